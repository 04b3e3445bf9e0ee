"""The tasks of the High Form, judged at the end of a turn by what stands on the arena and what happened."""

from typing import Final

from arcanum.games.tashkalar.arena import (
    CENTRAL,
    GREEN_SQUARES,
    NEIGHBOURS,
    RED_SQUARES,
    SIDE,
    SQUARE_OF,
    SQUARES,
    WITHIN_TWO,
)
from arcanum.games.tashkalar.being import Task, put_into_the_tasks
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMMON,
    HEROIC,
    KINDS,
    LEGENDARY,
    ON_EMPTY,
    ONLY_LEGENDARY,
    RANK_OF,
    UPGRADED,
    of_enemies,
    of_side,
)
from arcanum.games.tashkalar.table import LEGENDARY_ONES, ON_GREEN, ON_RED, SUMMONED, TashKalarTable

DESTRUCTION: Final = 0
COLORED: Final = 1
SUMMONING: Final = 2
PATTERN: Final = 3
ENEMY: Final = 4


def destroyed(t: TashKalarTable, rank: int) -> int:
    """How many enemy pieces of a rank were destroyed in this turn."""
    number = 0
    for piece in range(1, KINDS):
        if RANK_OF[piece] == rank:
            number += t.now.destroyed[piece]
    return number


def number_on(t: TashKalarTable, side: int, squares: list[int], ranks: int = ANY_RANK) -> int:
    """How many pieces of the side, of these ranks, stand on these squares."""
    return len(t.find(squares, of_side(side, ranks)))


# -- destruction


class Destroying(Task):
    """Destroy so many enemy pieces in the turn, so many of them upgraded."""

    type = DESTRUCTION
    pieces = 0
    upgraded = 0

    def met(self, t: TashKalarTable, side: int) -> bool:
        upgraded = destroyed(t, HEROIC) + destroyed(t, LEGENDARY)
        return upgraded >= self.upgraded and upgraded + destroyed(t, COMMON) >= self.pieces


class Destruction(Destroying):
    """Destroy 3 enemy pieces."""

    name = "destruction"
    points = 1
    pieces = 3


class Devastation(Destroying):
    """Destroy 4 enemy pieces."""

    name = "devastation"
    points = 2
    pieces = 4


class HeroicDestruction(Destroying):
    """Destroy 3 enemy pieces, 1 of them upgraded."""

    name = "heroic-destruction"
    points = 2
    pieces = 3
    upgraded = 1


class HeroicDevastation(Destroying):
    """Destroy 4 enemy pieces, 2 of them upgraded."""

    name = "heroic-devastation"
    advanced = True
    points = 3
    pieces = 4
    upgraded = 2


class EndOfLegends(Task):
    """Destroy a legendary enemy piece or 2 heroic ones."""

    name = "end-of-legends"
    type = DESTRUCTION
    advanced = True
    points = 2

    def met(self, t: TashKalarTable, side: int) -> bool:
        return destroyed(t, LEGENDARY) >= 1 or destroyed(t, HEROIC) >= 2


# -- coloured squares


class Conquest(Task):
    """Have so many pieces on coloured squares, so many of them upgraded, so many legendary."""

    type = COLORED
    squares: list[int] = []
    pieces = 0
    upgraded = 0
    legendary = 0

    def met(self, t: TashKalarTable, side: int) -> bool:
        return (
            number_on(t, side, self.squares) >= self.pieces
            and number_on(t, side, self.squares, UPGRADED) >= self.upgraded
            and number_on(t, side, self.squares, ONLY_LEGENDARY) >= self.legendary
        )


class RedConquest(Conquest):
    """Have 3 pieces on red squares, 2 of them upgraded."""

    name = "red-conquest"
    points = 2
    squares = RED_SQUARES
    pieces = 3
    upgraded = 2


class GreenConquest(Conquest):
    """Have 3 pieces on green squares, 2 of them upgraded."""

    name = "green-conquest"
    points = 2
    squares = GREEN_SQUARES
    pieces = 3
    upgraded = 2


class ColorConquest(Conquest):
    """Have 5 pieces on coloured squares, 3 of them upgraded."""

    name = "color-conquest"
    points = 3
    squares = RED_SQUARES + GREEN_SQUARES
    pieces = 5
    upgraded = 3


