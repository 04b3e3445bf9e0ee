"""The Gateway, and the eighteen beings of the Nethervoid deck, card by card."""

from collections.abc import Callable

import pytest
from tables.tashkalar import (
    actions,
    arena,
    destroyed,
    discard,
    drawing,
    gateway,
    hand,
    offers,
    on,
    player_at,
    points,
    printed,
    supply,
    table,
    tashkalar,
)

from arcanum.games.tashkalar.arena import SQUARE_OF
from arcanum.games.tashkalar.book import NAME_OF, NOBODY
from arcanum.games.tashkalar.table import TashKalarTable
from arcanum.games.tashkalar.verbs import convert, destroy, downgrade, leap_from_card, move, store, swap, upgrade
from arcanum.testing.scenario import Scenario

# name, rank, pattern, in how many ways it can lie
PRINTED = [
    ("shadow-imp", "common", "C.. .@C", 8),
    ("flame-imp", "common", "C.@ .C.", 8),
    ("gate-keeper", "common", ".C. C@C", 4),
    ("demon-of-gluttony", "common", ".@. CCC", 4),
    ("demon-of-pride", "common", "@. C. CC", 8),
    ("acolyte-of-destruction", "heroic", ".@. C.C ... .C.", 4),
    ("acolyte-of-growth", "heroic", "C.C C@C", 4),
    ("power-seeker", "heroic", "@C.C. ..C.C", 8),
    ("hell-hound", "heroic", ".CC@ C..C", 8),
    ("vortexmaster", "heroic", ".C. C.C .C. .@.", 4),
    ("gate-master", "heroic", ".CC. C@CC", 8),
    ("hell-rider", "heroic", "cCC C..", 8),
    ("demon-of-wrath", "heroic", ".@C C.C .C.", 8),
    ("demon-of-greed", "heroic", "CC. .@. C.C", 8),
    ("demon-of-lust", "heroic", "@.. CC. .CC", 8),
    ("demon-of-sloth", "heroic", ".@ C.", 4),
    ("demon-of-envy", "heroic", "C.. .cC", 8),
    ("possessed-summoner", "heroic", ".@C CC. .C.", 8),
]


@pytest.mark.parametrize(("card", "rank", "pattern", "ways"), PRINTED)
def test_a_nethervoid_being_has_its_rank_and_its_pattern(card: str, rank: str, pattern: str, ways: int) -> None:
    assert printed(card) == (rank, pattern, ways)


def under(game: Scenario, seat: int = 0) -> str:
    """The cards that were put under the own deck, the first to be drawn first."""
    return " ".join(NAME_OF[card] for card in player_at(game, seat).own.under)


def movers(game: Scenario) -> set[str]:
    """The squares of the pieces that may move."""
    return {option.split()[1] for option in game.options if option.startswith("move")}


# -- the Gateway


def test_the_first_nethervoid_being_becomes_the_gateway() -> None:
    game = tashkalar("..... ..... ..... .c... h....", hands=["demon-of-sloth"])
    assert gateway(game) == ""
    game.play("summon demon-of-sloth E5")
    assert gateway(game) == "E5"
    assert "gateway seat=0 square=E5" in game.events()


def test_a_being_that_is_not_of_a_higher_rank_leaves_the_gateway_where_it_is() -> None:
    game = tashkalar("..... ..... c.... .c... .....", hands=["flame-imp"], gateway="D6")
    game.play("summon flame-imp E5", "stop")
    assert gateway(game) == "D6"  # though it was used for the pattern
    game = tashkalar("..... ..... ..... .c... h....", hands=["demon-of-sloth"], gateway="C7")
    game.play("summon demon-of-sloth E5")
    assert gateway(game) == "C7"


def test_a_heroic_being_takes_the_gateway_from_a_common_piece() -> None:
    game = tashkalar("..... ..... ..... .c... c....", hands=["demon-of-sloth"], gateway="C7")
    game.play("summon demon-of-sloth E5")
    assert gateway(game) == "E5"


def test_a_being_summoned_onto_the_gateway_becomes_the_gateway() -> None:
    game = tashkalar("..... ..... c.c.. .c... .....", hands=["flame-imp"], gateway="E5")
    game.play("summon flame-imp E5", "stop")
    assert gateway(game) == "E5"
    assert game.events().index("gateway-lost seat=0 square=E5") < game.events().index("gateway seat=0 square=E5")


def test_a_common_being_cannot_be_summoned_onto_a_heroic_gateway() -> None:
    game = tashkalar("..... ..... c.h.. .c... .....", hands=["flame-imp"], gateway="E5")
    assert game.why_not("summon flame-imp E5") == "rank-too-high card=flame-imp rank=heroic"


LEGEND = "....... ....... ....... ...{}... ...h... ...h... ..ccc.."


def test_a_legend_never_becomes_the_gateway() -> None:
    game = tashkalar(LEGEND.format("."), hands=["titan"], decks="nethervoid sylvan")
    game.play("summon titan E5")
    assert gateway(game) == ""


def test_a_legend_summoned_onto_the_gateway_destroys_it() -> None:
    game = tashkalar(LEGEND.format("h"), hands=["titan"], decks="nethervoid sylvan", gateway="E5")
    game.play("summon titan E5")
    assert gateway(game) == ""
    assert "gateway-lost seat=0 square=E5" in game.events()


def test_the_gateway_goes_along_when_an_opponent_moves_its_piece() -> None:
    game = tashkalar("c.... ...C. .C.C. .C... .....", hands=["flame-imp", "hypnotist"], turn=1, gateway="C3")
    game.play("summon hypnotist E5", "move C3 C4")
    assert gateway(game) == "C4"
    assert on(game, "C4") == "c"


@pytest.mark.parametrize(
    ("happens", "where"),
    [
        (lambda t: move(t, SQUARE_OF["E5"], SQUARE_OF["E4"]), "E4"),
        (lambda t: swap(t, SQUARE_OF["D4"], SQUARE_OF["E5"]), "D4"),
        (lambda t: downgrade(t, SQUARE_OF["E5"]), "E5"),
        (lambda t: downgrade(t, SQUARE_OF["E5"]) and upgrade(t, SQUARE_OF["E5"]), "E5"),
        (lambda t: upgrade(t, SQUARE_OF["E5"]), ""),
        (lambda t: destroy(t, SQUARE_OF["E5"]), ""),
        (lambda t: convert(t, SQUARE_OF["E5"], 1, 1), ""),
        (lambda t: move(t, SQUARE_OF["D4"], SQUARE_OF["E5"]), ""),
        (lambda t: store(t, t.players[1], SQUARE_OF["E5"]), ""),
    ],
    ids=["moved", "swapped", "lowered", "raised", "legendary", "destroyed", "converted", "entered", "stored"],
)
def test_the_gateway_is_a_piece_that_may_move_but_not_become_legendary_or_leave_the_arena(
    happens: Callable[[TashKalarTable], object], where: str
) -> None:
    game = tashkalar("H.. .h. ...", hands=["flame-imp"], turn=1, gateway="E5")
    happens(table(game))
    assert gateway(game) == where
    table(game).check()


