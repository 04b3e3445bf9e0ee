"""What a person means who asks why: an option by its number, text or words, or a piece by its name."""

import re
from collections.abc import Iterable, Iterator

from arcanum.core.game import AnyGame
from arcanum.core.table import Decision
from arcanum.core.words import Option, parse_option
from arcanum.texts import LANGUAGES, Texts, find_name, plain_letters

LONGEST_NUMBER = 5  # digits


def options_meant(rest: str, decision: Decision, texts: Texts) -> list[Option]:
    """The offered options that are named: ``3``, ``Take a red circle``, ``learn clone``, ``learn``."""
    options = decision.options
    if rest.isdecimal():
        number = int(rest[:LONGEST_NUMBER])
        return options[number - 1 : number] if number else []
    words = parse_option(rest)
    begun = [option for option in options if words and option[: len(words)] == words]
    return begun or reading(options, rest, texts)


def things_meant(rest: str, game: AnyGame, texts: Texts) -> list[Option]:
    """What is named without being offered: ``clone``, ``червоне коло``, ``learn clone 4``; perhaps nothing."""
    words = parse_option(rest)
    if are_known(words, game, texts):
        return [words]
    for kind, verbs in game.pointers.items():
        found = find_name(texts, kind, game.piece_names(kind), rest)
        if found is not None:
            return [(verb, found) for verb in verbs]
    return reading(options_with(rest, game), rest, texts)[:1]


def options_about(things: list[Option], decision: Decision, game: AnyGame) -> list[Option]:
    """The offered options that name a piece at which somebody points."""
    pointing = {verb for verbs in game.pointers.values() for verb in verbs}
    pieces = [thing[1] for thing in things if thing[0] in pointing]
    return [option for option in decision.options if any(piece in option[1:] for piece in pieces)]


def reading(options: Iterable[Option], wanted: str, texts: Texts) -> list[Option]:
    """The options whose text, in any language, is what was typed."""
    asked = plain_letters(wanted)
    languages = [Texts(lang, texts.game, texts.players) for lang in LANGUAGES]
    return [option for option in options if any(plain_letters(each.option(option)) == asked for each in languages)]


def are_known(words: Option, game: AnyGame, texts: Texts) -> bool:
    """Whether these can be the words of an option, or of a piece as the rules point at it, as far as they go."""
    if not words:
        return False
    pointed = [kind for kind, verbs in game.pointers.items() if words[0] in verbs]
    if pointed and len(words) == 2:
        return texts.has(f"{pointed[0]}-{words[1]}")
    names = game.options.get(str(words[0]))
    if names is None or len(words) > len(names) + 1:
        return False
    kinds = [(game.names.get(name), word) for name, word in zip(names, words[1:], strict=False)]
    return all(kind is None or texts.has(f"{kind}-{word}") for kind, word in kinds)


def options_with(rest: str, game: AnyGame) -> Iterator[Option]:
    """All options about one piece, with the numbers that were typed."""
    numbers = [int(digits) for digits in re.findall(r"\d{1,5}", rest)]
    for verb, names in game.options.items():
        kind = game.names.get(names[0]) if names else None
        if not names:
            yield (verb,)
        elif kind in game.pointers:
            for piece in game.piece_names(kind):
                yield (verb, piece, *numbers[: len(names) - 1])