class RedLegends(Conquest):
    """Have 2 upgraded pieces on red squares, 1 of them legendary."""

    name = "red-legends"
    advanced = True
    points = 3
    squares = RED_SQUARES
    upgraded = 2
    legendary = 1


class GreenLegends(Conquest):
    """Have 2 upgraded pieces on green squares, 1 of them legendary."""

    name = "green-legends"
    advanced = True
    points = 3
    squares = GREEN_SQUARES
    upgraded = 2
    legendary = 1


class RainbowDominance(Task):
    """Have more upgraded pieces than the enemy on red squares, and on green squares, too."""

    name = "rainbow-dominance"
    type = COLORED
    points = 2

    def met(self, t: TashKalarTable, side: int) -> bool:
        for squares in (RED_SQUARES, GREEN_SQUARES):
            if number_on(t, side, squares, UPGRADED) <= len(t.find(squares, of_enemies(side, UPGRADED))):
                return False
        return True


# -- summoning


class Summoning(Task):
    """Summon 2 beings in the turn, so many of them on red or green, so many legendary."""

    type = SUMMONING
    on_red = 0
    on_green = 0
    legendary = 0

    def met(self, t: TashKalarTable, side: int) -> bool:
        deeds = t.now.deeds
        return (
            deeds[SUMMONED] >= 2
            and deeds[ON_RED] >= self.on_red
            and deeds[ON_GREEN] >= self.on_green
            and deeds[LEGENDARY_ONES] >= self.legendary
        )


class RedSummoning(Summoning):
    """Summon 2 beings, 1 of them on a red square."""

    name = "red-summoning"
    points = 1
    on_red = 1


class GreenSummoning(Summoning):
    """Summon 2 beings, 1 of them on a green square."""

    name = "green-summoning"
    points = 1
    on_green = 1


class ColoredSummoning(Task):
    """Summon 2 beings on coloured squares."""

    name = "colored-summoning"
    type = SUMMONING
    points = 2

    def met(self, t: TashKalarTable, side: int) -> bool:
        return t.now.deeds[ON_RED] + t.now.deeds[ON_GREEN] >= 2


class LegendarySummoning(Summoning):
    """Summon 2 beings, 1 of them legendary."""

    name = "legendary-summoning"
    advanced = True
    points = 2
    legendary = 1


# -- patterns


class CentralDominance(Task):
    """Have 5 pieces on the central squares, 2 of them upgraded."""

    name = "central-dominance"
    type = PATTERN
    points = 1

    def met(self, t: TashKalarTable, side: int) -> bool:
        return number_on(t, side, CENTRAL) >= 5 and number_on(t, side, CENTRAL, UPGRADED) >= 2


class CenterCross(Task):
    """Have a piece on the centre, and on all squares that touch it by a side, or on all that do by a corner."""

    name = "center-cross"
    type = PATTERN
    points = 2

    def met(self, t: TashKalarTable, side: int) -> bool:
        return number_on(t, side, PLUS) == len(PLUS) or number_on(t, side, CROSS) == len(CROSS)


class LineDominance(Task):
    """Have 6 pieces more than the enemy in a row or a column of the central squares."""

    name = "line-dominance"
    type = PATTERN
    points = 2

    def met(self, t: TashKalarTable, side: int) -> bool:
        for line in CENTRAL_LINES:
            if number_on(t, side, line) - len(t.find(line, of_enemies(side, ANY_RANK))) >= 6:
                return True
        return False


class Diagonals(Task):
    """Have 4 pieces on each of the long diagonals, 1 on each upgraded; the centre is on both."""

    name = "diagonals"
    type = PATTERN
    advanced = True
    points = 3

    def met(self, t: TashKalarTable, side: int) -> bool:
        for line in LONG_DIAGONALS:
            if number_on(t, side, line) < 4 or number_on(t, side, line, UPGRADED) < 1:
                return False
        return True


class Chain(Task):
    """Have a chain of pieces, each next to the one before, from one part of the edge to the opposite one."""

    type = PATTERN
    points = 3
    ends: list[tuple[list[int], list[int]]] = []

    def met(self, t: TashKalarTable, side: int) -> bool:
        for start, goal in self.ends:  # noqa: SIM110 - a generator would be slow, compiled
            if reaches(t, of_side(side, ANY_RANK), start, goal):
                return True
        return False


