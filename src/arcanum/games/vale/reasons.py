"""Why something cannot be done now, in terms of the rules. The rules' own refusals, with their figures."""

from collections.abc import Callable
from typing import Final, TypeAlias

from arcanum.core.table import Decision
from arcanum.core.words import Option, Reason
from arcanum.games.vale.book import (
    DRAGON,
    EARTH,
    FAMILIES,
    FAMILY_OF,
    HAS_ACTIVE,
    HAS_INSTANT,
    NAME_OF,
    card_number,
)
from arcanum.games.vale.cards.kinds import Hunter
from arcanum.games.vale.creature import CREATURES
from arcanum.games.vale.summoning import cost_of, why_not_to_carry_out
from arcanum.games.vale.table import (
    EGG_SUMMONS,
    MOST_ACTIONS,
    NO_CARD,
    NOBODY,
    OPEN,
    STONES,
    Player,
    ValeTable,
)

REASONS: Final[dict[str, str]] = {
    "not-offered": "actions",
    "other-phase": "round",
    "other-step": "one-at-a-time",
    "no-step": "one-at-a-time",
    "must-choose": "mandatory",
    # where a card is
    "card-unseen": "open-and-hidden",
    "card-on-pile": "open-and-hidden",
    "card-in-discard": "discard-pile",
    "card-in-rival-hand": "open-and-hidden",
    "card-in-rival-area": "area",
    "card-prey": "tame",
    "card-in-hand": "hand",
    "card-in-area": "area",
    "card-chosen": "mandatory",
    # hunting
    "marker-there": "hunting",
    "marker-of-another": "sell",
    "marker-missing": "hunting",
    # actions
    "only-hunted": "sell",
    "tame-first": "summon",
    "no-territory": "territories",
    "cannot-pay": "summon-cost",
    "cannot-pay-remove": "remove",
    "markers-left": "end-of-turn",
    "turn-too-long": "long-turns",
    # paying and giving back
    "stones-lacking": "payment",
    "pay-too-little": "payment",
    "pay-too-much": "payment",
    "return-exactly": "stone-limit",
    # instant effects that cannot be carried out
    "nothing-to-draw": "nothing-to-draw",
    "nobody-has-family": "impossible-instant",
    "hand-lacks-another": "impossible-instant",
    "hand-lacks-two": "impossible-instant",
    "no-second-territory": "impossible-instant",
    "nothing-to-summon-free": "impossible-instant",
    "hand-lacks-dragon": "impossible-instant",
    "no-dragon-can-follow": "impossible-instant",
    "area-lacks-another": "impossible-instant",
    "nothing-instant-to-copy": "impossible-instant",
    # active effects that cannot be used
    "no-active-effect": "active",
    "effect-used": "once-each",
    "area-lacks-cheap-instant": "unusable",
    "area-lacks-fire-instant": "unusable",
    "no-red-stone": "unusable",
    "no-blue-stone": "unusable",
    "no-blue-or-purple-stone": "unusable",
    "no-purple-stone": "unusable",
    "area-has-dragon": "unusable",
    "nothing-to-steal": "unusable",
    "hand-empty": "unusable",
    "discard-lacks-earth": "unusable",
    "nothing-active-to-copy": "unusable",
    "hand-unlike-area": "unusable",
    # choices inside effects
    "discard-leaves-nothing": "free-summon",
    "only-family": "choosing-players",
    "only-others": "words",
    "only-dragons": "free-summon",
    "not-a-target": "words",
    "not-earth": "words",
    "player-unknown": "choosing-players",
    "player-lacks-family": "choosing-players",
    "steal-from-others": "stealing",
    "steal-nothing": "stealing",
    "gain-two-different": "words",
    "bargain-too-dear": "prices",
    "no-instant-to-copy": "copying",
}
"""Every reason with the rule it cites, unless a card itself is the rule; the text is ``reason-<id>``."""

PHASES: Final = {
    "hunt": "hunt", "sell": "act", "tame": "act", "summon": "act", "remove": "act", "end-turn": "act",
    "use": "resolve",
}  # fmt: skip
"""The phase to which a verb belongs; the others are steps of an effect or a payment."""

