"""The contract that a game keeps with the house. A game is one folder that ends in a `Game`.

The names of the rooms are the same in every folder: `table`, `cards`, `rules`, `view`, `reasons`, `mind`; and
`game`, the door, which holds the object named ``GAME`` that the registry finds.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from arcanum.core.chance import Chance
from arcanum.core.compiling import mypyc_attr
from arcanum.core.errors import SHOWN, BadSettings, shown_value
from arcanum.core.events import Event
from arcanum.core.table import Decision, Flow, Table
from arcanum.core.weights import Scales
from arcanum.core.words import Message, Option, Reason

T = TypeVar("T", bound=Table)

WON: Final = 20.0
"""A won game, in log-odds, and a point of the margin by which it was won."""
MARGIN: Final = 0.02

Say: TypeAlias = Callable[[str, Message], str]
"""Puts a message of a kind into the reader's language."""

Settings: TypeAlias = dict[str, str | int]
Line: TypeAlias = tuple[Message, int]
"""A line of a score: what for, and how many."""
View: TypeAlias = dict[str, object]


class Pen:
    """How text is drawn: plain words for screen readers, or signs and colours."""

    def __init__(self, *, plain: bool, colours: bool) -> None:
        self.plain = plain
        self.colours = colours

    def paint(self, text: str, code: int) -> str:
        """The text in a colour of the terminal's 256."""
        return f"\x1b[38;5;{code}m{text}\x1b[0m" if self.colours else text

    def bold(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.colours else text

    def heading(self, text: str) -> str:
        return text if self.plain else self.bold(f"── {text} " + "─" * max(3, 66 - len(text)))


class Setting:
    """One of a game's options at set-up: its name, the values it may have, the first being the default.

    `seats` are the seat counts for which it means anything; empty: all. Texts explain it as
    ``setting-<name>`` and ``setting-<name>-<value>``.
    """

    def __init__(self, name: str, values: list[str | int], seats: tuple[int, ...] = ()) -> None:
        self.name = name
        self.values = values
        self.seats = seats

    @property
    def default(self) -> str | int:
        return self.values[0]

    def value_like(self, value: object) -> str | int | None:
        """The value that is meant, or None; 1 is not True, nor 1.0, though they are equal."""
        for known in self.values:
            if repr(value) == repr(known):
                return known
        return None

    def fits(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


class Tally:
    """The score of one seat, line by line: what for, and how many points.

    `ties` are what breaks ties, the most important first; more is better. The total is the sum of the lines,
    unless the game says otherwise.
    """

    def __init__(self, lines: list[Line], ties: list[Line] | None = None, *, total: int | None = None) -> None:
        self.lines = lines
        self.ties = ties or []
        self.total = sum([points for _, points in lines]) if total is None else total

    def to_data(self) -> dict[str, object]:
        return {
            "total": self.total,
            "lines": [[list(message), points] for message, points in self.lines],
            "ties": [[list(message), count] for message, count in self.ties],
        }


class Result:
    """How a match ended: a tally for each seat, their places (1 is best, equals share), and the verdict.

    Where the game itself plays against the seats, `rival` is its tally and nobody need have won.
    """

    def __init__(
        self, tallies: list[Tally], places: list[int], verdict: Message, rival: Tally | None = None
    ) -> None:
        self.tallies = tallies
        self.places = places
        self.verdict = verdict
        self.rival = rival

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def scores(self) -> list[int]:
        return [tally.total for tally in self.tallies]

    def share(self, seat: int) -> float:
        """The seat's share of the victory: 1 alone, a part when it is shared, 0 without."""
        winners = self.winners
        return 1 / len(winners) if seat in winners else 0.0

    def to_data(self) -> dict[str, object]:
        return {
            "places": self.places,
            "verdict": list(self.verdict),
            "tallies": [tally.to_data() for tally in self.tallies],
            "rival": self.rival.to_data() if self.rival else None,
        }


def rank(tallies: list[Tally]) -> list[int]:
    """The places of the seats: most points first, then the tie-breakers in their order, equals share."""
    keys = [(tally.total, *[count for _, count in tally.ties]) for tally in tallies]
    return [1 + sum(other > key for other in keys) for key in keys]


def ranked(tallies: list[Tally]) -> Result:
    """The result where points and tie-breakers alone decide: somebody has won, or several share the victory."""
    places = rank(tallies)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    verdict: Message = ("won", "seat", winners[0])
    if len(winners) > 1:
        verdict = ("shared", "seats", " ".join(map(str, winners)))
    return Result(tallies, places, verdict)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """What a game gives the house. It holds no state: tables do."""

    name = ""
    revision = 1  # counts changes of the rules as played, so that old records say where they part
    seats: list[int] = []
    settings: list[Setting] = []
    secrets = False  # whether a seat may know what others may not: then people at one screen look away

    # -- words: how messages and options are put into texts

    names: dict[str, str] = {}  # arguments that name something, with the kind of their names
    options: dict[str, tuple[str, ...]] = {}  # the verb of each option, with the names of its further words
    pointers: dict[str, tuple[str, ...]] = {}  # kinds that people point at, with the first words of such things
    # (a kind whose names are the same in every language, like that of squares, needs no texts)

    # -- the table and its rules

    def new_table(self, seats: int, settings: Settings, chance: Chance) -> T:
        """The table before its first phase. `settings` are complete and valid."""
        raise NotImplementedError

    def load_table(self, data: dict[str, Any]) -> T:
        """The inverse of the table's `to_data()`."""
        raise NotImplementedError

    def phase(self, table: T) -> Flow[None]:
        """The rule of the phase that the table names; at its end the table names the next one."""
        raise NotImplementedError

    def result(self, table: T) -> Result:
        """The result of a table that is over, or the standing as if it were over now."""
        raise NotImplementedError

    # -- what people see of it

    def view(self, table: T, seat: int | None) -> View:
        """Everything that a seat (None: a spectator) may see of the table, as plain data."""
        raise NotImplementedError

    def event(self, event: Event, seat: int | None) -> Message:
        """What the seat may read of an event."""
        raise NotImplementedError

    def why_not(self, table: T, decision: Decision, thing: Option) -> Reason | None:
        """Why the seat that decides cannot choose this thing now; None when an option names it.

        Called for what is not an offered option itself: another option, or a piece that somebody points at.
        It may use nothing that the seat may not know.
        """
        raise NotImplementedError

    def draw(self, table: View, say: Say, pen: Pen) -> list[str]:
        """The table of a view as lines of text."""
        raise NotImplementedError

    def glance(self, table: View, say: Say, pen: Pen) -> list[str]:
        """The part of the drawing that changes with every step, for games where people need to see it again."""
        return []

    def cards(self) -> list[tuple[str, str, list[Message]]]:
        """Every card: the kind of its name, its name, and what is printed on it, line by line."""
        raise NotImplementedError

    def entries(self) -> list[Any]:
        """Every card's own entry: an object with the card's name, whose methods are its effects."""
        raise NotImplementedError

    def piece_names(self, kind: str) -> list[str]:
        """All names of a kind of pieces that people point at."""
        raise NotImplementedError

    def reasons(self) -> dict[str, str]:
        """All reasons of the game with the anchor of the rule that each cites."""
        raise NotImplementedError

    # -- what bots need

    def resample(self, base: T, now: T, seat: int | None, chance: Chance) -> T:
        """A copy of `base` in which all that is hidden from `seat` on the table `now` is dealt anew.

        `now` is what became of `base` by the choices since; replayed on the copy they must lead to a table
        that looks the same to the seat. `chance` is what the copy draws from later.
        """
        raise NotImplementedError

    features: list[str] = []  # what a position is judged by
    weights: list[float] = []  # what each feature counts, in log-odds of winning

    def assess(self, table: T, seat: int, scales: Scales) -> None:
        """Put everything on the scales that speaks for the seat on this table, whatever is hidden from others."""
        raise NotImplementedError

    def side_of(self, table: T, seat: int) -> int:
        """The seats of one side win together. Mostly everybody is a side."""
        return seat

    def prospects(self, table: T) -> list[float]:
        """How good the table looks for each seat: the greater the difference, the surer the victory."""
        found: list[float] = []
        for seat in range(table.seats):
            scales = Scales(self.weights)
            self.assess(table, seat, scales)
            found.append(scales.total)
        return found

    def value(self, table: T, seat: int) -> float:
        """How good the table looks for a seat: log-odds against its best rival; above all others at a won end."""
        if table.over:
            return self.final_value(table, seat)
        found = self.prospects(table)
        side = self.side_of(table, seat)
        rivals = [found[other] for other in range(table.seats) if self.side_of(table, other) != side]
        return found[seat] - max(rivals) if rivals else found[seat]

    def final_value(self, table: T, seat: int) -> float:
        """The same of a finished game: the result, and by how much."""
        result = self.result(table)
        won = 1.0 if result.share(seat) > 0 else -1.0
        return WON * won + MARGIN * self.margin(table, result, seat)

    def margin(self, table: T, result: Result, seat: int) -> int:
        """By how many points the seat is ahead of its best rival."""
        side = self.side_of(table, seat)
        rivals = [result.scores[other] for other in range(table.seats) if self.side_of(table, other) != side]
        if result.rival is not None:
            rivals.append(result.rival.total)
        return result.scores[seat] - max(rivals)

    def prior(self, table: T, seat: int, prompt: Message, option: Option) -> float:
        """How promising an option looks at a glance: a weight, not below zero."""
        raise NotImplementedError

    # -- set-up

    def check_settings(self, seats: int, settings: Mapping[str, object]) -> Settings:
        """The complete settings, defaults filled in; `BadSettings` for what the game does not know."""
        if seats not in self.seats:
            raise BadSettings(("seats-unknown", "seats", seats, "allowed", ", ".join(map(str, self.seats))))
        known = {setting.name: setting for setting in self.settings if setting.fits(seats)}
        complete = {name: setting.default for name, setting in known.items()}
        for name, value in settings.items():
            if name not in known:
                raise BadSettings(("setting-unknown", "setting", str(name)[:SHOWN], "seats", seats))
            chosen = known[name].value_like(value)
            if chosen is None:
                allowed = ", ".join(map(str, known[name].values))
                shown = value[:SHOWN] if isinstance(value, str) else shown_value(value)
                raise BadSettings(("setting-value", "setting", name, "value", shown, "allowed", allowed))
            complete[name] = chosen
        return complete


AnyGame: TypeAlias = Game[Any]
