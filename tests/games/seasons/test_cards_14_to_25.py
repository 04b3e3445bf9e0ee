"""The power cards 14 to 25, one by one, with all others that they name and that have a higher number."""

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
    reserve,
    seasons,
    table,
    zone,
)

from arcanum.games.seasons.dice import SIDE, SIDES
from arcanum.games.seasons.rules import side_at

# -- Beggar's Horn


@pytest.mark.parametrize("held", ["", "air"])
def test_beggars_horn_brings_a_token_of_any_type_at_the_end_of_a_round_with_one_token_or_none(held: str) -> None:
    game = seasons(phase="round-end", zones=["beggars-horn"], reserves=[held])
    assert game.prompt == "take-energy card=beggars-horn count=1"
    assert game.options == ["take air", "take water", "take fire", "take earth"]
    game.play("take earth")
    assert reserve(game) == f"{held} earth".strip()
    assert game.prompt == "take-die"


@pytest.mark.parametrize("held", ["2*air", "air water", "7*fire"])
def test_beggars_horn_brings_nothing_at_the_end_of_a_round_with_two_tokens_or_more(held: str) -> None:
    game = seasons(phase="round-end", zones=["beggars-horn"], reserves=[held])
    assert game.prompt == "take-die"
    assert reserve(game) == held


@pytest.mark.parametrize(("held", "tokens"), [("", 2), ("air", 2), ("2*air", 2)])
def test_the_second_copy_of_beggars_horn_looks_again_when_the_first_has_paid(held: str, tokens: int) -> None:
    game = seasons(phase="round-end", zones=["beggars-horn beggars-horn"], reserves=[held])
    while game.prompt != "take-die":
        game.play("take air")
    assert reserve(game) == f"{tokens}*air"