SHORT = """
  .....
 .......
ccccccc..
.........
...c.....
.........
ccccc....
 cccc...
  .....
"""
"""All seventeen two-sided pieces of seat 0 in a High Form."""


def test_a_gateway_picked_up_in_a_shortage_is_lost_and_the_new_being_becomes_it() -> None:
    game = tashkalar(SHORT, hands=["flame-imp"], gateway="D5")
    game.play("summon flame-imp F7", "pick-up D5", "stop")
    assert gateway(game) == "F7"


def test_a_gateway_picked_up_to_be_placed_anew_is_lost() -> None:
    game = tashkalar(SHORT, hands=["flame-imp"], gateway="D5")
    game.play("pick-up D5", "place D5")
    assert gateway(game) == ""


def test_a_gateway_that_becomes_the_being_in_a_shortage_stays_the_gateway() -> None:
    game = tashkalar(SHORT.replace("...c.....", ".....c..."), hands=["flame-imp"], gateway="E7")
    game.play("summon flame-imp E7", "stop")
    assert gateway(game) == "E7"
    assert supply(game) == (0, 3)


def test_the_beings_of_a_mate_destroy_the_gateway_and_never_become_it() -> None:
    hands = ["flame-imp", "", "swordmaster"]
    game = tashkalar("..... ..c.. ..... ..c.. c....", hands=hands, seats=4, turn=2, gateway="C7")
    game.play("summon swordmaster E5")
    assert gateway(game) == "C7"
    game = tashkalar("..... ..c.. ..c.. ..c.. .....", hands=hands, seats=4, turn=2, gateway="E5")
    game.play("summon swordmaster E5")
    assert gateway(game) == ""


def test_a_stored_gateway_comes_back_as_the_gateway() -> None:
    game = tashkalar("... .h. ...", hands=["flame-imp", "merchant-of-time"], gateway="E5")
    store(table(game), player_at(game, 1), SQUARE_OF["E5"])
    leap_from_card(table(game), player_at(game, 1), SQUARE_OF["D4"])
    assert gateway(game) == "D4"


@pytest.mark.parametrize("lost_again", [False, True])
def test_a_stored_gateway_is_none_any_more_once_another_piece_became_it(lost_again: bool) -> None:
    hands = ["demon-of-sloth", "merchant-of-time"]
    game = tashkalar("..... ..... ..... .c... h....", hands=hands, gateway="C7")
    store(table(game), player_at(game, 1), SQUARE_OF["C7"])
    game.play("summon demon-of-sloth E5")
    assert gateway(game) == "E5"
    if lost_again:
        destroy(table(game), SQUARE_OF["E5"])
    leap_from_card(table(game), player_at(game, 1), SQUARE_OF["C3"])
    assert gateway(game) == ("" if lost_again else "E5")


# -- Shadow Imp


def test_the_shadow_imp_moves_and_the_gateway_may_follow_in_the_same_direction() -> None:
    game = tashkalar("..... .c... ...c. ..... h....", hands=["shadow-imp"], gateway="C7")
    game.play("summon shadow-imp E5", "move E5 F4")
    assert game.prompt == "may-move card=shadow-imp sort=combat count=1"
    assert game.options == ["move C7 D6", "stop"]
    game.play("move C7 D6")
    assert arena(game, 5) == drawing("..... .c.c. ...c. .h... .....")
    assert gateway(game) == "D6"
    assert game.prompt == "act count=1"


def test_the_gateway_need_not_follow_the_shadow_imp() -> None:
    game = tashkalar("..... .c... ...c. ..... h....", hands=["shadow-imp"], gateway="C7")
    game.play("summon shadow-imp E5", "move E5 F4", "stop")
    assert on(game, "C7") == "h"
    assert game.prompt == "act count=1"


def test_the_gateway_does_not_move_when_the_shadow_imp_stays() -> None:
    game = tashkalar("..... .c... ...c. ..... h....", hands=["shadow-imp"], gateway="C7")
    game.play("summon shadow-imp E5", "stop")
    assert game.prompt == "act count=1"


def test_the_shadow_imp_that_is_the_gateway_moves_only_once() -> None:
    game = tashkalar("..... .c... ...c. ..... .....", hands=["shadow-imp"])
    game.play("summon shadow-imp E5", "move E5 E4")
    assert gateway(game) == "E4"
    assert game.prompt == "act count=1"


def test_the_step_after_the_shadow_imp_depends_on_the_rank_of_the_gateway() -> None:
    game = tashkalar("..... .c... ...c. .H... h....", hands=["shadow-imp"], gateway="C7")
    game.play("summon shadow-imp E5", "move E5 F4", "move C7 D6")
    assert destroyed(game) == "H"
    game = tashkalar("..... .c... ...c. .H... c....", hands=["shadow-imp"], gateway="C7")
    game.play("summon shadow-imp E5", "move E5 F4")
    assert game.prompt == "act count=1"


def test_the_gateway_cannot_follow_the_shadow_imp_over_the_edge() -> None:
    game = tashkalar(
        """
          ..h..
         .......
        .........
        ...c.....
        .....c...
        .........
        .........
         .......
          .....
        """,
        hands=["shadow-imp"],
        gateway="E1",
    )
    game.play("summon shadow-imp E5", "move E5 E4")
    assert game.prompt == "act count=1"


def test_the_shadow_imp_may_destroy_a_common_gateway_and_nothing_is_left_to_follow() -> None:
    game = tashkalar("..... .cc.. ...c. ..... .....", hands=["shadow-imp"], gateway="E4")
    game.play("summon shadow-imp E5", "move E5 E4")
    assert gateway(game) == ""
    assert game.prompt == "act count=1"


# -- Flame Imp


def test_the_flame_imp_burns_a_common_piece_of_any_colour_next_to_the_gateway() -> None:
    game = tashkalar("..... ...Hc c.C.h .c..C .....", hands=["flame-imp"], gateway="G5")
    game.play("summon flame-imp E5")
    assert set(game.options) == {"destroy G4", "destroy G6", "stop"}
    game.play("destroy G6")
    assert destroyed(game) == "CC"  # one of them was summoned onto


