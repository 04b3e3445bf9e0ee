"""The door of Tash-Kalar: what the house calls."""

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import Event, EventNames, event_message
from arcanum.core.game import Game, Pen, Result, Say, Setting, Settings, View
from arcanum.core.table import Decision, Flow
from arcanum.core.words import Message, Option, Reason
from arcanum.games.tashkalar import mind, reasons, rules, text
from arcanum.games.tashkalar.arena import NAMES, SQUARES
from arcanum.games.tashkalar.being import ALL_TASKS, BEINGS, FLARES_BY_NUMBER, Being, Flare, Task
from arcanum.games.tashkalar.book import (
    COLOURS,
    DECKS,
    NAME_OF,
    RANKS,
    SUITS,
    TASK_NAMES,
    TASK_TYPES,
    suit_of,
)
from arcanum.games.tashkalar.table import TashKalarTable, load_table
from arcanum.games.tashkalar.view import view_table


class Names(EventNames):
    def name_of(self, argument: str, figure: int) -> str | int:
        if figure < 0:  # a colour, where colours do not matter
            return ""
        if argument in NAMES_OF:
            return NAMES_OF[argument][figure]
        return figure


NAMES_OF: Final = {
    "card": NAME_OF,
    "square": NAMES,
    "target": NAMES,
    "task": TASK_NAMES,
    "deck": DECKS,
    "colour": COLOURS,
    "suit": SUITS,
    "kind": ["being", "legend", "flare"],
    "halves": ["none", "upper", "lower", "both"],
    "piece": [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS],
}

EVENTS: Final = Names(
    {
        "begin": (),
        "ban-deck": ("deck",),
        "take-deck": ("deck",),
        "draw": ("hand", "pile", "card"),
        "reshuffle": ("suit", "count"),
        "open-task": ("task",),
        "next-task": ("task",),
        "turn": ("count",),
        "place": ("square", "piece"),
        "pick-up": ("square", "piece"),
        "summon": ("card", "square"),
        "improvise": ("colour", "square"),
        "move": ("square", "target"),
        "leap": ("square", "target"),
        "swap": ("square", "target"),
        "destroy": ("square", "piece"),
        "remove": ("square", "piece"),
        "upgrade": ("square", "piece"),
        "downgrade": ("square", "piece"),
        "convert": ("square", "piece"),
        "gateway": ("square",),
        "gateway-lost": ("square",),
        "gain-action": ("count",),
        "lose-action": ("count",),
        "fewer-actions": ("count",),
        "extra-cards": ("count", "legends"),
        "counts-as-legend": (),
        "another-turn": (),
        "score-destroyed": ("points", "colour"),
        "score-legend": ("points", "colour"),
        "score-flare": ("points", "colour"),
        "flare": ("card", "halves"),
        "flare-source": ("colour",),
        "thaw": ("card",),
        "freeze": ("card",),
        "warp": ("card",),
        "copy-warp": ("card",),
        "recall": ("card",),
        "discard": ("card",),
        "return": ("kind", "place", "card"),
        "put-on-top": ("card",),
        "put-under": ("card",),
        "store": ("square", "piece"),
        "leap-from-card": ("square", "piece"),
        "hand-over": ("mate",),
        "pass-legend": ("mate", "count", "card"),
        "claim": ("task",),
        "end-turn": (),
        "last-round": (),
        "offer-concede": (),
        "refuse-concede": (),
        "concede": (),
        "end": (),
    }
)

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "take-deck": ("deck",),
    "ban-deck": ("deck",),
    "start": ("colour", "square"),
    "place": ("square",),
    "pick-up": ("square",),
    "take-back": (),
    "summon": ("card", "square", "lie"),
    "borrow": ("card", "square", "borrowed", "lie"),
    "borrow-two": ("card", "square", "borrowed", "second", "lie"),
    "by": ("help",),
    "discard": ("card",),
    "return": ("card",),
    "flare": ("card", "colour"),
    "apply": ("half",),
    "leave-out": ("half",),
    "throw-flare": (),
    "thaw": ("card",),
    "keep": ("card",),
    "take": ("card",),
    "put-on-top": ("card",),
    "put-into-play": ("card",),
    "warp": ("card",),
    "hand-over": (),
    "concede": (),
    "agree": (),
    "refuse": (),
    "end-turn": (),
    "claim": ("task",),
    "claim-nothing": (),
    "destroy": ("square",),
    "upgrade": ("square",),
    "downgrade": ("square",),
    "convert": ("square",),
    "choose": ("square",),
    "move": ("square", "target"),
    "leap": ("square", "target"),
    "slide": ("square", "target"),
    "swap": ("square", "target"),
    "aim": ("direction",),
    "either": ("way",),
    "colour": ("colour",),
    "stop": (),
}


