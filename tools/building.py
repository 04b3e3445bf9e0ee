"""Builds the compiled engine: as a script in the background, or called by a command that waits for it."""

import os
import shutil
import sys
from pathlib import Path

import compiled
from engine import BUILD_LOCK, BUILD_LOG, ENGINES, failure_of, inputs, link_uncompiled, name_of, settings_of
from ground import Trouble, clear_old, discard, mark_usable, only_one, run, step, take

# What was compiled stays here, so that the next build compiles only what changed.
BUILD = ENGINES / "build"


def build(python: Path) -> Path:
    """Return the compiled tree of the present sources, built if it is not there."""
    with only_one(BUILD_LOCK, "build-busy") as lock:
        files = inputs()
        tree = ENGINES / name_of(files)
        if not (tree / "ready").exists():
            with step("compiling"):
                compile_tree(tree, files, python, lock)
        return tree


def compile_tree(tree: Path, files: dict[str, bytes], python: Path, lock: int) -> None:
    """Compile these very files, whatever is edited meanwhile."""
    for failure in ENGINES.glob("*.failed"):
        failure.unlink()
    BUILD_LOG.write_text("")
    write_snapshot(files)
    try:
        run_mypyc(python, lock)
        assemble(tree)
    except Trouble:
        failure_of(tree.name).touch()
        raise
    clear_old(ENGINES, keep=2)


def write_snapshot(files: dict[str, bytes]) -> None:
    """Bring the build's own copy of the sources up to date, leaving alone what did not change."""
    stamp = BUILD / "settings"
    if not (stamp.exists() and stamp.read_text() == settings_of(files)):
        discard(BUILD)
        BUILD.mkdir(parents=True)
        stamp.write_text(settings_of(files))
    for path in (BUILD / "src").rglob("*"):
        if path.is_file() and str(path.relative_to(BUILD)) not in files:
            path.unlink()
    for name, content in files.items():
        path = BUILD / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def run_mypyc(python: Path, lock: int) -> None:
    """Compile the snapshot with the same setup.py that makes wheels."""
    command = (python, "-P", "setup.py", "build_ext", "--build-lib", "lib", "--build-temp", "objects")
    environment = {**os.environ, "ARCANUM_COMPILE": "always"}
    environment.pop("PYTHONPATH", None)
    run(command, BUILD_LOG, lock=lock, cwd=BUILD, env=environment, otherwise="build-failed")


def assemble(tree: Path) -> None:
    """Put sources and libraries side by side; Python prefers the library."""
    part = ENGINES / "part"
    discard(part)
    for package in compiled.PACKAGES:
        shutil.copytree(BUILD / "src" / "arcanum" / package, part / "arcanum" / package)
    for library in libraries():
        shutil.copy2(library, part / library.relative_to(BUILD / "lib"))
    link_uncompiled(part)
    mark_usable(part)
    discard(tree)
    part.rename(tree)


def libraries() -> list[Path]:
    """List the libraries of the present modules; the build folder may hold those of removed ones, too."""
    found = []
    for module in compiled.modules(BUILD / "src"):
        folder = BUILD / "lib" / module.parent.relative_to(BUILD / "src")
        found += [*folder.glob(f"{module.stem}.*.so"), *folder.glob(f"{module.stem}__mypyc.*.so")]
    return found


def main() -> int:
    """Build quietly, giving way to the user's own work."""
    os.nice(10)
    python = Path(sys.argv[1])
    take(python.parents[1])
    try:
        build(python)
    except (Trouble, OSError) as problem:
        print(problem)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
