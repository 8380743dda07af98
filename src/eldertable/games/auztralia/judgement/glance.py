"""What a player sees in a position at a glance, kept while the options of one decision are asked about."""

from __future__ import annotations

from collections.abc import Mapping

from eldertable.games.auztralia.content.shapes import Good
from eldertable.games.auztralia.judgement.prospects import prospects
from eldertable.games.auztralia.judgement.threats import dangers
from eldertable.games.auztralia.judgement.under_way import Plans
from eldertable.games.auztralia.pieces import Tile
from eldertable.games.auztralia.state import Auztralia, Combat
from eldertable.kernel import Seat, State
from eldertable.kernel.kept import kept


class Glance:
    """What a player sees in the position, worked out as far as it is asked for."""

    def __init__(self, s: Auztralia, seat: Seat) -> None:
        self.s = s
        self.seat = seat

    @kept
    def chance(self) -> float:
        """The player's chance to win."""
        return prospects(self.s)[self.seat]

    @kept
    def standing(self) -> Plans:
        """The player's position."""
        return Plans(self.s, self.seat, dangers(self.s))

    @property
    def combat(self) -> Combat:
        """The fight under way."""
        assert self.s.combat is not None
        return self.s.combat

    def goods(self, changes: Mapping[Good, int]) -> float:
        """What a change of the warehouse is worth."""
        standing = self.standing
        after = standing.player.goods.copy()
        for kind, change in changes.items():
            after[kind] += change
        return standing.ripe * (standing.wealth(after) - standing.riches)

    def tiles_in(self, n: int) -> list[Tile]:
        """The Old Ones in a hex as everybody knows them."""
        return [tile for tile in self.s.board.seen if tile.hex == n]


class Latest:
    """The last glance: the options of a decision are asked about one after the other."""

    __slots__ = ("glance",)

    def __init__(self) -> None:
        self.glance: Glance | None = None

    def at(self, s: Auztralia, seat: Seat) -> Glance:
        """The glance at a position, the last one if nothing has changed since. It keeps a copy of the table."""
        glance = self.glance
        if glance is None or glance.seat != seat or any(getattr(glance.s, name) != getattr(s, name) for name in ON_THE_TABLE):
            glance = self.glance = Glance(s.copy(), seat)
        return glance


latest_glance = Latest().at
ON_THE_TABLE = [name for name in Auztralia.__struct_fields__ if name == "agenda" or name not in State.__struct_fields__]
