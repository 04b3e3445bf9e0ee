"""Why something cannot be done now, in terms of the rules. The rules' own refusals, with their figures."""

from typing import Final

from arcanum.core.table import Decision
from arcanum.core.words import Option, Reason
from arcanum.games.tashkalar.arena import COLOURLESS, NAMES, SQUARE_OF
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    CARD_RANK,
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
from arcanum.games.tashkalar.rules import ACTS
from arcanum.games.tashkalar.summoning import Boards, all_ways, in_hand
from arcanum.games.tashkalar.table import MELEE, Player, TashKalarTable
from arcanum.games.tashkalar.verbs import enemies_of
from arcanum.games.tashkalar.view import knows_card

REASONS: Final[dict[str, str]] = {
    "not-offered": "turn",
    "other-phase": "turn",
    "other-step": "one-at-a-time",
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
    "rank-too-high": "summoning-square",
    "no-piece-for-being": "shortage-of-pieces",
    "square-not-empty": "summoning-square",
    "square-coloured": "summoning-square",
    "say-how-it-lies": "orientation",
    "nothing-to-borrow": "improvised",
    # what costs no action
    "flared-already": "flares",
    "not-far-enough-behind": "flares",
    "nothing-frozen": "frozen",
    "no-warp": "warp",
    "has-pending": "pending",
    "first-own-turn": "warp",
    "no-mate": "handing-over",
    "handed-over": "handing-over",
    "not-last-turn": "conceding",
    "melee-no-conceding": "conceding",
    # the end of a turn
    "task-not-open": "tasks",
    "task-not-met": "tasks",
    "task-claimed": "tasks",
}
"""Every reason with the rule it cites, unless a card itself is the rule; the text is ``reason-<id>``."""

BESIDES: Final = {"flare", "thaw", "warp", "hand-over", "concede", "end-turn"}
EFFECTS: Final = {
    "destroy", "place", "upgrade", "downgrade", "convert", "choose", "move", "leap", "slide", "swap", "aim",
    "colour", "either", "pick-up", "take-back", "by", "keep", "apply", "leave-out", "throw-flare", "start",
    "claim-nothing", "take", "agree", "refuse", "stop",
}  # fmt: skip
"""The verbs of the steps of an effect, and of other questions in the middle of something."""


def why_not(t: TashKalarTable, decision: Decision, thing: Option) -> Reason | None:
    """The reason why the thing cannot be chosen; None when an offered option names it."""
    verb = part(thing, 0)
    me = t.me
    if verb in {"square", "title"}:
        return why_not_piece(t, me, decision, verb, part(thing, 1))
    asked = str(decision.prompt[0])
    if verb in {"take-deck", "ban-deck"}:
        return why_not_deck(t, asked, str(verb), part(thing, 1))
    if asked == "act" and (verb in ACTS or verb in BESIDES):
        return why_not_act(t, me, str(verb), thing)
    if verb == "return" and asked == "return":
        return where(t, me, part(thing, 1))
    if verb == "claim":
        return why_not_claim(t, part(thing, 1))
    if verb == "stop":
        return because("must-choose")
    if verb in ACTS or verb in BESIDES or verb in EFFECTS or verb == "return":
        for option in decision.options:
            if option[0] == verb:
                return not_a_target(t)
        return because("other-step")
    return because("not-offered")


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


def why_not_piece(
    t: TashKalarTable, me: Player, decision: Decision, kind: str | int, name: str | int
) -> Reason | None:
    """A square or a card that somebody points at."""
    for option in decision.options:
        if name in option[1:]:
            return None
    if kind == "square":
        if name not in SQUARE_OF:
            return because("not-offered")
        if decision.prompt[0] == "act":
            return why_not_place(t, me, SQUARE_OF[name])
        return not_a_target(t)
    if name in TASK_NUMBER:
        return why_not_claim(t, name)
    card = card_number(name)
    if card == NO_CARD:
        return because("not-offered")
    if decision.prompt[0] == "act" and (card in me.hand or card == me.pending):
        return why_not_flare(t, me, name) if card >= FIRST_FLARE else why_not_being(t, me, card)
    return where(t, me, name)


# -- decks and tasks


