"""WebSockets that send at once what is ready, without a task and a queue for each message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import OPEN

from eldertable.server.parcel import WINDOW_BITS, Parcel

# Where the application finds the socket itself.
NAME = "eldertable.quick_socket"


class QuickSocket(WebSocketsSansIOProtocol):
    """The usual protocol, and a short way for parcels beside it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Every message is compressed by itself: all who get it get the same bytes, and the server keeps no window for each socket.
        alone = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=WINDOW_BITS)
        self.conn.available_extensions = [alone]
        self._reads_compressed = False
        # Who waits until this socket takes more.
        self.on_writable: Callable[[], None] = lambda: None

    @classmethod
    def of(cls, socket: WebSocket) -> QuickSocket:
        """What carries this socket."""
        found = socket.scope["extensions"][NAME]
        assert isinstance(found, cls)
        return found

    async def run_asgi(self) -> None:
        self._reads_compressed = any(
            isinstance(each, PerMessageDeflate) and each.local_max_window_bits >= WINDOW_BITS for each in self.conn.extensions
        )
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[NAME] = self
        await super().run_asgi()
        del extensions[NAME]

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
