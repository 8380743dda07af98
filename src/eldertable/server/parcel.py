"""Messages ready for the wire: written once, compressed once, however many sockets carry them."""

from __future__ import annotations

import struct
import zlib
from importlib import import_module
from typing import Any

from eldertable.server.wire import ServerMessage, write_message

# Windows of 4 kB, which every client can read that compresses at all.
WINDOW_BITS = 12
# What ends every compressed message and is not sent (RFC 7692).
TAIL = b"\x00\x00\xff\xff"
# How a frame begins: the only one of a text, and the mark of a compressed one.
TEXT, COMPRESSED = 0x81, 0x40


def quickest_zlib() -> tuple[Any, int]:
    """Intel's library takes a fifth of the time for messages a fifth longer; it is not made for every machine."""
    try:
        return import_module("isal.isal_zlib"), 0
    except ImportError:
        return zlib, 1


ZLIB, QUICKEST = quickest_zlib()


class Parcel:
    """A message, as a frame for those who take it compressed, as nearly all do, and for those who do not."""

    def __init__(self, message: ServerMessage) -> None:
        self.packed = pack(write_message(message))

    @classmethod
    def of(cls, packed: bytes) -> Parcel:
        """A parcel that another process packed."""
        parcel = cls.__new__(cls)
        parcel.packed = packed
        return parcel

    @property
    def message(self) -> bytes:
        """The message as it was written."""
        return zlib.decompressobj(-WINDOW_BITS).decompress(self.packed + TAIL)

    @property
    def plain(self) -> bytes:
        """The frame of the message as it is."""
        return frame(TEXT, self.message)

    @property
    def compressed(self) -> bytes:
        """The frame of the compressed message."""
        return frame(TEXT | COMPRESSED, self.packed)


def pack(message: bytes) -> bytes:
    """A message, compressed by itself, so that it is the same for every socket."""
    compressor = ZLIB.compressobj(QUICKEST, ZLIB.DEFLATED, -WINDOW_BITS)
    packed: bytes = compressor.compress(message) + compressor.flush(ZLIB.Z_SYNC_FLUSH)
    return packed.removesuffix(TAIL)


def frame(head: int, data: bytes) -> bytes:
    """A whole frame from server to browser (RFC 6455)."""
    length = len(data)
    if length < 126:
        return struct.pack("!BB", head, length) + data
    if length < 65536:
        return struct.pack("!BBH", head, 126, length) + data
    return struct.pack("!BBQ", head, 127, length) + data
