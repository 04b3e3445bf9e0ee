"""Replays: a recorded game as text, or its table after some choices, as a seat may see it."""

from functools import cache
from pathlib import Path

import pytest
from tables.terminal import Ran, run

from arcanum.core.match import Match
from arcanum.core.record import format_record, parse_record
from arcanum.core.record import replay as replayed
from arcanum.core.registry import find_game
from arcanum.texts import LANGUAGES, Texts


@cache
def recorded() -> str:
    match = Match.begin("spellbook", 2, seed="replay")
    while match.asked is not None:
        match.choose(match.asked.seat, match.asked.options[0])
    return format_record(match.record())


CHOICES = len(parse_record(recorded()).choices)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "record.json"
    path.write_text(recorded(), "utf-8")
    return str(path)


def replay(file: str, *arguments: str, lang: str = "en") -> Ran:
    return run("replay", file, *arguments, lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_shown_with_everything_that_happened_and_its_result(file: str, lang: str) -> None:
    ran = replay(file, lang=lang)
    assert (ran.code, ran.told) == (0, "")
    texts = Texts(lang, find_game("spellbook"))
    match = replayed(parse_record(recorded()))
    said = [texts.say("event", event) for event in match.events()]
    assert ran.lines[: len(said)] == said
    assert ran.lines[-1] == texts.say("verdict", match.result.verdict)


@pytest.mark.parametrize("at", [0, 1, 17, CHOICES - 1])
def test_a_replay_shows_the_table_after_so_many_choices(file: str, at: int) -> None:
    ran = replay(file, "--at", str(at))
    assert ran.code == 0
    match = replayed(parse_record(recorded()), at)
    texts = Texts("en", find_game("spellbook"))
    assert len([line for line in ran.lines if line]) > match.event_count
    assert match.asked is not None
    assert ran.lines[-1] == f"{texts.player(match.asked.seat)}: {texts.say('prompt', match.asked.prompt)}"


def test_the_whole_record_is_the_table_after_the_last_choice(file: str) -> None:
    assert replay(file, "--at", str(CHOICES)) == replay(file)


@pytest.mark.parametrize("seat", [1, 2])
def test_in_an_open_game_every_seat_sees_the_same(file: str, seat: int) -> None:
    assert replay(file, "--seat", str(seat)).out == replay(file).out


def test_a_plain_replay_has_words_only(file: str) -> None:
    out = replay(file, "--plain").out
    assert not set(out) & set("─○△□\x1b")
    assert set(replay(file).out) & set("○△□")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--at", "-1"], f"There is no choice -1; the record allows numbers from 0 to {CHOICES}."),
        (["--at", str(CHOICES + 1)], f"There is no choice {CHOICES + 1};"),
        (["--at", "9" * 30], "There is no choice 9"),
        (["--at", "x"], "argument --at"),
        (["--at", "1.5"], "argument --at"),
        (["--seat", "3"], "There is no seat 3; number of seats: 2."),
        (["--seat", "0"], "argument --seat"),
        (["--seat", "-1"], "argument --seat"),
        (["--seat", "9" * 30], "There is no seat "),
        (["--at", "9" * 5000], "argument --at"),
    ],
    ids=lambda value: " ".join(value)[:20] if isinstance(value, list) else "",
)
def test_numbers_out_of_range_are_refused(file: str, arguments: list[str], told: str) -> None:
    ran = replay(file, *arguments)
    assert ran.code == 2
    assert told.replace(",", "") in ran.told.replace(",", "")
    assert ran.out == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_choice_is_told_with_the_rules_reason(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "bad.json"
    data = parse_record(recorded()).data
    seat = data["choices"][3][0]
    data["choices"][3] = [seat, "learn", "sacrifice", 5]
    path.write_text(format_record(data), "utf-8")
    ran = replay(str(path), lang=lang)
    assert ran.code == 2
    assert ran.told.startswith("choices[3]: ")
    assert "learn sacrifice 5" in ran.told
    texts = Texts(lang, find_game("spellbook"))
    reason = replayed(parse_record(recorded()), 3).why_not(seat, ("learn", "sacrifice", 5))
    assert reason is not None
    assert ran.told.endswith(texts.say("reason", reason.message) + "\n")
    assert "=" not in ran.told
    assert replay(str(path), "--at", "3", lang=lang).code == 0


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    ran = replay(str(tmp_path / name))
    assert ran.code == 2
    assert str(tmp_path) in ran.told