def reaches(t: TashKalarTable, kinds: int, start: list[int], goal: list[int]) -> bool:
    """Whether pieces of these kinds connect the two sets of squares."""
    chain = t.find(start, kinds)
    for square in chain:  # it grows meanwhile
        if square in goal:
            return True
        chain += [each for each in t.find(NEIGHBOURS[square], kinds) if each not in chain]
    return False


def named(names: str) -> list[int]:
    return [SQUARE_OF[name] for name in names.split()]


class SideChain(Chain):
    """Have a chain of pieces from one side of the arena to the opposite side."""

    name = "side-chain"
    ends = [
        (named("A3 A4 A5 A6 A7"), named("I3 I4 I5 I6 I7")),
        (named("C1 D1 E1 F1 G1"), named("C9 D9 E9 F9 G9")),
    ]


class CornerChain(Chain):
    """Have a chain of pieces from one corner of the arena to the opposite corner."""

    name = "corner-chain"
    ends = [
        (named("A3 B2 C1"), named("G9 H8 I7")),
        (named("G1 H2 I3"), named("A7 B8 C9")),
    ]


# -- enemy pieces


class Surrounding(Task):
    """Have so many pieces next to one enemy piece."""

    type = ENEMY
    pieces = 0

    def met(self, t: TashKalarTable, side: int) -> bool:
        for square in t.all_of(of_enemies(side, ANY_RANK)):
            if number_on(t, side, NEIGHBOURS[square]) >= self.pieces:
                return True
        return False


class Imprisonment(Surrounding):
    """Have 6 pieces next to one enemy piece."""

    name = "imprisonment"
    points = 1
    pieces = 6


class Envelopment(Surrounding):
    """Have 7 pieces next to one enemy piece."""

    name = "envelopment"
    advanced = True
    points = 2
    pieces = 7


class Isolation(Task):
    """An enemy piece with another one up to distance 2 could not get next to any by 3 moves over empty squares."""

    name = "isolation"
    type = ENEMY
    advanced = True
    points = 2

    def met(self, t: TashKalarTable, side: int) -> bool:
        enemies = of_enemies(side, ANY_RANK)
        for square in t.all_of(enemies):
            if t.find(WITHIN_TWO[square], enemies) and is_isolated(t, square, enemies):
                return True
        return False


def is_isolated(t: TashKalarTable, piece: int, enemies: int) -> bool:
    """Whether the piece can get next to no other one by at most three moves over empty squares."""
    reached = [piece]
    begin = 0
    for moves in range(4):
        end = len(reached)
        for square in reached[begin:end]:
            if [other for other in t.find(NEIGHBOURS[square], enemies) if other != piece]:
                return False
            if moves < 3:
                reached += [each for each in t.find(NEIGHBOURS[square], ON_EMPTY) if each not in reached]
        begin = end
    return True


PLUS: Final = named("E4 E5 E6 D5 F5")
CROSS: Final = named("D4 E5 F6 D6 F4")
CENTRAL_LINES: Final = [[square for square in SQUARES if square // SIDE == row] for row in (3, 4, 5)] + [
    [square for square in SQUARES if square % SIDE == column] for column in (3, 4, 5)
]
LONG_DIAGONALS: Final = [named("B2 C3 D4 E5 F6 G7 H8"), named("B8 C7 D6 E5 F4 G3 H2")]


put_into_the_tasks(
    [
        Destruction(),
        Devastation(),
        HeroicDestruction(),
        HeroicDevastation(),
        EndOfLegends(),
        RedConquest(),
        GreenConquest(),
        ColorConquest(),
        RedLegends(),
        GreenLegends(),
        RainbowDominance(),
        RedSummoning(),
        GreenSummoning(),
        ColoredSummoning(),
        LegendarySummoning(),
        CentralDominance(),
        CenterCross(),
        LineDominance(),
        Diagonals(),
        SideChain(),
        CornerChain(),
        Imprisonment(),
        Envelopment(),
        Isolation(),
    ]
)
