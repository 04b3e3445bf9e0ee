"""Why something cannot be done now, in terms of the rules. The rules' own refusals, with their figures."""

from typing import Final

from arcanum.core.table import Decision
from arcanum.core.words import Option, Reason
from arcanum.games.tashkalar.arena import COLOURLESS, NAMES, NOWHERE, SQUARE_OF, SQUARES
from arcanum.games.tashkalar.being import ALL_TASKS
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    CARD_RANK,
    COLOURS,
    DECKS,
    EMPTY,
    FIRST_FLARE,
    FIRST_LEGEND,
    FLARE_LOWER,
    FLARE_UPPER,
    HAS_WARP,
    LANDS_ANYWHERE,
    NAME_OF,
    NO_CARD,
    NON_LEGENDARY,
    RANK_OF,
    RANKS,
    TASK_NAMES,
    TASK_NUMBER,
    UPGRADED,
    card_number,
    of_side,
)
from arcanum.games.tashkalar.patterns import FIRST, FIT_FOOT, FIT_TOP, LAST, SIZE, squares_of
from arcanum.games.tashkalar.rules import ACTS
from arcanum.games.tashkalar.summoning import (
    Boards,
    has_piece,
    in_hand,
    may_arrive,
    pieces_standing,
    ways_of_pattern,
)
from arcanum.games.tashkalar.table import MELEE, Player, TashKalarTable
from arcanum.games.tashkalar.verbs import enemies_of
from arcanum.games.tashkalar.view import knows_card

REASONS: Final[dict[str, str]] = {
    "not-offered": "turn",
    "other-phase": "turn",
    "other-step": "one-at-a-time",
    "no-effect": "turn",
    "return-with-discard": "discard",
    "must-choose": "compulsory",
    "not-a-target": "words",
    "not-a-target-of": "words",
    "only-placing": "handing-over",
    # decks
    "deck-taken": "decks",
    "deck-banned": "decks",
    # actions
    "no-actions": "actions",
    "actions-left": "actions",
    "square-occupied": "place",
    "supply-empty": "shortage",
    "supply-not-empty": "shortage",
    "not-own-piece": "shortage",
    "card-unseen": "open-and-hidden",
    "card-in-rival-hand": "open-and-hidden",
    "card-in-discard": "discard-pile",
    "card-pending": "pending",
    "card-frozen": "frozen",
    "not-own-deck": "discard",
    "discarded-already": "discard",
    # summoning
    "pattern-incomplete": "pattern",
    "pattern-blocked": "summoning-square",
    "no-such-square": "arena",
    "rank-too-high": "summoning-square",
    "no-piece-for-being": "shortage-of-pieces",
    "square-not-empty": "summoning-square",
    "square-coloured": "summoning-square",
    "say-how-it-lies": "orientation",
    "nothing-to-borrow": "improvised",
    # what costs no action
    "flared-already": "flares",
    "not-far-enough-behind": "flares",
    "upper-not-met": "flares",
    "lower-not-met": "flares",
    "nothing-frozen": "frozen",
    "thaws-by-summoning": "frozen",
    "no-warp": "warp",
    "has-pending": "pending",
    "first-own-turn": "warp",
    "no-mate": "handing-over",
    "handed-over": "handing-over",
    "not-last-turn": "conceding",
    "melee-no-conceding": "conceding",
    "mate-refused": "conceding",
    # the end of a turn
    "task-not-open": "tasks",
    "task-claimed": "tasks",
    "task-at-the-end": "tasks",
    "task-not-met": "tasks",
}
"""Every reason with the rule it cites, unless a card itself is the rule; the text is ``reason-<id>``."""

POINTED: Final = {"square", "title", "upper", "lower", "deck", "take-deck", "ban-deck"}
BESIDES: Final = {"flare", "thaw", "warp", "hand-over", "concede", "end-turn"}
EFFECTS: Final = {
    "destroy", "place", "upgrade", "downgrade", "convert", "choose", "move", "leap", "slide", "swap", "aim",
    "colour", "either", "pick-up", "take-back", "by", "keep", "apply", "leave-out", "throw-flare", "start",
    "claim-nothing", "take", "put-on-top", "put-into-play", "agree", "refuse", "stop",
}  # fmt: skip
"""The verbs of the steps of an effect, and of other questions in the middle of something."""


