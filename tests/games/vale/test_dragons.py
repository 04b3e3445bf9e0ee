"""The dragons, card by card."""

import pytest
from tables.vale import area, discard, hand, offers, score, stones, vale

KEPT = "rudra"  # a card to keep in the hand, so that nothing is summoned for want of a choice

# Of each dragon that wants a creature discarded: its points, the family, and three creatures of that family.
HUNTERS = [
    ("boulder", 8, "wind", "harpy odin griffon"),
    ("ember", 7, "water", "kappa triton nessie"),
    ("gust", 8, "earth", "troll goblin medusa"),
    ("marina", 7, "fire", "agni phoenix salamander"),
]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("aeris", 9),
        ("boulder", 8),
        ("dragon-egg", 3),
        ("ember", 7),
        ("eternity", 12),
        ("gust", 8),
        ("marina", 7),
        ("scorch", 9),
        ("tidal", 5),
        ("willow", 10),
    ],
)
def test_a_dragon_costs_what_is_printed_on_it(card: str, cost: int) -> None:
    spare = "eternity" if card == "tidal" else "tidal"
    game = vale(hands=[f"{card} {spare}"], areas=["ifrit kappa troll harpy"])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse=0"


@pytest.mark.parametrize(
    "card", ["aeris", "boulder", "dragon-egg", "ember", "eternity", "gust", "marina", "scorch", "tidal", "willow"]
)
def test_a_dragon_is_sold_for_a_purple_stone(card: str) -> None:
    game = vale(prey=f"{card}:0", hands=[KEPT]).play(f"sell {card}")
    assert stones(game) == "purple"
    assert discard(game) == card


# -- Aeris


@pytest.mark.parametrize(
    ("recovered", "points"), [("imp", 0), ("kappa", 1), ("boulder", 8), ("eternity", 12), ("hippogriff", 4)]
)
def test_aeris_recovers_another_creature_and_scores_its_printed_cost(recovered: str, points: int) -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=[f"{recovered} troll"], stones=["2*purple"]).play("summon aeris")
    assert game.prompt == "take-back card=aeris"
    assert game.options == [f"take-back {recovered}", "take-back troll"]
    game.play(f"take-back {recovered}")
    assert score(game) == points
    assert hand(game) == f"{KEPT} {recovered}"
    assert area(game) == "troll aeris"


def test_aeris_cannot_recover_herself_or_what_belongs_to_others() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["imp troll", "agni"], stones=["2*purple"]).play("summon aeris")
    assert game.why_not("take-back aeris") == "only-others card=aeris"
    assert game.why_not("take-back agni") == "card-in-rival-area card=agni seat=1"


@pytest.mark.parametrize("rival", ["", "agni troll"])
def test_aeris_cannot_be_summoned_into_an_empty_area(rival: str) -> None:
    # Rulings: instant_check, blocked_cards.
    game = vale(hands=[f"aeris {KEPT}"], areas=["", rival], stones=["2*purple"])
    assert offers(game, "summon") == [KEPT]
    assert game.why_not("summon aeris") == "area-lacks-another card=aeris"


def test_aeris_must_recover_the_only_other_creature() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["imp"], stones=["2*purple"]).play("summon aeris")
    assert hand(game) == f"{KEPT} imp"
    assert score(game) == 0


def test_aeris_scores_the_printed_cost_whatever_the_reductions() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["pegasus troll"], stones=["2*purple"]).play("summon aeris")
    assert score(game.play("take-back troll")) == 3


def test_aeris_needs_a_free_territory_before_she_recovers_a_creature() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["imp troll"], stones=["2*purple"], round_=2)
    assert game.why_not("summon aeris") == "no-territory count=2 round=2"


def test_aeris_cannot_undo_the_points_of_what_saw_her_summon() -> None:
    # Ruling: triggers_order.
    game = vale(hands=[f"aeris {KEPT}"], areas=["gargoyle"], stones=["2*purple"]).play("summon aeris")
    assert area(game) == "aeris"
    assert score(game) == 3 + 2


def test_what_aeris_has_recovered_may_be_summoned_in_the_same_turn() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=[f"aeris {KEPT}"], areas=["ifrit"], stones=["3*purple"]).play("summon aeris", "summon ifrit")
    assert area(game) == "aeris ifrit"
    assert score(game) == 2 + 2


def test_aeris_recovering_hestia_leaves_no_surplus_behind_once_two_of_six_stones_have_paid_for_her() -> None:
    # No single stone is ever worth as much as she costs.
    game = vale(hands=[f"aeris {KEPT}"], areas=["hestia"], stones=["4*red 2*purple"])
    game.play("summon aeris", "pay 0 0 2")
    assert hand(game) == f"{KEPT} hestia"
    assert game.prompt == "act"
    assert stones(game) == "4*red"


