"""What follows from a value, worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

V = TypeVar("V")


class kept(Generic[V]):  # noqa: N801
    """A property that is worked out once and kept: `cached_property` without its lock, since two threads find the same."""

    def __init__(self, work_out: Callable[[Any], V]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, value: None, owner: type) -> kept[V]: ...

    @overload
    def __get__(self, value: object, owner: type) -> V: ...

    def __get__(self, value: object, owner: type) -> kept[V] | V:
        if value is None:
            return self
        found = value.__dict__[self.name] = self.work_out(value)
        return found
