"""The lobby: guests, tables, seats, and what it refuses."""

from __future__ import annotations

import httpx
import pytest
from tests.server.guests import Guest, Stranger

from eldertable.sim.local_server import LocalServer

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def test_a_newcomer_becomes_a_guest_and_stays_the_same(server: LocalServer) -> None:
    with httpx.Client(base_url=server.http) as browser:
        first = browser.get("/api/me", headers={"Accept-Language": "fr-CA,fr;q=0.9"})
        assert first.json()["name"].startswith("Invité ")
        cookie = first.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        assert browser.get("/api/me").json() == first.json()


def test_a_forged_cookie_is_nobody(server: LocalServer) -> None:
    victim = Guest(server, "Ada")
    name, value = victim.cookie().split("=", 1)
    forged = httpx.get(f"{server.http}/api/me", headers={"Cookie": f"{name}={value[:-3]}abc"})
    assert forged.json()["id"] != victim.id


def test_names_are_cleaned_and_bounded(server: LocalServer) -> None:
    guest = Guest(server, "Ada")
    assert guest.post("/api/me", name="  Ada \u202e\n  L.\x00 ").json()["name"] == "Ada L."
    for bad in ("", "   ", "x" * 41, "\u200b"):
        answer = guest.post("/api/me", name=bad)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_name")


def test_a_table_fills_and_starts_by_itself(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, BOT, public=True)
    seen = ada.watch(table)
    assert (seen.table["status"], seen.now["view"], seen.now["seat"]) == ("waiting", None, 0)
    assert table in [each["id"] for each in bo.http.get("/api/tables").json()["open"]]
    spectator = bo.watch(table)
    assert spectator.now["seat"] is None

    assert bo.sit_down(table) == 1

    assert seen.until("table")["table"]["status"] == "running"
    while spectator.table["status"] != "running":
        spectator.next()
    assert spectator.now["seat"] == 1
    assert [place["name"] for place in seen.table["seats"]] == ["Ada", "Bo", None]
    assert seen.log[0]["version"] == 0 and seen.log[0]["seat"] is None
    lists = Guest(server, "Cy").http.get("/api/tables").json()
    assert table in [each["id"] for each in lists["running"]]
    assert table not in [each["id"] for each in lists["open"]]


