"""Why something cannot be done now, in terms of the rules. The rules' own refusals, with their figures."""

from collections.abc import Callable
from typing import Final, TypeAlias

from arcanum.core.table import Decision
from arcanum.core.words import Option, Reason
from arcanum.games.spellbook.actions import highest_action
from arcanum.games.spellbook.learning import Purse
from arcanum.games.spellbook.spell import SPELLS, Spell, spell_number
from arcanum.games.spellbook.table import (
    BLACK,
    COLOURS,
    EVENING,
    LEARNED_AT,
    MIDDAY,
    MORNING,
    NO_PHASE,
    OF_COLOUR,
    OF_RUNE,
    PHASES,
    RUNES,
    TOKEN_BY_NAME,
    TOKENS,
    Player,
    SpellBookTable,
    count,
)

REASONS: Final[dict[str, str]] = {
    "not-offered": "one-action",
    "other-step": "one-at-a-time",
    "not-paying": "learn",
    "not-swapping": "swap",
    "not-discarding": "pool-uses",
    "not-replacing": "spell-storm",
    "not-raising": "raise",
    "not-copying": "spell-clone",
    "not-giving": "solo-day",
    "not-drawing": "spell-mirage",
    "not-storing": "spell-communion",
    "must-choose": "full-numbers",
    "must-have-joker": "jokers",
    "must-replace": "no-effect",
    "skip-instead": "skip",
    "stop-instead": "full-numbers",
    "go-on-instead": "jokers",
    "branch-missing": "spell-focus",
    "no-branch": "spell-focus",
    "other-phase": "one-action",
    "altar-empty": "take-one",
    "altar-lacks-token": "take-one",
    "altar-lacks-rune": "spell-levitation",
    "altar-lacks-card-rune": "rune-link",
    "altar-lacks-stored-colour": "spell-feast",
    "pool-full": "pool-limit",
    "pool-empty": "pool-uses",
    "pool-lacks-token": "pool-uses",
    "pool-lacks-joker": "jokers",
    "payment-lacks-token": "card-token",
    "pool-lacks-colour": "spell-offering",
    "pool-lacks-card-rune": "rune-link",
    "pool-at-target": "spell-eruption",
    "cost-rune": "costs",
    "nothing-to-draw": "nothing-left",
    "familiar-full": "familiar-board",
    "familiar-empty": "familiar-board",
    "familiar-lacks-token": "swap",
    "stored-stays": "familiar-board",
    "spell-not-in-play": "spell-choice",
    "spell-learned": "learn-once",
    "spell-not-learned": "phase-spells",
    "spell-learned-today": "next-day",
    "spell-without-phase": "other-spells",
    "level-unknown": "learn-cost",
    "level-too-high": "level-choice",
    "level-alike": "level-choice",
    "level-without-action": "level-choice",
    "no-token-of-colour": "learn-colour",
    "cannot-pay": "learn-cost",
    "cannot-pay-transmuted": "spell-transmutation",
    "cannot-pay-any": "spell-transmutation",
    "nothing-to-raise": "raise",
    "cannot-raise": "raise",
    "nothing-to-copy": "spell-clone",
    "copy-not-learned": "spell-clone",
    "copy-not-possible": "spell-clone",
    "copy-only-others": "spell-clone",
    "copy-only-unlearned": "solo-clone",
    "step-needs-rune": "words",
    "step-needs-colour": "words",
    "step-needs-others": "jokers",
    "step-other-tokens": "words",
}
"""Every reason with the rule it cites; the text is ``reason-<id>`` in the game's locale."""

ACTION_PROMPTS: Final = {
    "choose-morning": MORNING,
    "choose-second-morning": MORNING,
    "bonus-morning": MORNING,
    "choose-midday": MIDDAY,
    "choose-evening": EVENING,
}
BASIC_PHASE: Final = {"take": MORNING, "draw-two": MORNING, "store": MIDDAY, "learn": EVENING}
STEPS: Final[dict[str | int, str]] = {
    "pay": "not-paying", "place": "not-paying", "joker": "not-paying", "no-joker": "not-paying",
    "get": "not-swapping", "give": "not-swapping", "swap": "not-swapping",
    "discard": "not-discarding", "replace": "not-replacing", "raise": "not-raising",
    "copy": "not-copying", "copy-unlearned": "not-copying", "give-rival": "not-giving",
    "draw": "not-drawing", "store-paid": "not-storing",
}  # fmt: skip
"""The verbs of steps inside an action, with the reason why there is no such step while an action is chosen."""