def test_the_flame_imp_may_burn_own_pieces_and_itself() -> None:
    game = tashkalar("..... ...h. c.... .c... .....", hands=["flame-imp"], gateway="F4")
    game.play("summon flame-imp E5")
    assert game.options == ["destroy E5", "stop"]
    game.play("destroy E5")
    assert arena(game, 5) == drawing("..... ...h. c.... .c... .....")
    assert destroyed(game) == ""
    assert discard(game) == "flame-imp"


def test_the_flame_imp_that_is_the_gateway_burns_next_to_itself_or_not_at_all() -> None:
    game = tashkalar("..... ...C. c.... .c... .....", hands=["flame-imp"])
    game.play("summon flame-imp E5")
    assert set(game.options) == {"destroy F4", "destroy D6", "stop"}
    game.play("stop")
    assert on(game, "F4") == "C"


def test_the_flame_imp_asks_nothing_with_no_common_piece_next_to_the_gateway() -> None:
    game = tashkalar("....H ..... c.C.. .c... ....h", hands=["flame-imp"], gateway="G7")
    game.play("summon flame-imp E5")
    assert game.prompt == "act count=1"


# -- Gate Keeper


def test_the_gate_keeper_upgrades_a_common_piece_which_becomes_the_gateway() -> None:
    game = tashkalar("....C ..c.. .c.c. ..... h....", hands=["gate-keeper"], gateway="C7")
    game.play("summon gate-keeper E5")
    assert game.options == ["either upgrade-one", "either place-one", "stop"]
    game.play("either upgrade-one")
    assert game.options == ["upgrade E4", "upgrade D5", "upgrade E5", "upgrade F5"]
    game.play("upgrade E5")
    assert arena(game, 5) == drawing("....C ..c.. .chc. ..... h....")
    assert gateway(game) == "E5"


def test_the_gate_keeper_places_a_common_piece_which_becomes_the_gateway_even_after_a_heroic_one() -> None:
    game = tashkalar("..... ..c.. .c.c. ..... h....", hands=["gate-keeper"], gateway="C7")
    game.play("summon gate-keeper E5", "either place-one")
    assert "stop" not in game.options
    assert "place E5" not in game.options
    game.play("place A3")
    assert on(game, "A3") == "c"
    assert gateway(game) == "A3"


def test_the_gate_keeper_may_leave_the_gateway_as_it_is() -> None:
    game = tashkalar("..... ..c.. .c.c. ..... h....", hands=["gate-keeper"], gateway="C7")
    game.play("summon gate-keeper E5", "stop")
    assert arena(game, 5) == drawing("..... ..c.. .ccc. ..... h....")
    assert gateway(game) == "C7"


def test_the_gate_keeper_places_nothing_from_an_empty_supply() -> None:
    game = tashkalar("..... ..c.. .c.c. ..... .....", hands=["gate-keeper"], supply=[(1, 3)])
    game.play("summon gate-keeper E5")
    assert game.options == ["either upgrade-one", "stop"]


# -- Demon of Gluttony


def test_the_demon_of_gluttony_that_eats_twice_becomes_heroic_and_then_the_gateway() -> None:
    game = tashkalar("..... .HC.. ..... .ccc. h....", hands=["demon-of-gluttony"], gateway="C7")
    game.play("summon demon-of-gluttony E5", "move E5 E4")
    assert on(game, "E4") == "h"
    assert gateway(game) == "C7"
    game.play("move E4 D4")
    assert arena(game, 5) == drawing("..... .h... ..... .ccc. h....")
    assert destroyed(game) == "CH"
    assert gateway(game) == "D4"


def test_the_demon_of_gluttony_that_eats_once_is_heroic_but_not_the_gateway() -> None:
    for second in ("stop", "move E4 E3"):
        game = tashkalar("..... ..C.. ..... .ccc. h....", hands=["demon-of-gluttony"], gateway="C7")
        game.play("summon demon-of-gluttony E5", "move E5 E4", second)
        assert on(game, "E4" if second == "stop" else "E3") == "h"
        assert gateway(game) == "C7"


def test_the_demon_of_gluttony_feeds_on_own_pieces_too() -> None:
    game = tashkalar("..... ..... ..... .ccc. h....", hands=["demon-of-gluttony"], gateway="C7")
    game.play("summon demon-of-gluttony E5", "move E5 E6", "move E6 F6")
    assert arena(game, 5) == drawing("..... ..... ..... .c.h. h....")
    assert gateway(game) == "F6"
    assert destroyed(game) == ""


def test_the_demon_of_gluttony_that_moves_onto_an_empty_square_stays_common() -> None:
    game = tashkalar("..... ..... ..C.. .ccc. h....", hands=["demon-of-gluttony"], gateway="C7")
    game.play("summon demon-of-gluttony E5")
    assert destroyed(game) == "C"  # by the summoning, which does not feed it
    game.play("move E5 E4")
    assert on(game, "E4") == "c"
    assert game.prompt == "act count=1"


def test_the_demon_of_gluttony_may_stay() -> None:
    game = tashkalar("..... ..C.. ..... .ccc. .....", hands=["demon-of-gluttony"])
    game.play("summon demon-of-gluttony E5", "stop")
    assert on(game, "E5") == "c"
    assert gateway(game) == "E5"


# -- Demon of Pride


def test_the_demon_of_pride_becomes_heroic_and_the_gateway_and_moves() -> None:
    game = tashkalar("..... ..H.. ..... ..c.. h.cc.", hands=["demon-of-pride"], gateway="C7")
    game.play("summon demon-of-pride E5")
    assert on(game, "E5") == "h"
    assert gateway(game) == "E5"
    game.play("move E5 E4")
    assert arena(game, 5) == drawing("..... ..h.. ..... ..c.. h.cc.")
    assert gateway(game) == "E4"
    assert destroyed(game) == "H"


def test_the_demon_of_pride_may_stay_where_it_is() -> None:
    game = tashkalar("..... ..H.. ..... ..c.. ..cc.", hands=["demon-of-pride"])
    game.play("summon demon-of-pride E5", "stop")
    assert on(game, "E5") == "h"
    assert gateway(game) == "E5"
    assert game.events().count("gateway seat=0 square=E5") == 1  # it was the Gateway already when it was upgraded


# -- Acolyte of Destruction


def acolyte(top: str, gate: str = "") -> Scenario:
    board = f"....... {top} ....... ....... ..c.c.. ....... ...c..."
    return tashkalar(board, hands=["acolyte-of-destruction"], gateway=gate)


def test_the_acolyte_of_destruction_on_red_destroys_a_common_piece_and_a_heroic_one_next_to_it() -> None:
    game = acolyte("HCLC..H")
    game.play("summon acolyte-of-destruction E5")
    assert game.options == ["destroy C3", "destroy E3", "destroy D6", "destroy F6", "destroy E8"]
    game.play("destroy C3")
    assert game.options == ["destroy B3", "stop"]
    game.play("destroy B3")
    assert destroyed(game) == "CH"


