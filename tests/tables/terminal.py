"""Runs commands as if they were typed: in this process, which is quick, or as a process of its own."""

import argparse
import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest import mock

from arcanum.cli.main import main

OURS = ("ARCANUM_LANG", "LC_", "LANG", "NO_COLOR", "TERM")


@dataclass
class Ran:
    """How a command ended, and what it printed."""

    code: int
    out: str
    told: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Screen(io.TextIOWrapper):
    """Takes what is printed; it may be a terminal."""

    def __init__(self, *, tty: bool) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty

    @property
    def text(self) -> str:
        inner = self.buffer
        assert isinstance(inner, io.BytesIO)
        return inner.getvalue().decode()


class Keyboard(io.StringIO):
    """What a person types; other text is piped."""

    def isatty(self) -> bool:
        return True


def run(*arguments: str, typed: str | Keyboard = "", lang: str = "en", tty: bool = False, **variables: str) -> Ran:
    """Run a command in this process; whatever it does not catch is raised here."""
    out, told = Screen(tty=tty), Screen(tty=False)
    stdin = typed if isinstance(typed, Keyboard) else io.StringIO(typed)
    # A test must not leave its language behind: argparse's own words are replaced for a whole process.
    with (
        mock.patch.dict(os.environ, environment(ARCANUM_LANG=lang, **variables), clear=True),
        mock.patch.object(sys, "stdin", stdin),
        mock.patch.object(argparse, "_", argparse._),  # type: ignore[attr-defined]
        redirect_stdout(out),
        redirect_stderr(told),
    ):
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1 if stop.code else 0
    return Ran(code, out.text, told.text)


def start(*arguments: str, typed: bytes = b"", lang: str = "en", **variables: str) -> Ran:
    """Run a command as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "arcanum", *arguments],
        input=typed,
        capture_output=True,
        env=environment(ARCANUM_LANG=lang, **variables),
        timeout=100,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def environment(**variables: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return inherited | {"COLUMNS": "100"} | variables
