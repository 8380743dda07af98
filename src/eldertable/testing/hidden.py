"""Hidden information: what a seat may not see never reaches it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from eldertable.kernel import Seat, Table
from eldertable.kernel.encoding import NUMBER_SIZE, Sheet
from eldertable.testing.configurations import Configuration
from eldertable.testing.playing import audience, decisions, encoded, play_on, sampled
from eldertable.testing.promises import at

Path: TypeAlias = tuple[str | int, ...]

# So many deals of the hidden part are compared to learn which places of a state are hidden from a seat.
DEALS = 5
MARKER = "planted-in-a-hidden-zone"


def check_views(configuration: Configuration, seed: int, every: int) -> None:
    """At every decision, the view of each seat and of a spectator stays the same when the hidden part is dealt anew."""
    moved = revealed = False
    for number, table in enumerate(decisions(configuration, seed)):
        revealed = revealed or any(event.reveals for event in table.events)
        if number % every:
            continue
        spectator = encoded(table.view(None))
        for seat in range(table.players):
            twin = determinised(table, seat, number)
            place = f"seat {seat}, {at(configuration, table)}"
            assert encoded(twin.view(seat)) == encoded(table.view(seat)), f"the view shows something hidden: {place}"
            assert encoded(twin.view(None)) == spectator, f"the spectator's view shows something hidden from a player: {place}"
            assert not configuration.game.problems(twin.state), f"{configuration.game.problems(twin.state)}: {place}"
            moved = moved or places(twin) != places(table)
    assert moved or not revealed, f"{configuration}: events reveal hidden things, but determinise never deals them anew"


def check_encodings(configuration: Configuration, seed: int, count: int) -> None:
    """What a seat is told in numbers stays the same when the hidden part is dealt anew, and all of it finds room."""
    form = configuration.game.form
    if form is None:
        return
    sheet = Sheet(form)
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        options = len(table.decision.options)
        assert options <= form.options, f"{options} options, but the encoding has {form.options} rows: {at(configuration, table)}"
        for seat in range(table.players):
            own = seat == table.decision.seat
            place = f"seat {seat}, {at(configuration, table)}"
            sheet.write(table, seat)
            allowed = bytes(sheet.bytes[form.size * NUMBER_SIZE :])
            assert allowed == form.masks[options if own else 0], f"the encoding has other options: {place}"
            # Fresh ones keep nothing from before, as the other does.
            twin, fresh = Sheet(form), Sheet(form)
            fresh.write(table, seat)
            assert sheet.bytes == fresh.bytes, f"the encoding tells something that has changed since: {place}"
            twin.write(determinised(table, seat, number), seat)
            assert fresh.bytes == twin.bytes, f"the encoding tells something hidden: {place}"


def check_determinised_games(configuration: Configuration, seed: int, count: int) -> None:
    """A determinised table plays on legally to its end, forks included, and deals by its seed alone."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        seat = number % table.players
        place = f"seat {seat}, {at(configuration, table)}"
        twin, again = determinised(table, seat, number), determinised(table, seat, number)
        assert encoded(twin.state) == encoded(again.state), f"the same seed deals differently: {place}"
        assert encoded(twin.fork().state) == encoded(twin.state), f"a fork of a determinised table differs: {place}"
        while twin.decision is not None:
            play_on(twin, random.Random(number), 25)
            assert not configuration.game.problems(twin.state), f"{configuration.game.problems(twin.state)}: {place}"
            twin = twin.fork()
        assert twin.result is not None and twin.record().replay(configuration.game).result == twin.result, place


