"""Every card and citizen exists exactly once, and the position is one that play can reach (see "Limits" in the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from eldertable.games.ancient_world import agenda
from eldertable.games.ancient_world.content import (
    DECKS,
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_DISPLAY,
    MILITARY_DECK,
    MILITARY_DISPLAY,
    MOST_CITIZENS,
    PROVINCES,
    ROUNDS,
    SPACES,
    STARS,
    START,
    TITANS,
)
from eldertable.games.ancient_world.course import under_way
from eldertable.games.ancient_world.rules.armies import Station
from eldertable.games.ancient_world.rules.exploring import Keep
from eldertable.games.ancient_world.rules.scouting import ArrangeTitans
from eldertable.games.ancient_world.state import ACTION_CARDS, AncientWorld, Pile, Player, holdings


def problems(s: AncientWorld) -> list[str]:
    """What makes this state impossible, in words; empty if all is well."""
    if shape := shape_problems(s):
        return shape
    found = [*empire_problems(s), *military_problems(s), *titan_problems(s), *province_problems(s)]
    if found:
        return found
    for seat, player in enumerate(s.players):
        found += [*citizen_problems(s, seat, player), *city_problems(seat, player)]
    found += space_problems(s)
    return found or agenda.fit_problems(s)


def shape_problems(s: AncientWorld) -> list[str]:
    """The parts that everything else relies on."""
    found = []
    players = len(s.players)
    if players not in EMPIRE_DISPLAY:
        found.append(f"`players` has {players} entries; expected 2 to 4")
    if set(s.spaces) != set(SPACES):
        found.append(f"`spaces` must name each of {', '.join(SPACES)}")
    if len(s.titans_up) != len(STARS) or len(s.titan_piles) != len(STARS):
        found.append(f"`titans_up` and `titan_piles` must have {len(STARS)} entries")
    for name, seat in (("first", s.first), ("active", s.active)):
        if not 0 <= seat < players:
            found.append(f"`{name}` is {seat}; expected a seat from 0 to {players - 1}")
    for space, there in s.spaces.items():
        if not all(0 <= placed.seat < players for placed in there):
            found.append(f"`spaces` has a citizen on {space} whose seat is not from 0 to {players - 1}")
    if not 1 <= s.round <= ROUNDS.count:
        found.append(f"`round` is {s.round}; expected 1 to {ROUNDS.count}")
    return found or agenda.shape_problems(s)


def empire_problems(s: AncientWorld) -> list[str]:
    """Every Empire card is in just one place, and those of deck A leave it in round 4 (AW-3.6, R11)."""
    step = under_way(s)
    drawn = step.cards if isinstance(step, Keep) else ()
    common = [*s.empire_deck, *s.empire_display, *s.empire_discard, *drawn]
    everything = [*common, *s.empire_b, *s.gone, *s.gone_unseen]
    for player in s.players:
        everything += [*player.built, *player.reserve_open, *player.reserve_secret]
    expected = Counter([*EMPIRE_A, *EMPIRE_B, *(START.empire * len(s.players))])
    found = differences("Empire card", everything, expected)
    in_use = "A" if s.round < ROUNDS.empire_b_from else "B"
    if s.empire != in_use:
        found.append(f"`empire` is {s.empire!r}; in round {s.round} expected {in_use!r}")
    strays = sorted({card for card in common if DECKS.get(card) != in_use})
    if strays:
        found.append(f"cards of another deck than {in_use} lie in the deck, the display or the discard pile: {', '.join(strays)}")
    for name, cards, deck in (("empire_b", s.empire_b, "B"), ("gone_unseen", s.gone_unseen, "A")):
        if others := sorted({card for card in cards if DECKS.get(card) != deck}):
            found.append(f"`{name}` has cards of another deck than {deck}: {', '.join(others)}")
    if len(s.empire_display) > EMPIRE_DISPLAY[len(s.players)]:
        found.append(f"`empire_display` has {len(s.empire_display)} cards; expected at most {EMPIRE_DISPLAY[len(s.players)]}")
    return found


def military_problems(s: AncientWorld) -> list[str]:
    """Every Military card is in just one place."""
    step = under_way(s)
    recruited = [step.card] if isinstance(step, Station) else []
    cards = [*s.military_deck, *s.military_display, *s.military_gone, *recruited]
    for player in s.players:
        for army in player.armies:
            cards += [army.card, *army.legacies]
    found = differences("Military card", cards, Counter([*MILITARY_DECK, *(START.military * len(s.players))]))
    if len(s.military_display) > MILITARY_DISPLAY[len(s.players)]:
        found.append(f"`military_display` has {len(s.military_display)} cards; expected at most {MILITARY_DISPLAY[len(s.players)]}")
    if any(army.name < 0 or army.picture < 0 for player in s.players for army in player.armies):
        found.append("no army may have a negative number of coins")
    return found


def titan_problems(s: AncientWorld) -> list[str]:
    """Every Titan is on the pile of its stars, face up there, scouted, or defeated."""
    found = []
    cards = [titan for player in s.players for titan in player.titans]
    scouting = under_way(s)
    for number, stars in enumerate(STARS):
        pile, up = s.titan_piles[number], s.titans_up[number]
        here = [*pile.cards, *([up] if up else [])]
        if isinstance(scouting, ArrangeTitans) and scouting.pile == number:
            here += [*scouting.left, *scouting.arranged]
        found += [
            f"{titan} lies on the pile of {stars} stars" for titan in here if titan in TITANS and TITANS[titan].stars != stars
        ]
        found += knowledge_problems(f"titan pile {number}", pile, len(s.players))
        cards += here
    return found + differences("Titan", cards, Counter(TITANS.keys()))


def province_problems(s: AncientWorld) -> list[str]:
    """Every Province is on the pile, face up, or in a city."""
    cards = [*s.province_pile.cards, *([s.province_up] if s.province_up else [])]
    cards += [province for player in s.players for province in player.provinces]
    found = differences("Province", cards, Counter(PROVINCES.keys()))
    return found + knowledge_problems("province pile", s.province_pile, len(s.players))


def knowledge_problems(name: str, pile: Pile, players: int) -> list[str]:
    """There is one mark of knowledge for each card."""
    if len(pile.known) != len(pile.cards) or any(not 0 <= mask < 1 << players + 1 for mask in pile.known):
        return [f"{name}: `known` must have a number from 0 to {(1 << players + 1) - 1} for each card"]
    return []


def citizen_problems(s: AncientWorld, seat: int, player: Player) -> list[str]:
    """A player's citizens are those of value 1 to `citizens`, each in one place (AW-4.27)."""
    if not len(START.citizens) <= player.citizens <= MOST_CITIZENS:
        return [f"seat {seat} has {player.citizens} citizens; expected {len(START.citizens)} to {MOST_CITIZENS}"]
    placed = [each.citizen for there in s.spaces.values() for each in there if each.seat == seat]
    found = sorted([*player.ready, *player.famine, *player.workers.values(), *placed])
    expected = list(range(1, player.citizens + 1))
    if found != expected:
        return [f"the citizens of seat {seat} are {found}; expected {expected}"]
    if list(player.ready) != sorted(player.ready):
        return [f"`ready` of seat {seat} must be in ascending order"]
    return []