def why_not(t: TashKalarTable, decision: Decision, thing: Option) -> Reason | None:
    """The reason why the thing cannot be chosen; None when an offered option names it."""
    if is_offered(thing, decision):
        return None
    verb = str(part(thing, 0))
    if verb in POINTED:
        return why_not_piece(t, decision, verb, part(thing, 1))
    asked = str(decision.prompt[0])
    if asked == "act" and (verb in ACTS or verb in BESIDES):
        return why_not_act(t, t.players[decision.seat], verb, thing)
    if verb == "return" and asked == "return":
        return where(t, t.players[decision.seat], part(thing, 1))
    if verb == "claim":
        return why_not_claim(t, part(thing, 1))
    if verb == "stop":
        return because("must-choose")
    if verb in ACTS or verb in BESIDES or verb in EFFECTS or verb == "return":
        return why_not_step(t, decision, verb)
    return because("not-offered")


def is_offered(thing: Option, decision: Decision) -> bool:
    """Whether an option is the thing as far as it was named, or names the piece that somebody points at."""
    if len(thing) != 2:
        return False
    pointed = thing[0] in {"square", "title", "deck"}
    return any(option[:2] == thing or (pointed and thing[1] in option[1:]) for option in decision.options)


def why_not_piece(t: TashKalarTable, decision: Decision, kind: str, name: str | int) -> Reason | None:
    """What people point at by its name alone, without saying what to do with it."""
    if kind == "square":
        return why_not_square(t, decision, name)
    if kind == "title":
        return why_not_title(t, decision, name)
    if kind in {"upper", "lower"}:
        return why_not_half(t, decision, kind, name)
    return why_not_deck(t, name)


def why_not_step(t: TashKalarTable, decision: Decision, verb: str) -> Reason:
    """A step of an effect, or of another action, that is not under way or does not go there."""
    if decision.prompt[0] == "act":
        return because("return-with-discard" if verb == "return" else "no-effect")
    for option in decision.options:
        if option[0] == verb:
            return not_a_target(t)
    return because("other-step")


def part(thing: Option, place: int) -> str | int:
    """A word of the thing, or nothing where it is too short."""
    return thing[place] if place < len(thing) else ""


def because(reason: str, *figures: str | int) -> Reason:
    return Reason((reason, *figures), REASONS[reason])


def not_a_target(t: TashKalarTable) -> Reason:
    """The text of the card that asks wants something else."""
    if t.now.source == NO_CARD:
        return because("not-a-target")
    return Reason(("not-a-target-of", "card", NAME_OF[t.now.source]), f"card-{NAME_OF[t.now.source]}")


def why_not_square(t: TashKalarTable, decision: Decision, name: str | int) -> Reason:
    """A square at which somebody points: in his turn he means to place there."""
    if name not in SQUARE_OF:
        return because("no-such-square", "square", name)
    if decision.prompt[0] == "act":
        return why_not_place(t, t.me, SQUARE_OF[name])
    return not_a_target(t)


def why_not_title(t: TashKalarTable, decision: Decision, name: str | int) -> Reason:
    """A card or a task at which somebody points."""
    if name in TASK_NUMBER:
        return why_not_claim(t, name)
    me = t.players[decision.seat]
    card = card_number(name)
    if card == NO_CARD:
        return because("not-offered")
    if decision.prompt[0] == "act" and (card in me.hand or card == me.pending):
        if t.now.handed:
            return because("only-placing")
        return why_not_flare(t, me, name) if card >= FIRST_FLARE else why_not_being(t, me, card)
    return where(t, me, name)


# -- decks and tasks


def why_not_deck(t: TashKalarTable, name: str | int) -> Reason:
    if name not in DECKS:
        return because("not-offered")
    deck = DECKS.index(str(name))
    if deck in t.bans:
        return because("deck-banned", "deck", name)
    for player in t.players:
        if player.deck == deck:
            return because("deck-taken", "deck", name, "seat", player.seat)
    return because("other-phase")


def why_not_claim(t: TashKalarTable, name: str | int) -> Reason:
    if name not in TASK_NUMBER:
        return because("not-offered")
    task = TASK_NUMBER[name]
    for side in range(t.sides):
        if task in t.claimed[side]:
            seats = " ".join([str(player.seat) for player in t.players if player.side == side])
            return because("task-claimed", "task", TASK_NAMES[task], "seats", seats)
    if task not in t.open_tasks:
        return because("task-not-open", "task", TASK_NAMES[task])
    met = ALL_TASKS[task].met(t, t.me.side)
    rule = f"card-{TASK_NAMES[task]}"
    if met and t.phase != "finish":
        return Reason(("task-at-the-end", "task", TASK_NAMES[task]), rule)
    return Reason(("task-not-met", "task", TASK_NAMES[task]), rule)


# -- cards


