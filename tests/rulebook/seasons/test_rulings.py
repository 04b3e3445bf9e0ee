"""The rulings on what the rulebook leaves open, in their order: one test or more for each."""

from typing import Any

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
from arcanum.games.seasons.book import NAME_OF
from arcanum.testing.scenario import Scenario

OTHER_DICE = "2:fire-fire-star:1 3:fire-star"
WITH_CARD = f"1:card:0 {OTHER_DICE}"
EACH_FREE = ["divine-chalice", "potion-of-dreams", "crystal-orb"]


def view(game: Scenario, seat: int | None) -> dict[str, Any]:
    found = game.match.view(seat)["table"]
    assert isinstance(found, dict)
    return found


def told(game: Scenario, *kinds: str) -> list[str]:
    """The events of these kinds, in order."""
    return [event for event in game.events() if event.split()[0] in kinds]


def drawn(game: Scenario) -> list[str]:
    return [NAME_OF[card >> 1] for card in table(game).drawn]


def looking(deck: str, discarded: str, seed: int = 1) -> Scenario:
    """Seat 0 has summoned an Amulet of Fire, for which four cards are drawn."""
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck=deck, discard=discarded, seed=seed)
    return game.play("summon amulet-of-fire")


# -- the cards, the supply and the piles


def test_the_cards_are_those_of_the_second_edition() -> None:
    # Ruling: card_edition.
    game = seasons(
        hands=["balance-of-ishtar idol-of-the-familiar"], reserves=["3*air water fire earth"], crystals=[2]
    )
    game.play("summon balance-of-ishtar")
    assert crystals(game) == 0
    game.play("activate balance-of-ishtar")
    assert (crystals(game), reserve(game)) == (9, "water fire earth")
    game = seasons(hands=["idol-of-the-familiar"], reserves=["air water fire earth"])
    assert crystals(game.play("summon idol-of-the-familiar")) == 10


def test_the_supply_of_tokens_never_runs_out() -> None:
    # Ruling: energy_supply.
    dice = "1:air-air-star:0 2:fire-fire-star:1 3:fire-star:2 4:crystals-6:3 5:fire-star"
    game = seasons(4, phase="die", dice=dice, reserves=["5*air", "7*air", "7*air", "7*air"])
    assert reserve(game) == "7*air"
    assert "gain-energy seat=0 energy=air count=2" in game.events()


@pytest.mark.parametrize("face_down", [False, True])
def test_the_discard_pile_lies_face_up_unless_it_is_set_otherwise(face_down: bool) -> None:
    # Ruling: discard_visibility.
    game = seasons(phase="die", dice=WITH_CARD, deck="crystal-orb", discard="", bonuses=[3], face_down=face_down)
    game.play("throw-away")
    seen = [] if face_down else ["crystal-orb"]
    assert [view(game, seat)["discard"] for seat in (0, 1, None)] == [["crystal-orb"], seen, seen]
    assert discard(game) == "crystal-orb"


@pytest.mark.parametrize("face_down", [False, True])
def test_sacrificed_and_openly_discarded_cards_are_known_to_all(face_down: bool) -> None:
    # Ruling: discard_visibility.
    game = seasons(zones=["necrotic-kriss sid-nightshade"], hands=["syllas-the-faithful"], discard="",
                   face_down=face_down)  # fmt: skip
    game.play("activate necrotic-kriss", "discard syllas-the-faithful", *["take air"] * 4)
    assert view(game, None)["discard"] == ["syllas-the-faithful"]


