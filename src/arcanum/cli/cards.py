"""`arcanum cards GAME [NAME]`: what is printed on the cards."""

import sys
from argparse import Namespace

from arcanum.cli.console import Console
from arcanum.core.registry import find_game
from arcanum.texts import Texts, find_name


def run(command: Namespace, console: Console) -> int:
    game = find_game(command.game)
    texts = Texts(console.texts.lang, game)
    cards = game.cards()
    wanted = " ".join(command.name)
    if wanted:
        kinds = {name: kind for kind, name, _ in cards}
        found = find_name(texts, cards[0][0], list(kinds), wanted)
        if found is None:
            print(texts.shell("cards-unknown", name=wanted[:60]), file=sys.stderr)
            return 2
        cards = [card for card in cards if card[1] == found]
    for kind, name, lines in cards:
        console.print(console.pen.bold(texts.name(kind, name)))
        console.print(*[f"  {line}" for line in (texts.say("card", message) for message in lines) if line])
        console.print("")
    return 0
