"""The power cards 38 to 50, card by card."""

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

from arcanum.core.chance import seed_from
from arcanum.core.words import format_message
from arcanum.games.seasons.book import ENERGIES, IS_FAMILIAR
from arcanum.games.seasons.view import view_table
from arcanum.testing.scenario import Scenario

ONE_OF_EACH = "air water fire earth"
FREE = ["divine-chalice", "potion-of-dreams", "crystal-orb"]


def events_for(game: Scenario, seat: int) -> list[str]:
    """What the seat has been told; a spectator is told less."""
    return [format_message(event) for event in game.match.events(0, seat)]


def last_round(
    seats: int = 2,
    *,
    hands: tuple[str, ...] = (),
    zones: tuple[str, ...] = (),
    reserves: tuple[str, ...] = (),
    stones: tuple[int, ...] = (),
) -> Scenario:
    """A game that has just ended like this."""
    game = seasons(
        seats, phase="season", year=3, space=12, hands=hands, zones=zones, reserves=reserves, crystals=stones
    )
    assert game.match.over
    return game


# -- Demon of Argos


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_demon_of_argos_lowers_the_gauge_of_each_opponent_who_draws_a_card(seats: int) -> None:
    game = seasons(seats, hands=["demon-of-argos"], reserves=[ONE_OF_EACH], gauges=[5, 4, 3, 2])
    game.play("summon demon-of-argos")
    assert game.asked.seat == 0
    assert game.prompt == "act"
    assert [gauge(game, seat) for seat in range(seats)] == [5, 3, 2, 1][:seats]
    assert [len(player_at(game, seat).hand) for seat in range(seats)] == [0, 1, 1, 1][:seats]


def test_demon_of_argos_meets_the_opponents_in_turn_order() -> None:
    game = seasons(4, turn=2, hands=["", "", "demon-of-argos"], reserves=["", "", ONE_OF_EACH])
    game.play("summon demon-of-argos")
    steps = [event.split()[:2] for event in game.events() if event.startswith(("gauge-down ", "draw-hidden "))]
    assert steps == [[step, f"seat={seat}"] for seat in (3, 0, 1) for step in ("gauge-down", "draw-hidden")]


def test_a_card_drawn_for_demon_of_argos_is_kept_and_seen_by_its_owner_only() -> None:
    game = seasons(3, hands=["demon-of-argos"], reserves=[ONE_OF_EACH], top="purse-of-io")
    game.play("summon demon-of-argos")
    assert hand(game, 1) == "purse-of-io"
    assert discard(game) == ""
    assert game.events().count("draw-hidden seat=1 hand=1 pile=98") == 1
    assert "draw seat=1 hand=1 pile=98 card=purse-of-io" in events_for(game, 1)
    for seat in (0, 2):
        assert "draw-hidden seat=1 hand=1 pile=98" in events_for(game, seat)


def test_more_cards_than_demon_of_argos_allows_stay_in_play_but_no_other_may_enter() -> None:
    game = seasons(
        hands=["demon-of-argos", "glutton-cauldron"],
        zones=["", "potion-of-dreams staff-of-spring purse-of-io"],
        reserves=[ONE_OF_EACH],
        gauges=[9, 3],
        dice="1:water-water-star:0 4:crystals-6:1 5:crystals-6",
    )
    game.play("summon demon-of-argos", "end-turn")
    assert game.asked.seat == 1
    assert zone(game, 1) == "potion-of-dreams staff-of-spring purse-of-io"
    assert gauge(game, 1) == 2
    assert game.why_not("summon glutton-cauldron") == "no-slot card=glutton-cauldron count=3 gauge=2"
    assert (
        game.why_not("activate potion-of-dreams") == "no-slot-even-without card=potion-of-dreams count=2 gauge=2"
    )


def test_demon_of_argos_lowers_no_gauge_below_nothing_but_the_card_is_drawn() -> None:
    game = seasons(hands=["demon-of-argos"], reserves=[ONE_OF_EACH], gauges=[1, 0])
    game.play("summon demon-of-argos")
    assert gauge(game, 1) == 0
    assert len(player_at(game, 1).hand) == 1


def test_where_cards_run_out_the_first_opponents_draw_for_demon_of_argos() -> None:
    game = seasons(4, hands=["demon-of-argos"], reserves=[ONE_OF_EACH], deck="purse-of-io", discard="")
    left = len(player_at(game, 3).hand)
    game.play("summon demon-of-argos")
    assert (hand(game, 1), hand(game, 2)) == ("purse-of-io", "")
    assert len(player_at(game, 3).hand) == left
    assert [gauge(game, seat) for seat in range(4)] == [9, 8, 8, 8]


def test_the_second_demon_of_argos_lowers_the_gauge_again() -> None:
    game = seasons(hands=["demon-of-argos"], zones=["demon-of-argos"], reserves=[ONE_OF_EACH])
    game.play("summon demon-of-argos")
    assert gauge(game, 1) == 8
    assert len(player_at(game, 1).hand) == 1


@pytest.mark.parametrize("by", FREE)
def test_demon_of_argos_put_in_free_has_its_effect(by: str) -> None:
    game = free_play(by, "demon-of-argos")
    assert (gauge(game, 0), gauge(game, 1)) == (9, 8)
    assert len(player_at(game, 1).hand) == 1


# -- Titus Deepgaze


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_titus_deepgaze_takes_a_crystal_from_every_opponent_at_the_end_of_a_round(seats: int) -> None:
    game = seasons(seats, phase="round-end", zones=["titus-deepgaze"], crystals=[2, 5, 1, 3])
    assert [crystals(game, seat) for seat in range(seats)] == [1 + seats, 4, 0, 2][:seats]
    assert zone(game) == "titus-deepgaze"


@pytest.mark.parametrize(
    ("stones", "after"), [([0, 0, 2], [1, 0, 1]), ([0, 2, 0], [1, 1, 0]), ([4, 0, 0], [4, 0, 0])]
)
def test_titus_deepgaze_is_sacrificed_when_an_opponent_has_no_crystal(stones: list[int], after: list[int]) -> None:
    game = seasons(3, phase="round-end", zones=["titus-deepgaze"], crystals=stones)
    assert [crystals(game, seat) for seat in range(3)] == after
    assert zone(game) == ""
    assert discard(game) == "titus-deepgaze"


def test_two_copies_of_titus_deepgaze_take_one_after_the_other() -> None:
    game = seasons(phase="round-end", zones=["titus-deepgaze titus-deepgaze"], crystals=[0, 2])
    assert (crystals(game, 0), crystals(game, 1)) == (2, 0)
    assert zone(game) == "titus-deepgaze titus-deepgaze"


def test_the_second_titus_deepgaze_may_find_that_the_first_has_taken_the_last_crystal() -> None:
    game = seasons(phase="round-end", zones=["titus-deepgaze titus-deepgaze"], crystals=[0, 1])
    assert (crystals(game, 0), crystals(game, 1)) == (1, 0)
    assert zone(game) == "titus-deepgaze"
    assert discard(game) == "titus-deepgaze"


