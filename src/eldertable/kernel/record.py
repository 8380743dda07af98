"""A record: the whole game as seed and choices, sealed with a checksum."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from eldertable.kernel.errors import BadRecord, EldertableError
from eldertable.kernel.form import worked_out

if TYPE_CHECKING:
    from eldertable.kernel.game import Game
    from eldertable.kernel.table import Table


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a table began: a seed, or a position."""

    seed: int | str = 0
    position: dict[str, Any] | None = None


class Record(msgspec.Struct, frozen=True):
    """A game from its origin on. Replay it with `eldertable.replay`."""

    game: str
    rules_version: str
    players: int
    options: dict[str, Any]
    origin: Origin
    choices: list[dict[str, Any]]
    result: dict[str, Any] | None
    checksum: str

    @classmethod
    def seal(cls, **fields: Any) -> Record:
        """A record with its checksum, in the very form in which it comes back from JSON (lists, no tuples)."""
        bare = msgspec.json.decode(msgspec.json.encode(cls(**fields, checksum="")), type=cls)
        return msgspec.structs.replace(bare, checksum=bare.expected_checksum())

    def expected_checksum(self) -> str:
        """The checksum of everything else in the record."""
        bare = msgspec.structs.replace(self, checksum="")
        return blake2b(msgspec.json.encode(bare, order="sorted"), digest_size=16).hexdigest()

    def to_json(self) -> str:
        """The record as JSON text."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; refuses damaged ones."""
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"This is not a game record: {error}.") from None
        record.check_seal()
        return record

    def check_seal(self) -> None:
        """Refuse a record whose content does not match its checksum."""
        if self.checksum != self.expected_checksum():
            raise BadRecord("The record was changed after it was saved: its checksum does not match its content.")

    def beginning(self, game: Game[Any]) -> Table[Any]:
        """The table as it stood before the first choice: dealt from the seed, or laid out from the position."""
        if self.origin.position is None:
            return game.start(self.players, self.origin.seed, self.options)
        position = self.origin.position
        if position.get("rules_version") == self.rules_version:
            # A record of older rules begins with a position of theirs; what can be read of it shows whether it fits.
            position = {**position, "rules_version": game.rules_version}
        return game.from_position(position)

    def replay(self, game: Game[Any]) -> Table[Any]:
        """Play the record again; refuses one that does not lead to its own result, also under older rules."""
        game.check_record_version(self.rules_version)
        self.check_seal()
        table = self.beginning(game)
        for number, form in enumerate(self.choices, 1):
            try:
                table.repeat(form)
            except EldertableError as error:
                raise BadRecord(f"Choice {number} of the record cannot be made: {error}") from None
        result = None if table.result is None else table.result.to_json()
        if result != self.result:
            raise BadRecord(f"The record claims the result {self.result!r}; its choices lead to {result!r}.")
        return table


# Threads read records side by side.
worked_out(Record)
