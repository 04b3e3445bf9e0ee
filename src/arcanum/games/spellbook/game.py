"""The door of SpellBook: what the house calls."""

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import Event, EventNames, event_message
from arcanum.core.game import Game, Pen, Result, Say, Setting, Settings, View
from arcanum.core.table import Decision, Flow
from arcanum.core.words import Message, Option, Reason
from arcanum.games.spellbook import mind, reasons, rules, text
from arcanum.games.spellbook.spell import SPELLS, Spell, prepare
from arcanum.games.spellbook.table import COLOURS, LEARNED_AT, PHASES, TOKENS, SpellBookTable, load_table
from arcanum.games.spellbook.view import view_table

SOLO: Final = (1,)


class Names(EventNames):
    def name_of(self, argument: str, figure: int) -> str | int:
        if argument in {"token", "wanted"}:
            return TOKENS[figure]
        if argument == "spell":
            return SPELLS[figure].name
        return PHASES[figure] if argument == "phase" else figure


EVENTS: Final = Names(
    {
        "begin": (),
        "day": ("count",),
        "skip": ("phase",),
        "take": ("token",),
        "draw": ("token",),
        "altar": ("token",),
        "store": ("token",),
        "store-from-altar": ("token",),
        "discard": ("token",),
        "discard-altar": ("token",),
        "swap": ("token", "wanted"),
        "swap-familiar": ("token", "wanted"),
        "pay": ("token",),
        "learn": ("spell", "level"),
        "cast": ("spell", "level"),
        "copy": ("spell", "level"),
        "raise": ("spell", "level"),
        "lower": ("spell", "level"),
        "recycle": ("count",),
        "wipe": ("count",),
        "rival": ("token", "cell"),
        "rival-bottom": ("token",),
        "rival-draws": ("token",),
        "ending": (),
        "end": (),
    }
)


OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "take": ("token",),
    "draw-two": (),
    "store": ("token",),
    "learn": ("spell", "level"),
    "cast": ("spell", "level", "branch"),
    "copy": ("seat", "spell", "level", "branch"),
    "copy-unlearned": ("spell", "level", "branch"),
    "skip": (),
    "stop": (),
    "discard": ("token",),
    "give": ("token",),
    "get": ("token",),
    "swap": (),
    "replace": ("token",),
    "give-rival": ("token",),
    "raise": ("spell",),
    "joker": ("rune",),
    "no-joker": (),
    "pay": ("token",),
    "place": ("token",),
    "draw": (),
    "store-paid": (),
}


def spells_of(colour: int) -> list[str | int]:
    return [spell.name for spell in SPELLS if spell.colour == colour]


def printed(spell: Spell) -> list[Message]:
    """What stands on the card; Knowledge and its like have points that depend on the game's end."""
    name = ("spell", spell.name)
    colour, phase = COLOURS[spell.colour], PHASES[spell.phase]
    lines: list[Message] = [("kind", *name, "colour", colour, "set", spell.set, "phase", phase)]
    for level in LEARNED_AT:
        points = "?" if level in spell.variable else spell.points[level - 3]
        lines.append((f"level-{level}", *name, "points", points))
    return [*lines, ("note", *name)]


class SpellBook(Game[SpellBookTable]):
    name = "spellbook"
    revision = 1
    seats = [1, 2, 3, 4]
    names = {
        "token": "token", "wanted": "token", "spell": "spell", "rune": "rune", "colour": "colour",
        "phase": "phase", "now": "phase",
    }  # fmt: skip
    options = OPTIONS
    pointers = {"spell": ("spell",), "token": ("token",)}

    def __init__(self) -> None:
        self.settings = [
            Setting("spells", ["first", "second", "third", "classic", "agreed"]),
            *[Setting(colour, spells_of(number)) for number, colour in enumerate(COLOURS)],
            Setting("mirage_timing", ["after_each_take", "after_action"]),
            Setting("mirage_on_store_or_swap", ["no", "yes"]),
            Setting("storm_min_replace", [0, 1]),
            Setting("solo_trim_altar", ["no", "yes"], SOLO),
            Setting("rival_tokens", [0, 1, 2, 3], SOLO),
        ]

    def new_table(self, seats: int, settings: Settings, chance: Chance) -> SpellBookTable:
        return rules.new_table(seats, settings, chance)

    def load_table(self, data: dict[str, Any]) -> SpellBookTable:
        table = load_table(data)
        prepare(table.setup)
        return table

    def phase(self, table: SpellBookTable) -> Flow[None]:
        return rules.day(table) if table.phase == "day" else rules.set_up(table)

    def result(self, table: SpellBookTable) -> Result:
        return rules.result(table)

    def view(self, table: SpellBookTable, seat: int | None) -> View:
        return {**view_table(table)}

    def event(self, event: Event, seat: int | None) -> Message:
        return event_message(event, EVENTS, seat)

    def why_not(self, table: SpellBookTable, decision: Decision, thing: Option) -> Reason | None:
        return reasons.why_not(table, decision, thing)

    def draw(self, table: View, say: Say, pen: Pen) -> list[str]:
        return text.draw(table, say, pen)

    def cards(self) -> list[tuple[str, str, list[Message]]]:
        return [("spell", spell.name, printed(spell)) for spell in SPELLS]

    def entries(self) -> list[Any]:
        return [*SPELLS]

    def piece_names(self, kind: str) -> list[str]:
        return [spell.name for spell in SPELLS] if kind == "spell" else TOKENS

    def reasons(self) -> dict[str, str]:
        return reasons.REASONS

    def resample(
        self, base: SpellBookTable, now: SpellBookTable, seat: int | None, chance: Chance
    ) -> SpellBookTable:
        return mind.resample(base, chance)

    def prospects(self, table: SpellBookTable) -> list[float]:
        return mind.prospects(table)

    def prior(self, table: SpellBookTable, seat: int, prompt: Message, option: Option) -> float:
        return mind.prior(table, seat, option)


GAME: Final = SpellBook()
