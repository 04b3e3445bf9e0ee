"""The `arcanum` command: finds the language and the subcommand, and turns refusals into plain sentences."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from arcanum.cli.arguments import parse_arguments
from arcanum.cli.console import Console
from arcanum.core.errors import BadRecord, Refused
from arcanum.core.registry import find_game
from arcanum.texts import Texts, language

INTERRUPTED = 130
REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    open_streams()
    rest = without_language(words)
    if rest[:1] in (["test"], ["check"]) and not {"-h", "--help"}.intersection(rest):
        from arcanum.cli import dev

        return dev.test(rest[1:]) if rest[0] == "test" else dev.check(rest[1:])
    texts = Texts(language())
    try:
        texts = Texts(language(wanted_language(words)))
        command = parse_arguments(language_first(words), texts)
        code: int = command.run(command, Console(texts))
        sys.stdout.flush()
    except Refused as refusal:
        if isinstance(refusal, BadRecord) and refusal.game:
            texts = Texts(texts.lang, find_game(refusal.game))
        print(texts.error(refusal), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError:  # nobody reads on, or the disk is full: there is no use in saying so
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def open_streams() -> None:
    """Make sure that there is something to read and to write, and that every text fits through it."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")


def without_language(words: Sequence[str]) -> list[str]:
    """The words from the command on, when only the language stands before it."""
    rest = list(words)
    while rest and rest[0].startswith("--lang"):
        rest = rest[1:] if "=" in rest[0] else rest[2:]
    return rest


def language_first(words: Sequence[str]) -> list[str]:
    """The words with every `--lang` before the others, so that it never stands between the words of a name."""
    language: list[str] = []
    rest: list[str] = []
    for at, word in enumerate(words):
        is_value = at > 0 and words[at - 1] == "--lang"
        has_value = word == "--lang" and at + 1 < len(words)
        (language if is_value or has_value or word.startswith("--lang=") else rest).append(word)
    return language + rest


def wanted_language(words: Sequence[str]) -> str | None:
    """The language of the last `--lang`, wherever it stands: even the help is shown in it."""
    wanted = None
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            wanted = words[at + 1]
        if word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
    return wanted