@pytest.mark.parametrize(
    ("first", "left"), [(0, ["titus-deepgaze", "titus-deepgaze"]), (1, ["titus-deepgaze", ""])]
)
def test_titus_deepgaze_of_the_first_player_comes_first(first: int, left: list[str]) -> None:
    game = seasons(phase="round-end", first=first, zones=["titus-deepgaze", "titus-deepgaze"], crystals=[0, 1])
    assert [zone(game, 0), zone(game, 1)] == left


def test_titus_deepgaze_comes_before_the_season_token_moves() -> None:
    zones = ["titus-deepgaze", "figrim-the-avaricious"]
    game = seasons(phase="round-end", space=3, zones=zones, crystals=[0, 1])
    assert (crystals(game, 0), crystals(game, 1)) == (0, 1)  # Titus has taken it, and Figrim has taken it back
    assert zone(game) == "titus-deepgaze"


def test_titus_deepgaze_takes_nothing_when_it_enters_play() -> None:
    game = seasons(hands=["titus-deepgaze"], reserves=["fire"], crystals=[0, 5])
    game.play("summon titus-deepgaze")
    assert (crystals(game, 0), crystals(game, 1)) == (0, 5)


@pytest.mark.parametrize(("seats", "paid"), [(2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize(("card", "energy"), [("titus-deepgaze", "fire"), ("sid-nightshade", "earth")])
def test_hand_of_fortune_lowers_the_cost_for_so_many_players(
    card: str, energy: str, seats: int, paid: int
) -> None:
    game = seasons(seats, hands=[card], zones=["hand-of-fortune"], reserves=[f"3*{energy}"])
    game.play(f"summon {card}")
    assert game.events().count(f"pay seat=0 energy={energy} count=1") == paid


# -- Air Elemental


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_air_elemental_turns_all_tokens_of_all_opponents_into_air(seats: int) -> None:
    reserves = ["4*air fire", "2*fire earth", "air 3*water", "7*earth"]
    game = seasons(seats, hands=["air-elemental"], reserves=reserves[:seats])
    game.play("summon air-elemental")
    assert [reserve(game, seat) for seat in range(1, seats)] == ["3*air", "4*air", "7*air"][: seats - 1]


def test_air_elemental_does_not_touch_the_reserve_of_its_owner() -> None:
    game = seasons(hands=["air-elemental"], reserves=["3*air water fire earth", "fire"])
    game.play("summon air-elemental")
    assert reserve(game) == "water fire earth"


def test_air_elemental_turns_the_tokens_on_bespelled_grimoire_too() -> None:
    game = seasons(hands=["air-elemental"], zones=["", "bespelled-grimoire"], reserves=["3*air", "5*fire 5*earth"])
    game.play("summon air-elemental")
    assert reserve(game, 1) == "10*air"


def test_air_elemental_leaves_the_tokens_on_amulet_of_water() -> None:
    game = seasons(
        hands=["air-elemental"], zones=["", "amulet-of-water(fire,2*earth)"], reserves=["3*air", "fire"]
    )
    game.play("summon air-elemental")
    assert reserve(game, 1) == "air"
    assert zone(game, 1) == "amulet-of-water(fire,2*earth)"


def test_air_elemental_may_be_summoned_where_nobody_has_tokens() -> None:
    game = seasons(hands=["air-elemental"], reserves=["3*air"])
    game.play("summon air-elemental")
    assert reserve(game, 1) == ""
    assert zone(game) == "air-elemental"


@pytest.mark.parametrize("by", FREE)
def test_air_elemental_put_in_free_has_its_effect(by: str) -> None:
    game = free_play(by, "air-elemental", reserve="2*fire water")
    assert game.events()[-1] == "to-air seat=1 count=3"
    assert reserve(game, 1) == "3*air"


# -- Thieving Fairies

PAID_TO_FAIRIES = [
    "lose-crystals seat=0 count=1",
    "gain-crystals seat=1 count=1",
    "gain-crystals seat=1 count=1",
]


@pytest.mark.parametrize(
    "card",
    [
        "balance-of-ishtar", "kairn-the-destroyer", "potion-of-power", "potion-of-dreams", "potion-of-knowledge",
        "potion-of-life", "tree-of-light", "crystal-orb", "glutton-cauldron", "dragon-skull",
        "idol-of-the-familiar", "necrotic-kriss", "mirror-of-the-seasons", "damned-soul-of-onys",
    ],
)  # fmt: skip
def test_thieving_fairies_take_a_crystal_and_gain_another_for_every_activation_of_an_opponent(card: str) -> None:
    game = seasons(
        hands=["purse-of-io titus-deepgaze"],
        zones=[f"{card} arcano-leech staff-of-spring", "thieving-fairies"],
        reserves=["3*water air"],
        crystals=[5],
    )
    game.play(f"activate {card}")
    assert game.events()[:4] == [f"activate seat=0 card={card}", *PAID_TO_FAIRIES]


def test_thieving_fairies_take_their_crystal_before_die_of_malice_brings_its_own() -> None:
    game = seasons(phase="die", zones=["die-of-malice", "thieving-fairies"])
    game.play("activate die-of-malice")
    assert game.events()[:2] == ["activate seat=0 card=die-of-malice", "gain-crystals seat=1 count=1"]
    assert "gain-crystals seat=0 count=2" in game.events()
    assert "lose-crystals seat=0 count=1" not in game.events()
    assert crystals(game, 1) == 1


def test_thieving_fairies_react_to_every_die_of_malice() -> None:
    game = seasons(phase="die", zones=["die-of-malice die-of-malice", "thieving-fairies"], crystals=[1])
    game.play("activate die-of-malice", "activate die-of-malice 2")
    assert crystals(game, 1) == 4
    assert game.events().count("lose-crystals seat=0 count=1") == 2


def test_an_opponent_without_crystals_may_activate_and_thieving_fairies_still_gain_one() -> None:
    game = seasons(zones=["potion-of-knowledge", "thieving-fairies"])
    game.play("activate potion-of-knowledge")
    assert game.prompt == "take-energy card=potion-of-knowledge count=5"
    assert (crystals(game, 0), crystals(game, 1)) == (0, 1)


@pytest.mark.parametrize(("stones", "after"), [(5, [3, 4]), (1, [0, 3]), (0, [0, 2])])
def test_two_copies_of_thieving_fairies_react_separately(stones: int, after: list[int]) -> None:
    zones = ["potion-of-life", "thieving-fairies thieving-fairies"]
    game = seasons(zones=zones, crystals=[stones])
    game.play("activate potion-of-life")
    assert [crystals(game, 0), crystals(game, 1)] == after


@pytest.mark.parametrize(
    ("turn", "zones", "after"),
    [
        (0, ["potion-of-life", "thieving-fairies", "thieving-fairies"], [0, 2, 1]),
        (1, ["thieving-fairies", "potion-of-life", "thieving-fairies"], [1, 0, 2]),
        (2, ["thieving-fairies", "thieving-fairies", "potion-of-life"], [2, 1, 0]),
    ],
)
def test_thieving_fairies_of_several_players_take_clockwise_from_the_left_neighbour(
    turn: int, zones: list[str], after: list[int]
) -> None:
    game = seasons(3, turn=turn, zones=zones, crystals=[int(seat == turn) for seat in range(3)])
    game.play("activate potion-of-life")
    assert [crystals(game, seat) for seat in range(3)] == after


def test_thieving_fairies_do_not_react_to_their_owner() -> None:
    game = seasons(zones=["thieving-fairies potion-of-life", ""], crystals=[5, 5])
    game.play("activate potion-of-life")
    assert (crystals(game, 0), crystals(game, 1)) == (5, 5)


def test_thieving_fairies_do_not_react_to_immediate_or_permanent_effects_or_to_a_bonus() -> None:
    game = seasons(
        hands=["amulet-of-earth"],
        zones=["staff-of-spring", "thieving-fairies"],
        reserves=["2*earth"],
        crystals=[5],
    )
    game.play("summon amulet-of-earth", "bonus gauge")
    assert (crystals(game, 0), crystals(game, 1)) == (5 + 3 + 9, 0)


def test_after_thieving_fairies_the_crystals_for_tree_of_light_must_still_be_there() -> None:
    game = seasons(zones=["tree-of-light", "thieving-fairies"], crystals=[3])
    assert (
        game.why_not("activate tree-of-light") == "neither-crystals-nor-energy card=tree-of-light fairies=1 left=2"
    )
    game = seasons(zones=["tree-of-light", "thieving-fairies"], crystals=[4])
    game.play("activate tree-of-light", "take air")
    assert (crystals(game, 0), crystals(game, 1)) == (0, 2)
    game = seasons(zones=["tree-of-light", "thieving-fairies"], reserves=["air"], crystals=[3])
    game.play("activate tree-of-light")
    assert (crystals(game, 0), reserve(game)) == (2, "")


def test_after_thieving_fairies_the_crystals_for_crystal_orb_must_still_be_there() -> None:
    game = seasons(zones=["crystal-orb", "thieving-fairies"], crystals=[3], top="purse-of-io")
    game.play("activate crystal-orb")
    assert game.prompt == "act"
    assert discard(game) == ""
    game = seasons(zones=["crystal-orb", "thieving-fairies"], crystals=[4], top="purse-of-io")
    game.play("activate crystal-orb", "way discard-top")
    assert (crystals(game, 0), discard(game)) == (0, "purse-of-io")


def test_after_thieving_fairies_the_crystals_for_mirror_of_the_seasons_must_still_be_there() -> None:
    game = seasons(zones=["mirror-of-the-seasons", "thieving-fairies"], reserves=["3*air"], crystals=[1])
    assert (
        game.why_not("activate mirror-of-the-seasons") == "no-crystals card=mirror-of-the-seasons fairies=1 left=0"
    )
    game = seasons(zones=["mirror-of-the-seasons", "thieving-fairies"], reserves=["3*air"], crystals=[3])
    game.play("activate mirror-of-the-seasons")
    assert game.options == ["count 1", "count 2"]


def test_thieving_fairies_that_were_sacrificed_take_nothing_more() -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=["potion-of-life", "thieving-fairies"],
        reserves=["3*fire"],
        crystals=[5],
    )
    game.play("summon syllas-the-faithful", "activate potion-of-life")
    assert (crystals(game, 0), crystals(game, 1)) == (5, 0)


# -- Cursed Treatise of Arus


def test_cursed_treatise_of_arus_brings_two_tokens_ten_crystals_and_a_step_on_the_gauge() -> None:
    game = seasons(hands=["cursed-treatise-of-arus"], reserves=["water"], crystals=[1], gauges=[1])
    game.play("summon cursed-treatise-of-arus")
    assert game.prompt == "take-energy card=cursed-treatise-of-arus count=2"
    game.play("take fire", "take air")
    assert game.prompt == "act"
    assert reserve(game) == "air fire"
    assert (crystals(game), gauge(game)) == (11, 2)


def test_the_step_of_cursed_treatise_of_arus_comes_too_late_for_its_own_slot_but_not_for_the_next_card() -> None:
    game = seasons(hands=["cursed-treatise-of-arus"], reserves=["water"], gauges=[0])
    assert game.why_not("summon cursed-treatise-of-arus") == "no-slot card=cursed-treatise-of-arus count=0 gauge=0"
    game = seasons(hands=["cursed-treatise-of-arus glutton-cauldron"], reserves=["water"], gauges=[1])
    game.play("summon cursed-treatise-of-arus", "take air", "take air", "summon glutton-cauldron")
    assert zone(game) == "cursed-treatise-of-arus glutton-cauldron"


def test_cursed_treatise_of_arus_does_not_raise_the_gauge_beyond_fifteen() -> None:
    game = seasons(hands=["cursed-treatise-of-arus"], reserves=["water"], gauges=[15])
    game.play("summon cursed-treatise-of-arus", "take air", "take air")
    assert gauge(game) == 15


@pytest.mark.parametrize(
    ("others", "held", "surplus"), [("", "water 6*air", 1), ("bespelled-grimoire", "water 9*air", 1)]
)
def test_the_tokens_of_cursed_treatise_of_arus_keep_to_the_limit(others: str, held: str, surplus: int) -> None:
    game = seasons(hands=["cursed-treatise-of-arus"], zones=[others], reserves=[held])
    game.play("summon cursed-treatise-of-arus", "take fire", "take fire")
    assert game.prompt.startswith(f"discard-surplus count={surplus} ")


@pytest.mark.parametrize("by", FREE)
def test_cursed_treatise_of_arus_put_in_free_brings_its_gains(by: str) -> None:
    game = free_play(by, "cursed-treatise-of-arus")
    game.play("take fire", "take air")
    assert reserve(game) == "air fire"
    assert (crystals(game), gauge(game)) == (10, 10)


def test_cursed_treatise_of_arus_sacrificed_for_syllas_the_faithful_costs_the_reserve() -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=["", "cursed-treatise-of-arus"],
        reserves=["3*fire", "air 2*water"],
        crystals=[0, 12],
        gauges=[9, 6],
    )
    game.play("summon syllas-the-faithful")
    assert discard(game) == "cursed-treatise-of-arus"
    assert reserve(game, 1) == ""
    assert (crystals(game, 1), gauge(game, 1)) == (12, 6)


def test_a_sacrificed_cursed_treatise_of_arus_takes_the_tokens_on_bespelled_grimoire_along() -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=["", "cursed-treatise-of-arus bespelled-grimoire"],
        reserves=["3*fire", "5*air 5*water"],
    )
    game.play("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert reserve(game, 1) == ""
    assert zone(game, 1) == "bespelled-grimoire"


def test_a_sacrificed_cursed_treatise_of_arus_leaves_the_tokens_on_amulet_of_water() -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=["", "cursed-treatise-of-arus amulet-of-water(2*air,fire)"],
        reserves=["3*fire", "5*air"],
    )
    game.play("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert reserve(game, 1) == ""
    assert zone(game, 1) == "amulet-of-water(2*air,fire)"


def test_the_reserve_stays_when_another_card_is_sacrificed_beside_cursed_treatise_of_arus() -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=["", "cursed-treatise-of-arus purse-of-io"],
        reserves=["3*fire", "5*air"],
    )
    game.play("summon syllas-the-faithful", "sacrifice purse-of-io")
    assert reserve(game, 1) == "5*air"


