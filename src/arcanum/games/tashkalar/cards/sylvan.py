"""The Sylvan deck."""

from typing import TYPE_CHECKING

from arcanum.core.table import Flow
from arcanum.games.tashkalar.arena import (
    AROUND,
    AT_TWO,
    DIAGONAL,
    GRID,
    NEIGHBOURS,
    NOWHERE,
    RAY,
    WITHIN_THREE,
    WITHIN_TWO,
    direction_between,
)
from arcanum.games.tashkalar.being import Being, put_into_the_deck
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMBAT,
    COMMON,
    HEROIC,
    NO_CARD,
    NON_LEGENDARY,
    ONLY_COMMON,
    ONLY_HEROIC,
    RANK_OF,
    STANDARD,
    SYLVAN,
    UPGRADED,
    of_any,
    of_side,
)
from arcanum.games.tashkalar.dealing import put_on_top
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    PUT_ON_TOP,
    being_alone,
    choose_alternative,
    choose_card,
    choose_direction,
    choose_enemy,
    choose_leap,
    choose_move,
    choose_move_among,
    choose_piece,
    choose_to_convert,
    choose_to_destroy,
    choose_to_place,
    choose_to_upgrade,
    destroy,
    destroy_all,
    draw_extra,
    empty_among,
    enemies_of,
    enemy,
    gain_action,
    marked_ways,
    moves_from,
    next_to,
    own,
    reach,
    source,
    upgrade,
)

if TYPE_CHECKING:
    from arcanum.core.words import Message


