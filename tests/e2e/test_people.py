"""People around the games: accounts, seats that change hands, agreement, talk, looking back, and the dice laid open."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.player import DESKTOP, GAME, PHONE, Player, screens

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
POST = """async ([path, body]) => (await fetch(path,
    {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)})).json()"""


def call(player: Player, path: str, **body: Any) -> dict[str, Any]:
    """A call of the page's own, once the server knows who it is."""
    player.page.locator("header").first.wait_for()
    answer: dict[str, Any] = player.page.evaluate(POST, [path, body])
    return answer


def open_table(player: Player, *seats: dict[str, str], game: str = GAME, **how: Any) -> str:
    """A table opened by a call, so that the test begins at the table."""
    return str(call(player, "/api/tables", game=game, players=len(seats), seats=seats, **how)["id"])


def arrive(player: Player, name: str) -> None:
    """Come to the lobby and say who one is."""
    player.enter()
    player.test_id("change-name").click()
    player.test_id("name").fill(name)
    player.test_id("save-name").click()
    expect(player.test_id("my-name")).to_contain_text(name)


def menu(player: Player, item: str) -> None:
    """Choose something from the menu of the table."""
    player.test_id("open-menu").click()
    player.test_id(item).click()


def where_the_board_lies(player: Player) -> dict[str, float]:
    """Its place and size: nothing that appears may change them."""
    box: dict[str, float] = player.page.evaluate(
        """() => [...document.querySelectorAll('.area-board, .area-mat')]
             .find(area => area.checkVisibility()).getBoundingClientRect().toJSON()"""
    )
    return box


def choose_until_other(player: Player) -> None:
    """Click on until somebody else is asked."""
    player.wait_for_turn()
    while player.choices().count() or player.page.locator("[data-pick]:visible").count():
        player.click_something()
        player.page.wait_for_function("() => document.documentElement.dataset.settled === 'yes'")


def open_chat(player: Player) -> None:
    """Bring the chat up; on phones it is a part of the log."""
    player.test_id("open-chat").wait_for(state="attached")
    if player.test_id("tab-log").is_visible():
        player.test_id("tab-log").click()
    player.test_id("open-chat").click()


def speak(player: Player, text: str) -> None:
    player.test_id("chat-text").fill(text)
    player.test_id("chat-send").click()


def enter_account(player: Player, name: str, password: str) -> None:
    """Fill in the door that is open, and go in."""
    player.test_id("account-name").fill(name)
    player.test_id("account-password").fill(password)
    player.test_id("enter").click()


def recover_account(anna: Player, name: str, code: str) -> None:
    """Come back with the recovery code, and keep the new one."""
    anna.test_id("recover-part").click()
    anna.test_id("recover-name").fill(name)
    anna.test_id("recover-code").fill(code)
    anna.test_id("recover-password").fill("a third one")
    anna.test_id("recover-now").click()
    expect(anna.test_id("recovery-code")).not_to_have_text(code)
    anna.test_id("recovery-kept").click()


def take_data_and_go(anna: Player) -> None:
    """Download everything, and be forgotten."""
    anna.test_id("data-part").click()
    with anna.page.expect_download() as download:
        anna.test_id("download-data").click()
    assert '"Anna"' in download.value.path().read_text()
    anna.test_id("delete-account").click()
    anna.expect_all_texts()
    anna.test_id("delete-password").fill("a third one")
    anna.test_id("delete-for-good").click()
    expect(anna.test_id("door-known")).to_be_attached()