@pytest.mark.parametrize(("first", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_beggars_horns_of_several_players_pay_from_the_first_player_of_the_round_on(
    first: int, order: list[int]
) -> None:
    zones = ["beggars-horn", "", "beggars-horn"]
    game = seasons(3, phase="round-end", zones=zones, reserves=["air", "", ""], first=first)
    asked = []
    while game.prompt != "take-die":
        asked.append(game.asked.seat)
        game.play("take water")
    assert asked == order
    assert [reserve(game, seat) for seat in range(3)] == ["air water", "", "water"]


def test_beggars_horn_looks_when_the_round_ends_and_not_when_the_turn_of_its_owner_does() -> None:
    game = seasons(hands=["beggars-horn"], reserves=["air earth"])
    game.play("summon beggars-horn", "end-turn")
    assert game.asked.seat == 1
    assert reserve(game) == ""
    game.play("end-turn")
    assert game.prompt == "take-energy card=beggars-horn count=1"


def test_beggars_horn_pays_in_the_last_round_too() -> None:
    zones = ["beggars-horn lantern-of-xidit"]
    game = seasons(phase="round-end", space=12, year=3, zones=zones, reserves=["air"])
    game.play("take air")
    assert game.match.over
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 6


def test_beggars_horn_counts_the_tokens_that_lie_on_bespelled_grimoire() -> None:
    game = seasons(hands=["bespelled-grimoire"], zones=["beggars-horn"], reserves=["water earth"])
    game.play("summon bespelled-grimoire", "take fire", "take fire", "end-turn", "end-turn")
    assert game.prompt == "take-die"
    assert reserve(game) == "2*fire"


def test_beggars_horn_does_not_count_the_tokens_on_glutton_cauldron() -> None:
    zones = ["beggars-horn glutton-cauldron(6*fire)"]
    game = seasons(phase="round-end", zones=zones, reserves=["air"])
    game.play("take air")
    assert reserve(game) == "2*air"
    assert zone(game) == "beggars-horn glutton-cauldron(6*fire)"


def test_whoever_has_beggars_horn_and_titus_deepgaze_is_not_asked_for_an_order() -> None:
    zones = ["titus-deepgaze beggars-horn"]
    game = seasons(phase="round-end", zones=zones, reserves=["4*air"], crystals=[0, 5])
    assert game.prompt == "take-die"
    assert (crystals(game), crystals(game, 1)) == (1, 4)


def test_whoever_has_beggars_horn_and_damned_soul_of_onys_is_not_asked_for_an_order() -> None:
    zones = ["beggars-horn damned-soul-of-onys"]
    game = seasons(phase="round-end", zones=zones, crystals=[5])
    assert crystals(game) == 2
    assert game.prompt == "take-energy card=beggars-horn count=1"
    game.play("take water")
    assert game.prompt == "take-die"


# -- Die of Malice

DICE = "1:water-water-crystals-3:0 2:card:1 3:fire-star"


@pytest.mark.parametrize("seed", range(12))
def test_die_of_malice_rolls_the_die_again_before_its_gains_and_only_the_new_side_counts(seed: int) -> None:
    game = seasons(phase="die", zones=["die-of-malice"], dice=DICE, deck="purse-of-io", seed=seed)
    assert game.prompt == "use-die"
    assert game.options == ["use-die", "activate die-of-malice"]
    others = table(game).sides[1:]
    game.play("activate die-of-malice")
    t = table(game)
    side = SIDE[side_at(t, 0)]
    assert f"reroll seat=0 die=1 side={side.name}" in game.events()
    assert t.sides[1:] == others
    if side.card:
        game.play("draw", "throw-away")
    assert crystals(game) == 2 + side.crystals
    assert table(game).players[0].reserve == side.energies
    assert gauge(game) == 9 + side.star
    assert table(game).access == side.transmute
    assert zone(game) == "die-of-malice!"


def test_every_side_may_come_up_when_die_of_malice_rolls_again() -> None:
    sides = set()
    for seed in range(60):
        game = seasons(phase="die", zones=["die-of-malice"], dice=DICE, seed=seed)
        game.play("activate die-of-malice")
        sides.add(table(game).sides[0])
    assert sides == set(range(SIDES))


def test_die_of_malice_need_not_be_used() -> None:
    game = seasons(phase="die", zones=["die-of-malice"], dice=DICE)
    game.play("use-die")
    assert crystals(game) == 3
    assert reserve(game) == "2*water"
    assert zone(game) == "die-of-malice"


def test_die_of_malice_that_was_not_used_in_time_waits_for_the_next_round() -> None:
    game = seasons(phase="die", zones=["die-of-malice"], dice=DICE)
    game.play("use-die")
    assert offers(game, "activate") == []
    assert game.why_not("activate die-of-malice") == "die-used card=die-of-malice"


def test_before_the_gains_of_the_die_nothing_but_die_of_malice_can_be_activated() -> None:
    zones = ["die-of-malice potion-of-knowledge"]
    game = seasons(phase="die", hands=["temporal-boots"], zones=zones, reserves=["7*fire"], dice=DICE)
    assert game.options == ["use-die", "activate die-of-malice"]
    assert game.why_not("activate potion-of-knowledge") == "other-step"
    assert game.why_not("summon temporal-boots") == "other-phase phase=act at=die"
    assert game.why_not("bonus gauge") == "other-phase phase=act at=die"


def test_die_of_malice_costs_nothing_and_cannot_be_used_in_the_turn_of_its_summons() -> None:
    game = seasons(hands=["die-of-malice"])
    game.play("summon die-of-malice")
    assert zone(game) == "die-of-malice"
    assert offers(game, "activate") == []
    assert game.why_not("activate die-of-malice") == "die-used card=die-of-malice"


@pytest.mark.parametrize("by", FREE)
def test_die_of_malice_put_into_play_free_cannot_be_used_in_that_turn_either(by: str) -> None:
    game = free_play(by, "die-of-malice")
    assert "die-of-malice" in zone(game)
    assert game.why_not("activate die-of-malice") == "die-used card=die-of-malice"


def test_two_copies_of_die_of_malice_are_used_one_after_the_other_for_four_crystals() -> None:
    game = seasons(phase="die", zones=["die-of-malice die-of-malice"], dice=DICE, seed=1)
    assert game.options == ["use-die", "activate die-of-malice"]
    assert game.why_not("activate die-of-malice 2") == "copy-turned card=die-of-malice"  # it does not differ
    game.play("activate die-of-malice")
    assert game.prompt == "use-die"
    assert game.options == ["use-die", "activate die-of-malice 2"]
    assert [event.split()[0] for event in game.events()] == ["activate", "reroll", "gain-crystals"]
    game.play("activate die-of-malice 2")
    events = [event for event in game.events() if not event.startswith("look")]
    assert [event.split()[0] for event in events[:6]] == ["activate", "reroll", "gain-crystals"] * 2
    assert crystals(game) == 4 + SIDE[side_at(table(game), 0)].crystals
    assert zone(game) == "die-of-malice! die-of-malice!"


def test_the_second_copy_of_die_of_malice_need_not_be_used_after_the_first() -> None:
    game = seasons(phase="die", zones=["die-of-malice die-of-malice"], dice=DICE, seed=1)
    game.play("activate die-of-malice", "use-die")
    side = SIDE[side_at(table(game), 0)]
    assert crystals(game) == 2 + side.crystals
    assert zone(game) == "die-of-malice! die-of-malice"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_die_of_malice_rolls_only_the_die_of_the_player_whose_turn_it_is(seats: int) -> None:
    zones = ["", "die-of-malice", "die-of-malice"][:seats]
    game = seasons(seats, zones=zones)
    assert game.why_not("activate die-of-malice") == "card-of-rival card=die-of-malice seat=1"
    before = table(game).sides
    game.play("end-turn")
    assert game.asked.seat == 1
    game.play("activate die-of-malice")
    after = table(game).sides
    assert [*after[:1], *after[2:]] == [*before[:1], *before[2:]]


def test_die_of_malice_is_straight_again_in_the_next_round() -> None:
    game = seasons(phase="round-end", zones=["die-of-malice! purse-of-io", "die-of-malice!"])
    assert game.prompt == "take-die"
    assert (zone(game), zone(game, 1)) == ("die-of-malice purse-of-io", "die-of-malice")


def test_a_card_on_the_side_that_die_of_malice_rolls_may_be_replaced_by_the_bonus_of_two_cards() -> None:
    deck = "purse-of-io dragon-skull"
    games = [seasons(phase="die", zones=["die-of-malice"], dice=DICE, deck=deck, seed=seed) for seed in range(60)]
    cards = [game for game in games if game.play("activate die-of-malice").prompt == "draw-with-die"]
    assert cards
    for game in cards:
        game.play("bonus draw-two", "keep purse-of-io")
        assert (hand(game), crystals(game), reserve(game)) == ("purse-of-io", 2, "")
        assert discard(game).split()[-1] == "dragon-skull"


def test_die_of_malice_may_roll_away_a_card_and_with_it_the_bonus_of_two_cards() -> None:
    dice = "1:card:0 2:card:1 3:fire-star"
    games = [seasons(phase="die", zones=["die-of-malice"], dice=dice, seed=seed) for seed in range(20)]
    others = [game for game in games if game.play("activate die-of-malice").prompt == "act"]
    assert others
    for game in others:
        assert game.why_not("bonus draw-two") == "draw-bonus-too-late"
        assert hand(game) == ""


def test_thieving_fairies_take_their_crystal_before_die_of_malice_brings_two() -> None:
    zones = ["die-of-malice", "thieving-fairies"]
    game = seasons(phase="die", zones=zones, dice=DICE, seed=1)
    game.play("activate die-of-malice")
    assert crystals(game, 1) == 1  # from the supply; there was none to take
    assert crystals(game) == 2 + SIDE[side_at(table(game), 0)].crystals
    game = seasons(phase="die", zones=zones, crystals=[5, 0], dice=DICE, seed=1)
    game.play("activate die-of-malice")
    assert crystals(game, 1) == 2
    assert crystals(game) == 5 - 1 + 2 + SIDE[side_at(table(game), 0)].crystals


# -- Kairn the Destroyer


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kairn_the_destroyer_costs_a_token_and_every_opponent_loses_four_crystals(seats: int) -> None:
    held = [7, 10, 4, 3][:seats]
    game = seasons(seats, zones=["kairn-the-destroyer"], reserves=["air 2*fire"], crystals=held)
    game.play("activate kairn-the-destroyer")
    assert game.prompt == "pay-any card=kairn-the-destroyer count=1"
    assert game.options == ["pay air reserve", "pay fire reserve"]
    game.play("pay fire reserve")
    assert reserve(game) == "air fire"
    assert [crystals(game, seat) for seat in range(seats)] == [7, 6, 0, 0][:seats]
    assert zone(game) == "kairn-the-destroyer!"


def test_nobody_gains_the_crystals_that_kairn_the_destroyer_destroys() -> None:
    game = seasons(3, zones=["kairn-the-destroyer"], reserves=["air"], crystals=[0, 9, 2])
    game.play("activate kairn-the-destroyer")
    assert game.events() == [
        "activate seat=0 card=kairn-the-destroyer",
        "pay seat=0 energy=air count=1",
        "lose-crystals seat=1 count=4",
        "lose-crystals seat=2 count=2",
    ]


def test_kairn_the_destroyer_may_be_activated_against_empty_stocks() -> None:
    game = seasons(zones=["kairn-the-destroyer"], reserves=["air"])
    game.play("activate kairn-the-destroyer")
    assert (reserve(game), crystals(game, 1)) == ("", 0)


def test_kairn_the_destroyer_is_not_activated_without_a_token() -> None:
    game = seasons(zones=["kairn-the-destroyer"], crystals=[9, 9])
    assert offers(game, "activate") == []
    assert game.why_not("activate kairn-the-destroyer") == "no-energy card=kairn-the-destroyer"


def test_each_copy_of_kairn_the_destroyer_is_activated_once_a_round() -> None:
    zones = ["kairn-the-destroyer kairn-the-destroyer"]
    game = seasons(zones=zones, reserves=["3*air"], crystals=[0, 9])
    game.play("activate kairn-the-destroyer", "activate kairn-the-destroyer 2")
    assert (reserve(game), crystals(game, 1)) == ("air", 1)
    assert game.why_not("activate kairn-the-destroyer") == "card-turned card=kairn-the-destroyer"


def test_kairn_the_destroyer_may_be_activated_in_the_turn_of_its_summons() -> None:
    game = seasons(hands=["kairn-the-destroyer"], reserves=["4*air"], crystals=[0, 9])
    game.play("summon kairn-the-destroyer")
    assert crystals(game, 1) == 9
    game.play("activate kairn-the-destroyer")
    assert crystals(game, 1) == 5


@pytest.mark.parametrize("by", FREE)
def test_kairn_the_destroyer_put_into_play_free_is_ready_to_be_activated(by: str) -> None:
    game = free_play(by, "kairn-the-destroyer", ["potion-of-knowledge"], crystals=[0, 9])
    assert crystals(game, 1) == 9
    game.play("activate potion-of-knowledge", *["take fire"] * 5, "activate kairn-the-destroyer")
    assert crystals(game, 1) == 5


# -- Amsug Longneck


def test_amsug_longneck_sends_a_magic_item_of_every_player_back_to_the_hand_clockwise_the_owners_last() -> None:
    zones = [
        "amulet-of-air purse-of-io kairn-the-destroyer",
        "amulet-of-earth runic-cube-of-eolis",
        "wondrous-chest",
        "figrim-the-avaricious crystal-orb dragon-skull",
    ]
    game = seasons(4, hands=["amsug-longneck staff-of-spring"], zones=zones, reserves=["air water"])
    game.play("summon amsug-longneck")
    assert game.asked.seat == 1
    assert game.prompt == "take-back card=amsug-longneck"
    assert game.options == ["take-back amulet-of-earth", "take-back runic-cube-of-eolis"]
    game.play("take-back runic-cube-of-eolis")
    assert hand(game, 2) == "wondrous-chest"  # nothing to choose
    assert game.asked.seat == 3
    assert game.options == ["take-back crystal-orb", "take-back dragon-skull"]
    game.play("take-back crystal-orb")
    assert game.asked.seat == 0
    assert game.options == ["take-back amulet-of-air", "take-back purse-of-io"]
    game.play("take-back purse-of-io")
    assert [hand(game, seat) for seat in range(4)] == [
        "staff-of-spring purse-of-io",
        "runic-cube-of-eolis",
        "wondrous-chest",
        "crystal-orb",
    ]
    assert zone(game) == "amulet-of-air kairn-the-destroyer amsug-longneck"
    assert discard(game) == ""


@pytest.mark.parametrize(("seats", "owner", "order"), [(2, 1, [0, 1]), (3, 1, [2, 0, 1]), (4, 2, [3, 0, 1, 2])])
def test_for_amsug_longneck_the_left_neighbour_chooses_first(seats: int, owner: int, order: list[int]) -> None:
    zones = ["amulet-of-air purse-of-io", "amulet-of-air purse-of-io"]
    zones += ["amulet-of-fire wondrous-chest", "amulet-of-fire wondrous-chest"]
    hands = ["amsug-longneck" if seat == owner else "" for seat in range(seats)]
    game = seasons(seats, hands=hands, zones=zones[:seats], reserves=["air water"] * seats, turn=owner)
    game.play("summon amsug-longneck")
    asked = []
    while game.prompt != "act":
        asked.append(game.asked.seat)
        game.play(game.options[0])
    assert asked == order


@pytest.mark.parametrize("zones", [["", ""], ["kairn-the-destroyer", "titus-deepgaze figrim-the-avaricious"]])
def test_amsug_longneck_does_nothing_to_players_without_magic_items(zones: list[str]) -> None:
    game = seasons(hands=["amsug-longneck"], zones=zones, reserves=["air water"])
    game.play("summon amsug-longneck")
    assert game.prompt == "act"
    assert zone(game) == f"{zones[0]} amsug-longneck".strip()
    assert (hand(game), hand(game, 1)) == ("", "")


def test_whoever_has_a_magic_item_must_take_one_back_for_amsug_longneck() -> None:
    zones = ["", "amulet-of-earth runic-cube-of-eolis figrim-the-avaricious"]
    game = seasons(hands=["amsug-longneck"], zones=zones, reserves=["air water"])
    game.play("summon amsug-longneck")
    assert {option.split()[0] for option in game.options} == {"take-back"}
    assert game.why_not("take-back figrim-the-avaricious") == "not-a-magic-item card=figrim-the-avaricious"
    assert game.why_not("take-back amsug-longneck") == "card-of-rival card=amsug-longneck seat=0"
    assert game.why_not("end-turn") == "other-step"


def test_a_card_taken_back_for_amsug_longneck_may_be_summoned_and_activated_again_in_the_same_turn() -> None:
    game = seasons(
        hands=["amsug-longneck"], zones=["balance-of-ishtar"], reserves=["air water 6*fire"], crystals=[2]
    )
    game.play("activate balance-of-ishtar", "summon amsug-longneck")
    assert hand(game) == "balance-of-ishtar"
    game.play("summon balance-of-ishtar")
    assert zone(game) == "amsug-longneck balance-of-ishtar"
    game.play("activate balance-of-ishtar")
    assert crystals(game) == 2 + 9 - 2 + 9


def test_everybody_sees_what_is_taken_back_for_amsug_longneck() -> None:
    game = seasons(hands=["amsug-longneck"], zones=["", "purse-of-io"], reserves=["air water"])
    game.play("summon amsug-longneck")
    view: Any = game.match.view(0)["table"]
    assert view["players"][1]["known"] == ["purse-of-io"]
    assert "return seat=1 card=purse-of-io" in game.events()


def test_each_copy_of_amsug_longneck_sends_cards_back() -> None:
    zones = ["", "amulet-of-air purse-of-io"]
    game = seasons(hands=["amsug-longneck amsug-longneck"], zones=zones, reserves=["2*air 2*water"])
    game.play("summon amsug-longneck", "take-back purse-of-io", "summon amsug-longneck")
    assert hand(game, 1) == "purse-of-io amulet-of-air"


def test_of_two_copies_that_differ_the_owner_takes_the_one_he_likes_back_for_amsug_longneck() -> None:
    zones = ["", "crystal-orb crystal-orb!"]
    game = seasons(hands=["amsug-longneck"], zones=zones, reserves=["air water"])
    game.play("summon amsug-longneck")
    assert game.options == ["take-back crystal-orb", "take-back crystal-orb 2"]
    game.play("take-back crystal-orb 2")
    assert zone(game, 1) == "crystal-orb"


def test_amsug_longneck_put_into_play_by_divine_chalice_may_send_the_chalice_back() -> None:
    game = free_play("divine-chalice", "amsug-longneck", ["purse-of-io"])
    assert game.options == ["take-back purse-of-io", "take-back divine-chalice"]
    game.play("take-back divine-chalice")
    assert zone(game) == "purse-of-io amsug-longneck"
    assert hand(game) == "divine-chalice"


def test_amsug_longneck_put_into_play_by_potion_of_dreams_finds_the_potion_gone() -> None:
    game = free_play("potion-of-dreams", "amsug-longneck", ["", "purse-of-io"])
    assert zone(game) == "amsug-longneck"
    assert (hand(game), hand(game, 1)) == ("", "purse-of-io")
    assert discard(game) == "potion-of-dreams"


def test_amsug_longneck_put_into_play_by_crystal_orb_may_send_the_orb_back() -> None:
    game = free_play("crystal-orb", "amsug-longneck")
    assert zone(game) == "amsug-longneck"
    assert hand(game) == "crystal-orb"
    assert table(game).turned == []


def test_the_surplus_goes_at_once_when_amsug_longneck_sends_bespelled_grimoire_back() -> None:
    zones = ["purse-of-io amulet-of-air", "bespelled-grimoire"]
    reserves = ["air water", "5*air 4*water"]
    game = seasons(hands=["amsug-longneck"], zones=zones, reserves=reserves)
    game.play("summon amsug-longneck")
    assert game.asked.seat == 1  # before the next player chooses
    assert game.prompt == "discard-surplus count=2 limit=7"
    game.play("discard-energy air", "discard-energy air")
    assert reserve(game, 1) == "3*air 4*water"
    assert game.asked.seat == 0
    assert game.prompt == "take-back card=amsug-longneck"


def test_glutton_cauldron_that_amsug_longneck_sends_back_loses_its_tokens() -> None:
    zones = ["", "glutton-cauldron(6*air)"]
    game = seasons(hands=["amsug-longneck"], zones=zones, reserves=["air water", "earth"])
    game.play("summon amsug-longneck")
    assert hand(game, 1) == "glutton-cauldron"
    assert (reserve(game, 1), crystals(game, 1)) == ("earth", 0)


def test_amsug_longneck_that_sends_cursed_treatise_of_arus_back_leaves_the_reserve_alone() -> None:
    zones = ["cursed-treatise-of-arus"]
    game = seasons(hands=["amsug-longneck"], zones=zones, reserves=["air 2*water 3*fire"], crystals=[10])
    game.play("summon amsug-longneck")
    assert hand(game) == "cursed-treatise-of-arus"
    assert (reserve(game), crystals(game), gauge(game)) == ("water 3*fire", 10, 9)
    game.play("summon cursed-treatise-of-arus", "take air", "take air")
    assert (reserve(game), crystals(game), gauge(game)) == ("2*air 3*fire", 20, 10)


# -- Bespelled Grimoire


def test_bespelled_grimoire_brings_two_tokens_of_any_types() -> None:
    game = seasons(hands=["bespelled-grimoire"], reserves=["water earth"])
    game.play("summon bespelled-grimoire")
    assert game.prompt == "take-energy card=bespelled-grimoire count=2"
    game.play("take air")
    assert game.options == ["take air", "take water", "take fire", "take earth"]
    game.play("take fire")
    assert reserve(game) == "air fire"
    assert zone(game) == "bespelled-grimoire"


@pytest.mark.parametrize("by", FREE)
def test_bespelled_grimoire_put_into_play_free_brings_two_tokens_too(by: str) -> None:
    game = free_play(by, "bespelled-grimoire").play("take fire", "take fire")
    assert reserve(game) == "2*fire"


def test_bespelled_grimoire_raises_the_limit_of_the_reserve_before_its_tokens_come() -> None:
    zones = ["amulet-of-water(water,earth)"]
    game = seasons(hands=["bespelled-grimoire"], zones=zones, reserves=["7*air"])
    game.play("summon bespelled-grimoire", "take fire", "take fire")
    assert game.prompt == "act"
    assert reserve(game) == "7*air 2*fire"


@pytest.mark.parametrize(("held", "surplus"), [(5, 0), (6, 1), (9, 4)])
def test_with_bespelled_grimoire_the_reserve_holds_ten_tokens_and_no_more(held: int, surplus: int) -> None:
    zones = ["bespelled-grimoire potion-of-knowledge"]
    game = seasons(zones=zones, reserves=[f"{held}*air"])
    game.play("activate potion-of-knowledge", *["take fire"] * 5)
    if surplus:
        assert game.prompt == f"discard-surplus count={surplus} limit=10"
    game.play(*["discard-energy air"] * surplus)
    assert game.prompt == "act"
    assert reserve(game) == f"{held - surplus}*air 5*fire"


def test_a_second_bespelled_grimoire_brings_its_two_tokens_and_no_more_room() -> None:
    zones = ["bespelled-grimoire amulet-of-water(water,earth)"]
    game = seasons(hands=["bespelled-grimoire"], zones=zones, reserves=["9*air"])
    game.play("summon bespelled-grimoire", "take fire", "take fire")
    assert game.prompt == "discard-surplus count=1 limit=10"
    game.play("discard-energy fire")
    assert reserve(game) == "9*air fire"


def test_bespelled_grimoire_of_another_player_gives_no_room() -> None:
    zones = ["potion-of-knowledge", "bespelled-grimoire"]
    game = seasons(zones=zones, reserves=["5*air"])
    game.play("activate potion-of-knowledge", *["take fire"] * 5)
    assert game.prompt == "discard-surplus count=3 limit=7"


def test_only_when_the_last_bespelled_grimoire_leaves_the_limit_is_seven_again() -> None:
    zones = ["", "bespelled-grimoire bespelled-grimoire"]
    game = seasons(
        hands=["amsug-longneck syllas-the-faithful"], zones=zones, reserves=["air water 3*fire", "10*air"]
    )
    game.play("summon amsug-longneck")
    assert game.prompt == "act"
    assert reserve(game, 1) == "10*air"
    game.play("summon syllas-the-faithful")  # of one type only: nothing to choose
    assert zone(game, 1) == ""
    assert reserve(game, 1) == "7*air"


def test_the_tokens_that_lie_on_bespelled_grimoire_pay_like_those_of_the_board() -> None:
    game = seasons(hands=["bespelled-grimoire amulet-of-earth"], reserves=["water earth"])
    game.play("summon bespelled-grimoire", "take earth", "take earth", "summon amulet-of-earth")
    assert reserve(game) == ""
    assert crystals(game) == 9


def test_lewis_greyface_copies_the_tokens_on_bespelled_grimoire_of_his_victim() -> None:
    zones = ["", "bespelled-grimoire"]
    game = seasons(hands=["lewis-greyface"], zones=zones, reserves=["air fire", "9*earth"])
    game.play("summon lewis-greyface")
    assert reserve(game) == "7*earth"
    assert reserve(game, 1) == "9*earth"


def test_potion_of_dreams_discards_the_tokens_on_bespelled_grimoire_too() -> None:
    zones = ["bespelled-grimoire potion-of-dreams"]
    game = seasons(hands=["amulet-of-earth"], zones=zones, reserves=["9*air"])
    game.play("activate potion-of-dreams")
    assert reserve(game) == ""
    assert zone(game) == "bespelled-grimoire amulet-of-earth"


def test_potion_of_life_transmutes_the_tokens_on_bespelled_grimoire_too() -> None:
    game = seasons(zones=["bespelled-grimoire potion-of-life"], reserves=["9*air"])
    game.play("activate potion-of-life")
    assert crystals(game) == 36
    assert reserve(game) == ""


def test_dragon_skull_that_sacrifices_bespelled_grimoire_leaves_seven_tokens() -> None:
    zones = ["bespelled-grimoire dragon-skull amulet-of-air"]
    game = seasons(zones=zones, reserves=["8*air fire"])
    game.play("activate dragon-skull", "sacrifice bespelled-grimoire")
    assert game.prompt == "discard-surplus count=2 limit=7"
    game.play("discard-energy fire", "sacrifice dragon-skull")
    assert reserve(game) == "7*air"
    assert crystals(game) == 15


def test_air_elemental_turns_the_tokens_on_bespelled_grimoire_too() -> None:
    zones = ["", "bespelled-grimoire"]
    game = seasons(hands=["air-elemental"], zones=zones, reserves=["3*air", "5*fire 4*earth"])
    game.play("summon air-elemental")
    assert reserve(game, 1) == "9*air"


def test_cursed_treatise_of_arus_takes_the_tokens_on_bespelled_grimoire_along() -> None:
    zones = ["", "bespelled-grimoire cursed-treatise-of-arus"]
    game = seasons(hands=["syllas-the-faithful"], zones=zones, reserves=["3*fire", "9*earth"])
    game.play("summon syllas-the-faithful", "sacrifice cursed-treatise-of-arus")
    assert reserve(game, 1) == ""


def test_lantern_of_xidit_counts_the_tokens_on_bespelled_grimoire() -> None:
    game = seasons(zones=["bespelled-grimoire lantern-of-xidit"], reserves=["9*earth"])
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 27


# -- Ragfield's Helm

HELM = "end-of-game card=ragfields-helm"


@pytest.mark.parametrize(
    ("own", "other", "gained"),
    [
        ("ragfields-helm purse-of-io", "amulet-of-air", 20),
        ("ragfields-helm", "", 20),
        ("ragfields-helm", "amulet-of-air", 0),
        ("ragfields-helm", "amulet-of-air purse-of-io", 0),
    ],
)
def test_ragfields_helm_brings_twenty_crystals_with_more_cards_in_play_than_the_opponent(
    own: str, other: str, gained: int
) -> None:
    game = seasons(zones=[own, other])
    assert game.score_lines()[HELM] == gained


@pytest.mark.parametrize(
    ("others", "gained"),
    [
        (["", "amulet-of-air"], 20),
        (["", "amulet-of-air purse-of-io"], 0),
        (["amulet-of-air amulet-of-air", "", ""], 0),
        (["amulet-of-air", "purse-of-io", "crystal-orb"], 20),
        (["amulet-of-air", "purse-of-io", "crystal-orb dragon-skull tree-of-light"], 0),
    ],
)
def test_ragfields_helm_compares_with_every_opponent_and_a_tie_with_one_is_enough_to_lose(
    others: list[str], gained: int
) -> None:
    game = seasons(1 + len(others), zones=["ragfields-helm kairn-the-destroyer", *others])
    assert game.score_lines()[HELM] == gained


def test_ragfields_helm_does_not_count_cards_in_hand() -> None:
    game = seasons(hands=["", "amulet-of-air purse-of-io"], zones=["ragfields-helm"])
    assert game.score_lines()[HELM] == 20
    game = seasons(hands=["amulet-of-air"], zones=["ragfields-helm", "purse-of-io"])
    assert game.score_lines()[HELM] == 0


def test_each_copy_of_ragfields_helm_brings_twenty_crystals() -> None:
    game = seasons(zones=["ragfields-helm ragfields-helm", "purse-of-io"])
    assert game.scores[0] == 20 + 20 + 10 + 10


def test_ragfields_helms_of_several_players_pay_at_most_one_of_them() -> None:
    game = seasons(zones=["ragfields-helm purse-of-io", "ragfields-helm"])
    assert (game.score_lines(0)[HELM], game.score_lines(1)[HELM]) == (20, 0)


def test_ragfields_helm_pays_when_the_game_ends() -> None:
    game = seasons(phase="season", space=12, year=3, zones=["ragfields-helm"], crystals=[7])
    assert game.match.over
    assert game.scores == [7 + 20 + 10, 0]


def test_ragfields_helm_put_into_play_free_counts_too() -> None:
    game = free_play("divine-chalice", "ragfields-helm", ["", "purse-of-io"])
    assert game.score_lines()[HELM] == 20


def test_ragfields_helm_counts_damned_soul_of_onys_whoever_summoned_it() -> None:
    game = seasons(zones=["ragfields-helm", "damned-soul-of-onys purse-of-io"], reserves=["", "water"], turn=1)
    assert game.score_lines()[HELM] == 0
    game.play("activate damned-soul-of-onys")
    assert zone(game) == "ragfields-helm damned-soul-of-onys"
    assert game.score_lines()[HELM] == 20


# -- Hand of Fortune


def test_hand_of_fortune_saves_a_token_of_the_owners_choice_at_every_summons() -> None:
    game = seasons(
        hands=["purse-of-io divine-chalice"], zones=["hand-of-fortune"], reserves=["2*air water 2*fire earth"]
    )
    game.play("summon purse-of-io")
    assert game.prompt == "save card=purse-of-io count=1"
    assert game.options == ["save air", "save fire"]
    game.play("save fire")
    assert reserve(game) == "air water 2*fire earth"
    game.play("summon divine-chalice")
    assert game.options == ["save air", "save water", "save fire", "save earth"]
    game.play("save water")
    assert reserve(game) == "water fire"
    assert [event for event in game.events() if event.startswith("pay")] == [
        "pay seat=0 energy=air count=1",
        "pay seat=0 energy=air count=1",
        "pay seat=0 energy=fire count=1",
        "pay seat=0 energy=earth count=1",
    ]


def test_hand_of_fortune_saves_the_token_that_is_lacking() -> None:
    game = seasons(hands=["purse-of-io"], zones=["hand-of-fortune"], reserves=["air"])
    game.play("summon purse-of-io")
    assert zone(game) == "hand-of-fortune purse-of-io"
    assert reserve(game) == ""
    game = seasons(hands=["divine-chalice"], zones=["hand-of-fortune"], reserves=["air fire"])
    assert game.why_not("summon divine-chalice") == (
        "energy-lacking card=divine-chalice missing=1 air=0 water=1 fire=0 earth=1"
    )


def test_the_saving_of_hand_of_fortune_cannot_be_declined() -> None:
    game = seasons(hands=["staff-of-spring"], zones=["hand-of-fortune"], reserves=["3*earth"])
    game.play("summon staff-of-spring")
    assert reserve(game) == "earth"
    assert game.prompt == "act"


@pytest.mark.parametrize("hands", [1, 2])
def test_hand_of_fortune_leaves_at_least_one_token_to_pay(hands: int) -> None:
    zones = ["hand-of-fortune" + " hand-of-fortune" * (hands - 1)]
    game = seasons(hands=["cursed-treatise-of-arus amulet-of-earth"], zones=zones)
    assert game.why_not("summon cursed-treatise-of-arus") == (
        "energy-lacking card=cursed-treatise-of-arus missing=1 air=0 water=1 fire=0 earth=0"
    )
    game = seasons(hands=["cursed-treatise-of-arus amulet-of-earth"], zones=zones, reserves=["water earth"])
    game.play("summon cursed-treatise-of-arus", "take air", "take air", "summon amulet-of-earth")
    assert reserve(game) == "2*air"


def test_hand_of_fortune_changes_nothing_for_a_card_without_energy_in_its_cost() -> None:
    hands = ["temporal-boots naria-the-prophetess"]
    game = seasons(hands=hands, zones=["hand-of-fortune"], crystals=[3])
    game.play("summon temporal-boots", "move 1")
    assert crystals(game) == 3
    game.play("summon naria-the-prophetess")
    assert crystals(game) == 0


@pytest.mark.parametrize("card", ["naria-the-prophetess", "balance-of-ishtar", "runic-cube-of-eolis"])
def test_hand_of_fortune_saves_no_crystals(card: str) -> None:
    cost = {"naria-the-prophetess": 3, "balance-of-ishtar": 2, "runic-cube-of-eolis": 20}[card]
    game = seasons(hands=[card], zones=["hand-of-fortune"], crystals=[cost - 1])
    assert game.why_not(f"summon {card}") == f"crystals-lacking card={card} cost={cost} have={cost - 1}"


def test_hand_of_fortune_does_not_save_at_its_own_summons_but_at_that_of_its_second_copy() -> None:
    game = seasons(hands=["hand-of-fortune"], reserves=["air fire"], crystals=[3])
    assert game.why_not("summon hand-of-fortune") == (
        "energy-lacking card=hand-of-fortune missing=1 air=0 water=0 fire=0 earth=1"
    )
    game = seasons(hands=["hand-of-fortune"], zones=["hand-of-fortune"], reserves=["air fire"], crystals=[3])
    game.play("summon hand-of-fortune")
    assert zone(game) == "hand-of-fortune hand-of-fortune"
    assert (reserve(game), crystals(game)) == ("", 0)


def test_two_copies_of_hand_of_fortune_save_two_tokens() -> None:
    zones = ["hand-of-fortune hand-of-fortune"]
    game = seasons(hands=["lantern-of-xidit"], zones=zones, reserves=["3*fire 3*earth"])
    game.play("summon lantern-of-xidit")
    assert game.prompt == "save card=lantern-of-xidit count=2"
    assert game.options == ["save fire fire", "save fire earth", "save earth earth"]
    game.play("save fire fire")
    assert reserve(game) == "2*fire"
    game = seasons(hands=["divine-chalice"], zones=zones, reserves=["air earth"])
    game.play("summon divine-chalice")
    assert reserve(game) == ""


def test_hand_of_fortune_of_another_player_saves_nothing() -> None:
    game = seasons(hands=["purse-of-io"], zones=["", "hand-of-fortune"], reserves=["air"])
    assert game.why_not("summon purse-of-io") == (
        "energy-lacking card=purse-of-io missing=1 air=0 water=0 fire=1 earth=0"
    )


def test_hand_of_fortune_does_not_make_activations_cheaper() -> None:
    zones = ["hand-of-fortune balance-of-ishtar kairn-the-destroyer"]
    game = seasons(zones=zones, reserves=["2*air"])
    assert game.why_not("activate balance-of-ishtar") == "no-three-alike card=balance-of-ishtar"
    game = seasons(zones=zones)
    assert game.why_not("activate kairn-the-destroyer") == "no-energy card=kairn-the-destroyer"


def test_hand_of_fortune_put_into_play_free_saves_from_then_on() -> None:
    game = seasons(
        hands=["hand-of-fortune staff-of-spring amulet-of-water"],
        zones=["potion-of-dreams amulet-of-water(2*earth)"],
    )
    assert offers(game, "summon") == []
    game.play("activate potion-of-dreams", "put-into-play hand-of-fortune")
    assert offers(game, "summon") == ["staff-of-spring"]
    game.play("summon staff-of-spring")
    assert zone(game) == "amulet-of-water hand-of-fortune staff-of-spring"


def test_hand_of_fortune_and_elemental_amulet_give_two_effects_for_one_token() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["water"])
    game.play("summon elemental-amulet")
    assert game.options == ["declare water", "declare air water", "declare water fire", "declare water earth"]
    game.play("declare water earth", "effect earth", "take air", "take fire")
    assert crystals(game) == 5
    assert reserve(game) == "air fire"


def test_with_hand_of_fortune_elemental_amulet_takes_one_token_less_of_the_owners_choice() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["air fire earth"])
    game.play("summon elemental-amulet", "declare air fire earth")
    assert game.options == ["save air", "save fire", "save earth"]
    game.play("save fire", "effect air", "effect fire")
    assert reserve(game) == "fire"
    assert (crystals(game), gauge(game)) == (5, 10)
    assert len(hand(game).split()) == 1


