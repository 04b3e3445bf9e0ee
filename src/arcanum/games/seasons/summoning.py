"""Summoning: what it costs, what may be saved, and what happens, step by step."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.seasons.book import CRYSTALS_OF, ENERGIES, NAME_OF, TOKENS_OF, WAITS_FOR_SUMMONS, each_energy
from arcanum.games.seasons.power import POWERS
from arcanum.games.seasons.table import ELEMENTAL_AMULET, KNOWN_TO_ALL, Player, SeasonsTable
from arcanum.games.seasons.verbs import available, energy_at, pay_energy, put_in_zone

HAND_OF_FORTUNE: Final = 19
ARCANO_LEECH: Final = 32

DECLARE: Final[list[Option]] = [
    ("declare", *[ENERGIES[energy] for energy in range(4) if mask >> energy & 1]) for mask in range(16)
]
"""The energies with which the Elemental Amulet is paid, by bit mask."""


SAVE_ONE: Final = each_energy("save")
SAVE_TWO: Final[list[Option]] = [("save", first, second) for first in ENERGIES for second in ENERGIES]


def leeches_against(t: SeasonsTable, me: Player) -> int:
    """How many Arcano Leeches the opponents have in play: each takes a crystal before a summons."""
    number = 0
    for player in t.players:
        if player.seat != me.seat:
            number += player.number_in_play(ARCANO_LEECH)
    return number


def crystals_due(t: SeasonsTable, me: Player, kind: int) -> int:
    """The crystals that the summons takes, those for the Leeches included (ruling: leech_total)."""
    return CRYSTALS_OF[t.seats][kind] + leeches_against(t, me)


def saved_by_fortune(me: Player, tokens: int) -> int:
    """How many tokens the Hands of Fortune save; one at least is paid (ruling: hand_of_fortune_stack)."""
    return min(me.number_in_play(HAND_OF_FORTUNE), tokens - 1) if tokens > 1 else 0


def tokens_missing(t: SeasonsTable, me: Player, due: list[int]) -> int:
    """How many of the tokens due the player does not have."""
    missing = 0
    for energy in range(4):
        number = due[energy]
        if number:
            missing += max(0, number - available(t, me, energy))
    return missing


def can_pay_energy(t: SeasonsTable, me: Player, kind: int) -> bool:
    if kind == ELEMENTAL_AMULET:
        return bool(declarations(t, me))
    due = TOKENS_OF[t.seats][kind]
    total = due[0] + due[1] + due[2] + due[3]
    return tokens_missing(t, me, due) <= saved_by_fortune(me, total)


def summonable(t: SeasonsTable, me: Player) -> list[int]:
    """The kinds of the hand that can be summoned now."""
    kinds: list[int] = []
    if me.has_slot:
        for card in me.hand:
            kind = card >> 1
            if kind not in kinds and crystals_due(t, me, kind) <= me.crystals and can_pay_energy(t, me, kind):
                kinds.append(kind)
    return kinds


# -- paying


def declarations(t: SeasonsTable, me: Player) -> list[int]:
    """The sets of energies with which the player can pay for the Elemental Amulet, as bit masks.

    Of n declared types n tokens are due, less what Fortune saves, each of another type; at least one.
    Ruling: elemental_amulet_payment.
    """
    masks: list[int] = []
    for mask in range(1, 16):
        tokens = 0
        missing = 0
        for energy in range(4):
            if mask >> energy & 1:
                tokens += 1
                if not available(t, me, energy):
                    missing += 1
        if missing <= saved_by_fortune(me, tokens):
            masks.append(mask)
    return masks


def declare(t: SeasonsTable, me: Player) -> Flow[list[int]]:
    """The player declares the energies of the Elemental Amulet; returns the tokens that are due for them."""
    prompt: Message = ("declare", "card", NAME_OF[ELEMENTAL_AMULET])
    choice = yield from t.ask(me.seat, prompt, [DECLARE[mask] for mask in declarations(t, me)])
    due = [0, 0, 0, 0]
    t.declared = 0
    for place in range(1, len(choice)):
        energy = energy_at(choice, place)
        due[energy] = 1
        t.declared |= 1 << energy
    return due


def savings(t: SeasonsTable, me: Player, due: list[int], number: int) -> list[Option]:
    """All sets of one or two tokens of the cost that may be left out, so that the rest can be paid."""
    found: list[Option] = []
    for first in range(4):
        for second in range(first, 4 if number == 2 else first + 1):
            left = due[:]
            left[first] -= 1
            if number == 2:
                left[second] -= 1
            if min(left) >= 0 and tokens_missing(t, me, left) == 0:
                found.append(SAVE_ONE[first] if number == 1 else SAVE_TWO[4 * first + second])
    return found


def save_tokens(t: SeasonsTable, me: Player, kind: int, due: list[int]) -> Flow[list[int]]:
    """The Hands of Fortune make the summons cheaper; the player chooses which tokens are saved."""
    number = saved_by_fortune(me, due[0] + due[1] + due[2] + due[3])
    if not number:
        return due
    prompt: Message = ("save", "card", NAME_OF[kind], "count", number)
    choice = yield from t.ask(me.seat, prompt, savings(t, me, due, number))
    left = due[:]
    for place in range(1, len(choice)):
        left[energy_at(choice, place)] -= 1
    return left


# -- summoning


def summon(t: SeasonsTable, me: Player, kind: int) -> Flow[None]:
    """The Leeches first, then the cost; then whatever waits for summons; then the card's own effect.

    Ruling: summon_triggers_timing.
    """
    card = t.first_of(me.hand, kind)
    t.knows[card] = KNOWN_TO_ALL
    t.tell("summon", me.seat, kind)
    for rival in t.rivals(me):
        for _ in range(rival.number_in_play(ARCANO_LEECH)):
            t.give_crystals(me, rival, 1)
    due = TOKENS_OF[t.seats][kind]
    if kind == ELEMENTAL_AMULET:
        due = yield from declare(t, me)
    due = yield from save_tokens(t, me, kind, due)
    prompt: Message = ("pay-summon", "card", NAME_OF[kind])
    for energy in range(4):
        yield from pay_energy(t, me, energy, due[energy], prompt)
    t.pay_crystals(me, CRYSTALS_OF[t.seats][kind])
    waiting = [other for other in me.zone if WAITS_FOR_SUMMONS[other >> 1]]
    me.hand.remove(card)
    put_in_zone(t, me, card)
    for other in waiting:
        yield from POWERS[other >> 1].when_you_summon(t, me)
    yield from POWERS[kind].enters(t, me, card)