def test_cursed_treatise_of_arus_taken_back_by_amsug_longneck_leaves_the_reserve_and_may_come_again() -> None:
    game = seasons(
        hands=["amsug-longneck"], zones=["cursed-treatise-of-arus"], reserves=["air 2*water fire"], gauges=[5]
    )
    game.play("summon amsug-longneck")
    assert hand(game) == "cursed-treatise-of-arus"
    assert reserve(game) == "water fire"
    game.play("summon cursed-treatise-of-arus", "take earth", "take earth")
    assert reserve(game) == "fire 2*earth"
    assert (crystals(game), gauge(game)) == (10, 6)


def test_cursed_treatise_of_arus_costs_ten_prestige_at_the_end() -> None:
    game = last_round(zones=("cursed-treatise-of-arus", "cursed-treatise-of-arus staff-of-spring"))
    assert game.scores == [-10, -1]


# -- Idol of the Familiar


def test_idol_of_the_familiar_brings_ten_crystals_when_it_enters_play() -> None:
    game = seasons(hands=["idol-of-the-familiar"], reserves=[ONE_OF_EACH], zones=["titus-deepgaze"])
    game.play("summon idol-of-the-familiar")
    assert crystals(game) == 10


@pytest.mark.parametrize("by", FREE)
def test_idol_of_the_familiar_put_in_free_brings_its_crystals(by: str) -> None:
    game = free_play(by, "idol-of-the-familiar")
    assert crystals(game) == 10


