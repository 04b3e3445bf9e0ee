"""What is printed on the power cards 1 to 25; the cards 1 to 13, one by one, with all others that they name."""

from typing import Any

import pytest
from tables.seasons import (
    FREE,
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
    tokens_of,
    zone,
)

from arcanum.games.seasons.book import CRYSTALS_OF, EFFECTS, IS_FAMILIAR, TOKENS_OF
from arcanum.games.seasons.power import POWERS
from arcanum.testing.scenario import Scenario

# number, name, kind, energy, crystals for two, three and four players, prestige, icons of the effects
PRINTED = [
    (1, "amulet-of-air", "item", "air air", (0, 0, 0), 6, "immediate"),
    (2, "amulet-of-fire", "item", "fire fire", (0, 0, 0), 6, "immediate"),
    (3, "amulet-of-earth", "item", "earth earth", (0, 0, 0), 6, "immediate"),
    (4, "amulet-of-water", "item", "water water", (0, 0, 0), 6, "immediate"),
    (5, "balance-of-ishtar", "item", "", (2, 2, 2), 4, "activation"),
    (6, "staff-of-spring", "item", "earth earth earth", (0, 0, 0), 9, "permanent"),
    (7, "temporal-boots", "item", "", (0, 0, 0), 8, "immediate"),
    (8, "purse-of-io", "item", "air fire", (0, 0, 0), 6, "permanent"),
    (9, "divine-chalice", "item", "air water fire earth", (0, 0, 0), 10, "immediate"),
    (10, "syllas-the-faithful", "familiar", "fire fire fire", (0, 0, 0), 14, "immediate"),
    (11, "figrim-the-avaricious", "familiar", "", (3, 6, 9), 7, "permanent"),
    (12, "naria-the-prophetess", "familiar", "", (3, 3, 3), 8, "immediate"),
    (13, "wondrous-chest", "item", "water fire", (0, 0, 0), 4, "permanent"),
    (14, "beggars-horn", "item", "air earth", (0, 0, 0), 8, "permanent"),
    (15, "die-of-malice", "item", "", (0, 0, 0), 8, "activation"),
    (16, "kairn-the-destroyer", "familiar", "air air air", (0, 0, 0), 9, "activation"),
    (17, "amsug-longneck", "familiar", "air water", (0, 0, 0), 8, "immediate"),
    (18, "bespelled-grimoire", "item", "water earth", (0, 0, 0), 8, "immediate permanent"),
    (19, "ragfields-helm", "item", "air air air", (0, 0, 0), 10, "permanent"),
    (20, "hand-of-fortune", "item", "air fire earth", (3, 3, 3), 9, "permanent"),
    (21, "lewis-greyface", "familiar", "air fire", (0, 0, 0), 6, "immediate"),
    (22, "runic-cube-of-eolis", "item", "", (20, 20, 20), 30, ""),
    (23, "potion-of-power", "item", "fire fire", (0, 0, 0), 0, "activation"),
    (24, "potion-of-dreams", "item", "air air", (0, 0, 0), 0, "activation"),
    (25, "potion-of-knowledge", "item", "water water", (0, 0, 0), 0, "activation"),
]
COSTS = [(card, energies, crystals) for _, card, _, energies, crystals, _, _ in PRINTED]


@pytest.mark.parametrize(("number", "card", "kind", "energies", "cost", "prestige", "icons"), PRINTED)
def test_a_card_has_the_data_that_is_printed_on_it(
    number: int, card: str, kind: str, energies: str, cost: tuple[int, ...], prestige: int, icons: str
) -> None:
    power = POWERS[number - 1]
    assert (power.number, power.name) == (number, card)
    assert IS_FAMILIAR[number - 1] == (kind == "familiar")
    assert [EFFECTS[effect] for effect in power.effects] == icons.split()
    for players in (2, 3, 4):
        assert TOKENS_OF[players][number - 1] == tokens_of(energies)
        assert CRYSTALS_OF[players][number - 1] == cost[players - 2]
    assert seasons(zones=[card]).score_lines()["prestige"] == prestige


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("card", "energies", "cost"), COSTS)
def test_a_card_is_summoned_for_its_printed_cost_and_not_for_less(
    card: str, energies: str, cost: tuple[int, ...], seats: int
) -> None:
    due = cost[seats - 2]
    game = seasons(seats, hands=[card], reserves=[energies], crystals=[due], gauges=[1])
    game.play(f"summon {card}")
    assert [event for event in game.events() if event.startswith("pay")] == [
        *[f"pay seat=0 energy={energy} count=1" for energy in energies.split()],
        *([f"pay-crystals seat=0 count={due}"] if due else []),
    ]
    tokens = energies.split()
    for at in range(len(tokens)):
        less = " ".join(tokens[:at] + tokens[at + 1 :])
        game = seasons(seats, hands=[card], reserves=[less], crystals=[due], gauges=[1])
        assert f"summon {card}" not in game.options
        assert game.why_not(f"summon {card}").startswith(f"energy-lacking card={card} missing=1 ")
    if due:
        game = seasons(seats, hands=[card], reserves=[energies], crystals=[due - 1], gauges=[1])
        assert f"summon {card}" not in game.options
        assert game.why_not(f"summon {card}") == f"crystals-lacking card={card} cost={due} have={due - 1}"


@pytest.mark.parametrize(("card", "energies", "cost"), COSTS)
def test_a_card_is_summoned_only_with_a_free_slot_of_the_gauge(
    card: str, energies: str, cost: tuple[int, ...]
) -> None:
    game = seasons(hands=[card], zones=["sid-nightshade"], reserves=[energies], crystals=[cost[0]], gauges=[1])
    assert f"summon {card}" not in game.options
    assert game.why_not(f"summon {card}") == f"no-slot card={card} count=1 gauge=1"


# -- Amulet of Air


def test_amulet_of_air_raises_the_summoning_gauge_by_two() -> None:
    game = seasons(hands=["amulet-of-air"], reserves=["2*air"], gauges=[1, 5])
    game.play("summon amulet-of-air")
    assert (gauge(game), gauge(game, 1)) == (3, 5)
    assert "gauge-up seat=0 count=2 gauge=3" in game.events()


@pytest.mark.parametrize("before", [13, 14, 15])
def test_amulet_of_air_never_raises_the_gauge_past_fifteen(before: int) -> None:
    game = seasons(hands=["amulet-of-air"], reserves=["2*air"], gauges=[before])
    game.play("summon amulet-of-air")
    assert gauge(game) == 15


def test_the_slots_that_amulet_of_air_brings_can_be_used_at_once_for_its_second_copy() -> None:
    game = seasons(hands=["amulet-of-air amulet-of-air"], reserves=["4*air"], gauges=[1])
    game.play("summon amulet-of-air", "summon amulet-of-air")
    assert zone(game) == "amulet-of-air amulet-of-air"
    assert gauge(game) == 5


@pytest.mark.parametrize("by", FREE)
def test_amulet_of_air_put_into_play_free_raises_the_gauge_too(by: str) -> None:
    assert gauge(free_play(by, "amulet-of-air")) == 11


def test_the_steps_of_amulet_of_air_are_kept_when_it_leaves_and_come_again_when_it_comes_again() -> None:
    game = seasons(hands=["amsug-longneck"], zones=["amulet-of-air"], reserves=["3*air water"], gauges=[3])
    game.play("summon amsug-longneck")
    assert hand(game) == "amulet-of-air"
    assert gauge(game) == 3
    game.play("summon amulet-of-air")
    assert gauge(game) == 5


# -- Amulet of Fire

FIVE = "amulet-of-air temporal-boots divine-chalice naria-the-prophetess wondrous-chest"


def seen(game: Scenario, seat: int | None, what: str) -> Any:
    """Something on the table, as the seat sees it."""
    view: Any = game.match.view(seat)["table"]
    return view[what]


def drawn(game: Scenario, seat: int | None) -> list[str]:
    """What the seat sees of the cards that were drawn to choose from."""
    found: list[str] = seen(game, seat, "drawn")
    return found


def test_amulet_of_fire_draws_four_cards_of_which_one_is_kept_and_three_are_discarded() -> None:
    game = seasons(hands=["amulet-of-fire crystal-orb"], reserves=["2*fire"], deck=FIVE, discard="")
    game.play("summon amulet-of-fire")
    four = drawn(game, 0)
    assert len(four) == 4
    assert set(four) < set(FIVE.split())
    assert game.options == [f"keep {card}" for card in four]
    game.play(f"keep {four[1]}")
    assert hand(game) == f"crystal-orb {four[1]}"
    assert sorted(discard(game).split()) == sorted([four[0], *four[2:]])
    assert len(table(game).deck) == 1
    assert game.prompt == "act"


def test_exactly_one_card_of_amulet_of_fire_must_be_kept() -> None:
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck=FIVE)
    game.play("summon amulet-of-fire")
    assert {option.split()[0] for option in game.options} == {"keep"}
    assert game.why_not("throw-away") == "other-step"
    assert game.why_not("end-turn") == "other-phase phase=act at=keep"
    assert game.why_not("keep lewis-greyface") == "card-not-drawn card=lewis-greyface"


