"""The table of Tash-Kalar as text, for the terminal: the arena with its coordinates, and all who fight on it."""

from typing import Any, Final

from arcanum.core.game import Pen, Say, View
from arcanum.games.tashkalar.arena import NAMES, SIDE
from arcanum.games.tashkalar.book import COLOURS, RANKS

PAINT: Final = [74, 167, 137, 72, 252, 208, 134]  # by colour
TINT_PAINT: Final = {"plain": 240, "red": 131, "green": 65}
LETTERS: Final = "brngwop"  # by colour: blue, red, brown, green, white, orange, purple
EMPTY_SIGNS: Final = {"plain": "·", "red": "+", "green": "x"}


def draw(view: View, say: Say, pen: Pen) -> list[str]:
    """The whole table: the arena, the tasks, and every side with its players."""
    t: Any = view
    head = [say("table", ("mode", "mode", t["mode"])), say("table", ("phase", "phase", t["phase"] or "end"))]
    if t["left"] is not None:
        head.append(say("table", ("last-turns", "count", t["left"])))
    lines = [pen.heading(joined(head, pen))]
    lines += list_pieces(t, say, pen) if pen.plain else draw_arena(t, pen)
    if t["bans"]:
        lines.append(listed(say, ("bans",), [say("deck", (deck,)) for deck in t["bans"]], pen))
    for label, tasks in (("tasks", t["tasks"]), ("next-task", [t["next_task"]] if t["next_task"] else [])):
        if tasks:
            lines.append(f"{say('table', (label,))}:")
            lines += [f"  {draw_task(task, say)}" for task in tasks]
    for side in t["sides"]:
        lines += draw_side(t, side, say, pen)
    lines += draw_shared(t, say, pen)
    lines += draw_turn(t, say, pen)
    return lines


def glance(view: View, say: Say, pen: Pen) -> list[str]:
    """The arena alone, which changes with every step. As a list it would be too long to hear each time."""
    return [] if pen.plain else draw_arena(view, pen)


# -- the arena


def draw_arena(t: Any, pen: Pen) -> list[str]:
    """A grid with the columns above and the rows at the side; a letter is a common piece, see `sign`."""
    by_name = {each["square"]: each for each in t["arena"]}
    lines = ["     " + "  ".join("ABCDEFGHI")]
    for row in range(SIDE):
        signs = []
        for column in range(SIDE):
            square = by_name.get(NAMES[row * SIDE + column])
            signs.append("   " if square is None else sign(square, square["square"] == t["gateway"], pen))
        lines.append(f"  {row + 1} {''.join(signs)}")
    return lines


def sign(square: Any, gateway: bool, pen: Pen) -> str:
    """A piece in its colour: a small letter is common, a capital heroic, a capital between stars legendary."""
    if square["rank"] is None:
        return pen.paint(f" {EMPTY_SIGNS[square['tint']]} ", TINT_PAINT[square["tint"]])
    letter = LETTERS[COLOURS.index(square["colour"])]
    shown = {"common": f" {letter} ", "heroic": f" {letter.upper()} ", "legendary": f"*{letter.upper()}*"}
    text = shown[square["rank"]]
    if gateway:
        text = f"({text.strip()})"
    return pen.paint(text, PAINT[COLOURS.index(square["colour"])])


def list_pieces(t: Any, say: Say, pen: Pen) -> list[str]:
    """The arena for screen readers: the pieces of each colour and rank with their squares."""
    lines = []
    for side in t["sides"]:
        for rank in RANKS:
            squares = [
                each["square"] for each in t["arena"] if (each["side"], each["rank"]) == (side["side"], rank)
            ]
            if squares:
                lines.append(listed(say, ("pieces", "piece", f"{side['colour']}-{rank}"), squares, pen))
    if t["gateway"]:
        lines.append(say("table", ("gateway", "square", t["gateway"])))
    return lines


# -- sides and players