@screens((PHONE, "fr-FR"), (DESKTOP, "en-GB"))
def test_an_account_follows_its_person(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    """A guest signs up, finds tables and settings on another device, changes the password, signs out, and goes for good."""
    anna, phone = sit_down(size=size, locale=locale), sit_down(size=size, locale="pl-PL")
    anna.enter()
    table = open_table(anna, ME, OPEN)
    anna.test_id("to-account").click()
    anna.test_id("door-new").check(force=True)
    enter_account(anna, "Anna", "short")
    expect(anna.test_id("complaint")).to_be_visible()
    enter_account(anna, "Anna", "correct horse")
    expect(anna.test_id("recovery-code")).to_have_text(re.compile(r"^(\w{4}-){4}\w{4}$"))
    code = anna.test_id("recovery-code").inner_text()
    anna.expect_all_texts()
    anna.test_id("recovery-kept").click()
    expect(anna.test_id("sign-out")).to_be_visible()
    with anna.page.expect_response(re.compile("/api/me/settings")):
        anna.test_id("notice-sound").uncheck()
    anna.test_id("webhook-part").click()
    anna.test_id("webhook").fill("https://127.0.0.1/hook")
    anna.test_id("save-webhook").click()
    expect(anna.test_id("complaint")).to_be_visible()
    anna.expect_accessible()
    anna.expect_all_texts()
    anna.expect_no_sideways_scrolling()

    phone.enter("/me")
    guest_table = open_table(phone, ME, OPEN)
    enter_account(phone, "ANNA", "correct horse")
    expect(phone.test_id("sign-out")).to_be_visible()
    expect(phone.test_id("notice-sound")).not_to_be_checked()
    phone.expect_language(locale[:2])
    phone.page.locator("main a[href='/']").click()
    for each in (table, guest_table):
        expect(phone.test_id("tables-mine").locator(f"a[data-table='{each}']")).to_be_visible()

    anna.test_id("password-part").click()
    anna.test_id("old-password").fill("correct horse")
    anna.test_id("new-password").fill("battery staple")
    anna.test_id("change-password").click()
    expect(anna.test_id("password-changed")).to_be_visible()
    phone.enter("/me")
    expect(phone.test_id("door-known")).to_be_attached()
    anna.test_id("sign-out").click()
    expect(anna.test_id("door-known")).to_be_attached()
    recover_account(anna, "Anna", code)
    take_data_and_go(anna)
    assert anna.page.evaluate("async () => (await (await fetch('/api/me')).json()).account") is False
    refused = re.compile("400|403")
    assert [complaint for complaint in anna.complaints if not refused.search(complaint)] == []


@screens((PHONE, "pl-PL"), (DESKTOP, "en-GB"))
def test_people_talk_and_agree(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    """Seats change until the start, players talk, spectators apart from them, and a move is taken back by agreement."""
    anna, bert, carl = sit_down(size=size, locale=locale), sit_down(size=size, locale="fr-FR"), sit_down(size=size)
    for player, name in ((anna, "Anna"), (bert, "Bert"), (carl, "Carl")):
        arrive(player, name)
    table = open_table(anna, ME, OPEN, OPEN, options={"first_player": 0}, move_limit=86400)
    anna.enter(f"/table/{table}")
    bert.enter(f"/table/{table}")
    bert.test_id("sit-down").click()
    speak(bert, "Bonjour <b>!</b>")
    expect(anna.test_id("chat")).to_contain_text("Bonjour <b>!</b>")
    anna.expect_accessible()
    anna.expect_all_texts()
    anna.expect_no_sideways_scrolling()
    anna.test_id("place-2").select_option("random")
    carl.enter(f"/table/{table}")

    choose_until_other(anna)
    expect(anna.test_id("clock").first).to_be_attached()
    boards = [where_the_board_lies(player) for player in (anna, bert)]
    menu(anna, "ask-undo")
    expect(bert.test_id("asking")).to_contain_text("Anna")
    expect(anna.test_id("asking")).to_be_visible()
    assert [where_the_board_lies(player) for player in (anna, bert)] == boards
    bert.expect_all_texts()
    bert.expect_accessible()
    bert.test_id("decline").click()
    expect(anna.test_id("settled")).to_be_visible()
    expect(bert.test_id("asking")).to_have_count(0)
    expect(bert.test_id("settled")).to_have_count(0)
    assert where_the_board_lies(anna) == boards[0]
    before = anna.version()
    menu(anna, "ask-undo")
    bert.test_id("agree").click()
    anna.wait_for_version_after(before)
    anna.wait_for_turn()
    anna.expect_all_texts()

    open_chat(carl)
    speak(carl, "Anna hides something")
    expect(carl.test_id("chat")).to_contain_text("Anna hides something")
    open_chat(anna)
    speak(anna, "Sorry!")
    open_chat(bert)
    expect(bert.test_id("chat")).to_contain_text("Sorry!")
    expect(bert.test_id("chat")).not_to_contain_text("hides")

    for player in (anna, bert, carl):
        player.expect_no_complaints()


@screens((DESKTOP, "fr-FR"), (PHONE, "en-GB"))
def test_people_go_and_come_back(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    """A bot stands in, both give up, what the spectators said can be read, and the same people play again."""
    anna, bert, carl = sit_down(size=size, locale=locale), sit_down(size=size, locale="pl-PL"), sit_down(size=size)
    for player, name in ((anna, "Anna"), (bert, "Bert"), (carl, "Carl")):
        arrive(player, name)
    table = open_table(anna, ME, OPEN, BOT, options={"first_player": 0})
    call(bert, f"/api/tables/{table}/join")
    for player in (anna, bert, carl):
        player.enter(f"/table/{table}")
    open_chat(carl)
    speak(carl, "Anna hides something")
    open_chat(bert)
    anna.wait_for_turn()
    before = anna.version()
    menu(anna, "hand-over")
    anna.expect_all_texts()
    anna.test_id("sure-yes").click()
    expect(anna.test_id("handed-over")).to_be_visible()
    anna.wait_for_version_after(before)
    anna.test_id("play-myself").click()
    expect(anna.test_id("handed-over")).to_be_hidden()

    menu(bert, "concede")
    bert.test_id("sure-yes").click()
    expect(bert.test_id("handed-over")).to_be_visible()
    menu(anna, "concede")
    anna.test_id("sure-yes").click()
    for player in (anna, bert, carl):
        expect(player.test_id("see-replay")).to_be_visible()
        player.expect_all_texts()
    expect(bert.test_id("chat")).to_contain_text("hides")
    anna.test_id("rematch").click()
    expect(anna.test_id("waiting")).to_be_visible()
    bert.test_id("rematch").click()
    anna.page.wait_for_function("() => document.documentElement.dataset.version")
    assert anna.page.url == bert.page.url
    for player in (anna, bert, carl):
        player.expect_no_complaints()


def test_one_person_on_several_seats(sit_down: Callable[..., Player]) -> None:
    """At one device against each other one passes the seat on by hand; together the table turns by itself."""
    anna = sit_down()
    anna.enter()
    table = open_table(anna, ME, ME, options={"first_player": 0})
    anna.enter(f"/table/{table}")
    choose_until_other(anna)
    anna.test_id("take-seat").click()
    anna.wait_for_turn()
    anna.test_id("look-0").click()
    expect(anna.test_id("take-seat")).to_be_visible()
    together = open_table(anna, ME, ME, game="elder_sign")
    anna.enter(f"/table/{together}")
    for _ in range(25):
        anna.wait_for_turn()
        anna.click_something()
    seats = anna.page.evaluate(
        f"async () => (await (await fetch('/api/tables/{together}/replay')).json()).log.map(step => step.seat)"
    )
    assert {0, 1} <= set(seats)
    anna.expect_no_complaints()


def finished_game(player: Player) -> tuple[str, int]:
    """A short game that a bot plays to its end while its person looks on; its id and last version."""
    player.enter()
    share = "a1" * 32
    table = open_table(player, ME, BOT, options={"round_limit": 2, "first_player": 0}, share=share)
    # As the page itself does when it opens a table.
    player.page.evaluate("([table, share]) => localStorage.setItem('shares', JSON.stringify({[table]: [share]}))", [table, share])
    call(player, f"/api/tables/{table}/hand-over", seat=0, bot="random")
    player.enter(f"/table/{table}")
    expect(player.test_id("result")).to_be_visible()
    return table, player.version()


@screens((PHONE, "pl-PL"), (DESKTOP, "fr-FR"))
def test_a_game_is_seen_again(sit_down: Callable[..., Player], size: tuple[int, int], locale: str) -> None:
    """Scrub, step, share, look from another seat, and play on from there."""
    anna = sit_down(size=size, locale=locale)
    table, end = finished_game(anna)
    anna.test_id("see-replay").click()
    at = anna.test_id("replay-at")
    expect(at).to_contain_text("0")
    anna.test_id("replay-next").click()
    anna.page.wait_for_function("() => document.documentElement.dataset.version === '1'")
    anna.page.keyboard.press("End")
    anna.page.wait_for_function("v => document.documentElement.dataset.version === String(v)", arg=end)
    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_function("v => document.documentElement.dataset.version === String(v)", arg=end - 1)
    half = end // 2
    anna.test_id("replay-slider").fill(str(half))
    anna.page.wait_for_function("v => document.documentElement.dataset.version === String(v)", arg=half)
    assert f"at={half}" in anna.page.url
    anna.expect_all_texts()
    anna.expect_accessible()
    anna.expect_no_sideways_scrolling()
    assert anna.choices().count() == 0
    prompt = anna.test_id("prompt").inner_text()

    other = sit_down(size=size, locale=locale)
    other.page.goto(anna.page.url)
    expect(other.test_id("prompt")).to_have_text(prompt)
    # Nothing lies over it: an option alone would be chosen under whatever does.
    other.test_id("replay-seat").click(trial=True)
    other.test_id("replay-seat").select_option("1")
    other.page.wait_for_url(re.compile("seat=1"))
    other.test_id("replay-seat").select_option("0")
    other.page.wait_for_url(re.compile("seat=0"))
    other.test_id("replay-fork").click()
    other.page.wait_for_url(lambda url: table not in url)
    other.wait_for_turn()
    expect(other.test_id("log-origin")).to_have_attribute("href", f"/table/{table}?at=0")

    anna.expect_no_complaints()


@screens((DESKTOP, "pl-PL"), (PHONE, "fr-FR"))
def test_records_and_dice(sit_down: Callable[..., Player], tmp_path: Path, size: tuple[int, int], locale: str) -> None:
    """The record goes out and comes back, a problem is reported by a file, and the dice are laid open."""
    anna, other = sit_down(size=size, locale=locale), sit_down(size=size, locale=locale)
    table, end = finished_game(anna)
    with anna.page.expect_download() as saved:
        menu(anna, "report")
    report = json.loads(Path(saved.value.path()).read_text())
    assert (report["table"]["id"], report["browser"]["language"]) == (table, locale[:2])
    with anna.page.expect_download() as saved:
        menu(anna, "to-record")
    record = tmp_path / "record.json"
    record.write_bytes(Path(saved.value.path()).read_bytes())
    other.enter()
    other.test_id("upload").set_input_files(record)
    other.page.wait_for_url(re.compile(r"at=0"))
    expect(other.test_id("replay-at")).to_contain_text(str(end))
    broken = tmp_path / "broken.json"
    broken.write_text(record.read_text().replace('"players":2', '"players":3'))
    other.enter()
    other.test_id("upload").set_input_files(broken)
    expect(other.test_id("complaint")).to_be_visible()

    menu(anna, "to-dice")
    expect(anna.test_id("dice-verdict")).to_have_attribute("data-verdict", "right")
    expect(anna.test_id("dice-shares")).to_have_attribute("data-own", "true")
    expect(anna.test_id("tallies").locator("li").first).to_be_visible()
    anna.expect_all_texts()
    anna.expect_accessible()
    anna.expect_no_sideways_scrolling()
    anna.expect_no_complaints()


def test_people_are_told_when_it_is_their_turn(sit_down: Callable[..., Player], server: LocalServer) -> None:
    """The title of the tab and the bell tell it, unless they are switched off; who takes too long gets a mark."""
    anna, bert = sit_down(), sit_down()
    for player, name in ((anna, "Anna"), (bert, "Bert")):
        arrive(player, name)
    table = open_table(anna, ME, OPEN, options={"first_player": 0}, move_limit=3600)
    call(bert, f"/api/tables/{table}/join")
    bert.enter(f"/table/{table}")
    expect(bert.page).not_to_have_title(re.compile("●"))
    anna.enter()
    expect(anna.page).to_have_title(re.compile(r"^\(1\)"))
    expect(anna.test_id("tables-mine").locator("a.your-turn")).to_be_visible()
    anna.enter(f"/table/{table}")
    expect(anna.page).to_have_title(re.compile("^●"))
    choose_until_other(anna)
    bert.page.wait_for_function("() => document.documentElement.dataset.notices === '1'")
    expect(bert.page).to_have_title(re.compile("^●"))
    second = open_table(bert, ME, BOT, options={"first_player": 0})
    bert.enter(f"/table/{second}")
    bert.test_id("next-table").click()
    bert.page.wait_for_url(re.compile(table))
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE tables SET deadline = 1 WHERE deadline IS NOT NULL")
    expect(anna.test_id("late-1")).to_be_visible()
    bert.enter("/me")
    bert.test_id("notice-title").uncheck()
    bert.enter(f"/table/{table}")
    bert.wait_for_turn()
    expect(bert.page).not_to_have_title(re.compile("●"))
    anna.expect_no_complaints()
    bert.expect_no_complaints()


def test_the_round_is_named_beside_the_bell(sit_down: Callable[..., Player]) -> None:
    """On a phone the way to another table takes its room from the header, not the number of the round."""
    anna = sit_down(size=PHONE, locale="fr-FR")
    arrive(anna, "Anna")
    tables = [open_table(anna, ME, BOT, options={"first_player": 0}) for _ in range(2)]
    anna.enter(f"/table/{tables[0]}")
    anna.wait_for_turn()
    expect(anna.test_id("next-table")).to_be_visible()
    outside = anna.page.locator(".header-middle").evaluate(
        """middle => {
          const [room, words] = [middle.getBoundingClientRect(), document.createRange()];
          words.selectNodeContents(middle.querySelector('.status'));
          const { right, bottom } = words.getBoundingClientRect();
          return right > room.right + 1 || bottom > room.bottom + 1;
        }"""
    )
    assert not outside


def test_lists_mark_what_cannot_go_on(sit_down: Callable[..., Player], own_server: LocalServer) -> None:
    """After a change of rules the lobby says in each language which games cannot go on, and nobody is called to them."""
    anna = sit_down(at=own_server)
    anna.enter()
    table = open_table(anna, ME, BOT, public=True, options={"first_player": 0})
    own_server.stop()
    with sqlite3.connect(own_server.database) as database:
        database.execute("UPDATE tables SET rules_version = 'of other cards+abcdef'")
    own_server.start()
    anna.enter()
    mine = anna.test_id("tables-mine").locator(f"a[data-table='{table}']")
    expect(mine).to_contain_text("Cannot go on under the present rules")
    expect(mine).not_to_have_class(re.compile("your-turn"))
    expected = {"fr-FR": "Ne peut pas continuer avec les règles actuelles", "pl-PL": "Nie można kontynuować według obecnych zasad"}
    for locale, words in expected.items():
        other = sit_down(at=own_server, locale=locale)
        other.enter()
        expect(other.test_id("tables-running").locator(f"a[data-table='{table}']")).to_contain_text(words)
        other.expect_no_complaints()


def test_the_first_word_makes_a_badge(sit_down: Callable[..., Player]) -> None:
    """Who looks at the log sees that somebody has begun to talk; what was said before one came is old news."""
    anna, bert = sit_down(), sit_down()
    for player, name in ((anna, "Anna"), (bert, "Bert")):
        arrive(player, name)
    table = open_table(anna, ME, OPEN)
    call(bert, f"/api/tables/{table}/join", seat=1)
    for player in (anna, bert):
        player.enter(f"/table/{table}")
    badge = anna.test_id("open-chat").locator(".badge")
    expect(anna.test_id("open-chat")).to_be_visible()
    expect(badge).to_have_count(0)
    open_chat(bert)
    speak(bert, "Hello!")
    expect(badge).to_have_text("1")
    anna.page.reload()
    expect(anna.test_id("chat")).to_contain_text("Hello!")
    expect(badge).to_have_count(0)
