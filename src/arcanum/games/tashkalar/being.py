"""What a card is: beings, flares and tasks, each an entry with its printed data and its effects."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.games.tashkalar.book import (
    A_DECK,
    A_SHARED_DECK,
    CARD_RANK,
    CARDS,
    COMMON,
    FIRST_FLARE,
    FLARE_LOWER,
    FLARE_UPPER,
    HAS_FROZEN,
    HAS_WARP,
    HELPS_FROZEN,
    IS_ORIENTED,
    LANDS_ANYWHERE,
    LEGENDS,
    TASK_ADVANCED,
    TASK_NAMES,
    TASK_NUMBER,
    TASK_POINTS,
    TASK_TYPE,
    TASKS,
    first_of,
    name_card,
)
from arcanum.games.tashkalar.patterns import add_pattern
from arcanum.games.tashkalar.table import Player, TashKalarTable


class Being:
    """A being. A subclass is one card: printed data first, then what it does.

    A pattern is drawn as it is printed: ``C`` and ``H`` need an own common or heroic piece at least, ``@`` is the
    summoning square, ``c`` and ``h`` are a summoning square that has to hold such a piece, ``.`` does not matter.
    Marks are drawn round the same ``@``: the squares, or next to it the directions, of which the effect speaks.

    While an effect is carried out, `t.now` knows where the being stands (`being`, `stands`), where it was summoned
    (`square`), what it covered (`covered`), and where the pieces stand that were used for it (`used`).
    """

    name = ""
    rank = COMMON
    pattern: list[str] = []
    marks: list[str] = []
    oriented = False  # it matters for the effect how the pattern lies
    lands_anywhere = False  # it is put on an empty square away from its pattern
    frozen = False  # it has a frozen effect
    frozen_help = False  # which is used in the very act of summoning
    warps = False  # it has a warp effect
    copyable = True  # which others may copy

    def __init__(self) -> None:
        self.number = 0  # set when it is put into its deck

    def when_arrived(self, t: TashKalarTable, me: Player) -> None:
        """Its piece has been put on the arena; the effect comes next."""

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        """What happens when it was summoned."""
        raise NotImplementedError

    def thaw(self, t: TashKalarTable, me: Player) -> Flow[None]:
        """The frozen effect."""
        raise NotImplementedError

    def warp(self, t: TashKalarTable, me: Player) -> Flow[None]:
        """The warp effect, played from hand or copied."""
        raise NotImplementedError


class Flare:
    """A flare. Each half has a number: by how much the opponent must lead, and what happens then.

    A half that is `free` leaves everything to the player anyway, so he is not asked whether to apply it.
    """

    name = ""
    lead_in_upgraded = 0
    lead_in_pieces = 0
    upper_free = False
    lower_free = False

    def __init__(self) -> None:
        self.number = 0

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        raise NotImplementedError

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        raise NotImplementedError


class Task:
    """A task of the High Form: its type, whether it is advanced, its points, and when it is met."""

    name = ""
    type = 0  # one of TASK_TYPES
    advanced = False
    points = 0

    def __init__(self) -> None:
        self.number = 0

    def met(self, t: TashKalarTable, side: int) -> bool:
        """Whether the side whose turn ends may claim it."""
        raise NotImplementedError


BEINGS: Final = [Being() for _ in range(FIRST_FLARE)]
FLARES_BY_NUMBER: Final = [Flare() for _ in range(CARDS - FIRST_FLARE)]
ALL_TASKS: Final = [Task() for _ in range(TASKS)]


def put_into_the_deck(suit: int, cards: list[Being]) -> None:
    """Register the beings of a deck."""
    assert len(cards) == (A_SHARED_DECK if suit == LEGENDS else A_DECK), "a deck of another size"
    for place, card in enumerate(cards):
        number = first_of(suit) + place
        card.number = number
        BEINGS[number] = card
        name_card(number, card.name)
        CARD_RANK[number] = card.rank
        IS_ORIENTED[number] = card.oriented
        LANDS_ANYWHERE[number] = card.lands_anywhere
        HAS_FROZEN[number] = card.frozen
        HELPS_FROZEN[number] = card.frozen_help
        HAS_WARP[number] = card.warps
        add_pattern(number, card.pattern, card.marks, oriented=card.oriented)


def put_into_the_flares(cards: list[Flare]) -> None:
    assert len(cards) == A_SHARED_DECK, "a deck of another size"
    for place, card in enumerate(cards):
        number = FIRST_FLARE + place
        card.number = number
        FLARES_BY_NUMBER[place] = card
        name_card(number, card.name)
        FLARE_UPPER[number] = card.lead_in_upgraded
        FLARE_LOWER[number] = card.lead_in_pieces


def put_into_the_tasks(cards: list[Task]) -> None:
    assert len(cards) == TASKS, "more or fewer tasks"
    for number, card in enumerate(cards):
        card.number = number
        ALL_TASKS[number] = card
        TASK_NAMES[number] = card.name
        TASK_NUMBER[card.name] = number
        TASK_TYPE[number] = card.type
        TASK_POINTS[number] = card.points
        TASK_ADVANCED[number] = card.advanced
