"""A table that shows any position: its socket is the test's, everything else is the real page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.e2e.player import Player

import eldertable

NAMES = ("Anna", "Bert", "Clara", "Dirk", "Edith", "Felix", "Greta", "Hugo")
TOUCHABLE = 43.5
SMALLER = """(all, least) => all.map(e => ({ name: e.getAttribute('aria-label') ?? e.textContent, box: e.getBoundingClientRect() }))
  .filter(({ box }) => box.width < least || box.height < least).map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)"""
SETTLED = "v => document.documentElement.dataset.version === String(v) && document.documentElement.dataset.settled === 'yes'"


class Showing:
    """A browser at a table that shows whatever it is told to."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.version = 0
        self.message = ""
        self.socket: WebSocketRoute | None = None
        self.page.route_web_socket("**/ws/tables/stage*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """The table is told as it stands."""
        self.socket = socket
        socket.send(self.message)

    def show(self, view: dict[str, Any]) -> None:
        """Put a position on the screen."""
        self.version += 1
        seats = [
            {"seat": seat, "kind": "person", "name": NAMES[seat], "bot": None, "present": True, "you": seat == view["seat"]}
            for seat in range(view["players"])
        ]
        table = {
            "id": "stage",
            "game": view["game"],
            "status": "running",
            "players": view["players"],
            "seats": seats,
            "public": False,
            "cooperative": eldertable.game(view["game"]).plays_together(view["options"]),
        }
        rest = {"updated": 0, "your_turn": True, "commitment": None, "seed": None, "problem": None, "options": view["options"]}
        told = {"type": "table", "table": table | rest, "seat": view["seat"], "version": self.version, "view": view}
        self.message = json.dumps(told | {"can_undo": False, "thinking": None, "log": []})
        if self.socket is None:
            self.player.enter("/table/stage")
        else:
            self.socket.send(self.message)
        self.page.wait_for_function(SETTLED, arg=self.version)

    def reachable(self) -> set[int]:
        """The choices that can be clicked on the table: at once, or after a first click."""
        found = self.indices()
        for pick in self.page.locator("[data-pick]:visible").evaluate_all("all => all.map(e => e.dataset.pick)"):
            self.page.locator(f'[data-pick="{pick}"]').dispatch_event("click")
            found |= self.indices()
        return found

    def indices(self) -> set[int]:
        """The choices that can be clicked now."""
        shown = self.page.locator("[data-choice]:visible")
        return {int(index) for index in shown.evaluate_all("all => all.map(e => e.dataset.choice)")}

    def small_targets(self) -> list[str]:
        """What can be pressed but is too small for a finger."""
        targets = self.page.locator(":is(.area-board, .area-mat) :is([data-choice], [data-pick]):visible")
        return list(targets.evaluate_all(SMALLER, TOUCHABLE))
