"""The rulings on what the rulebook leaves open, in their order: one test or more for each."""

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
    supply,
    table,
    tashkalar,
)

from arcanum.core.match import Match
from arcanum.games.tashkalar.book import NAME_OF, TASK_TYPE, TASK_TYPES, piece_of
from arcanum.testing.scenario import Scenario

TITAN = "....... ....... ....... ....... ...h... ...h... ..ccc.."
TIME = "..... ..... .h.h. ..h.. .c.c."


def movers(game: Scenario) -> set[str]:
    return {option.split()[1] for option in game.options if option.startswith("move ")}


# -- conceding and flares


def test_a_side_concedes_in_its_last_turn_or_with_the_switch_at_any_time() -> None:
    # Ruling: conceding.
    assert "concede" not in tashkalar(hands=["knight"]).options
    game = tashkalar(hands=["knight"], conceding="any-time").play("concede")
    assert game.match.result.winners == [1]
    game = tashkalar(hands=["knight"], actions=0, left=2).play("end-turn", "concede")
    assert game.match.result.winners == [0]


def test_each_half_of_a_flare_may_be_left_out() -> None:
    # Ruling: flare_halves.
    game = tashkalar("HHHHH C.... ..... ..... .....", hands=["flare-3-6-a"])
    game.play("flare flare-3-6-a", "leave-out upper")
    assert game.options == ["apply lower", "leave-out lower"]
    game.play("leave-out lower")
    assert (hand(game), actions(game)) == ("", 2)


def test_the_lower_half_still_holds_though_the_upper_one_made_up_for_pieces() -> None:
    # Ruling: flare_timing.
    game = tashkalar("HHHHH ..... ..... ..... .....", hands=["flare-5-5"])
    game.play("flare flare-5-5", "apply upper", "place E5", "place E6")
    assert game.options == ["apply lower", "leave-out lower"]


def test_a_greater_lead_than_the_printed_one_will_do() -> None:
    # Ruling: lead_is_a_minimum.
    for row, may in [("CCC..", False), ("CCCC.", True), ("CCCCC", True)]:
        game = tashkalar(f"{row} ..... ..... ..... .....", hands=["flare-3-4"])
        assert ("flare flare-3-4" in game.options) == may


def test_an_action_that_a_flare_brings_after_the_last_one_may_be_spent() -> None:
    # Ruling: flare_after_last_action.
    game = tashkalar("CCCCC C.... ..... ..... .....", hands=["flare-2-5"], actions=0)
    game.play("flare flare-2-5", "apply lower", "place E5")
    assert game.options == ["end-turn"]


# -- team play


def test_a_turn_may_be_handed_over_after_the_last_action_which_only_closes_flares() -> None:
    # Ruling: handing_over_moments.
    game = tashkalar("CCCCC CC... ..... ..... .....", seats=4, hands=["flare-2-5"], actions=0)
    assert "flare flare-2-5" in game.options
    game.play("hand-over")
    assert game.options == ["end-turn"]


def test_with_fewer_than_six_turned_cards_a_returned_one_is_turned_too() -> None:
    # Ruling: few_turned_cards.
    game = tashkalar(seats=4, hands=["knight bomb"], piles=["champion cannon"])
    game.play("discard knight", "return bomb")
    assert (player_at(game, 0).upright, player_at(game, 0).turned) == (0, 3)


def test_a_card_put_on_a_deck_of_turned_ones_does_not_call_off_the_end() -> None:
    # Ruling: turned_trigger_stays.
    pile = "sapling naiad unicorn sylvan-queen sylvan-princess forest-mystic"
    game = tashkalar(
        "..... ..... c.... c.c.. .....", seats=4, hands=["kiskin-spirit"], piles=[pile], discards=["dryad"],
        actions=1, left=3,
    )  # fmt: skip
    assert player_at(game, 0).upright == 0
    game.play("summon kiskin-spirit E5", "put-on-top dryad", "end-turn")
    assert table(game).left == 2


# -- the end of the game


