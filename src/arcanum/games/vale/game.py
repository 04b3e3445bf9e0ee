"""The door of The Vale of Eternity: what the house calls."""

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import Event, EventNames, event_message
from arcanum.core.game import Game, Pen, Result, Say, Setting, Settings, View
from arcanum.core.table import Decision, Flow
from arcanum.core.weights import Scales
from arcanum.core.words import Message, Option, Reason
from arcanum.games.vale import mind, reasons, rules, text
from arcanum.games.vale.book import EFFECTS, FAMILIES, NAME_OF
from arcanum.games.vale.creature import CREATURES, Creature, feel_permanents
from arcanum.games.vale.table import STONES, ValeTable, load_table
from arcanum.games.vale.view import view_table


class Names(EventNames):
    def name_of(self, argument: str, figure: int) -> str | int:
        if argument in {"card", "copied"}:
            return NAME_OF[figure]
        return STONES[figure] if argument == "stone" else figure


EVENTS: Final = Names(
    {
        "begin": (),
        "start": ("count",),
        "round": ("round",),
        "appear": ("card",),
        "reshuffle": ("count",),
        "hunt": ("card",),
        "sell": ("card",),
        "tame": ("card",),
        "summon": ("card",),
        "remove": ("card",),
        "end-turn": (),
        "use": ("card",),
        "copy": ("card", "copied"),
        "draw": ("hand", "pile", "card"),
        "recover": ("card",),
        "discard": ("card",),
        "discard-hand": ("card",),
        "take": ("card",),
        "to-pile": ("card",),
        "pay": ("stone", "count"),
        "gain-stones": ("stone", "count"),
        "give-up-stones": ("stone", "count"),
        "return-stones": ("stone", "count"),
        "earn": ("count", "card"),
        "lose": ("count", "card"),
        "end": (),
    }
)

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "hunt": ("card",),
    "sell": ("card",),
    "tame": ("card",),
    "summon": ("card",),
    "summon-free": ("card",),
    "remove": ("card",),
    "end-turn": (),
    "use": ("card",),
    "copy": ("card",),
    "pay": ("red", "blue", "purple"),
    "return": ("red", "blue", "purple"),
    "discard": ("card",),
    "take-back": ("card",),
    "take": ("card",),
    "player": ("seat",),
    "gain": ("first", "second"),
    "exchange": ("stone",),
    "bargain": ("stone", "count"),
    "stop": (),
}


def printed(card: Creature) -> list[Message]:
    """What stands on the card."""
    name = ("card", card.name)
    lines: list[Message] = [("kind", *name, "family", FAMILIES[card.family], "cost", card.cost)]
    return [*lines, *[(EFFECTS[effect], *name) for effect in card.effects], ("note", *name)]


class Vale(Game[ValeTable]):
    name = "vale"
    revision = 1
    seats = [2, 3, 4]
    secrets = True
    names = {
        "card": "creature", "copied": "creature", "discarded": "creature", "target": "creature",
        "family": "family", "stone": "stone", "first": "gain", "second": "gain",
    }  # fmt: skip
    options = OPTIONS
    pointers = {"creature": ("creature",)}

    def __init__(self) -> None:
        self.settings = [
            Setting("overpaying", ["no", "yes"]),
            Setting("basilisk_debt", ["no", "yes"]),
        ]

    def new_table(self, seats: int, settings: Settings, chance: Chance) -> ValeTable:
        return rules.new_table(seats, settings, chance)

    def load_table(self, data: dict[str, Any]) -> ValeTable:
        table = load_table(data)
        for player in table.players:
            feel_permanents(player)
        return table

    def phase(self, table: ValeTable) -> Flow[None]:
        phase = table.phase
        if phase == "act":
            return rules.act(table)
        if phase == "hunt":
            return rules.hunt(table)
        if phase == "resolve":
            return rules.resolve(table)
        return rules.begin_round(table) if phase == "round" else rules.set_up(table)

    def result(self, table: ValeTable) -> Result:
        return rules.result(table)

    def view(self, table: ValeTable, seat: int | None) -> View:
        return {**view_table(table, seat)}

    def event(self, event: Event, seat: int | None) -> Message:
        return event_message(event, EVENTS, seat)

    def why_not(self, table: ValeTable, decision: Decision, thing: Option) -> Reason | None:
        return reasons.why_not(table, decision, thing)

    def draw(self, table: View, say: Say, pen: Pen) -> list[str]:
        return text.draw(table, say, pen)

    def cards(self) -> list[tuple[str, str, list[Message]]]:
        return [("creature", card.name, printed(card)) for card in CREATURES]

    def entries(self) -> list[Any]:
        return [*CREATURES]

    def piece_names(self, kind: str) -> list[str]:
        return NAME_OF

    def reasons(self) -> dict[str, str]:
        return reasons.REASONS

    def resample(self, base: ValeTable, now: ValeTable, seat: int | None, chance: Chance) -> ValeTable:
        return mind.resample(base, now, seat, chance)

    features = mind.FEATURES
    weights = mind.WEIGHT

    def assess(self, table: ValeTable, seat: int, scales: Scales) -> None:
        mind.assess(table, seat, scales)

    def prior(self, table: ValeTable, seat: int, prompt: Message, option: Option) -> float:
        return mind.prior(table, seat, option)


GAME: Final = Vale()
