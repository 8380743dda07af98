"""Midnight and Mythos cards (ES-11, ES-12)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import CARDS, MONSTERS, MYTHOS
from eldertable.games.elder_sign.events import MidnightEffect, MidnightStruck, MythosDrawn
from eldertable.games.elder_sign.rules.acts import Acts, apply
from eldertable.games.elder_sign.rules.asking import then
from eldertable.games.elder_sign.rules.decks import draw, put_back
from eldertable.games.elder_sign.rules.dice import add_lock, remove_lock
from eldertable.games.elder_sign.rules.effects import acts
from eldertable.games.elder_sign.state import Museum, Token
from eldertable.kernel import NO_QUESTION, Asking, Rules

AT_MIDNIGHT: dict[str, Acts] = {
    **{card.id: acts(card.midnight) for card in CARDS.values() if card.midnight},
    **{monster.id: acts(monster.midnight) for monster in MONSTERS.values() if monster.midnight},
}
NEXT_MIDNIGHT = {card.id: acts(card.continuous, mythos=True) for card in MYTHOS.values() if card.continuous_kind == "next_midnight"}
IMMEDIATELY = {card.id: acts(card.immediate) for card in MYTHOS.values()}


def strike(s: Museum) -> Asking:
    """Midnight strikes; in the first turn nothing comes of it (ES-11.4)."""
    s.emit(MidnightStruck(s.day))
    return carry_out(s) if s.turn > 1 else NO_QUESTION


def carry_out(s: Museum) -> Rules[None]:
    """Step 1: the effects of midnight, card by card (ES-11.4, ES-11.5)."""
    tokens, restless = s.tokens, restless_monsters(s)
    for card in s.places + s.worlds:
        if card in AT_MIDNIGHT and not s.awakening:
            s.emit(MidnightEffect(card))
            yield from apply(s, AT_MIDNIGHT[card], s.active)
        if s.tokens is not tokens:
            # Monsters may have come at midnight itself.
            tokens, restless = s.tokens, restless_monsters(s)
        for token in restless:
            if token.card == card and not s.awakening:
                s.emit(MidnightEffect(token.monster))
                yield from apply(s, AT_MIDNIGHT[token.monster], s.active)
    if s.mythos in NEXT_MIDNIGHT and not s.awakening:
        s.emit(MidnightEffect(s.mythos))
        yield from apply(s, NEXT_MIDNIGHT[s.mythos], s.active)


def restless_monsters(s: Museum) -> list[Token]:
    """The monsters that do something at midnight."""
    return [token for token in s.tokens if token.monster in AT_MIDNIGHT]


def new_mythos(s: Museum) -> Asking:
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
    asking = add_lock(s, MYTHOS[card].lock, card)
    return then(asking, apply, s, IMMEDIATELY[card], s.active) if asking else apply(s, IMMEDIATELY[card], s.active)


def rest(s: Museum) -> None:
    """Step 3: what works once per day is ready again (ES-11.7)."""
    for player in s.players:
        if player.tired:
            player.tired = ()