def test_with_hand_of_fortune_elemental_amulet_still_takes_a_token_for_a_single_effect() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["earth"])
    game.play("summon elemental-amulet", "declare earth")
    assert reserve(game) == ""
    assert crystals(game) == 5
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"])
    assert game.why_not("summon elemental-amulet") == "no-energy-to-declare card=elemental-amulet"


def test_two_copies_of_hand_of_fortune_let_elemental_amulet_give_four_effects_for_two_tokens() -> None:
    zones = ["hand-of-fortune hand-of-fortune"]
    game = seasons(hands=["elemental-amulet"], zones=zones, reserves=["air earth"])
    game.play("summon elemental-amulet", "declare air water fire earth")
    game.play("effect air", "effect earth", "effect fire", "take air", "take air")
    assert reserve(game) == "2*air"
    assert (crystals(game), gauge(game)) == (5, 10)


def test_hand_of_fortune_does_not_reduce_the_four_tokens_of_crystal_orb() -> None:
    zones = ["hand-of-fortune crystal-orb"]
    game = seasons(zones=zones, reserves=["3*air"], top="amulet-of-earth")
    game.play("activate crystal-orb")
    assert game.prompt == "act"  # three tokens are too few: the card is back on top
    assert zone(game) == "hand-of-fortune crystal-orb!"
    game = seasons(zones=zones, reserves=["5*air"], top="amulet-of-earth")
    game.play("activate crystal-orb", "put-in")
    assert reserve(game) == "air"
    assert crystals(game) == 9


