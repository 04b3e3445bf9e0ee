"""What the commands share: reading settings and records, and who sits at a table."""

import json
from pathlib import Path

from arcanum.core.errors import BadRecord, BadSettings
from arcanum.core.game import AnyGame, Settings
from arcanum.core.record import LARGEST_RECORD, Record, parse_record

BYTES_A_LETTER = 4


def parse_settings(words: list[str], game: AnyGame) -> Settings:
    """The settings of ``--option k=v``; numbers become numbers where the game has them so."""
    settings: Settings = {}
    values = {setting.name: setting.values for setting in game.settings}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSettings(("setting-form", "word", word[:40]))
        as_written = {str(known): known for known in values.get(name, [])}
        settings[name] = as_written.get(value, value)
    return settings


def read_text(path: str) -> str:
    """The text of a file; refused when it can't be read, is far too long, or is no text."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST_RECORD * BYTES_A_LETTER + 1)
        if len(content) > LARGEST_RECORD * BYTES_A_LETTER:
            raise BadRecord(path, "record-too-long", "length", len(content), "most", LARGEST_RECORD)
        return content.decode("utf-8-sig")
    except FileNotFoundError:
        raise BadRecord(path, "file-missing") from None
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}:{error.start}", "file-not-text") from None
    except (OSError, ValueError):  # a name that no file can have is a ValueError
        raise BadRecord(path, "file-unreadable") from None


def read_record(path: str) -> Record:
    return parse_record(read_text(path))


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError):
        raise BadRecord(path, "file-unwritable") from None


def make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise BadRecord(path, "folder-unwritable") from None


def format_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
