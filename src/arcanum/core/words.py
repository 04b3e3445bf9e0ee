"""The plain values that games, people and programs exchange: options, messages, reasons.

An *option* is one thing that can be chosen: ``("learn", "red", 4)``. It is hashable and JSON-able, it names
pieces by what is printed on them, and it never holds an index.

A *message* is a text to be: an id and named arguments in one flat tuple, ``("discard-tokens", "count", 2)``.
Whoever shows it looks up the id in the reader's language. Prompts, events, reasons, errors and the lines of a
score are all messages.
"""

import re
from typing import Final, TypeAlias

Option: TypeAlias = tuple[str | int, ...]
Message: TypeAlias = tuple[str | int, ...]
Choice: TypeAlias = tuple[int, Option]  # the seat that chose, and what it chose

WHOLE_NUMBER: Final = re.compile("-?[0-9]{1,4000}")


class Reason:
    """Why something cannot be done now: a message with its figures, and the rule that says so.

    ``rule`` is an anchor in the game's rules reference (``docs/rules/<game>.<lang>.md``); it is empty for the
    few reasons that belong to no rulebook, such as "the match is over".
    """

    __slots__ = ("message", "rule")

    def __init__(self, message: Message, rule: str = "") -> None:
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({format_message(self.message)}, rule={self.rule!r})"

    def to_data(self) -> dict[str, object]:
        return {"message": list(self.message), "rule": self.rule}


def format_message(message: Message) -> str:
    """A message as programmers read it: ``discard-tokens count=2``."""
    words = [str(message[0])]
    words.extend(f"{message[i]}={message[i + 1]}" for i in range(1, len(message) - 1, 2))
    return " ".join(words)


def format_option(option: Option) -> str:
    """An option as people type it: ``learn red 4``. `parse_option` reads it back."""
    return " ".join(str(word) for word in option)


def parse_option(text: str) -> Option:
    """The option that `format_option` wrote."""
    return tuple(int(word) if WHOLE_NUMBER.fullmatch(word) else word for word in text.split())
