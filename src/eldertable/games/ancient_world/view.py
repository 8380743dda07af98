"""What each seat may see, and how the rest is dealt anew (see "Hidden information" in the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import structs

from eldertable.games.ancient_world import shown
from eldertable.games.ancient_world.content import (
    BANNER_POINTS,
    DECKS,
    EMPIRE,
    EMPIRE_DISPLAY,
    ROUNDS,
    SPACES,
    STARS,
    START,
    TRIBES,
)
from eldertable.games.ancient_world.course import attack, phase, under_way
from eldertable.games.ancient_world.reasons import reach
from eldertable.games.ancient_world.rules.armies import Station
from eldertable.games.ancient_world.rules.attack import about_attack, bonuses
from eldertable.games.ancient_world.rules.building import Build, built_from
from eldertable.games.ancient_world.rules.exploring import Keep
from eldertable.games.ancient_world.rules.placing import SURCHARGE, Send, matching
from eldertable.games.ancient_world.rules.scouting import ArrangeTitans
from eldertable.games.ancient_world.scoring import banner_counts, card_points, points, tribe_points
from eldertable.games.ancient_world.state import AncientWorld, Army, Pile, Placed, Player, holdings
from eldertable.kernel import Chance, Seat
from eldertable.kernel.made_once import made_once, made_once_of_same

# What somebody knows of a pile, the top card first.
Known: TypeAlias = list[str | None]


class KnownCards(NamedTuple):
    """What somebody knows of the piles."""

    titans: list[Known]
    provinces: Known


def views(s: AncientWorld, seats: Sequence[Seat | None]) -> list[shown.Board]:
    """The table as each of these seats sees it (None: a spectator): what everybody sees, and what it knows besides."""
    *seated, everybody = known_cards(s.titan_piles, s.province_pile, len(s.players))
    board = open_view(s, everybody)
    return [board if seat is None else own_view(s, seat, board, seated[seat]) for seat in seats]


def own_view(s: AncientWorld, seat: Seat, board: shown.Board, known: KnownCards) -> shown.Board:
    """The table with the cards that only this seat knows: in piles, in its hands, in the secret part of its reserve."""
    players = list(board.players)
    reserve = structs.replace(players[seat].reserve, secret=list(s.players[seat].reserve_secret))
    players[seat] = structs.replace(players[seat], reserve=reserve)
    return structs.replace(
        board,
        titans=own_titans_view(board.titans, known.titans),
        provinces=structs.replace(board.provinces, known=known.provinces),
        scouting=scouting_view(s, seat),
        drawn=drawn_view(s, seat),
        players=players,
    )


def open_view(s: AncientWorld, known: KnownCards) -> shown.Board:
    """The table as everybody sees it."""
    reaches = [reaches_view(player.armies, *bonuses(player), s.titans_up) for player in s.players]
    return shown.Board(
        round=s.round,
        rounds=ROUNDS.count,
        phase=phase(s),
        first=s.first,
        tile_hand=s.tile_hand,
        active=s.active,
        empire=shown.EmpireDeck(
            deck_in_use=s.empire,
            deck=len(s.empire_deck),
            display=list(s.empire_display),
            places=EMPIRE_DISPLAY[len(s.players)],
            discard=list(s.empire_discard),
            deck_b=len(s.empire_b),
            gone=list(s.gone),
        ),
        military=shown.MilitaryDeck(len(s.military_deck), list(s.military_display), list(s.military_gone)),
        titans=titans_view(s.titans_up, known.titans, *reaches),
        provinces=shown.ProvincePile(s.province_up or None, len(known.provinces), known.provinces),
        spaces=spaces_view(s.round, s.spaces),
        attack=attack_view(s),
        scouting=scouting_view(s, None),
        drawn=drawn_view(s, None),
        recruiting=recruiting_view(s),
        expansion_plus=s.expansion_plus,
        banner_points=list(BANNER_POINTS),
        players=[player_view(player, who) for who, player in enumerate(s.players)],
    )


@made_once_of_same
def titans_view(titans: tuple[str, ...], known: list[Known], *reaches: list[shown.Reach]) -> list[shown.TitanPile]:
    """The Titan piles: the face-up card, what each player needs to attack it, how many are beneath it and what is known of them."""
    return [
        shown.TitanPile(
            stars=STARS[number],
            up=up or None,
            reach=[own[number] for own in reaches] if up else [],
            left=len(cards),
            known=cards,
        )
        for number, (up, cards) in enumerate(zip(titans, known, strict=True))
    ]


@made_once_of_same
def own_titans_view(titans: list[shown.TitanPile], known: list[Known]) -> list[shown.TitanPile]:
    """The Titan piles with what a seat knows of them."""
    return [structs.replace(titan, known=cards) for titan, cards in zip(titans, known, strict=True)]


@made_once_of_same
def reaches_view(armies: tuple[Army, ...], swords: int, arrows: int, titans: tuple[str, ...]) -> list[shown.Reach]:
    """For each Titan the coins that the cheapest winning attack costs (none if there is none), and the strength that is missing."""
    return [shown.Reach(*(reach(armies, (swords, arrows), titan) if titan else (None, 0))) for titan in titans]


@made_once_of_same
def known_cards(titans: tuple[Pile, ...], provinces: Pile, players: int) -> list[KnownCards]:
    """For each seat, and last for those without one, what is known of each pile."""
    bits = [1 << reader for reader in range(players + 1)]
    return [KnownCards([known_of(pile, bit) for pile in titans], known_of(provinces, bit)) for bit in bits]


def known_of(pile: Pile, bit: int) -> Known:
    """The cards of a pile that the reader knows, the top one first; nothing for the others."""
    return [card if known & bit else None for card, known in zip(pile.cards, pile.known, strict=True)]


@made_once
def spaces_view(number: int, spaces: dict[str, tuple[Placed, ...]]) -> dict[str, shown.Space]:
    """The action spaces in a round."""
    return {space: space_view(number, space, spaces[space]) for space in SPACES}


def space_view(number: int, space: str, there: tuple[Placed, ...]) -> shown.Space:
    """An action space and the citizens on it, in the order they came."""
    placement = SPACES[space].placement
    return shown.Space(
        open=number >= SPACES[space].from_round,
        from_round=SPACES[space].from_round,
        placement=placement,
        citizens=[shown.PlacedCitizen(placed.seat, placed.citizen) for placed in there],
        beat=there[-1].citizen if there and placement == "higher" else 0,
        # Whoever has the value of one already there pays nothing (AW-4.3).
        spared=sorted({placed.citizen for placed in there}) if placement == "surcharge" else [],
    )


def attack_view(s: AncientWorld) -> shown.Attack | None:
    """An attack being prepared, with what is still missing."""
    under_attack = attack(s)
    if under_attack is None:
        return None
    about = {"seat": under_attack.seat, "armies": under_attack.armies, **about_attack(s, under_attack)}
    return msgspec.convert(about, shown.Attack)


def scouting_view(s: AncientWorld, seat: Seat | None) -> shown.Scouting | None:
    """Titans being put in order; only the scout sees them."""
    scouting = under_way(s)
    if not isinstance(scouting, ArrangeTitans):
        return None
    own = scouting.seat == seat
    return shown.Scouting(
        seat=scouting.seat,
        stars=STARS[scouting.pile],
        count=len(scouting.left) + len(scouting.arranged),
        left=list(scouting.left) if own else None,
        arranged=list(scouting.arranged) if own else None,
    )


def drawn_view(s: AncientWorld, seat: Seat | None) -> shown.Drawn | None:
    """The cards of an exploration; only the explorer sees them."""
    keep = under_way(s)
    if not isinstance(keep, Keep):
        return None
    return shown.Drawn(seat=keep.seat, count=len(keep.cards), cards=list(keep.cards) if keep.seat == seat else None)


def recruiting_view(s: AncientWorld) -> str | None:
    """The Military card on its way into an army."""
    step = under_way(s)
    return step.card if isinstance(step, Station) else None


@made_once
def player_view(player: Player, seat: Seat) -> shown.Player:
    """A city-state as the others see it."""
    has = holdings(player)
    banners = banner_counts(player.built, player.titans)
    parts = points(player)
    return shown.Player(
        colour=START.colours[seat],
        coins=player.coins,
        knowledge=player.knowledge,
        citizens=player.citizens,
        ready=list(player.ready),
        famine=list(player.famine),
        passed=player.passed,
        built=[built_view(player, card, banners) for card in player.built],
        provinces=list(player.provinces),
        titans=list(player.titans),
        armies=[army_view(army) for army in player.armies],
        reserve=shown.Reserve(
            open=list(player.reserve_open),
            secret=None,
            backs=[DECKS[card] for card in player.reserve_secret],
        ),
        food=has.food,
        capacity=has.capacity,
        army_slots=has.army_slots,
        income=shown.Income(has.income_coins, has.income_knowledge),
        attack=shown.Strength(has.swords + player.round_swords, has.arrows + player.round_arrows),
        round_attack=shown.Strength(player.round_swords, player.round_arrows),
        explore_bonus=has.explore_bonus,
        discount=has.discount,
        banners=dict(zip(TRIBES, banners, strict=True)),
        next_banner={tribe: tribe_points(count + 1) - tribe_points(count) for tribe, count in zip(TRIBES, banners, strict=True)},
        parts=parts,
        total=sum(parts.values()),
    )


def built_view(player: Player, card: str, banners: tuple[int, ...]) -> shown.Built:
    """A built Empire card, the citizen on it, and the points it makes itself."""
    scoring = EMPIRE[card].scoring
    return shown.Built(
        card=card,
        damaged=card in player.damaged,
        citizen=player.workers.get(card),
        points=card_points(player, scoring, banners) if scoring else None,
    )


def army_view(army: Army) -> shown.Army:
    """An army, the coins on it, what it costs to use and what it gives."""
    gives = army.gives
    return shown.Army(
        card=army.card,
        legacies=list(army.legacies),
        name=army.name,
        picture=army.picture,
        used=army.name > 0,
        cost=army.name + army.picture + 1,
        swords=gives.swords,
        arrows=gives.arrows,
        loot=gives.loot,
        spy=gives.spy,
        repair=gives.repair,
    )


# -- dealing anew ----------------------------------------------------------------------------------


def redeal(s: AncientWorld, seat: Seat, chance: Chance) -> None:
    """Shuffle together and deal anew what this seat cannot tell apart."""
    redeal_empire(s, seat, chance)
    s.military_deck = shuffled(s.military_deck, chance)
    s.province_pile = redeal_pile(s.province_pile, seat, chance)
    s.titan_piles = tuple(redeal_pile(pile, seat, chance) for pile in s.titan_piles)
    scouting = under_way(s)
    if isinstance(scouting, ArrangeTitans) and scouting.seat != seat:
        redeal_scouting(s, scouting, seat, chance)


def redeal_empire(s: AncientWorld, seat: Seat, chance: Chance) -> None:
    """The face-down cards of each deck and the secret reserves of the others are one unknown pool; backs tell the decks apart."""
    s.empire_b = shuffled(s.empire_b, chance)
    keep = under_way(s)
    exploring = isinstance(keep, Keep) and keep.seat != seat
    drawn = keep.cards if isinstance(keep, Keep) and exploring else ()
    others = [who for who in range(len(s.players)) if who != seat]
    pools: dict[str, list[str]] = {"A": [*s.gone_unseen], "B": []}
    pools[s.empire] += [*s.empire_deck, *drawn]
    for who in others:
        for card in s.players[who].reserve_secret:
            pools[DECKS[card]].append(card)
    pools = {back: chance.mixed(pool) for back, pool in pools.items()}
    for who in others:
        player = s.players[who]
        dealt = cards_to_build(s, who, pools)
        backs = [DECKS[card] for card in player.reserve_secret]
        for card in dealt:
            pools[DECKS[card]].remove(card)
            backs.remove(DECKS[card])
        dealt += [pools[back].pop() for back in backs]
        player.reserve_secret = in_order_of(player.reserve_secret, dealt)
    if isinstance(keep, Keep) and exploring:
        s.agenda[0] = Keep(keep.seat, tuple([pools[s.empire].pop() for _ in keep.cards]), keep.keep)
    s.empire_deck = tuple([pools[s.empire].pop() for _ in s.empire_deck])
    s.gone_unseen = tuple(pools["A"])


def cards_to_build(s: AncientWorld, who: Seat, pools: dict[str, list[str]]) -> list[str]:
    """Cards for the secret reserve of a player who is asked to build: everybody knows that there is something to choose from."""
    step = under_way(s)
    player = s.players[who].copy()
    if isinstance(step, Build) and step.seat == who:
        wanted = 1 if step.optional else 2
    elif isinstance(step, Send) and step.seat == who and step.place == "build":
        wanted = 1
        if s.spaces["build"] and len(matching(player.ready, s.spaces["build"])) < 2:
            # Without the surcharge there would be no choice of citizens.
            player.coins -= SURCHARGE
    else:
        return []
    room = Counter(DECKS[card] for card in player.reserve_secret)
    dealt: list[str] = []
    display = built_from("display", s.empire_display, player)
    options = len(display) + len(built_from("reserve", player.reserve_open, player))
    for card in (card for back in sorted(room) for card in pools[back]):
        if options >= wanted:
            break
        more = len(display) + len(built_from("reserve", (*player.reserve_open, *dealt, card), player))
        if more > options and room[DECKS[card]]:
            dealt.append(card)
            room[DECKS[card]] -= 1
            options = more
    return dealt


def in_order_of(old: tuple[str, ...], cards: list[str]) -> tuple[str, ...]:
    """New cards in the places of old ones with the same backs."""
    waiting = list(cards)
    ordered = []
    for card in old:
        place = next(number for number, other in enumerate(waiting) if DECKS[other] == DECKS[card])
        ordered.append(waiting.pop(place))
    return tuple(ordered)


def shuffled(cards: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """The cards in random order."""
    return tuple(chance.mixed(cards))


def redeal_pile(pile: Pile, seat: Seat, chance: Chance) -> Pile:
    """The cards that the seat does not know change places."""
    places = [place for place, known in enumerate(pile.known) if not known >> seat & 1]
    unknown = chance.mixed(pile.cards[place] for place in places)
    cards = list(pile.cards)
    for place, card in zip(places, unknown, strict=True):
        cards[place] = card
    return Pile(tuple(cards), pile.known)


def redeal_scouting(s: AncientWorld, scouting: ArrangeTitans, seat: Seat, chance: Chance) -> None:
    """Others know that the card that was face up is among those being arranged, but neither the rest nor the order."""
    pile = s.titan_piles[scouting.pile]
    hand = [titan for titan in (*scouting.arranged, *scouting.left) if titan != scouting.up]
    unknown = [place for place, known in enumerate(pile.known) if not known >> seat & 1]
    pool = chance.mixed(hand + [pile.cards[place] for place in unknown])
    hand = chance.mixed([scouting.up, *(pool.pop() for _ in hand)])
    cards = list(pile.cards)
    for place in unknown:
        cards[place] = pool.pop()
    rest = Pile(tuple(cards), pile.known)
    s.titan_piles = (*s.titan_piles[: scouting.pile], rest, *s.titan_piles[scouting.pile + 1 :])
    arranged = len(scouting.arranged)
    s.agenda[0] = ArrangeTitans(scouting.seat, scouting.pile, scouting.up, tuple(hand[arranged:]), tuple(hand[:arranged]))
