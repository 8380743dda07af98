"""Work shared by local processes."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from eldertable.kernel.errors import EldertableError

J = TypeVar("J")
R = TypeVar("R")

# Jobs given to a process ahead of its answers, so that it never waits for the next one.
AHEAD = 2
# A job that ends its worker is tried so many times.
ATTEMPTS = 3


class WorkerDied(EldertableError):
    """A job ended every worker process that tried it."""


class Worker:
    """A process and the jobs it was given."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(function, theirs), daemon=True)
        with ctrl_c_ignored():
            self.process.start()
        theirs.close()
        self.due: deque[tuple[int, Any]] = deque()

    def give(self, number: int, job: Any) -> None:
        """Send a job; a worker that cannot take it any more will be noticed when its answer is due."""
        self.due.append((number, job))
        with suppress(OSError):
            self.connection.send(job)

    def take(self) -> Any:
        """The answer to the oldest job; raises EOFError or OSError if the process is gone."""
        answer = self.connection.recv()
        self.due.popleft()
        return answer

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.connection.close()
        self.process.terminate()
        self.process.join()


def share_out(function: Callable[[J], R], jobs: Iterable[J], workers: int) -> Generator[R, None, None]:
    """The result of each job, as they come; one worker means this very process. What a lost worker was doing is done again."""
    if workers <= 1:
        yield from map(function, jobs)
        return
    waiting = enumerate(jobs)
    crew: list[Worker] = []
    losses: Counter[int] = Counter()
    try:
        crew += [Worker(function) for _ in range(workers)]
        for worker in crew:
            for number, job in islice(waiting, AHEAD):
                worker.give(number, job)
        while busy := [worker for worker in crew if worker.due]:
            ready = wait([worker.connection for worker in busy])
            for worker in [worker for worker in busy if worker.connection in ready]:
                try:
                    answer = worker.take()
                except (EOFError, OSError):
                    crew[crew.index(worker)] = replacement(worker, function, losses)
                    continue
                if isinstance(answer, BaseException):
                    raise answer
                for number, job in islice(waiting, 1):
                    worker.give(number, job)
                yield answer
    finally:
        for worker in crew:
            worker.stop()


def replacement(lost: Worker, function: Callable[[Any], Any], losses: Counter[int]) -> Worker:
    """A fresh worker with the jobs of a lost one, unless its first job has cost too many workers already."""
    lost.stop()
    number, job = lost.due[0]
    losses[number] += 1
    if losses[number] >= ATTEMPTS:
        raise WorkerDied(f"A worker process died {ATTEMPTS} times at the same job: {job!r}.")
    fresh = Worker(function)
    for again in lost.due:
        fresh.give(*again)
    return fresh


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
