"""Messages ready for the wire: written once, compressed once, however many sockets carry them."""

from __future__ import annotations

import zlib
from functools import cached_property
from importlib import import_module
from typing import Any

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from eldertable.server.wire import ServerMessage, write_message

# Windows of 4 kB, which every client can read that compresses at all.
WINDOW_BITS = 12
# What is shorter than this is hardly shorter compressed.
WORTH_COMPRESSING = 200
# What ends every compressed message and is not sent (RFC 7692).
TAIL = b"\x00\x00\xff\xff"


def quickest_zlib() -> Any:
    """Intel's library takes a quarter of the time for the same size; it is not made for every machine."""
    try:
        return import_module("isal.isal_zlib")
    except ImportError:
        return zlib


ZLIB = quickest_zlib()


class ByItself(Extension):
    """Compresses a message without looking at those before it."""

    name = PerMessageDeflate.name

    def encode(self, frame: Frame) -> Frame:
        """The frame as it travels."""
        compressor = ZLIB.compressobj(1, ZLIB.DEFLATED, -WINDOW_BITS)
        data = compressor.compress(frame.data) + compressor.flush(ZLIB.Z_SYNC_FLUSH)
        return Frame(frame.opcode, data.removesuffix(TAIL), rsv1=True)


class Parcel:
    """A message, as a frame for those who take it compressed and for those who do not."""

    def __init__(self, message: ServerMessage) -> None:
        self.message = write_message(message)

    @cached_property
    def plain(self) -> bytes:
        """The frame of the message as it is."""
        return Frame(Opcode.TEXT, self.message).serialize(mask=False)

    @cached_property
    def compressed(self) -> bytes:
        """The frame of the message, compressed by itself, so that it is the same for every socket."""
        if len(self.message) < WORTH_COMPRESSING:
            return self.plain
        return Frame(Opcode.TEXT, self.message).serialize(mask=False, extensions=[ByItself()])