def city_problems(seat: int, player: Player) -> list[str]:
    """Capacity, single copies, damage, and purses that are not negative (AW-4.12, AW-4.13)."""
    found = []
    has = holdings(player)
    if len(set(player.built)) != len(player.built):
        found.append(f"seat {seat} has built two copies of a card")
    if len(player.built) > has.capacity:
        found.append(f"seat {seat} has {len(player.built)} built cards; the capacity is {has.capacity}")
    if set(player.damaged) - set(player.built) or len(set(player.damaged)) != len(player.damaged):
        found.append(f"`damaged` of seat {seat} must name built cards, each once")
    if not set(player.workers) <= ACTION_CARDS & set(player.built):
        found.append(f"`workers` of seat {seat} must stand on built cards with an action")
    if player.coins < 0 or player.knowledge < 0:
        found.append(f"seat {seat} has {player.coins} coins and {player.knowledge} knowledge; expected no negative number")
    return found


def space_problems(s: AncientWorld) -> list[str]:
    """Citizens stand as the placement rules allow (AW-2.3, AW-4.2)."""
    found = []
    for space, there in s.spaces.items():
        values = [placed.citizen for placed in there]
        if SPACES[space].placement == "higher" and values != sorted(set(values)):
            found.append(f"the citizens on {space} are {values}; each must be higher than the one before")
        if there and s.round < SPACES[space].from_round:
            found.append(f"{space} is still covered in round {s.round}, but holds citizens")
    return found + enlisting_problems(s)


def enlisting_problems(s: AncientWorld) -> list[str]:
    """Whoever stands on Enlist has raised the attack (AW-4.15)."""
    found = []
    swords = sum(effect.swords for effect in SPACES["enlist"].effects)
    for seat, citizens in Counter(placed.seat for placed in s.spaces["enlist"]).items():
        if s.players[seat].round_swords < swords * citizens:
            found.append(f"`round_swords` of seat {seat} must be at least {swords * citizens}: its citizens on enlist")
    return found


def differences(kind: str, found: Iterable[str], expected: Counter[str]) -> list[str]:
    """What is missing, doubled or unknown."""
    counts = Counter(found)
    return [
        f"{kind} {name!r} is there {counts[name]} times; expected {expected[name]}"
        for name in sorted(set(counts) | set(expected))
        if counts[name] != expected[name]
    ]