def test_two_copies_among_the_cards_of_amulet_of_fire_are_one_choice() -> None:
    deck = "temporal-boots temporal-boots amulet-of-air amulet-of-air"
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck=deck, discard="")
    game.play("summon amulet-of-fire")
    assert game.options == ["keep amulet-of-air", "keep temporal-boots"]
    game.play("keep temporal-boots")
    assert hand(game) == "temporal-boots"
    assert sorted(discard(game).split()) == ["amulet-of-air", "amulet-of-air", "temporal-boots"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_owner_of_amulet_of_fire_sees_what_it_draws(seats: int) -> None:
    game = seasons(seats, hands=["amulet-of-fire"], reserves=["2*fire"], deck=FIVE)
    game.play("summon amulet-of-fire")
    assert len(drawn(game, 0)) == 4
    for seat in [*range(1, seats), None]:
        assert drawn(game, seat) == []
        assert seen(game, seat, "cards_drawn") == 4


def test_the_discard_pile_becomes_the_draw_pile_in_the_middle_of_the_draw_for_amulet_of_fire() -> None:
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck="amulet-of-air temporal-boots")
    game.play("summon amulet-of-fire")
    assert "reshuffle seat=0 count=97" in game.events()
    assert len(drawn(game, 0)) == 4
    assert {"amulet-of-air", "temporal-boots"} <= set(drawn(game, 0))
    game.play("keep amulet-of-air")
    assert len(discard(game).split()) == 3
    assert "temporal-boots" in discard(game)  # drawn already, it was not shuffled in
    assert len(table(game).deck) == 95


def test_amulet_of_fire_chooses_among_fewer_cards_when_no_more_are_left() -> None:
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck="amulet-of-air purse-of-io", discard="")
    game.play("summon amulet-of-fire")
    assert game.options == ["keep amulet-of-air", "keep purse-of-io"]
    game.play("keep purse-of-io")
    assert hand(game) == "purse-of-io"
    assert discard(game) == "amulet-of-air"


def test_amulet_of_fire_keeps_a_single_card_that_is_left() -> None:
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck="purse-of-io", discard="")
    game.play("summon amulet-of-fire")
    assert hand(game) == "purse-of-io"
    assert game.prompt == "act"


def test_amulet_of_fire_may_be_summoned_when_no_card_can_be_drawn() -> None:
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck="", discard="")
    game.play("summon amulet-of-fire")
    assert zone(game) == "amulet-of-fire"
    assert hand(game) == ""
    assert game.prompt == "act"


def test_two_copies_of_amulet_of_fire_draw_four_cards_each() -> None:
    game = seasons(hands=["amulet-of-fire amulet-of-fire"], reserves=["4*fire"])
    for _ in range(2):
        game.play("summon amulet-of-fire")
        game.play(game.options[0])
    assert len(hand(game).split()) == 2
    assert len(discard(game).split()) == 6


@pytest.mark.parametrize("by", FREE)
def test_amulet_of_fire_put_into_play_free_draws_four_cards_too(by: str) -> None:
    game = free_play(by, "amulet-of-fire")
    assert game.prompt == "keep-one"
    assert len(drawn(game, 0)) == 4


# -- Amulet of Earth


def test_amulet_of_earth_brings_nine_crystals() -> None:
    game = seasons(hands=["amulet-of-earth"], reserves=["2*earth"], crystals=[1, 1])
    game.play("summon amulet-of-earth")
    assert (crystals(game), crystals(game, 1)) == (10, 1)


def test_each_copy_of_amulet_of_earth_brings_nine_crystals() -> None:
    game = seasons(hands=["amulet-of-earth amulet-of-earth"], reserves=["4*earth"])
    game.play("summon amulet-of-earth", "summon amulet-of-earth")
    assert crystals(game) == 18


@pytest.mark.parametrize("by", FREE)
def test_amulet_of_earth_put_into_play_free_brings_nine_crystals_too(by: str) -> None:
    assert crystals(free_play(by, "amulet-of-earth")) == 9


# -- Amulet of Water


def test_amulet_of_water_is_filled_with_four_tokens_of_any_types() -> None:
    game = seasons(hands=["amulet-of-water"], reserves=["2*water"])
    game.play("summon amulet-of-water")
    assert game.prompt == "fill-amulet card=amulet-of-water count=4"
    game.play("take air", "take fire", "take fire")
    assert game.options == ["take air", "take water", "take fire", "take earth"]
    game.play("take earth")
    assert zone(game) == "amulet-of-water(air,2*fire,earth)"
    assert reserve(game) == ""


@pytest.mark.parametrize("by", FREE)
def test_amulet_of_water_put_into_play_free_is_filled_too(by: str) -> None:
    game = free_play(by, "amulet-of-water").play(*["take water"] * 4)
    assert "amulet-of-water(4*water)" in zone(game)


def test_tokens_on_amulet_of_water_do_not_count_against_the_limit_of_the_reserve() -> None:
    game = seasons(zones=["amulet-of-water(4*fire) potion-of-knowledge"], reserves=["2*air"])
    game.play("activate potion-of-knowledge", *["take water"] * 5)
    assert game.prompt == "act"
    assert reserve(game) == "2*air 5*water"
    assert zone(game) == "amulet-of-water(4*fire)"


def test_a_surplus_is_never_discarded_from_amulet_of_water() -> None:
    game = seasons(zones=["amulet-of-water(4*fire) potion-of-knowledge"], reserves=["3*air"])
    game.play("activate potion-of-knowledge", *["take water"] * 5)
    assert game.options == ["discard-energy air", "discard-energy water"]
    assert game.why_not("discard-energy fire") == "token-lacking energy=fire"


def test_tokens_on_amulet_of_water_and_in_the_reserve_may_pay_a_summons_together() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["amulet-of-water(3*earth)"], reserves=["3*earth"])
    game.play("summon amulet-of-earth")
    assert game.prompt == "pay-summon card=amulet-of-earth"
    assert game.options == ["pay earth reserve", "pay earth amulet"]
    game.play("pay earth amulet", "pay earth reserve")
    assert zone(game) == "amulet-of-water(2*earth) amulet-of-earth"
    assert reserve(game) == "2*earth"


def test_tokens_on_amulet_of_water_pay_by_themselves_when_there_are_no_others() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["amulet-of-water(2*earth)"], reserves=["fire"])
    game.play("summon amulet-of-earth")
    assert zone(game) == "amulet-of-water amulet-of-earth"
    assert reserve(game) == "fire"


def test_tokens_on_amulet_of_water_of_another_player_pay_nothing() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["", "amulet-of-water(4*earth)"], reserves=["earth"])
    assert game.why_not("summon amulet-of-earth") == (
        "energy-lacking card=amulet-of-earth missing=1 air=0 water=0 fire=0 earth=1"
    )


def test_tokens_on_amulet_of_water_are_transmuted_at_the_rate_of_the_season_with_access_only() -> None:
    game = seasons(zones=["amulet-of-water(fire,earth)"], access=True, space=1)
    assert offers(game, "transmute") == ["fire amulet", "earth amulet"]
    game.play("transmute fire amulet", "transmute earth amulet")
    assert crystals(game) == 2 + 3
    assert zone(game) == "amulet-of-water"
    game = seasons(zones=["amulet-of-water(fire,earth)"])
    assert offers(game, "transmute") == []
    assert game.why_not("transmute fire amulet") == "no-transmuting"


def test_tokens_exchanged_from_amulet_of_water_come_back_to_the_reserve_where_the_limit_counts() -> None:
    game = seasons(zones=["amulet-of-water(2*fire)"], reserves=["7*air"])
    game.play("bonus exchange", "pay fire amulet", "pay fire amulet", "take earth", "take fire")
    assert game.prompt == "discard-surplus count=2 limit=7"
    game.play("discard-energy air", "discard-energy fire")
    assert reserve(game) == "6*air earth"
    assert zone(game) == "amulet-of-water"


def test_one_token_on_amulet_of_water_and_one_of_the_reserve_are_enough_for_an_exchange() -> None:
    game = seasons(zones=["amulet-of-water(fire)"], reserves=["air"])
    game.play("bonus exchange", "take earth", "take earth")
    assert reserve(game) == "2*earth"
    game = seasons(zones=["amulet-of-water(fire)"])
    assert game.why_not("bonus exchange") == "exchange-needs-two have=1"


def test_amulet_of_water_is_never_filled_again_while_it_lies_in_play() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["amulet-of-water(2*earth) potion-of-knowledge"])
    game.play("summon amulet-of-earth", "activate potion-of-knowledge", *["take water"] * 5)
    assert zone(game) == "amulet-of-water amulet-of-earth"
    assert reserve(game) == "5*water"


def test_two_copies_of_amulet_of_water_hold_tokens_of_their_own() -> None:
    zones = ["amulet-of-water(fire,air) amulet-of-water(2*fire)"]
    game = seasons(hands=["potion-of-power"], zones=zones)
    game.play("summon potion-of-power")
    assert game.options == ["pay fire amulet", "pay fire second-amulet"]
    game.play("pay fire second-amulet", "pay fire amulet")
    assert zone(game) == "amulet-of-water(air) amulet-of-water(fire) potion-of-power"


def test_two_copies_of_amulet_of_water_with_the_same_tokens_are_one_choice() -> None:
    zones = ["amulet-of-water(fire,air) amulet-of-water(fire,air)"]
    game = seasons(hands=["potion-of-power"], zones=zones)
    game.play("summon potion-of-power")
    assert zone(game) == "amulet-of-water(air) amulet-of-water(air) potion-of-power"


def test_a_second_amulet_of_water_is_filled_itself_and_leaves_the_first_alone() -> None:
    game = seasons(hands=["amulet-of-water"], zones=["amulet-of-water(2*water)"])
    game.play("summon amulet-of-water", *["take earth"] * 4)
    assert zone(game) == "amulet-of-water amulet-of-water(4*earth)"