def test_aeris_recovering_hestia_has_the_surplus_stones_given_back_at_once() -> None:
    # Ruling: limit_lost. Brought by Dragon Egg, which one stone pays for.
    game = vale(hands=[f"dragon-egg aeris {KEPT}"], areas=["hestia"], stones=["4*red blue purple"])
    game.play("summon dragon-egg", "pay 0 0 1", "summon-free aeris")
    assert hand(game) == f"{KEPT} hestia"
    assert stones(game) == "4*red blue"
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 1 0"]
    assert game.why_not("summon hestia") == "other-step"
    game.play("return 1 0 0")
    assert game.prompt == "act"
    assert stones(game) == "3*red blue"


def test_aeris_brought_by_young_forest_spirit_may_leave_hestias_owner_with_two_stones_too_many() -> None:
    # Ruling: limit_lost.
    hands = [f"young-forest-spirit aeris imp {KEPT}"]
    game = vale(hands=hands, areas=["hestia"], stones=["4*red 2*blue"]).play("summon young-forest-spirit")
    game.play("discard imp", "summon-free aeris", "take-back hestia")
    assert game.prompt == "return-stones count=2 limit=4"
    assert stones(game.play("return 2 0 0")) == "2*red 2*blue"


# -- Boulder, Ember, Gust and Marina


@pytest.mark.parametrize(("card", "points", "family", "creatures"), HUNTERS)
def test_a_hunting_dragon_scores_and_the_named_player_chooses_the_creature_that_goes(
    card: str, points: int, family: str, creatures: str
) -> None:
    # Rulings: forced_discard, printed_order.
    own, first, second = creatures.split()
    areas = [own, f"{first} tidal {second}", "willow"]
    game = vale(3, hands=[f"{card} {KEPT}"], areas=areas, stones=["2*purple"]).play(f"summon {card}")
    assert score(game) == points
    assert game.prompt == f"name-player card={card}"
    assert game.options == ["player 0", "player 1"]
    assert game.why_not("player 2") == f"player-lacks-family seat=2 family={family}"
    assert game.why_not("player 3") == "player-unknown"
    game.play("player 1")
    assert game.asked.seat == 1
    assert game.prompt == f"discard-area card={card}"
    assert game.options == [f"discard {first}", f"discard {second}"]
    assert game.why_not("discard tidal") == f"only-family card={card} family={family}"
    assert game.why_not(f"discard {own}") == f"card-in-rival-area card={own} seat=0"
    game.play(f"discard {second}")
    assert [area(game, seat) for seat in range(3)] == [f"{own} {card}", f"{first} tidal", "willow"]
    assert discard(game) == second
    assert (game.asked.seat, game.prompt) == (0, "act")
    assert game.score_lines()["instant"] == points


@pytest.mark.parametrize(("card", "points", "family", "creatures"), HUNTERS)
def test_a_hunting_dragon_may_be_aimed_at_oneself(card: str, points: int, family: str, creatures: str) -> None:
    # Ruling: aim_at_oneself.
    first, second, theirs = creatures.split()
    game = vale(hands=[f"{card} {KEPT}"], areas=[f"{first} {second}", theirs], stones=["2*purple"])
    game.play(f"summon {card}", "player 0")
    assert game.asked.seat == 0
    assert game.options == [f"discard {first}", f"discard {second}"]
    assert game.why_not(f"discard {card}") == f"only-family card={card} family={family}"
    game.play(f"discard {first}")
    assert (area(game, 0), area(game, 1)) == (f"{second} {card}", theirs)
    assert score(game) == points


@pytest.mark.parametrize(("card", "points", "family", "creatures"), HUNTERS)
def test_a_hunting_dragon_must_be_aimed_at_its_owner_when_nobody_else_has_such_a_creature(
    card: str, points: int, family: str, creatures: str
) -> None:
    # Ruling: aim_at_oneself.
    own = creatures.split(maxsplit=1)[0]
    game = vale(hands=[f"{card} {KEPT}"], areas=[own, "tidal"], stones=["2*purple"]).play(f"summon {card}")
    assert (area(game, 0), area(game, 1)) == (card, "tidal")
    assert discard(game) == own
    assert score(game) == points


@pytest.mark.parametrize(("card", "points", "family", "creatures"), HUNTERS)
def test_the_only_creature_that_a_hunting_dragon_can_have_goes_without_a_question(
    card: str, points: int, family: str, creatures: str
) -> None:
    theirs = creatures.split(maxsplit=1)[0]
    game = vale(hands=[f"{card} {KEPT}"], areas=["tidal", theirs], stones=["2*purple"]).play(f"summon {card}")
    assert (area(game, 0), area(game, 1)) == (f"tidal {card}", "")
    assert game.events()[-3:] == [
        f"summon seat=0 card={card}",
        f"earn seat=0 count={points} card={card}",
        f"discard seat=1 card={theirs}",
    ]


