"""The same random-play loop over other game libraries, for `arcanum bench --peers`.

Run it with a Python that has bench/peers.txt installed; it does not import arcanum. It prints
one JSON object a line: the best of `--repeat` runs of `--seconds` each, for each peer and game.

What is counted. A decision is one step a library asks of a *player*, whether it offers one legal
action or many; `forced_share` is the share of decisions that offered only one, so that
`decisions_per_second * (1 - forced_share)` is the rate of real choices. Chance events take their
time but are never counted. Games are played whole, setting up included, one after another in one
thread. A copy is one whole game state, taken over positions met along random games.

What makes it fair. Each peer is used as its own users would write the loop when they care about
speed: no observations, records, rendering or checks of legality that the loop can do without,
and the documented way in that measured fastest. All of them choose with `pick`.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from time import perf_counter
from typing import Any

Pick = Callable[[Sequence[Any]], Any]
Copy = Callable[[], object]
Report = dict[str, str | int | float | None]

FORCED_SAMPLE = 20_000
"""Decisions, at least, that `forced_share` is drawn from."""

COPY_GAMES, COPY_POSITIONS = 5, 200
"""Random games that the copied positions are drawn from, and how many positions at most."""


def pick(legal: Sequence[Any]) -> Any:
    """One legal action, uniformly: `random.choice`, less its overhead."""
    return legal[int(random.random() * len(legal))]


@dataclass(frozen=True, slots=True)
class Table:
    """A game ready to be played.

    `play` plays one whole random game with the given chooser and returns the decisions made;
    `copies`, where the library can copy a state, plays one and yields a copier a decision.
    """

    play: Callable[[Pick], int]
    copies: Callable[[], Iterator[Copy]] | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the report: a library, its distribution, a game of it and how to set it up."""

    peer: str
    distribution: str
    game: str
    table: Callable[[], Table]


def open_spiel(name: str) -> Table:
    """OpenSpiel's C++ game from Python: every player node is counted, no chance node is.

    One `current_player` call a step tells the end, chance and players apart. Chance in gin_rummy
    and hearts is uniform over its legal outcomes (checked while positions are gathered), so it is
    sampled from `legal_actions`, over twice as fast for hearts as from `chance_outcomes`.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def play(choose: Pick) -> int:
        state = game.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != terminal:
            if player >= 0:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
            else:
                state.apply_action(pick(state.legal_actions()))
        return decisions

    return Table(play, partial(open_spiel_copies, game))


def open_spiel_copies(game: Any) -> Iterator[Copy]:
    """`state.clone` at every player node of one game, on a clone so that it stays as it was."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            odds = [odd for _, odd in state.chance_outcomes()]
            if max(odds) - min(odds) > 1e-9:
                raise ValueError("chance is not uniform: sample it from chance_outcomes")
        else:
            yield state.clone().clone
        state.apply_action(pick(state.legal_actions()))


def catanatron(seats: int) -> Table:
    """Catanatron: every action of every player is counted, rolling dice and ending turns too.

    Chance is drawn inside actions and never counted. The loop is that of `Game.play`, to its own
    turn limit, without its two copies of the game and its check that an action chosen from
    `playable_actions` is one of them: a few per cent faster.
    """
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    players = [RandomPlayer(color) for color in list(Color)[:seats]]

    def play(choose: Pick) -> int:
        game = Game(players)
        state, execute, won = game.state, game.execute, game.winning_color
        while won() is None and state.num_turns < TURNS_LIMIT:
            execute(choose(state.playable_actions), validate_action=False)
        return len(state.actions)

    def copies() -> Iterator[Copy]:
        game = Game(players)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            yield game.copy().copy
            game.execute(pick(game.state.playable_actions), validate_action=False)

    return Table(play, copies)


