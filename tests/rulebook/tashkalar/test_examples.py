"""The rulebook's sentences as scenes, in its order: the turn, the end, summoning, flares, and the keywords."""

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
    open_tasks,
    player_at,
    points,
    supply,
    table,
    tashkalar,
)

from arcanum.core.match import Match
from arcanum.games.tashkalar.arena import DIAGONAL, NAMES, NEIGHBOURS, ORTHOGONAL, SQUARE_OF, distance
from arcanum.games.tashkalar.book import piece_of
from arcanum.testing.scenario import Scenario

TITAN = "....... ....... ....... ....... ...h... ...h... ..ccc.."


def having_destroyed(mode: str, seats: int = 2, **pieces: int) -> Scenario:
    """The end of a turn of seat 0 in which so many were destroyed: ``red_common=2`` are two of side 1."""
    game = tashkalar(hands=["knight"], actions=0, seats=seats, mode=mode)
    for name, number in pieces.items():
        colour, rank = name.split("_")
        side = ["blue", "red", "brown", "green"].index(colour)
        piece = piece_of(side, ["common", "heroic", "legendary"].index(rank))
        table(game).now.destroyed[piece] = number
    return game.play("end-turn")


# -- setting up


def test_everybody_draws_three_beings_two_legends_and_one_flare() -> None:
    game = Scenario(Match.begin("tashkalar", 2, {"decks": "random"}, 3))
    for player in table(game).players:
        assert (len(player.beings()), len(player.legends()), len(player.flares())) == (3, 2, 1)


def test_only_the_very_first_turn_of_the_game_has_a_single_action() -> None:
    game = Scenario(Match.begin("tashkalar", 2, {"decks": "random"}, 3))
    seats_and_actions = []
    for square in ("A3", "A4 A5", "A6 A7"):
        seats_and_actions.append((game.asked.seat, actions(game)))
        game.play(*[f"place {each}" for each in square.split()], "end-turn")
    first = seats_and_actions[0][0]
    assert seats_and_actions == [(first, 1), (1 - first, 2), (first, 2)]


# -- actions


def test_a_turn_may_be_two_placements_on_any_empty_squares() -> None:
    game = tashkalar("... .C. ...", hands=["knight"])
    assert len(offers(game, "place")) == 68
    game.play("place C1", "place I7")
    assert (on(game, "C1"), on(game, "I7")) == ("c", "c")
    assert game.options == ["end-turn"]


def test_a_turn_may_be_two_summonings_and_in_any_order_with_a_placement() -> None:
    game = tashkalar(".c. ... .cc", hands=["swordmaster messenger"])
    game.play("summon swordmaster E5")
    assert actions(game) == 1
    game.play("summon messenger D4", "stop")
    assert (arena(game, 3), hand(game)) == (drawing("cc. .c. .cc"), "")
    assert game.options == ["end-turn"]
    game = tashkalar(".c. ... ...", hands=["swordmaster"])
    assert offers(game, "summon") == []
    game.play("place E6", "summon swordmaster E5")
    assert arena(game, 3) == drawing(".c. .c. .c.")
    assert game.options == ["end-turn"]


def test_a_discard_action_lets_several_cards_go_back_under_their_decks_and_comes_once_a_turn() -> None:
    game = tashkalar(hands=["knight bomb herald titan flare-3-5"])
    game.play("discard knight", "return bomb", "return titan", "return flare-3-5", "stop")
    assert (hand(game), discard(game), actions(game)) == ("herald", "knight", 1)
    assert offers(game, "discard") == []


def test_with_no_piece_left_an_own_common_or_heroic_one_is_placed_again_as_a_common_one() -> None:
    game = tashkalar("l.. .h. ..c", hands=["knight"], supply=[(0, 2)])
    assert offers(game, "pick-up") == ["E5", "F6"]
    game.play("pick-up E5", "place A5")
    assert (on(game, "E5"), on(game, "A5")) == (".", "c")


# -- what is scored at the end of a turn


