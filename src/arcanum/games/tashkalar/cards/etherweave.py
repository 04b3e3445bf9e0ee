"""The Etherweave deck: most of its beings have a warp effect besides, or instead, of the ordinary one."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.tashkalar.arena import (
    AROUND,
    AT_TWO,
    COLOURLESS,
    GRID,
    NEIGHBOURS,
    NOWHERE,
    SQUARE_OF,
    SQUARES,
    STEP,
    direction_between,
)
from arcanum.games.tashkalar.being import BEINGS, Being, put_into_the_deck
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMBAT,
    COMMON,
    EMPTY,
    ENTERS,
    ETHERWEAVE,
    HAS_WARP,
    HEROIC,
    MIXED,
    NO_CARD,
    NON_LEGENDARY,
    NUMBER_OF,
    ON_EMPTY,
    ONLY_COMMON,
    ONLY_HEROIC,
    ONLY_LEGENDARY,
    RANK_OF,
    SIDE_OF,
    STANDARD,
    UPGRADED,
    of_any,
    of_side,
    options_to,
)
from arcanum.games.tashkalar.dealing import put_on_top, throw, throw_from_hand
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    CHOOSE,
    DESTROY,
    MOVE,
    SLIDE,
    STOP,
    TAKE,
    UPGRADE,
    all_moves,
    ask,
    being_alone,
    can_upgrade,
    choose_alternative,
    choose_card,
    choose_enemy,
    choose_from_hand,
    choose_move,
    choose_move_among,
    choose_piece,
    choose_square,
    choose_swap,
    choose_to_destroy,
    choose_to_place,
    choose_to_upgrade,
    count_as_legend,
    destroy,
    destroy_all,
    enemies_of,
    enemy,
    gain_action,
    leap_from_card,
    marked_ways,
    marks,
    move,
    moves_from,
    next_to,
    own,
    place,
    reach,
    slide,
    source,
    store,
    upgrade,
)

DISCARD: Final = options_to("discard")
WARP: Final = options_to("warp")


# What several effects have in common.


def within_reach(me: Player) -> list[int]:
    """The pending being, as far as other effects may deal with it: never the Merchant of Time."""
    return [me.pending] if me.pending != NO_CARD and BEINGS[me.pending].copyable else []


def may_discard_pending(t: TashKalarTable, me: Player) -> Flow[None]:
    """The player may discard the pending being; nothing is pending then (ruling: copy_worm_itself)."""
    prompt: Message = ("may-discard-pending", "card", source(t))
    card = yield from choose_card(t, prompt, DISCARD, within_reach(me))
    if card != NO_CARD:
        me.pending = NO_CARD
        throw(t, me, card)


def copy_warp(t: TashKalarTable, me: Player, card: int) -> Flow[None]:
    """Carry out a warp effect as a normal one: nothing becomes pending, and it counts as not played.

    Rulings: copy_scope, copy_impossible.
    """
    t.now.source = card
    t.tell("copy-warp", me.seat, card)
    yield from BEINGS[card].warp(t, me)


def choose_one(t: TashKalarTable, options: list[Option]) -> Flow[Option]:
    """One of the things that a card offers, or none of them."""
    prompt: Message = ("choose-alternative", "card", source(t))
    return (yield from ask(t, prompt, [*options, STOP]))


def opposite(direction: int) -> int:
    return (direction + AROUND // 2) % AROUND


class ShadowTwin(Being):
    """Its effect needs the card of the other twin in the discard pile. Warp: upgrade one of your common pieces."""

    twin = ""
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if NUMBER_OF[self.twin] in me.own.discard:
            yield from self.together(t, me)

    def together(self, t: TashKalarTable, me: Player) -> Flow[None]:
        """What happens when the twins have met."""
        raise NotImplementedError

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_upgrade(t, t.all_of(own(me, ONLY_COMMON)), must=True)


class Doppelganger(Being):
    """Carry out the warp effect of your pending being, if it can be copied (ruling: copy_scope)."""

    name = "doppelganger"
    pattern = [
        "C@",
        "C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for card in within_reach(me):
            yield from copy_warp(t, me, card)


class ParadoxWorm(Being):
    """You may swap one of your common or heroic pieces with an enemy piece of the same rank.

    Warp: upgrade an enemy common piece; then you may discard your pending being.

    Rulings: paradox_then, copy_worm_itself, swap_not_move.
    """

    name = "paradox-worm"
    pattern = [
        "..C@",
        "CC..",
    ]
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        pairs: list[int] = []
        for rank in (ONLY_COMMON, ONLY_HEROIC):
            others = t.all_of(enemy(me, rank))
            pairs += [one * GRID + other for one in t.all_of(own(me, rank)) for other in others]
        yield from choose_swap(t, pairs)

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_upgrade(t, t.all_of(enemy(me, ONLY_COMMON)), must=True)
        yield from may_discard_pending(t, me)


class LesserShadowTwin(ShadowTwin):
    """Choose a piece of yours: you may destroy up to 2 common pieces next to it (ruling: lesser_twin_order)."""

    name = "lesser-shadow-twin"
    pattern = [
        "@..",
        "CCC",
    ]
    twin = "greater-shadow-twin"

    def together(self, t: TashKalarTable, me: Player) -> Flow[None]:
        pieces = [
            square for square in t.all_of(own(me, ANY_RANK)) if t.find(NEIGHBOURS[square], of_any(ONLY_COMMON))
        ]
        chosen = yield from choose_piece(t, pieces)
        if chosen == NOWHERE:
            return
        t.now.chosen.append(chosen)
        for left in (2, 1):
            victims = t.find(NEIGHBOURS[chosen], of_any(ONLY_COMMON))
            victim = yield from choose_to_destroy(t, victims, left=min(left, len(victims)))
            if victim == NOWHERE:
                break


class Translocationist(Being):
    """You may make up to 2 swaps, each of another heroic piece of yours with one of your common pieces.

    Warp: you gain an action.

    Rulings: translocation_repeat, swap_not_move.
    """

    name = "translocationist"
    pattern = [
        "..C",
        "C@.",
        "CC.",
    ]
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            heroes = [square for square in t.all_of(own(me, ONLY_HEROIC)) if square not in t.now.chosen]
            commons = t.all_of(own(me, ONLY_COMMON))
            pairs = [one * GRID + other for one in heroes for other in commons]
            pair = yield from choose_swap(t, pairs, left=min(left, len(heroes)))
            if pair == NOWHERE:
                break
            t.now.chosen.append(pair % GRID)

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        gain_action(t)
        yield from ()


class AntimatterSpirit(Being):
    """Nothing happens when it is summoned.

    Warp: place one of your common pieces on an empty colourless square; it makes a combat move. Place an enemy
    common piece on the same square; it makes a combat move in the opposite direction. All of it, or nothing.

    Rulings: antimatter_colour, destroyed_in_supply, moved_enemies_capture.
    """

    name = "antimatter-spirit"
    pattern = [
        "..C",
        ".@.",
        "C..",
    ]
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from ()

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        squares = [square for square in t.find(COLOURLESS, ON_EMPTY) if self.first_moves(t, me, square)]
        start = yield from choose_to_place(t, squares, side=me.side, must=True)
        if start == NOWHERE:
            return
        moved = yield from choose_move_among(t, self.first_moves(t, me, start), COMBAT, must=True)
        prompt: Message = ("choose-colour", "card", source(t))
        side = yield from choose_enemy(t, prompt, self.enemies_in_supply(t, me))
        place(t, side, COMMON, start)
        back = opposite(direction_between(start, moved.target))
        move(t, start, STEP[start * AROUND + back])

    def first_moves(self, t: TashKalarTable, me: Player, start: int) -> list[int]:
        """The moves from the square after which an enemy piece can follow, as pairs."""
        able = bool(self.enemies_in_supply(t, me))
        moves: list[int] = []
        for way in range(AROUND):
            ends = [STEP[start * AROUND + way], STEP[start * AROUND + opposite(way)]]
            if NOWHERE in ends or len(t.find(ends, ENTERS[COMBAT][COMMON])) < 2:
                continue
            if able or t.find(ends[:1], enemy(me, ONLY_COMMON)):  # what is destroyed now can be placed then
                moves.append(start * GRID + ends[0])
        return moves

    def enemies_in_supply(self, t: TashKalarTable, me: Player) -> list[int]:
        return [side for side in enemies_of(t, me) if t.has_spare(side, COMMON)]


class MerchantOfTime(Being):
    """The piece on his card makes a standard leap to a colourless square, whosever it is.

    Warp: lay a piece from a colourless square on this card. It is off the arena, but not destroyed. No other
    effect copies this one, or discards or takes back the Merchant while he is pending.

    Rulings: merchant_compulsory, merchant_from_others, merchant_end, moved_enemies_capture.
    """

    name = "merchant-of-time"
    rank = HEROIC
    pattern = [
        "..@.",
        ".C.C",
        "C.C.",
    ]
    warps = True
    copyable = False

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if me.stored == EMPTY:
            return
        squares = t.find(COLOURLESS, ENTERS[STANDARD][RANK_OF[me.stored]])
        prompt: Message = ("leap-from-card", "card", source(t))
        square = yield from choose_square(t, prompt, CHOOSE, squares, must=True)
        if square != NOWHERE:
            leap_from_card(t, me, square)
        else:  # ruling: merchant_no_square
            t.give_back(me.stored)
            me.stored = EMPTY
            me.stored_gateway = False

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        square = yield from choose_piece(t, t.find(COLOURLESS, of_any(ANY_RANK)), must=True)
        if square != NOWHERE:
            store(t, me, square)


class GateOfOblivion(Being):
    """Destroy the piece on the purple square. You may destroy a common or heroic one on a red square.

    Warp: for the rest of this turn each piece that you destroy counts once more.

    Rulings: oblivion_orientation, oblivion_own, oblivion_own_turn, oblivion_stack, counting_expansions.
    """

    name = "gate-of-oblivion"
    rank = HEROIC
    pattern = [
        "C@C",
        "C.C",
    ]
    marks = [
        ".rrr.",
        "r.@.r",
        "r.p.r",
    ]
    oriented = True
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        destroy_all(t, t.find(marks(t, "p"), of_any(ANY_RANK)))
        yield from choose_to_destroy(t, t.find(marks(t, "r"), of_any(NON_LEGENDARY)))

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        t.now.echoes += 1
        yield from ()


class TimeTraveler(Being):
    """It is put on any empty colourless square. You may destroy a common piece next to it.

    If you do, the top card of your discard pile goes on top of your deck (ruling: deck_top).
    """

    name = "time-traveler"
    rank = HEROIC
    pattern = [
        "C..",
        ".c.",
        "..C",
    ]
    lands_anywhere = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        victim = yield from choose_to_destroy(t, t.find(NEIGHBOURS[t.now.being], of_any(ONLY_COMMON)))
        if victim != NOWHERE and me.own.discard:
            put_on_top(t, me, me.own.discard.pop())


class GreaterShadowTwin(ShadowTwin):
    """You may destroy a heroic piece that has at least 2 of your pieces next to it."""

    name = "greater-shadow-twin"
    rank = HEROIC
    pattern = [
        "@CCC",
    ]
    twin = "lesser-shadow-twin"

    def together(self, t: TashKalarTable, me: Player) -> Flow[None]:
        heroes = t.all_of(of_any(ONLY_HEROIC))
        beset = [square for square in heroes if len(t.find(NEIGHBOURS[square], own(me, ANY_RANK))) >= 2]
        yield from choose_to_destroy(t, beset)


class Warpmaster(Being):
    """You may take your pending being back into your hand, or he may make a standard move."""

    name = "warpmaster"
    rank = HEROIC
    pattern = [
        ".C.",
        "...",
        "C.@",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        options = [TAKE[card] for card in within_reach(me)]
        options += [MOVE[pair] for pair in all_moves(t, being_alone(t), STANDARD)]
        choice = yield from choose_one(t, options)
        if choice[0] == "take":
            card, me.pending = me.pending, NO_CARD
            me.hand.append(card)
            t.tell("recall", me.seat, card)
        elif choice[0] == "move":
            move(t, SQUARE_OF[choice[1]], SQUARE_OF[choice[2]])


class DarkSphere(Being):
    """Make a combat move with each of up to 3 common or heroic pieces, ending at distance 2 from the Sphere.

    Not all 3 may be of one colour (rulings: several_moves, moved_enemies_capture).
    """

    name = "dark-sphere"
    rank = HEROIC
    pattern = [
        "Cc",
        "CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        sides: list[int] = []  # whose pieces have moved
        for left in (3, 2, 1):
            kinds = of_any(NON_LEGENDARY)
            if len(sides) == 2 and sides[0] == sides[1]:
                kinds &= ~of_side(sides[0], ANY_RANK)
            pieces = [square for square in t.all_of(kinds) if square not in t.now.chosen]
            steps = [pair for pair in all_moves(t, pieces, COMBAT) if pair % GRID in AT_TWO[t.now.being]]
            moved = yield from choose_move_among(t, steps, COMBAT, left=left)
            if not moved.made:
                break
            t.now.chosen.append(moved.target)
            sides.append(SIDE_OF[t.squares[moved.target]])


class VoidSummoner(Being):
    """Up to 2 empty squares may stand in for your common pieces when you summon the next being of this turn.

    Warp: make a standard move with one of your common or heroic pieces.

    Rulings: void_summoning_square, void_square_used, traveler_with_void.
    """

    name = "void-summoner"
    rank = HEROIC
    pattern = [
        ".@C",
        ".C.",
        "C.C",
    ]
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        t.now.voids = 2
        yield from ()

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_move(t, t.all_of(own(me, NON_LEGENDARY)), STANDARD, must=True)


class EternalEmperor(Being):
    """You may carry out his warp effect, unless you played it in this turn (ruling: emperor_same_turn).

    Warp: place one of your common pieces, or make a combat move with a common piece of yours or a standard move
    with a heroic or legendary one (ruling: alternatives).
    """

    name = "eternal-emperor"
    rank = HEROIC
    pattern = [
        "C.",
        "C@",
        "CC",
    ]
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if self.number not in me.warped:
            yield from self.command(t, me, must=False)

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from self.command(t, me, must=True)

    def command(self, t: TashKalarTable, me: Player, *, must: bool) -> Flow[None]:
        ways = ["place-one"] if t.has_spare(me.side, COMMON) and t.all_of(ON_EMPTY) else []
        if self.moves(t, me):
            ways.append("move-one")
        way = yield from choose_alternative(t, ways, must=must)
        if way == "place-one":
            yield from choose_to_place(t, SQUARES, side=me.side, must=True)
        elif way == "move-one":
            yield from choose_move_among(t, self.moves(t, me), MIXED, must=True)

    def moves(self, t: TashKalarTable, me: Player) -> list[int]:
        commons, others = t.all_of(own(me, ONLY_COMMON)), t.all_of(own(me, UPGRADED))
        return all_moves(t, commons, COMBAT) + all_moves(t, others, STANDARD)


class RealityPatch(Being):
    """You may destroy a heroic piece of each enemy colour, discard your pending being, and discard a card.

    The card is any of your hand. The owner of the hand chooses it, even if the mate finishes the effect, who may
    not see it. The pending being is no card of the hand.

    Rulings: patch_order, patch_discards, pending_open, effects_of_the_mate.
    """

    name = "reality-patch"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@C",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for side in enemies_of(t, me):
            yield from choose_to_destroy(t, t.all_of(of_side(side, ONLY_HEROIC)))
        yield from may_discard_pending(t, me)
        prompt: Message = ("may-discard", "card", source(t))
        card = yield from choose_from_hand(t, me, prompt, DISCARD)
        if card != NO_CARD:
            throw_from_hand(t, me, card)


class PolarityQueen(Being):
    """A common or heroic piece of yours makes a combat move, then another makes one the opposite way.

    Neither is the Queen. Both moves are made, or none (ruling: queen_vacated).

    Warp: place one of your common pieces on an empty square next to an enemy piece.
    """

    name = "polarity-queen"
    rank = HEROIC
    pattern = [
        ".@.",
        "C.C",
        ".C.",
        ".C.",
    ]
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        first_moves = [
            origin * GRID + target
            for origin in self.subjects(t, me)
            for target in moves_from(t, origin, COMBAT)
            if self.second_moves(t, me, t.squares[origin], origin, target)
        ]
        moved = yield from choose_move_among(t, first_moves, COMBAT, must=True, left=2)
        if moved.made:
            first = t.squares[moved.target]
            second_moves = self.second_moves(t, me, first, moved.origin, moved.target)
            yield from choose_move_among(t, second_moves, COMBAT, must=True)

    def subjects(self, t: TashKalarTable, me: Player) -> list[int]:
        return [square for square in t.all_of(own(me, NON_LEGENDARY)) if square not in being_alone(t)]

    def second_moves(self, t: TashKalarTable, me: Player, first: int, origin: int, target: int) -> list[int]:
        """The moves that can follow once the first piece has gone from square to square, or if it should go."""
        back = opposite(direction_between(origin, target))
        moves: list[int] = []
        for other in self.subjects(t, me):
            onto = STEP[other * AROUND + back]
            if other in (origin, target) or onto == NOWHERE:
                continue
            met = first if onto == target else t.squares[onto]
            if ENTERS[COMBAT][RANK_OF[t.squares[other]]] >> met & 1:
                moves.append(other * GRID + onto)
        return moves

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        near = next_to(t, t.all_of(enemy(me, ANY_RANK)))
        yield from choose_to_place(t, near, side=me.side, must=True)


class Singularity(Being):
    """Choose an empty colourless square: all common pieces next to it make a combat move onto it, in your order.

    So the last one survives (ruling: moved_enemies_capture).
    """

    name = "singularity"
    rank = HEROIC
    pattern = [
        "C.C",
        ".@.",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        prompt: Message = ("choose-square", "card", source(t))
        square = yield from choose_square(t, prompt, CHOOSE, t.find(COLOURLESS, ON_EMPTY), must=True)
        if square == NOWHERE:
            return
        t.now.spots.append(square)
        while drawn := t.find(NEIGHBOURS[square], of_any(ONLY_COMMON)):
            steps = [near * GRID + square for near in drawn]
            yield from choose_move_among(t, steps, COMBAT, must=True, left=len(drawn))


class ZigguratSentinel(Being):
    """You may carry out the warp effect of a card that you discarded, or it makes combat moves along the arrow.

    They are up to 3, and it may stop early.

    Warp: make a combat move or up to 2 standard moves with one of your common or heroic pieces.

    Rulings: copy_scope, copy_impossible, orientation_choice, ziggurat_second_step.
    """

    name = "ziggurat-sentinel"
    rank = HEROIC
    pattern = [
        "..@",
        "..C",
        ".CC",
        "CC.",
    ]
    marks = [
        ".@",
        "*.",
    ]
    oriented = True
    warps = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        at = t.now.being
        options = [WARP[card] for card in me.own.discard if HAS_WARP[card] and BEINGS[card].copyable]
        for way in marked_ways(t):
            options += [SLIDE[at * GRID + target] for target in reach(t, at, way, COMBAT, 3)]
        choice = yield from choose_one(t, options)
        if choice[0] == "warp":
            yield from copy_warp(t, me, NUMBER_OF[choice[1]])
        elif choice[0] == "slide":
            slide(t, at, SQUARE_OF[choice[2]])

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        steps = all_moves(t, t.all_of(own(me, NON_LEGENDARY)), COMBAT)
        moved = yield from choose_move_among(t, steps, MIXED, must=True, left=2)
        if moved.made and RANK_OF[moved.victim] != RANK_OF[t.squares[moved.target]]:
            yield from choose_move(t, [moved.target], STANDARD)


class IrisOfEternity(Being):
    """You may destroy a legendary piece next to her, or upgrade the Iris.

    If you upgrade her, she counts as a summoned legend, and you discard all legends of your hand.

    Rulings: counting_expansions, enemy_ranks, iris_hand_over.
    """

    name = "iris-of-eternity"
    rank = HEROIC
    pattern = [
        ".@.",
        "C.C",
        "C.C",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        options = [DESTROY[square] for square in t.find(NEIGHBOURS[t.now.being], of_any(ONLY_LEGENDARY))]
        options += [UPGRADE[square] for square in being_alone(t) if can_upgrade(t, square)]
        choice = yield from choose_one(t, options)
        if choice[0] == "destroy":
            destroy(t, SQUARE_OF[choice[1]])
        elif choice[0] == "upgrade":
            upgrade(t, t.now.being)
            yield from count_as_legend(t, me)
            for card in me.legends():
                throw_from_hand(t, me, card)


put_into_the_deck(
    ETHERWEAVE,
    [
        Doppelganger(),
        ParadoxWorm(),
        LesserShadowTwin(),
        Translocationist(),
        AntimatterSpirit(),
        MerchantOfTime(),
        GateOfOblivion(),
        TimeTraveler(),
        GreaterShadowTwin(),
        Warpmaster(),
        DarkSphere(),
        VoidSummoner(),
        EternalEmperor(),
        RealityPatch(),
        PolarityQueen(),
        Singularity(),
        ZigguratSentinel(),
        IrisOfEternity(),
    ],
)
