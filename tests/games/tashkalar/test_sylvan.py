"""The eighteen beings of the Sylvan deck, card by card."""

import pytest
from tables.tashkalar import (
    arena,
    destroyed,
    discard,
    drawing,
    hand,
    movers,
    offers,
    on,
    player_at,
    printed,
    supply,
    table,
    tashkalar,
)

from arcanum.games.tashkalar.book import NUMBER_OF
from arcanum.testing.scenario import Scenario

# name, rank, pattern, in how many ways it can lie
PRINTED = [
    ("sapling", "common", "@ C C", 4),
    ("kiskin-farseeders", "common", ".@C C..", 8),
    ("charging-buck", "common", ".@ CC C.", 8),
    ("forest-wardens", "common", "C.@C", 4),
    ("naiad", "common", "..@ CCC", 8),
    ("kiskin-spirit", "heroic", "C.@ C.C", 8),
    ("dryad", "heroic", "C. .c .C", 8),
    ("centaur-spearman", "heroic", "@.. CCC ..C", 8),
    ("centaur-chieftain", "heroic", "C... .C@. ..C. ...C", 4),
    ("unicorn", "heroic", ".C@ CC. C..", 8),
    ("sylvan-queen", "heroic", "@.. C.C .C. .C.", 8),
    ("sylvan-princess", "heroic", "@. C. .C C.", 8),
    ("woodland-druid", "heroic", "C.C .@. .C.", 4),
    ("forest-ancient", "heroic", ".C. C@C C..", 8),
    ("forest-mystic", "heroic", ".C. C@. ..C", 4),
    ("kiskin-leafsplitter", "heroic", ".C. C@C .C.", 1),
    ("kiskin-boughrunner", "heroic", ".@. CCC .C.", 4),
    ("tree-shepherd", "heroic", "C@C .CC", 8),
]


@pytest.mark.parametrize(("card", "rank", "pattern", "ways"), PRINTED)
def test_a_sylvan_being_has_its_rank_and_its_pattern(card: str, rank: str, pattern: str, ways: int) -> None:
    assert printed(card) == (rank, pattern, ways)


# -- Sapling


def test_the_sapling_becomes_heroic_at_once() -> None:
    game = tashkalar("..... ..... ..C.. ..c.. ..c..", hands=["sapling"])
    game.play("summon sapling E5")
    assert arena(game, 5) == drawing("..... ..... ..h.. ..c.. ..c..")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_sapling_arrives_as_a_common_being() -> None:
    game = tashkalar("..... ..... ..H.. ..c.. ..c..", hands=["sapling"])
    assert game.why_not("summon sapling E5") == "rank-too-high card=sapling rank=heroic"


# -- Kiskin Farseeders


def test_the_kiskin_farseeders_may_place_a_piece_next_to_any_own_one() -> None:
    game = tashkalar("L...C ..... ...c. .c... ....l", hands=["kiskin-farseeders"])
    game.play("summon kiskin-farseeders E5")
    beside = "D4 E4 F4 G4 C5 D5 G5 C6 E6 F6 G6 C7 D7 E7 H6 F7 H7 F8 G8 H8"  # of D6, E5, F5 and G7
    assert sorted(offers(game, "place")) == sorted(beside.split())
    game.play("place E7")
    assert arena(game, 5) == drawing("L...C ..... ..cc. .c... ..c.l")
    assert game.prompt == "act count=1"


def test_the_kiskin_farseeders_may_go_without_and_place_nothing_when_the_supply_is_empty() -> None:
    game = tashkalar("..... ..... ...c. .c... .....", hands=["kiskin-farseeders"])
    game.play("summon kiskin-farseeders E5", "stop")
    assert supply(game) == (14, 3)
    game = tashkalar("..... ..... ...c. .c... .....", hands=["kiskin-farseeders"], supply=[(1, 3)])
    game.play("summon kiskin-farseeders E5")
    assert game.prompt == "act count=1"


# -- Charging Buck