class Sapling(Being):
    """Upgrade it."""

    name = "sapling"
    pattern = [
        "@",
        "C",
        "C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        upgrade(t, t.now.being)
        yield from ()


class KiskinFarseeders(Being):
    """You may place one of your common pieces on an empty square next to any piece of yours."""

    name = "kiskin-farseeders"
    pattern = [
        ".@C",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        near = next_to(t, t.all_of(own(me, ANY_RANK)))
        yield from choose_to_place(t, near, side=me.side)


class ChargingBuck(Being):
    """It may make up to 2 combat leaps, each over exactly distance 2 (ruling: several_moves)."""

    name = "charging-buck"
    pattern = [
        ".@",
        "CC",
        "C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            leapt = yield from choose_leap(t, being_alone(t), COMBAT, AT_TWO[t.now.being], left=left)
            if not leapt.made:
                break


class ForestWardens(Being):
    """Destroy a common piece of an enemy with more of them than you, then a heroic one of one with more upgraded.

    Rulings: as_far_as_possible, on_the_arena, team_comparison, which_enemy.
    """

    name = "forest-wardens"
    pattern = [
        "C.@C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from self.thin_out(t, me, ONLY_COMMON, ONLY_COMMON)
        yield from self.thin_out(t, me, UPGRADED, ONLY_HEROIC)

    def thin_out(self, t: TashKalarTable, me: Player, compared: int, ranks: int) -> Flow[None]:
        """Destroy a piece of an enemy who has more pieces of the compared ranks."""
        targets: list[int] = []
        for side in enemies_of(t, me):
            if t.count(side, compared) > t.count(me.side, compared):
                targets += t.all_of(of_side(side, ranks))
        yield from choose_to_destroy(t, targets, must=True)


class Naiad(Being):
    """Make a standard move with each of up to 2 of your pieces that are next to her now.

    Rulings: naiad_adjacency, pieces_not_squares.
    """

    name = "naiad"
    pattern = [
        "..@",
        "CCC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        t.now.chosen = t.find(NEIGHBOURS[t.now.being], own(me, ANY_RANK))
        for left in (2, 1):
            moved = yield from choose_move(t, t.now.chosen, STANDARD, left=left)
            if not moved.made:
                break
            t.now.chosen.remove(moved.target)


class KiskinSpirit(Being):
    """You may put a card of your discard pile on top of your deck. If you do, you draw one more after this turn.

    With an empty discard pile you draw it all the same.
    Rulings: spirit_own_card, turned_trigger_stays, effects_of_the_mate.
    """

    name = "kiskin-spirit"
    rank = HEROIC
    pattern = [
        "C.@",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        discard = me.own.discard
        if discard:
            prompt: Message = ("may-put-on-top", "card", source(t))
            card = yield from choose_card(t, prompt, PUT_ON_TOP, discard)
            if card == NO_CARD:
                return
            me.own.discard.remove(card)
            put_on_top(t, me, card)
        draw_extra(t, beings=1)


class Dryad(Being):
    """You may convert an enemy common or heroic piece next to her into a common one."""

    name = "dryad"
    rank = HEROIC
    pattern = [
        "C.",
        ".c",
        ".C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        targets = t.find(NEIGHBOURS[t.now.being], enemy(me, NON_LEGENDARY))
        yield from choose_to_convert(t, me, targets, to=COMMON)


class CentaurSpearman(Being):
    """He may make a combat move. If he does, destroy the next piece straight on, unless it is legendary."""

    name = "centaur-spearman"
    rank = HEROIC
    pattern = [
        "@..",
        "CCC",
        "..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        moved = yield from choose_move(t, being_alone(t), COMBAT)
        if moved.made:
            way = direction_between(moved.origin, moved.target)
            line = t.find(RAY[moved.target * AROUND + way], of_any(ANY_RANK))
            destroy_all(t, t.find(line[:1], of_any(NON_LEGENDARY)))


class CentaurChieftain(Being):
    """He may make a combat move. Then make up to 3 in the same direction with your other pieces.

    Ruling: several_moves.
    """

    name = "centaur-chieftain"
    rank = HEROIC
    pattern = [
        "C...",
        ".C@.",
        "..C.",
        "...C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        moved = yield from choose_move(t, being_alone(t), COMBAT)
        if not moved.made:
            return
        way = direction_between(moved.origin, moved.target)
        for left in (3, 2, 1):
            pairs: list[int] = []
            for origin in t.all_of(own(me, ANY_RANK)):
                if origin not in being_alone(t):
                    pairs += [origin * GRID + to for to in reach(t, origin, way, COMBAT, 1)]
            moved = yield from choose_move_among(t, pairs, COMBAT, left=left)
            if not moved.made:
                break


class Unicorn(Being):
    """It may make a combat move, or you gain an action."""

    name = "unicorn"
    rank = HEROIC
    pattern = [
        ".C@",
        "CC.",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        way = yield from choose_alternative(t, ["combat-move", "gain-action"])
        if way == "gain-action":
            gain_action(t)
        else:
            yield from choose_move(t, being_alone(t), COMBAT)


class SylvanQueen(Being):
    """You may convert an enemy common or heroic piece diagonally next to her."""

    name = "sylvan-queen"
    rank = HEROIC
    pattern = [
        "@..",
        "C.C",
        ".C.",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_convert(t, me, t.find(DIAGONAL[t.now.being], enemy(me, NON_LEGENDARY)))


class SylvanPrincess(Being):
    """You may convert an enemy common piece diagonally next to her."""

    name = "sylvan-princess"
    rank = HEROIC
    pattern = [
        "@.",
        "C.",
        ".C",
        "C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_convert(t, me, t.find(DIAGONAL[t.now.being], enemy(me, ONLY_COMMON)))


class WoodlandDruid(Being):
    """Upgrade a common piece of each colour, your own included.

    Rulings: as_far_as_possible, druid_colours.
    """

    name = "woodland-druid"
    rank = HEROIC
    pattern = [
        "C.C",
        ".@.",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for side in [me.side, *enemies_of(t, me)]:
            yield from choose_to_upgrade(t, t.all_of(of_side(side, ONLY_COMMON)), must=True)


class ForestAncient(Being):
    """Place 2 enemy common pieces up to distance 2, then destroy 2 of the same colours up to distance 3.

    Rulings: ancient_short, which_enemy, destroyed_in_supply.
    """

    name = "forest-ancient"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@C",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        placed: list[int] = []
        for _ in range(2):
            sides = [side for side in enemies_of(t, me) if t.has_spare(side, COMMON)]
            free = empty_among(t, WITHIN_TWO[t.now.being])
            if sides and free:
                prompt: Message = ("place-whose", "card", source(t))
                side = yield from choose_enemy(t, prompt, sides)
                yield from choose_to_place(t, free, side=side, must=True)
                placed.append(side)
        for side in placed:
            near = t.find(WITHIN_THREE[t.now.being], of_side(side, ONLY_COMMON))
            yield from choose_to_destroy(t, near, must=True)


class ForestMystic(Being):
    """At the end of this turn, draw a being and a legend more (rulings: empty_decks, effects_of_the_mate)."""

    name = "forest-mystic"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@.",
        "..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        draw_extra(t, beings=1, legends=1)
        yield from ()


class KiskinLeafsplitter(Being):
    """Up to twice, choose a diagonal direction: destroy the first piece on that line.

    Ruling: leafsplitter_shots.
    """

    name = "kiskin-leafsplitter"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@C",
        ".C.",
    ]
    marks = [
        "*.*",
        ".@.",
        "*.*",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        at = t.now.being * AROUND
        for left in (2, 1):
            ways = [way for way in marked_ways(t) if t.find(RAY[at + way], of_any(ANY_RANK))]
            way = yield from choose_direction(t, ways, left=left)
            if way == NOWHERE:
                break
            destroy(t, t.find(RAY[at + way], of_any(ANY_RANK))[0])


class KiskinBoughrunner(Being):
    """It may make up to 3 combat moves, each to a square next to another piece of yours."""

    name = "kiskin-boughrunner"
    rank = HEROIC
    pattern = [
        ".@.",
        "CCC",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (3, 2, 1):
            at = t.now.being
            steps: list[int] = []
            for to in moves_from(t, at, COMBAT):
                friends = t.find(NEIGHBOURS[to], own(me, ANY_RANK))
                if [friend for friend in friends if friend != at]:
                    steps.append(at * GRID + to)
            moved = yield from choose_move_among(t, steps, COMBAT, left=left)
            if not moved.made:
                break


class TreeShepherd(Being):
    """Choose one of your pieces: a common one is upgraded, the others may move.

    A heroic piece makes a combat move, a legendary one a standard move.
    """

    name = "tree-shepherd"
    rank = HEROIC
    pattern = [
        "C@C",
        ".CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        square = yield from choose_piece(t, t.all_of(own(me, ANY_RANK)), must=True)
        rank = RANK_OF[t.squares[square]]
        if rank == COMMON:
            upgrade(t, square)
        else:
            yield from choose_move(t, [square], COMBAT if rank == HEROIC else STANDARD)


put_into_the_deck(
    SYLVAN,
    [
        Sapling(),
        KiskinFarseeders(),
        ChargingBuck(),
        ForestWardens(),
        Naiad(),
        KiskinSpirit(),
        Dryad(),
        CentaurSpearman(),
        CentaurChieftain(),
        Unicorn(),
        SylvanQueen(),
        SylvanPrincess(),
        WoodlandDruid(),
        ForestAncient(),
        ForestMystic(),
        KiskinLeafsplitter(),
        KiskinBoughrunner(),
        TreeShepherd(),
    ],
)
