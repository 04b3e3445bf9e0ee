"""What the launcher's parts stand on: places, fingerprints, locks and logged steps."""

import errno
import fcntl
import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from wording import seconds, word

ROOT = Path(__file__).resolve().parents[1]
STATE = ROOT / ".arcanum"

# What a failed step's log may contain, and the message that explains it.
SYMPTOMS = {
    "No space left on device": "disk-full",
    "ensurepip is not available": "no-venv",
    "No module named ensurepip": "no-venv",
    "Failed to fetch": "no-network",
    "error sending request": "no-network",
    "client error (Connect)": "no-network",
    "NewConnectionError": "no-network",
    "Temporary failure in name resolution": "no-network",
    "No matching distribution found": "no-network",
    "Hash mismatch": "wrong-hash",
    "DO NOT MATCH THE HASHES": "wrong-hash",
}


class Trouble(Exception):
    """Something the user must know; the message is a finished sentence in their language."""


def say(text: str) -> None:
    """Tell the user, apart from what the command itself prints."""
    print(text, file=sys.stderr, flush=True)


def shown(path: Path) -> str:
    """Return the path as a person would type it."""
    return os.path.relpath(path)


def fingerprint(parts: Iterable[str | bytes]) -> str:
    """Return a short name for all these parts together."""
    digest = blake2b(digest_size=8)
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


@contextmanager
def only_one(lock: Path, busy: str) -> Iterator[int]:
    """Let one process at a time in, and tell the others that they wait."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(word(busy))
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def is_held(lock: Path) -> bool:
    """Tell whether some process is inside `only_one` of this lock."""
    try:
        with lock.open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except FileNotFoundError:
        return False
    return False


def mark_usable(folder: Path) -> None:
    """Write the last file of a folder that is complete; processes that use the folder lock it."""
    (folder / "ready").touch()


def take(folder: Path) -> bool:
    """Use a ready folder until this process ends, and the command that it becomes. False: it isn't there."""
    ready = folder / "ready"
    try:
        handle = os.open(ready, os.O_RDONLY)
    except FileNotFoundError:
        return False
    fcntl.flock(handle, fcntl.LOCK_SH)
    if not ready.exists():  # cleaned away between the two lines above
        os.close(handle)
        return False
    os.set_inheritable(handle, True)
    return True


def clear_old(folder: Path, keep: int) -> None:
    """Remove all but the newest ready folders, unless a process uses them."""
    ready = sorted(folder.glob("*/ready"), key=lambda path: path.stat().st_mtime, reverse=True)
    for stamp in ready[keep:]:
        with stamp.open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            stamp.unlink()
            discard(stamp.parent)


def discard(folder: Path) -> None:
    """Remove a folder, whether it is there or not."""
    if folder.exists():
        shutil.rmtree(folder)


@contextmanager
def step(name: str, **arguments: str) -> Iterator[None]:
    """Show what is being done, and then how long it took."""
    print(f"  {word(name, **arguments)} … ", end="", file=sys.stderr, flush=True)
    start = time.perf_counter()
    try:
        yield
    except BaseException:
        say(word("step-failed"))
        raise
    say(seconds(time.perf_counter() - start))


def run(
    command: Sequence[str | Path],
    log: Path,
    *,
    lock: int,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    otherwise: str = "failed",
) -> None:
    """Run a command with its output in the log.

    It inherits the lock: if this process is killed, nobody repairs what the command still writes to.
    """
    import subprocess

    with log.open("a") as file:
        done = subprocess.run(
            [str(part) for part in command],
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            cwd=cwd,
            env=env,
            pass_fds=(lock,),
            check=False,
        )
    if done.returncode != 0:
        raise Trouble(explanation(log, otherwise))


def explanation(log: Path, otherwise: str) -> str:
    """Say what the log's symptoms mean, or only where the log is."""
    text = log.read_text(encoding="utf-8", errors="replace")
    message = next((message for symptom, message in SYMPTOMS.items() if symptom in text), otherwise)
    return word(message, log=shown(log))


def refusal(error: OSError, log: Path) -> str:
    """Put what the operating system refused into a sentence."""
    if error.errno == errno.ENOSPC:
        return word("disk-full", log=shown(log))
    return word("system-refused", reason=str(error))
