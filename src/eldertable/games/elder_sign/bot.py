"""How good a position is: Elder Signs against doom, what everybody has, and what the attempt under way promises."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, DECK_OF, HAND, INVESTIGATORS, MONSTERS, TROPHY, Effect
from eldertable.games.elder_sign.odds import attempt_chance, canonical, solver, terror_of
from eldertable.games.elder_sign.rules.dice import supply
from eldertable.games.elder_sign.rules.entrance import on_offer, souvenir_price
from eldertable.games.elder_sign.rules.gains import trophy_total
from eldertable.games.elder_sign.rules.tasks import rows
from eldertable.games.elder_sign.scoring import VICTORIES
from eldertable.games.elder_sign.state import Attempt, Museum, Player
from eldertable.kernel import Seat

# Everything is measured in Elder Signs.
DOOM, LATE_DOOM = 1.0, 0.8
WORTH = {"elder_sign": 1.0, "unique": 0.35, "common": 0.25, "spell": 0.25, "ally": 0.4, "clue": 0.2}
TROPHY_POINT = 0.09
GATE, MONSTER, LOCK, MIDNIGHT = 0.35, 0.15, 0.3, 0.5
# What so many points of Sanity or Stamina are worth; the last ones keep an investigator alive.
LIFE = (-1.0, 0.0, 0.3, 0.52, 0.68, 0.8, 0.88, 0.94, 1.0)
NEWCOMER = 0.4
# What a card that adds a die is worth to keep.
BOOST = 0.28
OUT = -2.0
BASE_LIFE = 2 * LIFE[5]
# How sharply a lead decides, and what the battle is worth at best.
CALM = 4.0
BATTLE = 0.25
LUCK = 0.08


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
    lead = s.elder_signs - s.doom * (DOOM + LATE_DOOM * filled) + board(s)
    lead += sum([wealth(player, s) for player in s.players])
    if s.phase == "entrance":
        lead += errand(s)
    elif s.attempt is not None:
        lead += prospect(s, s.attempt)
    return 1 / (1 + exp(-(lead - 0.2 * ancient_one.elder_signs) / CALM)) * 0.9 + 0.05


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


def life(points: int) -> float:
    """What points are worth."""
    return LIFE[max(0, min(points, 8))]


@lru_cache(maxsize=1 << 14)
def hand_worth(cards: tuple[str, ...]) -> float:
    """What a hand is worth."""
    return sum(WORTH[DECK_OF[card]] for card in cards)


def board(s: Museum) -> float:
    """What lies in the museum: gates, monsters, locked dice, and what midnight will bring."""
    value = GATE * len(s.worlds) - LOCK * len(s.locks)
    near = 0.4 + 0.2 * s.clock
    for card in s.places:
        if card and CARDS[card].midnight:
            value -= MIDNIGHT * near
    for token in s.tokens:
        value -= MONSTER + 0.12 * max(0.0, reward(token.card))
        if MONSTERS[token.monster].midnight:
            value -= MIDNIGHT * near
        if token.monster in s.gains:
            value += MONSTER + TROPHY_POINT * TROPHY[token.monster]
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
    return best


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
        value += MIDNIGHT
    if CARDS[card].lock:
        value += LOCK
    for token in s.tokens:
        if token.card == card and token.monster not in s.gains:
            value += MONSTER + 0.12 * max(0.0, reward(card)) + TROPHY_POINT * TROPHY[token.monster]
    return value - (GATE if CARDS[card].other_world else 0.0)


@lru_cache
def reward(card: str) -> float:
    """The printed rewards of a card."""
    return sum(effect_worth(effect) for effect in CARDS[card].rewards) if card in CARDS else 0.0


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
