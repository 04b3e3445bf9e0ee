"""The `arcanum` command: finds the language and the subcommand, and turns refusals into plain sentences."""

import sys
from collections.abc import Sequence

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
    if words[:1] in (["test"], ["check"]):
        from arcanum.cli import dev

        return dev.test(words[1:]) if words[0] == "test" else dev.check(words[1:])
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    texts = Texts(language())
    try:
        texts = Texts(language(wanted_language(words)))
        command = parse_arguments(words, texts)
        code: int = command.run(command, Console(texts))
    except Refused as refusal:
        if isinstance(refusal, BadRecord) and refusal.game:
            texts = Texts(texts.lang, find_game(refusal.game))
        print(texts.error(refusal), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return code


def wanted_language(words: Sequence[str]) -> str | None:
    """The language of `--lang`, wherever it stands: even the help is shown in it."""
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            return words[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None