@pytest.mark.parametrize(("seats", "paid"), [(2, 1), (3, 1), (4, 2)])
def test_hand_of_fortune_reduces_the_cost_that_titus_deepgaze_has_with_so_many_players(
    seats: int, paid: int
) -> None:
    game = seasons(seats, hands=["titus-deepgaze"], zones=["hand-of-fortune"], reserves=["4*fire"])
    game.play("summon titus-deepgaze")
    assert reserve(game) == reserve(seasons(reserves=[f"{4 - paid}*fire"]))


@pytest.mark.parametrize(("seats", "paid"), [(2, 1), (3, 1), (4, 2)])
def test_hand_of_fortune_reduces_the_cost_that_sid_nightshade_has_with_so_many_players(
    seats: int, paid: int
) -> None:
    game = seasons(seats, hands=["sid-nightshade"], zones=["hand-of-fortune"], reserves=["4*earth"])
    game.play("summon sid-nightshade")
    assert reserve(game) == reserve(seasons(reserves=[f"{4 - paid}*earth"]))


# -- Lewis Greyface


@pytest.mark.parametrize("seats", [3, 4])
def test_lewis_greyface_brings_the_same_tokens_as_the_reserve_of_an_opponent_of_his_owners_choice(
    seats: int,
) -> None:
    reserves = ["air fire", "3*water", "air 2*earth", ""][:seats]
    game = seasons(seats, hands=["lewis-greyface"], reserves=reserves)
    game.play("summon lewis-greyface")
    assert game.prompt == "copy-reserve card=lewis-greyface"
    assert game.options == [f"player {seat}" for seat in range(1, seats)]
    assert game.why_not("player 0") == "only-opponents"
    game.play("player 2")
    assert [reserve(game, seat) for seat in range(seats)] == ["air 2*earth", *reserves[1:]]


