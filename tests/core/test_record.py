"""Records and snapshots: whatever is wrong with one, `BadRecord` says where and what; nothing else is raised."""

import copy
import json
import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from core.toy import Toy
from hypothesis import given, settings
from hypothesis import strategies as st

from arcanum.core.errors import BadRecord
from arcanum.core.match import Match
from arcanum.core.record import (
    LARGEST_RECORD,
    check_record,
    format_record,
    load_snapshot,
    parse_record,
    parse_snapshot,
    replay,
    verify,
)
from arcanum.core.registry import find_game, invite
from arcanum.testing.contract import play_on, random_choice

SMALL = settings(max_examples=150, deadline=None, derandomize=True)
LONG = "x" * 5000


@cache
def finished_text(seats: int = 2) -> str:
    return format_record(play_on(Match.begin("spellbook", seats, seed="end"), random.Random(1)).record())


@cache
def running_text(game: str = "spellbook", choices: int = 25) -> str:
    """A snapshot, which holds all that a record does."""
    if game == "toy":
        invite(Toy())
    match = Match.begin(game, 2, seed="run")
    dice = random.Random(2)
    for _ in range(choices):
        match.choose(*random_choice(match, dice))
    assert not match.over
    return json.dumps(match.snapshot())


def finished(**changes: object) -> dict[str, Any]:
    """The record of a finished game, with some fields changed."""
    return {**json.loads(finished_text()), **changes}


def running(**changes: object) -> dict[str, Any]:
    """A record with an open seed of a game that goes on."""
    return {**json.loads(running_text()), "format": "arcanum-record", **changes}


def snapshot(**changes: object) -> dict[str, Any]:
    return {**json.loads(running_text()), **changes}


def with_choices(change: Callable[[list[Any]], object]) -> dict[str, Any]:
    """The finished record after something was done to its list of choices."""
    data = finished()
    change(data["choices"])
    return data


def bad(data: object) -> BadRecord:
    """What is found to be wrong with a record, which must be something."""
    with pytest.raises(BadRecord) as error:
        verify(check_record(data))
    return error.value


def problem(error: BadRecord) -> tuple[str, str]:
    return error.at, str(error.message[0])


# -- good records


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_record_comes_back_from_its_text_and_leads_to_the_same_end(seats: int) -> None:
    text = finished_text(seats)
    record = parse_record(text)
    match = verify(record)
    assert match.over
    assert format_record(match.record()) == text
    assert record.data == json.loads(text)


def test_the_text_has_one_line_a_field_and_one_line_a_choice() -> None:
    data = finished()
    lines = finished_text().splitlines()
    assert len(lines) == 2 + len(data) + len(data["choices"]) + 1
    assert lines[0] == "{"
    assert f'  "commitment": "{data["commitment"]}",' in lines
    assert f"    {json.dumps(data['choices'][0])}," in lines
    assert format_record({"choices": [], "a": "ж"}) == '{\n  "choices": [],\n  "a": "ж"\n}\n'


def test_a_running_game_is_verified_as_far_as_it_goes() -> None:
    match = verify(check_record(running()))
    assert not match.over
    assert match.number == len(running()["choices"])


def test_a_replay_stops_where_it_is_told_to() -> None:
    record = check_record(finished())
    for number in (0, 1, 10, len(record.choices)):
        assert replay(record, number).choices == record.choices[:number]
    assert replay(record, 10, listen=False).events() == []
    assert replay(record, 10).events()


def test_readers_ignore_the_order_of_fields_and_those_they_do_not_know() -> None:
    data = finished(note="a good game", table=[1, 2])
    assert verify(check_record(dict(reversed(data.items())))).over


def test_settings_that_are_left_out_have_their_defaults() -> None:
    assert verify(check_record(finished(settings={}))).settings == finished()["settings"]


def test_a_seed_in_capital_letters_is_the_same_seed() -> None:
    assert verify(check_record(finished(seed=finished()["seed"].upper()))).over


