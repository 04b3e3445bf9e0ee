"""The examples of both rulebooks, in their order.

They are the same in both: Pavlo and Olesia of the Ukrainian one are Pasha and Lera in the Russian one, always the
first and the second player. The pictures are lost; where a die is only shown, the words beside it decide.
"""

import pytest
from tables.seasons import (
    crystals,
    discard,
    free_play,
    gauge,
    hand,
    offers,
    player_at,
    reserve,
    seasons,
    table,
    zone,
)

from arcanum.core.match import Match
from arcanum.testing.scenario import Scenario

PAVLO_OR_PASHA = 0
OLESIA_OR_LERA = 1


def played_to_the_first_round(seed: int) -> Scenario:
    """A match of two in which the first of both goes first, up to the first choice of a die."""
    match = Match.begin("seasons", 2, {}, seed)
    while "take-die" not in [decision.prompt[0] for decision in match.decisions.values()]:
        for seat, decision in match.decisions.items():
            match.choose(seat, decision.options[0])
    return Scenario(match)


def begun_by_the_first() -> Scenario:
    return next(
        game for seed in range(20) if table(game := played_to_the_first_round(seed)).first == PAVLO_OR_PASHA
    )


# -- the start of a round


def test_pavlo_or_pasha_rolls_the_blue_dice_in_the_first_round_of_a_game_with_olesia_or_lera() -> None:
    game = begun_by_the_first()
    assert (table(game).year, table(game).space + 1) == (1, 1)
    view = game.match.view(PAVLO_OR_PASHA)["table"]
    assert isinstance(view, dict)
    assert view["dice_season"] == "winter"
    rolls = [event for event in game.events() if event.startswith("roll ")]
    assert len(rolls) == 3
    assert all(roll.startswith("roll seat=0 ") for roll in rolls)


def test_pavlo_or_pasha_takes_one_of_three_dice_and_olesia_or_lera_one_of_the_others_so_that_one_is_left() -> None:
    game = begun_by_the_first()
    assert game.asked.seat == PAVLO_OR_PASHA
    first, second, third = offers(game, "die")
    game.play(f"die {second}")
    assert game.asked.seat == OLESIA_OR_LERA
    assert offers(game, "die") == [first, third]
    game.play(f"die {third}")
    assert table(game).owners == [-1, PAVLO_OR_PASHA, OLESIA_OR_LERA]


def rolled(side: str, crystals: int = 0) -> Scenario:
    """Pavlo, or Pasha, at the start of a turn in spring, with this die."""
    die = {"earth-earth-crystals-2": 4, "earth-earth-star": 2}[side]
    others = " ".join(f"{number}:{owner}" for number, owner in ((1, "card:1"), (3, "card")))
    return seasons(phase="die", space=4, dice=f"{die}:{side}:0 {others}", crystals=[crystals])


@pytest.mark.parametrize("side", ["earth-earth-crystals-2", "earth-earth-star"])
def test_pavlo_or_pasha_adds_the_two_earth_tokens_of_the_die_to_the_reserve(side: str) -> None:
    assert reserve(rolled(side)) == "2*earth"


def test_pavlo_or_pasha_gains_two_earth_tokens_and_moves_two_steps_on_the_crystal_track() -> None:
    game = rolled("earth-earth-crystals-2", crystals=5)
    assert reserve(game) == "2*earth"
    assert crystals(game) == 5 + 2


def test_pavlo_or_pasha_gains_two_earth_tokens_and_one_step_on_the_summoning_gauge() -> None:
    game = rolled("earth-earth-star")
    assert reserve(game) == "2*earth"
    assert gauge(game) == 9 + 1


# -- transmuting


def test_in_winter_pavlo_or_pasha_transmutes_a_fire_and_two_earth_tokens_into_eight_crystals() -> None:
    game = seasons(space=2, reserves=["fire 2*earth"], access=True)
    game.play("transmute fire reserve", "transmute earth reserve", "transmute earth reserve")
    assert reserve(game) == ""
    assert crystals(game) == 2 + 3 + 3


def test_one_may_transmute_do_something_else_and_transmute_again() -> None:
    game = seasons(hands=["temporal-boots amulet-of-earth"], reserves=["fire 3*earth"], access=True)
    game.play("transmute fire reserve", "summon amulet-of-earth", "transmute earth reserve")
    assert crystals(game) == 2 + 9 + 3


# -- summoning


