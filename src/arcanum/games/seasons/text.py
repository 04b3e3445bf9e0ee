"""The table of Seasons as text, for the terminal."""

from typing import Any, Final

from arcanum.core.game import Pen, Say, View
from arcanum.games.seasons.book import ENERGIES, IS_FAMILIAR, NUMBER_OF

ENERGY_PAINT: Final = {"air": 167, "water": 74, "fire": 178, "earth": 107}
SEASON_PAINT: Final = {"winter": 74, "spring": 107, "summer": 178, "fall": 167}
SIGNS: Final = {"air": "≈", "water": "◊", "fire": "▲", "earth": "♣"}
ITEM_PAINT: Final = 140
FAMILIAR_PAINT: Final = 173


def draw(view: View, say: Say, pen: Pen) -> list[str]:
    """The whole table: year and season, dice, piles, and every player."""
    t: Any = view
    head = [say("table", ("year", "year", t["year"])), season(t["season"], say, pen)]
    head.append(say("table", ("space", "space", t["space"])))
    lines = [pen.heading(joined(head, pen))]
    rates = [say("table", ("rate", "energy", energy, "count", t["rates"][energy])) for energy in ENERGIES]
    if t["access"]:
        rates.append(say("table", ("access", "extra", t["extra"])))
    lines.append(place(say, ("rates",), rates, pen))
    if t["dice"]:
        lines.append(place(say, ("dice",), [draw_die(die, say, pen) for die in t["dice"]], pen))
    lines.append(draw_piles(t, say, pen))
    if t["discard"]:
        lines.append(place(say, ("discard", "count", t["cards_in_discard"]), cards(t["discard"], say, pen), pen))
    if t["cards_drawn"]:
        lines.append(place(say, ("drawn", "count", t["cards_drawn"]), cards(t["drawn"], say, pen), pen))
    for player in t["players"]:
        lines += draw_player(t, player, say, pen)
    return lines


def season(name: str, say: Say, pen: Pen) -> str:
    return pen.paint(say("season", (name,)), SEASON_PAINT[name])


def draw_die(die: Any, say: Say, pen: Pen) -> str:
    """A die: its number, the signs and the dots, and who has taken it."""
    words = ("number", die["die"], "side", die["side"], "dots", die["dots"])
    if die["seat"] is None:
        return say("table", ("die", *words))
    return say("table", ("die-taken", *words, "seat", die["seat"]))


def draw_piles(t: Any, say: Say, pen: Pen) -> str:
    parts = [say("table", ("pile", "count", t["pile"]))]
    if t["top"] is not None:
        parts.append(say("table", ("pile-top", "card", t["top"])))
    return joined(parts, pen)


def draw_player(t: Any, player: Any, say: Say, pen: Pen) -> list[str]:
    head = [
        say("table", ("player", "seat", player["seat"])),
        say("table", ("crystals", "count", player["crystals"])),
        say("table", ("gauge", "count", len(player["zone"]), "gauge", player["gauge"])),
        say("table", ("bonuses", "count", player["bonuses"])),
    ]
    if player["seat"] == t["first"]:
        head.append(say("table", ("first-player",)))
    reserve = ("reserve", "count", sum(player["reserve"].values()), "limit", player["limit"])
    lines = [
        pen.heading(joined(head, pen)),
        "  " + place(say, reserve, energy(player["reserve"], say, pen), pen),
        "  " + place(say, ("zone",), [in_play(card, say, pen) for card in player["zone"]], pen),
    ]
    hand = player["hand"] if player["hand"] is not None else player["known"]
    unseen = player["cards_in_hand"] - len(hand)
    shown = cards(hand, say, pen)
    if unseen:
        shown.append(say("table", ("unseen", "count", unseen)))
    lines.append("  " + place(say, ("hand", "count", player["cards_in_hand"]), shown, pen))
    return lines + own_cards(player, say, pen)


def own_cards(player: Any, say: Say, pen: Pen) -> list[str]:
    """The library, or in the prelude the cards to choose from and those passed on."""
    rows: list[tuple[tuple[str | int, ...], list[str]]] = [
        ((name, "count", len(player[name])), player[name]) for name in ("packet", "picks") if player[name]
    ]
    rows += [(("library", "year", at), packet) for at, packet in enumerate(player["library"] or [], 2) if packet]
    rows += [(("passed", "count", len(packet)), packet) for packet in player["passed"] or []]
    return ["  " + place(say, label, cards(names, say, pen), pen) for label, names in rows]


def energy(tokens: Any, say: Say, pen: Pen) -> list[str]:
    """Tokens by type; with signs, as many as there are."""
    if pen.plain:
        return [
            say("count", ("energy", "energy", name, "count", tokens[name])) for name in ENERGIES if tokens[name]
        ]
    return [pen.paint(SIGNS[name] * tokens[name], ENERGY_PAINT[name]) for name in ENERGIES if tokens[name]]


def in_play(card: Any, say: Say, pen: Pen) -> str:
    """A card in play, turned or not, with the tokens on it."""
    text = one_card(card["card"], say, pen)
    if card["turned"]:
        text = say("table", ("turned", "text", text))
    if card["tokens"] and any(card["tokens"].values()):
        tokens = joined(energy(card["tokens"], say, pen), pen)
        text = say("table", ("with-tokens", "text", text, "tokens", tokens))
    return text


def cards(names: list[str], say: Say, pen: Pen) -> list[str]:
    return [one_card(name, say, pen) for name in names]


def one_card(name: str, say: Say, pen: Pen) -> str:
    """Its name in the colour of its kind."""
    paint = FAMILIAR_PAINT if IS_FAMILIAR[NUMBER_OF[name]] else ITEM_PAINT
    return pen.paint(say("power", (name,)), paint)


def place(say: Say, label: tuple[str | int, ...], things: list[str], pen: Pen) -> str:
    content = joined(things, pen) if things else say("table", ("empty",))
    return f"{say('table', label)}: {content}"


def joined(parts: list[str], pen: Pen) -> str:
    return (", " if pen.plain else " · ").join(parts)
