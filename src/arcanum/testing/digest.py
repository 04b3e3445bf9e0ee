"""A fingerprint of many random games: equal on every machine, Python and build.

`python -m arcanum.testing.digest GAME GAMES` prints it, so that two builds can be compared.
"""

import hashlib
import json
import random
import sys

from arcanum.testing.contract import Variant, random_choice, variants


def digest(game: str, games: int) -> str:
    """Fold every decision, every event and every record of the games into one hash."""
    fingerprint = hashlib.sha256()
    for variant in variants(game):
        for seed in range(games):
            for line in transcript(variant, seed):
                fingerprint.update(line.encode())
    return fingerprint.hexdigest()


def transcript(variant: Variant, seed: int) -> list[str]:
    dice = random.Random(seed)
    match = variant.begin(seed)
    lines = []
    while not match.over:
        lines.append(json.dumps([decision.to_data() for decision in match.decisions.values()]))
        match.choose(*random_choice(match, dice))
    lines.append(json.dumps(match.events()))
    lines.append(json.dumps(match.record()))
    return lines


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2])))