@pytest.mark.parametrize(("card", "points", "family", "creatures"), HUNTERS)
def test_a_hunting_dragon_cannot_be_summoned_for_the_points_alone(
    card: str, points: int, family: str, creatures: str
) -> None:
    # Rulings: instant_check, blocked_cards. Neither hands nor the hunting board nor the discard pile count.
    held, hunted, discarded = creatures.split()
    game = vale(
        hands=[f"{card} {KEPT}", held], areas=["tidal", "willow"], stones=["2*purple"], prey=f"{hunted}:1",
        discard=discarded,
    )  # fmt: skip
    assert offers(game, "summon") == [KEPT]
    assert game.why_not(f"summon {card}") == f"nobody-has-family card={card} family={family}"


@pytest.mark.parametrize(
    ("card", "own"), [("boulder", "harpy"), ("ember", "kappa"), ("gust", "troll"), ("marina", "agni")]
)
def test_a_hunting_dragon_needs_a_free_territory_before_a_creature_goes(card: str, own: str) -> None:
    game = vale(hands=[f"{card} {KEPT}"], areas=[own], stones=["2*purple"], round_=1)
    assert game.why_not(f"summon {card}") == "no-territory count=1 round=1"


def test_boulder_may_cost_its_owner_the_pegasus_that_made_it_cheaper() -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=[f"boulder tidal {KEPT}"], areas=["pegasus"], stones=["red blue purple"])
    game.play("summon boulder", "pay 1 0 1")
    assert discard(game) == "pegasus"
    assert game.why_not("summon tidal") == "cannot-pay card=tidal cost=5 purse=3"


def test_ember_may_cost_its_owner_the_water_giant_that_helped_to_pay() -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=[f"ember {KEPT}"], areas=["water-giant"], stones=["2*purple"]).play("summon ember")
    assert discard(game) == "water-giant"
    assert score(game) == 7
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=8 purse=6"


def test_gust_may_cost_its_owner_the_gargoyle_that_has_just_scored() -> None:
    # Ruling: triggers_order.
    game = vale(hands=[f"gust {KEPT}"], areas=["gargoyle"], stones=["2*purple"]).play("summon gust")
    assert area(game) == "gust"
    assert score(game) == 3 + 8


def test_marina_may_cost_her_owner_hestia_and_with_her_a_stone() -> None:
    # Ruling: limit_lost.
    game = vale(hands=[f"marina {KEPT}"], areas=["hestia water-giant"], stones=["3*red blue 2*purple"])
    game.play("summon marina", "pay 0 0 1")
    assert discard(game) == "hestia"
    assert game.prompt == "return-stones count=1 limit=4"
    assert stones(game.play("return 1 0 0")) == "2*red blue purple"


# -- Dragon Egg


def test_dragon_egg_is_discarded_and_a_dragon_summoned_for_free() -> None:
    game = vale(hands=[f"dragon-egg tidal eternity {KEPT}"], stones=["blue purple"])
    game.play("summon dragon-egg", "pay 0 1 0")
    assert game.prompt == "summon-free card=dragon-egg"
    assert game.options == ["summon-free tidal", "summon-free eternity"]
    assert area(game) == ""
    assert discard(game) == "dragon-egg"
    game.play("summon-free eternity")
    assert area(game) == "eternity"
    assert hand(game) == f"tidal {KEPT}"
    assert stones(game) == "purple"
    assert score(game) == 4


def test_dragon_egg_brings_only_a_dragon_of_the_own_hand() -> None:
    game = vale(hands=[f"dragon-egg tidal eternity {KEPT}", "willow"], areas=["gust"], stones=["blue"])
    game.play("summon dragon-egg")
    assert game.why_not(f"summon-free {KEPT}") == "only-dragons card=dragon-egg"
    assert game.why_not("summon-free dragon-egg") == "card-in-discard card=dragon-egg"
    assert game.why_not("summon-free gust") == "card-in-area card=gust"
    assert game.why_not("summon-free willow") == "card-in-rival-hand card=willow seat=1"


def test_the_dragon_after_dragon_egg_may_not_be_declined() -> None:
    game = vale(hands=[f"dragon-egg tidal eternity {KEPT}"], stones=["blue"]).play("summon dragon-egg")
    assert game.why_not("stop") == "must-choose"
    assert game.why_not("end-turn") == "other-step"


