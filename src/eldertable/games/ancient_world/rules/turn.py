"""Turns and the course of the game (AW-3.11 to AW-3.14, AW-7)."""

from __future__ import annotations

from functools import partial

from eldertable.games.ancient_world.choices import PASS_TURN, AttackTitan, PlaceCitizen, UseCard
from eldertable.games.ancient_world.content import EMPIRE_DISPLAY
from eldertable.games.ancient_world.events import Passed
from eldertable.games.ancient_world.rules.agenda import TRIGGER_TASKS, Question, active_triggers, push
from eldertable.games.ancient_world.rules.attack import declare, targets
from eldertable.games.ancient_world.rules.effects import AT_ONCE, EFFECT_QUESTIONS
from eldertable.games.ancient_world.rules.placing import SEND, go_to, placements
from eldertable.games.ancient_world.rules.rounds import end_round, next_round
from eldertable.games.ancient_world.state import AncientWorld, Task, holdings
from eldertable.kernel import Choice, Decision, Rules, Seat

PASS_ONLY = (PASS_TURN,)
# By number of players and seat: all seats in turn, beginning with the next and ending with the seat itself.
CLOCKWISE = {
    players: tuple(tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players))
    for players in EMPIRE_DISPLAY
}
QUESTIONS = {"send_citizen": SEND, **EFFECT_QUESTIONS}


def play(s: AncientWorld) -> Rules[None]:
    """The whole game: turns, and the questions that they raise."""
    while not s.ending:
        if agenda := s.agenda:
            task = agenda[0]
            question = QUESTIONS[task.verb]
            choice = yield ask(s, task, question)
            s.agenda = agenda[1:]
            question.answer(s, task, choice)
        else:
            seat = s.active
            if s.players[seat].reserve_secret:
                # Whether Build is possible may hang on secret cards.
                choice = yield Decision(seat, "turn", partial(turn_options, s, seat), checkpoint=True)
            else:
                choice = yield Decision(seat, "turn", turn_options(s, seat), checkpoint=True)
            take_turn(s, seat, choice)
        go_on(s)


def ask(s: AncientWorld, task: Task, question: Question) -> Decision:
    """The first thing on the agenda needs a decision."""
    about = question.about(s, task) if question.about else None
    if question.hidden is not None and question.hidden(s, task):
        return Decision(task.seat, question.kind, partial(question.options, s, task), about, checkpoint=True)
    options = question.options(s, task)
    confirm = question.confirm is not None and options[-1] is question.confirm
    return Decision(task.seat, question.kind, options, about, confirm, checkpoint=True)


def take_turn(s: AncientWorld, seat: Seat, choice: Choice) -> None:
    """Place a citizen, attack a Titan, or pass (AW-3.12)."""
    if isinstance(choice, PlaceCitizen):
        go_to(s, seat, choice.space)
    elif isinstance(choice, UseCard):
        go_to(s, seat, choice.card)
    elif isinstance(choice, AttackTitan):
        declare(s, seat, choice.titan)
    else:
        pass_turn(s, seat)


def turn_options(s: AncientWorld, seat: Seat) -> tuple[Choice, ...]:
    """Everything a player can do in a turn; passing is always possible (AW-3.12, AW-7.1)."""
    player = s.players[seat]
    has = holdings(player)
    options = targets(s, seat, player, has) + PASS_ONLY
    return placements(s, seat, player, has) + options if player.ready else options


def pass_turn(s: AncientWorld, seat: Seat) -> None:
    """No more turns this round; the first to pass may be offered something (AW-3.13, AW-8.6)."""
    for player in s.players:
        if player.passed:
            break
    else:
        for card in active_triggers(s, seat, "own_first_pass"):
            push(s, TRIGGER_TASKS[card][seat])
    s.players[seat].passed = True
    s.emit(Passed(seat))


def go_on(s: AncientWorld) -> None:
    """Carry out what needs no decision, up to the next question, turn or the end of the game."""
    while True:
        while agenda := s.agenda:
            task = agenda[0]
            verb = task.verb
            if verb in AT_ONCE:
                s.agenda = agenda[1:]
                AT_ONCE[verb](s, task)
            elif (possible := QUESTIONS[verb].possible) is None or possible(s, task):
                return
            else:
                s.agenda = agenda[1:]
        if s.phase == "feeding":
            next_round(s)
            return
        if next_player(s):
            return
        end_round(s)


def next_player(s: AncientWorld) -> bool:
    """The turn goes clockwise to the next player who has not passed, if there is one (AW-3.11, AW-3.13, AW-3.14)."""
    players = s.players
    for seat in CLOCKWISE[len(players)][s.active]:
        if not players[seat].passed:
            s.active = seat
            return True
    return False
