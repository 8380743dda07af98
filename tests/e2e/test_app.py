"""The client as an app: it opens without a network, shows what is pushed, and keeps nothing of the server's answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.player import PHONE, Player
from tests.e2e.test_profiles import looks_right

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.browser

READY = "async () => (await navigator.serviceWorker.ready).active !== null && navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""
NOTICES = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(n => [n.title, n.body, n.data])"


def installed(player: Player) -> None:
    """Come in and wait until the worker looks after the page."""
    player.enter()
    player.page.wait_for_function(READY)


def test_a_pushed_message_becomes_a_notice(sit_down: Callable[..., Player], own_server: LocalServer) -> None:
    anna = sit_down(at=own_server)
    anna.context.grant_permissions(["notifications"], origin=own_server.http)
    installed(anna)
    tools = anna.context.new_cdp_session(anna.page)
    registrations: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    while not registrations:
        anna.page.wait_for_timeout(50)
    message = {"title": "Elder Sign", "body": "It is your turn.", "path": "/table/abc"}
    registration = registrations[-1]["registrationId"]
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": own_server.http, "registrationId": registration, "data": json.dumps(message)},
    )
    for _ in range(200):
        notices = anna.page.evaluate(NOTICES)
        if notices:
            break
        anna.page.wait_for_timeout(50)
    assert notices == [["Elder Sign", "It is your turn.", "/table/abc"]]
    anna.expect_no_complaints()


def test_the_shell_opens_without_a_network_and_says_so(sit_down: Callable[..., Player], own_server: LocalServer) -> None:
    anna = sit_down(at=own_server, size=PHONE)
    installed(anna)
    anna.enter("/ranking")
    expect(anna.page.locator("h1")).to_be_visible()
    kept = anna.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    own_server.stop()
    anna.enter("/people")
    expect(anna.page.locator(".opening")).to_contain_text("Le serveur ne répond pas")
    own_server.start()
    expect(anna.test_id("seek")).to_be_visible()


def test_a_new_worker_clears_away_what_the_old_one_kept(sit_down: Callable[..., Player], own_server: LocalServer) -> None:
    anna = sit_down(at=own_server)
    installed(anna)
    anna.page.evaluate(
        "async () => { await caches.open('eldertable-old'); await (await navigator.serviceWorker.ready).unregister(); }"
    )
    installed(anna)
    anna.page.wait_for_function("async () => !(await caches.keys()).includes('eldertable-old')")
    assert anna.page.request.get(f"{own_server.http}/worker.js").headers["cache-control"] == "no-cache"


def test_being_told_on_this_device(sit_down: Callable[..., Player], own_server: LocalServer) -> None:
    """Without a push service in reach the page says so; where the browser forbids it, it says that."""
    anna = sit_down(at=own_server, locale="pl-PL")
    anna.context.grant_permissions(["notifications"], origin=own_server.http)
    installed(anna)
    anna.enter("/me")
    expect(anna.test_id("push-switch")).to_be_enabled()
    looks_right(anna)
    anna.test_id("push-switch").click()
    expect(anna.test_id("push").get_by_role("alert")).to_be_visible()
    looks_right(anna)
