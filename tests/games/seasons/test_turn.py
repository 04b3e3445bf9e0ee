"""A turn: the gains of the die first, the limit of the reserve, transmuting, the end, and taking back."""

from copy import deepcopy
from typing import Any

import pytest
from tables.seasons import (
    crystals,
    discard,
    gauge,
    hand,
    offers,
    reserve,
    seasons,
    table,
    zone,
)

from arcanum.core.errors import CannotUndo
from arcanum.games.seasons.dice import SEASONS
from arcanum.testing.scenario import Scenario

RATES = {
    "winter": {"water": 1, "air": 1, "fire": 2, "earth": 3},
    "spring": {"earth": 1, "water": 1, "air": 2, "fire": 3},
    "summer": {"earth": 1, "fire": 1, "water": 2, "air": 3},
    "fall": {"fire": 1, "air": 1, "earth": 2, "water": 3},
}
EACH_RATE = [(season, energy) for season in SEASONS for energy in RATES[season]]
OTHER_DICE = "2:fire-fire-star:1 3:fire-star"


def with_die(side: str, *, reserve: str = "", gauge: int = 9, **layout: str) -> Scenario:
    """Seat 0 begins its turn in winter with this side of the first, or the fourth, die."""
    number = 4 if side in {"water-water-crystals-2", "crystals-6"} else 1
    zone, deck = layout.get("zone", ""), layout.get("deck")
    hands = [layout.get("hand", "")]
    return seasons(
        phase="die", dice=f"{number}:{side}:0 {OTHER_DICE}", reserves=[reserve], gauges=[gauge], zones=[zone],
        deck=deck, hands=hands,
    )  # fmt: skip


# -- the gains of the die


@pytest.mark.parametrize(
    ("side", "tokens", "gained", "steps"),
    [
        ("fire-star-transmute", "fire", 0, 1),
        ("water-water-star", "2*water", 0, 1),
        ("water-water-crystals-3", "2*water", 3, 0),
        ("water-water-crystals-2", "2*water", 2, 0),
        ("air-air-star", "2*air", 0, 1),
        ("air-water-transmute", "air water", 0, 0),
        ("crystals-6", "", 6, 0),
    ],
)
def test_a_turn_begins_with_the_gains_of_the_die(side: str, tokens: str, gained: int, steps: int) -> None:
    game = with_die(side)
    assert (reserve(game), crystals(game), gauge(game)) == (tokens, gained, 9 + steps)
    assert (game.prompt, game.asked.seat) == ("act", 0)


def test_the_gains_must_be_taken_before_anything_else_is_done() -> None:
    # Ruling: actions_before_die_gains.
    game = with_die("water-water-crystals-3", reserve="6*fire", hand="temporal-boots", zone="tree-of-light")
    assert game.prompt == "discard-surplus count=1 limit=7"
    for line in ("transmute fire reserve", "summon temporal-boots", "activate tree-of-light", "bonus exchange"):
        assert game.why_not(line) == "other-step"
    assert game.why_not("end-turn") == "other-step"
    assert crystals(game) == 0  # the crystals of the die come after the surplus has gone
    assert crystals(game.play("discard-energy fire")) == 3


def test_transmuting_does_not_make_room_for_the_tokens_of_the_die() -> None:
    # Ruling: actions_before_die_gains.
    game = with_die("fire-star-transmute", reserve="7*earth").play("discard-energy earth")
    assert reserve(game) == "fire 6*earth"
    assert "transmute earth reserve" in game.options


def test_a_step_beyond_the_end_of_the_gauge_is_lost() -> None:
    assert gauge(with_die("water-water-star", gauge=15)) == 15
    assert gauge(with_die("water-water-star", gauge=14)) == 15


