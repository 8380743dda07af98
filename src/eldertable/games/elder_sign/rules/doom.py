"""The doom track (ES-13)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import ANCIENT_ONES
from eldertable.games.elder_sign.events import DoomAdded, DoomRemoved
from eldertable.games.elder_sign.rules import battle
from eldertable.games.elder_sign.rules.monsters import MonstersAppear
from eldertable.games.elder_sign.rules.step import MuseumStep, when_all_is_done
from eldertable.games.elder_sign.state import Museum


class AddDoom(MuseumStep, frozen=True):
    """Put doom tokens on the track; the last space awakens the Ancient One (ES-13.1 to ES-13.3, ES-20.12, R18)."""

    count: int

    def do(self, s: Museum) -> None:
        track = ANCIENT_ONES[s.ancient_one].doom_track
        if s.doom == len(track):
            return
        s.doom += 1
        s.emit(DoomAdded(s.doom, len(track)))
        if self.count > 1:
            s.next(AddDoom(self.count - 1))
        if not s.awake:
            if s.doom == len(track):
                when_all_is_done(s, battle.Awaken())
            if track[s.doom - 1] == "monster":
                s.next(MonstersAppear())


def remove_doom(s: Museum, count: int) -> None:
    """Take the last tokens off the track (ES-13.6)."""
    for _ in range(min(count, s.doom)):
        s.doom -= 1
        s.emit(DoomRemoved(s.doom, s.track))
