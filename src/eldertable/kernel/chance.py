"""All randomness of a game: a counter-mode BLAKE2b stream that lives inside the state."""

from __future__ import annotations

import struct
from collections.abc import Iterable, MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeVar

from eldertable.kernel.errors import RulesDefect
from eldertable.kernel.plain import Plain, set_directly

T = TypeVar("T")

WORD_RANGE = 1 << 32
WORD_MASK = WORD_RANGE - 1
unpack_words = struct.Struct("<16I").unpack


@lru_cache(maxsize=4096)
def block(key: str, index: int) -> tuple[int, ...]:
    """Sixteen 32-bit words of the stream."""
    counter = keyed(key).copy()
    counter.update(index.to_bytes(8, "little"))
    return unpack_words(counter.digest())


@lru_cache(maxsize=64)
def keyed(key: str) -> blake2b:
    """The hash function with the key of a stream."""
    return blake2b(key=bytes.fromhex(key))


def key_of(seed: int | str) -> str:
    """The stream's key for a seed, as hexadecimal text."""
    return blake2b(f"eldertable:{seed}".encode(), digest_size=32).hexdigest()


@set_directly
class Chance(Plain):
    """Dice, draws and shuffles. `outcomes` are dictated results that come first; `counter` tells whether any was used."""

    outcomes: list[int | tuple[str, ...]] = []
    key: str = "00"
    counter: int = 0

    @classmethod
    def of(cls, seed: int | str) -> Chance:
        """The stream of a seed."""
        return Chance(key=key_of(seed))

    def problems(self) -> list[str]:
        """What makes the stream unusable, where it was edited by hand."""
        try:
            block(self.key, self.counter >> 4)
        except (ValueError, OverflowError):
            return ["`chance` needs a `key` of at most 64 bytes in hexadecimal and a `counter` that is not negative"]
        return []

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, all equally likely."""
        if self.outcomes:
            return self._dictated(limit)
        while True:
            counter = self.counter
            self.counter = counter + 1
            scaled = block(self.key, counter >> 4)[counter & 15] * limit
            # Lemire's method: the few words that would favour some results are drawn again.
            if scaled & WORD_MASK >= limit or scaled & WORD_MASK >= WORD_RANGE % limit:
                return scaled >> 32

    def roll(self, sides: int) -> int:
        """One die: 1 to sides."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring the items into a random order, in place."""
        if self.outcomes:
            self._dictated_order(items)
            return
        size = len(items)
        if size < 2:
            return
        counter, key = self.counter, self.key
        first = counter & 15
        words = block(key, counter >> 4)
        for index in range((counter >> 4) + 1, counter + size + 14 >> 4):
            words += block(key, index)
        self.counter = counter + size - 1
        for word in words[first : first + size - 1]:
            scaled = word * size
            if scaled & WORD_MASK < size:
                # This word may have to be drawn again, which is very rare.
                self.counter = counter + len(items) - size
                self._shuffle_slowly(items, size)
                return
            size -= 1
            other = scaled >> 32
            items[size], items[other] = items[other], items[size]

    def mixed(self, items: Iterable[str]) -> list[str]:
        """The items in random order, with no trace of the order they had: so is dealt anew what a seat cannot see."""
        pool = sorted(items)
        self.shuffle(pool)
        return pool

    def _shuffle_slowly(self, items: MutableSequence[Any], size: int) -> None:
        """Bring the first items into a random order, drawing one by one."""
        while size > 1:
            other = self.below(size)
            size -= 1
            items[size], items[other] = items[other], items[size]

    def _dictated(self, limit: int) -> int:
        outcome = self.outcomes.pop(0)
        self.counter += 1
        if not isinstance(outcome, int) or not 0 <= outcome < limit:
            raise RulesDefect(f"The next loaded outcome is {outcome!r}; a number from 0 to {limit - 1} is asked for.")
        return outcome

    def _dictated_order(self, items: MutableSequence[Any]) -> None:
        outcome = self.outcomes.pop(0)
        self.counter += 1
        if isinstance(outcome, int):
            raise RulesDefect(f"The next loaded outcome is {outcome!r}; a shuffle asks for the order of its first items.")
        rest = list(items)
        for item in outcome:
            if item not in rest:
                raise RulesDefect(f"The loaded order names {item!r}, which is not among the shuffled items.")
            rest.remove(item)
        items[:] = [*outcome, *rest]


class Loaded(Chance):
    """Chance that first gives the outcomes it was loaded with: numbers for dice and picks, tuples for the head of a shuffle."""
