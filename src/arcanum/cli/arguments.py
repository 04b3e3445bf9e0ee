"""The command line: subcommands and their arguments, explained in the reader's language."""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module

from arcanum import __version__
from arcanum.texts import Texts

ARGPARSE_WORDS = {
    "usage: ": "cli-usage",
    "options": "cli-options",
    "positional arguments": "cli-arguments",
    "show this help message and exit": "cli-help",
    "show program's version number and exit": "cli-version",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "expected one argument": "cli-one-argument",
    "expected at least one argument": "cli-some-arguments",
    "invalid %(type)s value: %(value)r": "cli-invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-invalid-choice",
    "%(prog)s: error: %(message)s\n": "cli-error",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "ignored explicit argument %r": "cli-ignored",
}


def parse_arguments(words: Sequence[str], texts: Texts) -> argparse.Namespace:
    """The parsed command; `run` is the function that carries it out."""
    # argparse looks up its own words through this name, which gettext would otherwise leave in English.
    setattr(argparse, "_", translation(texts))  # noqa: B010
    parser = argparse.ArgumentParser(prog="arcanum", description=texts.shell("cli-about"), allow_abbrev=False)
    parser.add_argument(
        "--version",
        action="version",
        version=f"arcanum {__version__}",
        help=texts.note("cli-argparse", "cli-version"),
    )
    add_language(parser, texts)
    commands = parser.add_subparsers(
        title=texts.shell("cli-commands"), metavar=texts.shell("cli-command"), required=True, dest="command"
    )
    for name, add in COMMANDS.items():
        about = texts.shell(f"cli-{name}")
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        add_language(command, texts)
        add(command, texts)
        command.set_defaults(run=runner(name))
    for name in ("check", "test"):
        commands.add_parser(name, help=texts.shell(f"cli-{name}"))
    return parser.parse_args(words)


def runner(name: str) -> Callable[..., int]:
    """The command's function, imported only when it runs."""

    def run(*arguments: object) -> int:
        code: int = import_module(f"arcanum.cli.{name}").run(*arguments)
        return code

    return run


def translation(texts: Texts) -> Callable[[str], str]:
    def translate(words: str) -> str:
        return texts.note("cli-argparse", ARGPARSE_WORDS[words]) if words in ARGPARSE_WORDS else words

    return translate


def add_language(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--lang", metavar="en|uk|ru", help=texts.shell("cli-lang"))


def whole_number(text: str) -> int:
    """A number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def add_table(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What one needs to set up a table."""
    parser.add_argument("game", help=texts.shell("cli-game"))
    parser.add_argument("--seats", type=whole_number, metavar="N", help=texts.shell("cli-seats"))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=texts.shell("cli-option"))
    parser.add_argument("--seed", metavar="S", help=texts.shell("cli-seed"))


def add_play(parser: argparse.ArgumentParser, texts: Texts) -> None:
    add_table(parser, texts)
    parser.add_argument("--bots", type=int, metavar="N", help=texts.shell("cli-bots"))
    parser.add_argument("--agents", metavar="A,B", help=texts.shell("cli-play-agents"))
    parser.add_argument("--names", metavar="A,B", help=texts.shell("cli-names"))
    parser.add_argument("--load", metavar="FILE", help=texts.shell("cli-load"))
    parser.add_argument("--record", metavar="FILE", help=texts.shell("cli-record"))
    add_plain(parser, texts)


def add_plain(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--plain", action="store_true", help=texts.shell("cli-plain"))


def add_json(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=texts.shell("cli-json"))


def add_simulate(parser: argparse.ArgumentParser, texts: Texts) -> None:
    add_table(parser, texts)
    parser.add_argument("--games", type=whole_number, default=100, metavar="M", help=texts.shell("cli-count"))
    parser.add_argument("--agents", default="random", metavar="A,B", help=texts.shell("cli-agents"))
    parser.add_argument("--workers", type=whole_number, default=1, metavar="W", help=texts.shell("cli-workers"))
    parser.add_argument("--check", action="store_true", help=texts.shell("cli-check-tables"))
    parser.add_argument("--records", metavar="DIR", help=texts.shell("cli-records"))
    add_json(parser, texts)


def add_replay(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", help=texts.shell("cli-file"))
    parser.add_argument("--at", type=int, metavar="N", help=texts.shell("cli-at"))
    parser.add_argument("--seat", type=whole_number, metavar="S", help=texts.shell("cli-seat"))
    add_plain(parser, texts)


def add_verify(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("files", nargs="+", metavar="file", help=texts.shell("cli-file"))


def add_cards(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("game", help=texts.shell("cli-game"))
    parser.add_argument("name", nargs="*", help=texts.shell("cli-card"))


def add_games(parser: argparse.ArgumentParser, texts: Texts) -> None:
    add_json(parser, texts)


def add_bench(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--game", metavar="GAME", help=texts.shell("cli-bench-game"))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=texts.shell("cli-option"))
    parser.add_argument("--peers", action="store_true", help=texts.shell("cli-peers"))
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help=texts.shell("cli-seconds"))
    add_json(parser, texts)


COMMANDS: dict[str, Callable[[argparse.ArgumentParser, Texts], None]] = {
    "play": add_play,
    "simulate": add_simulate,
    "replay": add_replay,
    "verify": add_verify,
    "cards": add_cards,
    "games": add_games,
    "bench": add_bench,
}
