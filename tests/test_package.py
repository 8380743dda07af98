"""What is installed is whole: the wheel holds the code, the contents, the texts and the built client."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from eldertable.kit import kit_version

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "eldertable"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a freshly built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True)
    (path,) = folder.glob("*.whl")
    with ZipFile(path) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("pattern", ["**/*.py", "games/*/content/*.toml", "**/text/*.ftl"])
def test_code_contents_and_texts_are_in_the_wheel(wheel: set[str], pattern: str) -> None:
    wanted = {path.relative_to(HOUSE.parent).as_posix() for path in HOUSE.glob(pattern) if "node_modules" not in path.parts}
    assert wanted
    assert not wanted - wheel


def test_the_rules_are_in_the_wheel(wheel: set[str]) -> None:
    rules = ROOT / "docs" / "rules"
    wanted = {f"eldertable/rules/{path.relative_to(rules).as_posix()}" for path in rules.rglob("*.md")}
    assert {"eldertable/rules/gates_of_delirium.md", "eldertable/rules/fr/gates_of_delirium.md"} <= wanted
    assert not wanted - wheel


def test_the_built_client_is_in_the_wheel(wheel: set[str]) -> None:
    client = {name for name in wheel if name.startswith("eldertable/web/dist/")}
    assert "eldertable/web/dist/index.html" in client
    assert any(name.endswith(".js") for name in client)
    assert any(name.endswith(".css") for name in client)


def test_the_kit_for_boards_from_outside_is_in_the_wheel(wheel: set[str]) -> None:
    """Its build, its types, and the addresses under which boards find what they share with the house."""
    parts = {f"eldertable/web/kit/{name}" for name in ("package.json", "build.mjs", "tsconfig.json", "dist/src/board.d.ts")}
    assert not parts - wheel
    assert {f"eldertable/web/dist/kit/{kit_version()}/{name}.js" for name in ("table", "preact", "hooks", "jsx-runtime")} <= wheel


def test_the_sources_of_the_client_are_not_in_the_wheel(wheel: set[str]) -> None:
    sources = [name for name in wheel if name.endswith((".ts", ".tsx", ".mjs")) or "node_modules" in name]
    assert not [name for name in sources if not name.startswith(("eldertable/web/kit/", "eldertable/template/"))]


def test_credits_are_in_the_wheel(wheel: set[str]) -> None:
    assert {Path(name).name for name in wheel if "/licenses/" in name} == {"LICENSE", "NOTICE"}
