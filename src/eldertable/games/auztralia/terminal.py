"""The table drawn in text: the hex map, the time track, and what everybody has."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import PERSONALITIES
from eldertable.kernel import Say

COLUMN = 7
TERRAIN = {"coast": "~", "hills": "^", "outback": ".", "farmland": "=", "desert": "."}
TILE = {"cthulhu": "C", "shoggoth": "S", "mi_go": "M", "zombie": "Z", "loyalist": "L", "temple": "T", "blank": "B"}
FARM = {"sheep": "s", "cattle": "k", "corn": "m"}
TOKEN = {"coal": "c", "iron": "i", "gold": "g", "phosphate": "p", "vp_token": "v"}


def sketch(view: dict[str, Any], say: Say) -> str:
    """The whole table."""
    board = view["board"]
    blocks = [hex_map(board), say("board-sketch-legend"), track(board, say), display(board, say)]
    blocks += [player(board, seat, say) for seat in range(len(board["players"]))]
    if board["combat"]:
        blocks.append(combat(board["combat"], say))
    return "\n\n".join(blocks)


def hex_map(board: dict[str, Any]) -> str:
    """Each column of hexes is a column of text, odd ones half a hex lower; north is up."""
    atlas = ATLAS[board["map"]]
    marks = hex_marks(board)
    lines: dict[int, dict[int, str]] = defaultdict(dict)
    for place in atlas.hexes.values():
        text = f"{TERRAIN[place.terrain]}{place.n}{'' if not marks[place.n] else ':' + ' '.join(marks[place.n])}"
        lines[2 * place.row + place.col % 2][place.col] = text
    drawn = []
    for row in sorted(lines):
        line = ""
        for column, text in sorted(lines[row].items()):
            line = line.ljust(COLUMN * column) + text + " "
        drawn.append(line.rstrip())
    return "\n".join(drawn)


def hex_marks(board: dict[str, Any]) -> dict[int, list[str]]:
    """What stands in each hex, in a few letters."""
    marks: dict[int, list[str]] = defaultdict(list)
    for seat, each in enumerate(board["players"], 1):
        if each["port"]:
            marks[each["port"]].append(f"P{seat}")
    for farm in board["farms"]:
        marks[farm["hex"]].append(f"{'x' if farm['ravaged'] else FARM[farm['kind']]}{farm['seat'] + 1}")
    for tile in board["tiles"]:
        marks[tile["hex"]].append(f"{TILE[tile['type']]}{tile['capacity'] - tile['damage']}" if tile["up"] else f"?{tile['level']}")
    for deposit in board["deposits"]:
        marks[deposit["hex"]].append(f"{TOKEN[deposit['kind']]}{deposit['count']}")
    return marks


def track(board: dict[str, Any], say: Say) -> str:
    """The discs in the order in which they act."""
    discs = []
    for disc in board["track"]:
        if disc < 0:
            discs.append(f"{say('board-sketch-old_ones')} {board['old_ones']['time']}")
        else:
            discs.append(f"{say('board-sketch-player', number=disc + 1)} {board['players'][disc]['time']}")
    score = sum(points for points in board["old_ones"]["score"].values() if points)
    return "\n".join([say("board-sketch-track", discs=" < ".join(discs)), say("board-sketch-foe", score=score)])


def display(board: dict[str, Any], say: Say) -> str:
    """The row of personalities."""
    return say("board-sketch-display", cards=", ".join(say(f"name-{card}") for card in board["display"]), deck=board["deck"])


def player(board: dict[str, Any], seat: int, say: Say) -> str:
    """One player's board."""
    own = board["players"][seat]
    goods = ", ".join(f"{say(f'name-{kind}')} {count}" for kind, count in own["goods"].items() if count)
    units = ", ".join(f"{say(f'name-{unit}')} {count}" for unit, count in own["barracks"].items() if count)
    boxes = ", ".join(f"{say(f'name-{box}')} {count}" for box, count in own["boxes"].items() if count)
    cards = ", ".join(say(f"name-{card}") for card in own["cards"] if card in PERSONALITIES)
    rails = " ".join(f"{a}-{b}" for a, b in board["rails"][seat])
    lines = [
        say("board-sketch-score", player=say("board-sketch-player", number=seat + 1), score=own["total"], cubes=own["hq"]),
        *(f"  {text}" for text in (goods, units, boxes, cards, rails) if text),
    ]
    return "\n".join(lines)


def combat(fight: dict[str, Any], say: Say) -> str:
    """The fight in progress."""
    units = ", ".join(
        f"{say(f'name-{unit}')} {count}" + (f" (-{fight['damage'][unit]})" if fight["damage"][unit] else "")
        for unit, count in fight["force"].items()
        if count
    )
    return say("board-sketch-combat", hex=fight["hex"], units=units, sanity=fight["sanity"])