@pytest.mark.parametrize(
    ("choice", "held", "gone"),
    [("keep amulet-of-earth", "amulet-of-earth", ""), ("throw-away", "", "amulet-of-earth")],
)
def test_the_card_of_the_die_is_looked_at_and_then_kept_or_not(choice: str, held: str, gone: str) -> None:
    # Ruling: die_draw_keep.
    game = seasons(
        phase="die", dice=f"1:card:0 {OTHER_DICE}", deck="amulet-of-earth", bonuses=[3], discard="", hands=["", ""]
    )
    assert game.prompt == "keep-or-not card=amulet-of-earth"
    assert game.options == ["keep amulet-of-earth", "throw-away"]
    game.play(choice)
    assert (hand(game), discard(game)) == (held, gone)
    assert game.prompt == "act"


def test_there_is_no_limit_to_the_hand() -> None:
    many = "amulet-of-air amulet-of-fire amulet-of-water purse-of-io staff-of-spring divine-chalice dragon-skull"
    game = with_die("card", hand=f"{many} crystal-orb potion-of-life tree-of-light", deck="amulet-of-earth")
    game.play("draw", "keep amulet-of-earth")
    assert len(hand(game).split()) == 11


def test_without_any_card_to_draw_the_die_gives_none() -> None:
    # Ruling: empty_deck_and_discard.
    game = seasons(phase="die", dice=f"1:card:0 {OTHER_DICE}", deck="", discard="")
    assert game.prompt == "act"
    assert hand(game) == ""


# -- the limit of the reserve


@pytest.mark.parametrize(
    ("held", "zones", "surplus"),
    [("5*fire", "", 0), ("6*fire", "", 1), ("7*fire", "", 2), ("8*fire", "bespelled-grimoire", 0),
     ("10*fire", "bespelled-grimoire", 2), ("9*fire", "bespelled-grimoire bespelled-grimoire", 1)],
)  # fmt: skip
def test_seven_tokens_may_be_kept_and_ten_with_a_bespelled_grimoire(held: str, zones: str, surplus: int) -> None:
    game = with_die("water-water-crystals-3", reserve=held, zone=zones)
    if surplus:
        limit = 10 if zones else 7
        assert game.prompt == f"discard-surplus count={surplus} limit={limit}"
        game.play(*["discard-energy fire"] * surplus)
    assert game.prompt == "act"


def test_old_and_new_tokens_alike_may_be_given_up() -> None:
    # Ruling: overflow_choice.
    game = with_die("air-water-transmute", reserve="3*fire 4*earth")
    assert reserve(game) == "air water 3*fire 4*earth"
    assert offers(game, "discard-energy") == ["air", "water", "fire", "earth"]
    game.play("discard-energy water", "discard-energy earth")
    assert reserve(game) == "air 3*fire 3*earth"


def test_exactly_the_surplus_is_given_up() -> None:
    # Ruling: overflow_choice.
    game = with_die("air-air-star", reserve="6*fire").play("discard-energy fire")
    assert game.prompt == "act"
    assert reserve(game) == "2*air 5*fire"


def test_a_surplus_of_one_type_only_goes_by_itself() -> None:
    game = with_die("air-air-star", reserve="7*air")
    assert game.prompt == "act"
    assert reserve(game) == "7*air"
    assert game.events()[-3:-1] == ["discard-energy seat=0 energy=air count=1"] * 2


def test_tokens_on_cards_do_not_count_against_the_limit() -> None:
    game = with_die("air-air-star", reserve="5*fire", zone="amulet-of-water(4*earth) glutton-cauldron(6*air)")
    assert game.prompt == "act"
    assert reserve(game) == "2*air 5*fire"


# -- transmuting


@pytest.mark.parametrize(("season", "energy"), EACH_RATE)
def test_a_token_brings_the_crystals_of_its_rate_in_the_season(season: str, energy: str) -> None:
    for space in range(3):
        game = seasons(space=3 * SEASONS.index(season) + 1 + space, reserves=[f"2*{energy}"], access=True)
        game.play(f"transmute {energy} reserve")
        assert crystals(game) == RATES[season][energy]
        assert reserve(game) == energy
        assert game.events() == [f"transmute seat=0 energy={energy} count={RATES[season][energy]}"]


