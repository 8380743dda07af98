"""Work shared by local processes."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar, cast

from eldertable.kernel.errors import EldertableError

J = TypeVar("J")
R = TypeVar("R")

# Jobs given to a process ahead of its answers, so that it never waits for the next one.
AHEAD = 2


class WorkerDied(EldertableError):
    """A worker process ended in the middle of its work."""


def share_out(function: Callable[[J], R], jobs: Iterable[J], workers: int) -> Generator[R, None, None]:
    """The result of each job, as they come; one worker means this very process."""
    if workers <= 1:
        yield from map(function, jobs)
        return
    context = multiprocessing.get_context("spawn")
    waiting = iter(jobs)
    crew: dict[Connection, Any] = {}
    due: dict[Connection, int] = {}
    try:
        with ctrl_c_ignored():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                crew[ours] = context.Process(target=serve, args=(function, theirs), daemon=True)
                crew[ours].start()
                theirs.close()
        for connection in crew:
            due[connection] = hand_over(connection, waiting, AHEAD)
        while any(due.values()):
            for ready in cast("list[Connection]", wait(crew)):
                yield receive(ready)
                due[ready] += hand_over(ready, waiting, 1) - 1
    finally:
        for connection, process in crew.items():
            connection.close()
            process.terminate()
            process.join()


def hand_over(connection: Connection, waiting: Iterator[Any], count: int) -> int:
    """Send the next jobs; tells how many there were."""
    batch = list(islice(waiting, count))
    try:
        for job in batch:
            connection.send(job)
    except OSError:
        raise WorkerDied("A worker process died; what it was doing is lost.") from None
    return len(batch)


def receive(connection: Connection) -> Any:
    """The next result of a worker; its errors are raised here."""
    try:
        answer = connection.recv()
    except (EOFError, OSError):
        raise WorkerDied("A worker process died; what it was doing is lost.") from None
    if isinstance(answer, BaseException):
        raise answer
    return answer


@contextmanager
def ctrl_c_ignored() -> Iterator[None]:
    """Processes started in here leave Ctrl-C to the one that started them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def serve(function: Callable[[Any], Any], connection: Connection) -> None:
    """The life of a worker: do jobs until the other end hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            job = connection.recv()
            try:
                answer = function(job)
            except Exception as error:  # noqa: BLE001 - whatever it is, the main process shall know
                answer = error
            connection.send(answer)
    except (EOFError, OSError):
        return
