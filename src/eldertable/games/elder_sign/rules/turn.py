"""The turn (ES-3, ES-4) and the course of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from eldertable.games.elder_sign.choices import ADVANCE_CLOCK, DECLINE, MOVE_TO, STAY, Decline, MoveTo, UseCard
from eldertable.games.elder_sign.content import INVESTIGATORS
from eldertable.games.elder_sign.events import AbilityUsed, GameEnded, Moved, TurnBegan
from eldertable.games.elder_sign.rules import failing, rolling
from eldertable.games.elder_sign.rules.battle import attack, awaken
from eldertable.games.elder_sign.rules.clock import advance_clock
from eldertable.games.elder_sign.rules.dice import enforce_locks
from eldertable.games.elder_sign.rules.doom import GameEnds
from eldertable.games.elder_sign.rules.effects import heal_targets
from eldertable.games.elder_sign.rules.entrance import act_at_entrance, entrance
from eldertable.games.elder_sign.rules.gains import regain
from eldertable.games.elder_sign.rules.health import choose_investigator
from eldertable.games.elder_sign.rules.midnight import new_mythos, rest, strike
from eldertable.games.elder_sign.rules.outcome import collect, refill
from eldertable.games.elder_sign.rules.setup import set_up
from eldertable.games.elder_sign.rules.usable import IN_TURN, usable
from eldertable.games.elder_sign.rules.using import use_card
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, SEATS, Museum
from eldertable.kernel import CHECKPOINT, NO_QUESTION, Asking, Choice, Decision, Rules, Seat

HEALERS = {entry.id: entry.effects[0] for entry in INVESTIGATORS.values() if entry.when == "start_of_any_turn"}
TO_ENTRANCE = MOVE_TO[ENTRANCE]
TURN_BEGAN = tuple(map(TurnBegan, SEATS))


def play(s: Museum) -> Rules[None]:
    """The whole game: turns until it is won or lost (ES-21)."""
    if s.ending:
        return
    try:
        while True:
            if s.awakening:
                yield CHECKPOINT
                yield from awaken(s)
            elif s.vacant and s.size("adventure"):
                yield CHECKPOINT
                yield from refill(s)
            else:
                step = STEPS[s.phase](s)
                if isinstance(step, Decision):
                    choice = yield step
                    step = ANSWERS[step.kind](s, choice)
                if step:
                    yield from step
    except GameEnds as end:
        s.ending = end.reason
        s.emit(GameEnded(end.reason))


def first_turn(s: Museum) -> Rules[None]:
    """Set the game up, then the first player begins (ES-2)."""
    yield CHECKPOINT
    yield from set_up(s)
    begin_turn(s)


def begin_turn(s: Museum) -> None:
    """The active player's turn begins (ES-3.1, ES-3.3)."""
    s.turn += 1
    s.night = False
    s.emit(TURN_BEGAN[s.active])
    for player in s.players:
        if player.investigator in HEALERS and player.investigator not in player.tired:
            s.healers = rested_healers(s)
            s.phase = "turn_start"
            return
    first_phase(s)


def rested_healers(s: Museum) -> tuple[Seat, ...]:
    """The seats of those who may still heal today (ES-17.6)."""
    found: tuple[Seat, ...] = ()
    for seat, player in enumerate(s.players):
        if player.investigator in HEALERS and player.investigator not in player.tired:
            found += (seat,)
    return found


def first_phase(s: Museum) -> None:
    """Movement, or in battle the attack; who has no investigator only advances the clock (ES-20.6, ES-20.11)."""
    if not s.awake:
        s.phase = "move"
    elif s.players[s.active].investigator:
        rolling.begin(s, AT_ANCIENT_ONE)
    else:
        s.phase = "clock"


def turn_start(s: Museum) -> Decision | None:
    """Carolyn Fern and Vincent Lee may heal somebody (ES-17.6, D4)."""
    while s.healers:
        seat = s.healers[0]
        effect = HEALERS[s.players[seat].investigator]
        targets = heal_targets(s, effect.what)
        if targets:
            return Decision(seat, "daily_heal", (DECLINE, *targets), {"points": effect.what}, checkpoint=True)
        s.healers = s.healers[1:]
    first_phase(s)
    return None


def daily_heal(s: Museum, choice: Any) -> None:
    """Somebody regains points, or nobody."""
    seat, s.healers = s.healers[0], s.healers[1:]
    if type(choice) is not Decline:
        player = s.players[seat]
        effect = HEALERS[player.investigator]
        player.tired += (player.investigator,)
        s.emit(AbilityUsed(seat, player.investigator))
        regain(s, choice.target_seat, effect.what, effect.count)


def move(s: Museum) -> Decision:
    """Go to any card in play or to the Entrance, or stay (ES-4.1, ES-4.2, D5)."""
    options = destinations(s.places, s.worlds)
    here = options.index(MOVE_TO[s.players[s.active].place])
    return Decision(s.active, "move", options[:here] + options[here + 1 :] + usable(s, IN_TURN), checkpoint=True)