def test_any_number_of_tokens_may_be_transmuted() -> None:
    game = seasons(reserves=["air water fire earth"], access=True)
    game.play(*[f"transmute {energy} reserve" for energy in ("earth", "air", "fire", "water")])
    assert (reserve(game), crystals(game)) == ("", 1 + 1 + 2 + 3)
    assert offers(game, "transmute") == []


def test_nobody_has_to_transmute() -> None:
    game = seasons(reserves=["air water"], access=True).play("end-turn")
    assert reserve(game, 0) == "air water"


@pytest.mark.parametrize(("season", "energy"), EACH_RATE)
def test_purses_and_bonuses_add_to_the_rate(season: str, energy: str) -> None:
    game = seasons(
        space=3 * SEASONS.index(season) + 1, reserves=[energy], access=True, extra=2,
        zones=["purse-of-io purse-of-io"],
    ).play(f"transmute {energy} reserve")  # fmt: skip
    assert crystals(game) == RATES[season][energy] + 2 + 2


def test_the_rate_is_that_of_the_season_on_which_the_token_stands_at_that_moment() -> None:
    # Ruling: boots_dice.
    game = seasons(space=3, reserves=["2*fire"], hands=["temporal-boots"], access=True).play(
        "transmute fire reserve"
    )
    assert crystals(game) == 2
    game.play("summon temporal-boots", "move 1", "transmute fire reserve")
    assert crystals(game) == 2 + 3


# -- who may transmute


@pytest.mark.parametrize("side", ["fire-star-transmute", "air-water-transmute"])
def test_the_sign_on_the_die_allows_transmuting(side: str) -> None:
    assert "transmute earth reserve" in with_die(side, reserve="earth").options


@pytest.mark.parametrize("side", ["water-water-star", "water-water-crystals-3", "air-air-star", "crystals-6"])
def test_without_the_sign_tokens_cannot_be_transmuted(side: str) -> None:
    game = with_die(side, reserve="earth")
    assert offers(game, "transmute") == []
    assert game.why_not("transmute earth reserve") == "no-transmuting"


def test_a_bonus_allows_transmuting_for_the_rest_of_the_turn() -> None:
    game = seasons(reserves=["2*earth"]).play("bonus transmute", "transmute earth reserve", "bonus gauge")
    assert offers(game, "transmute") == ["earth reserve"]


def test_the_tree_of_light_allows_transmuting_at_the_usual_rate() -> None:
    game = seasons(zones=["tree-of-light"], reserves=["2*earth"]).play("activate tree-of-light")
    game.play("transmute earth reserve")
    assert crystals(game) == 3


@pytest.mark.parametrize("card", ["balance-of-ishtar", "potion-of-life"])
def test_cards_that_transmute_themselves_allow_no_more_than_that(card: str) -> None:
    # Ruling: potion_of_life_after.
    game = seasons(zones=[f"{card} amulet-of-water(earth)"], reserves=["3*fire"]).play(f"activate {card}")
    assert game.why_not("transmute earth amulet") == "no-transmuting"


def test_what_was_allowed_in_one_turn_is_not_allowed_in_the_next() -> None:
    game = seasons(reserves=["earth", "earth"], dice=f"1:fire-star-transmute:0 {OTHER_DICE}", access=True, extra=1)
    game.play("end-turn")
    assert game.asked.seat == 1
    assert game.why_not("transmute earth reserve") == "no-transmuting"
    assert (table(game).access, table(game).extra) == (False, 0)


def test_before_the_die_is_used_nothing_is_allowed_yet() -> None:
    game = seasons(zones=["", "die-of-malice"], dice=f"1:card:0 {OTHER_DICE}", access=True, extra=1).play(
        "end-turn"
    )
    assert game.prompt == "use-die"
    assert (table(game).access, table(game).extra) == (False, 0)


def test_tokens_on_an_amulet_of_water_may_be_transmuted_and_those_on_a_cauldron_may_not() -> None:
    game = seasons(zones=["amulet-of-water(earth) glutton-cauldron(air)"], reserves=["fire"], access=True)
    assert offers(game, "transmute") == ["fire reserve", "earth amulet"]
    game.play("transmute earth amulet")
    assert crystals(game) == 3
    assert zone(game) == "amulet-of-water glutton-cauldron(air)"


