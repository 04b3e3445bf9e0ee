"""The terminal: what is printed and read, with or without signs and colours."""

import os
import sys
from textwrap import wrap

from arcanum.core.game import Pen
from arcanum.texts import Texts

WIDTH = 100  # of lines that are broken
NO_BREAK = "\N{NO-BREAK SPACE}"


class InputEnded(Exception):
    """Nobody answers any more: the input was closed."""


class Console:
    """Prints and asks. `plain` leaves out everything that a screen reader would stumble over."""

    def __init__(self, texts: Texts, *, plain: bool = False) -> None:
        self.texts = texts
        coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.pen = Pen(plain=plain, colours=coloured and not plain)
        self.ahead: str | None = None  # a line of piped input that was read before anybody asked

    def print(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def print_list(self, words: list[str]) -> None:
        """Words side by side, as many in a line as there is room for."""
        text = ", ".join(words) if self.pen.plain else "  ".join(word.replace(" ", NO_BREAK) for word in words)
        for line in wrap(text, WIDTH, initial_indent="     ", subsequent_indent="     ", break_on_hyphens=False):
            print(line.replace(NO_BREAK, " "))

    def print_text(self, text: str) -> None:
        """A paragraph of prose, broken into lines."""
        for line in wrap(text, WIDTH, break_on_hyphens=False):
            print(line)

    def say(self, message_id: str, **arguments: str | float) -> None:
        """Print a text of the shell."""
        print(self.texts.shell(message_id, **arguments))

    def ask(self, prompt: str) -> str:
        """Read a line. Piped input is repeated, so that the output reads like a session at a keyboard."""
        if self.ahead is not None:
            print(f"{prompt}{self.ahead}")
            line, self.ahead = self.ahead, None
            return line.strip()
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise InputEnded from None
        if not sys.stdin.isatty():
            print(line)
        return line.strip()

    def is_heard(self) -> bool:
        """Whether somebody may still answer: a person at the keyboard, or a further line of piped input."""
        if sys.stdin.isatty() or self.ahead is not None:
            return True
        line = sys.stdin.readline()
        if line:
            self.ahead = line.rstrip("\r\n")
        return bool(line)

    def turn_the_page(self) -> None:
        """Put what stands on the screen out of sight."""
        if sys.stdout.isatty() and not self.pen.plain:
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        else:
            print("\n" * 40)
