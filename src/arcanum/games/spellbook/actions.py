"""What a player may do in a phase: the basic actions that everybody has."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Option
from arcanum.games.spellbook.learning import learn, learnable
from arcanum.games.spellbook.spell import SPELLS, Spell, spell_number
from arcanum.games.spellbook.table import (
    EVENING,
    MIDDAY,
    MORNING,
    Player,
    SpellBookTable,
    one_of_each,
    token_of,
)
from arcanum.games.spellbook.verbs import STORE, TAKE, finish_own_steps, take

DRAW_TWO: Final[Option] = ("draw-two",)
SKIP: Final[Option] = ("skip",)


def basic_actions(t: SpellBookTable, me: Player, phase: int) -> list[Option]:
    """The basic actions of the phase that can be carried out now."""
    if phase == MORNING:
        if me.pool_is_full:
            return []
        options = one_of_each(TAKE, t.altar)
        if t.can_draw:
            options.append(DRAW_TWO)
        return options
    if phase == MIDDAY:
        return one_of_each(STORE, me.pool) if me.free_cells else []
    assert phase == EVENING
    return learnable(t, me)


def do_basic_action(t: SpellBookTable, me: Player, action: Option) -> Flow[None]:
    verb = action[0]
    if verb == "take":
        yield from take(t, me, token_of(action))
    elif verb == "draw-two":
        t.draw(me, 2)
    elif verb == "store":
        t.store(me, token_of(action), me.pool)
    else:
        assert verb == "learn"
        yield from learn(t, me, SPELLS[spell_number(action[1])].colour, int(action[2]))


def actions(t: SpellBookTable, me: Player, phase: int) -> list[Option]:
    """All that the player may do as an action of this phase: basic actions and spells learned before today.

    Rulings: learned_same_day, effect_named_first, no_voluntary_discard.
    """
    options = basic_actions(t, me, phase)
    for colour in t.setup.with_phase[phase]:
        if me.levels[colour] and not t.fresh >> colour & 1:
            number = t.setup.spells[colour]
            add_offers(options, t, me, number, me.levels[colour], me.rune_on_card(colour))
    return options


def add_offers(options: list[Option], t: SpellBookTable, me: Player, number: int, level: int, rune: int) -> None:
    """Add the actions of a spell on this level: its own and those of lower levels.

    Where all levels do the same, only the highest is offered.
    """
    spell = SPELLS[number]
    if spell.alike:
        spell.offer(options, t, me, highest_action(spell, level), rune)
        return
    for action in spell.actions:
        if action <= level:
            spell.offer(options, t, me, action, rune)


def highest_action(spell: Spell, level: int) -> int:
    """The highest level, at most this one, that has an action; 0 when none has."""
    highest = 0
    for action in spell.actions:
        if action <= level:
            highest = action
    return highest


def act(t: SpellBookTable, me: Player, action: Option) -> Flow[None]:
    """Carry out an action, with what it leaves to be done at its end."""
    if action[0] == "cast":
        number = spell_number(action[1])
        colour = SPELLS[number].colour
        branch = str(action[3]) if len(action) > 3 else ""
        t.tell("cast", me.seat, number, int(action[2]))
        yield from SPELLS[number].cast(t, me, int(action[2]), branch, me.rune_on_card(colour), colour)
    else:
        yield from do_basic_action(t, me, action)
    if t.mirages:
        yield from finish_own_steps(t, me)