def test_the_charging_buck_leaps_twice_over_exactly_two_squares_be_it_there_and_back() -> None:
    game = tashkalar("H...C .LLL. ..... .cc.. .c...", hands=["charging-buck"])
    game.play("summon charging-buck E5")
    ring = "D3 E3 F3 G3 C4 G4 C5 G5 C6 G6 C7 D7 E7 F7 G7"  # but for C3, where a heroic piece stands
    assert sorted(offers(game, "leap")) == sorted(f"E5 {square}" for square in ring.split())
    game.play("leap E5 G3")
    assert "leap G3 I3" in game.options
    assert "leap G3 G4" not in game.options
    game.play("leap G3 E5")
    assert arena(game, 5) == drawing("H.... .LLL. ..c.. .cc.. .c...")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_charging_buck_may_leap_once_or_not_at_all() -> None:
    game = tashkalar("..... ..... ..... .cc.. .c...", hands=["charging-buck"])
    game.play("summon charging-buck E5", "leap E5 C3", "stop")
    assert on(game, "C3") == "c"
    game = tashkalar("..... ..... ..... .cc.. .c...", hands=["charging-buck"])
    game.play("summon charging-buck E5", "stop")
    assert on(game, "E5") == "c"
    assert game.prompt == "act count=1"


# -- Forest Wardens


def test_the_forest_wardens_strike_common_and_heroic_pieces_of_who_has_more() -> None:
    game = tashkalar("C.C.. ..... c..c. .C.C. ..H..", hands=["forest-wardens"])
    game.play("summon forest-wardens E5")
    assert game.options == ["destroy C3", "destroy E3", "destroy D6", "destroy F6"]
    game.play("destroy C3")
    assert arena(game, 5) == drawing("..C.. ..... c.cc. .C.C. .....")
    assert destroyed(game) == "CH"
    assert game.prompt == "act count=1"


def test_the_forest_wardens_count_themselves_and_spare_who_has_only_as_many() -> None:
    game = tashkalar("C.C.. ..... c..c. .C.h. ..H..", hands=["forest-wardens"])
    game.play("summon forest-wardens E5")
    assert arena(game, 5) == drawing("C.C.. ..... c.cc. .C.h. ..H..")
    assert game.prompt == "act count=1"


def test_heroic_pieces_are_no_common_ones_to_the_forest_wardens() -> None:
    game = tashkalar("C.C.. ..... c..c. .C.C. .h...", hands=["forest-wardens"])
    game.play("summon forest-wardens E5", "destroy F6")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_forest_wardens_count_legends_but_never_destroy_one() -> None:
    game = tashkalar("H..L. ..... c..c. .h... .....", hands=["forest-wardens"])
    game.play("summon forest-wardens E5")
    assert destroyed(game) == "H"
    game = tashkalar("L..L. ..... c..c. .h... .....", hands=["forest-wardens"])
    game.play("summon forest-wardens E5")
    assert destroyed(game) == ""


def test_in_melee_the_forest_wardens_strike_only_those_who_have_more() -> None:
    game = tashkalar("CCCC. .i.i. c..c. .dH.. ..h..", seats=3, hands=["forest-wardens"])
    game.play("summon forest-wardens E5")
    assert offers(game, "destroy") == ["C3", "D3", "E3", "F3"]
    game.play("destroy C3")
    assert offers(game, "destroy") == ["D4", "F4"]
    game.play("destroy D4")
    assert destroyed(game) == "Ci"


# -- Naiad


def test_the_naiad_grants_a_standard_move_to_each_of_two_pieces_beside_her() -> None:
    game = tashkalar("..... .l.C. ..... ccc.. .....", hands=["naiad"])
    game.play("summon naiad E5")
    assert game.prompt == "may-move card=naiad sort=standard count=2"
    assert movers(game) == {"D4", "D6", "E6"}
    game.play("move D6 D5")
    assert movers(game) == {"D4", "E6"}
    game.play("move E6 F7")
    assert arena(game, 5) == drawing("..... .l.C. .cc.. c.... ...c.")
    assert game.prompt == "act count=1"


