"""Records: a match as one JSON document that a person can read. `docs/record.md` specifies it.

Reading trusts nothing: whatever is wrong with a record, `BadRecord` says where and what.
"""

import json
from typing import Any

from arcanum.core.chance import commitment
from arcanum.core.errors import SHOWN, BadRecord, BadSettings, IllegalChoice, UnknownGame, shown_value
from arcanum.core.game import AnyGame, Settings
from arcanum.core.match import Match
from arcanum.core.registry import find_game
from arcanum.core.words import Choice, Option, Reason, format_option

VERSION = 1
LARGEST_RECORD = 4_000_000  # characters; the longest games of the house stay far below


class Record:
    """A record whose form is sound. Whether its choices are legal shows when it is replayed."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        settings: Settings,
        seed: bytes | None,
        choices: list[Choice],
        changes: list[tuple[int, int]],
        data: dict[str, Any],
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.choices = choices
        self.changes = changes
        self.revision: int = data["revision"]
        self.result: dict[str, Any] | None = data.get("result")
        self.data = data


def format_record(data: dict[str, object]) -> str:
    """The record as text: one line a field, one line a choice."""
    lines = []
    for name, value in data.items():
        if name == "choices" and isinstance(value, list) and value:
            rows = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f'  "choices": [\n{rows}\n  ]')
        else:
            lines.append(f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_record(text: str) -> Record:
    """The record in the text."""
    return check_record(_parse_json(text))


def parse_snapshot(text: str) -> dict[str, Any]:
    """The snapshot in the text, for `load_snapshot`."""
    data = _parse_json(text)
    if not isinstance(data, dict):
        raise BadRecord("1:1", "record-not-object", "found", shown_value(data))
    return data


def _parse_json(text: str) -> object:
    if len(text) > LARGEST_RECORD:
        raise BadRecord("1:1", "record-too-long", "length", len(text), "most", LARGEST_RECORD)
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"{error.lineno}:{error.colno}", "record-not-json") from None
    except RecursionError:
        raise BadRecord("1:1", "record-too-deep") from None
    except ValueError:
        raise BadRecord("1:1", "record-not-json") from None
    return data


def check_record(data: object, kind: str = "arcanum-record") -> Record:
    """The record in plain data, every field checked."""
    if not isinstance(data, dict):
        raise BadRecord("1:1", "record-not-object", "found", shown_value(data))
    form = _field(data, "format")
    if form != kind:
        raise BadRecord("format", "record-format", "expected", kind, "found", shown_value(form))
    version = _number(data, "version")
    if version != VERSION:
        raise BadRecord("version", "record-version", "known", VERSION, "found", version)
    game = _game(_field(data, "game"))
    revision = _number(data, "revision")
    _check_revision("revision", revision, game)
    seats = _number(data, "seats")
    settings = _settings(game, seats, _field(data, "settings"))
    seed = _seed(data)
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise BadRecord("result", "record-field", "expected", "object", "found", shown_value(result))
    choices = _choices(_field(data, "choices"), seats)
    changes = _changes(data.get("changes", []), game, revision, len(choices))
    return Record(game, seats, settings, seed, choices, changes, data)


def replay(record: Record, number: int | None = None, *, listen: bool = True) -> Match:
    """The match after the given number of the record's choices, or after all of them."""
    if record.seed is None:
        raise BadRecord("seed", "record-seedless")
    match = Match.begin(record.game, record.seats, record.settings, record.seed, listen=listen)
    match.revision = record.revision
    choices = record.choices if number is None else record.choices[:number]
    for at, (seat, option) in enumerate(choices):
        try:
            match.choose(seat, option)
        except IllegalChoice as refusal:
            raise _refused(record, at, refusal.reason) from None
    match.changes = [change for change in record.changes if change[0] <= match.number]
    return match


def verify(record: Record) -> Match:
    """Replay the whole record and compare the end. Returns the match; `BadRecord` says what is not true."""
    match = replay(record)
    if match.over != (record.result is not None):
        raise BadRecord("result", "record-unfinished" if record.result is not None else "record-no-result")
    if record.result is not None and record.result != match.result.to_data():
        problem = "record-result" if record.revision == match.game.revision else "record-result-revision"
        raise BadRecord("result", problem, "scores", ", ".join(map(str, match.result.scores)))
    return match