def test_the_acolyte_of_destruction_leaves_common_and_legendary_neighbours_alone() -> None:
    game = acolyte("CCL....")
    game.play("summon acolyte-of-destruction E5", "destroy C3")
    assert game.prompt == "act count=1"


def test_the_acolyte_of_destruction_may_spare_the_heroic_piece() -> None:
    game = acolyte("CH.....")
    game.play("summon acolyte-of-destruction E5", "destroy B3", "stop")
    assert destroyed(game) == "C"
    assert on(game, "C3") == "H"


def test_the_acolyte_of_destruction_destroys_no_heroic_piece_when_the_gateway_is_not_on_red() -> None:
    game = acolyte("CH....h", "H3")
    game.play("summon acolyte-of-destruction E5", "destroy B3")
    assert game.prompt == "act count=1"
    assert on(game, "C3") == "H"


def test_the_acolyte_of_destruction_takes_an_own_piece_and_may_take_herself() -> None:
    game = acolyte(".......")
    game.play("summon acolyte-of-destruction E5")
    assert game.options == ["destroy D6", "destroy F6", "destroy E8"]
    game.play("destroy D6")
    assert game.options == ["destroy E5", "stop"]
    game.play("destroy E5")
    assert gateway(game) == ""
    assert destroyed(game) == ""


def test_the_acolyte_of_destruction_does_nothing_with_no_common_piece_on_the_arena() -> None:
    board = "....... .H..... ....... ....... ..h.h.. ....... ...h..."
    game = tashkalar(board, hands=["acolyte-of-destruction"])
    game.play("summon acolyte-of-destruction E5")
    assert game.prompt == "act count=1"
    assert destroyed(game) == ""


# -- Acolyte of Growth


def test_the_acolyte_of_growth_places_a_heroic_piece_too_when_the_gateway_is_on_green() -> None:
    game = tashkalar("h.... .c.c. .c.c. ..... .....", hands=["acolyte-of-growth"], gateway="C3")
    game.play("summon acolyte-of-growth E5")
    assert "stop" not in game.options
    game.play("place C7")
    assert set(offers(game, "place")) == {"B6", "C6", "D6", "B7", "D7", "B8", "C8", "D8"}
    assert "stop" not in game.options
    game.play("place D7")
    assert arena(game, 5) == drawing("h.... .c.c. .chc. ..... ch...")
    assert gateway(game) == "C3"


def test_the_acolyte_of_growth_places_only_a_common_piece_when_the_gateway_is_not_on_green() -> None:
    game = tashkalar("..... .c.c. .c.c. ..... .....", hands=["acolyte-of-growth"])
    game.play("summon acolyte-of-growth E5", "place C7")
    assert arena(game, 5) == drawing("..... .c.c. .chc. ..... c....")
    assert gateway(game) == "E5"
    assert game.prompt == "act count=1"


def test_the_acolyte_of_growth_places_as_much_as_the_supply_holds() -> None:
    game = tashkalar("h.... .c.c. .c.c. ..... .....", hands=["acolyte-of-growth"], gateway="C3", supply=[(2, 3)])
    game.play("summon acolyte-of-growth E5", "place C7")
    assert supply(game) == (0, 3)
    assert game.prompt == "act count=1"
    game = tashkalar("h.... .c.c. .c.c. ..... .....", hands=["acolyte-of-growth"], gateway="C3", supply=[(1, 3)])
    game.play("summon acolyte-of-growth E5")
    assert game.prompt == "act count=1"


def test_the_acolyte_of_growth_places_no_heroic_piece_where_no_square_is_empty() -> None:
    game = tashkalar(
        """
          .C...
         CCC....
        ..h......
        ...c.c...
        ...c.c...
        .........
        .........
         .......
          .....
        """,
        hands=["acolyte-of-growth"],
        gateway="C3",
    )
    game.play("summon acolyte-of-growth E5", "place C1")
    assert game.prompt == "act count=1"


# -- Power Seeker


def test_the_power_seeker_that_is_the_gateway_may_make_one_standard_move() -> None:
    game = tashkalar("..... HC... .c.c. ..c.c .....", hands=["power-seeker"])
    game.play("summon power-seeker C5")
    assert gateway(game) == "C5"
    assert game.prompt == "may-move card=power-seeker sort=standard count=1"
    assert "move C5 C4" not in game.options
    game.play("move C5 D4")
    assert destroyed(game) == "C"
    assert gateway(game) == "D4"
    assert game.prompt == "act count=1"


def test_the_power_seeker_comes_nearer_to_the_gateway_with_every_move_and_may_destroy_it() -> None:
    game = tashkalar("....h ..H.. .c.c. ..c.c .....", hands=["power-seeker"], gateway="G3")
    game.play("summon power-seeker C5")
    assert game.prompt == "may-move card=power-seeker sort=combat count=4"
    assert game.options == ["move C5 D4", "move C5 D5", "move C5 D6", "stop"]
    game.play("move C5 D5", "move D5 E4", "move E4 F3")
    assert game.options == ["move F3 G3", "stop"]
    game.play("move F3 G3")
    assert arena(game, 5) == drawing("....h ..... ...c. ..c.c .....")
    assert destroyed(game) == "H"
    assert gateway(game) == ""
    assert game.prompt == "act count=1"


def test_the_power_seeker_may_stop_on_its_way() -> None:
    game = tashkalar("....h ..... .c.c. ..c.c .....", hands=["power-seeker"], gateway="G3")
    game.play("summon power-seeker C5", "move C5 D4", "stop")
    assert on(game, "D4") == "h"
    assert gateway(game) == "G3"


def test_the_power_seeker_stops_before_legendary_pieces() -> None:
    game = tashkalar("....h ...L. .c.c. ..c.c .....", hands=["power-seeker"], gateway="G3")
    game.play("summon power-seeker C5", "move C5 D5", "move D5 E5")
    assert on(game, "E5") == "h"
    assert game.prompt == "act count=1"


# -- Hell Hound

HOUND = "....... ....... ....{} .cc..{}. c..c... ....... ......."


def test_the_hell_hound_destroys_a_piece_next_to_it_and_its_card_goes_under_the_deck() -> None:
    game = tashkalar(HOUND.format("L..", "H"), hands=["hell-hound"])
    game.play("summon hell-hound E5")
    assert game.options == ["destroy F4", "destroy E6", "destroy D5", "stop"]
    game.play("destroy E6")
    assert destroyed(game) == ""
    assert (discard(game), under(game)) == ("", "hell-hound")
    assert "put-under seat=0 card=hell-hound" in game.events()