def test_the_naiads_pieces_make_no_combat_moves_and_may_stay() -> None:
    game = tashkalar("..... ..... .C... ccc.. .....", hands=["naiad"])
    game.play("summon naiad E5")
    assert "move D6 D5" not in game.options
    game.play("move D6 D7", "stop")
    assert on(game, "D7") == "c"
    game = tashkalar("..... ..... ..... ccc.. .....", hands=["naiad"])
    game.play("summon naiad E5", "stop")
    assert game.prompt == "act count=1"


def test_a_piece_that_was_run_over_does_not_move_for_the_naiad() -> None:
    game = tashkalar("..... ..... ..... chc.. .....", hands=["naiad"])
    game.play("summon naiad E5", "move D6 E6")
    assert game.prompt == "act count=1"


def test_the_second_piece_moves_even_if_the_first_has_run_over_the_naiad() -> None:
    game = tashkalar("..... ..... ..... chc.. .....", hands=["naiad"])
    game.play("summon naiad E5", "move D6 E5")
    assert movers(game) == {"E6"}
    game.play("move E6 E7")
    assert arena(game, 5) == drawing("..... ..... ..h.. c.... ..c..")


# -- Kiskin Spirit

SPIRIT = "..... ..... c.... c.c.. ....."


def test_the_kiskin_spirit_puts_a_discarded_card_on_top_and_brings_one_more() -> None:
    game = tashkalar(SPIRIT, hands=["kiskin-spirit sapling naiad"], discards=["dryad unicorn"], actions=1)
    game.play("summon kiskin-spirit E5")
    assert game.prompt == "may-put-on-top card=kiskin-spirit"
    assert game.options == ["put-on-top dryad", "put-on-top unicorn", "stop"]
    game.play("put-on-top dryad")
    assert discard(game) == "unicorn kiskin-spirit"
    assert player_at(game, 0).own.over == [NUMBER_OF["dryad"]]
    game.play("end-turn")
    assert hand(game).split()[:3] == ["sapling", "naiad", "dryad"]
    assert len(player_at(game, 0).beings()) == 4


def test_whoever_declines_the_kiskin_spirits_offer_draws_no_more_than_usual() -> None:
    game = tashkalar(SPIRIT, hands=["kiskin-spirit sapling naiad"], discards=["dryad"], actions=1)
    game.play("summon kiskin-spirit E5", "stop", "end-turn")
    assert discard(game) == "dryad kiskin-spirit"
    assert len(player_at(game, 0).beings()) == 3


def test_with_an_empty_discard_pile_the_kiskin_spirit_brings_a_card_all_the_same() -> None:
    game = tashkalar(SPIRIT, hands=["kiskin-spirit sapling naiad"], actions=1)
    game.play("summon kiskin-spirit E5", "end-turn")
    assert len(player_at(game, 0).beings()) == 4


def test_the_kiskin_spirit_finds_what_was_discarded_in_this_turn() -> None:
    game = tashkalar(SPIRIT, hands=["kiskin-spirit sapling naiad"])
    game.play("discard naiad", "stop", "summon kiskin-spirit E5", "put-on-top naiad", "end-turn")
    assert hand(game).split()[:2] == ["sapling", "naiad"]
    assert len(player_at(game, 0).beings()) == 4


def test_the_mate_may_decide_for_the_kiskin_spirit_but_the_cards_are_the_players_own() -> None:
    game = tashkalar(SPIRIT, seats=4, hands=["kiskin-spirit", "", "knight"], discards=["dryad", "", "herald"])
    game.play("summon kiskin-spirit E5", "hand-over")
    assert game.asked.seat == 2
    assert game.options == ["put-on-top dryad", "stop"]
    game.play("put-on-top dryad", "place A5", "end-turn")
    assert "dryad" in hand(game)
    assert len(player_at(game, 0).beings()) == 4


# -- Dryad


