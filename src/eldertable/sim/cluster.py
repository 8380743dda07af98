"""Work shared by the machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from eldertable.kernel.errors import EldertableError
from eldertable.sim.workers import AHEAD, ATTEMPTS

J = TypeVar("J")
R = TypeVar("R")


class NoCluster(EldertableError):
    """Ray is not installed, or there is no cluster where one should be."""


# A cluster of one's own machine, started for the work and ended with it.
LOCAL = "local"


def share_out_on_cluster(function: Callable[[J], R], jobs: Iterable[J], address: str, workers: int) -> Generator[R, None, None]:
    """The result of each job, as they come; Ray does again what a lost worker was doing."""
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed; install it with: pip install 'eldertable[ray]'.") from None
    own: dict[str, Any] = (
        {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": "127.0.0.1"} if address == LOCAL else {}
    )
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"There is no Ray cluster at {address!r}: {error}") from None
    try:
        remote = ray.remote(max_retries=ATTEMPTS)(function)
        waiting = iter(jobs)
        places = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        due = [remote.remote(job) for job in islice(waiting, places)]
        while due:
            done, due = ray.wait(due)
            due += [remote.remote(job) for job in islice(waiting, len(done))]
            for result in done:
                yield ray.get(result)
    finally:
        ray.shutdown()
