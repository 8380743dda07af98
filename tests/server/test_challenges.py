"""The challenge of the week: one try each with the same deal, and nothing of it told before it ends."""

from __future__ import annotations

import datetime
from itertools import pairwise

import httpx
import msgspec
import pytest
from tests.server.databases import in_store, run_sql
from tests.server.guests import Guest, Stranger
from tests.server.test_ratings import member
from websockets.exceptions import InvalidStatus

import eldertable
from eldertable.server.challenges import new_challenge, week_of, worth
from eldertable.server.puzzlemaker import today
from eldertable.server.store.challenges import Challenge
from eldertable.sim.local_server import LocalServer

GAME = "gates_of_delirium"
CLOSED = ("record", "replay", "views?from=0&to=1", "chance", "report", "analysis", "glance", "odds")


def set_challenge(server: LocalServer) -> Challenge:
    """A short game against a bot, this week."""
    game = eldertable.game(GAME)
    options = msgspec.to_builtins(game.settle(2, {"round_limit": 1}))
    challenge = msgspec.structs.replace(new_challenge(today()), game=GAME, players=2, options=options)

    run_sql(server, "DELETE FROM challenge_tries")
    run_sql(server, "DELETE FROM challenges")
    in_store(server, lambda store: store.add_challenge(challenge))
    return challenge


def older_member(server: LocalServer, name: str) -> Guest:
    """Somebody whose account is older than the challenge."""
    guest = member(server, name)
    run_sql(server, "UPDATE accounts SET created = 1 WHERE person = :id", id=guest.id)
    return guest


def play(guest: Guest, table: str) -> None:
    """Play the first thing each time, to the end."""
    screen = guest.watch(table)
    while screen.decision is not None:
        if screen.options:
            screen.make(screen.options[0])
        screen.until_turn()
    screen.until_finished()


def test_everybody_has_one_try_with_the_same_deal(server: LocalServer) -> None:
    challenge = set_challenge(server)
    ada, bo, young = older_member(server, "Ada"), older_member(server, "Bo"), member(server, "Young")
    assert ada.http.get("/api/challenge").json()["now"]["may"] is True
    for nobody in (young, Guest(server, "Guest")):
        assert nobody.http.get("/api/challenge").json()["now"]["may"] is False
        assert nobody.post("/api/challenge").json()["error"] == "account_too_young"
    tables = [str(each.post("/api/challenge").json()["id"]) for each in (ada, bo)]
    assert ada.post("/api/challenge").json()["error"] == "tried_already"
    assert len(set(run_sql(server, "SELECT seed FROM tables WHERE sealed IS NOT NULL"))) == 1
    play(ada, tables[0])
    bo.post(f"/api/tables/{tables[1]}/concede", seat=0)
    told = ada.http.get("/api/challenge").json()["now"]
    assert (told["yours"], told["may"], told["seed"]) == (tables[0], False, None)
    assert [(row["place"], row["you"], row["table_id"]) for row in told["ranking"]] == [(1, True, None), (2, False, None)]
    assert told["ranking"][1]["value"] is None
    assert challenge.seed not in ada.http.get("/api/challenge").text + ada.http.get(f"/api/tables/{tables[0]}").text


def test_nothing_is_told_before_it_ends(server: LocalServer) -> None:
    challenge = set_challenge(server)
    ada, bo = older_member(server, "Ada"), Guest(server, "Bo")
    table = str(ada.post("/api/challenge").json()["id"])
    for watcher in (bo, Stranger(server)):
        with pytest.raises(InvalidStatus) as refused:
            watcher.watch(table)
        assert refused.value.response.status_code == 403
    for call in CLOSED:
        answer = bo.http.get(f"/api/tables/{table}/{call}")
        assert answer.json()["error"] == "sealed", call
    assert ada.post(f"/api/tables/{table}/hand-over", seat=0).json()["error"] == "rated_table"
    screen = ada.watch(table)
    screen.until_turn()
    screen.send(type="propose", kind="abandon", version=screen.now["version"])
    assert screen.until("refused")["error"] == "rated_table"
    version = screen.now["version"]
    assert ada.post(f"/api/tables/{table}/hint", version=version, seat=0).status_code in (403, 409)
    ada.post(f"/api/tables/{table}/concede", seat=0)
    for call in CLOSED[:-1]:
        assert ada.http.get(f"/api/tables/{table}/{call}").json()["error"] == "sealed", call
    assert ada.post(f"/api/tables/{table}/fork", version=0, seat=0).json()["error"] == "sealed"
    assert ada.post(f"/api/tables/{table}/analysis").json()["error"] == "sealed"
    assert challenge.seed not in "".join(ada.watch(table).received)
    # Once it is over everything is laid open.
    run_sql(server, "UPDATE tables SET sealed = 1 WHERE id = :id", id=table)
    assert httpx.get(f"{server.http}/api/tables/{table}/record").json()["origin"]["seed"] == challenge.seed


def test_a_week_has_a_challenge_and_games_take_turns() -> None:
    monday = datetime.date(2026, 11, 16)
    weeks = [new_challenge(monday + datetime.timedelta(days=7 * ahead)) for ahead in range(4)]
    assert len({each.game for each in weeks}) == 4
    assert all(earlier.ends == later.starts for earlier, later in pairwise(weeks))
    assert week_of(monday) == weeks[0].week == new_challenge(monday + datetime.timedelta(days=6)).week
    assert len({each.seed for each in weeks}) == 4


def test_tries_are_compared_by_what_the_game_compares() -> None:
    weeks = [new_challenge(datetime.date(2026, 11, 16) + datetime.timedelta(days=7 * ahead)) for ahead in range(4)]
    rivals = next(each for each in weeks if each.game == GAME)
    assert worth(rivals, {"scores": [12, 9], "winners": [0], "opponents": {}}) == (True, 3)
    elder = next(each for each in weeks if each.game == "elder_sign")
    assert worth(elder, {"scores": [1], "winners": [0], "opponents": {"yig": {"turns": 20}}}) == (True, -20)
    assert worth(elder, None) == (False, None)
