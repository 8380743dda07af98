"""Plain data: slotted structs whose copy is generated from their declaration."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from enum import Enum
from typing import Any, Self, TypeVar

import msgspec

P = TypeVar("P", bound="Plain")
C = TypeVar("C", bound="type[Plain]")

ATOMS = (int, str, bool, float, bytes, type(None))


class Plain(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """A mutable record of a state. Fields are atoms, frozen values, lists, dicts, sets, tuples of them, or Plain."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)

        def copy_first_time(self: Plain) -> Plain:
            # Annotations may name classes defined later, so the copier is made at its first use.
            copier = make_copier(cls)
            cls.copy = copier  # type: ignore[method-assign,assignment]
            return copier(self)

        cls.copy = copy_first_time  # type: ignore[method-assign,assignment]

    def copy(self) -> Self:
        """An independent copy: nothing mutable is shared with the original."""
        raise NotImplementedError


def set_directly(cls: C) -> C:
    """Set fields as other classes do: msgspec's own, slower way serves the garbage collector, which leaves plain data alone."""
    cls.__setattr__ = object.__setattr__  # type: ignore[method-assign]
    cls.__delattr__ = object.__delattr__  # type: ignore[method-assign]
    return cls


def make_copier(cls: type[P]) -> Callable[[P], P]:
    """Compile the copy function of a class from the types of its fields."""
    hints = typing.get_type_hints(cls)
    arguments = []
    for name in cls.__struct_fields__:
        try:
            arguments.append(copy_expression(hints[name], f"o.{name}"))
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{name}: {error}") from None
    source = f"def copy(o): return cls({', '.join(arguments)})"
    scope: dict[str, Any] = {"cls": cls}
    exec(source, scope)
    return typing.cast(Callable[[P], P], scope["copy"])


def copy_expression(hint: Any, value: str, depth: int = 0) -> str:
    """The source text that copies a value of this type."""
    if is_frozen(hint):
        return value
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    item = f"x{depth}"
    if origin is list:
        if is_frozen(arguments[0]):
            return f"{value}[:]"
        return f"[{copy_expression(arguments[0], item, depth + 1)} for {item} in {value}]"
    if origin is set:
        return f"{value}.copy()"
    if origin is dict:
        if is_frozen(arguments[1]):
            return f"{value}.copy()"
        return f"{{k{depth}: {copy_expression(arguments[1], item, depth + 1)} for k{depth}, {item} in {value}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Plain):
        return f"{value}.copy()"
    if origin in (typing.Union, types.UnionType):
        parts = [part for part in arguments if not is_frozen(part)]
        if len(parts) == 1 and type(None) in arguments and len(arguments) == 2:
            return f"(None if {value} is None else {copy_expression(parts[0], value, depth)})"
    raise TypeError(f"a state cannot hold {hint!r}; use atoms, frozen structs, lists, dicts, sets or Plain")


def is_frozen(hint: Any) -> bool:
    """Whether values of this type can be shared between copies."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return True
    if origin in (typing.Union, types.UnionType):
        return all(is_frozen(part) for part in arguments)
    if origin in (tuple, frozenset):
        return all(part is Ellipsis or is_frozen(part) for part in arguments)
    hint = origin or hint
    if not isinstance(hint, type):
        return False
    if issubclass(hint, ATOMS) or issubclass(hint, Enum):
        return True
    return issubclass(hint, msgspec.Struct) and bool(hint.__struct_config__.frozen)
