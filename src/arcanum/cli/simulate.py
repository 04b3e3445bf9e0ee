"""`arcanum simulate GAME`: many games between bots, counted."""

import multiprocessing
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from arcanum.bots.agents import ask, new_agent
from arcanum.cli.console import Console
from arcanum.cli.tables import format_json, parse_settings
from arcanum.core.game import Settings
from arcanum.core.match import Match
from arcanum.core.registry import find_game
from arcanum.texts import Texts

PROGRESS_EVERY = 1.0  # seconds

Report: TypeAlias = dict[str, Any]


class Task:
    """One game to be played: who sits where follows from its number, so that seats rotate."""

    def __init__(self, command: Namespace, settings: Settings, number: int) -> None:
        self.game: str = command.game
        self.seats: int = command.seats
        self.settings = settings
        self.seed = f"{command.seed or 'arcanum'}/{number}"
        agents = command.agents.split(",")
        self.agents = [agents[(seat + number) % len(agents)] for seat in range(self.seats)]
        self.check: bool = command.check
        self.number = number


class Played:
    """What one game came to, by the seats of that game."""

    def __init__(self, task: Task, match: Match, decisions: list[int], seconds: float) -> None:
        result = match.result
        self.agents = task.agents
        self.scores = result.scores
        self.shares = [result.share(seat) for seat in range(match.seats)]
        self.choices = match.number
        self.decisions = decisions
        self.seconds = seconds


def play(task: Task) -> Played:
    """Play the game to its end."""
    began = time.perf_counter()
    match = Match.begin(task.game, task.seats, task.settings, task.seed, listen=False)
    agents = [new_agent(name, 1 + task.number * 16 + seat) for seat, name in enumerate(task.agents)]
    decisions = [0] * task.seats
    while (asked := match.asked) is not None:
        seat = asked.seat
        match.choose(seat, ask(agents[seat], match, seat))
        decisions[seat] += 1
        if task.check:
            match.table.check()
    return Played(task, match, decisions, time.perf_counter() - began)


def run(command: Namespace, console: Console) -> int:
    game = find_game(command.game)
    texts = Texts(console.texts.lang, game)
    settings = parse_settings(command.option, game)
    command.seats = command.seats or max(2, game.seats[0])
    game.check_settings(command.seats, settings)
    for name in command.agents.split(","):
        new_agent(name, 1)
    tasks = [Task(command, settings, number) for number in range(command.games)]
    began = time.perf_counter()
    games = list(with_progress(play_all(tasks, command.workers), len(tasks), texts))
    report = summary(command, games, time.perf_counter() - began)
    if command.json:
        console.print(format_json(report))
    else:
        show(report, console)
    return 0


def play_all(tasks: list[Task], workers: int) -> Iterator[Played]:
    if workers == 1:
        yield from map(play, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, tasks, chunksize=max(1, len(tasks) // (workers * 16)))


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