def test_the_end_comes_with_the_last_card_drawn_and_not_if_returned_ones_are_left() -> None:
    # Ruling: last_card_trigger.
    game = tashkalar(hands=["knight bomb herald cannon"], piles=["champion"])
    game.play("discard knight", "return bomb", "return herald", "return cannon", "place A3", "end-turn")
    assert (table(game).left, player_at(game, 0).own.size) == (-1, 1)
    game = tashkalar(hands=["knight bomb"], piles=["champion"])
    game.play("discard knight", "return bomb", "place A3", "end-turn")
    assert (table(game).left, player_at(game, 0).own.size) == (2, 0)
    assert "bomb" in hand(game)
    game.play("place B3", "place B4", "end-turn", "discard champion", "return bomb", "stop", "place A4")
    assert (table(game).left, player_at(game, 0).own.size) == (1, 1)  # it does not call the end off
    assert game.play("end-turn").match.over


def test_points_of_the_opponent_for_a_flare_bring_the_end_at_the_end_of_this_turn() -> None:
    # Ruling: score_trigger.
    game = tashkalar(
        "CCCCC C.... ..... ..... .....", hands=["flare-2-5"], mode="duel", points=[0, 0, 17, 0], actions=0
    )
    game.play("flare flare-2-5", "leave-out lower")
    assert (points(game, 1), table(game).left) == ([18], -1)
    game.play("end-turn")
    assert table(game).left == 2


def test_the_additional_turn_comes_between_and_takes_no_last_turn_away() -> None:
    # Ruling: additional_turn.
    game = tashkalar(TIME, hands=["time-elemental"], actions=1, mode="duel", points=[0, 18, 0, 0])
    game.play("summon time-elemental E4", "end-turn")
    seats = []
    for column in "ABI":
        seats.append(game.asked.seat)
        game.play(f"place {column}4", f"place {column}5", "end-turn")
    assert seats == [0, 1, 0]
    assert game.match.over
    game = tashkalar(TIME, hands=["time-elemental"], actions=1, decks="highland sylvan")
    table(game).now.flared = True
    game.play("summon time-elemental E4", "end-turn")
    player = player_at(game, 0)
    assert (len(player.beings()), len(player.legends()), len(player.flares())) == (3, 2, 1)
    assert (actions(game), table(game).now.flared) == (2, False)
    assert "another-turn seat=0" in game.events()


def test_in_team_play_the_additional_turn_is_played_without_legends() -> None:
    # Ruling: additional_turn_in_teams.
    game = tashkalar(TIME, seats=4, hands=["time-elemental titan"], actions=1)
    game.play("summon time-elemental E4", "end-turn")
    assert table(game).now.seat == 0
    assert player_at(game, 0).legends() == []
    assert "titan" in hand(game, 2)


def test_the_first_player_of_the_other_team_has_two_actions() -> None:
    # Ruling: first_turn_action.
    game = Scenario(Match.begin("tashkalar", 4, {"decks": "random"}, 3))
    first = game.asked.seat
    assert actions(game) == 1
    game.play("place A5", "end-turn")
    assert (game.asked.seat, actions(game)) == ((first + 1) % 4, 2)


# -- placing and summoning


def test_a_piece_that_was_picked_up_may_go_back_to_its_square() -> None:
    # Ruling: place_back.
    game = tashkalar("... .h. ..c", hands=["knight"], supply=[(0, 3)]).play("pick-up E5", "place E5")
    assert on(game, "E5") == "c"


def test_a_destroyed_piece_is_in_the_supply_of_its_owner_at_once() -> None:
    # Ruling: destroyed_in_supply.
    game = tashkalar(".c. .C. .c.", hands=["swordmaster"], supply=[None, (0, 3)], mode="duel")
    game.play("summon swordmaster E5")
    assert supply(game, 1) == (1, 3)
    assert destroyed(game) == "C"


def test_no_heroic_being_is_summoned_onto_the_own_legend_that_its_pattern_has_there() -> None:
    # Ruling: too_high_rank.
    for sign, may in [("c", True), ("h", True), ("l", False)]:
        game = tashkalar(f"..... ..{sign}.. ..... .c.c. .....", hands=["high-priestess"])
        assert offers(game, "summon") == (["high-priestess E4"] if may else [])


def test_an_own_piece_under_a_being_goes_back_and_scores_for_nobody() -> None:
    # Ruling: own_piece_covered.
    game = tashkalar(".c. .c. .c.", hands=["swordmaster"], mode="duel")
    before = supply(game)
    game.play("summon swordmaster E5")
    assert supply(game) == before
    assert destroyed(game) == ""


