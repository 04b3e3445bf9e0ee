"""What is printed on the power cards, by their numbers; the cards' own entries fill it in."""

from typing import Final

from arcanum.core.words import Option

KINDS: Final = 50
CARDS: Final = 100  # two copies of each; the kind of a card is half its number
BASIC: Final = 30  # the kinds up to here are those for apprentices and mages

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3
ENERGIES: Final = ["air", "water", "fire", "earth"]
ENERGY_NUMBER: Final[dict[str | int, int]] = {name: number for number, name in enumerate(ENERGIES)}

IMMEDIATE: Final = 0
PERMANENT: Final = 1
ACTIVATION: Final = 2
EFFECTS: Final = ["immediate", "permanent", "activation"]

MOST_SEATS: Final = 4

# By the kind of the card:
NAME_OF: Final = [""] * KINDS
NUMBER_OF: Final[dict[str | int, int]] = {}
IS_FAMILIAR: Final = [False] * KINDS
PRESTIGE_OF: Final = [0] * KINDS
# By the number of players and the kind; tokens by type.
TOKENS_OF: Final = [[[0, 0, 0, 0] for _ in range(KINDS)] for _ in range(MOST_SEATS + 1)]
CRYSTALS_OF: Final = [[0] * KINDS for _ in range(MOST_SEATS + 1)]
# The moments for which a card waits, by kind:
ACTIVATES: Final = [False] * KINDS
WAITS_FOR_SUMMONS: Final = [False] * KINDS
WAITS_FOR_SEASONS: Final = [False] * KINDS
WAITS_FOR_ROUND_END: Final = [False] * KINDS
WAITS_FOR_GAME_END: Final = [False] * KINDS


def kind_named(name: str | int) -> int:
    """The card of that name, or -1."""
    return NUMBER_OF.get(name, -1)


OPTIONS_OF: Final[dict[str, list[Option]]] = {}


def options_to(verb: str) -> list[Option]:
    """The options of doing one thing with a card, by its kind; complete when all cards have registered."""
    if verb not in OPTIONS_OF:
        OPTIONS_OF[verb] = [(verb, name) for name in NAME_OF]
    return OPTIONS_OF[verb]


def kind_of(option: Option) -> int:
    """The kind of card that an option names."""
    return NUMBER_OF[option[1]]


def each_energy(verb: str) -> list[Option]:
    """The options of doing one thing with a type of energy."""
    return [(verb, energy) for energy in ENERGIES]
