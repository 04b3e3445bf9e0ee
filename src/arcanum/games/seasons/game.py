"""The door of Seasons: what the house calls."""

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import Event, EventNames, event_message
from arcanum.core.game import Game, Pen, Result, Say, Setting, Settings, View
from arcanum.core.table import Decision, Flow
from arcanum.core.words import Message, Option, Reason
from arcanum.games.seasons import mind, reasons, rules, text
from arcanum.games.seasons.book import EFFECTS, ENERGIES, NAME_OF
from arcanum.games.seasons.dice import SEASONS, SIDE
from arcanum.games.seasons.power import POWERS, Power
from arcanum.games.seasons.table import SeasonsTable, load_table
from arcanum.games.seasons.view import view_table


class Names(EventNames):
    def name_of(self, argument: str, figure: int) -> str | int:
        if argument in {"card", "source"}:
            return NAME_OF[figure]
        if argument == "energy":
            return ENERGIES[figure]
        if argument == "side":
            return SIDE[figure].name
        if argument == "season":
            return SEASONS[figure]
        return rules.BONUSES[figure] if argument == "bonus" else figure


EVENTS: Final = Names(
    {
        "begin": (),
        "prepared": ("number",),
        "draft": ("count", "left", "card"),
        "split": (),
        "round": ("year", "space"),
        "roll": ("die", "side"),
        "take-die": ("die", "side"),
        "reroll": ("die", "side"),
        "reshuffle": ("count",),
        "draw": ("hand", "pile", "card"),
        "draw-openly": ("card",),
        "look": ("count", "pile", "card"),
        "look-at-top": ("pile", "source", "card"),
        "keep": ("hand", "left", "card"),
        "receive": ("hand", "left", "card"),
        "discard": ("card",),
        "throw-away": ("count", "pile", "card"),
        "summon": ("card",),
        "enter-free": ("card",),
        "activate": ("card",),
        "resolve": ("card",),
        "sacrifice": ("card",),
        "return": ("card",),
        "pass": ("card",),
        "pay": ("energy", "count"),
        "gain-energy": ("energy", "count"),
        "discard-energy": ("energy", "count"),
        "to-air": ("count",),
        "fill": ("energy", "card"),
        "transmute": ("energy", "count"),
        "gain-crystals": ("count",),
        "pay-crystals": ("count",),
        "lose-crystals": ("count",),
        "gauge-up": ("count", "gauge"),
        "gauge-down": ("count", "gauge"),
        "bonus": ("bonus", "count"),
        "move-token": ("steps", "space"),
        "season": ("season",),
        "year": ("year",),
        "library": ("count", "year"),
        "end-turn": (),
        "end": (),
    }
)

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "draft": ("card",),
    "put": ("card", "year"),
    "die": ("die", "side"),
    "use-die": (),
    "draw": (),
    "keep": ("card",),
    "throw-away": (),
    "give": ("card", "seat"),
    "transmute": ("energy", "place"),
    "summon": ("card",),
    "activate": ("card", "copy"),
    "bonus": ("bonus",),
    "end-turn": (),
    "declare": ("first", "second", "third", "fourth"),
    "save": ("first", "second"),
    "pay": ("energy", "place"),
    "store": ("energy", "place"),
    "take": ("energy",),
    "discard-energy": ("energy",),
    "give-up": ("energy",),
    "effect": ("energy",),
    "count": ("count",),
    "move": ("steps",),
    "player": ("seat",),
    "way": ("way",),
    "put-back": (),
    "put-in": (),
    "put-into-play": ("card",),
    "discard": ("card",),
    "sacrifice": ("card", "copy"),
    "take-back": ("card", "copy"),
    "resolve": ("card", "copy"),
}


def printed(card: Power) -> list[Message]:
    """What stands on the card."""
    name = ("card", card.name)
    kind = "familiar" if card.familiar else "item"
    lines: list[Message] = [(kind, *name, "number", card.number, "prestige", card.prestige), cost_line(card)]
    return [*lines, *[(EFFECTS[effect], *name) for effect in card.effects], ("note", *name)]


def cost_line(card: Power) -> Message:
    """The cost, for two, three and four players where it differs."""
    name = ("card", card.name)
    if card.crystals_by_players:
        two, three, four = card.crystals_by_players
        return ("cost-by-players", *name, "stone", "crystals", "two", two, "three", three, "four", four)
    for energy, by_players in (("fire", card.fire_by_players), ("earth", card.earth_by_players)):
        if by_players:
            two, three, four = by_players
            return ("cost-by-players", *name, "stone", energy, "two", two, "three", three, "four", four)
    tokens = [word for energy, count in zip(ENERGIES, card.tokens_for(2), strict=True) for word in (energy, count)]
    if card.name == "elemental-amulet":
        return ("cost-any", *name)
    return ("cost", *name, *tokens, "crystals", card.crystals, "total", sum(card.tokens_for(2)))


class Seasons(Game[SeasonsTable]):
    name = "seasons"
    revision = 1
    seats = [2, 3, 4]
    secrets = True
    names = {
        "card": "power", "source": "power", "energy": "energy", "first": "energy", "second": "energy",
        "third": "energy", "fourth": "energy", "side": "side", "season": "season", "bonus": "bonus",
        "place": "place", "way": "way",
    }  # fmt: skip
    options = OPTIONS
    pointers = {"power": ("power",)}

    def __init__(self) -> None:
        self.settings = [
            Setting("level", ["mage", "archmage", "apprentice"]),
            Setting("discard", ["face-up", "face-down"]),
        ]

    def new_table(self, seats: int, settings: Settings, chance: Chance) -> SeasonsTable:
        return rules.new_table(seats, settings, chance)

    def load_table(self, data: dict[str, Any]) -> SeasonsTable:
        return load_table(data)

    def phase(self, table: SeasonsTable) -> Flow[None]:
        return PHASES[table.phase](table)

    def result(self, table: SeasonsTable) -> Result:
        return rules.result(table)

    def view(self, table: SeasonsTable, seat: int | None) -> View:
        return {**view_table(table, seat)}

    def event(self, event: Event, seat: int | None) -> Message:
        return event_message(event, EVENTS, seat)

    def why_not(self, table: SeasonsTable, decision: Decision, thing: Option) -> Reason | None:
        return reasons.why_not(table, decision, thing)

    def draw(self, table: View, say: Say, pen: Pen) -> list[str]:
        return text.draw(table, say, pen)

    def cards(self) -> list[tuple[str, str, list[Message]]]:
        return [("power", card.name, printed(card)) for card in POWERS]

    def entries(self) -> list[Any]:
        return [*POWERS]

    def piece_names(self, kind: str) -> list[str]:
        return NAME_OF

    def reasons(self) -> dict[str, str]:
        return reasons.REASONS

    def resample(self, base: SeasonsTable, now: SeasonsTable, seat: int | None, chance: Chance) -> SeasonsTable:
        return mind.resample(base, now, seat, chance)

    def prospects(self, table: SeasonsTable) -> list[float]:
        return mind.prospects(table)

    def prior(self, table: SeasonsTable, seat: int, prompt: Message, option: Option) -> float:
        return mind.prior(table, seat, option)


PHASES: Final = {
    "setup": rules.set_up,
    "draft": rules.draft,
    "split": rules.split,
    "round": rules.begin_round,
    "pick": rules.pick_die,
    "die": rules.use_die,
    "keep-or-not": rules.keep_or_not,
    "keep": rules.keep_one,
    "share": rules.share,
    "act": rules.act,
    "round-end": rules.end_round,
    "season": rules.move_season,
}

GAME: Final = Seasons()
