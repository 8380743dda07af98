"""Rolling and completing, failed rolls, focus and assistance (ES-5 to ES-7); attacks use the same steps (ES-20.7)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.elder_sign.choices import (
    COMPLETE,
    DECLINE,
    DISCARD_DIE,
    DONE,
    FAIL_ROLL,
    FOCUS,
    GIVE_UP,
    PICK_DIE,
    REROLL_AGAIN,
    REROLL_YELLOW,
    ROLL,
    ROLL_ON,
    SPEND_CLUE,
    STOP_ATTACK,
    Accept,
    AddDie,
    AskHelp,
    CompleteTask,
    Decline,
    DiscardDie,
    Done,
    FailRoll,
    Focus,
    RerollAgain,
    RerollYellow,
    Roll,
    RollOn,
    SpendClue,
    TakeSecured,
    UseAbility,
    UseCard,
    UseDice,
)
from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, HAND, INVESTIGATORS, MYTHOS
from eldertable.games.elder_sign.events import (
    AbilityUsed,
    CardUsed,
    ClueSpent,
    DiceRerolled,
    DiceRolled,
    DieDiscarded,
    DieFocused,
    DoomRemoved,
    GaveUp,
    HelpAsked,
    HelpGiven,
    HelpRefused,
    RollFailed,
    TaskCompleted,
    TerrorStruck,
)
from eldertable.games.elder_sign.rules.cards import (
    abilities_before_roll,
    ability_after_roll,
    add_dice,
    forget_wild,
    pay_for_dice,
    secured_dice,
    take_secured,
    usable,
    use_ability,
    use_card,
    ways_to_add,
)
from eldertable.games.elder_sign.rules.clock import advance_clock
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import (
    COLOUR,
    FACE,
    distinct,
    free_greens,
    roll,
    roll_greens,
    sorted_dice,
    take_from_spell,
    without,
)
from eldertable.games.elder_sign.rules.doom import GameEnds, in_force
from eldertable.games.elder_sign.rules.effects import apply
from eldertable.games.elder_sign.rules.gains import lose_clues, remove_card
from eldertable.games.elder_sign.rules.health import YES_NO, offer, subtract
from eldertable.games.elder_sign.rules.matching import Way, enough, supplies, ways
from eldertable.games.elder_sign.rules.outcome import end_attack, fail, resolve
from eldertable.games.elder_sign.rules.tasks import Row, available_rows, open_rows, rows
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, Attempt, Help, Museum
from eldertable.kernel import Choice, Decision, Rules, Seat

ROLL_OR_GIVE_UP = (ROLL, GIVE_UP)
FAIL_OR_GIVE_UP = (FAIL_ROLL, GIVE_UP)
MULTI_TASK = frozenset(
    entry.id for entry in INVESTIGATORS.values() if any(effect.do == "multi_task_per_roll" for effect in entry.effects)
)
CLUE_REROLLS = {
    entry.id: effect.count for entry in INVESTIGATORS.values() for effect in entry.effects if effect.do == "clue_rerolls"
}
FEARLESS = frozenset(entry.id for entry in INVESTIGATORS.values() if any(effect.do == "immune_terror" for effect in entry.effects))
# How many dice of the roll may be picked for a reroll; a clue rerolls any number (ES-16.1, ES-17.14).
REROLL_LIMITS = {
    name: effect.count
    for name, effects in (
        *((each.id, each.effects) for each in INVESTIGATORS.values()),
        *((each.id, each.effects) for each in HAND.values()),
    )
    for effect in effects
    if effect.do == "reroll"
}
# Investigators with nothing of their own to do before or after a roll.
PLAIN_BEFORE = frozenset(
    entry.id for entry in INVESTIGATORS.values() if entry.when not in ("start_of_resolution", "before_first_roll_other_world")
)
PLAIN_AFTER = frozenset(entry.id for entry in INVESTIGATORS.values() if entry.when not in ("after_roll", "after_any_roll"))


def begin(s: Museum, card: str) -> None:
    """Start an attempt at a card, or an attack, with the green dice of the supply (ES-6.1)."""
    s.attempt = Attempt(card, free_greens(s))
    s.phase = "before_roll"


def stop(s: Museum) -> Choice:
    """How one ends it before the end."""
    return STOP_ATTACK if s.awake else GIVE_UP


# -- before a roll -------------------------------------------------------------------------------------


def before_roll(s: Museum) -> Rules[None]:
    """Use cards and abilities, take secured dice, then roll (ES-6.2, ES-6.9, D9)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    if not player.cards and not s.secured and player.investigator in PLAIN_BEFORE and attempt.pool and not s.awake:
        options: tuple[Choice, ...] = ROLL_OR_GIVE_UP
    else:
        options = (
            *((ROLL,) if attempt.pool else ()),
            *usable(s, "before_roll", "own_turn"),
            *(() if player.investigator in PLAIN_BEFORE else abilities_before_roll(s)),
            *(secured_dice(s) if s.secured else ()),
            stop(s),
        )
    # Who has just decided to go on is not asked again, unless there is something to use.
    if attempt.offered and attempt.pool and len(options) == 2:
        do_roll(s, attempt)
        return
    choice = yield Decision(s.active, "before_roll", options)
    kind = type(choice)
    if kind is Roll:
        do_roll(s, attempt)
    elif kind is AddDie:
        s.emit(AbilityUsed(s.active, player.investigator))
        add_dice(s, (choice.colour,))
    elif kind is UseAbility:
        yield from pay_for_dice(s)
    else:
        yield from other_step(s, choice)