def test_the_dryad_converts_a_heroic_neighbour_into_an_own_common_piece() -> None:
    game = tashkalar("..... .cHL. ..cC. .Cc.. ..C..", hands=["dryad"])
    game.play("summon dryad E5")
    assert game.options == ["convert E4", "convert F5", "convert D6", "stop"]
    game.play("convert E4")
    assert arena(game, 5) == drawing("..... .ccL. ..hC. .Cc.. ..C..")
    assert destroyed(game) == "H"
    assert supply(game) == (13, 3)
    assert game.prompt == "act count=1"


def test_the_dryad_may_leave_her_neighbours_alone_and_needs_a_piece_in_the_supply() -> None:
    game = tashkalar("..... .cH.. ..c.. ..c.. .....", hands=["dryad"])
    game.play("summon dryad E5", "stop")
    assert on(game, "E4") == "H"
    game = tashkalar("..... .cH.. ..c.. ..c.. .....", hands=["dryad"], supply=[(0, 3)])
    game.play("summon dryad E5")
    assert arena(game, 5) == drawing("..... .cH.. ..h.. ..c.. .....")
    assert game.prompt == "act count=1"


def test_the_dryad_needs_an_own_piece_on_her_square() -> None:
    game = tashkalar("..... .c... ..C.. ..c.. .....", hands=["dryad"])
    assert offers(game, "summon") == []


# -- Centaur Spearman


def spearman(line: str) -> Scenario:
    """He is summoned to E5; north of him, from the edge, stand these pieces."""
    first, second, third, fourth = list(line)
    game = tashkalar(
        f"..{first}.. ...{second}... ....{third}.... ....{fourth}.... ......... ....ccc.. ......c.. ....... .....",
        hands=["centaur-spearman"],
    )
    return game.play("summon centaur-spearman E5")


def north(game: Scenario) -> str:
    return "".join(on(game, square) for square in ("E1", "E2", "E3", "E4"))


def test_the_centaur_spearman_moves_and_hits_the_next_piece_at_any_distance() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        .........
        ........C
        ccc......
        ..c......
         .......
          .....
        """,
        hands=["centaur-spearman"],
    )
    game.play("summon centaur-spearman A5", "move A5 B5")
    assert arena(game).splitlines()[4] == ".h......."
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_centaur_spearman_takes_a_piece_by_his_move_and_hits_only_the_next_one() -> None:
    game = spearman("CH.H")
    game.play("move E5 E4")
    assert north(game) == "C..h"
    assert destroyed(game) == "HH"


def test_the_centaur_spearman_must_hit_an_own_piece_too() -> None:
    game = spearman("C.c.")
    game.play("move E5 E4")
    assert north(game) == "C..h"
    assert destroyed(game) == ""


def test_a_legendary_piece_shields_the_others_from_the_centaur_spearman() -> None:
    game = spearman("C.L.")
    game.play("move E5 E4")
    assert north(game) == "C.Lh"
    assert destroyed(game) == ""


def test_the_centaur_spearman_hits_nothing_on_an_empty_line_or_if_he_stays() -> None:
    game = spearman("....")
    game.play("move E5 E4")
    assert north(game) == "...h"
    game = spearman("..C.")
    game.play("stop")
    assert north(game) == "..C."


# -- Centaur Chieftain


def test_the_centaur_chieftain_leads_three_more_combat_moves_in_his_direction() -> None:
    game = tashkalar("..... c.H.. .c..C ..c.. ...c.", hands=["centaur-chieftain"])
    game.play("summon centaur-chieftain E5", "move E5 E4")
    assert game.prompt == "may-move card=centaur-chieftain sort=combat count=3"
    assert game.options == ["move C4 C3", "move D5 D4", "move E6 E5", "move F7 F6", "stop"]
    game.play("move C4 C3", "move C3 C2", "move C2 C1")
    assert on(game, "C1") == "c"
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_centaur_chieftains_people_take_pieces_of_their_rank_and_stop_at_the_edge() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        ..c.....c
        ...c..cCH
        ....c....
        l....c...
         .......
          .....
        """,
        hands=["centaur-chieftain"],
    )
    game.play("summon centaur-chieftain E5", "move E5 F5")
    assert movers(game) == {"C4", "D5", "G5", "E6", "A7", "F7"}
    game.play("move G5 H5")
    assert destroyed(game) == "C"
    assert "move H5 I5" not in game.options
    game.play("stop")
    assert game.prompt == "act count=1"