# -- bad fields


DEEP: list[object] = []
for _ in range(50):
    DEEP = [DEEP]
WRONG_TYPES: list[object] = [None, True, 1.5, -1, 1 << 31, 10**400, "", "x", LONG, [], [[]], {}, {"a": 1}, DEEP]


@pytest.mark.parametrize(
    ("data", "at", "what"),
    [
        ([], "1:1", "record-not-object"),
        (None, "1:1", "record-not-object"),
        ("x", "1:1", "record-not-object"),
        ({}, "format", "record-missing"),
        (finished(format="arcanum-snapshot"), "format", "record-format"),
        (finished(format=None), "format", "record-format"),
        (finished(version=2), "version", "record-version"),
        (finished(version=0), "version", "record-version"),
        (finished(version="1"), "version", "record-field"),
        (finished(version=True), "version", "record-field"),
        (finished(version=1.0), "version", "record-field"),
        (finished(revision=None), "revision", "record-field"),
        (finished(revision=-1), "revision", "record-field"),
        (finished(revision=0), "revision", "record-revision"),
        (finished(revision=7), "revision", "record-newer"),
        (finished(changes={}), "changes", "record-field"),
        (finished(changes=[[0, 7]]), "changes[0]", "record-newer"),
        (finished(changes=[[1_000_000_000, 2]]), "changes[0]", "record-change"),
        (finished(game="chess"), "game", "record-game"),
        (finished(game=None), "game", "record-game"),
        (finished(game="../core"), "game", "record-game"),
        (finished(game=LONG), "game", "record-game"),
        (finished(seats="2"), "seats", "record-field"),
        (finished(seats=True), "seats", "record-field"),
        (finished(seats=0), "seats", "record-seats-unknown"),
        (finished(seats=5), "seats", "record-seats-unknown"),
        (finished(settings=None), "settings", "record-field"),
        (finished(settings=[]), "settings", "record-field"),
        (finished(settings={"colour": "red"}), "settings", "record-setting-unknown"),
        (finished(settings={"rival_tokens": 1}), "settings", "record-setting-unknown"),
        (finished(settings={"spells": "fourth"}), "settings", "record-setting-value"),
        (finished(settings={"storm_min_replace": "0"}), "settings", "record-setting-value"),
        (finished(settings={"storm_min_replace": False}), "settings", "record-setting-value"),
        (finished(seed=5), "seed", "record-field"),
        (finished(seed="zz" * 32), "seed", "record-field"),
        (finished(seed="ab" * 31), "seed", "record-field"),
        (finished(seed="ab" * 33), "seed", "record-field"),
        (finished(seed=None), "seed", "record-seedless"),
        (finished(seed="ab" * 32), "commitment", "record-commitment"),
        (finished(commitment="ab" * 32), "commitment", "record-commitment"),
        (finished(commitment=None), "commitment", "record-commitment"),
        (finished(commitment=DEEP), "commitment", "record-commitment"),
        (finished(choices=None), "choices", "record-field"),
        (finished(choices={}), "choices", "record-field"),
        (finished(choices="[]"), "choices", "record-field"),
        (finished(result=[]), "result", "record-field"),
        (finished(result="won"), "result", "record-field"),
        (finished(result=True), "result", "record-field"),
    ],
    ids=lambda value: None if isinstance(value, str) and len(value) < 40 else "-",
)
def test_a_bad_field_is_named(data: object, at: str, what: str) -> None:
    assert problem(bad(data)) == (at, what)


@pytest.mark.parametrize("value", [1.5, 0.0, None, [], {}, DEEP, 10**400, True])
@pytest.mark.parametrize("setting", ["spells", "storm_min_replace"])
def test_a_setting_of_a_wrong_type_is_a_value_that_is_not_allowed(setting: str, value: object) -> None:
    assert problem(bad(running(settings={**running()["settings"], setting: value}))) == (
        "settings",
        "record-setting-value",
    )