@pytest.mark.parametrize(
    ("others", "gained"),
    [
        ("", 0),
        ("purse-of-io staff-of-spring", 0),
        ("titus-deepgaze", 1),
        ("titus-deepgaze titus-deepgaze purse-of-io", 2),
        ("arcano-leech thieving-fairies damned-soul-of-onys amsug-longneck", 4),
    ],
)
def test_idol_of_the_familiar_gains_a_crystal_for_each_familiar_in_play(others: str, gained: int) -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=[f"idol-of-the-familiar {others}", "kairn-the-destroyer"],
        crystals=[3],
    )
    game.play("activate idol-of-the-familiar")
    assert crystals(game) == 3 + gained
    assert game.why_not("activate idol-of-the-familiar") == "card-turned card=idol-of-the-familiar"


def test_idol_of_the_familiar_may_be_activated_in_the_turn_in_which_it_is_summoned() -> None:
    game = seasons(hands=["idol-of-the-familiar"], zones=["titus-deepgaze"], reserves=[ONE_OF_EACH])
    game.play("summon idol-of-the-familiar", "activate idol-of-the-familiar")
    assert crystals(game) == 11


def test_two_copies_of_idol_of_the_familiar_are_activated_separately() -> None:
    game = seasons(zones=["idol-of-the-familiar idol-of-the-familiar titus-deepgaze"])
    game.play("activate idol-of-the-familiar", "activate idol-of-the-familiar 2")
    assert crystals(game) == 2


# -- Necrotic Kriss


def test_necrotic_kriss_discards_a_familiar_of_the_hand_for_four_tokens_of_any_types() -> None:
    game = seasons(hands=["purse-of-io titus-deepgaze"], zones=["necrotic-kriss"], reserves=["air"])
    game.play("activate necrotic-kriss")
    assert game.prompt == "give-up-familiar card=necrotic-kriss"
    assert game.options == ["discard titus-deepgaze"]
    assert game.why_not("discard purse-of-io") == "not-a-familiar card=purse-of-io"
    game.play("discard titus-deepgaze", "take air", "take water", "take fire", "take earth")
    assert game.prompt == "act"
    assert hand(game) == "purse-of-io"
    assert discard(game) == "titus-deepgaze"
    assert reserve(game) == "2*air water fire earth"


def test_necrotic_kriss_sacrifices_a_familiar_in_play_for_four_tokens() -> None:
    game = seasons(zones=["necrotic-kriss titus-deepgaze arcano-leech purse-of-io", "kairn-the-destroyer"])
    game.play("activate necrotic-kriss")
    assert game.options == ["sacrifice titus-deepgaze", "sacrifice arcano-leech"]
    assert game.why_not("sacrifice purse-of-io") == "not-a-familiar card=purse-of-io"
    assert game.why_not("sacrifice kairn-the-destroyer") == "card-of-rival card=kairn-the-destroyer seat=1"
    game.play("sacrifice arcano-leech", *["take earth"] * 4)
    assert zone(game) == "necrotic-kriss! titus-deepgaze purse-of-io"
    assert discard(game) == "arcano-leech"
    assert reserve(game) == "4*earth"


def test_the_owner_of_necrotic_kriss_chooses_between_hand_and_play() -> None:
    game = seasons(hands=["titus-deepgaze"], zones=["necrotic-kriss titus-deepgaze"])
    game.play("activate necrotic-kriss")
    assert game.options == ["discard titus-deepgaze", "sacrifice titus-deepgaze"]
    game.play("discard titus-deepgaze", *["take earth"] * 4)
    assert hand(game) == ""
    assert zone(game) == "necrotic-kriss! titus-deepgaze"


def test_necrotic_kriss_wants_a_familiar_of_its_owner() -> None:
    game = seasons(hands=["purse-of-io"], zones=["necrotic-kriss staff-of-spring", "kairn-the-destroyer"])
    assert game.why_not("activate necrotic-kriss") == "no-familiar card=necrotic-kriss"


def test_the_only_familiar_goes_by_itself_for_necrotic_kriss() -> None:
    game = seasons(hands=["titus-deepgaze"], zones=["necrotic-kriss"])
    game.play("activate necrotic-kriss")
    assert game.prompt == "take-energy card=necrotic-kriss count=4"
    game = seasons(zones=["necrotic-kriss titus-deepgaze"])
    game.play("activate necrotic-kriss")
    assert game.prompt == "take-energy card=necrotic-kriss count=4"


@pytest.mark.parametrize(("others", "limit"), [("", 7), (" bespelled-grimoire", 10)])
def test_the_tokens_of_necrotic_kriss_keep_to_the_limit(others: str, limit: int) -> None:
    game = seasons(zones=[f"necrotic-kriss titus-deepgaze{others}"], reserves=["7*air"])
    game.play("activate necrotic-kriss", *["take earth"] * 4)
    assert game.prompt == f"discard-surplus count={11 - limit} limit={limit}"
    game.play(*["discard-energy air"] * (11 - limit))
    assert sum(player_at(game, 0).reserve) == limit
    assert player_at(game, 0).reserve[3] == 4


def test_necrotic_kriss_may_sacrifice_a_damned_soul_of_onys_that_was_passed_on() -> None:
    game = seasons(first=1, zones=["necrotic-kriss", "damned-soul-of-onys"], reserves=["", "water"])
    game.play("activate damned-soul-of-onys", "end-turn", "activate necrotic-kriss")
    assert discard(game) == "damned-soul-of-onys"
    assert zone(game) == "necrotic-kriss!"
    assert game.prompt == "take-energy card=necrotic-kriss count=4"


