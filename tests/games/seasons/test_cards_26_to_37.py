"""The power cards 26 to 37, card by card; what is printed on all cards from 26 to 50 comes first."""

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
    tokens_of,
    tokens_text,
    zone,
)

from arcanum.core.words import format_message
from arcanum.games.seasons.book import CRYSTALS_OF, EFFECTS, ENERGIES, IS_FAMILIAR, NAME_OF, PRESTIGE_OF, TOKENS_OF
from arcanum.games.seasons.power import POWERS
from arcanum.games.seasons.view import view_table
from arcanum.testing.scenario import Scenario

ONE_OF_EACH = "air water fire earth"
FREE = ["divine-chalice", "potion-of-dreams", "crystal-orb"]

# Number, name, cost for two, three and four players, prestige, kind and icons of the effects.
PRINTED = [
    (26, "potion-of-life", ["2*earth"] * 3, 0, "item", "activation"),
    (27, "hourglass-of-time", ["air water fire earth"] * 3, 6, "item", "permanent"),
    (28, "scepter-of-greatness", ["air water fire earth"] * 3, 8, "item", "immediate"),
    (29, "olafs-blessed-statue", ["3*water"] * 3, 0, "item", "immediate"),
    (30, "yjangs-forgotten-vase", ["water fire earth"] * 3, 6, "item", "permanent"),
    (31, "elemental-amulet", [""] * 3, 2, "item", "immediate"),
    (32, "tree-of-light", ["2*earth"] * 3, 12, "item", "activation"),
    (33, "arcano-leech", ["2 crystals", "5 crystals", "8 crystals"], 8, "familiar", "permanent"),
    (34, "crystal-orb", ["fire earth"] * 3, 6, "item", "activation"),
    (35, "glutton-cauldron", [""] * 3, 0, "item", "permanent activation"),
    (36, "vampiric-crown", ["air water"] * 3, 0, "item", "immediate"),
    (37, "dragon-skull", ["water fire earth"] * 3, 9, "item", "activation"),
    (38, "demon-of-argos", ["air water fire earth"] * 3, 16, "familiar", "immediate"),
    (39, "titus-deepgaze", ["fire", "2*fire", "3*fire"], 4, "familiar", "permanent"),
    (40, "air-elemental", ["3*air"] * 3, 12, "familiar", "immediate"),
    (41, "thieving-fairies", ["", "3 crystals", "6 crystals"], 6, "familiar", "permanent"),
    (42, "cursed-treatise-of-arus", ["water"] * 3, -10, "item", "immediate permanent"),
    (43, "idol-of-the-familiar", ["air water fire earth"] * 3, 0, "item", "immediate activation"),
    (44, "necrotic-kriss", ["2*air water"] * 3, 6, "item", "activation"),
    (45, "lantern-of-xidit", ["3*fire 3*earth"] * 3, 24, "item", "permanent"),
    (46, "sealed-chest-of-urm", ["2*water earth"] * 3, 10, "item", "permanent"),
    (47, "mirror-of-the-seasons", ["3 crystals"] * 3, 8, "item", "activation"),
    (48, "pendant-of-ragnor", ["air water fire"] * 3, 0, "item", "immediate"),
    (49, "sid-nightshade", ["earth", "2*earth", "3*earth"], 6, "familiar", "immediate"),
    (50, "damned-soul-of-onys", ["water"] * 3, -5, "familiar", "immediate permanent activation"),
]
NAMES = [name for _, name, *_ in PRINTED]
PRICES = [
    (name, seats, costs[seats - 2])
    for _, name, costs, *_ in PRINTED
    for seats in (2, 3, 4)
    if name != "elemental-amulet"
]


def cost_text(players: int, kind: int) -> str:
    stones = CRYSTALS_OF[players][kind]
    return tokens_text(TOKENS_OF[players][kind], " ") or (f"{stones} crystals" if stones else "")


@pytest.mark.parametrize(("number", "card", "costs", "prestige", "sort", "icons"), PRINTED)
def test_what_is_printed_on_a_card(
    number: int, card: str, costs: list[str], prestige: int, sort: str, icons: str
) -> None:
    kind = number - 1
    assert NAME_OF[kind] == card
    assert [cost_text(players, kind) for players in (2, 3, 4)] == costs
    assert PRESTIGE_OF[kind] == prestige
    assert IS_FAMILIAR[kind] == (sort == "familiar")
    assert sorted(POWERS[kind].effects) == [EFFECTS.index(icon) for icon in icons.split()]


def with_purse(card: str, seats: int, cost: str, *, less: int = 0) -> Scenario:
    """The card is all that seat 0 has in hand, and its cost all that it owns, or so much less."""
    if cost.endswith("crystals"):
        return seasons(seats, hands=[card], crystals=[int(cost.removesuffix(" crystals")) - less])
    tokens = [energy for energy, number in zip(ENERGIES, tokens_of(cost), strict=True) for _ in range(number)]
    return seasons(seats, hands=[card], reserves=[" ".join(tokens[less:])])


@pytest.mark.parametrize(("card", "seats", "cost"), PRICES)
def test_a_card_is_summoned_for_its_printed_cost(card: str, seats: int, cost: str) -> None:
    game = with_purse(card, seats, cost)
    game.play(f"summon {card}")
    paid = [event for event in game.events() if event.startswith(("pay ", "pay-crystals "))]
    if cost.endswith("crystals"):
        assert paid == [f"pay-crystals seat=0 count={cost.removesuffix(' crystals')}"]
    else:
        due = zip(ENERGIES, tokens_of(cost), strict=True)
        assert paid == [f"pay seat=0 energy={energy} count=1" for energy, number in due for _ in range(number)]
    assert zone(game) == card


@pytest.mark.parametrize(("card", "seats", "cost"), [price for price in PRICES if price[2]])
def test_a_card_is_not_summoned_for_one_less(card: str, seats: int, cost: str) -> None:
    game = with_purse(card, seats, cost, less=1)
    assert offers(game, "summon") == []
    if cost.endswith("crystals"):
        due = int(cost.removesuffix(" crystals"))
        assert game.why_not(f"summon {card}") == f"crystals-lacking card={card} cost={due} have={due - 1}"
    else:
        assert game.why_not(f"summon {card}").startswith(f"energy-lacking card={card} missing=1 ")


@pytest.mark.parametrize("card", NAMES)
def test_a_card_needs_a_free_slot_whatever_it_costs(card: str) -> None:
    game = seasons(
        hands=[card], zones=["staff-of-spring"], gauges=[1], reserves=["air 2*water 2*earth fire"], crystals=[9]
    )
    assert game.why_not(f"summon {card}") == f"no-slot card={card} count=1 gauge=1"


@pytest.mark.parametrize("card", [name for _, name, *_, icons in PRINTED if "activation" not in icons])
def test_a_card_without_the_icon_has_nothing_to_activate(card: str) -> None:
    game = seasons(zones=[card], reserves=[ONE_OF_EACH], crystals=[9])
    assert offers(game, "activate") == []
    assert game.why_not(f"activate {card}") == f"no-activation card={card}"


@pytest.mark.parametrize("card", [name for _, name, *_, icons in PRINTED if "activation" in icons])
def test_a_turned_card_waits_for_the_next_round(card: str) -> None:
    game = seasons(zones=[f"{card}! staff-of-spring titus-deepgaze"], reserves=[ONE_OF_EACH], crystals=[9])
    assert offers(game, "activate") == []
    assert game.why_not(f"activate {card}") == f"card-turned card={card}"


def events_for(game: Scenario, seat: int) -> list[str]:
    """What the seat has been told; a spectator is told less."""
    return [format_message(event) for event in game.match.events(0, seat)]


# -- Potion of Life


@pytest.mark.parametrize("space", [1, 4, 7, 10])
def test_potion_of_life_makes_four_crystals_of_every_token_in_any_season(space: int) -> None:
    game = seasons(space=space, zones=["potion-of-life"], reserves=["air water fire 2*earth"], crystals=[3])
    game.play("activate potion-of-life")
    assert game.prompt == "act"
    assert game.events()[1] == "sacrifice seat=0 card=potion-of-life"
    assert crystals(game) == 23
    assert reserve(game) == ""
    assert zone(game) == ""
    assert discard(game) == "potion-of-life"


def test_potion_of_life_needs_no_access_and_gives_none() -> None:
    game = seasons(zones=["potion-of-life amulet-of-water(2*earth)"], reserves=["air"])
    game.play("activate potion-of-life")
    assert crystals(game) == 4
    assert offers(game, "transmute") == []
    assert game.why_not("transmute earth amulet") == "no-transmuting"


def test_after_potion_of_life_transmuting_goes_on_where_the_die_allows_it() -> None:
    game = seasons(access=True, zones=["potion-of-life amulet-of-water(2*earth)"], reserves=["air"])
    game.play("activate potion-of-life", "transmute earth amulet")
    assert crystals(game) == 4 + 3


def test_after_potion_of_life_transmuting_goes_on_where_tree_of_light_allows_it() -> None:
    game = seasons(zones=["potion-of-life tree-of-light amulet-of-water(2*earth)"], reserves=["2*air"])
    game.play("activate tree-of-light", "pay air reserve", "activate potion-of-life", "transmute earth amulet")
    assert crystals(game) == 4 + 3


