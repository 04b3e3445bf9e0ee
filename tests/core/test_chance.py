"""Chance is fair in a way that anybody can check: every number is recomputed here from the specification alone."""

import json
from collections import Counter
from hashlib import blake2b, sha256
from itertools import islice, pairwise

import pytest

from arcanum.core.chance import Chance, commitment, seed_from

SEED = bytes(range(32))
LATER = bytes(range(100, 132))


def words(seed: bytes, number: int) -> list[int]:
    """The first words of the stream, straight from `docs/record.md`."""
    blocks = [blake2b(n.to_bytes(8, "little"), key=seed).digest() for n in range(number // 16 + 1)]
    stream = b"".join(blocks)
    return [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 4 * number, 4)]


def drawn(chance: Chance, number: int) -> list[int]:
    """So many raw words: with a bound of 2 to the 32nd, each word stands for itself."""
    return [chance.below(1 << 32) for _ in range(number)]


# -- the numbers


def test_the_words_are_those_of_the_specification_across_blocks() -> None:
    assert drawn(Chance(SEED), 100) == words(SEED, 100)


def test_the_numbers_of_a_known_seed_never_change() -> None:
    chance = Chance(SEED)
    assert [chance.below(1000) for _ in range(20)] == PINNED_NUMBERS
    cards = list(range(12))
    Chance(SEED).shuffle(cards)
    assert cards == PINNED_SHUFFLE


PINNED_NUMBERS = [
    138,
    109,
    576,
    486,
    100,
    530,
    930,
    369,
    507,
    690,
    181,
    944,
    511,
    606,
    986,
    806,
    320,
    331,
    297,
    12,
]
PINNED_SHUFFLE = [0, 8, 11, 3, 5, 9, 10, 4, 1, 6, 7, 2]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 105, 1000, (1 << 31) + 1, 3 << 30, (1 << 32) - 1, 1 << 32])
def test_below_skips_exactly_the_words_that_would_favour_low_numbers(bound: int) -> None:
    fair = (1 << 32) // bound * bound
    expected = list(islice((word % bound for word in words(SEED, 200) if word < fair), 60))
    chance = Chance(SEED)
    assert [chance.below(bound) for _ in range(60)] == expected
    assert all(0 <= number < bound for number in expected)
    kept = 0
    used = next(at for at, word in enumerate(words(SEED, 200), 1) if (kept := kept + (word < fair)) == 60)
    assert chance.used == used


def test_all_numbers_come_up_about_equally_often() -> None:
    chance = Chance(SEED)
    counts = Counter(chance.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("size", [0, 1, 2, 3, 21, 105])
def test_a_shuffle_swaps_from_the_last_place_down(size: int) -> None:
    expected = list(range(size))
    numbers = Chance(SEED)
    for last in range(size - 1, 0, -1):
        other = numbers.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    cards = list(range(size))
    chance = Chance(SEED)
    chance.shuffle(cards)
    assert cards == expected
    assert sorted(cards) == list(range(size))
    assert chance.used == numbers.used


# -- copies and other futures


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    for before in range(35):
        chance = Chance(SEED)
        drawn(chance, before)
        copy = chance.copy()
        assert drawn(copy, 20) == words(SEED, before + 20)[before:]
        assert chance.used == before
        assert drawn(chance, 20) == words(SEED, before + 20)[before:]


@pytest.mark.parametrize("start", [0, 1, 7, 15, 16, 17, 31])
def test_turning_keeps_the_past_and_changes_the_future_at_any_offset(start: int) -> None:
    for turn_at in range(start, start + 36):
        chance = Chance(SEED)
        drawn(chance, start)
        turned = chance.turning(turn_at, LATER)
        expected = words(SEED, turn_at)[start:] + words(LATER, turn_at + 40)[turn_at:]
        assert drawn(turned, len(expected)) == expected, f"turned at {turn_at}"
        assert drawn(chance, 50) == words(SEED, start + 50)[start:], "the origin has turned, too"


def test_a_turned_stream_copied_before_or_after_the_turn_goes_on_alike() -> None:
    for copied_at in range(30):
        turned = Chance(SEED).turning(13, LATER)
        expected = drawn(turned.copy(), 50)
        assert drawn(turned, copied_at) == expected[:copied_at]
        assert drawn(turned.copy(), 50 - copied_at) == expected[copied_at:]


def test_the_other_future_can_be_asked_for_its_seed() -> None:
    assert Chance(SEED).turning(5, LATER).later_seed() == LATER
    assert Chance(SEED).later_seed() == b""


# -- plain data


@pytest.mark.parametrize("turn_at", [-1, 0, 13, 16, 25])
def test_plain_data_brings_the_stream_back_at_any_moment(turn_at: int) -> None:
    for used in range(35):
        chance = Chance(SEED) if turn_at < 0 else Chance(SEED).turning(turn_at, LATER)
        drawn(chance, used)
        again = Chance.from_data(json.loads(json.dumps(chance.to_data())))
        assert again.to_data() == chance.to_data()
        assert drawn(again, 40) == drawn(chance, 40)


# -- seeds


@pytest.mark.parametrize(
    ("value", "seed"),
    [
        (SEED, SEED),
        (SEED.hex(), SEED),
        (SEED.hex().upper(), SEED),
        (1, bytes.fromhex("0b55cb3355a0b0d8b9ae71814b7de2ca8f7838970e275d4c143ce71f77c17b26")),
        ("1", seed_from(1)),
        ("arcanum", bytes.fromhex("cd327ddf9c42938fd88b0ae6c5ee7cdfc06b3c6d23e5915420961eecd6f0d08a")),
        (b"abc", seed_from("616263")),
    ],
)
def test_a_seed_comes_from_anything_a_person_may_give(value: int | str | bytes, seed: bytes) -> None:
    assert seed_from(value) == seed
    assert len(seed) == 32


@pytest.mark.parametrize(
    "value", ["", "ж", "x" * 64, "ж" * 64, -1, 10**63, b"", bytes(31), bytes(33), "0x" + "1" * 62]
)
def test_other_values_are_hashed_to_32_bytes(value: int | str | bytes) -> None:
    assert len(seed_from(value)) == 32


@pytest.mark.parametrize("value", [" " * 64, "ab " * 21 + "a", "00" * 31 + "  "])
def test_a_text_of_64_characters_with_blanks_makes_32_bytes_as_well(value: str) -> None:
    assert len(seed_from(value)) == 32


def test_a_name_with_a_broken_character_makes_a_seed_as_well() -> None:
    assert len(seed_from("\udcff")) == 32


def test_like_seeds_are_far_apart() -> None:
    seeds = [seed_from(number) for number in range(200)]
    assert len(set(seeds)) == 200
    assert all(words(one, 8) != words(other, 8) for one, other in pairwise(seeds))


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
