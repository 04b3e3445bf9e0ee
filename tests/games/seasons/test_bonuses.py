"""The four bonuses of the bonus track, and their price."""

import pytest
from tables.seasons import crystals, discard, gauge, hand, offers, player_at, reserve, seasons, table, zone

from arcanum.testing.scenario import Scenario

OTHER_DICE = "2:fire-fire-star:1 3:fire-star"
ALL_THREE = ["exchange", "transmute", "gauge"]


def used(game: Scenario, seat: int = 0) -> int:
    return player_at(game, seat).bonuses


def drawing(deck: str = "amulet-of-air amulet-of-fire", bonuses: int = 0, zone: str = "") -> Scenario:
    """Seat 0 is about to draw a card with its die."""
    return seasons(
        phase="die", dice=f"1:card:0 {OTHER_DICE}", deck=deck, bonuses=[bonuses], reserves=["2*air"], zones=[zone]
    )


# -- which bonuses there are, and their price


def test_three_bonuses_are_offered_in_a_turn_and_the_fourth_belongs_to_the_die() -> None:
    assert offers(seasons(reserves=["2*air"]), "bonus") == ALL_THREE
    assert offers(drawing(), "bonus") == ["draw-two"]


@pytest.mark.parametrize(("bonuses", "lost"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_the_price_grows_with_every_bonus(bonuses: int, lost: int) -> None:
    game = seasons(bonuses=[bonuses], crystals=[30])
    assert game.score_lines()[f"bonuses count={bonuses}"] == -lost
    assert game.scores[0] == 30 - lost


@pytest.mark.parametrize(
    "lines", [["bonus gauge"], ["bonus transmute"], ["bonus exchange", "take air", "take air"]]
)
def test_every_use_moves_the_marker_one_step(lines: list[str]) -> None:
    game = seasons(reserves=["2*air"], bonuses=[1]).play(*lines)
    assert used(game) == 2
    assert f"{lines[0].replace('bonus ', 'bonus seat=0 bonus=')} count=2" in game.events()


def test_the_same_bonus_may_be_used_three_times_in_one_turn() -> None:
    game = seasons(gauges=[4]).play(*["bonus gauge"] * 3)
    assert (gauge(game), used(game)) == (7, 3)


def test_different_bonuses_may_be_used_in_one_turn() -> None:
    game = seasons(reserves=["2*air"]).play("bonus gauge", "bonus transmute", "bonus exchange", *["take fire"] * 2)
    assert (used(game), reserve(game), gauge(game)) == (3, "2*fire", 10)


def test_nobody_uses_more_than_three_in_a_game() -> None:
    game = seasons(reserves=["2*air"], bonuses=[3])
    assert offers(game, "bonus") == []
    for bonus in [*ALL_THREE, "draw-two"]:
        assert game.why_not(f"bonus {bonus}") == "bonuses-used count=3"


def test_a_fourth_bonus_is_not_offered_with_the_die_either() -> None:
    game = drawing(bonuses=3)
    assert game.prompt.startswith("keep-or-not")  # one card was drawn without asking


def test_bonuses_of_earlier_rounds_count() -> None:
    game = seasons(bonuses=[2], turn=0, gauges=[4]).play("bonus gauge")
    assert offers(game, "bonus") == []


def test_bonuses_are_used_in_the_own_turn_only() -> None:
    game = seasons()
    reason = game.match.why_not(1, ("bonus", "gauge"))
    assert reason is not None
    assert reason.message == ("not-your-turn",)


def test_a_bonus_can_be_taken_back() -> None:
    game = seasons(gauges=[4]).play("bonus gauge")
    assert game.match.undo(0) == (0, ("bonus", "gauge"))
    assert (gauge(game), used(game)) == (4, 0)


# -- exchanging


def test_two_tokens_are_exchanged_for_two_of_any_types() -> None:
    game = seasons(reserves=["air water fire"]).play("bonus exchange")
    assert game.prompt == "pay-for-bonus count=2"
    assert offers(game, "pay") == ["air reserve", "water reserve", "fire reserve"]
    game.play("pay water reserve", "pay fire reserve")
    assert game.prompt == "take-for-bonus count=2"
    assert offers(game, "take") == ["air", "water", "fire", "earth"]
    assert reserve(game.play("take earth", "take air")) == "2*air earth"


def test_exactly_two_are_exchanged() -> None:
    # Ruling: exchange_bonus_amount.
    game = seasons(reserves=["air"])
    assert offers(game, "bonus") == ["transmute", "gauge"]
    assert game.why_not("bonus exchange") == "exchange-needs-two have=1"
    game = seasons(reserves=["air water fire"]).play("bonus exchange")
    assert game.prompt == "pay-for-bonus count=2"
    assert game.options == ["pay air reserve", "pay water reserve", "pay fire reserve"]
    assert game.play("pay air reserve").options == ["pay water reserve", "pay fire reserve"]
    assert game.play("pay fire reserve").prompt == "take-for-bonus count=2"


def test_whoever_has_but_two_tokens_exchanges_both_without_being_asked() -> None:
    game = seasons(reserves=["air water"]).play("bonus exchange")
    assert game.prompt == "take-for-bonus count=2"
    assert reserve(game) == ""


def test_a_token_may_be_exchanged_for_one_of_its_own_type() -> None:
    # Ruling: exchange_bonus_amount.
    assert reserve(seasons(reserves=["2*air"]).play("bonus exchange", "take air", "take air")) == "2*air"


def test_tokens_of_an_amulet_of_water_may_be_exchanged_and_the_new_ones_go_to_the_reserve() -> None:
    # Rulings: exchange_bonus_amount, amulet_of_water_use.
    game = seasons(zones=["amulet-of-water(air,2*fire)"], reserves=["6*earth"])
    game.play("bonus exchange", "pay air amulet", "pay fire amulet", "take water", "take water")
    assert game.prompt == "discard-surplus count=1 limit=7"
    assert reserve(game) == "2*water 6*earth"
    assert zone(game) == "amulet-of-water(fire)"


def test_the_surplus_of_an_exchange_is_chosen_among_all_tokens() -> None:
    game = seasons(zones=["amulet-of-water(2*air)"], reserves=["7*earth"])
    game.play("bonus exchange", "pay air amulet", "pay air amulet", "take water", "take fire")
    assert offers(game, "discard-energy") == ["water", "fire", "earth"]


# -- transmuting


def test_every_token_transmuted_afterwards_brings_a_crystal_more() -> None:
    game = seasons(reserves=["air water fire earth"]).play("bonus transmute")
    game.play(*[f"transmute {energy} reserve" for energy in ("air", "water", "fire", "earth")])
    assert crystals(game) == (1 + 1 + 2 + 3) + 4


def test_several_bonuses_add_up() -> None:
    # Ruling: transmute_bonus_stacking.
    game = seasons(reserves=["fire"]).play(*["bonus transmute"] * 3, "transmute fire reserve")
    assert crystals(game) == 2 + 3


def test_a_bonus_does_not_act_back_on_tokens_transmuted_before_it() -> None:
    # Ruling: transmute_bonus_stacking.
    game = seasons(reserves=["2*fire"], access=True)
    game.play("transmute fire reserve", "bonus transmute", "transmute fire reserve")
    assert crystals(game) == 2 + 3


def test_a_bonus_ends_with_the_turn() -> None:
    # Ruling: transmute_bonus_stacking.
    game = seasons(reserves=["fire", "fire"], dice="1:card:0 2:air-water-transmute:1 3:fire-star")
    game.play("bonus transmute", "end-turn", "transmute fire reserve")
    assert crystals(game, 1) == 2
    assert table(game).extra == 0


@pytest.mark.parametrize(
    ("card", "held", "gained"),
    [("balance-of-ishtar", "3*air", 9 + 3 * 2), ("potion-of-life", "2*fire air", 3 * (4 + 2))],
)
def test_balance_and_potion_of_life_bring_more_with_bonuses(card: str, held: str, gained: int) -> None:
    # Ruling: transmute_bonus_on_cards.
    game = seasons(zones=[card], reserves=[held]).play("bonus transmute", "bonus transmute", f"activate {card}")
    assert crystals(game) == gained


# -- the gauge


def test_the_gauge_goes_up_by_one() -> None:
    assert gauge(seasons(gauges=[0]).play("bonus gauge")) == 1


def test_at_fifteen_the_gauge_bonus_cannot_be_used() -> None:
    # Ruling: gauge_bonus_at_max.
    game = seasons(gauges=[15])
    assert offers(game, "bonus") == ["transmute"]
    assert game.why_not("bonus gauge") == "gauge-full gauge=15"
    assert gauge(seasons(gauges=[14]).play("bonus gauge")) == 15


# -- drawing two


@pytest.mark.parametrize(
    ("kept", "thrown"), [("amulet-of-air", "amulet-of-fire"), ("amulet-of-fire", "amulet-of-air")]
)
def test_instead_of_one_card_two_are_drawn_and_one_is_kept(kept: str, thrown: str) -> None:
    # Ruling: die_draw_keep.
    game = drawing()
    assert game.options == ["draw", "bonus draw-two"]
    game.play("bonus draw-two")
    assert game.options == ["keep amulet-of-air", "keep amulet-of-fire"]
    assert game.why_not("throw-away") == "other-step"
    game.play(f"keep {kept}")
    assert hand(game) == kept
    assert discard(game).split()[-1] == thrown
    assert used(game) == 1


def test_later_in_the_turn_it_is_too_late_to_draw_two() -> None:
    # Ruling: draw_two_bonus_timing.
    game = drawing().play("draw", "throw-away")
    assert game.why_not("bonus draw-two") == "draw-bonus-too-late"


def test_without_a_card_on_the_die_two_cannot_be_drawn() -> None:
    # Ruling: draw_two_bonus_timing.
    game = seasons(phase="die", dice=f"1:air-air-star:0 {OTHER_DICE}")
    assert game.prompt == "act"
    assert game.why_not("bonus draw-two") == "draw-bonus-too-late"


def test_a_draw_by_a_card_is_not_replaced() -> None:
    # Ruling: draw_two_bonus_timing.
    game = seasons(zones=["potion-of-power"], deck="amulet-of-air amulet-of-fire").play("activate potion-of-power")
    assert (game.prompt, len(hand(game).split())) == ("act", 1)


def test_the_other_bonuses_must_wait_until_the_die_is_done() -> None:
    # Ruling: actions_before_die_gains.
    game = drawing()
    assert game.why_not("bonus gauge") == "other-step"
    assert game.why_not("bonus exchange") == "other-step"


def test_the_side_that_counts_is_the_one_after_rolling_again() -> None:
    # Ruling: draw_two_bonus_timing.
    seeds = range(30)
    games = [
        seasons(phase="die", dice=f"1:card:0 {OTHER_DICE}", zones=["die-of-malice"], seed=seed).play(
            "activate die-of-malice"
        )
        for seed in seeds
    ]
    cards = [table(game).sides[0] == 4 for game in games]  # the fifth side of the first die shows a card
    assert [game.prompt == "draw-with-die" for game in games] == cards
    assert set(cards) == {True, False}


def test_of_a_single_card_left_to_draw_one_is_kept_even_with_the_bonus() -> None:
    # Rulings: die_draw_keep, empty_deck_and_discard.
    game = seasons(
        phase="die", dice=f"1:card:0 {OTHER_DICE}", deck="amulet-of-air", discard="", reserves=["2*air"]
    )
    game.play("bonus draw-two")
    assert hand(game) == "amulet-of-air"
    assert (game.prompt, used(game), discard(game)) == ("act", 1, "")


def test_two_copies_drawn_are_asked_for_all_the_same_and_one_is_kept() -> None:
    # What is drawn stays hidden, also that there was no choice.
    game = drawing(deck="amulet-of-air amulet-of-air").play("bonus draw-two")
    assert game.options == ["keep amulet-of-air"]
    assert hand(game.play("keep amulet-of-air")) == "amulet-of-air"