def test_in_a_shortage_only_the_pieces_of_the_chosen_way_are_kept() -> None:
    # Ruling: shortage_orientation.
    game = tashkalar("..... ..... cc.cc ..... .....", hands=["clan-guardian"], supply=[(0, 3)])
    game.play("summon clan-guardian E5 around")
    assert offers(game, "pick-up") == ["C5"]


def test_the_player_chooses_how_a_pattern_lies_and_the_marks_follow() -> None:
    # Ruling: orientation_choice.
    board = "..c.c.. .c...c. c.L.L.c ....... ....... ....... ......."
    for way, left in [("upright", "F4"), ("right", "D4")]:
        game = tashkalar(board, hands=["assassin"]).play(f"summon assassin E5 {way}")
        assert on(game, left) == "L"
        assert destroyed(game) == "L"


def test_a_borrowed_piece_on_the_summoning_square_is_destroyed() -> None:
    # Ruling: borrowed_on_square.
    game = tashkalar("..... ..H.. ..... .c.c. .....", seats=3, hands=["high-priestess"])
    game.play("borrow high-priestess E4 E4", "stop")
    assert (on(game, "E4"), destroyed(game)) == ("h", "H")


def test_the_war_summoner_and_improvising_lend_two_pieces_together() -> None:
    # Ruling: two_permissions.
    game = tashkalar("..... C.d.. .c.c. ..c.. ..c..", seats=3, hands=["war-summoner wild-eagle"])
    game.play("summon war-summoner E5")
    assert "wild-eagle D3 C4 E4" in offers(game, "borrow-two")


def test_only_in_melee_is_there_improvising() -> None:
    # Ruling: improvising_in_melee.
    for seats, mode, borrowed in [(2, "high-form", []), (2, "duel", []), (4, "duel", []),
                                  (4, "melee", ["swordmaster E5 E4"])]:  # fmt: skip
        game = tashkalar(".C. ... .c.", seats=seats, mode=mode, hands=["swordmaster"])
        assert offers(game, "borrow") == borrowed


def test_one_may_improvise_though_the_own_pieces_would_do() -> None:
    # Ruling: free_improvising.
    game = tashkalar(".c. C.c .c.", seats=3, hands=["swordmaster"])
    assert (offers(game, "summon"), offers(game, "borrow")) == (["swordmaster E5"], ["swordmaster E5 D5"])


# -- single cards


def test_a_used_piece_is_followed_and_whatever_comes_to_its_square_was_not_used() -> None:
    # Ruling: pieces_not_squares.
    game = tashkalar("..... .c.c. ..... .c.c. .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5", "move D4 D5", "move E5 D4")
    assert movers(game) == {"D5", "D4", "F4", "F6", "D6"}
    game = tashkalar("..... .c.c. ..... .c.cc .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5", "move D4 D5", "move D6 D5")
    assert movers(game) == {"D5", "E5", "F4", "F6"}


def test_only_pieces_that_were_next_to_the_naiad_at_first_move_for_her() -> None:
    # Ruling: naiad_adjacency.
    game = tashkalar("..... ..... ..... chc.. .....", hands=["naiad"])
    game.play("summon naiad E5", "move D6 E5")  # over the naiad
    assert movers(game) == {"E6"}


def test_the_gryphon_rider_who_splits_has_to_place_a_piece_if_that_is_possible() -> None:
    # Ruling: gryphon_package.
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"])
    game.play("summon gryphon-rider E5", "leap E5 A5", "downgrade A5")
    assert "stop" not in game.options
    assert set(offers(game, "place")) == {"A4", "B4", "B5", "A6", "B6"}
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"], supply=[(1, 3)])
    game.play("summon gryphon-rider E5", "leap E5 A5", "downgrade A5")
    assert (on(game, "A5"), supply(game)) == ("c", (0, 3))


def test_the_leviathans_group_may_be_a_part_of_what_hangs_together_and_touch_by_corners() -> None:
    # Ruling: leviathan_group.
    game = tashkalar("....... ..H.... ...H... ..H.... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5", "downgrade D3", "downgrade E4", "stop")
    assert [on(game, square) for square in ("D3", "E4", "D5")] == ["C", "C", "H"]
    game = tashkalar("....... ....... ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5")
    assert "stop" in game.options
    assert "downgrade G5" in game.options