def test_exactly_one_task_is_claimed_and_its_place_is_taken_by_the_next_one() -> None:
    game = tashkalar(
        hands=["knight"], actions=0, tasks="destruction devastation side-chain", next_task="isolation"
    )
    table(game).now.destroyed[piece_of(1, 0)] = 4
    table(game).now.destroyed[piece_of(1, 1)] = 1
    game.play("end-turn")
    assert offers(game, "claim") == ["destruction", "devastation"]
    game.play("claim devastation")
    assert open_tasks(game) == "destruction isolation side-chain"
    assert game.scores == [2, 0]
    assert table(game).now.seat == 1


def test_in_a_duel_a_legend_is_worth_two_a_heroic_piece_one_and_a_pair_of_common_pieces_one() -> None:
    assert points(having_destroyed("duel", red_legendary=1)) == [2]
    assert points(having_destroyed("duel", red_heroic=1)) == [1]
    assert points(having_destroyed("duel", red_common=2)) == [1]
    assert points(having_destroyed("duel", red_common=3, red_heroic=2, red_legendary=1)) == [5]


def test_in_a_duel_an_unpaired_common_piece_and_own_pieces_score_nothing() -> None:
    assert points(having_destroyed("duel", red_common=1)) == [0]
    game = tashkalar("..... .cc.. .h... ...c. ...c.", hands=["bomb"], mode="duel")
    game.play("summon bomb E5")
    assert on(game, "D4") == on(game, "E4") == "."
    game.play("place A5", "end-turn")
    assert points(game) == points(game, 1) == [0]


def test_a_summoned_legend_scores_a_point_but_a_heroic_piece_that_is_raised_does_not() -> None:
    game = tashkalar(TITAN, mode="duel", hands=["titan"]).play("summon titan E5")
    assert points(game) == [1]
    game = tashkalar(
        "....... ...h... ..h.... .h.c... ....c.. ....... .......", mode="duel", hands=["two-headed-dragon"]
    )
    game.play("summon two-headed-dragon C3", "upgrade E3", "stop")
    assert on(game, "E3") == "l"
    assert points(game) == [1]  # for the dragon itself


def test_in_melee_each_colour_scores_for_itself() -> None:
    game = having_destroyed("melee", 3, red_heroic=1, brown_legendary=1, brown_common=2)
    assert points(game) == [1, 3]


@pytest.mark.parametrize("colour", ["red", "brown"])
def test_in_melee_unpaired_common_pieces_of_different_colours_make_a_pair_of_one_of_them(colour: str) -> None:
    game = having_destroyed("melee", 3, red_common=1, brown_common=1)
    assert offers(game, "colour") == ["red", "brown"]
    game.play(f"colour {colour}")
    assert points(game) == ([1, 0] if colour == "red" else [0, 1])


def test_in_melee_a_legend_scores_in_any_colour() -> None:
    game = tashkalar(TITAN, seats=3, hands=["titan"]).play("summon titan E5", "colour brown")
    assert points(game) == [0, 1]


# -- refilling the hand


def test_the_hand_is_filled_up_and_whoever_has_more_keeps_it() -> None:
    for held, filled in [
        ("knight", (3, 2, 1)),
        ("knight bomb herald titan flare-3-5", (3, 2, 1)),
        ("knight bomb herald cannon titan hell-bull leviathan flare-3-5", (4, 3, 1)),
    ]:
        game = tashkalar(hands=[held], actions=0).play("end-turn")
        player = player_at(game, 0)
        assert (len(player.beings()), len(player.legends()), len(player.flares())) == filled


def test_an_empty_deck_of_flares_is_made_of_its_discards_and_a_personal_deck_is_not() -> None:
    game = tashkalar(hands=["knight bomb"], piles=[""], actions=0)
    pile = table(game).flares
    pile.discard, pile.deck = pile.deck[1:], pile.deck[:1]
    game.play("end-turn")
    assert (len(pile.discard), len(pile.deck)) == (0, 11)
    assert len(player_at(game, 0).beings()) == 2
    assert len(player_at(game, 0).own.discard) == 16


# -- the end of the game


def test_after_the_turn_that_brought_the_end_everybody_has_one_more_turn_also_who_brought_it() -> None:
    game = tashkalar(hands=["knight bomb"], piles=["champion"], actions=0).play("end-turn")
    turns = []
    for squares in ("A3 A4", "B3 B4"):
        turns.append(game.asked.seat)
        game.play(*[f"place {square}" for square in squares.split()], "end-turn")
    assert turns == [1, 0]
    assert game.match.over


