"""The table of SpellBook as text, for the terminal."""

from typing import Any, Final

from arcanum.core.game import Pen, Say, View
from arcanum.games.spellbook.table import COLOURS, RUNES

SIGNS: Final = {"circle": "○", "triangle": "△", "square": "□"}
PAINT: Final = {
    "red": 203, "purple": 141, "green": 78, "black": 245, "white": 255, "blue": 75, "yellow": 221,
}  # fmt: skip


def draw(view: View, say: Say, pen: Pen) -> list[str]:
    """The whole table: the day, the altar, the rival if there is one, and every player."""
    t: Any = view
    head = [say("table", ("day", "count", t["day"]))]
    if t["over"]:
        head.append(say("table", ("over",)))
    else:
        head.append(say("table", ("stage", "phase", t["stage"])))
        if t["last_round"]:
            head.append(say("table", ("last-round",)))
    lines = [pen.heading(joined(head, pen))]
    lines.append(place(say, ("altar",), tokens(t["altar"], say, pen)))
    if t["aside"]:
        lines.append(place(say, ("aside",), tokens(t["aside"], say, pen)))
    bag = sum(t["bag"].values())
    box = sum(t["box"].values())
    lines.append(f"{say('table', ('bag', 'count', bag))}. {say('table', ('box', 'count', box))}.")
    if t["rival"]:
        lines += draw_rival(t["rival"], say, pen)
    for player in t["players"]:
        lines += draw_player(player, say, pen)
    return lines


def draw_player(player: Any, say: Say, pen: Pen) -> list[str]:
    score = say("table", ("score", "score", player["score"]))
    pool, familiar = player["pool"], player["familiar"]
    stored: tuple[str | int, ...] = (
        "familiar", "count", len(familiar), "score", player["familiar_score"],
    )  # fmt: skip
    spells = [draw_spell(spell, say, pen) for spell in player["spells"]]
    return [
        pen.heading(joined([say("table", ("player", "seat", player["seat"])), score], pen)),
        "  " + place(say, ("pool", "count", len(pool)), tokens(pool, say, pen)),
        "  " + place(say, stored, tokens(familiar, say, pen)),
        "  " + place(say, ("spells",), joined(spells, pen)),
    ]


def draw_spell(spell: Any, say: Say, pen: Pen) -> str:
    """A spell with its level and the rune on it, or as not learned."""
    name = say("spell", (spell["spell"],))
    if not spell["level"]:
        return f"{name} ({say('table', ('not-learned',))})" if pen.plain else pen.paint(name, 240) + " –"
    colour, rune = spell["token"].split("-")
    if pen.plain:
        level = say("table", ("spell-level", "level", spell["level"]))
        return f"{name} ({level}, {say('rune', (rune,))})"
    return pen.paint(f"{name} {spell['level']}{SIGNS[rune]}", PAINT[colour])


def draw_rival(rival: Any, say: Say, pen: Pen) -> list[str]:
    cells, bottom = rival["cells"], rival["bottom"]
    return [
        pen.heading(say("table", ("rival", "score", rival["score"]))),
        "  " + place(say, ("rival-cells", "count", len(cells)), tokens(cells, say, pen)),
        "  " + place(say, ("rival-bottom", "count", len(bottom)), tokens(bottom, say, pen)),
    ]


def place(say: Say, label: tuple[str | int, ...], content: str) -> str:
    return f"{say('table', label)}: {content}"


def tokens(names: list[str], say: Say, pen: Pen) -> str:
    """Tokens by colour with the signs of their runes; in plain words for screen readers."""
    if not names:
        return say("table", ("empty",))
    if pen.plain:
        words = {name: say("token", (name,)) for name in names}
        numbers = {name: f" ({names.count(name)})" if names.count(name) > 1 else "" for name in names}
        return joined([words[name] + numbers[name] for name in words], pen)
    groups = []
    for colour in COLOURS:
        runes = [rune for rune in RUNES for _ in range(names.count(f"{colour}-{rune}"))]
        if runes:
            signs = "".join(SIGNS[rune] for rune in runes)
            groups.append(pen.paint(f"{say('colour', (colour,))} {signs}", PAINT[colour]))
    return joined(groups, pen)


def joined(parts: list[str], pen: Pen) -> str:
    return (", " if pen.plain else " · ").join(parts)
