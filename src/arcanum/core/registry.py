"""The registry: finds the games by looking into the folder of games. Nothing else knows a game's name."""

import pkgutil
from importlib import import_module

import arcanum
from arcanum.core.errors import UnknownGame
from arcanum.core.game import AnyGame

_guests: dict[str, AnyGame] = {}
_loaded: dict[str, AnyGame] = {}


def game_names() -> list[str]:
    """The names of all games in the house, in alphabetical order."""
    folders = [f"{path}/games" for path in arcanum.__path__]
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


def find_game(name: str) -> AnyGame:
    """The game of that name."""
    game = _guests.get(name) or _loaded.get(name)
    if game is None:
        names = game_names()
        if name not in names:
            raise UnknownGame(("game-unknown", "game", str(name)[:80], "games", ", ".join(names)))
        game = import_module(f"arcanum.games.{name}.game").GAME
        _loaded[name] = game
    return game


def invite(game: AnyGame) -> None:
    """Let `find_game` find a game that lives outside the house: an experiment, or a test's own."""
    _guests[game.name] = game