def test_my_tables_show_my_turn_first(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    mine = ada.new_table(ME, OPEN, first_player=0)
    theirs = ada.new_table(ME, OPEN, first_player=1)
    Guest(server, "Bo").sit_down(mine)
    Guest(server, "Bo").sit_down(theirs)
    listed = ada.http.get("/api/tables").json()["mine"]
    assert [(each["id"], each["your_turn"]) for each in listed] == [(mine, True), (theirs, False)]


def test_a_table_by_link_is_in_no_list_of_others(server: LocalServer) -> None:
    table = Guest(server, "Ada").new_table(ME, OPEN)
    bo = Guest(server, "Bo")
    assert table not in bo.http.get("/api/tables").text
    assert bo.sit_down(table, 1) == 1


def test_a_seat_is_given_once(server: LocalServer) -> None:
    table = Guest(server, "Ada").new_table(ME, OPEN, OPEN)
    Guest(server, "Bo").sit_down(table, 1)
    for seat in (0, 1, 7):
        answer = Guest(server, "Cy").post(f"/api/tables/{table}/join", seat=seat)
        assert (answer.status_code, answer.json()["error"]) == (409, "seat_taken")


def test_leaving_frees_the_seat_only_before_the_start(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, OPEN)
    bo.sit_down(table, 1)
    assert bo.post(f"/api/tables/{table}/leave").status_code == 200
    assert bo.post(f"/api/tables/{table}/leave").json()["error"] == "no_seat"
    bo.sit_down(table, 2)
    Guest(server, "Cy").sit_down(table, 1)
    assert bo.post(f"/api/tables/{table}/leave").json()["error"] == "already_started"


def test_a_table_that_everybody_left_is_gone(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, OPEN, public=True)
    ada.post(f"/api/tables/{table}/leave")
    assert table not in ada.http.get("/api/tables").text
    assert ada.post(f"/api/tables/{table}/join", seat=0).status_code == 404


def test_presence_and_names_are_told(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, OPEN)
    bo.sit_down(table, 1)
    screen = ada.watch(table)
    assert [place["present"] for place in screen.table["seats"]] == [True, False, False]
    other = bo.watch(table)
    assert [place["present"] for place in screen.until("seats")["seats"]] == [True, True, False]
    bo.post("/api/me", name="Bodil")
    assert screen.until("seats")["seats"][1]["name"] == "Bodil"
    other.close()
    assert screen.until("seats")["seats"][1]["present"] is False


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "players": 2, "seats": [ME, OPEN]},
        {"game": "gates_of_delirium", "players": 9, "seats": [ME] * 9},
        {"game": "gates_of_delirium", "players": 2, "seats": [ME]},
        {"game": "gates_of_delirium", "players": 2, "seats": [ME, {"kind": "bot", "bot": "oracle"}]},
        {"game": "gates_of_delirium", "players": 2, "seats": [ME, {"kind": "bot", "bot": "search:iterations=1000000"}]},
        {"game": "gates_of_delirium", "players": 2, "seats": [ME, OPEN], "options": {"dragons": True}},
        {"game": "gates_of_delirium", "players": 2, "seats": [ME, {"kind": "throne"}]},
        {"game": "gates_of_delirium", "players": True, "seats": [ME, OPEN]},
        ["not", "an", "object"],
    ],
)
def test_impossible_tables_are_refused(server: LocalServer, body: object) -> None:
    answer = Guest(server, "Ada").http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"] in ("bad_table", "malformed") and answer.json()["message"]


def test_strangers_cannot_sit(server: LocalServer) -> None:
    table = Guest(server, "Ada").new_table(ME, OPEN)
    assert httpx.post(f"{server.http}/api/tables/{table}/join", json={"seat": 1}).status_code == 401
    screen = Stranger(server).watch(table)
    screen.send(type="choose", version=0, choice={"type": "end_turn"})
    assert screen.until("refused")["error"] == "no_seat"


def test_calls_from_elsewhere_are_refused(server: LocalServer) -> None:
    guest = Guest(server, "Ada")
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = guest.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong_origin")
    assert guest.http.post("/api/me", json={"name": "Ada B"}, headers={"Origin": server.http}).status_code == 200
    plain = guest.http.post("/api/me", content='{"name": "Eve"}', headers={"Content-Type": "text/plain"})
    assert (plain.status_code, plain.json()["error"]) == (415, "not_json")
    assert guest.http.get("/api/me").json()["name"] == "Ada B"


def test_long_and_broken_bodies_are_refused(server: LocalServer) -> None:
    guest = Guest(server, "Ada")
    json_type = {"Content-Type": "application/json"}
    assert guest.http.post("/api/me", content=b"x" * 70_000, headers=json_type).status_code == 413
    for body in (b"", b"{", b"\xff", b"[" * 50_000, b'{"name": 3}', b'{"name": "A", "id": "other"}'):
        answer = guest.http.post("/api/me", content=body, headers=json_type)
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_what_the_browser_loads(server: LocalServer) -> None:
    with httpx.Client(base_url=server.http) as browser:
        page = browser.get("/table/anything")
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        policy = page.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy
        assert browser.get("/health").json() == {"status": "ok"}
        assert [each["id"] for each in browser.get("/api/bots").json()] == ["easy", "normal", "hard", "expert", "random"]
        games = browser.get("/api/games").json()
        assert "gates_of_delirium" in [each["id"] for each in games]
        catalogue = browser.get("/api/games/gates_of_delirium/catalogue")
        assert "gates" in catalogue.json() and catalogue.headers["content-encoding"] == "gzip"
        again = browser.get("/api/games/gates_of_delirium/catalogue", headers={"If-None-Match": catalogue.headers["etag"]})
        assert again.status_code == 304
        for lang in ("en", "fr", "pl"):
            assert "title =" in browser.get(f"/api/texts/gates_of_delirium/{lang}").text
        for missing in ("/api/nothing", "/api/texts/gates_of_delirium/xx", "/api/texts/nogame/en", "/api/games/nogame/catalogue"):
            answer = browser.get(missing)
            assert answer.status_code == 404 and answer.json()["message"]
        assert browser.get("/assets/no-such-file.js").status_code == 404
        for odd in ("/%00", "/%ff", "/" + "a" * 5000):
            assert browser.get(odd).status_code == 200
        assert "[project]" not in browser.get("/..%2f..%2f..%2f..%2f..%2fpyproject.toml").text


