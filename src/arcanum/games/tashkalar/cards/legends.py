"""The legends, which all players share."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Option
from arcanum.games.tashkalar.arena import (
    AROUND,
    DIAGONAL,
    GREEN_SQUARES,
    GRID,
    NEIGHBOURS,
    NOWHERE,
    ORTHOGONAL,
    RAY,
    RED_SQUARES,
    SQUARE_OF,
    SQUARES,
    STEP,
    TINT_OF,
    WITHIN_THREE,
    WITHIN_TWO,
)
from arcanum.games.tashkalar.being import Being, put_into_the_deck
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMBAT,
    LEGENDARY,
    LEGENDS,
    NON_LEGENDARY,
    ON_EMPTY,
    ONLY_COMMON,
    ONLY_HEROIC,
    RANK_OF,
    RANKS,
    UPGRADED,
    of_any,
)
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    DESTROY,
    DOWNGRADE,
    PLACE,
    STOP,
    UPGRADE,
    all_moves,
    ask,
    being_alone,
    can_downgrade,
    choose_alternative,
    choose_direction,
    choose_move_among,
    choose_piece,
    choose_slide,
    choose_square,
    choose_to_destroy,
    choose_to_place,
    choose_to_upgrade,
    destroy,
    destroy_all,
    downgrade,
    enemy,
    leap,
    marked_ways,
    next_to,
    own,
    place,
    reach,
    source,
    upgrade,
)


class FireDragon(Being):
    """Choose a marked direction: on it and on both lines beside it, destroy pieces up to distance 2.

    Legendary ones survive. The first square of the direction has to exist (ruling: dragon_edge).
    """

    name = "fire-dragon"
    rank = LEGENDARY
    pattern = [
        "H.H",
        ".C.",
        ".H.",
        ".@.",
    ]
    marks = [
        "*@*",
        "***",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        at = t.now.being * AROUND
        ways = [way for way in marked_ways(t) if STEP[at + way] != NOWHERE]
        way = yield from choose_direction(t, ways, must=True)
        if way != NOWHERE:
            for line in (way - 1, way, way + 1):
                ray = RAY[at + line % AROUND]
                destroy_all(t, t.find(ray[:2], of_any(NON_LEGENDARY)))


class HellBull(Being):
    """It may make combat moves in one direction, up to a legendary piece that it destroys."""

    name = "hell-bull"
    rank = LEGENDARY
    pattern = [
        "C.C",
        "HcH",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        origin = t.now.being
        slides: list[int] = []
        for direction in range(AROUND):
            for target in reach(t, origin, direction, COMBAT):
                slides.append(origin * GRID + target)
                if RANK_OF[t.squares[target]] == LEGENDARY:
                    break
        yield from choose_slide(t, slides)


class AngelOfDeath(Being):
    """You may choose another piece: it is upgraded, if it can be, and the Angel leaps onto it.

    Ruling: angel_leaps.
    """

    name = "angel-of-death"
    rank = LEGENDARY
    pattern = [
        ".C.C.",
        "C.h.C",
        "..C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        others = [square for square in t.all_of(of_any(ANY_RANK)) if square != t.now.being]
        victim = yield from choose_piece(t, others)
        if victim != NOWHERE:
            upgrade(t, victim)
            leap(t, t.now.being, victim)


class TheEldestTree(Being):
    """On up to 3 squares next to it: destroy an enemy, upgrade your common piece, or place one where none stands.

    Legendary enemies are safe.
    """

    name = "the-eldest-tree"
    rank = LEGENDARY
    pattern = [
        "...H.",
        "C.@.C",
        ".H...",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (3, 2, 1):
            around = [square for square in NEIGHBOURS[t.now.being] if square not in t.now.spots]
            options = [DESTROY[square] for square in t.find(around, enemy(me, NON_LEGENDARY))]
            options += [UPGRADE[square] for square in t.find(around, own(me, ONLY_COMMON))]
            if t.spare[me.side]:
                options += [PLACE[square] for square in t.find(around, ON_EMPTY)]
            if not options:
                break
            choice = yield from ask(t, ("tend", "card", source(t), "count", left), [*options, STOP])
            if choice[0] == "stop":
                break
            square = SQUARE_OF[choice[1]]
            t.now.spots.append(square)
            if choice[0] == "destroy":
                destroy(t, square)
            elif choice[0] == "upgrade":
                upgrade(t, square)
            else:
                place(t, me.side, 0, square)


class BoneCatapult(Being):
    """You may destroy a piece on a marked line, and with it all common pieces next to it."""

    name = "bone-catapult"
    rank = LEGENDARY
    pattern = [
        "C..",
        ".@.",
        "HHH",
    ]
    marks = [
        ".**",
        "*@*",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        targets: list[int] = []
        for way in marked_ways(t):
            targets += t.find(RAY[t.now.being * AROUND + way], of_any(ANY_RANK))
        victim = yield from choose_to_destroy(t, targets)
        if victim != NOWHERE:
            destroy_all(t, t.find(NEIGHBOURS[victim], of_any(ONLY_COMMON)))


class FireElemental(Being):
    """Destroy all common and heroic enemies next to it, or all common ones up to distance 2.

    Ruling: alternatives.
    """

    name = "fire-elemental"
    rank = LEGENDARY
    pattern = [
        "..@..",
        ".H.C.",
        "H.C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        way = yield from choose_alternative(t, ["near", "far"])
        if way == "near":
            destroy_all(t, t.find(NEIGHBOURS[t.now.being], enemy(me, NON_LEGENDARY)))
        else:
            destroy_all(t, t.find(WITHIN_TWO[t.now.being], enemy(me, ONLY_COMMON)))


class Leviathan(Being):
    """Downgrade a group of up to 3 upgraded pieces, or destroy a group of up to 4 common ones.

    Ruling: leviathan_group.

    The pieces of the group are named one by one, each next to one of those before. A legendary piece that cannot
    be downgraded belongs to no group.
    """

    name = "leviathan"
    rank = LEGENDARY
    pattern = [
        "....@",
        "..HH.",
        "HC...",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        upgraded = [square for square in t.all_of(of_any(UPGRADED)) if can_downgrade(t, square)]
        common = t.all_of(of_any(ONLY_COMMON))
        options = [DOWNGRADE[square] for square in upgraded] + [DESTROY[square] for square in common]
        choice = yield from ask(t, ("choose-group", "card", source(t)), [*options, STOP])
        if choice[0] == "stop":
            return
        square = SQUARE_OF[choice[1]]
        t.now.spots.append(square)
        if choice[0] == "downgrade":
            yield from self.lower(t, 2)
        else:
            yield from self.devour(t, 3)

    def lower(self, t: TashKalarTable, more: int) -> Flow[None]:
        """The rest of a group that is downgraded; a legendary piece takes a piece of its owner's supply."""
        downgrade(t, t.now.spots[0])
        for left in range(more, 0, -1):
            near = t.find(self.fringe(t), of_any(UPGRADED))
            near = [square for square in near if can_downgrade(t, square)]
            square = yield from self.add(t, DOWNGRADE, near, left)
            if square == NOWHERE:
                return
            downgrade(t, square)

    def devour(self, t: TashKalarTable, more: int) -> Flow[None]:
        """The rest of a group that is destroyed."""
        destroy(t, t.now.spots[0])
        for left in range(more, 0, -1):
            square = yield from self.add(t, DESTROY, t.find(self.fringe(t), of_any(ONLY_COMMON)), left)
            if square == NOWHERE:
                return
            destroy(t, square)

    def fringe(self, t: TashKalarTable) -> list[int]:
        """The squares next to the group so far."""
        return [square for square in next_to(t, t.now.spots) if square not in t.now.spots]

    def add(self, t: TashKalarTable, verb: list[Option], near: list[int], left: int) -> Flow[int]:
        prompt = ("extend-group", "card", source(t), "count", left)
        square = yield from choose_square(t, prompt, verb, near, must=False)
        if square != NOWHERE:
            t.now.spots.append(square)
        return square


