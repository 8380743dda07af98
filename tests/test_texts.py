"""The argument rules of docs/texts.md, and how the languages count and enumerate."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import eldertable
from eldertable import registry
from eldertable.kernel import Game
from eldertable.server.stories import outcomes
from eldertable.texts import LANGUAGES, NoTexts, Texts, source

NAMES = ["Ann", "Bob"]

SAMPLE = """
name-neutral = the neutrals
name-arkham = Arkham
name-salem = Salem
event-converted =
    { $seat_you ->
        [yes] You convert { $owner_seat } in { $region }.
       *[no] { $seat } converts { $owner_seat_you ->
            [yes] you
           *[no] { $owner_seat }
        } in { $region } ({ $region_id }).
    }
choice-go = Go to { $towns }
choice-switch = { $on ->
        [true] On
       *[false] Off
    }
decision-go = { $seat_you ->
        [yes] Where do you go, { $left } of { $total }?
       *[no] { $seat } goes.
    }
"""


@pytest.fixture
def texts() -> Texts:
    return Texts("en", SAMPLE)


def converted(seat: int, owner: int) -> dict[str, Any]:
    return {"type": "converted", "seat": seat, "owner_seat": owner, "region": "arkham"}


@pytest.mark.parametrize(
    ("seat", "owner", "reader", "said"),
    [
        (0, 1, 0, "You convert Bob in Arkham."),
        (0, 1, 1, "Ann converts you in Arkham (arkham)."),
        (0, 1, None, "Ann converts Bob in Arkham (arkham)."),
        (1, -1, 0, "Bob converts the neutrals in Arkham (arkham)."),
    ],
)
def test_players_are_named_and_the_reader_is_addressed(texts: Texts, seat: int, owner: int, reader: int | None, said: str) -> None:
    assert texts.event(converted(seat, owner), NAMES, reader) == said


def test_a_string_without_a_name_stays_and_its_raw_value_is_there_too(texts: Texts) -> None:
    args = texts.arguments({"type": "x", "region": "atlantis", "town": "salem", "count": 3}, NAMES)
    assert args == {"region": "atlantis", "region_id": "atlantis", "town": "Salem", "town_id": "salem", "count": 3}


def test_truth_and_nothing_become_words(texts: Texts) -> None:
    assert texts.arguments({"on": True, "off": False, "gate": None}, NAMES) == {"on": "true", "off": "false", "gate": "null"}
    assert texts.choice({"type": "switch", "on": True}, NAMES) == "On"


@pytest.mark.parametrize(
    ("lang", "joined"), [("en", "Arkham, Salem, and 3"), ("fr", "Arkham, Salem et 3"), ("pl", "Arkham, Salem i 3")]
)
def test_lists_are_joined_as_the_language_does(lang: str, joined: str) -> None:
    said = Texts(lang, SAMPLE).choice({"type": "go", "towns": ["arkham", "salem", 3]}, NAMES)
    assert said == f"Go to {joined}"


def test_an_empty_list_is_an_empty_text(texts: Texts) -> None:
    assert texts.arguments({"towns": []}, NAMES) == {"towns": ""}


def test_a_decision_is_given_what_it_is_about(texts: Texts) -> None:
    view = {"seat": 1, "kind": "go", "about": {"left": 1, "total": 2}, "confirm": False}
    assert texts.decision(view, NAMES, 1) == "Where do you go, 1 of 2?"
    assert texts.decision(view, NAMES, 0) == "Bob goes."


def test_no_invisible_marks_around_arguments(texts: Texts) -> None:
    said = texts.event(converted(0, 1), NAMES, 0)
    assert "\u2068" not in said
    assert "\u2069" not in said


def test_a_missing_message_can_be_read_and_is_told(texts: Texts) -> None:
    assert texts.say("board-nowhere") == "??board-nowhere"
    assert not texts.has("board-nowhere")
    assert texts.format("board-nowhere", {})[1] == ["there is no message 'board-nowhere'"]


def test_a_missing_argument_is_told(texts: Texts) -> None:
    assert texts.format("choice-go", {})[1]


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 punkt."), (2, "2 punkty."), (5, "5 punktów."), (12, "12 punktów."), (22, "22 punkty."), (112, "112 punktów.")],
)
def test_polish_counts_as_poles_do(count: int, said: str) -> None:
    assert Texts.load("terminal", "pl").say("winner", name="Ewa", score=count).endswith(said)


def test_french_counts_zero_as_one() -> None:
    french = Texts.load("terminal", "fr")
    assert french.say("winner", name="Ève", score=0).endswith("0 point.")
    assert french.say("winner", name="Ève", score=2).endswith("2 points.")


def test_unknown_languages_and_scopes_are_refused_with_what_there_is() -> None:
    with pytest.raises(NoTexts, match="en, fr, pl"):
        Texts.load("terminal", "de")
    with pytest.raises(eldertable.kernel.errors.UnknownGame):
        Texts.load("chess", "en")


@pytest.fixture
def fifth_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game in a package of its own, found by its entry point."""
    package = tmp_path / "somewhere_else"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(
        "from eldertable.kernel import Game\n\nclass Fifth(Game):\n    id = 'fifth'\n    title = 'Fifth'\n\nGAME = Fifth()\n"
    )
    (package / "text" / "pl.ftl").write_text("title = Piąta gra\n", "utf-8")
    info = tmp_path / "somewhere_else-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somewhere-else\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[eldertable.games]\nfifth = somewhere_else.game:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.forget()
    yield "fifth"
    registry.forget()


