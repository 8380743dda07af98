"""How safe everybody is: what points are worth, the nights ahead, and what it costs to be devoured."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.elder_sign.content import CARDS, MONSTERS, MYTHOS
from eldertable.games.elder_sign.content.shapes import Effect
from eldertable.games.elder_sign.judgement.worth import next_doom, possessions
from eldertable.games.elder_sign.state import Museum, Player, Token
from eldertable.kernel import Seat

# What so many points of Sanity or Stamina are worth; the last ones keep an investigator alive.
LIFE = (0.0, 0.0, 0.24, 0.37, 0.45, 0.5, 0.54, 0.57, 0.59, 0.6)
# What a new investigator brings with him, full of life.
NEWCOMER = 1.4
# What it costs that nobody comes any more.
ORPHANED = 1.5
# How likely somebody with a turn left before midnight still saves himself.
RESCUE = 0.6
STEPS_OF_A_DAY = 4


def lives(s: Museum, patience: float) -> float:
    """What the lives of all are worth, the next night considered."""
    sanity, stamina = harm_of_the_night(s)
    value = 0.0
    for seat, player in enumerate(s.players):
        if player.investigator:
            value += life(s, player, player.sanity, player.stamina, night_for(s, seat, sanity, stamina), patience)
        elif not s.unused:
            value -= ORPHANED
        else:
            value += NEWCOMER
    return value


def night_for(s: Museum, seat: Seat, sanity: float, stamina: float) -> tuple[float, float]:
    """What the next night will take from somebody; who still has a turn before it may find help."""
    weight = 1 - RESCUE if turn_before_midnight(s, seat) else 1.0
    return weight * sanity, weight * stamina


def turn_before_midnight(s: Museum, seat: Seat) -> bool:
    """Whether a player has another turn after the present one before midnight."""
    waiting = (seat - s.active) % len(s.players) or len(s.players)
    return s.clock + waiting < STEPS_OF_A_DAY


def life(s: Museum, player: Player, sanity: float, stamina: float, night: tuple[float, float], patience: float) -> float:
    """What an investigator's points are worth before a night that takes some of them, or what his end costs."""
    worst = min(sanity, stamina)
    if worst <= 0:
        return -death(s, player, patience)
    tonight = min(sanity - night[0], stamina - night[1])
    value = points(sanity - night[0]) + points(stamina - night[1])
    if tonight < 1:
        # Points in between are a chance to live.
        alive = max(0.0, tonight)
        value = alive * value - (1 - alive) * death(s, player, patience)
    return value


def points(count: float) -> float:
    """What points of one kind are worth."""
    if count <= 0:
        return 0.0
    whole = min(int(count), len(LIFE) - 2)
    return LIFE[whole] + (LIFE[whole + 1] - LIFE[whole]) * (count - whole)


def death(s: Museum, player: Player, patience: float) -> float:
    """What it costs to be devoured: doom and all one has; then somebody else comes."""
    return next_doom(s) + possessions(player, patience) - (NEWCOMER if s.unused else -ORPHANED)


def harm_of_the_night(s: Museum) -> tuple[float, float]:
    """How much Sanity and Stamina the next midnight will cost everybody, as far as it shows."""
    return harm_done_by(s.places, s.tokens, s.mythos)


@lru_cache(maxsize=1 << 12)
def harm_done_by(places: tuple[str, ...], tokens: tuple[Token, ...], mythos: str) -> tuple[float, float]:
    """The same by what lies on the table, which stays for many choices."""
    sanity = stamina = 0.0
    for effects in sources(places, tokens, mythos):
        for effect in effects:
            if effect.do == "lose" and effect.who == "all":
                if effect.what == "sanity":
                    sanity += effect.count
                elif effect.what == "stamina":
                    stamina += effect.count
    return sanity, stamina


def sources(places: tuple[str, ...], tokens: tuple[Token, ...], mythos: str) -> list[tuple[Effect, ...]]:
    """Everything that strikes at midnight."""
    found = [CARDS[card].midnight for card in places if card and CARDS[card].midnight]
    found += [MONSTERS[token.monster].midnight for token in tokens if MONSTERS[token.monster].midnight]
    if mythos and MYTHOS[mythos].continuous_kind == "next_midnight":
        found.append(MYTHOS[mythos].continuous)
    return found
