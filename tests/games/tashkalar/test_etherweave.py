"""The eighteen beings of the Etherweave deck, card by card, and eleven warp effects."""

import pytest
from tables.tashkalar import (
    actions,
    arena,
    destroyed,
    discard,
    drawing,
    gateway,
    hand,
    movers,
    offers,
    on,
    player_at,
    points,
    printed,
    supply,
    table,
    tashkalar,
)

from arcanum.games.tashkalar.arena import COLOURLESS, NAMES, SQUARES
from arcanum.games.tashkalar.book import EMPTY, HAS_WARP, NAME_OF, NO_CARD, NUMBER_OF
from arcanum.testing.scenario import Scenario

# name, rank, pattern, in how many ways it can lie
PRINTED = [
    ("doppelganger", "common", "C@ C.", 8),
    ("paradox-worm", "common", "..C@ CC..", 8),
    ("lesser-shadow-twin", "common", "@.. CCC", 8),
    ("translocationist", "common", "..C C@. CC.", 4),
    ("antimatter-spirit", "common", "..C .@. C..", 2),
    ("merchant-of-time", "heroic", "..@. .C.C C.C.", 8),
    ("gate-of-oblivion", "heroic", "C@C C.C", 4),
    ("time-traveler", "heroic", "C.. .c. ..C", 2),
    ("greater-shadow-twin", "heroic", "@CCC", 4),
    ("warpmaster", "heroic", ".C. ... C.@ .C.", 8),
    ("dark-sphere", "heroic", "Cc CC", 4),
    ("void-summoner", "heroic", ".@C .C. C.C", 8),
    ("eternal-emperor", "heroic", "C. C@ CC", 8),
    ("reality-patch", "heroic", ".C. C@C .C.", 1),
    ("polarity-queen", "heroic", ".@. C.C .C. .C.", 4),
    ("singularity", "heroic", "C.C .@. C.C", 1),
    ("ziggurat-sentinel", "heroic", "..@ ..C .CC CC.", 8),
    ("iris-of-eternity", "heroic", ".@. C.C C.C .C.", 4),
]

WARPS = {
    "paradox-worm", "lesser-shadow-twin", "translocationist", "antimatter-spirit", "merchant-of-time",
    "gate-of-oblivion", "greater-shadow-twin", "void-summoner", "eternal-emperor", "polarity-queen",
    "ziggurat-sentinel",
}  # fmt: skip


@pytest.mark.parametrize(("card", "rank", "pattern", "ways"), PRINTED)
def test_an_etherweave_being_has_its_rank_and_its_pattern(card: str, rank: str, pattern: str, ways: int) -> None:
    assert printed(card) == (rank, pattern, ways)


def test_eleven_etherweave_beings_have_a_warp_effect() -> None:
    assert {card for card, *_ in PRINTED if HAS_WARP[NUMBER_OF[card]]} == WARPS


def pending(game: Scenario, seat: int = 0) -> str:
    """The pending being of a seat, or nothing."""
    card = player_at(game, seat).pending
    return "" if card == NO_CARD else NAME_OF[card]


def top_of_deck(game: Scenario, seat: int = 0) -> str:
    """The cards on top of the deck that everybody knows."""
    return " ".join(NAME_OF[card] for card in player_at(game, seat).own.over)


def full_but_for_colours(squares: dict[str, str]) -> str:
    """An arena for four in melee with a piece on each colourless square: these, and any others."""
    others = list(12 * "cCdD" + 3 * "lLmM")
    for sign in squares.values():
        others.remove(sign)
    for square in COLOURLESS:
        if NAMES[square] not in squares:
            squares[NAMES[square]] = others.pop()
    signs = [squares.get(NAMES[at], "." if at in SQUARES else "#") for at in range(81)]
    return " ".join("".join(signs[at : at + 9]) for at in range(0, 81, 9))


# -- warp effects in general


def test_the_warp_effect_of_the_void_summoner_costs_no_action_and_leaves_him_pending() -> None:
    game = tashkalar("... .c. ...", hands=["void-summoner translocationist"])
    assert offers(game, "warp") == ["void-summoner", "translocationist"]
    game.play("warp void-summoner", "move E5 E4")
    assert pending(game) == "void-summoner"
    assert hand(game) == "translocationist"
    assert actions(game) == 2
    assert "warp seat=0 card=void-summoner" in game.events()


def test_while_a_being_is_pending_no_other_warp_effect_is_played() -> None:
    game = tashkalar("... .c. ...", hands=["translocationist"], pending=["void-summoner"])
    assert game.why_not("warp translocationist") == "has-pending card=void-summoner"
    assert game.why_not("warp void-summoner") == "card-pending card=void-summoner"


def test_a_being_without_a_warp_effect_has_none_to_play() -> None:
    game = tashkalar("... .c. ...", hands=["doppelganger"])
    assert game.why_not("warp doppelganger") == "no-warp card=doppelganger"


@pytest.mark.parametrize(("turns", "offered"), [(2, []), (3, []), (4, ["translocationist"])])
def test_no_warp_effect_is_played_in_the_first_turn_of_a_player(turns: int, offered: list[str]) -> None:
    game = tashkalar("... .c. ...", hands=["translocationist"], turns=turns)
    assert offers(game, "warp") == offered
    if not offered:
        assert game.why_not("warp translocationist") == "first-own-turn"


def test_a_warp_effect_is_played_even_if_nothing_comes_of_it() -> None:
    game = tashkalar("... .L. ...", hands=["void-summoner"])
    game.play("warp void-summoner")
    assert game.prompt == "act count=2"
    assert pending(game) == "void-summoner"


def test_a_pending_being_is_summoned_as_if_from_the_hand_and_its_warp_effect_is_not_used_again() -> None:
    game = tashkalar("..c ... c..", hands=["doppelganger"], pending=["antimatter-spirit"])
    assert "antimatter-spirit E5" in offers(game, "summon")
    game.play("summon antimatter-spirit E5")
    assert arena(game, 3) == drawing("..c .c. c..")
    assert pending(game) == ""
    assert discard(game) == "antimatter-spirit"
    assert hand(game) == "doppelganger"
    assert actions(game) == 1


def test_a_pending_being_counts_when_the_hand_is_refilled() -> None:
    game = tashkalar(hands=["doppelganger"], pending=["void-summoner"])
    game.play("place A3", "place A4", "end-turn")
    assert len(player_at(game, 0).beings()) == 2
    assert pending(game) == "void-summoner"


def test_a_pending_being_can_be_neither_discarded_nor_returned() -> None:
    game = tashkalar(hands=["doppelganger reality-patch"], pending=["void-summoner"])
    assert offers(game, "discard") == ["doppelganger", "reality-patch"]
    assert game.why_not("discard void-summoner") == "card-pending card=void-summoner"
    game.play("discard doppelganger")
    assert game.options == ["return reality-patch", "stop"]


def test_a_pending_being_costs_two_points_already_where_the_end_of_the_game_is_looked_for() -> None:
    tasks = "color-conquest side-chain green-conquest"  # eight points, and two legends
    for pendant in ("void-summoner", ""):
        duel = tashkalar(mode="duel", hands=["doppelganger"], pending=[pendant], points=[0, 19, 0, 0])
        high_form = tashkalar("... l.l ...", hands=["doppelganger"], pending=[pendant], claimed=[tasks])
        for game in (duel, high_form):
            game.play("place A3", "place A4", "end-turn")
            assert ("last-round seat=0" in game.events()) == (pendant == "")


def test_the_mate_who_took_over_plays_no_warp_effect() -> None:
    game = tashkalar("... .c. ...", seats=4, hands=["void-summoner"])
    assert offers(game, "warp") == ["void-summoner"]
    game.play("hand-over")
    assert game.asked.seat == 2
    assert game.why_not("warp void-summoner") == "only-placing"


# -- Doppelganger


def test_the_doppelganger_copies_the_warp_effect_of_the_pending_being() -> None:
    game = tashkalar("... c.. c..", hands=["doppelganger"], pending=["translocationist"])
    game.play("summon doppelganger E5")
    assert actions(game) == 2
    assert pending(game) == "translocationist"
    assert "copy-warp seat=0 card=translocationist" in game.events()


