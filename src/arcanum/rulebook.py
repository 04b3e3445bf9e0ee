"""The rules references: the text of a rule by its anchor, for whoever shows why something cannot be done."""

import re
from functools import cache
from importlib.resources import files

HEADING = re.compile(r'^#+ <a id="(?P<anchor>[a-z0-9_-]+)"></a>(?P<title>.+)$')

TABLE = re.compile(r"^\|.+\|(\n\|.+\|){2,}$", re.MULTILINE)


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
        """Its first paragraph, with the list or table that it introduces or heads, in plain words."""
        paragraphs = self.text.split("\n\n")
        length = 1 if paragraphs[0].endswith(".") else 2
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
    """A rule's text without the marks of Markdown, a row of a table as a line of words."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", TABLE.sub(table_in_words, markdown))
    return text.replace("**", "").replace("`", "").replace(" · ", ", ").replace("−", "-")


def table_in_words(table: re.Match[str]) -> str:
    """A line for each row: ``Level 3. No joker: 3 tokens.``; of two columns, ``Level 3: 3 units.``."""
    heads, _, *rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table[0].splitlines()]
    if len(heads) == 2:
        return "\n".join(sentence(f"{heads[0]} {first}", second) for first, second in rows)
    return "\n".join(" ".join([f"{heads[0]} {row[0]}.", *map(sentence, heads[1:], row[1:])]) for row in rows)


def sentence(head: str, cell: str) -> str:
    return f"{head[:1].upper()}{head[1:]}: {cell}" + ("" if cell.endswith(".") else ".")
