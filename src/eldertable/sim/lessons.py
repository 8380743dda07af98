"""Lessons: some positions of a game as every seat saw them, and what the game brought; packed, since there are many."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from eldertable.bots.judge import Seen


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A position: the parts each seat saw, by number; the word of the game, as logits; and what was held of it at the time."""

    views: tuple[tuple[int, ...], ...]
    said: tuple[float, ...]
    held: tuple[float, ...]


class Content(msgspec.Struct, frozen=True, array_like=True):
    """What the lessons of a game hold: the parts that were seen, and the positions in the order of the game."""

    parts: tuple[Seen, ...]
    moments: tuple[Moment, ...]


class Lessons(msgspec.Struct, frozen=True):
    """What one game taught: some positions, who won, and by which scores."""

    number: int
    payoffs: tuple[float, ...]
    scores: tuple[int, ...]
    packed: bytes

    @classmethod
    def pack(
        cls, number: int, parts: Sequence[Seen], moments: Sequence[Moment], payoffs: Sequence[float], scores: Sequence[int]
    ) -> Lessons:
        """The lessons of a game."""
        content = msgspec.msgpack.encode(Content(tuple(parts), tuple(moments)))
        return cls(number, tuple(payoffs), tuple(scores), zlib.compress(content))

    def unpack(self) -> Content:
        """What they hold."""
        return msgspec.msgpack.decode(zlib.decompress(self.packed), type=Content)
