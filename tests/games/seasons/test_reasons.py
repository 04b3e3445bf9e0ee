"""Why something cannot be done: every reason, with its figures, in a situation in which a player gets it."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tables.seasons import offers, seasons

from arcanum.games.seasons.book import NAME_OF
from arcanum.games.seasons.reasons import REASONS
from arcanum.testing.scenario import Scenario

RULES = Path(__file__).parents[3] / "docs" / "rules"
OTHER_DICE = "2:fire-fire-star:1 3:fire-star"
NINE = (
    "amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring "
    "temporal-boots purse-of-io divine-chalice"
)
THREE_DICE: dict[str, Any] = {"phase": "pick", "dice": "1:card 2:fire-fire-star 3:fire-star"}
CUBE: dict[str, Any] = {"hands": ["runic-cube-of-eolis"]}
AMULET: dict[str, Any] = {"hands": ["elemental-amulet"], "reserves": ["air water"]}
SPLITTING: dict[str, Any] = {"phase": "split", "picks": [NINE]}
DRAWING: dict[str, Any] = {
    "phase": "die", "dice": f"1:card:0 {OTHER_DICE}", "deck": "purse-of-io crystal-orb", "reserves": ["2*air"],
}  # fmt: skip
KRISS: dict[str, Any] = {
    "zones": ["necrotic-kriss sid-nightshade kairn-the-destroyer"], "hands": ["purse-of-io syllas-the-faithful"],
}  # fmt: skip
MIRROR: dict[str, Any] = {
    "zones": ["mirror-of-the-seasons"], "reserves": ["3*air fire"], "crystals": [2],
}  # fmt: skip


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
        return seasons(**self.layout).play(*self.played)

    def __str__(self) -> str:
        return f"{self.reason}: {self.thing}"


SITUATIONS = [
    Situation({}, "", "fly", "not-offered"),
    Situation({}, "", "summon", "card-unknown"),
    # steps
    Situation({"phase": "pick"}, "", "end-turn", "other-phase phase=act at=pick"),
    Situation({"phase": "pick", "hands": ["temporal-boots"]}, "", "summon temporal-boots",
              "other-phase phase=act at=pick"),
    Situation({}, "", "die 1 card", "other-phase phase=pick at=act"),
    Situation({}, "", "draft amulet-of-air", "other-phase phase=draft at=act"),
    Situation({"hands": ["temporal-boots"]}, "summon temporal-boots", "end-turn", "other-step"),
    Situation({"hands": ["temporal-boots"]}, "summon temporal-boots", "bonus gauge", "other-step"),
    Situation({}, "", "take air", "no-step"),
    # where a card is
    Situation({}, "", "summon philosophers-stone", "card-unknown"),
    Situation({"level": "mage"}, "", "summon dragon-skull", "card-not-in-level card=dragon-skull"),
    Situation({"level": "mage"}, "", "activate crystal-orb", "card-not-in-level card=crystal-orb"),
    Situation({}, "", "summon dragon-skull", "card-unseen card=dragon-skull"),
    Situation({"hands": ["", "dragon-skull"]}, "", "summon dragon-skull", "card-unseen card=dragon-skull"),
    Situation({"hands": ["crystal-orb"]}, "", "activate crystal-orb", "card-in-hand card=crystal-orb"),
    Situation({"libraries": [("crystal-orb", "")]}, "", "summon crystal-orb",
              "card-in-library card=crystal-orb year=2"),
    Situation({"libraries": [("", "crystal-orb")]}, "", "summon crystal-orb",
              "card-in-library card=crystal-orb year=3"),
    Situation({"zones": ["crystal-orb"]}, "", "summon crystal-orb", "card-in-play card=crystal-orb"),
    Situation({"zones": ["", "crystal-orb"]}, "", "activate crystal-orb", "card-of-rival card=crystal-orb seat=1"),
    Situation({"discard": "crystal-orb"}, "", "summon crystal-orb", "card-in-discard card=crystal-orb"),
    Situation({**DRAWING, "bonuses": [0]}, "bonus draw-two", "keep tree-of-light",
              "card-not-drawn card=tree-of-light"),
    # the prelude
    Situation(SPLITTING, "put purse-of-io 1", "put dragon-skull 1", "card-unseen card=dragon-skull"),
    Situation(SPLITTING, "put purse-of-io 1, put amulet-of-air 1, put amulet-of-fire 1", "put temporal-boots 1",
              "year-full year=1"),
    Situation(SPLITTING, "put purse-of-io 1", "put purse-of-io 2", "card-in-hand card=purse-of-io"),
    Situation(SPLITTING, "", "put temporal-boots 4", "not-offered"),
    Situation(SPLITTING, "", "draft purse-of-io", "other-phase phase=draft at=split"),
    # the dice
    Situation(THREE_DICE, "", "die 4 card", "die-not-rolled"),
    Situation(THREE_DICE, "", "die 2 card",
              "die-shows-other number=2"),
    Situation(THREE_DICE, "die 1 card", "die 1 card",
              "die-taken number=1 seat=0"),
    Situation({"phase": "die", "zones": ["die-of-malice"]}, "", "use-die 2", "die-own"),
    Situation({"phase": "die", "zones": ["die-of-malice kairn-the-destroyer"], "reserves": ["air"]}, "",
              "activate kairn-the-destroyer", "other-step"),
    # summoning
    Situation({"hands": ["temporal-boots"], "zones": ["purse-of-io crystal-orb"], "gauges": [2]}, "",
              "summon temporal-boots", "no-slot card=temporal-boots count=2 gauge=2"),
    Situation({"hands": ["temporal-boots"], "zones": ["purse-of-io crystal-orb"], "gauges": [1]}, "",
              "summon temporal-boots", "no-slot card=temporal-boots count=2 gauge=1"),
    Situation({**CUBE, "crystals": [13]}, "",
              "summon runic-cube-of-eolis", "crystals-lacking card=runic-cube-of-eolis cost=20 have=13"),
    Situation({**CUBE, "crystals": [13], "zones": ["", "arcano-leech"]}, "",
              "summon runic-cube-of-eolis",
              "crystals-lacking-leech card=runic-cube-of-eolis cost=20 due=21 have=13"),
    Situation({**CUBE, "crystals": [21], "zones": ["", "arcano-leech arcano-leech"]}, "",
              "summon runic-cube-of-eolis",
              "crystals-lacking-leech card=runic-cube-of-eolis cost=20 due=22 have=21"),
    Situation({"seats": 4, "hands": ["sid-nightshade"], "reserves": ["earth 3*air"]}, "",
              "summon sid-nightshade",
              "energy-lacking card=sid-nightshade missing=2 air=0 water=0 fire=0 earth=2"),
    Situation({"hands": ["divine-chalice"], "reserves": ["air"], "zones": ["hand-of-fortune"]}, "",
              "summon divine-chalice",
              "energy-lacking card=divine-chalice missing=2 air=0 water=1 fire=1 earth=1"),
    Situation({"hands": ["elemental-amulet"]}, "", "summon elemental-amulet",
              "no-energy-to-declare card=elemental-amulet"),
    Situation({"hands": ["crystal-orb"], "zones": ["hand-of-fortune"], "reserves": ["air fire earth"]},
              "summon crystal-orb", "save air", "cannot-save"),
    # activation
    Situation({"zones": ["purse-of-io"]}, "", "activate purse-of-io", "no-activation card=purse-of-io"),
    Situation({"zones": ["crystal-orb!"]}, "", "activate crystal-orb", "card-turned card=crystal-orb"),
    Situation({"zones": ["idol-of-the-familiar! idol-of-the-familiar"]}, "", "activate idol-of-the-familiar",
              "copy-turned card=idol-of-the-familiar"),
    Situation({"zones": ["die-of-malice"]}, "", "activate die-of-malice", "die-used card=die-of-malice",
              "card-die-of-malice"),
    Situation({"zones": ["balance-of-ishtar"], "reserves": ["2*air 2*fire"]}, "", "activate balance-of-ishtar",
              "no-three-alike card=balance-of-ishtar", "card-balance-of-ishtar"),
    Situation({"zones": ["balance-of-ishtar"], "reserves": ["3*air 3*fire water"]}, "activate balance-of-ishtar",
              "give-up water", "no-three-alike card=balance-of-ishtar", "card-balance-of-ishtar"),
    Situation({"zones": ["kairn-the-destroyer"]}, "", "activate kairn-the-destroyer",
              "no-energy card=kairn-the-destroyer", "card-kairn-the-destroyer"),
    Situation({"zones": ["glutton-cauldron(6*air)"]}, "", "activate glutton-cauldron",
              "no-energy card=glutton-cauldron", "card-glutton-cauldron"),
    Situation({"zones": ["mirror-of-the-seasons"], "crystals": [3]}, "", "activate mirror-of-the-seasons",
              "no-energy card=mirror-of-the-seasons", "card-mirror-of-the-seasons"),
    Situation({"zones": ["mirror-of-the-seasons"], "reserves": ["air"]}, "", "activate mirror-of-the-seasons",
              "no-crystals card=mirror-of-the-seasons fairies=0 left=0", "card-mirror-of-the-seasons"),
    Situation({"zones": ["mirror-of-the-seasons", "thieving-fairies"], "reserves": ["air"], "crystals": [1]}, "",
              "activate mirror-of-the-seasons", "no-crystals card=mirror-of-the-seasons fairies=1 left=0",
              "card-mirror-of-the-seasons"),
    Situation({"zones": ["potion-of-dreams"]}, "", "activate potion-of-dreams",
              "hand-empty card=potion-of-dreams", "card-potion-of-dreams"),
    Situation({"zones": ["potion-of-dreams purse-of-io purse-of-io"], "hands": ["crystal-orb"], "gauges": [2]}, "",
              "activate potion-of-dreams", "no-slot-even-without card=potion-of-dreams count=2 gauge=2",
              "card-potion-of-dreams"),
    Situation({"zones": ["tree-of-light"], "crystals": [2]}, "", "activate tree-of-light",
              "neither-crystals-nor-energy card=tree-of-light fairies=0 left=2", "card-tree-of-light"),
    Situation({"zones": ["crystal-orb"], "deck": "", "discard": ""}, "", "activate crystal-orb",
              "nothing-to-draw card=crystal-orb", "card-crystal-orb"),
    Situation({"zones": ["dragon-skull purse-of-io"]}, "", "activate dragon-skull",
              "fewer-than-three-cards card=dragon-skull count=2", "card-dragon-skull"),
    Situation({"zones": ["necrotic-kriss"], "hands": ["purse-of-io"]}, "", "activate necrotic-kriss",
              "no-familiar card=necrotic-kriss", "card-necrotic-kriss"),
    Situation({"zones": ["damned-soul-of-onys"], "reserves": ["7*fire"]}, "", "activate damned-soul-of-onys",
              "no-water card=damned-soul-of-onys", "card-damned-soul-of-onys"),
    # energy
    Situation({"reserves": ["earth"]}, "", "transmute earth reserve", "no-transmuting"),
    Situation({"reserves": ["earth"], "access": True}, "", "transmute fire reserve", "token-lacking energy=fire"),
    Situation({"reserves": ["earth"], "access": True}, "", "transmute earth amulet", "token-lacking energy=earth"),
    Situation({"hands": ["amulet-of-earth"], "zones": ["amulet-of-water(earth)"], "reserves": ["2*earth fire"]},
              "summon amulet-of-earth", "pay fire reserve", "token-not-due energy=fire"),
    Situation({"hands": ["amulet-of-earth"], "zones": ["amulet-of-water(earth)"], "reserves": ["2*earth fire"]},
              "summon amulet-of-earth", "pay water reserve", "token-lacking energy=water"),
    Situation(AMULET, "summon elemental-amulet",
              "declare air air", "one-of-each"),
    Situation(AMULET, "summon elemental-amulet",
              "declare air fire", "token-lacking energy=fire"),
    Situation(AMULET, "summon elemental-amulet, declare air water",
              "effect earth", "effect-not-declared energy=earth"),
    Situation({"phase": "die", "dice": f"1:air-air-star:0 {OTHER_DICE}", "reserves": ["6*fire"]}, "",
              "discard-energy water", "token-lacking energy=water"),
    # bonuses
    Situation({"bonuses": [3]}, "", "bonus gauge", "bonuses-used count=3"),
    Situation({"reserves": ["air"]}, "", "bonus exchange", "exchange-needs-two have=1"),
    Situation({"gauges": [15]}, "", "bonus gauge", "gauge-full gauge=15"),
    Situation({}, "", "bonus draw-two", "draw-bonus-too-late"),
    Situation({}, "", "bonus luck", "not-offered"),
    Situation(DRAWING, "", "bonus gauge", "other-step"),
    # choices inside effects
    Situation({"hands": ["vampiric-crown purse-of-io crystal-orb"], "reserves": ["air water"], "deck": "",
               "discard": ""}, "summon vampiric-crown", "draw",
              "nothing-to-draw card=vampiric-crown", "card-vampiric-crown"),
    Situation({"zones": ["purse-of-io crystal-orb sid-nightshade"], "hands": ["amsug-longneck"],
               "reserves": ["air water"]}, "summon amsug-longneck", "take-back sid-nightshade",
              "not-a-magic-item card=sid-nightshade"),
    Situation(KRISS, "activate necrotic-kriss", "discard purse-of-io", "not-a-familiar card=purse-of-io"),
    Situation(KRISS, "activate necrotic-kriss", "sacrifice necrotic-kriss", "not-a-familiar card=necrotic-kriss"),
    Situation({"seats": 3, "hands": ["lewis-greyface"], "reserves": ["fire air"]}, "summon lewis-greyface",
              "player 0", "only-opponents"),
    Situation({"hands": ["temporal-boots"]}, "summon temporal-boots", "move 4", "steps-one-to-three"),
    Situation({"hands": ["temporal-boots"]}, "summon temporal-boots", "move 0", "steps-one-to-three"),
    Situation({**MIRROR, "crystals": [2]}, "activate mirror-of-the-seasons, give-up air", "count 3",
              "count-too-high most=2 have=2"),
    Situation({**MIRROR, "crystals": [9]}, "activate mirror-of-the-seasons, give-up air", "count 4",
              "count-too-high most=3 have=9"),
    Situation(MIRROR, "activate mirror-of-the-seasons, give-up air", "count 0", "not-offered"),
    Situation(MIRROR, "activate mirror-of-the-seasons, give-up air, count 1", "take air", "another-type"),
    Situation(MIRROR, "activate mirror-of-the-seasons", "give-up earth", "token-lacking energy=earth"),
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


def test_a_card_that_was_drafted_already_cannot_be_drafted_again() -> None:
    others = "wondrous-chest crystal-orb dragon-skull tree-of-light lantern-of-xidit sid-nightshade"
    picks = ["purse-of-io die-of-malice beggars-horn", "kairn-the-destroyer potion-of-life potion-of-power"]
    game = seasons(phase="draft", packets=[NINE.rsplit(" ", 3)[0], others], picks=picks)
    reason = game.match.why_not(0, ("draft", "beggars-horn"))
    assert reason is not None
    assert (reason.message, reason.rule) == (("card-drafted", "card", "beggars-horn"), REASONS["card-drafted"])


def test_every_reason_has_a_situation() -> None:
    elsewhere = {"card-drafted"}
    assert sorted({situation.reason for situation in SITUATIONS} | elsewhere) == sorted(REASONS)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_rule_that_a_reason_cites_stands_in_the_reference(language: str) -> None:
    text = (RULES / f"seasons.{language}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', text))
    assert {*REASONS.values(), *(situation.rule for situation in SITUATIONS)} <= anchors


# -- pointing at cards


@pytest.mark.parametrize(
    ("layout", "played", "card"),
    [
        ({"hands": ["temporal-boots"]}, "", "temporal-boots"),
        ({"zones": ["idol-of-the-familiar"]}, "", "idol-of-the-familiar"),
        ({"zones": ["idol-of-the-familiar! idol-of-the-familiar"]}, "", "idol-of-the-familiar"),
        ({"phase": "die", "zones": ["die-of-malice"]}, "", "die-of-malice"),
        (SPLITTING, "", "purse-of-io"),
        (DRAWING, "bonus draw-two", "crystal-orb"),
        (KRISS, "activate necrotic-kriss", "syllas-the-faithful"),
        (KRISS, "activate necrotic-kriss", "sid-nightshade"),
    ],
)
def test_nothing_stands_in_the_way_of_a_card_that_an_option_is_about(
    layout: dict[str, Any], played: str, card: str
) -> None:
    assert Situation(layout, played, f"power {card}", "not-offered").laid_out().why_not(f"power {card}") == ""


@pytest.mark.parametrize(
    ("layout", "played", "card", "answer"),
    [
        ({}, "", "nothing", "card-unknown"),
        ({}, "", "crystal-orb", "card-unseen card=crystal-orb"),
        ({"hands": ["amulet-of-air"]}, "", "amulet-of-air",
         "energy-lacking card=amulet-of-air missing=2 air=2 water=0 fire=0 earth=0"),
        ({"zones": ["purse-of-io"]}, "", "purse-of-io", "no-activation card=purse-of-io"),
        ({"zones": ["crystal-orb!"]}, "", "crystal-orb", "card-turned card=crystal-orb"),
        ({"zones": ["", "crystal-orb"]}, "", "crystal-orb", "card-of-rival card=crystal-orb seat=1"),
        ({"phase": "die", "zones": ["die-of-malice crystal-orb"]}, "", "crystal-orb", "other-step"),
        ({"phase": "pick", "hands": ["temporal-boots"]}, "", "temporal-boots", "other-step"),
        (KRISS, "activate necrotic-kriss", "purse-of-io", "not-a-familiar card=purse-of-io"),
        (DRAWING, "bonus draw-two", "tree-of-light", "card-not-drawn card=tree-of-light"),
    ],
)  # fmt: skip
def test_a_card_that_no_option_is_about_gets_its_reason(
    layout: dict[str, Any], played: str, card: str, answer: str
) -> None:
    assert Situation(layout, played, f"power {card}", "not-offered").laid_out().why_not(f"power {card}") == answer


# -- a reason is never untrue


@pytest.mark.parametrize("card", NAME_OF)
def test_a_card_that_could_be_paid_is_refused_for_the_gauge_alone(card: str) -> None:
    game = seasons(hands=[card], zones=["bespelled-grimoire amulet-of-water(2*earth,2*fire)"], gauges=[2],
                   reserves=["3*air 3*water 2*fire 2*earth"], crystals=[30])  # fmt: skip
    assert game.why_not(f"summon {card}") == f"no-slot card={card} count=2 gauge=2"
    game = seasons(hands=[card], zones=["bespelled-grimoire amulet-of-water(2*earth,2*fire)"], gauges=[3],
                   reserves=["3*air 3*water 2*fire 2*earth"], crystals=[30])  # fmt: skip
    assert offers(game, "summon") == [card]


def test_a_card_meant_for_another_player_is_not_called_undrawn() -> None:
    game = seasons(3, hands=["naria-the-prophetess"], crystals=[3], deck="amulet-of-air crystal-orb purse-of-io")
    game.play("summon naria-the-prophetess", "keep amulet-of-air")
    assert game.prompt == "give seat=1"
    assert game.why_not("give crystal-orb 2") == "not-offered"
    assert game.why_not("give dragon-skull 1") == "card-not-drawn card=dragon-skull"


def test_to_exchange_nothing_is_not_called_too_much() -> None:
    game = seasons(**MIRROR).play("activate mirror-of-the-seasons", "give-up air")
    assert offers(game, "count") == ["1", "2"]
    assert game.why_not("count 0") == "not-offered"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_reason_tells_nothing_that_the_player_may_not_know(seat: int) -> None:
    # In the hand or the library of another, or in the draw pile: the answer is the same.
    nothing, second, third = ("", ""), ("crystal-orb", ""), ("", "crystal-orb")
    own_first = 1 if seat == 0 else -1
    layouts: list[dict[str, Any]] = [
        {"hands": ["", "crystal-orb"][::own_first]}, {"libraries": [nothing, second][::own_first]},
        {"libraries": [nothing, third][::own_first]}, {"top": "crystal-orb"}, {},
    ]  # fmt: skip
    for verb in ("summon", "activate"):
        answers = {seasons(turn=seat, **layout).why_not(f"{verb} crystal-orb") for layout in layouts}
        assert answers == {"card-unseen card=crystal-orb"}