def rlcard_gin_rummy() -> Table:
    """RLCard's gin rummy by its game API: every step is counted, the two scoring steps too.

    The game underneath is over twice as fast as `env.step`, which encodes an observation the
    loop would not read. RLCard has no copy of a game state.
    """
    import rlcard

    game = rlcard.make("gin-rummy").game

    def play(choose: Pick) -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(choose(game.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return Table(play)


def rlcard_uno() -> Table:
    """RLCard's two-player Uno by its game API: every step is counted, a forced draw too.

    `step` returns the next player's state with its legal actions, so they are not asked for
    again; the game is over twice as fast as `env.step`. RLCard has no copy of a game state.
    """
    import rlcard

    game = rlcard.make("uno").game

    def play(choose: Pick) -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            state, _ = game.step(choose(state["legal_actions"]))
            decisions += 1
        return decisions

    return Table(play)


def pettingzoo_leduc() -> Table:
    """PettingZoo's Leduc Hold'em by its AEC API: every live agent's step is counted.

    Its gin rummy was removed in 1.27, and of the card games left this one is the fastest. The
    loop uses the environment `unwrapped`, without the wrappers that check actions (over twice as
    fast), reads the mask that `last` must give, and resets at the end rather than stepping dead agents
    with None. The AEC API has no copy of a game state.
    """
    import pettingzoo

    env = pettingzoo.make("aec", "classic/leduc_holdem-v4").unwrapped

    def play(choose: Pick) -> int:
        env.reset()
        decisions = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            env.step(choose(observation["action_mask"].nonzero()[0]))
            decisions += 1

    return Table(play)


ENTRIES = (
    Entry("open_spiel", "open-spiel", "gin_rummy", partial(open_spiel, "gin_rummy")),
    Entry("open_spiel", "open-spiel", "hearts", partial(open_spiel, "hearts")),
    Entry("catanatron", "catanatron", "catan_2_players", partial(catanatron, 2)),
    Entry("catanatron", "catanatron", "catan_4_players", partial(catanatron, 4)),
    Entry("rlcard", "rlcard", "gin_rummy", rlcard_gin_rummy),
    Entry("rlcard", "rlcard", "uno", rlcard_uno),
    Entry("pettingzoo", "pettingzoo", "leduc_holdem", pettingzoo_leduc),
)


@dataclass(frozen=True, slots=True)
class Run:
    """One timed run: how much was counted, over how many calls, in how many seconds."""

    count: int
    calls: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.count / self.seconds


def timed(work: Callable[[], int], seconds: float) -> Run:
    """Call `work` until `seconds` are over, adding up what it returns; the last call is whole."""
    count = calls = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or not calls:
        count += work()
        calls += 1
    return Run(count, calls, spent)


def best(work: Callable[[], int], seconds: float, repeat: int) -> Run:
    """The fastest of `repeat` runs: what else the machine does can only slow one down."""
    return max((timed(work, seconds) for _ in range(repeat)), key=lambda each: each.rate)


def forced_share(table: Table) -> float:
    """The share of decisions with one legal action, apart from the timed runs."""
    offered: list[int] = []

    def choose(legal: Sequence[Any]) -> Any:
        offered.append(len(legal))
        return pick(legal)

    while len(offered) < FORCED_SAMPLE:
        table.play(choose)
    return offered.count(1) / len(offered)


def copies_per_second(table: Table, seconds: float, repeat: int) -> float | None:
    """Copies over positions spread evenly along a few random games; None where there are none."""
    if table.copies is None:
        return None
    copiers = [copier for _ in range(COPY_GAMES) for copier in table.copies()]
    copiers = copiers[:: len(copiers) // COPY_POSITIONS + 1]

    def work() -> int:
        for copier in copiers:
            copier()
        return len(copiers)

    return round(best(work, seconds, repeat).rate, 1)


def measure(entry: Entry, seconds: float, repeat: int) -> Report:
    """One entry's figures; where states can be copied, that takes a third of the time again."""
    table = entry.table()
    table.play(pick)
    run = best(partial(table.play, pick), seconds, repeat)
    return {
        "peer": entry.peer,
        "game": entry.game,
        "decisions_per_second": round(run.rate, 1),
        "copies_per_second": copies_per_second(table, seconds / 3, repeat),
        "forced_share": round(forced_share(table), 3),
        "games": run.calls,
        "seconds": round(run.seconds, 3),
        "version": version(entry.distribution),
    }


def report(entry: Entry, seconds: float, repeat: int) -> Report:
    """`measure`, or the error that kept this entry, and it alone, from being measured.

    What a library prints goes to stderr, so that stdout stays JSON lines.
    """
    try:
        with redirect_stdout(sys.stderr):
            return measure(entry, seconds, repeat)
    except Exception as error:  # noqa: BLE001 - whatever a library raises is its own line
        return {"peer": entry.peer, "game": entry.game, "error": f"{type(error).__name__}: {error}"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play over other game libraries, timed.")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one run (default 3)")
    parser.add_argument("--repeat", type=int, default=3, help="runs to take the best of (default 3)")
    names = sorted({entry.peer for entry in ENTRIES})
    parser.add_argument("--only", metavar="NAME", choices=names, help=f"one of {', '.join(names)}")
    options = parser.parse_args()
    if options.seconds <= 0 or options.repeat < 1:
        parser.error("--seconds must be above 0 and --repeat at least 1")
    for entry in ENTRIES:
        if options.only in (None, entry.peer):
            print(json.dumps(report(entry, options.seconds, options.repeat)), flush=True)


if __name__ == "__main__":
    main()