def test_the_card_of_the_hell_hound_that_destroys_nothing_goes_under_the_deck_too() -> None:
    game = tashkalar(HOUND.format("L..", "."), hands=["hell-hound"])
    game.play("summon hell-hound E5", "stop")
    assert (discard(game), under(game)) == ("", "hell-hound")


@pytest.mark.parametrize("legend", ["L", "l"])
def test_the_card_of_the_hell_hound_that_destroys_a_legendary_piece_is_discarded(legend: str) -> None:
    game = tashkalar(HOUND.format(f"{legend}..", "."), hands=["hell-hound"])
    game.play("summon hell-hound E5", "destroy F4")
    assert destroyed(game) == legend.replace("l", "")
    assert (discard(game), under(game)) == ("hell-hound", "")


def test_the_card_of_the_hell_hound_is_discarded_when_the_deck_is_empty() -> None:
    game = tashkalar(HOUND.format("...", "."), hands=["hell-hound"], piles=[""])
    game.play("summon hell-hound E5", "stop")
    assert discard(game).split()[-1] == "hell-hound"
    assert under(game) == ""


def test_a_card_returned_in_the_same_turn_lets_the_hell_hound_go_under_the_deck() -> None:
    game = tashkalar(HOUND.format("...", "."), hands=["hell-hound flame-imp shadow-imp"], piles=[""])
    game.play("discard flame-imp", "return shadow-imp", "stop", "summon hell-hound E5", "stop")
    assert under(game) == "shadow-imp hell-hound"
    game.play("end-turn")
    assert hand(game).split()[:2] == ["shadow-imp", "hell-hound"]


def test_in_team_play_the_hell_hound_is_turned_and_the_topmost_turned_card_straightened() -> None:
    game = tashkalar(HOUND.format("...", "."), seats=4, hands=["hell-hound"])
    before = player_at(game, 0).upright
    game.play("summon hell-hound E5", "stop")
    assert player_at(game, 0).turned == 6
    assert player_at(game, 0).upright == before + 1


# -- Vortexmaster


def test_the_vortexmaster_moves_the_gateway_and_then_an_own_piece_next_to_it() -> None:
    game = tashkalar("..c.. .c.c. ..c.. l.C.. hc...", hands=["vortexmaster"], gateway="C7")
    game.play("summon vortexmaster E6")
    assert movers(game) == {"C7"}
    game.play("move C7 C8")
    assert movers(game) == {"D7"}
    game.play("move D7 E7")
    assert gateway(game) == "C8"
    assert game.prompt == "act count=1"


def test_an_own_piece_of_any_rank_may_move_for_the_vortexmaster_though_the_gateway_stays() -> None:
    game = tashkalar("..c.. .c.c. ..c.. lC... hc...", hands=["vortexmaster"], gateway="C7")
    game.play("summon vortexmaster E6", "stop")
    assert movers(game) == {"C6", "D7"}
    game.play("move C6 D6")
    assert destroyed(game) == "C"
    assert on(game, "D6") == "l"


def test_the_vortexmaster_may_move_if_it_is_next_to_the_gateway_and_even_destroy_it() -> None:
    game = tashkalar("..c.. .c.c. ..c.. ..... h....", hands=["vortexmaster"], gateway="C7")
    game.play("summon vortexmaster E6", "move C7 D7", "move E6 D7")
    assert on(game, "D7") == "h"
    assert gateway(game) == ""


def test_the_vortexmaster_that_is_the_gateway_moves_first_and_then_a_neighbour() -> None:
    game = tashkalar("..c.. .c.c. ..c.. ..... c....", hands=["vortexmaster"], gateway="C7")
    game.play("summon vortexmaster E6", "move E6 E5")
    assert gateway(game) == "E5"
    assert movers(game) == {"D4", "F4"}
    game.play("stop")
    assert arena(game, 5) == drawing("..c.. .c.c. ..h.. ..... c....")


def test_a_gateway_that_destroys_the_vortexmaster_does_not_end_the_effect() -> None:
    game = tashkalar("..c.. .c.c. ..c.. ..... .h...", hands=["vortexmaster"], gateway="D7")
    game.play("summon vortexmaster E6", "move D7 E6")
    assert movers(game) == {"E5"}
    game.play("move E5 D5")
    assert discard(game) == "vortexmaster"


def test_the_vortexmaster_moves_no_second_piece_where_the_gateway_stands_alone() -> None:
    game = tashkalar("..c.. .c.c. ..c.. ..... h....", hands=["vortexmaster"], gateway="C7")
    game.play("summon vortexmaster E6", "move C7 B7")
    assert game.prompt == "act count=1"


# -- Gate Master

MASTER = "..... ..cc. .c.cc ..... {}...."


def test_the_gate_master_makes_the_gateway_legendary_counts_as_a_legend_and_names_another() -> None:
    game = tashkalar(MASTER.format("h"), hands=["gate-master"], gateway="C7", mode="duel")
    game.play("summon gate-master E5")
    assert on(game, "C7") == "l"
    assert gateway(game) == ""
    assert points(game) == [1]
    assert "counts-as-legend seat=0" in game.events()
    assert game.options == [f"choose {square}" for square in ("E4", "F4", "D5", "E5", "F5", "G5")]
    game.play("choose G5")
    assert gateway(game) == "G5"
    assert game.prompt == "act count=1"


def test_the_gate_master_that_is_the_gateway_becomes_legendary_itself() -> None:
    game = tashkalar(MASTER.format("c"), hands=["gate-master"], gateway="C7")
    game.play("summon gate-master E5")
    assert on(game, "E5") == "l"
    assert "choose E5" not in game.options
    game.play("choose C7")
    assert gateway(game) == "C7"
    assert game.scores == [1, 0]


def test_the_gate_master_without_a_legendary_piece_in_the_supply_only_names_the_gateway() -> None:
    game = tashkalar(MASTER.format("h"), hands=["gate-master"], gateway="C7", mode="duel", supply=[(5, 0)])
    game.play("summon gate-master E5", "choose C7")
    assert on(game, "C7") == "h"
    assert gateway(game) == "C7"
    assert points(game) == [0]
    assert "counts-as-legend seat=0" not in game.events()


def test_the_gate_master_scores_in_a_colour_of_choice_in_melee() -> None:
    game = tashkalar(MASTER.format("h"), seats=3, hands=["gate-master"], gateway="C7")
    game.play("summon gate-master E5")
    assert game.prompt == "score-legend"
    game.play("colour red", "choose E5")
    assert points(game) == [0, 1]