def test_tokens_on_amulet_of_water_pay_for_balance_of_ishtar_with_others_or_alone() -> None:
    zones = ["balance-of-ishtar amulet-of-water(2*air,fire)"]
    game = seasons(zones=zones, reserves=["2*air"])
    game.play("activate balance-of-ishtar", "pay air amulet", "pay air reserve", "pay air amulet")
    assert zone(game) == "balance-of-ishtar! amulet-of-water(fire)"
    assert reserve(game) == "air"
    assert crystals(game) == 9
    game = seasons(zones=["balance-of-ishtar amulet-of-water(3*air)"])
    game.play("activate balance-of-ishtar")
    assert zone(game) == "balance-of-ishtar! amulet-of-water"
    assert crystals(game) == 9


def test_tokens_on_amulet_of_water_do_not_count_for_wondrous_chest() -> None:
    game = seasons(phase="round-end", zones=["wondrous-chest amulet-of-water(4*fire)"], reserves=["3*air"])
    assert crystals(game) == 0
    game = seasons(phase="round-end", zones=["wondrous-chest amulet-of-water(4*fire)"], reserves=["4*air"])
    assert crystals(game) == 3


def test_tokens_on_amulet_of_water_do_not_count_for_beggars_horn() -> None:
    game = seasons(phase="round-end", zones=["beggars-horn amulet-of-water(4*fire)"], reserves=["air"])
    game.play("take earth")
    assert reserve(game) == "air earth"
    assert zone(game) == "beggars-horn amulet-of-water(4*fire)"


def test_a_token_on_amulet_of_water_pays_for_kairn_the_destroyer() -> None:
    game = seasons(zones=["kairn-the-destroyer amulet-of-water(fire)"], reserves=["air"], crystals=[0, 9])
    game.play("activate kairn-the-destroyer")
    assert game.options == ["pay air reserve", "pay fire amulet"]
    game.play("pay fire amulet")
    assert (reserve(game), crystals(game, 1)) == ("air", 5)


def test_amulet_of_water_loses_its_tokens_when_amsug_longneck_sends_it_back_and_is_filled_anew() -> None:
    game = seasons(hands=["amsug-longneck"], zones=["amulet-of-water(4*fire)"], reserves=["air 3*water"])
    game.play("summon amsug-longneck")
    assert hand(game) == "amulet-of-water"
    assert reserve(game) == "2*water"
    game.play("summon amulet-of-water", "take air", "take air", "take air", "take earth")
    assert zone(game) == "amsug-longneck amulet-of-water(3*air,earth)"


def test_amulet_of_water_loses_its_tokens_when_it_is_sacrificed_to_syllas_the_faithful() -> None:
    zones = ["", "amulet-of-water(2*fire) amulet-of-water(air)"]
    game = seasons(hands=["syllas-the-faithful"], zones=zones, reserves=["3*fire", "earth"])
    game.play("summon syllas-the-faithful")
    assert game.options == ["sacrifice amulet-of-water", "sacrifice amulet-of-water 2"]
    game.play("sacrifice amulet-of-water 2")
    assert zone(game, 1) == "amulet-of-water(2*fire)"
    assert reserve(game, 1) == "earth"


def test_tokens_on_amulet_of_water_take_none_of_the_ten_places_that_bespelled_grimoire_gives() -> None:
    zones = ["amulet-of-water(4*fire) bespelled-grimoire potion-of-knowledge"]
    game = seasons(zones=zones, reserves=["5*air"])
    game.play("activate potion-of-knowledge", *["take water"] * 5)
    assert game.prompt == "act"
    assert reserve(game) == "5*air 5*water"


def test_tokens_on_amulet_of_water_cannot_be_moved_to_the_reserve_as_those_on_bespelled_grimoire_can() -> None:
    game = seasons(zones=["amulet-of-water(4*fire) bespelled-grimoire"], reserves=["air"])
    assert game.options == ["bonus exchange", "bonus transmute", "bonus gauge", "end-turn"]


def test_tokens_on_amulet_of_water_are_not_copied_by_lewis_greyface() -> None:
    zones = ["", "amulet-of-water(4*fire)"]
    game = seasons(hands=["lewis-greyface"], zones=zones, reserves=["air fire", "2*water"])
    game.play("summon lewis-greyface")
    assert reserve(game) == "2*water"
    assert zone(game, 1) == "amulet-of-water(4*fire)"


def test_tokens_on_amulet_of_water_stay_when_potion_of_dreams_discards_the_reserve() -> None:
    zones = ["amulet-of-water(4*fire) potion-of-dreams"]
    game = seasons(hands=["amulet-of-earth"], zones=zones, reserves=["3*air"])
    game.play("activate potion-of-dreams")
    assert zone(game) == "amulet-of-water(4*fire) amulet-of-earth"
    assert reserve(game) == ""


def test_tokens_on_amulet_of_water_are_not_transmuted_by_potion_of_life() -> None:
    game = seasons(zones=["amulet-of-water(4*fire) potion-of-life"], reserves=["2*air"])
    game.play("activate potion-of-life")
    assert crystals(game) == 8
    assert zone(game) == "amulet-of-water(4*fire)"


def test_a_token_on_amulet_of_water_pays_for_tree_of_light() -> None:
    game = seasons(zones=["tree-of-light amulet-of-water(earth)"])
    game.play("activate tree-of-light")
    assert zone(game) == "tree-of-light! amulet-of-water"
    assert table(game).access


def test_tokens_on_amulet_of_water_pay_for_the_card_that_crystal_orb_puts_into_play() -> None:
    zones = ["crystal-orb amulet-of-water(3*earth)"]
    game = seasons(zones=zones, reserves=["fire"], top="amulet-of-earth")
    game.play("activate crystal-orb", "put-in")
    assert zone(game) == "crystal-orb! amulet-of-water amulet-of-earth"
    assert reserve(game) == ""


def test_a_token_on_amulet_of_water_may_be_put_on_glutton_cauldron() -> None:
    game = seasons(zones=["glutton-cauldron amulet-of-water(fire)"], reserves=["air"])
    game.play("activate glutton-cauldron")
    assert game.options == ["store air reserve", "store fire amulet"]
    game.play("store fire amulet")
    assert zone(game) == "glutton-cauldron(fire)! amulet-of-water"
    assert reserve(game) == "air"


def test_tokens_on_amulet_of_water_are_not_turned_by_air_elemental() -> None:
    zones = ["", "amulet-of-water(2*fire)"]
    game = seasons(hands=["air-elemental"], zones=zones, reserves=["3*air", "2*earth"])
    game.play("summon air-elemental")
    assert zone(game, 1) == "amulet-of-water(2*fire)"
    assert reserve(game, 1) == "2*air"


