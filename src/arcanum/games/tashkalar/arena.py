"""The arena: its 69 squares, which lie next to which, its lines, and its coloured squares.

A square is a number from 0 to 80, row by row from the top left of a grid of nine by nine; the twelve numbers in
the corners belong to no square. It is named by its column, A to I, and its row, 1 to 9 from the top: E5 is the
middle.
"""

from typing import Final

SIDE: Final = 9
GRID: Final = SIDE * SIDE
NOWHERE: Final = -1

LAYOUT: Final = [
    "##.....##",
    "#..r....#",
    "..g...g..",
    "........g",
    "g...r....",
    ".......r.",
    ".........",
    "#.r..g..#",
    "##.....##",
]
"""# is no square, r is red, g is green."""

PLAIN: Final = 0
RED: Final = 1
GREEN: Final = 2
TINTS: Final = ["plain", "red", "green"]

DIRECTIONS: Final = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
STEPS: Final = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
AROUND: Final = 8  # directions, clockwise from north


def square_at(column: int, row: int) -> int:
    """The square in this column and row, both counted from 0, or NOWHERE."""
    if 0 <= column < SIDE and 0 <= row < SIDE and LAYOUT[row][column] != "#":
        return row * SIDE + column
    return NOWHERE


def distance(one: int, other: int) -> int:
    """The least number of single moves between two squares."""
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))


SQUARES: Final = [number for number in range(GRID) if square_at(number % SIDE, number // SIDE) != NOWHERE]
NAMES: Final = ["ABCDEFGHI"[number % SIDE] + str(number // SIDE + 1) for number in range(GRID)]
SQUARE_OF: Final[dict[str | int, int]] = {NAMES[square]: square for square in SQUARES}
TINT_OF: Final = [max(0, ".rg".find(LAYOUT[number // SIDE][number % SIDE])) for number in range(GRID)]

# By the number of the square; nothing for the corners.
NEIGHBOURS: Final[list[list[int]]] = [[] for _ in range(GRID)]
ORTHOGONAL: Final[list[list[int]]] = [[] for _ in range(GRID)]
DIAGONAL: Final[list[list[int]]] = [[] for _ in range(GRID)]
WITHIN_TWO: Final[list[list[int]]] = [[] for _ in range(GRID)]  # without the square itself
WITHIN_THREE: Final[list[list[int]]] = [[] for _ in range(GRID)]
AT_TWO: Final[list[list[int]]] = [[] for _ in range(GRID)]  # exactly so far
STEP: Final = [NOWHERE] * (GRID * AROUND)  # the next square, by square and direction
RAY: Final[list[list[int]]] = [[] for _ in range(GRID * AROUND)]  # all squares to the edge, the nearest first

# By row x ROW + nine bits, one for each column: the squares of the row whose bits are set.
ROW: Final = 1 << SIDE
IN_ROW: Final = [
    [number // ROW * SIDE + column for column in range(SIDE) if number >> column & 1]
    for number in range(SIDE * ROW)
]

RED_SQUARES: Final = [square for square in SQUARES if TINT_OF[square] == RED]
GREEN_SQUARES: Final = [square for square in SQUARES if TINT_OF[square] == GREEN]
COLOURED: Final = RED_SQUARES + GREEN_SQUARES
COLOURLESS: Final = [square for square in SQUARES if TINT_OF[square] == PLAIN]
CENTRE: Final = square_at(4, 4)
CENTRAL: Final = [square_at(column, row) for row in (3, 4, 5) for column in (3, 4, 5)]

DISTANCE_TO_CENTRE: Final = [distance(square, CENTRE) for square in range(GRID)]

DUEL_START: Final = [SQUARE_OF["C5"], SQUARE_OF["G5"]]
MELEE_START: Final = [
    # Each symbol lies on the line between two squares.
    [SQUARE_OF["F2"], SQUARE_OF["G2"]],
    [SQUARE_OF["B7"], SQUARE_OF["C7"]],
    [SQUARE_OF["G6"], SQUARE_OF["G7"]],
]


def _survey() -> None:
    for square in SQUARES:
        column, row = square % SIDE, square // SIDE
        for direction, (dx, dy) in enumerate(STEPS):
            ray: list[int] = RAY[square * AROUND + direction]
            at = 1
            while (found := square_at(column + at * dx, row + at * dy)) != NOWHERE:
                ray.append(found)
                at += 1
            if ray:
                STEP[square * AROUND + direction] = ray[0]
                NEIGHBOURS[square].append(ray[0])
                (DIAGONAL if direction % 2 else ORTHOGONAL)[square].append(ray[0])
        for other in SQUARES:
            far = distance(square, other)
            if 0 < far <= 3:
                WITHIN_THREE[square].append(other)
            if 0 < far <= 2:
                WITHIN_TWO[square].append(other)
            if far == 2:
                AT_TWO[square].append(other)


_survey()


def direction_between(origin: int, target: int) -> int:
    """The direction in which a square lies from another on one line with it."""
    for direction in range(AROUND):
        if target in RAY[origin * AROUND + direction]:
            return direction
    return NOWHERE
