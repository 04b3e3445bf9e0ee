"""`arcanum bench`: the engine interpreted and compiled and, with `--peers`, other libraries, in one run."""

import json
import os
import shlex
import subprocess
import sys
from argparse import Namespace
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

from arcanum.cli.console import Console
from arcanum.cli.tables import format_json, parse_settings
from arcanum.core.errors import BadSettings
from arcanum.core.game import AnyGame, Settings
from arcanum.core.registry import find_game
from arcanum.texts import Texts

CHECKOUT = Path(__file__).resolve().parents[3]
BENCH = CHECKOUT / "bench"
COLUMNS = (
    "stepped",
    "piloted",
    "games_per_second",
    "forks_0",
    "forks_5",
    "forks_12",
    "copies",
    "bytes_a_fork",
)
SEARCH_COLUMNS = ("hands", "plain_interpreted", "times_interpreted", "plain_compiled", "times_compiled")

Report = dict[str, Any]


def run(command: Namespace, console: Console) -> int:
    texts = console.texts
    if not BENCH.is_dir():
        print(texts.shell("bench-needs-checkout"), file=sys.stderr)
        return 2
    chosen = chosen_games(command)
    try:
        reports = measure(command, chosen, texts)
    except subprocess.CalledProcessError as error:
        print(texts.shell("bench-failed", command=shlex.join(error.cmd)), file=sys.stderr)
        return 1
    if command.json:
        console.print(format_json(reports))
    else:
        show(reports, console)
    return 0


def chosen_games(command: Namespace) -> list[str]:
    """What the measuring script is told of the game and its options; refused if there is no such table."""
    if not command.game and not command.option:
        return []
    game = find_game(command.game or "")
    settings = parse_settings(command.option, game)
    if not seats_that_fit(game, settings):
        game.check_settings(game.seats[-1], settings)
    return ["--game", game.name, "--settings", json.dumps(settings)]


def seats_that_fit(game: AnyGame, settings: Settings) -> list[int]:
    """The seat counts at which the game has these settings."""
    fitting = []
    for seats in game.seats:
        with suppress(BadSettings):
            game.check_settings(seats, settings)
            fitting.append(seats)
    return fitting


def measure(command: Namespace, chosen: list[str], texts: Texts) -> list[Report]:
    """Everything one after the other, on a machine that does nothing else if possible."""
    reports: list[Report] = []
    seconds = ["--seconds", str(command.seconds)]
    for name, tree in trees(texts).items():
        announce(texts, f"bench-{name}")
        environment = {**os.environ, "PYTHONPATH": tree}
        reports += json_lines(sys.executable, "engine.py", [*seconds, *chosen], environment)
        if not chosen:
            reports += json_lines(sys.executable, "searches.py", seconds, environment)
    if command.peers:
        python = str(peers_python(texts))
        announce(texts, "bench-peers")
        reports += json_lines(python, "peers.py", seconds)
    return reports


def trees(texts: Texts) -> dict[str, str]:
    """Where the engines lie. The launcher has put the compiled one, if there is one, on the path."""
    found = {"plain": str(CHECKOUT / "src")}
    if os.environ.get("ARCANUM_ENGINE_LOADED") == "compiled":
        found["compiled"] = os.environ["PYTHONPATH"].split(os.pathsep)[0]
    else:
        print(texts.shell("bench-no-compiled"), file=sys.stderr)
    return found


def announce(texts: Texts, what: str) -> None:
    print(texts.shell("bench-measuring", what=texts.shell(what)), file=sys.stderr, flush=True)


def json_lines(
    python: str, script: str, arguments: list[str], environment: dict[str, str] | None = None
) -> list[Report]:
    """What a script of the folder `bench` reports."""
    command = [python, "-P", str(BENCH / script), *arguments]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    return [json.loads(line) for line in output.splitlines()]


def peers_python(texts: Texts) -> Path:
    """The Python of the other libraries' own environment, made when it is first needed."""
    lock = BENCH / "peers.txt"
    key = blake2b(lock.read_bytes() + sys.version.encode(), digest_size=8).hexdigest()
    home = CHECKOUT / ".arcanum" / "peers" / key
    python, ready = home / "bin" / "python", home / "ready"
    if not ready.exists():
        print(texts.shell("bench-installing-peers"), file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock)]
        subprocess.run(pip, check=True, stdout=sys.stderr)
        ready.touch()
    return python


def show(reports: list[Report], console: Console) -> None:
    """A table of our figures, then each other library's with the ratios to ours."""
    ours = [report for report in reports if "seats" in report]
    searches = [report for report in reports if "search" in report]
    console.print(row(heads(console.texts, "engine", "game", "seats", *COLUMNS)))
    for report in [*ours, *speedups(ours)]:
        name = [head(console.texts, report["engine"]), report["game"], report["seats"]]
        console.print(row([*name, *[report[column] for column in COLUMNS]]))
    if searches:
        console.print("", row(heads(console.texts, "search", "engine", *SEARCH_COLUMNS)))
    for report in searches:
        name = [report["search"], head(console.texts, report["engine"])]
        console.print(row([*name, *[report.get(column) for column in SEARCH_COLUMNS]]))
    peers = [report for report in reports if "peer" in report]
    if peers:
        names = heads(console.texts, "library", "game", "decisions", "copies", "forced")
        console.print("", row([*names, *ratio_heads(ours)]))
    for peer in peers:
        name = [f"{peer['peer']} {peer.get('version', '')}", peer["game"]]
        if "error" in peer:
            console.print(row([*name, peer["error"]]))
            continue
        rate = peer["decisions_per_second"]
        figures = [round(rate), peer["copies_per_second"] and round(peer["copies_per_second"])]
        ratios = [f"{report['piloted'] / rate:.1f}×" for report in fastest(ours)]
        console.print(row([*name, *figures, peer.get("forced_share"), *ratios]))


def speedups(ours: list[Report]) -> list[Report]:
    """Compiled against interpreted, figure by figure."""
    plain = {(r["game"], r["seats"]): r for r in ours if r["engine"] == "interpreted"}
    found = []
    for report in ours:
        base = plain.get((report["game"], report["seats"]))
        if report["engine"] == "compiled" and base:
            ratios = {
                column: f"{report[column] / base[column]:.1f}×" if report[column] and base[column] else None
                for column in COLUMNS
            }
            found.append({**report, "engine": "ratio", **ratios})
    return found


def fastest(ours: list[Report]) -> list[Report]:
    """The engine that people run: compiled where there is one."""
    compiled = [report for report in ours if report["engine"] == "compiled"]
    return compiled or ours


def ratio_heads(ours: list[Report]) -> list[str]:
    return [f"{report['game']}/{report['seats']}" for report in fastest(ours)]


def head(texts: Texts, name: str) -> str:
    """The word for a column or an engine, as the table's head has it."""
    return texts.note("bench-heads", name)


def heads(texts: Texts, *names: str) -> list[object]:
    return [head(texts, name) for name in names]


def row(cells: list[object]) -> str:
    first, *rest = ("–" if cell is None else f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in cells)
    return f"{first:<22}" + "".join(f"{cell:>17}" for cell in rest)
