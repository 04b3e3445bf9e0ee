"""`arcanum bench`: the engine interpreted and compiled and, with `--peers`, other libraries, in one run."""

import json
import os
import shlex
import subprocess
import sys
from argparse import Namespace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from arcanum.cli.console import Console
from arcanum.cli.tables import format_json
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

Report = dict[str, Any]


def run(command: Namespace, console: Console) -> int:
    texts = console.texts
    if not BENCH.is_dir():
        print(texts.shell("bench-needs-checkout"), file=sys.stderr)
        return 2
    try:
        reports = measure(command, texts)
    except subprocess.CalledProcessError as error:
        print(texts.shell("bench-failed", command=shlex.join(error.cmd)), file=sys.stderr)
        return 1
    if command.json:
        console.print(format_json(reports))
    else:
        show(reports, console)
    return 0


def measure(command: Namespace, texts: Texts) -> list[Report]:
    """Everything one after the other, on a machine that does nothing else if possible."""
    reports: list[Report] = []
    for name, tree in trees(texts).items():
        announce(texts, f"bench-{name}")
        reports += measure_engine(tree, command.seconds)
    if command.peers:
        python = peers_python(texts)
        announce(texts, "bench-peers")
        reports += json_lines([str(python), "-P", str(BENCH / "peers.py"), "--seconds", str(command.seconds)])
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


def measure_engine(tree: str, seconds: float) -> list[Report]:
    command = [sys.executable, "-P", str(BENCH / "engine.py"), "--seconds", str(seconds)]
    return json_lines(command, {**os.environ, "PYTHONPATH": tree})


def json_lines(command: list[str], environment: dict[str, str] | None = None) -> list[Report]:
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
    ours = [report for report in reports if "engine" in report]
    console.print(row(heads(console.texts, "engine", "game", "seats", *COLUMNS)))
    for report in [*ours, *speedups(ours)]:
        name = [head(console.texts, report["engine"]), report["game"], report["seats"]]
        console.print(row([*name, *[report[column] for column in COLUMNS]]))
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