def test_potion_of_life_leaves_out_the_tokens_on_amulet_of_water_and_glutton_cauldron() -> None:
    game = seasons(
        zones=["potion-of-life amulet-of-water(air,2*fire) glutton-cauldron(3*earth)"], reserves=["2*water"]
    )
    game.play("activate potion-of-life")
    assert crystals(game) == 8
    assert zone(game) == "amulet-of-water(air,2*fire) glutton-cauldron(3*earth)"


def test_potion_of_life_includes_the_tokens_on_bespelled_grimoire() -> None:
    game = seasons(zones=["potion-of-life bespelled-grimoire"], reserves=["4*air 6*fire"])
    game.play("activate potion-of-life")
    assert crystals(game) == 40
    assert reserve(game) == ""


@pytest.mark.parametrize(("purses", "each"), [("purse-of-io", 5), ("purse-of-io purse-of-io", 6)])
def test_purse_of_io_adds_a_crystal_to_every_token_of_potion_of_life(purses: str, each: int) -> None:
    game = seasons(zones=[f"potion-of-life {purses}"], reserves=["2*air fire"])
    game.play("activate potion-of-life")
    assert crystals(game) == 3 * each


@pytest.mark.parametrize(("uses", "each"), [(1, 5), (2, 6), (3, 7)])
def test_a_transmutation_bonus_used_before_potion_of_life_adds_a_crystal_to_every_token(
    uses: int, each: int
) -> None:
    game = seasons(zones=["potion-of-life"], reserves=["2*air fire"])
    game.play(*["bonus transmute"] * uses, "activate potion-of-life")
    assert crystals(game) == 3 * each


def test_purse_of_io_and_the_bonus_add_up_for_potion_of_life() -> None:
    game = seasons(zones=["potion-of-life purse-of-io"], reserves=["2*air fire"])
    game.play("bonus transmute", "activate potion-of-life")
    assert crystals(game) == 3 * 6


def test_a_transmutation_bonus_used_after_potion_of_life_comes_too_late_for_it() -> None:
    game = seasons(zones=["potion-of-life amulet-of-water(earth)"], reserves=["2*air fire"])
    game.play("activate potion-of-life", "bonus transmute")
    assert crystals(game) == 12
    game.play("transmute earth amulet")
    assert crystals(game) == 12 + 4


def test_potion_of_life_may_be_drunk_with_an_empty_reserve_and_frees_its_slot() -> None:
    game = seasons(hands=["glutton-cauldron"], zones=["potion-of-life"], gauges=[1])
    assert game.why_not("summon glutton-cauldron") == "no-slot card=glutton-cauldron count=1 gauge=1"
    game.play("activate potion-of-life")
    assert crystals(game) == 0
    assert offers(game, "summon") == ["glutton-cauldron"]


def test_a_second_potion_of_life_finds_nothing_left() -> None:
    game = seasons(zones=["potion-of-life potion-of-life"], reserves=["2*air"])
    game.play("activate potion-of-life", "activate potion-of-life")
    assert crystals(game) == 8
    assert discard(game) == "potion-of-life potion-of-life"


def test_potion_of_life_may_be_drunk_in_the_turn_in_which_it_is_summoned() -> None:
    game = seasons(hands=["potion-of-life"], reserves=["air 2*earth"])
    game.play("summon potion-of-life", "activate potion-of-life")
    assert crystals(game) == 4
    assert zone(game) == ""


# -- Hourglass of Time


@pytest.mark.parametrize("space", [3, 6, 9, 12])
def test_hourglass_of_time_gives_a_token_of_any_type_when_the_season_changes(space: int) -> None:
    game = seasons(phase="season", space=space, zones=["hourglass-of-time"], reserves=["air"])
    assert game.prompt == "take-energy card=hourglass-of-time count=1"
    assert game.options == ["take air", "take water", "take fire", "take earth"]
    game.play("take fire")
    assert reserve(game) == "air fire"
    assert game.prompt == "take-die"


@pytest.mark.parametrize("space", [1, 2, 4, 11])
def test_hourglass_of_time_gives_nothing_while_the_season_lasts(space: int) -> None:
    game = seasons(phase="season", space=space, zones=["hourglass-of-time"])
    assert game.prompt == "take-die"
    assert reserve(game) == ""


def test_hourglass_of_time_notices_a_border_that_the_token_only_passes() -> None:
    dice = "1:water-water-star:0 2:water-water-star:1 3:air-star-transmute"  # two dots are left over
    game = seasons(phase="season", space=2, dice=dice, zones=["hourglass-of-time"])
    assert table(game).space + 1 == 4
    assert game.prompt == "take-energy card=hourglass-of-time count=1"


@pytest.mark.parametrize(("year", "space", "steps"), [(1, 3, 1), (1, 2, 3), (2, 4, -1), (2, 1, -1), (1, 12, 2)])
def test_temporal_boots_turn_the_hourglass_of_time_forward_and_back(year: int, space: int, steps: int) -> None:
    game = seasons(year=year, space=space, hands=["temporal-boots"], zones=["hourglass-of-time"])
    game.play("summon temporal-boots", f"move {steps}")
    assert game.prompt == "take-energy card=hourglass-of-time count=1"
    game.play("take earth")
    assert reserve(game) == "earth"
    assert game.prompt == "act"


@pytest.mark.parametrize("steps", [1, -1])
def test_temporal_boots_within_a_season_leave_the_hourglass_of_time_alone(steps: int) -> None:
    game = seasons(space=5, hands=["temporal-boots"], zones=["hourglass-of-time"])
    game.play("summon temporal-boots", f"move {steps}")
    assert game.prompt == "act"
    assert reserve(game) == ""


def test_every_hourglass_of_time_gives_its_token_in_turn_order_from_the_first_player() -> None:
    zones = ["hourglass-of-time", "", "hourglass-of-time"]
    game = seasons(3, phase="season", space=3, first=1, zones=zones)
    assert game.asked.seat == 2
    game.play("take air")
    assert game.asked.seat == 0
    game.play("take water")
    assert (reserve(game, 2), reserve(game, 0)) == ("air", "water")


def test_with_temporal_boots_each_hourglass_of_time_pays_from_the_player_who_moved_the_token() -> None:
    zones = ["hourglass-of-time", "", "hourglass-of-time"]
    game = seasons(3, space=3, turn=1, hands=["", "temporal-boots"], zones=zones)
    game.play("summon temporal-boots", "move 1")
    assert game.asked.seat == 2
    game.play("take air")
    assert game.asked.seat == 0
    game.play("take water")
    assert game.asked.seat == 1
    assert game.prompt == "act"


def test_hourglass_of_time_and_figrim_the_avaricious_both_notice_the_new_season() -> None:
    zones = ["figrim-the-avaricious hourglass-of-time"]
    game = seasons(phase="season", space=3, zones=zones, crystals=[0, 2])
    game.play("take air")
    assert (crystals(game, 0), crystals(game, 1)) == (1, 1)
    assert reserve(game) == "air"


def test_two_copies_of_hourglass_of_time_give_two_tokens() -> None:
    game = seasons(phase="season", space=3, zones=["hourglass-of-time hourglass-of-time"])
    game.play("take air", "take fire")
    assert reserve(game) == "air fire"


@pytest.mark.parametrize(("others", "held", "limit"), [("", "7*air", 7), (" bespelled-grimoire", "10*air", 10)])
def test_the_token_of_hourglass_of_time_keeps_to_the_limit(others: str, held: str, limit: int) -> None:
    game = seasons(phase="season", space=3, zones=[f"hourglass-of-time{others}"], reserves=[held])
    game.play("take fire")
    assert game.prompt == f"discard-surplus count=1 limit={limit}"
    game.play("discard-energy air")
    assert reserve(game) == f"{limit - 1}*air fire"


def test_the_last_hourglass_of_time_still_counts_for_lantern_of_xidit() -> None:
    game = seasons(phase="season", year=3, space=12, zones=["hourglass-of-time lantern-of-xidit"])
    game.play("take air")
    assert game.match.over
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 3


def test_hourglass_of_time_gives_nothing_when_it_enters_play() -> None:
    game = seasons(hands=["hourglass-of-time"], reserves=[ONE_OF_EACH])
    game.play("summon hourglass-of-time")
    assert reserve(game) == ""
    assert game.prompt == "act"


# -- Scepter of Greatness


@pytest.mark.parametrize(
    ("others", "gained"),
    [
        ("", 0),
        ("purse-of-io", 3),
        ("purse-of-io titus-deepgaze", 3),
        ("amulet-of-air amulet-of-air glutton-cauldron", 9),
        ("titus-deepgaze arcano-leech damned-soul-of-onys", 0),
        ("scepter-of-greatness", 3),
    ],
)
def test_scepter_of_greatness_counts_the_other_magic_items_of_its_owner(others: str, gained: int) -> None:
    game = seasons(
        hands=["scepter-of-greatness"],
        zones=[others, "amulet-of-water staff-of-spring"],
        reserves=[ONE_OF_EACH],
    )
    game.play("summon scepter-of-greatness")
    assert crystals(game) == gained


@pytest.mark.parametrize(("by", "gained"), [("divine-chalice", 6), ("potion-of-dreams", 3), ("crystal-orb", 6)])
def test_scepter_of_greatness_put_in_free_counts_the_item_that_is_still_there(by: str, gained: int) -> None:
    game = free_play(by, "scepter-of-greatness", ["amulet-of-air"])
    assert crystals(game) == gained


# -- Olaf's Blessed Statue


