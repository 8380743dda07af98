"""WebSockets that compress quickly: the first level finds most of what a view repeats, in half the time of the usual one."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LEVEL = 1
# Windows of 4 kB, as uvicorn has them: a server keeps two for every socket.
WINDOW_BITS = 12


class QuickSocket(WebSocketsSansIOProtocol):
    """The usual protocol with another compression."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        quick = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"level": LEVEL, "memLevel": 5},
        )
        self.conn.available_extensions = [quick]