def why_not_deck(t: TashKalarTable, asked: str, verb: str, name: str | int) -> Reason:
    if name not in DECKS:
        return because("not-offered")
    deck = DECKS.index(str(name))
    if t.phase != "decks":
        return because("other-phase")
    if deck in t.bans:
        return because("deck-banned", "deck", name)
    for player in t.players:
        if player.deck == deck:
            return because("deck-taken", "deck", name, "seat", player.seat)
    return because("other-step")


def why_not_claim(t: TashKalarTable, name: str | int) -> Reason:
    if name not in TASK_NUMBER:
        return because("not-offered")
    task = TASK_NUMBER[name]
    for side in range(t.sides):
        if task in t.claimed[side]:
            return because("task-claimed", "task", TASK_NAMES[task], "seat", side)
    if task not in t.open_tasks:
        return because("task-not-open", "task", TASK_NAMES[task])
    if t.phase != "finish":
        return because("other-phase")
    return because("task-not-met", "task", TASK_NAMES[task])


# -- cards


def where(t: TashKalarTable, me: Player, name: str | int) -> Reason:
    """Where a card is that is not at hand, as far as the player may know."""
    card = card_number(name)
    if card == NO_CARD:
        return because("not-offered")
    title = ("card", NAME_OF[card])
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


def why_not_act(t: TashKalarTable, me: Player, verb: str, thing: Option) -> Reason:
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
        square = SQUARE_OF.get(part(thing, 1), -1)
        if square < 0:
            return because("not-offered")
        return why_not_place(t, me, square) if verb == "place" else why_not_pick_up(t, me, square)
    return why_not_besides(t, me, verb, thing)


def why_not_besides(t: TashKalarTable, me: Player, verb: str, thing: Option) -> Reason:
    """What costs no action, and the end of the turn."""
    if verb == "flare":
        return why_not_flare(t, me, part(thing, 1))
    if verb == "thaw":
        return because("nothing-frozen")
    if verb == "warp":
        return why_not_warp(t, me, part(thing, 1))
    if verb == "hand-over":
        return because("no-mate")
    if verb == "concede":
        return because("melee-no-conceding" if t.mode == MELEE else "not-last-turn")
    return because("actions-left", "count", t.now.actions)


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


def why_not_flare(t: TashKalarTable, me: Player, name: str | int) -> Reason:
    card = card_number(name)
    if card not in me.hand:
        return where(t, me, name)
    if card < FIRST_FLARE:
        return because("not-offered")
    if t.now.flared:
        return because("flared-already")
    upgraded = max([t.count(side, UPGRADED) for side in enemies_of(t, me)]) - t.count(me.side, UPGRADED)
    pieces = max([t.count(side, ANY_RANK) for side in enemies_of(t, me)]) - t.count(me.side, ANY_RANK)
    return because(
        "not-far-enough-behind", "upgraded", upgraded, "upper", FLARE_UPPER[card], "pieces", pieces,
        "lower", FLARE_LOWER[card],
    )  # fmt: skip


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
    return because("pattern-incomplete", "card", NAME_OF[card])


def why_not_summon(t: TashKalarTable, me: Player, verb: str, thing: Option) -> Reason:
    card = card_number(part(thing, 1))
    if card not in in_hand(me):
        return where(t, me, part(thing, 1))
    square = SQUARE_OF.get(part(thing, 2), -1)
    if square < 0:
        return because("not-offered")
    boards = Boards(t, me)
    if verb != "summon" and not boards.limit:
        return because("nothing-to-borrow")
    if LANDS_ANYWHERE[card] and t.squares[square] != EMPTY:
        return because("square-not-empty", "card", NAME_OF[card], "square", NAMES[square])
    if LANDS_ANYWHERE[card] and square not in COLOURLESS:
        return because("square-coloured", "card", NAME_OF[card], "square", NAMES[square])
    rank = RANK_OF[t.squares[square]]
    if rank > CARD_RANK[card]:
        return because("rank-too-high", "card", NAME_OF[card], "rank", RANKS[rank])
    ways = [way for way in all_ways(t, me, card, boards) if way.square == square or LANDS_ANYWHERE[card]]
    if verb == "summon" and [way for way in ways if not way.borrowed]:
        return because("say-how-it-lies", "card", NAME_OF[card])
    if not t.has_spare(me.side, CARD_RANK[card]):
        return because("no-piece-for-being", "card", NAME_OF[card], "rank", RANKS[CARD_RANK[card]])
    return because("pattern-incomplete", "card", NAME_OF[card])
