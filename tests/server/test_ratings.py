"""Rated tables and what they do to ratings: the same figures however often they are worked out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.databases import run_sql
from tests.server.guests import Guest
from tests.server.test_results import BOT, ME, OPEN, profile, sign_up

from eldertable.server.store.results import standings
from eldertable.server.strength import MIDDLE, Strength, bot_strengths, rate
from eldertable.sim.local_server import LocalServer

NORMAL = {"kind": "bot", "bot": "normal"}
COUNT = iter(range(10_000))


def member(server: LocalServer, name: str) -> Guest:
    """Somebody with an account."""
    return sign_up(Guest(server, name), f"{name} {server.port} {next(COUNT)}")


def ask(guest: Guest, *seats: dict[str, str], **how: Any) -> httpx.Response:
    """Try to open a rated table."""
    body = {"game": "gates_of_delirium", "players": len(seats), "seats": seats, "rated": True, "move_limit": 86400, **how}
    return guest.http.post("/api/tables", json=body)


def rated_table(guest: Guest, *seats: dict[str, str], **how: Any) -> str:
    answer = ask(guest, *seats, **how)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def give_up(guest: Guest, table: str, seat: int) -> None:
    assert guest.post(f"/api/tables/{table}/concede", seat=seat).status_code == 200


def defeat(winner: Guest, loser: Guest) -> str:
    """A rated game that somebody gives up."""
    table = rated_table(winner, ME, OPEN)
    loser.sit_down(table)
    give_up(loser, table, 1)
    return table


def ratings(guest: Guest) -> dict[str, dict[str, Any]]:
    return {each["ladder"]: each for each in profile(guest)["ratings"]}


def figures(server: LocalServer) -> list[Any]:
    """Everything that ratings are made of, to the last digit."""
    return [
        run_sql(server, "SELECT participant, game, ladder, mu, sigma, games FROM ratings ORDER BY 1, 2, 3"),
        run_sql(server, "SELECT number, ladder, participant, mu, sigma FROM rating_steps ORDER BY 1, 2, 3"),
    ]


def rebuild(server: LocalServer) -> None:
    command = [sys.executable, "-m", "eldertable", "ratings", "rebuild", "--database", server.url]
    subprocess.run(command, check=True, capture_output=True, env=os.environ)


def test_a_rated_table_asks_for_what_makes_it_fair(server: LocalServer) -> None:
    ada, guest = member(server, "Ada"), Guest(server, "Guest")

    def refusal(answer: httpx.Response) -> str:
        return str(answer.json()["error"])

    assert refusal(ask(guest, ME, OPEN)) == "rated_needs_account"
    assert refusal(ask(ada, ME, OPEN, move_limit=None)) == "rated_needs_limit"
    assert refusal(ask(ada, ME, ME)) == "one_seat"
    assert refusal(ask(ada, ME, OPEN, options={"first_player": 0})) == "not_rated"
    assert refusal(ask(ada, ME, {"kind": "bot", "bot": "greedy"})) == "not_rated"
    assert refusal(ask(ada, ME, BOT, game="elder_sign")) == "not_rated"
    assert ask(ada, ME, BOT, options={"hidden_expansion": True}).status_code == 201
    table = rated_table(ada, ME, OPEN, OPEN)
    assert refusal(guest.post(f"/api/tables/{table}/join", seat=1)) == "rated_needs_account"
    assert refusal(ada.post(f"/api/tables/{table}/join", seat=1)) == "one_seat"
    assert refusal(ada.post(f"/api/tables/{table}/seats", seat=1, kind="me")) == "one_seat"
    assert refusal(ada.post(f"/api/tables/{table}/seats", seat=1, kind="bot", bot="search")) == "not_rated"
    shown = ada.http.get(f"/api/tables/{table}").json()
    assert (shown["stakes"], shown["public"], shown["overtime"]) == ("rated", True, "bot")


def test_a_rated_game_is_the_players_own(server: LocalServer) -> None:
    ada, bo = member(server, "Ada"), member(server, "Bo")
    table = rated_table(ada, ME, OPEN)
    bo.sit_down(table)
    screens = {0: ada.watch(table), 1: bo.watch(table)}
    first = screens[0].decision or {}
    mine = screens[first["seat"]]
    mine.make(mine.options[0])
    mine.send(type="propose", kind="undo", version=mine.version)
    assert mine.until("refused")["error"] == "rated_table"
    assert ada.post(f"/api/tables/{table}/hand-over", seat=0).json()["error"] == "rated_table"
    alone = rated_table(ada, ME, NORMAL)
    screen = ada.watch(alone)
    screen.until_turn()
    hint = ada.post(f"/api/tables/{alone}/hint", version=screen.version, seat=0)
    assert hint.json()["error"] == "no_hints"
    screen.send(type="propose", kind="abandon", version=screen.version)
    assert screen.until("refused")["error"] == "rated_table"


def test_ratings_move_and_can_be_worked_out_again(server: LocalServer) -> None:
    ada, bo, eve = (member(server, name) for name in ("Ada", "Bo", "Eve"))
    for winner, loser in ((ada, bo), (bo, eve), (ada, eve), (eve, bo)):
        defeat(winner, loser)
    alone = rated_table(ada, ME, NORMAL)
    give_up(ada, alone, 0)
    people = {name: ratings(guest)["people"] for name, guest in (("ada", ada), ("bo", bo), ("eve", eve))}
    assert people["ada"]["rating"] > MIDDLE > people["bo"]["rating"]
    assert [people[name]["games"] for name in ("ada", "bo", "eve")] == [2, 3, 3]
    assert ratings(ada)["everyone"]["games"] == 3
    assert ratings(ada)["everyone"]["rating"] < people["ada"]["rating"]
    assert all(each["provisional"] for each in people.values())
    assert len(profile(ada)["steps"]) == 2 + 3
    before = figures(server)
    rebuild(server)
    assert figures(server) == before
    assert profile(ada)["ratings"] == profile(eve, ada)["ratings"]


def test_who_leaves_takes_no_rating_of_others_along(server: LocalServer) -> None:
    ada, bo = member(server, "Ada"), member(server, "Bo")
    defeat(ada, bo)
    before, mine = figures(server), ratings(ada)
    assert bo.post("/api/account/delete", password="correct horse battery").status_code == 200
    assert ratings(ada) == mine
    rebuild(server)
    assert figures(server) == before
    assert profile(ada)["rivals"] == []


def test_the_same_two_cannot_play_each_other_up(server: LocalServer) -> None:
    ada, bo = member(server, "Ada"), member(server, "Bo")
    for _ in range(11):
        defeat(ada, bo)
    assert ratings(ada)["people"]["games"] == 10
    assert profile(ada)["totals"][0]["played"] == 11
    # A week later they may again.
    run_sql(server, "UPDATE finished_games SET ended = ended - :week", week=8 * 24 * 3600 * 1000)
    defeat(ada, bo)
    assert ratings(ada)["people"]["games"] == 11


def seat(number: int, **how: Any) -> Any:
    return SimpleNamespace(**{"seat": number, "kind": "person", "person": f"p{number}", "bot": None, "conceded": False} | how)


def test_who_gives_up_or_runs_out_of_time_for_good_is_last() -> None:
    result = {"winners": [2], "scores": [30, 20, 40, 30]}
    seats = [seat(0), seat(1, conceded=True, kind="bot"), seat(2, kind="bot", bot="normal"), seat(3)]
    found = standings("rivals", True, result, (), seats)
    assert [(each.place, each.won, each.quit) for each in found] == [
        (1, False, False),
        (4, False, True),
        (3, False, True),
        (1, False, False),
    ]
    # Where nothing is at stake a bot may finish a game for somebody.
    assert [each.place for each in standings("rivals", False, result, (), seats)] == [2, 4, 1, 2]
    bots = [seat(0, person=None, kind="bot", bot="hard"), seat(1)]
    assert [each.place for each in standings("rivals", True, {"winners": [1], "scores": [5, 5]}, (), bots)] == [2, 1]
    agreed = standings("rivals", True, None, [0], [seat(0), seat(1, conceded=True)])
    assert [(each.place, each.won, each.score) for each in agreed] == [(1, True, None), (2, False, None)]


def test_leaderboards_list_those_whose_rating_is_sure(server: LocalServer) -> None:
    ada, rivals = member(server, "Ada"), [member(server, f"R{number}") for number in range(3)]
    for number in range(21):
        pair = (ada, rivals[number % 3])
        defeat(*pair if number % 2 else pair[::-1])
    listed = [each["face"]["name"] for each in ada.http.get("/api/games/gates_of_delirium/ranking").json()["ladders"]["people"]]
    assert profile(ada)["name"] in listed
    assert not {profile(each)["name"] for each in rivals} & set(listed)
    ranking = ada.http.get("/api/games/gates_of_delirium/ranking").json()
    assert [each["bot"] for each in ranking["bots"]] == ["expert", "hard", "normal", "easy", "random"]
    assert ada.post("/api/me/profile", avatar=None, shown_to="nobody").status_code == 200
    ranking = ada.http.get("/api/games/gates_of_delirium/ranking").json()
    assert profile(ada)["name"] not in str(ranking)


@pytest.mark.parametrize(("places", "order"), [((1, 2, 3), [0, 1, 2]), ((2, 1, 2), [1, 0, 2]), ((1, 1, 1), [0, 1, 2])])
def test_a_place_moves_everybody_at_the_table(places: Sequence[int], order: list[int]) -> None:
    after = rate([Strength()] * 3, places)
    assert sorted(range(3), key=lambda seat: -after[seat].mu) == order
    assert all(each.sigma < Strength().sigma for each in after)


def test_bots_stand_where_they_were_measured() -> None:
    measured = bot_strengths("gates_of_delirium")
    assert measured["normal"].rating == MIDDLE
    # 78 of 100 against `easy`: 400 * log10(78.5 / 22.5), to a point of rounding.
    assert MIDDLE - measured["easy"].rating == pytest.approx(217, abs=1)
    assert measured["hard"].spread > measured["easy"].spread
    assert bot_strengths("elder_sign") == {}
