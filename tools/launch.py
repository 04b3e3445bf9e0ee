"""Sets Arcanum up once, then becomes the command itself."""

import os
import sys

from engine import engine_for
from environment import LOG, own_environment, renew_locks
from ground import ROOT, Trouble, refusal, say

INTERRUPTED = 130  # what a shell reports for a command stopped by Ctrl-C


def main(arguments: list[str]) -> int:
    """Run a command, or say in one sentence why that is impossible."""
    try:
        if arguments[:1] == ["lock"]:
            renew_locks(arguments[1:])
        else:
            become(arguments)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except OSError as error:
        say(refusal(error, LOG))
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def become(arguments: list[str]) -> None:
    """Replace this process by the command: its exit code and signals are its own."""
    python = own_environment() / "bin" / "python"
    engine = engine_for(arguments[0] if arguments else "", python)
    environment = {**os.environ, **engine.environment(), "ARCANUM_HOME": str(ROOT)}
    if engine.missing is None:
        environment.pop("ARCANUM_ENGINE_MISSING", None)
    os.execve(python, [str(python), "-P", "-m", "arcanum", *arguments], environment)  # noqa: S606


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