def test_tokens_on_amulet_of_water_stay_when_cursed_treatise_of_arus_is_sacrificed() -> None:
    zones = ["", "amulet-of-water(2*fire) cursed-treatise-of-arus"]
    game = seasons(hands=["syllas-the-faithful"], zones=zones, reserves=["3*fire", "3*earth"])
    game.play("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert zone(game, 1) == "amulet-of-water(2*fire)"
    assert reserve(game, 1) == ""


def test_tokens_on_amulet_of_water_bring_nothing_with_lantern_of_xidit() -> None:
    game = seasons(zones=["amulet-of-water(4*fire) lantern-of-xidit"], reserves=["2*air"])
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 6


def test_tokens_on_amulet_of_water_exchanged_by_mirror_of_the_seasons_come_back_to_the_reserve() -> None:
    zones = ["mirror-of-the-seasons amulet-of-water(2*fire)"]
    game = seasons(zones=zones, reserves=["6*air"], crystals=[2])
    game.play("activate mirror-of-the-seasons", "give-up fire", "count 2", "take earth")
    assert game.prompt == "discard-surplus count=1 limit=7"
    game.play("discard-energy air")
    assert zone(game) == "mirror-of-the-seasons! amulet-of-water"
    assert reserve(game) == "5*air 2*earth"
    assert crystals(game) == 0


def test_a_water_token_on_amulet_of_water_passes_damned_soul_of_onys_on() -> None:
    game = seasons(zones=["damned-soul-of-onys amulet-of-water(water)"])
    game.play("activate damned-soul-of-onys")
    assert zone(game) == "amulet-of-water"
    assert zone(game, 1) == "damned-soul-of-onys"


# -- Balance of Ishtar


@pytest.mark.parametrize("space", [1, 4, 7, 10])
@pytest.mark.parametrize("energy", ["air", "water", "fire", "earth"])
def test_balance_of_ishtar_turns_three_tokens_of_one_type_into_nine_crystals_in_every_season(
    energy: str, space: int
) -> None:
    game = seasons(zones=["balance-of-ishtar"], reserves=[f"4*{energy}"], space=space)
    game.play("activate balance-of-ishtar")
    assert crystals(game) == 9
    assert reserve(game) == energy
    assert zone(game) == "balance-of-ishtar!"


def test_the_owner_of_balance_of_ishtar_chooses_the_type() -> None:
    game = seasons(zones=["balance-of-ishtar"], reserves=["3*air fire 3*earth"])
    game.play("activate balance-of-ishtar")
    assert game.prompt == "give-up-three card=balance-of-ishtar"
    assert game.options == ["give-up air", "give-up earth"]
    assert game.why_not("give-up fire") == "no-three-alike card=balance-of-ishtar"
    assert game.why_not("give-up water") == "token-lacking energy=water"
    game.play("give-up earth")
    assert reserve(game) == "3*air fire"


@pytest.mark.parametrize("held", ["", "2*air", "2*air 2*water 2*fire earth"])
def test_balance_of_ishtar_is_not_activated_without_three_tokens_of_one_type(held: str) -> None:
    game = seasons(zones=["balance-of-ishtar"], reserves=[held])
    assert offers(game, "activate") == []
    assert game.why_not("activate balance-of-ishtar") == "no-three-alike card=balance-of-ishtar"


def test_balance_of_ishtar_opens_no_transmuting_of_other_tokens() -> None:
    game = seasons(zones=["balance-of-ishtar"], reserves=["3*air fire"])
    game.play("activate balance-of-ishtar")
    assert offers(game, "transmute") == []
    assert game.why_not("transmute fire reserve") == "no-transmuting"


def test_balance_of_ishtar_leaves_the_transmuting_of_other_tokens_open() -> None:
    game = seasons(zones=["balance-of-ishtar"], reserves=["3*air fire"], access=True, space=1)
    game.play("activate balance-of-ishtar", "transmute fire reserve")
    assert crystals(game) == 9 + 2


def test_balance_of_ishtar_may_be_activated_in_the_turn_of_its_summons_and_once_a_round() -> None:
    game = seasons(hands=["balance-of-ishtar"], reserves=["7*air"], crystals=[2])
    game.play("summon balance-of-ishtar", "activate balance-of-ishtar")
    assert crystals(game) == 9
    assert game.why_not("activate balance-of-ishtar") == "card-turned card=balance-of-ishtar"


def test_two_copies_of_balance_of_ishtar_are_activated_one_after_the_other() -> None:
    game = seasons(zones=["balance-of-ishtar balance-of-ishtar"], reserves=["6*air"])
    assert offers(game, "activate") == ["balance-of-ishtar"]
    game.play("activate balance-of-ishtar")
    assert offers(game, "activate") == ["balance-of-ishtar 2"]
    game.play("activate balance-of-ishtar 2")
    assert crystals(game) == 18


@pytest.mark.parametrize(("uses", "gained"), [(1, 12), (2, 15), (3, 18)])
def test_each_transmutation_bonus_of_the_turn_brings_balance_of_ishtar_three_crystals_more(
    uses: int, gained: int
) -> None:
    game = seasons(zones=["balance-of-ishtar"], reserves=["3*air"])
    game.play(*["bonus transmute"] * uses, "activate balance-of-ishtar")
    assert crystals(game) == gained


def test_a_transmutation_bonus_used_after_balance_of_ishtar_does_not_act_back_on_it() -> None:
    game = seasons(zones=["balance-of-ishtar"], reserves=["3*air"])
    game.play("activate balance-of-ishtar", "bonus transmute")
    assert crystals(game) == 9


@pytest.mark.parametrize(("purses", "gained"), [(1, 12), (2, 15)])
def test_balance_of_ishtar_brings_three_crystals_more_for_each_purse_of_io(purses: int, gained: int) -> None:
    game = seasons(zones=["balance-of-ishtar" + " purse-of-io" * purses], reserves=["3*air"])
    game.play("activate balance-of-ishtar")
    assert crystals(game) == gained


def test_balance_of_ishtar_adds_purse_of_io_and_the_transmutation_bonus() -> None:
    game = seasons(zones=["balance-of-ishtar purse-of-io"], reserves=["3*air"])
    game.play("bonus transmute", "activate balance-of-ishtar")
    assert crystals(game) == 15


# -- Staff of Spring


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_staff_of_spring_brings_three_crystals_whenever_its_owner_summons(seats: int) -> None:
    hands = ["balance-of-ishtar purse-of-io syllas-the-faithful"]
    game = seasons(seats, hands=hands, zones=["staff-of-spring"], reserves=["air 4*fire"], crystals=[2, 5, 5, 5])
    game.play("summon balance-of-ishtar")
    assert crystals(game) == 3
    game.play("summon purse-of-io", "summon syllas-the-faithful")
    assert crystals(game) == 9
    assert [crystals(game, seat) for seat in range(1, seats)] == [5] * (seats - 1)


def test_staff_of_spring_does_not_look_at_its_own_summons_but_at_that_of_its_second_copy() -> None:
    game = seasons(hands=["staff-of-spring staff-of-spring purse-of-io"], reserves=["air fire 6*earth"])
    game.play("summon staff-of-spring")
    assert crystals(game) == 0
    game.play("summon staff-of-spring")
    assert crystals(game) == 3
    game.play("summon purse-of-io")
    assert crystals(game) == 9


def test_staff_of_spring_does_not_look_at_the_summons_of_others() -> None:
    game = seasons(hands=["purse-of-io"], zones=["", "staff-of-spring"], reserves=["air fire"])
    game.play("summon purse-of-io")
    assert (crystals(game), crystals(game, 1)) == (0, 0)


def test_the_crystals_of_staff_of_spring_do_not_help_to_pay_for_the_summons() -> None:
    game = seasons(hands=["naria-the-prophetess"], zones=["staff-of-spring"], crystals=[2])
    assert (
        game.why_not("summon naria-the-prophetess") == "crystals-lacking card=naria-the-prophetess cost=3 have=2"
    )


def test_staff_of_spring_pays_after_the_cost_and_before_the_effect_of_the_summoned_card() -> None:
    game = seasons(hands=["amulet-of-air"], zones=["staff-of-spring"], reserves=["2*air"])
    game.play("summon amulet-of-air")
    assert game.events() == [
        "summon seat=0 card=amulet-of-air",
        "pay seat=0 energy=air count=1",
        "pay seat=0 energy=air count=1",
        "gain-crystals seat=0 count=3",
        "gauge-up seat=0 count=2 gauge=11",
    ]


def test_staff_of_spring_pays_before_sid_nightshade_compares_crystals() -> None:
    game = seasons(hands=["sid-nightshade"], zones=["staff-of-spring"], reserves=["earth"], crystals=[3, 5])
    game.play("summon sid-nightshade")
    assert (crystals(game), crystals(game, 1)) == (3 + 3 + 5, 0)
    game = seasons(hands=["sid-nightshade"], reserves=["earth"], crystals=[3, 5])
    game.play("summon sid-nightshade")
    assert (crystals(game), crystals(game, 1)) == (3, 5)


def test_staff_of_spring_pays_for_divine_chalice_and_not_for_the_card_that_it_puts_into_play() -> None:
    game = free_play("divine-chalice", "purse-of-io", ["staff-of-spring"])
    assert zone(game) == "staff-of-spring divine-chalice purse-of-io"
    assert crystals(game) == 3


def test_staff_of_spring_does_not_pay_for_the_card_of_potion_of_dreams() -> None:
    game = free_play("potion-of-dreams", "purse-of-io", ["staff-of-spring"])
    assert zone(game) == "staff-of-spring purse-of-io"
    assert crystals(game) == 0


def test_staff_of_spring_does_not_pay_for_the_card_of_crystal_orb() -> None:
    game = free_play("crystal-orb", "purse-of-io", ["staff-of-spring"])
    assert zone(game) == "staff-of-spring crystal-orb! purse-of-io"
    assert crystals(game) == 0


def test_staff_of_spring_put_into_play_free_pays_for_later_summons() -> None:
    deck = "staff-of-spring amulet-of-air amulet-of-earth purse-of-io"
    game = seasons(hands=["divine-chalice temporal-boots"], reserves=["air water fire earth"], deck=deck)
    game.play("summon divine-chalice", "put-into-play staff-of-spring")
    assert crystals(game) == 0
    game.play("summon temporal-boots", "move 1")
    assert crystals(game) == 3


def test_staff_of_spring_does_not_pay_when_damned_soul_of_onys_is_passed_to_its_owner() -> None:
    game = seasons(zones=["damned-soul-of-onys", "staff-of-spring"], reserves=["water"])
    game.play("activate damned-soul-of-onys")
    assert zone(game, 1) == "staff-of-spring damned-soul-of-onys"
    assert (crystals(game), crystals(game, 1)) == (0, 0)


# -- Temporal Boots


@pytest.mark.parametrize(("steps", "space"), [(-3, 2), (-2, 3), (-1, 4), (1, 6), (2, 7), (3, 8)])
def test_temporal_boots_move_the_season_token_one_to_three_spaces_forward_or_back(steps: int, space: int) -> None:
    game = seasons(hands=["temporal-boots"], space=5, year=2)
    game.play("summon temporal-boots")
    assert game.prompt == "move-token card=temporal-boots"
    game.play(f"move {steps}")
    assert table(game).space == space - 1
    assert table(game).year == 2


def test_temporal_boots_must_move_the_token_by_at_least_one_space() -> None:
    game = seasons(hands=["temporal-boots"])
    game.play("summon temporal-boots")
    assert game.options == [f"move {steps}" for steps in (-3, -2, -1, 1, 2, 3)]
    assert game.why_not("move 0") == "steps-one-to-three"
    assert game.why_not("move 4") == "steps-one-to-three"
    assert game.why_not("end-turn") == "other-step"


@pytest.mark.parametrize("by", FREE)
def test_temporal_boots_put_into_play_free_move_the_token_too(by: str) -> None:
    game = free_play(by, "temporal-boots").play("move 3")
    assert table(game).space == 3


def test_two_copies_of_temporal_boots_move_the_token_one_after_the_other() -> None:
    game = seasons(hands=["temporal-boots temporal-boots"], space=5)
    game.play("summon temporal-boots", "move 3", "summon temporal-boots", "move -1")
    assert table(game).space == 6


@pytest.mark.parametrize(("space", "steps", "now"), [(1, -1, 12), (2, -2, 12), (3, -3, 12), (1, -3, 10)])
def test_temporal_boots_that_go_back_from_winter_to_fall_take_the_year_back(
    space: int, steps: int, now: int
) -> None:
    libraries = [("", "syllas-the-faithful crystal-orb dragon-skull")] * 2
    game = seasons(hands=["temporal-boots purse-of-io", "amulet-of-air"], libraries=libraries, space=space, year=2)
    game.play("summon temporal-boots", f"move {steps}")
    assert (table(game).space, table(game).year) == (now - 1, 1)
    assert hand(game) == "purse-of-io"
    assert hand(game, 1) == "amulet-of-air"
    assert len(player_at(game, 0).third) == 3


@pytest.mark.parametrize(("year", "taken"), [(1, "purse-of-io amulet-of-air"), (2, "crystal-orb dragon-skull")])
def test_temporal_boots_that_go_on_to_a_new_year_give_everybody_the_packet_of_that_year_at_once(
    year: int, taken: str
) -> None:
    packet = ("purse-of-io amulet-of-air", "crystal-orb dragon-skull")
    libraries = [packet if year == 1 else ("", packet[1])] * 2
    game = seasons(hands=["temporal-boots", "syllas-the-faithful"], libraries=libraries, space=11, year=year)
    game.play("summon temporal-boots", "move 2")
    assert (table(game).space, table(game).year) == (0, year + 1)
    assert hand(game) == taken
    assert hand(game, 1) == f"syllas-the-faithful {taken}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_packet_is_taken_once_however_often_temporal_boots_cross_the_year(seats: int) -> None:
    hands = ["temporal-boots temporal-boots"]
    game = seasons(seats, hands=hands, libraries=[("purse-of-io", "crystal-orb")], space=12)
    game.play("summon temporal-boots", "move 1")
    assert (table(game).year, hand(game)) == (2, "temporal-boots purse-of-io")
    game.play("summon temporal-boots", "move -1")
    assert (table(game).year, hand(game)) == (1, "purse-of-io")
    game.play(*["end-turn"] * seats)  # the die that is left over shows one dot
    assert (table(game).year, hand(game)) == (2, "purse-of-io")


def test_temporal_boots_leave_the_dice_of_the_round_and_change_the_rates_at_once() -> None:
    dice = "1:fire-star-transmute:0 2:water-water-star:1 3:card"
    game = seasons(phase="die", hands=["temporal-boots"], reserves=["2*fire"], space=3, dice=dice)
    before = seen(game, 0, "dice")
    game.play("transmute fire reserve", "summon temporal-boots", "move 1", "transmute fire reserve")
    assert crystals(game) == 2 + 3  # winter, then spring
    assert seen(game, 0, "dice") == before
    assert seen(game, 0, "dice_season") == "winter"
    game.play("end-turn")
    assert reserve(game, 1) == "2*water"
    game.play("end-turn")
    assert "move-token seat=0 steps=1 space=5" in game.events()
    assert seen(game, 0, "dice_season") == "spring"


def test_temporal_boots_may_go_back_beyond_the_first_space_of_the_first_year() -> None:
    libraries = [("purse-of-io", "crystal-orb")]
    game = seasons(hands=["temporal-boots"], libraries=libraries, space=1)
    game.play("summon temporal-boots", "move -2")
    assert (table(game).space, table(game).year) == (10, 0)
    game.play("end-turn", "end-turn")
    assert seen(game, 0, "dice_season") == "fall"
    assert seen(game, 0, "year") == 0
    game = seasons(hands=["temporal-boots"], libraries=libraries, space=1)
    game.play("summon temporal-boots", "move -1", "end-turn", "end-turn")
    assert (table(game).space, table(game).year) == (0, 1)
    assert hand(game) == ""


def test_when_temporal_boots_go_past_the_third_year_the_round_is_still_finished() -> None:
    zones = ["", "wondrous-chest"]
    game = seasons(
        hands=["temporal-boots"], zones=zones, reserves=["earth", "4*air"], space=12, year=3, access=True
    )
    game.play("summon temporal-boots", "move 2", "transmute earth reserve")
    assert crystals(game) == 3  # at the rate of winter
    game.play("end-turn")
    assert game.asked.seat == 1
    assert not game.match.over
    game.play("end-turn")
    assert crystals(game, 1) == 3
    assert game.match.over


def test_beyond_the_third_year_temporal_boots_still_change_the_season() -> None:
    zones = ["figrim-the-avaricious"]
    game = seasons(hands=["temporal-boots temporal-boots"], zones=zones, space=11, year=3, crystals=[0, 5])
    game.play("summon temporal-boots", "move 2")
    assert (table(game).year, crystals(game)) == (4, 1)
    game.play("summon temporal-boots", "move 3")
    assert (table(game).space, crystals(game)) == (3, 2)
    game.play("end-turn", "end-turn")
    assert game.match.over
    assert crystals(game, 1) == 3


def test_other_temporal_boots_may_bring_back_a_year_that_was_past() -> None:
    game = seasons(hands=["temporal-boots", "temporal-boots"], space=12, year=3)
    game.play("summon temporal-boots", "move 1", "end-turn", "summon temporal-boots", "move -3", "end-turn")
    assert not game.match.over
    assert (table(game).space, table(game).year) == (10, 3)
    assert game.prompt == "take-die"


@pytest.mark.parametrize(("space", "steps"), [(3, 1), (1, 3), (2, 2), (12, 1), (4, -1), (6, -3), (1, -1)])
def test_temporal_boots_that_change_the_season_set_off_figrim_the_avaricious(space: int, steps: int) -> None:
    zones = ["figrim-the-avaricious", "figrim-the-avaricious"]
    game = seasons(hands=["temporal-boots"], zones=zones, crystals=[0, 5], space=space)
    game.play("summon temporal-boots", f"move {steps}")
    assert [event for event in game.events() if "crystals" in event] == [
        "lose-crystals seat=1 count=1",
        "gain-crystals seat=0 count=1",
        "lose-crystals seat=0 count=1",
        "gain-crystals seat=1 count=1",
    ]


@pytest.mark.parametrize(("space", "steps"), [(3, 1), (12, 3), (4, -1), (1, -2)])
def test_temporal_boots_that_change_the_season_set_off_hourglass_of_time(space: int, steps: int) -> None:
    zones = ["hourglass-of-time", "hourglass-of-time"]
    game = seasons(hands=["temporal-boots"], zones=zones, space=space)
    game.play("summon temporal-boots", f"move {steps}", "take air", "take fire")
    assert (reserve(game), reserve(game, 1)) == ("air", "fire")
    assert game.prompt == "act"


@pytest.mark.parametrize(("space", "steps"), [(1, 2), (4, 1), (5, -1), (12, -2)])
def test_temporal_boots_that_stay_in_the_season_set_off_nothing(space: int, steps: int) -> None:
    zones = ["hourglass-of-time", "figrim-the-avaricious"]
    game = seasons(hands=["temporal-boots"], zones=zones, crystals=[5], space=space)
    game.play("summon temporal-boots", f"move {steps}")
    assert game.prompt == "act"
    assert (crystals(game), reserve(game)) == (5, "")


@pytest.mark.parametrize(("mover", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0]), (3, [0, 2])])
def test_after_temporal_boots_the_effects_of_the_season_begin_with_the_player_who_moved_the_token(
    mover: int, order: list[int]
) -> None:
    hands = ["temporal-boots" if seat == mover else "" for seat in range(4)]
    zones = ["hourglass-of-time", "", "hourglass-of-time", ""]
    game = seasons(4, hands=hands, zones=zones, space=3, turn=mover)
    game.play("summon temporal-boots", "move 1")
    asked = []
    for _ in range(2):
        asked.append(game.asked.seat)
        game.play("take air")
    assert asked == order


