"""One contract between Python and the browser: the TypeScript types of what the server sends, made from Python's structs."""

from __future__ import annotations

from eldertable.contract.declarations import CannotDeclare
from eldertable.contract.games import typescript
from eldertable.contract.wire import wire_typescript

__all__ = ["CannotDeclare", "typescript", "wire_typescript"]
