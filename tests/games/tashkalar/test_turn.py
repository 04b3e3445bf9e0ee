"""A turn: placing, discarding and returning, what costs no action, and what must be."""

from typing import Any

import pytest
from tables.tashkalar import actions, discard, hand, offers, on, player_at, supply, table, tashkalar

TITAN = "....... ....... ....... ....... ...h... ...h... ..ccc.."
ONTO_LEGEND = "....... ....... ....... ...L... ...h... ...h... ..ccc.."


def test_placing_puts_a_common_piece_on_an_empty_square() -> None:
    game = tashkalar("... .C. ...", hands=["knight"])
    assert game.why_not("place E5") == "square-occupied square=E5"
    game.play("place D4")
    assert on(game, "D4") == "c"
    assert actions(game) == 1
    assert supply(game) == (16, 3)


def test_with_an_empty_supply_an_own_piece_is_picked_up_and_placed_as_a_common_one() -> None:
    game = tashkalar("... .hC ..l", hands=["knight"], supply=[(0, 2)])
    assert offers(game, "place") == []
    assert offers(game, "pick-up") == ["E5"]
    assert game.why_not("place D4") == "supply-empty"
    game.play("pick-up E5")
    assert "place E5" in game.options  # it may go back to where it came from
    game.play("place E5")
    assert on(game, "E5") == "c"
    assert actions(game) == 1


def test_a_turn_cannot_end_before_all_actions_are_used() -> None:
    game = tashkalar("... ... ...", hands=["knight"])
    assert "end-turn" not in game.options
    assert game.why_not("end-turn") == "actions-left count=2"
    game.play("place A3", "place A4")
    assert game.options == ["end-turn"]
    for action in ("place A5", "summon knight E5", "discard knight"):
        assert game.why_not(action) == "no-actions"


def test_without_any_possible_action_the_rest_is_forfeited() -> None:
    game = tashkalar("... .C. ...", hands=["fire-dragon"], supply=[(0, 3)])
    assert game.options == ["end-turn"]


def test_one_being_of_the_own_deck_is_discarded_and_others_may_be_returned() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb titan flare-3-5"])
    assert offers(game, "discard") == ["knight", "bomb"]
    assert game.why_not("discard titan") == "not-own-deck card=titan"
    game.play("discard knight")
    assert game.options == ["return bomb", "return titan", "return flare-3-5", "stop"]
    game.play("return titan", "return bomb", "stop")
    assert hand(game) == "flare-3-5"
    assert discard(game) == "knight"
    assert len(player_at(game, 0).own.under) == len(table(game).legends.under) == 1
    assert actions(game) == 1


def test_only_one_card_is_discarded_in_a_turn() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb"])
    game.play("discard knight", "stop")
    assert offers(game, "discard") == []
    assert game.why_not("discard bomb") == "discarded-already"


def test_others_do_not_see_which_card_is_returned() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb herald"])
    game.play("discard knight", "return bomb")
    assert game.match.events(0, 0)[-1] == ("return", "seat", 0, "kind", "being", "place", 0, "card", "bomb")
    assert game.match.events(0, 1)[-1] == ("return-hidden", "seat", 0, "kind", "being", "place", 0)


def test_returned_cards_are_drawn_last_in_their_order() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb herald cannon"], piles=["champion"])
    game.play("discard knight", "return bomb", "return herald", "stop", "place A3", "end-turn")
    # The hand is filled up with the champion first, then with what was returned first.
    assert hand(game).split()[:3] == ["cannon", "champion", "bomb"]


def test_the_hand_is_filled_up_to_three_beings_two_legends_and_a_flare() -> None:
    game = tashkalar("... ... ...", hands=["knight"])
    game.play("place A3", "place A4", "end-turn")
    player = player_at(game, 0)
    assert (len(player.beings()), len(player.legends()), len(player.flares())) == (3, 2, 1)


def test_an_empty_deck_of_legends_is_made_anew_from_its_discards_at_once() -> None:
    game = tashkalar("... ... ...", hands=["knight"])
    t = table(game)
    pile = t.legends
    pile.discard, pile.deck = pile.deck[2:], pile.deck[:2]
    game.play("place A3", "place A4", "end-turn")
    assert pile.discard == []
    assert len(pile.deck) == 10


def test_a_card_discarded_while_its_deck_and_its_discards_were_empty_makes_a_deck_at_the_next_draw() -> None:
    game = tashkalar("CCCCC C.... ..... ..... .....", hands=["knight flare-2-5"], actions=0)
    t = table(game)
    rest, t.flares.deck = t.flares.deck, []
    t.players[1].hand += rest
    game.play("flare flare-2-5", "leave-out lower", "end-turn")
    assert "flare-2-5" in hand(game)
    assert (t.flares.discard, t.flares.deck) == ([], [])


@pytest.mark.parametrize(
    ("laid", "played", "told"),
    [
        ({"board": "..C.. ..c.. ..cc. ...c. .....", "hands": ["everfrost-sentinel"]},
         "summon everfrost-sentinel E3; downgrade E3", "fewer-actions seat=1 count=1"),
        ({"board": "..... ..... ..... .c... h....", "hands": ["demon-of-sloth"], "gateway": "C7"},
         "summon demon-of-sloth E5", "lose-action seat=0 count=1"),
        ({"board": "HHHHH C.... ..c.. ..... .....", "hands": ["flare-2-5"]},
         "flare flare-2-5; leap E5 A5", "leap seat=0 square=E5 target=A5"),
        ({"board": "CCCCC C.... ..... ..... .....", "hands": ["flare-2-5"], "mode": "duel"},
         "flare flare-2-5", "score-flare seat=1 points=1 colour="),
        ({"board": "CCCCC C.... ..... ..... .....", "hands": ["flare-2-5"], "seats": 3},
         "flare flare-2-5 red", "score-flare seat=1 points=1 colour=blue"),
        ({"board": TITAN, "hands": ["titan"], "mode": "duel"},
         "summon titan E5", "score-legend seat=0 points=1 colour="),
        ({"board": TITAN, "hands": ["titan"], "seats": 3},
         "summon titan E5; colour brown", "score-legend seat=0 points=1 colour=brown"),
        ({"board": ONTO_LEGEND, "hands": ["titan"], "mode": "duel", "actions": 1},
         "summon titan E5; end-turn", "score-destroyed seat=0 points=2 colour="),
        ({"board": ONTO_LEGEND, "hands": ["titan"], "seats": 3, "actions": 1},
         "summon titan E5; colour brown; end-turn", "score-destroyed seat=0 points=2 colour=red"),
        ({"seats": 4, "hands": ["knight"], "conceding": "any-time"}, "concede", "offer-concede seat=0"),
        ({"seats": 4, "hands": ["knight"], "conceding": "any-time"}, "concede; refuse", "refuse-concede seat=2"),
    ],
)  # fmt: skip
def test_everybody_is_told_what_happens(laid: dict[str, Any], played: str, told: str) -> None:
    assert told in tashkalar(**laid).play(*played.split("; ")).events()


def test_a_piece_that_was_destroyed_is_back_in_the_supply_at_once() -> None:
    game = tashkalar(".c. C.. .c.", hands=["swordmaster"])
    before = supply(game, 1)
    game = tashkalar(".c. C.. Cc.", hands=["swordmaster"])
    game.play("summon swordmaster E5", "destroy D6")
    assert supply(game, 1) == before