def test_a_game_of_another_package_has_its_texts_beside_it(fifth_game: str) -> None:
    assert source(fifth_game, "pl") == "title = Piąta gra\n"
    with pytest.raises(NoTexts, match="fifth has no texts in 'en'"):
        source(fifth_game, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str) -> None:
    texts = Texts.load("gates_of_delirium", lang)
    table = eldertable.game("gates_of_delirium").start(2, seed=5)
    lines = []
    while (decision := table.decision) is not None:
        lines.append(texts.decision(decision, NAMES, 0))
        lines += [texts.choice(option, NAMES, 0) for option in decision.options]
        table.choose(decision.options[table.version * 7 % len(decision.options)])
        lines += [texts.event(event, NAMES, 0) for event in table.events_for(0)]
        if table.version > 2000:
            break
    assert len(lines) > 1000
    assert not [line for line in lines if "??" in line or "{" in line or "$" in line or "_" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", eldertable.games(), ids=lambda game: game.id)
def test_the_heading_of_a_game_says_what_its_texts_say(game: Game[Any], lang: str) -> None:
    heading, texts = Texts.heading(game.id, lang), Texts.load(game.id, lang)
    assert set(heading.ids) == {"title", "tagline"}
    assert [heading.say(each) for each in heading.ids] == [texts.say(each) for each in heading.ids]


def test_a_heading_takes_all_lines_of_its_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "title = Tides\nname-title = no\ntagline =\n    Low,\n\n    then high.\n\nchoice-wait = Wait\n"
    monkeypatch.setattr("eldertable.texts.source", lambda scope, lang: told)
    heading = Texts.heading("of tides", "en")
    assert (heading.ids, heading.say("tagline")) == (("title", "tagline"), "Low,\n\nthen high.")


def test_french_names_lose_the_vowel_before_them() -> None:
    """Le Port d’Anna, le Port de Bert."""
    french = Texts.load("auztralia", "fr")
    lost = {"type": "port_lost", "seat": 0, "hex": 3}
    for name, said in (
        ("Anna", "d’Anna"),
        ("Bert", "de Bert"),
        ("Invité 7", "d’Invité 7"),
        ("Yvette", "d’Yvette"),
        ("Yann", "de Yann"),
    ):
        assert f"Le Port {said} est perdu" in french.event(lost, [name], None)


@pytest.mark.parametrize("game", eldertable.games(), ids=lambda game: game.id)
def test_whatever_chance_brings_has_a_name(game: Game[Any]) -> None:
    """The statistics of chance show no ids: an outcome has a name, or a number of its kind."""
    texts = source(game.id, "en")
    nameless: set[str] = set()
    table = game.start(max(game.players), 7)
    chance = random.Random(7)
    while table.decision is not None:
        table.choose(chance.choice(table.decision.options))
        for form, field in ((event.to_json(), field) for event in table.events for field in event.tally):
            for outcome in outcomes(field, form[field]):
                names = (f"outcome-{outcome}", f"name-{outcome}", f"outcome-{form['type']}")
                if not any(f"\n{name} =" in texts for name in names):
                    nameless.add(outcome)
    assert not nameless