def check_markers(configuration: Configuration, seed: int, count: int) -> None:
    """A marker in a hidden zone never shows in a view, nor the name of a hidden thing in an event.

    Hidden from a seat are those places of the state that change when it is dealt anew for that seat: no game need list them.
    """
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        played = table.fork()
        played.choose(random.Random(number).choice(table.decision.options))
        assert table.state.chance.key not in str([table.view(who) for who in audience(table)]), at(configuration, table)
        for seat in range(table.players):
            hidden = hidden_places(table, seat)
            check_planted(configuration, table, seat, hidden)
            # What chance shuffles away can be named in an event and yet be hidden afterwards.
            if played.state.chance.counter == table.state.chance.counter:
                secret = secret_names(table, hidden) & secret_names(played, hidden_places(played, seat))
                leaked = secret & set(strings([played.events_for(seat), played.events_for(None)]))
                assert not leaked, f"an event tells seat {seat} of {leaked}: {at(configuration, table)}"


def check_agendas(configuration: Configuration, seed: int, count: int) -> None:
    """A step that names a thing whose place a seat cannot know names another when the hidden part is dealt anew."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        here = places(table)
        named = {value for path, value in here.items() if path[0] == "agenda" and isinstance(value, str)}
        times = Counter(value for path, value in here.items() if path[0] != "agenda")
        for seat in range(table.players):
            there = places(determinised(table, seat, number))
            # What the seat sees may be named: there may be another copy of it where nobody can look.
            hidden = named - set(strings(table.view(seat)))
            for path, value in here.items():
                if path[0] == "agenda" or value not in hidden or times[value] > 1 or there.get(path) == value:
                    continue
                kept = any(there.get(place) == value for place, name in here.items() if place[0] == "agenda" and name == value)
                assert not kept, f"a step still tells of {value!r}, hidden from seat {seat}: {at(configuration, table)}"


def check_planted(configuration: Configuration, table: Table[Any], seat: Seat, hidden: set[Path]) -> None:
    """Plant the marker in all hidden places and look for it in the views of those who may not see it."""
    tree = tree_of(table)
    texts = [path for path in hidden if isinstance(value_at(tree, path), str)]
    for path in texts:
        value_at(tree, path[:-1])[path[-1]] = MARKER
    try:
        state = configuration.game.state_from(tree)
        seen = [configuration.game.view(state, who) for who in (seat, None)]
    except (msgspec.ValidationError, LookupError):
        # The marker fits no such place, or a view counts hidden things; `check_views` watches those.
        return
    assert MARKER not in set(strings(seen)), f"the marker shows up for seat {seat}: {at(configuration, table)}"


def determinised(table: Table[Any], seat: Seat, seed: int | str) -> Table[Any]:
    """A fork with the hidden part dealt anew."""
    twin = table.fork()
    twin.determinise(seat, seed)
    return twin


def hidden_places(table: Table[Any], seat: Seat) -> set[Path]:
    """The places of the state that this seat cannot know."""
    here = places(table)
    hidden: set[Path] = set()
    for deal in range(DEALS):
        there = places(determinised(table, seat, deal))
        hidden |= {path for path, value in here.items() if path in there and there[path] != value}
    return hidden


def secret_names(table: Table[Any], hidden: set[Path]) -> set[str]:
    """Names of single things in hidden places: texts that occur nowhere else in the state."""
    times = Counter(strings(tree_of(table)))
    here = places(table)
    return {here[path] for path in hidden if path in here and times[here[path]] == 1}


def places(table: Table[Any]) -> dict[Path, Any]:
    """Every value of the state by its place, chance aside."""
    tree = tree_of(table)
    del tree["chance"], tree["outbox"]
    return dict(leaves(tree, ()))


def tree_of(table: Table[Any]) -> Any:
    """The state as nested objects and lists."""
    return msgspec.json.decode(msgspec.json.encode(table.state))


def leaves(tree: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """The atoms of a tree with their paths."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, (*path, key))
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            yield from leaves(value, (*path, index))
    else:
        yield path, tree


def value_at(tree: Any, path: Path) -> Any:
    """What stands at a place of a tree."""
    for key in path:
        tree = tree[key]
    return tree


def strings(tree: Any) -> Iterator[str]:
    """All texts in a tree, keys of objects included."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for key, value in tree.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(tree, (list, tuple)):
        for value in tree:
            yield from strings(value)
