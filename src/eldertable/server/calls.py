"""HTTP calls about what people do at tables."""

from __future__ import annotations

from abc import ABC, abstractmethod

from starlette.routing import Route

from eldertable.server.pace import Pace
from eldertable.server.people import People
from eldertable.server.room import Room
from eldertable.server.store import Store


class Calls(ABC):
    """A few calls that belong together, and what they work with."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace

    @abstractmethod
    def routes(self) -> list[Route]:
        """Where they are found."""
