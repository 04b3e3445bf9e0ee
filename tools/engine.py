"""Which engine a command runs on: the compiled one when it is ready, plain Python until then."""

import os
import sys
from pathlib import Path

import compiled
from environment import LOCK_FILE, python_name
from ground import ROOT, STATE, Trouble, fingerprint, is_held, say, shown, take
from wording import word

SOURCE = ROOT / "src"
ENGINES = STATE / "engine"
BUILD_LOCK = ENGINES / "build.lock"
BUILD_LOG = ENGINES / "build.log"
SETTINGS = ("setup.py", "tools/compiled.py")
BUILD_TOOLS = (b"mypy==", b"librt==", b"setuptools==")
COMMANDS_THAT_WAIT = {"test", "bench"}


class Engine:
    """A tree to import `arcanum` from; `missing` says why it is not the compiled one."""

    def __init__(self, tree: Path = SOURCE, missing: str | None = None) -> None:
        self.tree = tree
        self.missing = missing

    def environment(self) -> dict[str, str]:
        """Return the variables that make a command run on this engine, and tell it which one that is."""
        if self.missing is None:
            return {"PYTHONPATH": str(self.tree), "ARCANUM_ENGINE_LOADED": "compiled"}
        return {
            "PYTHONPATH": str(self.tree),
            "ARCANUM_ENGINE_LOADED": "plain",
            "ARCANUM_ENGINE_MISSING": self.missing,
        }


def engine_for(command: str, python: Path) -> Engine:
    """Choose the engine for a command, starting or awaiting a build where there is none yet."""
    wish = os.environ.get("ARCANUM_ENGINE") or "best"
    if wish not in {"best", "plain", "compiled"}:
        raise Trouble(word("unknown-engine", wish=wish))
    if wish == "plain":
        return Engine(missing="unwanted")
    engine = best_engine(python, wait=wish == "compiled" or command in COMMANDS_THAT_WAIT)
    if wish == "compiled" and engine.missing:
        raise Trouble(word("not-compiled"))
    return engine


def best_engine(python: Path, *, wait: bool) -> Engine:
    """Return the compiled engine if it can be had now, or on `wait` soon."""
    name = name_of(inputs())
    tree = ENGINES / name
    if take(tree):
        link_uncompiled(tree)
        return Engine(tree)
    if compiled.compiler() is None:
        tell_once(ENGINES / "no-compiler", word("no-compiler"))
        return Engine(missing="compiler")
    if wait:
        return build_now(python, name)
    if failure_of(name).exists():
        tell_once(failure_of(name), word("build-failed", log=shown(BUILD_LOG)))
        return Engine(missing="failed")
    if not is_held(BUILD_LOCK):
        build_in_background(python)
    return Engine(missing="building")


def inputs() -> dict[str, bytes]:
    """Read everything that the compiled engine is made from, by its path."""
    names = [*SETTINGS, "src/arcanum/__init__.py"]
    for package in compiled.PACKAGES:
        names += files_in(f"src/arcanum/{package}")
    return {name: (ROOT / name).read_bytes() for name in names}


def files_in(folder: str) -> list[str]:
    """List the files below a folder of the checkout that belong to the package, data files too."""
    found = []
    for path, folders, files in os.walk(ROOT / folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        below = os.path.relpath(path, ROOT)
        found += [f"{below}/{name}" for name in files if not name.startswith(".") and not name.endswith(".so")]
    return sorted(found)


def name_of(files: dict[str, bytes]) -> str:
    """Return the name of the engine that these files make."""
    return fingerprint([settings_of(files), *(part for item in sorted(files.items()) for part in item)])


def settings_of(files: dict[str, bytes]) -> str:
    """Return a name for how things are compiled; nothing built with other settings may be reused."""
    tools = [line for line in LOCK_FILE.read_bytes().splitlines() if line.startswith(BUILD_TOOLS)]
    return fingerprint([python_name(), *tools, *(files[name] for name in SETTINGS)])


def link_uncompiled(tree: Path) -> None:
    """Let the rest of the package be the source itself, so that its edits show at once."""
    package = tree / "arcanum"
    own = {*compiled.PACKAGES, "__pycache__"}
    wanted = {path.name for path in (SOURCE / "arcanum").iterdir()} - own
    present = {path.name for path in package.iterdir()} - own
    for name in present - wanted:
        (package / name).unlink()
    for name in wanted - present:
        (package / name).symlink_to(os.path.relpath(SOURCE / "arcanum" / name, package))


def failure_of(name: str) -> Path:
    """Return the marker of an engine that could not be built."""
    return ENGINES / f"{name}.failed"


def tell_once(marker: Path, text: str) -> None:
    """Say it unless the marker remembers that it was said."""
    if marker.exists() and marker.read_text() == "told":
        return
    say(text)
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.write_text("told")


def build_now(python: Path, name: str) -> Engine:
    """Build in the foreground; the plain engine is always there to fall back to."""
    from building import build

    try:
        tree = build(python)
    except (Trouble, OSError):
        failure_of(name).unlink(missing_ok=True)
        tell_once(failure_of(name), word("build-failed", log=shown(BUILD_LOG)))
        return Engine(missing="failed")
    return Engine(tree) if take(tree) else Engine(missing="failed")


def build_in_background(python: Path) -> None:
    """Start a build that outlives this command."""
    import subprocess

    ENGINES.mkdir(parents=True, exist_ok=True)
    script = Path(__file__).with_name("building.py")
    with BUILD_LOG.open("a") as log:
        subprocess.Popen(
            [sys.executable, "-E", "-s", "-S", script, python],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=ROOT,
            start_new_session=True,
        )
    say(word("background"))