def test_necrotic_kriss_may_sacrifice_an_own_damned_soul_of_onys_or_discard_it_unsummoned() -> None:
    game = seasons(hands=["damned-soul-of-onys"], zones=["necrotic-kriss damned-soul-of-onys"])
    game.play("activate necrotic-kriss")
    assert game.options == ["discard damned-soul-of-onys", "sacrifice damned-soul-of-onys"]
    game.play("sacrifice damned-soul-of-onys", *["take earth"] * 4)
    assert zone(game) == "necrotic-kriss!"
    assert crystals(game) == 0


def test_a_familiar_sacrificed_for_necrotic_kriss_frees_its_slot() -> None:
    game = seasons(hands=["purse-of-io"], zones=["necrotic-kriss titus-deepgaze"], gauges=[2])
    game.play("activate necrotic-kriss")
    assert game.options == ["sacrifice titus-deepgaze"]  # asked, because nobody may know that the hand has none
    game.play("sacrifice titus-deepgaze", "take air", "take fire", "take air", "take air")
    assert offers(game, "summon") == ["purse-of-io"]


@pytest.mark.parametrize("face_down", [False, True])
def test_everybody_sees_the_familiar_that_necrotic_kriss_discards(face_down: bool) -> None:
    game = seasons(hands=["titus-deepgaze purse-of-io"], zones=["necrotic-kriss"], face_down=face_down)
    game.play("activate necrotic-kriss", "discard titus-deepgaze")
    assert "discard seat=0 card=titus-deepgaze" in game.events()
    assert view_table(table(game), 1)["discard"] == ["titus-deepgaze"]


def familiars_imagined(game: Scenario) -> list[int]:
    """How many familiars seat 1 may take the hand of seat 0 to hold, in thirty guesses."""
    guesses = [table(Scenario(game.match.imagine(1, seed_from(seed)))) for seed in range(30)]
    return [sum([IS_FAMILIAR[card >> 1] for card in guess.players[0].hand]) for guess in guesses]


def test_whoever_uses_necrotic_kriss_without_a_familiar_in_play_shows_that_the_hand_has_one() -> None:
    game = seasons(hands=["titus-deepgaze purse-of-io"], zones=["necrotic-kriss"])
    assert min(familiars_imagined(game)) == 0
    game.play("activate necrotic-kriss")
    assert min(familiars_imagined(game)) > 0
    game.play("discard titus-deepgaze")
    assert min(familiars_imagined(game)) == 0


def test_whoever_uses_necrotic_kriss_with_a_familiar_in_play_shows_nothing_of_the_hand() -> None:
    game = seasons(hands=["titus-deepgaze purse-of-io"], zones=["necrotic-kriss arcano-leech"])
    game.play("activate necrotic-kriss")
    assert min(familiars_imagined(game)) == 0


# -- Lantern of Xidit


@pytest.mark.parametrize(("held", "gained"), [("", 0), ("fire", 3), ("2*air water 4*earth", 21)])
def test_lantern_of_xidit_brings_three_crystals_for_every_token_at_the_end(held: str, gained: int) -> None:
    game = last_round(zones=("lantern-of-xidit",), reserves=(held, "5*air"))
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == gained
    assert game.scores == [24 + gained, 0]


def test_lantern_of_xidit_counts_the_tokens_on_bespelled_grimoire() -> None:
    game = last_round(zones=("lantern-of-xidit bespelled-grimoire",), reserves=("10*air",))
    assert game.scores[0] == 24 + 8 + 30


def test_lantern_of_xidit_ignores_the_tokens_on_amulet_of_water() -> None:
    game = last_round(zones=("lantern-of-xidit amulet-of-water(4*air)",), reserves=("fire",))
    assert game.scores[0] == 24 + 6 + 3


def test_two_copies_of_lantern_of_xidit_both_pay_for_the_same_tokens() -> None:
    game = last_round(zones=("lantern-of-xidit lantern-of-xidit",), reserves=("2*fire",))
    assert game.scores[0] == 2 * 24 + 2 * 6


def test_purse_of_io_adds_nothing_to_lantern_of_xidit() -> None:
    game = last_round(zones=("lantern-of-xidit purse-of-io",), reserves=("2*fire",))
    assert game.scores[0] == 24 + 6 + 6


# -- Sealed Chest of Urm


@pytest.mark.parametrize(
    ("others", "gained"), [("", 20), ("purse-of-io", 20), ("titus-deepgaze", 0), ("purse-of-io arcano-leech", 0)]
)
def test_sealed_chest_of_urm_brings_twenty_crystals_without_a_familiar_in_play(others: str, gained: int) -> None:
    game = last_round(zones=(f"sealed-chest-of-urm {others}", "kairn-the-destroyer"))
    assert game.score_lines()["end-of-game card=sealed-chest-of-urm"] == gained


def test_familiars_in_hand_do_not_matter_to_sealed_chest_of_urm() -> None:
    game = last_round(hands=("titus-deepgaze",), zones=("sealed-chest-of-urm",))
    assert game.scores[0] == 10 + 20 - 5


def test_two_copies_of_sealed_chest_of_urm_bring_forty_crystals() -> None:
    game = last_round(zones=("sealed-chest-of-urm sealed-chest-of-urm",))
    assert game.scores[0] == 2 * 10 + 2 * 20


def test_a_damned_soul_of_onys_that_was_passed_on_spoils_sealed_chest_of_urm() -> None:
    game = seasons(
        year=3, space=12, turn=1, zones=["sealed-chest-of-urm", "damned-soul-of-onys"], reserves=["", "water"]
    )
    game.play("activate damned-soul-of-onys", "end-turn")
    assert game.match.over
    assert game.score_lines()["end-of-game card=sealed-chest-of-urm"] == 0
    assert game.scores[0] == 10 - 5


# -- Mirror of the Seasons


def test_mirror_of_the_seasons_exchanges_as_many_tokens_of_one_type_as_crystals_are_paid() -> None:
    game = seasons(zones=["mirror-of-the-seasons"], reserves=["4*air 2*fire"], crystals=[5])
    game.play("activate mirror-of-the-seasons")
    assert game.prompt == "exchange-from card=mirror-of-the-seasons"
    assert game.options == ["give-up air", "give-up fire"]
    game.play("give-up air")
    assert game.prompt == "exchange-count card=mirror-of-the-seasons energy=air"
    assert game.options == ["count 1", "count 2", "count 3", "count 4"]
    game.play("count 3")
    assert game.prompt == "exchange-to card=mirror-of-the-seasons count=3"
    assert game.options == ["take water", "take fire", "take earth"]
    assert game.why_not("take air") == "another-type"
    game.play("take earth")
    assert game.prompt == "act"
    assert reserve(game) == "air 2*fire 3*earth"
    assert crystals(game) == 2


def test_mirror_of_the_seasons_exchanges_at_least_one_and_no_more_than_the_crystals_pay_for() -> None:
    game = seasons(zones=["mirror-of-the-seasons"], reserves=["4*air"], crystals=[2])
    game.play("activate mirror-of-the-seasons")
    assert game.options == ["count 1", "count 2"]
    assert game.why_not("count 3") == "count-too-high most=2 have=2"
    assert game.why_not("count 0") == "not-offered"


