"""Finishing, keeping and drawing action cards (GD-4.3 to GD-4.11)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.content.shapes import Half
from eldertable.games.gates_of_delirium.events import ArtefactKept, CardDiscarded, CardsDrawn, DeckReshuffled
from eldertable.games.gates_of_delirium.state import Delirium, DeliriumStep


class FinishCard(DeliriumStep, frozen=True):
    """After its last unit, and the gifts these brought, a card is discarded (GD-4.6)."""

    def do(self, s: Delirium) -> None:
        card, s.playing = s.playing, ""
        discard(s, card)


def draw(s: Delirium, count: int) -> None:
    """The active player draws cards; an empty deck is renewed from the discard pile (GD-4.9 to GD-4.11)."""
    drawn = s.deck[:count]
    del s.deck[:count]
    if len(drawn) < count:
        reshuffle(s)
        missing = count - len(drawn)
        drawn += s.deck[:missing]
        del s.deck[:missing]
    s.players[s.active].hand += drawn
    s.emit(CardsDrawn(s.active, len(drawn), tuple(drawn)))


def reshuffle(s: Delirium) -> None:
    """Shuffle the discard pile into a new deck (GD-4.10)."""
    if s.discard:
        s.deck, s.discard = s.discard, []
        s.reshuffled = tuple(sorted(s.deck))
        s.chance.shuffle(s.deck)
        s.emit(DeckReshuffled(len(s.deck)))


def discard(s: Delirium, card: str) -> None:
    """Put a card on the discard pile (GD-4.6)."""
    s.discard.append(card)
    s.emit(CardDiscarded(s.active, card))


def keep(s: Delirium, card: str, half: Half) -> None:
    """Put a card into the matching section of the journal (GD-4.5)."""
    player = s.player
    if half.verb == "collect_lost_page":
        player.pages += (card,)
        s.emit(ArtefactKept(s.active, card, "pages"))
    elif half.verb == "collect_map_fragment":
        player.maps += (card,)
        s.emit(ArtefactKept(s.active, card, "maps"))
    else:
        player.runes += (card,)
        s.emit(ArtefactKept(s.active, card, "runes"))
