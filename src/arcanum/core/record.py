"""Records: a match as one JSON document that a person can read. `docs/record.md` specifies it.

Reading trusts nothing: whatever is wrong with a record, `BadRecord` says where and what.
"""

import json
from typing import Any

from arcanum.core.chance import commitment
from arcanum.core.errors import BadRecord, BadSettings, IllegalChoice, UnknownGame
from arcanum.core.game import SHOWN, AnyGame, Settings
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
        data: dict[str, Any],
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.choices = choices
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
        raise BadRecord("1:1", "record-not-object", "found", _shown(data))
    return data


def _parse_json(text: str) -> object:
    if len(text) > LARGEST_RECORD:
        raise BadRecord("1:1", "record-too-long", "length", len(text), "most", LARGEST_RECORD)
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"{error.lineno}:{error.colno}", "record-not-json") from None
    except (RecursionError, ValueError):
        raise BadRecord("1:1", "record-not-json") from None
    return data


def check_record(data: object, kind: str = "arcanum-record") -> Record:
    """The record in plain data, every field checked."""
    if not isinstance(data, dict):
        raise BadRecord("1:1", "record-not-object", "found", _shown(data))
    if data.get("format") != kind:
        raise BadRecord("format", "record-format", "expected", kind, "found", _shown(data.get("format")))
    version = _number(data, "version")
    if version != VERSION:
        raise BadRecord("version", "record-version", "known", VERSION, "found", version)
    _number(data, "revision")
    _changes(data)
    game = _game(data)
    seats = _number(data, "seats")
    settings = _settings(game, seats, data.get("settings"))
    seed = _seed(data)
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise BadRecord("result", "record-field", "expected", "object", "found", _shown(result))
    return Record(game, seats, settings, seed, _choices(data.get("choices"), seats), data)


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
    changes = _changes(data)
    try:
        table = record.game.load_table(data["table"])
        table.check()
        match = Match(record.game, record.seats, record.settings, record.seed, table)
        table.told = []
        fitting = match.resume(record.choices, began)
        match.view(None)
    except Exception as error:  # whatever is wrong with a foreign table
        raise BadRecord("table", "snapshot-table", "what", _shown(error)) from error
    if table.seats != record.seats:
        raise BadRecord("table", "snapshot-table", "what", f"seats: {table.seats}")
    match.revision = record.revision
    latest = changes[-1][1] if changes else record.revision
    if latest != record.game.revision:
        changes.append((began, record.game.revision))
    match.changes = changes
    return match, record.choices[fitting:]


def _changes(data: dict[str, Any]) -> list[tuple[int, int]]:
    """The later revisions of the rules that a record tells of."""
    found = data.get("changes", [])
    if not isinstance(found, list) or not all(_is_change(row) for row in found):
        raise BadRecord("changes", "record-field", "expected", "list", "found", _shown(found))
    return [(number, revision) for number, revision in found]


def _is_change(row: object) -> bool:
    return isinstance(row, list) and len(row) == 2 and all(type(number) is int for number in row)


def _refused(record: Record, at: int, reason: Reason | None) -> BadRecord:
    seat, option = record.choices[at]
    details = ("seat", seat, "option", format_option(option)[:SHOWN])
    error = BadRecord(f"choices[{at}]", "record-choice", *details, reason=reason)
    if record.revision != record.game.revision:
        revisions = ("revision", record.revision, "now", record.game.revision)
        error = BadRecord(f"choices[{at}]", "record-parts", *details, *revisions, reason=reason)
    error.game = record.game.name
    return error


def _shown(value: object) -> str:
    """A foreign value, short enough to repeat in an error."""
    text = str(value) if isinstance(value, Exception) else repr(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _number(data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 31:
        raise BadRecord(name, "record-field", "expected", "number", "found", _shown(value))
    return value


def _game(data: dict[str, Any]) -> AnyGame:
    try:
        return find_game(str(data.get("game")))
    except UnknownGame as error:
        raise BadRecord("game", "record-game", *error.message[1:]) from None


def _settings(game: AnyGame, seats: int, found: object) -> Settings:
    if not isinstance(found, dict):
        raise BadRecord("settings", "record-field", "expected", "object", "found", _shown(found))
    try:
        return game.check_settings(seats, found)
    except BadSettings as error:
        at = "seats" if error.message[0] == "seats-unknown" else "settings"
        raise BadRecord(at, str(error.message[0]), *error.message[1:]) from None


def _seed(data: dict[str, Any]) -> bytes | None:
    seed = data.get("seed")
    if seed is None:
        return None
    try:
        seed_bytes = bytes.fromhex(seed)
    except (TypeError, ValueError):
        seed_bytes = b""
    if len(seed_bytes) != 32:
        raise BadRecord("seed", "record-field", "expected", "hex", "found", _shown(seed))
    if data.get("commitment") != commitment(seed_bytes):
        raise BadRecord("commitment", "record-commitment", "found", _shown(data.get("commitment")))
    return seed_bytes


def _choices(found: object, seats: int) -> list[Choice]:
    if not isinstance(found, list):
        raise BadRecord("choices", "record-field", "expected", "list", "found", _shown(found))
    return [_choice(row, seats, at) for at, row in enumerate(found)]


def _choice(row: object, seats: int, at: int) -> Choice:
    if not isinstance(row, list) or len(row) < 2 or not all(type(word) in (int, str) for word in row):
        raise BadRecord(f"choices[{at}]", "record-row", "found", _shown(row))
    seat, *option = row
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadRecord(f"choices[{at}]", "record-seat", "found", _shown(seat), "seats", seats)
    words: Option = tuple(option)
    return seat, words
