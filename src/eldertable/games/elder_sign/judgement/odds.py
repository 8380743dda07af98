"""The exact chance to resolve a card by best play, from any point of an attempt.

The model: roll the pool; complete one task with dice of the roll, dice on markers and dice on spells, or fail the roll: a Terror
effect may end the attempt or cost dice, one die is discarded, and one may be kept by focus or by a helper. Clues reroll any
dice of a roll; secured dice may be used or taken to be rolled. Costs, cards in hand and abilities are left to the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.content import CARDS
from eldertable.games.elder_sign.judgement.solver import DIE, GREEN, LETTER, Pool, Position, Roll, Solver, Terror, solver
from eldertable.games.elder_sign.rules.dice import COLOUR, FACE, FACES, supply, without
from eldertable.games.elder_sign.rules.failing import FEARLESS
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.tasks import Row, rows
from eldertable.games.elder_sign.shown import Chances
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, Attempt, Museum
from eldertable.kernel import Seat

# More clues than this hardly add to the chance, but to the work.
MOST_CLUES = 2
# By how much a clue multiplies the odds, roughly.
CLUE_ODDS = 2.5


def chance(
    tasks: Sequence[Sequence[str]],
    *,
    ordered: bool = False,
    terror: Terror = "",
    green: int = 6,
    yellow: int = 0,
    red: int = 0,
    focus: int = 1,
    helpers: int = 0,
    clues: int = 0,
    held: Sequence[str] = (),
    secured: Sequence[str] = (),
) -> float:
    """The chance to complete all tasks by best play, before a roll. Dice on markers and spells are named as in the state."""
    reqs = canonical(tasks, ordered)
    pool = (green, yellow, red)
    return solver(reqs, ordered, terror).before(
        pool, "".join(letter(die) for die in held), spell_dice(secured), focus + helpers, clues
    )


def canonical(tasks: Sequence[Sequence[str]], ordered: bool) -> tuple[tuple[str, ...], ...]:
    """Tasks in one order, so that equal lists share what is known of them."""
    reqs = [tuple(sorted(task)) for task in tasks]
    return tuple(reqs if ordered else sorted(reqs))


def letter(die: str) -> str:
    """The letter of a die's face."""
    return LETTER[FACE[die]]


def on_spells(s: Museum) -> tuple[str, ...]:
    """The dice that lie on spells."""
    return spell_dice([die for spell in s.secured for die in spell.dice]) if s.secured else ()


def spell_dice(dice: Sequence[str]) -> tuple[str, ...]:
    """Dice on spells by initial and letter, in order."""
    return tuple(sorted(COLOUR[die][0] + letter(die) for die in dice))


def terror_of(card: str) -> Terror:
    """The Terror effects of a card that cost dice or the attempt."""
    verbs = [] if card == AT_ANCIENT_ONE else [effect.do for effect in CARDS[card].terror]
    return "fail" if "fail_attempt" in verbs else "discard" if "discard_dice" in verbs else ""


def at_the_table(s: Museum, seat: Seat | None) -> Chances | None:
    """The chance of the attempt under way, or of each card in play if the seat (for a spectator: who moves) went there."""
    if not s.ancient_one:
        return None
    if s.attempt is not None:
        return Chances(attempt_chance(s, rough=False), {})
    who = s.active if seat is None or not s.players[seat].investigator else seat
    if not s.players[who].investigator:
        return None
    return Chances(None, {card: card_chance(s, card, who) for card in s.in_play()})


def card_chance(s: Museum, card: str, seat: Seat) -> float:
    """A player's chance to resolve a card if he went there now with the green dice of the supply, his clues and secured dice."""
    player = s.players[seat]
    tasks = [row.req for row in rows(s, card) if not row.settled]
    clues = 0 if in_force(s, "no_clue_rerolls", seat) else min(player.clues, MOST_CLUES)
    return chance(
        tasks,
        ordered=CARDS[card].ordered,
        terror="" if player.investigator in FEARLESS else terror_of(card),
        green=supply(s, "green", seat),
        focus=0 if in_force(s, "no_focus", seat) else 1,
        clues=clues,
        secured=[die for spell in s.secured for die in spell.dice],
    )


def attempt_chance(s: Museum, *, rough: bool = False) -> float:
    """The chance that the current attempt succeeds, or that an attack strikes once more, whatever moment it is at.

    A rough answer takes it that a clue multiplies the odds by a fixed number, and that dice on spells stay there until they
    are used; it comes much faster.
    """
    attempt, player = s.attempt, s.players[s.active]
    if attempt is None:
        return 0.0
    found = solver_of(attempt.card, rows(s, attempt.card), attempt.done, player.investigator in FEARLESS)
    return Moment(s, attempt, found, rough=rough).chance() if found.tasks else 1.0


