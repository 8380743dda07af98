"""Every cell of the table of rights in docs/server.md, tried by the person who stays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import run_sql
from tests.server.guests import Guest, Screen

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.slow

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
MOST_DEALS = 12
# How many sit there beside bots, whether they play together, and what the others do.
SITUATIONS: dict[str, tuple[int, bool, str]] = {
    "alone with bots": (1, False, ""),
    "a rival is there": (2, False, ""),
    "the rival handed over": (2, False, "hand-over"),
    "the rival's time ran out": (2, False, "overtime"),
    "one of two rivals gave up": (3, False, "concede"),
    "one of two rivals is away": (3, False, "hand-over"),
    "together": (2, True, ""),
    "together, one is away": (2, True, "hand-over"),
}


def cells() -> Iterator[tuple[str, str, str]]:
    """Situation, right and what the document says."""
    section = DOCUMENT.read_text().partition("## Who may do what")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in section.splitlines() if line.startswith("|")]
    situations = [cell for cell in rows[0] if cell]
    for right, *answers in rows[2:]:
        yield from ((situation, right, answer) for situation, answer in zip(situations, answers, strict=True))


CELLS = list(cells())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """One server for all situations; what depends on the database is tried elsewhere."""
    slow = {"ELDERTABLE_BOT_PAUSE": "3600"}
    with LocalServer(tmp_path_factory.mktemp("rights") / "games.sqlite3", slow) as running:
        yield running


class Situation:
    """A running game in which Ada has chosen, and it is not clear any more that nobody saw something new."""

    def __init__(self, server: LocalServer, name: str, undo: str = "agreed") -> None:
        people, self.together, deed = SITUATIONS[name]
        self.ada = Guest(server, "Ada")
        self.others = [Guest(server, "Bo"), Guest(server, "Cy")][: people - 1]
        seats = [ME, *[OPEN] * len(self.others), *([] if self.others else [BOT])]
        game = "elder_sign" if self.together else "gates_of_delirium"
        options: dict[str, Any] = {} if self.together else {"first_player": 0}
        limit = {"move_limit": 3600, "overtime": "bot"} if deed == "overtime" else {}
        body = {"game": game, "players": len(seats), "seats": seats, "options": options, "undo": undo, **limit}
        self.table = str(self.ada.http.post("/api/tables", json=body).json()["id"])
        for seat, other in enumerate(self.others, 1):
            other.sit_down(self.table, seat)
        self.screen = self.ada.watch(self.table)
        assert self.screen.table["cooperative"] is self.together
        self._choose_once()
        if deed == "overtime":
            self._wait_for_the_rival(server)
        elif deed:
            assert self.others[-1].post(f"/api/tables/{self.table}/{deed}", seat=len(self.others)).status_code == 200
            while self.screen.table["seats"][len(self.others)]["kind"] != "bot":
                self.screen.next()

    def _choose_once(self) -> None:
        """Let Ada choose, after the others if they begin."""
        screens = [self.screen, *(other.watch(self.table) for other in self.others)]
        while (self.screen.decision or {"seat": 0})["seat"] != 0:
            first = screens[(self.screen.decision or {"seat": 0})["seat"]]
            first.until_version(self.screen.version)
            first.make(first.options[0])
            self.screen.until_version(first.version)
        self.screen.make(self.screen.options[0])

    def _wait_for_the_rival(self, server: LocalServer) -> None:
        """Let the rival's time run out, on the rival's turn."""
        while (self.screen.decision or {"seat": 1})["seat"] == 0:
            self.screen.make(self.screen.options[0])
        run_sql(server, "UPDATE tables SET deadline = 1 WHERE id = :table", table=self.table)
        while self.screen.table["seats"][1]["kind"] != "bot":
            self.screen.next()

    @property
    def is_adas_turn(self) -> bool:
        return self.screen.decision is not None and self.screen.decision["seat"] == 0

    def propose(self, kind: str) -> str:
        """What comes of a question."""
        before = self.screen.version
        self.screen.send(type="propose", kind=kind, version=before)
        while self.screen.version == before and self.screen.proposal is None:
            self.screen.next()
        return "at once" if self.screen.proposal is None else "asks"

    def end(self) -> None:
        """Let the game be over, for everybody."""
        for seat, person in enumerate([self.ada, *self.others]):
            person.post(f"/api/tables/{self.table}/concede", seat=seat)
        self.screen.until_finished()

    def archive(self) -> str:
        """Whether the record, a fork, a rematch and others' views can be had; all or none of them."""
        last = len(self.screen.table["seats"]) - 1
        answers = {
            self.ada.http.get(f"/api/tables/{self.table}/record").status_code < 300,
            self.ada.post(f"/api/tables/{self.table}/fork", version=0, seat=0, bot="random").status_code < 300,
            self.ada.post(f"/api/tables/{self.table}/rematch").status_code < 300,
            self.ada.http.get(f"/api/tables/{self.table}/views?seat={last}&from=0&to=0").status_code < 300,
        }
        assert len(answers) == 1
        return "yes" if answers == {True} else "no"