def test_dragon_egg_brings_the_only_dragon_without_showing_that_there_was_no_choice() -> None:
    game = vale(hands=[f"dragon-egg tidal {KEPT}"], stones=["blue"]).play("summon dragon-egg")
    assert game.options == ["summon-free tidal"]
    game = vale(hands=["dragon-egg tidal"], stones=["blue"]).play("summon dragon-egg")
    assert area(game) == "tidal"


@pytest.mark.parametrize("hands", [[f"dragon-egg {KEPT}", "willow"], ["dragon-egg"]])
def test_dragon_egg_cannot_be_summoned_without_a_dragon_in_hand(hands: list[str]) -> None:
    # Rulings: instant_check, blocked_cards.
    game = vale(hands=hands, areas=["tidal"], stones=["2*purple"], prey="gust:0", discard="ember")
    assert "summon dragon-egg" not in game.options
    assert game.why_not("summon dragon-egg") == "hand-lacks-dragon card=dragon-egg"


@pytest.mark.parametrize(
    ("dragon", "areas"),
    [
        ("aeris", ["", "troll"]),  # the egg will be gone
        ("scorch", ["kappa", "ifrit"]),  # the egg is nothing to copy
        ("boulder", ["kappa", "troll"]),
        ("ember", ["agni", "troll"]),
        ("gust", ["kappa", "agni"]),
        ("marina", ["kappa", "troll"]),
    ],
)
def test_dragon_egg_cannot_be_summoned_when_no_dragon_can_follow(dragon: str, areas: list[str]) -> None:
    # Rulings: egg_leaves_first, instant_check.
    game = vale(hands=[f"dragon-egg {dragon} {KEPT}"], areas=areas, stones=["purple"])
    assert offers(game, "summon") == []
    assert game.why_not("summon dragon-egg") == "no-dragon-can-follow card=dragon-egg"
    game = vale(hands=[f"dragon-egg {dragon} tidal"], areas=areas, stones=["purple"]).play("summon dragon-egg")
    assert game.options == ["summon-free tidal"]


@pytest.mark.parametrize(
    ("dragon", "areas", "left"),
    [
        ("aeris", ["hestia", ""], ["aeris", ""]),
        ("scorch", ["ifrit", ""], ["ifrit scorch", ""]),
        ("boulder", ["kappa", "harpy"], ["kappa boulder", ""]),
        ("ember", ["kappa", "agni"], ["ember", "agni"]),
        ("gust", ["kappa", "goblin"], ["kappa gust", ""]),
        ("marina", ["agni", "troll"], ["marina", "troll"]),
        ("eternity", ["", ""], ["eternity", ""]),
        ("tidal", ["", ""], ["tidal", ""]),
        ("willow", ["", ""], ["willow", ""]),
    ],
)
def test_each_dragon_that_can_follow_dragon_egg_is_summoned_with_its_instant_effect(
    dragon: str, areas: list[str], left: list[str]
) -> None:
    # Ruling: egg_leaves_first.
    game = vale(hands=[f"dragon-egg {dragon} {KEPT}"], areas=areas, stones=["blue"])
    game.play("summon dragon-egg", f"summon-free {dragon}")
    assert [area(game, 0), area(game, 1)] == left
    assert discard(game).split(maxsplit=1)[0] == "dragon-egg"


def test_a_dragon_that_cannot_follow_dragon_egg_is_refused_by_its_own_card() -> None:
    game = vale(hands=[f"dragon-egg ember tidal {KEPT}"], areas=["troll"], stones=["blue"])
    game.play("summon dragon-egg")
    assert game.options == ["summon-free tidal"]
    assert game.why_not("summon-free ember") == "nobody-has-family card=ember family=water"


def test_tidal_after_dragon_egg_does_not_count_the_egg() -> None:
    # Ruling: egg_leaves_first.
    game = vale(hands=[f"dragon-egg tidal {KEPT}"], areas=["willow"], stones=["blue"])
    assert score(game.play("summon dragon-egg", "summon-free tidal")) == 10


def test_aeris_after_dragon_egg_cannot_recover_the_egg() -> None:
    # Ruling: egg_leaves_first.
    game = vale(hands=[f"dragon-egg aeris {KEPT}"], areas=["imp troll"], stones=["blue"])
    game.play("summon dragon-egg", "summon-free aeris")
    assert game.options == ["take-back imp", "take-back troll"]
    assert game.why_not("take-back dragon-egg") == "card-in-discard card=dragon-egg"


def test_willow_after_dragon_egg_can_draw_the_egg() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(hands=[f"dragon-egg willow {KEPT}"], stones=["blue"], deck="", discard="")
    game.play("summon dragon-egg", "summon-free willow")
    assert hand(game) == f"{KEPT} ?dragon-egg"
    assert discard(game) == ""


