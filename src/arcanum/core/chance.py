"""Chance: all randomness of a match, fair in a way that can be checked.

The seed is 32 secret bytes. Its SHA-256 is shown before the match begins, the seed itself after the end, so
anybody can replay every draw. The numbers are the 32-bit little-endian words of BLAKE2b(key=seed) over the
counter 0, 1, 2, ... (eight bytes, little-endian), sixteen words a block, used in order.
"""

import re
from hashlib import blake2b, sha256
from typing import Final

WORDS_IN_A_BLOCK: Final = 16
WORD_RANGE: Final = 1 << 32
NEVER: Final = -1
HEX_SEED: Final = re.compile("[0-9a-fA-F]{64}")


def seed_from(value: int | str | bytes) -> bytes:
    """32 bytes from anything a person may give: 64 hex digits and 32 bytes stand for themselves."""
    if isinstance(value, bytes) and len(value) == 32:
        return value
    text = value.hex() if isinstance(value, bytes) else str(value)
    if HEX_SEED.fullmatch(text):
        return bytes.fromhex(text)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=32, person=b"arcanum seed").digest()


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the match begins."""
    return sha256(seed).hexdigest()


class Chance:
    """A stream of numbers whose state is a few values, so that it copies with the table."""

    __slots__ = ("_block", "_later_seed", "_seed", "_turn_at", "used")

    def __init__(
        self, seed: bytes, used: int = 0, block: bytes = b"", turn_at: int = NEVER, later_seed: bytes = b""
    ) -> None:
        self._seed = seed
        self.used = used
        self._block = block
        self._turn_at = turn_at
        self._later_seed = later_seed

    def copy(self) -> "Chance":
        return Chance(self._seed, self.used, self._block, self._turn_at, self._later_seed)

    def turning(self, used: int, later_seed: bytes) -> "Chance":
        """A copy that keeps what was drawn up to `used` and continues with another future.

        Bots think on such copies: the past they have seen stays, the true future is gone.
        """
        return Chance(self._seed, self.used, b"", used, later_seed)

    def later_seed(self) -> bytes:
        """The seed of the other future of a `turning` copy: games deal hidden pieces anew from it."""
        return self._later_seed

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        fair = WORD_RANGE - WORD_RANGE % bound
        while True:
            word = self._word()
            if word < fair:
                return word % bound

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def draw(self, pile: list[int]) -> int:
        """A card from a pile that is a set: each equally likely, and the last one moves into its place."""
        at = self.below(len(pile))
        card = pile[at]
        last = pile.pop()
        if at < len(pile):
            pile[at] = last
        return card

    def _word(self) -> int:
        used = self.used
        at = used % WORDS_IN_A_BLOCK
        if used == self._turn_at:
            self._seed = self._later_seed
            self._turn_at = NEVER
            self._block = b""
        if at == 0 or not self._block:
            counter = (used // WORDS_IN_A_BLOCK).to_bytes(8, "little")
            self._block = blake2b(counter, key=self._seed).digest()
        self.used = used + 1
        block = self._block
        at *= 4
        return block[at] | block[at + 1] << 8 | block[at + 2] << 16 | block[at + 3] << 24

    def to_data(self) -> list[str | int]:
        """Plain data for a snapshot. It holds the seed: never for a player's eyes."""
        return [self._seed.hex(), self.used, self._turn_at, self._later_seed.hex()]

    @staticmethod
    def from_data(data: list[str | int]) -> "Chance":
        seed, used, turn_at, later_seed = data
        return Chance(bytes.fromhex(str(seed)), int(used), b"", int(turn_at), bytes.fromhex(str(later_seed)))
