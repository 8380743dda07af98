"""Monsters: where they appear, and how cards defeat them (ES-14)."""

from __future__ import annotations

from eldertable.games.elder_sign.choices import DEFEAT, DEFEAT_ON_CARD, PLACE
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
    spots = free_frames(s) or [(card, -1) for card in fewest_excess(s)]
    return place_monster(s, spots) if spots else NO_QUESTION


def place_monster(s: Museum, spots: list[tuple[str, int]]) -> Rules[None]:
    """Draw a monster from the cup and choose one of the places for it (ES-14.2, ES-14.3)."""
    place = s.chance.below(len(s.cup))
    monster = s.arriving = s.cup[place]
    s.cup = s.cup[:place] + s.cup[place + 1 :]
    s.emit(MonsterAppeared(monster))
    choice = yield Decision(s.active, "place_monster", tuple([PLACE[spot] for spot in spots]), {"monster": monster})
    s.arriving = ""
    s.tokens += (Token(monster, choice.card, choice.task - 1),)
    s.emit(MonsterPlaced(monster, choice.card, choice.task))
    yield from add_lock(s, MONSTERS[monster].lock, monster)


def standing(s: Museum) -> list[Token]:
    """The monsters that can be defeated: neither completed nor defeated already (ES-14.17)."""
    return [token for token in s.tokens if token.monster not in s.gains]


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
