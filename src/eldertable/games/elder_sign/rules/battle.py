"""The awakening, and the attacks of the Ancient One (ES-20)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import ANCIENT_ONES
from eldertable.games.elder_sign.content.shapes import COLOURS
from eldertable.games.elder_sign.events import AncientOneAttacked, Awakened
from eldertable.games.elder_sign.rules import effects, health
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import COLOUR_INDEX, EnforceLocks, locked, remove_lock
from eldertable.games.elder_sign.rules.ending import end_game
from eldertable.games.elder_sign.rules.step import Moment, MuseumStep, in_turn
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, Museum


class Awaken(MuseumStep, frozen=True):
    """The Ancient One awakens: what was going on is broken off, the board is cleared for the battle (ES-13.4, ES-20.1 to ES-20.5).

    A turn goes on with its clock phase (ES-20.3); midnight gives way to the attack (ES-20.4, R23).
    """

    def do(self, s: Museum) -> None:
        ancient_one = ANCIENT_ONES[s.ancient_one]
        if in_turn(s):
            health.break_off(s)
        else:
            s.skip_to(NewDay)
            s.next(AncientOneAttacks())
        s.doom = len(ancient_one.doom_track)
        s.emit(Awakened(s.ancient_one))
        if ancient_one.rule("awaken_is_loss"):
            end_game(s, "destroyed")
            return
        s.next(effects.Carry(s.active, ancient_one.on_awaken_effects), ClearBoard(), EnforceLocks(), LoseLockedDice())


class ClearBoard(MuseumStep, frozen=True):
    """Mythos cards free their dice; investigators gather at the Ancient One, if any are left (ES-20.1, ES-20.14)."""

    def do(self, s: Museum) -> None:
        if health.all_lost(s):
            end_game(s, "devoured")
            return
        for card in (s.mythos, *s.lasting):
            remove_lock(s, card)
            put_back(s, card)
        s.mythos = ""
        s.lasting = ()


class LoseLockedDice(MuseumStep, frozen=True):
    """Dice on locks leave the game with all cards and monsters, those too that Sister Mary had set aside (ES-20.1, ES-17.16)."""

    def do(self, s: Museum) -> None:
        for player in s.players:
            if player.investigator:
                player.place = AT_ANCIENT_ONE
        green, yellow, red = (s.dice[COLOUR_INDEX[colour]] - locked(s, colour) for colour in COLOURS)
        s.dice = (green, yellow, red)
        s.locks = ()
        s.gone += (*s.in_play(), *(token.monster for token in s.tokens))
        s.places = ()
        s.worlds = ()
        s.tokens = ()
        s.awake = True


class AncientOneAttacks(MuseumStep, frozen=True):
    """The Ancient One attacks in place of midnight (ES-20.10 to ES-20.13)."""

    def do(self, s: Museum) -> None:
        s.emit(AncientOneAttacked(s.ancient_one))
        s.next(effects.Carry(s.active, ANCIENT_ONES[s.ancient_one].attack_effects))


class NewDay(Moment, frozen=True):
    """The last step of midnight: what works once per day is ready again (ES-11.7, ES-20.10)."""

    def do(self, s: Museum) -> None:
        s.due = False
        for player in s.players:
            if player.tired:
                player.tired = ()