def draw_side(t: Any, side: Any, say: Say, pen: Pen) -> list[str]:
    """The points and the pieces of a side, and its players."""
    head = [say("table", ("player", "seat", seat)) for seat in side["seats"]]
    if side["colour"] is None:
        return [pen.heading(joined(head, pen))]
    colour = say("table", ("colour", "colour", side["colour"]))
    head.append(colour if pen.plain else f"{colour} ({LETTERS[COLOURS.index(side['colour'])]})")
    lines = [pen.heading(joined(head, pen))]
    if side["in_colours"]:
        pairs = zip(side["in_colours"], side["points"], strict=True)
        points = [say("table", ("in-colour", "colour", colour, "count", number)) for colour, number in pairs]
        lines.append("  " + listed(say, ("points",), points, pen))
    else:
        lines.append("  " + listed(say, ("points",), [str(side["points"][0])], pen))
    supply = ("supply", "count", side["supply"], "legendary", side["legendary_supply"])
    standing = ("standing", "count", side["pieces"], "upgraded", side["upgraded"])
    lines.append("  " + joined([say("table", standing), say("table", supply)], pen))
    if side["claimed"]:
        claimed = [say("title", (task,)) for task in side["claimed"]]
        lines.append("  " + listed(say, ("claimed",), claimed, pen))
    if side["fewer"]:
        lines.append("  " + say("table", ("fewer", "count", side["fewer"])))
    for player in t["players"]:
        if player["side"] == side["side"]:
            if len(side["seats"]) > 1:
                lines.append(f"  {say('table', ('player', 'seat', player['seat']))}")
            lines += [f"  {line}" for line in draw_player(player, say, pen)]
    return lines


def draw_player(player: Any, say: Say, pen: Pen) -> list[str]:
    """The deck, the hand or what is known of it, and the cards that lie open."""
    deck = ("deck", "deck", player["deck"], "count", player["pile"], "turned", player["turned"])
    lines = [say("table", deck)]
    held = ("hand", "count", player["beings"], "legends", player["legends"], "flares", player["flares"])
    if player["hand"]:
        lines.append(listed(say, held, titles(player["hand"], say), pen))
    else:
        lines.append(say("table", held))
        if player["known"]:
            lines.append(listed(say, ("known",), titles(player["known"], say), pen))
    lines += [say("table", (word, "card", player[word])) for word in ("frozen", "pending") if player[word]]
    if player["stored"]:
        lines.append(say("table", ("stored", "piece", "-".join(player["stored"]))))
    if player["improvised"]:
        colours = [say("colour", (colour,)) for colour in player["improvised"]]
        lines.append(listed(say, ("improvised",), colours, pen))
    if player["over"]:
        lines.append(listed(say, ("over",), titles(player["over"][::-1], say), pen))
    under = [card for card in player["under"] or [] if card]
    if under:
        lines.append(listed(say, ("under",), titles(under, say), pen))
    if player["discard"]:
        lines.append(
            listed(say, ("discard", "count", len(player["discard"])), titles(player["discard"], say), pen)
        )
    return lines


def draw_shared(t: Any, say: Say, pen: Pen) -> list[str]:
    """The decks of legends and flares with their discard piles."""
    lines = []
    for suit in ("legends", "flares"):
        pile = ("shared", "suit", suit, "count", t[suit])
        thrown = titles(t[f"{suit}_discard"], say)
        lines.append(listed(say, pile, thrown, pen) if thrown else say("table", pile))
    return lines


def draw_turn(t: Any, say: Say, pen: Pen) -> list[str]:
    """Whose turn it is, and what was destroyed in it."""
    now = t["now"]
    if t["phase"] not in {"act", "return", "finish"}:
        return []
    lines = [say("table", ("turn", "seat", now["seat"], "count", now["actions"]))]
    if now["handed"]:
        lines.append(say("table", ("handed", "seat", now["acting"])))
    lines += [say("table", (grant, "count", now[grant])) for grant in ("borrows", "voids", "echoes") if now[grant]]
    if now["guise"]:
        lines.append(say("table", ("guise", "colour", now["guise"])))
    if now["destroyed"]:
        destroyed = [
            say("table", ("destroyed-piece", "piece", f"{colour}-{rank}", "count", number))
            for colour, rank, number in now["destroyed"]
        ]
        lines.append(listed(say, ("destroyed",), destroyed, pen))
    return lines


def draw_task(task: Any, say: Say) -> str:
    named = say("table", ("task", "card", task["task"], "points", task["points"]))
    return f"{named}: {say('card', (task['task'] + '-condition',))}"


def titles(cards: list[str], say: Say) -> list[str]:
    return [say("title", (card,)) for card in cards]


def listed(say: Say, label: tuple[str | int, ...], things: list[str], pen: Pen) -> str:
    return f"{say('table', label)}: {joined(things, pen)}"


def joined(parts: list[str], pen: Pen) -> str:
    return (", " if pen.plain else " · ").join(parts)