def test_with_two_players_lewis_greyface_has_nobody_to_choose() -> None:
    game = seasons(hands=["lewis-greyface"], reserves=["air 2*fire", "3*water"])
    game.play("summon lewis-greyface")
    assert (reserve(game), reserve(game, 1)) == ("3*water fire", "3*water")


def test_lewis_greyface_may_copy_an_empty_reserve() -> None:
    game = seasons(3, hands=["lewis-greyface"], reserves=["air fire", "3*water", ""])
    game.play("summon lewis-greyface", "player 2")
    assert reserve(game) == ""
    assert game.prompt == "act"


def test_all_tokens_of_lewis_greyface_come_before_the_surplus_of_any_types_is_discarded() -> None:
    game = seasons(hands=["lewis-greyface"], reserves=["air fire 5*earth", "air 3*water"])
    game.play("summon lewis-greyface")
    assert game.prompt == "discard-surplus count=2 limit=7"
    assert game.options == ["discard-energy air", "discard-energy water", "discard-energy earth"]
    game.play("discard-energy earth", "discard-energy air")
    assert reserve(game) == "3*water 4*earth"


def test_each_copy_of_lewis_greyface_copies() -> None:
    game = seasons(hands=["lewis-greyface lewis-greyface"], reserves=["2*air 2*fire", "2*water"])
    game.play("summon lewis-greyface", "summon lewis-greyface")
    assert reserve(game) == "4*water"


