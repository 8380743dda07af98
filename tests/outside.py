"""Packages of games from outside, built and installed as their authors would do it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import web_client
from eldertable.kit import kit_folder

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "liars_dice"


def build_board(folder: Path) -> None:
    """Build the drawn board of the game in a folder, with the kit as it lies in the house."""
    subprocess.run([web_client.find_node().folder / "node", kit_folder() / "build.mjs", folder], check=True)


def install(project: Path, site: Path) -> None:
    """Build the wheel of a package and install it into a folder of its own, from where a server can be told to import it."""
    wheels = site.parent / "wheels"
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels], cwd=project, check=True)
    (wheel,) = wheels.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(site), str(wheel)]
    subprocess.run(pip, check=True)


def copy_example(place: Path) -> Path:
    """The example, free to be built and changed."""
    return shutil.copytree(EXAMPLE, place / "liars_dice", ignore=shutil.ignore_patterns("built", "node_modules"))