@lru_cache(maxsize=1 << 10)
def destinations(places: tuple[str, ...], worlds: tuple[str, ...]) -> tuple[Choice, ...]:
    """Everywhere one can be, and staying there."""
    return (*[MOVE_TO[card] for card in places + worlds if card], TO_ENTRANCE, STAY)


def go(s: Museum, choice: Any) -> Asking:
    """Go there and begin what is to be done there (ES-4.3)."""
    kind = type(choice)
    if kind is UseCard:
        return use_card(s, choice.card)
    player = s.players[s.active]
    if kind is MoveTo:
        player.place = choice.place
        s.emit(Moved(s.active, choice.place))
    if player.place == ENTRANCE:
        s.phase = "entrance"
    else:
        rolling.begin(s, player.place)
    return NO_QUESTION


def clock(s: Museum) -> Decision | Asking:
    """The third phase; then the turn is over (ES-11.1, ES-11.2, ES-3.2)."""
    cards = usable(s, IN_TURN)
    if cards:
        return Decision(s.active, "clock", (ADVANCE_CLOCK, *cards), checkpoint=True)
    return end_turn(s)


def use_or_end(s: Museum, choice: Any) -> Asking:
    """A last card, or the end of the turn."""
    return use_last_card(s, choice.card) if type(choice) is UseCard else end_turn(s)


def use_last_card(s: Museum, card: str) -> Rules[None]:
    """Use a card after everything else was done."""
    yield from use_card(s, card)
    if s.gains:
        yield from collect(s)


def end_turn(s: Museum) -> Asking:
    """Advance the clock; locks bind again after the turn of Sister Mary (ES-11.1, ES-17.16)."""
    advance_clock(s)
    investigator = s.players[s.active].investigator
    if investigator and not s.due and not s.locks:
        next_turn(s)
        return NO_QUESTION
    s.night = True
    if s.locks and investigator == "sister_mary":
        return locks_bind_again(s)
    if investigator:
        after_turn(s)
    else:
        s.phase = "replace"
    return NO_QUESTION


def locks_bind_again(s: Museum) -> Rules[None]:
    """The dice that Sister Mary kept from their locks go there (ES-17.16)."""
    yield from enforce_locks(s)
    s.phase = "replace"
    after_turn(s)


def replace(s: Museum) -> Rules[None]:
    """Who was devoured in his own turn chooses a new investigator, before midnight (ES-18.6 to ES-18.8)."""
    yield CHECKPOINT
    if not s.players[s.active].investigator and s.unused and not s.awake:
        yield from choose_investigator(s, s.active)
    after_turn(s)


def after_turn(s: Museum) -> None:
    """Midnight, if it is due, or the next turn (ES-11.3)."""
    if s.due:
        s.day += 1
        s.phase = "midnight"
    else:
        next_turn(s)


def midnight(s: Museum) -> Rules[None]:
    """The three steps of midnight, or the attack of an awake Ancient One; then the next turn (ES-11.4 to ES-11.7, ES-20.10).

    An awakening on the way ends it; the attack then takes its place (ES-20.4, R23).
    """
    yield CHECKPOINT
    if s.awake:
        yield from attack(s)
    else:
        yield from strike(s)
        if not s.awakening:
            yield from new_mythos(s)
    if not s.awakening:
        rest(s)
        s.due = False
        next_turn(s)


def next_turn(s: Museum) -> None:
    """Play passes clockwise; without an investigator one has turns only in battle (ES-2.11, R16)."""
    players = s.players
    seat = (s.active + 1) % len(players)
    while not players[seat].investigator and not s.awake:
        seat = (seat + 1) % len(players)
    s.active = seat
    begin_turn(s)


Step = Callable[[Museum], Decision | Asking | None]
Answer = Callable[[Museum, Any], Asking | None]

# What is done in each phase: work, or a question whose answer is dealt with below.
STEPS: dict[str, Step] = {
    "setup": first_turn,
    "turn_start": turn_start,
    "move": move,
    "entrance": entrance,
    "before_roll": rolling.before_roll,
    "after_roll": rolling.after_roll,
    "ask_mandy": rolling.ask_mandy,
    "pick_dice": rolling.pick_dice,
    "discard": failing.discard,
    "focus": failing.focus,
    "clock": clock,
    "replace": replace,
    "midnight": midnight,
}
ANSWERS: dict[str, Answer] = {
    "daily_heal": daily_heal,
    "move": go,
    "entrance": act_at_entrance,
    "before_roll": rolling.roll_or_prepare,
    "after_roll": rolling.use_roll,
    "ask_mandy": rolling.mandy_answers,
    "pick_dice": rolling.die_picked,
    "discard": failing.discard_die,
    "focus": failing.keep_die,
    "clock": use_or_end,
}
