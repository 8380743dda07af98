"""How good a position is: Elder Signs against doom, what everybody has, and what the attempt under way promises."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, DECK_OF, HAND, INVESTIGATORS, MONSTERS, MYTHOS, TROPHY, Effect
from eldertable.games.elder_sign.odds import attempt_chance, canonical, solver, terror_of
from eldertable.games.elder_sign.rules.dice import supply
from eldertable.games.elder_sign.rules.entrance import on_offer, souvenir_price
from eldertable.games.elder_sign.rules.gains import trophy_total
from eldertable.games.elder_sign.rules.tasks import rows
from eldertable.games.elder_sign.scoring import VICTORIES
from eldertable.games.elder_sign.state import Attempt, Museum, Player
from eldertable.kernel import Seat

# What things are worth beside each other.
SIGN = 1.6
DOOM, LATE_DOOM = 1.0, 0.8
WORTH = {"elder_sign": SIGN, "unique": 0.4, "common": 0.3, "spell": 0.3, "ally": 0.5, "clue": 0.25}
TROPHY_POINT = 0.09
GATE, MONSTER = 0.35, 0.15
# A green die is missing in every attempt.
LOCK = {"green": 0.9, "yellow": 0.2, "red": 0.2}
# What a point lost at midnight costs each investigator, and what a Terror effect costs that takes dice or the attempt.
POINT, FRIGHT = 0.12, 0.15
# What so many points of Sanity or Stamina are worth; the last ones keep an investigator alive.
LIFE = (-1.5, -0.1, 0.2, 0.36, 0.47, 0.55, 0.61, 0.66, 0.7)
NEWCOMER = 0.0
# What a card that adds a die is worth to keep.
BOOST = 0.28
OUT = -2.0
BASE_LIFE = 2 * LIFE[5]
# How sharply a lead decides, and what the battle is worth at best.
CALM = 8.0
BATTLE = 0.25
LUCK = 0.03
# What a night costs on average.
NIGHT = 1.3


def evaluate(s: Museum, seat: Seat) -> float:
    """The chance of all to win, roughly."""
    if s.ending:
        return 1.0 if s.ending in VICTORIES else 0.0
    if not s.ancient_one or s.phase == "setup":
        return 0.5
    if s.awake:
        return battle(s)
    ancient_one = ANCIENT_ONES[s.ancient_one]
    track = len(ancient_one.doom_track)
    filled = s.doom / track
    steps = steps_taken(s)
    near = max(0.0, min(1.0, steps / 4 - s.day))
    lead = SIGN * s.elder_signs - s.doom * (DOOM + LATE_DOOM * filled) + NIGHT * steps / 4 + board(s, near)
    sanity, stamina = harm_of_the_night(s)
    for player in s.players:
        lead += wealth(player, s)
        if player.investigator:
            lead -= near * (
                life(player.sanity) - life(player.sanity - sanity) + life(player.stamina) - life(player.stamina - stamina)
            )
    if s.phase == "entrance":
        lead += errand(s)
    elif s.attempt is not None:
        lead += prospect(s, s.attempt)
    return 0.05 + 0.9 / (1 + exp(-lead / CALM))


def battle(s: Museum) -> float:
    """Against an awake Ancient One: how far it is beaten, how likely the next blow, and who is left."""
    struck = 1 - s.doom / s.track
    alive = [player for player in s.players if player.investigator]
    if not alive:
        return 0.0
    life = sum(wealth(player, s) for player in alive) / (6 * len(s.players))
    blow = attempt_chance(s, rough=True) / s.track if s.attempt is not None else 0.0
    return BATTLE * max(0.02, struck + 0.6 * blow + 0.15 * life)


def wealth(player: Player, s: Museum) -> float:
    """What an investigator has: points, cards, clues and trophies."""
    if not player.investigator:
        return NEWCOMER if s.unused and s.doom < s.track else OUT
    value = life(player.sanity) + life(player.stamina) - BASE_LIFE + WORTH["clue"] * player.clues
    if player.cards:
        value += hand_worth(player.cards)
    if player.trophies:
        value += TROPHY_POINT * sum([TROPHY[trophy] for trophy in player.trophies])
    return value


def harm_of_the_night(s: Museum) -> tuple[int, int]:
    """How much Sanity and Stamina the next midnight will cost everybody, as far as it shows."""
    lost = {"sanity": 0, "stamina": 0}
    mythos = MYTHOS[s.mythos]
    sources = [mythos.continuous] if mythos.continuous_kind == "next_midnight" else []
    sources += [CARDS[card].midnight for card in s.places if card]
    sources += [MONSTERS[token.monster].midnight for token in s.tokens]
    for effects in sources:
        for effect in effects:
            if effect.do == "lose" and effect.what in lost:
                lost[effect.what] += effect.count
    return lost["sanity"], lost["stamina"]


def life(points: int) -> float:
    """What points are worth."""
    return LIFE[max(0, min(points, 8))]


@lru_cache(maxsize=1 << 14)
def hand_worth(cards: tuple[str, ...]) -> float:
    """What a hand is worth."""
    return sum(WORTH[DECK_OF[card]] for card in cards)


def steps_taken(s: Museum) -> int:
    """How far the clock has come in all, the step of a turn under way included.

    What midnight costs on average is given back by this measure: who ends a turn is not to be blamed for it.
    """
    return 4 * (s.day + s.due) + s.clock + (s.phase not in ("turn_start", "move", "replace", "midnight"))


def board(s: Museum, near: float) -> float:
    """What lies in the museum: gates, monsters, locked dice, and what midnight will bring, the more the nearer it is."""
    value = GATE * len(s.worlds) - sum([LOCK[lock.colour] for lock in s.locks])
    # The next midnight counts by its nearness, those after it a little.
    near = 0.5 + near
    seats = len(s.players)
    for card in s.places:
        if card and CARDS[card].midnight:
            value -= near * burden(CARDS[card].midnight, seats, len(s.worlds))
    for token in s.tokens:
        value -= MONSTER + 0.12 * max(0.0, reward(token.card))
        if MONSTERS[token.monster].midnight:
            value -= near * burden(MONSTERS[token.monster].midnight, seats, len(s.worlds))
        if token.monster in s.gains:
            value += worth_of_gaining(token.monster)
    return value


def burden(effects: tuple[Effect, ...], seats: int, worlds: int) -> float:
    """What effects of midnight or terror cost."""
    value = 0.0
    for effect in effects:
        times = effect.count * (worlds if effect.per else 1) * (seats if effect.who == "all" else 1)
        match effect.do:
            case "lose" | "choose":
                value += POINT * times
            case "doom":
                value += (DOOM + LATE_DOOM * 0.5) * times
            case "monster":
                value += MONSTER * times
            case _:
                value += FRIGHT
    return value


# -- the attempt under way ---------------------------------------------------------------------------


def prospect(s: Museum, attempt: Attempt) -> float:
    """What the attempt promises: the rewards by the chance of success, the penalties by that of failure."""
    player = s.players[s.active]
    card = attempt.card
    if not affordable(s, attempt, player):
        return -loss(player, card)
    win = gain(s, card)
    lose = loss(player, card)
    chance = attempt_chance(s, rough=True)
    best = chance * (win + lose) - lose
    if not attempt.rolls:
        best = max(best, boosted(s, attempt, player, win, lose))
    return best - (1 - chance) * terror(s, card, player)


def terror(s: Museum, card: str, player: Player) -> float:
    """What the Terror effects of a card and of the Mythos card cost when a roll fails."""
    if player.investigator == "kate_winthrop":
        return 0.0
    mythos = MYTHOS[s.mythos]
    effects = CARDS[card].terror + (mythos.continuous if mythos.continuous_kind == "terror" else ())
    return burden(effects, 1, len(s.worlds))


def affordable(s: Museum, attempt: Attempt, player: Player) -> bool:
    """Whether the investigator can pay for all tasks left (ES-5.9)."""
    left = [row.cost for number, row in enumerate(rows(s, attempt.card)) if not row.settled and number not in attempt.done]
    return player.sanity > sum([cost.sanity for cost in left]) and player.stamina > sum([cost.stamina for cost in left])


def boosted(s: Museum, attempt: Attempt, player: Player, win: float, lose: float) -> float:
    """The prospect with the dice that cards in hand can add, each taken for a green one, less the cards."""
    colours = {
        colour for card in player.cards for effect in HAND[card].effects if effect.do == "add_dice" for colour in effect.dice
    }
    more = sum(1 for colour in colours if supply(s, colour) > 0)
    if INVESTIGATORS[player.investigator].when == "before_first_roll_other_world" and CARDS[attempt.card].other_world:
        more = max(more, sum(1 for colour in ("yellow", "red") if supply(s, colour) > 0))
    if not more:
        return -lose
    ordered = CARDS[attempt.card].ordered
    tasks = canonical([row.req for row in rows(s, attempt.card) if not row.settled], ordered)
    known = solver(tasks, ordered, terror_of(attempt.card))
    everything = (1 << len(tasks)) - 1
    dice = len(attempt.pool)
    chance = known.before(everything, (dice, 0, 0), "", (), 1, 0)
    # One more die adds about as much as the last one did, a second a little less.
    step = chance - known.before(everything, (max(0, dice - 1), 0, 0), "", (), 1, 0)
    best = -lose
    for extra in range(1, more + 1):
        chance = min(0.97, chance + step)
        step *= 0.8
        best = max(best, chance * (win + lose) - lose - BOOST * extra)
    return best


def gain(s: Museum, card: str) -> float:
    """What resolving a card brings: rewards, the trophy, and an end to its locks and midnights."""
    value = reward(card) + TROPHY_POINT * CARDS[card].trophy
    if CARDS[card].midnight:
        near = 0.5 + min(1.0, steps_taken(s) / 4 - s.day)
        value += near * burden(CARDS[card].midnight, len(s.players), len(s.worlds))
    if lock := CARDS[card].lock:
        value += LOCK[lock]
    for token in s.tokens:
        if token.card == card and token.monster not in s.gains:
            value += 0.12 * max(0.0, reward(card)) + worth_of_gaining(token.monster)
    return value - (GATE if CARDS[card].other_world else 0.0)


@lru_cache
def reward(card: str) -> float:
    """The printed rewards of a card."""
    return sum(effect_worth(effect) for effect in CARDS[card].rewards) if card in CARDS else 0.0


@lru_cache
def worth_of_gaining(monster: str) -> float:
    """What it brings to be rid of a monster."""
    entry = MONSTERS[monster]
    return (
        MONSTER
        + TROPHY_POINT * entry.trophy
        + (LOCK[entry.lock] if entry.lock else 0.0)
        + sum(effect_worth(effect) for effect in entry.on_gain)
    )


def effect_worth(effect: Effect) -> float:
    """An effect on the table or on what one has; points are counted elsewhere."""
    match effect.do:
        case "gain":
            return WORTH[effect.what] * effect.count
        case "gate":
            return GATE * effect.count
        case "monster":
            return -MONSTER * effect.count
        case "doom":
            return -(DOOM + LATE_DOOM * 0.5) * effect.count
        case "remove_doom":
            return (DOOM + LATE_DOOM * 0.5) * effect.count
    return 0.0


def loss(player: Player, card: str) -> float:
    """What failing costs: the penalties, and the points by how few are left."""
    value = 0.0
    sanity, stamina = player.sanity, player.stamina
    for effect in CARDS[card].penalties:
        if effect.what == "sanity":
            sanity -= effect.count
        elif effect.what == "stamina":
            stamina -= effect.count
        elif effect.what == "clue":
            value += WORTH["clue"] * min(effect.count, player.clues)
        else:
            value -= effect_worth(effect)
    value += life(player.sanity) - life(sanity) + life(player.stamina) - life(stamina)
    return value


def errand(s: Museum) -> float:
    """The best thing to do at the Entrance."""
    player, seat = s.players[s.active], s.active
    best = LUCK
    best = max(best, life(player.sanity + 1) - life(player.sanity) if player.sanity < player.max_sanity else 0.0)
    best = max(best, life(player.stamina + 1) - life(player.stamina) if player.stamina < player.max_stamina else 0.0)
    rich = trophy_total(s, seat)
    if rich >= 2:
        best = max(best, life(player.max_sanity) - life(player.sanity) - 2 * TROPHY_POINT)
        best = max(best, life(player.max_stamina) - life(player.stamina) - 2 * TROPHY_POINT)
    for what, worth in WORTH.items():
        price = souvenir_price(s, what, seat)
        if rich >= price and on_offer(s, what):
            best = max(best, worth - TROPHY_POINT * price)
    return best
