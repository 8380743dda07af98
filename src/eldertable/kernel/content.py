"""Content files: TOML into frozen structs, with all mistakes reported at once."""

from __future__ import annotations

import os
import tomllib
import typing
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from eldertable.kernel.errors import BadContent

T = TypeVar("T", bound=msgspec.Struct)

# A folder of replacement files, one subfolder per game. It is read from the environment so that worker processes use the same.
PACK_VARIABLE = "ELDERTABLE_CONTENT"


class Library:
    """The content files of one game, with those of a content pack in their place where it has them.

    `catalogue` holds the files as they are, for interfaces that show names, texts and provenance; `shapes` says how each is made.
    """

    def __init__(self, game_id: str, package: str) -> None:
        self.game_id = game_id
        self.package = package
        self.problems: list[str] = []
        self.catalogue: dict[str, Any] = {}
        self.shapes: dict[str, type[msgspec.Struct]] = {}
        self._pack_digest = blake2b(digest_size=4)
        self._pack_used = False

    def read(self, name: str, shape: type[T]) -> T | None:
        """One file as a struct; mistakes are noted, and None is returned if there are any."""
        try:
            data = tomllib.loads(self._text(name))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            self.problems.append(f"{name}: {error}")
            return None
        self.catalogue[name.removesuffix(".toml")] = data
        self.shapes[name.removesuffix(".toml")] = shape
        found: list[str] = []
        value = build(data, shape, name, found)
        self.problems.extend(found)
        return None if found else typing.cast(T, value)

    def check(self, truth: bool, complaint: str) -> None:
        """Note a complaint unless the truth holds."""
        if not truth:
            self.problems.append(complaint)

    def finish(self) -> None:
        """Raise all noted mistakes together."""
        if self.problems:
            raise BadContent([f"{self.game_id}/{problem}" for problem in self.problems])

    def version(self, rules: str) -> str:
        """The rules version, marked with a digest when a content pack changes the game."""
        return f"{rules}+{self._pack_digest.hexdigest()}" if self._pack_used else rules

    def _text(self, name: str) -> str:
        pack = os.environ.get(PACK_VARIABLE)
        replacement = Path(pack, self.game_id, name) if pack else None
        if replacement and replacement.is_file():
            text = replacement.read_text("utf-8")
            self._pack_used = True
            self._pack_digest.update(name.encode() + text.encode())
            return text
        return files(self.package).joinpath(name).read_text("utf-8")


def build(data: Any, shape: Any, path: str, problems: list[str]) -> Any:
    """Data as a value of the shape; every mistake is noted with its path and what was expected."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct) and isinstance(data, Mapping):
        return _build_struct(data, shape, path, problems)
    if typing.get_origin(shape) in (list, tuple) and isinstance(data, list) and _holds_structs(shape):
        item = typing.get_args(shape)[0]
        built = [build(each, item, _entry_path(path, index, each), problems) for index, each in enumerate(data)]
        return tuple(built) if typing.get_origin(shape) is tuple else built
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        problems.append(f"{path}: {error}")
        return None


def _build_struct(data: Mapping[str, Any], shape: type[msgspec.Struct], path: str, problems: list[str]) -> Any:
    before = len(problems)
    hints, fields = _outline(shape)
    values: dict[str, Any] = {}
    for name, field in fields.items():
        if name in data:
            values[field.name] = build(data[name], hints[field.name], f"{path}: {name}", problems)
        elif field.required:
            problems.append(f"{path}: the field {name!r} is missing")
    if shape.__struct_config__.forbid_unknown_fields:
        for name in sorted(set(data) - set(fields)):
            problems.append(f"{path}: unknown field {name!r}; expected one of {', '.join(fields)}")
    return None if len(problems) > before else shape(**values)


@cache
def _outline(shape: type[msgspec.Struct]) -> tuple[dict[str, Any], dict[str, msgspec.structs.FieldInfo]]:
    """The types of a struct's fields, and the fields by their names in files; a file holds many structs of one shape."""
    return typing.get_type_hints(shape), {field.encode_name: field for field in msgspec.structs.fields(shape)}


def _holds_structs(shape: Any) -> bool:
    item = typing.get_args(shape)[0]
    return isinstance(item, type) and issubclass(item, msgspec.Struct)


def _entry_path(path: str, index: int, entry: Any) -> str:
    name = entry.get("id") if isinstance(entry, Mapping) else None
    return f"{path}: {name}" if isinstance(name, str) else f"{path}: entry {index + 1}"
