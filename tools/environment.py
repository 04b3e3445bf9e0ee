"""Arcanum's own Python environment: made once for each lock file and Python version."""

import os
import sys
from pathlib import Path

from ground import ROOT, STATE, clear_old, discard, fingerprint, mark_usable, only_one, run, say, step, take
from wording import word

FORMAT = "1"  # raise it when an environment is put together differently
LOCK_FILE = ROOT / "requirements.lock"
INSTALLER_LOCK_FILE = ROOT / "tools" / "bootstrap.txt"
LOCKED = {INSTALLER_LOCK_FILE: ("--group", "installer"), LOCK_FILE: ("--group", "dev", "pyproject.toml")}
# Nothing of this machine may get into a lock file: not its platform, not where it fetches packages from.
LOCK_OPTIONS = ("--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate")
ENVIRONMENTS = STATE / "env"
REMEMBERED = STATE / "python"
LOG = STATE / "setup.log"


def python_name() -> str:
    """Return what the compiled parts of packages depend on."""
    version = ".".join(map(str, sys.version_info))
    return f"{sys.implementation.cache_tag} {version} {sys.platform} {os.uname().machine}"


def own_environment() -> Path:
    """Return the environment for the present lock file, set up if it is not there."""
    folder = ENVIRONMENTS / fingerprint([FORMAT, python_name(), LOCK_FILE.read_bytes()])
    while not (os.access(folder / "bin" / "python", os.X_OK) and take(folder)):
        with only_one(STATE / "setup.lock", "setup-busy") as lock:
            if not is_usable(folder):
                set_up(folder, lock)
    return folder


def is_usable(folder: Path) -> bool:
    """Tell whether a set-up was finished, and its Python has not gone since."""
    return (folder / "ready").exists() and os.access(folder / "bin" / "python", os.X_OK)


def set_up(folder: Path, lock: int) -> None:
    """Make the environment anew, whatever an interrupted set-up may have left."""
    LOG.write_text(f"{python_name()}\n")
    if not ENVIRONMENTS.exists():
        say(word("first-time"))
    uv = installer(lock)
    discard(folder)
    with step("environment"):
        run([base_python(), "-I", "-m", "venv", "--without-pip", folder], LOG, lock=lock)
    with step("packages"):
        python = folder / "bin" / "python"
        run([uv, "pip", "sync", "--require-hashes", "--python", python, LOCK_FILE], LOG, lock=lock)
    remember_python()
    mark_usable(folder)
    clear_old(ENVIRONMENTS, keep=2)


def installer(lock: int) -> Path:
    """Return uv, kept in a place of its own: the environment holds only what the lock file lists."""
    folder = STATE / "uv" / fingerprint([FORMAT, python_name(), INSTALLER_LOCK_FILE.read_bytes()])
    uv = folder / "bin" / "uv"
    if (folder / "ready").exists() and os.access(uv, os.X_OK):
        return uv
    discard(folder)
    with step("installer"):
        run([base_python(), "-I", "-m", "venv", folder], LOG, lock=lock)
        pip = (folder / "bin" / "python", "-I", "-m", "pip", "--disable-pip-version-check", "install")
        run([*pip, "--require-hashes", "--requirement", INSTALLER_LOCK_FILE], LOG, lock=lock)
    mark_usable(folder)
    clear_old(folder.parent, keep=1)
    return uv


def base_python() -> str:
    """Return the Python that environments are made of, even when this one is in an environment itself."""
    return os.path.realpath(getattr(sys, "_base_executable", sys.executable))


def remember_python() -> None:
    """Leave a link for `./arcanum`, so that the next start need not search."""
    link = REMEMBERED.with_suffix(".new")
    link.unlink(missing_ok=True)
    link.symlink_to(base_python())
    link.replace(REMEMBERED)


def renew_locks(arguments: list[str]) -> None:
    """Write the lock files anew from pyproject.toml; the arguments, such as --upgrade, go to uv."""
    with only_one(STATE / "setup.lock", "setup-busy") as lock:
        LOG.write_text(f"{python_name()}\n")
        uv = installer(lock)
        for file, source in LOCKED.items():
            with step("locking", file=file.name):
                target = ("--output-file", file.relative_to(ROOT))
                run([uv, "pip", "compile", *LOCK_OPTIONS, *source, *target, *arguments], LOG, lock=lock)
