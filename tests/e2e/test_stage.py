"""Order and suspense: with motion on, nothing on the page knows more than the table shows, in any frame of whole turns."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.player import PHONE, Player

import eldertable
from eldertable.kernel import Record, Witness
from eldertable.server.boards import patched

pytestmark = pytest.mark.browser

RECORDS = Path(__file__).parents[1] / "records"
GAMES = [game.id for game in eldertable.games()]

# In every frame: how far the log is, what stands in the prompt bar, what lies on the table, and whether the end is shown.
WATCH = """(anchors) => {
  const number = (text) => Number((text ?? '').match(/-?\\d+/)?.[0] ?? -1);
  const read = (anchor) => {
    const place = document.querySelector(`[data-anchor~="${anchor}"]`);
    const count = place?.querySelector('.count')?.firstChild;
    if (count) return number(count.textContent);
    const copy = place?.cloneNode(true);
    copy?.querySelectorAll('.sr-only, .change').forEach(each => each.remove());
    return number(copy?.textContent);
  };
  window.frames = [];
  let last = '';
  const look = () => {
    const frame = {
      told: document.querySelector('[data-testid=log]')?.dataset.told,
      prompt: document.querySelector('[data-testid=prompt]')?.innerText ?? '',
      table: anchors.map(read),
      tumbling: document.getAnimations().some(each => each.effect?.target?.matches?.('.die-cube, [data-turns], .count')),
      rolling: document.getAnimations().some(each => each.effect?.target?.matches?.('.die-cube, .gd-disc-turn')),
      fits: [...document.querySelectorAll('.es-offer')].some(each => getComputedStyle(each).visibility === 'visible'),
      moment: document.querySelector('.great-words')?.innerText ?? '',
      board: (document.querySelector('.area-board')?.getClientRects().length ?? 0) > 0,
      settled: document.documentElement.dataset.settled === 'yes',
      over: document.querySelector('[data-testid=result], [data-testid=rematch], .player .winner') !== null,
    };
    const text = JSON.stringify(frame);
    if (text !== last) window.frames.push(frame);
    last = text;
    requestAnimationFrame(look);
  };
  look();
}"""


# Chance decides how much happens; with these frames there is something to judge by.
ENOUGH = """() => window.frames.length > 40 && window.frames.filter(frame => !frame.settled).length > 20
  && new Set(window.frames.filter(frame => frame.settled).map(frame => String(frame.table))).size > 2"""
FEWEST_CHOICES, MOST_CHOICES = 10, 60


# What is read on the table, and where the view has it.
FACTS: dict[str, tuple[list[str], Callable[[Any], list[int]]]] = {
    "gates_of_delirium": (
        ["tokens-1", "pool-1", "deck", "discard", "gate-deck", "hand-1"],
        lambda board: [
            board["players"][1]["tokens"],
            board["players"][1]["pool"],
            board["deck"],
            len(board["discard"]),
            board["gate_deck"],
            board["players"][1]["hand_size"],
        ],
    ),
    "ancient_world": (
        ["coins-1", "knowledge-1", "empire-deck", "military-deck"],
        lambda board: [
            board["players"][1]["coins"],
            board["players"][1]["knowledge"],
            board["empire"]["deck"],
            board["military"]["deck"],
        ],
    ),
    "auztralia": (
        ["good-1-coal", "good-1-iron", "good-1-gold", "good-1-phosphate", "unit-1-infantry", "old-deck"],
        lambda board: [
            *[board["players"][1]["goods"][kind] for kind in ("coal", "iron", "gold", "phosphate")],
            board["players"][1]["barracks"]["infantry"],
            board["old_one_deck"],
        ],
    ),
    "elder_sign": (
        ["sanity-0", "stamina-0", "sanity-1", "stamina-1", "deck-adventure", "deck-mythos", "deck-common", "deck-cup"],
        lambda board: [
            *[max(0, board["players"][seat][points]) for seat in (0, 1) for points in ("sanity", "stamina")],
            *[board["decks"][deck] for deck in ("adventure", "mythos", "common")],
            board["cup"],
        ],
    ),
}


def reached(told: str) -> tuple[int, int]:
    """How far the log is: the version, and how many of its events."""
    version, _, events = told.partition(".")
    return int(version), int(events)


def positions(player: Player, table: str, first: int, last: int) -> Iterator[tuple[tuple[int, int], Any]]:
    """The board after each event, as the server tells it to those who look back."""
    for start in range(first, last + 1, 24):
        answer = player.context.request.get(
            f"{player.server.http}/api/tables/{table}/views?seat=0&from={start}&to={min(last, start + 24)}"
        )
        log = player.context.request.get(f"{player.server.http}/api/tables/{table}/replay?seat=0").json()["log"]
        before, *views = answer.json()["views"]
        board = before["view"]["board"]
        yield (before["version"], len(log[before["version"]]["events"])), board
        for view in views:
            for number, patch in enumerate(view["boards"], 1):
                if patch is not None:
                    board = patched(board, patch)
                    yield (view["version"], number), board
            board = view["view"]["board"]
            yield (view["version"], len(log[view["version"]]["events"])), board


def following(log: list[dict[str, Any]], told: tuple[int, int]) -> tuple[int, int]:
    """The event after this one."""
    version, number = told
    return (version, number + 1) if number < len(log[version]["events"]) else (version + 1, 1)


def rolls(log: list[dict[str, Any]], told: tuple[int, int]) -> bool:
    """Whether dice or the disc turn by this event."""
    version, number = told
    if version >= len(log) or not 1 <= number <= len(log[version]["events"]):
        return False
    kind = log[version]["events"][number - 1]["type"]
    return "roll" in kind or kind == "disc_set"


def ahead(shown: list[tuple[tuple[int, int], list[int]]], table: list[int]) -> Iterator[tuple[int, int]]:
    """Where numbers that count may lead: every one lies between an earlier position of the same or the last choice and this one."""
    for index, (at, there) in enumerate(shown):
        for before, here in shown[:index]:
            between = [read == -1 or min(ends) <= read <= max(ends) for read, *ends in zip(table, here, there, strict=True)]
            if before[0] >= at[0] - 1 and all(between):
                yield at


@pytest.mark.parametrize("game", GAMES)
def test_the_log_never_knows_more_than_the_table(sit_down: Callable[..., Player], game: str) -> None:
    anna = sit_down(calm=False)
    anna.enter()
    anna.page.wait_for_load_state("networkidle")
    wish = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = anna.context.request.post(f"{anna.server.http}/api/tables", data=wish).json()["id"]
    anna.enter(f"/table/{table}")
    anna.wait_for_turn()
    anchors, facts = FACTS[game]
    anna.page.evaluate(WATCH, anchors)
    first = anna.version()
    chooser = random.Random(4)
    for made in range(MOST_CHOICES):
        if not anna.wait_for_turn() or (made >= FEWEST_CHOICES and anna.page.evaluate(ENOUGH)):
            break
        options = anna.page.locator("[data-choice]:visible")
        if not options.count():
            anna.test_id("moves").click()
        before = anna.version()
        options.nth(chooser.randrange(options.count())).click()
        anna.page.wait_for_function(
            "v => Number(document.documentElement.dataset.version) > v || document.querySelector('[data-testid=confirm]')",
            arg=before,
        )
        if anna.version() == before:
            anna.test_id("confirm").click()
        anna.wait_for_version_after(before)
    anna.wait_for_turn()
    frames: list[dict[str, Any]] = anna.page.evaluate("() => window.frames")
    shown = [(at, facts(board)) for at, board in positions(anna, table, first, anna.version())]
    assert len(frames) > 40 and len({tuple(fact) for _, fact in shown}) > 2
    log = anna.context.request.get(f"{anna.server.http}/api/tables/{table}/replay?seat=0").json()["log"]
    told_before = reached(frames[0]["told"])
    on_the_way = 0
    for frame in frames:
        told = reached(frame["told"])
        fitting = [at for at, fact in shown if all(read in (there, -1) for read, there in zip(frame["table"], fact, strict=True))]
        assert told >= told_before, f"the log goes back: {frame}"
        if told > told_before:
            # Where much happens at once, numbers already count to what comes next.
            whole = fitting or (frame["tumbling"] and any(at >= told for at in ahead(shown, frame["table"])))
            assert whole, f"the log has come to {told} while something is halfway: {frame}"
            if rolls(log, told) and not rolls(log, following(log, told)):
                assert not frame["rolling"], f"the log tells of what still turns: {frame}"
        # A number that counts may look for a moment as it did before.
        assert frame["tumbling"] or not fitting or max(fitting) >= told, f"the log tells {told}, the table shows {fitting}: {frame}"
        assert not (frame["rolling"] and frame["fits"]), f"a task names dice that still turn: {frame}"
        on_the_way += not frame["settled"]
        assert frame["settled"] or not frame["over"]
        told_before = told
    assert on_the_way > 20
    anna.expect_no_complaints()


def last_choices() -> list[Any]:
    """For each game a record whose last choice ends it at once, with events on the way there."""
    found = []
    for game in eldertable.games():
        for path in sorted((RECORDS / game.id).glob("*.json")):
            record = Record.from_json(path.read_bytes())
            if record.players > 1 and record.result and len(record.choices) > 3:
                found.append(pytest.param(path, id=game.id))
                break
    return found


def play_on(anna: Player, path: Path, choices: int) -> int:
    """A recorded game goes on after so many choices: with every frame watched, the next one is made again. Whose it is."""
    record = Record.from_json(path.read_bytes())
    table = record.beginning(eldertable.game(record.game))
    for form in record.choices[:choices]:
        table.repeat(form)
    assert table.decision is not None
    seat = table.decision.seat
    anna.enter()
    anna.page.wait_for_load_state("networkidle")
    server, request = anna.server.http, anna.context.request
    parent = request.post(f"{server}/api/records", data=json.loads(path.read_text())).json()["id"]
    fork = request.post(f"{server}/api/tables/{parent}/fork", data={"version": choices, "seat": seat}).json()["id"]
    anna.enter(f"/table/{fork}")
    anna.wait_for_turn()
    anna.take_time()
    anna.page.evaluate(WATCH, [])
    options = request.get(f"{server}/api/tables/{fork}/views?seat={seat}").json()["views"][0]["view"]["decision"]["options"]
    made = f"[data-choice='{options.index(record.choices[choices])}']:visible"
    if not anna.page.locator(made).count():
        anna.page.locator(":is([data-testid=moves], [data-testid=tab-moves]):visible").click()
    anna.page.locator(made).first.click()
    return seat


def make_last_choice_again(anna: Player, path: Path) -> int:
    """From a finished game make the last choice once more, with every frame watched; how many events are there to be seen."""
    record = Record.from_json(path.read_bytes())
    table = record.beginning(eldertable.game(record.game))
    for form in record.choices[:-1]:
        table.repeat(form)
    with Witness(table.state) as witness:
        table.repeat(record.choices[-1])
    seat = play_on(anna, path, len(record.choices) - 1)
    anna.page.wait_for_function("() => document.querySelector('[data-testid=confirm], [data-testid=result], .ghost')")
    if anna.test_id("confirm").count():
        anna.test_id("confirm").click()
    expect(anna.test_id("result")).to_be_visible()
    return len([event for event in witness.events if event.seen_by(seat)])


@pytest.mark.parametrize("path", last_choices())
def test_the_end_is_told_when_it_was_seen(sit_down: Callable[..., Player], path: Path) -> None:
    """The last choice of a game is made once more: result, winner and "play again" come when all lies still."""
    anna = sit_down(calm=False)
    events = make_last_choice_again(anna, path)
    frames: list[dict[str, Any]] = anna.page.evaluate("() => window.frames")
    ending = anna.test_id("prompt").inner_text()
    before_the_end = [frame for frame in frames if not frame["over"]]
    assert all(frame["prompt"] != ending for frame in before_the_end)
    whole = (1, events)
    for frame in frames:
        assert frame["over"] is (reached(frame["told"]) == whole), f"the end is known at {frame}"
    anna.expect_no_complaints()


def test_a_long_story_is_told_to_its_end(sit_down: Callable[..., Player]) -> None:
    """A Port falls after forty events: the attack and the loss take the stage before the result does."""
    anna = sit_down(calm=False)
    make_last_choice_again(anna, RECORDS / "auztralia" / "2-players-08.json")
    moments = [frame["moment"] for frame in anna.page.evaluate("() => window.frames") if frame["moment"]]
    assert any("attack the Port" in moment for moment in moments), moments
    assert "is lost" in moments[-1], moments
    anna.expect_no_complaints()


def test_a_phone_brings_the_board_and_the_result_forward(sit_down: Callable[..., Player]) -> None:
    """Who chooses from the list sees on the board what comes of it, and then first of all who has won."""
    anna = sit_down(calm=False, size=PHONE)
    make_last_choice_again(anna, RECORDS / "gates_of_delirium" / "4-players-10.json")
    frames = [frame for frame in anna.page.evaluate("() => window.frames") if not frame["settled"]]
    assert frames and all(frame["board"] for frame in frames[1:])
    expect(anna.page.locator("[data-testid=result][data-done]")).to_be_visible()
    expect(anna.page.locator("#result-heading")).to_be_in_viewport()
    expect(anna.test_id("close-result")).to_be_in_viewport()
    anna.expect_no_complaints()


def test_a_phone_looks_up_when_others_play(sit_down: Callable[..., Player]) -> None:
    """An army was stationed in the own city; then the others' turns are seen on the board, until something is asked again."""
    anna = sit_down(calm=False, size=PHONE)
    play_on(anna, RECORDS / "ancient_world" / "4-players-04.json", 3)
    anna.wait_for_version_after(0)
    anna.wait_for_turn()
    frames: list[dict[str, Any]] = anna.page.evaluate("() => window.frames")
    assert not frames[0]["board"]
    others = [frame for frame in frames if reached(frame["told"])[0] > 1 and not frame["settled"]]
    assert others and all(frame["board"] for frame in others)
    anna.expect_no_complaints()