@lru_cache(maxsize=1 << 9)
def solver_of(card: str, tasks: tuple[Row, ...], done: tuple[int, ...], fearless: bool) -> Solver:
    """The solver for what is left of a card."""
    ordered = card != AT_ANCIENT_ONE and CARDS[card].ordered
    left = [row.req for number, row in enumerate(tasks) if not row.settled and number not in done]
    return solver(canonical(left, ordered), ordered, "" if fearless else terror_of(card))


def with_odds(chance: float, factor: float) -> float:
    """What a chance becomes when its odds are multiplied."""
    odds = chance * factor
    return odds / (1 - chance + odds)


class Moment:
    """A point of an attempt in the terms of its solver."""

    def __init__(self, s: Museum, attempt: Attempt, known: Solver, *, rough: bool) -> None:
        self.phase = course.phase(s)
        self.unjudged = course.unjudged(s)
        self.fresh = course.fresh(s)
        self.reroll = course.reroll(s) if self.phase == "pick_dice" else None
        self.attempt = attempt
        self.solver = known
        helped = [aid.seat for aid in attempt.helpers]
        free = [seat for seat, player in enumerate(s.players) if player.place == attempt.card and seat not in (s.active, *helped)]
        focuses = 0 if in_force(s, "no_focus", s.active) else attempt.focuses
        self.keeps = 0 if s.awake else focuses + len(free)
        clues = 0 if in_force(s, "no_clue_rerolls", s.active) else s.players[s.active].clues
        clues = min(clues + attempt.rerolls, MOST_CLUES)
        self.clues, self.extra_clues = (0, clues) if rough else (clues, 0)
        kept = (*attempt.focused, *(aid.die for aid in attempt.helpers if aid.die))
        secured = on_spells(s)
        faces = "".join([letter(die) for die in kept]) + ("".join([die[1] for die in secured]) if rough else "")
        self.held = known.kept(faces) if faces else ""
        self.secured = () if rough else secured

    def chance(self) -> float:
        """The chance, by the phase of the attempt."""
        attempt = self.attempt
        lying = all(FACE[die] for die in attempt.pool)
        if self.unjudged:
            chance = self.after_roll()
        elif self.phase in ("discard", "focus") and lying:
            choose = self.solver.discarding if self.phase == "discard" else self.solver.keeping
            chance = choose(roll_of(attempt.pool), self.held, self.secured, self.keeps, self.clues)
        else:
            chance = self.solver.before(*self.position(self.clues))
        return with_odds(chance, CLUE_ODDS**self.extra_clues) if self.extra_clues else chance

    def position(self, clues: int) -> Position:
        """The position before the roll with so many clues."""
        return (pool_of(self.attempt.pool), self.held, self.secured, self.keeps, clues)

    def after_roll(self) -> float:
        """With a roll on the table: what it promises, or what the roll just made promised if nobody has answered it yet."""
        attempt = self.attempt
        if self.reroll is not None:
            rest = roll_of(without(attempt.pool, self.reroll.picked))
            if self.reroll.source == "clue":
                return self.solver.rerolling(self.position(self.clues + 1)).best(rest)
            return self.solver.rerolling(self.position(self.clues + 1)).mean(rest)
        if self.fresh == ():
            return self.solver.before(*self.position(self.clues))
        if self.fresh is not None:
            return self.solver.rerolling(self.position(self.clues + 1)).mean(roll_of(self.fresh))
        position = self.position(self.clues)
        return max(self.solver.of_roll(position, roll_of(pool)) for pool in with_wild(attempt))


@lru_cache(maxsize=1 << 10)
def pool_of(dice: tuple[str, ...]) -> Pool:
    """How many dice of each colour there are."""
    colours = [COLOUR[die] for die in dice]
    return (colours.count("green"), colours.count("yellow"), colours.count("red"))


@lru_cache(maxsize=1 << 12)
def roll_of(dice: tuple[str, ...]) -> Roll:
    """Dice as the solver knows them."""
    faces = {colour: [letter(die) for die in dice if COLOUR[die] == colour and FACE[die]] for colour in DIE}
    return ("".join(sorted(faces["green"], key=GREEN.index)), "".join(faces["yellow"]), "".join(faces["red"]))


def with_wild(attempt: Attempt) -> list[tuple[str, ...]]:
    """The pool with a die that counts as a wild turned to each of its faces."""
    if not attempt.wild:
        return [attempt.pool]
    rest = without(attempt.pool, (attempt.wild,))
    return [(*rest, face) for face in dict.fromkeys(FACES[COLOUR[attempt.wild]])]
