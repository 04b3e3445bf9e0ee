"""Why something cannot be done now, in terms of the rules. The rules' own refusals, with their figures."""

from collections.abc import Callable
from typing import Final, TypeAlias

from arcanum.core.table import Decision
from arcanum.core.words import Option, Reason
from arcanum.games.seasons.book import ACTIVATES, ENERGIES, ENERGY_NUMBER, NAME_OF, TOKENS_OF, kind_named
from arcanum.games.seasons.power import POWERS
from arcanum.games.seasons.rules import BONUSES, DIE_OF_MALICE
from arcanum.games.seasons.summoning import (
    crystals_due,
    saved_by_fortune,
    tokens_missing,
)
from arcanum.games.seasons.table import (
    ELEMENTAL_AMULET,
    GAUGE_LIMIT,
    MOST_BONUSES,
    NOBODY,
    YEARS,
    Player,
    SeasonsTable,
)
from arcanum.games.seasons.verbs import all_available, available, crystals_left, fairies_against

REASONS: Final[dict[str, str]] = {
    "not-offered": "turn",
    "other-phase": "round",
    "other-step": "one-at-a-time",
    "no-step": "one-at-a-time",
    # where a card is
    "card-unknown": "power-card",
    "card-not-in-level": "levels",
    "card-unseen": "open-and-hidden",
    "card-in-hand": "summoning",
    "card-in-library": "packets",
    "card-in-play": "summoning",
    "card-of-rival": "summoning",
    "card-in-discard": "discard-pile",
    "card-not-drawn": "one-at-a-time",
    # the prelude
    "card-drafted": "draft",
    "year-full": "packets",
    # the dice
    "die-not-rolled": "rolling",
    "die-taken": "choosing-die",
    "die-shows-other": "choosing-die",
    "die-own": "die-gains",
    # summoning
    "no-slot": "summoning-gauge",
    "no-slot-even-without": "card-potion-of-dreams",
    "crystals-lacking": "costs",
    "crystals-lacking-leech": "card-arcano-leech",
    "energy-lacking": "costs",
    "no-energy-to-declare": "card-elemental-amulet",
    # activation
    "no-activation": "activation",
    "card-turned": "activation",
    "copy-turned": "activation",
    "die-used": "card-die-of-malice",
    "no-three-alike": "card-balance-of-ishtar",
    "no-energy": "activation",
    "no-crystals": "card-mirror-of-the-seasons",
    "hand-empty": "card-potion-of-dreams",
    "neither-crystals-nor-energy": "card-tree-of-light",
    "nothing-to-draw": "draw-pile",
    "fewer-than-three-cards": "card-dragon-skull",
    "no-familiar": "card-necrotic-kriss",
    "no-water": "card-damned-soul-of-onys",
    # transmuting
    "no-transmuting": "transmuting",
    "token-lacking": "energy",
    "token-not-due": "costs",
    "one-of-each": "card-elemental-amulet",
    "cannot-save": "card-hand-of-fortune",
    # bonuses
    "bonuses-used": "bonuses",
    "exchange-needs-two": "bonus-exchange",
    "gauge-full": "bonus-gauge",
    "draw-bonus-too-late": "bonus-draw",
    # choices inside effects
    "not-a-magic-item": "words",
    "not-a-familiar": "words",
    "only-opponents": "words",
    "steps-one-to-three": "card-temporal-boots",
    "effect-not-declared": "card-elemental-amulet",
    "count-too-high": "card-mirror-of-the-seasons",
    "another-type": "card-mirror-of-the-seasons",
}
"""Every reason with the rule it cites, unless a card itself is the rule; the text is ``reason-<id>``."""

PHASES: Final = {
    "draft": "draft", "put": "split", "die": "pick", "use-die": "die", "transmute": "act", "summon": "act",
    "activate": "act", "bonus": "act", "end-turn": "act",
}  # fmt: skip
"""The phase to which a verb belongs; the others are steps of an effect or a payment."""