def test_olafs_blessed_statue_brings_twenty_crystals() -> None:
    game = seasons(hands=["olafs-blessed-statue"], reserves=["3*water"], crystals=[1])
    game.play("summon olafs-blessed-statue")
    assert crystals(game) == 21


@pytest.mark.parametrize("by", FREE)
def test_olafs_blessed_statue_put_in_free_brings_its_crystals(by: str) -> None:
    game = free_play(by, "olafs-blessed-statue")
    assert crystals(game) == 20


# -- Yjang's Forgotten Vase


@pytest.mark.parametrize("energy", ENERGIES)
def test_yjangs_forgotten_vase_gives_a_token_of_any_type_for_every_summons(energy: str) -> None:
    game = seasons(hands=["arcano-leech"], zones=["yjangs-forgotten-vase"], crystals=[2])
    game.play("summon arcano-leech")
    assert game.prompt == "take-energy card=yjangs-forgotten-vase count=1"
    game.play(f"take {energy}")
    assert reserve(game) == energy
    assert game.prompt == "act"


def test_yjangs_forgotten_vase_gives_its_token_before_the_effect_of_the_summoned_card() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["yjangs-forgotten-vase"], reserves=["2*earth"])
    game.play("summon amulet-of-earth")
    assert game.prompt == "take-energy card=yjangs-forgotten-vase count=1"
    assert zone(game) == "yjangs-forgotten-vase amulet-of-earth"
    assert crystals(game) == 0
    game.play("take air")
    assert crystals(game) == 9


def test_the_token_of_yjangs_forgotten_vase_does_not_help_to_pay() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["yjangs-forgotten-vase"], reserves=["earth"])
    assert offers(game, "summon") == []
    assert game.why_not("summon amulet-of-earth").startswith("energy-lacking card=amulet-of-earth missing=1 ")


def test_a_surplus_from_yjangs_forgotten_vase_is_settled_before_the_effect_of_the_summoned_card() -> None:
    game = seasons(hands=["temporal-boots"], zones=["yjangs-forgotten-vase"], reserves=["7*air"])
    game.play("summon temporal-boots", "take fire")
    assert game.prompt == "discard-surplus count=1 limit=7"
    game.play("discard-energy air")
    assert game.prompt == "move-token card=temporal-boots"
    assert reserve(game) == "6*air fire"


def test_yjangs_forgotten_vase_gives_nothing_for_itself() -> None:
    game = seasons(hands=["yjangs-forgotten-vase"], reserves=["water fire earth"])
    game.play("summon yjangs-forgotten-vase")
    assert game.prompt == "act"
    assert reserve(game) == ""


def test_a_second_yjangs_forgotten_vase_is_noticed_by_the_first_and_then_both_give() -> None:
    game = seasons(
        hands=["yjangs-forgotten-vase glutton-cauldron"],
        zones=["yjangs-forgotten-vase"],
        reserves=["water fire earth"],
    )
    game.play("summon yjangs-forgotten-vase", "take air")
    assert reserve(game) == "air"
    game.play("summon glutton-cauldron", "take water", "take fire")
    assert reserve(game) == "air water fire"


def test_yjangs_forgotten_vase_gives_a_token_for_divine_chalice_but_not_for_what_that_puts_in() -> None:
    game = seasons(
        hands=["divine-chalice"],
        zones=["yjangs-forgotten-vase"],
        reserves=[ONE_OF_EACH],
        deck="olafs-blessed-statue arcano-leech staff-of-spring purse-of-io",
    )
    game.play("summon divine-chalice", "take air", "put-into-play olafs-blessed-statue")
    assert game.prompt == "act"
    assert reserve(game) == "air"
    assert crystals(game) == 20


@pytest.mark.parametrize("by", ["potion-of-dreams", "crystal-orb"])
def test_yjangs_forgotten_vase_gives_nothing_for_a_card_put_in_free(by: str) -> None:
    game = free_play(by, "olafs-blessed-statue", ["yjangs-forgotten-vase"])
    assert game.prompt == "act"
    assert reserve(game) == ""
    assert crystals(game) == 20


def test_yjangs_forgotten_vase_gives_nothing_for_the_summons_of_others() -> None:
    game = seasons(hands=["glutton-cauldron"], zones=["", "yjangs-forgotten-vase"])
    game.play("summon glutton-cauldron")
    assert game.asked.seat == 0
    assert (reserve(game, 0), reserve(game, 1)) == ("", "")


def test_yjangs_forgotten_vase_gives_nothing_when_it_is_put_in_free_itself() -> None:
    game = free_play("potion-of-dreams", "yjangs-forgotten-vase")
    assert game.prompt == "act"
    assert reserve(game) == ""


# -- Elemental Amulet


def test_elemental_amulet_paid_with_water_gives_two_tokens_of_any_types() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["water"])
    game.play("summon elemental-amulet", "take air", "take earth")
    assert game.prompt == "act"
    assert reserve(game) == "air earth"
    assert (crystals(game), hand(game), gauge(game)) == (0, "", 9)


def test_elemental_amulet_paid_with_earth_brings_five_crystals() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["earth"])
    game.play("summon elemental-amulet")
    assert game.prompt == "act"
    assert (reserve(game), crystals(game), hand(game), gauge(game)) == ("", 5, "", 9)


def test_elemental_amulet_paid_with_fire_draws_a_card_that_must_be_kept() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["fire"], deck="runic-cube-of-eolis")
    game.play("summon elemental-amulet")
    assert game.prompt == "act"
    assert (reserve(game), crystals(game), hand(game), gauge(game)) == ("", 0, "runic-cube-of-eolis", 9)
    assert game.events()[-1] == "draw-hidden seat=0 hand=1 pile=0"


def test_elemental_amulet_paid_with_air_raises_the_gauge_by_one() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["air"])
    game.play("summon elemental-amulet")
    assert game.prompt == "act"
    assert (reserve(game), crystals(game), hand(game), gauge(game)) == ("", 0, "", 10)


def test_elemental_amulet_is_paid_with_one_to_four_different_types() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["2*air 2*water 2*fire earth"])
    game.play("summon elemental-amulet")
    assert game.prompt == "declare card=elemental-amulet"
    assert len(game.options) == 15
    assert {"declare air", "declare water earth", "declare air water fire earth"} <= set(game.options)
    assert game.why_not("declare air air") == "one-of-each"
    game.play("declare air fire")
    assert reserve(game) == "air 2*water fire earth"
    assert game.prompt == "choose-effect card=elemental-amulet"


def test_elemental_amulet_offers_only_the_types_that_can_be_paid() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["air 3*earth"])
    game.play("summon elemental-amulet")
    assert game.options == ["declare air", "declare earth", "declare air earth"]
    assert game.why_not("declare water") == "token-lacking energy=water"


def test_two_tokens_of_a_type_give_an_effect_of_elemental_amulet_only_once() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["2*earth"])
    game.play("summon elemental-amulet")
    assert crystals(game) == 5
    assert reserve(game) == "earth"


def test_elemental_amulet_needs_at_least_one_token() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["glutton-cauldron(3*air)"], crystals=[20])
    assert offers(game, "summon") == []
    assert game.why_not("summon elemental-amulet") == "no-energy-to-declare card=elemental-amulet"


def test_the_tokens_gained_for_water_do_not_pay_for_further_types_of_elemental_amulet() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["water fire"], top="staff-of-spring")
    game.play("summon elemental-amulet", "declare water fire")
    assert game.options == ["effect water", "effect fire"]
    assert game.why_not("effect earth") == "effect-not-declared energy=earth"
    game.play("effect water", "take earth", "take air")
    assert game.prompt == "act"
    assert reserve(game) == "air earth"
    assert (crystals(game), hand(game), gauge(game)) == (0, "staff-of-spring", 9)


def test_the_effects_of_elemental_amulet_come_in_the_order_that_its_owner_likes() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=[ONE_OF_EACH], top="staff-of-spring")
    game.play("summon elemental-amulet", "declare air water fire earth", "effect earth")
    assert crystals(game) == 5
    game.play("effect air")
    assert gauge(game) == 10
    game.play("effect fire", "take air", "take air")
    assert hand(game) == "staff-of-spring"
    assert reserve(game) == "2*air"


def test_a_surplus_from_elemental_amulet_is_settled_before_its_next_effect() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["water 6*earth"])
    game.play("summon elemental-amulet", "declare water earth", "effect water", "take air", "take air")
    assert game.prompt == "act"
    assert reserve(game) == "2*air 5*earth"


def test_elemental_amulet_paid_from_amulet_of_water_may_overflow_the_reserve() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["amulet-of-water(water,earth)"], reserves=["7*fire"])
    game.play("summon elemental-amulet", "declare water earth", "effect water", "take air", "take air")
    assert game.prompt == "discard-surplus count=2 limit=7"
    assert crystals(game) == 0
    game.play("discard-energy fire", "discard-energy fire")
    assert reserve(game) == "2*air 5*fire"
    assert crystals(game) == 5
    assert zone(game) == "amulet-of-water elemental-amulet"


def test_elemental_amulet_paid_with_fire_draws_nothing_where_there_is_nothing() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["fire"], deck="", discard="")
    game.play("summon elemental-amulet")
    assert hand(game) == ""
    assert zone(game) == "elemental-amulet"


def test_elemental_amulet_paid_with_air_does_not_raise_the_gauge_beyond_fifteen() -> None:
    game = seasons(hands=["elemental-amulet"], reserves=["air"], gauges=[15])
    game.play("summon elemental-amulet")
    assert gauge(game) == 15


