"""`arcanum cards GAME [NAME]`: what is printed on the cards."""

import sys
from argparse import Namespace

from arcanum.cli.console import Console
from arcanum.cli.showing import show_cards
from arcanum.core.registry import find_game
from arcanum.texts import Texts


def run(command: Namespace, console: Console) -> int:
    texts = Texts(console.texts.lang, find_game(command.game))
    wanted = " ".join(command.name)
    if show_cards(wanted, texts, console):
        return 0
    print(texts.shell("cards-unknown", name=wanted[:60]), file=sys.stderr)
    return 2
