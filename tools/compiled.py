"""Which modules are compiled, and how: the one place that setup.py and the launcher read."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from setuptools import Extension

PACKAGES = ("core", "games", "bots")
SKIP = "# mypyc: skip"
SKIP_WITHIN_LINES = 5

# The build must not depend on the checks' settings: a missing annotation is no reason to run slowly.
MYPY_OPTIONS = ["--config-file=", "--cache-dir=build/mypy"]


def modules(source: Path) -> list[Path]:
    """Return the modules to compile. A compiled `__init__.py` breaks editable installs, so those stay out."""
    found = [path for package in PACKAGES for path in (source / "arcanum" / package).rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py" and not _opts_out(path))


def _opts_out(module: Path) -> bool:
    head = module.read_text(encoding="utf-8").splitlines()[:SKIP_WITHIN_LINES]
    return any(line.startswith(SKIP) for line in head)


def compiler() -> str | None:
    """Return the C compiler to use, or None where one, or Python's own headers, are missing."""
    import shutil
    import sysconfig

    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    candidates = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    for candidate in candidates:
        if candidate and shutil.which(candidate.split()[0]):
            return str(candidate)
    return None


def extensions(source: Path) -> "list[Extension]":
    """Translate the modules to C. One library a module: on two cores that halves the build."""
    from mypyc.build import mypycify

    paths = [str(path) for path in modules(source)]
    if not paths:
        return []
    built = mypycify([*MYPY_OPTIONS, *paths], opt_level="2", debug_level="0", separate=True)
    return cast("list[Extension]", built)
