"""What can stand on the agenda when somebody is asked: anything else in a hand-edited position is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from eldertable.games.elder_sign.agenda_fields import field_problems
from eldertable.games.elder_sign.rules.health import NewInvestigator, Succeed
from eldertable.games.elder_sign.rules.setup import SeatInvestigator
from eldertable.games.elder_sign.rules.turn import DailyHeal, EndOfTurn, Replace
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, ENTRANCE, Museum
from eldertable.kernel import Step

# What is asked of somebody in the middle of effects, or about the dice of an attempt, stands first.
FIRST = (
    "take_for_lock|place_monster|defeat_monsters|defeat_on_card|prevent_loss|new_investigator|gain_or_swap|lose_cards"
    "|give_trophies|give_trophy_pieces|heal_somebody|regain_split|choose_side|starting_card|starting_card starting_card"
)
ON_DICE = "change_die|make_wild|secure_die|change_secured|change_secured secure_die|pay_for_dice"
# Then follow the effects being carried out, and what they are part of.
EFFECTS = "(carry |happen_to |devour_the_lost |succeed |add_doom |monsters_appear |enforce_locks |open_gates |lose_the_rest )*"
USE = "(end_use )?(resolve_if_complete |gain_monsters )?"
RESOLVED = "(refill )?(carry )*end_rewards "
GAINING = "(extra_card )?(gain_monsters |cheer_for_monsters )?"
FAILED = "((anger )?(helper_loses )*penalties |end_of_failure )"
ERRAND = "(get_first_aid |buy )gain_monsters "
AWAKENING = "(awaken |(clear_board )?(enforce_locks )?lose_locked_dice )?"
# Then the moment of the turn they have come in, and the rest of the turn, of midnight or of set-up.
ATTEMPT = (
    "before_roll|ask_mandy|pick_dice|after_roll|complete|complete_more|discard|keep_die|grant_help"
    "|(ward_off_terror )*(suffer_terror )*(end_of_terror|given_up)"
)
MOMENT = f"(refill )?((daily_heal )*(move |attack )|(daily_heal )+|(act_at_entrance|leave_entrance|{ATTEMPT}) )?"
TURN = (
    f"((({FIRST}|{ON_DICE}) )?{EFFECTS}({USE}|{RESOLVED}|{GAINING}({FAILED})?|{ERRAND})|(use_shield )+carry end_of_failure )"
    f"{AWAKENING}{MOMENT}advance_the_clock end_of_turn "
)
MIDNIGHT = "(((monsters_stir )?(stir )*(midnight_on )*midnight_of_mythos )?new_mythos )?"
NIGHT = (
    f"(({FIRST}) )?{EFFECTS}{AWAKENING}({MIDNIGHT}|(ancient_one_attacks )?)new_day next_turn "
    "|((take_for_lock )?locks_bind_again )?((replace )?midnight )?next_turn |(starting_card )*midnight next_turn "
)
SETUP = (
    "choose_ancient_one lay_out seat_everybody new_mythos hard_start turn "
    "|(starting_card )*(seat_investigator )*new_mythos hard_start turn "
    f"|(({FIRST}) )?{EFFECTS}(hard_start )?turn "
)
COURSE = re.compile(f"{TURN}|{NIGHT}|{SETUP}")
LONGEST = 80
IN_ATTEMPT = re.compile(f"(?:^| )({ATTEMPT}) ")
ONCE = ("awaken", "refill", "place_monster")
ASLEEP_ONLY = (
    *("move", "act_at_entrance", "leave_entrance", "suffer_terror", "end_of_terror", "given_up", "keep_die", "grant_help"),
    *("end_rewards", "penalties", "end_of_failure", "midnight_on", "midnight_of_mythos", "new_mythos"),
    *("awaken", "clear_board", "lose_locked_dice"),
)
# The most doom that set-up can bring: by a Mythos card, and by a hard start.
DOOM_OF_SETUP = 2


def agenda_problems(s: Museum) -> list[str]:
    """What on the agenda cannot be to do next, in words."""
    if s.ending:
        return ["`agenda` must be empty after the end"] if s.agenda else []
    if len(s.agenda) > LONGEST:
        return [f"`agenda` has {len(s.agenda)} steps; there are never more than {LONGEST}"]
    names = [name(step) for step in s.agenda]
    if not COURSE.fullmatch("".join([f"{each} " for each in names])):
        return [
            f"`agenda` cannot be {', '.join(names) or 'empty'}: expected what is being asked and the effects still to be "
            "carried out; then the rest of a turn (at most one moment of it, `advance_the_clock`, `end_of_turn`), "
            "of midnight (up to `next_turn`) or of set-up (up to `turn`)"
        ]
    found = [*field_problems(s), *seat_problems(s), *turn_problems(s, names), *setup_problems(s, names)]
    return found or [*nobody_problems(s, names), *question_problems(s)]


def name(step: Step[Any]) -> str:
    """What a step is called in a position."""
    return str(step.__struct_config__.tag)


def seat_problems(s: Museum) -> Iterator[str]:
    """Nobody is asked the same thing twice."""
    for kinds in ((Succeed, NewInvestigator), (DailyHeal,), (SeatInvestigator,)):
        seats = Counter(step.seat for step in s.agenda if isinstance(step, kinds))
        if any(count > 1 for count in seats.values()):
            yield f"the seats on the agenda, {', '.join(map(str, seats.elements()))}, must all be different"


def turn_problems(s: Museum, names: list[str]) -> Iterator[str]:
    """The moment of the turn fits what is on the table."""
    player, attempt = s.players[s.active], s.attempt
    for each in ONCE:
        if names.count(each) > 1:
            yield f"`{each}` is on the agenda {names.count(each)} times"
    if (attempt is None) == bool(IN_ATTEMPT.search(" ".join([*names, ""]))):
        yield "`attempt` must be there just while steps of an attempt are on the agenda"
    if attempt is not None and (attempt.card == AT_ANCIENT_ONE) != s.awake:
        yield f"the attempt is at {attempt.card!r}; expected {AT_ANCIENT_ONE!r} just while the Ancient One is awake"
    acting = attempt is not None or not {"move", "attack", "act_at_entrance", "leave_entrance"}.isdisjoint(names)
    if acting and not player.investigator:
        yield f"seat {s.active} has no investigator who could act"
    if replacing(s) and player.investigator:
        yield f"seat {s.active} has an investigator who cannot be replaced"
    if "act_at_entrance" in names and player.place != ENTRANCE:
        yield f"seat {s.active} is not at the Entrance"
    if s.awake and not set(ASLEEP_ONLY).isdisjoint(names):
        yield f"the Ancient One is awake; none of {', '.join(ASLEEP_ONLY)} is to come"
    if not s.awake and ("attack" in names or ("ancient_one_attacks" in names and "lose_locked_dice" not in names)):
        yield "the Ancient One sleeps: there is no attack"
    if "new_day" in names and not s.due:
        yield "midnight is being resolved, but `due` is false"


def setup_problems(s: Museum, names: list[str]) -> Iterator[str]:
    """In set-up the table is as empty as it must be."""
    if names[-1] != "turn":
        if s.turn < 1:
            yield f"`turn` is {s.turn}; expected 1 or more after set-up"
        return
    most = DOOM_OF_SETUP * (2 - names.count("new_mythos") - names.count("hard_start"))
    if s.turn or s.awake or s.secured or s.gains:
        yield "in set-up nobody has had a turn: `turn` is 0, and there is no battle, secured die or monster to be gained"
    if not 0 <= s.doom <= most:
        yield f"`doom` is {s.doom}; at this point of set-up expected 0 to {most}"
    if ("new_mythos" in names) == bool(s.mythos):
        yield "in set-up `mythos` is empty just until `new_mythos`"
    if "lay_out" in names and (s.ancient_one or s.cup or s.gone or s.tokens or any(s.places) or s.worlds):
        yield "before `lay_out` there is no Ancient One and nothing on the table"
    seats = [step.seat for step in s.agenda if isinstance(step, SeatInvestigator)]
    expected = list(range(len(s.players))) if "seat_everybody" in names else sorted(seats)
    waiting = [seat for seat, player in enumerate(s.players) if not player.investigator]
    if waiting != expected:
        yield f"in set-up seats without an investigator are {waiting}; expected {expected}"


def nobody_problems(s: Museum, names: list[str]) -> Iterator[str]:
    """Somebody plays, or will in a moment; otherwise the game would be over (ES-20.14, ES-21.3)."""
    if names[-1] == "turn" or any(player.investigator for player in s.players):
        return
    heirs = replacing(s) or not {"new_investigator", "succeed"}.isdisjoint(names)
    if not (heirs and s.unused) and "awaken" not in names and "clear_board" not in names:
        yield "nobody has an investigator, and nobody will get one: the game would be over"


def replacing(s: Museum) -> bool:
    """Whether the active player is to choose a new investigator at the end of the turn."""
    return any(isinstance(step, Replace) or (isinstance(step, EndOfTurn) and step.replace) for step in s.agenda)


def question_problems(s: Museum) -> Iterator[str]:
    """Whoever is asked first has something to choose."""
    table = s.copy()
    asked = table.agenda.pop(0).ask(table)
    if asked is not None and not asked.options:
        yield f"`{name(s.agenda[0])}` asks seat {asked.seat}, who has nothing to choose"
