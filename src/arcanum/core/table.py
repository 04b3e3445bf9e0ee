"""The table: the whole state of a game between two phases, and the ways in which rules reach people."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

from arcanum.core.chance import Chance
from arcanum.core.compiling import mypyc_attr
from arcanum.core.events import Event
from arcanum.core.words import Choice, Message, Option

T = TypeVar("T")


class Decision:
    """What one seat is asked: a prompt and the options it may choose from, never none, and mostly not one."""

    __slots__ = ("options", "prompt", "seat")

    def __init__(self, seat: int, prompt: Message, options: list[Option]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options

    def to_data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "prompt": list(self.prompt),
            "options": [list(option) for option in self.options],
        }


class Together(Decision):
    """Decisions of several seats at once: nobody waits for the others.

    As a decision of its own it has no seat and no options; `parts` are the real ones, at most one a seat.
    `seats` are all that take part, also those that have answered; `answers` counts the answers so far.
    """

    __slots__ = ("answers", "parts", "seats")

    def __init__(self, parts: list[Decision], seats: list[int], answers: int) -> None:
        super().__init__(-1, (), [])
        self.parts = parts
        self.seats = seats
        self.answers = answers


Flow: TypeAlias = Generator[Decision, Option, T]
"""A rule: a generator that yields what it asks and is sent what was chosen."""


class NothingToChoose(Exception):
    """A rule asked for a choice among nothing, which is a mistake in the rule."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pilot:
    """Answers the decisions of all seats on the spot, so that whole phases run without stopping."""

    def pick(self, table: "Table", seat: int, prompt: Message, options: list[Option]) -> Option | None:
        """The choice; None leaves this decision to whoever runs the phase."""
        raise NotImplementedError


class Replayer(Pilot):
    """Makes known choices again, up to the last or to where seats choose side by side; then it leaves."""

    __slots__ = ("_at", "_choices", "_end")

    def __init__(self, choices: list[Choice], start: int, end: int) -> None:
        self._choices = choices
        self._at = start
        self._end = end

    @property
    def at(self) -> int:
        """The number of the first choice that was not made."""
        return self._at

    def pick(self, table: "Table", seat: int, prompt: Message, options: list[Option]) -> Option | None:
        at = self._at
        if at == self._end:
            table.pilot = None
            return None
        self._at = at + 1
        return self._choices[at][1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of a game: every game's table adds its own pieces to these few.

    `phase` names the phase that comes next (or runs now); it is empty when the game is over. Between two phases
    the table alone is the whole state. A game's table has `copy()`, `to_data()` with its inverse in the game's
    door, and `check()`, which raises AssertionError when a piece was lost or a rule of the state is broken.
    """

    __slots__ = ("answering", "chance", "phase", "pilot", "reveals", "seats", "side_by_side", "told")

    def __init__(self, seats: int, phase: str, chance: Chance, reveals: int) -> None:
        self.seats = seats
        self.phase = phase
        self.chance = chance
        self.reveals = reveals  # how often somebody was shown what chance did not just make
        self.answering = -1  # whose answer to simultaneous decisions comes next
        self.side_by_side = False  # seats are choosing simultaneously
        self.pilot: Pilot | None = None
        self.told: list[Event] | None = None  # events are kept only while somebody listens

    @property
    def over(self) -> bool:
        return not self.phase

    def ask(self, seat: int, prompt: Message, options: list[Option]) -> Flow[Option]:
        """Have a seat choose one option. A single option is played by itself."""
        if len(options) == 1:
            return options[0]
        if not options:
            raise NothingToChoose(prompt)
        pilot = self.pilot
        if pilot is not None:
            choice = pilot.pick(self, seat, prompt, options)
            if choice is not None:
                return choice
        return (yield Decision(seat, prompt, options))

    def ask_always(self, seat: int, prompt: Message, options: list[Option]) -> Flow[Option]:
        """Ask even if there is a single option, where playing it by itself would be wrong.

        That is at the end of a turn, which people want to take back before it is too late, and where others may
        not know that there was no choice: the haste would tell them.
        """
        if len(options) != 1:
            return (yield from self.ask(seat, prompt, options))
        pilot = self.pilot
        if pilot is not None:
            choice = pilot.pick(self, seat, prompt, options)
            if choice is not None:
                return choice
        return (yield Decision(seat, prompt, options))

    def together(self, flows: list[tuple[int, Flow[None]]]) -> Flow[None]:
        """Run one flow a seat side by side, at most one for each seat, until all have ended.

        A flow may change only what its own seat may see; so the order of the answers changes nothing, and
        nothing of an answer shows before all are in.
        """
        if isinstance(self.pilot, Replayer):  # it knows the order of the answers, which decides nothing here
            self.pilot = None
        self.side_by_side = True
        running: dict[int, Flow[None]] = {}
        pending: dict[int, Decision] = {}
        for seat, flow in flows:
            running[seat] = flow
            asked = _first(flow)
            if asked is not None:
                pending[seat] = asked
        answers = 0
        while pending:
            parts = [pending[seat] for seat in sorted(pending)]
            option = yield Together(parts, sorted(running), answers)
            answers += 1
            seat = self.answering
            asked = _next(running[seat], option)
            if asked is None:
                del pending[seat]
            else:
                pending[seat] = asked
        self.side_by_side = False

    def tell(self, kind: str, seat: int, a: int = 0, b: int = 0) -> None:
        """Tell everybody what happened. Costs nothing when nobody listens."""
        told = self.told
        if told is not None:
            told.append(Event(kind, seat, a, b))

    def tell_secretly(self, knows: int, kind: str, seat: int, a: int, b: int, secret: int) -> None:
        """Tell everybody `a` and `b`, and the seats in the bit mask `knows` also the secret."""
        told = self.told
        if told is not None:
            told.append(Event(kind, seat, a, b, secret, knows))

    def reveal(self) -> None:
        """Somebody saw what was hidden: what came before can no longer be taken back."""
        self.reveals += 1

    def copy(self) -> "Table":
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        raise NotImplementedError

    def check(self) -> None:
        raise NotImplementedError


def _first(flow: Flow[None]) -> Decision | None:
    try:
        return next(flow)
    except StopIteration:
        return None


def _next(flow: Flow[None], option: Option) -> Decision | None:
    try:
        return flow.send(option)
    except StopIteration:
        return None
