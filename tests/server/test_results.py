"""What is kept of finished games: places, numbers, records, and who may see them."""

from __future__ import annotations

import time
from typing import Any

import httpx
from tests.server.databases import run_sql
from tests.server.guests import Guest, Screen

from eldertable.sim.local_server import LocalServer

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def open_table(guest: Guest, *seats: dict[str, str], game: str = "gates_of_delirium", **how: Any) -> str:
    """A table opened in every detail."""
    body = {"game": game, "players": len(seats), "seats": seats, "options": {}, **how}
    answer = guest.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def sign_up(guest: Guest, name: str) -> Guest:
    """Give a guest an account."""
    answer = guest.post("/api/account", name=name, password="correct horse battery")
    assert answer.status_code == 201, answer.text
    return guest


def play_short(guest: Guest, **how: Any) -> Screen:
    """A short game of bots in which one of them stands in for a guest, watched to its end."""
    table = open_table(guest, ME, BOT, options={"round_limit": 2}, **how)
    guest.post(f"/api/tables/{table}/hand-over", seat=0, bot="random")
    screen = guest.watch(table)
    screen.until_finished()
    return screen


def profile(reader: Guest, of: Guest | None = None) -> dict[str, Any]:
    """A profile as a reader sees it."""
    mine: dict[str, Any] = (of or reader).http.get("/api/me/profile").json()
    if of is None:
        return mine
    answer: dict[str, Any] = reader.http.get(f"/api/profiles/{mine['id']}").json()
    return answer


def duel(ada: Guest, bo: Guest, **how: Any) -> str:
    """A game that Bo gives up at once."""
    table = open_table(ada, ME, OPEN, **how)
    bo.sit_down(table)
    assert bo.post(f"/api/tables/{table}/concede", seat=1).status_code == 200
    return table


