"""The ways in which rules reach people: one question, or several side by side."""

import random
from itertools import permutations

import pytest
from core.toy import Toy, ToyTable

from arcanum.core.chance import Chance
from arcanum.core.match import Match
from arcanum.core.table import Decision, Flow, NothingToChoose, Pilot, Table, Together
from arcanum.core.words import Message, Option
from arcanum.testing.contract import random_choice, state_of

# Compiled classes have no interpreted subclasses, and the games of these tests are some.


SEED = bytes(32)
A: Option = ("a",)
B: Option = ("b",)
SPREAD = 6  # a seed of the toy with which each of three seats holds two stones of colour 0 and one of colour 1


def new_table() -> ToyTable:
    return Toy().new_table(3, {}, Chance(SEED))


class Last(Pilot):
    """Takes the last option, unless it leaves the decision to others."""

    def __init__(self, *, shy: bool = False) -> None:
        self.shy = shy
        self.asked: list[tuple[int, Message]] = []

    def pick(self, table: Table, seat: int, prompt: Message, options: list[Option]) -> Option | None:
        self.asked.append((seat, prompt))
        return None if self.shy else options[-1]


# -- one question


def answer_of(flow: Flow[Option]) -> Option:
    """What a flow returns that asks nobody."""
    try:
        asked = next(flow)
    except StopIteration as stop:
        answer: Option = stop.value
        return answer
    raise AssertionError(f"{asked.prompt} is asked")


def test_a_single_option_plays_itself() -> None:
    table = new_table()
    table.pilot = pilot = Last()
    assert answer_of(table.ask(0, ("which",), [A])) == A
    assert not pilot.asked


def test_a_choice_among_nothing_is_a_mistake_of_the_rule() -> None:
    with pytest.raises(NothingToChoose):
        next(new_table().ask(0, ("which",), []))


def test_two_options_are_asked_and_the_answer_comes_back() -> None:
    flow = new_table().ask(2, ("which", "count", 1), [A, B])
    decision = next(flow)
    assert decision.to_data() == {"seat": 2, "prompt": ["which", "count", 1], "options": [["a"], ["b"]]}
    with pytest.raises(StopIteration) as stop:
        flow.send(B)
    assert stop.value.value == B


def test_a_pilot_answers_on_the_spot() -> None:
    table = new_table()
    table.pilot = pilot = Last()
    assert answer_of(table.ask(1, ("which",), [A, B])) == B
    assert pilot.asked == [(1, ("which",))]


def test_a_pilot_may_leave_a_decision_to_whoever_runs_the_phase() -> None:
    table = new_table()
    table.pilot = Last(shy=True)
    assert next(table.ask(1, ("which",), [A, B])).seat == 1


# -- side by side


def answers(table: Table, seat: int, questions: int, heard: list[tuple[int, Option]]) -> Flow[None]:
    for number in range(questions):
        answer = yield from table.ask(seat, ("which", "count", number), [A, B])
        heard.append((seat, answer))


def parts_of(asked: Decision) -> dict[int, Message]:
    assert isinstance(asked, Together)
    return {part.seat: part.prompt for part in asked.parts}


def test_several_seats_are_asked_at_once_and_nobody_waits() -> None:
    table = new_table()
    heard: list[tuple[int, Option]] = []
    flow = table.together([(seat, answers(table, seat, seat, heard)) for seat in (2, 1, 0)])
    assert parts_of(next(flow)) == {1: ("which", "count", 0), 2: ("which", "count", 0)}
    table.answering = 2
    assert parts_of(flow.send(A)) == {1: ("which", "count", 0), 2: ("which", "count", 1)}
    table.answering = 1
    assert parts_of(flow.send(B)) == {2: ("which", "count", 1)}
    table.answering = 2
    with pytest.raises(StopIteration):
        flow.send(B)
    assert heard == [(2, A), (1, B), (2, B)]


def test_flows_that_ask_nothing_end_at_once() -> None:
    table = new_table()
    with pytest.raises(StopIteration):
        next(table.together([(seat, answers(table, seat, 0, [])) for seat in (0, 1)]))
    with pytest.raises(StopIteration):
        next(table.together([]))


def toy(seats: int = 3) -> Match:
    return Match.begin(Toy(), seats, seed=SPREAD)


def test_answers_in_any_order_give_the_same_match() -> None:
    ends = set()
    for order in permutations([0, 0, 1, 1, 2, 2]):
        match = toy()
        for seat in order:
            decision = match.decision(seat)
            assert decision is not None
            match.choose(seat, decision.options[0])
        assert match.decisions.keys() == {0}
        ends.add(state_of(match) + repr(match.events()) + repr(match.record()))
    assert len(ends) == 1


def test_the_record_lists_answers_given_side_by_side_by_seat() -> None:
    match = toy()
    for seat in (2, 0, 2, 1, 0, 1):
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[0])
    assert [seat for seat, _ in match.choices] == [0, 0, 1, 1, 2, 2]
    assert [option[0] for _, option in match.choices] == ["colour", "keep"] * 3


def what_others_see(match: Match, seat: int) -> list[object]:
    """Everything that reaches the others and a spectator."""
    others = [other for other in (None, *range(match.seats)) if other != seat]
    asked = [
        decision.to_data() for other in range(match.seats) if other != seat and (decision := match.decision(other))
    ]
    reasons = [
        reason.to_data()
        for other in range(match.seats)
        if other != seat and match.decision(other) and (reason := match.why_not(other, ("peek",)))
    ]
    return [asked, reasons, *((match.view(other), match.events(0, other)) for other in others)]


@pytest.mark.parametrize("seed", range(20))
def test_nothing_of_an_answer_shows_before_all_are_in(seed: int) -> None:
    dice = random.Random(seed)
    match = Match.begin(Toy(), 3, seed=seed)
    while not match.over:
        together = isinstance(match._pending, Together)
        seat, option = random_choice(match, dice)
        before = what_others_see(match, seat)
        match.choose(seat, option)
        if together and isinstance(match._pending, Together):
            assert what_others_see(match, seat) == before
        else:
            assert what_others_see(match, seat) != before, "the answers are in, and nothing shows"


# -- the table itself


def test_a_table_without_a_phase_is_over() -> None:
    table = new_table()
    assert not table.over
    table.phase = ""
    assert table.over


def test_events_are_kept_only_while_somebody_listens() -> None:
    table = new_table()
    table.tell("drawn", 0, 1)
    table.tell_secretly(1, "peek", 0, 0, 0, 1)
    table.told = []
    table.tell("drawn", 0, 2, 3)
    table.tell_secretly(0b10, "peek", 1, 4, 5, 6)
    told = [(e.kind, e.seat, e.a, e.b, e.secret, e.knows) for e in table.told]
    assert told == [("drawn", 0, 2, 3, 0, -1), ("peek", 1, 4, 5, 6, 0b10)]
