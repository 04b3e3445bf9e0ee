"""The end of a round: what waits for it, in which order, before the season token moves; and the next round."""

import pytest
from tables.seasons import crystals, discard, offers, reserve, seasons, table, zone

from arcanum.testing.scenario import Scenario


def resolved(game: Scenario) -> list[str]:
    """The cards whose moment has come, in order, with their holders."""
    words = [event.split() for event in game.events() if event.startswith("resolve ")]
    return [f"{seat.removeprefix('seat=')} {card.removeprefix('card=')}" for _, seat, card in words]


def ended(
    *zones: str, crystals: tuple[int, ...] = (9, 9, 9), reserves: tuple[str, ...] = (), first: int = 0
) -> Scenario:
    """The end of a round with these cards in play."""
    return seasons(
        max(2, len(zones)), phase="round-end", zones=zones, crystals=crystals, reserves=reserves, first=first
    )


# -- whose effects come when


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_effects_go_player_by_player_from_the_first_player_of_the_round(first: int, order: list[int]) -> None:
    # Ruling: end_of_round_order.
    game = ended("wondrous-chest", "titus-deepgaze", "titus-deepgaze", first=first)
    cards = ["wondrous-chest", "titus-deepgaze", "titus-deepgaze"]
    assert resolved(game) == [f"{seat} {cards[seat]}" for seat in order]


def test_whoever_has_no_such_card_is_passed_over() -> None:
    game = ended("purse-of-io", "wondrous-chest", "beggars-horn", reserves=("", "4*air", ""))
    assert resolved(game) == ["1 wondrous-chest", "2 beggars-horn"]
    assert game.asked.seat == 2


def test_the_own_cards_have_an_order_that_never_costs_crystals() -> None:
    # Ruling: end_of_round_order.
    game = ended("wondrous-chest titus-deepgaze beggars-horn", reserves=("4*air",))
    assert resolved(game) == ["0 beggars-horn", "0 titus-deepgaze", "0 wondrous-chest"]
    game = ended("beggars-horn damned-soul-of-onys", reserves=("4*air",))
    assert resolved(game) == ["0 damned-soul-of-onys", "0 beggars-horn"]


@pytest.mark.parametrize("other", ["titus-deepgaze", "wondrous-chest"])
def test_only_with_the_damned_soul_the_order_is_asked_because_it_may_matter(other: str) -> None:
    # Ruling: end_of_round_order.
    game = ended(f"{other} damned-soul-of-onys beggars-horn", crystals=(1, 9), reserves=("4*air",))
    assert game.prompt == "resolve"
    assert sorted(offers(game, "resolve")) == sorted(["damned-soul-of-onys", "beggars-horn", other])


@pytest.mark.parametrize(("choice", "left"), [("damned-soul-of-onys", 3), ("wondrous-chest", 1)])
def test_the_damned_soul_first_or_last_makes_a_difference(choice: str, left: int) -> None:
    # Ruling: end_of_round_order.
    game = ended("wondrous-chest damned-soul-of-onys", crystals=(1, 9), reserves=("4*air",))
    assert crystals(game.play(f"resolve {choice}")) == left


def test_when_the_soul_is_done_the_rest_follows_without_asking() -> None:
    # Ruling: end_of_round_order.
    game = ended("wondrous-chest damned-soul-of-onys titus-deepgaze", crystals=(1, 9), reserves=("4*air",))
    game.play("resolve titus-deepgaze")
    assert offers(game, "resolve") == ["damned-soul-of-onys", "wondrous-chest"]
    game.play("resolve damned-soul-of-onys")
    assert resolved(game) == ["0 titus-deepgaze", "0 damned-soul-of-onys", "0 wondrous-chest"]
    assert crystals(game) == 3


def test_two_souls_at_a_round_end_are_resolved_one_by_one() -> None:
    game = ended("damned-soul-of-onys damned-soul-of-onys wondrous-chest", crystals=(7, 9), reserves=("4*air",))
    assert offers(game, "resolve") == ["damned-soul-of-onys", "wondrous-chest"]
    game.play("resolve damned-soul-of-onys", "resolve wondrous-chest")
    assert crystals(game) == 7 - 3 + 3 - 3


