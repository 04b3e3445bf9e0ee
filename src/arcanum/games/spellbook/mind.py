"""What a bot needs to know of SpellBook: the value of a position, promising options, and what is hidden."""

from typing import Final

from arcanum.core.chance import Chance
from arcanum.core.words import Option
from arcanum.games.spellbook.rules import tally
from arcanum.games.spellbook.spell import SPELLS
from arcanum.games.spellbook.table import RIVAL_CELLS, RIVAL_SCORE, TOKEN_BY_NAME, Player, SpellBookTable

TOKEN_WORTH: Final = 0.35
"""Any token in the pool: it can be stored, or be a third of a joker."""
PROGRESS_WORTH: Final = [0.0, 0.25, 0.8, 1.6, 2.6, 3.4]
"""Own-colour tokens towards a spell that is not learned yet, by their number."""
ENGINE_WORTH: Final = 0.9
"""A learned spell with an action, for each expected day that is left."""
EXPECTED_DAYS: Final = 16.0
DAYS_IN_SOLO: Final = float(RIVAL_CELLS)


def resample(base: SpellBookTable, chance: Chance) -> SpellBookTable:
    """Only the future of the bag is hidden, and that is chance alone."""
    table = base.copy()
    table.chance = chance
    return table


POINTS_A_UNIT: Final = 3.0
"""How many points make a victory one unit of log-odds likelier."""


def prospects(t: SpellBookTable) -> list[float]:
    """The points of each seat, as far as they can be seen from here, as log-odds; in solo, less the rival's."""
    found = [prospect(t, player) for player in t.players]
    if t.setup.solo:
        found[0] -= RIVAL_SCORE[len(t.rival)] + len(t.rival_bottom)
    return [points / POINTS_A_UNIT for points in found]


def prospect(t: SpellBookTable, player: Player) -> float:
    """The points that lie there, and what tokens and spells promise for the days that are left."""
    worth = float(tally(t, player).total)
    if t.over:
        return worth + 0.01 * player.spells_learned
    days_left = max(0.0, (DAYS_IN_SOLO if t.setup.solo else EXPECTED_DAYS) - t.day)
    if t.ending:
        days_left = 0.0
    share_left = min(1.0, days_left / 4)
    worth += share_left * TOKEN_WORTH * len(player.pool)
    for colour in range(7):
        spell = SPELLS[t.setup.spells[colour]]
        level = player.levels[colour]
        if not level:
            own = sum(1 for token in player.pool if token // 3 == colour)
            worth += share_left * PROGRESS_WORTH[min(own, 5)]
        elif spell.actions:
            worth += ENGINE_WORTH * min(days_left, 8.0) / 4
    return worth


def prior(t: SpellBookTable, seat: int, option: Option) -> float:
    """A glance: learn high, use spells, store what no spell needs, take what completes a colour."""
    verb = option[0]
    me = t.players[seat]
    if verb in {"learn", "copy"}:
        return 4.0 + int(option[2]) if verb == "learn" else 3.0
    if verb == "cast":
        return 3.0
    if verb in {"skip", "stop", "no-joker"}:
        return 1.0
    if verb in {"take", "get"}:
        return 1.0 + wanted(me, str(option[1]))
    if verb in {"store", "discard", "give", "give-rival", "pay"}:
        return 3.0 - wanted(me, str(option[1]))
    return 1.5


def wanted(me: Player, token: str) -> float:
    """How much a token is worth to a player, from 0 to 2, by the tokens of its colour that he holds."""
    colour = TOKEN_BY_NAME[token] // 3
    if me.levels[colour]:
        return 0.2
    own = sum(1 for other in me.pool if other // 3 == colour)
    return min(2.0, 0.6 + 0.35 * own)
