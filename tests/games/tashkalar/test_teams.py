"""Team play: shared pieces and legends, turned cards, and handing the turn over."""

import pytest
from tables.tashkalar import actions, hand, offers, on, player_at, points, table, tashkalar


def test_mates_play_the_pieces_of_one_colour() -> None:
    game = tashkalar("... .c. ...", seats=4, turn=2, hands=["knight", "", "dire-wolf"])
    game.play("place D4")
    assert on(game, "D4") == "c"
    assert "place seat=2 square=D4 piece=blue-common" in game.events()


def test_the_legends_go_to_the_mate_at_the_end_of_a_turn_who_refills_to_two() -> None:
    game = tashkalar("... ... ...", seats=4, hands=["knight titan"], actions=0)
    game.play("end-turn")
    assert player_at(game, 0).legends() == []
    assert len(player_at(game, 2).legends()) == 2
    assert "titan" in hand(game, 2)
    assert len(player_at(game, 0).beings()) == 3
    assert len(player_at(game, 2).beings()) == 0


def test_whoever_hands_over_lets_the_mate_place_common_pieces_only() -> None:
    game = tashkalar(
        "..... ..c.. ..... ..c.. .....", seats=4, hands=["swordmaster titan flare-3-5", "", "sapling flare-2-5"]
    )
    assert "summon swordmaster E5" in game.options
    game.play("hand-over")
    assert game.asked.seat == 2
    assert hand(game, 2) == "sapling flare-2-5 titan"
    assert {option.split()[0] for option in game.options} == {"place"}
    assert game.why_not("summon swordmaster E5") == "only-placing"
    assert game.why_not("hand-over") == "handed-over"
    game.play("place A3", "place A4")
    assert game.asked.seat == 0
    assert game.options == ["end-turn"]


def test_after_handing_over_the_mate_learns_why_of_his_own_cards_and_nothing_of_the_partners_hand() -> None:
    hands = ["knight titan flare-3-5", "", "sapling flare-2-5"]
    game = tashkalar("CCCCC CC... ..... ..... .....", seats=4, hands=hands).play("hand-over")
    for card in ("sapling", "flare-2-5", "titan"):  # the legend was passed on
        assert game.why_not(f"title {card}") == "only-placing"
    assert game.why_not("upper flare-2-5") == ""  # no half matters any more
    for held, other in [("knight", "herald"), ("flare-3-5", "flare-4-6")]:
        for verb in ("title", "summon", "discard", "flare", "upper", "lower"):
            hidden = game.why_not(f"{verb} {held}")
            assert hidden == game.why_not(f"{verb} {other}").replace(other, held)


@pytest.mark.parametrize(("seat", "named"), [(0, 1), (2, 3)])
def test_the_other_side_scores_a_point_for_a_flare_and_whoever_plays_next_stands_for_it(
    seat: int, named: int
) -> None:
    board = "CCCCC C.... ..... ..... ....."
    hands = ["flare-2-5" if each == seat else "" for each in range(4)]
    game = tashkalar(board, seats=4, mode="duel", turn=seat, hands=hands).play("flare flare-2-5")
    assert (points(game), points(game, 1)) == ([0], [1])
    assert game.score_lines(1) == game.score_lines(3) == {"destroyed": 0, "legends": 0, "flares": 1}
    assert f"score-flare seat={named} points=1 colour=" in game.events()


def test_after_handing_over_no_flare_is_possible() -> None:
    game = tashkalar("CCCCC CC... ..... ..... .....", seats=4, hands=["flare-2-5"], actions=0)
    assert "flare flare-2-5" in game.options
    game.play("hand-over")
    assert game.options == ["end-turn"]


def test_an_effect_may_be_handed_over_in_the_middle() -> None:
    game = tashkalar("..... ..... ..... ...cc ...c.", seats=4, hands=["herald", "", "sapling"])
    game.play("summon herald E5", "move E5 E4", "hand-over")
    assert game.asked.seat == 2
    assert game.prompt == "may-move card=herald sort=empty count=1"
    assert "hand-over" not in game.options
    game.play("move E4 E3")
    assert on(game, "E3") == "c"
    assert game.asked.seat == 2
    assert {option.split()[0] for option in game.options} == {"place"}
    game.play("place A3", "end-turn")
    assert table(game).now.seat == 1


def test_an_action_gained_after_handing_over_is_spent_on_placing() -> None:
    game = tashkalar("HHHHH C.... ..c.. ..... .....", seats=4, hands=["flare-2-5", "", "sapling"], actions=0)
    game.play("flare flare-2-5", "hand-over", "leap E5 A5", "apply lower")
    assert actions(game) == 1
    assert game.asked.seat == 2
    assert offers(game, "place")


def test_a_returned_card_is_turned_and_the_topmost_turned_one_is_straightened() -> None:
    game = tashkalar("... ... ...", seats=4, hands=["knight bomb herald"])
    before = player_at(game, 0).upright
    game.play("discard knight", "return bomb", "stop")
    assert player_at(game, 0).turned == 6
    assert player_at(game, 0).upright == before + 1


def test_the_last_card_that_is_not_turned_brings_the_end_and_turned_ones_are_drawn_if_needed() -> None:
    pile = "champion cannon assassin gun-tower summoner hypnotist bomb"
    game = tashkalar("... ... ...", seats=4, hands=["knight"], piles=[pile], actions=0)
    player = player_at(game, 0)
    assert (player.upright, player.turned) == (1, 6)
    game.play("end-turn")
    assert table(game).left == 4
    assert (player.upright, player.turned) == (0, 5)
    assert len(player.beings()) == 3


def test_a_card_returned_when_fewer_than_six_are_turned_is_turned_and_straightens_none() -> None:
    game = tashkalar("... ... ...", seats=4, hands=["knight bomb"], piles=["champion cannon"])
    player = player_at(game, 0)
    assert (player.upright, player.turned) == (0, 2)
    game.play("discard knight", "return bomb")
    assert (player.upright, player.turned) == (0, 3)


def test_a_team_concedes_when_the_mate_agrees() -> None:
    game = tashkalar("... ... ...", seats=4, hands=["knight"], conceding="any-time")
    game.play("concede")
    assert game.asked.seat == 2
    game.play("refuse")
    assert game.asked.seat == 0
    assert "concede" not in game.options
    assert game.why_not("concede") == "mate-refused seat=2"
    game.play("place A3", "place A4", "end-turn")
    while game.asked.seat != 2:
        game.play(next(line for line in game.options if line.startswith(("place", "end-turn"))))
    game.play("concede", "agree")
    assert game.match.over
    assert game.match.result.winners == [1, 3]
    assert game.match.result.verdict == ("conceded", "seats", "1 3")


def test_whose_mate_refused_cannot_offer_to_concede_again_in_a_last_turn() -> None:
    game = tashkalar("... ... ...", seats=4, turn=3, hands=["knight"], actions=0, left=3)
    game.play("end-turn", "concede", "refuse")
    assert game.asked.seat == 0
    assert "concede" not in game.options
    assert game.why_not("concede") == "mate-refused seat=2"
