"""Midnight and Mythos cards (ES-11, ES-12)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import CARDS, MONSTERS, MYTHOS
from eldertable.games.elder_sign.events import MidnightEffect, MidnightStruck, MythosDrawn
from eldertable.games.elder_sign.rules.acts import Acts, apply
from eldertable.games.elder_sign.rules.battle import attack
from eldertable.games.elder_sign.rules.decks import draw, put_back
from eldertable.games.elder_sign.rules.dice import add_lock, remove_lock
from eldertable.games.elder_sign.rules.effects import acts
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Rules

AT_MIDNIGHT: dict[str, Acts] = {
    **{card.id: acts(card.midnight) for card in CARDS.values() if card.midnight},
    **{monster.id: acts(monster.midnight) for monster in MONSTERS.values() if monster.midnight},
}
NEXT_MIDNIGHT = {card.id: acts(card.continuous, mythos=True) for card in MYTHOS.values() if card.continuous_kind == "next_midnight"}
IMMEDIATELY = {card.id: acts(card.immediate) for card in MYTHOS.values()}


def midnight(s: Museum) -> Rules[None]:
    """The three steps of midnight, or the attack of an awake Ancient One (ES-11.4 to ES-11.7, ES-20.10).

    An awakening on the way ends it; the attack then takes its place (ES-20.4, R23).
    """
    if s.awake:
        yield from attack(s)
    else:
        s.day += 1
        s.emit(MidnightStruck(s.day))
        if s.turn > 1:
            yield from strike(s)
        if not s.awakening:
            yield from new_mythos(s)
        if s.awakening:
            return
    rest(s)
    s.due = False


def strike(s: Museum) -> Rules[None]:
    """Step 1: the effects of midnight, card by card (ES-11.4, ES-11.5)."""
    for card in (*s.places, *s.worlds):
        if card in AT_MIDNIGHT and not s.awakening:
            s.emit(MidnightEffect(card))
            yield from apply(s, AT_MIDNIGHT[card], s.active)
        for token in s.tokens:
            if token.card == card and token.monster in AT_MIDNIGHT and not s.awakening:
                s.emit(MidnightEffect(token.monster))
                yield from apply(s, AT_MIDNIGHT[token.monster], s.active)
    if s.mythos in NEXT_MIDNIGHT and not s.awakening:
        s.emit(MidnightEffect(s.mythos))
        yield from apply(s, NEXT_MIDNIGHT[s.mythos], s.active)


def new_mythos(s: Museum) -> Rules[None]:
    """Step 2: a new Mythos card takes the place of the old one (ES-11.6, ES-12.1, ES-12.2)."""
    old = s.mythos
    if old:
        remove_lock(s, old)
        if MYTHOS[old].continuous_kind == "persistent" and not s.faded:
            s.lasting += (old,)
        else:
            put_back(s, old)
    card = s.mythos = draw(s, "mythos")
    s.faded = False
    s.emit(MythosDrawn(card))
    if MYTHOS[card].lock:
        yield from add_lock(s, MYTHOS[card].lock, card)
    yield from apply(s, IMMEDIATELY[card], s.active)


def rest(s: Museum) -> None:
    """Step 3: what works once per day is ready again (ES-11.7)."""
    for player in s.players:
        if player.tired:
            player.tired = ()