@pytest.mark.parametrize("by", FREE)
def test_lewis_greyface_put_into_play_free_copies_too(by: str) -> None:
    game = free_play(by, "lewis-greyface", reserve="2*fire")
    assert (reserve(game), reserve(game, 1)) == ("2*fire", "2*fire")


def test_lewis_greyface_does_not_copy_the_tokens_on_glutton_cauldron() -> None:
    zones = ["", "glutton-cauldron(6*earth)"]
    game = seasons(hands=["lewis-greyface"], zones=zones, reserves=["air fire", "water"])
    game.play("summon lewis-greyface")
    assert reserve(game) == "water"
    assert zone(game, 1) == "glutton-cauldron(6*earth)"


# -- Runic Cube of Eolis


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_runic_cube_of_eolis_costs_twenty_crystals_and_only_brings_its_prestige(seats: int) -> None:
    game = seasons(seats, hands=["runic-cube-of-eolis"], crystals=[23])
    game.play("summon runic-cube-of-eolis")
    assert game.events() == [
        "summon seat=0 card=runic-cube-of-eolis",
        "pay-crystals seat=0 count=20",
    ]
    assert game.prompt == "act"
    assert game.scores[0] == 3 + 30
    assert game.why_not("activate runic-cube-of-eolis") == "no-activation card=runic-cube-of-eolis"