def test_hand_of_fortune_gives_two_effects_of_elemental_amulet_for_one_token() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["earth"])
    game.play("summon elemental-amulet")
    assert game.options == ["declare earth", "declare air earth", "declare water earth", "declare fire earth"]
    game.play("declare air earth")
    assert reserve(game) == ""
    game.play("effect earth")
    assert (crystals(game), gauge(game)) == (5, 10)


def test_hand_of_fortune_lets_the_owner_of_elemental_amulet_choose_the_token_that_is_saved() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["air earth"])
    game.play("summon elemental-amulet", "declare air earth")
    assert game.prompt == "save card=elemental-amulet count=1"
    assert game.options == ["save air", "save earth"]
    game.play("save air")
    assert reserve(game) == "air"


def test_with_hand_of_fortune_the_last_token_of_elemental_amulet_is_still_paid() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["earth"])
    game.play("summon elemental-amulet", "declare earth")
    assert reserve(game) == ""
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune hand-of-fortune"])
    assert game.why_not("summon elemental-amulet") == "no-energy-to-declare card=elemental-amulet"


def test_two_copies_of_hand_of_fortune_give_three_effects_of_elemental_amulet_for_one_token() -> None:
    game = seasons(
        hands=["elemental-amulet"],
        zones=["hand-of-fortune hand-of-fortune"],
        reserves=["earth"],
        top="purse-of-io",
    )
    game.play("summon elemental-amulet")
    assert "declare air water fire earth" not in game.options
    game.play("declare air fire earth", "effect air", "effect fire")
    assert (reserve(game), crystals(game), gauge(game), hand(game)) == ("", 5, 10, "purse-of-io")


def test_two_copies_of_hand_of_fortune_give_all_effects_of_elemental_amulet_for_two_tokens() -> None:
    game = seasons(
        hands=["elemental-amulet"], zones=["hand-of-fortune hand-of-fortune"], reserves=["2*air water fire"]
    )
    game.play("summon elemental-amulet", "declare air water fire earth")
    assert game.prompt == "save card=elemental-amulet count=2"
    assert game.options == ["save air earth", "save water earth", "save fire earth"]
    game.play("save water earth")
    assert reserve(game) == "air water"


def test_two_tokens_of_a_type_pay_for_two_types_of_elemental_amulet_only_with_hand_of_fortune() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["2*earth"])
    game.play("summon elemental-amulet", "declare air earth")
    assert reserve(game) == "earth"


@pytest.mark.parametrize("by", FREE)
def test_elemental_amulet_put_in_free_gives_all_four_effects(by: str) -> None:
    game = free_play(by, "elemental-amulet")
    assert game.options == ["effect air", "effect water", "effect fire", "effect earth"]
    game.play("effect water", "take air", "take fire", "effect earth", "effect air")
    assert game.prompt == "act"
    assert (reserve(game), crystals(game), gauge(game)) == ("air fire", 5, 10)
    assert len(player_at(game, 0).hand) == 1


def test_a_summoned_elemental_amulet_gives_only_what_was_declared_after_another_card_came_in_free() -> None:
    game = seasons(
        hands=["elemental-amulet olafs-blessed-statue"], zones=["potion-of-dreams amulet-of-water(air)"]
    )
    game.play("activate potion-of-dreams", "put-into-play olafs-blessed-statue", "summon elemental-amulet")
    assert game.prompt == "act"
    assert (gauge(game), crystals(game)) == (10, 20)


def test_arcano_leech_taxes_elemental_amulet() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["", "arcano-leech"], reserves=["earth"])
    assert game.why_not("summon elemental-amulet").startswith("crystals-lacking-leech card=elemental-amulet ")
    game = seasons(hands=["elemental-amulet"], zones=["", "arcano-leech"], reserves=["earth"], crystals=[1])
    game.play("summon elemental-amulet")
    assert (crystals(game, 0), crystals(game, 1)) == (5, 1)


# -- Tree of Light


@pytest.mark.parametrize("energy", ENERGIES)
def test_tree_of_light_gives_a_token_of_any_type_for_three_crystals(energy: str) -> None:
    game = seasons(zones=["tree-of-light"], crystals=[4])
    game.play("activate tree-of-light")
    assert game.prompt == "take-energy card=tree-of-light count=1"
    game.play(f"take {energy}")
    assert reserve(game) == energy
    assert crystals(game) == 1
    assert offers(game, "transmute") == []


@pytest.mark.parametrize(
    ("space", "energy", "gained"), [(1, "earth", 3), (4, "fire", 3), (7, "water", 2), (10, "air", 1)]
)
def test_tree_of_light_allows_transmuting_at_the_rates_of_the_season_for_a_token_of_any_type(
    space: int, energy: str, gained: int
) -> None:
    game = seasons(space=space, zones=["tree-of-light"], reserves=[f"{energy} 2*{energy}"], crystals=[2])
    assert game.why_not(f"transmute {energy} reserve") == "no-transmuting"
    game.play("activate tree-of-light")
    assert reserve(game) == f"2*{energy}"
    game.play(f"transmute {energy} reserve", f"transmute {energy} reserve")
    assert crystals(game) == 2 + 2 * gained


def test_one_activation_of_tree_of_light_has_one_of_its_two_effects() -> None:
    game = seasons(zones=["tree-of-light"], reserves=["air fire"], crystals=[9])
    game.play("activate tree-of-light")
    assert game.prompt == "choose-way card=tree-of-light"
    assert game.options == ["way crystals", "way energy"]
    game.play("way energy")
    assert game.prompt == "pay-any card=tree-of-light count=1"
    game.play("pay fire reserve")
    assert crystals(game) == 9
    assert zone(game) == "tree-of-light!"
    assert game.why_not("activate tree-of-light") == "card-turned card=tree-of-light"


def test_two_copies_of_tree_of_light_have_both_effects() -> None:
    game = seasons(zones=["tree-of-light tree-of-light"], crystals=[3])
    game.play("activate tree-of-light", "take air")
    assert zone(game) == "tree-of-light! tree-of-light"
    game.play("activate tree-of-light 2")
    assert reserve(game) == ""
    assert table(game).access


def test_tree_of_light_wants_three_crystals_or_a_token() -> None:
    game = seasons(zones=["tree-of-light"], crystals=[2])
    assert (
        game.why_not("activate tree-of-light") == "neither-crystals-nor-energy card=tree-of-light fairies=0 left=2"
    )


def test_the_token_for_tree_of_light_may_come_from_amulet_of_water() -> None:
    game = seasons(zones=["tree-of-light amulet-of-water(2*earth)"], reserves=["air"])
    game.play("activate tree-of-light")
    assert game.options == ["pay air reserve", "pay earth amulet"]
    game.play("pay earth amulet", "transmute earth amulet")
    assert crystals(game) == 3
    assert zone(game) == "tree-of-light! amulet-of-water"


def test_the_tokens_on_glutton_cauldron_do_not_pay_for_tree_of_light() -> None:
    game = seasons(zones=["tree-of-light glutton-cauldron(5*air)"])
    assert (
        game.why_not("activate tree-of-light") == "neither-crystals-nor-energy card=tree-of-light fairies=0 left=0"
    )


def test_tree_of_light_does_not_cancel_a_transmutation_bonus() -> None:
    game = seasons(zones=["tree-of-light"], reserves=["air earth"])
    game.play("bonus transmute", "activate tree-of-light", "pay air reserve", "transmute earth reserve")
    assert crystals(game) == 4


def test_purse_of_io_adds_to_what_tree_of_light_lets_transmute() -> None:
    game = seasons(zones=["tree-of-light purse-of-io"], reserves=["air earth"])
    game.play("activate tree-of-light", "pay air reserve", "transmute earth reserve")
    assert crystals(game) == 4


def test_what_tree_of_light_allows_ends_with_the_turn() -> None:
    game = seasons(zones=["tree-of-light"], reserves=["2*air", "air"])
    game.play("activate tree-of-light")
    assert offers(game, "transmute") == ["air reserve"]
    game.play("end-turn")
    assert game.asked.seat == 1
    assert offers(game, "transmute") == []


def test_tree_of_light_may_be_activated_where_transmuting_is_allowed_already() -> None:
    game = seasons(access=True, zones=["tree-of-light"], reserves=["2*air"])
    game.play("activate tree-of-light")
    assert reserve(game) == "air"
    assert offers(game, "transmute") == ["air reserve"]


def test_a_token_from_tree_of_light_keeps_to_the_limit() -> None:
    game = seasons(zones=["tree-of-light"], reserves=["7*air"], crystals=[3])
    game.play("activate tree-of-light", "way crystals", "take fire")
    assert game.prompt == "discard-surplus count=1 limit=7"
    game.play("discard-energy air")
    assert reserve(game) == "6*air fire"


# -- Arcano Leech


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arcano_leech_takes_a_crystal_before_an_opponent_summons(seats: int) -> None:
    zones = [""] * (seats - 1) + ["arcano-leech"]
    game = seasons(seats, hands=["amulet-of-earth"], zones=zones, reserves=["2*earth"], crystals=[1])
    game.play("summon amulet-of-earth")
    assert game.events()[:5] == [
        "summon seat=0 card=amulet-of-earth",
        "lose-crystals seat=0 count=1",
        f"gain-crystals seat={seats - 1} count=1",
        "pay seat=0 energy=earth count=1",
        "pay seat=0 energy=earth count=1",
    ]
    assert crystals(game, 0) == 9
    assert crystals(game, seats - 1) == 1


