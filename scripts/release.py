"""Make a release: date its changelog section, build wheel and source archive, and try both where there is no Node.

python scripts/release.py check          build, and try what was built; changes nothing in the tree
python scripts/release.py date           write today's date into the changelog section of the version in pyproject.toml
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "## [Unreleased]\n"
# What a fresh installation must be able to do: play a game to its end, check itself, and serve the built client.
TRIAL = """
import random
import eldertable
from eldertable.kit import kit_folder, kit_version
from eldertable.scaffold import template_folder
from eldertable.server.pages import CLIENT

table = eldertable.game("gates_of_delirium").start(players=2, seed=1)
chance = random.Random(1)
while table.decision is not None:
    table.choose(chance.choice(table.decision.options))
assert eldertable.replay(table.record()).result == table.result
assert (CLIENT / "index.html").is_file() and (CLIENT / "kit" / str(kit_version()) / "preact.js").is_file()
assert (kit_folder() / "dist" / "src" / "board.d.ts").is_file() and (template_folder() / "pyproject.toml").is_file()
print(eldertable.__version__)
"""


class NotReady(Exception):
    """The tree is not ready for a release; the message says what is missing."""


def main(arguments: list[str]) -> int:
    """Do what the command line asks for."""
    try:
        match arguments:
            case ["check"]:
                check(version())
            case ["date"]:
                CHANGELOG.write_text(dated(CHANGELOG.read_text("utf-8"), version(), datetime.now(UTC).date().isoformat()), "utf-8")
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except NotReady as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def version() -> str:
    """The version of this tree."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def dated(changelog: str, number: str, day: str) -> str:
    """The changelog with what was unreleased under the version and its day."""
    if f"## [{number}]" in changelog:
        raise NotReady(f"CHANGELOG.md has a section for {number} already: raise the version in pyproject.toml.")
    head, found, rest = changelog.partition(UNRELEASED)
    if not found or not rest.partition("\n## [")[0].strip():
        raise NotReady("CHANGELOG.md has nothing under [Unreleased]: there is nothing to release.")
    return f"{head}{UNRELEASED}\n## [{number}] - {day}\n{rest}"


def check(number: str) -> None:
    """Build both archives and try each in an environment of its own, without Node."""
    with tempfile.TemporaryDirectory() as place:
        dist = Path(place, "dist")
        run([sys.executable, "-m", "hatchling", "build", "-d", str(dist)])
        (wheel,), (source,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
        for archive in (wheel, source):
            if not re.match(rf"eldertable-{re.escape(number)}[-.]", archive.name):
                raise NotReady(f"{archive.name} is not of version {number}.")
            tried = try_out(archive, Path(place, archive.suffix.strip(".")))
            if tried != number:
                raise NotReady(f"{archive.name} says that it is version {tried}.")
            print(f"{archive.name}: installs and plays without Node")


def try_out(archive: Path, place: Path) -> str:
    """Install an archive into a fresh environment and play there; the version that it tells."""
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    environment = {**os.environ, "PATH": str(place / "bin"), "PYTHONPATH": ""}
    run([str(python), "-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), str(archive)], environment)
    said = subprocess.run([python, "-c", TRIAL], cwd=place, env=environment, capture_output=True, text=True, check=False)
    if said.returncode:
        raise NotReady(f"{archive.name} cannot be used after installation:\n{said.stderr}")
    return said.stdout.strip()


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command in the tree."""
    if subprocess.run(command, cwd=ROOT, env=environment, stdout=sys.stderr, check=False).returncode:
        raise NotReady(f"`{' '.join(command)}` failed.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