def undo(screen: Screen) -> str:
    """Whether an undo that reveals nothing happens at once."""
    before = screen.version
    screen.send(type="undo", version=before)
    screen.until_version(before + 1)
    return "at once"


def hint(situation: Situation) -> str:
    answer = situation.ada.post(f"/api/tables/{situation.table}/hint", version=situation.screen.version, seat=0)
    assert answer.status_code in (200, 403, 409)
    # Where it is not Ada's turn there is nothing to be told; whether she might be is asked first elsewhere.
    return {200: "yes", 403: "no"}.get(answer.status_code, "no turn")


@pytest.mark.parametrize(("situation", "right", "expected"), CELLS, ids=[re.sub(r"\W+", "-", f"{s}-{r}") for s, r, _ in CELLS])
def test_rights(server: LocalServer, situation: str, right: str, expected: str) -> None:
    free = "free" if "undo: free" in right else "agreed"
    here = Situation(server, situation, free)
    if right.startswith("undo"):
        if situation == "the rival's time ran out":
            # It runs out on the rival's own turn, whatever is dealt.
            expected = "nothing to undo"
        # Where the choice revealed something, or ended the turn, there is nothing to undo: another deal.
        for _ in range(MOST_DEALS if expected == "at once" else 0):
            if here.screen.now["can_undo"]:
                break
            here = Situation(server, situation, free)
        found = undo(here.screen) if here.screen.now["can_undo"] else "nothing to undo"
    elif right.startswith("take back"):
        found = here.propose("undo")
    elif right.startswith("break"):
        found = here.propose("abandon")
    elif right == "a hint":
        while here.together and not here.is_adas_turn:
            # Her choice has ended her turn, which happens with few deals: another one.
            here = Situation(server, situation, free)
        found = hint(here)
        expected = "no turn" if found == "no turn" and situation == "the rival's time ran out" else expected
    elif right.startswith("odds"):
        found = odds(here, own="own" in right)
    elif right == "give up":
        here.ada.post(f"/api/tables/{here.table}/concede", seat=0)
        status = here.ada.http.get(f"/api/tables/{here.table}").json()["status"]
        found = "ends it" if status == "finished" else "goes on"
    elif "after its end" in right:
        here.end()
        found = here.archive()
    else:
        found = here.archive()
    assert found == expected


def odds(situation: Situation, *, own: bool) -> str:
    """The odds are those of the seat that one holds, whatever seat is asked for."""
    seat = 0 if own else 1
    asked = situation.ada.http.get(f"/api/tables/{situation.table}/odds?seat={seat}").json()
    mine = situation.ada.http.get(f"/api/tables/{situation.table}/odds").json()
    assert mine["version"] == situation.screen.version
    return "yes" if own == (asked == mine) else "no"


def test_who_is_away_may_answer_and_the_game_waits(server: LocalServer) -> None:
    here = Situation(server, "the rival handed over")
    assert here.propose("abandon") == "asks"
    assert here.screen.proposal is not None and here.screen.proposal["missing"] == [1]
    bo = here.others[0].watch(here.table)
    assert bo.table["proposal"]["asks_you"] is True
    bo.send(type="answer", agree=True)
    here.screen.until_finished()
    assert here.screen.table["ending"]["how"] == "abandoned"
