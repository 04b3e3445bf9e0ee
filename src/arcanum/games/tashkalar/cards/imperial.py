"""The Imperial deck: the northern and the southern one hold the same cards."""

from arcanum.core.table import Flow
from arcanum.games.tashkalar.arena import AROUND, DIAGONAL, GRID, NEIGHBOURS, NOWHERE, RAY
from arcanum.games.tashkalar.being import Being, put_into_the_deck
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMBAT,
    COMMON,
    EMPTY,
    HEROIC,
    IMPERIAL,
    LEGENDARY,
    MIXED,
    NON_LEGENDARY,
    ON_EMPTY,
    ONLY_COMMON,
    ONLY_HEROIC,
    RANK_OF,
    SIDE_OF,
    STANDARD,
    TO_EMPTY,
    of_any,
    of_side,
)
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    all_moves,
    being_alone,
    choose_direction,
    choose_leap,
    choose_move,
    choose_move_among,
    choose_slide,
    choose_to_destroy,
    choose_to_downgrade,
    choose_to_place,
    choose_to_upgrade,
    destroy,
    destroy_all,
    enemy,
    gain_action,
    marked_ways,
    marks,
    own,
    reach,
    upgrade,
)


class Swordmaster(Being):
    """You may destroy an enemy common piece diagonally next to it; if you do, it is upgraded."""

    name = "swordmaster"
    pattern = [
        "C",
        "@",
        "C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        victim = yield from choose_to_destroy(t, t.find(DIAGONAL[t.now.being], enemy(me, ONLY_COMMON)))
        if victim != NOWHERE:
            upgrade(t, t.now.being)


class Messenger(Being):
    """One of your common or heroic pieces may make any number of standard moves in one direction."""

    name = "messenger"
    pattern = [
        "@..",
        ".C.",
        "..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        slides: list[int] = []
        for origin in t.all_of(own(me, NON_LEGENDARY)):
            for direction in range(AROUND):
                slides += [origin * GRID + target for target in reach(t, origin, direction, STANDARD)]
        yield from choose_slide(t, slides)


class Herald(Being):
    """Make up to 2 moves with your pieces, each onto an empty square (ruling: several_moves)."""

    name = "herald"
    pattern = [
        "@..",
        ".CC",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            moved = yield from choose_move(t, t.all_of(own(me, ANY_RANK)), TO_EMPTY, left=left)
            if not moved.made:
                break


class Bomb(Being):
    """If you have an action left, destroy it and all common pieces next to it (ruling: bomb_actions)."""

    name = "bomb"
    pattern = [
        "@.",
        ".C",
        ".C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if t.now.actions:
            destroy(t, t.now.being)
            destroy_all(t, t.find(NEIGHBOURS[t.now.being], of_any(ONLY_COMMON)))
        yield from ()


class Chronicler(Being):
    """Upgrade another of your common pieces; it may make a standard move (ruling: as_far_as_possible)."""

    name = "chronicler"
    pattern = [
        ".C.",
        "C@C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        others = [square for square in t.all_of(own(me, ONLY_COMMON)) if square != t.now.being]
        raised = yield from choose_to_upgrade(t, others, must=True)
        if raised != NOWHERE:
            yield from choose_move(t, [raised], STANDARD)


class Assassin(Being):
    """Destroy whatever stands on the marked square; if it was empty, the Assassin may move there.

    Ruling: orientation_choice.
    """

    name = "assassin"
    rank = HEROIC
    pattern = [
        "..C.",
        ".C..",
        "C...",
        "...@",
    ]
    marks = [
        "*.",
        ".@",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        marked = marks(t)
        if t.find(marked, ON_EMPTY):
            steps = [t.now.being * GRID + target for target in marked]
            yield from choose_move_among(t, steps, TO_EMPTY)
        else:
            destroy_all(t, marked)


class TimeMage(Being):
    """You gain an action. Destroy an enemy piece on the marked square (ruling: orientation_choice)."""

    name = "time-mage"
    rank = HEROIC
    pattern = [
        ".C@",
        "C.C",
        ".C.",
    ]
    marks = [
        ".@",
        "*.",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        gain_action(t)
        destroy_all(t, t.find(marks(t), enemy(me, ANY_RANK)))
        yield from ()


class Summoner(Being):
    """Place up to 2 of your common pieces on empty marked squares (ruling: orientation_choice)."""

    name = "summoner"
    rank = HEROIC
    pattern = [
        ".@.",
        "CCC",
    ]
    marks = [
        "*.*.*",
        ".***.",
        "**@**",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            square = yield from choose_to_place(t, marks(t), side=me.side, left=left)
            if square == NOWHERE:
                break


class Hypnotist(Being):
    """Make a combat move with each of up to 3 common or 2 heroic pieces of one enemy.

    Rulings: several_moves, moved_enemies_capture, which_enemy.
    """

    name = "hypnotist"
    rank = HEROIC
    pattern = [
        "..C",
        "C@C",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        commons = all_moves(t, t.all_of(enemy(me, ONLY_COMMON)), COMBAT)
        pairs = all_moves(t, t.all_of(enemy(me, NON_LEGENDARY)), COMBAT)
        moved = yield from choose_move_among(t, pairs, COMBAT, left=3 if commons else 2)
        if not moved.made:
            return
        piece = t.squares[moved.target]
        alike = of_side(SIDE_OF[piece], 1 << RANK_OF[piece])
        t.now.chosen.append(moved.target)
        for left in (2, 1) if RANK_OF[piece] == COMMON else (1,):
            others = [square for square in t.all_of(alike) if square not in t.now.chosen]
            moved = yield from choose_move(t, others, COMBAT, left=left)
            if not moved.made:
                break
            t.now.chosen.append(moved.target)


class Cannon(Being):
    """You may choose a marked direction: destroy all common pieces on that line (ruling: orientation_choice)."""

    name = "cannon"
    rank = HEROIC
    pattern = [
        ".Cc",
        "C..",
    ]
    marks = [
        "***",
        ".@*",
        "***",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        at = t.now.being * AROUND
        ways = [way for way in marked_ways(t) if t.find(RAY[at + way], of_any(ONLY_COMMON))]
        way = yield from choose_direction(t, ways)
        if way != NOWHERE:
            destroy_all(t, t.find(RAY[at + way], of_any(ONLY_COMMON)))


class Champion(Being):
    """You may destroy an enemy piece next to it; if it was legendary, it is destroyed, too: you gain an action."""

    name = "champion"
    rank = HEROIC
    pattern = [
        "C@",
        "CC",
        ".C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        targets = t.find(NEIGHBOURS[t.now.being], enemy(me, ANY_RANK))
        legends = [square for square in targets if RANK_OF[t.squares[square]] == LEGENDARY]
        victim = yield from choose_to_destroy(t, targets)
        if victim in legends:
            destroy(t, t.now.being)
            gain_action(t)


class InfantryCaptain(Being):
    """Make up to 2 combat moves with your other pieces (ruling: several_moves)."""

    name = "infantry-captain"
    rank = HEROIC
    pattern = [
        "..@..",
        "CC.CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            others = [square for square in t.all_of(own(me, ANY_RANK)) if square not in being_alone(t)]
            moved = yield from choose_move(t, others, COMBAT, left=left)
            if not moved.made:
                break


class CavalryCaptain(Being):
    """With one of your other pieces, make up to 2 standard moves and 1 combat move, in any order.

    So one of up to three moves may destroy a piece of the same rank.
    """

    name = "cavalry-captain"
    rank = HEROIC
    pattern = [
        ".@.",
        "C.C",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        riders = [square for square in t.all_of(own(me, ANY_RANK)) if square != t.now.being]
        kind = COMBAT
        for left in (3, 2, 1):
            word = MIXED if kind == COMBAT else STANDARD
            moved = yield from choose_move_among(t, all_moves(t, riders, kind), word, left=left)
            if not moved.made:
                break
            riders = [moved.target]
            if RANK_OF[moved.victim] == RANK_OF[t.squares[moved.target]]:
                kind = STANDARD


class GryphonRider(Being):
    """It may make a combat leap. If it did, you may downgrade it and place one of your common pieces next to it.

    Both come together (rulings: gryphon_package, adjacent_now).
    """

    name = "gryphon-rider"
    rank = HEROIC
    pattern = [
        ".C@.",
        "C.C.",
        "...C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        leapt = yield from choose_leap(t, being_alone(t), COMBAT)
        if not leapt.made:
            return
        lowered = yield from choose_to_downgrade(t, being_alone(t))
        if lowered != NOWHERE:
            yield from choose_to_place(t, NEIGHBOURS[lowered], side=me.side, must=True)


class Knight(Being):
    """It may make up to 3 combat moves, but never onto a common piece."""

    name = "knight"
    rank = HEROIC
    pattern = [
        ".@.",
        "CCC",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (3, 2, 1):
            at = t.now.being
            free = t.find(NEIGHBOURS[at], ON_EMPTY | of_any(ONLY_HEROIC))
            moved = yield from choose_move_among(t, [at * GRID + to for to in free], COMBAT, left=left)
            if not moved.made:
                break


class HighPriestess(Being):
    """She may make a standard move. Then you may upgrade a common piece next to her."""

    name = "high-priestess"
    rank = HEROIC
    pattern = [
        ".c.",
        "...",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_move(t, being_alone(t), STANDARD)
        yield from choose_to_upgrade(t, t.find(NEIGHBOURS[t.now.being], of_any(ONLY_COMMON)))


class MasterOfIntrigue(Being):
    """Make up to 3 moves: standard ones of his, combat ones of common and heroic pieces that were used for him.

    Pieces are told apart, not squares (rulings: pieces_not_squares, used_pieces).
    """

    name = "master-of-intrigue"
    rank = HEROIC
    pattern = [
        "C.C",
        ".@.",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (3, 2, 1):
            agents = t.find(t.now.used, of_any(NON_LEGENDARY))
            pairs = all_moves(t, being_alone(t), STANDARD) + all_moves(t, agents, COMBAT)
            moved = yield from choose_move_among(t, pairs, MIXED, left=left)
            if not moved.made:
                break


class GunTower(Being):
    """You may choose a marked direction: destroy the first 2 pieces on that line; a legendary piece ends it."""

    name = "gun-tower"
    rank = HEROIC
    pattern = [
        "@.",
        "CC",
        "CC",
    ]
    marks = [
        "*@*",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        ways = [way for way in marked_ways(t) if self.targets(t, way)]
        way = yield from choose_direction(t, ways)
        if way != NOWHERE:
            destroy_all(t, self.targets(t, way))

    def targets(self, t: TashKalarTable, way: int) -> list[int]:
        """What a shot in this direction hits."""
        hit: list[int] = []
        for square in RAY[t.now.being * AROUND + way]:
            piece = t.squares[square]
            if RANK_OF[piece] == LEGENDARY or len(hit) == 2:
                break
            if piece != EMPTY:
                hit.append(square)
        return hit


put_into_the_deck(
    IMPERIAL,
    [
        Swordmaster(),
        Messenger(),
        Herald(),
        Bomb(),
        Chronicler(),
        Assassin(),
        TimeMage(),
        Summoner(),
        Hypnotist(),
        Cannon(),
        Champion(),
        InfantryCaptain(),
        CavalryCaptain(),
        GryphonRider(),
        Knight(),
        HighPriestess(),
        MasterOfIntrigue(),
        GunTower(),
    ],
)
