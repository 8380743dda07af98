"""Starting the server, with clear words if it cannot."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib import import_module
from types import FrameType
from typing import Any

import uvicorn

from eldertable import games
from eldertable.server import CannotServe
from eldertable.server.app import build_app
from eldertable.server.logs import set_up_logs
from eldertable.server.patience import Proxies, patient_protocol
from eldertable.server.quick_socket import QuickSocket
from eldertable.server.settings import Settings
from eldertable.server.store import Store, default_database

LONGEST_SOCKET_MESSAGE = 16 * 1024
SECONDS_TO_FINISH = 5


def run_server(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    settings = Settings.from_environment()
    take_turns_quickly()
    set_up_logs(settings.log_format, settings.log_level)
    listening = listen(host, port)
    try:
        run_quickly(run(listening, host, database or default_database(), settings, open_browser))
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()


def run_quickly(life: Coroutine[Any, Any, None]) -> None:
    """On an event loop that takes less of the processor for the same messages, where there is one."""
    factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    # There is none for Windows.
    with suppress(ImportError):
        factory = import_module("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(life)


def collect_rarely() -> None:
    """Garbage in circles is rare here: looking for it after every few thousand objects found none, and took 3 % of the time.

    What is looked through are all objects made since the last time that still live, and every choice makes its table anew: however
    soon one looks again, these are about as many as the tables hold, and everybody waits meanwhile (20 ms with 400 tables).
    """
    gc.collect()
    # What is there now stays as long as the server.
    gc.freeze()
    gc.set_threshold(50_000, 50, 20)


def take_turns_quickly() -> None:
    """The thread that writes to disk gets its turn soon, though the one that serves everybody always has something to do."""
    sys.setswitchinterval(0.001)


def listen(host: str, port: int) -> socket.socket:
    """The socket of the server; port 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns Nagle's algorithm off; else small answers wait for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # From now on calls wait in the queue, also while the database is being opened.
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotServe(f"Port {port} is already in use; choose another with --port.") from None
        raise CannotServe(f"Cannot listen at {host}, port {port}: {error}.") from None
    return listening


async def run(listening: socket.socket, host: str, database: str, settings: Settings, open_browser: bool) -> None:
    """The server's whole life."""
    # Mistakes in content files show now, and nobody waits later for a game to be read.
    games()
    store = await Store.open(database)
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"

    def ready() -> None:
        collect_rarely()
        print(f"Eldertable is ready at {address}", flush=True)
        if open_browser:
            webbrowser.open(address)

    app = await build_app(store, settings, host, ready)
    config = uvicorn.Config(
        app,
        ws=QuickSocket,
        http=patient_protocol(Proxies(settings.trusted_proxies), settings.connections if settings.rate_limit else 0),
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=LONGEST_SOCKET_MESSAGE,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
    )
    await Server(config).serve(sockets=[listening])


class Server(uvicorn.Server):
    """Ends as soon as it is told to, and need not look ten times a second whether it was."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._loop = asyncio.get_running_loop()
        self._told_to_end = asyncio.Event()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self._loop.call_soon_threadsafe(self._told_to_end.set)

    async def main_loop(self) -> None:
        # Every answer carries the time, by the second.
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._told_to_end.wait(), 1.0)