@pytest.mark.parametrize("by", FREE)
def test_runic_cube_of_eolis_put_into_play_free_costs_no_crystals(by: str) -> None:
    game = free_play(by, "runic-cube-of-eolis", crystals=[2])
    assert "runic-cube-of-eolis" in zone(game)
    assert crystals(game) == 2


def test_both_copies_of_runic_cube_of_eolis_bring_their_prestige() -> None:
    assert seasons(zones=["runic-cube-of-eolis runic-cube-of-eolis"]).scores[0] == 60


# -- Potion of Power


def test_potion_of_power_is_sacrificed_for_a_card_and_two_steps_of_the_gauge() -> None:
    game = seasons(zones=["potion-of-power purse-of-io"], gauges=[2], deck="dragon-skull", discard="")
    game.play("activate potion-of-power")
    assert zone(game) == "purse-of-io"
    assert discard(game) == "potion-of-power"
    assert hand(game) == "dragon-skull"
    assert gauge(game) == 4
    assert game.prompt == "act"  # the card must be kept


@pytest.mark.parametrize("before", [13, 14, 15])
def test_potion_of_power_never_raises_the_gauge_past_fifteen(before: int) -> None:
    game = seasons(zones=["potion-of-power"], gauges=[before])
    game.play("activate potion-of-power")
    assert gauge(game) == 15
    assert len(hand(game).split()) == 1


def test_potion_of_power_may_be_drunk_in_the_turn_of_its_summons_and_frees_its_slot() -> None:
    game = seasons(hands=["potion-of-power amulet-of-earth"], reserves=["2*fire 2*earth"], gauges=[1])
    game.play("summon potion-of-power")
    assert game.why_not("summon amulet-of-earth") == "no-slot card=amulet-of-earth count=1 gauge=1"
    game.play("activate potion-of-power", "summon amulet-of-earth")
    assert zone(game) == "amulet-of-earth"
    assert gauge(game) == 3


def test_only_the_owner_of_potion_of_power_sees_the_card() -> None:
    game = seasons(zones=["potion-of-power"])
    game.play("activate potion-of-power")
    views: list[Any] = [game.match.view(seat)["table"] for seat in (0, 1, None)]
    assert views[0]["players"][0]["hand"] == [hand(game)]
    for view in views[1:]:
        assert view["players"][0]["hand"] is None
        assert view["players"][0]["known"] == []
        assert view["players"][0]["cards_in_hand"] == 1


def test_potion_of_power_draws_itself_when_all_other_cards_are_gone() -> None:
    game = seasons(zones=["potion-of-power"], deck="", discard="")
    game.play("activate potion-of-power")
    assert hand(game) == "potion-of-power"
    assert gauge(game) == 11


def test_both_copies_of_potion_of_power_may_be_drunk() -> None:
    game = seasons(zones=["potion-of-power potion-of-power"], gauges=[5])
    game.play("activate potion-of-power", "activate potion-of-power")
    assert gauge(game) == 9
    assert len(hand(game).split()) == 2


@pytest.mark.parametrize("by", FREE)
def test_potion_of_power_put_into_play_free_may_be_drunk_at_once(by: str) -> None:
    game = free_play(by, "potion-of-power")
    game.play("activate potion-of-power")
    assert gauge(game) == 11


def test_the_draw_of_potion_of_power_is_not_replaced_by_the_bonus_of_two_cards() -> None:
    game = seasons(zones=["potion-of-power"])
    game.play("activate potion-of-power")
    assert game.prompt == "act"
    assert game.why_not("bonus draw-two") == "draw-bonus-too-late"


def test_thieving_fairies_react_when_potion_of_power_is_drunk() -> None:
    zones = ["potion-of-power", "thieving-fairies"]
    game = seasons(zones=zones, crystals=[3, 0])
    game.play("activate potion-of-power")
    assert (crystals(game), crystals(game, 1)) == (2, 2)


# -- Potion of Dreams


def test_potion_of_dreams_is_sacrificed_with_the_whole_reserve_to_put_a_card_of_the_hand_into_play_free() -> None:
    game = seasons(
        hands=["runic-cube-of-eolis amulet-of-earth"],
        zones=["potion-of-dreams purse-of-io"],
        reserves=["3*air 2*earth", "4*fire"],
    )
    game.play("activate potion-of-dreams")
    assert game.prompt == "put-into-play card=potion-of-dreams"
    assert game.options == ["put-into-play amulet-of-earth", "put-into-play runic-cube-of-eolis"]
    game.play("put-into-play runic-cube-of-eolis")
    assert zone(game) == "purse-of-io runic-cube-of-eolis"
    assert hand(game) == "amulet-of-earth"
    assert (reserve(game), reserve(game, 1)) == ("", "4*fire")
    assert discard(game) == "potion-of-dreams"


def test_potion_of_dreams_may_be_drunk_with_an_empty_reserve() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["potion-of-dreams"])
    game.play("activate potion-of-dreams")
    assert zone(game) == "amulet-of-earth"
    assert crystals(game) == 9


def test_potion_of_dreams_must_put_a_card_into_play() -> None:
    game = seasons(hands=["runic-cube-of-eolis amulet-of-earth"], zones=["potion-of-dreams"])
    game.play("activate potion-of-dreams")
    assert {option.split()[0] for option in game.options} == {"put-into-play"}
    assert game.why_not("end-turn") == "other-step"
    assert game.why_not("put-into-play dragon-skull") == "card-unseen card=dragon-skull"


def test_potion_of_dreams_is_not_drunk_without_a_card_in_hand() -> None:
    game = seasons(zones=["potion-of-dreams"], reserves=["3*air"])
    assert offers(game, "activate") == []
    assert game.why_not("activate potion-of-dreams") == "hand-empty card=potion-of-dreams"


