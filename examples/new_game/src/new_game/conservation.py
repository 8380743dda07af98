"""What makes a state impossible: pieces that are missing, doubled or out of place, nonsense on the agenda included."""

from __future__ import annotations

from collections import Counter

from new_game.content import DECK
from new_game.rules.turn import EndRound, PlayCard
from new_game.state import NewGame


def problems(s: NewGame) -> list[str]:
    """What is wrong, in words; empty if all is well. Positions edited by hand are refused with these."""
    seats = len(s.players)
    if seats not in (2, 3, 4) or len(s.played) != seats or not 0 <= s.first < seats:
        return ["`players` and `played` must have 2 to 4 entries, and `first` must be a seat"]
    return [*card_problems(s), *agenda_problems(s)]


def card_problems(s: NewGame) -> list[str]:
    """Every card is in just one place; those of earlier rounds are out of the game."""
    places = [s.deck, [card for card in s.played if card], *(player.hand for player in s.players)]
    seen = Counter(card for place in places for card in place)
    found = [f"the card {card} is there {count} times" for card, count in seen.items() if count > 1]
    found += [f"there is no card {card}" for card in seen if not 1 <= card <= DECK.cards]
    rounds = s.round - (0 if s.ending else 1)
    if sum(player.points for player in s.players) != rounds:
        found.append(f"`points` must add up to {rounds}, the rounds that were played")
    return found


def agenda_problems(s: NewGame) -> list[str]:
    """Those who have not played yet, then the end of the round."""
    order = [(s.first + place) % len(s.players) for place in range(len(s.players))]
    waiting = [PlayCard(seat) for seat in order if not s.played[seat]]
    wanted = [] if s.ending else [*waiting, EndRound()]
    return [] if s.agenda == wanted else [f"`agenda` must be {wanted}"]