@pytest.mark.parametrize(("score", "ends"), [(17, False), (18, True), (19, True)])
def test_a_duel_ends_with_eighteen_points(score: int, ends: bool) -> None:
    game = tashkalar(hands=["knight"], actions=0, mode="duel", points=[0, score, 0, 0]).play("end-turn")
    assert (table(game).left == 2) == ends


@pytest.mark.parametrize(("board", "ends"), [("... .h. ...", False), ("... .l. ...", True)])
def test_in_the_high_form_a_legend_on_the_arena_is_a_point_however_it_came_there(board: str, ends: bool) -> None:
    game = tashkalar(board, hands=["knight"], actions=0, claimed=["color-conquest side-chain green-conquest"])
    game.play("end-turn")
    assert (table(game).left == 2) == ends


@pytest.mark.parametrize(("seats", "score"), [(3, 12), (4, 10)])
def test_a_melee_ends_with_enough_points_of_one_colour(seats: int, score: int) -> None:
    for most, ends in [(score - 1, False), (score, True)]:
        held = [0] * seats * seats
        held[seats], held[seats + 2] = most, score - 1  # seat 1 in the colours of seats 0 and 2
        game = tashkalar(hands=["knight"], seats=seats, mode="melee", actions=0, points=held).play("end-turn")
        assert (table(game).left == seats) == ends


def test_in_a_melee_the_greatest_least_colour_wins_and_the_next_least_breaks_a_tie() -> None:
    game = tashkalar(
        hands=["knight"], seats=4, mode="melee", actions=0, left=1,
        points=[0, 3, 4, 4, 3, 0, 5, 4, 2, 9, 0, 9, 1, 9, 9, 0],
    )  # fmt: skip
    game.play("end-turn")
    assert game.scores == [3, 3, 2, 1]
    assert game.match.result.winners == [1]  # 3 4 5 against 3 4 4


def test_a_tie_is_broken_by_upgraded_pieces_then_by_all_pieces_then_shared() -> None:
    for board, winners in [("cch ... CHH", [1]), ("cch ... .CH", [0]), ("cch ... CCH", [0, 1])]:
        game = tashkalar(board, hands=["knight"], actions=0, left=1).play("end-turn")
        assert game.match.result.winners == winners


# -- summoning


@pytest.mark.parametrize("board", ["... ... ccc", "c.. c.. c..", "ccc ... ...", "..c ..c ..c"])
def test_a_pattern_may_lie_in_every_quarter_turn(board: str) -> None:
    assert "summoner E5" in offers(tashkalar(board, hands=["summoner"]), "summon")


def test_a_pattern_may_be_mirrored() -> None:
    for board in ("..c.... .c..... c......", "....c.. .....c. ......c"):
        game = tashkalar(f"{board} ....... ....... ....... .......", hands=["assassin"])
        assert offers(game, "summon") == ["assassin E5"]


def test_a_heroic_or_legendary_piece_stands_in_for_a_common_one_but_not_the_other_way_round() -> None:
    assert offers(tashkalar(".h. ... .l.", hands=["swordmaster"]), "summon") == ["swordmaster E5"]
    assert offers(tashkalar(TITAN, hands=["titan"]), "summon") == ["titan E5"]
    assert offers(tashkalar(TITAN.replace("h", "c"), hands=["titan"]), "summon") == []


def test_a_being_may_be_summoned_onto_a_piece_of_its_rank_or_a_lower_one_and_destroys_it() -> None:
    for sign, may in [("C", True), ("H", False), ("L", False), ("c", True), ("h", False)]:
        game = tashkalar(f".c. .{sign}. .c.", hands=["swordmaster"])
        assert ("swordmaster E5" in offers(game, "summon")) == may
        if may:
            game.play("summon swordmaster E5")
            assert on(game, "E5") == "c"
            assert destroyed(game) == sign.replace("c", "")


def test_a_legend_may_be_summoned_onto_a_legend() -> None:
    game = tashkalar(TITAN.replace("....... ...h", "...L... ...h", 1), hands=["titan"]).play("summon titan E5")
    assert on(game, "E5") == "l"
    assert destroyed(game) == "L"


def test_the_card_is_discarded_after_its_effect() -> None:
    game = tashkalar(".c. ... Cc.", hands=["swordmaster"]).play("summon swordmaster E5")
    assert discard(game) == ""
    game.play("destroy D6")
    assert (hand(game), discard(game)) == ("", "swordmaster")


