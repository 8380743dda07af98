"""Looking back: replays, records in and out, forks, reports, and the dice laid open."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.guests import Guest, Screen, Stranger

import eldertable
from eldertable.kernel import Origin, Record
from eldertable.server.examiner import MOST_REDEALS
from eldertable.sim.local_server import LocalServer

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def finished_game(server: LocalServer, seed: int = 1) -> tuple[str, Guest, Screen]:
    """A short game against a bot, with an undo now and then."""
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, BOT, round_limit=2, first_player=0)
    screen = ada.watch(table)
    rng = random.Random(seed)
    while True:
        screen.until_turn()
        if screen.decision is None:
            break
        screen.make(rng.choice(screen.options))
        if screen.now["can_undo"] and rng.random() < 0.3:
            screen.send(type="undo", version=screen.version)
            screen.until_version(screen.version + 1)
    screen.until_finished()
    return table, ada, screen


def test_a_finished_game_can_be_seen_again_step_by_step(server: LocalServer) -> None:
    table, _, screen = finished_game(server)
    seen = {0: None} | {message["version"]: message["view"] for message in map(json.loads, screen.received) if message.get("view")}
    with httpx.Client(base_url=server.http) as anybody:
        replay = anybody.get(f"/api/tables/{table}/replay", params={"seat": 0}).json()
        assert (replay["version"], replay["seat"], len(replay["log"])) == (screen.version, 0, screen.version + 1)
        assert [step["events"] for step in replay["log"]] == [step["events"] for step in screen.log]
        views: dict[int, Any] = {}
        for first in range(0, screen.version + 1, 25):
            chunk = anybody.get(f"/api/tables/{table}/views", params={"seat": 0, "from": first, "to": first + 24}).json()["views"]
            views |= {each["version"]: each["view"] for each in chunk}
        assert sorted(views) == list(range(screen.version + 1))
        compared = [version for version in seen if seen[version] is not None]
        assert len(compared) > 10
        assert all(views[version] == seen[version] for version in compared)
        other = anybody.get(f"/api/tables/{table}/views", params={"seat": 1, "from": 3, "to": 3}).json()["views"][0]["view"]
        assert other["seat"] == 1


def test_a_running_game_shows_only_the_own_seat(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, first_player=0)
    assert error(ada.http.get(f"/api/tables/{table}/replay")) == (409, "not_running")
    bo.sit_down(table)
    screen = ada.watch(table)
    for _ in range(3):
        if (screen.decision or {"seat": 1})["seat"] == 0:
            screen.make(screen.options[0])
    for call in ("replay", "views", "report"):
        assert ada.http.get(f"/api/tables/{table}/{call}", params={"seat": 0}).status_code == 200
        assert error(ada.http.get(f"/api/tables/{table}/{call}", params={"seat": 1})) == (403, "no_seat")
        assert httpx.get(f"{server.http}/api/tables/{table}/{call}").status_code == 200
        assert error(ada.http.get(f"/api/tables/{table}/{call}", params={"seat": "x"})) == (400, "malformed")
        assert error(ada.http.get(f"/api/tables/nothing/{call}")) == (404, "no_such_table")
    own = ada.http.get(f"/api/tables/{table}/views", params={"seat": 0, "from": 0, "to": 99}).json()["views"]
    assert own[-1]["view"] == screen.now["view"]
    hand = set(own[-1]["view"]["board"]["players"][0].get("hand", []) or [])
    public = httpx.get(f"{server.http}/api/tables/{table}/views", params={"to": 99}).text
    assert hand and not any(f'"{card}"' in public for card in hand)
    report = ada.http.get(f"/api/tables/{table}/report", params={"seat": 0}).json()
    assert report["record"] is None and report["table"]["seed"] is None
    assert error(ada.post(f"/api/tables/{table}/fork", version=0, seat=0)) == (409, "not_finished")
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    assert chance["seed"] is None and chance["tallies"] == {} and len(chance["commitment"]) == 64


def test_a_fork_plays_on_from_a_position(server: LocalServer) -> None:
    table, ada, screen = finished_game(server, 2)
    version = screen.version // 2
    stranger = Guest(server, "Cy")
    assert error(stranger.post(f"/api/tables/{table}/fork", version=screen.version, seat=0)) == (409, "game_over")
    assert error(stranger.post(f"/api/tables/{table}/fork", version=9999, seat=0)) == (400, "bad_table")
    fork = stranger.post(f"/api/tables/{table}/fork", version=version, seat=0, bot="random").json()["id"]
    there = stranger.watch(fork)
    assert there.table["parent"] == table and there.table["public"] is False and there.table["commitment"] is None
    first = ada.http.get(f"/api/tables/{fork}/views", params={"to": 0}).json()["views"][0]["view"]
    then = ada.http.get(f"/api/tables/{table}/views", params={"from": version, "to": version}).json()["views"][0]["view"]
    assert first == then
    there.until_turn()
    if there.version == 0:
        # What was chosen before the fork is not to be taken back.
        there.send(type="undo", version=there.version)
        assert there.until("refused")["error"] == "cannot_undo"
    rng = random.Random(4)
    while True:
        there.until_turn()
        if there.decision is None:
            break
        there.make(rng.choice(there.options))
    there.until_finished()
    record = stranger.http.get(f"/api/tables/{fork}/record").text
    replayed = eldertable.replay(record)
    assert replayed.result is not None and replayed.result.to_json() == there.now["view"]["result"]


def test_a_record_comes_back_by_upload(server: LocalServer) -> None:
    table, ada, screen = finished_game(server, 3)
    record = ada.http.get(f"/api/tables/{table}/record").text
    cy = Guest(server, "Cy")
    kind = {"Content-Type": "application/json"}
    brought = cy.http.post("/api/records", content=record, headers=kind)
    assert brought.status_code == 201
    new = brought.json()["id"]
    shown = Stranger(server).watch(new)
    assert shown.table["status"] == "finished" and shown.now["view"]["result"] == screen.now["view"]["result"]
    assert new in [each["id"] for each in cy.http.get("/api/tables").json()["finished"]]
    assert json.loads(cy.http.get(f"/api/tables/{new}/record").text) == json.loads(record)
    changed = json.loads(record)
    changed["choices"].pop()
    for bad in (json.dumps(changed), "{}", "[]", "nonsense", '{"game": "no_game"}', "[" * 5000):
        assert error(cy.http.post("/api/records", content=bad, headers=kind)) == (400, "bad_record")
    assert error(cy.http.post("/api/records", content=b"x" * 1_100_000, headers=kind)) == (413, "too_long")


def test_a_record_that_would_take_all_memory_is_refused_while_others_play(server: LocalServer) -> None:
    game = eldertable.game("gates_of_delirium")
    ada = Guest(server, "Ada")
    screen = ada.watch(ada.new_table({"kind": "me"}, {"kind": "me"}, first_player=0))
    kind = {"Content-Type": "application/json"}
    for number in (200_000_000, -1, 10**30):
        position = json.loads(json.dumps(game.start(2, 1, {}).position()))
        assert edit_numbers(position["state"]["players"], number) > 0
        record = Record.seal(
            game=game.id,
            rules_version=game.rules_version,
            players=2,
            options=position["options"],
            origin=Origin(position=position),
            choices=[],
            result=None,
        )
        with ThreadPoolExecutor(1) as apart:
            brought = apart.submit(ada.http.post, "/api/records", content=record.to_json(), headers=kind)
            screen.make(screen.options[0])
            assert error(brought.result()) == (400, "bad_record")


@pytest.mark.parametrize(("redeals", "status"), [(MOST_REDEALS, 201), (MOST_REDEALS + 1, 400)])
def test_a_record_that_only_takes_time_is_refused(server: LocalServer, redeals: int, status: int) -> None:
    """Whoever looks at it would have it played again by the server itself."""
    table = eldertable.game("gates_of_delirium").start(2, 1, {})
    for number in range(redeals):
        table.determinise(0, number)
    kind = {"Content-Type": "application/json"}
    brought = Guest(server, "Ada").http.post("/api/records", content=table.record().to_json(), headers=kind)
    assert brought.status_code == status, brought.text


def edit_numbers(value: Any, number: int) -> int:
    """Put a number in the place of every other one; how many there were."""
    places = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    changed = 0
    for key, part in list(places):
        if isinstance(part, int) and not isinstance(part, bool):
            value[key] = number
            changed += 1
        else:
            changed += edit_numbers(part, number)
    return changed


def test_the_dice_are_laid_open_at_the_end(server: LocalServer) -> None:
    table, ada, screen = finished_game(server, 5)
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    assert sha256(chance["seed"].encode()).hexdigest() == chance["commitment"] == screen.table["commitment"]
    assert chance["tallies"] and all(sum(counts.values()) > 0 for counts in chance["tallies"].values())
    report = ada.http.get(f"/api/tables/{table}/report", params={"seat": 0}).json()
    assert report["record"]["result"] == screen.now["view"]["result"]
    assert report["eldertable"] and report["view"] == screen.now["view"]


def test_everybody_who_sits_down_has_a_share_in_the_dice(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    promise = ada.http.get("/api/promise").json()
    body = {"game": "gates_of_delirium", "players": 2, "seats": [ME, OPEN], "share": "a1" * 32, "promise": promise["nonce"]}
    table = ada.http.post("/api/tables", json=body).json()["id"]
    screen = ada.watch(table)
    # The promise was made before the server knew a share, and stays what it was.
    assert screen.table["commitment"] == promise["commitment"]
    assert error(bo.post(f"/api/tables/{table}/join", seat=1, share="mine")) == (400, "malformed")
    assert bo.post(f"/api/tables/{table}/join", seat=1, share="b2" * 32).status_code == 200
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    assert chance["shares"] == {"0": "a1" * 32, "1": "b2" * 32} and chance["secret"] is None and chance["seed"] is None
    # A secret that one game tells must not be that of another.
    assert error(ada.http.post("/api/tables", json=body)) == (409, "promise_used")
    bo.post(f"/api/tables/{table}/concede", seat=1)
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    assert sha256(chance["secret"].encode()).hexdigest() == promise["commitment"] == chance["commitment"]
    parts = f"{chance['secret']}:0={'a1' * 32}:1={'b2' * 32}"
    assert sha256(parts.encode()).hexdigest() == chance["seed"]
    record = ada.http.get(f"/api/tables/{table}/record").json()
    assert record["origin"]["seed"] == chance["seed"]
    first = ada.http.get(f"/api/tables/{table}/views?seat=0&from=0&to=0").json()["views"][0]["view"]
    dealt = eldertable.game("gates_of_delirium").start(2, chance["seed"], record["options"])
    assert first["board"] == json.loads(msgspec.json.encode(dealt.view(0)))["board"]
    again = ada.post(f"/api/tables/{table}/rematch", share="c3" * 32).json()["id"]
    bo.post(f"/api/tables/{table}/rematch", share="d4" * 32)
    assert ada.http.get(f"/api/tables/{again}/chance").json()["shares"] == {"0": "c3" * 32, "1": "d4" * 32}


@pytest.mark.parametrize("path", ["views?from=-1", "views?from=1e9", "views?to=9999999999", "replay?seat=-1", "views?from=٣"])
def test_odd_numbers_are_refused(server: LocalServer, path: str) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, BOT)
    assert error(ada.http.get(f"/api/tables/{table}/{path}")) == (400, "malformed")
