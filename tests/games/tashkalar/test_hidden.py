"""What a seat has seen it remembers in the worlds that it imagines; the rest is dealt anew."""

import pytest
from tables.tashkalar import hand, table, tashkalar

from arcanum.core.chance import seed_from
from arcanum.games.tashkalar.book import LEGENDS, NAME_OF, NUMBER_OF
from arcanum.games.tashkalar.table import TashKalarTable, new_pile
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


def under(game: Scenario, seat: int | None, whose: int = 0) -> list[str] | None:
    """What a seat sees of the cards under a deck."""
    return game.match.view(seat)["table"]["players"][whose]["under"]  # type: ignore[index, no-any-return]


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
    assert [under(game, seat) for seat in (0, 1, None)] == [["bomb", "herald"], None, None]


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


def test_cards_of_two_shuffles_stand_for_each_other_when_one_of_them_was_returned_unseen() -> None:
    hands = ["knight", "sapling titan hell-bull"]
    board = "....... ....... ....... ....... ...H... ...H... ..CCC.."
    game = tashkalar(board, turn=1, hands=hands, actions=3)
    pile = table(game).legends
    pile.shuffles = 1
    for card in pile.deck:
        pile.since[card - pile.first] = 1
    titan, bull = (NUMBER_OF[name] for name in ("titan", "hell-bull"))
    pile.since[titan - pile.first] = 1  # the bull alone was drawn before the reshuffle
    assert {t.players[1].legends()[1] for t in worlds(game, 0)} == {bull}
    game.play("discard sapling", "return hell-bull", "stop")
    tables = worlds(game, 0)
    assert len({t.legends.under[0] for t in tables}) > 2
    assert any(t.legends.under[0] == bull for t in tables)
    assert all(bull in (t.legends.under[0], *t.players[1].legends()) for t in tables)
    game.play("summon titan E5")  # now everybody knows which of the two it was
    assert {t.legends.under[0] for t in worlds(game, 0)} == {bull}


def test_cards_stand_for_each_other_also_through_a_third_one_with_which_each_was_mixed() -> None:
    pile = new_pile(LEGENDS)
    one, two, three, four, five, six = pile.deck[:6]
    for pair in ([one, two], [four, five], [two, three]):
        pile.mix(pair)
    group = {card: pile.mixed[card - pile.first] for card in pile.deck}
    assert group[one] == group[two] == group[three] != group[four] == group[five] != group[six] == 0


# -- what was revealed cannot be taken back


@pytest.mark.parametrize(("legends", "may"), [("", True), ("titan", False)])
def test_handing_over_cannot_be_taken_back_once_the_mate_has_seen_legends(legends: str, may: bool) -> None:
    game = tashkalar("... ... ...", seats=4, hands=[f"knight {legends}", "", "sapling"]).play("hand-over")
    assert game.match.can_undo(0) == may


@pytest.mark.parametrize(("held", "may"), [("herald cannon champion", True), ("herald cannon", False)])
def test_a_turn_that_ended_with_a_draw_from_under_the_deck_cannot_be_taken_back(held: str, may: bool) -> None:
    hands = [f"knight bomb {held} titan hell-bull flare-3-5"]
    game = tashkalar("... ... ...", hands=hands, piles=[""])
    game.play("discard knight", "return bomb", "stop", "place A3", "end-turn")
    assert under(game, 0) == (["bomb"] if may else [])
    assert game.match.can_undo(0) == may


@pytest.mark.parametrize(("handed", "may"), [([], True), (["hand-over"], False)])
def test_the_mate_cannot_take_back_that_he_saw_the_flare_that_he_threw(handed: list[str], may: bool) -> None:
    game = tashkalar("... ... ...", seats=4, hands=["flare-3-5", "", "sapling"], frozen=["winter-whisperer"])
    game.play("thaw winter-whisperer", *handed, "throw-flare")
    assert game.match.can_undo(2 if handed else 0) == may
