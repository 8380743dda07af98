"""People, bots and spectators at one table, and messages that change nothing."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from typing import Any

import pytest
from tests.server.guests import Guest, Screen, Stranger
from websockets.exceptions import ConnectionClosed, InvalidStatus

import eldertable
from eldertable.sim.local_server import LocalServer

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


def two_at_a_table(server: LocalServer, **options: Any) -> tuple[str, Screen, Screen]:
    """Ada on seat 0 and Bo on seat 1; Ada begins."""
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, first_player=0, **options)
    bo.sit_down(table)
    return table, ada.watch(table), bo.watch(table)


def play_to_the_end(screens: list[Screen], rng: random.Random, others: tuple[Screen, ...] = ()) -> None:
    """Everybody chooses at random when it is their turn."""
    while (decision := screens[0].decision) is not None:
        chooser = screens[decision["seat"]]
        before = chooser.version
        chooser.choose(rng.choice(chooser.options))
        for screen in (*screens, *others):
            screen.until_version(before + 1)
    for screen in (*screens, *others):
        screen.until_finished()


def test_two_people_play_a_whole_game_and_its_record_replays(server: LocalServer) -> None:
    table, ada, bo = two_at_a_table(server, round_limit=2)
    commitment = ada.table["commitment"]
    assert ada.table["seed"] is None
    assert Guest(server, "Cy").http.get(f"/api/tables/{table}/record").json()["error"] == "not_finished"
    play_to_the_end([ada, bo], random.Random(1))
    assert ada.log[0] == bo.log[0] | {"events": ada.log[0]["events"]}
    assert [step["version"] for step in ada.log] == list(range(ada.version + 1))
    text = Guest(server, "Cy").http.get(f"/api/tables/{table}/record").text
    replayed = eldertable.replay(text)
    assert replayed.result is not None
    assert replayed.result.to_json() == ada.now["view"]["result"] == bo.now["view"]["result"]
    seed: str = json.loads(text)["origin"]["seed"]
    assert bo.table["seed"] == seed
    assert sha256(seed.encode()).hexdigest() == commitment


def test_a_person_plays_a_whole_game_against_bots(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(BOT, ME, {"kind": "bot", "bot": "random"}, round_limit=2)
    screen = ada.watch(table)
    rng = random.Random(2)
    while True:
        screen.until_turn()
        if screen.decision is None:
            break
        screen.make(rng.choice(screen.options))
    screen.until_finished()
    assert {step["seat"] for step in screen.log} == {None, 0, 1, 2}
    assert eldertable.replay(ada.http.get(f"/api/tables/{table}/record").text).result is not None


def test_nothing_hidden_is_ever_sent(server: LocalServer) -> None:
    """Every byte to each socket, against the hands, scrolls and key that the replay of the record shows afterwards."""
    table, ada, bo = two_at_a_table(server, round_limit=3)
    spectator = Stranger(server).watch(table)
    play_to_the_end([ada, bo], random.Random(3), (spectator,))
    late = Stranger(server).watch(table)

    record = json.loads(Guest(server, "Cy").http.get(f"/api/tables/{table}/record").text)
    game = eldertable.game(record["game"])
    replay = game.start(record["players"], record["origin"]["seed"], record["options"])
    hidden: list[dict[int | None, set[str]]] = []
    for choice in [None, *record["choices"]]:
        if choice is not None:
            replay.repeat(choice)
        unseen = {*replay.state.deck, *replay.state.scrolls_down, *replay.state.scrolls_out, replay.state.chance.key}
        hands = [set(player.hand) for player in replay.state.players]
        hidden.append({0: unseen | hands[1], 1: unseen | hands[0], None: unseen | hands[0] | hands[1]})

    checked = 0
    for viewer, screen in ((0, ada), (1, bo), (None, spectator), (None, late)):
        for text in screen.received:
            message = json.loads(text)
            if message["type"] in ("seats", "chat", "proposal"):
                continue
            assert [mark for mark in hidden[message["version"]][viewer] if f'"{mark}"' in text] == []
            if message["type"] == "update" and message["view"]["result"] is None:
                assert record["origin"]["seed"] not in text
            if viewer is not None and message["view"] is not None and message["view"]["result"] is None:
                own = hidden[message["version"]][None] - hidden[message["version"]][viewer]
                assert all(f'"{card}"' in text for card in own)
                checked += len(own)
    assert checked > 50


def test_a_second_tab_shows_the_same(server: LocalServer) -> None:
    _, ada, bo = two_at_a_table(server)
    table = ada.table["id"]
    ada.make(ada.options[0])
    again = Stranger(server).watch(table)
    assert (again.version, again.now["view"]["seat"]) == (1, None)
    bo.until_version(1)
    assert bo.now["steps"][-1]["seat"] == 0
    assert [step | {"events": 0} for step in again.log] == [step | {"events": 0} for step in ada.log]


def test_stale_messages_are_refused_with_the_fresh_view(server: LocalServer) -> None:
    _, ada, bo = two_at_a_table(server)
    first = ada.options[0]
    ada.make(first)
    for version in (0, 2, -1, 10**30):
        ada.send(type="choose", version=version, choice=first)
        refused = ada.until("refused")
        assert (refused["error"], refused["version"], refused["view"]["seat"]) == ("stale", 1, 0)
    bo.until_version(1)
    assert bo.version == 1


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"type": "choose", "version": 0, "choice": {"type": "end_turn"}}, "illegal"),
        ({"type": "choose", "version": 0, "choice": {"type": "play_card", "card": "no such card"}}, "illegal"),
        ({"type": "choose", "version": 0, "choice": {"type": "win"}}, "malformed"),
        ({"type": "choose", "version": 0, "choice": {"type": "choose_mode", "mode": 3}}, "malformed"),
        ({"type": "choose", "version": 0, "choice": {}}, "malformed"),
        ({"type": "choose", "version": 0, "choice": {"type": "redeal", "seat": 0, "seed": 1}}, "malformed"),
        ({"type": "choose", "version": "0", "choice": {"type": "choose_mode", "mode": "sane"}}, "malformed"),
        ({"type": "choose", "choice": {"type": "choose_mode", "mode": "sane"}}, "malformed"),
        ({"type": "choose", "version": 0, "choice": {"type": "choose_mode", "mode": "sane"}, "seat": 1}, "malformed"),
        ({"type": "undo", "version": 0}, "cannot_undo"),
        ({"type": "undo"}, "malformed"),
        ({"type": "dance"}, "malformed"),
        ([], "malformed"),
        (None, "malformed"),
    ],
)
def test_illegal_and_malformed_messages_change_nothing(server: LocalServer, message: Any, error: str) -> None:
    _, ada, _ = two_at_a_table(server)
    ada.socket.send(json.dumps(message))
    refused = ada.until("refused")
    # Who has the newest version does not get it again.
    assert (refused["error"], set(refused)) == (error, {"type", "error", "message"})
    assert "Traceback" not in refused["message"]
    ada.make(ada.options[0])


def test_bytes_that_are_no_json_are_refused(server: LocalServer) -> None:
    _, ada, _ = two_at_a_table(server)
    for junk in ("", "{", "[" * 10_000, b"\xff\xfe\x00", '{"type": "choose", "type": 1e999}'):
        ada.socket.send(junk)
        assert ada.until("refused")["error"] == "malformed"
    ada.make(ada.options[0])


def test_an_oversized_message_ends_the_connection_and_nothing_else(server: LocalServer) -> None:
    table, ada, bo = two_at_a_table(server)
    bo.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        bo.until("closed by the server")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    ada.make(ada.options[0])
    assert Stranger(server).watch(table).version == 1


def test_only_the_decider_may_choose(server: LocalServer) -> None:
    _, ada, bo = two_at_a_table(server)
    bo.choose(ada.options[0])
    assert bo.until("refused")["error"] == "not_your_turn"
    assert "options" not in (bo.decision or {})
    ada.make(ada.options[0])
    assert ada.version == 1


def test_two_choices_at_once_count_once(server: LocalServer) -> None:
    _, ada, bo = two_at_a_table(server)
    first, second = ada.options[:2]
    ada.choose(first)
    ada.choose(second)
    assert ada.until("refused")["error"] == "stale"
    bo.until_version(1)
    assert (ada.now["version"], bo.version) == (1, 1)


def test_undo_takes_back_the_own_last_choice_and_is_a_step_of_the_log(server: LocalServer) -> None:
    table, ada, bo = two_at_a_table(server, round_limit=2)
    rng = random.Random(5)
    screens = [ada, bo]
    undone = 0
    while (decision := ada.decision) is not None:
        chooser, other = screens[decision["seat"]], screens[1 - decision["seat"]]
        before = chooser.now["view"]
        chooser.make(rng.choice(chooser.options))
        if undone < 3 and chooser.now["can_undo"]:
            other.until_version(chooser.version)
            assert not other.now["can_undo"]
            other.send(type="undo", version=other.version)
            assert other.until("refused")["error"] == "cannot_undo"
            chooser.send(type="undo", version=chooser.version)
            chooser.until_version(chooser.version + 1)
            assert chooser.now["view"] == before
            taken = {"version": chooser.version, "seat": decision["seat"], "undo": True, "back": 1, "events": []}
            assert chooser.log[-1] == chooser.log[-1] | taken
            undone += 1
        for screen in screens:
            screen.until_version(chooser.version)
    assert undone == 3
    ada.until_finished()
    record = Guest(server, "Cy").http.get(f"/api/tables/{table}/record")
    assert len(record.json()["choices"]) == ada.version - 2 * undone
    assert eldertable.replay(record.text).result is not None


def test_one_person_may_hold_several_seats(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, ME, first_player=1)
    assert ada.watch(table).now["seat"] == 0
    second = ada.watch(f"{table}?seat=1")
    assert second.now["seat"] == 1
    assert [place["you"] for place in second.table["seats"]] == [True, True]
    second.make(second.options[0])
    assert ada.watch(f"{table}?seat=7").now["seat"] == 0
    assert Guest(server, "Bo").watch(f"{table}?seat=1").now["seat"] is None


def test_sockets_from_elsewhere_and_to_nowhere_are_refused(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, OPEN)
    with pytest.raises(InvalidStatus) as refused:
        ada.watch(table, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus) as missing:
        ada.watch("nowhere")
    assert missing.value.response.status_code == 404
    assert ada.watch(table, Origin=server.http).now["seat"] == 0