def test_the_gate_master_is_one_of_two_beings_of_which_one_is_legendary() -> None:
    game = tashkalar(
        MASTER.format("h"),
        hands=["gate-master flame-imp"],
        gateway="C7",
        tasks="legendary-summoning red-summoning",
    )
    game.play("summon gate-master E5", "choose E5")
    assert table(game).now.deeds == [1, 1, 0, 1]
    game.play("summon flame-imp G4", "stop", "end-turn")
    assert offers(game, "claim") == ["legendary-summoning", "red-summoning"]


def with_guise(game: Scenario, side: int) -> Scenario:
    """The same table after a Possessed Summoner."""
    t = table(game)
    t.now.guise = side
    return Scenario.at(game.match.game, t, game.match.settings)


def test_the_gate_master_with_no_other_piece_of_ours_leaves_no_gateway() -> None:
    game = with_guise(tashkalar("..... ..CC. .C.CC ..... .....", hands=["gate-master"]), 1)
    game.play("summon gate-master E5")
    assert on(game, "E5") == "l"
    assert gateway(game) == ""
    assert game.prompt == "act count=1"


# -- Hell Rider


def test_the_hell_rider_that_is_the_gateway_makes_one_combat_move() -> None:
    game = tashkalar("..... ..H.. ..ccc ..c.. .....", hands=["hell-rider"], gateway="E5")
    game.play("summon hell-rider E5")
    assert gateway(game) == "E5"
    game.play("move E5 E4")
    assert gateway(game) == "E4"
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_hell_rider_makes_three_combat_moves_when_another_piece_is_the_gateway() -> None:
    game = tashkalar("h.... ..HC. ..ccc ..c.. .....", hands=["hell-rider"], gateway="C3")
    game.play("summon hell-rider E5")
    assert game.prompt == "may-move card=hell-rider sort=combat count=3"
    game.play("move E5 E4", "move E4 F4", "move F4 E5")
    assert arena(game, 5) == drawing("h.... ..... ..hcc ..c.. .....")
    assert destroyed(game) == "CH"
    assert game.prompt == "act count=1"


def test_the_hell_rider_may_stop_after_every_move() -> None:
    for moves in (["stop"], ["move E5 E4", "stop"], ["move E5 E4", "move E4 E3", "stop"]):
        game = tashkalar("h.... ..... ..ccc ..c.. .....", hands=["hell-rider"], gateway="C3")
        game.play("summon hell-rider E5", *moves)
        assert on(game, ["E5", "E4", "E3"][len(moves) - 1]) == "h"
        assert game.prompt == "act count=1"


def test_the_hell_rider_rides_on_after_destroying_the_gateway() -> None:
    game = tashkalar("..... ..h.. ..ccc ..c.. .....", hands=["hell-rider"], gateway="E4")
    game.play("summon hell-rider E5", "move E5 E4")
    assert gateway(game) == ""
    game.play("move E4 E3", "move E3 E2")
    assert on(game, "E2") == "h"
    assert gateway(game) == ""


def test_the_hell_rider_needs_an_own_piece_on_its_square_that_is_not_legendary() -> None:
    game = tashkalar("..... ..... ...cc ..c.. .....", hands=["hell-rider"])
    assert "hell-rider E5" not in offers(game, "summon")
    game = tashkalar("..... ..... ..lcc ..c.. .....", hands=["hell-rider"])
    assert game.why_not("summon hell-rider E5") == "rank-too-high card=hell-rider rank=legendary"


# -- Demon of Wrath


def test_the_demon_of_wrath_destroys_all_common_enemies_next_to_the_gateway_which_stays_then() -> None:
    game = tashkalar("..C.. .CCHL ...c. .c.c. ..c..", hands=["demon-of-wrath"])
    game.play("summon demon-of-wrath E5")
    assert arena(game, 5) == drawing("..C.. ...HL ..hc. .c.c. ..c..")
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_for_the_demon_of_wrath_a_gateway_without_common_enemies_beside_it_may_move_first() -> None:
    game = tashkalar("hcC.. H.C.. ...c. .c.c. ..c..", hands=["demon-of-wrath"], gateway="C3")
    game.play("summon demon-of-wrath E5")
    assert game.prompt == "may-move card=demon-of-wrath sort=standard count=1"
    assert "move C3 C4" not in game.options
    game.play("move C3 D3")
    assert arena(game, 5) == drawing(".h... H.... ..hc. .c.c. ..c..")
    assert destroyed(game) == "CC"
    assert gateway(game) == "D3"


def test_for_the_demon_of_wrath_the_gateway_may_stay() -> None:
    game = tashkalar("h.C.. ..... ...c. .c.c. ..c..", hands=["demon-of-wrath"], gateway="C3")
    game.play("summon demon-of-wrath E5", "stop")
    assert destroyed(game) == ""
    assert on(game, "E3") == "C"


def test_the_demon_of_wrath_destroys_the_common_pieces_of_every_opponent() -> None:
    game = tashkalar("..... .Cdc. ...c. .c.c. ..c..", seats=3, hands=["demon-of-wrath"])
    game.play("summon demon-of-wrath E5")
    assert arena(game, 5) == drawing("..... ...c. ..hc. .c.c. ..c..")
    assert destroyed(game) == "Cd"


# -- Demon of Greed


def test_the_demon_of_greed_sells_a_common_and_a_heroic_piece_for_two_actions() -> None:
    game = tashkalar("h...h .cc.. ..... .c.cC ....H", hands=["demon-of-greed"], gateway="C3")
    game.play("summon demon-of-greed E5")
    assert game.options == ["destroy D4", "destroy E4", "destroy D6", "destroy F6"]
    game.play("destroy F6")
    assert game.options == ["destroy G3", "destroy E5"]
    game.play("destroy G3")
    assert arena(game, 5) == drawing("h.... .cc.. ..h.. .c..C ....H")
    assert destroyed(game) == ""
    assert actions(game) == 3


def test_the_demon_of_greed_may_have_to_sell_itself() -> None:
    game = tashkalar("h.... .cc.. ..... .c.c. .....", hands=["demon-of-greed"], gateway="C3")
    game.play("summon demon-of-greed E5", "destroy D4")
    assert arena(game, 5) == drawing("h.... ..c.. ..... .c.c. .....")
    assert actions(game) == 3


def test_the_demon_of_greed_never_sells_the_gateway_and_gains_less() -> None:
    game = tashkalar("..... .cc.. ..... .c.c. .....", hands=["demon-of-greed"])
    game.play("summon demon-of-greed E5", "destroy D4")
    assert gateway(game) == "E5"
    assert actions(game) == 2
    game = tashkalar("h.... .hl.. ..... .h.l. .....", hands=["demon-of-greed"], gateway="C3")
    game.play("summon demon-of-greed E5")
    assert game.options == ["destroy D4", "destroy E5", "destroy D6"]
    game.play("destroy D4")
    assert actions(game) == 2


