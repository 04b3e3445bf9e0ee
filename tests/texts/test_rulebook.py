"""The rules references: the same rules in all languages, and every reason leads to one."""

import re
from itertools import product
from pathlib import Path

import pytest

from arcanum.core.registry import find_game, game_names
from arcanum.rulebook import plain_text, rules_of
from arcanum.texts import LANGUAGES

pytestmark = pytest.mark.once

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
REFERENCES = list(product(game_names(), LANGUAGES))


def text_of(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


def anchors(page: str) -> list[str]:
    return re.findall(r'<a id="([^"]+)">', text_of(page))


@pytest.mark.parametrize("game", game_names())
def test_the_references_have_the_same_anchors_in_the_same_order(game: str) -> None:
    english = anchors(f"rules/{game}.en.md")
    assert len(english) > 20
    assert len(set(english)) == len(english)
    for lang in LANGUAGES:
        assert anchors(f"rules/{game}.{lang}.md") == english
        assert list(rules_of(game, lang)) == english


@pytest.mark.parametrize(("game", "lang"), REFERENCES)
def test_every_rule_has_a_title_a_text_and_a_gist_in_plain_words(game: str, lang: str) -> None:
    for rule in rules_of(game, lang).values():
        assert rule.title.strip()
        assert rule.text
        assert rule.gist
        assert not re.search(r"\]\(|\*\*|`|<a |\||·|---", rule.gist), rule.anchor
        assert not rule.gist.endswith(":"), f"{rule.anchor} promises a list and does not give it"


@pytest.mark.parametrize(("game", "lang"), REFERENCES)
def test_every_reason_leads_to_a_rule(game: str, lang: str) -> None:
    missing = {reason for reason, rule in find_game(game).reasons().items() if rule not in rules_of(game, lang)}
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spell_has_a_rule_of_its_own(lang: str) -> None:
    spells = find_game("spellbook").piece_names("spell")
    assert {f"spell-{name}" for name in spells} <= set(rules_of("spellbook", lang))


@pytest.mark.parametrize("page", PAGES)
def test_every_internal_link_leads_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", text_of(page)):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = (DOCS / page).parent / path if path else DOCS / page
        assert target.exists(), f"{page}: {link}"
        if anchor:
            text = target.read_text("utf-8")
            assert f'<a id="{anchor}">' in text or anchor in heading_anchors(text), f"{page}: {link}"


def heading_anchors(text: str) -> set[str]:
    """The anchors that a web page makes of headings by itself."""
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize(("game", "lang"), [pair for pair in REFERENCES if pair[1] != "en"])
def test_a_translated_reference_has_all_paragraphs_and_links_of_the_original(game: str, lang: str) -> None:
    english, other = rules_of(game, "en"), rules_of(game, lang)
    for anchor, rule in english.items():
        links = re.findall(r"\]\(#([^)]+)\)", rule.text)
        found = re.findall(r"\]\(#([^)]+)\)", other[anchor].text)
        assert set(found) == set(links), anchor
        assert len(other[anchor].text.split("\n\n")) == len(rule.text.split("\n\n")), anchor


def test_plain_text_has_no_marks_of_markdown() -> None:
    assert plain_text("**Take** a [token](#tokens) or `draw`.") == "Take a token or draw."


def test_plain_text_says_a_table_in_words() -> None:
    table = """Prices:

| Level | no joker | one joker |
|---|---|---|
| 3 | 3 tokens | **5** tokens. |
| 4 | 4 tokens | [6](#six) tokens |

| Tokens | Refill |
|---|---|
| 0 to 4 | draw until there are 5 |

The end."""
    assert plain_text(table).split("\n") == [
        "Prices:",
        "",
        "Level 3. No joker: 3 tokens. One joker: 5 tokens.",
        "Level 4. No joker: 4 tokens. One joker: 6 tokens.",
        "",
        "Tokens 0 to 4: draw until there are 5.",
        "",
        "The end.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gist_of_a_rule_brings_the_table_that_it_introduces(lang: str) -> None:
    rules = rules_of("spellbook", lang)
    for anchor, row in [("learn-cost", "2 + 3 = 5"), ("altar-refill", "10"), ("spell-sacrifice", "4")]:
        assert row in rules[anchor].gist.split("\n", 1)[1]


def test_the_gist_of_a_rule_brings_the_list_that_it_introduces() -> None:
    rule = rules_of("spellbook", "en")["tokens"]
    assert rule.gist == rule.text.split("\n\n")[0]
    introduced = rules_of("spellbook", "en")["spell-choice"]
    assert "Classic." in introduced.gist
