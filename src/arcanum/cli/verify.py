"""`arcanum verify FILE…`: whether records are what they say: seed, every choice, and the result."""

import sys
from argparse import Namespace

from arcanum.cli.console import Console
from arcanum.cli.tables import read_record
from arcanum.core.errors import BadRecord
from arcanum.core.record import verify
from arcanum.core.registry import find_game
from arcanum.texts import Texts


def run(command: Namespace, console: Console) -> int:
    bad = 0
    for path in command.files:
        try:
            record = read_record(path)
            match = verify(record)
        except BadRecord as error:
            bad += 1
            texts = Texts(console.texts.lang, find_game(error.game) if error.game else None)
            where = "" if path in texts.error(error) else f"{path}: "
            print(f"{where}{texts.error(error)}", file=sys.stderr)
            continue
        texts = Texts(console.texts.lang, match.game)
        verdict = texts.say("verdict", match.result.verdict) if match.over else texts.shell("verify-running")
        console.print(f"{path}: " + texts.shell("verify-good", choices=match.number) + f" {verdict}")
    return 1 if bad else 0
