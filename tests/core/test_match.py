"""The match: choosing, refusing, stepping back, forking, saving and imagining."""

import json
import random
from typing import Any

import pytest
from core.toy import STONES, Toy, ToyTable
from tables.spellbook import spellbook

from arcanum.core.chance import Chance, commitment
from arcanum.core.errors import BadSettings, CannotUndo, IllegalChoice, StaleChoice, UnknownGame
from arcanum.core.events import Event, EventNames, event_message
from arcanum.core.game import Game, Result, Settings, Tally, View, rank
from arcanum.core.match import Match
from arcanum.core.record import load_snapshot
from arcanum.core.registry import invite
from arcanum.core.table import Decision, Flow, Table
from arcanum.core.words import Message, Option, Reason
from arcanum.testing.contract import play_on, state_of, without_undo

# Compiled classes have no interpreted subclasses, and the games of these tests are some.


OTHER_SEED = bytes(range(1, 33))


class CountTable(Table):
    def __init__(self, phase: str, chance: Chance, total: int, turn: int) -> None:
        super().__init__(2, phase, chance, 0)
        self.total = total
        self.turn = turn

    def copy(self) -> "CountTable":
        return CountTable(self.phase, self.chance.copy(), self.total, self.turn)

    def to_data(self) -> dict[str, object]:
        return {"phase": self.phase, "chance": self.chance.to_data(), "total": self.total, "turn": self.turn}

    def check(self) -> None:
        assert self.total >= 0


