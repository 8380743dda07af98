"""Messages are packed once: whoever takes them compressed or as they are, here or through another process, gets the same."""

from __future__ import annotations

import asyncio
import json
import zlib

import pytest
from tests.server.guests import Guest
from websockets.asyncio.client import connect

from eldertable.server.parcel import TAIL, Parcel
from eldertable.server.wire import ChatMessage, Line
from eldertable.sim.local_server import LocalServer


@pytest.mark.parametrize("length", [1, 100, 5_000, 100_000])
def test_a_parcel_of_another_process_is_the_same(length: int) -> None:
    said = "".join(chr(97 + number * number % 26) for number in range(length))
    parcel = Parcel(ChatMessage([Line(1, "table", "Ada", 0, True, said, 1)], False))
    passed_on = Parcel.of(parcel.packed)
    assert passed_on.message == parcel.message and said.encode() in parcel.message
    assert (passed_on.plain, passed_on.compressed) == (parcel.plain, parcel.compressed)
    assert zlib.decompressobj(-12).decompress(parcel.packed + TAIL) == parcel.message


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_compression_changes_nothing(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table({"kind": "me"}, {"kind": "me"})
    address = f"{server.ws}/ws/tables/{table}"
    cookie = {"Cookie": ada.cookie()}

    async def first_message(compression: str | None) -> tuple[str, bool]:
        async with connect(address, additional_headers=cookie, compression=compression) as socket:
            return str(await socket.recv()), bool(socket.protocol.extensions)

    (packed, shortened), (plain, as_it_is) = (asyncio.run(first_message(way)) for way in ("deflate", None))
    assert shortened and not as_it_is
    assert json.loads(packed)["view"] == json.loads(plain)["view"] is not None
