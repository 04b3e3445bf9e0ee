"""What every test run has: the option `--slow`, and the two engines."""

import os

import pytest

LOADED = os.environ.get("ARCANUM_ENGINE_LOADED", "plain")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="also run the tests marked slow")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = set()
    if not config.getoption("--slow"):
        left_out.add("slow")
    if LOADED == "compiled":
        left_out.add("once")
    dropped = [item for item in items if any(item.get_closest_marker(name) for name in left_out)]
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = [item for item in items if item not in set(dropped)]