def test_the_legend_slayer_destroys_one_legend_or_two_lesser_pieces_of_any_owner() -> None:
    # Ruling: slayer_either.
    board = "..... .l.H. ..... .Hcc. ..c.c"
    game = tashkalar(board, hands=["legend-slayer"]).play("summon legend-slayer E5", "destroy D4")
    assert game.prompt == "act count=1"
    game = tashkalar(board, hands=["legend-slayer"]).play("summon legend-slayer E5", "destroy F4")
    assert "destroy D4" not in game.options
    assert "destroy D6" in game.options


def test_a_shot_of_the_leafsplitter_removes_one_piece_at_most() -> None:
    # Ruling: leafsplitter_shots.
    game = tashkalar("C.... .Cc.. .c.c. ..c.. .....", hands=["kiskin-leafsplitter"])
    game.play("summon kiskin-leafsplitter E5")
    assert game.options == ["aim north-west", "stop"]
    game.play("aim north-west", "stop")
    assert destroyed(game) == "C"
    assert on(game, "C3") == "C"


def test_the_blood_shaman_may_destroy_itself_and_must_if_nothing_else_is_there() -> None:
    # Ruling: shaman_itself.
    game = tashkalar("..... ...c. ...cC .cc.. .....", hands=["blood-shaman"]).play("summon blood-shaman E5")
    assert "destroy E5" in game.options
    assert "stop" not in game.options
    game = tashkalar("..... ...l. ...l. .lL.. .....", seats=3, hands=["blood-shaman"])
    game.play("borrow blood-shaman E5 E6")
    assert on(game, "E5") == "."


def test_a_warlord_who_was_destroyed_before_he_moved_leads_no_third_move() -> None:
    # Ruling: warlord_gone.
    game = tashkalar("..... ..h.. ..... .ccc. c...c", hands=["warlord"])
    game.play("summon warlord E5", "move E4 E5", "move E5 E4")
    assert game.prompt == "act count=1"


def test_the_forest_ancient_destroys_as_many_as_it_could_place() -> None:
    # Ruling: ancient_short.
    game = tashkalar("C.C.. ..c.. .c.c. .c... .....", hands=["forest-ancient"], supply=[None, (1, 3)])
    game.play("summon forest-ancient E5", "place G7", "destroy C3")
    assert game.prompt == "act count=1"
    assert destroyed(game) == "C"


def test_the_angel_of_death_leaps_onto_a_piece_that_cannot_be_upgraded() -> None:
    # Ruling: angel_leaps.
    game = tashkalar("H.... .c.c. c.h.c ..c.. .....", hands=["angel-of-death"], supply=[None, (5, 0)])
    game.play("summon angel-of-death E5", "choose C3")
    assert (on(game, "C3"), destroyed(game)) == ("l", "H")


def test_the_bomb_goes_off_only_if_an_action_is_left_after_its_summoning() -> None:
    # Ruling: bomb_actions.
    for left, bang in [(1, False), (2, True), (3, True)]:
        game = tashkalar("..... .C... ..... ...c. ...c.", hands=["bomb"], actions=left).play("summon bomb E5")
        assert (destroyed(game) == "C") == bang


def test_the_kiskin_spirit_cannot_pick_up_its_own_card() -> None:
    # Ruling: spirit_own_card.
    game = tashkalar("..... ..... c.... c.c.. .....", hands=["kiskin-spirit"], discards=["dryad"])
    game.play("summon kiskin-spirit E5")
    assert game.options == ["put-on-top dryad", "stop"]
    game.play("stop")
    assert discard(game) == "dryad kiskin-spirit"


# -- cards and tasks


def test_when_no_other_type_is_left_the_next_task_is_accepted() -> None:
    # Ruling: task_variety.
    others = (
        "devastation heroic-destruction heroic-devastation end-of-legends red-summoning green-summoning "
        "colored-summoning legendary-summoning central-dominance center-cross line-dominance diagonals "
        "side-chain corner-chain imprisonment envelopment"
    )
    game = tashkalar(
        hands=["knight"], actions=0, tasks="destruction red-conquest green-conquest", next_task="isolation",
        claimed=[others],
    )  # fmt: skip
    table(game).now.destroyed[piece_of(1, 0)] = 3
    game.play("end-turn", "claim destruction")
    assert TASK_TYPES[TASK_TYPE[table(game).next_task]] == "colored"


def test_a_deck_that_was_emptied_is_made_anew_at_once() -> None:
    # Ruling: reshuffle_moment.
    game = tashkalar(hands=["knight"], actions=0)
    pile = table(game).legends
    pile.discard, pile.deck = pile.deck[2:], pile.deck[:2]
    game.play("end-turn")
    assert (pile.discard, len(pile.deck)) == ([], 10)