def test_the_doppelganger_does_nothing_with_no_being_pending() -> None:
    hands = ["doppelganger void-summoner"]
    game = tashkalar("... c.. c..", hands=hands, discards=["translocationist"])
    game.play("summon doppelganger E5")
    assert game.prompt == "act count=1"
    assert offers(game, "warp") == ["void-summoner"]


def test_the_doppelganger_cannot_copy_the_merchant_of_time() -> None:
    game = tashkalar("... c.C c..", hands=["doppelganger"], pending=["merchant-of-time"])
    game.play("summon doppelganger E5")
    assert arena(game, 3) == drawing("... ccC c..")
    assert game.prompt == "act count=1"


def test_the_doppelganger_has_to_copy_an_unwelcome_effect_and_the_worm_that_is_copied_may_be_discarded() -> None:
    game = tashkalar("... c.C c..", hands=["doppelganger"], pending=["paradox-worm"])
    game.play("summon doppelganger E5")
    assert on(game, "F5") == "H"
    assert game.prompt == "may-discard-pending card=paradox-worm"
    assert game.options == ["discard paradox-worm", "stop"]
    game.play("discard paradox-worm")
    assert pending(game) == ""
    assert discard(game) == "paradox-worm doppelganger"


def test_what_is_refused_during_a_copied_effect_is_explained_by_the_card_that_was_copied() -> None:
    game = tashkalar("... ccC c..", hands=["doppelganger"], pending=["void-summoner"])
    game.play("summon doppelganger E6")
    assert game.why_not("move E5 F5") == "not-a-target-of card=void-summoner"


# -- Paradox Worm


WORM = "l.....H ....... ....... ..c...C cc..... ....... L.....h"


def test_the_paradox_worm_swaps_an_own_piece_with_an_enemy_one_of_the_same_rank() -> None:
    game = tashkalar(WORM, hands=["paradox-worm"])
    game.play("summon paradox-worm E5")
    assert game.options == ["swap D5 H5", "swap E5 H5", "swap B6 H5", "swap C6 H5", "swap H8 H2", "stop"]
    game.play("swap H8 H2")
    assert on(game, "H2") == "h"
    assert on(game, "H8") == "H"
    assert destroyed(game) == ""


def test_the_paradox_worm_itself_may_be_swapped() -> None:
    game = tashkalar(WORM, hands=["paradox-worm"])
    game.play("summon paradox-worm E5", "swap E5 H5")
    assert arena(game, 7).splitlines()[3] == "..cC..c"


def test_the_paradox_worm_may_swap_nothing() -> None:
    game = tashkalar(WORM, hands=["paradox-worm"])
    game.play("summon paradox-worm E5", "stop")
    assert arena(game, 7).splitlines()[3] == "..cc..C"


def test_the_paradox_worm_finds_no_piece_of_the_same_rank() -> None:
    game = tashkalar(WORM.replace("C", "L").replace("h", "."), hands=["paradox-worm"])
    game.play("summon paradox-worm E5")
    assert game.prompt == "act count=1"


def test_the_gateway_stays_the_gateway_when_the_paradox_worm_swaps_it() -> None:
    game = tashkalar(WORM, hands=["paradox-worm", "shadow-imp"], gateway="H5")
    game.play("summon paradox-worm E5", "swap B6 H5")
    assert gateway(game) == "B6"


def test_the_warp_effect_of_the_paradox_worm_upgrades_an_enemy_and_may_rid_the_player_of_the_worm() -> None:
    game = tashkalar("C.. .H. ..C", hands=["paradox-worm void-summoner"])
    game.play("warp paradox-worm")
    assert game.prompt == "upgrade card=paradox-worm"
    assert game.options == ["upgrade D4", "upgrade F6"]
    game.play("upgrade F6")
    assert game.options == ["discard paradox-worm", "stop"]
    game.play("discard paradox-worm")
    assert arena(game, 3) == drawing("C.. .H. ..H")
    assert pending(game) == ""
    assert discard(game) == "paradox-worm"
    assert offers(game, "warp") == ["void-summoner"]


def test_the_paradox_worm_may_be_discarded_though_its_warp_effect_upgraded_nothing() -> None:
    game = tashkalar("... .H. ...", hands=["paradox-worm"])
    game.play("warp paradox-worm")
    assert game.options == ["discard paradox-worm", "stop"]
    game.play("stop")
    assert pending(game) == "paradox-worm"


# -- Lesser Shadow Twin


def test_the_lesser_shadow_twin_destroys_up_to_two_common_pieces_next_to_a_piece_of_yours() -> None:
    board = "..... .CH.. ..... ..ccc lH..."
    game = tashkalar(board, hands=["lesser-shadow-twin"], discards=["greater-shadow-twin"])
    game.play("summon lesser-shadow-twin E5")
    assert game.options == ["choose E5", "choose E6", "choose F6", "choose G6", "stop"]
    game.play("choose E5")
    assert game.prompt == "may-destroy card=lesser-shadow-twin count=2"
    assert set(game.options) == {"destroy D4", "destroy E6", "destroy F6", "stop"}
    game.play("destroy D4", "destroy F6")
    assert arena(game, 5) == drawing("..... ..H.. ..c.. ..c.c lH...")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_piece_that_is_chosen_for_the_lesser_shadow_twin_is_no_victim() -> None:
    board = "..... ..... ..... ..ccc ....."
    game = tashkalar(board, hands=["lesser-shadow-twin"], discards=["greater-shadow-twin"])
    game.play("summon lesser-shadow-twin E5", "choose F6")
    assert set(game.options) == {"destroy E5", "destroy E6", "destroy G6", "stop"}
    game.play("destroy E5", "stop")
    assert arena(game, 5) == drawing("..... ..... ..... ..ccc .....")


def test_the_lesser_shadow_twin_may_leave_everything_alone_and_may_choose_a_piece_of_any_rank() -> None:
    board = "..... .C... ..... ..ccc ...l."
    game = tashkalar(board, hands=["lesser-shadow-twin"], discards=["greater-shadow-twin"])
    game.play("summon lesser-shadow-twin E5")
    assert "choose F7" in game.options
    game.play("stop")
    assert arena(game, 5) == drawing("..... .C... ..c.. ..ccc ...l.")


@pytest.mark.parametrize(("in_hand", "pendant"), [("greater-shadow-twin", ""), ("", "greater-shadow-twin")])
def test_the_lesser_shadow_twin_needs_the_card_of_the_greater_one_in_the_own_discard_pile(
    in_hand: str, pendant: str
) -> None:
    hands = [f"lesser-shadow-twin {in_hand}"]
    game = tashkalar("..... .C... ..... ..ccc .....", hands=hands, pending=[pendant])
    game.play("summon lesser-shadow-twin E5")
    assert game.prompt == "act count=1"


@pytest.mark.parametrize("twin", ["lesser-shadow-twin", "greater-shadow-twin"])
def test_the_warp_effect_of_a_shadow_twin_upgrades_an_own_common_piece(twin: str) -> None:
    game = tashkalar("c.C .h. ..c", hands=[twin])
    game.play(f"warp {twin}")
    assert game.options == ["upgrade D4", "upgrade F6"]
    game.play("upgrade D4")
    assert arena(game, 3) == drawing("h.C .h. ..c")
    assert pending(game) == twin


def test_the_warp_effect_of_the_greater_shadow_twin_finds_no_common_piece() -> None:
    game = tashkalar("h.C ... ..l", hands=["greater-shadow-twin"])
    game.play("warp greater-shadow-twin")
    assert arena(game, 3) == drawing("h.C ... ..l")
    assert pending(game) == "greater-shadow-twin"


# -- Translocationist


HEROES = "h...h ...c. .c... .cc.. h...C"


