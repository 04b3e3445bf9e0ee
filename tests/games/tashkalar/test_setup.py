"""Setting up: modes, decks, hands, pieces and the first stones."""

import pytest
from tables.tashkalar import arena, offers, table

from arcanum.core.match import Match
from arcanum.games.tashkalar.arena import NAMES
from arcanum.games.tashkalar.book import COMMON, DECKS, HEROIC, RANK_OF, piece_of
from arcanum.games.tashkalar.table import TashKalarTable
from arcanum.testing.scenario import Scenario


def begun(seats: int, seed: int = 1, **settings: str) -> Scenario:
    return Scenario(Match.begin("tashkalar", seats, {"decks": "random", **settings}, seed))


def table_of(seats: int, seed: int = 1, **settings: str) -> TashKalarTable:
    return table(begun(seats, seed, **settings))


@pytest.mark.parametrize(
    ("seats", "mode", "pieces"),
    [(2, "high-form", 17), (2, "duel", 16), (4, "high-form", 17), (4, "duel", 16), (4, "melee", 14)],
)
def test_score_boards_take_pieces_out_of_the_supplies(seats: int, mode: str, pieces: int) -> None:
    t = table_of(seats, mode=mode)
    assert t.spare == [pieces] * t.sides
    assert t.spare_legends == [3] * t.sides


def test_three_players_have_fifteen_two_sided_pieces_each_in_melee() -> None:
    t = table_of(3)
    assert t.sides == 3
    assert t.spare == [15, 15, 15]


def test_everybody_begins_with_three_beings_two_legends_and_a_flare() -> None:
    for player in table_of(3).players:
        assert (len(player.beings()), len(player.legends()), len(player.flares())) == (3, 2, 1)
        assert player.own.size == 15


def test_of_two_mates_the_one_who_plays_earlier_gets_the_legends() -> None:
    t = table_of(4)
    for number in range(4):
        player = t.players[(t.first + number) % 4]
        assert len(player.legends()) == (2 if number < 2 else 0)
        assert player.turned == 6
        assert player.upright == 9


def test_the_first_turn_of_the_game_has_one_action_and_every_other_one_two() -> None:
    game = begun(2)
    assert table(game).now.actions == 1
    game.play(next(option for option in game.options if option.startswith("place")), "end-turn")
    assert table(game).now.actions == 2


# -- decks


def test_each_player_takes_a_deck_that_nobody_has_taken() -> None:
    game = begun(2, decks="choice")
    t = table(game)
    first = t.first
    assert game.asked.seat == first
    assert offers(game, "take-deck") == DECKS
    game.play("take-deck sylvan")
    assert game.asked.seat == 1 - first
    assert game.why_not("take-deck sylvan") == f"deck-taken deck=sylvan seat={first}"
    game.play("take-deck southern-imperial")
    assert [DECKS[t.players[seat].deck] for seat in (first, 1 - first)] == ["sylvan", "southern-imperial"]


@pytest.mark.parametrize(("seats", "bans"), [(2, 2), (3, 3), (4, 3)])
def test_decks_are_banned_in_turn_and_then_taken_the_other_way_round(seats: int, bans: int) -> None:
    game = begun(seats, decks="ban-pick")
    t = table(game)
    order = [(t.first + number) % seats for number in range(seats)]
    for number in range(bans):
        assert game.asked.seat == order[number]
        game.play(game.options[0])
    assert game.why_not(f"take-deck {DECKS[0]}") == f"deck-banned deck={DECKS[0]}"
    asked = []
    while game.prompt == "take-deck":
        asked.append(game.asked.seat)
        game.play(game.options[0])
    if seats == 4:  # one deck is left over for the first player
        order.remove(t.first)
    assert asked == order[::-1]
    decks = [player.deck for player in t.players]
    assert len(set(decks)) == seats
    assert not set(decks) & set(t.bans)


# -- the first stones


def test_in_the_high_form_the_arena_begins_empty() -> None:
    assert set(arena(begun(2))) == set(".#\n")


@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_duel_the_last_player_lays_a_piece_of_each_colour_on_the_start_squares(seats: int) -> None:
    game = begun(seats, mode="duel")
    t = table(game)
    assert game.asked.seat == (t.first + seats - 1) % seats
    mine = game.options[1].split()[1]
    game.play(f"start {mine} C5")
    placed = [(square, piece) for square, piece in enumerate(t.squares) if piece]
    assert [square for square, _ in placed] == [38, 42]
    assert [piece for _, piece in placed] == [piece_of(1, COMMON), piece_of(0, COMMON)]


@pytest.mark.parametrize(("which", "squares"), [(0, "F2 B7 G6"), (-1, "G2 C7 G7")])
def test_three_players_have_one_piece_each_next_to_the_symbols(which: int, squares: str) -> None:
    game = begun(3)
    t = table(game)
    assert game.asked.seat == (t.first + 2) % 3
    assert len(game.options) == 6
    while game.prompt == "start":
        game.play(game.options[which])
    placed = [piece for piece in t.squares if piece]
    assert sorted(placed) == [piece_of(side, COMMON) for side in range(3)]
    assert {NAMES[square] for square, piece in enumerate(t.squares) if piece} == set(squares.split())


def test_with_four_players_the_second_one_has_none() -> None:
    game = begun(4, mode="melee")
    t = table(game)
    while game.prompt == "start":
        game.play(game.options[0])
    second = (t.first + 1) % 4
    placed = [piece for piece in t.squares if piece]
    assert sorted(placed) == [piece_of(side, COMMON) for side in range(4) if side != second]
    assert all(RANK_OF[piece] < HEROIC for piece in placed)
