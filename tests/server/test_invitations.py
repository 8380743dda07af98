"""Invitations: beginning with those who came, who is looking, what a link shows, and where others reach the server."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from tests.server.guests import Guest

from eldertable.server.invitations import Invitations
from eldertable.server.store import Store
from eldertable.sim.local_server import LocalServer

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def test_the_host_begins_with_those_who_came(server: LocalServer) -> None:
    ada, bo, cy = Guest(server, "Ada"), Guest(server, "Bo"), Guest(server, "Cy")
    table = ada.new_table(ME, OPEN, OPEN, OPEN, first_player=3)
    seen = ada.watch(table)
    assert ada.post(f"/api/tables/{table}/begin").json()["error"] == "wrong_number"
    assert bo.sit_down(table, 2) == 2
    assert bo.post(f"/api/tables/{table}/begin").json()["error"] == "not_owner"
    assert ada.post(f"/api/tables/{table}/begin").status_code == 200
    while seen.table["status"] != "running":
        seen.next()
    assert [(place["seat"], place["name"]) for place in seen.table["seats"]] == [(0, "Ada"), (1, "Bo")]
    assert seen.table["players"] == 2
    # The fourth seat is no more, so it cannot begin.
    assert seen.table["options"]["first_player"] == "random"
    assert ada.post(f"/api/tables/{table}/begin").json()["error"] == "already_started"
    assert cy.post(f"/api/tables/{table}/join", seat=3).status_code == 409
    other = bo.watch(table)
    assert other.now["seat"] == 1


def test_what_was_said_moves_along(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, OPEN)
    bo.sit_down(table, 2)
    screen = bo.watch(table)
    screen.send(type="say", text="Here I am")
    screen.until_said("Here I am")
    assert ada.post(f"/api/tables/{table}/begin").status_code == 200
    again = ada.watch(table)
    lines = again.until("chat")["lines"]
    assert [(line["name"], line["seat"]) for line in lines] == [("Bo", 1)]


def test_the_host_sees_who_is_looking(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN)
    host = ada.watch(table)
    assert host.table["watching"] == []
    visitor = bo.watch(table)
    while host.until("seats")["watching"] != ["Bo"]:
        pass
    bo.post("/api/me", name="Boris")
    while host.until("seats")["watching"] != ["Boris"]:
        pass
    visitor.close()
    while host.until("seats")["watching"] != []:
        pass


def test_a_link_shows_the_game_and_names_only_at_public_tables(server: LocalServer) -> None:
    ada = Guest(server, "Ada <b>")
    private, public = ada.new_table(ME, OPEN, OPEN), ada.new_table(ME, OPEN, OPEN, public=True)
    with httpx.Client(base_url=server.http) as anybody:
        page = anybody.get(f"/table/{private}").text
        assert 'property="og:title" content="Gates of Delirium"' in page and "2 seats are free" in page
        assert "Ada" not in page
        picture = page.partition('property="og:image" content="')[2].partition('"')[0]
        answer = anybody.get(picture)
        assert answer.headers["content-type"] == "image/png" and answer.content.startswith(b"\x89PNG")
        named = anybody.get(f"/table/{public}", headers={"Accept-Language": "fr"}).text
        assert "Ada &lt;b&gt;" in named and "<b>" not in named and "Il reste 2 places" in named
        assert "og:title" not in anybody.get("/table/nothing").text
        assert "og:image" in anybody.get("/rules/auztralia").text and "og:image" not in anybody.get("/rules/nogame").text
        tag = anybody.get(f"/table/{private}").headers["etag"]
        assert anybody.get(f"/table/{private}", headers={"If-None-Match": tag}).status_code == 304


def test_a_server_for_this_machine_alone_says_so(server: LocalServer) -> None:
    assert httpx.get(f"{server.http}/api/reach").json() == {"open": False, "addresses": []}


def test_a_server_for_all_tells_its_addresses(tmp_path: Path) -> None:
    async def ask() -> dict[str, Any]:
        store = await Store.open(str(tmp_path / "games.sqlite3"))
        app = Starlette(routes=Invitations(store, "0.0.0.0").routes())
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as browser:
            told: dict[str, Any] = (await browser.get("/api/reach")).json()
        await store.close()
        return told

    told = asyncio.run(ask())
    assert told["open"]
    for each in told["addresses"]:
        assert not ip_address(each.partition("://")[2].rpartition(":")[0].strip("[]")).is_loopback
