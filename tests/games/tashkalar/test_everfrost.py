"""The eighteen beings of the Everfrost deck and the seven frozen effects, card by card."""

import pytest
from tables.tashkalar import (
    actions,
    arena,
    destroyed,
    discard,
    drawing,
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

from arcanum.games.tashkalar.book import HAS_FROZEN, NAME_OF, NO_CARD, NUMBER_OF
from arcanum.testing.scenario import Scenario

# name, rank, pattern, in how many ways it can lie
PRINTED = [
    ("snow-fox", "common", "@C. ..C", 8),
    ("royal-reindeer", "common", ".@. CC. ..C", 8),
    ("crystal-mirror", "common", "C @ C", 4),
    ("crystal-grower", "common", ".@ CC", 8),
    ("ice-princess", "common", ".@. .C. C.C", 4),
    ("ice-queen", "heroic", ".c. .C. C.C", 4),
    ("frostweave-summoner", "heroic", "C. .@ .C .C", 8),
    ("winter-whisperer", "heroic", ".@.. CCCC", 8),
    ("frozen-chest", "heroic", "CcC", 2),
    ("everfrost-sentinel", "heroic", "@. C. CC .C", 8),
    ("glacier-giant", "heroic", ".@. .C. CCC", 4),
    ("polar-bear", "heroic", "@CC. .C.C", 8),
    ("war-sled", "heroic", "C.@ CCC", 8),
    ("snow-monster", "heroic", ".cC. C..C", 8),
    ("frost-imp", "heroic", "C@. .C. ..C", 8),
    ("ice-wyvern", "heroic", "@C. C.. .CC", 8),
    ("deathbringer", "heroic", ".C@ ... CCC", 8),
    ("frostweave-illusionist", "heroic", "C@C ... .C.", 4),
]

FROZEN = {
    "crystal-grower", "ice-princess", "ice-queen", "frostweave-summoner", "winter-whisperer", "ice-wyvern",
    "frostweave-illusionist",
}  # fmt: skip


@pytest.mark.parametrize(("card", "rank", "pattern", "ways"), PRINTED)
def test_an_everfrost_being_has_its_rank_and_its_pattern(card: str, rank: str, pattern: str, ways: int) -> None:
    assert printed(card) == (rank, pattern, ways)


def test_seven_everfrost_beings_have_a_frozen_effect() -> None:
    assert {card for card, *_ in PRINTED if HAS_FROZEN[NUMBER_OF[card]]} == FROZEN


def frozen(game: Scenario, seat: int = 0) -> str:
    """The card of the seat whose frozen effect is in play."""
    card = player_at(game, seat).frozen
    return "" if card == NO_CARD else NAME_OF[card]


def squares(game: Scenario, verb: str) -> set[str]:
    """The squares to which something may go, or to which something may be done."""
    return {option.split()[-1] for option in offers(game, verb)}


# -- frozen effects in general


GROWER = "..... ..... ..... .cc.. ....."


def test_a_frozen_effect_enters_play_after_the_effect_instead_of_the_card_being_discarded() -> None:
    game = tashkalar(GROWER, hands=["crystal-grower"])
    game.play("summon crystal-grower E5")
    assert frozen(game) == "crystal-grower"
    assert discard(game) == hand(game) == ""
    assert arena(game, 5) == drawing("..... ..... ..c.. .cc.. .....")
    assert game.events()[-1] == "freeze seat=0 card=crystal-grower"


def test_a_frozen_effect_may_be_thawed_in_the_same_turn_before_and_after_actions() -> None:
    game = tashkalar(GROWER, hands=["crystal-grower"])
    game.play("summon crystal-grower E5", "thaw crystal-grower", "upgrade E5")
    assert game.prompt == "act count=1"
    assert discard(game) == "crystal-grower"
    game = tashkalar(GROWER, frozen=["crystal-grower"], actions=0)
    assert game.options == ["thaw crystal-grower", "end-turn"]
    game.play("thaw crystal-grower", "upgrade D6")
    assert frozen(game) == ""
    assert game.options == ["end-turn"]


def test_a_thawed_effect_gives_nobody_a_point_and_leaves_the_flare_of_the_turn() -> None:
    game = tashkalar("CCCCC C.... ..c.. ..... .....", hands=["flare-4-5-b"], frozen=["ice-princess"], mode="duel")
    game.play("thaw ice-princess", "move E5 E6")
    assert points(game, 1) == [0]
    game.play("flare flare-4-5-b", "apply lower", "place E7")
    assert points(game, 1) == [1]


def test_a_frozen_effect_may_be_thawed_though_it_can_do_nothing() -> None:
    game = tashkalar("... .h. ...", frozen=["crystal-grower"])
    game.play("thaw crystal-grower")
    assert discard(game) == "crystal-grower"
    assert on(game, "E5") == "h"


def test_of_two_frozen_effects_the_player_keeps_one_at_once() -> None:
    game = tashkalar(GROWER, hands=["crystal-grower"], frozen=["ice-wyvern"])
    game.play("summon crystal-grower E5")
    assert game.prompt == "keep-frozen card=crystal-grower"
    assert game.options == ["keep crystal-grower", "keep ice-wyvern"]
    game.play("keep crystal-grower")
    assert frozen(game) == "crystal-grower"
    assert discard(game) == "ice-wyvern"
    assert game.events()[-2:] == ["discard seat=0 card=ice-wyvern", "freeze seat=0 card=crystal-grower"]


def test_the_frozen_effect_that_was_in_play_may_be_kept_too() -> None:
    game = tashkalar(GROWER, hands=["crystal-grower"], frozen=["ice-wyvern"])
    game.play("summon crystal-grower E5", "keep ice-wyvern")
    assert frozen(game) == "ice-wyvern"
    assert discard(game) == "crystal-grower"
    assert game.events()[-1] == "discard seat=0 card=crystal-grower"


def test_several_frozen_effects_may_be_thawed_in_a_turn() -> None:
    game = tashkalar(GROWER, hands=["crystal-grower"], frozen=["ice-princess"])
    game.play("thaw ice-princess", "move D6 C6", "place D6", "summon crystal-grower E5", "thaw crystal-grower")
    game.play("upgrade E5")
    assert discard(game) == "ice-princess crystal-grower"


def test_a_frozen_card_counts_for_no_hand_when_that_is_refilled() -> None:
    game = tashkalar("... .c. ...", hands=["snow-fox"], frozen=["ice-queen"], actions=0)
    game.play("end-turn")
    assert len(player_at(game, 0).beings()) == 3
    assert frozen(game) == "ice-queen"


def test_the_mate_who_has_taken_over_cannot_thaw() -> None:
    game = tashkalar("... .c. ...", seats=4, frozen=["ice-queen"])
    assert "thaw ice-queen" in game.options
    game.play("hand-over")
    assert "thaw ice-queen" not in game.options
    assert game.why_not("thaw ice-queen") == "only-placing"


# -- Snow Fox


def test_the_snow_fox_makes_up_to_two_standard_moves() -> None:
    game = tashkalar("..... ..... .C.c. ....c .....", hands=["snow-fox"])
    game.play("summon snow-fox E5")
    assert game.prompt == "may-move card=snow-fox sort=standard count=2"
    assert squares(game, "move") == {"D4", "E4", "F4", "D6", "E6", "F6"}
    game.play("move E5 D4", "move D4 C5")
    assert arena(game, 5) == drawing("..... ..... cC.c. ....c .....")
    assert game.prompt == "act count=1"


def test_the_snow_fox_may_stop_before_and_after_its_first_move() -> None:
    game = tashkalar("..... ..... ...c. ....c .....", hands=["snow-fox"])
    game.play("summon snow-fox E5", "stop")
    assert on(game, "E5") == "c"
    assert game.prompt == "act count=1"
    game = tashkalar("..... ..... ...c. ....c .....", hands=["snow-fox"])
    game.play("summon snow-fox E5", "move E5 E4", "stop")
    assert on(game, "E4") == "c"
    assert game.prompt == "act count=1"


def test_a_snow_fox_that_is_shut_in_stays_without_a_question() -> None:
    game = tashkalar("..... .CHL. .C.c. .CcCc .....", hands=["snow-fox"])
    game.play("summon snow-fox E5")
    assert arena(game, 5) == drawing("..... .CHL. .Ccc. .CcCc .....")
    assert game.prompt == "act count=1"


# -- Royal Reindeer


def test_the_royal_reindeer_leaps_to_distance_two_and_is_upgraded_when_nothing_was_destroyed() -> None:
    game = tashkalar("C.... ..C.. ....H .cc.. ...c.", hands=["royal-reindeer"])
    game.play("summon royal-reindeer E5")
    assert game.prompt == "may-leap card=royal-reindeer sort=combat count=1"
    ring = {"C3", "D3", "E3", "F3", "G3", "C4", "G4", "C5", "C6", "G6", "C7", "D7", "E7", "F7", "G7"}
    assert squares(game, "leap") == ring
    game.play("leap E5 E3")
    assert arena(game, 5) == drawing("C.h.. ..C.. ....H .cc.. ...c.")


def test_the_royal_reindeer_is_upgraded_too_when_it_does_not_leap() -> None:
    game = tashkalar("..... ..... ..... .cc.. ...c.", hands=["royal-reindeer"])
    game.play("summon royal-reindeer E5", "stop")
    assert on(game, "E5") == "h"


def test_the_royal_reindeer_that_destroys_a_piece_by_its_leap_stays_common() -> None:
    game = tashkalar("C.... ..... ..... .cc.. ...c.", hands=["royal-reindeer"])
    game.play("summon royal-reindeer E5", "leap E5 C3")
    assert on(game, "C3") == "c"
    assert destroyed(game) == "C"
    game = tashkalar("C.... ..... ..... .cc.. ...c.", hands=["royal-reindeer"])
    game.play("summon royal-reindeer E5", "leap E5 F7")
    assert on(game, "F7") == "c"
    assert destroyed(game) == ""


@pytest.mark.parametrize("piece", ["c", "C"])
def test_the_royal_reindeer_that_is_summoned_onto_a_piece_stays_common(piece: str) -> None:
    game = tashkalar(f"..... ..... ..{piece}.. .cc.. ...c.", hands=["royal-reindeer"])
    game.play("summon royal-reindeer E5", "leap E5 E3")
    assert on(game, "E3") == "c"


def test_an_own_piece_that_a_shortage_makes_the_royal_reindeer_counts_as_destroyed() -> None:
    game = tashkalar("..... ..... ..c.. .cc.. ...c.", hands=["royal-reindeer"], supply=[(0, 3)])
    game.play("summon royal-reindeer E5", "leap E5 E3")
    assert arena(game, 5) == drawing("..c.. ..... ..... .cc.. ...c.")


def test_a_piece_picked_up_for_the_royal_reindeer_is_not_destroyed() -> None:
    game = tashkalar("c.... ..... ..... .cc.. ...c.", hands=["royal-reindeer"], supply=[(0, 3)])
    game.play("summon royal-reindeer E5", "pick-up C3", "stop")
    assert arena(game, 5) == drawing("..... ..... ..h.. .cc.. ...c.")
    assert supply(game) == (0, 3)


# -- Crystal Mirror


def test_the_crystal_mirror_copies_up_to_two_common_pieces_of_any_colour_across_its_line() -> None:
    game = tashkalar("..... C.c.. .C... .cc.. .....", hands=["crystal-mirror"])
    game.play("summon crystal-mirror E5 upright")
    assert game.prompt == "may-choose-piece card=crystal-mirror count=2"
    assert game.options == ["choose C4", "choose D5", "choose D6", "stop"]
    game.play("choose C4")
    assert game.options == ["choose D5", "choose D6", "stop"]
    game.play("choose D5")
    assert arena(game, 5) == drawing("..... C.c.c .Ccc. .cc.. .....")
    assert game.prompt == "act count=1"


def test_the_crystal_mirror_copies_one_heroic_piece_or_common_ones_but_no_mixture() -> None:
    game = tashkalar("..... .Hc.. C.... Lhc.. .....", hands=["crystal-mirror"])
    game.play("summon crystal-mirror E5 upright")
    assert game.options == ["choose C5", "choose D4", "choose D6", "stop"]
    game.play("choose D4")
    assert arena(game, 5) == drawing("..... .Hch. C.c.. Lhc.. .....")
    assert game.prompt == "act count=1"
    game = tashkalar("..... .Hc.. C.... LCc.. .....", hands=["crystal-mirror"])
    game.play("summon crystal-mirror E5 upright", "choose C5")
    assert game.options == ["choose D6", "stop"]
    game.play("stop")
    assert arena(game, 5) == drawing("..... .Hc.. C.c.c LCc.. .....")


def test_the_crystal_mirror_may_copy_nothing() -> None:
    game = tashkalar("..... C.c.. ..... .Cc.. .....", hands=["crystal-mirror"])
    game.play("summon crystal-mirror E5 upright", "stop")
    assert arena(game, 5) == drawing("..... C.c.. ..c.. .Cc.. .....")


def test_the_player_says_on_which_side_of_the_crystal_mirror_the_copies_come() -> None:
    game = tashkalar("..... ..c.C C.... ..c.. .....", hands=["crystal-mirror"])
    assert offers(game, "summon") == ["crystal-mirror E5 upright", "crystal-mirror E5 around"]
    game.play("summon crystal-mirror E5 around")
    assert game.options == ["choose G4", "stop"]
    game.play("choose G4")
    assert arena(game, 5) == drawing("..... c.c.C C.c.. ..c.. .....")


def test_a_crystal_mirror_whose_line_lies_across_copies_up_and_down() -> None:
    game = tashkalar("..... C.... .c.c. ..... .....", hands=["crystal-mirror"])
    assert offers(game, "summon") == ["crystal-mirror E5 right", "crystal-mirror E5 left"]
    game.play("summon crystal-mirror E5 right")
    assert arena(game, 5) == drawing("..... C.... .ccc. ..... .....")  # two columns off the line are too far
    game = tashkalar("...C. .C... .c.c. ..... .....", hands=["crystal-mirror"])
    game.play("summon crystal-mirror E5 right", "choose F3", "choose D4")
    assert arena(game, 5) == drawing("...C. .C... .ccc. .c... ...c.")


def test_the_crystal_mirror_places_nothing_on_pieces_and_off_the_arena() -> None:
    board = """
          .....
         .......
        .........
        .cC......
        c.CC.....
        .cC......
        .........
         .......
          .....
        """
    game = tashkalar(board, hands=["crystal-mirror"])
    game.play("summon crystal-mirror B5 around")
    assert game.options == ["choose C4", "choose C6", "stop"]
    game.play("choose C4", "choose C6")
    assert [row[:4] for row in arena(game).splitlines()[3:6]] == ["ccC.", "ccCC", "ccC."]


def test_the_player_says_what_the_crystal_mirror_copies_when_the_supply_runs_out() -> None:
    game = tashkalar("..... C.c.. ..... .Cc.. .....", hands=["crystal-mirror"], supply=[(2, 3)])
    game.play("summon crystal-mirror E5 upright", "choose D6")
    assert arena(game, 5) == drawing("..... C.c.. ..c.. .Ccc. .....")
    assert game.prompt == "act count=1"
    game = tashkalar("..... C.c.. ..... .Cc.. .....", hands=["crystal-mirror"], supply=[(1, 3)])
    game.play("summon crystal-mirror E5 upright")
    assert game.prompt == "act count=1"


# -- Crystal Grower


def test_the_crystal_grower_has_to_upgrade_a_common_enemy() -> None:
    game = tashkalar("C.... .H... ..... .cc.. ....C", hands=["crystal-grower"])
    game.play("summon crystal-grower E5")
    assert game.prompt == "upgrade card=crystal-grower"
    assert game.options == ["upgrade C3", "upgrade G7"]
    game.play("upgrade G7")
    assert arena(game, 5) == drawing("C.... .H... ..c.. .cc.. ....H")


def test_the_crystal_grower_upgrades_one_piece_of_each_enemy_colour_that_has_a_common_one() -> None:
    game = tashkalar("C...d ..... ..... .cc.. C...d", seats=3, hands=["crystal-grower"])
    game.play("summon crystal-grower E5")
    assert game.options == ["upgrade C3", "upgrade C7"]
    game.play("upgrade C3")
    assert game.options == ["upgrade G3", "upgrade G7"]
    game.play("upgrade G7")
    assert arena(game, 5) == drawing("H...d ..... ..c.. .cc.. C...i")
    game = tashkalar("H...d ..... ..... .cc.. .....", seats=3, hands=["crystal-grower"])
    game.play("summon crystal-grower E5")
    assert arena(game, 5) == drawing("H...i ..... ..c.. .cc.. .....")


def test_the_frozen_crystal_grower_upgrades_an_own_common_piece() -> None:
    game = tashkalar("C.... .h... ..... .cc.. .....", frozen=["crystal-grower"])
    game.play("thaw crystal-grower")
    assert game.options == ["upgrade D6", "upgrade E6"]
    game.play("upgrade D6")
    assert arena(game, 5) == drawing("C.... .h... ..... .hc.. .....")


# -- Ice Princess


def test_the_ice_princess_grants_a_combat_move_to_another_common_piece() -> None:
    game = tashkalar("..... ..... .h... .Hc.C .c.c.", hands=["ice-princess"])
    game.play("summon ice-princess E5")
    assert game.prompt == "may-move card=ice-princess sort=combat count=1"
    assert {option.split()[0] for option in offers(game, "move")} == {"E6", "D7", "F7"}
    assert "move E6 D6" not in game.options
    game.play("move F7 G6")
    assert arena(game, 5) == drawing("..... ..... .hc.. .Hc.c .c...")
    assert destroyed(game) == "C"
    assert frozen(game) == "ice-princess"


def test_the_ice_princess_may_leave_all_where_they_are() -> None:
    game = tashkalar("..... ..... ..... ..c.. .c.c.", hands=["ice-princess"])
    game.play("summon ice-princess E5", "stop")
    assert arena(game, 5) == drawing("..... ..... ..c.. ..c.. .c.c.")


def test_the_frozen_ice_princess_has_a_common_piece_make_a_standard_move_be_it_her_own() -> None:
    game = tashkalar("..... ..... .CcC. .HhL. .....", frozen=["ice-princess"])
    game.play("thaw ice-princess")
    assert game.prompt == "move card=ice-princess sort=standard count=1"
    assert game.options == ["move E5 E4", "move E5 F4", "move E5 D4"]
    game.play("move E5 D4")
    assert arena(game, 5) == drawing("..... .c... .C.C. .HhL. .....")


def test_the_frozen_ice_princess_moves_nothing_when_no_common_piece_can_move() -> None:
    game = tashkalar("..... .CCC. .CcC. .HhL. .....", frozen=["ice-princess"])
    game.play("thaw ice-princess")
    assert arena(game, 5) == drawing("..... .CCC. .CcC. .HhL. .....")
    assert discard(game) == "ice-princess"


# -- Ice Queen


def test_the_ice_queen_grants_a_combat_move_to_another_heroic_piece() -> None:
    game = tashkalar("hH... L.... ..c.. ..c.. .c.c.", hands=["ice-queen"])
    game.play("summon ice-queen E5")
    assert game.prompt == "may-move card=ice-queen sort=combat count=1"
    assert {option.split()[0] for option in offers(game, "move")} == {"C3"}
    assert "move C3 C4" not in game.options
    game.play("move C3 D3")
    assert arena(game, 5) == drawing(".h... L.... ..h.. ..c.. .c.c.")
    assert destroyed(game) == "H"
    assert frozen(game) == "ice-queen"


def test_the_ice_queen_needs_an_own_piece_on_her_square_and_may_let_the_others_stay() -> None:
    game = tashkalar("..... ..... ..... ..c.. .c.c.", hands=["ice-queen"])
    assert offers(game, "summon") == []
    game = tashkalar("h.... ..... ..h.. ..c.. .c.c.", hands=["ice-queen"])
    game.play("summon ice-queen E5", "stop")
    assert on(game, "C3") == "h"


def test_the_frozen_ice_queen_has_a_heroic_piece_make_a_standard_move() -> None:
    game = tashkalar("..... .CHL. .hhH. .cHL. .c...", frozen=["ice-queen"])
    game.play("thaw ice-queen")
    assert game.prompt == "move card=ice-queen sort=standard count=1"
    assert {option for option in game.options if option.startswith("move E5")} == {"move E5 D4", "move E5 D6"}
    assert "stop" not in game.options
    game.play("move E5 D4")
    assert on(game, "D4") == "h"
    assert destroyed(game) == "C"


def test_the_frozen_ice_queen_moves_nothing_without_a_heroic_piece() -> None:
    game = tashkalar("... .c. ...", frozen=["ice-queen"])
    game.play("thaw ice-queen")
    assert on(game, "E5") == "c"
    assert discard(game) == "ice-queen"


# -- Frostweave Summoner


def test_the_frostweave_summoner_does_nothing_when_summoned_but_stays_frozen() -> None:
    game = tashkalar("..... .c... ..... ..c.. ..c..", hands=["frostweave-summoner"])
    game.play("summon frostweave-summoner E5")
    assert arena(game, 5) == drawing("..... .c... ..h.. ..c.. ..c..")
    assert frozen(game) == "frostweave-summoner"


def test_the_frozen_frostweave_summoner_lends_an_enemy_piece_to_one_summoning() -> None:
    board = "..... ..... ...c. C...C ....."
    game = tashkalar(board, hands=["snow-fox crystal-grower"], frozen=["frostweave-summoner"])
    assert offers(game, "thaw") == []
    assert "snow-fox E5 G6" in offers(game, "borrow")
    assert offers(game, "summon") == []
    game.play("borrow snow-fox E5 G6", "stop")
    assert arena(game, 5) == drawing("..... ..... ..cc. C...C .....")
    assert "thaw seat=0 card=frostweave-summoner" in game.events()
    assert frozen(game) == ""
    assert discard(game) == "frostweave-summoner snow-fox"
    assert game.prompt == "act count=1"
    assert offers(game, "borrow") == []


def test_the_frozen_frostweave_summoner_lends_a_single_piece() -> None:
    game = tashkalar("..... ..... ...C. ....C .....", hands=["snow-fox"], frozen=["frostweave-summoner"])
    assert offers(game, "borrow") == offers(game, "borrow-two") == []


def test_the_frozen_frostweave_summoner_stays_when_its_help_is_not_used() -> None:
    game = tashkalar("..... ..... ...c. C...c .....", hands=["snow-fox"], frozen=["frostweave-summoner"])
    game.play("summon snow-fox E5", "stop")
    assert frozen(game) == "frostweave-summoner"
    assert discard(game) == "snow-fox"


def test_the_frozen_frostweave_summoner_helps_a_legend_with_a_piece_of_sufficient_rank() -> None:
    board = "....... ....... ....... ....... ...h... ...{}... ..ccc.."
    game = tashkalar(board.format("C"), hands=["titan"], frozen=["frostweave-summoner"])
    assert offers(game, "borrow") == []
    game = tashkalar(board.format("H"), hands=["titan"], frozen=["frostweave-summoner"])
    assert offers(game, "borrow") == ["titan E5 E7"]
    game.play("borrow titan E5 E7")
    assert on(game, "E5") == "l"
    assert on(game, "E7") == "H"


def test_a_piece_on_the_summoning_square_that_the_frozen_frostweave_summoner_lends_is_destroyed() -> None:
    game = tashkalar("..... ..... .cHc. ..... .....", hands=["frozen-chest"], frozen=["frostweave-summoner"])
    assert offers(game, "borrow") == ["frozen-chest E5 E5"]
    game.play("borrow frozen-chest E5 E5")
    assert on(game, "E5") == "h"
    assert destroyed(game) == "H"
    assert game.options == [
        "put-into-play frostweave-summoner",
        "stop",
    ]  # it was discarded before the chest was opened


def test_the_frozen_frostweave_summoner_and_improvising_lend_a_piece_each() -> None:
    board = "..... ..... ...C. ....d ....."
    game = tashkalar(board, seats=3, hands=["snow-fox"], frozen=["frostweave-summoner"])
    assert "snow-fox E5 F5 G6" in offers(game, "borrow-two")
    game.play("borrow-two snow-fox E5 F5 G6")
    assert game.prompt == "cover card=snow-fox square=F5"
    assert game.options == ["by frostweave-summoner", "by improvising"]
    game.play("by improvising", "stop")  # only one piece a summoning can be improvised with
    assert frozen(game) == ""
    assert player_at(game, 0).improvised == 0b010
    assert arena(game, 5) == drawing("..... ..... ..cC. ....d .....")


def test_the_player_says_whether_the_frozen_frostweave_summoner_or_improvising_lends_a_piece() -> None:
    board = "..... ..... ...c. ....C ....."
    game = tashkalar(board, seats=3, hands=["snow-fox"], frozen=["frostweave-summoner"])
    game.play("borrow snow-fox E5 G6", "by improvising", "stop")
    assert frozen(game) == "frostweave-summoner"
    assert player_at(game, 0).improvised == 0b010
    game = tashkalar(board, seats=3, hands=["snow-fox"], frozen=["frostweave-summoner"])
    game.play("borrow snow-fox E5 G6", "by frostweave-summoner", "stop")
    assert frozen(game) == ""
    assert player_at(game, 0).improvised == 0


# -- Winter Whisperer


def test_the_winter_whisperer_does_nothing_when_summoned_but_stays_frozen() -> None:
    game = tashkalar("..... ..... ..... .cccc .....", hands=["winter-whisperer"])
    game.play("summon winter-whisperer E5")
    assert arena(game, 5) == drawing("..... ..... ..h.. .cccc .....")
    assert frozen(game) == "winter-whisperer"


def test_the_frozen_winter_whisperer_gives_an_action_for_a_common_piece_and_the_flare() -> None:
    board = "C.... .hcc. ..... ..... ....."
    game = tashkalar(board, hands=["flare-2-5 titan"], frozen=["winter-whisperer"], mode="duel")
    game.play("thaw winter-whisperer")
    assert game.prompt == "may-destroy card=winter-whisperer count=1"
    assert game.options == ["destroy E4", "destroy F4", "stop"]
    game.play("destroy F4")
    assert game.prompt == "may-throw-flare card=winter-whisperer"
    assert game.options == ["throw-flare", "stop"]
    game.play("throw-flare")
    assert actions(game) == 3
    assert hand(game) == "titan"
    assert destroyed(game) == ""
    assert points(game, 1) == [0]
    assert table(game).flares.discard == [NUMBER_OF["flare-2-5"]]
    assert not table(game).now.flared


def test_the_frozen_winter_whisperer_gives_nothing_for_one_of_the_two() -> None:
    game = tashkalar("... .c. ...", hands=["flare-2-5"], frozen=["winter-whisperer"])
    game.play("thaw winter-whisperer", "destroy E5", "stop")
    assert (actions(game), hand(game), on(game, "E5")) == (2, "flare-2-5", ".")
    game = tashkalar("... .c. ...", hands=["flare-2-5"], frozen=["winter-whisperer"])
    game.play("thaw winter-whisperer", "stop", "throw-flare")
    assert (actions(game), hand(game), on(game, "E5")) == (2, "", "c")


def test_the_frozen_winter_whisperer_asks_for_nothing_that_is_not_there() -> None:
    game = tashkalar("... .h. ...", hands=["flare-2-5"], frozen=["winter-whisperer"])
    game.play("thaw winter-whisperer")
    assert game.options == ["throw-flare", "stop"]
    game.play("throw-flare")
    assert actions(game) == 2
    game = tashkalar("... .c. ...", hands=["titan"], frozen=["winter-whisperer"])
    game.play("thaw winter-whisperer", "destroy E5")
    assert game.prompt == "act count=2"


def test_a_mate_who_finishes_the_frozen_winter_whisperer_discards_the_flare_of_whose_turn_it_is() -> None:
    game = tashkalar("... .c. ...", seats=4, hands=["flare-2-5", "", "flare-3-5"], frozen=["winter-whisperer"])
    game.play("thaw winter-whisperer", "hand-over")
    assert game.asked.seat == 2
    game.play("destroy E5", "throw-flare")
    assert (hand(game, 0), hand(game, 2)) == ("", "flare-3-5")
    assert actions(game) == 3
    assert discard(game, 0) == "winter-whisperer"


# -- Frozen Chest


CHEST = "..... ..... .ccc. ..... ....."


def test_the_frozen_chest_puts_a_frozen_effect_of_the_discard_pile_into_play() -> None:
    game = tashkalar(CHEST, hands=["frozen-chest ice-wyvern"], discards=["snow-fox crystal-grower ice-queen"])
    game.play("summon frozen-chest E5")
    assert game.prompt == "may-put-into-play card=frozen-chest"
    assert game.options == ["put-into-play crystal-grower", "put-into-play ice-queen", "stop"]
    game.play("put-into-play crystal-grower")
    assert frozen(game) == "crystal-grower"
    assert discard(game) == "snow-fox ice-queen frozen-chest"
    game.play("thaw crystal-grower", "upgrade D5")
    assert arena(game, 5) == drawing("..... ..... .hhc. ..... .....")
    assert discard(game) == "snow-fox ice-queen frozen-chest crystal-grower"


def test_the_frozen_chest_replaces_a_frozen_effect_that_is_in_play() -> None:
    game = tashkalar(CHEST, hands=["frozen-chest"], frozen=["ice-wyvern"], discards=["crystal-grower"])
    game.play("summon frozen-chest E5")
    assert game.options == ["put-into-play crystal-grower", "stop"]
    game.play("put-into-play crystal-grower")
    assert frozen(game) == "crystal-grower"
    assert discard(game) == "ice-wyvern frozen-chest"


def test_the_frozen_chest_may_stay_closed() -> None:
    game = tashkalar(CHEST, hands=["frozen-chest"], frozen=["ice-wyvern"], discards=["crystal-grower"])
    game.play("summon frozen-chest E5", "stop")
    assert frozen(game) == "ice-wyvern"
    assert discard(game) == "crystal-grower frozen-chest"


def test_the_frozen_chest_finds_nothing_where_no_frozen_effect_was_discarded() -> None:
    game = tashkalar(CHEST, hands=["frozen-chest"], frozen=["ice-wyvern"], discards=["snow-fox"])
    game.play("summon frozen-chest E5")
    assert frozen(game) == "ice-wyvern"
    assert game.prompt == "act count=1"


def test_the_frozen_chest_finds_a_card_that_was_discarded_in_the_same_turn() -> None:
    game = tashkalar(CHEST, hands=["frozen-chest"], frozen=["crystal-grower"])
    game.play("thaw crystal-grower", "upgrade D5", "summon frozen-chest E5", "put-into-play crystal-grower")
    assert frozen(game) == "crystal-grower"
    assert discard(game) == "frozen-chest"


# -- Everfrost Sentinel


SENTINEL = "..{}.. ..c.. ..cc. ...c. ....."


@pytest.mark.parametrize("piece", ["C", "H"])
def test_the_everfrost_sentinel_on_an_enemy_may_become_common_and_take_an_action_from_the_other_side(
    piece: str,
) -> None:
    game = tashkalar(SENTINEL.format(piece), hands=["everfrost-sentinel"])
    game.play("summon everfrost-sentinel E3")
    assert game.options == ["downgrade E3", "stop"]
    game.play("downgrade E3")
    assert on(game, "E3") == "c"
    assert destroyed(game) == piece
    game.play("place A3", "end-turn")
    assert table(game).now.seat == 1
    assert actions(game) == 1
    assert table(game).fewer == [0, 0]
    game.play("place A4", "end-turn", "place A5", "place A6", "end-turn")
    assert table(game).now.seat == 1
    assert actions(game) == 2


def test_the_everfrost_sentinel_may_stay_heroic() -> None:
    game = tashkalar(SENTINEL.format("C"), hands=["everfrost-sentinel"])
    game.play("summon everfrost-sentinel E3", "stop")
    assert on(game, "E3") == "h"
    assert table(game).fewer == [0, 0]


@pytest.mark.parametrize("piece", [".", "c", "h"])
def test_the_everfrost_sentinel_asks_nothing_on_an_empty_square_or_an_own_piece(piece: str) -> None:
    game = tashkalar(SENTINEL.format(piece), hands=["everfrost-sentinel"])
    game.play("summon everfrost-sentinel E3")
    assert game.prompt == "act count=1"
    assert on(game, "E3") == "h"


def test_the_everfrost_sentinel_takes_an_action_from_every_other_player_in_melee() -> None:
    game = tashkalar(SENTINEL.format("d"), seats=3, hands=["everfrost-sentinel"])
    game.play("summon everfrost-sentinel E3", "downgrade E3", "place A3", "end-turn")
    assert (table(game).now.seat, actions(game)) == (1, 1)
    game.play("place A4", "end-turn")
    assert (table(game).now.seat, actions(game)) == (2, 1)
    game.play("place A5", "end-turn")
    assert (table(game).now.seat, actions(game)) == (0, 2)


def test_the_everfrost_sentinel_takes_an_action_from_the_first_of_the_other_team() -> None:
    game = tashkalar(SENTINEL.format("C"), seats=4, hands=["everfrost-sentinel"])
    game.play("summon everfrost-sentinel E3", "downgrade E3", "place A3", "end-turn")
    assert (table(game).now.seat, actions(game)) == (1, 1)
    game.play("place A4", "end-turn", "place A5", "place A6", "end-turn")
    assert (table(game).now.seat, actions(game)) == (3, 2)


def test_an_extra_turn_in_between_does_not_use_up_what_the_everfrost_sentinel_took() -> None:
    board = """
          C....
         .c.....
        ..cc.....
        ...c.....
        .........
        ...h.h...
        ....h....
         ..c.c..
          .....
        """
    game = tashkalar(board, hands=["everfrost-sentinel time-elemental"])
    game.play("summon time-elemental E5", "summon everfrost-sentinel C1", "downgrade C1", "end-turn")
    assert (table(game).now.seat, actions(game)) == (0, 2)
    assert table(game).fewer == [0, 1]
    game.play("place A5", "place A6", "end-turn")
    assert (table(game).now.seat, actions(game)) == (1, 1)


# -- Glacier Giant


def laid_out(board: str, **pieces: str) -> str:
    """The whole arena with more pieces, by square."""
    rows = [list(row) for row in drawing(board).splitlines()]
    for square, sign in pieces.items():
        rows[int(square[1]) - 1]["ABCDEFGHI".index(square[0])] = sign
    return " ".join("".join(row) for row in rows)


GIANT = """
      .....
     .......
    ....c....
    ...ccc...
    .........
    .........
    .........
     .......
      .....
    """
"""The Giant comes onto E2; his ways lead over D3, C4, B5, A6 and over F3, G4, H5, I6."""


def test_the_glacier_giant_moves_along_one_of_two_diagonals_over_all_that_is_not_legendary() -> None:
    game = tashkalar(laid_out(GIANT, F3="C", G4="h", H5="H", B5="L"), hands=["glacier-giant"])
    game.play("summon glacier-giant E2")
    assert game.prompt == "may-slide card=glacier-giant"
    assert squares(game, "slide") == {"D3", "C4", "F3", "G4", "H5", "I6"}
    game.play("slide E2 H5")
    assert arena(game) == drawing(laid_out(GIANT, H5="h", B5="L"))
    assert destroyed(game) == "CH"
    assert game.prompt == "act count=1"


@pytest.mark.parametrize(
    ("way", "ends"),
    [("right", {"D4", "C3", "B2", "D6", "C7", "B8"}), ("around", {"D4", "C3", "B2", "F4", "G3", "H2"})],
)
def test_the_player_says_which_way_the_glacier_giant_faces(way: str, ends: set[str]) -> None:
    game = tashkalar(".ccc. c.c.. cc... c.... .....", hands=["glacier-giant"])
    assert offers(game, "summon") == ["glacier-giant E5 right", "glacier-giant E5 around"]
    game.play(f"summon glacier-giant E5 {way}")
    assert squares(game, "slide") == ends


@pytest.mark.parametrize(("piece", "counted"), [("L", "L"), ("l", "")])
def test_the_glacier_giant_may_die_with_the_next_legendary_piece_of_any_colour(piece: str, counted: str) -> None:
    game = tashkalar(laid_out(GIANT, H5=piece), hands=["glacier-giant"])
    game.play("summon glacier-giant E2", "slide E2 G4")
    assert game.prompt == "may-destroy card=glacier-giant count=1"
    assert game.options == ["destroy H5", "stop"]
    game.play("destroy H5")
    assert arena(game) == drawing(GIANT)
    assert destroyed(game) == counted
    assert discard(game) == "glacier-giant"


def test_the_glacier_giant_may_spare_the_legendary_piece() -> None:
    game = tashkalar(laid_out(GIANT, H5="L"), hands=["glacier-giant"])
    game.play("summon glacier-giant E2", "slide E2 G4", "stop")
    assert arena(game) == drawing(laid_out(GIANT, G4="h", H5="L"))


def test_the_glacier_giant_strikes_only_what_is_next_on_his_way() -> None:
    game = tashkalar(laid_out(GIANT, H5="L", G3="L"), hands=["glacier-giant"])
    game.play("summon glacier-giant E2", "slide E2 F3")
    assert arena(game) == drawing(laid_out(GIANT, F3="h", G3="L", H5="L"))
    assert game.prompt == "act count=1"


def test_the_glacier_giant_strikes_nothing_without_having_moved() -> None:
    game = tashkalar(laid_out(GIANT, F3="L"), hands=["glacier-giant"])
    game.play("summon glacier-giant E2")
    assert squares(game, "slide") == {"D3", "C4", "B5", "A6"}
    game.play("stop")
    assert arena(game) == drawing(laid_out(GIANT, E2="h", F3="L"))
    game = tashkalar(laid_out(GIANT, D3="l", F3="L"), hands=["glacier-giant"])
    game.play("summon glacier-giant E2")
    assert game.prompt == "act count=1"


# -- Polar Bear


def test_the_polar_bear_goes_on_as_long_as_it_destroys_something() -> None:
    game = tashkalar("....... CC..... .HH.... ..cc... ..c.c.. ....... .......", hands=["polar-bear"])
    game.play("summon polar-bear C5")
    assert game.prompt == "may-move card=polar-bear sort=combat count=1"
    game.play("move C5 C4")
    assert game.prompt == "may-move card=polar-bear sort=standard count=1"
    assert {"C3", "B3", "D5"} <= squares(game, "move")
    assert "move C4 D4" not in game.options
    game.play("move C4 C3")
    assert game.prompt == "may-move card=polar-bear sort=empty count=1"
    assert squares(game, "move") == {"B2", "C2", "D2", "D3", "B4", "C4"}
    game.play("move C3 D2")
    assert arena(game, 7) == drawing("..h.... C...... ..H.... ..cc... ..c.c.. ....... .......")
    assert destroyed(game) == "CH"


def test_the_polar_bear_ends_with_a_move_onto_an_empty_square() -> None:
    game = tashkalar("....... .C..... .H..... ..cc... ..c.c.. ....... .......", hands=["polar-bear"])
    game.play("summon polar-bear C5", "move C5 B4")
    assert game.prompt == "act count=1"
    game = tashkalar("....... .C..... .H..... ..cc... ..c.c.. ....... .......", hands=["polar-bear"])
    game.play("summon polar-bear C5", "move C5 C4", "move C4 D4")
    assert on(game, "D4") == "h"
    assert game.prompt == "act count=1"


def test_the_polar_bear_may_stop_at_any_time_and_an_own_piece_keeps_it_going() -> None:
    game = tashkalar("....... .C..... .H..... ..cc... ..c.c.. ....... .......", hands=["polar-bear"])
    game.play("summon polar-bear C5", "stop")
    assert on(game, "C5") == "h"
    game = tashkalar("....... .C..... .H..... ..cc... ..c.c.. ....... .......", hands=["polar-bear"])
    game.play("summon polar-bear C5", "move C5 D5", "move D5 D6", "stop")
    assert arena(game, 7) == drawing("....... .C..... .H..... ...c... ..h.c.. ....... .......")
    assert destroyed(game) == ""


# -- War Sled


SLED = "..... ..... c.... ccc.. ....."


def test_the_war_sled_sets_off_in_a_marked_direction_and_turns_by_at_most_45_degrees() -> None:
    game = tashkalar(SLED, hands=["war-sled"])
    game.play("summon war-sled E5")
    assert game.prompt == "may-move card=war-sled sort=combat count=3"
    assert squares(game, "move") == {"F4", "F5", "F6"}
    game.play("move E5 F4")
    assert squares(game, "move") == {"F3", "G3", "G4"}
    game.play("move F4 F3")
    assert squares(game, "move") == {"E2", "F2", "G2"}
    game.play("move F3 E2")
    assert on(game, "E2") == "h"
    assert game.prompt == "act count=1"


def test_the_war_sled_may_stay_and_the_player_says_which_way_it_faces() -> None:
    game = tashkalar("..... ..... c...c ccccc .....", hands=["war-sled"])
    ways = [option for option in offers(game, "summon") if option.startswith("war-sled E5")]
    assert ways == ["war-sled E5 upright", "war-sled E5 mirrored"]
    game.play("summon war-sled E5 mirrored")
    assert squares(game, "move") == {"D4", "D5", "D6"}
    game.play("stop")
    assert on(game, "E5") == "h"


def test_the_war_sled_runs_over_its_equals_but_not_over_legendary_pieces() -> None:
    game = tashkalar("..... ...L. c..L. ccc.H .....", hands=["war-sled"])
    game.play("summon war-sled E5")
    assert squares(game, "move") == {"F6"}
    game.play("move E5 F6")
    assert squares(game, "move") == {"G6", "G7", "F7"}
    game.play("move F6 G6")
    assert squares(game, "move") == {"H5", "H6", "H7"}
    game.play("stop")
    assert arena(game, 5) == drawing("..... ...L. c..L. ccc.h .....")
    assert destroyed(game) == "H"
    game = tashkalar("..... ...L. c..L. cccL. .....", hands=["war-sled"])
    game.play("summon war-sled E5")
    assert on(game, "E5") == "h"
    assert game.prompt == "act count=1"


# -- Snow Monster


def test_the_snow_monster_destroys_common_enemies_near_it_that_stand_next_to_an_own_piece() -> None:
    board = "....... .C....C ...C... ...cc.. .CcH.cC ..C..C. ......."
    game = tashkalar(board, hands=["snow-monster"])
    game.play("summon snow-monster E5")
    assert arena(game, 7) == drawing("....... .C....C ....... ...hc.. ..cH.cC ....... .......")
    assert destroyed(game) == "CCCC"
    assert game.prompt == "act count=1"


def test_the_snow_monster_needs_an_own_piece_on_its_square_and_counts_itself_and_legends_for_company() -> None:
    assert offers(tashkalar("..... ..... ...c. .c..c .....", hands=["snow-monster"]), "summon") == []
    game = tashkalar(".dCCl .d... ..cc. .c..c .....", seats=3, hands=["snow-monster"])
    game.play("summon snow-monster E5")
    assert arena(game, 5) == drawing(".dC.l ..... ..hc. .c..c .....")
    assert destroyed(game) == "Cd"


# -- Frost Imp


def test_the_frost_imp_pushes_a_common_piece_of_any_colour_as_far_as_it_goes() -> None:
    game = tashkalar("..... ...C. .c... .hc.H ...c.", hands=["frost-imp"])
    game.play("summon frost-imp E5")
    assert game.prompt == "may-slide card=frost-imp"
    assert {option.split()[0] for option in offers(game, "slide")} == {"F4", "D5", "E6"}
    pushed = {option.split()[1] for option in offers(game, "slide") if option.startswith("F4")}
    assert pushed == {"F1", "H2", "I4", "I7", "F6", "A4", "C1"}
    game.play("slide F4 H2")
    assert on(game, "H2") == "C"
    assert on(game, "F4") == "."
    assert destroyed(game) == ""
    assert game.prompt == "act count=1"


def test_the_frost_imp_may_leave_all_in_place() -> None:
    game = tashkalar("..... ..... .c... ..c.. ...c.", hands=["frost-imp"])
    game.play("summon frost-imp E5", "stop")
    assert arena(game, 5) == drawing("..... ..... .ch.. ..c.. ...c.")


# -- Ice Wyvern


WYVERN = "H.... ..... ...c. ..c.. ...cc"


def test_the_ice_wyvern_leaps_anywhere_and_dies_with_what_it_destroys() -> None:
    game = tashkalar(WYVERN, hands=["ice-wyvern"])
    game.play("summon ice-wyvern E5")
    assert game.prompt == "may-leap card=ice-wyvern sort=combat count=1"
    assert len(offers(game, "leap")) == 68
    game.play("leap E5 C3")
    assert arena(game, 5) == drawing("..... ..... ...c. ..c.. ...cc")
    assert destroyed(game) == "H"
    assert frozen(game) == "ice-wyvern"


def test_the_ice_wyvern_dies_with_an_own_piece_too() -> None:
    game = tashkalar(WYVERN, hands=["ice-wyvern"])
    game.play("summon ice-wyvern E5", "leap E5 F5")
    assert arena(game, 5) == drawing("H.... ..... ..... ..c.. ...cc")
    assert destroyed(game) == ""


def test_the_ice_wyvern_survives_on_an_empty_square_or_where_it_is() -> None:
    game = tashkalar(WYVERN, hands=["ice-wyvern"])
    game.play("summon ice-wyvern E5", "leap E5 G3")
    assert on(game, "G3") == "h"
    game = tashkalar(WYVERN, hands=["ice-wyvern"])
    game.play("summon ice-wyvern E5", "stop")
    assert on(game, "E5") == "h"


def test_the_frozen_ice_wyvern_places_a_common_piece_next_to_any_heroic_one() -> None:
    game = tashkalar(".h... .CC.. .hHc. .Cl.. .....", frozen=["ice-wyvern"])
    game.play("thaw ice-wyvern")
    assert game.prompt == "place card=ice-wyvern piece=white-common count=1"
    assert sorted(offers(game, "place")) == ["C2", "C3", "C4", "C5", "C6", "D2", "E2", "E3"]
    game.play("place C5")
    assert on(game, "C5") == "c"


def test_the_frozen_ice_wyvern_places_nothing_without_a_heroic_piece_or_a_supply() -> None:
    game = tashkalar("... .c. ...", frozen=["ice-wyvern"])
    game.play("thaw ice-wyvern")
    assert arena(game, 3) == drawing("... .c. ...")
    game = tashkalar("... .h. ...", frozen=["ice-wyvern"], supply=[(0, 3)])
    game.play("thaw ice-wyvern")
    assert arena(game, 3) == drawing("... .h. ...")
    assert discard(game) == "ice-wyvern"


# -- Deathbringer


def test_the_deathbringer_needs_more_company_the_higher_the_rank_of_its_victim() -> None:
    board = "..... .C... .c.H. ..LH. ccc.."
    game = tashkalar(board, hands=["deathbringer"])
    game.play("summon deathbringer E5")
    assert game.prompt == "may-destroy card=deathbringer count=1"
    assert game.options == ["destroy F6", "destroy E6", "destroy D5", "destroy D4", "stop"]
    game.play("stop")
    assert on(game, "E6") == "L"
    game = tashkalar("..... cL... .c... ..... ccc..", hands=["deathbringer"])
    game.play("summon deathbringer E5")
    assert game.options == ["destroy D5", "stop"]
    game = tashkalar("l.... hL... .c... ..... ccc..", hands=["deathbringer"])
    game.play("summon deathbringer E5")
    assert game.options == ["destroy D5", "destroy D4", "stop"]


@pytest.mark.parametrize(("piece", "square"), [("C", "D4"), ("H", "F6")])
def test_what_the_deathbringer_destroys_leaves_the_game_and_counts_as_two(piece: str, square: str) -> None:
    game = tashkalar("..... .C... .c... ...H. ccc..", hands=["deathbringer"])
    game.play("summon deathbringer E5", f"destroy {square}")
    assert on(game, square) == "."
    assert destroyed(game) == 2 * piece
    assert supply(game, 1) == (15, 3)
    assert table(game).removed == [0, 0, 1, 0]


def test_the_deathbringer_scores_four_for_a_legendary_piece_in_a_duel() -> None:
    game = tashkalar("..... ..... .c... ..L.. ccc..", hands=["deathbringer"], mode="duel")
    game.play("summon deathbringer E5", "destroy E6")
    assert supply(game, 1) == (16, 2)
    assert table(game).removed == [0, 0, 0, 1]
    game.play("place A3", "end-turn")
    assert points(game) == [4]


def test_the_deathbringer_may_take_an_own_piece_out_of_the_game() -> None:
    game = tashkalar("..... ..... .c... ..... ccc..", hands=["deathbringer"])
    game.play("summon deathbringer E5", "destroy D5")
    assert destroyed(game) == ""
    assert supply(game) == (12, 3)
    assert table(game).removed == [1, 0, 0, 0]


def test_the_deathbringer_asks_nothing_where_it_stands_alone() -> None:
    game = tashkalar("..... ..... .h... ..... ccc..", hands=["deathbringer"])
    game.play("summon deathbringer E5")
    assert game.prompt == "act count=1"


# -- Frostweave Illusionist


ILLUSION = "..... ..... .c.c. ..... ..c.."


def test_the_frostweave_illusionist_becomes_a_common_enemy() -> None:
    game = tashkalar(ILLUSION, hands=["frostweave-illusionist"])
    game.play("summon frostweave-illusionist E5")
    assert arena(game, 5) == drawing("..... ..... .cCc. ..... ..c..")
    assert supply(game, 0) == (14, 3)
    assert supply(game, 1) == (16, 3)
    assert destroyed(game) == ""
    assert frozen(game) == "frostweave-illusionist"


def test_the_player_says_whose_the_frostweave_illusionist_becomes() -> None:
    game = tashkalar(ILLUSION, seats=3, hands=["frostweave-illusionist"])
    game.play("summon frostweave-illusionist E5")
    assert game.prompt == "choose-colour card=frostweave-illusionist"
    assert game.options == ["colour blue", "colour red"]
    game.play("colour red")
    assert on(game, "E5") == "d"
    game = tashkalar(ILLUSION, seats=3, hands=["frostweave-illusionist"], supply=[None, (0, 3)])
    game.play("summon frostweave-illusionist E5")
    assert on(game, "E5") == "d"


def test_the_frostweave_illusionist_stays_when_no_enemy_has_a_piece_for_it() -> None:
    game = tashkalar(ILLUSION, hands=["frostweave-illusionist"], supply=[None, (0, 3)])
    game.play("summon frostweave-illusionist E5")
    assert on(game, "E5") == "h"
    assert frozen(game) == "frostweave-illusionist"


def test_the_frozen_frostweave_illusionist_converts_a_common_enemy_which_counts_as_destroyed() -> None:
    game = tashkalar("C.... ..H.. .c... ..L.. ....d", seats=3, frozen=["frostweave-illusionist"])
    game.play("thaw frostweave-illusionist")
    assert game.prompt == "convert card=frostweave-illusionist"
    assert game.options == ["convert C3", "convert G7"]
    game.play("convert G7")
    assert arena(game, 5) == drawing("C.... ..H.. .c... ..L.. ....c")
    assert destroyed(game) == "d"


def test_the_frozen_frostweave_illusionist_needs_a_piece_in_the_supply_and_a_common_enemy() -> None:
    game = tashkalar("... .C. ...", frozen=["frostweave-illusionist"], supply=[(0, 3)])
    game.play("thaw frostweave-illusionist")
    assert on(game, "E5") == "C"
    game = tashkalar("... .H. ...", frozen=["frostweave-illusionist"])
    game.play("thaw frostweave-illusionist")
    assert on(game, "E5") == "H"
    assert discard(game) == "frostweave-illusionist"