def test_the_translocationist_makes_two_swaps_with_different_heroic_pieces() -> None:
    game = tashkalar(HEROES, hands=["translocationist"])
    game.play("summon translocationist E5")
    assert game.prompt == "may-swap card=translocationist count=2"
    commons = ("F4", "D5", "E5", "D6", "E6")
    assert offers(game, "swap") == [f"{hero} {common}" for hero in ("C3", "G3", "C7") for common in commons]
    game.play("swap C3 E5")
    commons = ("C3", "F4", "D5", "D6", "E6")
    assert offers(game, "swap") == [f"{hero} {common}" for hero in ("G3", "C7") for common in commons]
    game.play("swap G3 C3")  # the same common piece, and now another heroic one
    assert arena(game, 5) == drawing("h...c ...c. .ch.. .cc.. h...C")
    assert destroyed(game) == ""
    assert game.prompt == "act count=1"


def test_the_translocationist_may_stop_after_one_swap() -> None:
    game = tashkalar(HEROES, hands=["translocationist"])
    game.play("summon translocationist E5", "swap G3 F4", "stop")
    assert arena(game, 5) == drawing("h...c ...h. .cc.. .cc.. h...C")


def test_the_translocationist_with_one_heroic_piece_makes_one_swap() -> None:
    game = tashkalar("..... ...h. .c... .cc.. .....", hands=["translocationist"])
    game.play("summon translocationist E5", "swap F4 D6")
    assert arena(game, 5) == drawing("..... ...c. .cc.. .hc.. .....")
    assert game.prompt == "act count=1"


def test_the_translocationist_swaps_nothing_without_a_heroic_piece() -> None:
    game = tashkalar("..... ...l. .c..H .cc.. .....", hands=["translocationist"])
    game.play("summon translocationist E5")
    assert game.prompt == "act count=1"


def test_the_warp_effect_of_the_translocationist_gains_an_action_even_after_the_last_one() -> None:
    game = tashkalar("... .c. ...", hands=["translocationist"], actions=0)
    assert game.options == ["warp translocationist", "end-turn"]
    game.play("warp translocationist")
    assert actions(game) == 1
    assert game.why_not("end-turn") == "actions-left count=1"


# -- Antimatter Spirit


def test_nothing_happens_when_the_antimatter_spirit_is_summoned() -> None:
    game = tashkalar("..c C.. c..", hands=["antimatter-spirit"])
    game.play("summon antimatter-spirit E5")
    assert arena(game, 3) == drawing("..c Cc. c..")
    assert game.prompt == "act count=1"


def test_the_warp_effect_of_the_antimatter_spirit_sends_two_pieces_apart() -> None:
    game = tashkalar("..... c.C.. ..... ..... .....", hands=["antimatter-spirit"])
    game.play("warp antimatter-spirit", "place D4", "move D4 E4")
    assert arena(game, 5) == drawing("..... C.c.. ..... ..... .....")
    assert destroyed(game) == "C"
    assert supply(game) == (16, 3)
    assert supply(game, 1) == (16, 3)
    assert pending(game) == "antimatter-spirit"


def test_the_antimatter_spirits_pieces_start_from_a_colourless_square_with_room_on_two_sides() -> None:
    game = tashkalar("..... ..... ..... ..... .....", hands=["antimatter-spirit"])
    game.play("warp antimatter-spirit")
    assert "stop" not in game.options
    assert not {"place E5", "place C3", "place C1", "place G9"} & set(game.options)
    game.play("place D1")
    assert game.options == ["move D1 E1", "move D1 C1"]
    game.play("move D1 C1")
    assert (on(game, "C1"), on(game, "D1"), on(game, "E1")) == ("c", ".", "C")


def test_the_antimatter_spirits_pieces_do_not_enter_heroic_ones() -> None:
    game = tashkalar("... H.. ...", hands=["antimatter-spirit"])
    game.play("warp antimatter-spirit", "place E4")
    assert "move E4 D5" not in game.options  # the first piece cannot
    assert "move E4 F3" not in game.options  # the second piece cannot
    assert len(game.options) == 6


def test_the_antimatter_spirit_needs_an_own_piece_in_the_supply() -> None:
    game = tashkalar("... .C. ...", hands=["antimatter-spirit"], supply=[(0, 3)])
    game.play("warp antimatter-spirit")
    assert arena(game, 3) == drawing("... .C. ...")
    assert pending(game) == "antimatter-spirit"


def test_for_the_antimatter_spirit_the_piece_that_the_first_one_destroyed_may_be_the_second_one() -> None:
    game = tashkalar("... ..C ...", hands=["antimatter-spirit"], supply=[None, (0, 3)])
    game.play("warp antimatter-spirit")
    assert set(offers(game, "place")) == {
        "E4",
        "F4",
        "G4",
        "G5",
        "E6",
        "F6",
        "G6",
    }  # around F5, but not the red E5
    game.play("place E4")
    assert on(game, "F5") == "c"
    assert on(game, "D3") == "C"
    assert supply(game, 1) == (0, 3)


def test_the_antimatter_spirit_does_nothing_when_no_enemy_piece_can_be_had() -> None:
    game = tashkalar("... ..H ...", hands=["antimatter-spirit"], supply=[None, (0, 3)])
    game.play("warp antimatter-spirit")
    assert arena(game, 3) == drawing("... ..H ...")
    assert pending(game) == "antimatter-spirit"


def test_in_melee_the_player_says_of_which_colour_the_antimatter_spirits_second_piece_is() -> None:
    game = tashkalar("... ... ...", seats=3, hands=["antimatter-spirit"])
    game.play("warp antimatter-spirit", "place E4", "move E4 D4")
    assert game.options == ["colour blue", "colour red"]
    game.play("colour red")
    assert on(game, "F4") == "d"
    game = tashkalar("... ... ...", seats=3, hands=["antimatter-spirit"], supply=[None, (0, 3)])
    game.play("warp antimatter-spirit", "place E4", "move E4 D4")
    assert on(game, "F4") == "d"


# -- Merchant of Time


MERCHANT = "L.... CH... ..... .c.c. c.c.."


def test_the_merchant_of_time_takes_a_piece_from_a_colourless_square_off_the_arena() -> None:
    game = tashkalar(MERCHANT, hands=["merchant-of-time"])
    game.play("warp merchant-of-time")
    assert game.options == [f"choose {square}" for square in ("C4", "D4", "D6", "F6", "C7", "E7")]
    game.play("choose D4")
    assert on(game, "D4") == "."
    assert destroyed(game) == ""
    assert supply(game, 1) == (15, 2)  # it is not back in the supply
    assert pending(game) == "merchant-of-time"
    assert "store seat=0 square=D4 piece=blue-heroic" in game.events()


def test_the_piece_on_the_merchant_of_time_leaps_to_a_colourless_square_over_a_lower_rank() -> None:
    game = tashkalar(MERCHANT, hands=["merchant-of-time"])
    game.play("warp merchant-of-time", "choose D4", "summon merchant-of-time E5")
    assert game.prompt == "leap-from-card card=merchant-of-time"
    assert {"choose A3", "choose C4", "choose D6"} <= set(game.options)  # D6 is an own piece
    assert not {"choose C3", "choose D2", "choose E5", "stop"} & set(game.options)
    game.play("choose C4")
    assert arena(game, 5) == drawing("L.... H.... ..h.. .c.c. c.c..")
    assert destroyed(game) == "C"  # a capture of the player, though an enemy piece made it
    assert player_at(game, 0).stored == EMPTY
    assert "leap-from-card seat=0 square=C4 piece=blue-heroic" in game.events()


def test_the_piece_on_the_merchant_of_time_enters_no_piece_of_its_own_rank() -> None:
    game = tashkalar(MERCHANT, hands=["merchant-of-time"])
    game.play("warp merchant-of-time", "choose C4", "summon merchant-of-time E5")
    assert "choose C4" in game.options
    assert not {"choose D4", "choose D6"} & set(game.options)


def test_the_merchant_of_time_finds_no_piece_on_a_colourless_square() -> None:
    game = tashkalar("L.... ..... ..... ..... .....", hands=["merchant-of-time"])
    game.play("warp merchant-of-time")
    assert on(game, "C3") == "L"
    assert pending(game) == "merchant-of-time"


def test_the_merchant_of_time_with_no_piece_on_his_card_does_nothing() -> None:
    game = tashkalar(MERCHANT, hands=["merchant-of-time"])
    game.play("summon merchant-of-time E5")
    assert game.prompt == "act count=1"