def test_dragon_egg_needs_one_territory_which_the_dragon_takes() -> None:
    # Ruling: free_summon_territory.
    game = vale(hands=[f"dragon-egg tidal {KEPT}"], areas=["troll"], stones=["blue"], round_=2)
    assert area(game.play("summon dragon-egg", "summon-free tidal")) == "troll tidal"
    game = vale(hands=[f"dragon-egg tidal {KEPT}"], areas=["troll"], stones=["blue"], round_=1)
    assert game.why_not("summon dragon-egg") == "no-territory count=1 round=1"


def test_dragon_egg_and_its_dragon_are_two_summons_of_which_the_second_costs_no_stone() -> None:
    # Ruling: free_summon.
    game = vale(hands=[f"dragon-egg tidal {KEPT}"], areas=["sylph gargoyle"], stones=["purple"])
    game.play("summon dragon-egg", "summon-free tidal")
    assert game.score_lines()["permanent"] == 2 * 1 + 3
    assert game.score_lines()["instant"] == 5


def test_dragon_egg_brings_scorch_which_copies_without_the_egg() -> None:
    # Ruling: egg_leaves_first.
    game = vale(hands=[f"dragon-egg scorch {KEPT}"], areas=["ifrit"], stones=["blue"])
    assert score(game.play("summon dragon-egg", "summon-free scorch")) == 2


# -- Eternity


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 4),
        ("tidal willow", 4),
        ("agni", 8),
        ("agni hestia", 8),
        ("agni triton", 12),
        ("agni triton gust", 12),
        ("agni triton troll", 16),
        ("agni triton troll harpy", 20),
        ("agni imp triton kappa troll goblin harpy odin tidal", 20),
    ],
)
def test_eternity_scores_four_for_each_family_with_its_own(others: str, points: int) -> None:
    game = vale(hands=[f"eternity {KEPT}"], areas=[others, "medusa sylph"], stones=["2*purple"], round_=10)
    game.play("summon eternity")
    assert score(game) == points
    assert game.score_lines()["instant"] == points


def test_eternity_does_not_count_the_families_of_the_hand_or_of_others() -> None:
    game = vale(hands=["eternity rudra troll", "imp"], areas=["", "agni triton"], stones=["2*purple"])
    assert score(game.play("summon eternity")) == 4


# -- Scorch

COPIED = [  # an instant effect, what else is in the area, and what Scorch scores with it
    ("firefox", "", 1),  # the card that is kept
    ("ifrit", "", 2),
    ("incubus", "", 2),
    ("lava-giant", "", 2),
    ("succubus", "goblin nessie troll agni", 10),
    ("succubus", "goblin nessie troll", 0),
    ("surtr", "", 4),
    ("poseidon", "nessie", 6),
    ("yuki-onna-exalted", "", 3),
    ("behemoth", "harpy", 9),
    ("mud-slime", "", 6),
    ("rock-golem", "", 6),
    ("sand-giant", "troll", 8),
    ("gi-rin", "troll", 6),
    ("rudra", "", 2),
    ("eternity", "troll", 8),
    ("tidal", "", 10),
]


@pytest.mark.parametrize(("copied", "others", "points"), COPIED)
def test_scorch_must_copy_the_only_instant_effect_and_scores_as_it_says(
    copied: str, others: str, points: int
) -> None:
    # Ruling: scorch_stays_dragon.
    areas = [f"{copied} {others}", "phoenix charybdis basilisk sylph aeris"]
    game = vale(hands=["scorch hestia"], areas=areas, stones=["2*blue 2*purple"], round_=7)
    game.play("summon scorch", "pay 0 1 1")
    assert f"copy seat=0 card=scorch copied={copied}" in game.events()
    assert score(game) == points
    assert game.score_lines()["instant"] == points


def test_scorch_copies_the_instant_effect_that_its_owner_chooses() -> None:
    game = vale(hands=[f"scorch {KEPT}"], areas=["tidal agni surtr", "ifrit"], stones=["blue purple"])
    game.play("summon scorch")
    assert game.prompt == "copy-instant card=scorch"
    assert game.options == ["copy tidal", "copy surtr"]
    assert game.why_not("copy agni") == "no-instant-to-copy card=agni"
    assert game.why_not("copy scorch") == "only-others card=scorch"
    assert game.why_not("copy ifrit") == "card-in-rival-area card=ifrit seat=1"
    assert game.why_not(f"copy {KEPT}") == f"card-in-hand card={KEPT}"
    assert game.why_not("stop") == "must-choose"
    game.play("copy surtr")
    assert area(game) == "tidal agni surtr scorch"
    assert score(game) == 4