PROMPTS: Final = {
    "hunt": ("hunt",),
    "sell": ("act",),
    "tame": ("act",),
    "summon": ("act",),
    "remove": ("act",),
    "end-turn": ("act",),
    "use": ("use-effect", "use-for"),
    "pay": ("pay-summon", "pay-remove"),
    "return": ("return-stones",),
    "discard": ("discard-hand", "discard-area", "discard-up-to"),
    "take-back": ("take-back",),
    "take": ("take-discarded",),
    "player": ("name-player", "steal"),
    "gain": ("gain-two",),
    "exchange": ("exchange",),
    "bargain": ("bargain",),
    "copy": ("copy-active", "copy-instant"),
    "summon-free": ("summon-free",),
}
"""The steps in which a verb is offered. Stopping is offered by Cerberus only, and may be tried anywhere."""

ACTIONS: Final = {"hunt", "act", "use-effect"}
"""The prompts at which no effect and no payment is under way."""


def why_not(t: ValeTable, decision: Decision, thing: Option) -> Reason | None:
    """The reason why the thing cannot be chosen; None when an offered option names it."""
    verb = part(thing, 0)
    if verb == "creature":
        return why_not_card(t, decision, thing)
    if verb == "stop":
        return because("must-choose")
    if verb not in PROMPTS:
        return because("not-offered")
    asked = decision.prompt[0]
    if asked not in PROMPTS[str(verb)]:
        phase = PHASES.get(str(verb))
        if phase is not None and phase != t.phase:
            return because("other-phase", "phase", phase, "now", t.phase)
        return because("no-step" if asked in ACTIONS else "other-step")
    return EXPLAIN[verb](t, t.players[decision.seat], decision, thing)


def why_not_card(t: ValeTable, decision: Decision, thing: Option) -> Reason | None:
    """A card that somebody points at: what the present step would want of it, or where it is."""
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    name = NAME_OF[card]
    for option in decision.options:
        if len(option) == 2 and option[1] == name:
            return None
    me = t.players[decision.seat]
    asked = decision.prompt[0]
    if asked == "act":
        verb = "sell"
        if card in me.hand:
            verb = "summon"
        elif card in me.area:
            verb = "remove"
        return EXPLAIN[verb](t, me, decision, (verb, name))
    for verb, prompts in PROMPTS.items():
        if asked in prompts and verb in EXPLAIN_CARD:
            return EXPLAIN[verb](t, me, decision, (verb, name))
    return because("other-step")


def part(thing: Option, place: int) -> str | int:
    """A word of the thing, or nothing where it is too short."""
    return thing[place] if place < len(thing) else ""


def because(reason: str, *figures: str | int) -> Reason:
    return Reason((reason, *figures), REASONS[reason])


def because_of_card(reason: str, card: int, *figures: str | int) -> Reason:
    """A refusal by a card's own text cites the card."""
    return Reason((reason, "card", NAME_OF[card], *figures), f"card-{NAME_OF[card]}")


def where(t: ValeTable, me: Player, card: int) -> Reason:
    """Where a card is that the step does not want, as far as the player may know."""
    name = ("card", NAME_OF[card])
    if card in t.prey:
        return because("card-prey", *name)
    if card in me.hand:
        return because("card-in-hand", *name)
    if card in me.area:
        return because("card-in-area", *name)
    if card in t.discard:
        return because("card-in-discard", *name)
    if card == t.top:
        return because("card-on-pile", *name)
    for player in t.players:
        if card in player.area:
            return because("card-in-rival-area", *name, "seat", player.seat)
        if card in player.hand and player.since[player.hand.index(card)] == OPEN:
            return because("card-in-rival-hand", *name, "seat", player.seat)
    return because("card-unseen", *name)


def source_of(decision: Decision) -> int:
    """The card whose effect asks."""
    return card_number(decision.prompt[2]) if len(decision.prompt) > 2 else NO_CARD


# -- hunting


