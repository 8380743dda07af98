"""Turns (AW-3.11 to AW-3.14) and passing (AW-7)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import PASS_TURN, AttackTitan, PassTurn, PlaceCitizen, UseCard
from eldertable.games.ancient_world.events import Passed
from eldertable.games.ancient_world.rules import cards
from eldertable.games.ancient_world.rules.attack import ChooseArmies, targets
from eldertable.games.ancient_world.rules.placing import Send, placements
from eldertable.games.ancient_world.state import AncientStep, AncientWorld, holdings
from eldertable.kernel import Choice, Decision, Seat


class Turn(AncientStep, frozen=True):
    """Place a citizen, attack a Titan, or pass; then it is the next player's turn (AW-3.12, D1)."""

    def ask(self, s: AncientWorld) -> Decision:
        return Decision(s.active, "turn", turn_options(s, s.active))

    def answer(self, s: AncientWorld, choice: PlaceCitizen | UseCard | AttackTitan | PassTurn) -> None:
        seat = s.active
        s.next(NextTurn())
        if isinstance(choice, PlaceCitizen):
            s.next(Send(seat, choice.space))
        elif isinstance(choice, UseCard):
            s.next(Send(seat, choice.card))
        elif isinstance(choice, AttackTitan):
            s.next(ChooseArmies(seat, s.titans_up.index(choice.titan)))
        else:
            pass_turn(s, seat)


class NextTurn(AncientStep, frozen=True):
    """Clockwise to the next player who has not passed; if all have, the player actions are over (AW-3.11, AW-3.13, AW-3.14)."""

    def do(self, s: AncientWorld) -> None:
        players = len(s.players)
        for step in range(1, players + 1):
            seat = (s.active + step) % players
            if not s.players[seat].passed:
                s.active = seat
                s.next(Turn())
                return


def turn_options(s: AncientWorld, seat: Seat) -> tuple[Choice, ...]:
    """Everything a player can do in a turn; passing is always possible (AW-3.12, AW-7.1)."""
    player = s.players[seat]
    has = holdings(player)
    return (*placements(s, seat, player, has), *targets(s, player, has), PASS_TURN)


def pass_turn(s: AncientWorld, seat: Seat) -> None:
    """No more turns this round; the first to pass may be offered something (AW-3.13, AW-8.6)."""
    if not any(player.passed for player in s.players):
        s.next(*cards.answers(s, seat, "own_first_pass"))
    s.players[seat].passed = True
    s.emit(Passed(seat))
