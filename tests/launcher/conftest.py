"""A small checkout with the real launcher in it, and an engine of one module."""

import json
import os
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).resolve().parents[2]
LAUNCHER = ("arcanum", "tools", "setup.py", "pyproject.toml", "requirements.lock")
OURS = ("ARCANUM_", "LC_", "LANG", "PYTHON", "CC")

MAIN = '''
"""Tells what it was started with, or does what a test needs a command to do."""
import json, os, sys
from arcanum.core import numbers

def main() -> int:
    if sys.argv[1:] == ["wait"]:
        print("waiting", flush=True)
        sys.stdin.read()
        return 0
    if sys.argv[1:2] == ["exit"]:
        return int(sys.argv[2])
    seen = {name: value for name, value in os.environ.items() if name.startswith("ARCANUM_")}
    print(json.dumps({"args": sys.argv[1:], "numbers": numbers.__file__, "environ": seen}))
    return 0
'''

PACKAGE = {
    "__init__.py": '__version__ = "0"\n',
    "__main__.py": "import sys\nfrom arcanum.cli.main import main\nsys.exit(main())\n",
    "cli/__init__.py": "",
    "cli/main.py": MAIN,
    "core/__init__.py": "",
    "core/numbers.py": "def twice(number: int) -> int:\n    return 2 * number\n",
    "games/__init__.py": "",
    "bots/__init__.py": "",
}


@dataclass
class Result:
    code: int
    out: str
    told: str

    @property
    def report(self) -> Any:
        return json.loads(self.out)

    @property
    def engine(self) -> str:
        library = self.report["numbers"].endswith(".so")
        return "compiled" if library else "plain"


@dataclass
class Checkout:
    root: Path

    def write(self, name: str, text: str) -> None:
        path = self.root / "src" / "arcanum" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def environment(self, **variables: str) -> dict[str, str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        return inherited | variables

    def start(self, *args: str, **variables: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.root / "arcanum", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.environment(**variables),
            text=True,
        )

    def run(self, *args: str, **variables: str) -> Result:
        process = self.start(*args, **variables)
        out, told = process.communicate(timeout=100)
        return Result(process.returncode, out, told)

    def change_lock(self) -> None:
        with (self.root / "requirements.lock").open("a") as lock:
            lock.write("# another version\n")

    def forget(self, part: str) -> None:
        shutil.rmtree(self.root / ".arcanum" / part)

    def ready(self, part: str) -> set[Path]:
        return {stamp.parent for stamp in (self.root / ".arcanum" / part).glob("*/ready")}

    def wait_for_build(self, outcome: str) -> None:
        """Wait for the background build to leave its outcome: `*/ready` or `*.failed`."""
        engines = self.root / ".arcanum" / "engine"
        end = time.monotonic() + 60
        while not list(engines.glob(outcome)):
            assert time.monotonic() < end, (engines / "build.log").read_text()
            time.sleep(0.05)

    def state(self) -> dict[str, int]:
        return {str(path): path.lstat().st_mtime_ns for path in (self.root / ".arcanum").rglob("*")}


@pytest.fixture(scope="session")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Checkout, Result]:
    """A checkout that was set up from nothing by its first command, which waited for the engine, too."""
    checkout = Checkout(tmp_path_factory.mktemp("first") / "a checkout")
    for name in LAUNCHER:
        source = PROJECT / name
        target = checkout.root / name
        target.parent.mkdir(exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy2(source, target)
    for name, text in PACKAGE.items():
        checkout.write(name, text)
    return checkout, checkout.run("one", "", "two words", ARCANUM_ENGINE="compiled")


@pytest.fixture
def checkout(first: tuple[Checkout, Result], tmp_path: Path) -> Checkout:
    """A copy of the checkout that is set up; what is large and never written to is only linked."""
    shutil.copytree(first[0].root, tmp_path / "copy", symlinks=True, copy_function=copy_or_link)
    return Checkout(tmp_path / "copy")


def copy_or_link(source: str, target: str) -> None:
    if "site-packages" in source or Path(source).stat().st_size > 1_000_000:
        os.link(source, target, follow_symlinks=False)
    else:
        shutil.copy2(source, target, follow_symlinks=False)