def why_not_hunt(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card not in t.prey:
        return where(t, me, card)
    return because("marker-there", "card", NAME_OF[card], "seat", t.marks[t.prey.index(card)])


# -- actions


def why_not_sell(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """Selling and taming are for the creatures under one's own markers."""
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card in t.prey:
        mark = t.marks[t.prey.index(card)]
        if mark == NOBODY:
            return because("marker-missing", "card", NAME_OF[card])
        return because("marker-of-another", "card", NAME_OF[card], "seat", mark)
    if card in me.hand or card in me.area:
        return because("only-hunted", "card", NAME_OF[card])
    return where(t, me, card)


def why_not_summon(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card not in me.hand:
        if card in t.prey and t.marks[t.prey.index(card)] == me.seat:
            return because("tame-first", "card", NAME_OF[card])
        return where(t, me, card)
    if t.actions >= MOST_ACTIONS:
        return because("turn-too-long", "count", MOST_ACTIONS)
    if not t.has_room(me):
        return because("no-territory", "count", len(me.area), "round", t.round)
    impossible = why_not_instant(t, me, card)
    if impossible is not None:
        return impossible
    return because("cannot-pay", "card", NAME_OF[card], "cost", cost_of(me, card), "purse", me.purse)


def why_not_instant(t: ValeTable, me: Player, card: int) -> Reason | None:
    """Which part of the instant effect of a card in the hand cannot be carried out."""
    reason = why_not_to_carry_out(t, me, card)
    if not reason:
        return None
    return because_of_card(reason, card, *figures(t, me, card, reason))


def figures(t: ValeTable, me: Player, card: int, reason: str) -> tuple[str | int, ...]:
    """The numbers and families that make a refusal plain."""
    creature = CREATURES[card]
    if reason == "nobody-has-family" and isinstance(creature, Hunter):
        return ("family", FAMILIES[creature.hunts])
    if reason == "hand-lacks-two":
        return ("count", len(me.hand) - (card in me.hand))
    if reason == "no-second-territory":
        return ("count", len(me.area), "round", t.round)
    if reason == "hand-unlike-area":
        return ("hand", len(me.hand), "area", len(me.area))
    return ()


def why_not_remove(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card not in me.area:
        return where(t, me, card)
    if t.actions >= MOST_ACTIONS:
        return because("turn-too-long", "count", MOST_ACTIONS)
    return because("cannot-pay-remove", "cost", t.round, "purse", me.purse)


def why_not_end_turn(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return because("markers-left", "count", t.marks.count(me.seat))


# -- stones


def stones_named(thing: Option) -> list[int] | None:
    """The numbers of stones that an option names, if it names them well."""
    numbers = [number for number in thing[1:] if type(number) is int and 0 <= number < 100]
    return numbers if len(numbers) == 3 == len(thing) - 1 else None


def why_not_stones(t: ValeTable, me: Player, thing: Option) -> Reason | None:
    """Stones that the player does not have."""
    numbers = stones_named(thing)
    if numbers is None:
        return because("not-offered")
    for colour in range(3):
        if numbers[colour] > me.stones[colour]:
            return because("stones-lacking", "stone", STONES[colour], "have", me.stones[colour])
    return None


def why_not_pay(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    lacking = why_not_stones(t, me, thing)
    numbers = stones_named(thing)
    if lacking is not None or numbers is None:
        return lacking
    worth = numbers[0] * me.red_worth + numbers[1] * me.blue_worth + numbers[2] * me.purple_worth
    cost = int(decision.prompt[4])
    return because("pay-too-little" if worth < cost else "pay-too-much", "worth", worth, "cost", cost)


def why_not_return(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return why_not_stones(t, me, thing) or because("return-exactly", "count", int(decision.prompt[2]))


# -- effects


def why_not_use(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card not in me.area:
        return where(t, me, card)
    if not HAS_ACTIVE[card]:
        return because("no-active-effect", "card", NAME_OF[card])
    if card not in t.waiting:
        return because("effect-used", "card", NAME_OF[card])
    reason = CREATURES[card].idle(t, me, card)
    return because_of_card(reason, card, *figures(t, me, card, reason))


def why_not_discard(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    asked, source = decision.prompt[0], source_of(decision)
    if asked == "discard-hand":
        if card not in me.hand:
            return where(t, me, card)
        return because_of_card("discard-leaves-nothing", source, "discarded", NAME_OF[card])
    if card not in me.area:
        return where(t, me, card)
    if asked == "discard-area":
        return because_of_card("only-family", source, "family", FAMILIES[hunted_by(t, decision)])
    if card in t.chosen:
        return because("card-chosen", "card", NAME_OF[card])
    return only_others(decision, card)


def only_others(decision: Decision, card: int) -> Reason:
    """The card is the one whose effect is carried out; where it copies, the copied card is the rule."""
    return Reason(("only-others", "card", NAME_OF[card]), f"card-{NAME_OF[source_of(decision)]}")


def hunted_by(t: ValeTable, decision: Decision) -> int:
    """The family that the card which asks, or the card that it copies, wants discarded."""
    creature = CREATURES[source_of(decision)]
    return creature.hunts if isinstance(creature, Hunter) else DRAGON


def why_not_take_back(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card not in me.area:
        return where(t, me, card)
    source = source_of(decision)
    if NAME_OF[source] == "aeris":
        return only_others(decision, card)
    return because_of_card("not-a-target", source, "target", NAME_OF[card])


def why_not_take(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card in t.discard and FAMILY_OF[card] != EARTH:
        return because("not-earth", "card", NAME_OF[card])
    return where(t, me, card)


def why_not_player(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    seat = part(thing, 1)
    if type(seat) is not int or not 0 <= seat < t.seats:
        return because("player-unknown")
    if decision.prompt[0] == "name-player":
        return because("player-lacks-family", "seat", seat, "family", FAMILIES[hunted_by(t, decision)])
    return because("steal-from-others" if seat == me.seat else "steal-nothing", "seat", seat)


def why_not_gain(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    if "draw" in thing and not t.can_draw:
        return because_of_card("nothing-to-draw", source_of(decision))
    return because("gain-two-different")


def why_not_exchange(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    stone = part(thing, 1)
    if stone not in {"blue", "purple"}:
        return because("not-offered")
    return because("stones-lacking", "stone", stone, "have", 0)


def why_not_bargain(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    stone = part(thing, 1)
    if stone not in STONES or part(thing, 2) != STONES.index(str(stone)):
        return because("not-offered")
    return because("bargain-too-dear", "price", STONES.index(str(stone)), "score", me.score)


def why_not_copy(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    source = source_of(decision)
    if card not in me.area:
        return where(t, me, card)
    if card == source:
        return only_others(decision, card)
    if decision.prompt[0] == "copy-instant":
        if not HAS_INSTANT[card]:
            return because("no-instant-to-copy", "card", NAME_OF[card])
        reason = CREATURES[card].refusal(t, me, me.hand, me.area, drawable=t.can_draw)
    else:
        if not HAS_ACTIVE[card]:
            return because("no-active-effect", "card", NAME_OF[card])
        reason = CREATURES[card].idle(t, me, source)
    return because_of_card(reason, card, *figures(t, me, card, reason))


def why_not_summon_free(t: ValeTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    card = card_number(part(thing, 1))
    if card < 0:
        return because("not-offered")
    if card not in me.hand:
        return where(t, me, card)
    if t.granted == EGG_SUMMONS and FAMILY_OF[card] != DRAGON:
        return because_of_card("only-dragons", source_of(decision))
    return why_not_instant(t, me, card)


Explain: TypeAlias = Callable[[ValeTable, Player, Decision, Option], Reason | None]

EXPLAIN: Final[dict[str | int, Explain]] = {
    "hunt": why_not_hunt,
    "sell": why_not_sell,
    "tame": why_not_sell,
    "summon": why_not_summon,
    "remove": why_not_remove,
    "end-turn": why_not_end_turn,
    "use": why_not_use,
    "pay": why_not_pay,
    "return": why_not_return,
    "discard": why_not_discard,
    "take-back": why_not_take_back,
    "take": why_not_take,
    "player": why_not_player,
    "gain": why_not_gain,
    "exchange": why_not_exchange,
    "bargain": why_not_bargain,
    "copy": why_not_copy,
    "summon-free": why_not_summon_free,
}
"""Who answers for a thing, by its first word."""

EXPLAIN_CARD: Final = {"hunt", "use", "discard", "take-back", "take", "copy", "summon-free"}
"""The verbs that want a card."""
