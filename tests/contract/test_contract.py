"""Every game of the house keeps the contract, with every seat count and every setting."""

import os
import subprocess
import sys

import pytest

from arcanum.core.registry import game_names
from arcanum.testing.contract import CHECKS, Variant, variants
from arcanum.testing.digest import digest

VARIANTS = [variant for game in game_names() for variant in variants(game)]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_game_keeps_the_contract(variant: Variant, check: str) -> None:
    for seed in range(2):
        CHECKS[check](variant, seed)


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_game_keeps_the_contract_for_long(variant: Variant, check: str) -> None:
    for seed in range(100, 300):
        CHECKS[check](variant, seed)


@pytest.mark.parametrize("game", game_names())
def test_both_engines_play_the_same_games(game: str) -> None:
    other = os.environ.get("ARCANUM_OTHER_TREE")
    if not other:
        pytest.skip("there is only one engine here")
    assert digest_elsewhere(other, game) == digest(game, 2)


@pytest.mark.parametrize("game", game_names())
def test_options_and_events_are_the_same_in_every_run(game: str) -> None:
    assert digest_elsewhere(os.environ["PYTHONPATH"], game) == digest(game, 2)


def digest_elsewhere(tree: str, game: str) -> str:
    environment = {**os.environ, "PYTHONPATH": tree, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-P", "-m", "arcanum.testing.digest", game, "2"]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()
