"""A new game from the template: small and whole, in a package of its own or as a folder of the house."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import msgspec

from eldertable.kernel import Record
from eldertable.kernel.errors import BadOptions
from eldertable.kit import kit_folder
from eldertable.registry import game_ids

# How the template calls itself; every one of these words becomes that of the new game.
TEMPLATE = "new_game"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
# In the house its own modules and those of the new game stand together, after those of others.
OURS = r"from eldertable\S* import .+\n"
IMPORTS = re.compile(rf"(?P<others>^import .+\n)?(?P<ours>^{OURS}(?:\n?{OURS})*)", re.MULTILINE)
CLAUSES = re.compile(r"^- \*\*([A-Z]{2})-", re.MULTILINE)
# What building and testing leave behind is no part of a template.
LEFT_BEHIND = shutil.ignore_patterns("node_modules", "built", "__pycache__", ".hypothesis", ".pytest_cache")


def template_folder() -> Path:
    """In an installed package the template lies beside the code, in a source tree among the examples."""
    house = Path(str(files("eldertable")))
    installed = house / "template"
    return installed if installed.is_dir() else house.parents[1] / "examples" / TEMPLATE


def house_root() -> Path:
    """The source tree of the house, if it is run from one."""
    root = Path(str(files("eldertable"))).parents[1]
    if not (root / "docs" / "rules").is_dir():
        raise BadOptions("This Eldertable is no source tree: say --package to write a package of its own.")
    return root


def check_name(name: str, *, package: bool) -> None:
    """Refuse what can be no folder, no module, or is taken."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise BadOptions(f"{name!r} is no name for a game: small letters, digits and single underscores, e.g. `night_market`.")
    if name in game_ids():
        raise BadOptions(f"There is a game {name!r} already.")
    if package and find_spec(name) is not None:
        raise BadOptions(f"There is a Python module {name!r} already; a package of that name would hide it.")


def words_for(name: str, taken: set[str]) -> dict[str, str]:
    """What stands in place of the words of the template."""
    title = name.replace("_", " ").title()
    prefix = clause_prefix(name, taken)
    return {
        TEMPLATE: name,
        TEMPLATE.replace("_", "-"): name.replace("_", "-"),
        "NewGame": title.replace(" ", ""),
        "New Game": title,
        "NG-": f"{prefix}-",
        '"ng-': f'"{prefix.lower()}-',
        "`ng-": f"`{prefix.lower()}-",
        ".ng-": f".{prefix.lower()}-",
    }


def clause_prefix(name: str, taken: set[str]) -> str:
    """Two letters for the numbers of the clauses: initials, or others of the name that no game of the house has."""
    letters = name.replace("_", "").upper()
    initials = "".join(word[0] for word in name.split("_")).upper()
    pairs = [initials[:2], *(letters[0] + other for other in letters[1:]), *(letters[0] + chr(code) for code in range(65, 91))]
    return next(pair for pair in pairs if len(pair) == 2 and pair.isalpha() and pair not in taken)


def written(path: Path, words: Mapping[str, str]) -> str:
    """A file of the template in the words of the new game."""
    text = path.read_text("utf-8")
    for word, new in words.items():
        text = text.replace(word, new)
    return sealed(text) if "records" in (path.parent.name, path.parent.parent.name) else text


def sealed(record: str) -> str:
    """A record whose words were changed, with a fresh checksum."""
    fields = msgspec.to_builtins(msgspec.json.decode(record, type=Record))
    del fields["checksum"]
    return Record.seal(**fields).to_json() + "\n"


def write_package(name: str, place: Path) -> Path:
    """A package of its own in a new folder; nothing is left half done."""
    check_name(name, package=True)
    target = place / name
    if target.exists():
        raise BadOptions(f"{target} is there already.")
    words = {**words_for(name, set()), "file:../../src/eldertable/web/kit": f"file:{kit_folder()}"}
    words["../../src/eldertable/web/kit/tsconfig.json"] = "@eldertable/kit/tsconfig.json"
    with tempfile.TemporaryDirectory(dir=place) as workshop:
        copy = Path(shutil.copytree(template_folder(), Path(workshop) / name, ignore=LEFT_BEHIND))
        for path in [path for path in copy.rglob("*") if path.is_file()]:
            path.write_text(written(path, words), "utf-8")
        for path in sorted(copy.rglob(f"{TEMPLATE}*"), reverse=True):
            path.rename(path.with_name(path.name.replace(TEMPLATE, name)))
        copy.rename(target)
    return target


def write_in_house(name: str, root: Path) -> list[Path]:
    """A folder of the house, with its rules among the documents and its tests among the tests."""
    check_name(name, package=False)
    taken = {prefix for path in (root / "docs" / "rules").glob("*.md") for prefix in CLAUSES.findall(path.read_text("utf-8"))}
    words = words_for(name, taken)
    template = template_folder()
    targets = {root / place: template / source for source, place in house_places(template, name)}
    if there := [target for target in targets if target.exists()]:
        raise BadOptions(f"{there[0]} is there already.")
    for target, source in targets.items():
        text = re.sub(rf"^from {name}\b", f"from eldertable.games.{name}", written(source, words), flags=re.MULTILINE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(IMPORTS.sub(in_order, text), "utf-8")
    return list(targets)


def house_places(template: Path, name: str) -> Iterator[tuple[Path, Path]]:
    """Which files of the template a game of the house needs, and where they go."""
    game = Path("src", TEMPLATE)
    places = {
        game / "learn" / "rules": Path("docs", "rules"),
        game: Path("src", "eldertable", "games", name),
        Path("tests", "records", TEMPLATE): Path("tests", "records", name),
        Path("tests", "test_rules.py"): Path("tests", name, "test_rules.py"),
    }
    for path in sorted(template.rglob("*")):
        source = path.relative_to(template)
        if not path.is_file() or "built" in source.parts or "__pycache__" in source.parts:
            continue
        for origin, place in places.items():
            if source.is_relative_to(origin):
                rest = source.relative_to(origin)
                target = place / rest if rest.parts else place
                yield source, target.with_name(target.name.replace(TEMPLATE, name))
                break


def in_order(block: re.Match[str]) -> str:
    """Lines of imports as the style wants them."""
    lines = [line for line in block["ours"].splitlines(keepends=True) if line.strip()]
    others = f"{block['others']}\n" if block["others"] else ""
    return others + "".join(sorted(lines, key=lambda line: line.split()[1]))
