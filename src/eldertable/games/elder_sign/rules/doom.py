"""The doom track, Elder Signs, continuous Mythos rules and the end of the game (ES-12, ES-13, ES-21)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import ANCIENT_ONES, ELDER_SIGNS, MYTHOS, OTHER_WORLDS
from eldertable.games.elder_sign.content.shapes import MythosRule
from eldertable.games.elder_sign.events import DoomAdded, DoomRemoved, ElderSignGained, ElderSignLost, GateOpened
from eldertable.games.elder_sign.rules.decks import draw
from eldertable.games.elder_sign.rules.dice import add_lock
from eldertable.games.elder_sign.rules.monsters import appear
from eldertable.games.elder_sign.state import Ending, Museum
from eldertable.kernel import NO_QUESTION, Asking, Rules, Seat


class GameEnds(Exception):
    """The game ends at once, whatever is under way (ES-21.5)."""

    def __init__(self, reason: Ending) -> None:
        self.reason = reason


RULES = {card.id: card.rule for card in MYTHOS.values() if card.rule}


def in_force(s: Museum, rule: MythosRule, seat: Seat) -> bool:
    """Whether a continuous Mythos rule binds this player; none binds Sister Mary (ES-12.1, ES-17.15)."""
    if RULES.get(s.mythos) != rule and not s.lasting:
        return False
    return holds(s, rule) and s.players[seat].investigator != "sister_mary"


def holds(s: Museum, rule: MythosRule) -> bool:
    """Whether a continuous Mythos rule holds at all."""
    if RULES.get(s.mythos) == rule and not s.faded:
        return True
    return bool(s.lasting) and any(RULES[card] == rule for card in s.lasting)


def add_doom(s: Museum, count: int) -> Asking:
    """Put doom tokens on the track; the last space awakens the Ancient One (ES-13.1 to ES-13.3, ES-20.12, R18)."""
    track = ANCIENT_ONES[s.ancient_one].doom_track
    length = len(track)
    while count and s.doom < length:
        count -= 1
        s.doom += 1
        s.emit(DoomAdded(s.doom, length))
        if s.awake:
            continue
        if s.doom == length:
            s.awakening = True
        if track[s.doom - 1] == "monster":
            return monster_of_doom(s, count) if count else appear(s)
    return NO_QUESTION


def monster_of_doom(s: Museum, more: int) -> Rules[None]:
    """A monster appears before more doom is added (ES-13.2)."""
    yield from appear(s)
    yield from add_doom(s, more)


def remove_doom(s: Museum, count: int) -> None:
    """Take the last tokens off the track (ES-13.6)."""
    for _ in range(min(count, s.doom)):
        s.doom -= 1
        s.emit(DoomRemoved(s.doom, s.track))


def gain_elder_signs(s: Museum, count: int) -> None:
    """Put Elder Signs by the Ancient One; enough of them win the game at once (ES-8.7, ES-21.1)."""
    needed = ANCIENT_ONES[s.ancient_one].elder_signs
    for _ in range(count):
        if s.elder_signs < ELDER_SIGNS:
            s.elder_signs += 1
            s.emit(ElderSignGained(s.elder_signs, needed))
        if s.elder_signs >= needed:
            raise GameEnds("sealed")


def lose_elder_signs(s: Museum, count: int) -> None:
    """Remove Elder Signs, as far as there are any."""
    for _ in range(min(count, s.elder_signs)):
        s.elder_signs -= 1
        s.emit(ElderSignLost(s.elder_signs, ANCIENT_ONES[s.ancient_one].elder_signs))


def open_gate(s: Museum) -> Asking:
    """An Other World card comes into play, if there is one (ES-19.1, L5)."""
    card = "" if s.awake else draw(s, "other_world")
    if not card:
        return NO_QUESTION
    s.worlds += (card,)
    s.emit(GateOpened(card))
    return add_lock(s, OTHER_WORLDS[card].lock, card)