# -- any order


def test_actions_may_be_done_in_any_order_and_any_number_of_times() -> None:
    game = seasons(
        hands=["amulet-of-earth purse-of-io"], zones=["tree-of-light"], reserves=["fire air 4*earth"], access=True
    )
    game.play("transmute earth reserve", "summon amulet-of-earth", "bonus gauge", "summon purse-of-io")
    game.play("activate tree-of-light", "way crystals", "take earth", "transmute earth reserve", "bonus transmute")
    game.play("transmute earth reserve", "end-turn")
    assert game.asked.seat == 1
    assert crystals(game) == 3 + 9 - 3 + 4 + 5


def test_a_card_is_activated_once_a_round() -> None:
    game = seasons(zones=["idol-of-the-familiar sid-nightshade"]).play("activate idol-of-the-familiar")
    assert crystals(game) == 1
    assert zone(game) == "idol-of-the-familiar! sid-nightshade"
    assert game.why_not("activate idol-of-the-familiar") == "card-turned card=idol-of-the-familiar"


def test_a_second_copy_may_be_activated_too() -> None:
    game = seasons(zones=["idol-of-the-familiar idol-of-the-familiar sid-nightshade"])
    assert offers(game, "activate") == ["idol-of-the-familiar"]
    game.play("activate idol-of-the-familiar")
    assert offers(game, "activate") == ["idol-of-the-familiar 2"]
    assert crystals(game.play("activate idol-of-the-familiar 2")) == 2


# -- the end of a turn


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_turns_go_clockwise_from_the_first_player(seats: int, first: int) -> None:
    game = seasons(seats, first=first)
    whose = []
    for _ in range(seats):
        whose.append(game.asked.seat)
        game.play("end-turn")
    assert whose == [(first + place) % seats for place in range(seats)]
    assert (table(game).phase, table(game).first) == ("pick", (first + 1) % seats)


def test_everybody_has_one_turn_a_round() -> None:
    game = seasons(zones=["", "die-of-malice"]).play("end-turn")
    assert game.asked.seat == 1
    game.play("use-die", "end-turn")
    assert game.prompt == "take-die"


def test_the_end_of_a_turn_is_asked_even_if_nothing_else_can_be_done() -> None:
    game = seasons(gauges=[15], bonuses=[3])
    assert game.options == ["end-turn"]


def test_outside_the_own_turn_nothing_can_be_done() -> None:
    # Ruling: actions_off_turn.
    game = seasons(hands=["", "temporal-boots"])
    reason = game.match.why_not(1, ("summon", "temporal-boots"))
    assert reason is not None
    assert reason.message == ("not-your-turn",)


# -- taking back


def test_a_whole_turn_can_be_taken_back_step_by_step() -> None:
    game = seasons(
        hands=["amulet-of-earth temporal-boots"], zones=["amulet-of-water(fire)", ""],
        reserves=["air fire 3*earth"], access=True,
    )  # fmt: skip
    before = deepcopy(table(game).to_data())
    game.play(
        "transmute earth reserve", "summon amulet-of-earth", "bonus exchange", "pay fire amulet", "pay air reserve"
    )
    game.play("take air", "take water", "summon temporal-boots", "move 3", "end-turn")
    taken_back = [" ".join(map(str, game.match.undo(0)[1])) for _ in range(10)]
    assert taken_back == [
        "end-turn", "move 3", "summon temporal-boots", "take water", "take air", "pay air reserve",
        "pay fire amulet", "bonus exchange", "summon amulet-of-earth", "transmute earth reserve",
    ]  # fmt: skip
    assert table(game).to_data() == before


def test_the_surplus_of_the_die_can_be_chosen_anew() -> None:
    game = with_die("air-water-transmute", reserve="3*fire 4*earth").play("discard-energy water")
    assert game.match.undo(0) == (0, ("discard-energy", "water"))
    assert reserve(game.play("discard-energy fire", "discard-energy fire")) == "air water fire 4*earth"


