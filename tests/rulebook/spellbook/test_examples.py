"""The rulebook's own examples."""

from tables.spellbook import pool, spellbook


def test_a_morning_action_takes_a_red_token_from_the_altar():
    game = spellbook(altar="red-circle blue-square", bag="3*green-circle")
    game.play("take red-circle")
    assert pool(game) == "red-circle"
