"""The table drawn in text, for playing in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eldertable.games.elder_sign.judgement import odds
from eldertable.kernel import Say

FULL, EMPTY, DONE = "●", "○", "✓"
SYMBOLS = {"lore": "L", "peril": "P", "terror": "T", "wild": "W", "inv1": "1", "inv2": "2", "inv3": "3", "inv4": "4"}
COLOURS = {"green": "", "yellow": "y", "red": "r"}


def sketch(view: dict[str, Any], say: Say) -> str | None:
    """Everything on the table: the Ancient One, the cards with their tasks and chances, the attempt, the investigators."""
    board = view["board"]
    if board["ancient_one"] is None:
        return None
    blocks = [head(board, say), cards(board, say), attempt(board, say), players(view, say)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def head(board: dict[str, Any], say: Say) -> list[str]:
    """The Ancient One, doom and signs, the clock and the Mythos card."""
    ancient_one = board["ancient_one"]
    track = "".join(
        FULL if place < ancient_one["doom"] else "m" if space == "monster" else EMPTY
        for place, space in enumerate(ancient_one["track"])
    )
    name = say(f"name-{ancient_one['id']}")
    title = f"{name} ({say('board-sketch-awake')})" if ancient_one["awake"] else name
    signs = f"{ancient_one['elder_signs']}/{ancient_one['needed']}"
    lines = [
        f"{title}   {say('board-sketch-doom')} {track}   {say('board-sketch-signs')} {signs}"
        f"   {say('board-sketch-clock')} {board['clock']}"
    ]
    for card in [*([board["mythos"]] if board["mythos"] else []), *board["lasting_mythos"]]:
        lines.append(f"{say('board-sketch-mythos')}: {say(f'name-{card}')}. {say(f'text-{card}')}")
    if board["locks"]:
        locks = ", ".join(f"{say('name-' + lock['colour'])} ({say('name-' + lock['holder'])})" for lock in board["locks"])
        lines.append(f"{say('board-sketch-locked')}: {locks}")
    if board["secured"]:
        kept = ", ".join(f"{say('name-' + spell['spell'])} {dice(spell['dice'])}" for spell in board["secured"])
        lines.append(f"{say('board-sketch-secured')}: {kept}")
    return lines


def cards(board: dict[str, Any], say: Say) -> list[str]:
    """Every card in play: tasks, who stands there, and the chance to resolve it with the dice of the supply."""
    if not board["cards"]:
        return []
    lines = [say("board-sketch-cards")]
    green = board["dice"]["green"]["supply"] if board["attempt"] is None else None
    for card in board["cards"]:
        tasks = (" > " if card["ordered"] else ", ").join(task_text(task, say) for task in card["tasks"] if not hidden(task))
        notes = [FULL * card["trophy"]]
        if green:
            left = [task["icons"] for task in card["tasks"] if not task["settled"]]
            chance = odds.chance(left, ordered=card["ordered"], terror=odds.terror_of(card["id"]), green=green)
            notes.append(f"{say('board-sketch-chance')} {round(100 * chance)} %")
        notes += [say("board-sketch-player", number=seat + 1) for seat in card["seats"]]
        lines.append(f"  {say('name-' + card['id'])}: {tasks}   {'  '.join(notes)}")
    return lines


def hidden(task: dict[str, Any]) -> bool:
    """An empty frame is no task."""
    return bool(task["settled"]) and not task["monster"]


def task_text(task: dict[str, Any], say: Say) -> str:
    """A task as icons, with its costs and the monster on it."""
    costs = "".join(f" -{task[name]}{mark}" for name, mark in (("sanity", "☺"), ("stamina", "♥"), ("clock", "⏲")) if task[name])
    monster = f" [{say('name-' + task['monster'])}]" if task["monster"] else ""
    icons = "+".join(icon_text(icon) for icon in task["icons"]) or "-"
    return f"{DONE if task['complete'] else ''}{icons}{costs}{monster}"


def icon_text(icon: str) -> str:
    """An icon in few letters."""
    return f"{icon[3:]}" if icon.startswith("inv") else "/".join(SYMBOLS[part] for part in icon.split("|"))


def attempt(board: dict[str, Any], say: Say) -> list[str]:
    """The attempt under way: its tasks, the pool and the dice that are kept."""
    current = board["attempt"]
    if current is None:
        return []
    tasks = ", ".join(f"{number}: {task_text(task, say)}" for number, task in enumerate(current["tasks"], 1) if not hidden(task))
    lines = [f"{say('board-sketch-attempt')}: {say('name-' + current['card'])}   {tasks}"]
    lines.append(f"  {say('board-sketch-pool')}: {dice(current['pool'])}")
    kept = [*current["focused"], *(aid["die"] for aid in current["helpers"] if aid["die"])]
    if kept:
        lines.append(f"  {say('board-sketch-kept')}: {dice(kept)}")
    return lines


def dice(names: Sequence[str]) -> str:
    """Dice in few letters: 3, L, y4 for a yellow 4; a dot for one that has not been rolled."""
    found = []
    for name in names:
        colour, _, face = name.partition("_")
        found.append(COLOURS[colour] + (SYMBOLS[face] if face else "·"))
    return " ".join(found) or "-"


def players(view: dict[str, Any], say: Say) -> list[str]:
    """All investigators with points, clues, cards and trophies."""
    lines = [say("board-sketch-players")]
    for seat, player in enumerate(view["board"]["players"]):
        name = say("board-sketch-player", number=seat + 1)
        mark = "» " if seat == view["seat"] else "  "
        if not player["investigator"]:
            lines.append(f"{mark}{name}: -")
            continue
        points = {key: player[key] for key in ("sanity", "max_sanity", "stamina", "max_stamina")}
        parts = [say("board-sketch-points", **points), f"{say('board-sketch-clues')} {player['clues']}"]
        parts.append(f"{say('board-sketch-trophies')} {player['trophy_total']}")
        held = ", ".join(say(f"name-{card}") for card in player["cards"])
        place = f"name-{player['place']}"
        lines.append(f"{mark}{name}: {say('name-' + player['investigator'])} ({say(place)}). {', '.join(parts)}. {held}")
    return lines