def test_what_waits_can_be_seen() -> None:
    game = ended("wondrous-chest damned-soul-of-onys", crystals=(1, 9), reserves=("4*air",))
    view = game.match.view(1)["table"]
    assert isinstance(view, dict)
    assert view["pending"] == ["damned-soul-of-onys", "wondrous-chest"]


# -- the effects


@pytest.mark.parametrize(("held", "gained"), [("3*air", 0), ("4*air", 3), ("air 2*fire 4*earth", 3)])
def test_the_wondrous_chest_wants_four_tokens(held: str, gained: int) -> None:
    assert crystals(ended("wondrous-chest", "", crystals=(0, 0), reserves=(held,))) == gained


def test_two_wondrous_chests_bring_six_crystals() -> None:
    assert crystals(ended("wondrous-chest wondrous-chest", "", crystals=(0, 0), reserves=("4*air",))) == 6


@pytest.mark.parametrize(("held", "asked"), [("", 2), ("air", 1), ("2*air", 0)])
def test_every_beggars_horn_looks_at_the_reserve_anew(held: str, asked: int) -> None:
    game = ended("beggars-horn beggars-horn", "", reserves=(held,))
    times = 0
    while game.prompt.startswith("take-energy"):
        game.play("take fire")
        times += 1
    assert times == asked


def test_the_soul_takes_no_more_than_there_is() -> None:
    # Ruling: crystal_floor.
    assert crystals(ended("damned-soul-of-onys", "", crystals=(2, 0))) == 0


def test_titus_collects_from_those_who_can_pay_and_is_sacrificed_if_one_cannot() -> None:
    game = ended("titus-deepgaze", "", "", crystals=(0, 0, 4))
    assert [crystals(game, seat) for seat in range(3)] == [1, 0, 3]
    assert (zone(game), discard(game)) == ("", "titus-deepgaze")
    game = ended("titus-deepgaze", "", "", crystals=(0, 1, 4))
    assert [crystals(game, seat) for seat in range(3)] == [2, 0, 3]
    assert zone(game) == "titus-deepgaze"


def test_of_two_tituses_the_second_may_find_an_empty_opponent() -> None:
    # Ruling: titus_copies.
    game = ended("titus-deepgaze titus-deepgaze", "", crystals=(0, 1))
    assert crystals(game) == 1
    assert (zone(game), discard(game)) == ("titus-deepgaze", "titus-deepgaze")


# -- then the token, and the next round


def test_the_effects_come_before_the_season_token_moves() -> None:
    # Ruling: end_of_round_before_move.
    game = seasons(turn=1, zones=["beggars-horn"], space=3).play("end-turn")
    assert game.prompt == "take-energy card=beggars-horn count=1"
    assert table(game).space + 1 == 3
    game.play("take fire")
    kinds = [event.split()[0] for event in game.events()]
    assert kinds[:5] == ["end-turn", "resolve", "gain-energy", "move-token", "season"]


def test_the_hourglass_comes_too_late_for_the_beggars_horn() -> None:
    # Ruling: end_of_round_before_move.
    game = seasons(turn=1, zones=["beggars-horn hourglass-of-time"], space=3).play("end-turn")
    assert game.prompt.startswith("take-energy card=beggars-horn")
    game.play("take fire")
    assert game.prompt.startswith("take-energy card=hourglass-of-time")
    assert reserve(game.play("take fire")) == "2*fire"


def test_at_the_start_of_the_next_round_all_cards_are_straightened_and_the_dice_are_rolled() -> None:
    # Ruling: straightening.
    game = seasons(turn=1, zones=["idol-of-the-familiar!", "tree-of-light! crystal-orb"]).play("end-turn")
    assert (zone(game, 0), zone(game, 1)) == ("idol-of-the-familiar", "tree-of-light crystal-orb")
    assert table(game).owners == [-1, -1, -1]
    assert game.prompt == "take-die"


def test_what_was_not_used_in_a_round_stays() -> None:
    game = seasons(turn=1, reserves=["2*air"], crystals=[4], gauges=[3], bonuses=[1]).play("end-turn")
    assert (reserve(game), crystals(game)) == ("2*air", 4)
    view = game.match.view(None)["table"]
    assert isinstance(view, dict)
    assert [view["players"][0][name] for name in ("gauge", "bonuses")] == [3, 1]