def test_a_centaur_chieftain_who_stays_leads_nobody() -> None:
    game = tashkalar("..... c.... .c... ..c.. ...c.", hands=["centaur-chieftain"])
    game.play("summon centaur-chieftain E5", "stop")
    assert game.prompt == "act count=1"


def test_a_piece_that_ran_over_the_centaur_chieftain_is_another_piece_and_may_go_on() -> None:
    game = tashkalar("..... c.... .c... ..h.. ...c.", hands=["centaur-chieftain"])
    game.play("summon centaur-chieftain E5", "move E5 E4", "move E6 E5", "move E5 E4", "move E4 E3")
    assert arena(game, 5) == drawing("..h.. c.... .c... ..... ...c.")


# -- Unicorn


def test_the_unicorn_brings_an_action_or_makes_a_combat_move() -> None:
    game = tashkalar("..... ..H.. .c... cc... c....", hands=["unicorn"])
    game.play("summon unicorn E5")
    assert game.options == ["either combat-move", "either gain-action"]
    game.play("either gain-action")
    assert game.prompt == "act count=2"
    assert on(game, "E5") == "h"
    game = tashkalar("..... ..H.. .c... cc... c....", hands=["unicorn"])
    game.play("summon unicorn E5", "either combat-move", "move E5 E4")
    assert arena(game, 5) == drawing("..... ..h.. .c... cc... c....")
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_unicorn_that_may_move_may_also_stay() -> None:
    game = tashkalar("..... ..... .c... cc... c....", hands=["unicorn"])
    game.play("summon unicorn E5", "either combat-move", "stop")
    assert on(game, "E5") == "h"
    assert game.prompt == "act count=1"


# -- Sylvan Queen


def test_the_sylvan_queen_converts_a_diagonal_enemy_into_an_own_piece_of_its_rank() -> None:
    board = "....... ....... ..H.C.. ..C.... ..Lccc. ....c.. ....c.."
    game = tashkalar(board, hands=["sylvan-queen"])
    game.play("summon sylvan-queen E5")
    assert game.options == ["convert F4", "convert D4", "stop"]
    game.play("convert D4")
    assert arena(game, 7) == drawing("....... ....... ..h.C.. ..Ch... ..Lccc. ....c.. ....c..")
    assert destroyed(game) == "H"
    game = tashkalar(board, hands=["sylvan-queen"])
    game.play("summon sylvan-queen E5", "convert F4")
    assert on(game, "F4") == "c"
    assert game.prompt == "act count=1"


def test_the_sylvan_queen_may_decline_and_can_do_nothing_without_a_piece_in_the_supply() -> None:
    board = "....... ....... ..H.... ....... ...c.c. ....c.. ....c.."
    game = tashkalar(board, hands=["sylvan-queen"])
    game.play("summon sylvan-queen E5", "stop")
    assert on(game, "D4") == "H"
    game = tashkalar(board, hands=["sylvan-queen"], supply=[(1, 3)])
    game.play("summon sylvan-queen E5")
    assert game.prompt == "act count=1"
    assert on(game, "D4") == "H"


# -- Sylvan Princess


def test_the_sylvan_princess_converts_a_diagonal_common_enemy_only() -> None:
    board = "....... ....... ..H.C.. ..C.... ...cc.. ....c.. ...c..."
    game = tashkalar(board, hands=["sylvan-princess"])
    game.play("summon sylvan-princess E5")
    assert game.options == ["convert F4", "stop"]
    game.play("convert F4")
    assert on(game, "F4") == "c"
    assert destroyed(game) == "C"
    game = tashkalar(board, hands=["sylvan-princess"])
    game.play("summon sylvan-princess E5", "stop")
    assert on(game, "F4") == "C"