@pytest.mark.parametrize(
    "field", ["format", "version", "game", "revision", "seats", "settings", "commitment", "choices"]
)
def test_no_field_may_be_missing(field: str) -> None:
    data = finished()
    del data[field]
    assert problem(bad(data)) == (field, "record-missing")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "null"),
        (False, "false"),
        (float("nan"), "NaN"),
        ("x", '"x"'),
        ("ж\x1b", '"ж\\u001b"'),
        ({"a": [None]}, '{"a": [null]}'),
        ([LONG], '["' + "x" * 57 + "…"),
        (DEEP, "[" * 51 + "]" * 8 + "…"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_a_wrong_value_is_shown_as_it_stands_in_the_file(value: object, shown: str) -> None:
    assert bad(finished(seats=value)).message[-1] == shown


@pytest.mark.parametrize("value", WRONG_TYPES, ids=lambda value: repr(value)[:20])
@pytest.mark.parametrize("field", sorted({*finished()} - {"changes"}))
def test_no_wrong_type_in_a_field_raises_anything_else(field: str, value: object) -> None:
    if field == "seed" and value is None:
        return
    error = bad_or_good(finished(**{field: value}))
    assert error is None or error.at.startswith((field, "seed", "commitment", "choices", "settings", "result"))


def bad_or_good(data: object) -> BadRecord | None:
    """None when the record is right after all."""
    found = None
    try:
        verify(check_record(data))
    except BadRecord as error:
        found = error
    if found is not None:
        assert found.at
        assert len(str(found)) < 1000, "an error repeats too much of the record"
    return found


@pytest.mark.parametrize("field", ["game", "settings", "commitment", "choices", "format", "note"])
@pytest.mark.parametrize("value", [LONG, {"spells": LONG}, {LONG: 1}, [LONG], [[0, LONG]], [[0, "take", LONG]]])
def test_an_error_repeats_only_the_beginning_of_a_long_value(field: str, value: object) -> None:
    bad_or_good(running(**{field: value}))


# -- bad choices


@pytest.mark.parametrize(
    "row",
    [None, 5, "x", [], [0], {}, [0, None], [0, 1.5], [0, True], [0, "take", []], [True, "skip"], ["0", "skip"]],
)
def test_a_row_that_is_no_choice_is_named(row: object) -> None:
    for number in (0, 7):
        error = bad(with_choices(lambda choices, number=number: choices.__setitem__(number, row)))  # type: ignore[misc]
        assert error.at == f"choices[{number}]"
        assert error.message[0] in {"record-row", "record-seat"}


@pytest.mark.parametrize("seat", [-1, 2, 7, 10**30])
def test_a_foreign_seat_is_named(seat: int) -> None:
    error = bad(with_choices(lambda choices: choices[12].__setitem__(0, seat)))
    assert problem(error) == ("choices[12]", "record-seat")


@pytest.mark.parametrize(
    "option", [["no-such-thing"], ["take", "no-token"], ["take"], ["take", "red-circle", 1], [0], [10**30], [""]]
)
def test_an_option_that_is_not_offered_is_named_with_the_rules_reason(option: list[object]) -> None:
    error = bad(with_choices(lambda choices: choices.__setitem__(9, [choices[9][0], *option])))
    assert problem(error) == ("choices[9]", "record-choice")
    assert error.reason is not None
    assert error.reason.rule
    assert error.game == "spellbook"


def test_a_choice_out_of_turn_is_named() -> None:
    error = bad(with_choices(lambda choices: choices.__setitem__(0, [1, *choices[0][1:]])))
    assert problem(error) == ("choices[0]", "record-choice")
    assert error.reason is not None
    assert error.reason.message == ("not-your-turn",)


def test_a_choice_after_the_end_is_named() -> None:
    number = len(finished()["choices"])
    error = bad(with_choices(lambda choices: choices.append([0, "skip"])))
    assert problem(error) == (f"choices[{number}]", "record-choice")
    assert error.reason is not None
    assert error.reason.message == ("match-over",)


def test_a_missing_choice_is_noticed() -> None:
    for number in range(40):
        assert bad(with_choices(lambda choices, number=number: choices.pop(number))).at  # type: ignore[misc]


# -- bad results


def change_result(path: list[str | int], value: object) -> dict[str, Any]:
    data = finished()
    place = data["result"]
    for step in path[:-1]:
        place = place[step]
    assert place[path[-1]] != value
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["places"], [2, 2]),
        (["verdict"], ["won", "seat", 7]),
        (["tallies", 0, "total"], 99),
        (["tallies", 1, "lines", 0, 1], 99),
        (["tallies", 1, "ties"], []),
        (["tallies"], []),
        (["rival"], {}),
    ],
)
def test_a_changed_result_is_noticed(path: list[str | int], value: object) -> None:
    error = bad(change_result(path, value))
    assert problem(error) == ("result", "record-result")
    scores = [tally["total"] for tally in finished()["result"]["tallies"]]
    assert error.message[-1] == ", ".join(map(str, scores))


