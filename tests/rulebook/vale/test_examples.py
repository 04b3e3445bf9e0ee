"""The rulebook's own examples, in its order. Its stones are pictures; the worths it names decide."""

import pytest
from tables.vale import area, discard, hand, offers, score, stones, vale


def test_in_the_fifth_round_a_player_has_five_territories() -> None:
    # Glossary: territory.
    game = vale(round_=5, hands=["hestia yuki-onna"], areas=["surtr kappa troll harpy"])
    game.play("summon hestia")
    assert area(game) == "surtr kappa troll harpy hestia"
    assert game.why_not("summon yuki-onna") == "no-territory count=5 round=5"


def test_with_five_creatures_in_the_fifth_round_nothing_is_summoned_until_one_is_discarded() -> None:
    # Glossary: territory.
    game = vale(round_=5, hands=["hestia"], areas=["surtr kappa troll harpy odin"], stones=["purple"])
    assert offers(game, "summon") == []
    game.play("remove troll")
    assert offers(game, "summon") == ["hestia"]
    game.play("summon hestia")
    assert area(game) == "surtr kappa harpy odin hestia"


def test_a_second_creature_may_be_summoned_before_a_creature_is_sold() -> None:
    # The action phase.
    game = vale(hands=["hestia kappa"], stones=["red"], prey="goblin:0")
    game.play("summon hestia", "summon kappa", "sell goblin")
    assert area(game) == "hestia kappa"
    assert stones(game) == "4*red"


@pytest.mark.parametrize(
    ("held", "payment", "left"),
    [
        ("4*red blue purple", "pay 1 1 0", "3*red purple"),
        ("4*red blue purple", "pay 4 0 0", "blue purple"),
        ("4*red blue purple", "pay 0 0 1", "4*red blue"),
        ("4*red 2*blue", "pay 0 2 0", "4*red"),
    ],
)
def test_a_cost_of_four_is_paid_with_stones_worth_four_or_without_change_six(
    held: str, payment: str, left: str
) -> None:
    # Summoning: the example of payments. Hestia only lets all these stones be held at once.
    game = vale(hands=["triton"], areas=["hestia"], stones=[held]).play("summon triton")
    assert game.prompt == "pay-summon card=triton cost=4"
    game.play(payment)
    assert area(game) == "hestia triton"
    assert stones(game) == left


@pytest.mark.parametrize(
    ("gains", "held", "points", "drawn"),
    [
        ("purple draw", "purple", 0, 1),
        ("purple blues", "2*blue purple", 0, 0),
        ("purple points", "purple", 4, 0),
        ("draw blues", "2*blue", 0, 1),
        ("draw points", "", 4, 1),
        ("blues points", "2*blue", 4, 0),
    ],
)
def test_marko_with_two_creatures_in_the_fifth_round_pays_four_for_hydra_and_gets_two_of_its_gains(
    gains: str, held: str, points: int, drawn: int
) -> None:
    # Summoning: Marko and Hydra. Which two gains he chooses is lost with the pictures, so each pair has its turn.
    game = vale(round_=5, hands=["hydra"], areas=["troll nessie"], stones=["red blue"]).play("summon hydra")
    assert area(game) == "troll nessie hydra"
    assert stones(game) == ""
    game.play(f"gain {gains}")
    assert (stones(game), score(game), len(hand(game).split())) == (held, points, drawn)


@pytest.mark.parametrize(("payment", "left"), [("pay 0 0 1", "2*blue"), ("pay 0 2 0", "purple")])
def test_in_the_fifth_round_marko_removes_a_creature_for_stones_worth_six_and_gets_no_change(
    payment: str, left: str
) -> None:
    # Removing: Marko in round 5.
    game = vale(round_=5, areas=["troll nessie"], stones=["2*blue purple"]).play("remove troll")
    assert game.prompt == "pay-remove card=troll cost=5"
    game.play(payment)
    assert area(game) == "nessie"
    assert discard(game) == "troll"
    assert stones(game) == left