INSTEAD: Final[dict[Option, str]] = {
    ("skip",): "skip-instead", ("stop",): "stop-instead", ("no-joker",): "go-on-instead",
}  # fmt: skip
IN_POOL: Final = {"store", "discard", "give", "pay", "place", "pool"}


def why_not(t: SpellBookTable, decision: Decision, thing: Option) -> Reason | None:
    """The reason why the thing cannot be chosen; None when an offered option names it."""
    me = t.players[decision.seat]
    return EXPLAIN.get(part(thing, 0), why_not_nonsense)(t, me, decision, thing)


def part(thing: Option, place: int) -> str | int:
    """A word of the thing, or nothing where it is too short."""
    return thing[place] if place < len(thing) else ""


def why_not_nonsense(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return because("not-offered")


def because(reason: str, *figures: str | int) -> Reason:
    return Reason((reason, *figures), REASONS[reason])


def because_of_spell(reason: str, spell: Spell, *figures: str | int) -> Reason:
    """A refusal by a spell's own text cites the spell."""
    return Reason((reason, "spell", spell.name, *figures), f"spell-{spell.name}")


def why_not_decline(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """Declining where nothing may be declined, or with another word than here."""
    for option, reason in INSTEAD.items():
        if option in decision.options:
            return because(reason)
    return because("must-replace" if decision.prompt[0] == "replace-tokens" else "must-choose")


def why_not_go_on(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    if decision.prompt[0] in {"choose-joker", "pay-single-joker"}:
        return because("must-have-joker")
    return not_under_way(decision, "no-joker")


def why_not_joker(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    if decision.prompt[0] != "choose-joker":
        return not_under_way(decision, "joker")
    return because("pool-lacks-joker", "rune", thing[1]) if part(thing, 1) in RUNES else because("not-offered")


def why_not_step(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    return not_under_way(decision, thing[0])


def not_under_way(decision: Decision, verb: str | int) -> Reason:
    """The step belongs inside an action: inside another one, or there is none under way."""
    return because("other-step" if phase_asked(decision) is None else STEPS[verb])


def phase_asked(decision: Decision) -> int | None:
    """The phase whose action is being chosen, also by Clone; None in the middle of an action."""
    if decision.prompt[0] == "copy-action":
        return PHASES.index(str(decision.prompt[2]))
    return ACTION_PROMPTS.get(str(decision.prompt[0]))


def is_token(thing: Option) -> bool:
    return len(thing) > 1 and thing[1] in TOKEN_BY_NAME


def wrong_phase(phase: int | None, needed: int) -> Reason | None:
    """The action belongs to another phase of the day than the one whose action is being chosen."""
    if phase is None or phase == needed:
        return None
    return because("other-phase", "phase", PHASES[needed], "now", PHASES[phase])


def out_of_step(decision: Decision, verb: str | int) -> Reason | None:
    """Something else is being asked: no option of this kind is among those offered."""
    if phase_asked(decision) is not None:
        return None
    if any(option[0] == verb for option in decision.options):
        return None
    return because("other-step")


def why_not_draw(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    elsewhere = wrong_phase(phase_asked(decision), MORNING) or out_of_step(decision, "draw-two")
    if elsewhere is not None:
        return elsewhere
    if me.pool_is_full:
        return pool_full(me)
    return because("not-offered") if t.can_draw else because("nothing-to-draw")


def pool_full(me: Player) -> Reason:
    return because("pool-full", "count", len(me.pool))


# -- tokens


def why_not_token(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    verb = str(thing[0])
    phase = phase_asked(decision)
    elsewhere = wrong_phase(phase, BASIC_PHASE[verb]) if verb in BASIC_PHASE else None
    if verb in STEPS and phase is not None:
        elsewhere = because(STEPS[verb])
    if elsewhere is not None:
        return elsewhere
    if not is_token(thing):
        return because("not-offered")
    token = TOKEN_BY_NAME[thing[1]]
    return (
        out_of_step(decision, verb)
        or not_there(t, me, decision, verb, token)
        or limits(me, verb)
        or not_matching(decision, verb, token)
    )


def not_there(t: SpellBookTable, me: Player, decision: Decision, verb: str, token: int) -> Reason | None:
    place = place_of(decision, verb)
    tokens = {"altar": t.altar, "pool": me.pool, "familiar": me.familiar, "payment": t.aside}[place]
    return None if token in tokens else because(f"{place}-lacks-token", "token", TOKENS[token])


def place_of(decision: Decision, verb: str) -> str:
    """Where the tokens lie that the verb is about, in this decision."""
    prompt = decision.prompt
    if prompt[0] == "store-tokens" and verb == "store":
        return {"altar": "altar", "pool": "pool", "paid": "payment"}[str(prompt[4])]
    if prompt[0] == "swap-get" and verb == "get":
        return str(prompt[2])
    if verb == "place":
        return "payment"
    return "pool" if verb in IN_POOL else "altar"


def limits(me: Player, verb: str) -> Reason | None:
    if verb == "take" and me.pool_is_full:
        return pool_full(me)
    if verb == "store" and not me.free_cells:
        return because("familiar-full")
    return None


def not_matching(decision: Decision, verb: str, token: int) -> Reason:
    """The token is there but this step wants another rune or colour: what all the offered ones share."""
    offered = [TOKEN_BY_NAME[o[1]] for o in decision.options if o[0] == verb and is_token(o)]
    runes = {other % 3 for other in offered}
    colours = {other // 3 for other in offered}
    if len(runes) == 1 and token % 3 not in runes:
        return at_step(decision, because("step-needs-rune", "rune", RUNES[runes.pop()]))
    if len(colours) == 1 and token // 3 not in colours:
        return at_step(decision, because("step-needs-colour", "colour", COLOURS[colours.pop()]))
    return because("step-needs-others" if verb == "pay" else "step-other-tokens")


def at_step(decision: Decision, reason: Reason) -> Reason:
    """The reason with the rule that says which tokens the step is about."""
    steps = {"pay-joker": "jokers", "pay-single-joker": "spell-transmutation", "pay-own": "learn-colour"}
    return Reason(reason.message, steps.get(str(decision.prompt[0]), reason.rule))


def why_not_piece(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """A token that somebody points at: why no option is about it now."""
    if not is_token(thing):
        return because("not-offered")
    place, name = str(thing[0]), str(thing[1])
    verbs = [str(o[0]) for o in decision.options if is_token(o) and place_of(decision, str(o[0])) == place]
    if any(option[0] in verbs and option[1] == name for option in decision.options):
        return None
    phase = phase_asked(decision)
    if phase is not None and place == "familiar":
        stored = TOKEN_BY_NAME[name] in me.familiar
        return because("stored-stays") if stored else because("familiar-lacks-token", "token", name)
    if phase is not None:
        return why_not_token(t, me, decision, ("take" if place == "altar" else "store", name))
    return why_not_token(t, me, decision, (verbs[0], name)) if verbs else because("other-step")


def why_not_token_anywhere(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """A token named without its place."""
    if not is_token(thing):
        return because("not-offered")
    if any(thing[1] in option[1:] for option in decision.options):
        return None
    return why_not_piece(t, me, decision, (where_it_lies(t, me, decision, thing), thing[1]))


def where_it_lies(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> str:
    """The place a person means who names a token: of those where it lies, the one that matters now."""
    token = TOKEN_BY_NAME[thing[1]]
    places = [("altar", t.altar), ("pool", me.pool), ("familiar", me.familiar)]
    if phase_asked(decision) != MORNING:
        places[0], places[1] = places[1], places[0]
    for place, tokens in places:
        if token in tokens:
            return place
    return places[0][0]


# -- spells


def why_not_card(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """A spell card that somebody points at."""
    name = part(thing, 1)
    if any(name in option[1:] for option in decision.options):
        return None
    number = spell_number(name)
    phase = phase_asked(decision)
    if decision.prompt[0] == "raise-spell":
        return why_not_raise(t, me, decision, ("raise", name))
    if decision.prompt[0] == "learn-spell":
        return why_not_learn(t, me, decision, ("learn", name, 3))
    if number < 0 or phase is None:
        return because("not-offered" if number < 0 else "other-step")
    level = me.levels[SPELLS[number].colour]
    if not level and phase == EVENING:
        return why_not_learn(t, me, decision, ("learn", name, 3))
    return why_not_cast(t, me, decision, ("cast", name, highest_action(SPELLS[number], max(3, level)) or 3))


def why_not_raise(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    number = spell_number(part(thing, 1))
    if number < 0:
        return because("not-offered")
    if decision.prompt[0] != "raise-spell":
        return not_under_way(decision, "raise")
    return because("cannot-raise", "spell", SPELLS[number].name)


def why_not_cast(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    number = spell_number(part(thing, 1))
    if number < 0:
        return because("not-offered")
    spell = SPELLS[number]
    name = ("spell", spell.name)
    if number not in t.setup.spells:
        return because("spell-not-in-play", *name)
    if decision.prompt[0] == "copy-action":
        return because("copy-only-unlearned" if t.setup.solo else "copy-only-others", *name)
    level = me.levels[spell.colour]
    phase = phase_asked(decision)
    if spell.phase == NO_PHASE:
        return because("spell-without-phase", *name)
    if not level:
        return because("spell-not-learned", *name)
    if phase is None:
        return because("other-step")
    elsewhere = wrong_phase(phase, spell.phase)
    if elsewhere is not None:
        return elsewhere
    if t.fresh >> spell.colour & 1:
        return because("spell-learned-today", *name)
    if len(thing) == 2 and all(option[:2] != thing for option in decision.options):
        thing = ("cast", spell.name, highest_action(spell, level) or LEARNED_AT[0])
    return why_not_level(t, me, spell, level, me.rune_on_card(spell.colour), thing)


def why_not_level(t: SpellBookTable, me: Player, spell: Spell, level: int, rune: int, thing: Option) -> Reason:
    """The spell could be used, but not this level of it, or not now."""
    wanted = part(thing, 2)
    name = ("spell", spell.name)
    if wanted not in LEARNED_AT:
        return because("level-unknown", *name)
    used = int(wanted)
    if used > level:
        return because("level-too-high", *name, "level", used, "learned", level)
    if used not in spell.actions:
        return because("level-without-action", *name, "level", used)
    branch = str(part(thing, 3))
    if branch not in spell.branches(used):
        return why_not_branch(t, me, spell, used, rune, branch)
    reason = spell.refusal_of_branch(t, me, used, rune, branch)
    if reason:
        return because_of_spell(reason, spell, *figures(me, spell, reason, used, rune))
    if spell.alike and used != highest_action(spell, level):
        return because("level-alike", *name, "level", highest_action(spell, level))
    return because("not-offered")


def why_not_branch(t: SpellBookTable, me: Player, spell: Spell, level: int, rune: int, branch: str) -> Reason:
    """No branch is named, or none that there is: what stands in the way of all, or that one must be named."""
    refusals = [spell.refusal_of_branch(t, me, level, rune, each) for each in spell.branches(level)]
    if branch or not all(refusals):
        return because("branch-missing", "spell", spell.name)
    lacking = figures(me, spell, "pool-lacks-card-rune", level, rune)
    why = ("store", refusals[0], "take", refusals[1])
    return because_of_spell("no-branch", spell, *why, *lacking, "count", len(me.pool))


def figures(me: Player, spell: Spell, reason: str, level: int, rune: int) -> tuple[str | int, ...]:
    """The numbers and runes that make a refusal plain."""
    if reason in {"cost-rune", "altar-lacks-rune"}:
        return ("rune", RUNES[level - 3])
    if reason == "altar-lacks-card-rune":
        return ("rune", RUNES[rune])
    if reason == "pool-lacks-card-rune":  # Focus stores one less than two levels below; Clone discards one
        needed = level - 2 if spell.colour == BLACK else 1
        return ("rune", RUNES[rune], "needed", needed, "have", count(me.pool, OF_RUNE[rune]))
    if reason == "pool-lacks-colour":
        most = max(count(me.pool, OF_COLOUR[colour]) for colour in range(7))
        return ("needed", level - 1, "most", most)
    if reason == "pool-at-target":
        return ("count", len(me.pool), "target", level + 1)
    if reason == "pool-full":
        return ("count", len(me.pool))
    return ()


def why_not_learn(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    number = spell_number(part(thing, 1))
    if number < 0:
        return wrong_phase(phase_asked(decision), EVENING) or because("not-offered")
    spell = SPELLS[number]
    name = ("spell", spell.name)
    if number not in t.setup.spells:
        return because("spell-not-in-play", *name)
    if me.levels[spell.colour]:
        return because("spell-learned", *name)
    if len(thing) == 2 and spell.learns[LEARNED_AT[0]] not in decision.options:  # not even the cheapest level
        thing = spell.learns[LEARNED_AT[0]]
    if part(thing, 2) not in LEARNED_AT:
        return because("level-unknown", *name)
    elsewhere = wrong_phase(phase_asked(decision), EVENING) or out_of_step(decision, "learn")
    if elsewhere is not None:
        return elsewhere
    purse = Purse(me.pool, spell.colour)
    if not purse.own_total:
        return because("no-token-of-colour", *name, "colour", COLOURS[spell.colour])
    price = ("level", int(thing[2]), "units")
    if decision.prompt[0] == "learn-spell":
        rune, jokers = RUNES.index(str(decision.prompt[2])), int(decision.prompt[4])
        return because("cannot-pay-transmuted", *name, *price, purse.units_transmuted(rune, jokers))
    return because("cannot-pay", *name, *price, purse.units())


def why_not_copy(t: SpellBookTable, me: Player, decision: Decision, thing: Option) -> Reason | None:
    """An action that Clone cannot copy now."""
    if decision.prompt[0] != "copy-action":
        return not_under_way(decision, thing[0])
    words = thing[2:] if thing[0] == "copy" else thing[1:]
    number = spell_number(words[0]) if words else -1
    if number < 0 or number not in t.setup.spells or len(words) < 2:
        return because("not-offered")
    name = ("spell", SPELLS[number].name)
    if t.setup.solo:
        return because("copy-not-possible" if thing[0] == "copy-unlearned" else "copy-only-unlearned", *name)
    if thing[0] == "copy-unlearned":
        return because("copy-only-others", *name)
    owner = thing[1]
    if type(owner) is not int or not 0 <= owner < t.seats or owner == me.seat:
        return because("copy-not-learned", *name)
    spell = SPELLS[number]
    level = t.players[owner].levels[spell.colour]
    if not level:
        return because("copy-not-learned", *name)
    if spell.phase == NO_PHASE or number == spell_number("clone"):
        return because("copy-not-possible", *name)
    elsewhere = wrong_phase(phase_asked(decision), spell.phase)
    if elsewhere is not None:
        return elsewhere
    rune = t.players[owner].rune_on_card(spell.colour)
    return why_not_level(t, me, spell, level, rune, ("cast", *words))


Explain: TypeAlias = Callable[[SpellBookTable, Player, Decision, Option], Reason | None]

EXPLAIN: Final[dict[str | int, Explain]] = {
    "altar": why_not_piece,
    "pool": why_not_piece,
    "familiar": why_not_piece,
    "token": why_not_token_anywhere,
    "take": why_not_token,
    "store": why_not_token,
    "discard": why_not_token,
    "get": why_not_token,
    "give": why_not_token,
    "replace": why_not_token,
    "give-rival": why_not_token,
    "pay": why_not_token,
    "place": why_not_token,
    "spell": why_not_card,
    "cast": why_not_cast,
    "copy": why_not_copy,
    "copy-unlearned": why_not_copy,
    "learn": why_not_learn,
    "raise": why_not_raise,
    "joker": why_not_joker,
    "no-joker": why_not_go_on,
    "skip": why_not_decline,
    "stop": why_not_decline,
    "draw-two": why_not_draw,
    "swap": why_not_step,
    "draw": why_not_step,
    "store-paid": why_not_step,
}
"""Who answers for a thing, by its first word."""