# -- Demon of Lust


def test_the_demon_of_lust_draws_two_pieces_of_any_colour_nearer_to_the_gateway() -> None:
    game = tashkalar("HC..L ..... ..... ..cc. ...cc", hands=["demon-of-lust"])
    game.play("summon demon-of-lust E5")
    assert game.prompt == "may-move card=demon-of-lust sort=combat count=2"
    assert movers(game) == {"C3", "D3", "G3", "F7", "G7"}
    assert [option for option in game.options if option.startswith("move C3")] == ["move C3 D4"]
    assert [option for option in game.options if option.startswith("move D3")] == ["move D3 E4", "move D3 D4"]
    game.play("move D3 D4", "move C3 D4")
    assert arena(game, 5) == drawing("....L .H... ..h.. ..cc. ...cc")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_demon_of_lust_draws_each_piece_only_once() -> None:
    game = tashkalar("..... ..... ..... ..cc. ...cc", hands=["demon-of-lust"], gateway="")
    game.play("summon demon-of-lust E5", "move F7 E6")
    assert movers(game) == {"G7"}
    game.play("move G7 F6")
    assert arena(game, 5) == drawing("..... ..... ..h.. ..cc. .....")


def test_the_demon_of_lust_draws_no_piece_twice_though_it_could_come_nearer_still() -> None:
    game = tashkalar(
        """
          h....
         .......
        .........
        .........
        .........
        ....cc...
        .....cc..
         .......
          C....
        """,
        hands=["demon-of-lust"],
        gateway="C1",
    )
    game.play("summon demon-of-lust E5", "move C9 C8")
    assert "C8" not in movers(game)
    assert movers(game) == {"E5", "E6", "F6", "F7", "G7"}
    game.play("stop")
    assert on(game, "C8") == "C"


def test_the_demon_of_lust_need_not_draw_anything() -> None:
    game = tashkalar("H.... ..... ..... ..cc. ...cc", hands=["demon-of-lust"])
    game.play("summon demon-of-lust E5", "stop")
    assert on(game, "C3") == "H"


def test_no_piece_enters_the_square_of_the_gateway_for_the_demon_of_lust() -> None:
    game = tashkalar("..... ...L. ....h ..cc. ...cc", hands=["demon-of-lust"], gateway="G5")
    game.play("summon demon-of-lust E5")
    assert not [option for option in game.options if option.endswith("G5")]
    assert "F4" not in movers(game)
    assert "G5" not in movers(game)


# -- Demon of Sloth


def test_the_demon_of_sloth_wastes_an_action() -> None:
    game = tashkalar("..... ..... ..... .c... .....", hands=["demon-of-sloth"])
    game.play("summon demon-of-sloth E5")
    assert actions(game) == 0
    assert on(game, "E5") == "h"
    assert game.options == ["end-turn"]


def test_the_demon_of_sloth_wastes_only_one_of_several_actions() -> None:
    game = tashkalar("..... ..... ..... .c... .....", hands=["demon-of-sloth"], actions=3)
    game.play("summon demon-of-sloth E5")
    assert actions(game) == 1


def test_the_demon_of_sloth_without_an_action_to_waste_destroys_itself_as_the_gateway() -> None:
    game = tashkalar("..... ..... ..... .c... c....", hands=["demon-of-sloth"], actions=1, gateway="C7")
    game.play("summon demon-of-sloth E5")
    assert arena(game, 5) == drawing("..... ..... ..... .c... c....")
    assert gateway(game) == ""
    assert discard(game) == "demon-of-sloth"


def test_the_demon_of_sloth_without_an_action_to_waste_destroys_another_gateway() -> None:
    game = tashkalar("..... ..... ..... .c... h....", hands=["demon-of-sloth"], actions=1, gateway="C7")
    game.play("summon demon-of-sloth E5")
    assert arena(game, 5) == drawing("..... ..... ..h.. .c... .....")
    assert gateway(game) == ""


# -- Demon of Envy


def test_the_demon_of_envy_places_one_common_piece_next_to_the_gateway() -> None:
    game = tashkalar("..... .c... ..cc. ..... CCC..", hands=["demon-of-envy"])
    game.play("summon demon-of-envy E5")
    assert set(game.options) == {f"place {square}" for square in ("E4", "F4", "D5", "D6", "E6", "F6")}
    game.play("place E4")
    assert arena(game, 5) == drawing("..... .cc.. ..hc. ..... CCC..")
    assert game.prompt == "act count=1"


def test_the_demon_of_envy_goes_on_while_the_opponent_has_more_pieces() -> None:
    game = tashkalar("h.... .c... ..cc. ..... CCHLC", hands=["demon-of-envy"], gateway="C3")
    game.play("summon demon-of-envy E5")
    assert set(offers(game, "place")) == {"C2", "D2", "B2", "B3", "D3", "B4", "C4"}
    game.play("place C4")
    assert arena(game, 5) == drawing("h.... cc... ..hc. ..... CCHLC")
    assert game.prompt == "act count=1"
    game = tashkalar("h...l .cC.. ..cc. CCCCC CCHLC", hands=["demon-of-envy"], gateway="C3")
    game.play("summon demon-of-envy E5", *(f"place {square}" for square in ("C2", "D2", "B2", "B3", "D3", "B4")))
    assert on(game, "C4") == "."  # eleven against eleven
    assert game.prompt == "act count=1"


def test_the_demon_of_envy_stops_when_the_supply_is_empty() -> None:
    game = tashkalar("..... .c... ..cc. ..... CCCCC", hands=["demon-of-envy"], supply=[(1, 3)])
    game.play("summon demon-of-envy E5", "place E4")
    assert supply(game) == (0, 3)
    assert game.prompt == "act count=1"
    game = tashkalar("..... .c... ..cc. ..... CCCCC", hands=["demon-of-envy"], supply=[(0, 3)])
    game.play("summon demon-of-envy E5")
    assert game.prompt == "act count=1"


def test_the_demon_of_envy_stops_when_no_square_next_to_the_gateway_is_empty() -> None:
    game = tashkalar("..... .cCC. .Ccc. .CC.. CCCCC", hands=["demon-of-envy"])
    game.play("summon demon-of-envy E5")
    assert arena(game, 5) == drawing("..... .cCC. .Chc. .CCc. CCCCC")
    assert game.prompt == "act count=1"


def test_the_demon_of_envy_compares_with_every_opponent_for_himself() -> None:
    game = tashkalar("..... .c... ..cc. ..... CCddd", seats=3, hands=["demon-of-envy"])
    game.play("summon demon-of-envy E5", "place E4")
    assert game.prompt == "act count=1"
    game = tashkalar("..... .c... ..cc. ...dd CCddd", seats=3, hands=["demon-of-envy"])
    game.play("summon demon-of-envy E5", "place E4", "place D5")
    assert game.prompt == "act count=1"


