"""The table drawn in text, for playing in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from eldertable.games.ancient_world.content import EMPIRE, MILITARY, TITANS
from eldertable.games.ancient_world.content.shapes import Cost, Tribe
from eldertable.kernel import Say

NONE = "·"
MARK = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "purple": "P"}


def sketch(view: dict[str, Any], say: Say) -> str:
    """Everything this seat sees: the board, the displays, the Titans and all cities."""
    board = view["board"]
    names = [player_name(view, seat, say) for seat in range(view["players"])]
    blocks = [head(board, names, say), spaces(board, names, say), displays(board, say), titans(board, say)]
    blocks.append(players(board, names, say))
    blocks += [city(board["players"][seat], name, say) for seat, name in enumerate(names)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def player_name(view: dict[str, Any], seat: int, say: Say) -> str:
    """A player, with a mark on the one who reads."""
    name = say("board-sketch-player", number=seat + 1)
    return f"» {name}" if seat == view["seat"] else name


def head(board: dict[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """The round, and who holds the First Player tile on which side."""
    holder = names[board["first"]].removeprefix("» ")
    side = "hand" if board["tile_hand"] else "plain"
    return [say("board-sketch-round", round=board["round"], rounds=board["rounds"], holder=holder, side=side)]


def spaces(board: dict[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """The action spaces and who stands there."""
    rows = []
    for space, entry in board["spaces"].items():
        there = [f"{names[placed['seat']].removeprefix('» ')}: {placed['citizen']}" for placed in entry["citizens"]]
        standing = ", ".join(there) or NONE
        rows.append([say(f"name-{space}"), standing if entry["open"] else say("board-sketch-covered")])
    return grid(rows)


def displays(board: dict[str, Any], say: Say) -> list[str]:
    """The Empire and Military cards on offer, and the Province."""
    empire, army = board["empire"], board["military"]
    rows = [[say("board-sketch-empire", deck=empire["deck_in_use"], left=empire["deck"]), "", ""]]
    for card in empire["display"]:
        entry = EMPIRE[card]
        rows.append([f"  {say(f'name-{card}')} [{marks(entry.banners)}]", price(entry.cost, say), say(f"text-{card}")])
    rows.append([say("board-sketch-military", left=army["deck"]), "", ""])
    rows += [[f"  {say(f'name-{card}')}", price(MILITARY[card].cost, say), say(f"text-{card}")] for card in army["display"]]
    rows.append([say("board-sketch-province", left=board["provinces"]["left"]), "", ""])
    if province := board["provinces"]["up"]:
        rows.append([f"  {say(f'name-{province}')}", "", say(f"text-{province}")])
    return grid(rows)


def titans(board: dict[str, Any], say: Say) -> list[str]:
    """The face-up Titans with what defeats them."""
    rows = []
    for pile in board["titans"]:
        label = "*" * pile["stars"]
        if pile["up"] is None:
            rows.append([label, NONE, "", ""])
            continue
        titan = TITANS[pile["up"]]
        against = say("board-sketch-both" if titan.arrows_count else "board-sketch-swords", defence=titan.defence)
        known = [say(f"name-{card}") for card in pile["known"] if card]
        beneath = f"+{pile['left']}" + (f" ({', '.join(known)})" if known else "")
        text = say(f"text-{titan.id}")
        rows.append([label, f"{say(f'name-{titan.id}')} [{marks(titan.banners)}]", against, f"{text}  {beneath}"])
    return grid(rows)


def players(board: dict[str, Any], names: Sequence[str], say: Say) -> list[str]:
    """Purses, citizens, icons and points of everybody, side by side."""
    everybody = board["players"]

    def row(label: str, entry: Callable[[dict[str, Any]], object]) -> list[str]:
        return [label, *(str(entry(player)) for player in everybody)]

    return grid(
        [
            ["", *names],
            row(say("board-sketch-coins"), lambda player: f"{player['coins']} (+{player['income']['coins']})"),
            row(say("board-sketch-knowledge"), lambda player: f"{player['knowledge']} (+{player['income']['knowledge']})"),
            row(say("board-sketch-citizens"), lambda player: " ".join(map(str, player["ready"])) or NONE),
            row(say("part-famine"), lambda player: " ".join(map(str, player["famine"])) or NONE),
            row(say("board-sketch-food"), lambda player: f"{player['food']} / {player['citizens']}"),
            row(say("board-sketch-capacity"), lambda player: f"{len(player['built'])} / {player['capacity']}"),
            row(say("board-sketch-attack"), lambda player: f"{player['attack']['swords']} + {player['attack']['arrows']}"),
            row(say("board-sketch-banners"), lambda player: " ".join(f"{MARK[t]}{n}" for t, n in player["banners"].items() if n)),
            row(say("board-sketch-passed"), lambda player: "x" if player["passed"] else NONE),
            row(say("board-sketch-points"), lambda player: player["total"]),
        ]
    )


def city(player: dict[str, Any], name: str, say: Say) -> list[str]:
    """The cards in front of one player."""
    rows = [
        [say("board-sketch-armies"), ", ".join(army(each, say) for each in player["armies"])],
        [say("part-empire"), ", ".join(building(each, say) for each in player["built"])],
        [say("board-sketch-lands"), ", ".join(say(f"name-{province}") for province in player["provinces"])],
        [say("board-sketch-trophies"), ", ".join(say(f"name-{titan}") for titan in player["titans"])],
        [say("board-sketch-reserve"), ", ".join(reserve(player["reserve"], say))],
    ]
    return [name, *grid([[f"  {label}", text] for label, text in rows if text])]


def army(entry: dict[str, Any], say: Say) -> str:
    """An army, its attack, and what it costs to use; used ones are marked."""
    attack = f"{entry['swords']}+{entry['arrows']}"
    return f"{say('name-' + entry['card'])} {attack} ({'x' if entry['used'] else entry['cost']})"


def building(entry: dict[str, Any], say: Say) -> str:
    """A built card; a damaged one is struck out, a citizen on it is named."""
    name = say("name-" + entry["card"])
    name = f"-{name}-" if entry["damaged"] else name
    return f"{name} ({entry['citizen']})" if entry["citizen"] else name


def reserve(entry: dict[str, Any], say: Say) -> list[str]:
    """The cards of a reserve, as far as the reader knows them."""
    secret = entry["secret"]
    hidden = ["?" for _ in entry["backs"]] if secret is None else [say(f"name-{card}") for card in secret]
    return [*(say(f"name-{card}") for card in entry["open"]), *hidden]


def price(cost: Cost, say: Say) -> str:
    """A cost in short: coins, and knowledge where it is asked for."""
    return say("board-sketch-price", coins=cost.coins, knowledge=cost.knowledge)


def marks(banners: Sequence[Tribe]) -> str:
    """Banners by the first letters of their colours."""
    return "".join(MARK[tribe] for tribe in banners)


def grid(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with aligned columns."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
