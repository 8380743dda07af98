"""Monsters: where they appear, and how cards defeat them (ES-14)."""

from __future__ import annotations

from eldertable.games.elder_sign import choices
from eldertable.games.elder_sign.choices import DEFEAT, DEFEAT_ON_CARD, PLACE
from eldertable.games.elder_sign.content import MONSTERS
from eldertable.games.elder_sign.events import MonsterAppeared, MonsterDefeated, MonsterPlaced
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import add_lock, remove_lock
from eldertable.games.elder_sign.rules.step import MuseumStep, in_turn
from eldertable.games.elder_sign.rules.tasks import fewest_excess, free_frames
from eldertable.games.elder_sign.state import Museum, Token
from eldertable.kernel import Decision

KATE = "kate_winthrop"


class MonstersAppear(MuseumStep, frozen=True):
    """So many monsters appear, one after the other (ES-14.1, ES-14.2, ES-17.12, L6)."""

    count: int = 1

    def do(self, s: Museum) -> None:
        if s.awake or not s.cup or (s.players[s.active].investigator == KATE and in_turn(s)) or not spots(s):
            return
        if self.count > 1:
            s.next(MonstersAppear(self.count - 1))
        s.next(PlaceMonster(draw_monster(s)))


def draw_monster(s: Museum) -> str:
    """Draw a monster from the cup (ES-14.2)."""
    cup = s.cup
    place = s.chance.below(len(cup))
    s.cup = cup[:place] + cup[place + 1 :]
    s.emit(MonsterAppeared(cup[place]))
    return cup[place]


def spots(s: Museum) -> list[choices.PlaceMonster]:
    """Where a monster can be placed: on a free frame, or else below the last task of a card (ES-14.3, ES-14.6, ES-14.7)."""
    return free_frames(s) or [PLACE[card, -1] for card in fewest_excess(s)]


class PlaceMonster(MuseumStep, frozen=True):
    """The active player places the monster that was drawn; its lock acts at once (ES-14.3, ES-15.1, D20)."""

    monster: str

    def ask(self, s: Museum) -> Decision:
        return Decision(s.active, "place_monster", tuple(spots(s)), {"monster": self.monster})

    def answer(self, s: Museum, choice: choices.PlaceMonster) -> None:
        s.tokens += (Token(self.monster, choice.card, choice.task - 1),)
        s.emit(MonsterPlaced(self.monster, choice.card, choice.task))
        add_lock(s, MONSTERS[self.monster].lock, self.monster)


# -- defeating them ------------------------------------------------------------------------------------------


class DefeatMonsters(MuseumStep, frozen=True):
    """The active player defeats any monsters in play, one after the other (ES-14.17)."""

    count: int

    def ask(self, s: Museum) -> Decision | None:
        targets = standing(s)
        if not targets:
            return None
        return Decision(s.active, "defeat_monster", tuple([DEFEAT[token.monster] for token in targets]))

    def answer(self, s: Museum, choice: choices.DefeatMonster) -> None:
        knock_down(s, choice.monster)
        if self.count > 1:
            s.next(DefeatMonsters(self.count - 1))


class DefeatOnCard(MuseumStep, frozen=True):
    """The active player defeats all monsters of one card (ES-14.17)."""

    def ask(self, s: Museum) -> Decision | None:
        cards = dict.fromkeys(token.card for token in standing(s))
        return Decision(s.active, "defeat_on_card", tuple([DEFEAT_ON_CARD[card] for card in cards])) if cards else None

    def answer(self, s: Museum, choice: choices.DefeatOnCard) -> None:
        for token in standing(s):
            if token.card == choice.card:
                knock_down(s, token.monster)


def standing(s: Museum) -> list[Token]:
    """The monsters that can be defeated: neither completed nor defeated already (ES-14.17)."""
    gains = s.gains
    return [token for token in s.tokens if token.monster not in gains] if gains else list(s.tokens)


def knock_down(s: Museum, monster: str) -> None:
    """Flip a token: its icons and costs count as satisfied, and it is gained at the end of the phase (ES-14.17)."""
    s.tokens = tuple(Token(token.monster, token.card, token.row, True) if token.monster == monster else token for token in s.tokens)
    s.gains += (monster,)
    s.emit(MonsterDefeated(s.active, monster))


def let_go(s: Museum) -> None:
    """Monsters that a devoured investigator had defeated by a card go into the cup like his trophies (ES-18.3, ES-18.4)."""
    for token in s.tokens:
        if token.down:
            remove_lock(s, token.monster)
            put_back(s, token.monster)
    s.tokens = tuple(token for token in s.tokens if not token.down)


def stand_up(s: Museum) -> None:
    """Monsters that nobody will gain stay where they are, uncompleted (ES-18.4)."""
    if s.gains:
        s.gains = ()
        s.tokens = tuple(Token(token.monster, token.card, token.row) if token.down else token for token in s.tokens)