# -- Possessed Summoner

POSSESSED = "{} {} ...c. .cc.. ..c.."


def test_the_possessed_summoner_places_an_enemy_and_summons_the_next_being_with_enemies_only() -> None:
    board = POSSESSED.format("C....", "c....")
    game = tashkalar(board, hands=["possessed-summoner flame-imp"])
    game.play("summon possessed-summoner E5")
    assert set(offers(game, "place")) == {"B2", "C2", "D2", "B3", "D3", "B4", "D4"}
    assert "stop" not in game.options
    game.play("place D4")
    assert arena(game, 5) == drawing(POSSESSED.format("C....", "cC...").replace("...c.", "..hc."))
    assert supply(game, 1) == (15, 3)
    assert set(offers(game, "summon")) == {"flame-imp E3", "flame-imp C5", "flame-imp B4", "flame-imp D2"}
    game.play("summon flame-imp C5", "stop")
    assert on(game, "C5") == "c"
    assert table(game).now.guise == NOBODY


def test_the_guise_of_the_possessed_summoner_ends_with_the_next_being() -> None:
    board = POSSESSED.format("C....", "c....")
    game = tashkalar(board, hands=["possessed-summoner flame-imp demon-of-sloth"], actions=3)
    game.play("summon possessed-summoner E5", "place D4", "summon flame-imp E3", "stop")
    assert "demon-of-sloth B2" not in offers(game, "summon")  # next to the enemy on C3
    assert "demon-of-sloth B5" in offers(game, "summon")  # next to the own piece on C4


def test_the_guise_of_the_possessed_summoner_ends_with_the_turn_and_hinders_no_placing() -> None:
    board = POSSESSED.format("C....", "c....")
    game = tashkalar(board, hands=["possessed-summoner flame-imp", ""])
    game.play("summon possessed-summoner E5", "place D4")
    assert table(game).now.guise == 1
    assert game.match.view(1)["table"]["now"]["guise"] == "blue"  # type: ignore[index]
    game.play("place A5", "end-turn")
    assert table(game).now.guise == NOBODY


def test_the_possessed_summoner_may_throw_the_flare_away_for_an_action() -> None:
    board = POSSESSED.format("CCCCC", "CCC..")
    game = tashkalar(board, hands=["possessed-summoner flare-2-5"], mode="duel")
    game.play("summon possessed-summoner E5", "place G4")
    assert game.options == ["throw-flare", "stop"]
    game.play("throw-flare")
    assert actions(game) == 2
    assert hand(game) == ""
    assert points(game, 1) == [0]
    assert NAME_OF[table(game).flares.discard[-1]] == "flare-2-5"
    game.play("place A5", "place A6", "end-turn")
    assert len(player_at(game, 0).flares()) == 1


def test_the_possessed_summoner_may_keep_the_flare() -> None:
    game = tashkalar(POSSESSED.format("L....", "....."), hands=["possessed-summoner flare-2-5"])
    game.play("summon possessed-summoner E5", "place D4", "stop")
    assert hand(game) == "flare-2-5"
    assert game.prompt == "act count=1"


@pytest.mark.parametrize(("row", "left"), [("C....", (0, 3)), (".....", None)], ids=["supply", "nobody"])
def test_where_no_enemy_can_be_placed_the_possessed_summoner_only_asks_for_the_flare(
    row: str, left: tuple[int, int] | None
) -> None:
    hands = ["possessed-summoner flare-2-5 demon-of-sloth"]
    game = tashkalar(POSSESSED.format(row, "....."), hands=hands, supply=[None, left])
    game.play("summon possessed-summoner E5")
    assert game.options == ["throw-flare", "stop"]
    game.play("throw-flare")
    assert table(game).now.guise == NOBODY
    assert "demon-of-sloth E5" in offers(game, "summon")  # with own pieces
    assert actions(game) == 2


def test_an_enemy_that_the_possessed_summoners_next_being_covers_is_destroyed_and_counts() -> None:
    game = tashkalar(POSSESSED.format("CC...", "C...."), hands=["possessed-summoner hell-rider"])
    game.play("summon possessed-summoner E5", "place E3")
    assert "hell-rider C3" in offers(game, "summon")
    game.play("summon hell-rider C3", "stop")
    assert destroyed(game) == "C"
    assert arena(game, 5) == drawing(POSSESSED.format("hCC..", "C....").replace("...c.", "..hc."))


def test_a_legendary_enemy_on_its_square_forbids_the_possessed_summoners_next_being() -> None:
    game = tashkalar(POSSESSED.format("LC...", "C...."), hands=["possessed-summoner hell-rider"])
    game.play("summon possessed-summoner E5", "place E3")
    assert game.why_not("summon hell-rider C3") == "rank-too-high card=hell-rider rank=legendary"


def test_in_a_shortage_the_possessed_summoners_next_being_may_take_any_own_piece() -> None:
    board = POSSESSED.format("C....", ".....")
    game = tashkalar(board, hands=["possessed-summoner flame-imp"], supply=[(1, 3)])
    game.play("summon possessed-summoner E5", "place D4", "summon flame-imp E3")
    assert set(offers(game, "pick-up")) == {"E5", "F5", "D6", "E6", "E7"}


def test_in_melee_the_possessed_summoner_chooses_a_colour_and_a_third_one_may_be_improvised_with() -> None:
    game = tashkalar(
        POSSESSED.format("..C.d", "....."), seats=3, hands=["possessed-summoner flame-imp", "knight", "sapling"]
    )
    game.play("summon possessed-summoner E5")
    assert game.prompt == "place-whose card=possessed-summoner"
    assert game.options == ["colour blue", "colour green"]
    game.play("colour green")
    assert set(offers(game, "place")) == {"F2", "G2", "H2", "F3", "H3", "F4", "G4", "H4"}
    game.play("place F4")
    assert on(game, "F4") == "d"
    assert set(offers(game, "summon")) == {"flame-imp E3", "flame-imp F2", "flame-imp H4", "flame-imp G5"}
    assert set(offers(game, "borrow")) == {"flame-imp G3 E3", "flame-imp D4 E3", "flame-imp F2 E3"}


def test_the_possessed_summoner_places_no_piece_of_a_colour_that_is_not_on_the_arena() -> None:
    game = tashkalar(
        POSSESSED.format("....d", "....."), seats=3, hands=["possessed-summoner", "knight", "sapling"]
    )
    game.play("summon possessed-summoner E5")
    assert set(offers(game, "place")) == {"F2", "G2", "H2", "F3", "H3", "F4", "G4", "H4"}