# -- Purse of Io


@pytest.mark.parametrize(("energy", "gained"), [("air", 2), ("water", 2), ("fire", 3), ("earth", 4)])
def test_purse_of_io_brings_one_crystal_more_for_each_token_transmuted(energy: str, gained: int) -> None:
    game = seasons(zones=["purse-of-io"], reserves=[f"2*{energy}"], access=True, space=1)
    game.play(f"transmute {energy} reserve")
    assert crystals(game) == gained
    game.play(f"transmute {energy} reserve")
    assert crystals(game) == 2 * gained


def test_two_copies_of_purse_of_io_and_the_transmutation_bonus_add_up() -> None:
    game = seasons(zones=["purse-of-io purse-of-io"], reserves=["2*earth"], access=True, space=1)
    game.play("transmute earth reserve")
    assert crystals(game) == 3 + 2
    game.play("bonus transmute", "transmute earth reserve")
    assert crystals(game) == 3 + 2 + 3 + 2 + 1


def test_purse_of_io_helps_only_its_owner_and_only_while_it_is_in_play() -> None:
    game = seasons(hands=["purse-of-io"], reserves=["air 2*fire"], zones=["", "purse-of-io"], access=True, space=1)
    game.play("transmute fire reserve")
    assert crystals(game) == 2
    assert crystals(game, 1) == 0
    game = seasons(hands=["purse-of-io"], reserves=["air 2*fire earth"], access=True, space=1)
    game.play("summon purse-of-io", "transmute earth reserve", "transmute fire reserve")
    assert crystals(game) == 4 + 3


def test_purse_of_io_does_not_open_transmuting() -> None:
    game = seasons(zones=["purse-of-io"], reserves=["3*fire"])
    assert game.why_not("transmute fire reserve") == "no-transmuting"
    assert game.why_not("activate purse-of-io") == "no-activation card=purse-of-io"


def test_purse_of_io_counts_for_tokens_on_amulet_of_water_that_are_transmuted() -> None:
    game = seasons(zones=["purse-of-io amulet-of-water(earth)"], access=True, space=1)
    game.play("transmute earth amulet")
    assert crystals(game) == 4


@pytest.mark.parametrize(("purses", "gained"), [(1, 15), (2, 18)])
def test_purse_of_io_brings_one_crystal_more_for_each_token_of_potion_of_life(purses: int, gained: int) -> None:
    game = seasons(zones=["potion-of-life" + " purse-of-io" * purses], reserves=["air fire earth"])
    game.play("activate potion-of-life")
    assert crystals(game) == gained