def test_for_a_second_card_the_summoning_gauge_must_stand_at_two() -> None:
    game = seasons(hands=["temporal-boots"], zones=["purse-of-io"], gauges=[1])
    assert game.why_not("summon temporal-boots") == "no-slot card=temporal-boots count=1 gauge=1"
    game = seasons(hands=["temporal-boots"], zones=["purse-of-io"], gauges=[2])
    assert zone(game.play("summon temporal-boots", "move 1")) == "purse-of-io temporal-boots"


def test_pavlo_or_pasha_with_three_cards_and_a_gauge_of_four_summons_the_hand_of_fortune() -> None:
    game = seasons(
        hands=["hand-of-fortune"], zones=["purse-of-io crystal-orb tree-of-light"], gauges=[4],
        reserves=["earth fire air"], crystals=[3],
    ).play("summon hand-of-fortune")  # fmt: skip
    assert zone(game) == "purse-of-io crystal-orb tree-of-light hand-of-fortune"
    assert (reserve(game), hand(game), crystals(game)) == ("", "", 0)


# -- bonuses


def test_with_the_bonus_an_earth_token_brings_four_crystals_in_winter_instead_of_three() -> None:
    game = seasons(space=1, reserves=["earth"], access=True).play("transmute earth reserve")
    assert crystals(game) == 3
    game = seasons(space=1, reserves=["earth"]).play("bonus transmute", "transmute earth reserve")
    assert crystals(game) == 4