PROMPTS: Final = {
    "draft": ("draft",),
    "put": ("split",),
    "die": ("take-die",),
    "use-die": ("use-die",),
    "draw": ("draw-with-die", "draw-or-discard"),
    "keep": ("keep-or-not", "keep-one"),
    "throw-away": ("keep-or-not",),
    "give": ("give",),
    "transmute": ("act",),
    "summon": ("act",),
    "activate": ("act", "use-die"),
    "bonus": ("act", "draw-with-die"),
    "end-turn": ("act",),
    "declare": ("declare",),
    "save": ("save",),
    "pay": ("pay-summon", "pay-card", "pay-any", "pay-for-bonus"),
    "store": ("feed",),
    "take": ("take-energy", "take-for-bonus", "fill-amulet", "exchange-to"),
    "discard-energy": ("discard-surplus",),
    "give-up": ("give-up-three", "exchange-from"),
    "effect": ("choose-effect",),
    "count": ("exchange-count",),
    "move": ("move-token",),
    "player": ("copy-reserve",),
    "way": ("choose-way",),
    "put-back": ("put-in-or-back",),
    "put-in": ("put-in-or-back",),
    "put-into-play": ("put-into-play",),
    "discard": ("draw-or-discard", "give-up-familiar"),
    "sacrifice": ("sacrifice", "give-up-familiar"),
    "take-back": ("take-back",),
    "resolve": ("resolve",),
}
"""The steps in which a verb is offered."""

ACTIONS: Final = {"draft", "split", "take-die", "use-die", "draw-with-die", "keep-or-not", "act", "resolve"}
"""The prompts at which no effect and no payment is under way."""


def why_not(t: SeasonsTable, decision: Decision, thing: Option) -> Reason | None:
    """The reason why the thing cannot be chosen; None when an offered option names it."""
    verb = str(part(thing, 0))
    if verb == "power":
        return why_not_card(t, decision, thing)
    if verb not in PROMPTS:
        return because("not-offered")
    if decision.prompt[0] not in PROMPTS[verb]:
        phase = PHASES.get(verb)
        if phase is not None and phase != t.phase:
            return because("other-phase", "phase", phase, "at", t.phase)
        return because("no-step" if decision.prompt[0] in ACTIONS else "other-step")
    return EXPLAIN[verb](t, t.players[decision.seat], decision, thing)


def why_not_card(t: SeasonsTable, decision: Decision, thing: Option) -> Reason | None:
    """A card that somebody points at: what the present step would want of it, or where it is."""
    kind = kind_named(part(thing, 1))
    if kind < 0:
        return because("card-unknown")
    name = NAME_OF[kind]
    for option in decision.options:
        if len(option) > 1 and option[0] in WANT_CARD and option[1] == name:
            return None
    me = t.players[decision.seat]
    asked = str(decision.prompt[0])
    if asked in {"act", "use-die"}:
        verb = "activate" if me.number_in_play(kind) or asked == "use-die" else "summon"
        return EXPLAIN[verb](t, me, decision, (verb, name))
    for verb in WANT_CARD:
        if asked in PROMPTS[verb]:
            return EXPLAIN[verb](t, me, decision, (verb, name))
    return because("other-step")


def part(thing: Option, place: int) -> str | int:
    """A word of the thing, or nothing where it is too short."""
    return thing[place] if place < len(thing) else ""


def because(reason: str, *figures: str | int) -> Reason:
    return Reason((reason, *figures), REASONS[reason])


def because_of_card(reason: str, kind: int, *figures: str | int) -> Reason:
    """A refusal by a card's own text cites the card."""
    return Reason((reason, "card", NAME_OF[kind], *figures), f"card-{NAME_OF[kind]}")


def holds(cards: list[int], kind: int) -> bool:
    return kind in [card >> 1 for card in cards]


def where(t: SeasonsTable, me: Player, kind: int) -> Reason:
    """Where a card is that the step does not want, as far as the player may know; the own ones first."""
    name = ("card", NAME_OF[kind])
    if t.settings["level"] != "archmage" and kind >= 30:
        return because("card-not-in-level", *name)
    if holds(me.hand, kind):
        return because("card-in-hand", *name)
    if holds(me.zone, kind):
        return because("card-in-play", *name)
    if holds(me.second, kind):
        return because("card-in-library", *name, "year", 2)
    if holds(me.third, kind):
        return because("card-in-library", *name, "year", 3)
    if holds(me.picks, kind):
        return because("card-drafted", *name)
    for rival in t.rivals(me):
        if holds(rival.zone, kind):
            return because("card-of-rival", *name, "seat", rival.seat)
    seen = [card for card in t.discard if t.knows[card] >> me.seat & 1]
    if holds(seen, kind):
        return because("card-in-discard", *name)
    return because("card-unseen", *name)


def kind_in(thing: Option) -> int:
    return kind_named(part(thing, 1))


# -- the prelude and the dice