@pytest.mark.parametrize("card", ["potion-of-power", "crystal-orb"])
def test_what_came_before_a_look_at_a_hidden_card_cannot_be_taken_back(card: str) -> None:
    game = seasons(zones=[card], reserves=["air"], access=True)
    game.play("transmute air reserve", f"activate {card}")
    assert not game.match.can_undo(0)
    with pytest.raises(CannotUndo):
        game.match.undo(0)
    game.play("bonus gauge")
    assert game.match.undo(0) == (0, ("bonus", "gauge"))
    assert not game.match.can_undo(0)


@pytest.mark.parametrize(
    ("layout", "line"),
    [
        ({"zones": ["crystal-orb"]}, "activate crystal-orb"),
        ({"zones": ["potion-of-power"]}, "activate potion-of-power"),
        (
            {"hands": ["amulet-of-fire"], "reserves": ["2*fire"], "deck": "", "discard": ""},
            "summon amulet-of-fire",
        ),
        ({"hands": ["demon-of-argos"], "reserves": ["air water fire earth"]}, "summon demon-of-argos"),
        ({"phase": "die", "dice": f"1:card:0 {OTHER_DICE}"}, "draw"),
    ],
)
def test_a_look_at_a_card_that_another_has_put_back_on_top_cannot_be_taken_back_either(
    layout: dict[str, Any], line: str
) -> None:
    game = seasons(top="tree-of-light", **layout).play(line)
    assert not game.match.can_undo()


def test_a_draw_of_the_card_that_one_has_put_back_oneself_can_be_taken_back() -> None:
    game = seasons(zones=["crystal-orb potion-of-power"], reserves=["4*air"], top="tree-of-light")
    game.play("activate crystal-orb", "put-back", "activate potion-of-power")
    assert hand(game) == "tree-of-light"
    assert game.match.undo(0) == (0, ("activate", "potion-of-power"))
    assert (hand(game), table(game).pile) == ("", 98)


def test_a_draw_with_the_die_cannot_be_taken_back_but_keeping_the_card_can() -> None:
    game = with_die("card", deck="amulet-of-earth purse-of-io").play("draw")
    assert not game.match.can_undo(0)
    keep = game.options[0]
    game.play(keep)
    assert game.match.undo(0)[1] == tuple(keep.split())
    game.play("throw-away")
    assert hand(game) == ""
    assert discard(game).split()[-1] == keep.split()[1]


def test_a_die_rolled_again_cannot_be_taken_back() -> None:
    game = with_die("air-air-star", zone="die-of-malice").play("activate die-of-malice")
    assert not game.match.can_undo(0)


def test_the_use_of_the_die_can_be_taken_back_when_it_drew_nothing() -> None:
    game = with_die("air-air-star", zone="die-of-malice").play("use-die")
    assert reserve(game) == "2*air"
    assert game.match.undo(0) == (0, ("use-die",))
    assert reserve(game) == ""


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_has_chosen() -> None:
    game = seasons(hands=["", "temporal-boots"], dice=f"1:card:0 {OTHER_DICE}").play("end-turn")
    assert reserve(game, 1) == "2*fire"
    assert game.match.undo(0) == (0, ("end-turn",))
    assert reserve(game, 1) == ""
    game.play("end-turn", "summon temporal-boots")
    assert not game.match.can_undo(0)


def test_the_end_of_the_last_turn_cannot_be_taken_back_when_the_next_dice_are_rolled() -> None:
    game = seasons(turn=1).play("end-turn")
    assert game.prompt == "take-die"
    assert not game.match.can_undo(1)


def test_the_end_of_the_last_turn_can_be_taken_back_while_the_end_of_the_round_waits() -> None:
    game = seasons(turn=1, zones=["beggars-horn"]).play("end-turn")
    assert game.prompt == "take-energy card=beggars-horn count=1"
    assert game.match.undo(1) == (1, ("end-turn",))
    assert game.prompt == "act"