def test_a_legendary_piece_on_the_merchant_of_time_does_not_score() -> None:
    game = tashkalar("... l.. ...", hands=["merchant-of-time"])
    assert game.scores == [1, 0]
    game.play("warp merchant-of-time")
    assert game.scores == [-2, 0]  # the pending being costs two points


def test_the_gateway_goes_onto_the_merchant_of_time_and_comes_back_as_the_gateway() -> None:
    game = tashkalar(MERCHANT, hands=["merchant-of-time", "shadow-imp"], gateway="D4")
    game.play("warp merchant-of-time", "choose D4")
    assert gateway(game) == ""
    game.play("summon merchant-of-time E5", "choose F5")
    assert gateway(game) == "F5"


def test_the_piece_on_the_merchant_of_time_is_the_gateway_no_more_when_another_has_become_it() -> None:
    game = tashkalar(
        """
          .....
         .....C.
        ........C
        ...H.....
        .........
        ...c.c...
        ..c.c....
         .......
          .....
        """,
        hands=["merchant-of-time", "shadow-imp"],
        gateway="D4",
    )
    game.play("warp merchant-of-time", "choose D4", "place A3", "place A4", "end-turn")
    game.play("summon shadow-imp H3", "stop", "place A5", "end-turn")
    assert gateway(game) == "H3"
    game.play("summon merchant-of-time E5", "choose H3")  # the imp is destroyed
    assert on(game, "H3") == "H"
    assert gateway(game) == ""


def test_the_piece_goes_home_when_it_cannot_leap_from_the_merchant_of_time() -> None:
    board = full_but_for_colours({"D5": "C", "C6": "c", "E6": "c", "B7": "c", "D7": "c"})
    game = tashkalar(board, seats=4, mode="melee", hands=["merchant-of-time"])
    game.play("warp merchant-of-time", "choose D5")
    assert supply(game, 1) == (2, 0)
    game.play("summon merchant-of-time D5")
    assert supply(game, 1) == (3, 0)
    assert destroyed(game) == ""
    assert player_at(game, 0).stored == EMPTY


# -- Gate of Oblivion


def test_the_gate_of_oblivion_destroys_what_is_on_purple_and_may_destroy_a_piece_on_red() -> None:
    game = tashkalar("..... .CH.. .c.cL .cCc. .....", hands=["gate-of-oblivion"])
    game.play("summon gate-of-oblivion E5")
    assert on(game, "E6") == "."
    assert game.options == ["destroy D4", "destroy E4", "stop"]
    game.play("destroy E4")
    assert arena(game, 5) == drawing("..... .C... .chcL .c.c. .....")
    assert destroyed(game) == "CH"


def test_the_gate_of_oblivion_destroys_even_an_own_legend_on_purple() -> None:
    game = tashkalar("..... ..... .c.c. .clc. .....", hands=["gate-of-oblivion"])
    game.play("summon gate-of-oblivion E5")
    assert on(game, "E6") == "."
    assert destroyed(game) == ""
    assert game.prompt == "act count=1"


def test_the_gate_of_oblivion_may_destroy_a_piece_on_red_though_purple_is_empty() -> None:
    game = tashkalar("..... ..... Cc.c. .c.c. .....", hands=["gate-of-oblivion"])
    game.play("summon gate-of-oblivion E5")
    assert game.options == ["destroy C5", "stop"]
    game.play("stop")
    assert on(game, "C5") == "C"


def test_the_purple_square_of_the_gate_of_oblivion_lies_as_its_pattern() -> None:
    game = tashkalar("..... .cCc. .c.c. .cCc. .....", hands=["gate-of-oblivion"])
    assert {"gate-of-oblivion E5 upright", "gate-of-oblivion E5 around"} <= set(offers(game, "summon"))
    assert game.why_not("summon gate-of-oblivion E5") == "say-how-it-lies card=gate-of-oblivion"
    game.play("summon gate-of-oblivion E5 around")
    assert on(game, "E4") == "."
    assert set(game.options) == {"destroy D6", "destroy E6", "destroy F6", "stop"}


def test_at_the_edge_squares_of_the_gate_of_oblivion_are_missing() -> None:
    game = tashkalar(
        """
          c.c.C
         Cc.c.C.
        .........
        .........
        .........
        .........
        .........
         .......
          .....
        """,
        hands=["gate-of-oblivion"],
    )
    game.play("summon gate-of-oblivion D1")
    assert game.options == ["destroy B2", "stop"]


def test_after_the_warp_effect_of_the_gate_of_oblivion_what_is_destroyed_counts_once_more() -> None:
    game = tashkalar("..c.. .C... c.cC. ..c.. .....", hands=["antimatter-spirit doppelganger gate-of-oblivion"])
    game.play("summon antimatter-spirit D4")
    assert destroyed(game) == "C"
    game.play("warp gate-of-oblivion")
    assert destroyed(game) == "C"  # what was destroyed before is not counted again
    game.play("summon doppelganger F5")
    assert destroyed(game) == "CCC"


def test_after_the_warp_effect_of_the_gate_of_oblivion_what_is_converted_counts_once_more_too() -> None:
    game = tashkalar("CCCCC ..... ..... ..... .....", hands=["gate-of-oblivion flare-4-5-a"])
    game.play("warp gate-of-oblivion", "flare flare-4-5-a", "apply lower", "either convert-one", "convert C3")
    assert destroyed(game) == "CC"


def test_the_doubled_pieces_of_the_gate_of_oblivion_score_in_this_turn_only() -> None:
    game = tashkalar("..c .C. c..", mode="duel", hands=["antimatter-spirit gate-of-oblivion"])
    game.play("warp gate-of-oblivion", "summon antimatter-spirit E5")
    assert destroyed(game) == "CC"
    assert supply(game, 1) == (16, 3)  # only one piece came back
    game.play("place A3", "end-turn")
    assert points(game) == [1]
    assert table(game).now.echoes == 0


def test_a_copied_warp_effect_of_the_gate_of_oblivion_counts_besides_the_played_one() -> None:
    game = tashkalar("..... ...c. ..C.. cc... .....", hands=["antimatter-spirit doppelganger gate-of-oblivion"])
    game.play("warp gate-of-oblivion", "summon doppelganger C5", "summon antimatter-spirit E5")
    assert destroyed(game) == "CCC"


# -- Time Traveler


def test_the_time_traveler_is_put_on_any_empty_colourless_square() -> None:
    game = tashkalar("c.. .c. ..c", hands=["time-traveler"])
    free = [square for square in COLOURLESS if NAMES[square] not in ("D4", "F6")]
    assert offers(game, "summon") == [f"time-traveler {NAMES[square]}" for square in free]
    assert game.why_not("summon time-traveler F6") == "square-not-empty card=time-traveler square=F6"
    assert game.why_not("summon time-traveler C3") == "square-coloured card=time-traveler square=C3"
    game.play("summon time-traveler A3")
    assert on(game, "A3") == "h"
    assert arena(game, 3) == drawing("c.. .c. ..c")


def test_the_time_traveler_that_destroys_a_common_piece_brings_the_last_discarded_card_back() -> None:
    game = tashkalar("c.C .cH ..c", hands=["time-traveler"], discards=["doppelganger reality-patch"])
    game.play("summon time-traveler E4")
    assert set(game.options) == {"destroy D4", "destroy F4", "destroy E5", "stop"}
    game.play("destroy F4")
    assert destroyed(game) == "C"
    assert top_of_deck(game) == "reality-patch"
    assert discard(game) == "doppelganger time-traveler"
    game.play("place A3", "end-turn")
    assert hand(game).split()[0] == "reality-patch"


def test_the_time_traveler_that_destroys_nothing_brings_nothing_back() -> None:
    game = tashkalar("c.. .c. ..c", hands=["time-traveler"], discards=["doppelganger"])
    game.play("summon time-traveler E4", "stop")
    assert top_of_deck(game) == ""


def test_the_time_traveler_finds_the_discard_pile_empty() -> None:
    game = tashkalar("c.. .c. ..c", hands=["time-traveler"])
    game.play("summon time-traveler E4", "destroy D4")
    assert on(game, "D4") == "."
    assert top_of_deck(game) == ""


