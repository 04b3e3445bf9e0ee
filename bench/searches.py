"""How fast the summonings of Tash-Kalar are found: whole boards against a plain search, in one run.

Both find all summonings of hands of five on crowded boards, with the options that name them; that they find the
same is checked first. Prints one JSON object a line. With the compiled engine, the plain search is measured
twice: as it is, and compiled like the engine.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import perf_counter
from types import ModuleType

import arcanum.core.match as loaded
from arcanum.core.chance import Chance, seed_from
from arcanum.core.registry import find_game
from arcanum.games.tashkalar.arena import SQUARE_OF, SQUARES
from arcanum.games.tashkalar.being import BEINGS
from arcanum.games.tashkalar.book import FIRST_FLARE, FIRST_LEGEND, LANDS_ANYWHERE, RANK_OF, SIDE_OF, piece_of
from arcanum.games.tashkalar.patterns import FIRST, LAST, LIE, TURN, TURNS, offsets, turned
from arcanum.games.tashkalar.rules import new_table
from arcanum.games.tashkalar.summoning import summons
from arcanum.games.tashkalar.table import TashKalarTable

HERE = Path(__file__).resolve().parent
POSITIONS = 200
OWN, ENEMY = 15, 15
"""Pieces of each side on a crowded board."""
BEINGS_IN_HAND, LEGENDS_IN_HAND = 3, 2


def crowded(dice: random.Random) -> TashKalarTable:
    """A board on which two sides have many pieces, and a hand of three beings and two legends."""
    game = find_game("tashkalar")
    t = new_table(2, game.check_settings(2, {}), Chance(seed_from(1)))
    for at, square in enumerate(dice.sample(SQUARES, OWN + ENEMY)):
        side = 0 if at < OWN else 1
        rank = dice.choice((0, 0, 0, 0, 1, 1, 2))
        if not t.has_spare(side, rank):
            rank = 0
        t.take_spare(side, rank)
        t.put(square, piece_of(side, rank))
    deck = 18 * dice.randrange(6)
    beings = [card for card in range(deck, deck + 18) if not LANDS_ANYWHERE[card]]
    hand = dice.sample(beings, BEINGS_IN_HAND)
    t.players[0].hand = hand + dice.sample(range(FIRST_LEGEND, FIRST_FLARE), LEGENDS_IN_HAND)
    t.now.actions = 2
    return t


def plain_card(search: ModuleType, number: int) -> object:
    """The card as it is printed, for the plain search."""
    being = BEINGS[number]
    drawn = [each for each in offsets(being.pattern) if each[0] != "@"]
    lies = [TURN[orientation] for orientation in range(FIRST[number], LAST[number])]
    needs = [
        [(dx, dy, int(sign in "Hh")) for sign, dx, dy in (turned(*each, lie) for each in drawn)] for lie in lies
    ]
    kinds = [LIE[orientation] if being.oriented else 0 for orientation in range(FIRST[number], LAST[number])]
    return search.Card(being.name, being.rank, needs, [TURNS[lie] for lie in lies], kinds)


def plainly(search: ModuleType, t: TashKalarTable) -> Callable[[], list[tuple[str, ...]]]:
    """The plain search on this table."""
    squares = [""] * 81
    for name, square in SQUARE_OF.items():
        squares[square] = str(name)
    sides, ranks = [SIDE_OF[piece] for piece in t.squares], [RANK_OF[piece] for piece in t.squares]
    hand = [plain_card(search, card) for card in t.players[0].hand]
    return lambda: search.summonings(squares, sides, ranks, 0, hand)


def compiled_search() -> ModuleType:
    """The plain search as mypyc compiles it; made once and kept."""
    source = HERE / "plain_search.py"
    key = blake2b(source.read_bytes() + sys.version.encode(), digest_size=8).hexdigest()
    home = HERE.parent / ".arcanum" / "searches" / key
    if not list(home.glob("plain_search.*.so")):
        home.mkdir(parents=True, exist_ok=True)
        (home / source.name).write_bytes(source.read_bytes())
        environment = {**os.environ, "MYPYC_OPT_LEVEL": "2"}
        command = [sys.executable, "-m", "mypyc", source.name]
        subprocess.run(command, cwd=home, env=environment, check=True, stdout=subprocess.DEVNULL)
    return load(next(home.glob("plain_search.*.so")))


def load(path: Path) -> ModuleType:
    spec = spec_from_file_location("plain_search", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["plain_search"] = module
    spec.loader.exec_module(module)
    return module


def per_second(searches: list[Callable[[], object]], seconds: float, repeat: int) -> float:
    """Hands searched in a second, the best of several measurements."""
    best = 0.0
    for _ in range(repeat):
        done = 0
        began = perf_counter()
        while (now := perf_counter()) - began < seconds:
            for search in searches:
                search()
            done += len(searches)
        best = max(best, done / (now - began))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--repeat", type=int, default=3)
    arguments = parser.parse_args()
    engine = "compiled" if loaded.__file__.endswith(".so") else "interpreted"
    dice = random.Random(1)
    tables = [crowded(dice) for _ in range(POSITIONS)]
    modules = {"interpreted": load(HERE / "plain_search.py")}
    if engine == "compiled":
        modules["compiled"] = compiled_search()
    ours: list[Callable[[], object]] = [lambda t=t: summons(t, t.players[0]) for t in tables]  # type: ignore[misc]
    found = sum(len(summons(t, t.players[0])) for t in tables)
    rate = per_second(ours, arguments.seconds, arguments.repeat)
    report: dict[str, object] = {
        "search": "tashkalar summonings",
        "engine": engine,
        "hands": round(rate),
        "found_a_hand": round(found / len(tables), 1),
    }
    for name, module in modules.items():
        theirs = [plainly(module, t) for t in tables]
        for t, search in zip(tables, theirs, strict=True):
            assert sorted(search()) == sorted(summons(t, t.players[0])), "the two searches differ"
        plain_rate = per_second(list(theirs), arguments.seconds, arguments.repeat)
        report[f"plain_{name}"] = round(plain_rate)
        report[f"times_{name}"] = round(rate / plain_rate, 1)
    print(json.dumps(report), flush=True)


if __name__ == "__main__":
    main()
