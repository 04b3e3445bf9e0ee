"""Playouts: whole games under a pilot, without stopping at any decision."""

from typing import Final

from arcanum.core.game import AnyGame
from arcanum.core.table import Pilot, Table
from arcanum.core.words import Message, Option

FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399


class FastRandom:
    """L'Ecuyer's combined generator: small, quick and good enough for playouts. Never for a real game."""

    __slots__ = ("_first", "_second")

    def __init__(self, seed: int) -> None:
        self._first = seed % (FIRST_MODULUS - 1) + 1
        self._second = seed // FIRST_MODULUS % (SECOND_MODULUS - 1) + 1

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; for the few options of a decision its bias is immeasurable."""
        first = self._first * 40014 % FIRST_MODULUS
        second = self._second * 40692 % SECOND_MODULUS
        self._first = first
        self._second = second
        return (first - second) % (FIRST_MODULUS - 1) % bound


class RandomPilot(Pilot):
    """Chooses evenly among the options, and counts the decisions."""

    def __init__(self, seed: int) -> None:
        self.random = FastRandom(seed)
        self.decisions = 0

    def pick(self, table: Table, seat: int, prompt: Message, options: list[Option]) -> Option:
        if len(options) == 1:  # see Table.ask_always
            return options[0]
        self.decisions += 1
        return options[self.random.below(len(options))]


def play_out(game: AnyGame, table: Table, pilot: Pilot) -> None:
    """Play the table to the end of the game, from the start of a phase."""
    table.pilot = pilot
    while not table.over:
        play_phase(game, table)


def play_phase(game: AnyGame, table: Table) -> None:
    """Play one phase. The table must have a pilot."""
    for decision in game.phase(table):
        raise AssertionError(f"a pilot left {decision.prompt} unanswered")
