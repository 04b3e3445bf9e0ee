"""Why something cannot be done: every reason in a situation in which a player gets it."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tables.spellbook import spellbook

from arcanum.games.spellbook.reasons import REASONS
from arcanum.games.spellbook.table import TOKENS
from arcanum.testing.scenario import Scenario

RULES = Path(__file__).parents[3] / "docs" / "rules"
ALL_BUT_RED_CIRCLE = "4*red-circle " + " ".join(f"5*{name}" for name in TOKENS[1:])
FULL_BOARD = "5*white-circle 5*white-triangle 4*white-square"
CLONING: dict[str, Any] = {
    "spells": "clone",
    "pools": ["3*red-square 3*green-square", ""],
    "learned": [{"clone": 4}, {"offering": 3, "transmutation": 4, "abundance": 3, "clone": 3}],
    "stage": "midday",
}


class Situation:
    """A table, what was played there, the thing that is asked about, and the answer."""

    def __init__(self, layout: Mapping[str, Any], played: str, thing: str, answer: str, rule: str = "") -> None:
        self.layout = layout
        self.played = [line for line in played.split(", ") if line]
        self.thing = thing
        self.answer = answer
        self.reason = answer.partition(" ")[0]
        self.rule = rule or REASONS[self.reason]

    def laid_out(self) -> Scenario:
        return spellbook(**self.layout).play(*self.played)

    def __str__(self) -> str:
        return f"{self.reason}: {self.thing}"


SITUATIONS = [
    Situation({}, "", "fly", "not-offered"),
    Situation(
        {"spells": "sharing", "learned": [{"sharing": 5}], "altar": "2*red-circle 2*red-square"},
        "cast sharing 5", "store red-circle", "other-step",
    ),
    *[
        Situation({"altar": "red-circle", "pools": ["red-circle"], "stage": stage}, "", thing, answer)
        for stage in ("morning", "midday")
        for thing, answer in [
            ("pay red-circle", "not-paying"),
            ("place red-circle", "not-paying"),
            ("pay", "not-paying"),
            ("joker circle", "not-paying"),
            ("no-joker", "not-paying"),
            ("get red-circle", "not-swapping"),
            ("give red-circle", "not-swapping"),
            ("swap", "not-swapping"),
            ("discard red-circle", "not-discarding"),
            ("replace red-circle", "not-replacing"),
            ("raise levitation", "not-raising"),
            ("copy", "not-copying"),
            ("copy 1 offering 3", "not-copying"),
            ("copy-unlearned offering 4", "not-copying"),
            ("give-rival red-circle", "not-giving"),
            ("draw", "not-drawing"),
            ("store-paid", "not-storing"),
            ("stop", "skip-instead"),
        ]
    ],
    *[
        Situation(
            {"spells": "sharing", "learned": [{"sharing": 5}], "altar": "2*red-circle 2*red-square"},
            "cast sharing 5", thing, "other-step",
        )
        for thing in (
            "pay red-circle", "joker circle", "no-joker", "get red-circle", "swap", "discard red-circle",
            "replace red-circle", "raise levitation", "copy", "draw", "store-paid",
        )
    ],
    Situation(
        {"spells": "sharing", "learned": [{"sharing": 5}], "altar": "2*red-circle 2*red-square"},
        "cast sharing 5", "skip", "must-choose",
    ),
    *[
        Situation(
            {"spells": "storm", "learned": [{"storm": 4}], "altar": "red-circle red-square blue-circle",
             "stage": "evening", "storm_min_replace": 1},
            played, "skip", answer,
        )
        for played, answer in [
            ("cast storm 4", "must-replace"),
            ("cast storm 4, replace red-circle", "stop-instead"),
        ]
    ],
    Situation(
        {"pools": ["3*red-circle 3*blue-triangle"], "stage": "evening"},
        "learn sacrifice 3", "skip", "go-on-instead",
    ),
    Situation(
        {"spells": "knowledge", "pools": ["2*yellow-square 3*red-circle 3*red-triangle"], "stage": "evening"},
        "learn knowledge 3", "no-joker", "must-have-joker",
    ),
    Situation(
        {"spells": "storm", "learned": [{"storm": 4}], "altar": "red-circle red-square", "stage": "evening",
         "storm_min_replace": 1},
        "cast storm 4", "stop", "must-replace",
    ),
    Situation(
        {"spells": "focus", "learned": [{"focus": (4, "black-circle")}], "pools": ["2*red-circle"],
         "stage": "evening"}, "",
        "cast focus 4", "branch-missing spell=focus",
    ),
    *[
        Situation(
            {"spells": "focus", "learned": [{"focus": (4, "black-circle")}], "pools": [pool],
             "familiars": [familiar], "altar": "green-square", "stage": "evening"}, "",
            thing, "no-branch spell=focus " + figures, "spell-focus",
        )
        for thing in ("cast focus 4", "cast focus", "spell focus")
        for pool, familiar, figures in [
            ("3*blue-square", "",
             "store=pool-lacks-card-rune take=altar-lacks-card-rune rune=circle needed=2 have=0 count=3"),
            ("3*blue-square", FULL_BOARD,
             "store=familiar-full take=altar-lacks-card-rune rune=circle needed=2 have=0 count=3"),
            ("5*red-square 4*blue-square", "",
             "store=pool-lacks-card-rune take=pool-full rune=circle needed=2 have=0 count=9"),
        ]
    ],
    Situation(
        {"learned": [{"time-travel": 3, "levitation": 3, "purification": 5, "offering": 3}],
         "pools": ["red-circle"], "stage": "evening"},
        "cast time-travel 3", "raise purification", "cannot-raise spell=purification",
    ),
    Situation(
        {"pools": ["3*red-circle 3*blue-triangle"], "stage": "evening"},
        "learn sacrifice 3", "joker square", "pool-lacks-joker rune=square",
    ),
    Situation(
        {"spells": "feast", "learned": [{"feast": 3}], "familiars": ["red-circle blue-circle"], "stage": "midday",
         "altar": "red-square blue-square green-square"},
        "cast feast 3", "take green-square", "step-other-tokens",
    ),
    Situation({"pools": ["red-circle"]}, "", "store red-circle", "other-phase phase=midday now=morning"),
    Situation({"pools": ["3*red-circle"]}, "", "learn sacrifice 3", "other-phase phase=evening now=morning"),
    Situation(
        {"pools": ["3*red-circle"], "stage": "midday"}, "", "draw-two", "other-phase phase=morning now=midday"
    ),
    Situation(
        {"pools": ["3*red-circle"], "stage": "evening", "altar": "blue-square"}, "",
        "take blue-square", "other-phase phase=morning now=evening",
    ),
    Situation(
        {"learned": [{"offering": 3}], "pools": ["2*red-circle"]}, "",
        "cast offering 3", "other-phase phase=midday now=morning",
    ),
    Situation(
        {"learned": [{"purification": 3}], "pools": ["red-circle"], "stage": "midday"}, "",
        "cast purification 3", "altar-empty spell=purification", "spell-purification",
    ),
    Situation({"altar": "red-circle"}, "", "take blue-square", "altar-lacks-token token=blue-square"),
    Situation({}, "", "take blue-square", "altar-lacks-token token=blue-square"),
    Situation(
        {"learned": [{"levitation": 4}], "altar": "red-circle"}, "",
        "cast levitation 4", "altar-lacks-rune spell=levitation rune=triangle", "spell-levitation",
    ),
    Situation(
        {"spells": "focus", "learned": [{"focus": (4, "black-circle")}], "pools": ["2*red-circle"],
         "altar": "red-square", "stage": "evening"}, "",
        "cast focus 4 take", "altar-lacks-card-rune spell=focus rune=circle", "spell-focus",
    ),
    Situation(
        {"spells": "feast", "learned": [{"feast": 3}], "pools": ["red-circle"], "familiars": ["white-circle"],
         "altar": "red-square", "stage": "midday"}, "",
        "cast feast 3", "altar-lacks-stored-colour spell=feast", "spell-feast",
    ),
    Situation(
        {"learned": [{"sacrifice": 3}], "pools": ["5*red-circle 4*red-triangle"], "altar": "red-square"}, "",
        "take red-square", "pool-full count=9",
    ),
    Situation(
        {"learned": [{"sacrifice": 3}], "pools": ["5*red-circle 4*red-triangle"], "altar": "red-square"}, "",
        "draw-two", "pool-full count=9",
    ),
    Situation(
        {"spells": "feast", "learned": [{"purification": 3, "feast": 4}], "altar": "red-square",
         "stage": "midday"}, "",
        "cast purification 3", "pool-empty spell=purification", "spell-purification",
    ),
    Situation(
        {"pools": ["red-circle"], "stage": "midday"}, "", "store blue-square", "pool-lacks-token token=blue-square"
    ),
    Situation(
        {"spells": "knowledge", "pools": ["2*yellow-circle yellow-square"], "stage": "evening"},
        "learn knowledge 3",
        "place yellow-triangle", "payment-lacks-token token=yellow-triangle",
    ),
    Situation(
        {"learned": [{"offering": 4}], "pools": ["2*red-circle"], "stage": "midday"}, "",
        "cast offering 4", "pool-lacks-colour spell=offering needed=3 most=2", "spell-offering",
    ),
    Situation(
        {"spells": "focus", "learned": [{"focus": (5, "black-circle")}], "pools": ["2*red-circle"],
         "stage": "evening"}, "",
        "cast focus 5 store", "pool-lacks-card-rune spell=focus rune=circle needed=3 have=2", "spell-focus",
    ),
    Situation(
        {"spells": "clone", "learned": [{"clone": (5, "white-circle")}], "pools": ["red-square"],
         "stage": "midday"}, "",
        "cast clone 5", "pool-lacks-card-rune spell=clone rune=circle needed=1 have=0", "spell-clone",
    ),
    Situation(
        {"spells": "eruption", "learned": [{"eruption": 4}], "pools": ["4*red-circle"]}, "",
        "cast eruption 3", "pool-at-target spell=eruption count=4 target=4", "spell-eruption",
    ),
    Situation(
        {"learned": [{"sacrifice": 4}], "pools": ["red-circle"]}, "",
        "cast sacrifice 4", "cost-rune spell=sacrifice rune=triangle", "spell-sacrifice",
    ),
    Situation(
        {"altar": "red-circle", "rival_bottom": ALL_BUT_RED_CIRCLE}, "", "draw-two", "nothing-to-draw"
    ),
    Situation(
        {"pools": ["red-circle"], "familiars": [FULL_BOARD], "learned": [{"purification": 3}],
         "altar": "red-square", "stage": "midday"}, "",
        "store red-circle", "familiar-full",
    ),
    Situation(
        {"pools": ["2*red-circle"], "familiars": [FULL_BOARD], "learned": [{"purification": 3, "offering": 3}],
         "altar": "red-square", "stage": "midday"}, "",
        "cast offering 3", "familiar-full spell=offering", "spell-offering",
    ),
    Situation(
        {"spells": "growth", "pools": ["red-circle"], "learned": [{"growth": 4}], "altar": "red-square",
         "stage": "evening"}, "",
        "cast growth 3", "familiar-empty spell=growth", "spell-growth",
    ),
    Situation(
        {"spells": "growth", "pools": ["red-circle"], "familiars": ["blue-circle blue-triangle"],
         "learned": [{"growth": 3}], "altar": "red-square", "stage": "evening"},
        "cast growth 3", "get red-square", "familiar-lacks-token token=red-square",
    ),
    Situation(
        {"spells": "growth", "pools": ["red-circle"], "familiars": ["blue-circle blue-triangle"],
         "learned": [{"growth": 3}], "altar": "red-square", "stage": "evening"},
        "cast growth 3", "familiar yellow-square", "familiar-lacks-token token=yellow-square",
    ),
    Situation({}, "", "cast eruption 3", "spell-not-in-play spell=eruption"),
    Situation(
        {"pools": ["3*red-circle"], "stage": "evening"}, "", "learn eruption 3", "spell-not-in-play spell=eruption"
    ),
    Situation(
        {"pools": ["3*red-circle 3*green-circle"], "learned": [{"sacrifice": 3}], "stage": "evening"}, "",
        "learn sacrifice 3", "spell-learned spell=sacrifice",
    ),
    Situation({"pools": ["red-circle"]}, "", "cast sacrifice 3", "spell-not-learned spell=sacrifice"),
    Situation(
        {"spells": "clone", "pools": ["3*blue-square 3*red-triangle"], "learned": [{"clone": 4}],
         "stage": "midday"},
        "cast clone 4, learn transmutation 3, no-joker",
        "cast transmutation 3", "spell-learned-today spell=transmutation",
    ),
    Situation({"learned": [{"abundance": 3}]}, "", "cast abundance 3", "spell-without-phase spell=abundance"),
    Situation({"familiars": ["red-circle"]}, "", "familiar red-circle", "stored-stays"),
    Situation({"familiars": ["red-circle"], "altar": "blue-square"}, "", "token red-circle", "stored-stays"),
    Situation({"learned": [{"sacrifice": 5}]}, "", "cast sacrifice 6", "level-unknown spell=sacrifice"),
    Situation(
        {"pools": ["3*red-circle"], "stage": "evening"}, "", "learn sacrifice 2", "level-unknown spell=sacrifice"
    ),
    Situation(
        {"learned": [{"sacrifice": 3}], "pools": ["red-square"]}, "",
        "cast sacrifice 5", "level-too-high spell=sacrifice level=5 learned=3",
    ),
    Situation(
        {"spells": "blaze", "learned": [{"blaze": 5}]}, "", "cast blaze 3", "level-alike spell=blaze level=5"
    ),
    Situation(
        {"spells": "feast", "learned": [{"feast": 5}], "pools": ["red-circle"], "stage": "midday"}, "",
        "cast feast 5", "level-without-action spell=feast level=5",
    ),
    Situation(
        {"learned": [{"transmutation": 5}], "pools": ["3*red-circle"], "stage": "evening"}, "",
        "cast transmutation 3", "level-without-action spell=transmutation level=3",
    ),
    Situation(
        {"pools": ["3*red-circle"], "stage": "evening"}, "",
        "learn purification 3", "no-token-of-colour spell=purification colour=green",
    ),
    Situation(
        {"pools": ["3*red-circle red-square"], "stage": "evening"}, "",
        "learn sacrifice 5", "cannot-pay spell=sacrifice level=5 units=4",
    ),
    Situation(
        {"pools": ["2*red-circle 3*blue-square"], "stage": "evening"}, "",
        "learn purification", "no-token-of-colour spell=purification colour=green",
    ),
    Situation(
        {"pools": ["red-circle 3*blue-square"], "stage": "evening"}, "",
        "learn sacrifice", "cannot-pay spell=sacrifice level=3 units=2",
    ),
    Situation({"pools": ["3*red-circle"]}, "", "learn sacrifice", "other-phase phase=evening now=morning"),
    Situation({"pools": ["3*red-circle"]}, "", "learn", "other-phase phase=evening now=morning"),
    Situation({"pools": ["3*red-circle"]}, "", "store", "other-phase phase=midday now=morning"),
    Situation(
        {"pools": ["3*red-circle"], "stage": "evening"}, "", "learn sacrifice", "level-unknown spell=sacrifice"
    ),
    Situation(
        {"learned": [{"sacrifice": 4}], "pools": ["red-square"]}, "",
        "cast sacrifice", "cost-rune spell=sacrifice rune=triangle", "spell-sacrifice",
    ),
    Situation(
        {"learned": [{"sacrifice": 4}], "pools": ["red-circle"]}, "",
        "cast sacrifice", "level-unknown spell=sacrifice",
    ),
    Situation(
        {"pools": ["3*red-square 3*green-square"], "learned": [{"transmutation": (4, "blue-circle")}],
         "stage": "evening"}, "cast transmutation 4",
        "learn sacrifice 4", "cannot-pay-transmuted spell=sacrifice level=4 units=3",
    ),
    Situation(
        {"pools": ["2*red-square green-triangle white-triangle black-triangle"],
         "learned": [{"transmutation": (4, "blue-circle")}], "stage": "evening"}, "",
        "cast transmutation 4", "cannot-pay-any spell=transmutation", "spell-transmutation",
    ),
    Situation(
        {"pools": ["3*red-circle"], "learned": [{"time-travel": 3, "levitation": 5}], "stage": "evening"}, "",
        "cast time-travel 3", "nothing-to-raise spell=time-travel", "spell-time-travel",
    ),
    Situation(
        {"spells": "clone", "learned": [{"clone": 4}], "pools": ["2*red-circle"], "stage": "midday"}, "",
        "cast clone 4", "nothing-to-copy spell=clone", "spell-clone",
    ),
    Situation(CLONING, "cast clone 4", "copy 1 sacrifice 3", "copy-not-learned spell=sacrifice"),
    Situation(CLONING, "cast clone 4", "copy 0 transmutation 4", "copy-not-learned spell=transmutation"),
    Situation(CLONING, "cast clone 4", "copy 1 offering 3", "other-phase phase=midday now=evening"),
    Situation(
        CLONING, "cast clone 4",
        "copy 1 transmutation 3", "level-without-action spell=transmutation level=3",
    ),
    Situation(CLONING, "cast clone 4", "copy 1 abundance 3", "copy-not-possible spell=abundance"),
    Situation(CLONING, "cast clone 4", "copy 1 clone 3", "copy-not-possible spell=clone"),
    Situation(CLONING, "cast clone 4", "cast transmutation 4", "copy-only-others spell=transmutation"),
    Situation(CLONING, "cast clone 4", "copy-unlearned sacrifice 4", "copy-only-others spell=sacrifice"),
    Situation(
        {"seats": 1, "spells": "clone", "learned": [{"clone": 3}], "pools": ["3*red-circle"],
         "altar": "red-square", "stage": "midday"}, "cast clone 3",
        "copy 0 offering 4", "copy-only-unlearned spell=offering",
    ),
    Situation(
        {"spells": "knowledge", "pools": ["2*yellow-square 2*red-circle 2*green-circle"], "stage": "evening"},
        "learn knowledge 3", "pay yellow-square", "step-needs-rune rune=circle", "jokers",
    ),
    Situation(
        {"spells": "knowledge", "pools": ["2*yellow-square 2*yellow-circle red-triangle"], "stage": "evening"},
        "learn knowledge 3", "pay red-triangle", "step-needs-colour colour=yellow", "learn-colour",
    ),
    Situation(
        {"spells": "knowledge", "pools": ["yellow-square yellow-circle 2*red-circle 2*green-circle"],
         "stage": "evening"},
        "learn knowledge 3", "pay yellow-circle", "step-needs-others",
    ),
]  # fmt: skip


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_the_reason_says_what_stands_in_the_way(situation: Situation) -> None:
    game = situation.laid_out()
    assert situation.thing not in game.options
    assert game.why_not(situation.thing) == situation.answer


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_the_reason_cites_its_rule(situation: Situation) -> None:
    reason = situation.laid_out().reason(situation.thing)
    assert reason is not None
    assert reason.rule == situation.rule


def test_every_reason_has_a_situation() -> None:
    assert sorted({situation.reason for situation in SITUATIONS}) == sorted(REASONS)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_rule_that_a_reason_cites_stands_in_the_reference(language: str) -> None:
    text = (RULES / f"spellbook.{language}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', text))
    assert {*REASONS.values(), *(situation.rule for situation in SITUATIONS)} <= anchors


# -- pointing at pieces

GROWTH_STORES: dict[str, Any] = {
    "spells": "growth", "pools": ["red-circle"], "learned": [{"growth": 4}], "altar": "red-circle 2*blue-square",
    "stage": "evening",
}  # fmt: skip
GROWTH_SWAPS: dict[str, Any] = {
    "spells": "growth", "pools": ["red-circle"], "familiars": ["blue-circle blue-triangle"],
    "learned": [{"growth": 3}], "altar": "blue-circle red-square", "stage": "evening",
}  # fmt: skip
PURIFYING: dict[str, Any] = {
    "pools": ["white-square 2*white-circle"], "familiars": ["blue-circle"], "learned": [{"purification": 3}],
    "altar": "blue-circle red-square", "stage": "midday",
}  # fmt: skip


@pytest.mark.parametrize(
    ("layout", "played", "thing"),
    [
        ({"altar": "red-circle"}, "", "altar red-circle"),
        ({"pools": ["red-circle"], "stage": "midday"}, "", "pool red-circle"),
        (GROWTH_STORES, "cast growth 4", "altar red-circle"),
        (GROWTH_SWAPS, "cast growth 3", "familiar blue-triangle"),
        (PURIFYING, "cast purification 3", "altar blue-circle"),
        ({"learned": [{"sacrifice": 3}], "pools": ["red-circle"]}, "", "spell sacrifice"),
        ({"pools": ["3*red-circle"], "stage": "evening"}, "", "spell sacrifice"),
        (CLONING, "cast clone 4", "spell transmutation"),
    ],
)
def test_nothing_stands_in_the_way_of_a_piece_that_an_option_is_about(
    layout: dict[str, Any], played: str, thing: str
) -> None:
    assert Situation(layout, played, thing, "not-offered").laid_out().why_not(thing) == ""


@pytest.mark.parametrize(
    ("layout", "played", "thing", "answer"),
    [
        ({"altar": "red-circle"}, "", "altar blue-square", "altar-lacks-token token=blue-square"),
        ({"pools": ["red-circle"]}, "", "pool red-circle", "other-phase phase=midday now=morning"),
        ({}, "", "familiar red-circle", "familiar-lacks-token token=red-circle"),
        (GROWTH_STORES, "cast growth 4", "pool red-circle", "other-step"),
        (GROWTH_SWAPS, "cast growth 3", "altar blue-circle", "other-step"),
        (PURIFYING, "cast purification 3", "familiar blue-circle", "other-step"),
        ({"altar": "red-circle"}, "", "spell sacrifice", "spell-not-learned spell=sacrifice"),
        ({"learned": [{"offering": 3}]}, "", "spell offering", "other-phase phase=midday now=morning"),
        ({}, "", "spell abundance", "spell-without-phase spell=abundance"),
        ({}, "", "spell blaze", "spell-not-in-play spell=blaze"),
        ({}, "", "spell nothing", "not-offered"),
    ],
)
def test_a_piece_that_no_option_is_about_gets_its_reason(
    layout: dict[str, Any], played: str, thing: str, answer: str
) -> None:
    assert Situation(layout, played, thing, "not-offered").laid_out().why_not(thing) == answer


# -- a reason is never untrue


@pytest.mark.parametrize(
    ("thing", "untrue"),
    [("learn sacrifice 3", "cannot-pay"), ("learn purification 3", "cannot-pay")],
)
def test_a_spell_that_could_be_paid_is_not_refused_for_its_price(thing: str, untrue: str) -> None:
    game = spellbook(
        spells="clone, offering",
        pools=["3*red-square 3*green-square", ""],
        learned=[{"clone": 3}],
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.prompt == "copy-action phase=midday"
    assert not game.why_not(thing).startswith(untrue)


def test_a_joker_is_not_called_needed_where_nothing_is_paid() -> None:
    assert spellbook(altar="red-circle").why_not("no-joker") != "must-have-joker"


@pytest.mark.parametrize("spell", ["levitation", "time-travel", "sacrifice"])
def test_a_spell_that_cannot_be_raised_is_refused_with_the_rule_on_raising(spell: str) -> None:
    game = spellbook(
        pools=["red-circle"],
        learned=[{"time-travel": 3, "levitation": 5, "offering": 3, "purification": 4}],
        stage="evening",
    )
    game.play("cast time-travel 3")
    reason = game.reason(f"raise {spell}")
    assert reason is not None
    assert reason.rule == "raise"


def test_a_joker_that_the_pool_lacks_is_refused_with_the_rule_on_jokers() -> None:
    game = spellbook(spells="knowledge", pools=["2*yellow-square 3*red-circle 3*red-triangle"], stage="evening")
    reason = game.play("learn knowledge 3").reason("joker square")
    assert reason is not None
    assert reason.rule == "jokers"
