"""A server in a process of its own, on a free port of this machine: for load runs and tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from eldertable.kernel.errors import EldertableError

READY = "Eldertable is ready at "
PROGRAM = "import sys; from eldertable.server import serve; serve(sys.argv[1], int(sys.argv[2]), sys.argv[3])"
SECONDS_TO_END = 20


class ServerTrouble(EldertableError):
    """The server did not start or end as it should."""


class LocalServer:
    """Starts, stops, kills and restarts a server over the same database and port.

    `database` is an SQLite file; with a `url` it only says where the log is written.
    """

    def __init__(self, database: Path, environment: dict[str, str] | None = None, url: str | None = None) -> None:
        self.database = database
        self.url = url or str(database)
        # Players of tests and load runs all come from one address, and do not wait like people; nobody there asks for puzzles.
        self.environment = {"ELDERTABLE_RATE_LIMIT": "0", "ELDERTABLE_PUZZLE_SECONDS": "0"} | (environment or {})
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        """Returns when it is ready to serve."""
        command = [sys.executable, "-c", PROGRAM, "127.0.0.1", str(self.port), self.url]
        log = self.database.with_suffix(".log").open("a")
        with log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | self.environment)
        assert process.stdout is not None
        first = process.stdout.readline().strip()
        if not first.startswith(READY):
            process.wait()
            raise ServerTrouble(f"The server did not start:\n{self.log()}")
        self.port = int(first.rstrip("/").rpartition(":")[2])
        self._process = process
        return self

    @property
    def http(self) -> str:
        """The address for HTTP."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        """The address for WebSockets."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def log(self) -> str:
        """What it wrote about its troubles."""
        return self.database.with_suffix(".log").read_text()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise ServerTrouble("The server did not end when it was asked to.") from None
        finally:
            if process.stdout is not None:
                process.stdout.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()
