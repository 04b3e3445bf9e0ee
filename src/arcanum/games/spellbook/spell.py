"""What a spell card is: its printed data, its effect, and the moments for which it may wait."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Option
from arcanum.games.spellbook.table import LEARNED_AT, Player, Setup, SpellBookTable

SPELLS: Final[list["Spell"]] = []
"""All 21 spells; the number of a spell is colour * 3 + set - 1."""


class Spell:
    """A spell card. A subclass is one card: printed data first, then what it does.

    Reasons are given by id; an empty reason means that nothing stands in the way. The methods get the level
    that is used, the rune of the token on the card that is used, and `card`: the colour of the user's own card,
    which is another one when Clone copies this spell.
    """

    name = ""
    colour = 0
    set = 0
    phase = 0
    points = (0, 0, 0)  # at level 3, 4, 5
    actions: tuple[int, ...] = ()  # the levels that have an action
    variable: list[int] = []  # the levels whose points depend on the end of the game
    alike = False  # all actions do the same, so only the highest is offered

    def __init__(self) -> None:
        self.number = self.colour * 3 + self.set - 1
        self.casts: dict[int, Option] = {level: ("cast", self.name, level) for level in LEARNED_AT}
        self.learns: dict[int, Option] = {level: ("learn", self.name, level) for level in LEARNED_AT}

    # -- as an action of its phase

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        """The id of the reason why the action of this level can't be used now, or nothing."""
        return ""

    def refusal_of_branch(self, t: SpellBookTable, me: Player, level: int, rune: int, branch: str) -> str:
        """The same for one of several ways of using the level."""
        return self.refusal(t, me, level, rune)

    def branches(self, level: int) -> list[str]:
        """The ways in which the action of this level can be used; mostly one without a name."""
        return [""]

    def offer(self, options: list[Option], t: SpellBookTable, me: Player, level: int, rune: int) -> None:
        """Add the ways in which the action of exactly this level can be used now."""
        if level and not self.refusal(t, me, level, rune):
            options.append(self.casts[level])

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        """Use the action."""
        raise NotImplementedError

    # -- right after learning

    def when_learned(self, t: SpellBookTable, me: Player, level: int) -> Flow[None]:
        """The immediate effect, if this level has one."""
        yield from ()

    # -- permanent effects; the card's entry says for which moment it waits

    waits_for = ""

    def when_taken(self, t: SpellBookTable, me: Player, level: int, token: int) -> Flow[None]:
        """The owner took a token from the altar on his own day."""
        raise NotImplementedError

    def after_action(self, t: SpellBookTable, me: Player) -> Flow[None]:
        """The action in which something was taken is over."""
        yield from ()

    def when_paid(self, t: SpellBookTable, me: Player, level: int) -> Flow[None]:
        """The owner has paid for a spell; the rest of the payment lies aside."""
        raise NotImplementedError

    def more_mornings(self, level: int) -> int:
        """How many morning actions the owner has besides the one that everybody has."""
        return 0

    # -- at the end of the game

    def score(self, me: Player, level: int) -> int:
        return self.points[level - 3]


def spell_number(name: str | int) -> int:
    """The number of the spell of that name, or -1."""
    return NUMBERS.get(name, -1)


NUMBERS: Final[dict[str | int, int]] = {}


def put_into_the_book(spells: list[Spell]) -> None:
    """Register the cards, in the order of their numbers."""
    for spell in sorted(spells, key=_number):
        assert spell.number == len(SPELLS), f"{spell.name} has a wrong colour or set"
        SPELLS.append(spell)
        NUMBERS[spell.name] = spell.number


def _number(spell: Spell) -> int:
    return spell.number


def prepare(setup: Setup) -> Setup:
    """Note which cards in play have an action in which phase, and which wait for which moment."""
    moments = {"taken": setup.when_taken, "paid": setup.when_paid, "dawn": setup.when_dawned}
    for colour, number in enumerate(setup.spells):
        spell = SPELLS[number]
        setup.with_phase[spell.phase].append(colour)
        if spell.waits_for:
            moments[spell.waits_for].append(colour)
    return setup
