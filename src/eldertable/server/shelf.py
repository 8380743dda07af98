"""The tables in memory: every one that anybody holds, once, and the ones last used although nobody does."""

from __future__ import annotations

from weakref import WeakValueDictionary

from eldertable.server.tables import LiveTable


class Shelf:
    """Finds live tables. Who uses a table holds it; that alone keeps it, however many there are."""

    def __init__(self, keep: int) -> None:
        self._keep = keep
        # As long as anybody holds a table it is found here, so that there is never a second copy of it.
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        # The tables last used, the newest last: they stay although nobody may hold them any more.
        self._recent: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        return len(self._live)

    def find(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(table_id)

    def all(self) -> list[LiveTable]:
        """All tables that are in memory."""
        return list(self._live.values())

    def use(self, table: LiveTable) -> LiveTable:
        """Keep a table that somebody uses now; the one that was not used for longest is let go, unless somebody holds it."""
        if table.gone:
            return table
        self._live[table.id] = table
        self._recent.pop(table.id, None)
        self._recent[table.id] = table
        while len(self._recent) > self._keep:
            del self._recent[next(iter(self._recent))]
        return table

    def let_go(self, table_id: str) -> None:
        """Keep a table no longer than somebody holds it."""
        self._recent.pop(table_id, None)

    def remove(self, table_id: str) -> None:
        """Forget a table that is no more."""
        self._recent.pop(table_id, None)
        table = self._live.pop(table_id, None)
        if table is not None:
            table.gone = True