def other_step(s: Museum, choice: Choice) -> Rules[None]:
    """What can be done at several moments of an attempt: use a card, take a secured die, give up."""
    kind = type(choice)
    if kind is UseCard:
        yield from use_card(s, choice.card)  # type: ignore[attr-defined]
        if s.attempt is not None and not open_rows(s):
            yield from resolve(s)
    elif kind is TakeSecured:
        take_secured(s, choice.spell, choice.die)  # type: ignore[attr-defined]
    else:
        yield from give_up(s)


def do_roll(s: Museum, attempt: Attempt) -> None:
    """Roll the whole pool (ES-6.2)."""
    attempt.pool = roll(s, attempt.pool) if attempt.joined else roll_greens(s, len(attempt.pool))
    attempt.rolls += 1
    attempt.rolled = True
    attempt.completed = attempt.offered = attempt.ability_used = attempt.asked = False
    attempt.rerolls = 0
    attempt.wild = ""
    s.emit(DiceRolled(s.active, attempt.pool))
    after_chance(s, attempt, ())


def after_chance(s: Museum, attempt: Attempt, kept: tuple[str, ...]) -> None:
    """Dice have fallen: Mandy Thompson may answer first (ES-17.14)."""
    attempt.fresh = kept
    s.phase = "after_roll" if mandy(s) is None else "ask_mandy"


def mandy(s: Museum) -> Seat | None:
    """The player of a rested Mandy Thompson, if it is not his own turn."""
    for seat, player in enumerate(s.players):
        if player.investigator == "mandy_thompson":
            return None if seat == s.active or "mandy_thompson" in player.tired else seat
    return None


# -- after a roll --------------------------------------------------------------------------------------


def ask_mandy(s: Museum) -> Rules[None]:
    """Mandy's player may reroll one or two dice of anybody's roll (ES-17.14, D12)."""
    attempt, seat = s.attempt, mandy(s)
    assert attempt is not None and seat is not None
    options = (DECLINE, *[PICK_DIE[die] for die in distinct(attempt.pool)])
    choice = yield Decision(seat, "ask_mandy", options)
    attempt.fresh = None
    if type(choice) is Decline:
        s.phase = "after_roll"
    else:
        attempt.picking = "mandy_thompson"
        attempt.picked = (choice.die,)
        s.phase = "pick_dice"