def why_not_place(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """A card that is not there where one is to be chosen from."""
    kind = kind_in(thing)
    return because("card-unknown") if kind < 0 else where(t, me, kind)


def why_not_put(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    kind, year = kind_in(thing), part(thing, 2)
    if kind < 0:
        return because("card-unknown")
    if not holds(me.picks, kind):
        return where(t, me, kind)
    if type(year) is not int or not 1 <= year <= YEARS:
        return because("not-offered")
    return because("year-full", "year", year)


def why_not_die(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    number = part(thing, 1)
    if type(number) is not int or number - 1 not in t.rolled:
        return because("die-not-rolled")
    owner = t.owners[t.rolled.index(number - 1)]
    if owner == NOBODY:
        return because("die-shows-other", "number", number)
    return because("die-taken", "number", number, "seat", owner)


def why_not_use_die(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return because("die-own")


# -- summoning


def why_not_summon(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    kind = kind_in(thing)
    if kind < 0:
        return because("card-unknown")
    if not holds(me.hand, kind):
        return where(t, me, kind)
    name = ("card", NAME_OF[kind])
    if not me.has_slot:
        return because("no-slot", *name, "count", len(me.zone), "gauge", me.gauge)
    due, printed = crystals_due(t, me, kind), POWERS[kind].crystals_for(t.seats)
    if due > me.crystals:
        if due > printed:
            return because("crystals-lacking-leech", *name, "cost", printed, "due", due, "have", me.crystals)
        return because("crystals-lacking", *name, "cost", due, "have", me.crystals)
    if kind == ELEMENTAL_AMULET:
        return because("no-energy-to-declare", *name)
    tokens = TOKENS_OF[t.seats][kind]
    missing = tokens_missing(t, me, tokens) - saved_by_fortune(me, sum(tokens))
    return because("energy-lacking", *name, "missing", missing, *lacking(t, me, tokens))


def lacking(t: SeasonsTable, me: Player, tokens: list[int]) -> tuple[str | int, ...]:
    """How many of each type are missing, as named figures."""
    words: list[str | int] = []
    for energy in range(4):
        words += [ENERGIES[energy], max(0, tokens[energy] - available(t, me, energy))]
    return tuple(words)


# -- activation


def why_not_activate(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    kind = kind_in(thing)
    if kind < 0:
        return because("card-unknown")
    copies = [card for card in me.zone if card >> 1 == kind]
    if not copies:
        return where(t, me, kind)
    name = ("card", NAME_OF[kind])
    if not ACTIVATES[kind]:
        return because("no-activation", *name)
    straight = [card for card in copies if card not in t.turned]
    if not straight:
        return because("card-turned", *name)
    if decision.prompt[0] == "use-die" and kind != DIE_OF_MALICE:
        return because("other-step")
    reason = POWERS[kind].idle(t, me, straight[0])
    if reason:
        return because_of_card(reason, kind, *figures(t, me, reason))
    return because("copy-turned", *name)


def figures(t: SeasonsTable, me: Player, reason: str) -> tuple[str | int, ...]:
    """The numbers that make a refusal plain."""
    if reason == "no-slot-even-without":
        return ("count", len(me.zone) - 1, "gauge", me.gauge)
    if reason in {"neither-crystals-nor-energy", "no-crystals"}:
        return ("fairies", fairies_against(t, me), "left", crystals_left(t, me))
    return ("count", len(me.zone)) if reason == "fewer-than-three-cards" else ()


# -- energy


def why_not_transmute(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    if not t.access:
        return because("no-transmuting")
    return why_not_token(t, me, decision, thing)


def why_not_token(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """A token that the player does not have, or need not pay."""
    energy = ENERGY_NUMBER.get(part(thing, 1), -1)
    if energy < 0:
        return because("not-offered")
    offered = [option for option in decision.options if option[:2] == thing[:2]]
    if offered or not available(t, me, energy):  # from another place, or not at all
        return because("token-lacking", "energy", ENERGIES[energy])
    return because("token-not-due", "energy", ENERGIES[energy])


def why_not_reserve(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    energy = ENERGY_NUMBER.get(part(thing, 1), -1)
    if energy < 0:
        return because("not-offered")
    if decision.prompt[0] == "give-up-three" and available(t, me, energy):
        return because_of_card("no-three-alike", 4)
    return because("token-lacking", "energy", ENERGIES[energy])


def why_not_take(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """Any token can be taken but one of the type that the Mirror gives up."""
    if part(thing, 1) in ENERGY_NUMBER:
        return because("another-type")
    return because("not-offered")


def why_not_save(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return because("cannot-save")


def why_not_declare(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    energies = [ENERGY_NUMBER.get(word, -1) for word in thing[1:]]
    if not energies or min(energies) < 0 or len(set(energies)) < len(energies):
        return because("one-of-each")
    for energy in energies:
        if not available(t, me, energy):
            return because("token-lacking", "energy", ENERGIES[energy])
    return because("one-of-each")


# -- bonuses


def why_not_bonus(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    bonus = part(thing, 1)
    if bonus not in BONUSES:
        return because("not-offered")
    if me.bonuses == MOST_BONUSES:
        return because("bonuses-used", "count", MOST_BONUSES)
    if bonus == "draw-two":
        return because("draw-bonus-too-late")
    if decision.prompt[0] != "act":
        return because("other-step")
    if bonus == "gauge":
        return because("gauge-full", "gauge", GAUGE_LIMIT)
    return because("exchange-needs-two", "have", all_available(t, me))


# -- choices inside effects


def why_not_nonsense(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """All that makes sense in this step is offered."""
    return because("not-offered")


def why_not_draw(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    if len(thing) > 1 or decision.prompt[0] != "draw-or-discard":
        return because("not-offered")
    return because_of_card("nothing-to-draw", kind_named(decision.prompt[2]))


def why_not_kept(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    kind = kind_in(thing)
    if kind < 0:
        return because("card-unknown")
    if holds(t.drawn, kind):  # for another player
        return because("not-offered")
    return because("card-not-drawn", "card", NAME_OF[kind])


def why_not_in_play(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """A card in play that the effect does not want, or that is not there."""
    kind = kind_in(thing)
    if kind < 0:
        return because("card-unknown")
    if holds(me.zone, kind):
        asked = decision.prompt[0]
        if asked == "take-back" and POWERS[kind].familiar:
            return because("not-a-magic-item", "card", NAME_OF[kind])
        if asked == "give-up-familiar" and not POWERS[kind].familiar:
            return because("not-a-familiar", "card", NAME_OF[kind])
        return because("copy-turned", "card", NAME_OF[kind]) if len(thing) > 2 else because("not-offered")
    return where(t, me, kind)


def why_not_discard(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    kind = kind_in(thing)
    if kind < 0:
        return because("card-unknown")
    if holds(me.hand, kind):
        return because("not-a-familiar", "card", NAME_OF[kind])
    return where(t, me, kind)


def why_not_move(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return because("steps-one-to-three")


def why_not_player(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return because("only-opponents")


def why_not_effect(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    energy = part(thing, 1)
    if energy not in ENERGY_NUMBER:
        return because("not-offered")
    return because("effect-not-declared", "energy", energy)


def why_not_count(t: SeasonsTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    number = part(thing, 1)
    if type(number) is not int or number < 1:
        return because("not-offered")
    return because("count-too-high", "most", len(decision.options), "have", me.crystals)


Explain: TypeAlias = Callable[[SeasonsTable, Player, Decision, Option], Reason | None]

EXPLAIN: Final[dict[str, Explain]] = {
    "draft": why_not_place,
    "put": why_not_put,
    "die": why_not_die,
    "use-die": why_not_use_die,
    "draw": why_not_draw,
    "keep": why_not_kept,
    "throw-away": why_not_nonsense,
    "give": why_not_kept,
    "transmute": why_not_transmute,
    "summon": why_not_summon,
    "activate": why_not_activate,
    "bonus": why_not_bonus,
    "end-turn": why_not_nonsense,
    "declare": why_not_declare,
    "save": why_not_save,
    "pay": why_not_token,
    "store": why_not_token,
    "take": why_not_take,
    "discard-energy": why_not_reserve,
    "give-up": why_not_reserve,
    "effect": why_not_effect,
    "count": why_not_count,
    "move": why_not_move,
    "player": why_not_player,
    "way": why_not_nonsense,
    "put-back": why_not_nonsense,
    "put-in": why_not_nonsense,
    "put-into-play": why_not_place,
    "discard": why_not_discard,
    "sacrifice": why_not_in_play,
    "take-back": why_not_in_play,
    "resolve": why_not_in_play,
}
"""Who answers for a thing, by its first word."""

WANT_CARD: Final = [
    "draft", "put", "keep", "give", "put-into-play", "discard", "sacrifice", "take-back", "resolve", "summon",
    "activate",
]  # fmt: skip
"""The verbs that want a card."""