def test_the_chances_are_there_for_those_who_ask(server: LocalServer) -> None:
    """The reference game knows none; a stranger may ask too; a table that is not there is said so."""
    ada = Guest(server, "Ada")
    table = ada.new_table({"kind": "me"}, {"kind": "bot", "bot": "random"})
    assert ada.http.get(f"/api/tables/{table}/odds?seat=0").json().keys() == {"version", "odds"}
    with httpx.Client(base_url=server.http) as stranger:
        assert stranger.get(f"/api/tables/{table}/odds").json()["odds"] is None
        assert stranger.get("/api/tables/nowhere/odds").status_code == 404


def test_a_glance_shows_what_spectators_see_and_is_kept_by_version(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    waiting = ada.new_table(ME, OPEN)
    assert ada.http.get(f"/api/tables/{waiting}/glance").status_code == 409
    table = ada.new_table(ME, ME)
    version = ada.http.get(f"/api/tables/{table}").json()["version"]
    own, other = (guest.http.get(f"/api/tables/{table}/glance?version={version}") for guest in (ada, bo))
    assert own.json() == other.json() and own.json()["version"] == version
    assert own.json()["view"]["seat"] is None and "options" not in own.json()["view"]["decision"]
    assert "immutable" in own.headers["cache-control"]
    # Of another version than was asked for: nothing to keep.
    assert ada.http.get(f"/api/tables/{table}/glance?version={version + 1}").headers["cache-control"] == "no-store"
    assert ada.http.get("/api/tables/nothing/glance").status_code == 404


def test_ones_own_tables_are_not_among_those_to_watch(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, ME, public=True)
    lists = {guest: guest.http.get("/api/tables").json() for guest in (ada, bo)}
    assert table in [each["id"] for each in lists[bo]["running"]]
    assert table not in [each["id"] for each in lists[ada]["running"]]
    assert table in [each["id"] for each in lists[ada]["mine"]]


def test_options_that_fit_the_players_are_told(server: LocalServer) -> None:
    with httpx.Client(base_url=server.http) as browser:

        def fitting(players: int, options: str = "{}") -> dict[str, list[object]]:
            answer = browser.get("/api/games/auztralia/fitting", params={"players": players, "options": options})
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        assert fitting(1)["mode"] == ["solo"] and len(fitting(1)["solo_level"]) == 3
        assert fitting(3)["solo_level"] == ["easy"] and len(fitting(3)["challenge"]) == 4
        assert fitting(2)["variant_cards"] == [1]
        assert fitting(2, '{"mode": "two_player_variants"}')["variant_cards"] == [1, 2]
        # The newest wish wins: another mode can still be chosen.
        assert "standard" in fitting(2, '{"mode": "two_player_variants", "variant_cards": 2}')["mode"]
        for bad in ("players=x", "players=2&options=["):
            assert browser.get(f"/api/games/auztralia/fitting?{bad}").status_code == 400
        assert browser.get("/api/games/nogame/fitting?players=2").status_code == 404
        assert browser.get("/api/games").json()[0]["languages"] == ["en", "fr", "pl"]
