"""Results on disk, line by line, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from eldertable.kernel.errors import BadOptions, EldertableError

R = TypeVar("R", bound=msgspec.Struct)


class CannotKeep(EldertableError):
    """The results cannot be written."""


class Ledger(Generic[R]):
    """A file with a first line that says what is being done, then one result a line."""

    def __init__(self, path: Path, task: dict[str, object], kind: type[R]) -> None:
        self.path = path
        self.task = msgspec.json.encode(task)
        self.kind = kind

    @contextmanager
    def open(self) -> Iterator[tuple[list[R], LedgerWriter]]:
        """What was done before, and a writer for what comes; only one program writes at a time."""
        try:
            with self.path.open("a+b") as file:
                file.seek(0)
                done, length = self._read(file.read())
                # A line that was cut off in the middle was never counted: it is written anew.
                file.truncate(length)
                writer = LedgerWriter(file.fileno(), self.path)
                if not length:
                    writer.write(self.task)
                yield done, writer
        except OSError as error:
            raise CannotKeep(f"The results cannot be kept in {self.path}: {error.strerror or error}.") from None

    def _read(self, text: bytes) -> tuple[list[R], int]:
        """The results, and how much of the file is whole lines."""
        length = text.rfind(b"\n") + 1
        lines = text[:length].splitlines()
        if not lines:
            return [], 0
        if lines[0] != self.task:
            raise BadOptions(f"{self.path} holds the results of something else; name another file, or remove it.")
        try:
            return [msgspec.json.decode(line, type=self.kind) for line in lines[1:]], length
        except msgspec.DecodeError as error:
            raise BadOptions(f"{self.path} is damaged ({error}); name another file, or remove it.") from None


class LedgerWriter:
    """Writes whole lines, at once on the disk."""

    def __init__(self, file: int, path: Path) -> None:
        self._file = file
        self._path = path

    def add(self, result: msgspec.Struct) -> None:
        """Keep one result."""
        self.write(msgspec.json.encode(result))

    def write(self, line: bytes) -> None:
        """Append one line."""
        os.write(self._file, line + b"\n")
        os.fsync(self._file)
