"""What a creature card is: its printed data, its effects, and the moments for which it may wait."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.games.vale.book import (
    ACTIVE,
    CARDS,
    CARDS_A_FAMILY,
    COST_OF,
    DEMANDS,
    FAMILY_OF,
    HAS_ACTIVE,
    HAS_INSTANT,
    INSTANT,
    NAME_OF,
    NUMBER_OF,
    OPTIONS_OF,
    PERMANENT,
    STANDS,
    WAITS_FOR_SUMMONS,
    WAITS_FOR_TAMING,
)
from arcanum.games.vale.table import Player, ValeTable


class Creature:
    """A creature. A subclass is one card: printed data first, then what it does.

    Reasons are given by id; an empty reason means that nothing stands in the way. `source` is the card whose
    effect is carried out: another one where this card's effect is copied (ruling: copied_this).
    """

    name = ""
    family = 0
    cost = 0
    effects: list[int] = []  # the icons of its effects
    demands = False  # the instant effect can be impossible
    waits_for = ""  # the moment for which the permanent effect waits: "area", "summons" or "taming"

    def __init__(self) -> None:
        self.number = 0  # set when it is put into the deck
        self.scores_by = INSTANT if INSTANT in self.effects else ACTIVE
        if PERMANENT in self.effects:
            self.scores_by = PERMANENT

    def earn(self, t: ValeTable, me: Player, points: int) -> None:
        """The player scores these points by this card."""
        t.earn(me, points, self.number, self.scores_by)

    # -- the instant effect

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        """Why the instant effect cannot be carried out in full: then the card cannot be summoned.

        Hand and area are given as they would be after payment and placement (ruling: instant_check);
        `drawable` says whether there would be a card to draw.
        """
        return ""

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        raise NotImplementedError

    # -- the permanent effect; the card's entry says for which moment it waits

    def while_in_area(self, me: Player) -> None:
        raise NotImplementedError

    def when_you_summon(self, t: ValeTable, me: Player, red: int, blue: int, purple: int) -> None:
        """The owner summons another card, paying these stones."""
        raise NotImplementedError

    def when_you_tame(self, t: ValeTable, me: Player, card: int) -> None:
        raise NotImplementedError

    # -- the active effect

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        """Why the active effect cannot be carried out now (rulings: unusable_stays_pending, partial_effects)."""
        return ""

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        raise NotImplementedError


CREATURES: Final = [Creature() for _ in range(CARDS)]
"""All 70 creatures, by number; the modules of the families put them in."""


def put_into_the_deck(family: list[Creature]) -> None:
    """Register the cards of a family."""
    for place, card in enumerate(family):
        number = card.family * CARDS_A_FAMILY + place
        card.number = number
        CREATURES[number] = card
        NAME_OF[number] = card.name
        NUMBER_OF[card.name] = number
        FAMILY_OF[number] = card.family
        COST_OF[number] = card.cost
        HAS_INSTANT[number] = INSTANT in card.effects
        HAS_ACTIVE[number] = ACTIVE in card.effects
        DEMANDS[number] = card.demands
        STANDS[number] = card.waits_for == "area"
        WAITS_FOR_SUMMONS[number] = card.waits_for == "summons"
        WAITS_FOR_TAMING[number] = card.waits_for == "taming"
        for verb, options in OPTIONS_OF.items():
            options[number] = (verb, card.name)


def feel_permanents(player: Player) -> None:
    """Work out anew what the permanent effects in the area amount to (ruling: permanents_from_when)."""
    player.forget_permanents()
    for card in player.area:
        if STANDS[card]:
            CREATURES[card].while_in_area(player)
