"""What can befall a server: its end, a full disk, a database that is gone."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from eldertable.sim.local_postgres import LocalPostgres
from eldertable.sim.local_server import LocalServer
from eldertable.sim.witness import Tally

MEGABYTES_OF_DISK = 64
SECONDS_FOR_NEW_CHOICES = 60
NEW_CHOICES = 10


class Calamity(Protocol):
    """Something that befalls the server and passes."""

    async def strike(self, server: LocalServer, tally: Tally, rng: random.Random) -> None:
        """Let it happen, and be over; raises Unsaved if the server does not come through."""


class Unsaved(Exception):
    """The server did not come through; the message says what is wrong."""


class PowerCut:
    """The server's process dies at once, at any moment, and is started again."""

    async def strike(self, server: LocalServer, tally: Tally, rng: random.Random) -> None:
        """SIGKILL, and a new start."""
        await asyncio.sleep(rng.uniform(0.02, 0.6))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


class FullDisk:
    """Nothing can be written for a while."""

    def __init__(self, disk: Disk, seconds: float) -> None:
        self._disk = disk
        self._seconds = seconds

    async def strike(self, server: LocalServer, tally: Tally, rng: random.Random) -> None:
        """Fill the disk, wait, free it again."""
        self._disk.fill(server)
        try:
            await refusals_only(tally, self._seconds)
        finally:
            self._disk.free(server)
        await new_choices(tally)


class DatabaseGone:
    """PostgreSQL is stopped and comes back later."""

    def __init__(self, postgres: LocalPostgres, seconds: float) -> None:
        self._postgres = postgres
        self._seconds = seconds

    async def strike(self, server: LocalServer, tally: Tally, rng: random.Random) -> None:
        """Stop it, wait, start it again."""
        await asyncio.to_thread(self._postgres.stop)
        try:
            await refusals_only(tally, self._seconds)
        finally:
            await asyncio.to_thread(self._postgres.start)
        await new_choices(tally)


async def refusals_only(tally: Tally, seconds: float) -> None:
    """While nothing can be saved everybody is told so, and nothing is acknowledged."""
    # What was on its way when it began may still arrive.
    await asyncio.sleep(min(1.0, seconds / 2))
    acknowledged, told = tally.acknowledged, tally.not_saved
    await asyncio.sleep(seconds)
    if tally.acknowledged != acknowledged:
        raise Unsaved(f"{tally.acknowledged - acknowledged} choices were acknowledged while nothing could be saved.")
    if tally.not_saved == told:
        raise Unsaved("Nobody was told that nothing can be saved.")


async def new_choices(tally: Tally) -> None:
    """Wait until the games go on; they do so by themselves."""
    wanted = tally.acknowledged + NEW_CHOICES
    for _ in range(SECONDS_FOR_NEW_CHOICES * 10):
        if tally.acknowledged >= wanted:
            return
        await asyncio.sleep(0.1)
    raise Unsaved("The games do not go on, though nothing is in their way.")


class Disk(Protocol):
    """Where the database lies."""

    folder: Path

    def fill(self, server: LocalServer) -> None:
        """Leave no room."""

    def free(self, server: LocalServer) -> None:
        """Make room again."""


class SmallDisk:
    """A real file system in memory, filled to the last byte; mounting it needs root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="eldertable-disk-"))
        self._filler = self.folder / "filler"

    def fill(self, server: LocalServer) -> None:
        """Leave no room."""
        with self._filler.open("wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(b"\0" * 4096)
            except OSError:
                pass

    def free(self, server: LocalServer) -> None:
        """Make room again."""
        self._filler.unlink()

    def __enter__(self) -> Self:
        command = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES_OF_DISK}m", "eldertable", str(self.folder)]
        subprocess.run(command, check=True, capture_output=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        subprocess.run(["umount", str(self.folder)], check=True, capture_output=True)
        self.folder.rmdir()


class SmallFiles:
    """No file may grow: the next best thing to a full disk, for everybody who is not root."""

    def __init__(self) -> None:
        self._temporary = tempfile.TemporaryDirectory()
        self.folder = Path(self._temporary.name)

    def fill(self, server: LocalServer) -> None:
        """Leave no room."""
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))

    def free(self, server: LocalServer) -> None:
        """Make room again."""
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._temporary.cleanup()


def may_mount() -> bool:
    """Whether a small file system can be made here."""
    if os.geteuid() != 0:
        return False
    try:
        with SmallDisk():
            return True
    except (OSError, subprocess.CalledProcessError):
        return False
