"""`arcanum simulate GAME`: many games between bots, counted."""

import multiprocessing
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, TypeAlias

from arcanum.bots.agents import ask, new_agent
from arcanum.cli.console import Console
from arcanum.cli.tables import format_json, make_folder, parse_settings, write_text
from arcanum.core.game import Settings
from arcanum.core.match import Match
from arcanum.core.record import format_record
from arcanum.core.registry import find_game
from arcanum.texts import Texts

PROGRESS_EVERY = 1.0  # seconds
MOST_TASKS = 128  # few enough to wait in the pipe to the workers all at once: a blocked writer cannot be ended

Report: TypeAlias = dict[str, Any]


class Task:
    """Some of the games to be played."""

    def __init__(self, command: Namespace, settings: Settings, numbers: range) -> None:
        self.game: str = command.game
        self.seats: int = command.seats
        self.settings = settings
        self.seed: str = command.seed or "arcanum"
        self.agents: list[str] = command.agents.split(",")
        self.check: bool = command.check
        self.keep_records = bool(command.records)
        self.numbers = numbers

    def seated(self, number: int) -> list[str]:
        """Who sits where follows from a game's number, so that seats rotate."""
        return [self.agents[(seat + number) % len(self.agents)] for seat in range(self.seats)]


class Played:
    """What one game came to, by the seats of that game."""

    def __init__(self, task: Task, number: int, match: Match, decisions: list[int], seconds: float) -> None:
        result = match.result
        self.number = number
        self.agents = task.seated(number)
        self.scores = result.scores
        self.shares = [result.share(seat) for seat in range(match.seats)]
        self.choices = match.number
        self.decisions = decisions
        self.seconds = seconds
        self.record = format_record(match.record()) if task.keep_records else ""


def play(task: Task, number: int) -> Played:
    """Play the game of that number to its end."""
    began = time.perf_counter()
    match = Match.begin(task.game, task.seats, task.settings, f"{task.seed}/{number}", listen=False)
    agents = [new_agent(name, 1 + number * 16 + seat) for seat, name in enumerate(task.seated(number))]
    decisions = [0] * task.seats
    while (asked := match.asked) is not None:
        seat = asked.seat
        match.choose(seat, ask(agents[seat], match, seat))
        decisions[seat] += 1
        if task.check:
            match.table.check()
    return Played(task, number, match, decisions, time.perf_counter() - began)


def play_some(task: Task) -> list[Played]:
    return [play(task, number) for number in task.numbers]


def run(command: Namespace, console: Console) -> int:
    game = find_game(command.game)
    texts = Texts(console.texts.lang, game)
    settings = parse_settings(command.option, game)
    command.seats = command.seats or max(2, game.seats[0])
    game.check_settings(command.seats, settings)
    for name in command.agents.split(","):
        new_agent(name, 1)
    if command.records:
        make_folder(command.records)
    size = 1 + (command.games - 1) // MOST_TASKS
    numbers = range(command.games)
    tasks = [Task(command, settings, numbers[start : start + size]) for start in numbers[::size]]
    began = time.perf_counter()
    played = with_records(play_all(tasks, command.workers), command)
    games = list(with_progress(played, command.games, texts))
    report = summary(command, games, time.perf_counter() - began)
    if command.json:
        console.print(format_json(report))
    else:
        show(report, console)
        if command.records:
            console.say("simulate-records", folder=command.records)
    return 0


def play_all(tasks: list[Task], workers: int) -> Iterator[Played]:
    if workers == 1:
        for task in tasks:
            yield from (play(task, number) for number in task.numbers)
        return
    with pool_of(workers) as pool:
        for games in pool.imap_unordered(play_some, tasks):
            yield from games


def pool_of(workers: int) -> Pool:
    """Processes that leave Ctrl-C to this one, from their first moment on: they inherit that it is ignored."""
    mine = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(workers)
    finally:
        signal.signal(signal.SIGINT, mine)


def with_records(games: Iterable[Played], command: Namespace) -> Iterator[Played]:
    """Pass the games on and, if there is a folder for them, write their records."""
    digits = len(str(command.games))
    for game in games:
        if command.records:
            name = f"{command.game}-{game.number + 1:0{digits}}.json"
            write_text(str(Path(command.records) / name), game.record)
            game.record = ""
        yield game


def with_progress(games: Iterable[Played], number: int, texts: Texts) -> Iterator[Played]:
    """Pass the games on and, on a terminal, say now and then how far it is and how long it will take."""
    began = shown = time.perf_counter()
    for done, game in enumerate(games, 1):
        yield game
        now = time.perf_counter()
        if sys.stderr.isatty() and now - shown > PROGRESS_EVERY:
            shown = now
            left = round((now - began) / done * (number - done))
            line = texts.shell("simulate-progress", done=done, games=number, seconds=left)
            print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty() and shown != began:
        print("\r\x1b[K", end="", file=sys.stderr)


def summary(command: Namespace, games: list[Played], seconds: float) -> Report:
    """Wins, scores and lengths, by agent and by seat."""
    decisions = sum(sum(game.decisions) for game in games)
    names = list(dict.fromkeys(command.agents.split(",")))
    return {
        "game": command.game,
        "seats": command.seats,
        "games": len(games),
        "agents": {name: by_agent(name, games) for name in names},
        "by_seat": [
            {
                "wins": round(sum(game.shares[seat] for game in games), 3),
                "score": mean([game.scores[seat] for game in games]),
            }
            for seat in range(command.seats)
        ],
        "choices": {
            "mean": mean([game.choices for game in games]),
            "least": min(game.choices for game in games),
            "most": max(game.choices for game in games),
        },
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "checked": command.check,
    }


def by_agent(name: str, games: list[Played]) -> dict[str, object]:
    played = [(game, seat) for game in games for seat, agent in enumerate(game.agents) if agent == name]
    wins = sum(game.shares[seat] for game, seat in played)
    return {
        "games": len(played),
        "wins": round(wins, 3),
        "win_rate": round(wins / len(played), 4) if played else None,
        "score": mean([game.scores[seat] for game, seat in played]),
    }


def mean(numbers: list[int]) -> float | None:
    return round(sum(numbers) / len(numbers), 2) if numbers else None


def show(report: Report, console: Console) -> None:
    console.say("simulate-games", games=report["games"], seats=report["seats"])
    for name, found in report["agents"].items():
        rate, score = 100 * (found["win_rate"] or 0.0), found["score"] or 0.0
        console.say("simulate-agent", agent=name, games=found["games"], rate=rate, score=score)
    for number, found in enumerate(report["by_seat"], 1):
        console.say("simulate-seat", number=number, wins=found["wins"], score=found["score"])
    length = report["choices"]
    console.say("simulate-length", mean=round(length["mean"]), least=length["least"], most=length["most"])
    console.say("simulate-speed", decisions=report["decisions_per_second"], seconds=report["seconds"])
    if report["checked"]:
        console.say("simulate-checked")
