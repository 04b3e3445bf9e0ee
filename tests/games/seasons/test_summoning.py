"""Summoning: costs, what the Hand of Fortune saves, the Leech, slots of the gauge, and paying piece by piece."""

import pytest
from tables.seasons import crystals, free_play, gauge, hand, offers, reserve, seasons, table, zone

# -- the cost


def test_a_summoned_card_goes_from_the_hand_into_the_zone_and_its_whole_cost_is_paid() -> None:
    game = seasons(
        hands=["purse-of-io potion-of-life"], reserves=["2*air 2*fire earth"], zones=["staff-of-spring"]
    )
    game.play("summon purse-of-io")
    assert zone(game) == "staff-of-spring purse-of-io"
    assert hand(game) == "potion-of-life"
    assert reserve(game) == "air fire earth"
    assert game.events() == [
        "summon seat=0 card=purse-of-io",
        "pay seat=0 energy=air count=1",
        "pay seat=0 energy=fire count=1",
        "gain-crystals seat=0 count=3",
    ]


def test_tokens_and_crystals_may_both_be_due() -> None:
    game = seasons(hands=["hand-of-fortune"], reserves=["air fire earth"], crystals=[5]).play(
        "summon hand-of-fortune"
    )
    assert (reserve(game), crystals(game)) == ("", 2)


@pytest.mark.parametrize("card", ["temporal-boots", "die-of-malice", "glutton-cauldron"])
def test_some_cards_cost_nothing_but_a_slot(card: str) -> None:
    assert offers(seasons(hands=[card]), "summon") == [card]
    assert seasons(hands=[card], gauges=[0]).why_not(f"summon {card}") == f"no-slot card={card} count=0 gauge=0"


@pytest.mark.parametrize(
    ("card", "held", "reason"),
    [
        ("staff-of-spring", "2*earth 5*fire", "missing=1 air=0 water=0 fire=0 earth=1"),
        ("lantern-of-xidit", "2*earth fire", "missing=3 air=0 water=0 fire=2 earth=1"),
        ("divine-chalice", "air water", "missing=2 air=0 water=0 fire=1 earth=1"),
        ("necrotic-kriss", "7*fire", "missing=3 air=2 water=1 fire=0 earth=0"),
    ],
)
def test_without_all_tokens_of_the_cost_a_card_cannot_be_summoned(card: str, held: str, reason: str) -> None:
    game = seasons(hands=[card], reserves=[held])
    assert offers(game, "summon") == []
    assert game.why_not(f"summon {card}") == f"energy-lacking card={card} {reason}"


@pytest.mark.parametrize(("held", "offered"), [(19, []), (20, ["runic-cube-of-eolis"])])
def test_without_all_crystals_of_the_cost_a_card_cannot_be_summoned(held: int, offered: list[str]) -> None:
    game = seasons(hands=["runic-cube-of-eolis"], crystals=[held])
    assert offers(game, "summon") == offered
    if not offered:
        reason = "crystals-lacking card=runic-cube-of-eolis cost=20 have=19"
        assert game.why_not("summon runic-cube-of-eolis") == reason