def test_a_game_counts_for_those_who_played_it(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    screen = play_short(ada)
    table = screen.table
    seen = profile(ada)
    scores = [part["score"] for part in seen["played"]]
    (totals,) = seen["totals"]
    won = int(0 in table["winners"])
    assert (totals["game"], totals["mode"], totals["played"], totals["won"]) == ("gates_of_delirium", "rivals", 1, won)
    assert totals["average"] == totals["best"] == scores[0]
    assert seen["rivals"] == [{"face": None, "bot": "random", "played": 1, "won": won}]
    assert seen["streak"] == {"now": won, "best": won}
    assert [game["table_id"] for game in seen["played"]] == [table["id"]]
    assert seen["played"][0]["place"] in (1, 2)
    assert run_sql(server, "SELECT place, bot FROM results WHERE bot = 'random'")[0][0] in (1, 2)


def test_others_see_public_games_only(server: LocalServer) -> None:
    ada, bo, stranger = Guest(server, "Ada"), Guest(server, "Bo"), Guest(server, "Carl")
    secret, known = duel(ada, bo), duel(ada, bo, public=True)
    assert [game["table_id"] for game in profile(ada)["played"]] == [known, secret]
    for reader in (bo, stranger):
        seen = profile(reader, ada)
        assert [game["table_id"] for game in seen["played"]] == [known]
        assert (seen["you"], seen["totals"][0]["played"], seen["rivals"][0]["face"]["name"]) == (False, 1, "Bo")
        assert secret not in str(seen)
    assert bo.post("/api/me/profile", avatar="012345", shown_to="nobody").status_code == 200
    assert profile(ada)["rivals"][0]["face"] == {"id": None, "name": None, "avatar": None}
    closed = profile(ada, bo)
    assert (closed["closed"], closed["avatar"], "played" in closed) == (True, "012345", False)
    assert profile(bo)["played"][0]["quit"] is True
    assert bo.post("/api/me/profile", avatar="<b>", shown_to="nobody").json()["error"] == "malformed"
    assert ada.http.get("/api/profiles/nobody").status_code == 404


def test_a_profile_opens_nothing_else(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    duel(ada, bo, public=True)
    assert ada.id not in bo.http.get(f"/api/profiles/{profile(ada)['id']}").text
    assert bo.id not in str(profile(ada))


def test_practice_and_broken_off_games_count_for_nobody(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    against_oneself = open_table(ada, ME, ME)
    for seat in (0, 1):
        ada.post(f"/api/tables/{against_oneself}/concede", seat=seat)
    alone = open_table(ada, ME, BOT)
    screen = ada.watch(alone)
    screen.until_turn()
    screen.send(type="propose", kind="abandon", version=screen.version)
    screen.until_finished()
    guided = str(ada.post("/api/games/gates_of_delirium/guide").json()["id"])
    ada.post(f"/api/tables/{guided}/concede", seat=0)
    assert profile(ada)["totals"] == []
    fork = ada.post(f"/api/tables/{alone}/fork", version=0, seat=0, bot="random").json()["id"]
    ada.post(f"/api/tables/{fork}/concede", seat=0)
    assert profile(ada)["totals"] == []


def test_records_of_those_who_play_alone_and_together(server: LocalServer) -> None:
    ada = sign_up(Guest(server, "Ada"), f"Ada {server.port}")
    solo = open_table(ada, ME, game="auztralia", options={"mode": "solo", "solo_level": "hard"}, public=True)
    ada.post(f"/api/tables/{solo}/hand-over", seat=0, bot="random")
    ada.watch(solo).until_finished()
    museum = open_table(ada, ME, BOT, game="elder_sign", options={"ancient_one": "yig"}, public=True)
    ada.post(f"/api/tables/{museum}/hand-over", seat=0, bot="random")
    ada.watch(museum).until_finished()
    bests = {best["game"]: best for best in profile(ada)["bests"]}
    assert bests["auztralia"]["category"] == {"solo_level": "hard", "map": "east"}
    assert (bests["auztralia"]["measure"], bests["auztralia"]["mode"]) == ("margin", "solo")
    result = ada.http.get(f"/api/tables/{solo}/record").json()["result"]
    old_ones = sum(result["opponents"]["old_ones"].values())
    assert bests["auztralia"]["merit"] == result["scores"][0] - old_ones
    assert (bests["elder_sign"]["category"], bests["elder_sign"]["mode"]) == ({"opponent": "yig"}, "together")
    ranking = ada.http.get("/api/games/auztralia/ranking").json()
    mine = [record for record in ranking["records"] if record["category"]["solo_level"] == "hard"]
    assert mine[0]["merit"] == bests["auztralia"]["merit"]
    assert mine[0]["faces"][0]["name"] == f"Ada {server.port}"
    assert mine[0]["table_id"] == solo
    assert ada.http.get("/api/games/elder_sign/ranking").json()["rated"] is False
    assert ada.http.get("/api/games/chess/ranking").status_code == 404


def test_results_go_with_a_guest_who_signs_in(server: LocalServer) -> None:
    name = f"Eve {server.port}"
    sign_up(Guest(server, "Eve"), name)
    guest, bo = Guest(server, "Guest"), Guest(server, "Bo")
    table = duel(guest, bo)
    assert guest.post("/api/account/sign-in", name=name, password="correct horse battery").status_code == 200
    assert [game["table_id"] for game in profile(guest)["played"]] == [table]
    assert profile(bo)["rivals"][0]["face"]["name"] == name


def test_games_of_before_are_counted_at_the_next_start(own_server: LocalServer) -> None:
    ada, bo = Guest(own_server, "Ada"), Guest(own_server, "Bo")
    tables = [duel(ada, bo), duel(ada, bo)]
    before = profile(ada)["played"]
    own_server.stop()
    for kept in ("results", "finished_games"):
        run_sql(own_server, f"DELETE FROM {kept}")  # noqa: S608 - two words of our own
    own_server.start()
    while run_sql(own_server, "SELECT count(*) FROM finished_games") != [(2,)]:
        time.sleep(0.05)
    after = profile(ada)["played"]
    assert [game["table_id"] for game in after] == [game["table_id"] for game in before] == tables[::-1]


def test_strangers_have_no_profile(server: LocalServer) -> None:
    assert httpx.get(f"{server.http}/api/me/profile").status_code == 401