@pytest.mark.parametrize("others", ["", "agni", "troll salamander phoenix kappa"])
def test_scorch_cannot_be_summoned_with_no_instant_effect_to_copy(others: str) -> None:
    # Rulings: scorch_targets, blocked_cards.
    game = vale(hands=[f"scorch {KEPT}"], areas=[others, "ifrit tidal"], stones=["blue purple"])
    assert offers(game, "summon") == [KEPT]
    assert game.why_not("summon scorch") == "nothing-instant-to-copy card=scorch"


@pytest.mark.parametrize(
    ("copied", "piles", "reason"),
    [
        ("forest-spirit", None, "hand-lacks-another card=forest-spirit"),
        ("young-forest-spirit", None, "hand-lacks-two card=young-forest-spirit count=0"),
        ("boulder", None, "nobody-has-family card=boulder family=wind"),
        ("ember", None, "nobody-has-family card=ember family=water"),
        ("sylph", "", "nothing-to-draw card=sylph"),
        ("willow", "", "nothing-to-draw card=willow"),
    ],
)
def test_scorch_copies_no_instant_effect_that_is_impossible(copied: str, piles: str | None, reason: str) -> None:
    # Ruling: scorch_targets.
    game = vale(hands=["scorch"], areas=[f"{copied} agni"], stones=["2*purple"], deck=piles, discard=piles)
    assert game.why_not("summon scorch") == "nothing-instant-to-copy card=scorch"
    game = vale(hands=["scorch"], areas=[f"{copied} ifrit surtr"], stones=["2*purple"], deck=piles, discard=piles)
    game.play("summon scorch")
    assert game.options == ["copy ifrit", "copy surtr"]
    assert game.why_not(f"copy {copied}") == reason


@pytest.mark.parametrize(
    ("copied", "held", "left"),
    [
        ("imp", "blue purple", "2*red"),
        ("undine", "blue purple", "blue"),
        ("water-giant", "2*purple", "2*blue"),
        ("stone-golem", "red 2*blue purple", "2*purple"),
        ("willow", "blue purple", "red blue purple"),
    ],
)
def test_scorch_copies_effects_that_bring_stones(copied: str, held: str, left: str) -> None:
    game = vale(hands=[f"scorch {KEPT}"], areas=[copied], stones=[held]).play("summon scorch")
    assert stones(game) == left


@pytest.mark.parametrize("copied", ["dandelion-spirit", "hippogriff", "pegasus", "sylph", "willow"])
def test_scorch_copies_effects_that_draw(copied: str) -> None:
    game = vale(hands=[f"scorch {KEPT}"], areas=[copied], stones=["blue purple"], deck="troll")
    assert hand(game.play("summon scorch")) == f"{KEPT} ?troll"


def test_scorch_copying_yuki_onna_discards_the_stones_that_are_left() -> None:
    game = vale(hands=[f"scorch {KEPT}"], areas=["yuki-onna"], stones=["red 2*blue purple"])
    game.play("summon scorch")
    assert stones(game) == ""
    assert score(game) == 1 + 3


def test_scorch_copying_hydra_chooses_two_gains() -> None:
    game = vale(hands=[f"scorch {KEPT}"], areas=["hydra"], stones=["blue purple"]).play("summon scorch")
    assert game.prompt == "gain-two card=hydra"
    game.play("gain blues points")
    assert stones(game) == "2*blue"
    assert score(game) == 4


def test_the_stones_that_scorch_brings_are_limited() -> None:
    # Ruling: limit_moment.
    game = vale(hands=[f"scorch {KEPT}"], areas=["willow"], stones=["2*blue 2*purple"])
    game.play("summon scorch", "pay 0 1 1")
    assert game.prompt == "return-stones count=1 limit=4"
    assert stones(game.play("return 1 0 0")) == "2*blue 2*purple"


@pytest.mark.parametrize(("card", "points", "family", "creatures"), HUNTERS)
def test_scorch_copying_a_hunting_dragon_scores_and_has_somebody_discard(
    card: str, points: int, family: str, creatures: str
) -> None:
    own, first, second = creatures.split()
    areas = [f"{card} {own}", f"{first} tidal {second}"]
    game = vale(hands=["scorch hestia"], areas=areas, stones=["2*purple"]).play("summon scorch")
    assert score(game) == points
    assert game.prompt == f"name-player card={card}"
    game.play("player 1")
    assert game.why_not("discard tidal") == f"only-family card={card} family={family}"
    game.play(f"discard {first}")
    assert area(game, 0) == f"{card} {own} scorch"
    assert area(game, 1) == f"tidal {second}"


def test_scorch_copying_leviathan_goes_itself_when_it_is_the_only_dragon() -> None:
    # Ruling: scorch_stays_dragon.
    game = vale(hands=[f"scorch {KEPT}"], areas=["leviathan agni"], stones=["2*purple"]).play("summon scorch")
    assert score(game) == 7
    assert area(game) == "leviathan agni"
    assert discard(game) == "scorch"


