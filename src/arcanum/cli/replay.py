"""`arcanum replay FILE [--at N] [--seat S]`: a recorded game, or its table after N choices."""

from argparse import Namespace

from arcanum.cli.console import Console
from arcanum.cli.showing import show_events, show_result, show_table
from arcanum.cli.tables import read_record
from arcanum.core.errors import BadSettings
from arcanum.core.record import replay
from arcanum.texts import Texts


def run(command: Namespace, console: Console) -> int:
    console = Console(console.texts, plain=command.plain)
    record = read_record(command.file)
    texts = Texts(console.texts.lang, record.game)
    if command.seat is not None and command.seat > record.seats:
        raise BadSettings(("seat-unknown", "number", command.seat, "seats", record.seats))
    if command.at is not None and not 0 <= command.at <= len(record.choices):
        raise BadSettings(("choice-unknown", "number", command.at, "choices", len(record.choices)))
    seat = command.seat - 1 if command.seat else None
    match = replay(record, command.at)
    show_events(match.events(0, seat), texts, console)
    show_table(match, seat, texts, console)
    for decision in match.decisions.values():
        console.print(f"{texts.player(decision.seat)}: {texts.say('prompt', decision.prompt)}")
    if match.over:
        show_result(match, texts, console)
    return 0
