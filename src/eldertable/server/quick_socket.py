"""WebSockets that send at once what is ready, without a task and a queue for each message, and read a whole message at a glance."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import OPEN

from eldertable.server.parcel import COMPRESSED, TAIL, TEXT, WINDOW_BITS, Parcel

# As websockets itself does: the same in a tenth of the time, where it could be compiled.
try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

# Where the application finds the socket itself.
NAME = "eldertable.quick_socket"
# What browsers send is masked; a length from here on is told in more bytes.
MASKED, LONGER = 0x80, 126
MASK_BYTES = 4
# Whoever sends more than is heard is not read any more until it is heard.
MOST_UNHEARD = 1


class QuickSocket(WebSocketsSansIOProtocol):
    """The usual protocol, and a short way for parcels beside it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Every message is compressed by itself: all who get it get the same bytes, and the server keeps no window for each socket.
        alone = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=WINDOW_BITS
        )
        self.conn.available_extensions = [alone]
        self._reads_compressed = False
        # The window of what the browser compresses; none if it does not.
        self._window_bits: int | None = None
        # Who waits until this socket takes more.
        self.on_writable: Callable[[], None] = lambda: None

    @classmethod
    def of(cls, socket: WebSocket) -> QuickSocket:
        """What carries this socket."""
        found = socket.scope["extensions"][NAME]
        assert isinstance(found, cls)
        return found

    async def run_asgi(self) -> None:
        for each in self.conn.extensions:
            if isinstance(each, PerMessageDeflate):
                self._reads_compressed = each.local_max_window_bits >= WINDOW_BITS
                self._window_bits = each.remote_max_window_bits
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[NAME] = self
        await super().run_asgi()
        del extensions[NAME]

    def data_received(self, data: bytes) -> None:
        """A message that comes alone and whole, as nearly all do, is heard at once; everything else goes the usual way."""
        conn = self.conn
        # Neither part of a frame nor part of a message has come before.
        at_rest = conn.state is OPEN and not conn.reader.buffer and conn.current_size is None
        text = whole_text(data, self._window_bits, self.config.ws_max_size) if at_rest else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> str | bytes | None:
        """The next message; None if there are no more."""
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or message.get("bytes") or b""

    @property
    def takes_more(self) -> bool:
        """Whether what is sent now goes on its way, and is neither lost nor piled up."""
        return self.writable.is_set() and self.conn.state is OPEN and not self.transport.is_closing()

    def send_parcel(self, parcel: Parcel) -> None:
        """Send a message; to be called while the socket takes more."""
        self.transport.write(parcel.compressed if self._reads_compressed else parcel.plain)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()


def whole_text(frame: bytes, window_bits: int | None, longest: int) -> str | None:
    """The text of a message in one whole frame from browser to server (RFC 6455, RFC 7692); None if it is anything else."""
    if len(frame) < 2 or frame[0] not in (TEXT, TEXT | COMPRESSED):
        return None
    length, start = frame[1] - MASKED, 2
    if not 0 <= length <= LONGER:
        return None
    if length == LONGER:
        length, start = int.from_bytes(frame[2:4]), 4
    if len(frame) != start + MASK_BYTES + length:
        return None
    data = apply_mask(frame[start + MASK_BYTES :], frame[start : start + MASK_BYTES])
    try:
        if frame[0] & COMPRESSED:
            if window_bits is None:
                return None
            data = zlib.decompressobj(-window_bits).decompress(data + TAIL, longest)
        return data.decode() if len(data) < longest else None
    except (zlib.error, UnicodeDecodeError):
        return None
