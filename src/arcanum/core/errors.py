"""What the core refuses, one class a meaning. Each carries a message that can be shown in any language."""

import json

from arcanum.core.words import Message, Reason, format_message

SHOWN = 60  # characters of a foreign name or value that an error repeats


class Refused(Exception):
    """Something asked of the engine was refused, and nothing has changed."""

    def __init__(self, message: Message, reason: Reason | None = None) -> None:
        super().__init__(format_message(message))
        self.message = message
        self.reason = reason  # the rule's own answer, where a rule refused


class IllegalChoice(Refused):
    """The option is not offered. `reason` is the rule's answer."""


class StaleChoice(Refused):
    """The choice was meant for an earlier state of the match."""


class CannotUndo(Refused):
    """Nothing to take back, or something was revealed since."""


class UnknownGame(Refused):
    """No game of that name is in the house."""


class BadSettings(Refused):
    """The game has no such number of seats, no such setting, or no such value for it."""


class BadRecord(Refused):
    """A record or snapshot that cannot be read. `at` says where, the message says what.

    `game` names the game whose rules refused a choice, for whoever puts the reason into words.
    """

    def __init__(self, at: str, problem: str, *details: str | int, reason: Reason | None = None) -> None:
        super().__init__((problem, "at", at, *details), reason)
        self.at = at
        self.game = ""


def shown_value(value: object) -> str:
    """A foreign value as JSON, short enough to repeat in an error."""
    text = ""
    for part in json.JSONEncoder(ensure_ascii=False, default=str).iterencode(value):
        text += part
        if len(text) > SHOWN:  # it may be nested too deeply to be written out
            return text[: SHOWN - 1] + "…"
    return text
