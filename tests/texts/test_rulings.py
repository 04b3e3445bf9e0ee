"""Where the code decides what the rulebook leaves open, it cites a ruling that is written down."""

import re
from pathlib import Path

import pytest

import arcanum
from arcanum.core.registry import game_names

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
RULINGS = ROOT / "docs" / "rulings.md"
GAMES = Path(str(arcanum.__path__[0])) / "games"
CITATION = re.compile(r"\b[Rr]ulings?: ((?:[a-z]+(?:_[a-z]+)*(?:, )?)+)")
MENTION = re.compile(r"\b[Rr]ulings?:")


def written(game: str) -> list[str]:
    return re.findall(rf'<a id="{game}-([a-z_]+)">', RULINGS.read_text("utf-8"))


def citations(game: str) -> dict[str, list[str]]:
    """What each module of the game cites."""
    found = {}
    for path in sorted((GAMES / game).rglob("*.py")):
        text = path.read_text("utf-8")
        groups = CITATION.findall(text)
        assert len(groups) == len(MENTION.findall(text)), f"a citation in {path.name} cannot be read"
        found[path.name] = [name.strip() for group in groups for name in group.split(",") if name.strip()]
    return found


@pytest.mark.parametrize("game", game_names())
def test_every_cited_ruling_is_written_down(game: str) -> None:
    cited = {name for names in citations(game).values() for name in names}
    assert cited
    assert cited <= set(written(game))


@pytest.mark.parametrize("game", game_names())
def test_every_ruling_is_cited_where_the_code_follows_it(game: str) -> None:
    assert {name for names in citations(game).values() for name in names} == set(written(game))


@pytest.mark.parametrize("game", game_names())
def test_every_ruling_is_written_down_once_under_its_own_name(game: str) -> None:
    names = written(game)
    assert len(set(names)) == len(names)
    headings = re.findall(
        rf'^### <a id="{game}-([a-z_]+)"></a>([a-z_]+)$', RULINGS.read_text("utf-8"), re.MULTILINE
    )
    assert [(name, name) for name in names] == headings


@pytest.mark.parametrize("game", game_names())
def test_every_ruling_has_a_question_a_decision_reasons_and_how_sure_we_are(game: str) -> None:
    text = RULINGS.read_text("utf-8")
    for entry in re.split(rf'^### <a id="{game}-', text, flags=re.MULTILINE)[1:]:
        for part in ("**Question.**", "**Decision.**", "**Why.**", "**Confidence:**", "**Rules:**"):
            assert part in entry, f"{entry.split(chr(34))[0]} has no {part}"
        assert re.search(r"\*\*Confidence:\*\* (verified|high|medium|low)\.", entry), entry[:40]