def test_purse_of_io_does_not_count_for_glutton_cauldron() -> None:
    game = seasons(zones=["purse-of-io glutton-cauldron(6*air)"], reserves=["air"])
    game.play("activate glutton-cauldron")
    assert crystals(game) == 15
    assert reserve(game) == "7*air"


def test_purse_of_io_does_not_count_for_dragon_skull() -> None:
    game = seasons(zones=["purse-of-io dragon-skull amulet-of-air amulet-of-fire"])
    game.play(
        "activate dragon-skull", "sacrifice dragon-skull", "sacrifice amulet-of-air", "sacrifice amulet-of-fire"
    )
    assert zone(game) == "purse-of-io"
    assert crystals(game) == 15


def test_purse_of_io_does_not_count_for_lantern_of_xidit() -> None:
    game = seasons(zones=["purse-of-io lantern-of-xidit"], reserves=["2*air"])
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 6


# -- Divine Chalice

FOUR = "amulet-of-air amulet-of-earth purse-of-io runic-cube-of-eolis"
ALL = "air water fire earth"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_divine_chalice_draws_four_cards_puts_one_into_play_free_and_discards_three(seats: int) -> None:
    game = seasons(seats, hands=["divine-chalice crystal-orb"], reserves=[ALL], deck=FOUR, discard="")
    game.play("summon divine-chalice")
    assert game.prompt == "put-into-play card=divine-chalice"
    assert game.options == [f"put-into-play {card}" for card in FOUR.split()]
    game.play("put-into-play runic-cube-of-eolis")
    assert zone(game) == "divine-chalice runic-cube-of-eolis"
    assert hand(game) == "crystal-orb"
    assert sorted(discard(game).split()) == ["amulet-of-air", "amulet-of-earth", "purse-of-io"]
    assert game.prompt == "act"


def test_one_of_the_cards_of_divine_chalice_must_be_put_into_play_while_a_slot_is_free() -> None:
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck=FOUR, gauges=[2])
    game.play("summon divine-chalice")
    assert {option.split()[0] for option in game.options} == {"put-into-play"}
    assert game.why_not("end-turn") == "other-step"
    game.play("put-into-play amulet-of-earth")
    assert zone(game) == "divine-chalice amulet-of-earth"


def test_without_a_free_slot_all_four_cards_of_divine_chalice_are_discarded() -> None:
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck=FOUR, discard="", gauges=[1])
    game.play("summon divine-chalice")
    assert zone(game) == "divine-chalice"
    assert sorted(discard(game).split()) == FOUR.split()
    assert game.prompt == "act"


def test_two_copies_among_the_cards_of_divine_chalice_are_one_choice_and_no_choice_is_still_made_by_hand() -> None:
    deck = "purse-of-io purse-of-io"
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck=deck, discard="")
    game.play("summon divine-chalice")
    assert game.options == ["put-into-play purse-of-io"]
    game.play("put-into-play purse-of-io")
    assert zone(game) == "divine-chalice purse-of-io"
    assert discard(game) == "purse-of-io"


def test_divine_chalice_puts_in_a_single_card_that_is_left() -> None:
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck="purse-of-io", discard="")
    game.play("summon divine-chalice")
    assert zone(game) == "divine-chalice purse-of-io"


def test_divine_chalice_may_be_summoned_when_no_card_can_be_drawn() -> None:
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck="", discard="")
    game.play("summon divine-chalice")
    assert zone(game) == "divine-chalice"
    assert game.prompt == "act"


def test_only_the_owner_of_divine_chalice_sees_the_four_cards_before_the_choice() -> None:
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck=FOUR, discard="")
    game.play("summon divine-chalice")
    assert drawn(game, 0) == FOUR.split()
    assert drawn(game, 1) == drawn(game, None) == []


def test_the_cards_that_divine_chalice_does_not_pick_are_discarded_before_the_other_enters() -> None:
    deck = "amulet-of-fire amulet-of-air amulet-of-earth purse-of-io"
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck=deck, discard="")
    game.play("summon divine-chalice", "put-into-play amulet-of-fire")
    assert "reshuffle seat=0 count=3" in game.events()
    assert game.options == ["keep amulet-of-air", "keep amulet-of-earth", "keep purse-of-io"]


def test_a_second_divine_chalice_may_be_picked_and_picks_in_turn() -> None:
    deck = "divine-chalice amulet-of-air amulet-of-earth purse-of-io"
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck=deck, discard="")
    game.play("summon divine-chalice", "put-into-play divine-chalice", "put-into-play amulet-of-earth")
    assert zone(game) == "divine-chalice divine-chalice amulet-of-earth"
    assert crystals(game) == 9


def test_a_second_divine_chalice_that_takes_the_last_slot_puts_nothing_into_play() -> None:
    deck = "divine-chalice amulet-of-air amulet-of-earth purse-of-io"
    game = seasons(hands=["divine-chalice"], reserves=[ALL], deck=deck, discard="", gauges=[2])
    game.play("summon divine-chalice", "put-into-play divine-chalice")
    assert zone(game) == "divine-chalice divine-chalice"
    assert len(discard(game).split()) == 3


def test_the_slots_of_amulet_of_air_put_in_by_divine_chalice_are_there_at_once() -> None:
    game = seasons(hands=["divine-chalice temporal-boots"], reserves=[ALL], deck=FOUR, gauges=[2])
    game.play("summon divine-chalice", "put-into-play amulet-of-air")
    assert gauge(game) == 4
    assert offers(game, "summon") == ["temporal-boots"]


def test_a_card_put_in_by_divine_chalice_may_be_activated_in_the_same_turn() -> None:
    game = free_play("divine-chalice", "potion-of-power")
    game.play("activate potion-of-power")
    assert gauge(game) == 11


def test_divine_chalice_put_into_play_by_potion_of_dreams_draws_and_picks_too() -> None:
    game = seasons(hands=["divine-chalice"], zones=["potion-of-dreams"], deck=FOUR)
    game.play("activate potion-of-dreams", "put-into-play amulet-of-earth")
    assert zone(game) == "divine-chalice amulet-of-earth"
    assert crystals(game) == 9


def test_divine_chalice_put_into_play_by_crystal_orb_draws_and_picks_too() -> None:
    game = seasons(zones=["crystal-orb"], reserves=["4*air"], top="divine-chalice", deck=FOUR)
    game.play("activate crystal-orb", "put-in", "put-into-play amulet-of-earth")
    assert zone(game) == "crystal-orb! divine-chalice amulet-of-earth"
    assert crystals(game) == 9


def test_the_card_of_divine_chalice_brings_nothing_from_yjangs_forgotten_vase_but_the_chalice_does() -> None:
    zones = ["yjangs-forgotten-vase"]
    game = seasons(hands=["divine-chalice"], zones=zones, reserves=[ALL], deck=FOUR)
    game.play("summon divine-chalice")
    assert game.prompt == "take-energy card=yjangs-forgotten-vase count=1"
    game.play("take fire", "put-into-play amulet-of-earth")
    assert reserve(game) == "fire"
    assert game.prompt == "act"


def test_the_card_of_divine_chalice_gives_all_four_effects_when_it_is_elemental_amulet() -> None:
    game = free_play("divine-chalice", "elemental-amulet")
    game.play("effect earth", "effect air", "effect fire", "take air", "take fire")
    assert (crystals(game), gauge(game), reserve(game)) == (5, 10, "air fire")
    assert len(hand(game).split()) == 1


def test_divine_chalice_pays_arcano_leech_for_itself_and_nothing_for_its_card() -> None:
    game = free_play("divine-chalice", "purse-of-io", ["", "arcano-leech"], crystals=[2])
    assert zone(game) == "divine-chalice purse-of-io"
    assert (crystals(game), crystals(game, 1)) == (1, 1)


def test_cursed_treatise_of_arus_put_in_by_divine_chalice_brings_all_that_it_brings() -> None:
    game = free_play("divine-chalice", "cursed-treatise-of-arus").play("take air", "take air")
    assert (crystals(game), gauge(game), reserve(game)) == (10, 10, "2*air")


# -- Syllas the Faithful


def test_syllas_the_faithful_makes_each_opponent_sacrifice_a_card_of_his_choice_clockwise() -> None:
    zones = [
        "amulet-of-air",
        "amulet-of-fire kairn-the-destroyer",
        "purse-of-io",
        "figrim-the-avaricious dragon-skull",
    ]
    game = seasons(4, hands=["syllas-the-faithful"], zones=zones, reserves=["3*fire"])
    game.play("summon syllas-the-faithful")
    assert game.asked.seat == 1
    assert game.prompt == "sacrifice card=syllas-the-faithful"
    assert game.options == ["sacrifice amulet-of-fire", "sacrifice kairn-the-destroyer"]
    game.play("sacrifice kairn-the-destroyer")
    assert zone(game, 2) == ""  # nothing to choose
    assert game.asked.seat == 3
    game.play("sacrifice dragon-skull")
    assert zone(game) == "amulet-of-air syllas-the-faithful"
    assert (zone(game, 1), zone(game, 3)) == ("amulet-of-fire", "figrim-the-avaricious")
    assert discard(game) == "kairn-the-destroyer purse-of-io dragon-skull"


@pytest.mark.parametrize(("seats", "mover", "order"), [(3, 1, [2, 0]), (4, 2, [3, 0, 1]), (2, 1, [0])])
def test_the_victims_of_syllas_the_faithful_choose_from_the_left_neighbour_on(
    seats: int, mover: int, order: list[int]
) -> None:
    zones = ["amulet-of-air purse-of-io", "amulet-of-earth purse-of-io", "amulet-of-fire tree-of-light"]
    zones.append("amulet-of-fire wondrous-chest")
    hands = ["syllas-the-faithful" if seat == mover else "" for seat in range(seats)]
    game = seasons(seats, hands=hands, zones=zones[:seats], reserves=["3*fire"] * seats, turn=mover)
    game.play("summon syllas-the-faithful")
    asked = []
    while game.prompt != "act":
        asked.append(game.asked.seat)
        game.play(game.options[0])
    assert asked == order
    assert len(zone(game, mover).split()) == 3