def printed(card: Being) -> list[Message]:
    """What stands on the card: its deck and rank, its pattern line by line, and its effects."""
    lines: list[Message] = [("being", "suit", SUITS[suit_of(card.number)], "rank", RANKS[card.rank])]
    pattern = card.pattern
    if card.lands_anywhere:  # it is put elsewhere: the square that others are summoned to is one like the rest
        pattern = [line.replace("c", "C") for line in pattern]
    lines += [("pattern", "line", " ".join(line)) for line in pattern]
    if card.marks:
        lines.append(("marks",))
        lines += [("pattern", "line", " ".join(line)) for line in card.marks]
    lines.append((f"{card.name}-effect",))
    if card.frozen:
        lines.append((f"{card.name}-frozen",))
    if card.warps:
        lines.append((f"{card.name}-warp",))
    return lines


def printed_flare(card: Flare) -> list[Message]:
    return [
        ("flare", "upper", card.lead_in_upgraded, "lower", card.lead_in_pieces),
        (f"{card.name}-upper",),
        (f"{card.name}-lower",),
    ]


def printed_task(card: Task) -> list[Message]:
    difficulty = "advanced" if card.advanced else "simple"
    return [
        ("task", "type", TASK_TYPES[card.type], "difficulty", difficulty, "points", card.points),
        (f"{card.name}-condition",),
    ]


class TashKalar(Game[TashKalarTable]):
    name = "tashkalar"
    revision = 1
    seats = [2, 3, 4]
    secrets = True
    names = {
        "card": "title", "task": "title", "deck": "deck", "colour": "colour", "piece": "piece", "rank": "rank",
        "suit": "suit", "kind": "kind", "sort": "sort", "lie": "lie", "help": "help", "half": "half",
        "direction": "direction", "way": "way", "type": "type", "difficulty": "difficulty",
    }  # fmt: skip
    options = OPTIONS
    pointers = {
        "title": ("title", "summon", "upper", "lower"),
        "square": ("square",),
        "deck": ("deck",),
    }  # fmt: skip

    def __init__(self) -> None:
        self.settings = [
            Setting("mode", ["high-form", "duel"], (2,)),
            Setting("mode", ["melee"], (3,)),
            Setting("mode", ["high-form", "duel", "melee"], (4,)),
            Setting("decks", ["choice", "random", "ban-pick"]),
            Setting("halves", ["optional", "compulsory"]),
            Setting("conceding", ["last-turn", "any-time"], (2, 4)),
        ]

    def new_table(self, seats: int, settings: Settings, chance: Chance) -> TashKalarTable:
        return rules.new_table(seats, settings, chance)

    def load_table(self, data: dict[str, Any]) -> TashKalarTable:
        return load_table(data)

    def phase(self, table: TashKalarTable) -> Flow[None]:
        phase = table.phase
        if phase == "act":
            return rules.act(table)
        if phase == "finish":
            return rules.finish(table)
        if phase == "return":
            return rules.return_cards(table)
        if phase == "stones":
            return rules.set_stones(table)
        return rules.choose_decks(table) if phase == "decks" else rules.set_up(table)

    def result(self, table: TashKalarTable) -> Result:
        return rules.result(table)

    def view(self, table: TashKalarTable, seat: int | None) -> View:
        return {**view_table(table, seat)}

    def event(self, event: Event, seat: int | None) -> Message:
        return event_message(event, EVENTS, seat)

    def why_not(self, table: TashKalarTable, decision: Decision, thing: Option) -> Reason | None:
        return reasons.why_not(table, decision, thing)

    def draw(self, table: View, say: Say, pen: Pen) -> list[str]:
        return text.draw(table, say, pen)

    def glance(self, table: View, say: Say, pen: Pen) -> list[str]:
        return text.glance(table, say, pen)

    def cards(self) -> list[tuple[str, str, list[Message]]]:
        beings = [("title", card.name, printed(card)) for card in BEINGS]
        flares = [("title", card.name, printed_flare(card)) for card in FLARES_BY_NUMBER]
        return beings + flares + [("title", card.name, printed_task(card)) for card in ALL_TASKS]

    def entries(self) -> list[Any]:
        return [*BEINGS, *FLARES_BY_NUMBER, *ALL_TASKS]

    def piece_names(self, kind: str) -> list[str]:
        if kind == "square":
            return [NAMES[square] for square in SQUARES]
        return DECKS if kind == "deck" else [*NAME_OF, *TASK_NAMES]

    def reasons(self) -> dict[str, str]:
        return reasons.REASONS

    def resample(
        self, base: TashKalarTable, now: TashKalarTable, seat: int | None, chance: Chance
    ) -> TashKalarTable:
        return mind.resample(base, now, seat, chance)

    def side_of(self, table: TashKalarTable, seat: int) -> int:
        return table.players[seat].side

    def prospects(self, table: TashKalarTable) -> list[float]:
        return mind.prospects(table)

    def prior(self, table: TashKalarTable, seat: int, prompt: Message, option: Option) -> float:
        return mind.prior(table, seat, option)


GAME: Final = TashKalar()
