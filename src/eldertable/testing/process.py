"""Same seed, same game: in another process, and whatever the hash seed is.

Run as a program it reads what to play from standard input and writes one digest per game played.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from typing import Any

from eldertable.kernel import Game
from eldertable.testing.configurations import Configuration
from eldertable.testing.playing import decisions, finished, whole


def check_other_processes(configurations: Sequence[Configuration], seed: int) -> None:
    """Processes with other hash seeds play the same games, down to every view and event."""
    ours = [digest(configuration, seed) for configuration in configurations]
    for hash_seed in ("1", "2"):
        theirs = digests_elsewhere(configurations, seed, hash_seed)
        different = [str(each) for each, mine, other in zip(configurations, ours, theirs, strict=True) if mine != other]
        assert not different, f"with PYTHONHASHSEED={hash_seed} other games are played from the same seed: {different}"


def digest(configuration: Configuration, seed: int) -> str:
    """A digest of everything that happens in a random game."""
    found = blake2b(digest_size=16)
    for number, table in enumerate(decisions(configuration, seed)):
        if number % 7 == 0:
            found.update(whole(table))
    found.update(whole(finished(configuration, seed)))
    return found.hexdigest()


def digests_elsewhere(configurations: Sequence[Configuration], seed: int, hash_seed: str) -> list[str]:
    """The digests as another process finds them."""
    module, name = home(configurations[0].game)
    task = {"module": module, "name": name, "seed": seed, "settings": [[each.players, each.changed] for each in configurations]}
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-m", "eldertable.testing.process"],
        input=json.dumps(task),
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: list[str] = json.loads(done.stdout)
    return answer


def home(game: Game[Any]) -> tuple[str, str]:
    """The module and the name under which another process finds the game."""
    module = type(game).__module__
    for name, value in vars(sys.modules[module]).items():
        if value is game:
            return module, name
    raise AssertionError(f"{module} has no global name for the game {game.id!r}")


def main() -> None:
    """Play what standard input asks for."""
    task = json.load(sys.stdin)
    game = getattr(import_module(task["module"]), task["name"])
    found = [digest(Configuration(game, players, tuples(changed)), task["seed"]) for players, changed in task["settings"]]
    json.dump(found, sys.stdout)


def tuples(changed: dict[str, Any]) -> dict[str, Any]:
    """Options as they were before JSON made lists of tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in changed.items()}


if __name__ == "__main__":
    main()
