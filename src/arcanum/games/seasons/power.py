"""What a power card is: its printed data, its effects, and the moments for which it may wait."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.games.seasons.book import (
    ACTIVATES,
    ACTIVATION,
    CRYSTALS_OF,
    IS_FAMILIAR,
    KINDS,
    MOST_SEATS,
    NAME_OF,
    NUMBER_OF,
    OPTIONS_OF,
    PRESTIGE_OF,
    TOKENS_OF,
    WAITS_FOR_GAME_END,
    WAITS_FOR_ROUND_END,
    WAITS_FOR_SEASONS,
    WAITS_FOR_SUMMONS,
)
from arcanum.games.seasons.table import Player, SeasonsTable


class Power:
    """A power card. A subclass is one card: printed data first, then what it does.

    `card` is always the copy that is meant: the same kind may lie in play twice. Where the cost depends on the
    number of players, it is listed for two, three and four.
    """

    number = 0
    name = ""
    familiar = False
    prestige = 0
    crystals = 0
    air = 0
    water = 0
    fire = 0
    earth = 0
    crystals_by_players: list[int] = []
    fire_by_players: list[int] = []
    earth_by_players: list[int] = []
    effects: list[int] = []  # the icons of its effects
    waits_for: list[str] = []  # moments: "summons", "seasons", "round-end", "game-end"

    @property
    def kind(self) -> int:
        return self.number - 1

    def tokens_for(self, players: int) -> list[int]:
        """The energy on the card, by type."""
        fire = self.fire_by_players[players - 2] if self.fire_by_players else self.fire
        earth = self.earth_by_players[players - 2] if self.earth_by_players else self.earth
        return [self.air, self.water, fire, earth]

    def crystals_for(self, players: int) -> int:
        return self.crystals_by_players[players - 2] if self.crystals_by_players else self.crystals

    # -- when it comes into play, summoned or free

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        """It cannot be declined (ruling: effects_mandatory).

        Whatever draws cards that only some will keep must come last: keeping them is a phase of its own.
        """
        yield from ()

    # -- activation

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        """Why it cannot be activated now; empty when it can (ruling: effect_without_result)."""
        return ""

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        """Pay the cost of the activation, and have its effect. The card is turned already."""
        raise NotImplementedError

    # -- the moments for which it waits

    def when_you_summon(self, t: SeasonsTable, me: Player) -> Flow[None]:
        raise NotImplementedError

    def when_the_season_changes(self, t: SeasonsTable, me: Player) -> Flow[None]:
        raise NotImplementedError

    def at_the_end_of_the_round(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        raise NotImplementedError

    def at_the_end_of_the_game(self, t: SeasonsTable, me: Player) -> int:
        """The crystals that it brings before the scores are counted."""
        raise NotImplementedError

    def when_sacrificed(self, t: SeasonsTable, me: Player) -> None:
        """It has just left play as a sacrifice."""


POWERS: Final = [Power() for _ in range(KINDS)]
"""All 50 cards, by kind; the modules of the cards put them in."""


def put_into_the_deck(cards: list[Power]) -> None:
    """Register cards."""
    for card in cards:
        kind = card.kind
        POWERS[kind] = card
        NAME_OF[kind] = card.name
        NUMBER_OF[card.name] = kind
        IS_FAMILIAR[kind] = card.familiar
        PRESTIGE_OF[kind] = card.prestige
        for players in range(2, MOST_SEATS + 1):
            TOKENS_OF[players][kind] = card.tokens_for(players)
            CRYSTALS_OF[players][kind] = card.crystals_for(players)
        ACTIVATES[kind] = ACTIVATION in card.effects
        WAITS_FOR_SUMMONS[kind] = "summons" in card.waits_for
        WAITS_FOR_SEASONS[kind] = "seasons" in card.waits_for
        WAITS_FOR_ROUND_END[kind] = "round-end" in card.waits_for
        WAITS_FOR_GAME_END[kind] = "game-end" in card.waits_for
        for verb, options in OPTIONS_OF.items():
            options[kind] = (verb, card.name)