def test_mirror_of_the_seasons_wants_a_crystal_and_a_token() -> None:
    game = seasons(zones=["mirror-of-the-seasons"], reserves=["4*air"])
    assert (
        game.why_not("activate mirror-of-the-seasons") == "no-crystals card=mirror-of-the-seasons fairies=0 left=0"
    )
    game = seasons(zones=["mirror-of-the-seasons glutton-cauldron(3*air)"], crystals=[5])
    assert game.why_not("activate mirror-of-the-seasons") == "no-energy card=mirror-of-the-seasons"


def test_with_a_single_token_mirror_of_the_seasons_asks_only_for_the_type_to_take() -> None:
    game = seasons(zones=["mirror-of-the-seasons"], reserves=["air"], crystals=[9])
    game.play("activate mirror-of-the-seasons")
    assert game.prompt == "exchange-to card=mirror-of-the-seasons count=1"
    game.play("take fire")
    assert reserve(game) == "fire"
    assert crystals(game) == 8


def test_mirror_of_the_seasons_exchanges_tokens_of_amulet_of_water_into_the_reserve() -> None:
    game = seasons(zones=["mirror-of-the-seasons amulet-of-water(3*air)"], reserves=["air"], crystals=[9])
    game.play("activate mirror-of-the-seasons", "count 3", "take earth")
    assert game.prompt == "pay-card card=mirror-of-the-seasons"
    assert game.options == ["pay air reserve", "pay air amulet"]
    game.play("pay air reserve")
    assert zone(game) == "mirror-of-the-seasons! amulet-of-water(air)"
    assert reserve(game) == "3*earth"
    assert crystals(game) == 6


def test_tokens_that_mirror_of_the_seasons_brings_for_amulet_of_water_keep_to_the_limit() -> None:
    game = seasons(zones=["mirror-of-the-seasons amulet-of-water(3*air)"], reserves=["6*fire"], crystals=[9])
    game.play("activate mirror-of-the-seasons", "give-up air", "count 3", "take earth")
    assert game.prompt == "discard-surplus count=2 limit=7"
    game.play("discard-energy fire", "discard-energy fire")
    assert reserve(game) == "4*fire 3*earth"


def test_mirror_of_the_seasons_may_exchange_every_token_that_two_copies_of_amulet_of_water_add() -> None:
    zones = ["mirror-of-the-seasons bespelled-grimoire amulet-of-water(4*air) amulet-of-water(4*air)"]
    game = seasons(zones=zones, reserves=["10*air"], crystals=[20])
    game.play("activate mirror-of-the-seasons")
    assert game.options == [f"count {number}" for number in range(1, 19)]
    game.play("count 18", "take fire")
    while game.prompt == "pay-card card=mirror-of-the-seasons":
        game.play(game.options[0])
    assert game.prompt == "act"
    assert reserve(game) == "10*fire"
    assert zone(game) == "mirror-of-the-seasons! bespelled-grimoire amulet-of-water amulet-of-water"
    assert crystals(game) == 2


def test_two_copies_of_mirror_of_the_seasons_may_exchange_the_same_tokens_twice() -> None:
    game = seasons(zones=["mirror-of-the-seasons mirror-of-the-seasons"], reserves=["2*air"], crystals=[9])
    game.play("activate mirror-of-the-seasons", "count 2", "take fire")
    game.play("activate mirror-of-the-seasons 2", "count 1", "take earth")
    assert reserve(game) == "fire earth"
    assert crystals(game) == 6


# -- Pendant of Ragnor


@pytest.mark.parametrize(
    ("others", "gained"),
    [
        ("", 0),
        ("purse-of-io", 1),
        ("purse-of-io titus-deepgaze arcano-leech", 1),
        ("pendant-of-ragnor", 1),
        ("amulet-of-air amulet-of-air glutton-cauldron staff-of-spring", 4),
    ],
)
def test_pendant_of_ragnor_gives_a_token_for_each_other_magic_item(others: str, gained: int) -> None:
    game = seasons(
        hands=["pendant-of-ragnor"], zones=[others, "crystal-orb dragon-skull"], reserves=["air water fire"]
    )
    game.play("summon pendant-of-ragnor")
    if gained:
        assert game.prompt == f"take-energy card=pendant-of-ragnor count={gained}"
        assert game.options == [f"take {energy}" for energy in ENERGIES]
    game.play(*["take earth"] * gained)
    assert game.prompt == "act"
    assert player_at(game, 0).reserve == [0, 0, 0, gained]


def test_the_limit_counts_when_all_tokens_of_pendant_of_ragnor_are_there() -> None:
    zones = ["amulet-of-air amulet-of-air glutton-cauldron staff-of-spring"]
    game = seasons(hands=["pendant-of-ragnor"], zones=zones, reserves=["air water fire 4*earth"])
    game.play("summon pendant-of-ragnor", *["take fire"] * 4)
    assert game.prompt == "discard-surplus count=1 limit=7"
    assert reserve(game) == "4*fire 4*earth"
    game.play("discard-energy earth")
    assert reserve(game) == "4*fire 3*earth"


@pytest.mark.parametrize(("by", "gained"), [("divine-chalice", 2), ("potion-of-dreams", 1), ("crystal-orb", 2)])
def test_pendant_of_ragnor_put_in_free_counts_the_item_that_is_still_there(by: str, gained: int) -> None:
    game = free_play(by, "pendant-of-ragnor", ["amulet-of-air titus-deepgaze"])
    assert game.prompt == f"take-energy card=pendant-of-ragnor count={gained}"


# -- Sid Nightshade


@pytest.mark.parametrize(
    ("stones", "after"),
    [
        ([9, 8], [14, 3]),
        ([9, 5], [14, 0]),
        ([9, 3], [12, 0]),
        ([9, 0], [9, 0]),
        ([9, 9], [9, 9]),
        ([9, 10], [9, 10]),
        ([0, 0], [0, 0]),
        ([1, 0], [1, 0]),
    ],
)
def test_sid_nightshade_takes_five_crystals_of_whoever_has_less(stones: list[int], after: list[int]) -> None:
    game = seasons(hands=["sid-nightshade"], reserves=["earth"], crystals=stones)
    game.play("summon sid-nightshade")
    assert [crystals(game, seat) for seat in range(2)] == after


@pytest.mark.parametrize(
    ("stones", "after"),
    [
        ([20, 9, 2, 5], [32, 4, 0, 0]),
        ([20, 0, 19, 6], [30, 0, 14, 1]),
        ([20, 20, 0, 0], [20, 20, 0, 0]),
        ([20, 1, 1, 21], [20, 1, 1, 21]),
    ],
)
def test_sid_nightshade_takes_from_all_opponents_or_from_none(stones: list[int], after: list[int]) -> None:
    game = seasons(4, hands=["sid-nightshade"], reserves=["3*earth"], crystals=stones)
    game.play("summon sid-nightshade")
    assert [crystals(game, seat) for seat in range(4)] == after


