"""Why something cannot be done: every reason in a situation in which a player gets it."""

from typing import Any

import pytest
from tables.vale import vale

from arcanum.games.vale.reasons import REASONS
from arcanum.testing.scenario import Scenario

Layout = dict[str, Any]

KEPT = "eternity"  # a card of the hand that nobody can pay for
EMPTY: Layout = {"deck": "", "discard": ""}


class Situation:
    """A table, what was played there, the thing that is asked about, the answer, and the rule that it cites."""

    def __init__(self, layout: Layout, played: str, thing: str, answer: str, rule: str) -> None:
        self.layout = layout
        self.played = [line for line in played.split(", ") if line]
        self.thing = thing
        self.answer = answer
        self.rule = rule

    def laid_out(self) -> Scenario:
        return vale(**self.layout).play(*self.played)

    def __str__(self) -> str:
        return f"{self.answer.partition(' ')[0]}: {self.thing}"


HUNT: Layout = {
    "phase": "hunt",
    "prey": "imp hydra troll boreas",
    "hands": ["agni", "odin"],
    "areas": ["kappa", "goblin"],
}
ACT: Layout = {
    "hands": ["agni kappa", "?odin"], "areas": ["goblin", "harpy"], "stones": ["red"], "discard": "nessie",
    "prey": "imp:0 hydra:1 troll", "top": "tengu",
}  # fmt: skip
RESOLVE: Layout = {
    "phase": "resolve",
    "areas": ["salamander undine-queen agni harpy", "goblin"],
    "hands": ["odin"],
}
PAYING: Layout = {"hands": [f"troll {KEPT}"], "stones": ["3*red blue purple"]}
FULL: Layout = {"hands": [f"hestia {KEPT}"], "areas": ["troll"], "stones": ["purple"], "round_": 1}
NAMING: Layout = {"seats": 3, "hands": ["ember"], "areas": ["kappa", "hydra", "agni"], "stones": ["2*purple"]}
SURPLUS: Layout = {"stones": ["2*red blue"], "prey": "troll:0"}


def effect(others: str, **layout: Any) -> Layout:
    """A turn of the resolution phase in which there is another effect to choose besides these."""
    return {"phase": "resolve", "areas": [f"{others} salamander undine-queen"], **layout}


def summoning(card: str, areas: str = "", **layout: Any) -> Layout:
    """A turn in which somebody with plenty of stones would summon the card."""
    return {"hands": [card], "areas": [areas], "stones": ["4*purple"], **layout}