# -- Woodland Druid


def test_the_woodland_druid_must_upgrade_a_common_piece_of_either_colour() -> None:
    game = tashkalar("C.... .c.c. ..... ..c.. ....C", hands=["woodland-druid"])
    game.play("summon woodland-druid E5")
    assert game.options == ["upgrade D4", "upgrade F4", "upgrade E6"]
    game.play("upgrade E6")
    assert game.options == ["upgrade C3", "upgrade G7"]
    game.play("upgrade G7")
    assert arena(game, 5) == drawing("C.... .c.c. ..h.. ..h.. ....H")
    assert destroyed(game) == ""


def test_the_woodland_druid_passes_over_a_colour_without_common_pieces() -> None:
    game = tashkalar("H.... .h.h. ..... ..h.. .....", hands=["woodland-druid"])
    game.play("summon woodland-druid E5")
    assert arena(game, 5) == drawing("H.... .h.h. ..h.. ..h.. .....")
    assert game.prompt == "act count=1"


def test_in_melee_the_woodland_druid_serves_every_colour_and_in_teams_both() -> None:
    game = tashkalar("C.... .c.h. ..... d.h.. .....", seats=3, hands=["woodland-druid"])
    game.play("summon woodland-druid E5")
    assert arena(game, 5) == drawing("H.... .h.h. ..h.. i.h.. .....")
    game = tashkalar("C.... .c.h. ..... ..h.. .....", seats=4, hands=["woodland-druid"])
    game.play("summon woodland-druid E5")
    assert arena(game, 5) == drawing("H.... .h.h. ..h.. ..h.. .....")


# -- Forest Ancient


