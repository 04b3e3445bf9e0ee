"""The page about records tells the truth: its example, its fields, and the words of every game's options."""

import json
import re
from hashlib import blake2b
from pathlib import Path

import pytest

from arcanum.core.match import Match
from arcanum.core.record import parse_record, verify
from arcanum.core.registry import find_game, game_names

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text("utf-8")
FIELD = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
OPTION = re.compile(r"^\| `(?P<word>[a-z-]+)` \| (?P<arguments>.*?) ?\| (?P<meaning>.+) \|$")


def example() -> str:
    found = re.search(r"```json\n(.+?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def section(heading: str) -> str:
    """The text under a heading, up to the next."""
    return PAGE.split(f"{heading}\n", 1)[1].split("\n#", 1)[0]


def test_the_example_is_a_true_record_of_a_whole_game() -> None:
    match = verify(parse_record(example()))
    assert match.over
    assert json.loads(json.dumps(match.record())) == json.loads(example())
    assert list(match.record()) == list(json.loads(example()))


@pytest.mark.once
def test_every_field_of_a_record_is_explained() -> None:
    explained = FIELD.findall(PAGE.split("## The words of the options", 1)[0])
    assert explained == [*json.loads(example()), "people"]


@pytest.mark.once
@pytest.mark.parametrize("name", game_names())
def test_the_words_of_every_option_are_explained(name: str) -> None:
    headings = re.findall(rf"^(### .+: `{name}`)$", PAGE, re.MULTILINE)
    assert len(headings) == 1
    rows = [found for line in section(headings[0]).splitlines() if (found := OPTION.match(line))]
    told = {row["word"]: tuple(re.findall(r"`(\w+)\??`", row["arguments"])) for row in rows}
    assert told == find_game(name).options
    assert len(rows) == len(told)


class Stranger:
    """Chance as somebody would write it who has only read the page."""

    def __init__(self, seed: str) -> None:
        self.seed = bytes.fromhex(seed)
        self.used = 0

    def word(self) -> int:
        block, at = divmod(self.used, 16)
        self.used += 1
        data = blake2b(block.to_bytes(8, "little"), key=self.seed, digest_size=64).digest()
        return int.from_bytes(data[4 * at : 4 * at + 4], "little")

    def below(self, bound: int) -> int:
        while (word := self.word()) >= 2**32 - 2**32 % bound:
            pass
        return word % bound


SEEDS = [bytes([number] * 32).hex() for number in range(20)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_stranger_fills_the_altar_of_spellbook_alike(seed: str) -> None:
    table = Match.begin("spellbook", 2, {"spells": "classic"}, seed).view(None)["table"]
    assert isinstance(table, dict)
    chance = Stranger(seed)
    sets = [chance.below(3) for _ in range(7)]
    colours = ["red", "purple", "green", "black", "white", "blue", "yellow"]
    bag = [f"{colour}-{rune}" for colour in colours for rune in ("circle", "triangle", "square") for _ in range(5)]
    drawn = [bag.pop(chance.below(len(bag))) for _ in range(9)]
    assert sorted(table["altar"]) == sorted(drawn[:5])
    assert [sorted(player["pool"]) for player in table["players"]] == [sorted(drawn[5:7]), sorted(drawn[7:])]
    by_number = find_game("spellbook").piece_names("spell")
    assert table["spells"] == [by_number[3 * colour + number] for colour, number in enumerate(sets)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_stranger_lays_out_the_hunting_board_of_vale_alike(seed: str) -> None:
    match = Match.begin("vale", 3, seed=seed)
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    chance = Stranger(seed)
    assert table["first"] == chance.below(3)
    pile = find_game("vale").piece_names("creature")[:]
    drawn = []
    for _ in range(6):
        at = chance.below(len(pile))
        pile[at], pile[-1] = pile[-1], pile[at]
        drawn.append(pile.pop())
    assert sorted(prey["card"] for prey in table["prey"]) == sorted(drawn)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_stranger_deals_the_packets_of_seasons_alike(seed: str) -> None:
    match = Match.begin("seasons", 3, seed=seed)
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    chance = Stranger(seed)
    assert table["first"] == chance.below(3)
    for season in ("winter", "spring", "summer", "fall"):
        dice = [1, 2, 3, 4, 5]
        for last in range(4, 0, -1):
            other = chance.below(last + 1)
            dice[last], dice[other] = dice[other], dice[last]
        assert table["dice_in_game"][season] == sorted(dice[:4])
    pile = [name for name in find_game("seasons").piece_names("power")[:30] for _ in range(2)]
    for seat in range(3):
        packet = []
        for _ in range(9):
            at = chance.below(len(pile))
            pile[at], pile[-1] = pile[-1], pile[at]
            packet.append(pile.pop())
        own = match.view(seat)["table"]
        assert isinstance(own, dict)
        assert sorted(own["players"][seat]["packet"]) == sorted(packet)
