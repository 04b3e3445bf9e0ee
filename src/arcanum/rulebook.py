"""The rules references: the text of a rule by its anchor, for whoever shows why something cannot be done."""

import re
from functools import cache
from importlib.resources import files

HEADING = re.compile(r'^#+ <a id="(?P<anchor>[a-z0-9_-]+)"></a>(?P<title>.+)$')


class Rule:
    """A rule: its title and its text, in Markdown."""

    def __init__(self, anchor: str, title: str) -> None:
        self.anchor = anchor
        self.title = title
        self.lines: list[str] = []

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()

    @property
    def gist(self) -> str:
        """Its first paragraph, with the list that it introduces, in plain words."""
        paragraphs = self.text.split("\n\n")
        length = 2 if paragraphs[0].endswith(":") else 1
        return plain_text("\n".join(paragraphs[:length]))


@cache
def rules_of(game: str, lang: str) -> dict[str, Rule]:
    """The rules of a game by anchor, in the order of the reference."""
    text = files("arcanum").joinpath("rules", f"{game}.{lang}.md").read_text("utf-8")
    rules: dict[str, Rule] = {}
    rule = Rule("", "")
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            rule = Rule(heading["anchor"], heading["title"])
            rules[rule.anchor] = rule
        elif line.startswith("#"):
            rule = Rule("", "")
        else:
            rule.lines.append(line)
    return rules


def plain_text(markdown: str) -> str:
    """A rule's text without the marks of Markdown."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", markdown)
    return text.replace("**", "").replace("`", "")