SITUATIONS = [
    Situation(ACT, "", "fly", "not-offered", "actions"),
    Situation(ACT, "", "summon dodo", "not-offered", "actions"),
    Situation(ACT, "", "hunt imp", "other-phase phase=hunt now=act", "round"),
    Situation(ACT, "", "pay 1 0 0", "no-step", "one-at-a-time"),
    Situation(PAYING, "summon troll", "return 1 0 0", "other-step", "one-at-a-time"),
    Situation(RESOLVE, "", "stop", "must-choose", "mandatory"),
    # where a card is
    Situation(ACT, "", "summon odin", "card-unseen card=odin", "open-and-hidden"),
    Situation(ACT, "", "summon rudra", "card-unseen card=rudra", "open-and-hidden"),
    Situation(ACT, "", "summon tengu", "card-on-pile card=tengu", "open-and-hidden"),
    Situation(ACT, "", "summon nessie", "card-in-discard card=nessie", "discard-pile"),
    Situation(HUNT, "", "hunt odin", "card-in-rival-hand card=odin seat=1", "open-and-hidden"),
    Situation(ACT, "", "remove harpy", "card-in-rival-area card=harpy seat=1", "area"),
    Situation(ACT, "", "remove hydra", "card-prey card=hydra", "tame"),
    Situation(HUNT, "", "hunt agni", "card-in-hand card=agni", "hand"),
    Situation(HUNT, "", "hunt kappa", "card-in-area card=kappa", "area"),
    Situation(
        summoning("cerberus", "goblin troll"), "summon cerberus, discard troll", "discard troll",
        "card-chosen card=troll", "mandatory",
    ),
    # hunting and actions
    Situation(HUNT, "hunt imp", "hunt imp", "marker-there card=imp seat=0", "hunting"),
    Situation(ACT, "", "sell hydra", "marker-of-another card=hydra seat=1", "sell"),
    Situation(ACT, "", "tame troll", "marker-missing card=troll", "hunting"),
    Situation(ACT, "", "sell goblin", "only-hunted card=goblin", "sell"),
    Situation(ACT, "", "summon imp", "tame-first card=imp", "summon"),
    Situation(FULL, "", "summon hestia", "no-territory count=1 round=1", "territories"),
    Situation(ACT, "", "summon agni", "cannot-pay card=agni cost=4 purse=1", "summon-cost"),
    Situation(ACT, "", "remove goblin", "cannot-pay-remove cost=5 purse=1", "remove"),
    Situation(ACT, "", "end-turn", "markers-left count=1", "end-of-turn"),
    # paying and giving back
    Situation(PAYING, "summon troll", "pay 0 2 0", "stones-lacking stone=blue have=1", "payment"),
    Situation(PAYING, "summon troll", "pay 2 0 0", "pay-too-little worth=2 cost=3", "payment"),
    Situation(PAYING, "summon troll", "pay 1 1 0", "pay-too-much worth=4 cost=3", "payment"),
    Situation(PAYING, "summon troll", "pay 1", "not-offered", "actions"),
    Situation(SURPLUS, "sell troll", "return 2 0 0", "return-exactly count=3", "stone-limit"),
    Situation(SURPLUS, "sell troll", "return 1 2 0", "stones-lacking stone=blue have=1", "payment"),
    # instant effects that cannot be carried out
    Situation(summoning("willow", **EMPTY), "", "summon willow", "nothing-to-draw card=willow", "card-willow"),
    Situation(
        summoning("hydra", **EMPTY), "summon hydra", "gain draw blues", "nothing-to-draw card=hydra", "card-hydra"
    ),
    Situation(summoning("gust"), "", "summon gust", "nobody-has-family card=gust family=earth", "card-gust"),
    Situation(
        summoning("forest-spirit"), "", "summon forest-spirit", "hand-lacks-another card=forest-spirit",
        "card-forest-spirit",
    ),
    Situation(
        summoning("young-forest-spirit imp"), "", "summon young-forest-spirit",
        "hand-lacks-two card=young-forest-spirit count=1", "card-young-forest-spirit",
    ),
    Situation(
        summoning("young-forest-spirit imp agni", "troll", round_=2), "", "summon young-forest-spirit",
        "no-second-territory card=young-forest-spirit count=1 round=2", "card-young-forest-spirit",
    ),
    Situation(
        summoning("young-forest-spirit ember marina"), "", "summon young-forest-spirit",
        "nothing-to-summon-free card=young-forest-spirit", "card-young-forest-spirit",
    ),
    Situation(
        summoning("dragon-egg imp"), "", "summon dragon-egg", "hand-lacks-dragon card=dragon-egg",
        "card-dragon-egg",
    ),
    Situation(
        summoning("dragon-egg ember"), "", "summon dragon-egg", "no-dragon-can-follow card=dragon-egg",
        "card-dragon-egg",
    ),
    Situation(summoning("aeris"), "", "summon aeris", "area-lacks-another card=aeris", "card-aeris"),
    Situation(
        summoning("scorch", "agni"), "", "summon scorch", "nothing-instant-to-copy card=scorch", "card-scorch"
    ),
    # active effects that cannot be used
    Situation(RESOLVE, "", "use agni", "no-active-effect card=agni", "active"),
    Situation(effect("odin"), "use odin", "use odin", "effect-used card=odin", "once-each"),
    Situation(effect("asmodeus"), "", "use asmodeus", "area-lacks-cheap-instant card=asmodeus", "card-asmodeus"),
    Situation(effect("balog"), "", "use balog", "area-lacks-fire-instant card=balog", "card-balog"),
    Situation(
        effect("burning-skull"), "", "use burning-skull", "no-red-stone card=burning-skull", "card-burning-skull"
    ),
    Situation(effect("charybdis"), "", "use charybdis", "no-blue-stone card=charybdis", "card-charybdis"),
    Situation(
        effect("snail-maiden"), "", "use snail-maiden", "no-blue-or-purple-stone card=snail-maiden",
        "card-snail-maiden",
    ),
    Situation(effect("troll"), "", "use troll", "no-purple-stone card=troll", "card-troll"),
    Situation(effect("nessie tidal"), "", "use nessie", "area-has-dragon card=nessie", "card-nessie"),
    Situation(effect("goblin"), "", "use goblin", "nothing-to-steal card=goblin", "card-goblin"),
    Situation(effect("medusa"), "", "use medusa", "hand-empty card=medusa", "card-medusa"),
    Situation(effect("mimic"), "", "use mimic", "discard-lacks-earth card=mimic", "card-mimic"),
    Situation(effect("harpy"), "", "use harpy", "hand-unlike-area card=harpy hand=0 area=3", "card-harpy"),
    # choices inside effects
    Situation(
        summoning("young-forest-spirit ember imp"), "summon young-forest-spirit", "discard imp",
        "discard-leaves-nothing card=young-forest-spirit discarded=imp", "card-young-forest-spirit",
    ),
    Situation(
        summoning("ember", "kappa troll nessie"), "summon ember", "discard troll",
        "only-family card=ember family=water", "card-ember",
    ),
    Situation(
        summoning("aeris", "kappa troll"), "summon aeris", "take-back aeris", "only-others card=aeris",
        "card-aeris",
    ),
    Situation(
        summoning("dragon-egg tidal imp"), "summon dragon-egg", "summon-free imp", "only-dragons card=dragon-egg",
        "card-dragon-egg",
    ),
    Situation(
        effect("balog ifrit surtr"), "use balog", "take-back salamander",
        "not-a-target card=balog target=salamander", "card-balog",
    ),
    Situation(effect("mimic", discard="troll goblin imp"), "use mimic", "take imp", "not-earth card=imp", "words"),
    Situation(
        NAMING, "summon ember", "player 3",
        "player-unknown", "choosing-players",
    ),
    Situation(
        NAMING, "summon ember", "player 2",
        "player-lacks-family seat=2 family=water", "choosing-players",
    ),
    Situation(
        effect("goblin", seats=4, scores=[5, 1, 0, 1]), "use goblin", "player 0", "steal-from-others seat=0",
        "stealing",
    ),
    Situation(
        effect("goblin", seats=4, scores=[5, 1, 0, 1]), "use goblin", "player 2", "steal-nothing seat=2",
        "stealing",
    ),
    Situation(summoning("hydra"), "summon hydra", "gain draw draw", "gain-two-different", "words"),
    Situation(
        effect("basilisk", scores=[1]), "use basilisk", "bargain purple 2", "bargain-too-dear price=2 score=1",
        "prices",
    ),
    Situation(
        effect("genie-exalted imp troll"), "use genie-exalted", "copy troll", "no-purple-stone card=troll",
        "card-troll",
    ),
    Situation(
        summoning("scorch", "ifrit surtr agni"), "summon scorch", "copy agni", "no-instant-to-copy card=agni",
        "copying",
    ),
]  # fmt: skip
NOT_HERE = {
    "nothing-active-to-copy",  # never said: where anything is usable, Genie Exalted can copy it
    "turn-too-long",  # in test_actions.py
}


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_the_reason_says_what_stands_in_the_way_and_cites_its_rule(situation: Situation) -> None:
    game = situation.laid_out()
    assert situation.thing not in game.options
    assert game.why_not(situation.thing) == situation.answer
    reason = game.reason(situation.thing)
    assert reason is not None
    assert reason.rule == situation.rule