def where(t: TashKalarTable, me: Player, name: str | int) -> Reason:
    """Where a card is that is not at hand, as far as the player may know."""
    card = card_number(name)
    if card == NO_CARD:
        return because("not-offered")
    title = ("card", NAME_OF[card])
    if card in me.hand:
        return because("other-step")
    if card == me.pending:
        return because("card-pending", *title)
    if card == me.frozen:
        return because("card-frozen", *title)
    piles = [t.legends, t.flares] if me.pile is None else [me.pile, t.legends, t.flares]
    for pile in piles:
        if card in pile.discard:
            return because("card-in-discard", *title)
    for player in t.players:
        if player is not me and card in player.hand and knows_card(t, player, card, me.seat):
            return because("card-in-rival-hand", *title, "seat", player.seat)
    return because("card-unseen", *title)


# -- a turn


def why_not_act(t: TashKalarTable, me: Player, verb: str, thing: Option) -> Reason | None:
    """An action, or what may be done before and after actions."""
    now = t.now
    if now.handed and verb not in {"place", "pick-up"}:
        return because("handed-over" if verb == "hand-over" else "only-placing")
    if verb in ACTS:
        if not now.actions:
            return because("no-actions")
        if verb in {"summon", "borrow", "borrow-two"}:
            return why_not_summon(t, me, verb, thing)
        if verb == "discard":
            return why_not_discard(t, me, part(thing, 1))
        square = SQUARE_OF.get(part(thing, 1), NOWHERE)
        if square == NOWHERE:
            return because("no-such-square", "square", part(thing, 1))
        return why_not_place(t, me, square) if verb == "place" else why_not_pick_up(t, me, square)
    return why_not_besides(t, me, verb, thing)


def why_not_besides(t: TashKalarTable, me: Player, verb: str, thing: Option) -> Reason:
    """What costs no action, and the end of the turn."""
    if verb == "flare":
        return why_not_flare(t, me, part(thing, 1), part(thing, 2))
    if verb == "thaw":
        return why_not_thaw(me)
    if verb == "warp":
        return why_not_warp(t, me, part(thing, 1))
    if verb == "hand-over":
        return because("no-mate")
    if verb == "concede":
        if t.now.refused:
            return because("mate-refused", "seat", t.mate(me).seat)
        return because("melee-no-conceding" if t.mode == MELEE else "not-last-turn")
    return because("actions-left", "count", t.now.actions)


def why_not_thaw(me: Player) -> Reason:
    if me.frozen != NO_CARD:
        return because("thaws-by-summoning", "card", NAME_OF[me.frozen])
    return because("nothing-frozen")


def why_not_place(t: TashKalarTable, me: Player, square: int) -> Reason:
    if not t.now.actions:
        return because("no-actions")
    if not t.spare[me.side]:
        return because("supply-empty")
    if t.squares[square] == EMPTY:
        return because("not-offered")
    return because("square-occupied", "square", NAMES[square])


def why_not_pick_up(t: TashKalarTable, me: Player, square: int) -> Reason:
    if t.spare[me.side]:
        return because("supply-not-empty", "count", t.spare[me.side])
    if of_side(me.side, NON_LEGENDARY) >> t.squares[square] & 1:
        return because("not-offered")
    return because("not-own-piece", "square", NAMES[square])


def why_not_discard(t: TashKalarTable, me: Player, name: str | int) -> Reason:
    card = card_number(name)
    if card not in me.hand:
        return where(t, me, name)
    if card >= FIRST_LEGEND:
        return because("not-own-deck", "card", NAME_OF[card])
    return because("discarded-already")


def why_not_flare(t: TashKalarTable, me: Player, name: str | int, colour: str | int = "") -> Reason:
    card = card_number(name)
    if card not in me.hand:
        return where(t, me, name)
    if card < FIRST_FLARE:
        return because("not-offered")
    if t.now.flared:
        return because("flared-already")
    sides = [side for side in enemies_of(t, me) if colour in ("", COLOURS[t.colours[side]])]
    if not sides:
        return because("not-offered")
    upgraded, pieces = lead(t, me, sides, UPGRADED), lead(t, me, sides, ANY_RANK)
    return because(
        "not-far-enough-behind", "upgraded", upgraded, "upper", FLARE_UPPER[card], "pieces", pieces,
        "lower", FLARE_LOWER[card],
    )  # fmt: skip


def lead(t: TashKalarTable, me: Player, sides: list[int], ranks: int) -> int:
    """By how many pieces of these ranks the player is behind the one of the sides that has most of them."""
    return max([0, *[t.count(side, ranks) - t.count(me.side, ranks) for side in sides]])


