"""What a seat has seen it remembers in the worlds that it imagines; the rest is dealt anew."""

from tables.tashkalar import hand, table, tashkalar

from arcanum.core.chance import seed_from
from arcanum.games.tashkalar.book import NAME_OF
from arcanum.games.tashkalar.table import TashKalarTable
from arcanum.testing.scenario import Scenario


def worlds(game: Scenario, seat: int, number: int = 12) -> list[TashKalarTable]:
    found = []
    for each in range(number):
        t = game.match.imagine(seat, seed_from(each)).table
        assert isinstance(t, TashKalarTable)
        t.check()
        found.append(t)
    return found


def hands(tables: list[TashKalarTable], seat: int) -> set[str]:
    return {" ".join(NAME_OF[card] for card in t.players[seat].hand) for t in tables}


def test_the_hand_of_a_rival_is_dealt_anew_and_the_own_one_stays() -> None:
    game = tashkalar("... ... ...", hands=["knight titan flare-3-5", "bomb hell-bull flare-4-6"])
    assert hands(worlds(game, 0), 0) == {"knight titan flare-3-5"}
    assert len(hands(worlds(game, 0), 1)) > 6


def test_whoever_returned_cards_knows_where_they_lie() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb herald cannon", "sapling"])
    game.play("discard knight", "return bomb", "return herald", "stop")
    mine = {tuple(NAME_OF[card] for card in t.players[0].own.under) for t in worlds(game, 0)}
    assert mine == {("bomb", "herald")}
    others = {tuple(NAME_OF[card] for card in t.players[0].own.under) for t in worlds(game, 1)}
    assert len(others) > 6


def test_a_player_remembers_the_legends_that_were_passed_to_the_mate() -> None:
    game = tashkalar("... ... ...", seats=4, hands=["knight titan hell-bull", "", "sapling"], actions=0)
    game.play("hand-over", "end-turn")
    assert "titan" in hand(game, 2)
    for t in worlds(game, 0):
        assert [NAME_OF[card] for card in t.players[2].legends()] == ["titan", "hell-bull"]
    assert len({tuple(t.players[2].legends()) for t in worlds(game, 1)}) > 6
    assert game.match.view(0)["table"]["players"][2]["known"] == ["titan", "hell-bull"]  # type: ignore[index]
    assert game.match.view(1)["table"]["players"][2]["known"] == []  # type: ignore[index]


def test_legends_that_were_shuffled_in_are_not_dealt_to_whoever_drew_before() -> None:
    game = tashkalar("... ... ...", hands=["knight", "titan hell-bull"], actions=0)
    pile = table(game).legends
    pile.discard, pile.deck = pile.deck[2:], pile.deck[:2]
    for card in pile.discard:
        pile.knows[card - pile.first] = -1
    old = {NAME_OF[card] for card in pile.deck} | {"titan", "hell-bull"}
    game.play("end-turn")  # the last two legends are drawn, and the discards become the deck
    drawn = set(hand(game).split())
    for t in worlds(game, 0):
        assert {NAME_OF[card] for card in t.players[1].legends()} == old - drawn


def test_everybody_knows_a_card_on_top_of_a_deck_and_who_draws_it() -> None:
    game = tashkalar("... ... ...", hands=["knight", ""], tops=["bomb"], actions=0)
    game.play("end-turn")
    assert "bomb" in hand(game)
    assert all("bomb" in each for each in hands(worlds(game, 1), 0))
    assert len(hands(worlds(game, 1), 0)) > 6


def test_a_card_that_was_shown_for_a_summoning_taken_back_is_known_to_all() -> None:
    board = "l...... ....... ....... ....... ...l... ...h... ..ccc.."
    game = tashkalar(board, hands=["titan hell-bull knight"], supply=[(10, 0)])
    game.play("summon titan E5")
    assert all("titan" in each for each in hands(worlds(game, 1), 0))
    game.play("take-back")
    assert game.match.view(1)["table"]["players"][0]["known"] == ["titan"]  # type: ignore[index]
    assert len(hands(worlds(game, 1), 0)) > 6