def test_scorch_copying_leviathan_may_be_the_dragon_that_goes() -> None:
    # Ruling: scorch_stays_dragon.
    game = vale(hands=[f"scorch {KEPT}"], areas=["leviathan tidal", "willow"], stones=["2*purple"])
    game.play("summon scorch", "copy leviathan", "player 0")
    assert game.options == ["discard tidal", "discard scorch"]
    assert area(game.play("discard scorch")) == "leviathan tidal"


def test_scorch_copying_leviathan_may_be_aimed_at_another() -> None:
    game = vale(hands=["scorch hestia"], areas=["leviathan", "willow"], stones=["2*purple"])
    game.play("summon scorch", "player 1")
    assert (area(game, 0), area(game, 1)) == ("leviathan scorch", "")


def test_scorch_copying_forest_spirit_discards_a_card_of_the_hand() -> None:
    game = vale(hands=["scorch boreas imp"], areas=["forest-spirit"], stones=["2*purple"]).play("summon scorch")
    assert game.prompt == "discard-hand card=forest-spirit"
    game.play("discard boreas")
    assert score(game) == 4
    assert hand(game) == "imp"


def test_scorch_copying_young_forest_spirit_brings_another_card() -> None:
    # Rulings: spirit_pairs, free_summon_territory.
    game = vale(hands=["scorch hestia kappa imp"], areas=["young-forest-spirit"], stones=["2*purple"], round_=3)
    game.play("summon scorch", "discard kappa", "summon-free hestia")
    assert area(game) == "young-forest-spirit scorch hestia"
    assert hand(game) == "imp"
    game = vale(hands=["scorch hestia kappa imp"], areas=["young-forest-spirit"], stones=["2*purple"], round_=2)
    assert game.why_not("summon scorch") == "nothing-instant-to-copy card=scorch"


def test_scorch_beside_young_forest_spirit_does_not_show_whether_there_was_a_choice() -> None:
    # That the Spirit’s effect is impossible may be known from the hand alone.
    game = vale(hands=["scorch ember boulder"], areas=["young-forest-spirit ifrit"], stones=["2*purple"])
    game.play("summon scorch")
    assert game.options == ["copy ifrit"]
    reason = "nothing-to-summon-free card=young-forest-spirit"
    assert game.why_not("copy young-forest-spirit") == reason


def test_scorch_copying_aeris_recovers_another_creature_but_never_itself() -> None:
    # Ruling: copied_this.
    game = vale(hands=[f"scorch {KEPT}"], areas=["aeris imp"], stones=["2*purple"])
    game.play("summon scorch", "copy aeris")
    assert game.prompt == "take-back card=aeris"
    assert game.options == ["take-back aeris", "take-back imp"]
    assert game.why_not("take-back scorch") == "only-others card=scorch"
    game.play("take-back aeris")
    assert hand(game) == f"{KEPT} aeris"
    assert score(game) == 9


def test_scorch_copying_cerberus_discards_up_to_three_creatures_but_never_itself() -> None:
    # Ruling: copied_this.
    game = vale(hands=[f"scorch {KEPT}"], areas=["cerberus agni troll kappa"], stones=["2*purple"])
    game.play("summon scorch", "discard cerberus")
    assert game.why_not("discard scorch") == "only-others card=scorch"
    game.play("discard agni", "discard kappa")
    assert area(game) == "troll scorch"
    assert discard(game) == "cerberus agni kappa"


def test_scorch_copying_genie_uses_all_active_effects_of_the_area() -> None:
    # Ruling: genie_all.
    game = vale(hands=[f"scorch {KEPT}"], areas=["genie salamander undine-queen"], stones=["blue purple"])
    game.play("summon scorch")
    assert game.prompt == "use-for card=genie"
    game.play("use undine-queen")
    assert stones(game) == "red blue"
    assert score(game) == 1


@pytest.mark.parametrize("others", ["genie", "genie troll"])
def test_scorch_can_always_copy_genie(others: str) -> None:
    # Rulings: genie_without_effects, scorch_stays_dragon.
    game = vale(hands=[f"scorch {KEPT}"], areas=[others], stones=["blue purple"]).play("summon scorch")
    assert area(game) == f"{others} scorch"
    assert "copy seat=0 card=scorch copied=genie" in game.events()


def test_scorch_copies_no_permanent_and_no_active_effect() -> None:
    hands = ["scorch eternity", "imp"]
    game = vale(hands=hands, areas=["pegasus"], stones=["blue purple"]).play("summon scorch")
    assert game.why_not("summon eternity") == "cannot-pay card=eternity cost=11 purse=0"
    game = vale(hands=hands, areas=["water-giant"], stones=["2*purple"]).play("summon scorch")
    assert game.why_not("summon eternity") == "cannot-pay card=eternity cost=12 purse=8"
    game = vale(hands=hands, areas=["mud-slime"], stones=["2*purple"], round_=10)
    game.play("summon scorch", "end-turn", "end-turn")
    assert area(game) == "scorch"