def test_a_phone_sees_the_old_ones_wake(sit_down: Callable[..., Player]) -> None:
    """Cubes are taken back on the own mat; when the Old Ones wake at once, the map comes forward, and then the mat again."""
    anna = sit_down(calm=False, size=PHONE)
    play_on(anna, RECORDS / "auztralia" / "2-players-13.json", 73)
    anna.wait_for_version_after(0)
    anna.wait_for_turn()
    frames: list[dict[str, Any]] = anna.page.evaluate("() => window.frames")
    moments = [frame for frame in frames if frame["moment"]]
    assert moments and all(frame["board"] for frame in moments)
    assert not frames[0]["board"] and not frames[-1]["board"]
    anna.expect_no_complaints()


# In every frame: what is told of a great moment, and which of the hexes lie whole in the window onto the map.
SEEN = """(hexes) => {
  window.seen = [];
  const box = name => document.querySelector(name).getBoundingClientRect();
  const within = (place, map) =>
    map.left <= place.left && place.right <= map.right && map.top <= place.top && place.bottom <= map.bottom;
  const look = () => {
    const whole = hexes.filter(hex => within(box(`[data-anchor~="hex-${hex}"]`), box('.pan')));
    window.seen.push([document.querySelector('.great-words')?.innerText ?? '', whole]);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_on_a_phone_the_map_comes_to_where_it_happens(sit_down: Callable[..., Player]) -> None:
    """An Old One is revealed inland, then the Port attacked: each is seen whole while it takes the stage, never both at once."""
    anna = sit_down(calm=False, size=PHONE)
    play_on(anna, RECORDS / "auztralia" / "1-players-05.json", 89)
    inland, port = 41, 66
    anna.page.evaluate(SEEN, [inland, port])
    anna.wait_for_version_after(0)
    anna.wait_for_turn()
    seen: list[tuple[str, list[int]]] = [(words, whole) for words, whole in anna.page.evaluate("() => window.seen")]
    for words, place in (("is turned up", inland), ("attack your Port", port)):
        moments = [whole for told, whole in seen if words in told]
        assert moments and all(whole == [place] for whole in moments), (words, moments)
    anna.expect_no_complaints()
