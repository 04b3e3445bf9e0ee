"""Simulations: many games between bots, counted, the same for the same seed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tables.terminal import environment, run, start

from arcanum.core.match import Match
from arcanum.core.record import parse_record, verify
from arcanum.texts import LANGUAGES

SIMULATE = ("simulate", "spellbook", "--seed", "s")


def report(*arguments: str) -> dict[str, Any]:
    ran = run(*SIMULATE, "--json", *arguments)
    assert (ran.code, ran.told) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if not name.startswith(("seconds", "decisions_per"))}


def test_a_seeded_run_repeats_itself_and_another_seed_differs() -> None:
    one, again = report("--games", "5"), report("--games", "5")
    other = json.loads(run("simulate", "spellbook", "--seed", "t", "--json", "--games", "5").out)
    assert without_time(one) == without_time(again)
    assert without_time(one) != without_time(other)


@pytest.mark.once
def test_two_workers_come_to_the_same_totals_as_one() -> None:
    arguments = (*SIMULATE, "--seats", "3", "--games", "12", "--agents", "random,greedy", "--json")
    one, two = run(*arguments), start(*arguments, "--workers", "2")
    assert (two.code, two.told) == (0, "")
    assert without_time(json.loads(two.out)) == without_time(json.loads(one.out))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_report_adds_up(seats: int) -> None:
    data = report("--games", "6", "--seats", str(seats), "--agents", "greedy,random")
    assert (data["game"], data["seats"], data["games"]) == ("spellbook", seats, 6)
    assert len(data["by_seat"]) == seats
    wins = sum(seat["wins"] for seat in data["by_seat"])
    assert wins == pytest.approx(sum(agent["wins"] for agent in data["agents"].values()), abs=0.01)
    assert wins == pytest.approx(6, abs=0.01) if seats > 1 else wins <= 6
    assert sum(agent["games"] for agent in data["agents"].values()) == 6 * seats
    assert data["choices"]["least"] <= data["choices"]["mean"] <= data["choices"]["most"]
    assert data["decisions"] == pytest.approx(6 * data["choices"]["mean"], abs=0.1)
    assert data["checked"] is False


def test_agents_change_seats_from_game_to_game() -> None:
    data = report("--games", "4", "--agents", "greedy,random")
    assert [data["agents"][name]["games"] for name in ("greedy", "random")] == [4, 4]
    assert 0 < data["by_seat"][0]["wins"] < 4, "greedy wins from both seats"


def test_an_agent_without_a_seat_is_counted_as_such() -> None:
    data = report("--games", "1", "--seats", "1", "--agents", "random,greedy")
    assert data["agents"]["greedy"] == {"games": 0, "wins": 0, "win_rate": None, "score": None}
    assert run(*SIMULATE, "--games", "1", "--seats", "1", "--agents", "random,greedy").code == 0


def test_options_reach_the_games() -> None:
    plain, other = report("--games", "3", "--seats", "2"), report("--games", "3", "--option", "spells=third")
    assert without_time(plain) != without_time(other)


@pytest.mark.once
def test_a_check_looks_at_the_table_after_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[object] = []
    table_type = type(Match.begin("spellbook", 2, seed=1).table)
    monkeypatch.setattr(table_type, "check", lambda table: checked.append(table.phase))
    assert report("--games", "2")["decisions"] > 0
    assert not checked
    data = report("--games", "2", "--check")
    assert data["checked"] is True
    assert len(checked) == data["decisions"]


@pytest.mark.once
@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_record_of_every_game_can_be_kept(tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "some" / "games"
    how = ("--seats", "2", "--games", "12", "--workers", workers, "--records", str(folder))
    ran = start(*SIMULATE, *how)
    assert (ran.code, ran.told) == (0, "")
    assert ran.out.splitlines()[-1] == f"The records of the games are in {folder}."
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"spellbook-{number:02}.json" for number in range(1, 13)]
    again = Match.begin("spellbook", 2, seed="s/4")
    records = [verify(parse_record(file.read_text("utf-8"))) for file in files]
    assert records[4].commitment == again.commitment
    scores = [record.result.scores for record in records]
    means = [round(sum(score[seat] for score in scores) / 12, 2) for seat in (0, 1)]
    assert means == [seat["score"] for seat in report("--games", "12")["by_seat"]]


def test_without_a_folder_for_records_none_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*SIMULATE, "--games", "2").code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.once
@pytest.mark.parametrize("workers", ["1", "2"])
def test_whoever_interrupts_a_simulation_sees_no_traceback(tmp_path: Path, workers: str) -> None:
    how = ("--games", "20000", "--workers", workers, "--records", str(tmp_path))
    command = [sys.executable, "-P", "-m", "arcanum", *SIMULATE, *how]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, env=environment(), stdout=pipe, stderr=pipe, start_new_session=True)
    while not list(tmp_path.iterdir()):
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes of the command get it
    out, told = process.communicate(timeout=60)
    assert (process.returncode, out, told) == (130, b"", b"\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_said_in_the_readers_language(lang: str) -> None:
    ran = run(*SIMULATE, "--games", "2", "--agents", "random,greedy", "--check", lang=lang)
    assert (ran.code, ran.told) == (0, "")
    assert len(ran.lines) == 8
    assert "random" in ran.out
    assert ("Seat" in ran.out) == (lang == "en")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nope"], "There is no game “nope” here."),
        (["spellbook", "--agents", "best"], "There is no bot “best” here."),
        (["spellbook", "--agents", "random,"], "There is no bot “” here."),
        (["spellbook", "--agents", ""], "There is no bot “” here."),
        (["spellbook", "--seats", "9"], "This game is not for 9 players."),
        (["spellbook", "--option", "spells=x"], "The option “spells” cannot be “x”."),
        (["spellbook", "--option", "rival_tokens=1"], "For 2 players there is no option “rival_tokens”."),
        (["spellbook", "--seats", "0"], "argument --seats"),
        (["spellbook", "--games", "0"], "argument --games"),
        (["spellbook", "--games", "many"], "argument --games"),
        (["spellbook", "--workers", "0"], "argument --workers"),
        (["spellbook", "--records", "/dev/null/x"], "Nothing can be written into the folder /dev/null/x."),
        ([], "these arguments are missing: game"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_simulated_is_refused(arguments: list[str], told: str) -> None:
    ran = run("simulate", *arguments)
    assert ran.code == 2
    assert told in ran.told
    assert ran.out == ""