def test_copying_is_no_summon() -> None:
    game = vale(hands=[f"scorch {KEPT}"], areas=["sylph gargoyle tidal"], stones=["2*purple"])
    game.play("summon scorch", "copy tidal")
    assert game.score_lines()["permanent"] == 1 + 3
    assert game.score_lines()["instant"] == 10


def test_scorch_is_a_dragon_with_a_printed_cost_of_nine() -> None:
    game = vale(hands=["aeris"], areas=["scorch"], stones=["2*purple"]).play("summon aeris")
    assert score(game) == 9
    game = vale(hands=["leviathan"], areas=["", "scorch"], stones=["purple"]).play("summon leviathan")
    assert discard(game) == "scorch"


def test_scorch_needs_a_free_territory() -> None:
    game = vale(hands=[f"scorch {KEPT}"], areas=["ifrit"], stones=["2*purple"], round_=1)
    assert game.why_not("summon scorch") == "no-territory count=1 round=1"


# -- Tidal


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 5),
        ("willow", 10),
        ("willow eternity", 15),
        ("willow eternity gust aeris", 25),
        ("agni kappa troll harpy", 5),
        ("leviathan willow", 10),  # Leviathan is of water
    ],
)
def test_tidal_scores_five_for_each_dragon_with_itself(others: str, points: int) -> None:
    game = vale(hands=[f"tidal {KEPT}"], areas=[others, "marina ember"], stones=["purple"])
    game.play("summon tidal")
    assert score(game) == points
    assert game.score_lines()["instant"] == points


def test_tidal_does_not_count_the_dragons_of_the_hand() -> None:
    game = vale(hands=["tidal eternity willow"], stones=["purple"])
    assert score(game.play("summon tidal")) == 5


# -- Willow


def test_willow_earns_a_stone_of_each_colour_scores_three_and_draws_a_card() -> None:
    game = vale(hands=[f"willow {KEPT}"], stones=["red blue purple"], deck="troll").play("summon willow")
    assert stones(game) == "red blue purple"
    assert score(game) == 3
    assert hand(game) == f"{KEPT} ?troll"
    assert game.events()[-6:] == [
        "summon seat=0 card=willow",
        "gain-stones seat=0 stone=red count=1",
        "gain-stones seat=0 stone=blue count=1",
        "gain-stones seat=0 stone=purple count=1",
        "earn seat=0 count=3 card=willow",
        "draw-hidden seat=0 hand=2 pile=0",
    ]


@pytest.mark.parametrize(
    ("back", "kept"), [("1 0 0", "blue 3*purple"), ("0 1 0", "red 3*purple"), ("0 0 1", "red blue 2*purple")]
)
def test_the_stones_of_willow_are_limited_together_after_the_draw(back: str, kept: str) -> None:
    # Rulings: limit_moment, gain_at_limit.
    game = vale(hands=[f"willow {KEPT}"], stones=["4*purple"], deck="troll").play("summon willow")
    assert stones(game) == "red blue 3*purple"
    assert hand(game) == f"{KEPT} ?troll"
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 1 0", "return 0 0 1"]
    assert stones(game.play(f"return {back}")) == kept


def test_with_hestia_willow_brings_all_her_stones_to_stay() -> None:
    game = vale(hands=[f"willow {KEPT}"], areas=["hestia"], stones=["5*purple"]).play("summon willow")
    assert stones(game) == "red blue 4*purple"


def test_willow_has_the_discard_pile_shuffled_when_the_draw_pile_is_empty() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(hands=[f"willow {KEPT}"], stones=["2*purple"], deck="", discard="troll").play("summon willow")
    assert hand(game) == f"{KEPT} ?troll"
    assert "reshuffle seat=0 count=1" in game.events()


def test_willow_draws_a_card_that_everybody_knows_to_lie_on_top() -> None:
    game = vale(hands=[f"willow {KEPT}"], stones=["2*purple"], top="tengu").play("summon willow")
    assert hand(game) == f"{KEPT} tengu"


def test_willow_cannot_be_summoned_with_nothing_to_draw() -> None:
    # Ruling: nothing_to_draw.
    game = vale(hands=[f"willow {KEPT}"], stones=["2*purple"], deck="", discard="")
    assert offers(game, "summon") == [KEPT]
    assert game.why_not("summon willow") == "nothing-to-draw card=willow"
    assert stones(game) == "2*purple"
