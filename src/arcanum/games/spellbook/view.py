"""What a seat may see of the table: all but what the bag will bring (ruling: hidden_information)."""

from typing import TypedDict

from arcanum.games.spellbook.rules import tally
from arcanum.games.spellbook.spell import SPELLS
from arcanum.games.spellbook.table import (
    FAMILIAR_SCORE,
    KINDS,
    NO_TOKEN,
    PHASES,
    RIVAL_SCORE,
    TOKENS,
    Player,
    SpellBookTable,
)


class SpellView(TypedDict):
    """A spell card in front of a player; level 0 and no token while it is not learned."""

    spell: str
    level: int
    token: str | None
    learned_today: bool


class PlayerView(TypedDict):
    seat: int
    pool: list[str]
    familiar: list[str]
    familiar_score: int
    spells: list[SpellView]
    score: int


class RivalView(TypedDict):
    """The rival of the solo game."""

    cells: list[str]
    bottom: list[str]
    score: int


class TableView(TypedDict):
    """The whole table; tokens are named by colour and rune."""

    spells: list[str]
    altar: list[str]
    aside: list[str]
    bag: dict[str, int]
    box: dict[str, int]
    players: list[PlayerView]
    rival: RivalView | None
    turn: int
    day: int
    stage: str
    last_round: bool
    over: bool


def view_table(t: SpellBookTable) -> TableView:
    return {
        "spells": [SPELLS[number].name for number in t.setup.spells],
        "altar": names(sorted(t.altar)),
        "aside": names(t.aside),
        "bag": counts(t.bag),
        "box": counts(t.box),
        "players": [view_player(t, player) for player in t.players],
        "rival": view_rival(t) if t.setup.solo else None,
        "turn": t.turn,
        "day": t.day,
        "stage": PHASES[t.stage],
        "last_round": t.ending,
        "over": t.over,
    }


def view_player(t: SpellBookTable, player: Player) -> PlayerView:
    return {
        "seat": player.seat,
        "pool": names(sorted(player.pool)),
        "familiar": names(player.familiar),
        "familiar_score": FAMILIAR_SCORE[len(player.familiar)],
        "spells": [view_spell(t, player, colour) for colour in range(7)],
        "score": tally(t, player).total,
    }


def view_spell(t: SpellBookTable, player: Player, colour: int) -> SpellView:
    token = player.card_tokens[colour]
    return {
        "spell": SPELLS[t.setup.spells[colour]].name,
        "level": player.levels[colour],
        "token": None if token == NO_TOKEN else TOKENS[token],
        "learned_today": player.seat == t.turn and bool(t.fresh >> colour & 1),
    }


def view_rival(t: SpellBookTable) -> RivalView:
    return {
        "cells": names(t.rival),
        "bottom": names(t.rival_bottom),
        "score": RIVAL_SCORE[len(t.rival)] + len(t.rival_bottom),
    }


def names(tokens: list[int]) -> list[str]:
    return [TOKENS[token] for token in tokens]


def counts(pile: list[int]) -> dict[str, int]:
    return {TOKENS[kind]: pile[kind] for kind in range(KINDS) if pile[kind]}