def test_the_slot_of_potion_of_dreams_itself_is_free_for_the_card() -> None:
    zones = ["potion-of-dreams purse-of-io"]
    game = seasons(hands=["amulet-of-earth"], zones=zones, gauges=[2])
    game.play("activate potion-of-dreams")
    assert zone(game) == "purse-of-io amulet-of-earth"


def test_potion_of_dreams_is_not_drunk_when_even_its_own_slot_gives_no_room() -> None:
    zones = ["potion-of-dreams purse-of-io wondrous-chest"]
    game = seasons(hands=["amulet-of-earth"], zones=zones, gauges=[2])
    assert offers(game, "activate") == []
    assert (
        game.why_not("activate potion-of-dreams") == "no-slot-even-without card=potion-of-dreams count=2 gauge=2"
    )


def test_two_copies_in_hand_are_one_choice_for_potion_of_dreams_which_is_made_by_hand() -> None:
    game = seasons(hands=["amulet-of-earth amulet-of-earth"], zones=["potion-of-dreams"])
    game.play("activate potion-of-dreams")
    assert game.options == ["put-into-play amulet-of-earth"]
    game.play("put-into-play amulet-of-earth")
    assert (zone(game), hand(game)) == ("amulet-of-earth", "amulet-of-earth")


def test_potion_of_dreams_may_put_the_other_potion_of_dreams_into_play_and_so_on() -> None:
    game = seasons(hands=["potion-of-dreams amulet-of-earth"], zones=["potion-of-dreams"])
    game.play("activate potion-of-dreams", "put-into-play potion-of-dreams", "activate potion-of-dreams")
    assert zone(game) == "amulet-of-earth"
    assert crystals(game) == 9


@pytest.mark.parametrize("by", ["divine-chalice", "crystal-orb"])
def test_potion_of_dreams_put_into_play_free_may_be_drunk_when_a_card_is_in_hand(by: str) -> None:
    game = free_play(by, "potion-of-dreams")
    assert "potion-of-dreams" in zone(game)
    assert game.why_not("activate potion-of-dreams") == "hand-empty card=potion-of-dreams"


def test_the_card_of_potion_of_dreams_brings_nothing_from_yjangs_forgotten_vase() -> None:
    game = free_play("potion-of-dreams", "amulet-of-earth", ["yjangs-forgotten-vase"])
    assert game.prompt == "act"
    assert zone(game) == "yjangs-forgotten-vase amulet-of-earth"
    assert reserve(game) == ""


def test_elemental_amulet_put_into_play_by_potion_of_dreams_gives_all_four_effects() -> None:
    game = free_play("potion-of-dreams", "elemental-amulet")
    assert game.options == ["effect air", "effect water", "effect fire", "effect earth"]
    game.play("effect water", "take air", "take fire", "effect fire", "effect air")
    assert (crystals(game), gauge(game), reserve(game)) == (5, 10, "air fire")
    assert len(hand(game).split()) == 1


def test_arcano_leech_gets_nothing_for_the_card_of_potion_of_dreams() -> None:
    game = free_play("potion-of-dreams", "amulet-of-earth", ["", "arcano-leech"], crystals=[1])
    assert (crystals(game), crystals(game, 1)) == (10, 0)


def test_potion_of_dreams_needs_no_crystal_for_arcano_leech() -> None:
    game = free_play("potion-of-dreams", "amulet-of-earth", ["", "arcano-leech"])
    assert zone(game) == "amulet-of-earth"
    assert (crystals(game), crystals(game, 1)) == (9, 0)


def test_the_tokens_on_glutton_cauldron_stay_when_potion_of_dreams_discards_the_reserve() -> None:
    zones = ["glutton-cauldron(6*fire) potion-of-dreams"]
    game = seasons(hands=["amulet-of-earth"], zones=zones, reserves=["3*air"])
    game.play("activate potion-of-dreams")
    assert zone(game) == "glutton-cauldron(6*fire) amulet-of-earth"
    assert reserve(game) == ""


def test_cursed_treatise_of_arus_put_into_play_by_potion_of_dreams_brings_all_that_it_brings() -> None:
    game = seasons(hands=["cursed-treatise-of-arus"], zones=["potion-of-dreams"], reserves=["5*air"])
    game.play("activate potion-of-dreams", "take fire", "take fire")
    assert (crystals(game), gauge(game), reserve(game)) == (10, 10, "2*fire")


def test_thieving_fairies_react_when_potion_of_dreams_is_drunk() -> None:
    game = free_play("potion-of-dreams", "purse-of-io", ["", "thieving-fairies"], crystals=[3])
    assert (crystals(game), crystals(game, 1)) == (2, 2)


# -- Potion of Knowledge


def test_potion_of_knowledge_is_sacrificed_for_five_tokens_of_any_types() -> None:
    game = seasons(zones=["potion-of-knowledge purse-of-io"], reserves=["air"])
    game.play("activate potion-of-knowledge")
    assert game.prompt == "take-energy card=potion-of-knowledge count=5"
    game.play("take air", "take water", "take fire", "take earth")
    assert game.options == ["take air", "take water", "take fire", "take earth"]
    game.play("take earth")
    assert reserve(game) == "2*air water fire 2*earth"
    assert zone(game) == "purse-of-io"
    assert discard(game) == "potion-of-knowledge"


def test_all_five_tokens_of_potion_of_knowledge_come_before_the_surplus_is_discarded() -> None:
    game = seasons(zones=["potion-of-knowledge"], reserves=["6*air"])
    game.play("activate potion-of-knowledge", *["take earth"] * 5)
    assert game.prompt == "discard-surplus count=4 limit=7"
    assert game.options == ["discard-energy air", "discard-energy earth"]
    game.play(*["discard-energy air"] * 3, "discard-energy earth")
    assert reserve(game) == "3*air 4*earth"
    assert game.prompt == "act"


def test_potion_of_knowledge_frees_its_slot_and_pays_for_the_next_card() -> None:
    game = seasons(hands=["potion-of-knowledge amulet-of-earth"], reserves=["2*water"], gauges=[1])
    game.play("summon potion-of-knowledge", "activate potion-of-knowledge", *["take earth"] * 5)
    game.play("summon amulet-of-earth")
    assert zone(game) == "amulet-of-earth"
    assert reserve(game) == "3*earth"


def test_both_copies_of_potion_of_knowledge_may_be_drunk() -> None:
    game = seasons(zones=["potion-of-knowledge potion-of-knowledge"])
    game.play("activate potion-of-knowledge", *["take earth"] * 5)
    game.play("activate potion-of-knowledge", *["take fire"] * 5, *["discard-energy earth"] * 3)
    assert reserve(game) == "5*fire 2*earth"
    assert zone(game) == ""


@pytest.mark.parametrize("by", FREE)
def test_potion_of_knowledge_put_into_play_free_may_be_drunk_at_once(by: str) -> None:
    game = free_play(by, "potion-of-knowledge")
    game.play("activate potion-of-knowledge", *["take fire"] * 5)
    assert reserve(game) == "5*fire"


def test_thieving_fairies_react_when_potion_of_knowledge_is_drunk() -> None:
    zones = ["potion-of-knowledge", "thieving-fairies thieving-fairies"]
    game = seasons(zones=zones, crystals=[1, 0])
    game.play("activate potion-of-knowledge", *["take fire"] * 5)
    assert (crystals(game), crystals(game, 1)) == (0, 3)