def test_chance_names_the_first_player() -> None:
    # Ruling: first_player.
    assert {table(Scenario(Match.begin("seasons", 4, {}, seed))).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_apprentices_have_different_sets_and_the_others_stay_in_the_draw_pile(seats: int) -> None:
    # Ruling: apprentice_assignment.
    for seed in range(10):
        t = table(Scenario(Match.begin("seasons", seats, {"level": "apprentice"}, seed)))
        picks = [tuple(sorted(card >> 1 for card in player.picks)) for player in t.players]
        assert len(set(picks)) == seats
        assert len(t.deck) == 60 - 9 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packets_are_always_passed_to_the_left(seats: int) -> None:
    # Ruling: draft_direction.
    match = Match.begin("seasons", seats, {}, 1)
    t = table(Scenario(match))
    while t.phase == "draft":
        step, packets = t.step, [set(player.packet) for player in t.players]
        while t.step == step and match.decisions:
            for seat, decision in list(match.decisions.items()):
                match.choose(seat, decision.options[0])
        if t.step == step + 1:
            assert all(set(t.players[(seat + 1) % seats].packet) < packets[seat] for seat in range(seats))


@pytest.mark.parametrize(("deck", "number"), [("", 0), ("purse-of-io", 1), ("purse-of-io crystal-orb", 2)])
def test_with_too_few_cards_as_many_are_drawn_as_there_are(deck: str, number: int) -> None:
    # Ruling: empty_deck_and_discard.
    game = looking(deck, "")
    assert len(told(game, "look")) + len(told(game, "look-hidden")) == number
    if number > 1:
        assert sorted(offers(game, "keep")) == sorted(deck.split())
    else:
        assert (game.prompt, hand(game)) == ("act", deck)


@pytest.mark.parametrize("seed", range(4))
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw_and_what_was_drawn_stays_aside(seed: int) -> None:
    # Ruling: deck_reshuffle_timing.
    game = looking("purse-of-io", "tree-of-light crystal-orb temporal-boots potion-of-life dragon-skull", seed)
    assert told(game, "reshuffle") == ["reshuffle seat=0 count=5"]
    assert len(drawn(game)) == len(set(drawn(game))) == 4
    assert drawn(game)[0] == "purse-of-io"
    assert table(game).pile == 2


def test_the_discard_pile_stays_until_a_card_is_needed() -> None:
    # Ruling: deck_reshuffle_timing.
    game = looking("purse-of-io tree-of-light crystal-orb potion-of-life", "dragon-skull")
    assert (table(game).pile, discard(game), told(game, "reshuffle")) == (0, "dragon-skull", [])
    game.play("keep purse-of-io", "end-turn")
    assert table(game).pile == 0


def test_a_card_sacrificed_as_a_cost_is_shuffled_in() -> None:
    # Ruling: deck_reshuffle_timing.
    game = seasons(zones=["potion-of-power"], deck="", discard="").play("activate potion-of-power")
    assert hand(game) == "potion-of-power"


def test_cards_not_picked_for_the_divine_chalice_are_discarded_before_the_picked_one_enters() -> None:
    # Ruling: deck_reshuffle_timing.
    deck = "amulet-of-fire purse-of-io crystal-orb potion-of-life"
    game = seasons(hands=["divine-chalice"], reserves=["air water fire earth"], deck=deck, discard="")
    game.play("summon divine-chalice", "put-into-play amulet-of-fire")
    assert sorted(offers(game, "keep")) == ["crystal-orb", "potion-of-life", "purse-of-io"]


@pytest.mark.parametrize("face_down", [False, True])
def test_the_orb_looks_at_a_card_of_the_reshuffled_pile(face_down: bool) -> None:
    # Ruling: deck_reshuffle_timing.
    game = seasons(zones=["crystal-orb"], deck="", discard="tree-of-light", face_down=face_down)
    game.play("activate crystal-orb")
    assert view(game, 0)["top"] == "tree-of-light"
    assert (table(game).pile, discard(game)) == (1, "")


# -- the die


def test_a_card_drawn_with_the_die_may_be_thrown_away_and_of_two_exactly_one_is_kept() -> None:
    # Ruling: die_draw_keep.
    game = seasons(phase="die", dice=WITH_CARD, deck="crystal-orb", bonuses=[3]).play("throw-away")
    assert hand(game) == ""
    game = seasons(phase="die", dice=WITH_CARD, deck="crystal-orb purse-of-io", discard="").play("bonus draw-two")
    assert game.options == ["keep purse-of-io", "keep crystal-orb"]
    game.play("keep crystal-orb")
    assert (hand(game), discard(game)) == ("crystal-orb", "purse-of-io")


def test_two_are_drawn_only_instead_of_the_card_of_the_die() -> None:
    # Ruling: draw_two_bonus_timing.
    game = seasons(
        phase="die", dice=WITH_CARD, zones=["potion-of-power"], deck="crystal-orb purse-of-io tree-of-light"
    )
    assert offers(game, "bonus") == ["draw-two"]
    game.play("draw", "throw-away")
    assert game.why_not("bonus draw-two") == "draw-bonus-too-late"
    game.play("activate potion-of-power")
    assert (game.prompt, len(hand(game).split())) == ("act", 1)


@pytest.mark.parametrize(
    "line", ["transmute fire reserve", "summon temporal-boots", "bonus transmute", "end-turn"]
)
def test_nothing_comes_before_the_gains_of_the_die(line: str) -> None:
    # Ruling: actions_before_die_gains.
    game = seasons(phase="die", dice=f"1:fire-star-transmute:0 {OTHER_DICE}", zones=["die-of-malice"],
                   hands=["temporal-boots"], reserves=["6*fire water"])  # fmt: skip
    assert game.options == ["use-die", "activate die-of-malice"]
    assert line not in game.options
    assert game.why_not(line)
    game.play("use-die")
    assert game.prompt == "discard-surplus count=1 limit=7"
    assert game.why_not(line) == "other-step"


def test_dice_of_malice_are_used_one_after_the_other_before_the_die_and_then_no_more() -> None:
    # Ruling: die_of_malice_window.
    game = seasons(
        phase="die", dice=f"1:air-air-star:0 {OTHER_DICE}", zones=["die-of-malice die-of-malice"], seed=3
    )
    assert game.options == ["use-die", "activate die-of-malice"]
    game.play("activate die-of-malice")
    assert len(told(game, "reroll")) == 1
    assert game.options == ["use-die", "activate die-of-malice 2"]
    game.play("use-die")
    while game.prompt != "act":
        game.play(game.options[0])
    assert game.why_not("activate die-of-malice 2") == "die-used card=die-of-malice"


def test_a_die_of_malice_that_enters_play_later_in_the_turn_cannot_be_used() -> None:
    # Ruling: die_of_malice_window.
    game = seasons(phase="die", dice=f"1:air-air-star:0 {OTHER_DICE}", hands=["die-of-malice"])
    game.play("summon die-of-malice")
    assert offers(game, "activate") == []
    assert game.why_not("activate die-of-malice") == "die-used card=die-of-malice"


# -- bonuses


def test_exactly_two_tokens_are_exchanged_from_reserve_and_amulet_together() -> None:
    # Ruling: exchange_bonus_amount.
    assert seasons(reserves=["air"]).why_not("bonus exchange") == "exchange-needs-two have=1"
    game = seasons(zones=["amulet-of-water(fire)"], reserves=["air"]).play("bonus exchange")
    assert game.prompt == "take-for-bonus count=2"
    assert reserve(game.play("take air", "take fire")) == "air fire"  # also for its own type


def test_what_an_exchange_brings_for_tokens_of_an_amulet_is_limited() -> None:
    # Ruling: exchange_bonus_amount.
    game = seasons(zones=["amulet-of-water(2*fire)"], reserves=["6*air"])
    game.play("bonus exchange", "pay fire amulet", "pay fire amulet", "take earth", "take earth")
    assert game.prompt == "discard-surplus count=1 limit=7"


def test_the_gauge_bonus_is_not_for_a_full_gauge() -> None:
    # Ruling: gauge_bonus_at_max.
    assert "bonus gauge" not in seasons(gauges=[15]).options
    assert gauge(seasons(gauges=[14]).play("bonus gauge")) == 15


def test_transmutation_bonuses_add_up_for_the_rest_of_the_turn_and_do_not_act_back() -> None:
    # Ruling: transmute_bonus_stacking.
    game = seasons(reserves=["3*air", "air"], access=True, dice="1:card:0 2:air-water-transmute:1 3:fire-star")
    game.play("transmute air reserve", "bonus transmute", "transmute air reserve", "bonus transmute")
    game.play("transmute air reserve", "end-turn", "transmute air reserve")
    assert [crystals(game, seat) for seat in (0, 1)] == [1 + 2 + 3, 1]


def test_transmutation_bonuses_raise_the_balance_of_ishtar_and_the_potion_of_life() -> None:
    # Ruling: transmute_bonus_on_cards.
    zones = "balance-of-ishtar potion-of-life purse-of-io"
    game = seasons(zones=[zones], reserves=["3*air 2*fire"])
    game.play("bonus transmute", "activate balance-of-ishtar")
    assert crystals(game) == 3 * (3 + 1 + 1)
    game.play("bonus transmute", "activate potion-of-life")
    assert crystals(game) == 15 + 2 * (4 + 1 + 2)


@pytest.mark.parametrize("access", [False, True])
def test_after_the_potion_of_life_one_may_transmute_only_if_something_else_allows_it(access: bool) -> None:
    # Ruling: potion_of_life_after.
    game = seasons(zones=["potion-of-life amulet-of-water(earth)"], reserves=["fire"], access=access)
    game.play("activate potion-of-life")
    assert (reserve(game), crystals(game)) == ("", 4)
    assert ("transmute earth amulet" in game.options) == access


# -- the end of a round, the season and the year


def test_ends_of_rounds_go_player_by_player_and_ask_for_an_order_only_where_it_can_matter() -> None:
    # Ruling: end_of_round_order.
    zones = ["wondrous-chest titus-deepgaze beggars-horn", "wondrous-chest damned-soul-of-onys"]
    game = seasons(phase="round-end", zones=zones, crystals=[4, 4], reserves=["", "4*air"], first=0)
    game.play("take fire")
    assert told(game, "resolve") == [
        "resolve seat=0 card=beggars-horn",
        "resolve seat=0 card=titus-deepgaze",
        "resolve seat=0 card=wondrous-chest",
    ]
    assert (game.prompt, game.asked.seat) == ("resolve", 1)


def test_by_default_the_soul_comes_first_then_horn_titus_and_chest() -> None:
    # Ruling: end_of_round_order.
    cards = "wondrous-chest titus-deepgaze beggars-horn damned-soul-of-onys"
    game = seasons(phase="round-end", zones=[cards], crystals=[0, 4])
    assert view(game, 0)["pending"] == [
        "damned-soul-of-onys", "beggars-horn", "titus-deepgaze", "wondrous-chest",
    ]  # fmt: skip


def test_the_end_of_the_round_comes_before_the_season_token_moves_and_what_waits_for_the_season() -> None:
    # Ruling: end_of_round_before_move.
    game = seasons(turn=1, space=3, zones=["figrim-the-avaricious titus-deepgaze"], crystals=[0, 1]).play(
        "end-turn"
    )
    assert crystals(game) == 1  # Titus has the only crystal, and Figrim comes too late
    kinds = [event.split()[0] for event in game.events()]
    assert kinds.index("resolve") < kinds.index("move-token") < kinds.index("season")


@pytest.mark.parametrize("first", [0, 1])
def test_effects_of_a_new_season_go_in_turn_order_from_the_first_player_of_the_round(first: int) -> None:
    # Ruling: season_change_order.
    zones = ["figrim-the-avaricious", "figrim-the-avaricious"]
    game = seasons(phase="season", space=3, first=first, zones=zones, crystals=[1, 1])
    order = [event.split()[1] for event in told(game, "gain-crystals")]
    assert order == [f"seat={first}", f"seat={1 - first}"]


def test_with_the_boots_effects_of_the_new_season_begin_with_their_owner() -> None:
    # Ruling: season_change_order.
    game = seasons(turn=1, space=3, hands=["", "temporal-boots"], zones=["hourglass-of-time", "hourglass-of-time"])
    game.play("summon temporal-boots", "move 1")
    assert game.asked.seat == 1
    assert game.play("take air").asked.seat == 0


def test_the_library_is_taken_before_the_effects_of_the_new_season() -> None:
    # Ruling: library_vs_season_effects.
    game = seasons(phase="season", space=12, zones=["hourglass-of-time"], libraries=[("purse-of-io", "")])
    assert game.prompt.startswith("take-energy")
    assert hand(game) == "purse-of-io"


def test_the_change_of_season_at_the_very_end_counts_before_the_scores() -> None:
    # Ruling: last_season_change.
    zones = ["hourglass-of-time figrim-the-avaricious lantern-of-xidit"]
    game = seasons(phase="season", year=3, space=12, zones=zones, crystals=[0, 5]).play("take air")
    assert game.match.over
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 3
    assert game.score_lines()["crystals"] == 1


def test_boots_in_the_first_year_lead_into_a_year_before_it_and_back_without_a_library() -> None:
    # Ruling: boots_year_one.
    game = seasons(space=1, hands=["temporal-boots temporal-boots"], libraries=[("purse-of-io", "crystal-orb")])
    game.play("summon temporal-boots", "move -2")
    assert (table(game).year, table(game).space + 1, view(game, 0)["season"]) == (0, 11, "fall")
    game.play("summon temporal-boots", "move 3")
    assert (table(game).year, table(game).space + 1) == (1, 2)
    assert hand(game) == ""


@pytest.mark.parametrize(("back", "over"), [(-1, True), (-3, False)])
def test_past_the_third_year_the_round_is_finished_and_then_it_counts_where_the_token_stands(
    back: int, over: bool
) -> None:
    # Ruling: boots_year_three.
    game = seasons(year=3, space=12, hands=["temporal-boots", "temporal-boots"],
                   dice="1:fire-fire-star:0 2:air-air-star:1 3:fire-star-transmute.2")  # fmt: skip
    game.play("summon temporal-boots", "move 1")
    assert view(game, 0)["rates"] == {"air": 1, "water": 1, "fire": 2, "earth": 3}
    assert (table(game).year, game.match.over) == (4, False)
    game.play("end-turn", "summon temporal-boots", f"move {back}", "end-turn")
    assert game.match.over == over


def test_boots_change_the_rates_and_not_the_dice() -> None:
    # Ruling: boots_dice.
    dice = "1:card:0 2:fire-fire-star:1 3:card.1"
    game = seasons(space=3, hands=["temporal-boots"], reserves=["earth"], access=True, dice=dice)
    game.play("summon temporal-boots", "move 3")
    assert view(game, 0)["dice_season"] == "winter"
    assert crystals(game.play("transmute earth reserve")) == 1
    game.play("end-turn", "end-turn")
    assert table(game).space + 1 == 7  # one dot of the die of winter that was left over
    assert view(game, 0)["dice_season"] == "summer"


def test_boots_bring_the_library_of_a_new_year_once() -> None:
    # Ruling: boots_library.
    libraries = [("purse-of-io", "crystal-orb"), ("tree-of-light", "")]
    game = seasons(space=12, hands=["temporal-boots temporal-boots"], libraries=libraries)
    game.play("summon temporal-boots", "move 1")
    assert hand(game, 1) == "tree-of-light"
    game.play("summon temporal-boots", "move -1", "end-turn", "end-turn")
    assert (table(game).year, hand(game, 0), hand(game, 1)) == (2, "purse-of-io", "tree-of-light")
    assert len(told(game, "library")) == 2


# -- tokens on cards, and cards that leave


def test_the_vampiric_crown_discards_from_the_hand() -> None:
    # Ruling: vampiric_crown_discard.
    cards = "vampiric-crown dragon-skull temporal-boots"
    game = seasons(hands=[cards], reserves=["air water"], deck="purse-of-io", discard="")
    game.play("summon vampiric-crown")
    assert game.options == ["draw", "discard temporal-boots", "discard dragon-skull"]
    game.play("discard temporal-boots", *["take air"] * 7)  # 8, of which the reserve holds 7
    assert (discard(game), hand(game), table(game).pile) == ("temporal-boots", "dragon-skull", 1)
    game = seasons(hands=["vampiric-crown"], reserves=["air water"], deck="purse-of-io", discard="")
    assert hand(game.play("summon vampiric-crown")) == "purse-of-io"  # with an empty hand one can only draw


@pytest.mark.parametrize(
    ("card", "amulet", "lines", "left"),
    [
        ("purse-of-io", "fire,earth", ["summon amulet-of-earth", "pay earth amulet"], "fire"),
        ("kairn-the-destroyer", "air,fire", ["activate kairn-the-destroyer", "pay air amulet"], "fire"),
        ("balance-of-ishtar", "air,3*fire", ["activate balance-of-ishtar"], "air"),
        ("glutton-cauldron", "2*air", ["activate glutton-cauldron", "store air amulet"], "air"),
        ("damned-soul-of-onys", "2*water", ["activate damned-soul-of-onys"], "water"),
        ("tree-of-light", "air,fire", ["activate tree-of-light", "pay air amulet"], "fire"),
        ("crystal-orb", "air,3*fire",
         ["activate crystal-orb", "put-in", *["pay fire amulet"] * 3, "pay earth reserve"], "air"),
        ("mirror-of-the-seasons", "air,fire",
         ["activate mirror-of-the-seasons", "give-up air", "take fire"], "fire"),
        ("purse-of-io", "fire", ["bonus transmute", "transmute fire amulet"], ""),
        ("purse-of-io", "air,fire",
         ["bonus exchange", "pay air amulet", "pay fire amulet", "take air", "take air"], ""),
    ],
)  # fmt: skip
def test_tokens_on_an_amulet_of_water_are_spent_wherever_tokens_are_paid(
    card: str, amulet: str, lines: list[str], left: str
) -> None:
    # Ruling: amulet_of_water_use.
    game = seasons(
        zones=[f"amulet-of-water({amulet}) {card}"], hands=["amulet-of-earth"], reserves=["2*earth"], crystals=[1],
        top="purse-of-io",
    ).play(*lines)  # fmt: skip
    assert zone(game).split()[0] == "amulet-of-water" + (f"({left})" if left else "")


def test_where_an_effect_looks_at_the_reserve_an_amulet_of_water_does_not_count() -> None:
    # Ruling: amulet_of_water_use.
    amulet = "amulet-of-water(4*fire)"
    game = seasons(phase="round-end", zones=[f"{amulet} wondrous-chest beggars-horn"], reserves=["air"])
    game.play("take air")  # the Horn pays, and the Chest does not
    assert (crystals(game), reserve(game)) == (0, "2*air")
    game = seasons(hands=["lewis-greyface"], zones=["", amulet], reserves=["air fire", "water"])
    assert reserve(game.play("summon lewis-greyface")) == "water"
    game = seasons(hands=["air-elemental"], zones=["", amulet], reserves=["3*air", "water"])
    game.play("summon air-elemental")
    assert (reserve(game, 1), zone(game, 1)) == ("air", amulet)
    game = seasons(zones=[f"{amulet} potion-of-life potion-of-dreams lantern-of-xidit"], hands=["temporal-boots"])
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 0
    game.play("activate potion-of-life", "activate potion-of-dreams", "move 1")
    assert crystals(game) == 0
    assert zone(game).startswith(f"{amulet} ")


def test_tokens_on_a_card_go_back_to_the_supply_when_it_leaves() -> None:
    # Ruling: tokens_on_leaving_card.
    for card in ("amulet-of-water(3*fire)", "glutton-cauldron(3*fire)"):
        game = seasons(hands=["", "amsug-longneck"], turn=1, zones=[card], reserves=["", "air water"])
        game.play("summon amsug-longneck")
        name = card.split("(")[0]
        assert (hand(game), reserve(game)) == (name, "")
        assert not any(table(game).stored)


def test_what_a_card_gave_is_kept_when_it_leaves() -> None:
    # Ruling: card_leaves_play.
    game = seasons(hands=["amulet-of-air bespelled-grimoire amsug-longneck"], reserves=["3*air 2*water earth"],
                   gauges=[5])  # fmt: skip
    game.play("summon amulet-of-air", "summon amsug-longneck")
    assert (hand(game), gauge(game)) == ("bespelled-grimoire amulet-of-air", 7)
    game.play("summon bespelled-grimoire", "take fire", "take fire")
    assert reserve(game) == "2*fire"


def test_a_card_that_comes_back_is_a_new_one_straight_and_without_tokens() -> None:
    # Ruling: card_leaves_play.
    zones = ["amulet-of-water(fire) purse-of-io"]
    game = seasons(zones=zones, hands=["amsug-longneck"], reserves=["air 3*water"])
    game.play("summon amsug-longneck", "take-back amulet-of-water", "summon amulet-of-water", *["take earth"] * 4)
    assert zone(game) == "purse-of-io amsug-longneck amulet-of-water(4*earth)"
    zones = ["idol-of-the-familiar!"]
    game = seasons(zones=zones, hands=["amsug-longneck"], reserves=["2*air 2*water fire earth"])
    game.play("summon amsug-longneck", "summon idol-of-the-familiar", "activate idol-of-the-familiar")
    assert crystals(game) == 10 + 1  # entering again, and activated again


@pytest.mark.parametrize("held", ["10*fire", "9*fire air", "8*fire"])
def test_when_the_grimoire_leaves_the_reserve_is_cut_to_seven_at_once(held: str) -> None:
    # Ruling: grimoire_leaves.
    game = seasons(
        zones=["bespelled-grimoire", ""], hands=["", "amsug-longneck"], turn=1, reserves=[held, "air water"]
    )
    game.play("summon amsug-longneck")
    while game.prompt.startswith("discard-surplus"):
        assert game.asked.seat == 0
        game.play("discard-energy fire")
    assert sum(player_at(game, 0).reserve) == 7
    assert (game.prompt, game.asked.seat) == ("act", 1)


def test_the_second_grimoire_still_holds_ten() -> None:
    # Ruling: grimoire_leaves.
    game = seasons(zones=["bespelled-grimoire bespelled-grimoire", ""], hands=["", "amsug-longneck"], turn=1,
                   reserves=["10*fire", "air water"]).play("summon amsug-longneck")  # fmt: skip
    assert reserve(game) == "10*fire"


def test_of_too_many_tokens_any_may_be_kept_and_the_whole_gain_comes_first() -> None:
    # Ruling: overflow_choice.
    game = seasons(zones=["potion-of-knowledge"], reserves=["6*fire"])
    game.play("activate potion-of-knowledge", *["take air"] * 3, *["take water"] * 2)
    assert reserve(game) == "3*air 2*water 6*fire"
    assert game.prompt == "discard-surplus count=4 limit=7"
    game.play("discard-energy air", *["discard-energy fire"] * 3)
    assert reserve(game) == "2*air 2*water 3*fire"
    assert game.prompt == "act"


# -- Fairies and Leech


def test_the_fairies_take_their_crystal_before_the_cost_is_paid() -> None:
    # Ruling: fairies_timing.
    game = seasons(zones=["tree-of-light", "thieving-fairies"], crystals=[3], reserves=["air"])
    game.play("activate tree-of-light")
    assert crystals(game) == 2
    assert (reserve(game), table(game).access) == ("", True)  # only the token could still be paid
    lacking = seasons(zones=["tree-of-light", "thieving-fairies"], crystals=[3])
    assert (
        lacking.why_not("activate tree-of-light")
        == "neither-crystals-nor-energy card=tree-of-light fairies=1 left=2"
    )
    lacking = seasons(zones=["mirror-of-the-seasons", "thieving-fairies"], crystals=[1], reserves=["air"])
    assert (
        lacking.why_not("activate mirror-of-the-seasons")
        == "no-crystals card=mirror-of-the-seasons fairies=1 left=0"
    )


def test_the_fairies_come_before_the_die_of_malice_pays() -> None:
    # Ruling: fairies_timing.
    game = seasons(phase="die", dice=f"1:air-air-star:0 {OTHER_DICE}", zones=["die-of-malice", "thieving-fairies"],
                   deck="purse-of-io", discard="")  # fmt: skip
    game.play("activate die-of-malice")
    assert crystals(game, 1) == 1  # seat 0 had none to give
    assert told(game, "gain-crystals")[:2] == ["gain-crystals seat=1 count=1", "gain-crystals seat=0 count=2"]


@pytest.mark.parametrize(("held", "left", "gained"), [(0, 0, [1, 1]), (1, 0, [2, 1]), (2, 0, [2, 2])])
def test_fairies_take_what_is_left_clockwise_from_the_left_neighbour(
    held: int, left: int, gained: list[int]
) -> None:
    # Ruling: fairies_order.
    zones = ["idol-of-the-familiar", "thieving-fairies", "thieving-fairies"]
    game = seasons(3, zones=zones, crystals=[held]).play("activate idol-of-the-familiar")
    assert [crystals(game, seat) for seat in range(3)] == [left, *gained]
    game = seasons(3, zones=zones[2:] + zones[:2], crystals=[0, held], turn=1).play(
        "activate idol-of-the-familiar"
    )
    assert [crystals(game, seat) for seat in range(3)] == [gained[1], left, gained[0]]


def test_the_crystals_for_the_leeches_are_due_beside_those_of_the_card() -> None:
    # Ruling: leech_total.
    zones = ["", "arcano-leech", "arcano-leech"]
    game = seasons(3, hands=["naria-the-prophetess"], zones=zones, crystals=[4])
    reason = "crystals-lacking-leech card=naria-the-prophetess cost=3 due=5 have=4"
    assert game.why_not("summon naria-the-prophetess") == reason
    game = seasons(3, hands=["naria-the-prophetess"], zones=zones, crystals=[5]).play(
        "summon naria-the-prophetess"
    )
    assert [crystals(game, seat) for seat in range(3)] == [0, 1, 1]


# -- summoning and entering


def test_staff_and_vase_come_after_the_cost_and_before_the_effect() -> None:
    # Ruling: summon_triggers_timing.
    zones = ["yjangs-forgotten-vase bespelled-grimoire staff-of-spring", ""]
    game = seasons(hands=["sid-nightshade"], zones=zones, reserves=["earth 9*fire"], crystals=[4, 6])
    game.play("summon sid-nightshade", "take air")
    assert (crystals(game, 0), crystals(game, 1)) == (4 + 3 + 5, 1)  # with the three crystals he is in the lead


def test_a_token_of_the_vase_is_settled_before_the_card_enters() -> None:
    # Ruling: summon_triggers_timing.
    game = seasons(hands=["temporal-boots"], zones=["yjangs-forgotten-vase"], reserves=["7*fire"])
    game.play("summon temporal-boots", "take air")
    assert game.prompt == "discard-surplus count=1 limit=7"
    assert game.play("discard-energy fire").prompt == "move-token card=temporal-boots"


def test_the_divine_chalice_is_summoned_and_the_card_that_it_brings_is_not() -> None:
    # Ruling: summon_triggers_timing.
    game = free_play("divine-chalice", "purse-of-io", zones=["staff-of-spring staff-of-spring"])
    assert crystals(game) == 6


@pytest.mark.parametrize("by", EACH_FREE)
@pytest.mark.parametrize(
    ("card", "gained", "steps"),
    [("amulet-of-earth", 9, 0), ("amulet-of-air", 0, 2), ("cursed-treatise-of-arus", 10, 1)],
)
def test_a_card_put_into_play_free_has_its_entering_effect(by: str, card: str, gained: int, steps: int) -> None:
    # Ruling: entering_effects_on_free_play.
    game = free_play(by, card)
    assert (crystals(game), gauge(game)) == (gained, 9 + steps)


def test_a_divine_chalice_put_into_play_free_brings_a_card_as_well() -> None:
    # Ruling: entering_effects_on_free_play.
    deck = "divine-chalice amulet-of-earth purse-of-io crystal-orb"
    game = seasons(hands=["divine-chalice"], reserves=["air water fire earth"], deck=deck, discard="")
    game.play("summon divine-chalice", "put-into-play divine-chalice", "put-into-play amulet-of-earth")
    assert zone(game) == "divine-chalice divine-chalice amulet-of-earth"
    assert crystals(game) == 9


@pytest.mark.parametrize(
    ("layout", "lines", "prompt", "verbs"),
    [
        ({"hands": ["temporal-boots"]}, ["summon temporal-boots"], "move-token", {"move"}),
        ({"hands": ["amulet-of-fire"], "reserves": ["2*fire"]}, ["summon amulet-of-fire"], "keep-one", {"keep"}),
        ({"hands": ["vampiric-crown purse-of-io"], "reserves": ["air water"]}, ["summon vampiric-crown"],
         "draw-or-discard", {"draw", "discard"}),
        ({"hands": ["divine-chalice"], "reserves": ["air water fire earth"]}, ["summon divine-chalice"],
         "put-into-play", {"put-into-play"}),
        ({"hands": ["amsug-longneck"], "zones": ["purse-of-io crystal-orb"], "reserves": ["air water"]},
         ["summon amsug-longneck"], "take-back", {"take-back"}),
        ({"zones": ["potion-of-knowledge"], "reserves": ["7*fire"]}, ["activate potion-of-knowledge"],
         "take-energy", {"take"}),
    ],
)  # fmt: skip
def test_an_effect_cannot_be_declined(
    layout: dict[str, Any], lines: list[str], prompt: str, verbs: set[str]
) -> None:
    # Ruling: effects_mandatory.
    game = seasons(**layout).play(*lines)
    assert game.prompt.split()[0] == prompt
    assert {option.split()[0] for option in game.options} == verbs
    assert game.why_not("end-turn") in {"other-step", "other-phase phase=act at=keep"}


@pytest.mark.parametrize(
    ("layout", "line"),
    [
        ({"hands": ["syllas-the-faithful"], "reserves": ["3*fire"]}, "summon syllas-the-faithful"),
        ({"hands": ["air-elemental"], "reserves": ["3*air"]}, "summon air-elemental"),
        ({"hands": ["sid-nightshade"], "reserves": ["earth"]}, "summon sid-nightshade"),
        ({"hands": ["lewis-greyface"], "reserves": ["air fire"]}, "summon lewis-greyface"),
        ({"hands": ["amulet-of-air"], "reserves": ["2*air"], "gauges": [15]}, "summon amulet-of-air"),
        ({"zones": ["kairn-the-destroyer"], "reserves": ["air"]}, "activate kairn-the-destroyer"),
        ({"zones": ["potion-of-power"], "gauges": [15], "deck": "", "discard": ""}, "activate potion-of-power"),
        ({"zones": ["potion-of-life"]}, "activate potion-of-life"),
        ({"zones": ["idol-of-the-familiar"]}, "activate idol-of-the-familiar"),
    ],
)
def test_a_card_may_be_used_when_nothing_comes_of_it(layout: dict[str, Any], line: str) -> None:
    # Ruling: effect_without_result.
    game = seasons(**layout)
    assert line in game.options
    before = (crystals(game, 0), crystals(game, 1), gauge(game))
    game.play(line)
    assert game.prompt == "act"
    assert (crystals(game, 0), crystals(game, 1), gauge(game)) == before


@pytest.mark.parametrize("card", ["balance-of-ishtar", "potion-of-dreams", "dragon-skull", "necrotic-kriss"])
def test_conditions_that_a_card_names_hold_all_the_same(card: str) -> None:
    # Ruling: effect_without_result.
    assert offers(seasons(zones=[card]), "activate") == []


def test_a_card_may_be_activated_in_the_turn_in_which_it_enters() -> None:
    # Ruling: activation_turn_of_entry.
    game = seasons(hands=["idol-of-the-familiar"], zones=["sid-nightshade"], reserves=["air water fire earth"])
    assert crystals(game.play("summon idol-of-the-familiar", "activate idol-of-the-familiar")) == 11
    game = seasons(hands=["die-of-malice"]).play("summon die-of-malice")
    assert offers(game, "activate") == []


def test_two_hands_of_fortune_save_two_tokens_but_one_is_always_paid() -> None:
    # Ruling: hand_of_fortune_stack.
    hands = "hand-of-fortune hand-of-fortune"
    game = seasons(hands=["staff-of-spring"], zones=[hands], reserves=["3*earth"]).play("summon staff-of-spring")
    assert reserve(game) == "2*earth"
    game = seasons(hands=["purse-of-io"], zones=[hands], reserves=["fire"]).play("summon purse-of-io")
    assert (zone(game), reserve(game)) == (f"{hands} purse-of-io", "")
    assert offers(seasons(hands=["purse-of-io"], zones=[hands]), "summon") == []


def test_the_saving_is_automatic_and_only_its_type_is_chosen() -> None:
    # Ruling: hand_of_fortune_stack.
    game = seasons(hands=["crystal-orb"], zones=["hand-of-fortune"], reserves=["fire earth"])
    game.play("summon crystal-orb")
    assert game.options == ["save fire", "save earth"]


def test_tokens_of_the_elemental_amulet_come_too_late_to_pay_for_it() -> None:
    # Ruling: elemental_amulet_payment.
    game = seasons(hands=["elemental-amulet"], reserves=["water"]).play("summon elemental-amulet")
    assert game.prompt == "take-energy card=elemental-amulet count=2"  # water was all that could be declared
    assert reserve(game) == ""


def test_all_types_of_the_elemental_amulet_are_paid_and_then_its_effects_come_in_any_order() -> None:
    # Ruling: elemental_amulet_payment.
    game = seasons(hands=["elemental-amulet"], reserves=["air water fire earth"], gauges=[5], deck="purse-of-io")
    game.play("summon elemental-amulet", "declare air water fire earth")
    assert reserve(game) == ""
    assert offers(game, "effect") == ["air", "water", "fire", "earth"]
    game.play("effect earth", "effect fire", "effect water", "take air", "take air")
    assert (crystals(game), gauge(game), reserve(game)) == (5, 6, "2*air")
    assert hand(game) == "purse-of-io"


@pytest.mark.parametrize(("hands", "paid"), [(0, 3), (1, 2), (2, 1)])
def test_hands_of_fortune_lower_the_number_of_tokens_for_the_elemental_amulet(hands: int, paid: int) -> None:
    # Ruling: elemental_amulet_payment.
    game = seasons(hands=["elemental-amulet"], zones=[" ".join(["hand-of-fortune"] * hands)],
                   reserves=["air water earth"])  # fmt: skip
    game.play("summon elemental-amulet", "declare air water earth")
    while game.prompt.startswith("save"):
        game.play(game.options[0])
    assert sum(player_at(game, 0).reserve) == 3 - paid


def test_one_of_the_four_cards_of_the_divine_chalice_must_enter_if_a_slot_is_free() -> None:
    # Ruling: divine_chalice_choice.
    deck = "amulet-of-earth purse-of-io crystal-orb dragon-skull"
    layout: dict[str, Any] = {
        "hands": ["divine-chalice"], "reserves": ["air water fire earth"], "deck": deck, "discard": "",
    }  # fmt: skip
    game = seasons(gauges=[2], **layout).play("summon divine-chalice")
    assert sorted(offers(game, "put-into-play")) == sorted(deck.split())
    assert len(game.options) == 4
    game = seasons(gauges=[1], **layout).play("summon divine-chalice")
    assert game.prompt == "act"
    assert sorted(discard(game).split()) == sorted(deck.split())
    assert zone(game) == "divine-chalice"


# -- activations


def test_the_potion_of_dreams_needs_a_card_in_hand_and_a_slot_after_its_sacrifice() -> None:
    # Ruling: potion_of_dreams_conditions.
    game = seasons(zones=["potion-of-dreams"])
    assert game.why_not("activate potion-of-dreams") == "hand-empty card=potion-of-dreams"
    game = seasons(zones=["potion-of-dreams purse-of-io"], hands=["amulet-of-earth"], gauges=[1])
    assert (
        game.why_not("activate potion-of-dreams") == "no-slot-even-without card=potion-of-dreams count=1 gauge=1"
    )
    game = seasons(zones=["potion-of-dreams purse-of-io"], hands=["amulet-of-earth"], gauges=[2])
    assert zone(game.play("activate potion-of-dreams")) == "purse-of-io amulet-of-earth"


@pytest.mark.parametrize(("held", "gauges"), [("3*air", 9), ("4*air", 1)])
def test_the_orb_may_look_without_being_able_to_pay(held: str, gauges: int) -> None:
    # Ruling: crystal_orb_legality.
    game = seasons(zones=["crystal-orb"], reserves=[held], gauges=[gauges], top="amulet-of-earth")
    game.play("activate crystal-orb")
    assert game.prompt == "act"
    assert view(game, 0)["top"] == "amulet-of-earth"
    assert reserve(game) == held


def test_the_orb_puts_the_card_into_play_for_four_tokens_and_a_slot() -> None:
    # Ruling: crystal_orb_legality.
    game = seasons(zones=["crystal-orb"], reserves=["4*air"], gauges=[2], top="amulet-of-earth")
    game.play("activate crystal-orb")
    assert game.options == ["put-back", "put-in"]
    assert zone(game.play("put-in")) == "crystal-orb! amulet-of-earth"


def test_the_dragon_skull_may_be_one_of_the_three_and_so_may_a_received_soul_and_cards_with_tokens() -> None:
    # Ruling: dragon_skull_self.
    game = seasons(zones=["dragon-skull damned-soul-of-onys amulet-of-water(4*fire) purse-of-io"])
    game.play("activate dragon-skull")
    assert offers(game, "sacrifice") == ["dragon-skull", "damned-soul-of-onys", "amulet-of-water", "purse-of-io"]
    game.play("sacrifice dragon-skull", "sacrifice damned-soul-of-onys", "sacrifice amulet-of-water")
    assert (zone(game), crystals(game), reserve(game)) == ("purse-of-io", 15, "")


def test_the_seven_tokens_of_the_cauldron_all_come_and_then_the_surplus_goes() -> None:
    # Ruling: cauldron_overflow.
    game = seasons(zones=["glutton-cauldron(6*air)"], reserves=["5*fire"]).play("activate glutton-cauldron")
    assert reserve(game) == "6*air 5*fire"
    assert crystals(game) == 15
    assert game.prompt == "discard-surplus count=4 limit=7"
    game.play("discard-energy air", *["discard-energy fire"] * 3)
    assert reserve(game) == "5*air 2*fire"


def test_passing_the_damned_soul_is_an_activation_and_it_arrives_straight() -> None:
    # Ruling: damned_soul_pass.
    zones = ["damned-soul-of-onys", "thieving-fairies"]
    game = seasons(zones=zones, reserves=["2*water", "water"], crystals=[1]).play("activate damned-soul-of-onys")
    assert (zone(game, 0), zone(game, 1)) == ("", "thieving-fairies damned-soul-of-onys")
    assert (crystals(game, 0), crystals(game, 1)) == (0, 2)
    game.play("end-turn", "activate damned-soul-of-onys")
    assert zone(game, 0) == "damned-soul-of-onys"


def test_the_damned_soul_may_be_passed_in_the_turn_in_which_it_was_summoned() -> None:
    # Ruling: damned_soul_pass.
    game = seasons(hands=["damned-soul-of-onys"], reserves=["water"])
    game.play("summon damned-soul-of-onys", "activate damned-soul-of-onys")
    assert (crystals(game, 0), zone(game, 1), crystals(game, 1)) == (10, "damned-soul-of-onys", 0)


def test_the_damned_soul_may_go_round_the_whole_table_in_a_round() -> None:
    # Ruling: damned_soul_pass.
    game = seasons(3, zones=["damned-soul-of-onys"], reserves=["water"] * 3, gauges=[9, 0, 0])
    for _ in range(3):
        game.play("activate damned-soul-of-onys", "end-turn")
    assert zone(game, 0) == "damned-soul-of-onys"


# -- the order of victims


@pytest.mark.parametrize(("mover", "order"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_the_victims_of_syllas_choose_clockwise(mover: int, order: list[int]) -> None:
    # Ruling: victim_order.
    zones = ["purse-of-io crystal-orb", "temporal-boots tree-of-light", "dragon-skull potion-of-life"]
    game = seasons(3, turn=mover, hands=[*[""] * mover, "syllas-the-faithful"], zones=zones,
                   reserves=["3*fire"] * 3).play("summon syllas-the-faithful")  # fmt: skip
    victims = []
    while game.prompt.startswith("sacrifice"):
        victims.append(game.asked.seat)
        game.play(game.options[0])
    assert victims == order


@pytest.mark.parametrize(("mover", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_amsug_asks_clockwise_and_the_owner_last(mover: int, order: list[int]) -> None:
    # Ruling: victim_order.
    zones = ["purse-of-io crystal-orb", "temporal-boots tree-of-light", "dragon-skull potion-of-life"]
    game = seasons(3, turn=mover, hands=[*[""] * mover, "amsug-longneck"], zones=zones,
                   reserves=["air water"] * 3).play("summon amsug-longneck")  # fmt: skip
    asked = []
    while game.prompt.startswith("take-back"):
        asked.append(game.asked.seat)
        game.play(game.options[0])
    assert asked == order


def test_the_demon_of_argos_serves_its_victims_clockwise() -> None:
    # Ruling: victim_order.
    game = seasons(
        3, turn=1, hands=["", "demon-of-argos"], reserves=["", "air water fire earth"], gauges=[4, 9, 0]
    )
    game.play("summon demon-of-argos")
    assert [event.split()[1] for event in told(game, "draw-hidden")] == ["seat=2", "seat=0"]
    assert [gauge(game, seat) for seat in range(3)] == [3, 9, 0]


def test_what_a_sacrifice_brings_with_it_is_settled_before_the_next_victim_chooses() -> None:
    # Ruling: victim_order.
    zones = ["", "bespelled-grimoire cursed-treatise-of-arus", "dragon-skull potion-of-life"]
    reserves = ["3*fire", "8*air water", ""]
    game = seasons(3, hands=["syllas-the-faithful"], zones=zones, reserves=reserves)
    game.play("summon syllas-the-faithful", "sacrifice bespelled-grimoire")
    assert (game.prompt, game.asked.seat) == ("discard-surplus count=2 limit=7", 1)
    game.play("discard-energy air", "discard-energy air")
    assert game.asked.seat == 2
    game = seasons(3, hands=["syllas-the-faithful"], zones=zones, reserves=reserves)
    game.play("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert (reserve(game, 1), game.asked.seat) == ("", 2)


def test_every_titus_collects_on_its_own() -> None:
    # Ruling: titus_copies.
    game = seasons(3, phase="round-end", zones=["titus-deepgaze titus-deepgaze"], crystals=[0, 1, 5])
    assert [crystals(game, seat) for seat in range(3)] == [2 + 1, 0, 3]
    assert (zone(game), discard(game)) == ("titus-deepgaze", "titus-deepgaze")


@pytest.mark.parametrize("held", [0, 1, 3, 4, 6])
def test_nobody_falls_below_no_crystals(held: int) -> None:
    # Ruling: crystal_floor.
    game = seasons(zones=["kairn-the-destroyer"], reserves=["air"], crystals=[0, held])
    game.play("activate kairn-the-destroyer")
    assert (crystals(game, 1), crystals(game, 0)) == (max(0, held - 4), 0)
    game = seasons(phase="round-end", zones=["damned-soul-of-onys"], crystals=[held])
    assert crystals(game) == max(0, held - 3)


# -- scores, and the rest


def test_a_final_score_may_be_below_nothing() -> None:
    # Ruling: negative_final_score.
    game = seasons(
        phase="season", year=3, space=12, zones=["damned-soul-of-onys"], hands=["purse-of-io"], bonuses=[1]
    )
    assert game.match.over
    assert game.scores[0] == -5 - 5 - 5


def test_players_with_equal_scores_and_equally_many_cards_share_the_victory() -> None:
    # Ruling: tie_after_tiebreak.
    game = seasons(
        3, phase="season", year=3, space=12, zones=["purse-of-io", "amulet-of-air", ""], crystals=[1, 1, 7]
    )
    result = game.match.result
    assert (result.scores, result.places) == ([7, 7, 7], [1, 1, 3])
    assert result.verdict == ("shared", "seats", "0 1")


def test_outside_the_own_turn_only_forced_choices_are_made() -> None:
    # Ruling: actions_off_turn.
    game = seasons(zones=["", "die-of-malice purse-of-io"], hands=["syllas-the-faithful", "temporal-boots"],
                   reserves=["3*fire", "2*air"])  # fmt: skip
    for thing in [
        ("summon", "temporal-boots"),
        ("bonus", "exchange"),
        ("activate", "die-of-malice"),
        ("end-turn",),
    ]:
        reason = game.match.why_not(1, thing)
        assert reason is not None
        assert reason.message == ("not-your-turn",)
    game.play("summon syllas-the-faithful")
    assert game.asked.seat == 1
    assert {option.split()[0] for option in game.options} == {"sacrifice"}


def test_all_cards_are_straightened_when_the_next_round_begins() -> None:
    # Ruling: straightening.
    game = seasons(turn=1, zones=["idol-of-the-familiar!", "crystal-orb!"])
    assert game.why_not("activate crystal-orb") == "card-turned card=crystal-orb"
    game.play("end-turn")
    assert (zone(game, 0), zone(game, 1)) == ("idol-of-the-familiar", "crystal-orb")
    assert game.prompt == "take-die"


def test_a_card_put_into_play_again_in_the_same_turn_is_straight() -> None:
    # Ruling: straightening.
    game = seasons(zones=["mirror-of-the-seasons!"], hands=["amsug-longneck"], reserves=["air water fire"],
                   crystals=[5]).play("summon amsug-longneck", "summon mirror-of-the-seasons")  # fmt: skip
    assert offers(game, "activate") == ["mirror-of-the-seasons"]


def test_a_gauge_below_the_number_of_cards_costs_none_and_lets_no_other_in() -> None:
    # Ruling: gauge_below_cards.
    game = seasons(hands=["demon-of-argos", "temporal-boots"], zones=["", "purse-of-io crystal-orb"],
                   reserves=["air water fire earth"], gauges=[9, 2], dice="1:card:0 4:crystals-6:1 3:fire-star",
                   )  # fmt: skip
    game.play("summon demon-of-argos", "end-turn")
    assert (gauge(game, 1), zone(game, 1)) == (1, "purse-of-io crystal-orb")
    assert game.why_not("summon temporal-boots") == "no-slot card=temporal-boots count=2 gauge=1"
    game.play("bonus gauge")
    assert offers(game, "summon") == []
    assert "temporal-boots" in offers(game.play("bonus gauge"), "summon")


def test_every_card_in_the_zone_counts_for_helm_and_ties_whoever_summoned_it() -> None:
    # Ruling: helm_counting.
    zones = ["ragfields-helm damned-soul-of-onys", "purse-of-io"]
    game = seasons(phase="season", year=3, space=12, zones=zones)
    assert game.score_lines()["end-of-game card=ragfields-helm"] == 20
    zones = ["purse-of-io damned-soul-of-onys", "purse-of-io"]
    game = seasons(phase="season", year=3, space=12, zones=zones, crystals=[5, 0])
    assert game.scores == [6, 6]
    assert game.match.result.winners == [0]


def test_hands_and_libraries_are_for_their_owners_and_all_else_is_for_everybody() -> None:
    # Ruling: hidden_information.
    game = seasons(hands=["purse-of-io", "crystal-orb"], libraries=[("tree-of-light", "temporal-boots")],
                   zones=["", "amulet-of-water(air)"], reserves=["", "fire"])  # fmt: skip
    own, other, spectator = (view(game, seat)["players"][0] for seat in (0, 1, None))
    assert (own["hand"], own["library"]) == (["purse-of-io"], [["tree-of-light"], ["temporal-boots"]])
    assert other == spectator
    assert (other["hand"], other["library"]) == (None, None)
    assert (other["cards_in_hand"], other["cards_in_library"]) == (1, [1, 1])
    rival = view(game, None)["players"][1]
    assert rival["zone"][0]["tokens"] == {"air": 1, "water": 0, "fire": 0, "earth": 0}
    assert rival["reserve"] == {"air": 0, "water": 0, "fire": 1, "earth": 0}
    assert view(game, None)["pile"] == 100 - 5


def test_a_drawn_card_is_seen_by_its_drawer_and_one_given_by_naria_by_its_receiver_too() -> None:
    # Ruling: hidden_information.
    game = seasons(3, hands=["naria-the-prophetess"], crystals=[3], deck="amulet-of-air crystal-orb purse-of-io")
    game.play("summon naria-the-prophetess")
    assert [len(view(game, seat)["drawn"]) for seat in (0, 1, 2, None)] == [3, 0, 0, 0]
    game.play("keep amulet-of-air", "give crystal-orb 1")
    assert view(game, 0)["players"][1]["known"] == ["crystal-orb"]
    assert view(game, 2)["players"][1]["known"] == []
    assert view(game, 1)["players"][1]["hand"] == ["crystal-orb"]