def test_what_the_time_traveler_brings_back_lies_beneath_the_pending_being() -> None:
    game = tashkalar("c.. .c. ..c", hands=["time-traveler"], discards=["doppelganger"], pending=["void-summoner"])
    game.play("summon time-traveler E4", "destroy D4", "place A3", "end-turn")
    assert pending(game) == "void-summoner"
    assert hand(game).split()[0] == "doppelganger"


# -- Greater Shadow Twin


BESET = "....... .l..... ..H.HL. ....ccc ..H.h.. ....... ......."


def test_the_greater_shadow_twin_destroys_a_heroic_piece_next_to_two_of_yours() -> None:
    game = tashkalar(BESET, hands=["greater-shadow-twin"], discards=["lesser-shadow-twin"])
    game.play("summon greater-shadow-twin E5")
    assert game.options == ["destroy D4", "destroy F4", "destroy E5", "destroy F6", "stop"]
    game.play("destroy D4")  # it stands between the legend and the Twin
    assert arena(game, 7) == drawing("....... .l..... ....HL. ...hccc ..H.h.. ....... .......")
    assert destroyed(game) == "H"


def test_the_greater_shadow_twin_may_spare_it() -> None:
    game = tashkalar(BESET, hands=["greater-shadow-twin"], discards=["lesser-shadow-twin"])
    game.play("summon greater-shadow-twin E5", "stop")
    assert on(game, "F4") == "H"


@pytest.mark.parametrize(("in_hand", "pendant"), [("lesser-shadow-twin", ""), ("", "lesser-shadow-twin")])
def test_the_greater_shadow_twin_needs_the_card_of_the_lesser_one_in_the_own_discard_pile(
    in_hand: str, pendant: str
) -> None:
    game = tashkalar(BESET, hands=[f"greater-shadow-twin {in_hand}"], pending=[pendant])
    game.play("summon greater-shadow-twin E5")
    assert game.prompt == "act count=1"


# -- Warpmaster


WARPMASTER = ".c... ..... c.... .c... ....."


def test_the_warpmaster_takes_the_pending_being_back_and_its_warp_effect_may_be_played_again() -> None:
    game = tashkalar(WARPMASTER, hands=["warpmaster translocationist"])
    game.play("warp translocationist", "summon warpmaster E5", "take translocationist")
    assert pending(game) == ""
    assert hand(game) == "translocationist"
    assert "recall seat=0 card=translocationist" in game.events()
    game.play("warp translocationist")
    assert actions(game) == 3


def test_the_warpmaster_may_make_a_standard_move_instead() -> None:
    game = tashkalar(".c... ...C. cH... .c... .....", hands=["warpmaster"], pending=["void-summoner"])
    game.play("summon warpmaster E5")
    assert game.prompt == "choose-alternative card=warpmaster"
    assert "take void-summoner" in game.options
    assert "move E5 D5" not in game.options  # there stands a heroic piece
    game.play("move E5 F4")
    assert on(game, "F4") == "h"
    assert destroyed(game) == "C"
    assert pending(game) == "void-summoner"


def test_the_warpmaster_may_do_neither_and_cannot_take_the_merchant_of_time_back() -> None:
    game = tashkalar(WARPMASTER, hands=["warpmaster"], pending=["merchant-of-time"])
    game.play("summon warpmaster E5")
    assert offers(game, "take") == []
    game.play("stop")
    assert on(game, "E5") == "h"
    assert pending(game) == "merchant-of-time"


def test_the_warpmaster_who_is_hemmed_in_does_nothing() -> None:
    game = tashkalar(".c... .HHH. cH.H. .hHH. .....", hands=["warpmaster"])
    game.play("summon warpmaster E5")
    assert game.prompt == "act count=1"


# -- Dark Sphere


SPHERE = "......H ....... ....... ..cc..C ..cc... ....... ......."


def test_the_dark_sphere_moves_three_pieces_but_not_three_of_one_colour() -> None:
    game = tashkalar(SPHERE, hands=["dark-sphere"])
    game.play("summon dark-sphere E5", "move D5 C5", "move D6 C6")
    assert game.prompt == "may-move card=dark-sphere sort=combat count=1"
    assert set(game.options) == {"move H2 G3", "move H5 G4", "move H5 G5", "move H5 G6", "stop"}
    game.play("move H5 G5")
    assert arena(game, 7) == drawing("......H ....... ....... .c.h.C. .c.c... ....... .......")
    assert game.prompt == "act count=1"
    game = tashkalar(f"{SPHERE[:-1]}C", hands=["dark-sphere"])
    game.play("summon dark-sphere E5", "move H2 G3", "move H5 G5")
    assert movers(game) == {"D5", "D6", "E6"}  # but not H8


def test_the_dark_sphere_moves_each_piece_once_and_only_to_distance_two() -> None:
    game = tashkalar(SPHERE, hands=["dark-sphere"])
    game.play("summon dark-sphere E5")
    ends = {
        "H2": {"G3"}, "D5": {"C4", "C5", "C6"}, "H5": {"G4", "G5", "G6"}, "D6": {"C5", "C6", "C7", "D7", "E7"},
        "E6": {"D7", "E7", "F7"},
    }  # fmt: skip
    assert set(offers(game, "move")) == {f"{origin} {end}" for origin in ends for end in ends[origin]}
    game.play("move D5 C5")
    assert not [option for option in game.options if option.startswith("move C5")]
    game.play("stop")


def test_for_the_dark_sphere_a_moved_piece_counts_though_it_is_destroyed() -> None:
    game = tashkalar(SPHERE, hands=["dark-sphere"])
    game.play("summon dark-sphere E5", "move D5 C5", "move D6 C5")
    assert {option.split()[1] for option in game.options if option != "stop"} == {"H2", "H5"}


def test_the_dark_spheres_captures_are_the_players_whoever_makes_them() -> None:
    game = tashkalar(SPHERE.replace("..cc..C", "..cc.CC"), hands=["dark-sphere"])
    game.play("summon dark-sphere E5", "move H5 G5", "stop")
    assert destroyed(game) == "C"


def test_the_dark_sphere_moves_pieces_of_three_colours_in_melee_but_no_legends() -> None:
    board = "......i ....... ......L ..cc..C ..cc... ....... ......."
    game = tashkalar(board, seats=3, hands=["dark-sphere"])
    game.play("summon dark-sphere E5", "move H2 G3")
    assert not [option for option in game.options if option.startswith("move H4")]
    game.play("move H5 G5", "move D5 C5")
    assert arena(game, 7) == drawing("....... .....i. ......L .c.h.C. ..cc... ....... .......")


def test_the_dark_sphere_is_summoned_onto_an_own_piece_only() -> None:
    game = tashkalar("... c.. cc.", hands=["dark-sphere"])
    assert offers(game, "summon") == []


# -- Void Summoner


VOIDS = "..... ..... ...c. ..c.. .c.c."


def test_for_the_void_summoner_two_empty_squares_stand_in_for_common_pieces() -> None:
    game = tashkalar(VOIDS, hands=["void-summoner doppelganger"])
    game.play("summon void-summoner E5")
    assert {"doppelganger A3", "doppelganger I3"} <= set(offers(game, "summon"))
    game.play("summon doppelganger A3")
    assert on(game, "A3") == "c"
    assert arena(game, 5) == drawing("..... ..... ..hc. ..c.. .c.c.")


@pytest.mark.parametrize(
    ("being", "later"),
    [("doppelganger A3", "antimatter-spirit B4"), ("antimatter-spirit E6", "doppelganger A3")],
    ids=["used", "unused"],
)
def test_what_the_void_summoner_grants_is_gone_with_the_next_being_used_or_not(being: str, later: str) -> None:
    game = tashkalar(VOIDS, hands=["void-summoner doppelganger antimatter-spirit"], actions=3)
    game.play("summon void-summoner E5")
    assert {being, later} <= set(offers(game, "summon"))
    game.play(f"summon {being}")
    assert later not in offers(game, "summon")


def test_the_void_summoner_covers_two_squares_and_no_more() -> None:
    game = tashkalar(VOIDS, hands=["void-summoner lesser-shadow-twin"])
    game.play("summon void-summoner E5")
    assert "lesser-shadow-twin A3" not in offers(game, "summon")
    assert "lesser-shadow-twin H6" in offers(game, "summon")  # F5 is there, G5 and H5 are empty