def test_whoever_has_no_crystal_for_arcano_leech_cannot_summon() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["", "arcano-leech"], reserves=["2*earth"])
    assert offers(game, "summon") == []
    reason = "crystals-lacking-leech card=amulet-of-earth cost=0 due=1 have=0"
    assert game.why_not("summon amulet-of-earth") == reason


def test_the_crystal_for_arcano_leech_comes_on_top_of_the_cost_in_crystals() -> None:
    game = seasons(hands=["mirror-of-the-seasons"], zones=["", "arcano-leech"], crystals=[3])
    reason = "crystals-lacking-leech card=mirror-of-the-seasons cost=3 due=4 have=3"
    assert game.why_not("summon mirror-of-the-seasons") == reason
    game = seasons(hands=["mirror-of-the-seasons"], zones=["", "arcano-leech"], crystals=[4])
    game.play("summon mirror-of-the-seasons")
    assert (crystals(game, 0), crystals(game, 1)) == (0, 1)


@pytest.mark.parametrize(
    ("zones", "taken"),
    [(["", "arcano-leech arcano-leech", ""], [2, 0]), (["", "arcano-leech", "arcano-leech"], [1, 1])],
)
def test_every_arcano_leech_asks_for_a_crystal_of_its_own(zones: list[str], taken: list[int]) -> None:
    game = seasons(3, hands=["glutton-cauldron"], zones=zones, crystals=[1])
    reason = "crystals-lacking-leech card=glutton-cauldron cost=0 due=2 have=1"
    assert game.why_not("summon glutton-cauldron") == reason
    game = seasons(3, hands=["glutton-cauldron"], zones=zones, crystals=[2])
    game.play("summon glutton-cauldron")
    assert crystals(game, 0) == 0
    assert [crystals(game, 1), crystals(game, 2)] == taken


def test_arcano_leech_does_not_tax_its_owner() -> None:
    game = seasons(hands=["glutton-cauldron"], zones=["arcano-leech"])
    game.play("summon glutton-cauldron")
    assert zone(game) == "arcano-leech glutton-cauldron"


def test_with_an_arcano_leech_on_both_sides_each_pays_the_other() -> None:
    game = seasons(hands=["glutton-cauldron"], zones=["arcano-leech", "arcano-leech"], crystals=[1, 0])
    game.play("summon glutton-cauldron")
    assert (crystals(game, 0), crystals(game, 1)) == (0, 1)


def test_an_arcano_leech_is_taxed_by_the_other_one_and_not_by_itself() -> None:
    game = seasons(hands=["arcano-leech"], crystals=[2])
    game.play("summon arcano-leech")
    assert crystals(game) == 0
    game = seasons(hands=["arcano-leech"], zones=["", "arcano-leech"], crystals=[2])
    assert game.why_not("summon arcano-leech") == "crystals-lacking-leech card=arcano-leech cost=2 due=3 have=2"


def test_the_crystals_of_staff_of_spring_come_too_late_for_arcano_leech() -> None:
    game = seasons(hands=["glutton-cauldron"], zones=["staff-of-spring", "arcano-leech"])
    assert game.why_not("summon glutton-cauldron").startswith("crystals-lacking-leech ")


def test_hand_of_fortune_saves_nothing_of_what_arcano_leech_takes() -> None:
    game = seasons(hands=["glutton-cauldron"], zones=["hand-of-fortune", "arcano-leech"])
    assert game.why_not("summon glutton-cauldron").startswith("crystals-lacking-leech ")


def test_arcano_leech_taxes_divine_chalice_but_not_what_that_puts_in() -> None:
    game = free_play("divine-chalice", "amulet-of-earth", ["", "arcano-leech"], [1])
    assert (crystals(game, 0), crystals(game, 1)) == (9, 1)


@pytest.mark.parametrize("by", ["potion-of-dreams", "crystal-orb"])
def test_arcano_leech_does_not_tax_a_card_put_in_free(by: str) -> None:
    game = free_play(by, "amulet-of-earth", ["", "arcano-leech"], [1])
    assert (crystals(game, 0), crystals(game, 1)) == (10, 0)


def test_arcano_leech_does_not_tax_an_activation() -> None:
    game = seasons(zones=["tree-of-light", "arcano-leech"], reserves=["air"], crystals=[1])
    game.play("activate tree-of-light")
    assert (crystals(game, 0), crystals(game, 1)) == (1, 0)


def test_an_arcano_leech_that_has_left_play_takes_nothing_more() -> None:
    game = seasons(hands=["syllas-the-faithful glutton-cauldron"], zones=["", "arcano-leech"], reserves=["3*fire"])
    assert game.why_not("summon glutton-cauldron").startswith("crystals-lacking-leech ")
    game = seasons(
        hands=["syllas-the-faithful glutton-cauldron"],
        zones=["", "arcano-leech"],
        reserves=["3*fire"],
        crystals=[1],
    )
    game.play("summon syllas-the-faithful")
    assert zone(game, 1) == ""
    game.play("summon glutton-cauldron")
    assert (crystals(game, 0), crystals(game, 1)) == (0, 1)


# -- Crystal Orb


