"""The twenty season dice: four seasons, five dice each, six sides a die; and what the seasons pay for energy.

The dice of all seasons are the same five, each season with energies of its own: two are frequent, one is rare, one
does not appear.
"""

from typing import Final

from arcanum.games.seasons.book import AIR, EARTH, ENERGIES, FIRE, WATER

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
FALL: Final = 3
SEASONS: Final = ["winter", "spring", "summer", "fall"]

DICE: Final = 5  # of each season
SIDES: Final = 6

# Of each season: the two frequent energies, the rare one, and the one that does not appear.
FIRST: Final = 0
SECOND: Final = 1
RARE: Final = 2
ENERGIES_OF: Final = [
    (WATER, AIR, FIRE, EARTH),
    (EARTH, WATER, AIR, FIRE),
    (FIRE, EARTH, WATER, AIR),
    (AIR, FIRE, EARTH, WATER),
]

RATE: Final = [[0, 0, 0, 0] for _ in SEASONS]  # crystals for a token, by season and energy
for _season, (_first, _second, _rare, _absent) in enumerate(ENERGIES_OF):
    RATE[_season][_first] = RATE[_season][_second] = 1
    RATE[_season][_rare] = 2
    RATE[_season][_absent] = 3


class Side:
    """One side of a die: what it gives to whoever takes it, and how far it moves the season if nobody does."""

    __slots__ = ("card", "crystals", "dots", "energies", "name", "star", "transmute")

    def __init__(
        self, energies: list[int], crystals: int, star: bool, card: bool, transmute: bool, dots: int
    ) -> None:
        self.energies = energies  # tokens by type
        self.crystals = crystals
        self.star = star  # a step on the summoning gauge
        self.card = card  # a power card to draw
        self.transmute = transmute
        self.dots = dots
        self.name = name_of_side(self)


def name_of_side(side: Side) -> str:
    """Its signs in words, without the dots: ``water-water-star``."""
    words = [name for energy, name in enumerate(ENERGIES) for _ in range(side.energies[energy])]
    if side.crystals:
        words += ["crystals", str(side.crystals)]
    for shown, word in ((side.star, "star"), (side.card, "card"), (side.transmute, "transmute")):
        if shown:
            words.append(word)
    return "-".join(words)


class Sign:
    """A side as all seasons have it: energies by how frequent they are."""

    __slots__ = ("card", "crystals", "dots", "energies", "star", "transmute")

    def __init__(
        self,
        dots: int,
        energies: tuple[int, ...] = (),
        crystals: int = 0,
        *,
        star: bool = False,
        card: bool = False,
        transmute: bool = False,
    ) -> None:
        self.dots = dots
        self.energies = energies
        self.crystals = crystals
        self.star = star
        self.card = card
        self.transmute = transmute

    def in_season(self, season: int) -> Side:
        tokens = [0, 0, 0, 0]
        for energy in self.energies:
            tokens[ENERGIES_OF[season][energy]] += 1
        return Side(tokens, self.crystals, self.star, self.card, self.transmute, self.dots)


SIGNS: Final = [
    [
        Sign(3, (RARE,), star=True, transmute=True),
        Sign(2, (FIRST, FIRST), star=True),
        Sign(1, (FIRST, FIRST), 3),
        Sign(3, (SECOND, SECOND), star=True),
        Sign(2, card=True),
        Sign(1, (FIRST, SECOND), transmute=True),
    ],
    [
        Sign(3, (FIRST, FIRST), star=True),
        Sign(2, (FIRST, FIRST), 1),
        Sign(1, (RARE, RARE), star=True),
        Sign(3, card=True),
        Sign(2, (FIRST, SECOND), transmute=True),
        Sign(1, (SECOND,), star=True, transmute=True),
    ],
    [
        Sign(1, (FIRST, FIRST), star=True),
        Sign(2, (SECOND,), star=True, transmute=True),
        Sign(3, (FIRST, SECOND), transmute=True),
        Sign(1, card=True),
        Sign(2, (RARE,), star=True),
        Sign(3, (FIRST, FIRST), 3),
    ],
    [
        Sign(1, (FIRST, SECOND), transmute=True),
        Sign(2, (FIRST, FIRST), 2),
        Sign(3, (SECOND,), star=True, transmute=True),
        Sign(1, (FIRST, FIRST), star=True),
        Sign(2, (), 6),
        Sign(3, (RARE,), star=True),
    ],
    [
        Sign(2, (SECOND, SECOND), transmute=True),
        Sign(3, (), 6),
        Sign(1, (RARE,), star=True),
        Sign(1, (SECOND,), star=True, transmute=True),
        Sign(3, (FIRST, FIRST), star=True),
        Sign(2, (FIRST, FIRST), 1),
    ],
]

SIDE: Final = [
    sign.in_season(season) for season in range(len(SEASONS)) for signs in SIGNS for sign in signs
]  # all 120 sides, see `side_number`


def side_number(season: int, die: int, side: int) -> int:
    return (season * DICE + die) * SIDES + side
