"""What the kernel promises of every game, as checks that raise AssertionError with the place of the breach."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

from eldertable.kernel import Choice, Record, Table
from eldertable.kernel.errors import CannotUndo, IllegalChoice, MalformedChoice
from eldertable.testing.configurations import Configuration
from eldertable.testing.playing import decisions, encoded, finished, play_on, sampled, scene, whole

MALFORMED: tuple[Any, ...] = (None, True, 7, "", "end", [], [1], {}, {"type": None}, {"type": 3}, {"type": "no_such_choice"})


def at(configuration: Configuration, table: Table[Any]) -> str:
    """Where a check failed."""
    return f"{configuration}, origin {table.origin.seed!r}, after choice {table.version}: {table.decision!r}"


# -- random games end ------------------------------------------------------------------------------


def check_game_ends(configuration: Configuration, seed: int) -> str:
    """A random game ends, never asks without options, and has a proper result; the reason of its end."""
    for table in decisions(configuration, seed):
        assert table.decision is not None and table.decision.options, at(configuration, table)
        assert table.decision.seat in range(configuration.players), at(configuration, table)
        assert table.result is None, at(configuration, table)
    table = finished(configuration, seed)
    result = table.result
    assert result is not None and result.reason, f"{configuration}, seed {seed}: the game ended without a reason"
    assert len(result.scores) == len(result.breakdown) == configuration.players, result
    assert all(sum(parts.values()) == score for parts, score in zip(result.breakdown, result.scores, strict=True)), result
    assert result.winners or configuration.game.cooperative or result.opponents, f"nobody won: {result}"
    assert set(result.winners) <= set(range(configuration.players)), result
    tie = configuration.game.tie_break(table.state)
    assert tie is None or tie in configuration.game.tie_breaks, f"{tie} is not among the game's tie-breaks"
    won = {result.scores[seat] for seat in result.winners}
    rivals = [seat for seat, score in enumerate(result.scores) if score in won and seat not in result.winners]
    assert tie is None or rivals, f"{tie} decided nothing: {result}"
    assert tie is not None or not rivals, f"nothing is said to have decided between players with the same points: {result}"
    refuse(table, table.choices()[-1])
    return result.reason


# -- copies ----------------------------------------------------------------------------------------


def check_forks(configuration: Configuration, seed: int, count: int) -> None:
    """A fork equals its parent, goes on like it, and neither touches the other."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        place = at(configuration, table)
        before = whole(table)
        fork, sibling = table.fork(), table.fork()
        assert whole(fork) == before, f"the fork differs from its parent: {place}"
        play_on(fork, random.Random(number), 60)
        assert whole(table) == before, f"playing the fork changed its parent: {place}"
        assert whole(sibling) == before, f"playing a fork changed another fork: {place}"
        other = sibling.fork()
        play_on(sibling, random.Random(number), 60)
        assert whole(sibling) == whole(fork), f"two forks with the same choices differ: {place}"
        assert whole(other) == before, f"playing the parent changed its fork: {place}"


def check_positions(configuration: Configuration, seed: int, count: int) -> None:
    """A position survives JSON, and the table made from it plays on identically."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        place = at(configuration, table)
        text = json.dumps(table.position())
        loaded = configuration.game.from_position(json.loads(text))
        assert scene(loaded) == scene(table), f"the loaded position differs: {place}"
        assert scene(loaded.record().replay(configuration.game)) == scene(table), f"its record leads elsewhere: {place}"
        assert json.dumps(loaded.position()) == text, f"the position does not round-trip: {place}"
        same_continuation(table, loaded, number, place)


def check_records(configuration: Configuration, seed: int, count: int) -> None:
    """A record alone rebuilds the game, at its end and in the middle."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        place = at(configuration, table)
        rebuilt = Record.from_json(table.record().to_json()).replay(configuration.game)
        assert scene(rebuilt) == scene(table), f"the record leads elsewhere: {place}"
        assert rebuilt.version == table.version and rebuilt.can_undo == table.can_undo, place
        same_continuation(table, rebuilt, number, place)
    table = finished(configuration, seed)
    record = table.record()
    rebuilt = Record.from_json(record.to_json()).replay(configuration.game)
    assert rebuilt.result == table.result and rebuilt.record() == record, (
        f"{configuration}, seed {seed}: the finished record differs"
    )


def same_continuation(table: Table[Any], other: Table[Any], number: int, place: str) -> None:
    """Both tables play the same choices on to the same scene, step by step."""
    table, chooser = table.fork(), random.Random(number)
    for _ in range(30):
        if table.decision is None:
            break
        choice = chooser.choice(table.decision.options)
        table.choose(choice)
        other.choose(choice)
        assert table.events == other.events, f"after {choice} the events differ: {place}"
    assert scene(table) == scene(other), f"it does not play on identically: {place}"


# -- asking ----------------------------------------------------------------------------------------


def check_asking(configuration: Configuration, seed: int, every: int) -> None:
    """Asking again changes nothing and gives the same question, which is what makes every decision a checkpoint."""
    for number, table in enumerate(decisions(configuration, seed)):
        if number % every:
            continue
        asked = table.decision
        assert asked is not None
        state = table.state.copy()
        step = state.agenda.pop(0)
        before = encoded(state)
        for _ in range(2):
            again = step.ask(state)
            assert encoded(state) == before, f"asking changed the state: {at(configuration, table)}"
            same = again is not None and again.same_question(asked) and again.options == asked.options
            assert same, f"asked again, the question is {again!r}: {at(configuration, table)}"


# -- legality --------------------------------------------------------------------------------------


