"""The card tables in docs/cards say what the code says, and every branch of every card was reached."""

import re
from pathlib import Path

import pytest

from arcanum.core.registry import find_game, game_names
from arcanum.testing.branches import Rows, branches, page

CHECKOUT = Path(__file__).resolve().parents[2]
TABLES = CHECKOUT / "docs" / "cards"
ROW = re.compile(r"\| `(.+)` \| ([\d,]+) \| (.*) \|")


def table_of(game: str) -> str:
    return (TABLES / f"{game}.md").read_text("utf-8")


def sections(game: str) -> dict[str, list[str]]:
    """The lines about each card."""
    names = [name for _, name, _ in find_game(game).cards()]
    parts = re.split("^## ", table_of(game), flags=re.MULTILINE)[1:]
    return {name: part.splitlines() for name, part in zip(names, parts, strict=True)}


def rows(game: str) -> dict[str, Rows]:
    return {
        name: [(found[1], found[2], found[3]) for line in lines if (found := ROW.fullmatch(line))]
        for name, lines in sections(game).items()
    }


def named_tests(game: str) -> dict[str, list[str]]:
    return {
        name: re.findall("`(.+?)`", next(line for line in lines if line.startswith("Tests: ")))
        for name, lines in sections(game).items()
    }


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_the_table_shows_the_cards_as_they_are_now(game: str) -> None:
    found = re.search(r"--games (\d+)`", table_of(game))
    assert found
    assert page(find_game(game), int(found[1]), rows(game), named_tests(game)) == table_of(game)


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_the_table_lists_every_branch_of_every_card(game: str) -> None:
    listed = {(name, branch.replace("\\|", "|")) for name, found in rows(game).items() for branch, _, _ in found}
    assert set(branches(find_game(game))) <= listed


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_branch_was_reached_by_random_play_or_by_a_test_that_exists(game: str) -> None:
    sources = [
        path.read_text("utf-8")
        for folder in ("games", "rulebook")
        for path in sorted((CHECKOUT / "tests" / folder / game).glob("test_*.py"))
    ]
    existing = set(re.findall(r"^def (test_\w+)", "\n".join(sources), flags=re.MULTILINE))
    for name, found in named_tests(game).items():
        assert found, f"no test names {name}"
        assert set(found) <= existing, name
    for name, branch, count, test in ((name, *row) for name, found in rows(game).items() for row in found):
        assert count != "0" or test.strip("`") in existing, f"{name}: {branch} was never reached"