def test_the_forest_ancient_places_two_enemies_near_and_destroys_two_within_distance_three() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        ....c....
        .C.c.c.CC
        ...c.....
        .........
         ...H...
          .....
        """,
        hands=["forest-ancient"],
    )
    game.play("summon forest-ancient E5")
    assert "stop" not in game.options
    assert len(offers(game, "place")) == 24 - 4
    assert {"C3", "G7", "E6"} <= set(offers(game, "place"))
    game.play("place C3", "place G7")
    assert game.options == ["destroy C3", "destroy B5", "destroy H5", "destroy G7"]
    game.play("destroy B5", "destroy G7")
    assert arena(game).splitlines()[2:7] == [
        "..C......",
        "....c....",
        "...chc.CC",
        "...c.....",
        ".........",
    ]
    assert destroyed(game) == "CC"
    assert supply(game, 1) == (13, 3)
    assert game.prompt == "act count=1"


def test_the_forest_ancient_destroys_as_many_as_the_enemys_supply_let_it_place() -> None:
    board = "C.... ..c.. .c.c. .c... ....."
    game = tashkalar(board, hands=["forest-ancient"], supply=[None, (1, 3)])
    game.play("summon forest-ancient E5", "place G7", "destroy C3")
    assert game.prompt == "act count=1"
    assert destroyed(game) == "C"
    game = tashkalar(board, hands=["forest-ancient"], supply=[None, (0, 3)])
    game.play("summon forest-ancient E5")
    assert arena(game, 5) == drawing("C.... ..c.. .chc. .c... .....")


def test_the_forest_ancient_destroys_one_where_there_was_room_for_one() -> None:
    game = tashkalar("HHHHH HHcHH Hc.cH Hc.HH hhhhh", hands=["forest-ancient"])
    game.play("summon forest-ancient E5")
    assert arena(game, 5) == drawing("HHHHH HHcHH HchcH Hc.HH hhhhh")
    assert destroyed(game) == "C"


def test_in_melee_the_forest_ancients_victims_have_the_colours_that_were_placed() -> None:
    game = tashkalar("C...d ..c.. .c.c. .c... .....", seats=3, hands=["forest-ancient"])
    game.play("summon forest-ancient E5")
    assert game.prompt == "place-whose card=forest-ancient"
    assert game.options == ["colour blue", "colour red"]
    game.play("colour blue", "place E6", "colour red", "place E7")
    assert game.options == ["destroy C3", "destroy E6"]
    game.play("destroy C3")
    assert game.options == ["destroy G3", "destroy E7"]
    game.play("destroy G3")
    assert destroyed(game) == "Cd"


def test_in_melee_the_forest_ancient_may_choose_one_colour_twice() -> None:
    game = tashkalar(
        "C...d ..c.. .c.c. .c... .....", seats=3, hands=["forest-ancient"], supply=[None, None, (1, 3)]
    )
    game.play("summon forest-ancient E5", "colour red", "place E6", "place E7", "destroy G3")
    assert game.options == ["destroy C3", "destroy E7"]
    game = tashkalar("C...d ..c.. .c.c. .c... .....", seats=3, hands=["forest-ancient"])
    game.play("summon forest-ancient E5", "colour blue", "place E6", "colour blue", "place E7", "destroy C3")
    assert game.options == ["destroy E6", "destroy E7"]


# -- Forest Mystic

MYSTIC = "..... ..c.. .c... ...c. ....."


def test_the_forest_mystic_brings_a_being_and_a_legend_more_at_the_end_of_the_turn() -> None:
    game = tashkalar(MYSTIC, hands=["forest-mystic sapling naiad"], actions=1)
    game.play("summon forest-mystic E5")
    assert hand(game) == "sapling naiad"
    game.play("end-turn")
    player = player_at(game, 0)
    assert (len(player.beings()), len(player.legends()), len(player.flares())) == (4, 3, 1)


def test_what_the_forest_mystic_brought_is_kept_but_not_replaced() -> None:
    game = tashkalar(MYSTIC, hands=["forest-mystic sapling naiad"], actions=1)
    game.play("summon forest-mystic E5", "end-turn", "place I5", "place I6", "end-turn")
    game.play("place A5", "place A6", "end-turn")
    player = player_at(game, 0)
    assert (len(player.beings()), len(player.legends())) == (4, 3)
    assert table(game).now.more_beings == 0


def test_in_team_play_the_forest_mystics_legend_goes_to_the_mate() -> None:
    game = tashkalar(MYSTIC, seats=4, hands=["forest-mystic"], actions=1)
    game.play("summon forest-mystic E5", "end-turn")
    assert len(player_at(game, 0).beings()) == 4
    assert len(player_at(game, 0).legends()) == 0
    assert len(player_at(game, 2).legends()) == 3


# -- Kiskin Leafsplitter


def test_the_kiskin_leafsplitter_hits_the_first_piece_on_two_diagonals_whatever_it_is() -> None:
    game = tashkalar("C...L ..c.. .c.c. ..c.. l....", hands=["kiskin-leafsplitter"])
    game.play("summon kiskin-leafsplitter E5")
    assert game.options == ["aim north-east", "aim south-west", "aim north-west", "stop"]
    game.play("aim north-east")
    assert game.options == ["aim south-west", "aim north-west", "stop"]
    game.play("aim south-west")
    assert arena(game, 5) == drawing("C.... ..c.. .chc. ..c.. .....")
    assert destroyed(game) == "L"
    assert game.prompt == "act count=1"


def test_the_kiskin_leafsplitter_may_shoot_twice_in_one_direction_or_stop() -> None:
    board = "....L ..cC. .c.c. ..c.. ....."
    game = tashkalar(board, hands=["kiskin-leafsplitter"])
    game.play("summon kiskin-leafsplitter E5", "aim north-east")
    assert destroyed(game) == "C"
    game.play("aim north-east")
    assert destroyed(game) == "CL"
    game = tashkalar(board, hands=["kiskin-leafsplitter"])
    game.play("summon kiskin-leafsplitter E5", "stop")
    assert destroyed(game) == ""
    assert game.prompt == "act count=1"


def test_the_kiskin_leafsplitter_without_a_target_is_asked_nothing() -> None:
    game = tashkalar("..C.. ..c.. .c.c. ..c.. .....", hands=["kiskin-leafsplitter"])
    assert offers(game, "summon") == ["kiskin-leafsplitter E5"]
    game.play("summon kiskin-leafsplitter E5")
    assert game.prompt == "act count=1"


# -- Kiskin Boughrunner


def test_the_kiskin_boughrunner_runs_along_own_pieces() -> None:
    game = tashkalar("..... .H... ..H.. .ccc. ..c..", hands=["kiskin-boughrunner"])
    game.play("summon kiskin-boughrunner E5")
    assert game.prompt == "may-move card=kiskin-boughrunner sort=combat count=3"
    assert {option.split()[1] for option in offers(game, "move")} == {"D5", "F5", "D6", "E6", "F6"}
    game.play("move E5 D5")
    assert "move D5 D4" not in game.options
    game.play("move D5 C6", "move C6 C7")
    assert arena(game, 5) == drawing("..... .H... ..... .ccc. h.c..")
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_an_own_piece_that_the_kiskin_boughrunner_would_destroy_is_no_company() -> None:
    game = tashkalar("..... ..c.. ..... .ccc. ..c..", hands=["kiskin-boughrunner"])
    game.play("summon kiskin-boughrunner E5")
    targets = {option.split()[1] for option in offers(game, "move")}
    assert targets == {"D4", "F4", "D5", "F5", "D6", "E6", "F6"}
    game.play("move E5 F4", "stop")
    assert on(game, "F4") == "h"


def test_the_kiskin_boughrunner_may_stay_and_takes_heroic_pieces() -> None:
    game = tashkalar("..... ..... .H... .ccc. ..c..", hands=["kiskin-boughrunner"])
    game.play("summon kiskin-boughrunner E5", "stop")
    assert on(game, "E5") == "h"
    assert game.prompt == "act count=1"
    game = tashkalar("..... ..... .HL.. .ccc. ..c..", hands=["kiskin-boughrunner"])
    assert game.why_not("summon kiskin-boughrunner E5") == "rank-too-high card=kiskin-boughrunner rank=legendary"
    game = tashkalar("l.... ..... .H.L. .ccc. ..c..", hands=["kiskin-boughrunner"])
    game.play("summon kiskin-boughrunner E5")
    assert "move E5 F5" not in game.options
    assert "move E5 D4" in game.options
    game.play("move E5 D5", "stop")
    assert destroyed(game) == "H"


# -- Tree Shepherd

GROVE = "lLH.. ..... .c.cH ..cc. ....."


def test_the_tree_shepherd_upgrades_a_common_piece() -> None:
    game = tashkalar(GROVE, hands=["tree-shepherd"])
    game.play("summon tree-shepherd E5")
    assert game.options == [f"choose {square}" for square in ("C3", "D5", "E5", "F5", "E6", "F6")]
    game.play("choose F5")
    assert on(game, "F5") == "h"
    assert game.prompt == "act count=1"


def test_the_tree_shepherd_grants_a_heroic_piece_a_combat_move_be_it_himself() -> None:
    game = tashkalar("..... ..H.. .c.c. ..cc. .....", hands=["tree-shepherd"])
    game.play("summon tree-shepherd E5", "choose E5")
    assert game.prompt == "may-move card=tree-shepherd sort=combat count=1"
    game.play("move E5 E4")
    assert destroyed(game) == "H"
    game = tashkalar("..... ..H.. .c.c. ..cc. .....", hands=["tree-shepherd"])
    game.play("summon tree-shepherd E5", "choose E5", "stop")
    assert game.prompt == "act count=1"


def test_the_tree_shepherd_grants_a_legendary_piece_a_standard_move() -> None:
    game = tashkalar(GROVE, hands=["tree-shepherd"])
    game.play("summon tree-shepherd E5", "choose C3")
    assert game.prompt == "may-move card=tree-shepherd sort=standard count=1"
    assert "move C3 D3" not in game.options
    game.play("move C3 C4")
    assert on(game, "C4") == "l"
    assert game.prompt == "act count=1"