def test_the_void_summoner_may_cover_the_summoning_square_itself() -> None:
    game = tashkalar(VOIDS, hands=["void-summoner dark-sphere"])
    game.play("summon void-summoner E5")
    assert "dark-sphere E4" in offers(game, "summon")
    game.play("summon dark-sphere E4", "stop")
    assert on(game, "E4") == "h"
    assert destroyed(game) == ""


def catapult(line: str, corner: str) -> str:
    """A Void Summoner's pattern round E5, and three squares below B5 with two above it."""
    return f"""
          .....
         .......
        .........
        {corner}.{corner}......
        .....c...
        {line}.c....
        ...c.c...
         .......
          .....
        """


def test_the_void_summoner_covers_no_heroic_piece_and_no_enemy() -> None:
    game = tashkalar(catapult("hhh", "."), hands=["void-summoner bone-catapult"])
    game.play("summon void-summoner E5")
    assert "bone-catapult B5 upright" in offers(game, "summon")
    game = tashkalar(catapult("hhh", "C"), hands=["void-summoner bone-catapult"])
    game.play("summon void-summoner E5")
    assert not [option for option in offers(game, "summon") if option.startswith("bone-catapult B5")]
    game = tashkalar(catapult("hh.", "c"), hands=["void-summoner bone-catapult"])
    game.play("summon void-summoner E5")
    assert offers(game, "summon") == []


def test_an_empty_square_of_the_void_summoner_is_no_piece_that_was_used() -> None:
    game = tashkalar(
        """
          .....
         .......
        ..h......
        .h.......
        h....c...
        ....c....
        ...c.c...
         .......
          .....
        """,
        hands=["void-summoner two-headed-dragon"],
    )
    game.play("summon void-summoner E5")
    assert offers(game, "summon") == ["two-headed-dragon A3"]
    game.play("summon two-headed-dragon A3")
    assert set(game.options) == {"upgrade C3", "upgrade B4", "upgrade A5", "stop"}


def test_the_time_traveler_may_land_on_an_empty_square_that_the_void_summoner_lent() -> None:
    game = tashkalar(VOIDS, hands=["void-summoner time-traveler"])
    game.play("summon void-summoner E5")
    assert "time-traveler D4" in offers(game, "summon")


def test_what_the_void_summoner_grants_lapses_at_the_end_of_the_turn() -> None:
    game = tashkalar(VOIDS, hands=["void-summoner doppelganger"], actions=1)
    game.play("summon void-summoner E5")
    assert table(game).now.voids == 2
    game.play("end-turn")
    assert table(game).now.voids == 0


def test_the_warp_effect_of_the_void_summoner_is_a_standard_move_of_a_common_or_heroic_piece() -> None:
    game = tashkalar("hC. .Hc ..l", hands=["void-summoner"])
    game.play("warp void-summoner")
    assert game.prompt == "move card=void-summoner sort=standard count=1"
    assert "stop" not in game.options
    assert {option.split()[1] for option in game.options} == {"D4", "F5"}
    assert "move F5 E4" not in game.options
    assert "move D4 E5" not in game.options
    game.play("move D4 E4")
    assert destroyed(game) == "C"


# -- Eternal Emperor


EMPEROR = "..... .c... .c... .cc.. ....."


def test_the_eternal_emperor_may_carry_out_his_warp_effect() -> None:
    game = tashkalar(EMPEROR, hands=["eternal-emperor"])
    game.play("summon eternal-emperor E5")
    assert game.options == ["either place-one", "either move-one", "stop"]
    game.play("either place-one", "place A3")
    assert on(game, "A3") == "c"
    assert pending(game) == ""


def test_the_eternal_emperor_may_rest() -> None:
    game = tashkalar(EMPEROR, hands=["eternal-emperor"])
    game.play("summon eternal-emperor E5", "stop")
    assert arena(game, 5) == drawing("..... .c... .ch.. .cc.. .....")


def test_the_eternal_emperor_does_it_only_once_in_the_turn_in_which_his_warp_effect_was_played() -> None:
    game = tashkalar(EMPEROR, hands=["eternal-emperor"])
    game.play("warp eternal-emperor")
    assert game.options == ["either place-one", "either move-one"]
    game.play("either place-one", "place A3", "summon eternal-emperor E5")
    assert game.prompt == "act count=1"


def test_the_eternal_emperor_does_it_again_in_a_later_turn_and_also_after_a_copy() -> None:
    board = EMPEROR.replace(".cc.. .....", ".cc.. c....")
    game = tashkalar(board, hands=["doppelganger"], pending=["eternal-emperor"])
    game.play("summon doppelganger C6", "either place-one", "place A3", "summon eternal-emperor E5")
    assert game.options == ["either place-one", "either move-one", "stop"]


def test_the_eternal_emperor_commands_combat_moves_of_common_pieces_and_standard_moves_of_others() -> None:
    game = tashkalar("cC. hH. lL.", hands=["eternal-emperor"])
    game.play("warp eternal-emperor", "either move-one")
    assert game.prompt == "move card=eternal-emperor sort=mixed count=1"
    onto_enemies = [option for option in offers(game, "move") if option.split()[1] in ("E4", "E5", "E6")]
    assert onto_enemies == ["D4 E4", "D5 E4", "D6 E5"]
    game.play("move D6 E5")
    assert destroyed(game) == "H"


def test_the_eternal_emperor_without_pieces_in_the_supply_commands_a_move() -> None:
    game = tashkalar("... .c. ...", hands=["eternal-emperor"], supply=[(0, 3)])
    game.play("warp eternal-emperor")
    assert game.prompt == "move card=eternal-emperor sort=mixed count=1"
    game.play("move E5 E4")


def test_the_eternal_emperor_without_pieces_on_the_arena_places_one() -> None:
    game = tashkalar("... .C. ...", hands=["eternal-emperor"])
    game.play("warp eternal-emperor")
    assert game.prompt == "place card=eternal-emperor piece=purple-common count=1"
    game.play("place E4")


def test_the_eternal_emperor_who_can_command_nothing_is_pending_all_the_same() -> None:
    game = tashkalar("... .C. ...", hands=["eternal-emperor"], supply=[(0, 3)])
    game.play("warp eternal-emperor")
    assert pending(game) == "eternal-emperor"


# -- Reality Patch


def test_the_reality_patch_mends_in_the_printed_order() -> None:
    game = tashkalar(
        "HcH c.c LcC", hands=["reality-patch doppelganger titan flare-3-5"], pending=["void-summoner"]
    )
    game.play("summon reality-patch E5")
    assert game.options == ["destroy D4", "destroy F4", "stop"]
    game.play("destroy D4")
    assert game.prompt == "may-discard-pending card=reality-patch"
    assert game.options == ["discard void-summoner", "stop"]
    game.play("discard void-summoner")
    assert game.prompt == "may-discard card=reality-patch"
    assert game.options == ["discard doppelganger", "discard titan", "discard flare-3-5", "stop"]
    game.play("discard doppelganger")
    assert destroyed(game) == "H"
    assert pending(game) == ""
    assert discard(game) == "void-summoner doppelganger reality-patch"
    assert hand(game) == "titan flare-3-5"


@pytest.mark.parametrize("card", ["titan", "flare-3-5"])
def test_a_legend_or_a_flare_that_the_reality_patch_discards_goes_to_its_own_pile(card: str) -> None:
    game = tashkalar(".c. c.c .c.", hands=[f"reality-patch {card}"])
    game.play("summon reality-patch E5", f"discard {card}")
    pile = table(game).pile_of(player_at(game, 0), NUMBER_OF[card])
    assert pile.discard == [NUMBER_OF[card]]
    assert discard(game) == "reality-patch"