def test_every_reason_has_a_situation() -> None:
    found = {situation.answer.partition(" ")[0] for situation in SITUATIONS}
    assert sorted(found | NOT_HERE) == sorted(REASONS)


# -- pointing at creatures


@pytest.mark.parametrize(
    ("layout", "played", "creature"),
    [
        (HUNT, "", "imp"),
        (ACT, "", "imp"),
        (ACT, "", "kappa"),
        (PAYING | {"areas": ["goblin"]}, "", "goblin"),
        (RESOLVE, "", "salamander"),
        (summoning("aeris", "kappa troll"), "summon aeris", "troll"),
        (summoning("scorch", "ifrit surtr"), "summon scorch", "surtr"),
        (effect("mimic", discard="troll goblin"), "use mimic", "goblin"),
    ],
)
def test_nothing_stands_in_the_way_of_a_creature_that_an_option_is_about(
    layout: Layout, played: str, creature: str
) -> None:
    assert Situation(layout, played, "", "", "").laid_out().why_not(f"creature {creature}") == ""


@pytest.mark.parametrize(
    ("layout", "played", "creature", "answer"),
    [
        (HUNT, "", "agni", "card-in-hand card=agni"),
        (HUNT, "hunt imp", "imp", "marker-there card=imp seat=0"),
        (ACT, "", "hydra", "marker-of-another card=hydra seat=1"),
        (ACT, "", "agni", "cannot-pay card=agni cost=4 purse=1"),
        (ACT, "", "goblin", "cannot-pay-remove cost=5 purse=1"),
        (ACT, "", "harpy", "card-in-rival-area card=harpy seat=1"),
        (ACT, "", "odin", "card-unseen card=odin"),
        (PAYING, "summon troll", "troll", "other-step"),
        (SURPLUS | {"areas": ["imp"]}, "sell troll", "imp", "other-step"),
        (RESOLVE, "", "agni", "no-active-effect card=agni"),
        (NAMING, "summon ember", "kappa", "other-step"),
        (summoning("aeris", "kappa troll"), "summon aeris", "aeris", "only-others card=aeris"),
        (summoning("scorch", "ifrit surtr agni"), "summon scorch", "agni", "no-instant-to-copy card=agni"),
        (summoning("dragon-egg tidal imp"), "summon dragon-egg", "imp", "only-dragons card=dragon-egg"),
        (effect("mimic", discard="troll goblin imp"), "use mimic", "imp", "not-earth card=imp"),
        (ACT, "", "dodo", "not-offered"),
    ],
)
def test_a_creature_that_no_option_is_about_gets_the_reason_of_the_present_step(
    layout: Layout, played: str, creature: str, answer: str
) -> None:
    assert Situation(layout, played, "", "", "").laid_out().why_not(f"creature {creature}") == answer
