"""Looking at Titans to come (AW-8.14)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import (
    ARRANGE_TITAN,
    ATTACK_TITAN,
    DECLINE,
    SCOUT_PILE,
    ArrangeTitan,
    AttackTitan,
    ScoutPile,
)
from eldertable.games.ancient_world.content import STARS
from eldertable.games.ancient_world.events import Declined, TitansScouted
from eldertable.games.ancient_world.rules.agenda import Question, always, push
from eldertable.games.ancient_world.rules.attack import can_attack, declare, turn_up
from eldertable.games.ancient_world.state import AncientWorld, Pile, Scouting, Task
from eldertable.kernel import Choice


def any_pile(s: AncientWorld, task: Task) -> bool:
    """Whether there is a Titan left to look at."""
    return any(s.titans_up)


def pile_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each pile that is not empty (D18)."""
    return tuple([scout for scout, up in zip(SCOUT_PILE, s.titans_up, strict=True) if up])


def pick_up(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Take the top cards of the pile in the hand, the face-up one included (AW-8.14)."""
    assert isinstance(choice, ScoutPile)
    number = STARS.index(choice.stars)
    pile = s.titan_piles[number]
    count = min(task.amount - 1, len(pile.cards))
    up = s.titans_up[number]
    seen = (up, *pile.cards[:count])
    s.scouting = Scouting(task.seat, number, up, seen)
    s.titans_up = (*s.titans_up[:number], "", *s.titans_up[number + 1 :])
    rest = Pile(pile.cards[count:], pile.known[count:])
    s.titan_piles = (*s.titan_piles[:number], rest, *s.titan_piles[number + 1 :])
    s.emit(TitansScouted(task.seat, choice.stars, seen))
    push(s, (Task("arrange_titans", task.seat),))
    # The attack that may follow is on this pile.
    s.agenda = tuple(
        Task("attack_scouted", task.seat, optional=True, pile=number) if each.verb == "attack_scouted" else each
        for each in s.agenda
    )


def arrange_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each card not yet put back (D19)."""
    assert s.scouting is not None
    return tuple([ARRANGE_TITAN[titan] for titan in s.scouting.left])


def arrange(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Put a card next in the order; after the last one the top card is turned up, and only the scout knows the others (AW-H.3)."""
    assert isinstance(choice, ArrangeTitan)
    scouting = s.scouting
    assert scouting is not None
    left = tuple(titan for titan in scouting.left if titan != choice.titan)
    arranged = (*scouting.arranged, choice.titan)
    if left:
        s.scouting = Scouting(scouting.seat, scouting.pile, scouting.up, left, arranged)
        push(s, (task,))
        return
    s.scouting = None
    pile = s.titan_piles[scouting.pile]
    beneath = arranged[1:]
    rest = Pile(beneath + pile.cards, (1 << task.seat,) * len(beneath) + pile.known)
    turn_up(s, scouting.pile, arranged[0], rest)


def can_attack_scouted(s: AncientWorld, task: Task) -> bool:
    """Whether the player can defeat the new top card."""
    return can_attack(s, task.seat, task.pile)


def attack_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Attack it at once, or not (D20)."""
    return (ATTACK_TITAN[s.titans_up[task.pile]], DECLINE)


def attack_scouted(s: AncientWorld, task: Task, choice: Choice) -> None:
    """An attack by all rules, in the same turn (AW-8.14)."""
    if isinstance(choice, AttackTitan):
        declare(s, task.seat, choice.titan)
    else:
        s.emit(Declined(task.seat))


SCOUT_TITANS = Question("scout_titans", any_pile, pile_options, pick_up)
ARRANGE_TITANS = Question("arrange_titans", None, arrange_options, arrange, hidden=always)
ATTACK_SCOUTED = Question("attack_scouted", can_attack_scouted, attack_options, attack_scouted)