def test_the_reality_patch_takes_no_discard_action_and_leaves_all_to_the_player() -> None:
    game = tashkalar("Hc. c.c .c.", hands=["reality-patch doppelganger"], pending=["void-summoner"])
    game.play("summon reality-patch E5", "stop", "stop", "stop")
    assert on(game, "D4") == "H"
    assert pending(game) == "void-summoner"
    assert offers(game, "discard") == ["doppelganger"]
    game = tashkalar(".c. c.c .c.", hands=["reality-patch doppelganger singularity"])
    game.play("summon reality-patch E5", "discard doppelganger")
    assert offers(game, "discard") == ["singularity"]


def test_the_reality_patch_destroys_one_heroic_piece_of_each_enemy_colour() -> None:
    game = tashkalar("Hci c.c icH", seats=3, hands=["reality-patch"])
    game.play("summon reality-patch E5")
    assert game.options == ["destroy D4", "destroy F6", "stop"]
    game.play("destroy D4")
    assert game.options == ["destroy F4", "destroy D6", "stop"]
    game.play("destroy D6")
    assert arena(game, 3) == drawing(".ci chc .cH")


def test_the_reality_patch_cannot_discard_the_merchant_of_time() -> None:
    game = tashkalar(".c. c.c .c.", hands=["reality-patch"], pending=["merchant-of-time"])
    game.play("summon reality-patch E5")
    assert game.prompt == "act count=1"
    assert pending(game) == "merchant-of-time"


def test_the_hand_that_the_reality_patch_discards_from_is_not_shown_to_the_mate() -> None:
    game = tashkalar("Hc. c.c .c.", seats=4, hands=["reality-patch doppelganger"])
    game.play("summon reality-patch E5", "hand-over")
    assert game.asked.seat == 2
    game.play("destroy D4")
    assert game.asked.seat == 0
    assert game.options == ["discard doppelganger", "stop"]


# -- Polarity Queen


QUEEN = "....... ....... ....... ....... ..c.c.. ...c... ...c..."


def test_the_polarity_queens_subjects_move_in_opposite_directions() -> None:
    game = tashkalar(QUEEN, hands=["polarity-queen"])
    game.play("summon polarity-queen E5")
    assert game.prompt == "move card=polarity-queen sort=combat count=2"
    assert "stop" not in game.options
    assert not [option for option in game.options if option.startswith("move E5")]
    game.play("move D6 C6")
    assert game.options == ["move F6 G6", "move E7 F7", "move E8 F8"]
    game.play("move F6 G6")
    assert arena(game, 7) == drawing("....... ....... ....... ...h... .c...c. ...c... ...c...")


def test_the_polarity_queens_second_piece_may_capture_the_first_but_not_the_other_way_round() -> None:
    game = tashkalar("....... ....... ....... ....... ..l.l.. ...c... ...c...", hands=["polarity-queen"])
    game.play("summon polarity-queen E5")
    assert "move E7 E8" not in game.options
    game = tashkalar(QUEEN, hands=["polarity-queen"])
    game.play("summon polarity-queen E5", "move D6 E6")
    assert "move F6 E6" in game.options
    game = tashkalar(QUEEN.replace("..c.c..", "..h.c.."), hands=["polarity-queen"])
    game.play("summon polarity-queen E5", "move D6 E6")
    assert "move F6 E6" not in game.options


def test_the_polarity_queen_moves_nobody_unless_two_can_move() -> None:
    game = tashkalar("....... ....... ....... ....... ..l.l.. ...l... ...c...", hands=["polarity-queen"])
    game.play("summon polarity-queen E5")
    assert game.prompt == "act count=1"


def test_the_polarity_queen_sends_nobody_where_only_a_stronger_piece_could_be_met() -> None:
    game = tashkalar("....... ....... ....... ....... ..h.c.. ...l... ...l...", hands=["polarity-queen"])
    game.play("summon polarity-queen E5")
    assert "move D6 E6" not in game.options  # F6 would be alone, and cannot enter E6 then
    assert "move F6 E6" in game.options  # the heroic piece can


def test_the_polarity_queens_subjects_make_combat_moves_and_may_destroy_even_her() -> None:
    game = tashkalar("....... ....... ....... ..C.... ..h.c.. ...c... ...c...", hands=["polarity-queen"])
    game.play("summon polarity-queen E5")
    assert {"move D6 D5", "move D6 E5"} <= set(game.options)
    game.play("move D6 E5")
    assert game.options == ["move F6 E7", "move E7 D8", "move E8 D9"]
    game.play("move E7 D8")
    assert arena(game, 7) == drawing("....... ....... ....... ..Ch... ....c.. ....... ..cc...")


@pytest.mark.parametrize("enemy", ["C", "H", "L"])
def test_the_warp_effect_of_the_polarity_queen_places_a_piece_next_to_an_enemy_of_any_rank(enemy: str) -> None:
    game = tashkalar(f"c{enemy}. ... ...", hands=["polarity-queen"])
    game.play("warp polarity-queen")
    assert "stop" not in game.options
    assert set(offers(game, "place")) == {"D3", "E3", "F3", "F4", "D5", "E5", "F5"}
    game.play("place E5")
    assert on(game, "E5") == "c"


def test_the_warp_effect_of_the_polarity_queen_needs_an_enemy_and_a_piece_in_the_supply() -> None:
    game = tashkalar("c.. ... ...", hands=["polarity-queen"])
    game.play("warp polarity-queen")
    assert pending(game) == "polarity-queen"
    game = tashkalar("cC. ... ...", hands=["polarity-queen"], supply=[(0, 3)])
    game.play("warp polarity-queen")
    assert pending(game) == "polarity-queen"


# -- Singularity


SINGULAR = "..... .c.c. ..... .c.cH ..C.."


def test_the_singularity_draws_all_common_pieces_around_a_square_onto_it_one_after_the_other() -> None:
    game = tashkalar(SINGULAR, hands=["singularity"])
    game.play("summon singularity E5")
    assert game.prompt == "choose-square card=singularity"
    assert "stop" not in game.options
    assert not {"choose C3", "choose A5", "choose D6"} & set(game.options)
    game.play("choose E6")
    assert game.prompt == "move card=singularity sort=combat count=3"
    assert set(game.options) == {"move D6 E6", "move F6 E6", "move E7 E6"}
    game.play("move D6 E6", "move E7 E6")  # F6 is the last, and follows by itself
    assert arena(game, 5) == drawing("..... .c.c. ..h.. ..c.H .....")
    assert destroyed(game) == "C"
    assert supply(game) == (13, 3)


def test_with_the_singularity_the_last_piece_to_arrive_survives_even_an_enemy() -> None:
    game = tashkalar(SINGULAR, hands=["singularity"])
    game.play("summon singularity E5", "choose E6", "move D6 E6", "move F6 E6")
    assert on(game, "E6") == "C"
    assert destroyed(game) == ""


def test_the_singularity_may_choose_a_square_with_nobody_around() -> None:
    game = tashkalar(SINGULAR, hands=["singularity"])
    game.play("summon singularity E5", "choose A3")
    assert arena(game, 5) == drawing("..... .c.c. ..h.. .c.cH ..C..")


def test_the_singularity_finds_no_empty_colourless_square() -> None:
    board = full_but_for_colours({"D4": "c", "F4": "c", "D6": "c", "F6": "c"})
    game = tashkalar(board, seats=4, mode="melee", hands=["singularity"])
    game.play("summon singularity E5")
    assert game.prompt == "act count=1"


# -- Ziggurat Sentinel


ZIGGURAT = "....... ....... ....... ..Cc... .Hcc... .cc.... ......."


def test_the_ziggurat_sentinel_moves_up_to_three_times_along_the_arrow() -> None:
    game = tashkalar(ZIGGURAT, hands=["ziggurat-sentinel"])
    game.play("summon ziggurat-sentinel E4")
    assert game.options == ["slide E4 D5", "slide E4 C6", "slide E4 B7", "stop"]
    game.play("slide E4 C6")
    assert arena(game, 7) == drawing("....... ....... ....... ...c... .hcc... .cc.... .......")
    assert destroyed(game) == "CH"


