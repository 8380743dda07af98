"""The awakening, and the attacks of the Ancient One (ES-20)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import ANCIENT_ONES
from eldertable.games.elder_sign.content.shapes import COLOURS
from eldertable.games.elder_sign.events import AncientOneAttacked, Awakened
from eldertable.games.elder_sign.rules.acts import apply
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import COLOUR_INDEX, enforce_locks, locked, remove_lock
from eldertable.games.elder_sign.rules.doom import GameEnds
from eldertable.games.elder_sign.rules.effects import acts
from eldertable.games.elder_sign.rules.health import break_off, check_survivors
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, Museum
from eldertable.kernel import Asking, Rules

ATTACKS = {each.id: acts(each.attack_effects) for each in ANCIENT_ONES.values()}
AWAKENINGS = {each.id: acts(each.on_awaken_effects) for each in ANCIENT_ONES.values()}


def awaken(s: Museum) -> Rules[None]:
    """The Ancient One awakens: the board is cleared for the battle (ES-13.4, ES-20.1 to ES-20.5)."""
    ancient_one = ANCIENT_ONES[s.ancient_one]
    break_off(s)
    s.doom = len(ancient_one.doom_track)
    s.emit(Awakened(s.ancient_one))
    if ancient_one.rule("awaken_is_loss"):
        raise GameEnds("destroyed")
    yield from apply(s, AWAKENINGS[s.ancient_one], s.active)
    check_survivors(s)
    yield from clear_board(s)
    s.awakening = False
    s.awake = True
    if not s.night:
        s.phase = "clock"


def clear_board(s: Museum) -> Rules[None]:
    """Mythos cards free their dice; dice on other locks leave the game with all cards and monsters (ES-20.1)."""
    for card in (s.mythos, *s.lasting):
        remove_lock(s, card)
        put_back(s, card)
    s.mythos = ""
    s.lasting = ()
    # Locks that Sister Mary has set aside bind again before the dice on them are lost (ES-17.16).
    yield from enforce_locks(s)
    for player in s.players:
        if player.investigator:
            player.place = AT_ANCIENT_ONE
    lost = {colour: locked(s, colour) for colour in COLOURS}
    green, yellow, red = (s.dice[COLOUR_INDEX[colour]] - lost[colour] for colour in COLOURS)
    s.dice = (green, yellow, red)
    s.locks = ()
    s.gone += (*s.in_play(), *(token.monster for token in s.tokens))
    s.places = ()
    s.worlds = ()
    s.tokens = ()


def attack(s: Museum) -> Asking:
    """The Ancient One attacks in place of midnight (ES-20.10 to ES-20.13)."""
    s.emit(AncientOneAttacked(s.ancient_one))
    return apply(s, ATTACKS[s.ancient_one], s.active)