def load_snapshot(data: dict[str, Any]) -> tuple[Match, list[Choice]]:
    """The running match of a snapshot, and the choices since its phase began that no longer fit.

    The table goes on from where it was, even under a later revision of the rules, which the match's record
    then tells.
    """
    record = check_record(data, "arcanum-snapshot")
    if record.seed is None:
        raise BadRecord("seed", "record-seedless")
    began = _number(data, "phase_began")
    if began > len(record.choices):
        raise BadRecord("phase_began", "record-field", "expected", "number", "found", began)
    try:
        table = record.game.load_table(data["table"])
        table.check()
        match = Match(record.game, record.seats, record.settings, record.seed, table)
        table.told = []
        fitting = match.resume(record.choices, began)
        match.view(None)
    except Exception as error:  # whatever is wrong with a foreign table
        raise BadRecord("table", "snapshot-table", "what", str(error)[:SHOWN]) from error
    if table.seats != record.seats:
        raise BadRecord("table", "snapshot-table", "what", f"seats: {table.seats}")
    match.revision = record.revision
    match.changes = record.changes[:]
    latest = match.changes[-1][1] if match.changes else record.revision
    if latest != record.game.revision:
        match.changes.append((began, record.game.revision))
    return match, record.choices[fitting:]


def _check_revision(at: str, revision: int, game: AnyGame) -> None:
    """Revisions are counted from 1, and a release knows none that came after it."""
    if revision < 1:
        raise BadRecord(at, "record-revision", "found", revision)
    if revision > game.revision:
        raise BadRecord(at, "record-newer", "revision", revision, "present", game.revision)


def _changes(found: object, game: AnyGame, revision: int, choices: int) -> list[tuple[int, int]]:
    """The later revisions of the rules that a record tells of, each with the number of choices before it."""
    if not isinstance(found, list):
        raise BadRecord("changes", "record-field", "expected", "list", "found", shown_value(found))
    changes: list[tuple[int, int]] = []
    earlier = 0
    for number, row in enumerate(found):
        at = f"changes[{number}]"
        if not isinstance(row, list) or len(row) != 2 or not all(type(figure) is int for figure in row):
            raise BadRecord(at, "record-change", "found", shown_value(row))
        before, later = row
        if not earlier <= before <= choices or later <= revision:
            raise BadRecord(at, "record-change", "found", shown_value(row))
        _check_revision(at, later, game)
        changes.append((before, later))
        earlier, revision = before, later
    return changes


def _refused(record: Record, at: int, reason: Reason | None) -> BadRecord:
    seat, option = record.choices[at]
    details = ("seat", seat, "option", format_option(option)[:SHOWN])
    error = BadRecord(f"choices[{at}]", "record-choice", *details, reason=reason)
    if record.revision != record.game.revision:
        revisions = ("revision", record.revision, "present", record.game.revision)
        error = BadRecord(f"choices[{at}]", "record-parts", *details, *revisions, reason=reason)
    error.game = record.game.name
    return error


def _field(data: dict[str, Any], name: str) -> object:
    """A field that no record may lack."""
    if name not in data:
        raise BadRecord(name, "record-missing")
    value: object = data[name]
    return value


def _number(data: dict[str, Any], name: str) -> int:
    value = _field(data, name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 31:
        raise BadRecord(name, "record-field", "expected", "number", "found", shown_value(value))
    return value


def _game(found: object) -> AnyGame:
    try:
        return find_game(found if isinstance(found, str) else shown_value(found))
    except UnknownGame as error:
        raise BadRecord("game", "record-game", *error.message[1:]) from None


def _settings(game: AnyGame, seats: int, found: object) -> Settings:
    if not isinstance(found, dict):
        raise BadRecord("settings", "record-field", "expected", "object", "found", shown_value(found))
    try:
        return game.check_settings(seats, found)
    except BadSettings as error:
        at = "seats" if error.message[0] == "seats-unknown" else "settings"
        raise BadRecord(at, f"record-{error.message[0]}", *error.message[1:]) from None


def _seed(data: dict[str, Any]) -> bytes | None:
    seed = data.get("seed")
    if seed is None:
        return None
    try:
        seed_bytes = bytes.fromhex(seed)
    except (TypeError, ValueError):
        seed_bytes = b""
    if len(seed_bytes) != 32:
        raise BadRecord("seed", "record-field", "expected", "hex", "found", shown_value(seed))
    found = _field(data, "commitment")
    if found != commitment(seed_bytes):
        raise BadRecord("commitment", "record-commitment", "found", shown_value(found))
    return seed_bytes


def _choices(found: object, seats: int) -> list[Choice]:
    if not isinstance(found, list):
        raise BadRecord("choices", "record-field", "expected", "list", "found", shown_value(found))
    return [_choice(row, seats, at) for at, row in enumerate(found)]


def _choice(row: object, seats: int, at: int) -> Choice:
    if not isinstance(row, list) or len(row) < 2 or not all(type(word) in (int, str) for word in row):
        raise BadRecord(f"choices[{at}]", "record-row", "found", shown_value(row))
    seat, *option = row
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadRecord(f"choices[{at}]", "record-seat", "found", shown_value(seat), "seats", seats)
    words: Option = tuple(option)
    return seat, words