class Count(Game[CountTable]):
    """Two seats take turns to add 1 or 2 or roll a die, up to 10: turns without secrets, so steps go far back.

    After each turn comes a phase that asks nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.name = "count"
        self.seats = [2]
        self.event_names = EventNames({"add": ("count",), "roll": ("count",), "pause": ()})

    def new_table(self, seats: int, settings: Settings, chance: Chance) -> CountTable:
        return CountTable("turn", chance, 0, 0)

    def load_table(self, data: dict[str, Any]) -> CountTable:
        return CountTable(data["phase"], Chance.from_data(data["chance"]), data["total"], data["turn"])

    def phase(self, table: CountTable) -> Flow[None]:
        return self.turn_of(table) if table.phase == "turn" else self.pause(table)

    def turn_of(self, t: CountTable) -> Flow[None]:
        choice = yield from t.ask(t.turn, ("add",), [("add", 1), ("add", 2), ("roll",)])
        if choice == ("roll",):
            number = 1 + t.chance.below(6)
            t.tell("roll", t.turn, number)
        else:
            number = int(choice[1])
            t.tell("add", t.turn, number)
        t.total += number
        t.turn = 1 - t.turn
        t.phase = "pause"

    def pause(self, t: CountTable) -> Flow[None]:
        t.tell("pause", t.turn)
        t.phase = "turn" if t.total < 10 else ""
        yield from ()

    def result(self, table: CountTable) -> Result:
        tallies = [Tally([(("total",), table.total if seat == table.turn else 0)]) for seat in range(2)]
        return Result(tallies, rank(tallies), ("won", "seat", table.turn))

    def view(self, table: CountTable, seat: int | None) -> View:
        return {"total": table.total, "turn": table.turn}

    def event(self, event: Event, seat: int | None) -> Message:
        return event_message(event, self.event_names, seat)

    def why_not(self, table: CountTable, decision: Decision, thing: Option) -> Reason | None:
        return Reason(("too-much",), "adding")

    def resample(self, base: CountTable, now: CountTable, seat: int | None, chance: Chance) -> CountTable:
        table = base.copy()
        table.chance = chance
        return table


def counting(*numbers: int) -> Match:
    """A match in which these numbers were added by turns."""
    game = Count()
    invite(game)
    match = Match.begin(game, 2, seed=1)
    for at, number in enumerate(numbers):
        match.choose(at % 2, ("add", number))
    return match


def toy(seed: int = 6, seats: int = 3) -> Match:
    """A match of the toy; with seed 6, each of three seats holds two stones of colour 0."""
    game = Toy()
    invite(game)
    return Match.begin(game, seats, seed=seed)


def answer(match: Match, *seats: int) -> None:
    """Let these seats choose their first option, one after the other."""
    for seat in seats:
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[0])


def everything(match: Match) -> str:
    """All that may not change when something is refused."""
    seats = (None, *range(match.seats))
    return state_of(match) + json.dumps([match.events(0, seat) for seat in seats]) + json.dumps(match.record())


# -- beginning


def test_a_match_begins_with_complete_settings_and_a_secret_seed() -> None:
    one, other = Match.begin("spellbook", 1), Match.begin("spellbook", 1)
    assert one.settings == find_defaults("spellbook", 1)
    assert len(one.seed) == 32
    assert one.seed != other.seed
    assert one.commitment == commitment(one.seed)


def find_defaults(game: str, seats: int) -> Settings:
    settings = Match.begin(game, seats).game.settings
    return {setting.name: setting.default for setting in settings if setting.fits(seats)}


def test_the_same_seed_deals_the_same_match() -> None:
    assert everything(toy(3)) == everything(toy(3))
    assert everything(toy(3)) != everything(toy(4))


@pytest.mark.parametrize(
    ("game", "seats", "settings", "error", "problem"),
    [
        ("nope", 2, {}, UnknownGame, "game-unknown"),
        ("spellbook", 0, {}, BadSettings, "seats-unknown"),
        ("spellbook", 5, {}, BadSettings, "seats-unknown"),
        ("spellbook", -1, {}, BadSettings, "seats-unknown"),
        ("spellbook", 2, {"colour": "red"}, BadSettings, "setting-unknown"),
        ("spellbook", 2, {"rival_tokens": 1}, BadSettings, "setting-unknown"),
        ("spellbook", 1, {"rival_tokens": 4}, BadSettings, "setting-value"),
        ("spellbook", 1, {"rival_tokens": "1"}, BadSettings, "setting-value"),
        ("spellbook", 2, {"storm_min_replace": True}, BadSettings, "setting-value"),
        ("spellbook", 2, {"red": "mirage"}, BadSettings, "setting-value"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    game: str, seats: int, settings: Settings, error: type[Exception], problem: str
) -> None:
    with pytest.raises(error) as refusal:
        Match.begin(game, seats, settings)
    assert str(refusal.value).startswith(problem)


# -- choosing, and what is refused


def test_a_choice_is_counted_and_told() -> None:
    match = counting(2)
    assert match.number == 1
    assert match.choices == [(0, ("add", 2))]
    assert match.events() == [("add", "seat", 0, "count", 2), ("pause", "seat", 1)]
    assert match.decisions.keys() == {1}


@pytest.mark.parametrize(
    ("seat", "option", "number", "error", "reason"),
    [
        (0, ("add", 3), None, IllegalChoice, "too-much"),
        (0, (), None, IllegalChoice, "too-much"),
        (1, ("add", 1), None, IllegalChoice, "not-your-turn"),
        (7, ("add", 1), None, IllegalChoice, "not-your-turn"),
        (-1, ("add", 1), None, IllegalChoice, "not-your-turn"),
        (0, ("add", 1), 1, StaleChoice, None),
        (0, ("add", 1), 3, StaleChoice, None),
        (0, ("add", 3), 1, StaleChoice, None),
        (0, ("add", 1), -1, StaleChoice, None),
    ],
)
def test_a_refused_choice_says_why_and_changes_nothing(
    seat: int, option: Option, number: int | None, error: type[IllegalChoice], reason: str | None
) -> None:
    match = counting(1, 1)
    before = everything(match)
    with pytest.raises(error) as refusal:
        match.choose(seat, option, number)
    assert (refusal.value.reason.message[0] if refusal.value.reason else None) == reason
    assert everything(match) == before
    match.choose(0, ("add", 1), 2)
    assert match.number == 3


def test_a_stale_answer_learns_which_number_is_due() -> None:
    with pytest.raises(StaleChoice) as refusal:
        counting(1, 1).choose(0, ("add", 1), 1)
    assert refusal.value.message == ("choice-stale", "number", 1, "present", 2)


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = counting(2, 2, 2, 2, 2)
    assert match.over
    assert match.decisions == {}
    assert match.asked is None
    before = everything(match)
    for seat in (0, 1):
        with pytest.raises(IllegalChoice) as refusal:
            match.choose(seat, ("add", 1))
        assert refusal.value.reason is not None
        assert refusal.value.reason.message == ("match-over",)
    assert everything(match) == before


def test_what_is_offered_has_no_reason_against_it() -> None:
    match = counting()
    assert match.why_not(0, ("roll",)) is None
    assert match.why_not(0, ("add", 3)) is not None
    assert match.why_not(1, ("roll",)) is not None


def test_the_number_of_a_view_is_the_one_to_answer_with() -> None:
    match = toy()
    for seat in (2, 0, 2, 1, 0, 1, 0):
        number = match.view(seat)["number"]
        assert isinstance(number, int)
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[0], number)


def test_an_answer_of_another_seat_beside_it_makes_no_answer_stale() -> None:
    match = toy()
    number = match.number_for(0)
    answer(match, 1, 2)
    match.choose(0, match.decisions[0].options[0], number)
    with pytest.raises(StaleChoice):
        match.choose(0, match.decisions[0].options[0], number)


def test_one_of_the_pending_decisions_is_that_of_the_lowest_seat() -> None:
    match = toy()
    assert sorted(match.decisions) == [0, 1, 2]
    assert match.asked is match.decision(0)
    answer(match, 0, 0)
    assert match.asked is match.decision(1)
    assert match.decision(0) is None


# -- undo


def test_undo_goes_back_across_phases_as_long_as_nothing_was_revealed() -> None:
    match = counting()
    states = [everything(match)]
    for at in range(4):
        match.choose(at % 2, ("add", 2))
        states.append(everything(match))
    for at in reversed(range(4)):
        assert everything(match) == states[at + 1]
        assert match.can_undo()
        assert match.undo() == (at % 2, ("add", 2))
    assert everything(match) == states[0]


def test_undo_takes_back_the_choice_that_ended_the_game() -> None:
    match = counting(2, 2, 2, 2)
    before = everything(match)
    match.choose(0, ("add", 2))
    assert match.over
    assert match.can_undo(0)
    assert match.undo(0) == (0, ("add", 2))
    assert everything(match) == before
    match.choose(0, ("add", 1))
    match.choose(1, ("add", 1))
    assert match.over
    assert match.choices[-2:] == [(0, ("add", 1)), (1, ("add", 1))]


def test_undo_never_crosses_a_reveal_but_goes_back_to_it() -> None:
    match = counting(1, 1)
    match.choose(0, ("roll",))
    after_the_roll = everything(match)
    assert not match.can_undo()
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.message == ("undo-revealed",)
    assert everything(match) == after_the_roll
    for seat in (1, 0):
        match.choose(seat, ("add", 1))
    match.undo()
    match.undo()
    assert everything(match) == after_the_roll
    assert not match.can_undo()


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    match = counting()
    assert not match.can_undo()
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.message == ("undo-nothing",)


def test_nobody_takes_back_what_another_has_answered_since() -> None:
    match = counting(1)
    assert match.can_undo(0)
    match.choose(1, ("add", 1))
    assert not match.can_undo(0)
    assert match.can_undo(1)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert match.undo(1) == (1, ("add", 1))
    assert match.can_undo(0)


def test_each_seat_takes_back_its_own_answer_among_those_given_side_by_side() -> None:
    match = toy()
    answer(match, 0)
    expected = everything(match)
    answer(match, 1, 2, 1)
    assert match.undo(1)[1][0] == "keep"
    assert match.undo(2)[1][0] == "colour"
    assert match.undo(1)[1][0] == "colour"
    assert everything(match) == expected
    assert not match.can_undo(1)
    assert match.undo(0)[1][0] == "colour"
    assert everything(match) == everything(toy())


def test_a_step_back_in_the_middle_leaves_the_answers_of_the_others() -> None:
    match, straight = toy(), toy()
    answer(match, 0, 1, 0, 2)
    match.undo(1)
    answer(straight, 0, 0, 2)
    assert state_of(match) == state_of(straight)
    answer(match, 1, 1, 2)
    answer(straight, 2, 1, 1)
    assert everything(match) == everything(straight)


def test_when_all_answers_are_in_and_shown_none_can_be_taken_back() -> None:
    match = toy()
    answer(match, 0, 0, 1, 1, 2, 2)
    assert not any(match.can_undo(seat) for seat in (None, 0, 1, 2))
    with pytest.raises(CannotUndo):
        match.undo(2)


def test_nobody_takes_back_an_earlier_choice_that_others_answer_side_by_side() -> None:
    match = toy()
    answer(match, 0, 0, 1, 1, 2, 2, 0)
    assert match.can_undo()
    assert not match.can_undo(0)
    answer(match, 1)
    assert not match.can_undo(0)
    assert match.can_undo(1)
    before = everything(match)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert everything(match) == before
    assert match.undo(1)[1][0] == "colour"
    assert match.undo() == (0, ("pass",))


def test_an_undo_brings_back_the_events_of_before() -> None:
    match = spellbook(pools=["4*red-circle"], stage="midday").match
    before = match.events()
    match.choose(0, ("store", "red-circle"))
    assert match.events() != before
    match.undo(0)
    assert match.events() == before
    assert match.event_count == len(before)


def test_a_match_that_keeps_nothing_cannot_undo() -> None:
    match = Match.begin(Count(), 2, seed=1, keep=False)
    match.choose(0, ("add", 1))
    assert not match.can_undo()
    with pytest.raises(CannotUndo):
        match.undo()


# -- forks


def test_a_fork_is_the_same_and_goes_its_own_way() -> None:
    match = counting(2, 1)
    twin = match.fork(listen=True)
    assert everything(twin).replace("true", "false") == everything(match).replace("true", "false")
    before = everything(match)
    twin.choose(0, ("add", 1))
    assert everything(match) == before
    match.choose(0, ("roll",))
    assert twin.choices[-1] == (0, ("add", 1))
    assert twin.number == match.number == 3


def test_a_fork_rolls_the_same_dice() -> None:
    match = counting(1)
    twin = match.fork(listen=True)
    for each in (match, twin):
        each.choose(1, ("roll",))
    assert twin.events() == match.events()


def test_a_fork_steps_back_within_the_phase_only_and_without_harm_to_its_origin() -> None:
    match = toy()
    answer(match, 0, 1)
    twin = match.fork()
    before = everything(match)
    twin.undo(0)
    answer(twin, 2)
    assert everything(match) == before
    assert not counting(1, 1).fork().can_undo()


def test_a_fork_hears_events_only_if_it_is_to_listen() -> None:
    match = counting(1, 1)
    assert match.fork().events() == []
    assert match.fork(listen=True).events() == match.events()


def test_forks_of_forks_share_no_choices() -> None:
    match = counting(1)
    twin = match.fork()
    grandchild = twin.fork()
    match.choose(1, ("add", 1))
    twin.choose(1, ("add", 2))
    grandchild.choose(1, ("roll",))
    assert [each.choices[1][1] for each in (match, twin, grandchild)] == [("add", 1), ("add", 2), ("roll",)]


# -- snapshots


@pytest.mark.parametrize("seats", [[], [0], [1, 1], [2, 0, 2], [0, 0, 1, 1, 2], [0, 0, 1, 1, 2, 2]])
def test_a_snapshot_in_mid_phase_comes_back_and_plays_on(seats: list[int]) -> None:
    match = toy()
    answer(match, *seats)
    again, lost = load_snapshot(json.loads(json.dumps(match.snapshot())))
    assert lost == []
    assert without_undo(json.loads(state_of(again))) == without_undo(json.loads(state_of(match)))
    play_on(match, random.Random(1))
    play_on(again, random.Random(1))
    assert again.record() == match.record()


def test_a_snapshot_forgets_the_way_back_behind_its_phase() -> None:
    match = counting(1, 1)
    again, _ = load_snapshot(json.loads(json.dumps(match.snapshot())))
    assert match.can_undo()
    assert not again.can_undo()
    again.choose(0, ("add", 1))
    assert again.can_undo()


def test_a_snapshot_of_a_finished_match_comes_back_finished() -> None:
    match = counting(2, 2, 2, 2, 2)
    again, lost = load_snapshot(json.loads(json.dumps(match.snapshot())))
    assert lost == []
    assert again.over
    assert again.record() == match.record()


def test_choices_that_no_longer_fit_are_handed_back() -> None:
    data = json.loads(json.dumps(counting(1).snapshot()))
    data["choices"] += [[1, "add", 2], [0, "add", 9], [1, "add", 1]]
    again, lost = load_snapshot(data)
    assert again.choices == [(0, ("add", 1)), (1, ("add", 2))]
    assert lost == [(0, ("add", 9)), (1, ("add", 1))]


def test_a_match_that_outlives_its_rules_notes_the_later_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    match = counting(1, 1)
    assert match.record()["changes"] == []
    data = json.loads(json.dumps(match.snapshot()))
    monkeypatch.setattr(match.game, "revision", 2)
    again, _ = load_snapshot(data)
    assert again.record()["revision"] == 1
    assert again.record()["changes"] == [[2, 2]]
    once_more, _ = load_snapshot(json.loads(json.dumps(again.snapshot())))
    assert once_more.record()["changes"] == [[2, 2]]


# -- what a seat imagines


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_pending_choices_of_others_are_unknown_to_an_imagined_match(seat: int | None) -> None:
    match = toy()
    answer(match, 1, 0, 2, 0)
    world = match.imagine(seat, OTHER_SEED)
    expected = [choice for choice in match.choices if choice[0] == seat]
    assert world.choices == expected
    assert sorted(world.decisions) == [other for other in (0, 1, 2) if other != seat or len(expected) < 2]
    world.table.check()


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_neither_the_seed_nor_the_history_of_the_true_match_is_in_an_imagined_one(seat: int | None) -> None:
    match = toy()
    answer(match, 0, 0, 1, 1, 2, 2, 0, 1)
    world = match.imagine(seat, OTHER_SEED, listen=True)
    inside = json.dumps([world.snapshot(), world.record(open_seed=True), world.choices])
    assert world.seed == OTHER_SEED
    assert match.commitment not in inside
    assert world.number == world.number_for(seat)
    assert all(choice in match.choices[match.phase_began :] for choice in world.choices)
    assert len(world._bases) == 1
    while world.can_undo():
        world.undo()
    assert world.choices == []


def test_a_new_phase_of_an_imagined_match_draws_from_another_future() -> None:
    match = counting(1, 1)
    match.choose(0, ("roll",))
    rolls = []
    for number in range(40):
        world = match.imagine(1, number.to_bytes(32, "little"), listen=True)
        world.choose(1, ("roll",))
        rolls.append(world.events()[0][-1])
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


def test_what_is_hidden_is_dealt_anew_and_what_is_known_stays() -> None:
    match = toy()
    table = match.table
    assert isinstance(table, ToyTable)
    others = set()
    for number in range(20):
        imagined = match.imagine(0, number.to_bytes(32, "little")).table
        assert isinstance(imagined, ToyTable)
        assert imagined.hands[0] == table.hands[0]
        assert sorted(sum(imagined.hands, imagined.bag)) == list(range(STONES))
        others.add(tuple(imagined.hands[1]))
    assert len(others) > 10


def test_the_same_seed_imagines_the_same_and_the_match_does_not_change() -> None:
    match = toy()
    answer(match, 1, 0)
    before = everything(match)
    one, other = (match.imagine(0, OTHER_SEED) for _ in range(2))
    assert one.table.to_data() == other.table.to_data()
    play_on(one, random.Random(1))
    assert everything(match) == before


# -- views and records


def test_a_view_holds_what_a_seat_needs_and_no_seed() -> None:
    match = counting(2)
    assert match.view(1) == {
        "game": "count",
        "seats": 2,
        "settings": {},
        "number": 1,
        "deciding": [1],
        "decision": {"seat": 1, "prompt": ["add"], "options": [["add", 1], ["add", 2], ["roll"]]},
        "can_undo": False,
        "table": {"total": 2, "turn": 1},
        "result": None,
    }
    assert match.view(None)["decision"] is None
    assert match.view(0)["can_undo"] is True


def test_a_view_of_the_end_has_the_result() -> None:
    match = counting(2, 2, 2, 2, 2)
    assert match.view(None)["result"] == match.result.to_data()
    assert match.view(None)["deciding"] == []


def test_a_running_match_gives_its_seed_only_to_its_host() -> None:
    match = counting(2)
    assert match.record()["seed"] is None
    assert match.record()["commitment"] == commitment(match.seed)
    assert match.record(open_seed=True)["seed"] == match.seed.hex()
    assert match.record()["result"] is None
    assert match.seed.hex() not in json.dumps([match.record(), match.view(0), match.view(1), match.view(None)])


def test_the_record_of_a_finished_match_opens_the_seed() -> None:
    match = counting(2, 2, 2, 2, 2)
    record = match.record()
    assert record["seed"] == match.seed.hex()
    assert record["result"] == match.result.to_data()
    assert record["choices"] == [[at % 2, "add", 2] for at in range(5)]


def test_events_can_be_read_from_any_number_on() -> None:
    match = counting(1, 2)
    events = match.events()
    assert match.event_count == len(events) == 4
    for since in range(5):
        assert match.events(since) == events[since:]


def test_equal_scores_share_the_victory() -> None:
    tallies = [Tally([(("a",), 3), (("b",), 4)], [(("c",), 1)])]
    tallies += [Tally([(("a",), 7)], [(("c",), ties)]) for ties in (1, 0)]
    result = Result(tallies, rank(tallies), ("shared", "seats", "0 1"))
    assert result.places == [1, 1, 3]
    assert result.winners == [0, 1]
    assert result.scores == [7, 7, 7]
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
