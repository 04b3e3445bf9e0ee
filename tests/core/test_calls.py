"""Any calls in any order, good and bad: what is refused changes nothing, and the table stays sound."""

import json
from functools import cache

import pytest
from core.toy import Toy
from hypothesis import given, settings
from hypothesis import strategies as st

from arcanum.core.errors import CannotUndo, IllegalChoice, Refused, StaleChoice
from arcanum.core.match import Match
from arcanum.core.record import check_record, load_snapshot, replay
from arcanum.core.registry import game_names, invite
from arcanum.core.words import Option
from arcanum.testing.contract import FOREIGN, Variant, state_of, variants, without_undo

QUICK = settings(max_examples=150, deadline=None, derandomize=True)
FOREIGN_SEATS = (-1, 4, 99)
CALLS = ["choose"] * 8 + [
    "foreign",
    "wrong-seat",
    "stale",
    "undo",
    "undo-any",
    "look",
    "why",
    "fork",
    "save",
    "replay",
]

Call = tuple[str, int, int]


@cache
def variants_of(game: str) -> list[Variant]:
    if game == "toy":
        invite(Toy())
    return list(variants(game))


class Player:
    """Makes calls on a match, and goes on with its forks and with what its snapshots bring back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.met: dict[Option, None] = dict.fromkeys(FOREIGN)

    def call(self, kind: str, first: int, second: int) -> None:
        for decision in self.match.decisions.values():
            self.met.update(dict.fromkeys(decision.options))
        CALLED[kind](self, first, second)
        self.check()

    def check(self) -> None:
        match = self.match
        match.table.check()
        assert match.over == (not match.decisions)
        assert match.number == len(match.choices)
        for seat, decision in match.decisions.items():
            assert decision.seat == seat
            assert len(decision.options) == len(set(decision.options)) > 0
            assert len(decision.options) > 1 or match.game.secrets, "haste gives nothing away here"

    def everything(self) -> str:
        match = self.match
        seats = (None, *range(match.seats))
        events = [match.events(0, seat) for seat in seats]
        return state_of(match) + json.dumps([events, match.record(), match.snapshot()])

    def refused(self, error: type[Refused], seat: int, option: Option, number: int | None = None) -> None:
        before = self.everything()
        with pytest.raises(error) as refusal:
            self.match.choose(seat, option, number)
        if error is IllegalChoice:
            assert refusal.value.reason is not None
        assert self.everything() == before

    def choose(self, first: int, second: int) -> None:
        match = self.match
        if match.over:
            return
        seats = sorted(match.decisions)
        seat = seats[first % len(seats)]
        options = match.decisions[seat].options
        option = options[second % len(options)]
        number = match.number
        match.choose(seat, option, match.number_for(seat))
        assert match.number == number + 1
        assert (seat, option) in match.choices

    def foreign(self, first: int, second: int) -> None:
        seat = first % self.match.seats
        decision = self.match.decision(seat)
        option = list(self.met)[second % len(self.met)]
        if decision is None or option not in decision.options:
            self.refused(IllegalChoice, seat, option)

    def wrong_seat(self, first: int, second: int) -> None:
        seats = [seat for seat in (*range(self.match.seats), *FOREIGN_SEATS) if seat not in self.match.decisions]
        self.refused(IllegalChoice, seats[first % len(seats)], list(self.met)[second % len(self.met)])

    def stale(self, first: int, second: int) -> None:
        for seat, decision in self.match.decisions.items():
            due = self.match.number_for(seat)
            number = due + (first % 9 - 4 or 5)
            self.refused(StaleChoice, seat, decision.options[second % len(decision.options)], number)

    def undo(self, first: int, second: int) -> None:
        self.undo_of(first % self.match.seats)

    def undo_any(self, first: int, second: int) -> None:
        self.undo_of(None)

    def undo_of(self, seat: int | None) -> None:
        before, number = self.everything(), self.match.number
        if self.match.can_undo(seat):
            undone, option = self.match.undo(seat)
            assert seat in {None, undone}
            assert self.match.number == number - 1
            decision = self.match.decision(undone)
            assert decision is not None
            assert option in decision.options
        else:
            with pytest.raises(CannotUndo):
                self.match.undo(seat)
            assert self.everything() == before

    def look(self, first: int, second: int) -> None:
        before = self.everything()
        for seat in (None, *range(self.match.seats), *FOREIGN_SEATS[1:]):
            json.dumps(self.match.events(first % (self.match.event_count + 3), seat))
        for seat in (None, *range(self.match.seats)):
            json.dumps(self.match.view(seat))
        json.dumps(self.match.result.to_data())
        assert self.everything() == before

    def why(self, first: int, second: int) -> None:
        before = self.everything()
        seats = (*range(self.match.seats), *FOREIGN_SEATS)
        seat = seats[first % len(seats)]
        thing = list(self.met)[second % len(self.met)]
        decision = self.match.decision(seat)
        offered = decision is not None and thing in decision.options
        assert (self.match.why_not(seat, thing) is None) == offered
        assert self.everything() == before

    def fork(self, first: int, second: int) -> None:
        before = self.everything()
        twin = self.match.fork(listen=True)
        origin, self.match = self.match, twin
        assert comparable(twin) == comparable(origin)
        assert twin.events() == origin.events()
        self.choose(first, second)
        self.match = origin
        assert self.everything() == before
        self.match = origin if first % 2 else origin.fork(listen=True)

    def save(self, first: int, second: int) -> None:
        again, lost = load_snapshot(json.loads(json.dumps(self.match.snapshot())))
        assert lost == []
        assert comparable(again) == comparable(self.match)
        self.match = again

    def replay(self, first: int, second: int) -> None:
        record = check_record(json.loads(json.dumps(self.match.record(open_seed=True))))
        again = replay(record)
        assert again.table.to_data() == self.match.table.to_data()
        assert again.choices == self.match.choices


CALLED = {
    "choose": Player.choose,
    "foreign": Player.foreign,
    "wrong-seat": Player.wrong_seat,
    "stale": Player.stale,
    "undo": Player.undo,
    "undo-any": Player.undo_any,
    "look": Player.look,
    "why": Player.why,
    "fork": Player.fork,
    "save": Player.save,
    "replay": Player.replay,
}


def comparable(match: Match) -> dict[str, object]:
    return without_undo(json.loads(state_of(match)))


ANY_NUMBER = st.integers(0, 1 << 20)


@pytest.mark.parametrize("game", ["toy", *game_names()])
@QUICK
@given(
    number=ANY_NUMBER,
    seed=ANY_NUMBER,
    head_start=st.integers(0, 60),
    calls=st.lists(st.tuples(st.sampled_from(CALLS), ANY_NUMBER, ANY_NUMBER), max_size=40),
)
def test_any_calls_in_any_order_leave_a_sound_match(
    game: str, number: int, seed: int, head_start: int, calls: list[Call]
) -> None:
    known = variants_of(game)
    player = Player(known[number % len(known)].begin(seed))
    for step in range(head_start):
        player.choose(seed + step, (seed * 7919 + step * step) % 1009)
    for call in calls:
        player.call(*call)


def test_every_kind_of_call_is_made() -> None:
    assert set(CALLS) == set(CALLED)