def test_a_victim_of_syllas_the_faithful_must_sacrifice_a_card_that_is_in_play() -> None:
    zones = ["kairn-the-destroyer", "amulet-of-air purse-of-io"]
    game = seasons(hands=["syllas-the-faithful", "dragon-skull"], zones=zones, reserves=["3*fire"])
    game.play("summon syllas-the-faithful")
    assert game.options == ["sacrifice amulet-of-air", "sacrifice purse-of-io"]
    assert game.why_not("sacrifice dragon-skull") == "card-in-hand card=dragon-skull"
    assert game.why_not("sacrifice kairn-the-destroyer") == "card-of-rival card=kairn-the-destroyer seat=0"
    assert game.why_not("end-turn") == "other-step"


def test_syllas_the_faithful_may_be_summoned_without_victims() -> None:
    game = seasons(3, hands=["syllas-the-faithful"], reserves=["3*fire"])
    game.play("summon syllas-the-faithful")
    assert zone(game) == "syllas-the-faithful"
    assert game.prompt == "act"


def test_each_copy_of_syllas_the_faithful_takes_a_card() -> None:
    game = seasons(
        hands=["syllas-the-faithful syllas-the-faithful"],
        zones=["", "amulet-of-air amulet-of-air purse-of-io"],
        reserves=["6*fire"],
    )
    game.play("summon syllas-the-faithful", "sacrifice amulet-of-air", "summon syllas-the-faithful")
    assert game.options == ["sacrifice amulet-of-air", "sacrifice purse-of-io"]
    game.play("sacrifice amulet-of-air")
    assert zone(game, 1) == "purse-of-io"


def test_two_copies_that_lie_alike_are_one_choice_for_the_victim_of_syllas_the_faithful() -> None:
    game = seasons(hands=["syllas-the-faithful"], zones=["", "tree-of-light tree-of-light"], reserves=["3*fire"])
    game.play("summon syllas-the-faithful")
    assert zone(game, 1) == "tree-of-light"
    game = seasons(hands=["syllas-the-faithful"], zones=["", "tree-of-light tree-of-light!"], reserves=["3*fire"])
    game.play("summon syllas-the-faithful", "sacrifice tree-of-light 2")
    assert zone(game, 1) == "tree-of-light"


@pytest.mark.parametrize("by", FREE)
def test_syllas_the_faithful_put_into_play_free_takes_a_card_too(by: str) -> None:
    game = free_play(by, "syllas-the-faithful", ["", "amulet-of-air purse-of-io"])
    game.play("sacrifice purse-of-io")
    assert zone(game, 1) == "amulet-of-air"


def test_a_victim_of_syllas_the_faithful_keeps_what_the_card_has_brought() -> None:
    game = seasons(hands=["syllas-the-faithful"], zones=["", "amulet-of-air"], reserves=["3*fire"], gauges=[9, 3])
    game.play("summon syllas-the-faithful")
    assert zone(game, 1) == ""
    assert gauge(game, 1) == 3


def test_the_surplus_goes_at_once_when_bespelled_grimoire_is_sacrificed_to_syllas_the_faithful() -> None:
    zones = ["", "bespelled-grimoire", "purse-of-io amulet-of-air"]
    reserves = ["3*fire", "5*air 4*water"]
    game = seasons(3, hands=["syllas-the-faithful"], zones=zones, reserves=reserves)
    game.play("summon syllas-the-faithful")
    assert game.asked.seat == 1  # before the next victim chooses
    assert game.prompt == "discard-surplus count=2 limit=7"
    game.play("discard-energy air", "discard-energy water")
    assert reserve(game, 1) == "4*air 3*water"
    assert game.asked.seat == 2
    assert game.prompt == "sacrifice card=syllas-the-faithful"


def test_glutton_cauldron_sacrificed_to_syllas_the_faithful_loses_its_tokens() -> None:
    zones = ["", "glutton-cauldron(6*air)"]
    game = seasons(hands=["syllas-the-faithful"], zones=zones, reserves=["3*fire", "earth"])
    game.play("summon syllas-the-faithful")
    assert (reserve(game, 1), crystals(game, 1)) == ("earth", 0)
    assert discard(game) == "glutton-cauldron"