def pick_dice(s: Museum) -> Rules[None]:
    """Pick dice of the roll one by one, then reroll them together (ES-16.1)."""
    attempt = s.attempt
    assert attempt is not None
    limit = REROLL_LIMITS.get(attempt.picking, len(attempt.pool))
    rest = distinct(without(attempt.pool, attempt.picked))
    if rest and len(attempt.picked) < limit:
        options: tuple[Choice, ...] = tuple([PICK_DIE[die] for die in rest])
        seat = mandy(s) if attempt.picking == "mandy_thompson" else None
        choice = yield Decision(s.active if seat is None else seat, "pick_dice", (DONE, *options) if attempt.picked else options)
        if type(choice) is not Done:
            attempt.picked += (choice.die,)
            return
    reroll(s, attempt)


def reroll(s: Museum, attempt: Attempt) -> None:
    """Roll the picked dice again; it is still the same roll (ES-16.1, ES-17.1)."""
    if attempt.picking == "mandy_thompson":
        seat = next(seat for seat, player in enumerate(s.players) if player.investigator == "mandy_thompson")
        s.players[seat].tired += ("mandy_thompson",)
        s.emit(AbilityUsed(seat, "mandy_thompson"))
    kept = without(attempt.pool, attempt.picked)
    fallen = roll(s, attempt.picked)
    attempt.pool = sorted_dice((*kept, *fallen))
    s.emit(DiceRerolled(s.active, sorted_dice(attempt.picked), fallen))
    attempt.picking = ""
    attempt.picked = ()
    forget_wild(attempt)
    after_chance(s, attempt, kept)


