"""Who looks at which table through which other server process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

# Those with a seat who look at a table, by the process through which they do.
Elsewhere = Mapping[str, frozenset[str]]
NOBODY: Elsewhere = MappingProxyType({})


class Presence:
    """Keeps it for all tables, in memory here or not: whoever loads one knows at once who is there."""

    def __init__(self) -> None:
        self._tables: dict[str, Elsewhere] = {}

    def at(self, table_id: str) -> Elsewhere:
        """Who looks at a table elsewhere."""
        return self._tables.get(table_id, NOBODY)

    def note(self, table_id: str, process: str, people: Iterable[str]) -> bool:
        """These and nobody else look at a table through a process; False if that is no news."""
        before = self.at(table_id)
        others = {each: there for each, there in before.items() if each != process}
        here = frozenset(people)
        self._keep(table_id, others | {process: here} if here else others)
        return self.at(table_id) != before

    def forget(self, gone: Callable[[str], bool]) -> list[str]:
        """Nobody looks through these processes any more; the tables where somebody did."""
        found = [table_id for table_id, elsewhere in self._tables.items() if any(map(gone, elsewhere))]
        for table_id in found:
            self._keep(table_id, {each: there for each, there in self._tables[table_id].items() if not gone(each)})
        return found

    def _keep(self, table_id: str, elsewhere: Elsewhere) -> None:
        if elsewhere:
            self._tables[table_id] = elsewhere
        else:
            self._tables.pop(table_id, None)
