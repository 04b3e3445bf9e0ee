"""The match: the one driver of a game. People, bots, records and servers all play through it.

A match keeps the table as it was when the phase began and the choices made since. From these two it forks,
undoes and saves; a running generator is never copied.
"""

import secrets
from collections.abc import Mapping

from arcanum.core.chance import Chance, commitment, seed_from
from arcanum.core.errors import CannotUndo, IllegalChoice, StaleChoice
from arcanum.core.events import Event
from arcanum.core.game import AnyGame, Result, Settings, View
from arcanum.core.registry import find_game
from arcanum.core.table import Decision, Flow, Replayer, Table, Together
from arcanum.core.words import Choice, Message, Option, Reason, format_option


class Base:
    """The table at the start of a phase, never changed, with the number of choices and events before it."""

    __slots__ = ("choices", "events", "table")

    def __init__(self, table: Table, choices: int, events: int) -> None:
        self.table = table
        self.choices = choices
        self.events = events


class Match:
    """A game being played. `Match.begin(...)` starts one; records and snapshots bring one back.

    `number` counts the choices made so far. A caller of `choose` who names the number that his view showed is
    protected from answering an old question.
    """

    __slots__ = (
        "_bases", "_choices", "_choices_are_mine", "_count", "_floor", "_flow", "_keep", "_pending", "_seen",
        "changes", "game", "revision", "seats", "seed", "settings", "table",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, seats: int, settings: Settings, seed: bytes, table: Table, keep: bool = True
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.table = table
        self.revision = game.revision
        self.changes: list[tuple[int, int]] = []  # later rules revisions: (choices before, revision)
        self._choices: list[Choice] = []
        self._choices_are_mine = True  # a fork shares the list of its origin until its own first choice
        self._count = 0
        self._floor = 0  # choices below this number can no longer be taken back
        self._bases: list[Base] = []
        self._keep = keep
        self._pending: Decision | None = None
        self._flow: Flow[None] | None = None
        self._seen = 0

    @staticmethod
    def begin(
        game: AnyGame | str,
        seats: int,
        settings: Mapping[str, object] | None = None,
        seed: int | str | bytes | None = None,
        *,
        listen: bool = True,
        keep: bool = True,
    ) -> "Match":
        """Set up a table and play to the first decision. Without a seed, chance gets a secret one.

        `listen=False` keeps no events. `keep=False` makes a match that cannot fork, undo or be saved but is
        faster: for playouts.
        """
        the_game = find_game(game) if isinstance(game, str) else game
        complete = the_game.check_settings(seats, settings or {})
        seed_bytes = secrets.token_bytes(32) if seed is None else seed_from(seed)
        table: Table = the_game.new_table(seats, complete, Chance(seed_bytes))
        if listen:
            table.told = []
        match = Match(the_game, seats, complete, seed_bytes, table, keep)
        match._go_on()
        match._seen = match._revealed()
        return match

    # -- what is asked, and answering it

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def number(self) -> int:
        return self._count

    def number_for(self, seat: int | None) -> int:
        """The number of choices that the seat knows of: those that others give side by side are not among them."""
        known = self._count - self._answers_pending()
        return known + sum(1 for other, _ in self._choices[known : self._count] if other == seat)

    @property
    def choices(self) -> list[Choice]:
        """All choices so far, in order; those given side by side are listed by seat."""
        return self._choices[: self._count]

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the first choice."""
        return commitment(self.seed)

    @property
    def decisions(self) -> dict[int, Decision]:
        """The pending decisions by seat; several at once when they are simultaneous."""
        pending = self._pending
        if pending is None:
            return {}
        if isinstance(pending, Together):
            return {part.seat: part for part in pending.parts}
        return {pending.seat: pending}

    @property
    def asked(self) -> Decision | None:
        """One pending decision, that of the lowest seat; None when the match is over."""
        pending = self._pending
        return pending.parts[0] if isinstance(pending, Together) else pending

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        pending = self._pending
        if isinstance(pending, Together):
            return next((part for part in pending.parts if part.seat == seat), None)
        return pending if pending is not None and pending.seat == seat else None

    def choose(self, seat: int, option: Option, number: int | None = None) -> None:
        """Make a choice. Refused with the rule's reason when it is not offered; then nothing has changed."""
        if number is not None and number != self.number_for(seat):
            raise StaleChoice(("choice-stale", "number", number, "present", self.number_for(seat)))
        decision = self.decision(seat)
        if decision is None or option not in decision.options:
            reason = self.why_not(seat, option) or Reason(("not-offered",))
            raise IllegalChoice(("choice-refused", "option", format_option(option)), reason)
        if not self._choices_are_mine:
            self._choices = self._choices[: self._count]
            self._choices_are_mine = True
        self._choices.append((seat, option))
        self._count += 1
        self._answer(seat, option)

    def why_not(self, seat: int, thing: Option) -> Reason | None:
        """Why the seat cannot choose this thing now: a reason with its figures; None when it can."""
        if self.table.over:
            return Reason(("match-over",))
        decision = self.decision(seat)
        if decision is None:
            return Reason(("not-your-turn",))
        if thing in decision.options:
            return None
        return self.game.why_not(self.table, decision, thing)

    @property
    def phase_began(self) -> int:
        """The number of choices before the phase that is being played."""
        return self._base().choices

    @property
    def phase_table(self) -> Table:
        """The table as it was when the phase began; nobody may change it."""
        return self._base().table

    @property
    def choices_of_phase(self) -> list[Choice]:
        """The choices since the phase began."""
        return self._choices[self._base().choices : self._count]

    @property
    def result(self) -> Result:
        """The ranking with every line of the scores; before the end, the standing as of now."""
        return self.game.result(self.table)

    # -- what a seat may see

    def view(self, seat: int | None) -> View:
        """All that ever leaves the engine for a seat; None for a spectator."""
        decision = None if seat is None else self.decision(seat)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "settings": dict(self.settings),
            "number": self.number_for(seat),
            "deciding": self._deciding(),
            "decision": decision.to_data() if decision else None,
            "can_undo": seat is not None and self.can_undo(seat),
            "table": self.game.view(self.table, seat),
            "result": self.result.to_data() if self.over else None,
        }

    def _deciding(self) -> list[int]:
        """Who is asked. Of seats that choose side by side, nobody sees which have answered."""
        pending = self._pending
        if isinstance(pending, Together):
            return pending.seats
        return [] if pending is None else [pending.seat]

    def events(self, since: int = 0, seat: int | None = None) -> list[Message]:
        """What happened from event number `since` on, as the seat (None: a spectator) may read it."""
        return [self.game.event(event, seat) for event in self._told()[since:]]

    @property
    def event_count(self) -> int:
        return len(self._told())

    # -- copies and steps back

    def fork(self, *, listen: bool = False) -> "Match":
        """An independent copy: the table at the start of the phase, with the choices since replayed.

        With `listen`, the copy has the events of its origin and keeps its own.
        """
        base = self._base()
        twin = self._twin(base, base.table.copy(), self.seed)
        twin._choices = self._choices
        if listen:
            twin.table.told = self._told()[: base.events]
        twin._replay()
        return twin

    def imagine(self, seat: int | None, seed: bytes, *, listen: bool = False) -> "Match":
        """A fork as the seat (None: a spectator) may imagine it: all that is hidden from it is dealt anew.

        The future is another one too, and of the choices that the other seats are making at this moment, side
        by side, it knows nothing. This is the only match that a bot is ever given.
        """
        base = self._base()
        future = base.table.chance.turning(self.table.chance.used, seed)
        twin = self._twin(base, self.game.resample(base.table, self.table, seat, future), seed)
        if listen:
            twin.table.told = []
        twin._choices = self._choices_known_to(seat, base.choices)
        twin._count = len(twin._choices)
        twin._bases = [Base(twin.table.copy(), 0, 0)]
        twin._floor = 0
        twin._replay()
        return twin

    def _twin(self, base: Base, table: Table, seed: bytes) -> "Match":
        twin = Match(self.game, self.seats, self.settings, seed, table)
        twin.changes = self.changes
        twin.revision = self.revision
        twin._choices_are_mine = False
        twin._count = self._count
        twin._floor = max(self._floor, base.choices)
        twin._bases.append(base)
        return twin

    def _choices_known_to(self, seat: int | None, start: int) -> list[Choice]:
        """The choices from number `start` on, less those of others that still wait for all to be in."""
        side_by_side = self._count - self._answers_pending()
        return [
            choice
            for number, choice in enumerate(self._choices[start : self._count], start)
            if number < side_by_side or choice[0] == seat
        ]

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo` would succeed: nothing was revealed since, and nobody else has answered since."""
        return self._last_choice_of(seat) >= 0

    def undo(self, seat: int | None = None) -> Choice:
        """Take back the last choice of the seat (None: the last of all) and return it."""
        taken_back = self._last_choice_of(seat)
        if taken_back < 0:
            raise CannotUndo(("undo-revealed",) if self._count else ("undo-nothing",))
        choices = self.choices
        choice = choices.pop(taken_back)
        while self._bases[-1].choices > taken_back:
            self._bases.pop()
        base = self._bases[-1]
        told = self.table.told
        self._choices = choices
        self._choices_are_mine = True
        self._count = len(choices)
        self.table = base.table.copy()
        self.table.told = None if told is None else told[: base.events]
        self._replay()
        return choice

    def _last_choice_of(self, seat: int | None) -> int:
        """The number of the choice that `undo` would take back, or -1."""
        if not self._keep:
            return -1
        side_by_side = self._count - self._answers_pending()
        lowest = self._floor
        if seat is not None and isinstance(self._pending, Together):
            lowest = max(lowest, side_by_side)  # whether others have answered must not show
        for at in range(self._count - 1, lowest - 1, -1):
            if seat is None or self._choices[at][0] == seat:
                return at
            if at < side_by_side:
                break  # another seat has answered what this one chose before
        return -1

    # -- saving

    def record(self, *, open_seed: bool = False) -> dict[str, object]:
        """The record of the match so far. The seed stands in it only at the end, or for the host's own use."""
        return {
            "format": "arcanum-record",
            "version": 1,
            "game": self.game.name,
            "revision": self.revision,
            "changes": [list(change) for change in self.changes],
            "seats": self.seats,
            "settings": dict(self.settings),
            "commitment": self.commitment,
            "seed": self.seed.hex() if self.over or open_seed else None,
            "choices": [[seat, *option] for seat, option in self.choices],
            "result": self.result.to_data() if self.over else None,
        }

    def snapshot(self) -> dict[str, object]:
        """The table at the start of the phase and the choices: enough to go on anywhere.

        It holds the seed and everything hidden: for the host's storage, never for a player.
        """
        base = self._base()
        return {
            **self.record(open_seed=True),
            "format": "arcanum-snapshot",
            "phase_began": base.choices,
            "table": base.table.to_data(),
        }

    def resume(self, choices: list[Choice], phase_began: int) -> int:
        """Go on from a table at the start of a phase: the inverse of `snapshot`, used on a new match.

        Returns how many of the choices still fit; the rest, refused by newer rules, are left out.
        """
        self._choices = choices[:phase_began]
        self._count = phase_began
        self._floor = phase_began
        self._go_on()
        self._seen = self._revealed()
        for number in range(phase_began, len(choices)):
            seat, option = choices[number]
            try:
                self.choose(seat, option)
            except IllegalChoice:
                return number
        return len(choices)

    # -- running the rules

    def _answer(self, seat: int, option: Option) -> None:
        """Send the rules an answer, and run them to the next decision."""
        table = self.table
        before = self._pending
        table.answering = seat
        flow = self._flow
        assert flow is not None
        try:
            self._pending = flow.send(option)
        except StopIteration:
            self._go_on()
        if isinstance(before, Together) and not self._answers_pending():
            start = self._count - before.answers - 1
            self._choices = self._choices[:start] + sorted(self._choices[start:], key=_by_seat)
        if self._keep:
            seen = table.chance.used + table.reveals
            if seen != self._seen:
                self._seen = seen
                self._forget_the_way_back()

    def _go_on(self) -> None:
        """Run phases until somebody is asked or the game is over."""
        table = self.table
        self._pending = None
        self._flow = None
        while True:
            if self._keep:
                self._bases.append(Base(table.copy(), self._count, self.event_count))
            if table.over:
                return
            flow = self.game.phase(table)
            try:
                self._pending = next(flow)
            except StopIteration:
                continue
            self._flow = flow
            return

    def _replay(self) -> None:
        """Begin the phase of the table and make the choices since it began once more."""
        table = self.table
        self._pending = None
        self._flow = None
        if not table.over:
            flow = self.game.phase(table)
            replayer = Replayer(self._choices, self._bases[-1].choices, self._count)
            table.pilot = replayer
            self._flow = flow
            self._pending = next(flow)
            table.pilot = None
            for number in range(replayer.at, self._count):
                seat, option = self._choices[number]
                table.answering = seat
                self._pending = flow.send(option)
        self._seen = self._revealed()

    def _revealed(self) -> int:
        """Grows whenever somebody sees something new: chance was used, or a hidden piece was shown."""
        return self.table.chance.used + self.table.reveals

    def _base(self) -> Base:
        """Where the running phase began."""
        if not self._keep:
            raise RuntimeError("a match begun with keep=False cannot fork, imagine or be saved")
        return self._bases[-1]

    def _forget_the_way_back(self) -> None:
        """What was seen cannot be unseen: no undo goes behind this point."""
        self._floor = self._count
        bases = self._bases
        while len(bases) > 1 and bases[1].choices <= self._floor:
            del bases[0]

    def _answers_pending(self) -> int:
        """How many answers were given that wait for other seats' answers beside them."""
        pending = self._pending
        return pending.answers if isinstance(pending, Together) else 0

    def _told(self) -> list[Event]:
        told = self.table.told
        return told if told is not None else []


def _by_seat(choice: Choice) -> int:
    return choice[0]