def test_crystal_orb_looks_at_the_top_card_which_goes_back_to_the_top() -> None:
    game = seasons(zones=["crystal-orb potion-of-power"], reserves=["4*air"], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.prompt == "put-in-or-back card=crystal-orb"
    assert game.options == ["put-back", "put-in"]
    game.play("put-back")
    assert zone(game) == "crystal-orb! potion-of-power"
    assert reserve(game) == "4*air"
    game.play("activate potion-of-power")
    assert hand(game) == "staff-of-spring"


def test_crystal_orb_puts_the_top_card_into_play_for_any_four_tokens_and_no_other_cost() -> None:
    game = seasons(zones=["crystal-orb"], reserves=["2*air 3*fire"], top="runic-cube-of-eolis")
    game.play("activate crystal-orb", "put-in", "pay air reserve", "pay fire reserve")
    assert game.prompt == "pay-any card=crystal-orb count=2"
    game.play("pay air reserve")
    assert game.events()[-1] == "enter-free seat=0 card=runic-cube-of-eolis"
    assert zone(game) == "crystal-orb! runic-cube-of-eolis"
    assert reserve(game) == "fire"
    assert crystals(game) == 0


def test_crystal_orb_discards_the_top_card_unseen_for_three_crystals() -> None:
    game = seasons(zones=["crystal-orb"], reserves=["4*air"], crystals=[5], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.prompt == "choose-way card=crystal-orb"
    assert game.options == ["way look", "way discard-top"]
    game.play("way discard-top")
    assert game.prompt == "act"
    assert crystals(game) == 2
    assert discard(game) == "staff-of-spring"
    assert reserve(game) == "4*air"


def test_a_card_discarded_by_crystal_orb_onto_a_face_down_pile_is_seen_by_nobody() -> None:
    game = seasons(zones=["crystal-orb"], crystals=[3], top="staff-of-spring", face_down=True)
    game.play("activate crystal-orb", "way discard-top")
    assert discard(game) == "staff-of-spring"
    for seat in (0, 1):
        assert "throw-away-hidden seat=0 count=1 pile=98" in events_for(game, seat)
        assert view_table(table(game), seat)["discard"] == []


def test_one_activation_of_crystal_orb_has_one_of_its_two_effects() -> None:
    game = seasons(zones=["crystal-orb"], crystals=[5], top="staff-of-spring")
    game.play("activate crystal-orb", "way look")
    assert game.prompt == "act"
    assert game.why_not("activate crystal-orb") == "card-turned card=crystal-orb"


def test_crystal_orb_without_three_crystals_only_looks() -> None:
    game = seasons(zones=["crystal-orb"], reserves=["4*air"], crystals=[2], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.prompt == "put-in-or-back card=crystal-orb"


@pytest.mark.parametrize("held", ["", "3*air", "water fire earth"])
def test_with_less_than_four_tokens_the_card_seen_by_crystal_orb_goes_back(held: str) -> None:
    game = seasons(zones=["crystal-orb"], reserves=[held], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.prompt == "act"
    assert "look-at-top seat=0 pile=99 source=crystal-orb card=staff-of-spring" in events_for(game, 0)
    assert table(game).pile == 99


def test_without_a_free_slot_the_card_seen_by_crystal_orb_goes_back() -> None:
    game = seasons(zones=["crystal-orb"], gauges=[1], reserves=["4*air"], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.prompt == "act"
    assert reserve(game) == "4*air"
    assert zone(game) == "crystal-orb!"


def test_only_the_owner_of_crystal_orb_sees_the_card_and_remembers_it() -> None:
    game = seasons(zones=["crystal-orb"], reserves=["4*air"], top="staff-of-spring")
    game.play("activate crystal-orb", "put-back")
    hidden = "look-at-top-hidden seat=0 pile=99 source=crystal-orb"
    assert hidden in events_for(game, 1)
    assert hidden in game.events()
    assert view_table(table(game), 0)["top"] == "staff-of-spring"
    assert view_table(table(game), 1)["top"] is None
    assert view_table(table(game), None)["top"] is None


def test_the_owner_of_crystal_orb_knows_who_has_drawn_the_card() -> None:
    game = seasons(
        hands=["demon-of-argos"], zones=["crystal-orb"], reserves=[ONE_OF_EACH], gauges=[2], top="staff-of-spring"
    )
    game.play("activate crystal-orb", "put-back", "summon demon-of-argos")
    assert hand(game, 1) == "staff-of-spring"
    assert view_table(table(game), 0)["players"][1]["known"] == ["staff-of-spring"]


def test_a_look_with_crystal_orb_cannot_be_taken_back() -> None:
    game = seasons(zones=["crystal-orb"], reserves=["4*air"], crystals=[3], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.match.can_undo(0)
    game.play("way look")
    assert not game.match.can_undo(0)


def test_a_card_discarded_by_crystal_orb_cannot_be_taken_back() -> None:
    game = seasons(zones=["crystal-orb"], crystals=[3], top="staff-of-spring")
    game.play("activate crystal-orb", "way discard-top")
    assert not game.match.can_undo(0)


def test_another_who_draws_the_card_that_crystal_orb_has_shown_cannot_take_the_draw_back() -> None:
    game = seasons(zones=["crystal-orb", "potion-of-power"], reserves=["4*air"], top="staff-of-spring")
    game.play("activate crystal-orb", "put-back", "end-turn")
    assert game.match.can_undo(0)
    game.play("activate potion-of-power")
    assert hand(game, 1) == "staff-of-spring"
    assert not game.match.can_undo(1)


def test_the_tokens_for_crystal_orb_may_come_from_amulet_of_water() -> None:
    game = seasons(zones=["crystal-orb amulet-of-water(3*earth)"], reserves=["2*air"], top="staff-of-spring")
    game.play("activate crystal-orb", "put-in")
    assert game.options == ["pay air reserve", "pay earth amulet"]
    game.play(*["pay earth amulet"] * 3)
    assert zone(game) == "crystal-orb! amulet-of-water staff-of-spring"
    assert reserve(game) == "air"


def test_the_tokens_on_glutton_cauldron_do_not_pay_for_crystal_orb() -> None:
    game = seasons(zones=["crystal-orb glutton-cauldron(3*earth)"], reserves=["air"], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.prompt == "act"


def test_hand_of_fortune_does_not_save_a_token_of_crystal_orb() -> None:
    game = seasons(zones=["crystal-orb hand-of-fortune"], reserves=["3*air"], top="staff-of-spring")
    game.play("activate crystal-orb")
    assert game.prompt == "act"
    game = seasons(zones=["crystal-orb hand-of-fortune"], reserves=["4*air"], top="staff-of-spring")
    game.play("activate crystal-orb", "put-in")
    assert reserve(game) == ""


def test_staff_of_spring_gives_nothing_for_a_card_put_in_by_crystal_orb() -> None:
    game = free_play("crystal-orb", "purse-of-io", ["staff-of-spring"])
    assert crystals(game) == 0
    assert zone(game) == "staff-of-spring crystal-orb! purse-of-io"


def test_two_copies_of_crystal_orb_look_at_a_card_and_then_discard_it() -> None:
    game = seasons(zones=["crystal-orb crystal-orb"], crystals=[3], top="staff-of-spring")
    game.play("activate crystal-orb", "way look", "activate crystal-orb 2", "way discard-top")
    assert discard(game) == "staff-of-spring"
    assert crystals(game) == 0


def test_two_copies_of_crystal_orb_look_at_the_same_card_twice() -> None:
    game = seasons(zones=["crystal-orb crystal-orb"], reserves=["4*air"], top="staff-of-spring")
    game.play("activate crystal-orb", "put-back", "activate crystal-orb 2", "put-in")
    assert zone(game) == "crystal-orb! crystal-orb! staff-of-spring"


def test_a_crystal_orb_put_in_by_crystal_orb_may_be_activated_at_once() -> None:
    game = free_play("crystal-orb", "crystal-orb")
    assert zone(game) == "crystal-orb! crystal-orb"
    assert offers(game, "activate") == ["crystal-orb 2"]


def test_crystal_orb_looks_at_a_reshuffled_discard_pile_when_the_deck_is_empty() -> None:
    game = seasons(zones=["crystal-orb"], deck="")
    game.play("activate crystal-orb")
    assert "reshuffle seat=0 count=99" in game.events()
    assert discard(game) == ""


def test_crystal_orb_needs_a_card_to_look_at() -> None:
    game = seasons(zones=["crystal-orb"], crystals=[9], deck="", discard="")
    assert game.why_not("activate crystal-orb") == "nothing-to-draw card=crystal-orb"


def test_a_divine_chalice_put_in_by_crystal_orb_puts_another_card_in_free() -> None:
    game = seasons(
        zones=["crystal-orb staff-of-spring"],
        reserves=["4*air"],
        deck="olafs-blessed-statue titus-deepgaze purse-of-io amulet-of-air",
        top="divine-chalice",
    )
    game.play("activate crystal-orb", "put-in", "put-into-play olafs-blessed-statue")
    assert zone(game) == "crystal-orb! staff-of-spring divine-chalice olafs-blessed-statue"
    assert crystals(game) == 20
    assert sorted(discard(game).split()[-3:]) == ["amulet-of-air", "purse-of-io", "titus-deepgaze"]


def test_an_amulet_of_fire_put_in_by_crystal_orb_lets_its_owner_keep_one_of_four_cards() -> None:
    game = seasons(
        zones=["crystal-orb"],
        reserves=["4*air"],
        deck="olafs-blessed-statue titus-deepgaze purse-of-io amulet-of-air",
        top="amulet-of-fire",
    )
    game.play("activate crystal-orb", "put-in")
    assert game.prompt == "keep-one"
    game.play("keep titus-deepgaze")
    assert hand(game) == "titus-deepgaze"
    assert game.prompt == "act"


# -- Glutton Cauldron


def test_glutton_cauldron_takes_one_token_of_the_reserve_that_its_owner_chooses() -> None:
    game = seasons(zones=["glutton-cauldron"], reserves=["2*air fire"])
    game.play("activate glutton-cauldron")
    assert game.prompt == "feed card=glutton-cauldron"
    assert game.options == ["store air reserve", "store fire reserve"]
    game.play("store fire reserve")
    assert game.events()[-1] == "fill seat=0 energy=fire card=glutton-cauldron"
    assert zone(game) == "glutton-cauldron(fire)!"
    assert reserve(game) == "2*air"
    assert crystals(game) == 0


def test_glutton_cauldron_is_fed_once_a_round_and_again_in_the_next() -> None:
    game = seasons(zones=["glutton-cauldron"], reserves=["4*air"])
    game.play("activate glutton-cauldron")
    assert game.why_not("activate glutton-cauldron") == "card-turned card=glutton-cauldron"
    game.play("end-turn", "end-turn")
    assert game.prompt == "take-die"
    assert zone(game) == "glutton-cauldron(air)"


def test_two_copies_of_glutton_cauldron_are_fed_separately() -> None:
    game = seasons(zones=["glutton-cauldron glutton-cauldron"], reserves=["2*air"])
    game.play("activate glutton-cauldron", "activate glutton-cauldron 2")
    assert zone(game) == "glutton-cauldron(air)! glutton-cauldron(air)!"


def test_two_copies_of_glutton_cauldron_with_other_tokens_are_two_options() -> None:
    game = seasons(zones=["glutton-cauldron(2*fire) glutton-cauldron(2*air)"], reserves=["air"])
    assert offers(game, "activate") == ["glutton-cauldron", "glutton-cauldron 2"]
    game.play("activate glutton-cauldron 2")
    assert zone(game) == "glutton-cauldron(2*fire) glutton-cauldron(3*air)!"


@pytest.mark.parametrize(
    ("zones", "line"),
    [
        ("glutton-cauldron(6*fire) glutton-cauldron(3*air)", "activate glutton-cauldron"),
        ("glutton-cauldron(3*air) glutton-cauldron(6*fire)", "activate glutton-cauldron 2"),
    ],
)
def test_two_copies_of_glutton_cauldron_wait_for_seven_tokens_each(zones: str, line: str) -> None:
    game = seasons(zones=[zones], reserves=["air"])
    game.play(line)
    assert zone(game) == "glutton-cauldron(3*air)"
    assert reserve(game) == "air 6*fire"
    assert crystals(game) == 15


def test_glutton_cauldron_cannot_be_fed_without_a_token() -> None:
    game = seasons(zones=["glutton-cauldron(3*air)"], crystals=[9])
    assert game.why_not("activate glutton-cauldron") == "no-energy card=glutton-cauldron"


def test_the_token_for_glutton_cauldron_may_come_from_amulet_of_water() -> None:
    game = seasons(zones=["glutton-cauldron amulet-of-water(earth)"], reserves=["air"])
    game.play("activate glutton-cauldron")
    assert game.options == ["store air reserve", "store earth amulet"]
    game.play("store earth amulet")
    assert zone(game) == "glutton-cauldron(earth)! amulet-of-water"
    assert reserve(game) == "air"


def test_the_tokens_on_glutton_cauldron_cannot_be_spent() -> None:
    game = seasons(access=True, hands=["amulet-of-air"], zones=["glutton-cauldron(6*air)!"])
    assert offers(game, "transmute") == []
    assert offers(game, "summon") == []
    assert "exchange" not in offers(game, "bonus")


def test_with_the_seventh_token_glutton_cauldron_gives_all_back_with_fifteen_crystals() -> None:
    game = seasons(zones=["glutton-cauldron(2*air,2*water,2*earth)"], reserves=["fire"], crystals=[1])
    game.play("activate glutton-cauldron")
    assert game.prompt == "act"
    assert zone(game) == ""
    assert discard(game) == "glutton-cauldron"
    assert reserve(game) == "2*air 2*water fire 2*earth"
    assert crystals(game) == 16


def test_with_six_tokens_glutton_cauldron_still_waits() -> None:
    game = seasons(zones=["glutton-cauldron(5*air)"], reserves=["fire"])
    game.play("activate glutton-cauldron")
    assert zone(game) == "glutton-cauldron(5*air,fire)!"
    assert crystals(game) == 0


@pytest.mark.parametrize(("others", "limit"), [("", 7), (" bespelled-grimoire", 10)])
def test_what_glutton_cauldron_gives_back_keeps_to_the_limit_by_choice(others: str, limit: int) -> None:
    game = seasons(zones=[f"glutton-cauldron(6*air){others}"], reserves=["7*fire"])
    game.play("activate glutton-cauldron")
    assert game.prompt == f"discard-surplus count={13 - limit} limit={limit}"
    assert crystals(game) == 15
    assert game.options == ["discard-energy air", "discard-energy fire"]
    game.play(*["discard-energy air"] * (13 - limit))
    assert sum(player_at(game, 0).reserve) == limit
    assert crystals(game) == 15


@pytest.mark.parametrize("purses", ["purse-of-io", "purse-of-io purse-of-io"])
def test_purse_of_io_adds_nothing_to_the_crystals_of_glutton_cauldron(purses: str) -> None:
    game = seasons(zones=[f"{purses} glutton-cauldron(6*air)"], reserves=["air"])
    game.play("activate glutton-cauldron")
    assert crystals(game) == 15


def test_a_transmutation_bonus_adds_nothing_to_the_crystals_of_glutton_cauldron() -> None:
    game = seasons(zones=["glutton-cauldron(6*air)"], reserves=["air"])
    game.play("bonus transmute", "activate glutton-cauldron")
    assert crystals(game) == 15


def test_an_emptied_glutton_cauldron_frees_its_slot() -> None:
    game = seasons(hands=["amulet-of-air"], zones=["glutton-cauldron(6*air)"], gauges=[1], reserves=["air"])
    game.play("activate glutton-cauldron", "summon amulet-of-air")
    assert zone(game) == "amulet-of-air"


def test_wondrous_chest_ignores_the_tokens_on_glutton_cauldron() -> None:
    game = seasons(phase="round-end", zones=["wondrous-chest glutton-cauldron(3*air)"], reserves=["3*air"])
    assert crystals(game) == 0
    game = seasons(phase="round-end", zones=["wondrous-chest glutton-cauldron(3*air)"], reserves=["4*air"])
    assert crystals(game) == 3


def test_beggars_horn_ignores_the_tokens_on_glutton_cauldron() -> None:
    game = seasons(phase="round-end", zones=["beggars-horn glutton-cauldron(5*air)"], reserves=["air"])
    assert game.prompt == "take-energy card=beggars-horn count=1"
    game.play("take fire")
    assert reserve(game) == "air fire"
    assert zone(game) == "beggars-horn glutton-cauldron(5*air)"


def test_lewis_greyface_does_not_copy_the_tokens_on_glutton_cauldron() -> None:
    game = seasons(
        hands=["lewis-greyface"], zones=["", "glutton-cauldron(5*earth)"], reserves=["air fire", "2*water"]
    )
    game.play("summon lewis-greyface")
    assert reserve(game) == "2*water"


def test_potion_of_dreams_leaves_the_tokens_on_glutton_cauldron() -> None:
    game = seasons(
        hands=["olafs-blessed-statue"], zones=["potion-of-dreams glutton-cauldron(5*earth)"], reserves=["3*air"]
    )
    game.play("activate potion-of-dreams")
    assert reserve(game) == ""
    assert zone(game) == "glutton-cauldron(5*earth) olafs-blessed-statue"


def test_air_elemental_leaves_the_tokens_on_glutton_cauldron() -> None:
    game = seasons(hands=["air-elemental"], zones=["", "glutton-cauldron(5*earth)"], reserves=["3*air", "2*fire"])
    game.play("summon air-elemental")
    assert reserve(game, 1) == "2*air"
    assert zone(game, 1) == "glutton-cauldron(5*earth)"


def test_a_sacrificed_cursed_treatise_of_arus_leaves_the_tokens_on_glutton_cauldron() -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=["", "cursed-treatise-of-arus glutton-cauldron(5*earth)"],
        reserves=["3*fire", "2*fire"],
    )
    game.play("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert reserve(game, 1) == ""
    assert zone(game, 1) == "glutton-cauldron(5*earth)"


def test_lantern_of_xidit_ignores_the_tokens_on_glutton_cauldron() -> None:
    game = seasons(
        phase="season", year=3, space=12, zones=["lantern-of-xidit glutton-cauldron(5*earth)"], reserves=["2*air"]
    )
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 6


def test_the_tokens_on_a_sacrificed_glutton_cauldron_are_lost() -> None:
    game = seasons(hands=["syllas-the-faithful"], zones=["", "glutton-cauldron(5*air)"], reserves=["3*fire"])
    game.play("summon syllas-the-faithful")
    assert discard(game) == "glutton-cauldron"
    assert reserve(game, 1) == ""
    assert crystals(game, 1) == 0


def test_a_glutton_cauldron_taken_back_by_amsug_longneck_comes_again_empty_and_straight() -> None:
    game = seasons(hands=["amsug-longneck"], zones=["glutton-cauldron(5*earth)"], reserves=["air water 2*fire"])
    game.play("activate glutton-cauldron", "store fire reserve", "summon amsug-longneck")
    assert hand(game) == "glutton-cauldron"
    assert reserve(game) == "fire"
    game.play("summon glutton-cauldron")
    assert zone(game) == "amsug-longneck glutton-cauldron"
    assert offers(game, "activate") == ["glutton-cauldron"]


# -- Vampiric Crown


@pytest.mark.parametrize(
    ("drawn", "prestige"),
    [("elemental-amulet", 2), ("titus-deepgaze", 4), ("purse-of-io", 6), ("arcano-leech", 8)],
)
def test_vampiric_crown_draws_and_keeps_the_card_and_gives_a_token_for_each_prestige(
    drawn: str, prestige: int
) -> None:
    game = seasons(hands=["vampiric-crown"], zones=["bespelled-grimoire"], reserves=["air water"], top=drawn)
    game.play("summon vampiric-crown")
    assert game.prompt == f"take-energy card=vampiric-crown count={prestige}"
    game.play(*["take earth"] * prestige)
    assert game.prompt == "act"
    assert hand(game) == drawn
    assert reserve(game) == f"{prestige}*earth"


def test_vampiric_crown_discards_a_card_of_the_hand_and_gives_a_token_for_each_prestige() -> None:
    game = seasons(hands=["vampiric-crown titus-deepgaze staff-of-spring"], reserves=["air water"])
    game.play("summon vampiric-crown")
    assert game.prompt == "draw-or-discard card=vampiric-crown"
    assert game.options == ["draw", "discard staff-of-spring", "discard titus-deepgaze"]
    game.play("discard titus-deepgaze", "take air", "take water", "take fire", "take earth")
    assert game.prompt == "act"
    assert hand(game) == "staff-of-spring"
    assert discard(game) == "titus-deepgaze"
    assert reserve(game) == ONE_OF_EACH


@pytest.mark.parametrize(
    "card", ["potion-of-life", "olafs-blessed-statue", "cursed-treatise-of-arus", "damned-soul-of-onys"]
)
def test_a_card_without_prestige_gives_vampiric_crown_no_tokens(card: str) -> None:
    game = seasons(hands=["vampiric-crown"], reserves=["air water"], top=card)
    game.play("summon vampiric-crown")
    assert game.prompt == "act"
    assert hand(game) == card
    assert reserve(game) == ""
    game = seasons(hands=[f"vampiric-crown {card}"], reserves=["air water"])
    game.play("summon vampiric-crown", f"discard {card}")
    assert game.prompt == "act"
    assert discard(game) == card
    assert reserve(game) == ""


def test_everybody_sees_the_card_that_vampiric_crown_draws_and_remembers_it() -> None:
    game = seasons(3, hands=["vampiric-crown"], reserves=["air water"], top="potion-of-life")
    game.play("summon vampiric-crown")
    for seat in (0, 1, 2):
        assert "draw-openly seat=0 card=potion-of-life" in events_for(game, seat)
    assert view_table(table(game), 1)["players"][0]["known"] == ["potion-of-life"]
    assert not game.match.can_undo(0)


@pytest.mark.parametrize("face", ["face-up", "face-down"])
def test_everybody_sees_the_card_that_vampiric_crown_discards(face: str) -> None:
    game = seasons(
        hands=["vampiric-crown potion-of-life purse-of-io"], reserves=["air water"], face_down=face == "face-down"
    )
    game.play("summon vampiric-crown", "discard potion-of-life")
    assert "discard seat=0 card=potion-of-life" in game.events()
    assert view_table(table(game), 1)["discard"] == ["potion-of-life"]


def test_with_an_empty_hand_vampiric_crown_can_only_draw() -> None:
    game = seasons(hands=["vampiric-crown"], reserves=["air water"], top="potion-of-life")
    game.play("summon vampiric-crown")
    assert hand(game) == "potion-of-life"


def test_where_there_is_nothing_to_draw_vampiric_crown_must_discard() -> None:
    game = seasons(hands=["vampiric-crown elemental-amulet"], reserves=["air water"], deck="", discard="")
    game.play("summon vampiric-crown")
    assert game.prompt == "take-energy card=vampiric-crown count=2"
    assert discard(game) == "elemental-amulet"


def test_vampiric_crown_finds_nothing_where_there_is_neither_a_hand_nor_a_pile() -> None:
    game = seasons(hands=["vampiric-crown"], reserves=["air water"], deck="", discard="")
    game.play("summon vampiric-crown")
    assert game.prompt == "act"
    assert zone(game) == "vampiric-crown"


def test_the_effect_of_vampiric_crown_cannot_be_declined() -> None:
    game = seasons(hands=["vampiric-crown titus-deepgaze"], reserves=["air water"])
    game.play("summon vampiric-crown")
    assert game.why_not("end-turn") == "other-step"
    assert game.why_not("discard staff-of-spring") == "card-unseen card=staff-of-spring"


@pytest.mark.parametrize(("others", "limit"), [("", 7), ("bespelled-grimoire", 10)])
def test_vampiric_crown_gives_all_tokens_before_the_limit_counts(others: str, limit: int) -> None:
    game = seasons(hands=["vampiric-crown"], zones=[others], reserves=["air water 4*fire"], top="crystal-orb")
    game.play("summon vampiric-crown", *["take earth"] * 6)
    if limit == 10:
        assert game.prompt == "act"
        assert reserve(game) == "4*fire 6*earth"
    else:
        assert game.prompt == "discard-surplus count=3 limit=7"
        assert reserve(game) == "4*fire 6*earth"
        game.play("discard-energy earth", "discard-energy fire", "discard-energy fire")
        assert reserve(game) == "2*fire 5*earth"


def test_vampiric_crown_may_discard_the_second_one_which_is_worth_nothing() -> None:
    game = seasons(hands=["vampiric-crown vampiric-crown"], reserves=["air water"])
    game.play("summon vampiric-crown", "discard vampiric-crown")
    assert discard(game) == "vampiric-crown"
    assert zone(game) == "vampiric-crown"
    assert reserve(game) == ""


def test_vampiric_crown_draws_the_card_that_crystal_orb_has_shown() -> None:
    game = seasons(hands=["vampiric-crown"], zones=["crystal-orb"], reserves=["air water"], top="elemental-amulet")
    game.play("activate crystal-orb", "summon vampiric-crown")
    assert hand(game) == "elemental-amulet"
    assert game.prompt == "take-energy card=vampiric-crown count=2"


@pytest.mark.parametrize("by", FREE)
def test_vampiric_crown_put_in_free_draws_a_card(by: str) -> None:
    game = free_play(by, "vampiric-crown")
    (drawn,) = player_at(game, 0).hand
    assert f"draw-openly seat=0 card={NAME_OF[drawn >> 1]}" in game.events()
    if PRESTIGE_OF[drawn >> 1] > 0:
        assert game.prompt == f"take-energy card=vampiric-crown count={PRESTIGE_OF[drawn >> 1]}"
    else:
        assert game.prompt == "act"


# -- Dragon Skull


def test_dragon_skull_brings_fifteen_crystals_for_three_sacrificed_cards() -> None:
    game = seasons(zones=["dragon-skull titus-deepgaze staff-of-spring purse-of-io arcano-leech"], crystals=[2])
    game.play("activate dragon-skull")
    assert game.prompt == "sacrifice card=dragon-skull"
    assert offers(game, "sacrifice") == [
        "dragon-skull", "titus-deepgaze", "staff-of-spring", "purse-of-io", "arcano-leech",
    ]  # fmt: skip
    game.play("sacrifice titus-deepgaze", "sacrifice arcano-leech")
    assert crystals(game) == 2
    game.play("sacrifice staff-of-spring")
    assert crystals(game) == 17
    assert zone(game) == "dragon-skull! purse-of-io"
    assert discard(game) == "titus-deepgaze arcano-leech staff-of-spring"


def test_dragon_skull_may_be_one_of_the_three_itself() -> None:
    game = seasons(zones=["dragon-skull titus-deepgaze staff-of-spring purse-of-io"])
    game.play(
        "activate dragon-skull", "sacrifice dragon-skull", "sacrifice titus-deepgaze", "sacrifice purse-of-io"
    )
    assert crystals(game) == 15
    assert zone(game) == "staff-of-spring"


def test_with_exactly_three_cards_all_go_for_dragon_skull() -> None:
    game = seasons(zones=["dragon-skull titus-deepgaze purse-of-io"])
    game.play("activate dragon-skull", "sacrifice purse-of-io", "sacrifice titus-deepgaze")
    assert crystals(game) == 15
    assert zone(game) == ""


@pytest.mark.parametrize(("others", "count"), [("", 1), (" titus-deepgaze", 2)])
def test_dragon_skull_wants_three_cards_in_play(others: str, count: int) -> None:
    game = seasons(hands=["purse-of-io"], zones=[f"dragon-skull{others}", "staff-of-spring arcano-leech"])
    assert game.why_not("activate dragon-skull") == f"fewer-than-three-cards card=dragon-skull count={count}"


def test_dragon_skull_takes_only_cards_that_its_owner_has_in_play() -> None:
    game = seasons(
        hands=["purse-of-io"], zones=["dragon-skull titus-deepgaze mirror-of-the-seasons", "staff-of-spring"]
    )
    game.play("activate dragon-skull")
    assert game.why_not("sacrifice purse-of-io") == "card-in-hand card=purse-of-io"
    assert game.why_not("sacrifice staff-of-spring") == "card-of-rival card=staff-of-spring seat=1"


@pytest.mark.parametrize("purses", ["purse-of-io", "purse-of-io purse-of-io"])
def test_purse_of_io_adds_nothing_to_the_crystals_of_dragon_skull(purses: str) -> None:
    game = seasons(zones=[f"{purses} dragon-skull titus-deepgaze staff-of-spring"])
    game.play("activate dragon-skull")
    game.play("sacrifice dragon-skull", "sacrifice titus-deepgaze", "sacrifice staff-of-spring")
    assert crystals(game) == 15


def test_cursed_treatise_of_arus_sacrificed_for_dragon_skull_costs_the_reserve() -> None:
    game = seasons(
        zones=["dragon-skull cursed-treatise-of-arus amulet-of-water(2*air) glutton-cauldron(3*fire)"],
        reserves=["2*water earth"],
    )
    game.play("activate dragon-skull", "sacrifice cursed-treatise-of-arus")
    assert reserve(game) == ""
    assert zone(game) == "dragon-skull! amulet-of-water(2*air) glutton-cauldron(3*fire)"
    game.play("sacrifice dragon-skull", "sacrifice glutton-cauldron")
    assert crystals(game) == 15
    assert zone(game) == "amulet-of-water(2*air)"


def test_dragon_skull_takes_a_damned_soul_of_onys_that_was_passed_on() -> None:
    game = seasons(first=1, zones=["dragon-skull titus-deepgaze", "damned-soul-of-onys"], reserves=["", "water"])
    game.play("activate damned-soul-of-onys", "end-turn", "activate dragon-skull")
    game.play("sacrifice damned-soul-of-onys", "sacrifice titus-deepgaze")
    assert crystals(game) == 15
    assert discard(game) == "damned-soul-of-onys titus-deepgaze dragon-skull"


def test_the_tokens_on_cards_sacrificed_for_dragon_skull_are_lost() -> None:
    game = seasons(zones=["dragon-skull amulet-of-water(4*air) glutton-cauldron(6*fire)"], reserves=["earth"])
    game.play("activate dragon-skull", "sacrifice amulet-of-water", "sacrifice dragon-skull")
    assert reserve(game) == "earth"
    assert crystals(game) == 15


def test_bespelled_grimoire_sacrificed_for_dragon_skull_takes_the_higher_limit_along() -> None:
    game = seasons(
        zones=["dragon-skull bespelled-grimoire titus-deepgaze arcano-leech"], reserves=["4*air 4*fire"]
    )
    game.play("activate dragon-skull", "sacrifice bespelled-grimoire")
    assert game.prompt == "discard-surplus count=1 limit=7"
    game.play("discard-energy air")
    assert game.prompt == "sacrifice card=dragon-skull"
    assert reserve(game) == "3*air 4*fire"


def test_a_second_dragon_skull_may_go_for_the_first_and_is_then_lost() -> None:
    game = seasons(zones=["dragon-skull dragon-skull titus-deepgaze"])
    game.play("activate dragon-skull")
    assert game.options == ["sacrifice dragon-skull", "sacrifice dragon-skull 2", "sacrifice titus-deepgaze"]
    game.play("sacrifice dragon-skull 2", "sacrifice dragon-skull")
    assert crystals(game) == 15
    assert zone(game) == ""


def test_sacrifices_for_dragon_skull_free_their_slots() -> None:
    game = seasons(
        hands=["glutton-cauldron"], zones=["dragon-skull titus-deepgaze purse-of-io staff-of-spring"], gauges=[2]
    )
    assert offers(game, "summon") == []
    game.play("activate dragon-skull")
    game.play("sacrifice titus-deepgaze", "sacrifice purse-of-io", "sacrifice staff-of-spring")
    assert offers(game, "summon") == ["glutton-cauldron"]
