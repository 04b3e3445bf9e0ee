"""Builds the wheel: compiled where a C compiler is at hand, plain Python otherwise.

ARCANUM_COMPILE=never leaves the compiler out; ARCANUM_COMPILE=always fails where `auto` would fall back.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import compiled

COMPILE = os.environ.get("ARCANUM_COMPILE", "auto")
COMPILING_COMMANDS = {"bdist_wheel", "build_ext"}


def fall_back(reason: str) -> None:
    """Say why the engine stays plain, or refuse to go on where it must not."""
    if COMPILE == "always":
        sys.exit(f"The engine could not be compiled: {reason}")
    print(f"Arcanum's engine stays plain Python: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    """Return what to compile for this command; mypyc itself may find something to refuse."""
    if COMPILE == "never" or not COMPILING_COMMANDS.intersection(sys.argv):
        return []
    compiler = compiled.compiler()
    if compiler is None:
        fall_back("there is no C compiler with Python's headers")
        return []
    os.environ["CC"] = compiler
    try:
        return compiled.extensions(Path("src"))
    except (Exception, SystemExit) as problem:  # noqa: BLE001 - whatever it is, plain Python works
        fall_back(f"mypyc ended with {problem!r}")
        return []


class BuildEngine(build_ext):
    """Compiles everything or nothing: a half-compiled engine could not be imported."""

    def run(self) -> None:
        """Compile, and take back what was compiled if something would not."""
        try:
            super().run()
        except Exception as problem:  # noqa: BLE001
            fall_back(f"compiling ended with {type(problem).__name__}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []


if "bdist_wheel" in sys.argv:
    # setuptools would pack whatever an earlier build left there, even libraries of other sources.
    shutil.rmtree("build", ignore_errors=True)

setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine},
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
