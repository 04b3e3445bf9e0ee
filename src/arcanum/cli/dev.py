"""`arcanum check` and `arcanum test`: what must hold before a change goes in."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

# Not through the package: in the compiled tree, this file is a link into the checkout.
CHECKOUT = Path(__file__).resolve().parents[3]
SOURCE = CHECKOUT / "src"
REPORTS = CHECKOUT / ".arcanum" / "tests"
TYPED = ("src", "tools", "tests", "bench", "setup.py", "conftest.py")
NO_TESTS_CHOSEN = 5  # pytest's exit code


@dataclass
class Tally:
    """How many tests ended how."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def check(args: list[str]) -> int:
    """Run every check that needs no test run: style, types and import direction."""
    if args:
        print(f"arcanum check takes no arguments: {' '.join(args)}", file=sys.stderr)
        return 2
    if not is_checkout():
        return 2
    return 1 if failed_checks() else 0


def test(args: list[str]) -> int:
    """Run the checks, then the tests on the plain and on the compiled engine; `args` go to pytest."""
    if not is_checkout():
        return 2
    total = Tally(failed=failed_checks())
    compiled = compiled_tree()
    total += run_tests("plain", SOURCE, compiled, args)
    if compiled:
        total += run_tests("compiled", compiled, SOURCE, args)
    elif os.environ.get("ARCANUM_ENGINE_MISSING") == "failed":
        total.failed += 1
        print("The engine could not be compiled, which counts as a failure.")
    else:
        print("There is no compiled engine here: only the plain one was tested.")
    print(total, flush=True)
    return 0 if total.passed and not total.failed else 1


def is_checkout() -> bool:
    """Tell whether there is anything to check, and say so if not."""
    if (CHECKOUT / "tests").is_dir() and (CHECKOUT / "pyproject.toml").is_file():
        return True
    print("This needs a checkout of Arcanum; an installed package brings no tests.", file=sys.stderr)
    return False


def failed_checks() -> int:
    """Run the checkers side by side and return how many failed."""
    scripts = Path(sys.executable).parent
    typed = [name for name in TYPED if has_python(CHECKOUT / name)]
    commands: dict[str, Sequence[str]] = {
        "style": [str(scripts / "ruff"), "check", "--quiet", "--output-format=concise", "."],
        "format": [str(scripts / "ruff"), "format", "--check", "--quiet", "--diff", "."],
        "types": [str(scripts / "mypy"), *typed],
        "imports": [str(scripts / "lint-imports")],
    }
    with ThreadPoolExecutor() as pool:
        return sum(pool.map(run_check, commands, commands.values()))


def has_python(path: Path) -> bool:
    """Tell whether mypy would find anything here; a folder without modules it takes for a mistake."""
    return path.is_file() or any(path.rglob("*.py"))


def run_check(name: str, command: Sequence[str]) -> bool:
    """Run one checker and return whether it failed; its output matters only then."""
    start = time.perf_counter()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (SOURCE, CHECKOUT / "tools")))}
    done = subprocess.run(command, cwd=CHECKOUT, env=environment, capture_output=True, text=True, check=False)
    verdict = "failed" if done.returncode else "ok"
    output = done.stdout + done.stderr if done.returncode else ""
    print(f"{name:8} {verdict:6} {time.perf_counter() - start:5.1f} s\n{output}", end="", flush=True)
    return done.returncode != 0


def compiled_tree() -> Path | None:
    """Return the tree that the launcher chose, if it is the compiled one."""
    loaded = os.environ.get("ARCANUM_ENGINE_LOADED")
    return Path(os.environ["PYTHONPATH"]) if loaded == "compiled" else None


def run_tests(engine: str, tree: Path, other: Path | None, args: list[str]) -> Tally:
    """Run pytest once with `arcanum` imported from this tree."""
    print(f"\ntests on the {engine} engine", flush=True)
    report = REPORTS / f"{engine}.xml"
    report.unlink(missing_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(tree), "ARCANUM_ENGINE_LOADED": engine}
    environment["ARCANUM_OTHER_TREE"] = str(other or "")
    pytest = [sys.executable, "-P", "-m", "pytest", "--import-mode=importlib", "--quiet"]
    spread = [f"--numprocesses={os.cpu_count() or 1}", "--dist=loadgroup"]
    command = [*pytest, *spread, f"--junit-xml={report}", *args]
    code = subprocess.run(command, cwd=CHECKOUT, env=environment, check=False).returncode
    tally = tally_of(report)
    if code not in {0, NO_TESTS_CHOSEN} and not tally.failed:
        tally.failed = 1  # it stopped before it could count
    return tally


def tally_of(report: Path) -> Tally:
    """Add up a JUnit report."""
    if not report.exists():
        return Tally()
    tally = Tally()
    for suite in ET.parse(report).getroot().iter("testsuite"):
        tests, failures, errors, skipped = (
            int(suite.get(name, "0")) for name in ("tests", "failures", "errors", "skipped")
        )
        tally += Tally(tests - failures - errors - skipped, failures + errors, skipped)
    return tally


if __name__ == "__main__":
    sys.exit({"check": check, "test": test}[sys.argv[1]](sys.argv[2:]))