def after_roll(s: Museum) -> Rules[None]:
    """Change the roll, complete a task with it, or declare it failed (ES-6.3, ES-6.4, D11, D13, D14)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    tasks = completable(s, attempt)
    if attempt.completed:
        options: tuple[Choice, ...] = (*tasks, ROLL_ON, *usable(s, "own_turn"), stop(s))
    elif (
        player.cards
        or player.clues
        or player.investigator not in PLAIN_AFTER
        or s.awake
        or attempt.yellow_rerolls
        or attempt.rerolls
    ):
        options = (*tasks, FAIL_ROLL, *changes(s, attempt), stop(s))
    else:
        options = tasks + FAIL_OR_GIVE_UP
    choice = yield Decision(s.active, "after_roll", options)
    attempt.fresh = None
    kind = type(choice)
    if kind is CompleteTask:
        yield from complete(s, attempt, choice.task - 1)
    elif kind is FailRoll:
        yield from fail_roll(s, attempt)
    elif kind is RollOn:
        attempt.rolled = False
        s.phase = "before_roll"
    elif kind is SpendClue:
        lose_clues(s, s.active, 1)
        s.emit(ClueSpent(s.active))
        attempt.rerolls = CLUE_REROLLS.get(player.investigator, 1) - 1
        start_picking(s, attempt, "clue")
    elif kind is RerollAgain:
        attempt.rerolls -= 1
        start_picking(s, attempt, "clue")
    elif kind is RerollYellow:
        attempt.yellow_rerolls -= 1
        attempt.picking = "rifle"
        attempt.picked = tuple(die for die in attempt.pool if COLOUR[die] == "yellow")
        reroll(s, attempt)
    elif kind is UseAbility:
        yield from use_ability(s)
        continue_picking(s, attempt)
    else:
        yield from other_step(s, choice)
        if s.attempt is attempt:
            continue_picking(s, attempt)


def start_picking(s: Museum, attempt: Attempt, source: str) -> None:
    """Ask for the dice to reroll."""
    attempt.picking = source
    s.phase = "pick_dice"


def continue_picking(s: Museum, attempt: Attempt) -> None:
    """A card or ability has just allowed a reroll."""
    if attempt.picking:
        s.phase = "pick_dice"
    elif not attempt.pool and s.phase == "after_roll" and not attempt.completed:
        # All dice of the roll were secured; what lies on markers and spells may still do.
        s.phase = "after_roll"


def changes(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """Everything that can change the roll: clues, cards, abilities (ES-6.3)."""
    player = s.players[s.active]
    found: list[Choice] = []
    if attempt.pool:
        if player.clues and not in_force(s, "no_clue_rerolls", s.active):
            found.append(SPEND_CLUE)
        if attempt.rerolls:
            found.append(REROLL_AGAIN)
        if attempt.yellow_rerolls and any(COLOUR[die] == "yellow" for die in attempt.pool):
            found.append(REROLL_YELLOW)
    own = () if player.investigator in PLAIN_AFTER else ability_after_roll(s)
    return (*found, *own, *usable(s, "after_roll", "own_turn"))


# -- completing a task -----------------------------------------------------------------------------------


def completable(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """The available tasks that the dice satisfy and the investigator can pay for (ES-5.6, ES-5.9)."""
    player = s.players[s.active]
    card_rows = rows(s, attempt.card)
    dice = shown(attempt)
    if attempt.focused or attempt.helpers or s.secured:
        dice += kept_dice(attempt) + secured_faces(s)
    have = supplies(dice)
    found = []
    for number in available_rows(s):
        row = card_rows[number]
        cost = row.cost
        if enough(row.req, have, dice) and player.sanity > cost.sanity and player.stamina > cost.stamina:
            found.append(COMPLETE[number])
    return tuple(found)


def ways_for(s: Museum, attempt: Attempt, row: Row) -> tuple[Way, ...]:
    """The ways to complete a row with the pool, the dice on markers and those on spells (ES-5.6, ES-7.13, ES-16.23)."""
    faces = s.players[s.active].investigator in MULTI_TASK
    return ways(row.req, shown(attempt), kept_dice(attempt), secured_faces(s), faces)


def kept_dice(attempt: Attempt) -> tuple[str, ...]:
    """The dice on the markers of the active player and his helpers."""
    if not attempt.helpers:
        return attempt.focused
    return sorted_dice((*attempt.focused, *[aid.die for aid in attempt.helpers if aid.die]))


def secured_faces(s: Museum) -> tuple[str, ...]:
    """The dice on all spells."""
    return sorted_dice([die for spell in s.secured for die in spell.dice]) if s.secured else ()


def shown(attempt: Attempt) -> tuple[str, ...]:
    """The pool with a die that counts as a wild."""
    if not attempt.wild:
        return attempt.pool
    return sorted_dice((*without(attempt.pool, [attempt.wild]), f"{COLOUR[attempt.wild]}_wild"))


def complete(s: Museum, attempt: Attempt, number: int) -> Rules[None]:
    """Place dice on a task and pay its costs (ES-6.5, ES-5.7, ES-5.8)."""
    row = rows(s, attempt.card)[number]
    found = ways_for(s, attempt, row)
    way = found[0]
    if len(found) > 1:
        choice = yield Decision(s.active, "use_dice", tuple([UseDice(each.pool, each.held, each.secured) for each in found]))
        way = Way(choice.pool, choice.held, choice.secured)
    place_dice(s, attempt, way)
    s.emit(TaskCompleted(s.active, number + 1, way.pool + way.held + way.secured))
    subtract(s, s.active, "sanity", row.cost.sanity)
    subtract(s, s.active, "stamina", row.cost.stamina)
    for _ in range(row.cost.clock):
        advance_clock(s)
    if attempt.card == AT_ANCIENT_ONE:
        strike(s)
    else:
        attempt.done += (number,)
        if row.monster and row.monster not in s.gains:
            s.gains += (row.monster,)
        if not open_rows(s):
            yield from resolve(s)
            return
    attempt.completed = True
    if s.players[s.active].investigator in MULTI_TASK and completable(s, attempt):
        return
    attempt.rolled = False
    s.phase = "before_roll"


def place_dice(s: Museum, attempt: Attempt, way: Way) -> None:
    """Dice leave the pool, markers and spells until the end of the phase (ES-6.5, ES-16.24)."""
    used = []
    for die in way.pool:
        # A die that only counts as a wild is the one under it.
        used.append(die if die in attempt.pool else attempt.wild)
        attempt.pool = without(attempt.pool, used[-1:])
    forget_wild(attempt)
    for die in way.held:
        if die in attempt.focused:
            attempt.focused = without(attempt.focused, [die])
        else:
            helper = next(aid for aid in attempt.helpers if aid.die == die)
            attempt.helpers = tuple([Help(aid.seat, "") if aid is helper else aid for aid in attempt.helpers])
    for die in way.secured:
        take_from_spell(s, next(spell for spell in s.secured if die in spell.dice), die)
        attempt.joined += (COLOUR[die],)
    attempt.placed += (*used, *way.held, *way.secured)


def strike(s: Museum) -> None:
    """A completed combat task removes a doom token; the last one wins the game (ES-20.7, ES-21.2)."""
    s.doom -= 1
    s.emit(DoomRemoved(s.doom, len(ANCIENT_ONES[s.ancient_one].doom_track)))
    if not s.doom:
        raise GameEnds("banished")


# -- failed rolls ----------------------------------------------------------------------------------------


def fail_roll(s: Museum, attempt: Attempt) -> Rules[None]:
    """Terror effects first; then a die is discarded (ES-7.1)."""
    attempt.rolled = False
    s.phase = "discard"
    s.emit(RollFailed(s.active))
    yield from terror(s, attempt)
    if s.attempt is not None and not s.awakening and attempt.doomed:
        yield from fail(s)


def terror(s: Museum, attempt: Attempt) -> Rules[None]:
    """All Terror effects of the card and of the Mythos card, once, if a rolled die shows terror (ES-7.2 to ES-7.4, ES-17.12)."""
    player = s.players[s.active]
    shows = any(FACE[die] == "terror" for die in shown(attempt))
    if s.awake or not shows or player.investigator in FEARLESS:
        return
    mythos = MYTHOS[s.mythos]
    continuous = mythos.continuous if mythos.continuous_kind == "terror" and player.investigator != "sister_mary" else ()
    if not CARDS[attempt.card].terror and not continuous:
        return
    for card in dict.fromkeys(player.cards):
        if HAND[card].trigger == "own_terror" and (yield from offer(s, s.active, card)):
            remove_card(s, s.active, card)
            put_back(s, card)
            s.emit(CardUsed(s.active, card))
            return
    for source, effects in ((attempt.card, CARDS[attempt.card].terror), (s.mythos, continuous)):
        if effects and s.attempt is attempt and not s.awakening:
            s.emit(TerrorStruck(s.active, source))
            yield from apply(s, effects, s.active)


def give_up(s: Museum) -> Rules[None]:
    """End the attempt; a roll that lies unjudged counts as failed first (ES-6.11, R9), an attack just ends (ES-20.9)."""
    attempt = s.attempt
    assert attempt is not None
    s.emit(GaveUp(s.active))
    if s.awake:
        end_attack(s)
        return
    attempt.doomed = True
    if attempt.rolled and not attempt.completed:
        attempt.rolled = False
        s.emit(RollFailed(s.active))
        yield from terror(s, attempt)
    if s.attempt is not None and not s.awakening:
        yield from fail(s)


def discard(s: Museum) -> Rules[None]:
    """A failed roll costs a die; the last one may be saved by adding dice first (ES-7.7, ES-7.8, D15)."""
    attempt = s.attempt
    assert attempt is not None
    pool = attempt.pool
    rolled = [die for die in distinct(pool) if FACE[die]]
    options: tuple[Choice, ...] = tuple([DISCARD_DIE[die] for die in rolled])
    if len(pool) > 1:
        # Dice that were added in this very step are not among those to choose from.
        if not rolled:
            focus_or_roll(s, attempt)
            return
        options = (*options, *(usable(s, "own_turn") if s.players[s.active].cards else ()), stop(s))
    elif pool and not rolled:
        focus_or_roll(s, attempt)
        return
    else:
        options = (*options, *ways_to_add(s), *usable(s, "own_turn"))
        if not options:
            yield from run_out(s)
            return
        if not pool:
            options = (*options, stop(s))
    choice = yield Decision(s.active, "discard", options)
    if type(choice) is DiscardDie:
        attempt.pool = without(pool, [choice.die])
        attempt.discarded += (choice.die,)
        s.emit(DieDiscarded(s.active, choice.die))
        if attempt.pool:
            focus_or_roll(s, attempt)
        else:
            yield from run_out(s)
    else:
        yield from other_step(s, choice)


def run_out(s: Museum) -> Rules[None]:
    """No die is left to roll (ES-7.8, ES-20.9)."""
    if s.awake:
        end_attack(s)
    else:
        yield from fail(s)


def focus_or_roll(s: Museum, attempt: Attempt) -> None:
    """After the discard a die may be kept, unless there is no way (ES-7.9, ES-7.10, ES-20.8)."""
    s.phase = "focus" if len(attempt.pool) > 1 and not s.awake and keepers(s, attempt) else "before_roll"


def keepers(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """Every way to keep a die of the failed roll: focus, or a helper on the same card (ES-7.9 to ES-7.12)."""
    dice = [die for die in distinct(attempt.pool) if FACE[die]]
    found: list[Choice] = []
    if attempt.focuses and not in_force(s, "no_focus", s.active):
        found += [FOCUS[die] for die in dice]
    if not attempt.asked and len(s.players) > 1:
        helped = [aid.seat for aid in attempt.helpers]
        for seat, player in enumerate(s.players):
            if player.place == attempt.card and seat != s.active and seat not in helped:
                found += [ask(seat, die) for die in dice]
    return tuple(found)


@lru_cache
def ask(seat: Seat, die: str) -> Choice:
    """The request for help with a die."""
    return AskHelp(seat, die)


def focus(s: Museum) -> Rules[None]:
    """Focus a die, ask for assistance, or neither (ES-7.9 to ES-7.12, D16)."""
    attempt = s.attempt
    assert attempt is not None
    options = keepers(s, attempt)
    if not options:
        s.phase = "before_roll"
        return
    choice = yield Decision(s.active, "focus", (*options, ROLL_ON, *usable(s, "own_turn"), GIVE_UP))
    kind = type(choice)
    if kind is Focus:
        attempt.focuses -= 1
        attempt.focused = sorted_dice((*attempt.focused, choice.die))
        attempt.pool = without(attempt.pool, [choice.die])
        s.emit(DieFocused(s.active, choice.die))
    elif kind is AskHelp:
        yield from request(s, attempt, choice.helper_seat, choice.die)
        return
    elif kind is not RollOn:
        yield from other_step(s, choice)
        return
    attempt.offered = True
    s.phase = "before_roll"


def request(s: Museum, attempt: Attempt, seat: Seat, die: str) -> Rules[None]:
    """Ask a player on the same card; after a refusal one may still focus (ES-7.10 to ES-7.12, D17)."""
    s.emit(HelpAsked(s.active, seat))
    attempt.asked = True
    answer = yield Decision(seat, "grant_help", YES_NO, {"asker_seat": s.active, "die": die})
    if type(answer) is Accept:
        attempt.helpers += (Help(seat, die),)
        attempt.pool = without(attempt.pool, [die])
        s.emit(HelpGiven(seat, die))
        attempt.offered = True
        s.phase = "before_roll"
    else:
        s.emit(HelpRefused(seat))
