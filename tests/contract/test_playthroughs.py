"""Whole games go as they went before. `python -m arcanum.testing.playthrough tests/playthroughs` renews them."""

from pathlib import Path

import pytest

from arcanum.core.registry import game_names
from arcanum.testing.contract import Variant
from arcanum.testing.playthrough import playthroughs, written

KEPT = Path(__file__).resolve().parents[1] / "playthroughs"
FILES = {file: variant for game in game_names() for file, variant in playthroughs(game).items()}


@pytest.mark.parametrize(("file", "variant"), FILES.items())
def test_the_game_goes_as_written(file: str, variant: Variant) -> None:
    assert written(variant).splitlines() == (KEPT / file).read_text("utf-8").splitlines()
