"""Verifying: good records pass, and what is wrong with a file is said in one sentence, never as a traceback."""

import json
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from tables.terminal import run, start

from arcanum.cli.tables import read_record
from arcanum.core.errors import BadRecord
from arcanum.core.match import Match
from arcanum.core.record import format_record, verify
from arcanum.core.registry import find_game
from arcanum.testing.contract import play_on
from arcanum.texts import LANGUAGES, Texts


@cache
def finished() -> str:
    return format_record(play_on(Match.begin("spellbook", 3, seed="verify"), random.Random(1)).record())


def running() -> str:
    match = Match.begin("spellbook", 2, seed="verify")
    match.choose(0, match.decisions[0].options[0])
    return format_record(match.record(open_seed=True))


def changed(**changes: object) -> str:
    return format_record({**json.loads(finished()), **changes})


def with_choice(number: int, choice: list[object]) -> str:
    data = json.loads(finished())
    data["choices"][number] = choice
    return format_record(data)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str | bytes], str]:
    """Write a file and return its path."""
    numbers = iter(range(100))

    def write(content: str | bytes) -> str:
        path = tmp_path / f"файл {next(numbers)}.json"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return write


Write = Callable[[str | bytes], str]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_record_passes_with_its_verdict(write: Write, lang: str) -> None:
    path = write(finished())
    ran = run("verify", path, lang=lang)
    assert (ran.code, ran.told) == (0, "")
    texts = Texts(lang, find_game("spellbook"))
    data = json.loads(finished())
    good = texts.shell("verify-good", choices=len(data["choices"]))
    assert ran.lines == [f"{path}: {good} {texts.say('verdict', tuple(data['result']['verdict']))}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_running_game_passes_as_far_as_it_goes(write: Write, lang: str) -> None:
    ran = run("verify", write(running()), lang=lang)
    assert (ran.code, ran.told) == (0, "")
    assert ran.out.endswith(Texts(lang).shell("verify-running") + "\n")


def test_a_mark_of_the_byte_order_and_line_ends_of_windows_do_not_matter(write: Write) -> None:
    text = finished().replace("\n", "\r\n")
    assert run("verify", write(b"\xef\xbb\xbf" + text.encode())).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: "", "record-not-json"),
        (lambda: "[]", "record-not-object"),
        (lambda: finished()[:-50], "record-not-json"),
        (lambda: changed(format="x"), "record-format"),
        (lambda: changed(version=9), "record-version"),
        (lambda: changed(game="chess"), "record-game"),
        (lambda: changed(seats=9), "record-seats-unknown"),
        (lambda: changed(seats="x"), "record-field"),
        (lambda: changed(settings=[]), "record-field"),
        (lambda: changed(choices=5), "record-field"),
        (lambda: changed(seed="x"), "record-field"),
        (lambda: changed(settings={"spells": "x"}), "record-setting-value"),
        (lambda: changed(settings={"x": "x"}), "record-setting-unknown"),
        (lambda: changed(settings={"spells": "x" * 5000}), "record-setting-value"),
        (lambda: changed(settings={"x" * 5000: 1}), "record-setting-unknown"),
        (lambda: changed(settings={"spells": [1, [2]]}), "record-setting-value"),
        (lambda: changed(seed=None), "record-seedless"),
        (lambda: changed(commitment="00" * 32), "record-commitment"),
        (lambda: with_choice(5, [0]), "record-row"),
        (lambda: with_choice(5, [7, "skip"]), "record-seat"),
        (lambda: with_choice(5, [0, "wish", 10**40]), "record-choice"),
        (lambda: with_choice(5, [0, "x" * 5000]), "record-choice"),
        (lambda: changed(result=None), "record-no-result"),
        (lambda: changed(result={}), "record-result"),
        (lambda: format_record({**json.loads(running()), "result": {"places": [1]}}), "record-unfinished"),
        (lambda: changed(revision=0), "record-revision"),
        (lambda: changed(revision=7), "record-newer"),
        (lambda: changed(changes=[[1_000_000_000, 2]]), "record-change"),
        (lambda: changed(changes=[[5, 2]]), "record-newer"),
        (lambda: format_record({"format": "arcanum-record"}), "record-missing"),
        (lambda: "[" * 100_000, "record-too-deep"),
        (lambda: " " * 4_000_001, "record-too-long"),
        (lambda: "ж" * 10_000_000, "record-too-long"),
        (lambda: b"\xff\xd8\xff\xe0" * 1000, "file-not-text"),
        (lambda: random.Random(1).randbytes(10_000_000), "file-not-text"),
        (lambda: finished().encode("utf-16"), "file-not-text"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_bad_record_is_refused_in_one_sentence(
    write: Write, make: Callable[[], str | bytes], error: str, lang: str
) -> None:
    path = write(make())
    ran = run("verify", path, lang=lang)
    assert (ran.code, ran.out) == (1, "")
    with pytest.raises(BadRecord) as found:
        verify(read_record(path))
    assert found.value.message[0] == error
    texts = Texts(lang, find_game(found.value.game) if found.value.game else None)
    said = texts.error(found.value)
    assert ran.told == (said if path in said else f"{path}: {said}") + "\n"
    assert ran.told.count("\n") == 1
    assert len(ran.told) < 600
    assert "=" not in ran.told, "the error is said in the programmers' notation"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_of_older_rules_is_told_as_such(write: Write, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [write(changed(result={"places": []})), write(with_choice(5, [0, "wish"]))]
    monkeypatch.setattr(find_game("spellbook"), "revision", 2)
    ran = run("verify", *paths, lang=lang)
    assert (ran.code, ran.out) == (1, "")
    result, parts = ran.told.splitlines()
    texts = Texts(lang, find_game("spellbook"))
    scores = ", ".join(str(tally["total"]) for tally in json.loads(finished())["result"]["tallies"])
    said = ("record-result-revision", "at", "result", "scores", scores)
    assert result == f"{paths[0]}: {texts.say('error', said)}"
    assert re.search(r"choices\[5\].*«?“?wish”?»?.* 1.* 2", parts), parts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("changes", "place"),
    [({"seats": 9}, "seats"), ({"settings": {"x": 1}}, "settings"), ({"settings": {"spells": None}}, "settings")],
)
def test_a_setting_that_cannot_be_is_told_with_its_place(
    write: Write, changes: dict[str, object], place: str, lang: str
) -> None:
    path = write(changed(**changes))
    assert run("verify", path, lang=lang).told.startswith(f"{path}: {place}: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_that_cannot_be_read_are_named(tmp_path: Path, lang: str) -> None:
    texts = Texts(lang)
    missing, folder = tmp_path / "немає.json", tmp_path
    ran = run("verify", str(missing), str(folder), lang=lang)
    assert ran.code == 1
    assert ran.told.splitlines() == [
        texts.say("error", ("file-missing", "at", str(missing))),
        texts.say("error", ("file-unreadable", "at", str(folder))),
    ]


@pytest.mark.parametrize("name", ["", "x" * 300, "x" * 5000, "\udcff", "/dev/null"])
def test_no_file_name_breaks_anything(name: str) -> None:
    ran = run("verify", name)
    assert ran.code == 1
    assert ran.told.count("\n") == 1


def test_of_several_files_each_is_judged(write: Write) -> None:
    good, bad = write(finished()), write("x")
    ran = run("verify", good, bad, write(running()))
    assert ran.code == 1
    assert len(ran.lines) == 2
    assert ran.told.startswith(f"{bad}: ")


def test_without_a_file_there_is_nothing_to_verify() -> None:
    ran = run("verify")
    assert ran.code == 2
    assert "these arguments are missing: file" in ran.told


@pytest.mark.once
def test_a_process_of_its_own_ends_without_a_traceback(write: Write) -> None:
    ran = start(
        "verify",
        write(finished()),
        write(b"\0" * 100),
        write(changed(seats=9).replace('"settings"', '"\\ud800"')),
        lang="uk",
    )
    assert ran.code == 1
    assert "Traceback" not in ran.told
    assert len(ran.told.splitlines()) == 2, ran.told