def test_a_result_before_the_end_and_an_end_without_one_are_told_apart() -> None:
    assert problem(bad(running(result=finished()["result"]))) == ("result", "record-unfinished")
    assert problem(bad(running(result={}))) == ("result", "record-unfinished")
    assert problem(bad(finished(result=None))) == ("result", "record-no-result")
    assert problem(bad(with_choices(lambda choices: choices.pop()))) == ("result", "record-unfinished")
    assert problem(bad(finished(result={}))) == ("result", "record-result")


# -- other revisions


@pytest.fixture
def later_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release in which the rules of SpellBook are at their third revision."""
    monkeypatch.setattr(find_game("spellbook"), "revision", 3)


@pytest.mark.usefixtures("later_rules")
@pytest.mark.parametrize("revision", [1, 2])
def test_a_record_of_an_older_revision_is_good_as_long_as_it_agrees(revision: int) -> None:
    match = verify(check_record(finished(revision=revision)))
    assert match.over
    assert match.record()["revision"] == revision


@pytest.mark.usefixtures("later_rules")
@pytest.mark.parametrize("revision", [1, 2])
def test_where_an_older_revision_parts_company_the_choice_is_named(revision: int) -> None:
    data = with_choices(lambda choices: choices.__setitem__(9, [choices[9][0], "wish"]))
    error = bad({**data, "revision": revision})
    assert problem(error) == ("choices[9]", "record-parts")
    figures = dict(zip(error.message[1::2], error.message[2::2], strict=True))
    assert figures["option"] == "wish"
    assert (figures["revision"], figures["present"]) == (revision, 3)


@pytest.mark.usefixtures("later_rules")
def test_another_result_under_another_revision_is_told_as_such() -> None:
    data = {**change_result(["tallies", 0, "total"], 99), "revision": 1}
    assert problem(bad(data)) == ("result", "record-result-revision")


@pytest.mark.usefixtures("later_rules")
@pytest.mark.parametrize("changes", [[], [[0, 2]], [[4, 2], [4, 3]], [[9, 3]]])
def test_a_replay_keeps_the_changes_of_the_rules_up_to_where_it_stops(changes: list[list[int]]) -> None:
    record = check_record(finished(revision=1, changes=changes))
    assert replay(record).record()["changes"] == changes
    assert replay(record, 5).record()["changes"] == [row for row in changes if row[0] <= 5]


@pytest.mark.usefixtures("later_rules")
@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ([[-1, 2]], "changes[0]"),
        ([[10_000, 2]], "changes[0]"),
        ([[5, 1]], "changes[0]"),
        ([[5, 2], [4, 3]], "changes[1]"),
        ([[5, 3], [6, 2]], "changes[1]"),
        ([[5, 2], [6, 2]], "changes[1]"),
        ([[5, 2], [6, True]], "changes[1]"),
    ],
)
def test_a_change_of_the_rules_that_cannot_have_been_is_named(changes: list[list[int]], at: str) -> None:
    assert problem(bad(finished(changes=changes))) == (at, "record-change")


@pytest.mark.usefixtures("later_rules")
def test_a_change_to_rules_that_are_yet_to_come_is_told_as_such() -> None:
    error = bad(finished(changes=[[5, 2], [6, 4]]))
    assert problem(error) == ("changes[1]", "record-newer")
    assert error.message[3:] == ("revision", 4, "present", 3)


# -- texts that are no records


def bad_text(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        verify(parse_record(text))
    return error.value


def test_a_record_that_is_cut_off_anywhere_is_no_json() -> None:
    text = finished_text().rstrip()
    for length in [*range(300), *range(300, len(text), 97), len(text) - 1]:
        assert bad_text(text[:length]).message[0] == "record-not-json", length


def test_the_place_where_the_text_stops_being_json_is_named() -> None:
    assert problem(bad_text('{\n  "format": nothing\n}')) == ("2:13", "record-not-json")


def noise(length: int) -> str:
    return random.Random(1).randbytes(length).decode("latin-1")


@pytest.mark.parametrize(
    ("make", "what"),
    [
        (lambda: noise(10_000_000), "record-too-long"),
        (lambda: noise(1_000_000), "record-not-json"),
        (lambda: "ж" * 10_000_000, "record-too-long"),
        (lambda: "[" * 3_000_000, "record-too-deep"),
        (lambda: '{"a":' * 500_000, "record-too-deep"),
        (lambda: "[" + "1," * 1_900_000 + "1]", "record-not-object"),
        (lambda: "9" * 3_000_000, "record-not-json"),
        (lambda: '{"format": "arcanum-record", "a": ' + "9" * 100_000 + "}", "record-not-json"),
        (lambda: finished_text() + " " * LARGEST_RECORD, "record-too-long"),
        (lambda: "\0", "record-not-json"),
        (lambda: "\ufeff{}", "record-not-json"),
        (lambda: "NaN", "record-not-object"),
        (lambda: '"\\ud800"', "record-not-object"),
        (lambda: "", "record-not-json"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_noise_is_refused(make: Callable[[], str], what: str) -> None:
    text = make()
    assert bad_text(text).message[0] == what
    with pytest.raises(BadRecord):
        load_snapshot(parse_snapshot(text))


@pytest.mark.parametrize(
    "field", ["format", "version", "game", "seats", "settings", "seed", "commitment", "result"]
)
def test_deep_nesting_in_any_field_is_refused(field: str) -> None:
    text = json.dumps(running(**{field: "@"})).replace('"@"', "{}")
    for depth in [10, 100, *range(900, 1000), 5000]:
        nested = "[" * depth + "]" * depth
        assert bad_text(text.replace("{}", nested)).at


@pytest.mark.parametrize("place", ['[[0, "take", @]]', '[[@, "take"]]', "[@]", "@"])
def test_deep_nesting_in_the_choices_is_refused(place: str) -> None:
    text = json.dumps(running(choices="@"))
    for depth in [10, 100, *range(900, 1000), 5000]:
        assert bad_text(text.replace('"@"', place.replace("@", "[" * depth + "]" * depth))).at


# -- any change at all


def place_in(data: dict[str, Any], number: int) -> list[str | int]:
    """The path of a value in the data; every field is as likely as the others."""
    fields = [path for path in places_in(data) if len(path) == 1]
    field = str(fields[number % len(fields)][0])
    inside = [[field, *path] for path in [[], *places_in(data[field])]]
    return inside[number // len(fields) % len(inside)]


def places_in(data: object) -> list[list[str | int]]:
    """The path of every value in the data."""
    steps: list[str | int] = []
    if isinstance(data, dict):
        steps = list(data)
    elif isinstance(data, list):
        steps = list(range(len(data)))
    inside: Any = data
    return [[step, *path] for step in steps for path in [[], *places_in(inside[step])]]


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(
        ["take", "skip", "red-circle", "day", "setup", "ab" * 32, "first", 1 << 40, -1, 0, 1, 2, 105]
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
CHANGES = st.lists(
    st.tuples(st.integers(0, 1 << 20), st.sampled_from(["set", "drop", "double", "swap"]), ANYTHING)
)


def changed(data: dict[str, Any], changes: list[tuple[int, str, object]]) -> dict[str, Any]:
    """A copy of the data, changed at these places in these ways."""
    data = copy.deepcopy(data)
    for number, how, value in changes:
        *way, last = place_in(data, number)
        place: Any = data
        for step in way:
            place = place[step]
        if how == "set":
            place[last] = value
        elif how == "drop":
            del place[last]
        elif how == "double" and isinstance(place, list):
            place.insert(int(last), copy.deepcopy(place[int(last)]))
        elif isinstance(place, list):
            place.reverse()
        if not data:
            break
    return data


@SMALL
@given(CHANGES.filter(bool))
def test_any_change_of_a_finished_record_is_noticed_or_harmless(changes: list[tuple[int, str, object]]) -> None:
    bad_or_good(changed(finished(), changes))


@SMALL
@given(CHANGES.filter(bool))
def test_any_change_of_a_running_record_is_noticed_or_harmless(changes: list[tuple[int, str, object]]) -> None:
    short = running()
    short["choices"] = short["choices"][:4]
    del short["table"]
    bad_or_good(changed(short, changes))


# -- snapshots


def test_a_snapshot_is_no_record_and_a_record_no_snapshot() -> None:
    assert problem(bad(snapshot())) == ("format", "record-format")
    assert problem(bad_snapshot(running())) == ("format", "record-format")


def bad_snapshot(data: Any) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        load_snapshot(data)
    return error.value


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"seed": None}, "seed"),
        ({"phase_began": None}, "phase_began"),
        ({"phase_began": -1}, "phase_began"),
        ({"phase_began": 10_000}, "phase_began"),
        ({"table": None}, "table"),
        ({"table": []}, "table"),
        ({"table": {}}, "table"),
        ({"changes": None}, "changes"),
        ({"changes": 5}, "changes"),
        ({"changes": [[1]]}, "changes[0]"),
        ({"changes": ["ab"]}, "changes[0]"),
        ({"changes": [[1, "x"]]}, "changes[0]"),
        ({"version": 2}, "version"),
        ({"choices": [[0]]}, "choices[0]"),
    ],
)
def test_a_bad_field_of_a_snapshot_is_named(changes: dict[str, object], at: str) -> None:
    assert bad_snapshot(snapshot(**changes)).at == at


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("bag", [5] * 21),
        ("bag", []),
        ("altar", [99]),
        ("players", []),
        ("players", None),
        ("chance", []),
        ("chance", ["zz", 0, -1, ""]),
        ("chance", ["00" * 32, float("inf"), -1, ""]),
        ("turn", 17),
        ("turn", "0"),
        ("reveals", "x"),
        ("phase", "nonsense"),
        ("spells", []),
        ("settings", {}),
        ("day", None),
    ],
)
def test_a_broken_table_is_named(field: str, value: object) -> None:
    error = bad_snapshot(snapshot(table={**snapshot()["table"], field: value}))
    assert problem(error) == ("table", "snapshot-table")


def test_a_snapshot_with_a_table_for_other_seats_is_refused() -> None:
    assert bad_snapshot(snapshot(seats=3)).at in {"seats", "table"}


@SMALL
@given(CHANGES.filter(bool))
@pytest.mark.parametrize(("game", "choices"), [("spellbook", 25), ("toy", 5)])
def test_any_change_of_a_snapshot_is_noticed_or_harmless(
    game: str, choices: int, changes: list[tuple[int, str, object]]
) -> None:
    data = changed(json.loads(running_text(game, choices)), changes)
    with suppress(BadRecord):
        load_snapshot(data)
