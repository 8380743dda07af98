"""Whole games of every game through real sockets: no byte to any seat tells what that seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.guests import Guest, Screen, Stranger

import eldertable
from eldertable.kernel import Game, Seat, Table
from eldertable.registry import game_ids
from eldertable.sim.local_server import LocalServer
from eldertable.testing.hidden import determinised, hidden_places, secret_names
from eldertable.testing.playing import encoded

pytestmark = pytest.mark.slow

# So many moments of a game are looked at in full; the key of all chance is looked for in every byte.
MOMENTS = 25


class Audience:
    """Everybody at a table, and every byte they get; the last one is a spectator."""

    def __init__(self, server: LocalServer, game: Game[Any], rng: random.Random) -> None:
        self.players = next((count for count in game.players if count > 1), game.players[0])
        self.guests = [Guest(server, f"Player {seat}") for seat in range(self.players)]
        seats = [{"kind": "me"}, *([{"kind": "open"}] * (self.players - 1))]
        answer = self.guests[0].http.post("/api/tables", json={"game": game.id, "players": self.players, "seats": seats})
        self.table = str(answer.json()["id"])
        for seat in range(1, self.players):
            self.guests[seat].sit_down(self.table, seat)
        self.stranger = Stranger(server)
        self.screens = [*(guest.watch(self.table) for guest in self.guests), self.stranger.watch(self.table)]
        self.pages: list[tuple[int, Seat | None, str]] = []
        self._play(rng)

    def _play(self, rng: random.Random) -> None:
        while (decision := self.screens[0].decision) is not None:
            chooser = self.screens[decision["seat"]]
            chooser.make(rng.choice(chooser.options))
            for screen in self.screens:
                screen.until_version(chooser.version)
            if rng.random() < 0.03 and self.screens[0].decision is not None:
                self._leaf_through(chooser.version)
        for screen in self.screens:
            screen.until_finished()

    def _leaf_through(self, version: int) -> None:
        """Fetch everything that HTTP gives out about a running game, as every seat and as a stranger."""
        for who, guest in (*enumerate(self.guests), (None, self.guests[0])):
            seat = "" if who is None else f"?seat={who}"
            for call in ("replay", "report", "odds", "chance"):
                self.pages.append((version, who, guest.http.get(f"/api/tables/{self.table}/{call}{seat}").text))
            other = self.guests[0].http.get(f"/api/tables/{self.table}/views?seat={self.players - 1}&to={version}")
            assert other.status_code == 403 or self.players == 1


def messages(screen: Screen, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a screen got, as text and read."""
    for text in screen.received:
        message = json.loads(text)
        if message["type"] == kind:
            yield text, message


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_no_byte_tells_what_is_hidden(server: LocalServer, game_id: str) -> None:
    game = eldertable.game(game_id)
    audience = Audience(server, game, random.Random(3))
    late = audience.stranger.watch(audience.table)
    record = audience.guests[0].http.get(f"/api/tables/{audience.table}/record").json()
    seed = record["origin"]["seed"]
    key = game.start(record["players"], seed, record["options"]).state.chance.key

    watchers: list[tuple[Seat | None, Screen]] = [*enumerate(audience.screens[:-1]), (None, audience.screens[-1])]
    for seat, screen in watchers:
        for text in screen.received:
            if '"status":"finished"' not in text:
                assert seed not in text and key not in text, f"the key of chance is told to seat {seat}"
        events = {step["version"]: step for _, message in messages(screen, "update") for step in message["steps"]}
        assert all(events.get(step["version"], step)["events"] == step["events"] for step in screen.log)
    assert [step["events"] for step in late.log] == [step["events"] for step in audience.screens[-1].log]
    for _, _, page in audience.pages:
        assert seed not in page and key not in page

    looked_at = 0
    updates = [{message["version"]: message for _, message in messages(screen, "update")} for _, screen in watchers]
    stride = max(1, len(record["choices"]) // MOMENTS)
    for version, before, table in moments(game, record):
        if version % stride == 0 and table.decision is not None:
            for (seat, _), seen in zip(watchers, updates, strict=True):
                if version in seen:
                    check(seat, seen[version], before, table)
                    looked_at += 1
    assert looked_at >= min(10, len(record["choices"]))


def moments(game: Game[Any], record: dict[str, Any]) -> Iterator[tuple[int, Table[Any], Table[Any]]]:
    """The game again: each version with the table before and after it."""
    table = game.start(record["players"], record["origin"]["seed"], record["options"])
    for version, choice in enumerate(record["choices"], 1):
        before = table.fork()
        table.repeat(choice)
        yield version, before, table


def check(seat: Seat | None, update: dict[str, Any], before: Table[Any], table: Table[Any]) -> None:
    """What went over the wire is the same however the hidden part is dealt, and names nothing from it."""
    blind = range(table.players) if seat is None else (seat,)
    sent = encoded(update["view"])
    for who in blind:
        twin = determinised(table, who, update["version"])
        assert encoded(json.loads(encoded(twin.view(seat)))) == sent, f"seat {seat} sees what seat {who} may not know"
        secret = secret_names(table, hidden_places(table, who))
        if before.state.chance.counter == table.state.chance.counter:
            hidden = secret & secret_names(before, hidden_places(before, who))
            told = json.dumps(update["steps"])
            assert not [name for name in hidden if f'"{name}"' in told], f"an event tells seat {seat} what is hidden"
