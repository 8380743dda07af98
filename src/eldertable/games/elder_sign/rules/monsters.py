"""Monsters: where they appear, and how cards defeat them (ES-14)."""

from __future__ import annotations

from eldertable.games.elder_sign.choices import DEFEAT, DEFEAT_ON_CARD, PLACE, PlaceMonster
from eldertable.games.elder_sign.content import MONSTERS
from eldertable.games.elder_sign.events import MonsterAppeared, MonsterDefeated, MonsterPlaced
from eldertable.games.elder_sign.rules.dice import add_lock
from eldertable.games.elder_sign.rules.tasks import fewest_excess, free_frames
from eldertable.games.elder_sign.state import Museum, Token
from eldertable.kernel import NO_QUESTION, Asking, Decision, Rules


def appear(s: Museum) -> Asking:
    """A monster appears and is placed by the active player (ES-14.1 to ES-14.7, ES-17.12, L6)."""
    if s.awake or not s.cup or (not s.night and s.players[s.active].investigator == "kate_winthrop"):
        return NO_QUESTION
    spots = free_frames(s) or [PLACE[card, -1] for card in fewest_excess(s)]
    if not spots:
        return NO_QUESTION
    monster = draw_monster(s)
    return choose_spot(s, monster, spots) if len(spots) > 1 else place_monster(s, monster, spots[0])


def draw_monster(s: Museum) -> str:
    """Draw a monster from the cup (ES-14.2)."""
    cup = s.cup
    place = s.chance.below(len(cup))
    s.cup = cup[:place] + cup[place + 1 :]
    s.emit(MonsterAppeared(cup[place]))
    return cup[place]


def choose_spot(s: Museum, monster: str, spots: list[PlaceMonster]) -> Rules[None]:
    """The active player chooses a place for the monster (ES-14.3)."""
    s.arriving = monster
    choice = yield Decision(s.active, "place_monster", tuple(spots), {"monster": monster})
    s.arriving = ""
    yield from place_monster(s, monster, choice)


def place_monster(s: Museum, monster: str, spot: PlaceMonster) -> Asking:
    """The monster is on the card now, and so is its lock (ES-14.3, ES-15.1)."""
    s.tokens += (Token(monster, spot.card, spot.task - 1),)
    s.emit(MonsterPlaced(monster, spot.card, spot.task))
    return add_lock(s, MONSTERS[monster].lock, monster)


def standing(s: Museum) -> list[Token]:
    """The monsters that can be defeated: neither completed nor defeated already (ES-14.17)."""
    gains = s.gains
    return [token for token in s.tokens if token.monster not in gains] if gains else list(s.tokens)


def defeat_one(s: Museum) -> Rules[None]:
    """The active player defeats any monster in play (ES-14.17)."""
    targets = standing(s)
    if targets:
        choice = yield Decision(s.active, "defeat_monster", tuple([DEFEAT[token.monster] for token in targets]))
        knock_down(s, choice.monster)


def defeat_on_card(s: Museum) -> Rules[None]:
    """The active player defeats all monsters of one card (ES-14.17)."""
    cards = dict.fromkeys(token.card for token in standing(s))
    if cards:
        choice = yield Decision(s.active, "defeat_on_card", tuple([DEFEAT_ON_CARD[card] for card in cards]))
        for token in standing(s):
            if token.card == choice.card:
                knock_down(s, token.monster)


def knock_down(s: Museum, monster: str) -> None:
    """Flip a token: its icons and costs count as satisfied, and it is gained at the end of the phase (ES-14.17)."""
    s.tokens = tuple(Token(token.monster, token.card, token.row, True) if token.monster == monster else token for token in s.tokens)
    s.gains += (monster,)
    s.emit(MonsterDefeated(s.active, monster))


def stand_up(s: Museum) -> None:
    """Monsters that nobody will gain stay where they are, uncompleted (ES-18.4)."""
    if s.gains:
        s.gains = ()
        s.tokens = tuple(Token(token.monster, token.card, token.row) if token.down else token for token in s.tokens)
