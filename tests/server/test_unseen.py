"""Games that ended while one was away wait to be looked at."""

from __future__ import annotations

import time

from tests.server.guests import Guest
from tests.server.test_results import ME, OPEN, duel, open_table

from eldertable.sim.local_server import LocalServer


def unseen(guest: Guest) -> list[str]:
    found: list[str] = guest.http.get("/api/tables").json()["unseen"]
    return found


def test_a_game_that_ended_waits_until_one_looks(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = duel(ada, bo)
    assert unseen(ada) == unseen(bo) == [table]
    Guest(server, "Carl").watch(table)
    assert unseen(ada) == [table]
    ada.watch(table)
    assert (unseen(ada), unseen(bo)) == ([], [table])
    bo.post("/api/account/delete")
    assert unseen(ada) == []


def test_who_sees_the_end_need_not_look_again(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = open_table(ada, ME, OPEN)
    bo.sit_down(table)
    screen = ada.watch(table)
    bo.post(f"/api/tables/{table}/concede", seat=1)
    screen.until_finished()
    until = time.monotonic() + 30
    while unseen(ada) and time.monotonic() < until:
        time.sleep(0.1)
    assert (unseen(ada), unseen(bo)) == ([], [table])
