"""What is printed on the creatures, by their numbers; the cards' own entries fill it in."""

from typing import Final

from arcanum.core.words import Option

CARDS: Final = 70

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
WIND: Final = 3
DRAGON: Final = 4
FAMILIES: Final = ["fire", "water", "earth", "wind", "dragon"]

INSTANT: Final = 0
PERMANENT: Final = 1
ACTIVE: Final = 2
EFFECTS: Final = ["instant", "permanent", "active"]

CARDS_A_FAMILY: Final = 15  # there are only 10 dragons, and they come last

# By the number of the creature:
NAME_OF: Final = [""] * CARDS
NUMBER_OF: Final[dict[str | int, int]] = {}
FAMILY_OF: Final = [0] * CARDS
COST_OF: Final = [0] * CARDS
HAS_INSTANT: Final = [False] * CARDS
HAS_ACTIVE: Final = [False] * CARDS
DEMANDS: Final = [False] * CARDS  # its instant effect can be impossible
STANDS: Final = [False] * CARDS  # while in the area it changes the worth of stones, the limit or costs
WAITS_FOR_SUMMONS: Final = [False] * CARDS
WAITS_FOR_TAMING: Final = [False] * CARDS


def card_number(name: str | int) -> int:
    """The number of the creature of that name, or -1."""
    return NUMBER_OF.get(name, -1)


OPTIONS_OF: Final[dict[str, list[Option]]] = {}


def options_to(verb: str) -> list[Option]:
    """The options of doing one thing to a creature, by its number; complete when all cards have registered."""
    if verb not in OPTIONS_OF:
        OPTIONS_OF[verb] = [(verb, name) for name in NAME_OF]
    return OPTIONS_OF[verb]


def number_of(option: Option) -> int:
    """The creature that an option names."""
    return NUMBER_OF[option[1]]