def test_the_player_orders_returned_cards_and_the_others_do_not_see_them() -> None:
    # Ruling: returned_cards.
    game = tashkalar(hands=["knight bomb herald"]).play("discard knight", "return herald", "return bomb")
    assert [NAME_OF[card] for card in player_at(game, 0).own.under] == ["herald", "bomb"]
    assert game.match.events(0, 1)[-1][0] == "return-hidden"


def test_only_a_being_of_the_own_deck_can_be_discarded() -> None:
    # Ruling: discard_own_being.
    game = tashkalar(hands=["titan flare-3-5"])
    assert offers(game, "discard") == []
    assert game.why_not("discard titan") == "not-own-deck card=titan"


def test_actions_are_forfeited_when_none_is_possible() -> None:
    # Ruling: no_action_possible.
    game = tashkalar("... .C. ...", hands=["fire-dragon"], supply=[(0, 3)])
    assert (actions(game), game.options) == (2, ["end-turn"])


def test_three_unpaired_pieces_make_one_point() -> None:
    # Ruling: mixed_pair.
    game = tashkalar(hands=["knight"], actions=0, seats=4, mode="melee")
    for side in (1, 2, 3):
        table(game).now.destroyed[piece_of(side, 0)] = 1
    game.play("end-turn")
    assert len(offers(game, "colour")) == 3
    game.play(game.options[2])
    assert points(game) == [0, 0, 1]


def test_the_last_player_decides_which_colour_goes_to_which_symbol_in_melee() -> None:
    # Ruling: melee_start.
    game = Scenario(Match.begin("tashkalar", 3, {"decks": "random"}, 1))
    assert game.asked.seat == (table(game).first + 2) % 3
    colours = {option.split()[1] for option in game.options}
    assert len(colours) == 3
    assert set(game.options) == {f"start {colour} {square}" for colour in colours for square in ("F2", "G2")}
    game.play("start red G2")
    assert "red" not in {option.split()[1] for option in game.options}
    assert {option.split()[2] for option in game.options} == {"B7", "C7"}


def test_an_enemy_piece_is_raised_and_lowered_with_a_piece_of_its_owner() -> None:
    # Ruling: enemy_ranks.
    for legends, raised in [(3, "L"), (0, "H")]:
        game = tashkalar("H.... .c.c. c.h.c ..c.. .....", hands=["angel-of-death"], supply=[None, (5, legends)])
        game.play("summon angel-of-death E5", "choose C3")
        assert destroyed(game) == raised
    board = "....... ..HL... ....... ....... ...hh.. .hc.... ......."
    for pieces, lowered in [(5, True), (0, False)]:
        game = tashkalar(board, hands=["leviathan"], supply=[None, (pieces, 2)]).play("summon leviathan G5")
        assert ("downgrade E3" in game.options) == lowered
        assert "downgrade D3" in game.options


def test_in_team_play_the_woodland_druid_serves_two_colours() -> None:
    # Ruling: druid_colours.
    game = tashkalar("C.... .c.h. ..... ..h.. .....", seats=4, hands=["woodland-druid"])
    game.play("summon woodland-druid E5")
    assert arena(game, 5) == drawing("H.... .h.h. ..h.. ..h.. .....")


def test_in_team_play_flares_compare_the_two_colours() -> None:
    # Ruling: team_comparison.
    game = tashkalar("CCCCC ..... ..... ..... .....", seats=4, turn=2, hands=["", "", "flare-2-5"])
    assert offers(game, "flare") == ["flare-2-5"]
    game = tashkalar("CCCCC c.... ..... ..... .....", seats=4, turn=2, hands=["", "", "flare-2-5"])
    assert offers(game, "flare") == []


def test_pieces_on_score_boards_are_not_in_the_supply() -> None:
    # Ruling: markers.
    for seats, mode, pieces in [(2, "high-form", 17), (2, "duel", 16), (3, "melee", 15), (4, "melee", 14)]:
        assert supply(tashkalar(seats=seats, mode=mode, hands=["knight"])) == (pieces, 3)