def test_sid_nightshade_compares_when_staff_of_spring_has_paid() -> None:
    game = seasons(hands=["sid-nightshade"], zones=["staff-of-spring"], reserves=["earth"], crystals=[6, 8])
    game.play("summon sid-nightshade")
    assert (crystals(game, 0), crystals(game, 1)) == (6 + 3 + 5, 3)


def test_sid_nightshade_compares_when_arcano_leech_has_taken_its_crystal() -> None:
    game = seasons(hands=["sid-nightshade"], zones=["", "arcano-leech"], reserves=["earth"], crystals=[9, 8])
    game.play("summon sid-nightshade")
    assert (crystals(game, 0), crystals(game, 1)) == (8, 9)
    game = seasons(hands=["sid-nightshade"], zones=["", "arcano-leech"], reserves=["earth"], crystals=[9, 6])
    game.play("summon sid-nightshade")
    assert (crystals(game, 0), crystals(game, 1)) == (8 + 5, 2)


@pytest.mark.parametrize("by", FREE)
def test_sid_nightshade_put_in_free_has_its_effect(by: str) -> None:
    game = free_play(by, "sid-nightshade", crystals=[2, 1])
    assert (crystals(game, 0), crystals(game, 1)) == (3, 0)


def test_staff_of_spring_does_not_help_a_sid_nightshade_put_in_free() -> None:
    game = free_play("potion-of-dreams", "sid-nightshade", ["staff-of-spring"], [2, 3])
    assert (crystals(game, 0), crystals(game, 1)) == (2, 3)


def test_sid_nightshade_may_be_summoned_without_the_lead() -> None:
    game = seasons(hands=["sid-nightshade"], reserves=["earth"], crystals=[0, 1])
    game.play("summon sid-nightshade")
    assert zone(game) == "sid-nightshade"


# -- Damned Soul of Onys


def test_damned_soul_of_onys_brings_whoever_summons_it_ten_crystals_and_a_water_token() -> None:
    game = seasons(hands=["damned-soul-of-onys"], reserves=["air water"], crystals=[1])
    game.play("summon damned-soul-of-onys")
    assert game.prompt == "act"
    assert crystals(game) == 11
    assert reserve(game) == "air water"
    assert zone(game) == "damned-soul-of-onys"


@pytest.mark.parametrize("by", FREE)
def test_damned_soul_of_onys_put_in_free_brings_its_gains(by: str) -> None:
    game = free_play(by, "damned-soul-of-onys")
    assert crystals(game) == 10
    assert reserve(game) == "water"


def test_the_water_of_damned_soul_of_onys_keeps_to_the_limit() -> None:
    game = seasons(hands=["damned-soul-of-onys"], zones=["amulet-of-water(water)"], reserves=["7*air"])
    game.play("summon damned-soul-of-onys")
    assert game.prompt == "discard-surplus count=1 limit=7"
    game.play("discard-energy air")
    assert reserve(game) == "6*air water"


@pytest.mark.parametrize(("seats", "turn", "neighbour"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0)])
def test_damned_soul_of_onys_goes_to_the_left_neighbour_for_a_water_token(
    seats: int, turn: int, neighbour: int
) -> None:
    zones, reserves = [""] * seats, [""] * seats
    zones[turn], reserves[turn] = "damned-soul-of-onys", "air 2*water"
    game = seasons(seats, turn=turn, zones=zones, reserves=reserves)
    game.play("activate damned-soul-of-onys")
    assert game.prompt == "act"
    assert game.events()[-1] == f"pass seat={neighbour} card=damned-soul-of-onys"
    assert reserve(game, turn) == "air water"
    assert zone(game, turn) == ""
    assert zone(game, neighbour) == "damned-soul-of-onys"


def test_damned_soul_of_onys_brings_nothing_to_whom_it_was_passed() -> None:
    game = seasons(zones=["damned-soul-of-onys"], reserves=["water"])
    game.play("activate damned-soul-of-onys")
    assert crystals(game, 1) == 0
    assert reserve(game, 1) == ""


def test_damned_soul_of_onys_may_be_passed_in_the_turn_in_which_it_is_summoned() -> None:
    game = seasons(hands=["damned-soul-of-onys"], reserves=["water"])
    game.play("summon damned-soul-of-onys", "activate damned-soul-of-onys")
    assert crystals(game) == 10
    assert reserve(game) == ""
    assert zone(game, 1) == "damned-soul-of-onys"


def test_damned_soul_of_onys_is_not_passed_without_water() -> None:
    game = seasons(zones=["damned-soul-of-onys glutton-cauldron(3*water)"], reserves=["air fire earth"])
    assert game.why_not("activate damned-soul-of-onys") == "no-water card=damned-soul-of-onys"


def test_the_water_for_damned_soul_of_onys_may_come_from_amulet_of_water() -> None:
    game = seasons(zones=["damned-soul-of-onys amulet-of-water(air,water)"], reserves=["water"])
    game.play("activate damned-soul-of-onys")
    assert game.prompt == "pay-card card=damned-soul-of-onys"
    assert game.options == ["pay water reserve", "pay water amulet"]
    game.play("pay water amulet")
    assert zone(game) == "amulet-of-water(air)"
    assert reserve(game) == "water"


def test_damned_soul_of_onys_needs_no_free_slot_where_it_goes() -> None:
    game = seasons(zones=["damned-soul-of-onys", "staff-of-spring purse-of-io"], reserves=["water"], gauges=[9, 2])
    game.play("activate damned-soul-of-onys")
    assert zone(game, 1) == "staff-of-spring purse-of-io damned-soul-of-onys"


def test_damned_soul_of_onys_takes_a_slot_where_it_is_and_frees_it_when_it_goes() -> None:
    game = seasons(
        hands=["glutton-cauldron", "crystal-orb"],
        zones=["damned-soul-of-onys", "staff-of-spring"],
        reserves=["water", "fire earth"],
        gauges=[1, 2],
        dice="1:water-water-star:0 4:crystals-6:1 5:crystals-6",
    )
    assert game.why_not("summon glutton-cauldron") == "no-slot card=glutton-cauldron count=1 gauge=1"
    game.play("activate damned-soul-of-onys", "summon glutton-cauldron", "end-turn")
    assert game.why_not("summon crystal-orb") == "no-slot card=crystal-orb count=2 gauge=2"


def test_damned_soul_of_onys_may_change_hands_several_times_in_a_round() -> None:
    game = seasons(3, zones=["damned-soul-of-onys"], reserves=["water", "water", "water"], crystals=[9, 9, 9])
    game.play("activate damned-soul-of-onys", "end-turn")
    game.play("activate damned-soul-of-onys", "end-turn")
    game.play("activate damned-soul-of-onys")
    assert zone(game, 0) == "damned-soul-of-onys"
    assert offers(game, "activate") == []


def test_damned_soul_of_onys_arrives_straight_and_may_come_back_in_the_same_round() -> None:
    game = seasons(zones=["damned-soul-of-onys"], reserves=["2*water", "water"])
    game.play("activate damned-soul-of-onys")
    assert zone(game, 1) == "damned-soul-of-onys"
    game.play("end-turn", "activate damned-soul-of-onys")
    assert zone(game, 0) == "damned-soul-of-onys"
    assert reserve(game, 1) == "2*water"


