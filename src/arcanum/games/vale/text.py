"""The table of The Vale of Eternity as text, for the terminal."""

from typing import Any, Final

from arcanum.core.game import Pen, Say, View
from arcanum.games.vale.book import FAMILY_OF, NUMBER_OF
from arcanum.games.vale.table import STONES, WORTH

PAINT: Final = [166, 74, 137, 72, 134]  # by family
SIGNS: Final = {"red": "●", "blue": "▲", "purple": "⬢"}
STONE_PAINT: Final = {"red": 167, "blue": 74, "purple": 134}


def draw(view: View, say: Say, pen: Pen) -> list[str]:
    """The whole table: the round, the hunting board, the piles, and every player."""
    t: Any = view
    head = [say("table", ("round", "round", t["round"])), say("table", ("phase", "phase", t["phase"] or "end"))]
    lines = [pen.heading(joined(head, pen))]
    if t["prey"]:
        lines.append(place(say, ("prey",), [draw_prey(prey, say, pen) for prey in t["prey"]], pen))
    lines.append(draw_pile(t, say, pen))
    if t["discard"]:
        lines.append(place(say, ("discard", "count", len(t["discard"])), creatures(t["discard"], say, pen), pen))
    for player in t["players"]:
        lines += draw_player(t, player, say, pen)
    for name in ("waiting", "chosen"):
        if t[name]:
            lines.append(place(say, (name,), creatures(t[name], say, pen), pen))
    return lines


def draw_pile(t: Any, say: Say, pen: Pen) -> str:
    pile = say("table", ("pile", "count", t["pile"]))
    if t["top"] is not None:
        pile = f"{pile}, {say('table', ('pile-top', 'card', t['top']))}"
    return pile


def draw_prey(prey: Any, say: Say, pen: Pen) -> str:
    """A creature of the hunting board, with the player whose marker lies on it."""
    if prey["seat"] is None:
        return creature(prey["card"], say, pen)
    marked = say("table", ("marker", "card", prey["card"], "seat", prey["seat"]))
    return pen.paint(marked, PAINT[FAMILY_OF[NUMBER_OF[prey["card"]]]])


def draw_player(t: Any, player: Any, say: Say, pen: Pen) -> list[str]:
    head = [say("table", ("player", "seat", player["seat"])), say("table", ("score", "score", player["score"]))]
    if player["seat"] == t["first"]:
        head.append(say("table", ("first-player",)))
    area: tuple[str | int, ...] = ("area", "count", len(player["area"]), "round", t["round"])
    hand = ("hand", "count", player["cards_in_hand"])
    return [
        pen.heading(joined(head, pen)),
        "  " + draw_stones(player, say, pen),
        "  " + place(say, area, creatures(player["area"], say, pen), pen),
        "  " + place(say, hand, draw_hand(player, say, pen), pen),
    ]


def draw_stones(player: Any, say: Say, pen: Pen) -> str:
    """The stones, and what they are worth where a creature has changed it."""
    stones, worth = player["stones"], player["worth"]
    total = sum(stones[stone] * worth[stone] for stone in STONES)
    label = ("stones", "count", sum(stones.values()), "limit", player["limit"], "worth", total)
    if pen.plain:
        numbers: list[str | int] = [word for stone in STONES for word in (stone, stones[stone])]
        shown = [say("count", ("stones", *numbers))] if any(stones.values()) else []
    else:
        shown = [pen.paint(SIGNS[stone] * stones[stone], STONE_PAINT[stone]) for stone in STONES if stones[stone]]
    changed = [
        say("table", ("changed-worth", "stone", stone, "worth", worth[stone]))
        for stone, usual in zip(STONES, WORTH, strict=True)
        if worth[stone] != usual
    ]
    line = place(say, label, shown, pen)
    return f"{line} ({', '.join(changed)})" if changed else line


def draw_hand(player: Any, say: Say, pen: Pen) -> list[str]:
    """The own hand with what each card costs now; of another's hand, what everybody has seen."""
    if player["hand"] is not None:
        return [
            pen.paint(
                say("table", ("priced", "card", card["card"], "cost", card["cost"])),
                PAINT[FAMILY_OF[NUMBER_OF[card["card"]]]],
            )
            for card in player["hand"]
        ]
    cards = creatures(player["known"], say, pen)
    unseen = player["cards_in_hand"] - len(cards)
    return [*cards, say("table", ("unseen", "count", unseen))] if unseen else cards


def creatures(names: list[str], say: Say, pen: Pen) -> list[str]:
    return [creature(name, say, pen) for name in names]


def creature(name: str, say: Say, pen: Pen) -> str:
    """Its name in the colour of its family."""
    return pen.paint(say("creature", (name,)), PAINT[FAMILY_OF[NUMBER_OF[name]]])


def place(say: Say, label: tuple[str | int, ...], things: list[str], pen: Pen) -> str:
    content = joined(things, pen) if things else say("table", ("empty",))
    return f"{say('table', label)}: {content}"


def joined(parts: list[str], pen: Pen) -> str:
    return (", " if pen.plain else " · ").join(parts)
