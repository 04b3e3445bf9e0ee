"""Playthroughs: whole random games as readable text, kept beside the tests and compared line by line.

`python -m arcanum.testing.playthrough FOLDER` writes them anew, after a change that is meant to change them.
"""

import random
import sys
from pathlib import Path

from arcanum.core.registry import find_game, game_names
from arcanum.core.words import format_message, format_option
from arcanum.testing.contract import Variant, random_choice


def playthroughs(game: str) -> dict[str, Variant]:
    """A game for every seat count, the settings mixed, by the name of its file."""
    the_game = find_game(game)
    found = {}
    for seats in the_game.seats:
        dice = random.Random(seats)
        settings = {s.name: dice.choice(s.values) for s in the_game.settings if s.fits(seats)}
        found[f"{game}/{seats}-seats.txt"] = Variant(the_game, seats, settings)
    return found


def written(variant: Variant) -> str:
    """The game from the first event to the last line of the scores."""
    match = variant.begin(variant.seats)
    dice = random.Random(variant.seats)
    lines = [f"{name} = {value}" for name, value in match.settings.items()]
    told = 0
    while True:
        lines += [f"  {format_message(event)}" for event in match.events(told)]
        told = match.event_count
        if match.over:
            break
        seat, option = random_choice(match, dice)
        decision = match.decision(seat)
        assert decision is not None
        offered = " | ".join(format_option(each) for each in decision.options)
        lines += [f"{match.number}: seat {seat}, {format_message(decision.prompt)}: {offered}"]
        lines += [f"{match.number}: seat {seat} > {format_option(option)}"]
        match.choose(seat, option)
    for seat, tally in enumerate(match.result.tallies):
        lines += [f"seat {seat}: {tally.total}, place {match.result.places[seat]}"]
        lines += [f"  {points:>3} {format_message(message)}" for message, points in tally.lines]
    lines += [format_message(match.result.verdict)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in game_names():
        for file, each in playthroughs(name).items():
            path = Path(sys.argv[1]) / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written(each), encoding="utf-8")