def why_not_half(t: TashKalarTable, decision: Decision, half: str, name: str | int) -> Reason | None:
    """A half of a flare of the own hand; there is nothing to say of other cards, nor where it holds."""
    me = t.players[decision.seat]
    card = card_number(name)
    if card < FIRST_FLARE or card not in me.hand or decision.prompt[0] != "act" or t.now.flared or t.now.handed:
        return None
    upgraded, pieces = lead(t, me, enemies_of(t, me), UPGRADED), lead(t, me, enemies_of(t, me), ANY_RANK)
    needed, have = (FLARE_UPPER[card], upgraded) if half == "upper" else (FLARE_LOWER[card], pieces)
    if have >= needed or (upgraded < FLARE_UPPER[card] and pieces < FLARE_LOWER[card]):
        return None  # it holds, or both fail, which the flare itself says
    return because(
        "upper-not-met" if half == "upper" else "lower-not-met",
        "card",
        NAME_OF[card],
        "count",
        have,
        "needed",
        needed,
    )


def why_not_warp(t: TashKalarTable, me: Player, name: str | int) -> Reason:
    card = card_number(name)
    if card not in me.hand:
        return where(t, me, name)
    if card >= FIRST_FLARE or not HAS_WARP[card]:
        return because("no-warp", "card", NAME_OF[card])
    if me.pending != NO_CARD:
        return because("has-pending", "card", NAME_OF[me.pending])
    return because("first-own-turn")


# -- summoning


def why_not_being(t: TashKalarTable, me: Player, card: int) -> Reason:
    """A being of the hand that can be summoned nowhere."""
    if not t.now.actions:
        return because("no-actions")
    ways = ways_of_pattern(t, me, card, Boards(t, me))
    if not ways:
        return incomplete(t, me, card, SQUARES)
    arriving = [way for way in ways if may_arrive(t, card, way.square)]
    if not arriving:
        names = ", ".join(sorted({NAMES[way.square] for way in ways}))
        return because("pattern-blocked", "card", NAME_OF[card], "squares", names)
    return because("no-piece-for-being", "card", NAME_OF[card], "rank", RANKS[CARD_RANK[card]])


def incomplete(t: TashKalarTable, me: Player, card: int, squares: list[int]) -> Reason:
    """The pattern is not there, with how many of its pieces stand at best round one of these squares."""
    best = 0
    for orientation in range(FIRST[card], LAST[card]):
        fitting = squares_of(FIT_TOP[orientation], FIT_FOOT[orientation])
        for square in squares:
            if square in fitting:
                best = max(best, pieces_standing(t, me, orientation, square))
    return because("pattern-incomplete", "card", NAME_OF[card], "best", best, "count", SIZE[card])


def why_not_summon(t: TashKalarTable, me: Player, verb: str, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if len(thing) == 2 and (card == NO_CARD or card >= FIRST_FLARE):
        return None  # nobody means to summon it
    if card not in in_hand(me):
        return where(t, me, part(thing, 1))
    if len(thing) == 2:
        return why_not_being(t, me, card)
    square = SQUARE_OF.get(part(thing, 2), NOWHERE)
    if square == NOWHERE:
        return because("no-such-square", "square", part(thing, 2))
    boards = Boards(t, me)
    if verb != "summon" and not boards.limit:
        return because("nothing-to-borrow")
    if LANDS_ANYWHERE[card] and (t.squares[square] != EMPTY or square not in COLOURLESS):
        where_to = ("card", NAME_OF[card], "square", NAMES[square])
        return because("square-coloured" if t.squares[square] == EMPTY else "square-not-empty", *where_to)
    return why_not_ways(t, me, card, square, verb, boards)


def why_not_ways(t: TashKalarTable, me: Player, card: int, square: int, verb: str, boards: Boards) -> Reason:
    """What is wrong with the ways of summoning the being to this square."""
    ways = [way for way in ways_of_pattern(t, me, card, boards) if way.square == square or LANDS_ANYWHERE[card]]
    if verb == "summon":
        ways = [way for way in ways if not way.borrowed]
    if not ways:
        return incomplete(t, me, card, SQUARES if LANDS_ANYWHERE[card] else [square])
    if not may_arrive(t, card, square):
        rank = RANKS[RANK_OF[t.squares[square]]]
        return because("rank-too-high", "card", NAME_OF[card], "rank", rank)
    if not [way for way in ways if has_piece(t, me, card, way)]:
        return because("no-piece-for-being", "card", NAME_OF[card], "rank", RANKS[CARD_RANK[card]])
    return because("say-how-it-lies" if verb == "summon" else "not-offered", "card", NAME_OF[card])
