"""Weights: what the features of a position count, in log-odds of winning.

A game names its features, says of each seat how much of each there is, and keeps a weight for each in a small
file. One piece of code serves play and learning: `Scales` either adds up, or also keeps what was added.
"""


class Scales:
    """Weighs what a seat has."""

    __slots__ = ("amounts", "features", "keeping", "total", "weights")

    def __init__(self, weights: list[float], *, keeping: bool = False) -> None:
        self.weights = weights
        self.total = 0.0
        self.keeping = keeping
        self.features: list[int] = []
        self.amounts: list[float] = []

    def add(self, feature: int, amount: float) -> None:
        """So much of this feature."""
        self.total += self.weights[feature] * amount
        if self.keeping:
            self.features.append(feature)
            self.amounts.append(amount)


def weights_of(features: list[str], known: dict[str, float]) -> list[float]:
    """The weights in the order of the features; what has none yet counts nothing."""
    strange = set(known) - set(features)
    assert not strange, f"weights of no feature: {sorted(strange)}"
    return [known.get(name, 0.0) for name in features]
