"""The table drawn in text, for playing in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from eldertable.games.gates_of_delirium.content import GATES
from eldertable.kernel import Say

FILLED, EMPTY = "■", "·"


def sketch(view: dict[str, Any], say: Say) -> str:
    """Everything this seat sees: towns, gate row, stack, all journals and the own hand."""
    board = view["board"]
    names = [player_name(view, seat, say) for seat in range(view["players"])]
    blocks = [head(board, names, say), towns(board, names, say), players(board, names, say)]
    own = board["players"][view["seat"]] if view["seat"] is not None else None
    if own is not None:
        blocks.append([say("board-sketch-hand"), *(f"  {say(f'name-{card}')}" for card in own["hand"])])
    return "\n\n".join("\n".join(block) for block in blocks)


def player_name(view: dict[str, Any], seat: int, say: Say) -> str:
    """A player, with a mark on the one who reads."""
    name = say("board-sketch-player", number=seat + 1)
    return f"» {name}" if seat == view["seat"] else name


def head(board: dict[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """The disc, the stack, the scrolls and the gate row."""
    stack = "  ".join(f"{disc['value']}{'*' if disc['scroll'] else ''}" for disc in board["stack"])
    scrolls = [*(say(f"name-{scroll}") for scroll in board["scrolls_up"]), *("?" for _ in range(board["scrolls_down"]))]
    row = "  ".join("-" if gate is None else say(f"name-{gate}") for gate in board["gate_row"])
    first = names[board["first"]].removeprefix("» ")
    return [
        say("board-sketch-round", round=board["round"], mode=board["mode"], first=first),
        *grid(
            [
                [say("board-sketch-stack"), stack],
                [say("part-scrolls"), ", ".join(scrolls)],
                [say("board-sketch-gate_row"), f"{row}  (+{board['gate_deck']})"],
            ]
        ),
    ]


def towns(board: dict[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """Who stands where, what the ranks score, and who would score what now."""
    neutrals = [say("name-neutral")] if any(town["neutrals"] for town in board["regions"].values()) else []
    rows = [[say("part-regions"), *names, *neutrals, say("board-sketch-ranks")]]
    for region, town in board["regions"].items():
        standing = [
            f"{count or EMPTY}" + (f" ({points})" if points else "")
            for count, points in zip(town["investigators"], town["if_opened"], strict=True)
        ]
        numbers = "/".join(str(number) for number in town["numbers"])
        rows.append([say(f"name-{region}"), *standing, *(str(town["neutrals"] or EMPTY) for _ in neutrals), numbers])
    return grid(rows)


def players(board: dict[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """Gates, journal, pieces and points of everybody, side by side."""
    everybody = board["players"]

    def row(label: str, entry: Callable[[dict[str, Any]], object]) -> list[str]:
        return [label, *(str(entry(player)) for player in everybody)]

    rows = [[say("part-gates"), *names]]
    rows += [[say(f"name-{gate}"), *(sections(player, gate) for player in everybody)] for gate in GATES]
    rows += [
        row(say("board-sketch-opened"), lambda player: opened(player, say)),
        row(say("part-pages"), lambda player: runs(player["pages"])),
        row(say("part-maps"), lambda player: fragments(player, say)),
        row(say("part-runes"), lambda player: player["runes"]),
        row(say("board-sketch-pool"), lambda player: player["pool"]),
        row(say("board-sketch-tokens"), lambda player: player["tokens"]),
        row(say("board-sketch-points"), lambda player: f"{player['score']} / {player['total']}"),
    ]
    return grid(rows)


def sections(player: dict[str, Any], gate: str) -> str:
    """A gate as its sections: those built, and those that are missing."""
    built: int = player["building"][gate]
    return FILLED * built + EMPTY * (GATES[gate].cards_needed - built)


def opened(player: dict[str, Any], say: Say) -> str:
    """The gates a player has opened."""
    return ", ".join(say(f"name-{gate['gate']}") for gate in player["opened"]) or EMPTY


def fragments(player: dict[str, Any], say: Say) -> str:
    """The map fragments of a journal."""
    return " ".join(say("board-sketch-quadrant", quadrant=quadrant) for quadrant in player["maps"]) or EMPTY


def runs(pages: Sequence[int]) -> str:
    """Page numbers in order, neighbours joined: `3-5 9`."""
    joined: list[list[int]] = []
    for page in sorted(pages):
        if joined and page == joined[-1][-1] + 1:
            joined[-1].append(page)
        else:
            joined.append([page])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in joined) or EMPTY


def grid(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with aligned columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
