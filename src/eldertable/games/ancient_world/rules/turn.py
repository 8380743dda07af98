"""Turns (AW-3.11 to AW-3.14) and passing (AW-7)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import PASS_TURN, AttackTitan, PassTurn, PlaceCitizen, UseCard
from eldertable.games.ancient_world.events import Passed
from eldertable.games.ancient_world.rules import cards
from eldertable.games.ancient_world.rules.attack import ChooseArmies, targets
from eldertable.games.ancient_world.rules.placing import Send, placements
from eldertable.games.ancient_world.state import AncientStep, AncientWorld, PlayerStep, holdings
from eldertable.kernel import Choice, Decision, Seat


class Turn(AncientStep, frozen=True):
    """Place a citizen, attack a Titan, or pass; then it is the next player's turn (AW-3.12, D1)."""

    def ask(self, s: AncientWorld) -> Decision:
        return Decision(s.active, "turn", turn_options(s, s.active))

    def answer(self, s: AncientWorld, choice: PlaceCitizen | UseCard | AttackTitan | PassTurn) -> None:
        if isinstance(choice, PlaceCitizen):
            s.next(Send(s.active, choice.space), NextTurn())
        elif isinstance(choice, UseCard):
            s.next(Send(s.active, choice.card), NextTurn())
        elif isinstance(choice, AttackTitan):
            s.next(ChooseArmies(s.active, s.titans_up.index(choice.titan)), NextTurn())
        else:
            s.next(*pass_turn(s, s.active), NextTurn())


class NextTurn(AncientStep, frozen=True):
    """Clockwise to the next player who has not passed; if all have, the player actions are over (AW-3.11, AW-3.13, AW-3.14)."""

    def do(self, s: AncientWorld) -> None:
        players = s.players
        for step in range(1, len(players) + 1):
            seat = (s.active + step) % len(players)
            if not players[seat].passed:
                s.active = seat
                s.next(Turn())
                return


def turn_options(s: AncientWorld, seat: Seat) -> tuple[Choice, ...]:
    """Everything a player can do in a turn; passing is always possible (AW-3.12, AW-7.1)."""
    player = s.players[seat]
    has = holdings(player)
    return (*placements(s, seat, player, has), *targets(s, player, has), PASS_TURN)


def pass_turn(s: AncientWorld, seat: Seat) -> list[PlayerStep]:
    """No more turns this round; what the first to pass may be offered (AW-3.13, AW-8.6)."""
    first = not [player for player in s.players if player.passed]
    s.players[seat].passed = True
    s.emit(Passed(seat))
    return cards.answers(s, seat, "own_first_pass") if first else []