@pytest.mark.parametrize(
    ("card", "by_players"),
    [
        ("figrim-the-avaricious", {2: 3, 3: 6, 4: 9}),
        ("arcano-leech", {2: 2, 3: 5, 4: 8}),
        ("thieving-fairies", {2: 0, 3: 3, 4: 6}),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_cards_cost_more_crystals_the_more_players_there_are(
    card: str, by_players: dict[int, int], seats: int
) -> None:
    due = by_players[seats]
    if due:
        lacking = seasons(seats, hands=[card], crystals=[due - 1]).why_not(f"summon {card}")
        assert lacking == f"crystals-lacking card={card} cost={due} have={due - 1}"
    assert crystals(seasons(seats, hands=[card], crystals=[due + 1]).play(f"summon {card}")) == 1


@pytest.mark.parametrize(("card", "energy"), [("titus-deepgaze", "fire"), ("sid-nightshade", "earth")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_cards_cost_more_tokens_the_more_players_there_are(card: str, energy: str, seats: int) -> None:
    due = seats - 1
    lacking = seasons(seats, hands=[card], reserves=[f"{due - 1}*{energy}" if due > 1 else ""])
    assert lacking.why_not(f"summon {card}").startswith(f"energy-lacking card={card} missing=1 ")
    game = seasons(seats, hands=[card], reserves=[f"{due + 1}*{energy}"], crystals=[0, 5]).play(f"summon {card}")
    assert reserve(game) == energy


def test_several_cards_may_be_summoned_in_one_turn() -> None:
    game = seasons(hands=["purse-of-io amulet-of-earth crystal-orb"], reserves=["air 2*fire 3*earth"])
    game.play("summon crystal-orb", "summon purse-of-io", "summon amulet-of-earth")
    assert zone(game) == "crystal-orb purse-of-io amulet-of-earth"


def test_both_copies_of_a_card_may_be_in_play_and_their_effects_add_up() -> None:
    game = seasons(
        hands=["purse-of-io temporal-boots"], zones=["purse-of-io"], reserves=["air 2*fire"], access=True
    )
    game.play("summon purse-of-io", "transmute fire reserve")
    assert zone(game) == "purse-of-io purse-of-io"
    assert crystals(game) == 2 + 1 + 1


def test_only_cards_of_the_own_hand_are_summoned() -> None:
    game = seasons(
        hands=["purse-of-io", "+dragon-skull"], zones=["crystal-orb", "die-of-malice"],
        libraries=[("temporal-boots", "glutton-cauldron")], discard="amulet-of-air", reserves=["7*fire"],
    )  # fmt: skip
    reasons = {
        "crystal-orb": "card-in-play card=crystal-orb",
        "die-of-malice": "card-of-rival card=die-of-malice seat=1",
        "temporal-boots": "card-in-library card=temporal-boots year=2",
        "glutton-cauldron": "card-in-library card=glutton-cauldron year=3",
        "amulet-of-air": "card-in-discard card=amulet-of-air",
        "tree-of-light": "card-unseen card=tree-of-light",
    }
    assert {card: game.why_not(f"summon {card}") for card in reasons} == reasons


# -- the summoning gauge


@pytest.mark.parametrize(("number", "allowed"), [(0, False), (1, False), (2, False), (3, True), (9, True)])
def test_there_may_be_as_many_cards_in_play_as_the_gauge_says(number: int, allowed: bool) -> None:
    game = seasons(hands=["temporal-boots"], zones=["purse-of-io staff-of-spring"], gauges=[number])
    assert offers(game, "summon") == (["temporal-boots"] if allowed else [])
    if not allowed:
        assert game.why_not("summon temporal-boots") == f"no-slot card=temporal-boots count=2 gauge={number}"


def test_a_bonus_makes_room_for_another_card() -> None:
    game = seasons(hands=["temporal-boots"], zones=["purse-of-io"], gauges=[1]).play("bonus gauge")
    assert offers(game, "summon") == ["temporal-boots"]


def test_a_sacrifice_makes_room_for_another_card() -> None:
    game = seasons(hands=["temporal-boots"], zones=["potion-of-knowledge"], gauges=[1])
    assert offers(game, "summon") == []
    game.play("activate potion-of-knowledge", *["take air"] * 5)
    assert offers(game, "summon") == ["temporal-boots"]


def test_a_card_in_its_own_summons_does_not_make_room_for_itself() -> None:
    game = seasons(hands=["amulet-of-air"], zones=["purse-of-io"], gauges=[1], reserves=["2*air"])
    assert game.why_not("summon amulet-of-air") == "no-slot card=amulet-of-air count=1 gauge=1"


# -- the Hand of Fortune


@pytest.mark.parametrize(
    ("saved", "left"), [("air", "air"), ("water", "water"), ("fire", "fire"), ("earth", "earth")]
)
def test_the_hand_of_fortune_saves_one_token_of_a_type_of_the_players_choice(saved: str, left: str) -> None:
    game = seasons(hands=["idol-of-the-familiar"], zones=["hand-of-fortune"], reserves=["air water fire earth"])
    game.play("summon idol-of-the-familiar")
    assert game.prompt == "save card=idol-of-the-familiar count=1"
    assert offers(game, "save") == ["air", "water", "fire", "earth"]
    assert reserve(game.play(f"save {saved}")) == left


def test_only_types_of_the_cost_are_saved() -> None:
    game = seasons(hands=["crystal-orb"], zones=["hand-of-fortune"], reserves=["air water fire earth"])
    game.play("summon crystal-orb")
    assert offers(game, "save") == ["fire", "earth"]
    assert game.why_not("save air") == "cannot-save"


@pytest.mark.parametrize("lacking", ["air", "water", "fire", "earth"])
def test_a_token_that_is_lacking_is_the_one_saved(lacking: str) -> None:
    held = " ".join(energy for energy in ("air", "water", "fire", "earth") if energy != lacking)
    game = seasons(hands=["idol-of-the-familiar"], zones=["hand-of-fortune"], reserves=[held])
    assert reserve(game.play("summon idol-of-the-familiar")) == ""
    assert zone(game) == "hand-of-fortune idol-of-the-familiar"


def test_two_tokens_that_are_lacking_are_too_many_for_one_hand_of_fortune() -> None:
    game = seasons(hands=["idol-of-the-familiar"], zones=["hand-of-fortune"], reserves=["air water"])
    reason = "energy-lacking card=idol-of-the-familiar missing=1 air=0 water=0 fire=1 earth=1"
    assert game.why_not("summon idol-of-the-familiar") == reason


def test_one_token_at_least_is_paid() -> None:
    # Ruling: hand_of_fortune_stack.
    hands = "hand-of-fortune hand-of-fortune"
    game = seasons(hands=["cursed-treatise-of-arus amulet-of-earth"], zones=[hands], reserves=["water earth"])
    game.play("summon amulet-of-earth")
    assert reserve(game) == "water"
    assert game.play("summon cursed-treatise-of-arus").prompt.startswith("take-energy")
    assert reserve(game) == ""
    lacking = seasons(hands=["cursed-treatise-of-arus"], zones=[hands], reserves=["7*fire"])
    reason = "energy-lacking card=cursed-treatise-of-arus missing=1 air=0 water=1 fire=0 earth=0"
    assert lacking.why_not("summon cursed-treatise-of-arus") == reason


def test_two_hands_of_fortune_save_two_tokens() -> None:
    # Ruling: hand_of_fortune_stack.
    game = seasons(
        hands=["necrotic-kriss"], zones=["hand-of-fortune hand-of-fortune"], reserves=["2*air water"]
    ).play("summon necrotic-kriss")  # fmt: skip
    assert game.prompt == "save card=necrotic-kriss count=2"
    assert offers(game, "save") == ["air air", "air water"]
    assert reserve(game.play("save air water")) == "air water"


def test_with_two_hands_of_fortune_two_lacking_tokens_are_saved() -> None:
    # Ruling: hand_of_fortune_stack.
    game = seasons(
        hands=["idol-of-the-familiar"], zones=["hand-of-fortune hand-of-fortune"], reserves=["fire earth"]
    )
    game.play("summon idol-of-the-familiar")
    assert reserve(game) == ""


def test_crystals_are_not_saved() -> None:
    # Ruling: hand_of_fortune_stack.
    game = seasons(hands=["balance-of-ishtar"], zones=["hand-of-fortune hand-of-fortune"], crystals=[1])
    assert game.why_not("summon balance-of-ishtar") == "crystals-lacking card=balance-of-ishtar cost=2 have=1"


def test_a_hand_of_fortune_makes_not_itself_cheaper_but_the_second_one() -> None:
    # Ruling: hand_of_fortune_stack.
    game = seasons(hands=["hand-of-fortune"], reserves=["earth fire"], crystals=[3])
    assert game.why_not("summon hand-of-fortune").startswith("energy-lacking card=hand-of-fortune missing=1 air=1")
    game = seasons(hands=["hand-of-fortune"], zones=["hand-of-fortune"], reserves=["earth fire"], crystals=[3])
    game.play("summon hand-of-fortune")
    assert (reserve(game), crystals(game)) == ("", 0)


@pytest.mark.parametrize(("seats", "left"), [(2, 0), (3, 1), (4, 1)])
def test_what_depends_on_the_number_of_players_is_reduced_as_it_is_in_this_game(seats: int, left: int) -> None:
    game = seasons(seats, hands=["titus-deepgaze"], zones=["hand-of-fortune"], reserves=[f"{seats - 1}*fire"])
    game.play("summon titus-deepgaze")
    assert reserve(game) == ("fire" if left else "")


def test_the_hands_of_others_save_nothing() -> None:
    game = seasons(hands=["crystal-orb"], zones=["", "hand-of-fortune"], reserves=["fire"])
    assert offers(game, "summon") == []


# -- the Elemental Amulet


def declared(zones: str, held: str) -> list[str]:
    game = seasons(hands=["elemental-amulet"], zones=[zones], reserves=[held])
    return offers(game.play("summon elemental-amulet"), "declare")


def test_the_elemental_amulet_is_paid_with_one_token_of_each_declared_type() -> None:
    # Ruling: elemental_amulet_payment.
    assert declared("", "2*air water") == ["air", "water", "air water"]
    game = seasons(hands=["elemental-amulet"], reserves=["2*air water"]).play("summon elemental-amulet")
    assert reserve(game.play("declare air water")) == "air"


def test_with_a_hand_of_fortune_one_declared_type_more_than_tokens_paid() -> None:
    # Ruling: elemental_amulet_payment.
    assert declared("hand-of-fortune", "air") == ["air", "air water", "air fire", "air earth"]


def test_with_two_hands_of_fortune_two_declared_types_more_than_tokens_paid() -> None:
    # Ruling: elemental_amulet_payment.
    sets = declared("hand-of-fortune hand-of-fortune", "air")
    assert sets == [
        "air", "air water", "air fire", "air water fire", "air earth", "air water earth", "air fire earth",
    ]  # fmt: skip


def test_the_token_saved_of_the_elemental_amulet_is_of_a_type_of_the_players_choice() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"], reserves=["air water earth"])
    game.play("summon elemental-amulet", "declare air water earth")
    assert offers(game, "save") == ["air", "water", "earth"]
    assert reserve(game.play("save water")) == "water"


def test_without_any_token_the_elemental_amulet_cannot_be_summoned() -> None:
    game = seasons(hands=["elemental-amulet"], zones=["hand-of-fortune"])
    assert game.why_not("summon elemental-amulet") == "no-energy-to-declare card=elemental-amulet"


# -- the Arcano Leech


@pytest.mark.parametrize(("zones", "due"), [(["", "arcano-leech"], 1), (["", "arcano-leech arcano-leech"], 2)])
def test_every_leech_of_an_opponent_takes_a_crystal_before_a_summons(zones: list[str], due: int) -> None:
    game = seasons(hands=["amulet-of-earth"], zones=zones, reserves=["2*earth"], crystals=[5, 1])
    game.play("summon amulet-of-earth")
    assert crystals(game, 0) == 5 - due + 9
    assert crystals(game, 1) == 1 + due
    assert game.events()[:3] == [
        "summon seat=0 card=amulet-of-earth", "lose-crystals seat=0 count=1", "gain-crystals seat=1 count=1",
    ]  # fmt: skip


def test_leeches_of_several_opponents_each_take_theirs() -> None:
    game = seasons(
        3, hands=["crystal-orb"], zones=["", "arcano-leech", "arcano-leech"], reserves=["fire earth"], crystals=[2]
    ).play("summon crystal-orb")  # fmt: skip
    assert [crystals(game, seat) for seat in range(3)] == [0, 1, 1]


def test_whoever_cannot_give_the_crystal_cannot_summon() -> None:
    # Ruling: leech_total.
    game = seasons(hands=["amulet-of-earth temporal-boots"], zones=["", "arcano-leech"], reserves=["2*earth"])
    assert offers(game, "summon") == []
    assert (
        game.why_not("summon temporal-boots") == "crystals-lacking-leech card=temporal-boots cost=0 due=1 have=0"
    )


def test_the_crystals_of_the_card_and_of_the_leeches_are_due_together() -> None:
    # Ruling: leech_total.
    zones = ["staff-of-spring", "arcano-leech arcano-leech"]
    game = seasons(hands=["mirror-of-the-seasons"], zones=zones, crystals=[4])
    reason = "crystals-lacking-leech card=mirror-of-the-seasons cost=3 due=5 have=4"
    assert game.why_not("summon mirror-of-the-seasons") == reason
    game = seasons(hands=["mirror-of-the-seasons"], zones=zones, crystals=[5]).play("summon mirror-of-the-seasons")
    assert crystals(game) == 3  # what the Staff of Spring brings comes too late to pay


def test_the_own_leech_takes_nothing() -> None:
    game = seasons(hands=["temporal-boots"], zones=["arcano-leech"]).play("summon temporal-boots")
    assert game.prompt == "move-token card=temporal-boots"


@pytest.mark.parametrize(("by", "summons"), [("divine-chalice", 1), ("potion-of-dreams", 0), ("crystal-orb", 0)])
def test_a_card_put_into_play_free_is_no_summons(by: str, summons: int) -> None:
    # The Divine Chalice has been summoned itself.
    game = free_play(by, "dragon-skull", zones=["staff-of-spring", "arcano-leech"], crystals=[2])
    assert crystals(game, 0) == 2 + (3 - 1) * summons
    assert crystals(game, 1) == summons
    if not summons:
        game = free_play(by, "dragon-skull", zones=["yjangs-forgotten-vase"])
        assert (game.prompt, reserve(game)) == ("act", "")


# -- what waits for summons


def test_staff_and_vase_pay_after_the_cost_and_before_the_effect_of_the_card() -> None:
    # Ruling: summon_triggers_timing.
    game = seasons(
        hands=["amulet-of-earth"], zones=["yjangs-forgotten-vase staff-of-spring"], reserves=["2*earth 5*fire"]
    ).play("summon amulet-of-earth", "take air")  # fmt: skip
    assert [event for event in game.events() if event.startswith("gain")] == [
        "gain-energy seat=0 energy=air count=1", "gain-crystals seat=0 count=3", "gain-crystals seat=0 count=9",
    ]  # fmt: skip


def test_they_do_not_pay_for_their_own_summons_and_every_copy_pays() -> None:
    # Ruling: summon_triggers_timing.
    game = seasons(hands=["staff-of-spring"], zones=["staff-of-spring"], reserves=["3*earth"]).play(
        "summon staff-of-spring"
    )
    assert crystals(game) == 3
    game = seasons(hands=["temporal-boots"], zones=["staff-of-spring staff-of-spring"]).play(
        "summon temporal-boots"
    )
    assert crystals(game) == 6


# -- Amulets of Water: paying piece by piece


def test_where_a_token_comes_from_is_asked_piece_by_piece() -> None:
    # Ruling: amulet_of_water_use.
    game = seasons(hands=["amulet-of-earth"], zones=["amulet-of-water(2*earth)"], reserves=["2*earth"])
    game.play("summon amulet-of-earth")
    assert game.prompt == "pay-summon card=amulet-of-earth"
    assert game.options == ["pay earth reserve", "pay earth amulet"]
    game.play("pay earth amulet", "pay earth reserve")
    assert reserve(game) == "earth"
    assert zone(game) == "amulet-of-water(earth) amulet-of-earth"


def test_nothing_is_asked_where_a_token_can_only_come_from_one_place() -> None:
    game = seasons(hands=["crystal-orb"], zones=["amulet-of-water(earth)"], reserves=["fire"])
    game.play("summon crystal-orb")
    assert game.prompt == "act"
    assert zone(game) == "amulet-of-water crystal-orb"
    assert reserve(game) == ""


def test_two_amulets_with_other_tokens_are_two_places() -> None:
    game = seasons(
        hands=["amulet-of-earth"], reserves=["earth"],
        zones=["amulet-of-water(2*earth) amulet-of-water(earth,fire)"],
    ).play("summon amulet-of-earth")  # fmt: skip
    assert game.options == ["pay earth reserve", "pay earth amulet", "pay earth second-amulet"]
    game.play("pay earth second-amulet", "pay earth amulet")
    assert zone(game) == "amulet-of-water(earth) amulet-of-water(fire) amulet-of-earth"


def test_two_amulets_with_the_same_tokens_are_one_place() -> None:
    game = seasons(
        hands=["amulet-of-earth"], zones=["amulet-of-water(2*earth) amulet-of-water(2*earth)"], reserves=["earth"]
    ).play("summon amulet-of-earth")  # fmt: skip
    assert game.options == ["pay earth reserve", "pay earth amulet"]
    game.play("pay earth amulet")
    assert game.options == ["pay earth reserve", "pay earth amulet", "pay earth second-amulet"]


def test_tokens_on_an_amulet_count_when_it_is_asked_what_can_be_paid() -> None:
    game = seasons(hands=["staff-of-spring"], zones=["amulet-of-water(2*earth)"], reserves=["earth"])
    assert offers(game, "summon") == ["staff-of-spring"]
    game = seasons(hands=["staff-of-spring"], zones=["amulet-of-water(2*earth)", "amulet-of-water(2*earth)"])
    assert game.why_not("summon staff-of-spring").startswith("energy-lacking card=staff-of-spring missing=1 ")


def test_tokens_on_a_cauldron_pay_for_nothing() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["glutton-cauldron(2*earth)"])
    assert offers(game, "summon") == []


def test_what_is_saved_may_leave_a_choice_of_places() -> None:
    game = seasons(
        hands=["crystal-orb"], zones=["hand-of-fortune amulet-of-water(fire,earth)"], reserves=["fire earth"]
    ).play("summon crystal-orb", "save fire")  # fmt: skip
    assert game.options == ["pay earth reserve", "pay earth amulet"]
    assert game.why_not("pay fire amulet") == "token-not-due energy=fire"


def test_a_payment_can_be_taken_back_piece_by_piece() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["amulet-of-water(2*earth)", "arcano-leech"],
                   reserves=["2*earth"], crystals=[1])  # fmt: skip
    game.play("summon amulet-of-earth", "pay earth amulet")
    assert game.match.undo(0) == (0, ("pay", "earth", "amulet"))
    assert zone(game) == "amulet-of-water(2*earth)"
    assert game.match.undo(0) == (0, ("summon", "amulet-of-earth"))
    assert (crystals(game, 0), crystals(game, 1)) == (1, 0)
    assert (hand(game), gauge(game), table(game).phase) == ("amulet-of-earth", 9, "act")


def test_a_card_may_be_paid_with_tokens_that_came_in_the_same_turn() -> None:
    game = seasons(phase="die", hands=["amulet-of-air"], dice="1:air-air-star:0 2:fire-fire-star:1 3:fire-star")
    assert offers(game, "summon") == ["amulet-of-air"]


def test_tokens_exchanged_with_a_bonus_pay_for_a_card() -> None:
    game = seasons(hands=["amulet-of-air"], reserves=["2*fire"])
    assert offers(game, "summon") == []
    assert offers(game.play("bonus exchange", "take air", "take air"), "summon") == ["amulet-of-air"]


def test_where_all_tokens_must_go_nothing_is_asked_wherever_they_lie() -> None:
    game = seasons(hands=["amulet-of-fire"], zones=["amulet-of-water(fire)"], reserves=["fire"])
    game.play("summon amulet-of-fire")
    assert game.prompt == "keep-one"
    assert (reserve(game), zone(game)) == ("", "amulet-of-water amulet-of-fire")
