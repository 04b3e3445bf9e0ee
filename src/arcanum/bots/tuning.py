"""Tuning: fits the weights of a game's evaluation to who won games that the bots played.

A position is judged by how likely each seat is to win: a softmax over what the seats have on the scales. The fit
maximises the likelihood of the victories that followed (Adagrad, pulled a little towards the weights it began
with). Positions are taken at the beginnings of phases, a few from each game, so that no game counts too much.
"""

import math
from typing import Final

from arcanum.bots.playout import FastRandom
from arcanum.bots.search import Budget, Searcher, Style
from arcanum.core.game import AnyGame, Settings
from arcanum.core.match import Match
from arcanum.core.table import Table
from arcanum.core.weights import Scales

STRAYING: Final = 50
"""Of a thousand choices, so many are made at random, so that odd positions are judged, too."""
RATE: Final = 0.05
PULL: Final = 1e-6


class Position:
    """What each seat had on the scales at a moment of a game, and its share of the victory in the end."""

    __slots__ = ("amounts", "features", "shares", "sides")

    def __init__(self, features: list[list[int]], amounts: list[list[float]], sides: list[int]) -> None:
        self.features = features
        self.amounts = amounts
        self.sides = sides  # one seat of each side: mates have the same
        self.shares: list[float] = []


def position_of(game: AnyGame, table: Table) -> Position:
    features: list[list[int]] = []
    amounts: list[list[float]] = []
    sides: list[int] = []
    known: list[int] = []
    for seat in range(table.seats):
        scales = Scales(game.weights, keeping=True)
        game.assess(table, seat, scales)
        features.append(scales.features)
        amounts.append(scales.amounts)
        side = game.side_of(table, seat)
        if side not in known:
            known.append(side)
            sides.append(seat)
    return Position(features, amounts, sides)


def play_and_note(
    game: AnyGame, seats: int, settings: Settings, seed: str, style: Style, playouts: int, number: int
) -> list[Position]:
    """A game between searchers that stray now and then, with about so many of its positions."""
    match = Match.begin(game, seats, settings, seed, listen=False)
    dice = FastRandom(sum(seed.encode()) * 7919 + len(seed))
    searchers = [Searcher(game, seat, seats, style, dice.below(1 << 30)) for seat in range(seats)]
    noted: list[Position] = []
    began = -1
    while (asked := match.asked) is not None:
        seat = asked.seat
        if match.phase_began != began:
            began = match.phase_began
            noted.append(position_of(game, match.phase_table))
        if len(asked.options) == 1 or dice.below(1000) < STRAYING:
            match.choose(seat, asked.options[dice.below(len(asked.options))])
            continue
        world = match.imagine(seat, dice.below(1 << 30).to_bytes(32, "little"))
        searchers[seat].forget()
        match.choose(seat, searchers[seat].think(world, Budget(playouts)).choice)
    result = match.result
    kept: list[Position] = []
    for position in noted:
        if dice.below(len(noted)) < number:
            position.shares = [result.share(seat) for seat in range(seats)]
            kept.append(position)
    return kept


class Fit:
    """The weights while they are being fitted."""

    def __init__(self, weights: list[float]) -> None:
        self.start = weights[:]
        self.weights = weights[:]
        self.squares = [1e-8] * len(weights)

    def learn(self, positions: list[Position], rounds: int, seed: int) -> None:
        """Go through all positions so many times, in another order each time."""
        dice = FastRandom(seed)
        order = list(range(len(positions)))
        for _ in range(rounds):
            for last in range(len(order) - 1, 0, -1):
                other = dice.below(last + 1)
                order[last], order[other] = order[other], order[last]
            for at in order:
                self.step(positions[at])

    def step(self, position: Position) -> None:
        chances = self.chances(position)
        slopes: dict[int, float] = {}
        for at, seat in enumerate(position.sides):
            error = chances[at] - self.share(position, seat)
            features, amounts = position.features[seat], position.amounts[seat]
            for number in range(len(features)):
                feature = features[number]
                slopes[feature] = slopes.get(feature, 0.0) + error * amounts[number]
        weights, squares = self.weights, self.squares
        for feature, error in slopes.items():
            slope = error + PULL * (weights[feature] - self.start[feature])
            squares[feature] += slope * slope
            weights[feature] -= RATE * slope / math.sqrt(squares[feature])

    def chances(self, position: Position) -> list[float]:
        """How likely each side is to win, by the weights so far."""
        weights = self.weights
        sums: list[float] = []
        for seat in position.sides:
            features, amounts = position.features[seat], position.amounts[seat]
            total = 0.0
            for number in range(len(features)):
                total += weights[features[number]] * amounts[number]
            sums.append(total)
        best = max(sums)
        odds = [math.exp(total - best) for total in sums]
        whole = sum(odds)
        return [each / whole for each in odds]

    def share(self, position: Position, seat: int) -> float:
        """The share of the victory of the seat's side: mates have theirs together."""
        mates = len(position.shares) // len(position.sides)
        return position.shares[seat] * mates

    def loss(self, positions: list[Position]) -> float:
        """The mean surprise at the results: 0.69 knows nothing of two sides."""
        total = 0.0
        for position in positions:
            chances = self.chances(position)
            for at, seat in enumerate(position.sides):
                total -= self.share(position, seat) * math.log(max(1e-9, chances[at]))
        return total / max(1, len(positions))