def test_of_a_compulsory_part_as_much_is_done_as_can_be() -> None:
    # Ruling: as_far_as_possible.
    game = tashkalar(".h. h.l ...", hands=["chronicler"]).play("summon chronicler E5")
    assert arena(game, 3) == drawing(".h. hcl ...")
    assert game.prompt == "act count=1"


def test_alternatives_that_cannot_be_done_are_skipped_but_burning_nothing_is_offered() -> None:
    # Ruling: alternatives.
    game = tashkalar("HHHHH CCCC. ..... ..... .....", hands=["flare-4-5-a"], supply=[(1, 3)])
    game.play("flare flare-4-5-a", "apply upper", "place E5", "apply lower")
    assert game.prompt.startswith("act ")
    game = tashkalar("C.... ..... ..... .h.c. h.c.c", hands=["fire-elemental"])
    game.play("summon fire-elemental E5")
    assert game.options == ["either near", "either far"]


def test_the_effect_of_a_being_that_was_destroyed_goes_on() -> None:
    # Ruling: lost_being.
    game = tashkalar("..... ..... ..... ch.cc .....", hands=["infantry-captain"])
    game.play("summon infantry-captain E5", "move D6 E5")  # over the captain
    assert game.prompt == "may-move card=infantry-captain sort=combat count=1"
    game.play("stop")
    assert discard(game) == "infantry-captain"


def test_one_piece_may_make_several_moves_and_come_back() -> None:
    # Ruling: several_moves.
    game = tashkalar("..... ..... ..... cc.cc .....", hands=["infantry-captain"])
    game.play("summon infantry-captain E5", "move F6 F5", "move F5 F6")
    assert arena(game, 5) == drawing("..... ..... ..h.. cc.cc .....")


def test_what_a_moved_enemy_destroys_counts_for_whoever_moved_it_but_own_pieces_do_not() -> None:
    # Ruling: moved_enemies_capture.
    game = tashkalar("C.... .CCc. .c.c. .c..C .....", hands=["hypnotist"])
    game.play("summon hypnotist E5", "move D4 E4", "move C3 C4", "move G6 F5")
    assert on(game, "F5") == "C"  # over an own piece
    assert destroyed(game) == "C"


def test_the_hypnotist_keeps_to_the_enemy_of_the_first_move() -> None:
    # Ruling: which_enemy.
    game = tashkalar("..... Cd.c. .c.c. .c..C ....d", seats=3, hands=["hypnotist"])
    game.play("summon hypnotist E5")
    assert {"C4", "D4", "G6", "G7"} <= movers(game)
    game.play("move D4 D3")
    assert movers(game) == {"G7"}


def test_in_melee_only_halves_that_hold_against_the_named_enemy_apply() -> None:
    # Ruling: flare_target.
    game = tashkalar("HHH.. ddddd d.... ..... .....", seats=3, hands=["flare-3-6-a"])
    assert offers(game, "flare") == ["flare-3-6-a red", "flare-3-6-a brown"]
    game.play("flare flare-3-6-a red", "leave-out upper")
    assert game.prompt.startswith("act ")
    assert (points(game, 1), points(game, 2)) == ([1, 0], [0, 0])


def test_an_own_piece_that_becomes_the_being_counts_as_destroyed_for_texts_that_ask() -> None:
    # Ruling: covered_by_shortage.
    for short in (False, True):
        game = tashkalar(
            "..... ..... ..c.. .cc.. ...c.", hands=["royal-reindeer"], supply=[(0, 3)] if short else []
        )
        game.play("summon royal-reindeer E5", "leap E5 E3")
        assert on(game, "E3") == "c"


def test_a_spare_piece_is_picked_up_before_the_being_arrives_on_an_enemy() -> None:
    # Ruling: shortage_order.
    game = tashkalar(".c. .C. .cc", hands=["swordmaster"], supply=[(0, 3)]).play("summon swordmaster E5")
    assert on(game, "E5") == "C"
    assert game.options == ["pick-up F6", "take-back"]
    game.play("pick-up F6")
    assert arena(game, 3) == drawing(".c. .c. .c.")
    assert destroyed(game) == "C"


def test_from_an_empty_deck_nothing_is_drawn_not_even_what_was_promised() -> None:
    # Ruling: empty_decks.
    board = "..... ..c.. .c... ...c. ....."
    game = tashkalar(board, hands=["forest-mystic naiad unicorn"], piles=["sapling"], actions=1)
    game.play("summon forest-mystic E5", "end-turn")
    assert len(player_at(game, 0).beings()) == 3
    assert len(player_at(game, 0).legends()) == 3