def test_without_a_spare_piece_an_own_one_outside_the_pattern_is_used_for_the_being() -> None:
    game = tashkalar("lcL ... .ch", hands=["swordmaster"], supply=[(0, 2)])
    game.play("summon swordmaster E5")
    assert game.options == ["pick-up F6", "take-back"]  # no legend, and nobody else's piece
    game.play("pick-up F6")
    assert arena(game, 3) == drawing("lcL .c. .c.")


def test_without_a_spare_piece_one_on_the_summoning_square_is_used_first() -> None:
    game = tashkalar(".c. .c. .cc", hands=["swordmaster"], supply=[(0, 3)]).play("summon swordmaster E5")
    assert arena(game, 3) == drawing(".c. .c. .cc")
    assert "pick-up" not in game.prompt


def test_without_any_piece_for_it_a_being_cannot_be_summoned() -> None:
    game = tashkalar(".c. ... .c.", hands=["swordmaster"], supply=[(0, 3)])
    assert game.why_not("summon swordmaster E5") == "no-piece-for-being card=swordmaster rank=common"


def test_in_melee_an_enemy_piece_may_serve_once_for_each_enemy_and_keeps_its_colour() -> None:
    game = tashkalar(".C. ... .c.", seats=3, hands=["swordmaster"]).play("borrow swordmaster E5 E4")
    assert arena(game, 3) == drawing(".C. .c. .c.")
    again = tashkalar(".C. ... .c.", seats=3, hands=["swordmaster"], improvised=["red"])
    assert offers(again, "borrow") == []
    other = tashkalar(".d. ... .c.", seats=3, hands=["swordmaster"], improvised=["red"])
    assert offers(other, "borrow") == ["swordmaster E5 E4"]


# -- flares


@pytest.mark.parametrize(
    ("board", "halves"),
    [
        ("HHHCC C.... ..... ..... .....", ["upper", "lower"]),
        ("HHH.. ..... ..... ..... .....", ["upper"]),
        ("CCCCC H.... ..... ..... .....", ["lower"]),
        ("HH... CCC.. ..... ..... .....", []),
        ("LLL.. h.... h.... ..... .....", []),
        ("LLLHH h.... h.... ..... .....", ["upper"]),
    ],
)
def test_a_flare_has_one_condition_for_upgraded_pieces_and_one_for_all_pieces(
    board: str, halves: list[str]
) -> None:
    game = tashkalar(board, hands=["flare-3-6-a"])
    assert offers(game, "flare") == (["flare-3-6-a"] if halves else [])
    if halves:
        game.play("flare flare-3-6-a")
        for half in halves:
            assert game.options == [f"apply {half}", f"leave-out {half}"]
            game.play(f"leave-out {half}")
        assert game.prompt.startswith("act ")


def test_in_a_duel_a_flare_gives_the_opponent_one_point_for_one_half_or_both() -> None:
    for board in ("HHHHH CC... ..... ..... .....", "CCCCC CC... ..... ..... ....."):
        game = tashkalar(board, hands=["flare-4-6"], mode="duel").play("flare flare-4-6")
        while not game.prompt.startswith("act "):
            game.play(game.options[-1])
        assert points(game, 1) == [1]


# -- effects and keywords


def test_an_effect_is_finished_before_anything_else_is_done() -> None:
    game = tashkalar("..... ..... ..... ...cc ...c.", hands=["herald"]).play("summon herald E5")
    assert {option.split()[0] for option in game.options} == {"move", "stop"}


def test_a_neighbouring_square_shares_a_side_or_a_corner_and_lies_at_distance_one() -> None:
    middle = SQUARE_OF["E5"]
    assert {NAMES[square] for square in ORTHOGONAL[middle]} == {"E4", "F5", "E6", "D5"}
    assert {NAMES[square] for square in DIAGONAL[middle]} == {"D4", "F4", "F6", "D6"}
    assert sorted(NEIGHBOURS[middle]) == sorted(ORTHOGONAL[middle] + DIAGONAL[middle])
    assert {distance(middle, square) for square in NEIGHBOURS[middle]} == {1}
    assert distance(middle, SQUARE_OF["G4"]) == 2


