"""Texts: messages in the reader's language, from the Fluent files in `locale`.

A message is shown as the Fluent message ``<kind>-<id>``. Arguments that name something (a card, a token, a
seat) are replaced by its name, and each attribute of a name is there too: ``{ $rune-ins }``.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

from arcanum.core.errors import Refused
from arcanum.core.game import AnyGame
from arcanum.core.registry import find_game, game_names
from arcanum.core.words import Message, Option, format_message, format_option

LANGUAGES = ("en", "uk", "ru")
LONGEST = 300  # characters of one argument: foreign names are cut
LINE_ENDS = ("Zl", "Zp")
LARGEST = 10**12  # larger numbers are shown as they are, without the language's way of writing them


class UnknownLanguage(Refused):
    """The house does not speak it."""


def language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for by name, or by the environment, or English."""
    if wanted is not None:
        code = wanted.strip().lower().replace("_", "-").split("-")[0].split(".")[0]
        if code not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(("language-unknown", "language", wanted[:40], "known", known))
        return code
    for name in ("ARCANUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    """The messages of the shell, and of the game if there is one."""
    bundle = FluentBundle([lang], use_isolating=False)
    for name in ("shell", game):
        if name is not None:
            text = files("arcanum").joinpath("locale", lang, f"{name}.ftl").read_text("utf-8")
            bundle.add_resource(FluentResource(text))
    return bundle


class Texts:
    """The texts of the shell and of one game, in one language, for the people at the seats."""

    def __init__(self, lang: str, game: AnyGame | None = None, players: Sequence[str] = ()) -> None:
        self.lang = lang
        self.game = game
        self.players = players
        self._bundle = _bundle(lang, game.name if game else None)

    def say(self, kind: str, message: Message) -> str:
        """The message as a text of that kind: ``say("prompt", ("discard-tokens", "count", 2))``."""
        message_id = f"{kind}-{message[0]}"
        if not self._bundle.has_message(message_id):
            return printable(format_message(message))
        return self._format(message_id, self._arguments(message))

    def shell(self, message_id: str, **arguments: str | float) -> str:
        """A text of the shell itself."""
        return self._format(message_id, {name.replace("_", "-"): value for name, value in arguments.items()})

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def note(self, message_id: str, attribute: str = "note") -> str:
        """An attribute of a text, or nothing."""
        if not self.has(message_id):
            return ""
        pattern = self._bundle.get_message(message_id).attributes.get(attribute)
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern else ""

    def option(self, option: Option) -> str:
        """An option as its button says it."""
        if self.game is None or option[0] not in self.game.options:
            return printable(format_option(option))
        names = self.game.options[str(option[0])]
        words: list[str | int] = [option[0]]
        for place, name in enumerate(names, 1):
            words += [name, option[place] if place < len(option) else ""]
        return self.say("option", tuple(words))

    def error(self, error: Refused) -> str:
        """Why something was refused, with the rule's own reason where there is one."""
        text = self.say("error", error.message)
        reason = error.reason
        return f"{text} {self.say('reason', reason.message)}" if reason is not None else text

    def name(self, kind: str, value: str | int) -> str:
        """The name of a card, of a token, of a colour."""
        return self.say(kind, (value,))

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.shell("player", number=seat + 1)

    # -- inside

    def _format(self, message_id: str, arguments: Mapping[str, str | float]) -> str:
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None, f"{self.lang}: {message_id} has no text"
        showable = {name: showable_argument(value) for name, value in arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, showable)
        if problems:
            raise ValueError(f"{self.lang}: {message_id}: {problems}")
        return str(text)

    def _arguments(self, message: Message) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for place in range(1, len(message) - 1, 2):
            name, value = str(message[place]), message[place + 1]
            if name == "seat":
                arguments[name] = self.player(int(value)) if value != "" else ""
            elif name == "seats" and isinstance(value, str):
                arguments[name] = ", ".join(self.player(int(seat)) for seat in value.split())
            elif self.game is not None and name in self.game.names:
                self._add_name(arguments, name, f"{self.game.names[name]}-{value}")
            else:
                arguments[name] = value
        return arguments

    def _add_name(self, arguments: dict[str, str | int], name: str, message_id: str) -> None:
        if not self._bundle.has_message(message_id):
            arguments[name] = message_id
            return
        found = self._bundle.get_message(message_id)
        arguments[name] = self._format(message_id, {})
        for attribute, pattern in found.attributes.items():
            arguments[f"{name}-{attribute}"] = str(self._bundle.format_pattern(pattern, {})[0])


def showable_argument(value: str | float) -> str | float:
    """A foreign text or number may be longer than Fluent takes, or hold what must not reach a terminal."""
    if isinstance(value, str):
        return printable(value[:LONGEST])
    return value if abs(value) < LARGEST else str(value)[:LONGEST]


def printable(text: str) -> str:
    """The text without what a terminal would obey: ends of lines, control characters, changes of direction."""
    return "".join(letter for letter in text if category(letter)[0] != "C" and category(letter) not in LINE_ENDS)


def find_name(texts: Texts, kind: str, values: Sequence[str], wanted: str) -> str | None:
    """The value whose id, or name in any language, a person has typed; a beginning is enough if it is clear."""
    asked = plain_letters(wanted)
    if not asked:
        return None
    known = {value: names_of(texts, kind, value) for value in values}
    for value, names in known.items():
        if asked in names:
            return value
    begun = [value for value, names in known.items() if any(name.startswith(asked) for name in names)]
    return begun[0] if len(begun) == 1 else None


def names_of(texts: Texts, kind: str, value: str) -> set[str]:
    names = {plain_letters(value)}
    for lang in LANGUAGES:
        its = Texts(lang, texts.game)
        names |= {plain_letters(its.name(kind, value)), plain_letters(its.note(f"{kind}-{value}", "short"))}
    return names - {""}


def plain_letters(text: str) -> str:
    """Letters and digits only, in lower case: what is left when people type from memory."""
    return "".join(letter for letter in text.casefold().replace("ё", "е") if letter.isalnum())


def game_texts(lang: str) -> dict[str, Texts]:
    """The texts of every game in the house."""
    return {name: Texts(lang, find_game(name)) for name in game_names()}
