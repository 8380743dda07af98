"""The suite as a pytest class: subclass it, name the games, and every promise is tested for every configuration."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from eldertable.check import text_problems
from eldertable.kernel import Game
from eldertable.testing import hidden, moving, promises, telling, twins
from eldertable.testing.configurations import Configuration, configurations
from eldertable.testing.effort import effort, every
from eldertable.testing.machine import game_machine, run_machine
from eldertable.testing.process import check_other_processes
from eldertable.testing.records import check_coverage, check_drawing, check_record, record_files


class ConformanceSuite:
    """Everything a game must keep. `games` are tested; `records` holds one folder of finished records per game."""

    games: ClassVar[Sequence[Game[Any]]] = ()
    records: ClassVar[Path | None] = None

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test per configuration, per game or per record, as the test asks."""
        if "configuration" in metafunc.fixturenames:
            tried = [each for game in self.games for each in configurations(game)]
            metafunc.parametrize("configuration", tried, ids=str)
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", self.games, ids=[game.id for game in self.games])
        if "record" in metafunc.fixturenames:
            folders = [(game, self.records / game.id) for game in self.games if self.records]
            found = [(game, path) for game, folder in folders for path in record_files(folder)[:: every(1)]]
            metafunc.parametrize("record", found, ids=[f"{game.id}/{path.stem}" for game, path in found])

    def test_random_games_end(self, configuration: Configuration) -> None:
        """Random games end, never at a loss for options."""
        for seed in range(effort(6 if configuration.plain else 1)):
            promises.check_game_ends(configuration, seed)

    def test_forks(self, configuration: Configuration) -> None:
        """A fork equals its parent and never touches it."""
        promises.check_forks(configuration, 11, look(configuration))

    def test_positions(self, configuration: Configuration) -> None:
        """A position round-trips through JSON and plays on identically."""
        promises.check_positions(configuration, 12, look(configuration))

    def test_records_rebuild(self, configuration: Configuration) -> None:
        """A record alone rebuilds the game."""
        promises.check_records(configuration, 13, look(configuration, 4))

    def test_asking(self, configuration: Configuration) -> None:
        """Asking twice changes nothing and gives the same question."""
        promises.check_asking(configuration, 21, every(3 if configuration.plain else 11))

    def test_options(self, configuration: Configuration) -> None:
        """Options are unique and applicable; anything else is refused without change."""
        promises.check_options(configuration, 14, look(configuration))

    def test_undo(self, configuration: Configuration) -> None:
        """Undo is possible just when it is harmless, and restores exactly."""
        promises.check_undo(configuration, 15, look(configuration))

    def test_conservation(self, configuration: Configuration) -> None:
        """Every piece exists exactly once."""
        for seed in range(effort(3 if configuration.plain else 1)):
            promises.check_conservation(configuration, 16 + seed)

    def test_views_hide(self, configuration: Configuration) -> None:
        """No view changes when what it must not show is dealt anew."""
        hidden.check_views(configuration, 17, every(1 if configuration.plain else 15))

    def test_encodings_hide(self, configuration: Configuration) -> None:
        """No encoding changes when what it must not tell is dealt anew."""
        hidden.check_encodings(configuration, 25, look(configuration))

    def test_determinised_games(self, configuration: Configuration) -> None:
        """Determinised tables play on legally to their end."""
        hidden.check_determinised_games(configuration, 18, look(configuration, 3))

    def test_markers(self, configuration: Configuration) -> None:
        """Nothing from a hidden zone occurs in a view or an event."""
        hidden.check_markers(configuration, 19, look(configuration))

    def test_agendas_hide(self, configuration: Configuration) -> None:
        """A step that carries something hidden is dealt anew with the rest."""
        hidden.check_agendas(configuration, 22, look(configuration))

    def test_worlds(self, configuration: Configuration) -> None:
        """A world that a seat imagines comes from its view and the seed alone."""
        twins.check_worlds(configuration, 23, look(configuration, 6))

    def test_bots_see_the_view(self, game: Game[Any]) -> None:
        """Bots choose by what their seat sees, whatever the truth behind it is."""
        for configuration in configurations(game)[:1]:
            twins.check_bots_see_the_view(configuration, 24, effort(4), ("random", "greedy", "search:iterations=12"))
            telling.check_hints(configuration, 24, effort(2))

    def test_what_is_told(self, configuration: Configuration) -> None:
        """Events and odds say no more than the views before and after a choice, whatever is true or chance brings."""
        telling.check_told(configuration, 25, look(configuration, 6))
        telling.check_chance_told(configuration, 26, look(configuration, 2))

    def test_what_is_hidden_moves(self, game: Game[Any]) -> None:
        """Whatever a seat cannot see is dealt anew, place by place."""
        for configuration in configurations(game)[:1]:
            moving.check_hidden_moves(configuration, 27, effort(20))

    def test_any_course(self, configuration: Configuration) -> None:
        """Hypothesis looks for a course of choices that breaks a promise, and shortens it."""
        run_machine(game_machine(configuration), games=effort(2 if configuration.plain else 1), choices=80)

    def test_other_processes(self, game: Game[Any]) -> None:
        """Same seed, same game, in other processes with other hash seeds."""
        check_other_processes(configurations(game)[:: every(1)], 20)

    def test_texts(self, game: Game[Any]) -> None:
        """The texts are complete in all languages."""
        problems = [f"{problem.scope}: {problem.message}" for problem in text_problems(game)]
        assert not problems, "\n".join(problems)

    def test_record(self, record: tuple[Game[Any], Path]) -> None:
        """A finished record replays to its result."""
        check_record(*record)

    def test_every_event_can_be_drawn(self, record: tuple[Game[Any], Path]) -> None:
        """Whoever looks on sees the table after each event of a record."""
        check_drawing(*record)

    def test_records_cover_the_game(self, game: Game[Any]) -> None:
        """There is a record per player count, variant and kind of ending."""
        if self.records is None:
            pytest.skip("no folder of records is named")
        check_coverage(game, self.records / game.id)


def look(configuration: Configuration, share: int = 1) -> int:
    """At how many decisions of a game to look closely; what takes long gets a share of them."""
    return max(1, effort(20 if configuration.plain else 5) // share)
