"""What arrives whole is read at a glance, and everything else as it always was."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.guests import Guest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from eldertable.server.quick_socket import whole_text
from eldertable.server.run import LONGEST_SOCKET_MESSAGE
from eldertable.sim.local_server import LocalServer

BITS = 12


def sent(frame: Frame, *, compressed: bool = True, masked: bool = True) -> bytes:
    """A frame as a browser sends it."""
    own = [PerMessageDeflate(False, False, 15, BITS)] if compressed else []
    return frame.serialize(mask=masked, extensions=own)


def text(said: str) -> Frame:
    """A message in one frame."""
    return Frame(Opcode.TEXT, said.encode())


@pytest.mark.parametrize("compressed", [True, False])
@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 5_000])
def test_a_whole_message_is_read(length: int, compressed: bool) -> None:
    said = "".join(chr(228 + number * number % 26) for number in range(length))
    assert whole_text(sent(text(said), compressed=compressed), BITS, LONGEST_SOCKET_MESSAGE) == said


@pytest.mark.parametrize("compressed", [True, False])
@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"a"),
        Frame(Opcode.PING, b"a"),
        Frame(Opcode.CLOSE, b""),
        Frame(Opcode.CONT, b"a"),
        Frame(Opcode.TEXT, b"a", fin=False),
        Frame(Opcode.TEXT, b"\xff\xfe"),
        Frame(Opcode.TEXT, b"a" * LONGEST_SOCKET_MESSAGE),
        Frame(Opcode.TEXT, b"a" * 1_000_000),
    ],
    ids=lambda frame: f"{frame.opcode.name} {frame.data[:2]!r} {len(frame.data)}",
)
def test_anything_else_goes_the_usual_way(frame: Frame, compressed: bool) -> None:
    assert whole_text(sent(frame, compressed=compressed), BITS, LONGEST_SOCKET_MESSAGE) is None


@pytest.mark.parametrize("compressed", [True, False])
def test_what_is_not_exactly_a_frame_goes_the_usual_way(compressed: bool) -> None:
    for said in ("", "one", "one" * 100):
        frame = sent(text(said), compressed=compressed)
        for other in (*(frame[:end] for end in range(len(frame))), frame + b"\x81", frame + frame):
            assert whole_text(other, BITS, LONGEST_SOCKET_MESSAGE) is None
        assert whole_text(sent(text(said), compressed=compressed, masked=False), BITS, LONGEST_SOCKET_MESSAGE) is None


def test_nothing_is_read_compressed_that_was_not_agreed_on() -> None:
    assert whole_text(sent(text("one")), None, LONGEST_SOCKET_MESSAGE) is None


@pytest.mark.parametrize("compression", ["deflate", None])
@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_messages_are_heard_however_they_come(server: LocalServer, compression: str | None) -> None:
    """Whole, in pieces with a ping between, many at once, and whole again; one that is too long ends the connection."""
    ada = Guest(server, "Ada")
    table = ada.new_table({"kind": "me"}, {"kind": "me"})
    stale = json.dumps({"type": "choose", "version": 99, "choice": {"type": "pass"}})

    async def refusals(socket: ClientConnection, count: int) -> list[str]:
        found: list[str] = []
        while len(found) < count:
            message = json.loads(await socket.recv())
            if message["type"] == "refused":
                found.append(message["error"])
        return found

    async def speak() -> None:
        address = f"{server.ws}/ws/tables/{table}"
        async with connect(address, additional_headers={"Cookie": ada.cookie()}, compression=compression) as socket:
            await socket.send(stale)
            assert await refusals(socket, 1) == ["stale"]

            async def pieces() -> object:
                yield stale[:9]
                await (await socket.ping())
                yield stale[9:]

            await socket.send(pieces())  # type: ignore[arg-type]
            assert await refusals(socket, 1) == ["stale"]
            for _ in range(5):
                await socket.send(stale)
            assert await refusals(socket, 5) == ["stale"] * 5
            await socket.send("a" * (LONGEST_SOCKET_MESSAGE + 1))
            with pytest.raises(ConnectionClosedError) as ended:
                await refusals(socket, 1)
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 1009

    asyncio.run(speak())