def check_options(configuration: Configuration, seed: int, count: int) -> None:
    """Options are unique and can all be chosen; anything else is refused and changes nothing."""
    known = all_choices(configuration, seed)
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        options = table.decision.options
        place = at(configuration, table)
        forms = [encoded(option.to_json()) for option in options]
        assert len(set(options)) == len(set(forms)) == len(options), f"an option is doubled: {place}"
        for option, form in zip(options, forms, strict=True):
            assert configuration.game.choice(json.loads(form)) == option, f"{option} does not survive JSON: {place}"
            table.fork().choose(option)
        check_blocked(table, place)
        strangers = [choice for choice in known if choice not in options]
        check_refusals(configuration, table, random.Random(number).sample(strangers, min(12, len(strangers))))


def check_refusals(configuration: Configuration, table: Table[Any], strangers: Iterable[Choice]) -> None:
    """Choices of other moments, malformed JSON and values of wrong types are refused without change."""
    before = whole(table)
    for stranger in (*strangers, None, "", 7, {}, [], object()):
        refuse(table, stranger)
    for form in (*MALFORMED, *damaged(table)):
        try:
            choice = configuration.game.choice(form)
        except MalformedChoice:
            continue
        raise AssertionError(f"{form!r} was read as {choice}: {at(configuration, table)}")
    assert whole(table) == before, f"a refused choice changed the table: {at(configuration, table)}"


def check_blocked(table: Table[Any], place: str) -> None:
    """What is shown as not possible now is no option, is shown once, and has a reason that the game declares."""
    assert table.decision is not None
    blocked = list(table.game.blocked(table.state, table.decision.seat))
    choices = [choice for choice, _ in blocked]
    assert len(set(choices)) == len(choices), f"something is blocked twice: {place}"
    for choice, why in blocked:
        assert choice not in table.decision.options, f"{choice} is possible, but blocked by {why}: {place}"
        assert type(why) in table.game.why_types, f"{why} is not among the game's reasons: {place}"


def refuse(table: Table[Any], stranger: Any) -> None:
    """The table must refuse this with IllegalChoice."""
    try:
        table.choose(stranger)
    except IllegalChoice:
        return
    raise AssertionError(f"{stranger!r} was accepted at {table.decision!r}")


def damaged(table: Table[Any]) -> Iterator[Any]:
    """The JSON of the options with a field left out or of a wrong type."""
    assert table.decision is not None
    for option in table.decision.options[:4]:
        form = option.to_json()
        for name in option.__struct_fields__:
            yield {key: value for key, value in form.items() if key != name}
            yield {**form, name: {"what": "is this"}}


def all_choices(configuration: Configuration, seed: int) -> list[Choice]:
    """Every choice that was possible anywhere in a random game."""
    seen: dict[Choice, None] = {}
    for table in decisions(configuration, seed):
        assert table.decision is not None
        seen.update(dict.fromkeys(table.decision.options))
    return list(seen)


# -- undo ------------------------------------------------------------------------------------------


def check_undo(configuration: Configuration, seed: int, count: int) -> None:
    """A choice can be taken back just while no chance was used, nothing was revealed and the decider is the same."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        options = table.decision.options
        for choice in random.Random(number).sample(options, min(5, len(options))):
            check_one_undo(configuration, table, choice)


def check_one_undo(configuration: Configuration, table: Table[Any], choice: Choice) -> None:
    """Choose on a fork and take it back."""
    place = f"{choice} at {at(configuration, table)}"
    fork = table.fork()
    before = scene(fork)
    seat, counter = fork.decision.seat if fork.decision else None, fork.state.chance.counter
    fork.choose(choice)
    after = whole(fork)
    harmless = (
        fork.decision is not None
        and fork.decision.seat == seat
        and fork.state.chance.counter == counter
        and not any(event.reveals for event in fork.events)
    )
    assert fork.can_undo == harmless, f"undo is {'' if fork.can_undo else 'not '}allowed after {place}"
    if harmless:
        check_nothing_learnt(table, choice, place)
        fork.undo()
    else:
        try:
            fork.undo()
        except CannotUndo:
            assert whole(fork) == after, f"a refused undo changed the table: {place}"
        else:
            raise AssertionError(f"undo was possible after {place}")
        fork.undo(agreed=True)
    assert scene(fork) == before and fork.version == table.version, f"undo does not restore: {place}"
    fork.choose(choice)
    assert whole(fork) == after, f"the choice made again after undo leads elsewhere: {place}"


def check_nothing_learnt(table: Table[Any], choice: Choice, place: str) -> None:
    """In a world that looks the same to a seat, a choice that can be undone must show it the same again."""
    played = table.fork()
    played.choose(choice)
    for seat in range(table.players):
        twin = table.fork()
        twin.determinise(seat, place)
        # A twin of the decider's own hand may not have the choice: then the decider gave something away, and learnt nothing.
        if twin.decision is not None and choice in twin.decision.options:
            twin.choose(choice)
            same = encoded(twin.view(seat)) == encoded(played.view(seat))
            assert same, f"seat {seat} learns something by a choice that can be undone: {place}"


# -- conservation ----------------------------------------------------------------------------------


def check_conservation(configuration: Configuration, seed: int) -> None:
    """Every piece exists exactly once at every question, forced ones included, and at the end."""
    state, chooser = configuration.start(seed).state, random.Random(seed)
    while state.agenda:
        step = state.agenda.pop(0)
        decision = step.ask(state)
        if decision is None:
            continue
        state.agenda.insert(0, step)
        problems = configuration.game.problems(state)
        assert not problems, f"{configuration}, seed {seed}, at {decision!r}: {problems}"
        state.agenda.pop(0)
        step.answer(state, chooser.choice(decision.options))
        state.outbox.clear()
    problems = configuration.game.problems(state)
    assert not problems, f"{configuration}, seed {seed}, at the end: {problems}"
