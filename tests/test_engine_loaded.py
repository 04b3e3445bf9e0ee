"""The tests run on the engine they are meant for, and on the whole of it."""

import os
from importlib.util import find_spec
from pathlib import Path

import compiled

SOURCE = Path(__file__).resolve().parents[1] / "src"


def test_every_module_of_the_engine_comes_from_the_build_under_test() -> None:
    suffix = ".so" if os.environ.get("ARCANUM_ENGINE_LOADED") == "compiled" else ".py"
    for path in compiled.modules(SOURCE):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        assert spec.origin.endswith(suffix), name
