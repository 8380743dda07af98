"""What can be said of a choice before it is tried."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.choices import (
    AdvanceClock,
    BuySouvenir,
    CompleteTask,
    FailRoll,
    GiveUp,
    MoveTo,
    Roll,
    SearchLostAndFound,
    Stay,
    TakeFirstAid,
    UseCard,
)
from eldertable.games.elder_sign.content import HAND
from eldertable.games.elder_sign.judgement.attempts import best_shot, outlook, stakes, venture
from eldertable.games.elder_sign.judgement.odds import attempt_chance
from eldertable.games.elder_sign.judgement.prospects import base, errand, healed, squash
from eldertable.games.elder_sign.judgement.worth import card_worth, patience
from eldertable.games.elder_sign.rules.dice import FACE
from eldertable.games.elder_sign.rules.entrance import actions
from eldertable.games.elder_sign.rules.tasks import open_rows
from eldertable.games.elder_sign.state import ENTRANCE, Museum
from eldertable.kernel import Choice

# What an attempt takes besides its stakes: cards and clues are used up, and the next card on the table may be a bad one.
TOLL = 0.15


def foresee(s: Museum, choice: Choice) -> float | None:
    """What a choice is worth that ends the turn or leaves it to the dice: by its odds, not by one fall of them."""
    return foresee_all(s, (choice,))[0]


def foresee_all(s: Museum, options: Sequence[Choice]) -> list[float | None]:
    """The same for several choices, which all begin with the same position."""
    leads = [lead_of(s, option) for option in options]
    if all(lead is None for lead in leads):
        return leads
    start = base(s)
    return [None if lead is None else squash(start + lead) for lead in leads]


def lead_of(s: Museum, choice: Choice) -> float | None:
    """What a choice adds to the position, if that can be told."""
    if s.awake or s.ending or not s.ancient_one or course.in_setup(s):
        return None
    known = FORESIGHT.get(type(choice))
    return None if known is None else known(s, choice)


def of_place(s: Museum, choice: Choice) -> float | None:
    """Going somewhere, or staying."""
    if course.phase(s) != "move":
        return None
    place = choice.place if isinstance(choice, MoveTo) else s.player.place
    if place == ENTRANCE:
        return max([errand(s, action) for action in actions(s)])
    return venture(s, place, s.active, patience(s)) - TOLL


def of_roll(s: Museum, choice: Choice) -> float | None:
    """Rolling as things are."""
    attempt = s.attempt
    assert attempt is not None
    stake = stakes(s, attempt.card, s.active, attempt.done, patience(s))
    return stake.value(attempt_chance(s, rough=True))


def of_giving_up(s: Museum, choice: Choice) -> float | None:
    """The penalties, and terror if it lies there."""
    attempt = s.attempt
    assert attempt is not None
    stake = stakes(s, attempt.card, s.active, attempt.done, patience(s))
    scared = course.unjudged(s) and any(FACE[die] == "terror" for die in attempt.pool)
    return -stake.lose - (stake.fright if scared else 0.0)


def of_failing(s: Museum, choice: Choice) -> float | None:
    """Failing with the last die is the end of the attempt, unless something else is at hand."""
    attempt = s.attempt
    assert attempt is not None
    if len(attempt.pool) > 1 or s.secured or s.player.cards:
        return None
    return of_giving_up(s, choice)


def of_completing(s: Museum, choice: Choice) -> float | None:
    """The last task brings the rewards."""
    attempt = s.attempt
    assert attempt is not None and isinstance(choice, CompleteTask)
    if open_rows(s) != (choice.task - 1,):
        return None
    return stakes(s, attempt.card, s.active, attempt.done, patience(s)).win


def of_card(s: Museum, choice: Choice) -> float | None:
    """Defeating monsters: which ones is asked only after the card is used."""
    assert isinstance(choice, UseCard)
    effects = HAND[choice.card].effects
    weapon = next((effect for effect in effects if effect.do == "defeat_monster"), None)
    if weapon is None or course.phase(s) == "move":
        return None
    cost = card_worth(choice.card) - healed(s, -sum([effect.count for effect in effects if effect.what == "sanity"]), 0)
    under_way = outlook(s, s.attempt, patience(s)) if s.attempt is not None else 0.0
    return under_way + best_shot(s, whole_card=weapon.scope == "card") - cost


def of_errand(s: Museum, choice: Choice) -> float | None:
    """An action at the Entrance."""
    return errand(s, choice)


def of_waiting(s: Museum, choice: Choice) -> float | None:
    """The turn ends with nothing more."""
    return 0.0


FORESIGHT = {
    MoveTo: of_place,
    Stay: of_place,
    Roll: of_roll,
    GiveUp: of_giving_up,
    FailRoll: of_failing,
    CompleteTask: of_completing,
    TakeFirstAid: of_errand,
    SearchLostAndFound: of_errand,
    BuySouvenir: of_errand,
    AdvanceClock: of_waiting,
    UseCard: of_card,
}
