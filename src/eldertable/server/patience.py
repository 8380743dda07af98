"""Connections that say nothing, or not enough, are let go; one address keeps only so many of them open."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from eldertable.server.pace import Address, home_of

SECONDS_FOR_A_REQUEST = 10.0
EVERYBODY = "*"


class Proxies:
    """Whom the server believes for whom they speak; their connections are those of many people."""

    def __init__(self, trusted: str) -> None:
        names = [name.strip() for name in trusted.split(",") if name.strip()]
        self._everybody = EVERYBODY in names
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in names:
            try:
                self._networks.append(ip_network(name, strict=False))
            except ValueError:
                # The name of a socket file, or everybody.
                continue

    def include(self, host: str) -> bool:
        """Whether this is one of them; who has no address comes through a socket file of this machine."""
        try:
            found = ip_address(host)
        except ValueError:
            return True
        return self._everybody or any(found in network for network in self._networks)


class PatientProtocol(H11Protocol):
    """HTTP for those who say what they want; `most` connections for one address, 0 for any number."""

    proxies = Proxies("")
    most = 0
    counts: ClassVar[Counter[Address]] = Counter()
    _waiting: asyncio.TimerHandle | None = None
    _counted: Address | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if self.most and not self.proxies.include(host):
            home = home_of(host)
            if self.counts[home] >= self.most:
                transport.abort()
                return
            self._counted = home
            self.counts[home] += 1
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.transport.get_protocol() is self:
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From now on it is a socket, which is pinged, and counted at the gate.
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted is not None:
            self.counts[self._counted] -= 1
            if not self.counts[self._counted]:
                del self.counts[self._counted]
            self._counted = None

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(SECONDS_FOR_A_REQUEST, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> Any:
        self._waiting = None
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.transport.abort()


def patient_protocol(proxies: Proxies, most: int) -> type[H11Protocol]:
    """The protocol of one server."""
    return type("OwnProtocol", (PatientProtocol,), {"proxies": proxies, "most": most, "counts": Counter()})
