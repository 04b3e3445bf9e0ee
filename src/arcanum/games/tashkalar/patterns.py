"""Patterns: all places where the pieces of a pattern stand, in all eight orientations, found by whole boards.

A board is a set of squares in two halves, the top with the rows 1 to 5 and the foot with the rows 6 to 9, since a
machine word has no room for 81 bits. Shifted by as much as a pattern's square lies from the summoning square,
and intersected with the squares where the orientation fits, the board of the own pieces leaves exactly the
squares on which a being can be summoned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.games.tashkalar.arena import AROUND, GRID, IN_ROW, NOWHERE, ROW, SIDE, STEPS, square_at
from arcanum.games.tashkalar.book import CARDS

if TYPE_CHECKING:
    from mypy_extensions import i64

TURNS: Final = [
    "upright", "right", "around", "left", "mirrored", "mirrored-right", "mirrored-around", "mirrored-left",
]  # fmt: skip
"""How a pattern may lie: as printed or mirrored, then turned clockwise by so many quarters."""

TOP: Final = 45  # squares in the top half
FOOT: Final = GRID - TOP
TOP_MASK: Final = (1 << TOP) - 1
FOOT_MASK: Final = (1 << FOOT) - 1

# The orientations of a card are those from FIRST[card] to LAST[card] - 1.
FIRST: Final = [0] * CARDS
LAST: Final = [0] * CARDS
SIZE: Final = [0] * CARDS  # how many pieces a pattern has
STRONG_SIZE: Final = [0] * CARDS  # how many of them must be upgraded
# By orientation: which of the TURNS it is, the summoning squares where it fits, and where its needs begin.
TURN: Final[list[int]] = []
LIE: Final[list[int]] = []  # the first of the TURNS by which the card's marks, or else its pieces, lie the same
FIT_TOP: Final[list[int]] = []
FIT_FOOT: Final[list[int]] = []
NEEDS: Final[list[int]] = [0]
# By need: twice as far from the summoning square, in numbers of squares, and 1 more if the piece must be upgraded.
NEED: Final[list[int]] = []

MARKED: Final[dict[int, list[tuple[str, int, int]]]] = {}
"""By card x AROUND + turn: the marks of the card as sign, columns and rows from the summoning square."""


# -- reading what is printed


def offsets(drawing: list[str]) -> list[tuple[str, int, int]]:
    """The signs of a drawing with their columns and rows from its summoning square, which is @, c or h."""
    row, column = next(
        (row, column) for row, line in enumerate(drawing) for column, sign in enumerate(line) if sign in "@ch"
    )
    return [
        (sign, x - column, y - row) for y, line in enumerate(drawing) for x, sign in enumerate(line) if sign != "."
    ]


def turned(sign: str, dx: int, dy: int, turn: int) -> tuple[str, int, int]:
    """Where a square of a drawing lies when the card is mirrored and turned."""
    if turn >= 4:
        dx = -dx
    for _ in range(turn % 4):
        dx, dy = -dy, dx
    return sign, dx, dy


def add_pattern(card: int, pattern: list[str], marks: list[str], *, oriented: bool) -> None:
    """Enter the different orientations of a card; marks make a difference where the effect uses them."""
    needs = [each for each in offsets(pattern) if each[0] != "@"]
    marked = [each for each in offsets(marks) if each[0] not in "@ch"] if marks else []
    SIZE[card] = len(needs)
    STRONG_SIZE[card] = len([sign for sign, _, _ in needs if sign in "Hh"])
    FIRST[card] = len(TURN)
    known: list[object] = []
    lies: list[object] = []  # by turn: what makes a difference to the effect
    for turn in range(8):
        needed = sorted(turned(*each, turn) for each in needs)
        laid = sorted(turned(*each, turn) for each in marked)
        MARKED[card * AROUND + turn] = laid
        lies.append(laid or needed)
        shape = (needed, laid if oriented else [])
        if shape not in known:
            known.append(shape)
            _add_orientation(turn, needed)
            LIE.append(lies.index(lies[turn]))
    LAST[card] = len(TURN)


def _add_orientation(turn: int, needed: list[tuple[str, int, int]]) -> None:
    fit_top = fit_foot = 0
    for number in range(GRID):
        column, row = number % SIDE, number // SIDE
        if square_at(column, row) == NOWHERE:
            continue
        if all(square_at(column + dx, row + dy) != NOWHERE for _, dx, dy in needed):
            if number < TOP:
                fit_top |= 1 << number
            else:
                fit_foot |= 1 << (number - TOP)
    TURN.append(turn)
    FIT_TOP.append(fit_top)
    FIT_FOOT.append(fit_foot)
    for sign, dx, dy in sorted(needed, key=lambda need: need[0] in "Cc"):  # what is rarest first
        NEED.append(2 * (dy * SIDE + dx) + (sign in "Hh"))
    NEEDS.append(len(NEED))


# -- whole boards


# Masks are shifted right, never a 1 to the left: the compiler would take that for a number of 32 bits.


def seen_top(top: i64, foot: i64, shift: i64) -> i64:
    """The top half of a board in which every square shows what stands so much further on."""
    if shift >= 0:
        return (top >> shift) | ((foot & (TOP_MASK >> (TOP - shift))) << (TOP - shift))
    back = -shift
    return (top & (TOP_MASK >> back)) << back


def seen_foot(top: i64, foot: i64, shift: i64) -> i64:
    """The foot of such a board."""
    if shift >= 0:
        return foot >> shift
    back = -shift
    return (top >> (TOP - back)) | ((foot & (FOOT_MASK >> back)) << back)


def match(orientation: int, every_top: i64, every_foot: i64, strong_top: i64, strong_foot: i64) -> tuple[i64, i64]:
    """The squares on which the pattern is complete, given all pieces that count, and the upgraded ones."""
    top: i64 = FIT_TOP[orientation]
    foot: i64 = FIT_FOOT[orientation]
    for number in range(NEEDS[orientation], NEEDS[orientation + 1]):
        need: i64 = NEED[number]
        shift = need >> 1
        if need & 1:
            top &= seen_top(strong_top, strong_foot, shift)
            foot &= seen_foot(strong_top, strong_foot, shift)
        else:
            top &= seen_top(every_top, every_foot, shift)
            foot &= seen_foot(every_top, every_foot, shift)
        if top == 0 and foot == 0:
            break
    return top, foot


def match_with_help(
    orientation: int,
    every_top: i64,
    every_foot: i64,
    strong_top: i64,
    strong_foot: i64,
    help_top: i64,
    help_foot: i64,
    strong_help_top: i64,
    strong_help_foot: i64,
    limit: int,
) -> tuple[i64, i64]:
    """The squares on which at least one and at most `limit` (three) squares need what only helps.

    Boards are kept apart by how many squares have been helped so far.
    """
    top_0: i64 = FIT_TOP[orientation]
    foot_0: i64 = FIT_FOOT[orientation]
    top_1: i64 = 0
    foot_1: i64 = 0
    top_2: i64 = 0
    foot_2: i64 = 0
    top_3: i64 = 0
    foot_3: i64 = 0
    for number in range(NEEDS[orientation], NEEDS[orientation + 1]):
        need: i64 = NEED[number]
        shift = need >> 1
        if need & 1:
            own_top = seen_top(strong_top, strong_foot, shift)
            own_foot = seen_foot(strong_top, strong_foot, shift)
            other_top = seen_top(strong_help_top, strong_help_foot, shift)
            other_foot = seen_foot(strong_help_top, strong_help_foot, shift)
        else:
            own_top = seen_top(every_top, every_foot, shift)
            own_foot = seen_foot(every_top, every_foot, shift)
            other_top = seen_top(help_top, help_foot, shift)
            other_foot = seen_foot(help_top, help_foot, shift)
        if limit > 1:
            top_3 = top_3 & own_top | top_2 & other_top
            foot_3 = foot_3 & own_foot | foot_2 & other_foot
            top_2 = top_2 & own_top | top_1 & other_top
            foot_2 = foot_2 & own_foot | foot_1 & other_foot
        top_1 = top_1 & own_top | top_0 & other_top
        foot_1 = foot_1 & own_foot | foot_0 & other_foot
        top_0 &= own_top
        foot_0 &= own_foot
        if limit == 1 and top_0 | foot_0 | top_1 | foot_1 == 0:
            break
    if limit >= 3:
        top_2 |= top_3
        foot_2 |= foot_3
    if limit >= 2:
        top_1 |= top_2
        foot_1 |= foot_2
    return top_1, foot_1


def board_of(square: int) -> tuple[int, int]:
    """The board with this square alone."""
    return (1 << square, 0) if square < TOP else (0, 1 << (square - TOP))


def rows_of(top: i64, foot: i64) -> list[int]:
    """The rows of a board in which squares are set, as row x ROW + their nine bits (see `arena.IN_ROW`)."""
    found: list[int] = []
    row: i64 = 0
    while top != 0:
        bits: i64 = top & (ROW - 1)
        if bits != 0:
            found.append(row + bits)
        top >>= SIDE
        row += ROW
    row = TOP // SIDE * ROW
    while foot != 0:
        bits = foot & (ROW - 1)
        if bits != 0:
            found.append(row + bits)
        foot >>= SIDE
        row += ROW
    return found


def squares_of(top: i64, foot: i64) -> list[int]:
    """The squares of a board, in order."""
    found: list[int] = []
    for row in rows_of(top, foot):
        found += IN_ROW[row]
    return found


def pattern_squares(orientation: int, square: int) -> list[int]:
    """The squares of the pattern in this orientation, but for the summoning square itself."""
    shifts = [need >> 1 for need in NEED[NEEDS[orientation] : NEEDS[orientation + 1]]]
    return [square + shift for shift in shifts if shift]


# -- marks


def marked_squares(card: int, turn: int, square: int, sign: str = "*") -> list[int]:
    """The marked squares of a card that lies so, as far as they are on the arena."""
    column, row = square % SIDE, square // SIDE
    found = [square_at(column + dx, row + dy) for mark, dx, dy in MARKED[card * AROUND + turn] if mark == sign]
    return [each for each in found if each != NOWHERE]


def marked_directions(card: int, turn: int) -> list[int]:
    """The marked directions of a card that lies so, clockwise from north."""
    return sorted(STEPS.index((dx, dy)) for _, dx, dy in MARKED[card * AROUND + turn])