def test_damned_soul_of_onys_is_passed_by_its_holder_and_only_in_the_own_turn() -> None:
    game = seasons(zones=["", "damned-soul-of-onys"], reserves=["water", "water"])
    assert game.why_not("activate damned-soul-of-onys") == "card-of-rival card=damned-soul-of-onys seat=1"


def test_the_gains_of_the_die_come_before_damned_soul_of_onys_is_passed() -> None:
    game = seasons(phase="die", zones=["damned-soul-of-onys die-of-malice"], reserves=["water"])
    assert game.prompt == "use-die"
    assert game.why_not("activate damned-soul-of-onys") == "other-step"


@pytest.mark.parametrize(("stones", "left"), [(9, 6), (3, 0), (2, 0), (0, 0)])
def test_the_holder_of_damned_soul_of_onys_loses_three_crystals_at_the_end_of_a_round(
    stones: int, left: int
) -> None:
    game = seasons(phase="round-end", zones=["damned-soul-of-onys"], crystals=[stones, 9])
    assert (crystals(game, 0), crystals(game, 1)) == (left, 9)


def test_whoever_holds_damned_soul_of_onys_in_the_end_pays_and_not_who_summoned_it() -> None:
    game = seasons(
        turn=1,
        hands=["", "damned-soul-of-onys"],
        reserves=["", "water"],
        crystals=[9, 0],
    )
    game.play("summon damned-soul-of-onys", "activate damned-soul-of-onys", "end-turn")
    assert (crystals(game, 0), crystals(game, 1)) == (6, 10)


def test_two_copies_of_damned_soul_of_onys_cost_six_crystals_a_round_and_are_passed_one_by_one() -> None:
    game = seasons(phase="round-end", zones=["damned-soul-of-onys damned-soul-of-onys"], crystals=[9])
    assert crystals(game) == 3
    game = seasons(zones=["damned-soul-of-onys damned-soul-of-onys"], reserves=["2*water"])
    game.play("activate damned-soul-of-onys")
    assert (zone(game, 0), zone(game, 1)) == ("damned-soul-of-onys", "damned-soul-of-onys")
    game.play("activate damned-soul-of-onys")
    assert (zone(game, 0), zone(game, 1)) == ("", "damned-soul-of-onys damned-soul-of-onys")


def test_damned_soul_of_onys_costs_its_last_holder_five_prestige() -> None:
    game = last_round(zones=("damned-soul-of-onys",))
    assert game.scores == [-5, 0]


@pytest.mark.parametrize("card", ["staff-of-spring", "yjangs-forgotten-vase"])
def test_a_card_that_waits_for_summons_does_not_notice_damned_soul_of_onys_passing(card: str) -> None:
    game = seasons(zones=[f"damned-soul-of-onys {card}", card], reserves=["water"])
    game.play("activate damned-soul-of-onys")
    assert game.asked.seat == 0
    assert game.prompt == "act"
    assert [crystals(game, seat) for seat in (0, 1)] == [0, 0]
    assert [reserve(game, seat) for seat in (0, 1)] == ["", ""]


def test_arcano_leech_does_not_tax_the_passing_of_damned_soul_of_onys() -> None:
    game = seasons(zones=["damned-soul-of-onys", "arcano-leech"], reserves=["water"], crystals=[1])
    game.play("activate damned-soul-of-onys")
    assert (crystals(game, 0), crystals(game, 1)) == (1, 0)


def test_a_damned_soul_of_onys_that_was_passed_on_may_be_sacrificed_for_syllas_the_faithful() -> None:
    game = seasons(
        hands=["syllas-the-faithful"],
        zones=["damned-soul-of-onys", "staff-of-spring"],
        reserves=["water 3*fire"],
    )
    game.play("activate damned-soul-of-onys", "summon syllas-the-faithful")
    assert game.asked.seat == 1
    game.play("sacrifice damned-soul-of-onys")
    assert zone(game, 1) == "staff-of-spring"


def test_amsug_longneck_does_not_take_damned_soul_of_onys_back() -> None:
    game = seasons(hands=["amsug-longneck"], zones=["", "damned-soul-of-onys"], reserves=["air water"])
    game.play("summon amsug-longneck")
    assert zone(game, 1) == "damned-soul-of-onys"


@pytest.mark.parametrize(("own", "gained"), [("", 0), (" damned-soul-of-onys", 20)])
def test_damned_soul_of_onys_counts_for_ragfields_helm(own: str, gained: int) -> None:
    game = last_round(zones=(f"ragfields-helm{own}", "staff-of-spring"))
    assert game.score_lines()["end-of-game card=ragfields-helm"] == gained


def test_damned_soul_of_onys_in_the_zone_of_another_counts_against_ragfields_helm() -> None:
    game = last_round(zones=("ragfields-helm staff-of-spring", "purse-of-io damned-soul-of-onys"))
    assert game.score_lines()["end-of-game card=ragfields-helm"] == 0


def test_damned_soul_of_onys_that_was_passed_on_counts_for_idol_of_the_familiar() -> None:
    game = seasons(first=1, zones=["idol-of-the-familiar", "damned-soul-of-onys"], reserves=["", "water"])
    game.play("activate damned-soul-of-onys", "end-turn", "activate idol-of-the-familiar")
    assert crystals(game) == 1


def test_damned_soul_of_onys_counts_for_the_tie_break() -> None:
    game = last_round(zones=("damned-soul-of-onys", ""), stones=(5, 0))
    assert game.scores == [0, 0]
    assert game.match.result.places == [1, 2]


@pytest.mark.parametrize(("card", "left"), [("damned-soul-of-onys", 1), ("titus-deepgaze", 0)])
def test_whoever_has_damned_soul_of_onys_and_titus_deepgaze_chooses_their_order(card: str, left: int) -> None:
    game = seasons(phase="round-end", zones=["titus-deepgaze damned-soul-of-onys"], crystals=[0, 5])
    assert game.prompt == "resolve"
    assert game.options == ["resolve damned-soul-of-onys", "resolve titus-deepgaze"]
    game.play(f"resolve {card}")
    assert crystals(game) == left


@pytest.mark.parametrize(("card", "left"), [("damned-soul-of-onys", 3), ("wondrous-chest", 0)])
def test_whoever_has_damned_soul_of_onys_and_wondrous_chest_chooses_their_order(card: str, left: int) -> None:
    game = seasons(phase="round-end", zones=["wondrous-chest damned-soul-of-onys"], reserves=["4*air"])
    game.play(f"resolve {card}")
    assert crystals(game) == left


def test_damned_soul_of_onys_and_beggars_horn_come_without_asking_for_an_order() -> None:
    game = seasons(phase="round-end", zones=["beggars-horn damned-soul-of-onys"], crystals=[5])
    assert game.prompt == "take-energy card=beggars-horn count=1"
    assert crystals(game) == 2


def test_hand_of_fortune_does_not_make_damned_soul_of_onys_free() -> None:
    game = seasons(hands=["damned-soul-of-onys"], zones=["hand-of-fortune"], reserves=["air"])
    assert game.why_not("summon damned-soul-of-onys").startswith(
        "energy-lacking card=damned-soul-of-onys missing=1 "
    )