FIVE_CARDS = "eternity willow aeris tidal gust"


def test_marko_with_five_cards_uses_odin_first_to_score_two_and_then_draws_with_griffon() -> None:
    # The resolution phase: Odin and Griffon.
    game = vale(phase="resolve", hands=[FIVE_CARDS], areas=["odin griffon"]).play("use odin")
    assert score(game) == 2
    assert stones(game) == ""
    assert len(hand(game).split()) == 6


def test_marko_with_five_cards_draws_with_griffon_first_and_then_earns_a_purple_stone_with_odin() -> None:
    # The resolution phase: Odin and Griffon.
    game = vale(phase="resolve", hands=[FIVE_CARDS], areas=["odin griffon"]).play("use griffon")
    assert score(game) == 0
    assert stones(game) == "purple"
    assert len(hand(game).split()) == 6


def test_medusa_makes_her_owner_discard_a_card_unless_the_hand_is_empty() -> None:
    # Card effects: each must be used.
    game = vale(phase="resolve", hands=["troll"], areas=["medusa"])
    assert hand(game) == ""
    assert discard(game) == "troll"
    game = vale(phase="resolve", areas=["medusa"])
    assert "use seat=0 card=medusa" not in game.events()


def test_without_a_card_to_discard_medusa_brings_no_stone() -> None:
    # Card effects: what cannot be carried out is not activated.
    assert stones(vale(phase="resolve", hands=["troll"], areas=["medusa"])) == "purple"
    assert stones(vale(phase="resolve", areas=["medusa"])) == ""


WATER_CREATURES = ["kappa triton troll", "nessie hydra", "agni"]


@pytest.mark.parametrize(
    ("named", "offered", "left"),
    [(0, ["kappa", "triton"], "triton troll ember"), (1, ["nessie", "hydra"], "hydra")],
)
def test_ember_names_a_player_with_a_water_creature_perhaps_its_owner_and_that_player_picks_one(
    named: int, offered: list[str], left: str
) -> None:
    # Card effects: an instant effect that cannot be carried out.
    game = vale(3, hands=["ember"], areas=WATER_CREATURES, stones=["red purple"]).play("summon ember")
    assert game.options == ["player 0", "player 1"]
    game.play(f"player {named}")
    assert game.asked.seat == named
    assert offers(game, "discard") == offered
    game.play(f"discard {offered[0]}")
    assert area(game, named) == left
    assert discard(game) == offered[0]


def test_ember_cannot_be_summoned_when_nobody_has_a_water_creature() -> None:
    # Card effects: an instant effect that cannot be carried out.
    game = vale(3, hands=["ember"], areas=["troll", "agni", "harpy"], stones=["red purple"])
    assert offers(game, "summon") == []
    assert game.why_not("summon ember") == "nobody-has-family card=ember family=water"


def test_kappa_does_not_score_for_her_own_summon_with_a_blue_stone() -> None:
    # Card effects: permanent effects on summons.
    game = vale(hands=["kappa troll"], stones=["2*blue"]).play("summon kappa")
    assert stones(game) == "blue"
    assert score(game) == 0
    game.play("summon troll")
    assert score(game) == 2


def test_eternity_scores_four_for_its_own_family_because_it_is_in_the_area_already() -> None:
    # Card effects: a card is in the area during its instant effect.
    game = vale(hands=["eternity"], stones=["2*purple"]).play("summon eternity")
    assert area(game) == "eternity"
    assert score(game) == 4


def test_a_summoned_imp_goes_back_to_the_hand_in_the_resolution_phase() -> None:
    # Card effects: a card that recovers without a named target recovers itself.
    game = vale(hands=["imp"], areas=["kappa"]).play("summon imp")
    assert area(game) == "kappa imp"
    game.play("end-turn", "end-turn")
    assert area(game) == "kappa"
    assert hand(game) == "imp"