@pytest.mark.parametrize(("used", "lost"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_one_bonus_costs_five_points_two_cost_twelve_and_three_cost_twenty(used: int, lost: int) -> None:
    game = seasons(gauges=[5]).play(*["bonus gauge"] * used)
    assert gauge(game) == 5 + used
    assert game.scores[PAVLO_OR_PASHA] == -lost


# -- the end of a round and of the game


def test_a_die_with_three_dots_that_nobody_took_moves_the_season_token_by_three() -> None:
    game = seasons(phase="season", space=1, dice="1:card:0 2:fire-fire-star:1 5:crystals-6.3")
    assert table(game).space + 1 == 4


def test_pavlo_or_pasha_scores_123_points() -> None:
    # 68 points of prestige lie in play.
    cards = "runic-cube-of-eolis syllas-the-faithful tree-of-light sid-nightshade sealed-chest-of-urm"
    cards += " cursed-treatise-of-arus purse-of-io"
    game = seasons(
        phase="season", year=3, space=12, zones=[cards], hands=["amulet-of-air"], crystals=[72], bonuses=[2]
    )
    assert game.match.over
    assert game.score_lines(PAVLO_OR_PASHA) == {
        "crystals": 72,
        "end-of-game card=sealed-chest-of-urm": 0,  # familiars lie there
        "prestige": 68,
        "bonuses count=2": -12,
        "hand count=1": -5,
    }
    assert game.scores[PAVLO_OR_PASHA] == 123


# -- the library page of the Russian rulebook, and the figures that the notes on the cards name


def test_the_nine_cards_pictured_in_the_russian_rulebook_are_split_into_three_packets_of_three() -> None:
    pictured = [
        "sealed-chest-of-urm", "potion-of-life", "balance-of-ishtar", "potion-of-knowledge", "sid-nightshade",
        "syllas-the-faithful", "glutton-cauldron", "arcano-leech", "air-elemental",
    ]  # fmt: skip
    others = "runic-cube-of-eolis purse-of-io staff-of-spring amulet-of-air amulet-of-fire amulet-of-earth"
    game = seasons(phase="split", picks=[" ".join(pictured), f"{others} temporal-boots dragon-skull crystal-orb"])
    for place, card in enumerate(pictured[:8]):
        if game.match.decision(0) is not None:
            game.match.choose(0, ("put", card, 1 + place // 3))
    while game.match.decision(1) is not None:
        game.match.choose(1, game.match.decisions[1].options[0])
    assert hand(game) == " ".join(pictured[:3])
    view = game.match.view(0)["table"]
    assert isinstance(view, dict)
    second, third = view["players"][0]["library"]
    assert sorted(second) == sorted(pictured[3:6])
    assert sorted(third) == sorted(pictured[6:])


@pytest.mark.parametrize(("purses", "gained"), [("", 9), (" purse-of-io", 12)])
def test_the_balance_of_ishtar_makes_nine_crystals_of_three_tokens_and_twelve_with_the_purse_of_io(
    purses: str, gained: int
) -> None:
    game = seasons(zones=[f"balance-of-ishtar{purses}"], reserves=["3*water"]).play("activate balance-of-ishtar")
    assert (reserve(game), crystals(game)) == ("", gained)


def test_two_dice_of_malice_roll_the_die_again_twice_for_four_crystals() -> None:
    game = seasons(
        phase="die", zones=["die-of-malice die-of-malice"], dice="1:card:0 2:fire-fire-star:1 3:fire-star", deck=""
    )
    game.play("activate die-of-malice", "activate die-of-malice 2")
    rolls = [event for event in game.events() if event.startswith("reroll ")]
    gains = [event for event in game.events() if event == "gain-crystals seat=0 count=2"]
    assert (len(rolls), len(gains)) == (2, 2)


def test_two_bespelled_grimoires_hold_ten_tokens_and_not_thirteen() -> None:
    game = seasons(zones=["bespelled-grimoire bespelled-grimoire potion-of-knowledge"], reserves=["9*fire"])
    game.play("activate potion-of-knowledge", *["take fire"] * 5)
    assert reserve(game) == "10*fire"


def test_the_hand_of_fortune_does_not_make_the_crystal_orb_cheaper() -> None:
    game = seasons(zones=["hand-of-fortune crystal-orb"], reserves=["3*fire"], top="amulet-of-earth")
    game.play("activate crystal-orb")
    assert game.prompt == "act"  # three tokens are not enough
    game = seasons(zones=["hand-of-fortune crystal-orb"], reserves=["4*fire"], top="amulet-of-earth")
    assert reserve(game.play("activate crystal-orb", "put-in")) == ""


def test_with_the_hand_of_fortune_two_effects_of_the_elemental_amulet_cost_one_token() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["earth"], gauges=[5])
    game.play("summon elemental-amulet", "declare air earth", "effect earth")
    assert reserve(game) == ""
    assert (crystals(game), gauge(game)) == (5, 6)


@pytest.mark.parametrize("by", ["divine-chalice", "crystal-orb", "potion-of-dreams"])
def test_put_into_play_free_the_elemental_amulet_has_all_four_effects(by: str) -> None:
    game = free_play(by, "elemental-amulet")
    before = len(hand(game).split())
    game.play("effect earth", "effect air", "effect fire", "take water", "take water")
    assert crystals(game) == 5
    assert gauge(game) == 10
    assert reserve(game) == "2*water"
    assert len(hand(game).split()) == before + 1


def test_three_crystals_exchange_three_tokens_of_one_type_for_three_of_another_with_the_mirror() -> None:
    game = seasons(zones=["mirror-of-the-seasons"], reserves=["3*water air"], crystals=[3])
    game.play("activate mirror-of-the-seasons", "give-up water", "count 3", "take earth")
    assert reserve(game) == "air 3*earth"
    assert crystals(game) == 0


@pytest.mark.parametrize(("boots", "space", "year"), [("move -3", 11, 1), ("move -1", 1, 2), ("move 3", 5, 2)])
def test_temporal_boots_move_one_to_three_spaces_and_from_winter_back_into_fall_a_year_back(
    boots: str, space: int, year: int
) -> None:
    game = seasons(year=2, space=2, hands=["temporal-boots potion-of-life"]).play("summon temporal-boots", boots)
    assert (table(game).space + 1, table(game).year) == (space, year)
    assert hand(game) == "potion-of-life"  # the cards stay in hand


def test_the_seventh_token_on_the_glutton_cauldron_brings_seven_tokens_and_fifteen_crystals() -> None:
    game = seasons(zones=["glutton-cauldron(6*fire)"], reserves=["water"]).play("activate glutton-cauldron")
    assert reserve(game) == "water 6*fire"
    assert crystals(game) == 15
    assert discard(game) == "glutton-cauldron"


def test_an_opponent_with_fewer_than_five_crystals_gives_sid_nightshade_all_of_them() -> None:
    game = seasons(hands=["sid-nightshade"], reserves=["earth"], crystals=[4, 3]).play("summon sid-nightshade")
    assert (crystals(game, 0), crystals(game, 1)) == (7, 0)


def test_the_summoning_gauge_ends_at_fifteen() -> None:
    game = seasons(hands=["amulet-of-air"], reserves=["2*air"], gauges=[14]).play("summon amulet-of-air")
    assert player_at(game, 0).gauge == 15
