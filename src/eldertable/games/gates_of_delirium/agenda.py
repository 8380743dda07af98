"""What can stand on the agenda when somebody is asked (GD-3, GD-4): anything else in a hand-edited position is refused."""

from __future__ import annotations

import re

from eldertable.games.gates_of_delirium.content import CARDS, SCROLLS, SETUP
from eldertable.games.gates_of_delirium.rules.cards import FinishCard
from eldertable.games.gates_of_delirium.rules.desperate import CARDS_SWAPPED, SwapOut
from eldertable.games.gates_of_delirium.rules.gates import BuildGate
from eldertable.games.gates_of_delirium.rules.insane import Convert
from eldertable.games.gates_of_delirium.rules.sane import Deploy
from eldertable.games.gates_of_delirium.rules.turn import EndRound, EndTurn, PlayCard, Round, SetDisc, Turn
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Step

UNITS: dict[type[Step[Delirium]], str] = {Deploy: "deploy", Convert: "convert", BuildGate: "build_gate"}
WORDS: dict[type[Step[Delirium]], str] = {
    SetDisc: "disc",
    SwapOut: "swap",
    FinishCard: "finish",
    PlayCard: "card",
    EndTurn: "draw",
    Turn: "turn",
    EndRound: "end",
    Round: "round",
}
# The disc, or the rest of a turn; then the turns to come, the end of the round, and the next one.
COURSE = re.compile(r"(disc |((swap )*(gift )*((unit )*finish )?(card )*draw )?)(turn )*end round ")
LONGEST = 60


def agenda_problems(s: Delirium) -> list[str]:
    """What on the agenda cannot be to do next, in words."""
    if s.ending:
        return ["`agenda` must be empty after the end"] if s.agenda else []
    if len(s.agenda) > LONGEST or not COURSE.fullmatch("".join([f"{word(step)} " for step in s.agenda])):
        return [
            "`agenda` must hold `set_disc` or the rest of a turn (`swap_out`, gifts, what is left of a card and its `finish_card`, "
            "`play_card`, `end_turn`), then `turn` for those to come, `end_round` and `round`"
        ]
    found = [*turn_problems(s), *card_problems(s), *swap_problems(s), *gift_problems(s)]
    if 0 < s.round_limit < s.round:
        found.append(f"`round` is {s.round}; expected at most {s.round_limit}, the round limit")
    return found


def word(step: Step[Delirium]) -> str:
    """What a step is to the course of a round."""
    if isinstance(step, Deploy | BuildGate) and step.gift:
        return "gift"
    return "unit" if type(step) in UNITS else WORDS.get(type(step), "?")


def turn_problems(s: Delirium) -> list[str]:
    """Everybody has one turn, in order from the first player (GD-3.4)."""
    seats = len(s.players)
    order = [(s.first + place) % seats for place in range(seats)]
    turns = [step.seat for step in s.agenda if isinstance(step, Turn)]
    in_turn = any(isinstance(step, EndTurn) for step in s.agenda)
    expected = order[order.index(s.active) + 1 :] if in_turn else order[len(order) - len(turns) :]
    found = [] if turns == expected else [f"the turns to come are those of {turns}; expected {expected}"]
    if isinstance(s.agenda[0], SetDisc) and (turns != order or s.active != s.first):
        found.append(f"`active` is {s.active}; while the mode is chosen the first player, {s.first}, and all turns are to come")
    numbers = [step.number for step in s.agenda if isinstance(step, PlayCard)]
    total = SETUP.cards_per_turn
    if numbers != list(range(total - len(numbers) + 1, total + 1)) or len(numbers) > total - bool(s.playing):
        found.append(f"the cards to play are those numbered {numbers}; expected each of those still missing of {total}")
    return found


def card_problems(s: Delirium) -> list[str]:
    """The card being performed has the action that is to be done, not more often than it says (GD-4.4)."""
    units = [type(step) for step in s.agenda if word(step) == "unit"]
    if (FinishCard() in s.agenda) != bool(s.playing):
        return ["`playing` must name a card just while a `finish_card` is on the agenda"]
    if s.playing not in CARDS:
        return []
    half = CARDS[s.playing].half(s.playing_mode)
    if half.verb not in UNITS.values():
        return [f"{s.playing} is under way; its {s.playing_mode} half is kept, not performed"]
    if len(units) > half.count or any(UNITS[unit] != half.verb for unit in units):
        return [f"{s.playing} is under way; expected {half.verb!r}, its {s.playing_mode} half, at most {half.count} times"]
    return []


def swap_problems(s: Delirium) -> list[str]:
    """A swap asks for cards that are there to discard (GD-9.5, GD-9.13)."""
    numbers = [step.number for step in s.agenda if isinstance(step, SwapOut)]
    if numbers == list(range(CARDS_SWAPPED - len(numbers) + 1, CARDS_SWAPPED + 1)) and len(numbers) <= len(s.player.hand):
        return []
    most = min(CARDS_SWAPPED, len(s.player.hand))
    return [f"the cards to swap out are those numbered {numbers}; expected at most {most}, the last one being {CARDS_SWAPPED}"]


def gift_problems(s: Delirium) -> list[str]:
    """Gifts come from revealed scrolls that have one to take (GD-8.11)."""
    return [
        f"{step.gift!r} is no revealed scroll that gives this"
        for step in s.agenda
        if isinstance(step, Deploy | BuildGate) and step.gift and not gives(s, step.gift, UNITS[type(step)])
    ]


def gives(s: Delirium, scroll: str, verb: str) -> bool:
    """Whether the scroll is in force and gives this to take or decline."""
    grant = SCROLLS[scroll].grant if scroll in SCROLLS else None
    return scroll in s.scrolls_up and grant is not None and grant.verb == verb
