"""TypeScript declarations of msgspec structs, as JSON shows them.

A generator of our own, over `msgspec.inspect`: the ones for JSON Schema make one flat list of names, know nothing of the two
directions (a field with a default is always written, but need not be sent), and would need Node and its packages wherever a
game from outside wants its types.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as shape

from eldertable.kernel.errors import EldertableError
from eldertable.kernel.form import FORM

WORDS: dict[type, str] = {
    shape.AnyType: "Plain",
    shape.RawType: "Plain",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
}
LISTS = (shape.ListType, shape.SetType, shape.FrozenSetType, shape.VarTupleType, shape.CollectionType)

# What every file begins with: JSON itself.
PLAIN = """export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };
"""


class CannotDeclare(EldertableError):
    """A type that TypeScript is not told of."""


class Declarations:
    """Structs and what they are made of, each declared once under its own name.

    What is `written` has all its fields; in what is read, a field with a default may be missing.
    """

    def __init__(self, *, written: bool) -> None:
        self.written = written
        self._kinds: dict[str, type[msgspec.Struct]] = {}
        self._unions: dict[str, tuple[type[msgspec.Struct], ...]] = {}

    def add(self, *kinds: type[msgspec.Struct]) -> None:
        """Declare these structs."""
        for kind in kinds:
            self._name(kind)

    def add_union(self, name: str, kinds: tuple[type[msgspec.Struct], ...]) -> None:
        """Declare structs and a name for any of them."""
        self.add(*kinds)
        self._unions[name] = kinds

    def add_file(self, name: str, parts: dict[str, type[msgspec.Struct]]) -> None:
        """Declare an object with these fields."""
        self.add(msgspec.defstruct(name, [*parts.items()]))

    def text(self, indent: str = "") -> str:
        """All declarations, those first that were asked for first."""
        blocks = [*self._interfaces()]
        for name, kinds in self._unions.items():
            blocks.append(f"export type {name} = {' | '.join(self._name(kind) for kind in kinds) or 'never'};")
        lines = "\n\n".join(blocks).split("\n")
        return "\n".join(indent + line if line else line for line in lines)

    def _interfaces(self) -> Iterator[str]:
        # Writing one declaration may call for others.
        written = 0
        while written < len(self._kinds):
            name = [*self._kinds][written]
            yield self._interface(name, self._kinds[name])
            written += 1

    def _interface(self, name: str, kind: type[msgspec.Struct]) -> str:
        info = shape.type_info(kind)
        assert isinstance(info, shape.StructType)
        base = parent(kind)
        inherited = base.__struct_fields__ if base else ()
        extends = f" extends {self._name(base)}" if base else ""
        tag = [f"  {info.tag_field}: {literal(info.tag)};"] if info.tag_field and info.tag is not None else []
        fields = [f"  {self._field(kind, field)}" for field in info.fields if field.name not in inherited]
        return "\n".join([*comment(kind), f"export interface {name}{extends} {{", *tag, *fields, "}"])

    def _field(self, kind: type[msgspec.Struct], field: shape.Field) -> str:
        may_miss = is_omitted(kind, field) if self.written else not field.required
        try:
            return f"{field.encode_name}{'?' if may_miss else ''}: {self.expression(field.type)};"
        except CannotDeclare as error:
            raise CannotDeclare(f"{kind.__name__}.{field.name}: {error}") from None

    def expression(self, info: shape.Type) -> str:
        """How TypeScript says this type."""
        if word := WORDS.get(type(info)):
            return word
        match info:
            case shape.Metadata(type=inner, extra=extra):
                return self._form(extra[FORM]) if extra and FORM in extra else self.expression(inner)
            case shape.StructType(cls=kind):
                return self._name(kind)
            case shape.LiteralType(values=values):
                return " | ".join(literal(value) for value in values)
            case shape.UnionType(types=types):
                return " | ".join(self.expression(each) for each in types)
            case shape.TupleType(item_types=types):
                return f"[{', '.join(self.expression(each) for each in types)}]"
            case shape.DictType(value_type=shape.AnyType()):
                return "Fields"
            case shape.DictType(key_type=key, value_type=value):
                # Whatever the keys are in Python, in JSON they are text.
                word = self.expression(key) if isinstance(key, shape.LiteralType) else "string"
                return f"Record<{word}, {self.expression(value)}>"
        if isinstance(info, LISTS):
            item = self.expression(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        raise CannotDeclare(f"there is no TypeScript for {info!r}")

    def _form(self, kind: Any) -> str:
        """A field that holds the JSON form of something; what TypeScript alone can say is given in its own words."""
        return kind if isinstance(kind, str) else self.expression(shape.type_info(kind))

    def _name(self, kind: type[msgspec.Struct]) -> str:
        name = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            raise CannotDeclare(f"{kind.__module__} and {self._kinds[name].__module__} both call something {name}")
        return name


def parent(kind: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """The struct whose fields this one has and adds to."""
    base = kind.__base__
    return base if base is not None and issubclass(base, msgspec.Struct) and base.__struct_fields__ else None


def is_omitted(kind: type[msgspec.Struct], field: shape.Field) -> bool:
    """Whether a field may be left out where the struct is written: it is unset, or as usual."""
    has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
    return not field.required and (kind.__struct_config__.omit_defaults or not has_default)


def literal(value: Any) -> str:
    """A value of JSON in TypeScript."""
    return msgspec.json.encode(value).decode()


def comment(kind: type[msgspec.Struct]) -> list[str]:
    """What the docstring says first."""
    told = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].replace("\n", " ").replace("*/", "* /")
    return [f"/** {told} */"] if told else []