def test_a_standard_move_enters_lower_ranks_and_a_combat_move_equal_ones_too() -> None:
    # The Chronicler's is a standard move; the lower half of the flare 3-4 makes a combat move or two of those.
    game = tashkalar("..... ..cC. .c.c. ..... .....", hands=["chronicler"]).play("summon chronicler E5")
    game.play("upgrade E4")
    assert "move E4 F4" in game.options
    game = tashkalar("..... ..cH. .c.c. ..... .....", hands=["chronicler"]).play("summon chronicler E5")
    game.play("upgrade E4")
    assert "move E4 F4" not in game.options
    game = tashkalar("CCCCC CHLc. ..h.. ..... .....", hands=["flare-3-4"]).play("flare flare-3-4")
    assert "move E5 D4" in game.options
    assert "move E5 E4" not in game.options
    game.play("move E5 D4")
    assert destroyed(game) == "H"


def test_a_leap_goes_to_any_square_by_the_rules_of_a_move() -> None:
    game = tashkalar("HHHHH C.... ..c.. ..... .....", hands=["flare-2-5"]).play("flare flare-2-5")
    targets = {option.split()[2] for option in game.options if option.startswith("leap E5")}
    assert len(targets) == 69 - 7
    assert "C4" not in targets


def test_a_placing_effect_is_limited_by_the_supply() -> None:
    game = tashkalar("... ... ccc", hands=["summoner"], supply=[(2, 3)]).play("summon summoner E5", "place D5")
    assert supply(game) == (0, 3)
    assert game.prompt.startswith("act ")


def test_a_heroic_piece_cannot_be_raised_without_a_legendary_one_nor_a_legend_at_all() -> None:
    board = "....... ...h... ..hL... .h.l... ....c.. ....... ......."
    game = tashkalar(board, hands=["two-headed-dragon"], supply=[(10, 2)]).play("summon two-headed-dragon C3")
    assert "E5" not in offers(game, "upgrade")
    game = tashkalar(board.replace("l", "c"), hands=["two-headed-dragon"], supply=[(10, 1)])
    game.play("summon two-headed-dragon C3")
    assert offers(game, "upgrade") == ["E5", "F6"]


def test_what_is_downgraded_is_not_destroyed() -> None:
    game = tashkalar("....... ..HLH.. ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5", "downgrade D3", "downgrade E3", "downgrade F3")
    assert arena(game, 7).splitlines()[1] == "..CHC.."
    assert destroyed(game) == ""


def test_a_converted_piece_was_destroyed_and_goes_back_to_its_owner() -> None:
    game = tashkalar("HHHHH C.... ..c.. ..... .....", hands=["flare-4-5-a"])
    before = supply(game, 1)
    game.play("flare flare-4-5-a", "leave-out upper", "apply lower", "either convert-one")
    assert on(game, "C4") == "c"
    assert destroyed(game) == "C"
    assert supply(game, 1) == (before[0] + 1, before[1])


# -- teams


def test_an_effect_and_the_rest_of_a_turn_may_be_handed_over_to_the_mate_who_only_places() -> None:
    game = tashkalar("..... ..... ..... ...cc ...c.", seats=4, hands=["herald titan", "", "sapling"])
    game.play("summon herald E5", "hand-over")
    assert game.asked.seat == 2
    assert "titan" in hand(game, 2)
    game.play("stop")
    assert {option.split()[0] for option in game.options} == {"place"}


def test_at_the_end_of_a_turn_the_mate_gets_the_legends_and_fills_them_up_to_two() -> None:
    game = tashkalar(seats=4, hands=["knight hell-bull"], actions=0).play("end-turn")
    assert player_at(game, 0).legends() == []
    assert "hell-bull" in hand(game, 2)
    assert len(player_at(game, 2).legends()) == 2


def test_the_last_card_that_is_not_turned_brings_the_end_of_a_team_game() -> None:
    pile = "champion cannon assassin gun-tower summoner hypnotist bomb herald"
    game = tashkalar(seats=4, hands=["knight chronicler"], piles=[pile], actions=0).play("end-turn")
    assert table(game).left == -1
    game = tashkalar(seats=4, hands=["knight"], piles=[pile], actions=0).play("end-turn")
    assert table(game).left == 4
