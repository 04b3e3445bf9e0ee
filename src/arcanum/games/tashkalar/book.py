"""What is printed on pieces and cards, by their numbers; the cards' own entries fill it in."""

from typing import Final

from arcanum.core.words import Option
from arcanum.games.tashkalar.arena import GRID, NAMES

# -- ranks and pieces

COMMON: Final = 0
HEROIC: Final = 1
LEGENDARY: Final = 2
RANKS: Final = ["common", "heroic", "legendary"]

NOBODY: Final = -1
MOST_SIDES: Final = 4

# A piece is a number: 1 + 3 x side + rank; 0 is an empty square.
EMPTY: Final = 0
KINDS: Final = 1 + 3 * MOST_SIDES
RANK_OF: Final = [NOBODY, *[rank for _ in range(MOST_SIDES) for rank in range(3)]]
SIDE_OF: Final = [NOBODY, *[side for side in range(MOST_SIDES) for _ in range(3)]]

# Sets of ranks, and sets of kinds of pieces: the bit of a piece's number stands for it, bit 0 for no piece.
ONLY_COMMON: Final = 1
ONLY_HEROIC: Final = 2
ONLY_LEGENDARY: Final = 4
NON_LEGENDARY: Final = 3
UPGRADED: Final = 6
ANY_RANK: Final = 7
ON_EMPTY: Final = 1


def piece_of(side: int, rank: int) -> int:
    return 1 + 3 * side + rank


def of_side(side: int, ranks: int) -> int:
    """The pieces of one side that have one of the ranks."""
    return ranks << (1 + 3 * side)


def of_any(ranks: int) -> int:
    """The pieces of any side that have one of the ranks."""
    return ranks << 1 | ranks << 4 | ranks << 7 | ranks << 10


def of_enemies(side: int, ranks: int) -> int:
    """The pieces of all other sides that have one of the ranks."""
    return of_any(ranks) & ~of_side(side, ANY_RANK)


# Kinds of moves, and what a piece of each rank may enter by them.
STANDARD: Final = 0
COMBAT: Final = 1
TO_EMPTY: Final = 2
MIXED: Final = 3  # only a word: some of the moves that are offered are standard, some combat moves
MOVES: Final = ["standard", "combat", "empty", "mixed"]
ENTERS: Final = [
    [ON_EMPTY, ON_EMPTY | of_any(ONLY_COMMON), ON_EMPTY | of_any(NON_LEGENDARY)],
    [ON_EMPTY | of_any(ONLY_COMMON), ON_EMPTY | of_any(NON_LEGENDARY), ON_EMPTY | of_any(ANY_RANK)],
    [ON_EMPTY, ON_EMPTY, ON_EMPTY],
]

TWO_SIDED: Final = 17  # common on one face, heroic on the other
LEGENDS_A_SIDE: Final = 3

# -- decks

DECKS: Final = [
    "northern-imperial", "southern-imperial", "highland", "sylvan", "everfrost", "nethervoid", "etherweave",
]  # fmt: skip
COLOURS: Final = ["blue", "red", "brown", "green", "white", "orange", "purple"]
NO_DECK: Final = -1

IMPERIAL: Final = 0
HIGHLAND: Final = 1
SYLVAN: Final = 2
EVERFROST: Final = 3
NETHERVOID: Final = 4
ETHERWEAVE: Final = 5
LEGENDS: Final = 6
FLARES: Final = 7
SUITS: Final = ["imperial", "highland", "sylvan", "everfrost", "nethervoid", "etherweave", "legends", "flares"]
SUIT_OF_DECK: Final = [IMPERIAL, IMPERIAL, HIGHLAND, SYLVAN, EVERFROST, NETHERVOID, ETHERWEAVE]

A_DECK: Final = 18
A_SHARED_DECK: Final = 12
FIRST_LEGEND: Final = 6 * A_DECK
FIRST_FLARE: Final = FIRST_LEGEND + A_SHARED_DECK
CARDS: Final = FIRST_FLARE + A_SHARED_DECK
TASKS: Final = 24
NO_CARD: Final = -1


def first_of(suit: int) -> int:
    """The number of the first card of a suit."""
    return suit * A_DECK if suit <= LEGENDS else FIRST_FLARE


def size_of(suit: int) -> int:
    return A_DECK if suit < LEGENDS else A_SHARED_DECK


def suit_of(card: int) -> int:
    if card < FIRST_LEGEND:
        return card // A_DECK
    return LEGENDS if card < FIRST_FLARE else FLARES


# -- cards, by number; the two Imperial decks hold equal cards, and those have one number

NAME_OF: Final = [""] * CARDS
NUMBER_OF: Final[dict[str | int, int]] = {}
CARD_RANK: Final = [NOBODY] * CARDS
IS_ORIENTED: Final = [False] * CARDS
LANDS_ANYWHERE: Final = [False] * CARDS
HAS_FROZEN: Final = [False] * CARDS
HELPS_FROZEN: Final = [False] * CARDS  # its frozen effect is used in the very act of summoning
HAS_WARP: Final = [False] * CARDS
FLARE_UPPER: Final = [0] * CARDS
FLARE_LOWER: Final = [0] * CARDS

TASK_NAMES: Final = [""] * TASKS
TASK_NUMBER: Final[dict[str | int, int]] = {}
TASK_TYPES: Final = ["destruction", "colored", "summoning", "pattern", "enemy"]
TASK_TYPE: Final = [0] * TASKS
TASK_POINTS: Final = [0] * TASKS
TASK_ADVANCED: Final = [False] * TASKS


def card_number(name: str | int) -> int:
    """The number of the card of that name, or NO_CARD."""
    return NUMBER_OF.get(name, NO_CARD)


# -- options, made once

OPTIONS_OF: Final[dict[str, list[Option]]] = {}
TASK_OPTIONS_OF: Final[dict[str, list[Option]]] = {}
SUMMON: Final[list[list[Option]]] = [[] for _ in range(CARDS)]
"""The options of summoning a being, by its number and the square."""


def options_to(verb: str) -> list[Option]:
    """The options of doing one thing with a card, by its number; complete when all cards have registered."""
    if verb not in OPTIONS_OF:
        OPTIONS_OF[verb] = [(verb, name) for name in NAME_OF]
    return OPTIONS_OF[verb]


def options_on(verb: str) -> list[Option]:
    """The options of doing one thing to a square, by its number."""
    return [(verb, NAMES[square]) for square in range(GRID)]


def options_between(verb: str) -> list[Option]:
    """The options of doing one thing from a square to a square, by their numbers: origin x GRID + target."""
    return [(verb, NAMES[origin], NAMES[target]) for origin in range(GRID) for target in range(GRID)]


def name_card(number: int, name: str) -> None:
    """Give a number its name, and its options."""
    NAME_OF[number] = name
    NUMBER_OF[name] = number
    for verb, options in OPTIONS_OF.items():
        options[number] = (verb, name)
    if number < FIRST_FLARE:
        SUMMON[number] = [("summon", name, NAMES[square]) for square in range(GRID)]