class TwoHeadedDragon(Being):
    """You may upgrade a piece that was used for it. If you do, you may destroy a heroic piece next to that one.

    Rulings: pieces_not_squares, enemy_ranks, used_pieces.
    """

    name = "two-headed-dragon"
    rank = LEGENDARY
    pattern = [
        "@.H.",
        ".H..",
        "H.C.",
        "...C",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        raised = yield from choose_to_upgrade(t, t.find(t.now.used, of_any(NON_LEGENDARY)))
        if raised != NOWHERE:
            yield from choose_to_destroy(t, t.find(NEIGHBOURS[raised], of_any(ONLY_HEROIC)))


class EarthElemental(Being):
    """Destroy a piece on or next to red, upgrade a common one on or next to green, and it may move onto a colour.

    The victim is not legendary; the move is a combat move (ruling: as_far_as_possible).
    """

    name = "earth-elemental"
    rank = LEGENDARY
    pattern = [
        ".@C.",
        ".CC.",
        "H..H",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_destroy(t, t.find(NEAR_RED, of_any(NON_LEGENDARY)), must=True)
        yield from choose_to_upgrade(t, t.find(NEAR_GREEN, of_any(ONLY_COMMON)), must=True)
        steps = [pair for pair in all_moves(t, being_alone(t), COMBAT) if TINT_OF[pair % GRID]]
        yield from choose_move_among(t, steps, COMBAT)


class TimeElemental(Being):
    """After this turn you take another one (rulings: additional_turn, additional_turn_in_teams)."""

    name = "time-elemental"
    rank = LEGENDARY
    pattern = [
        ".@.",
        "H.H",
        ".H.",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        t.now.again += 1
        t.tell("another-turn", me.seat)
        yield from ()


class StormElemental(Being):
    """Place one of your pieces up to distance 3; it makes combat moves in one direction, then it is destroyed.

    A legendary piece makes up to 1 of them, a heroic one up to 3, a common one up to 5. You may place none.
    """

    name = "storm-elemental"
    rank = LEGENDARY
    pattern = [
        "H..",
        "H.H",
        ".c.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        ranks = [RANKS[rank] for rank in range(3) if t.has_spare(me.side, rank)]
        near = t.find(WITHIN_THREE[t.now.being], ON_EMPTY)
        word = yield from choose_alternative(t, ranks if near else [], must=False)
        if not word:
            return
        rank = RANKS.index(word)
        origin = yield from choose_to_place(t, near, rank=rank, side=me.side, must=True)
        slides: list[int] = []
        for direction in range(AROUND):
            slides += [origin * GRID + to for to in reach(t, origin, direction, COMBAT, MOST_MOVES[rank])]
        target = yield from choose_slide(t, slides)
        destroy(t, origin if target == NOWHERE else target)


class Titan(Being):
    """Destroy everything orthogonally next to it, and diagonally what is not legendary. None of it counts."""

    name = "titan"
    rank = LEGENDARY
    pattern = [
        ".@.",
        ".H.",
        ".H.",
        "CCC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        at = t.now.being
        destroy_all(t, t.find(ORTHOGONAL[at], of_any(ANY_RANK)), counts=0)
        destroy_all(t, t.find(DIAGONAL[at], of_any(NON_LEGENDARY)), counts=0)
        yield from ()


MOST_MOVES: Final = [5, 3, 1]  # of the Storm Elemental's piece, by rank


def on_or_next_to(squares: list[int]) -> list[int]:
    return [
        square for square in SQUARES if square in squares or any(each in squares for each in NEIGHBOURS[square])
    ]


NEAR_RED: Final = on_or_next_to(RED_SQUARES)
NEAR_GREEN: Final = on_or_next_to(GREEN_SQUARES)


put_into_the_deck(
    LEGENDS,
    [
        FireDragon(),
        HellBull(),
        AngelOfDeath(),
        TheEldestTree(),
        BoneCatapult(),
        FireElemental(),
        Leviathan(),
        TwoHeadedDragon(),
        EarthElemental(),
        TimeElemental(),
        StormElemental(),
        Titan(),
    ],
)
