"""The moments of the active player: one-use cards may be played between the parts of an action (AZ-3.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.auztralia.choices import PlayCard
from eldertable.games.auztralia.content import ONE_USE, TRACK
from eldertable.games.auztralia.rules.cards import play_card, playable_cards
from eldertable.games.auztralia.rules.combat import DefendPorts
from eldertable.games.auztralia.state import AuzStep, Auztralia
from eldertable.kernel import Choice, Decision

END_SPACE = TRACK.end_space


class ActiveStep(AuzStep, frozen=True):
    """A part of the active player's turn, before which one-use cards may be played; it is asked again after each (D4, AZ-9.3)."""

    def answer(self, s: Auztralia, choice: Any) -> None:
        if type(choice) is PlayCard:
            # A Port that a spawned Old One entered is defended before the turn goes on (AZ-15.3).
            s.next(DefendPorts(), self)
            play_card(s, s.active, choice.card)
        else:
            self.chosen(s, choice)

    def chosen(self, s: Auztralia, choice: Any) -> None:
        """Carry out what was chosen for this part."""
        raise NotImplementedError


def part_of_action(
    s: Auztralia, kind: str, options: tuple[Choice, ...], about: Mapping[str, int | str] | None = None
) -> Decision | None:
    """A question to the active player in the midst of an action, with the one-use cards that can be played (AZ-3.10).

    Cards alone open no question: a part with a single option is the first one, and just before it the turn offered them (R 33).
    """
    if not options:
        return None
    if len(options) > 1:
        options += one_use_cards(s)
    return Decision(s.active, kind, options, about)


def one_use_cards(s: Auztralia) -> tuple[Choice, ...]:
    """The one-use cards that the active player can play now (AZ-9.3)."""
    player = s.players[s.active]
    if ONE_USE.isdisjoint(player.cards) or player.time >= END_SPACE:
        return ()
    return playable_cards(s, s.active)
