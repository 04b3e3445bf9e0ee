"""How fast the engine is: random play, forks and copies, for each game and seat count.

Prints one JSON object a line. It measures whatever engine is on the path; `arcanum bench` runs it on the
interpreted and on the compiled one in the same run. Every figure is the best of `--repeat` measurements.

What is counted: a decision is a choice among at least two options (a single option plays itself). Games are
played whole, setting up included. *Stepped* is the loop a user of `Match` writes; *piloted* is how bots play,
with the engine's own random pilot.
"""

import argparse
import json
import random
import tracemalloc
from collections.abc import Callable
from time import perf_counter

import arcanum.core.match as loaded
from arcanum.bots.playout import RandomPilot, play_out
from arcanum.cli.bench import seats_that_fit
from arcanum.core.chance import Chance, seed_from
from arcanum.core.game import AnyGame, Settings
from arcanum.core.match import Match
from arcanum.core.registry import find_game, game_names
from arcanum.core.table import Table

CHOICES_BEFORE_FORK = (0, 5, 12)
POSITIONS = 40
GAMES_SEARCHED = 3000
FORKS_WEIGHED = 2000


def stepped_game(game: AnyGame, seats: int, settings: Settings, seed: int) -> int:
    """One random game through `Match`; returns its decisions."""
    match = Match.begin(game, seats, settings, seed, listen=False, keep=False)
    choose, chance = match.choose, random.random
    decisions = 0
    while (decision := match.asked) is not None:
        options = decision.options
        decisions += len(options) > 1  # what has but one is no decision
        choose(decision.seat, options[int(chance() * len(options))])
    return decisions


def piloted_game(game: AnyGame, seats: int, settings: Settings, seed: int, pilot: RandomPilot) -> int:
    """One random game under a pilot; returns its decisions."""
    before = pilot.decisions
    play_out(game, game.new_table(seats, game.check_settings(seats, settings), Chance(seed_from(seed))), pilot)
    return pilot.decisions - before


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """How much of the work is done in a second; it is given a running number and returns an amount."""
    done = number = 0
    began = perf_counter()
    while (now := perf_counter()) - began < seconds:
        done += work(number)
        number += 1
    return done / (now - began)


def positions(game: AnyGame, seats: int, fixed: Settings, choices: int) -> list[Match]:
    """Positions of random games, under all settings but the fixed, with so many choices made in the phase."""
    found: list[Match] = []
    dice = random.Random(choices)
    for seed in range(GAMES_SEARCHED):
        fitting = [setting for setting in game.settings if setting.fits(seats)]
        settings = {setting.name: dice.choice(setting.values) for setting in fitting} | fixed
        match = Match.begin(game, seats, settings, seed, listen=False)
        while (decision := match.asked) is not None and len(found) < POSITIONS:
            if match.number - match.phase_began == choices and len(found) <= seed * POSITIONS // 10:
                found.append(match.fork())
            match.choose(decision.seat, dice.choice(decision.options))
    return found


def forks_per_second(matches: list[Match], seconds: float) -> float | None:
    if not matches:
        return None

    def fork_all(_: int) -> int:
        for match in matches:
            match.fork()
        return len(matches)

    return per_second(fork_all, seconds)


def copies_per_second(tables: list[Table], seconds: float) -> float:
    def copy_all(_: int) -> int:
        for table in tables:
            table.copy()
        return len(tables)

    return per_second(copy_all, seconds)


def bytes_a_fork(matches: list[Match]) -> int:
    """Memory that forks take, held all at once."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    forks = [matches[number % len(matches)].fork() for number in range(FORKS_WEIGHED)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(forks)


def measure(game: AnyGame, seats: int, settings: Settings, seconds: float, repeat: int) -> dict[str, object]:
    pilot = RandomPilot(1)
    games_before = [0]

    def piloted(number: int) -> int:
        games_before[0] += 1
        return piloted_game(game, seats, settings, number, pilot)

    def stepped(number: int) -> int:
        return stepped_game(game, seats, settings, number)

    def best(work: Callable[[], float]) -> float:
        return max(work() for _ in range(repeat))

    fresh = positions(game, seats, settings, 0)
    report: dict[str, object] = {
        "game": game.name,
        "seats": seats,
        "stepped": round(best(lambda: per_second(stepped, seconds))),
        "piloted": round(best(lambda: per_second(piloted, seconds))),
    }
    decisions_a_game = pilot.decisions / games_before[0]
    report["decisions_a_game"] = round(decisions_a_game, 1)
    piloted_rate = report["piloted"]
    assert isinstance(piloted_rate, int)
    report["games_per_second"] = round(piloted_rate / decisions_a_game)
    for choices in CHOICES_BEFORE_FORK:
        matches = positions(game, seats, settings, choices) if choices else fresh
        rate = best(lambda m=matches: forks_per_second(m, seconds) or 0.0)  # type: ignore[misc]
        report[f"forks_{choices}"] = round(rate) or None
    report["copies"] = round(best(lambda: copies_per_second([match.table for match in fresh], seconds)))
    report["bytes_a_fork"] = bytes_a_fork(fresh)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--game", action="append", choices=game_names())
    parser.add_argument("--settings", type=json.loads, default={}, help="fixed settings of the game, as JSON")
    arguments = parser.parse_args()
    engine = "compiled" if loaded.__file__.endswith(".so") else "interpreted"
    for name in arguments.game or game_names():
        game = find_game(name)
        for seats in seats_that_fit(game, arguments.settings):
            report = measure(game, seats, arguments.settings, arguments.seconds, arguments.repeat)
            print(json.dumps({"engine": engine, **report}), flush=True)


if __name__ == "__main__":
    main()