@pytest.mark.parametrize(("way", "ends"), [("upright", ["D5", "C6", "B7"]), ("mirrored", ["F5", "G6", "H7"])])
def test_the_player_says_which_way_the_arrow_of_the_ziggurat_sentinel_points(way: str, ends: list[str]) -> None:
    game = tashkalar("....... ....... ....... ...c... ..ccc.. .cc.cc. .......", hands=["ziggurat-sentinel"])
    ways = [option for option in offers(game, "summon") if option.startswith("ziggurat-sentinel E4")]
    assert ways == ["ziggurat-sentinel E4 upright", "ziggurat-sentinel E4 mirrored"]
    game.play(f"summon ziggurat-sentinel E4 {way}")
    assert offers(game, "slide") == [f"E4 {end}" for end in ends]


def test_the_ziggurat_sentinel_moves_no_more_than_three_times() -> None:
    game = tashkalar("....... ....... .....c. ....cc. ...cc.. ....... .......", hands=["ziggurat-sentinel"])
    game.play("summon ziggurat-sentinel G3")
    assert game.options == ["slide G3 F4", "slide G3 E5", "slide G3 D6", "stop"]


def test_the_ziggurat_sentinel_stops_before_a_legend() -> None:
    game = tashkalar(ZIGGURAT.replace("H", "L"), hands=["ziggurat-sentinel"])
    game.play("summon ziggurat-sentinel E4")
    assert game.options == ["slide E4 D5", "stop"]
    game.play("stop")
    assert on(game, "E4") == "h"


def test_the_ziggurat_sentinel_copies_the_warp_effect_of_a_discarded_card() -> None:
    game = tashkalar(
        ZIGGURAT,
        hands=["ziggurat-sentinel void-summoner"],
        discards=["translocationist doppelganger merchant-of-time polarity-queen"],
    )
    game.play("summon ziggurat-sentinel E4")
    assert offers(game, "warp") == ["translocationist", "polarity-queen"]
    game.play("warp translocationist")
    assert actions(game) == 2
    assert pending(game) == ""
    assert discard(game) == "translocationist doppelganger merchant-of-time polarity-queen ziggurat-sentinel"
    assert "copy-warp seat=0 card=translocationist" in game.events()
    assert offers(game, "warp") == ["void-summoner"]  # nothing was played so far


def test_the_ziggurat_sentinel_may_copy_what_was_discarded_in_this_turn() -> None:
    game = tashkalar(ZIGGURAT, hands=["ziggurat-sentinel polarity-queen"])
    game.play("discard polarity-queen", "stop", "summon ziggurat-sentinel E4", "warp polarity-queen", "place C5")
    assert on(game, "C5") == "c"


def test_the_ziggurat_sentinel_with_its_way_barred_and_nothing_to_copy_does_nothing() -> None:
    game = tashkalar(ZIGGURAT.replace("C", "L"), hands=["ziggurat-sentinel"], discards=["merchant-of-time"])
    game.play("summon ziggurat-sentinel E4")
    assert game.prompt == "act count=1"


def test_a_paradox_worm_that_the_ziggurat_sentinel_copies_discards_whatever_is_pending() -> None:
    game = tashkalar(ZIGGURAT, hands=["ziggurat-sentinel"], discards=["paradox-worm"], pending=["void-summoner"])
    game.play("summon ziggurat-sentinel E4")
    assert offers(game, "warp") == ["paradox-worm"]
    game.play("warp paradox-worm")
    assert on(game, "D5") == "H"
    assert game.options == ["discard void-summoner", "stop"]
    game.play("discard void-summoner")
    assert pending(game) == ""


@pytest.mark.parametrize("pendant", ["", "merchant-of-time"])
def test_a_copied_paradox_worm_discards_neither_nothing_nor_the_merchant_of_time(pendant: str) -> None:
    game = tashkalar(ZIGGURAT, hands=["ziggurat-sentinel"], discards=["paradox-worm"], pending=[pendant])
    game.play("summon ziggurat-sentinel E4", "warp paradox-worm")
    assert game.prompt == "act count=1"
    assert pending(game) == pendant


def test_a_copied_eternal_emperor_obeys_the_ziggurat_sentinel() -> None:
    game = tashkalar(ZIGGURAT, hands=["ziggurat-sentinel"], discards=["eternal-emperor"])
    game.play("summon ziggurat-sentinel E4", "warp eternal-emperor")
    assert game.options == ["either place-one", "either move-one"]
    assert game.prompt == "choose-alternative card=eternal-emperor"
    game.play("either move-one", "move E5 D5")
    assert destroyed(game) == "C"


def test_the_warp_effect_of_the_ziggurat_sentinel_is_one_combat_move_or_two_standard_moves() -> None:
    game = tashkalar("... cC. ..l", hands=["ziggurat-sentinel"])
    game.play("warp ziggurat-sentinel")
    assert game.prompt == "move card=ziggurat-sentinel sort=mixed count=2"
    assert {option.split()[1] for option in game.options} == {"D5"}
    game.play("move D5 E5")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=2"
    game = tashkalar("... cC. ..h", hands=["ziggurat-sentinel"])
    game.play("warp ziggurat-sentinel", "move D5 D4")
    assert "move D4 E5" not in game.options
    assert {option.split()[1] for option in game.options if option != "stop"} == {"D4"}
    game.play("move D4 D3")
    assert on(game, "D3") == "c"


def test_a_heroic_piece_that_captured_a_common_one_may_move_on_for_the_ziggurat_sentinel() -> None:
    game = tashkalar("... hC. ...", hands=["ziggurat-sentinel"])
    game.play("warp ziggurat-sentinel", "move D5 E5")
    assert game.prompt == "may-move card=ziggurat-sentinel sort=standard count=1"
    game.play("stop")
    assert on(game, "E5") == "h"


def test_the_warp_effect_of_the_ziggurat_sentinel_finds_nobody_to_move() -> None:
    game = tashkalar("... l.. ...", hands=["ziggurat-sentinel"])
    game.play("warp ziggurat-sentinel")
    assert pending(game) == "ziggurat-sentinel"


# -- Iris of Eternity


IRIS = "....... ....... ....... ..L.... ..c.c.. ..c.c.. ...c..."


def test_the_iris_of_eternity_destroys_a_legendary_piece_next_to_her() -> None:
    game = tashkalar(IRIS, hands=["iris-of-eternity titan"])
    game.play("summon iris-of-eternity E5")
    assert game.options == ["destroy D5", "upgrade E5", "stop"]
    game.play("destroy D5")
    assert destroyed(game) == "L"
    assert on(game, "E5") == "h"
    assert hand(game) == "titan"


def test_the_iris_of_eternity_that_becomes_legendary_counts_as_a_legend_and_costs_the_legends_of_the_hand() -> (
    None
):
    game = tashkalar(IRIS, mode="duel", hands=["iris-of-eternity titan doppelganger fire-dragon"])
    game.play("summon iris-of-eternity E5", "upgrade E5")
    assert on(game, "E5") == "l"
    assert supply(game) == (11, 2)
    assert points(game) == [1]
    assert table(game).now.deeds == [1, 1, 0, 1]  # one being, on red, legendary
    assert hand(game) == "doppelganger"
    assert table(game).legends.discard == [NUMBER_OF["titan"], NUMBER_OF["fire-dragon"]]
    assert "counts-as-legend seat=0" in game.events()


def test_in_melee_the_legend_point_of_the_iris_of_eternity_is_in_a_colour_of_choice() -> None:
    game = tashkalar(IRIS, seats=3, hands=["iris-of-eternity"])
    game.play("summon iris-of-eternity E5", "upgrade E5")
    assert game.options == ["colour blue", "colour red"]
    game.play("colour red")
    assert points(game) == [0, 1]


def test_the_iris_of_eternity_may_stay_as_she_is() -> None:
    game = tashkalar(IRIS.replace("L", "l"), hands=["iris-of-eternity titan"])
    game.play("summon iris-of-eternity E5")
    assert game.options == ["destroy D5", "upgrade E5", "stop"]
    game.play("stop")
    assert hand(game) == "titan"


def test_the_iris_of_eternity_needs_a_legendary_piece_in_the_supply_to_be_upgraded() -> None:
    game = tashkalar(IRIS.replace("L", "H"), hands=["iris-of-eternity"], supply=[(8, 0)])
    game.play("summon iris-of-eternity E5")
    assert on(game, "E5") == "h"
    assert game.prompt == "act count=1"
