"""`arcanum games`: the games of the house, with seat counts and options."""

from argparse import Namespace

from arcanum.cli.console import Console
from arcanum.cli.tables import format_json
from arcanum.core.game import AnyGame, Setting
from arcanum.core.registry import find_game, game_names
from arcanum.texts import Texts


def run(command: Namespace, console: Console) -> int:
    games = [find_game(name) for name in game_names()]
    if command.json:
        console.print(format_json([as_data(game) for game in games]))
        return 0
    for game in games:
        texts = Texts(console.texts.lang, game)
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        title = f"{texts.shell('game-name')} ({game.name})"
        console.print(console.pen.bold(title), f"  {texts.shell('game-tagline')}")
        console.print("  " + texts.shell("games-seats", seats=seats))
        for setting in game.settings:
            console.print(*explain(setting, texts))
        console.print("")
    return 0


def as_data(game: AnyGame) -> dict[str, object]:
    return {
        "name": game.name,
        "revision": game.revision,
        "seats": game.seats,
        "options": [
            {
                "name": setting.name,
                "default": setting.default,
                "values": setting.values,
                "seats": list(setting.seats) or game.seats,
            }
            for setting in game.settings
        ],
    }


def explain(setting: Setting, texts: Texts) -> list[str]:
    """An option with its values, the default first."""
    about = texts.shell(f"setting-{setting.name}")
    if setting.seats:
        about += f" ({texts.shell('games-seats', seats=', '.join(map(str, setting.seats)))})"
    lines = [f"  --option {setting.name}={setting.default}  {about}"]
    note = texts.note(f"setting-{setting.name}")
    if note:
        lines.append(f"      {note}")
    for value in setting.values:
        value_id = f"setting-{setting.name}-{value}"
        name = texts.shell(value_id) if texts.has(value_id) else name_of_value(value, texts)
        lines.append(f"      {value}: {name}" if name else f"      {value}")
    return lines


def name_of_value(value: str | int, texts: Texts) -> str:
    """A value that names a card is explained by the card's name."""
    for kind in set(texts.game.names.values() if texts.game else ()):
        if texts.has(f"{kind}-{value}"):
            return texts.name(kind, value)
    return ""
