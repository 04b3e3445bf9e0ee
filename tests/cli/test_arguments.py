"""The command line: its help and its errors, in the reader's language."""

import re
import subprocess
import sys

import pytest
from tables.terminal import environment, run, start

import arcanum
from arcanum.cli import dev
from arcanum.cli.arguments import COMMANDS
from arcanum.texts import LANGUAGES, Texts

EVERY_COMMAND = [*COMMANDS, "check", "test"]
# What is typed, and what stands for a value: it is the same in every language.
LATIN = {
    *EVERY_COMMAND, "arcanum", "Arcanum", "en", "uk", "ru", "game", "file", "name", "random", "greedy", "JSON",
    "N", "K", "V", "S", "A", "B", "M", "W", "FILE", "DIR", "GAME", "h",
}  # fmt: skip


def latin_words(text: str) -> set[str]:
    """What is left in Latin letters, options apart."""
    return set(re.findall(r"[A-Za-z_]+", re.sub(r"--?[a-z]+", "", text))) - LATIN


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *EVERY_COMMAND])
def test_the_help_of_every_command_is_in_the_readers_language(command: str, lang: str) -> None:
    ran = run("--lang", lang, *command.split(), "--help", lang="en" if lang != "en" else "uk")
    assert (ran.code, ran.told) == (0, "")
    assert "--help" in ran.out
    assert f"arcanum {command}".strip() in ran.out
    if lang == "en":
        assert not re.search("[а-яіїєґ]", ran.out)
    else:
        assert latin_words(ran.out) == set()
        assert re.search("[а-я]", ran.out)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_lists_every_command_with_what_it_does(lang: str) -> None:
    out = " ".join(run("--help", lang=lang).out.split())
    for command in EVERY_COMMAND:
        assert f"{command} {Texts(lang).shell(f'cli-{command}')}" in out.replace("- ", "-")


@pytest.mark.parametrize("lang", ["uk", "ru"])
@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nope"],
        ["play"],
        ["play", "spellbook", "--nope"],
        ["play", "spellbook", "--bots", "x"],
        ["play", "spellbook", "--bots"],
        ["play", "spellbook", "--seats", "0"],
        ["play", "spellbook", "--s", "1"],
        ["play", "spellbook", "--plain=yes"],
        ["simulate", "spellbook", "--games", "1.5"],
        ["replay"],
        ["verify"],
        ["bench", "--seconds", "x"],
        ["games", "more"],
    ],
    ids=" ".join,
)
def test_a_mistake_on_the_command_line_is_said_in_the_readers_language(arguments: list[str], lang: str) -> None:
    ran = run(*arguments, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert latin_words(ran.told) - {"nope", "x", "yes", "more", "spellbook", "s"} == set()
    assert re.search("[а-я]", ran.told.splitlines()[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_command_is_refused_with_those_there_are(lang: str) -> None:
    ran = run("dance", lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert "dance" in ran.told
    assert all(command in ran.told for command in COMMANDS)


@pytest.mark.parametrize("arguments", [["--lang", "de"], ["--lang=de", "games"], ["games", "--lang", "de"]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_language_is_refused_in_the_language_of_the_system(arguments: list[str], lang: str) -> None:
    ran = run(*arguments, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert (
        ran.told == Texts(lang).say("error", ("language-unknown", "language", "de", "known", "en, uk, ru")) + "\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["games", "--lang", "uk"],
        ["--lang", "uk", "games"],
        ["games", "--lang=uk"],
        ["games", "--lang", "uk_UA.UTF-8"],
        ["games", "--lang", "UK"],
        ["--lang", "ru", "games", "--lang", "uk"],
    ],
    ids=" ".join,
)
def test_the_language_may_stand_anywhere(arguments: list[str]) -> None:
    assert run(*arguments, lang="en").out == run("games", lang="uk").out


def test_a_language_without_a_name_is_a_mistake() -> None:
    ran = run("games", "--lang")
    assert ran.code == 2
    assert "argument --lang: one value is expected" in ran.told


def test_the_version_is_told() -> None:
    assert run("--version").out == f"arcanum {arcanum.__version__}\n"


@pytest.mark.parametrize("command", ["check", "test"])
@pytest.mark.parametrize("words", [["--lang", "uk"], ["--lang=ru"]])
def test_the_commands_for_developers_understand_a_language_before_them(
    monkeypatch: pytest.MonkeyPatch, command: str, words: list[str]
) -> None:
    monkeypatch.setattr(dev, command, lambda arguments: 7)
    assert run(*words, command).code == 7


@pytest.mark.once
@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["--lang", "de"], ["cards", "nope"], ["replay", "/"]], ids=" ".join
)
def test_a_refusal_is_no_traceback(arguments: list[str]) -> None:
    ran = start(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.told


@pytest.mark.once
@pytest.mark.parametrize("how", ["<&-", ">&-", ">/dev/full"])
def test_closed_or_full_streams_end_a_command_without_a_traceback(how: str) -> None:
    command = f'"{sys.executable}" -P -m arcanum play spellbook {how}'
    done = subprocess.run(["sh", "-c", command], env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