def test_an_effect_that_the_mate_finishes_concerns_the_cards_of_whose_turn_it_is() -> None:
    # Ruling: effects_of_the_mate.
    game = tashkalar(
        "..... ..... c.... c.c.. .....", seats=4, hands=["kiskin-spirit", "", "knight"],
        discards=["dryad", "", "herald"],
    )  # fmt: skip
    game.play("summon kiskin-spirit E5", "hand-over")
    assert (game.asked.seat, game.options) == (2, ["put-on-top dryad", "stop"])
    game.play("put-on-top dryad", "place A5", "end-turn")
    assert "dryad" in hand(game)


def test_a_mate_with_an_empty_supply_picks_up_a_piece_and_places_it() -> None:
    # Ruling: mate_cannot_place.
    game = tashkalar("... .hc ...", seats=4, hands=["knight"], supply=[(0, 3)], actions=1).play("hand-over")
    assert (game.asked.seat, game.options) == (2, ["pick-up E5", "pick-up F5"])
    game.play("pick-up E5")
    assert (game.asked.seat, game.prompt) == (2, "place-anew")
    game.play("place A5")
    assert (on(game, "E5"), on(game, "A5")) == (".", "c")
    game = tashkalar("... .l. ...", seats=4, hands=["knight"], supply=[(0, 2)]).play("hand-over")
    assert (game.asked.seat, actions(game), game.options) == (0, 0, ["end-turn"])


def test_a_team_plays_the_colour_of_the_mate_who_plays_earlier() -> None:
    # Ruling: team_colour.
    for seed in range(8):
        t = table(Scenario(Match.begin("tashkalar", 4, {"decks": "random"}, seed)))
        for number in range(2):
            earlier = t.players[(t.first + number) % 4]
            assert t.colours[earlier.side] == earlier.deck


def test_the_deathbringers_victim_counts_twice_for_the_points() -> None:
    # Ruling: counting_expansions.
    game = tashkalar("..... ..... .c... ..L.. ccc..", hands=["deathbringer"], mode="duel")
    game.play("summon deathbringer E5", "destroy E6", "place A3", "end-turn")
    assert points(game) == [4]


def test_only_pieces_on_the_arena_are_compared() -> None:
    # Ruling: on_the_arena.
    game = tashkalar("CCCC. ..... ..... ..... .....", hands=["flare-2-5"], mode="duel", supply=[(3, 0), (16, 3)])
    assert game.why_not("flare flare-2-5") == "not-far-enough-behind upgraded=0 upper=2 pieces=4 lower=5"


def test_discard_piles_and_frozen_cards_are_open_and_hands_are_hidden() -> None:
    # Ruling: open_and_hidden.
    game = tashkalar(hands=["knight bomb", "ice-queen"], discards=["herald cannon"], frozen=["", "ice-princess"])
    seen = str(game.match.view(1)["table"])
    assert "herald" in seen
    assert "ice-princess" in seen
    assert "knight" not in seen
    assert "bomb" not in seen


def test_the_fire_dragon_cannot_face_straight_off_the_arena() -> None:
    # Ruling: dragon_edge.
    empty = "..... ....... ......... ......... ........."
    game = tashkalar(f"{empty} ...h.h... ....c.... ...h... .....", hands=["fire-dragon"])
    game.play("summon fire-dragon E9")
    assert game.options == ["aim east", "aim west"]


def test_a_team_concedes_only_with_the_mates_consent() -> None:
    # Ruling: team_concedes.
    game = tashkalar(seats=4, hands=["knight"], conceding="any-time").play("concede")
    assert (game.asked.seat, game.options) == (2, ["agree", "refuse"])
    game.play("refuse")
    assert not game.match.over
    agreed = tashkalar(seats=4, hands=["knight"], conceding="any-time").play("concede", "agree")
    assert agreed.match.result.winners == [1, 3]


def test_a_borrowed_piece_was_used_and_stays_an_enemy_and_the_piece_under_the_being_was_not() -> None:
    # Ruling: used_pieces.
    game = tashkalar("..... .C.c. ..... .c.c. .....", seats=3, hands=["master-of-intrigue"])
    game.play("borrow master-of-intrigue E5 D4")
    assert "D4" in movers(game)
    game.play("move D4 D5", "stop")
    assert on(game, "D5") == "C"