def test_cursed_treatise_of_arus_sacrificed_to_syllas_the_faithful_takes_the_reserve_along() -> None:
    zones = ["", "cursed-treatise-of-arus purse-of-io"]
    game = seasons(hands=["syllas-the-faithful"], zones=zones, reserves=["4*fire", "5*air"])
    game.play("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert (reserve(game), reserve(game, 1)) == ("fire", "")
    game = seasons(hands=["syllas-the-faithful"], zones=zones, reserves=["4*fire", "5*air"])
    game.play("summon syllas-the-faithful", "sacrifice purse-of-io")
    assert reserve(game, 1) == "5*air"


def test_damned_soul_of_onys_may_be_sacrificed_to_syllas_the_faithful() -> None:
    zones = ["", "damned-soul-of-onys purse-of-io"]
    game = seasons(hands=["syllas-the-faithful"], zones=zones, reserves=["3*fire"])
    game.play("summon syllas-the-faithful", "sacrifice damned-soul-of-onys")
    assert zone(game, 1) == "purse-of-io"
    assert discard(game) == "damned-soul-of-onys"


# -- Figrim the Avaricious


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figrim_the_avaricious_gets_a_crystal_of_every_opponent_when_the_season_changes(seats: int) -> None:
    zones = ["figrim-the-avaricious"]
    game = seasons(seats, phase="season", space=3, zones=zones, crystals=[0, 4, 5, 6])
    assert crystals(game) == seats - 1
    assert [crystals(game, seat) for seat in range(1, seats)] == [3, 4, 5][: seats - 1]


def test_figrim_the_avaricious_gets_nothing_of_opponents_without_crystals() -> None:
    game = seasons(4, phase="season", space=3, zones=["figrim-the-avaricious"], crystals=[0, 0, 5, 0])
    assert [crystals(game, seat) for seat in range(4)] == [1, 0, 4, 0]


@pytest.mark.parametrize("space", [1, 2, 4, 8, 11])
def test_figrim_the_avaricious_gets_nothing_while_the_season_lasts(space: int) -> None:
    game = seasons(phase="season", space=space, zones=["figrim-the-avaricious"], crystals=[0, 5])
    assert (crystals(game), crystals(game, 1)) == (0, 5)


@pytest.mark.parametrize("space", [3, 6, 9, 12])
def test_every_change_of_season_sets_figrim_the_avaricious_off(space: int) -> None:
    game = seasons(phase="season", space=space, zones=["figrim-the-avaricious"], crystals=[0, 5])
    assert (crystals(game), crystals(game, 1)) == (1, 4)


def test_each_copy_of_figrim_the_avaricious_gets_a_crystal_of_its_own() -> None:
    zones = ["figrim-the-avaricious figrim-the-avaricious"]
    game = seasons(3, phase="season", space=3, zones=zones, crystals=[0, 5, 1])
    assert [crystals(game, seat) for seat in range(3)] == [3, 3, 0]


@pytest.mark.parametrize(("first", "left"), [(0, [0, 1]), (1, [1, 0])])
def test_figrim_the_avaricious_of_the_first_player_of_the_round_comes_first(first: int, left: list[int]) -> None:
    zones = ["figrim-the-avaricious", "figrim-the-avaricious"]
    held = [0, 1] if first == 0 else [1, 0]
    game = seasons(phase="season", space=3, zones=zones, crystals=held, first=first)
    assert [crystals(game, seat) for seat in range(2)] == left
    assert len([event for event in game.events() if event.startswith("lose-crystals")]) == 2


def test_figrim_the_avaricious_is_set_off_by_the_last_change_of_season_before_the_scores_are_counted() -> None:
    game = seasons(phase="season", space=12, year=3, zones=["figrim-the-avaricious"], crystals=[5, 5])
    assert game.match.over
    assert game.score_lines()["crystals"] == 6
    assert game.scores == [6 + 7, 4]


@pytest.mark.parametrize("by", FREE)
def test_figrim_the_avaricious_put_into_play_free_costs_no_crystals(by: str) -> None:
    game = free_play(by, "figrim-the-avaricious")
    assert "figrim-the-avaricious" in zone(game)
    assert crystals(game) == 0


def test_figrim_the_avaricious_and_hourglass_of_time_of_one_player_are_both_set_off_unasked_for_an_order() -> None:
    zones = ["figrim-the-avaricious hourglass-of-time"]
    game = seasons(phase="season", space=3, zones=zones, crystals=[0, 5])
    assert game.prompt == "take-energy card=hourglass-of-time count=1"
    game.play("take air")
    assert (crystals(game), reserve(game)) == (1, "air")
    assert game.prompt == "take-die"


# -- Naria the Prophetess


def test_naria_the_prophetess_gives_every_player_a_card_of_her_owners_choice() -> None:
    deck = "amulet-of-air amulet-of-earth purse-of-io dragon-skull"
    game = seasons(4, hands=["", "naria-the-prophetess"], deck=deck, crystals=[0, 3], turn=1)
    game.play("summon naria-the-prophetess")
    assert game.prompt == "keep-one"
    assert game.options == [f"keep {card}" for card in deck.split()]
    game.play("keep purse-of-io")
    assert game.asked.seat == 1
    assert game.prompt == "give seat=2"
    assert game.options == ["give amulet-of-air 2", "give amulet-of-earth 2", "give dragon-skull 2"]
    game.play("give dragon-skull 2", "give amulet-of-air 3")
    assert [hand(game, seat) for seat in range(4)] == [
        "amulet-of-earth",
        "purse-of-io",
        "dragon-skull",
        "amulet-of-air",
    ]
    assert game.prompt == "act"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_naria_the_prophetess_draws_a_card_for_each_player(seats: int) -> None:
    game = seasons(seats, hands=["naria-the-prophetess"], crystals=[3])
    game.play("summon naria-the-prophetess")
    assert len(drawn(game, 0)) == seats
    while game.prompt != "act":
        game.play(game.options[0])
    assert [len(hand(game, seat).split()) for seat in range(seats)] == [1] * seats
    assert discard(game) == ""


def test_with_two_players_the_other_card_of_naria_the_prophetess_goes_to_the_opponent_by_itself() -> None:
    deck = "amulet-of-air purse-of-io"
    game = seasons(hands=["naria-the-prophetess"], deck=deck, crystals=[3])
    game.play("summon naria-the-prophetess", "keep purse-of-io")
    assert (hand(game), hand(game, 1)) == ("purse-of-io", "amulet-of-air")
    assert game.prompt == "act"


def test_each_opponent_sees_only_the_card_that_naria_the_prophetess_gives_to_him() -> None:
    deck = "amulet-of-air purse-of-io dragon-skull"
    game = seasons(3, hands=["naria-the-prophetess"], deck=deck, crystals=[3])
    game.play("summon naria-the-prophetess")
    assert drawn(game, 0) == deck.split()
    assert drawn(game, 1) == drawn(game, 2) == drawn(game, None) == []
    game.play("keep amulet-of-air", "give dragon-skull 1")
    assert seen(game, 1, "players")[1]["hand"] == ["dragon-skull"]
    known = [[player["known"] for player in seen(game, seat, "players")] for seat in (0, 1, 2, None)]
    assert known == [[[], ["dragon-skull"], ["purse-of-io"]], [[], [], []], [[], [], []], [[], [], []]]


def test_a_card_of_naria_the_prophetess_must_be_kept_by_whoever_gets_it() -> None:
    game = seasons(3, hands=["naria-the-prophetess"], crystals=[3])
    game.play("summon naria-the-prophetess")
    assert {option.split()[0] for option in game.options} == {"keep"}
    game.play(game.options[0])
    assert {option.split()[0] for option in game.options} == {"give"}
    assert game.why_not("throw-away") == "other-step"
    game.play(game.options[0])
    assert game.prompt == "act"
    assert game.asked.seat == 0


@pytest.mark.parametrize(
    ("deck", "answers", "hands"),
    [
        ("", [], ["", "", ""]),
        ("purse-of-io", [], ["purse-of-io", "", ""]),
        ("purse-of-io dragon-skull", ["keep dragon-skull"], ["dragon-skull", "purse-of-io", ""]),
    ],
)
def test_with_too_few_cards_naria_the_prophetess_serves_her_owner_first_and_then_clockwise(
    deck: str, answers: list[str], hands: list[str]
) -> None:
    game = seasons(4, hands=["naria-the-prophetess"], deck=deck, discard="", crystals=[3])
    rest = len(hand(game, 3).split())
    game.play("summon naria-the-prophetess", *answers)
    assert [hand(game, seat) for seat in range(3)] == hands
    assert len(hand(game, 3).split()) == rest
    assert game.prompt == "act"


def test_naria_the_prophetess_draws_on_from_the_discard_pile() -> None:
    game = seasons(3, hands=["naria-the-prophetess"], deck="purse-of-io", crystals=[3])
    game.play("summon naria-the-prophetess")
    assert len(drawn(game, 0)) == 3
    assert "purse-of-io" in drawn(game, 0)
    assert discard(game) == ""


def test_both_copies_of_naria_the_prophetess_give_cards() -> None:
    game = seasons(2, hands=["naria-the-prophetess naria-the-prophetess"], crystals=[6])
    for _ in range(2):
        game.play("summon naria-the-prophetess")
        game.play(game.options[0])
    assert [len(hand(game, seat).split()) for seat in range(2)] == [2, 2]


@pytest.mark.parametrize("by", FREE)
def test_naria_the_prophetess_put_into_play_free_gives_cards_too(by: str) -> None:
    game = free_play(by, "naria-the-prophetess")
    game.play(game.options[0])
    assert [len(hand(game, seat).split()) for seat in range(2)] == [1, 1]


# -- Wondrous Chest


@pytest.mark.parametrize(
    ("held", "gained"),
    [("", 0), ("3*air", 0), ("air water fire", 0), ("4*air", 3), ("air water fire earth", 3), ("7*fire", 3)],
)
def test_wondrous_chest_brings_three_crystals_at_the_end_of_a_round_with_four_tokens(
    held: str, gained: int
) -> None:
    game = seasons(phase="round-end", zones=["wondrous-chest"], reserves=[held])
    assert crystals(game) == gained
    assert reserve(game) == reserve(seasons(reserves=[held]))


def test_each_copy_of_wondrous_chest_brings_three_crystals() -> None:
    game = seasons(phase="round-end", zones=["wondrous-chest wondrous-chest"], reserves=["4*air"])
    assert crystals(game) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wondrous_chest_looks_only_at_the_reserve_of_its_owner(seats: int) -> None:
    zones = ["wondrous-chest", "", "wondrous-chest"][:seats]
    reserves = ["3*air", "7*air", "4*air"]
    game = seasons(seats, phase="round-end", zones=zones, reserves=reserves[:seats])
    assert [crystals(game, seat) for seat in range(seats)] == [0, 0, 3, 0][:seats]


def test_wondrous_chest_looks_at_the_end_of_every_round_and_not_before() -> None:
    game = seasons(hands=["wondrous-chest"], reserves=["4*air water fire"])
    game.play("summon wondrous-chest")
    assert crystals(game) == 0
    game.play("end-turn")
    assert crystals(game) == 0
    game.play("end-turn")
    assert crystals(game) == 3


def test_wondrous_chest_pays_before_the_season_token_moves() -> None:
    zones = ["wondrous-chest", "figrim-the-avaricious"]
    game = seasons(phase="round-end", space=3, zones=zones, reserves=["4*air"])
    assert (crystals(game), crystals(game, 1)) == (2, 1)


def test_wondrous_chest_pays_in_the_last_round_too() -> None:
    game = seasons(phase="round-end", space=12, year=3, zones=["wondrous-chest"], reserves=["4*air"])
    assert game.match.over
    assert game.score_lines()["crystals"] == 3


def test_wondrous_chest_counts_the_tokens_that_lie_on_bespelled_grimoire() -> None:
    zones = ["wondrous-chest bespelled-grimoire"]
    game = seasons(phase="round-end", zones=zones, reserves=["4*air"])
    assert crystals(game) == 3
    game = seasons(hands=["bespelled-grimoire"], zones=["wondrous-chest"], reserves=["2*air water earth"])
    game.play("summon bespelled-grimoire", "take fire", "take fire", "end-turn", "end-turn")
    assert crystals(game) == 3  # two tokens on the board, two on the card


def test_wondrous_chest_does_not_count_the_tokens_on_glutton_cauldron() -> None:
    zones = ["wondrous-chest glutton-cauldron(6*fire)"]
    game = seasons(phase="round-end", zones=zones, reserves=["3*air"])
    assert crystals(game) == 0
    assert zone(game) == "wondrous-chest glutton-cauldron(6*fire)"


def test_wondrous_chest_and_beggars_horn_never_pay_together_so_that_nobody_is_asked_for_an_order() -> None:
    zones = ["wondrous-chest wondrous-chest beggars-horn beggars-horn"]
    for held, gained in (("4*air", 6), ("3*air", 0)):
        game = seasons(phase="round-end", zones=zones, reserves=[held])
        assert game.prompt == "take-die"
        assert crystals(game) == gained
    game = seasons(phase="round-end", zones=zones)
    game.play("take air", "take air")
    assert game.prompt == "take-die"
    assert (crystals(game), reserve(game)) == (0, "2*air")


def test_wondrous_chest_and_titus_deepgaze_of_one_player_need_no_order() -> None:
    game = seasons(phase="round-end", zones=["wondrous-chest titus-deepgaze"], reserves=["4*air"], crystals=[0, 5])
    assert game.prompt == "take-die"
    assert (crystals(game), crystals(game, 1)) == (4, 4)


def test_whoever_has_wondrous_chest_and_damned_soul_of_onys_chooses_their_order() -> None:
    zones = ["wondrous-chest damned-soul-of-onys"]
    game = seasons(phase="round-end", zones=zones, reserves=["4*air"])
    assert game.prompt == "resolve"
    assert game.options == ["resolve damned-soul-of-onys", "resolve wondrous-chest"]
    game.play("resolve damned-soul-of-onys")
    assert crystals(game) == 3
    game = seasons(phase="round-end", zones=zones, reserves=["4*air"])
    game.play("resolve wondrous-chest")
    assert crystals(game) == 0


def test_damned_soul_of_onys_may_come_between_two_copies_of_wondrous_chest() -> None:
    zones = ["wondrous-chest wondrous-chest damned-soul-of-onys"]
    game = seasons(phase="round-end", zones=zones, reserves=["4*air"])
    game.play("resolve wondrous-chest")
    assert game.options == ["resolve damned-soul-of-onys", "resolve wondrous-chest 2"]
    game.play("resolve damned-soul-of-onys")
    assert crystals(game) == 3
    assert game.prompt == "take-die"
