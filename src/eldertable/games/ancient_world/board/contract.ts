// Made from Python by `eldertable types ancient_world --write`; changes belong there: view, odds, content, choices, events.
export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** The table as a seat sees it. */
export interface Board {
  round: number;
  rounds: number;
  phase: "actions" | "feeding";
  first: number;
  tile_hand: boolean;
  active: number;
  empire: EmpireDeck;
  military: MilitaryDeck;
  titans: TitanPile[];
  provinces: ProvincePile;
  spaces: Record<string, Space>;
  attack: Attack | null;
  scouting: Scouting | null;
  drawn: Drawn | null;
  recruiting: string | null;
  expansion_plus: boolean;
  banner_points: number[];
  players: Player[];
}

/** The Empire cards: the deck in use, the display and its places, and what is out of the game. */
export interface EmpireDeck {
  deck_in_use: "A" | "B" | "start";
  deck: number;
  display: string[];
  places: number;
  discard: string[];
  deck_b: number;
  gone: string[];
}

/** The Military cards. */
export interface MilitaryDeck {
  deck: number;
  display: string[];
  gone: string[];
}

/** A Titan pile: the face-up card, what each player needs to attack it, how many are beneath it and what is known of them. */
export interface TitanPile {
  stars: number;
  up: string | null;
  reach: Reach[];
  left: number;
  known: (string | null)[];
}

/** The Provinces: the face-up card, how many are beneath it and what is known of them. */
export interface ProvincePile {
  up: string | null;
  left: number;
  known: (string | null)[];
}

/** An action space and the citizens on it, in the order they came; `beat` is the value to exceed, 0 if any will do. */
export interface Space {
  open: boolean;
  from_round: number;
  placement: "free" | "higher" | "surcharge";
  citizens: PlacedCitizen[];
  beat: number;
  spared: number[];
}

/** An attack being prepared, with what is still missing. */
export interface Attack {
  seat: number;
  armies: number[];
  titan: string;
  strength: number;
  defence: number;
  missing: number;
  cost: number;
}

/** Titans being put in order; only the scout sees them. */
export interface Scouting {
  seat: number;
  stars: number;
  count: number;
  left: string[] | null;
  arranged: string[] | null;
}

/** The cards of an exploration; only the explorer sees them. */
export interface Drawn {
  seat: number;
  count: number;
  cards: string[] | null;
}

/** A city-state; the secret part of the reserve only for its owner. */
export interface Player {
  colour: string;
  coins: number;
  knowledge: number;
  citizens: number;
  ready: number[];
  famine: number[];
  passed: boolean;
  built: Built[];
  provinces: string[];
  titans: string[];
  armies: Army[];
  reserve: Reserve;
  food: number;
  capacity: number;
  army_slots: number;
  income: Income;
  attack: Strength;
  round_attack: Strength;
  explore_bonus: number;
  discount: number;
  banners: Record<"blue" | "green" | "purple" | "red" | "yellow", number>;
  next_banner: Record<"blue" | "green" | "purple" | "red" | "yellow", number>;
  parts: Record<string, number>;
  total: number;
}

/** The coins that the cheapest winning attack costs (none if there is none), and the strength that all unused armies lack. */
export interface Reach {
  cost: number | null;
  missing: number;
}

/** Somebody's citizen on an action space. */
export interface PlacedCitizen {
  seat: number;
  citizen: number;
}

/** A built Empire card, the citizen on it, and the points it makes itself. */
export interface Built {
  card: string;
  damaged: boolean;
  citizen: number | null;
  points: number | null;
}

/** An army, the coins on it, what it costs to use and what it gives. */
export interface Army {
  card: string;
  legacies: string[];
  name: number;
  picture: number;
  used: boolean;
  cost: number;
  swords: number;
  arrows: number;
  loot: number;
  spy: number;
  repair: number;
}

/** Reserved cards; of the secret ones everybody sees the backs. */
export interface Reserve {
  open: string[];
  secret: string[] | null;
  backs: ("A" | "B" | "start")[];
}

/** What a round brings. */
export interface Income {
  coins: number;
  knowledge: number;
}

/** What is added to attacks. */
export interface Strength {
  swords: number;
  arrows: number;
}

export declare namespace content {
  export interface Catalogue {
    empire_a: EmpireFile;
    empire_b: EmpireFile;
    empire_start: EmpireFile;
    military: MilitaryFile;
    military_start: MilitaryFile;
    titans: TitanFile;
    provinces: ProvinceFile;
    board: BoardFile;
    setup: SetupFile;
    dice: DiceFile;
    scoring: ScoringFile;
  }

  export interface EmpireFile {
    card: EmpireCard[];
  }

  export interface MilitaryFile {
    card: MilitaryCard[];
  }

  export interface TitanFile {
    titan: Titan[];
  }

  export interface ProvinceFile {
    province: Province[];
  }

  export interface BoardFile {
    action: Space[];
    rounds: Rounds;
    display: Displays;
  }

  export interface SetupFile {
    capital: Capital;
    player: Start;
    tokens: Fields;
    tribe: Named[];
    variants: Variants;
  }

  export interface DiceFile {
    die: Die;
  }

  export interface ScoringFile {
    banners: Banners;
    famine: Famine;
  }

  /** A building of a city (AW-1.2). */
  export interface EmpireCard extends Possession {
    copies: number;
    cost?: Cost;
    banners: ("blue" | "green" | "purple" | "red" | "yellow")[];
    action?: CardAction | null;
    trigger?: Trigger | null;
    static?: Static | null;
    scoring?: CardScoring | null;
  }

  /** A Military card (AW-1.3). */
  export interface MilitaryCard extends Entry {
    copies: number;
    cost: Cost;
    swords: number;
    arrows: number;
    use?: Use;
    legacy: Legacy;
  }

  /** A Titan (AW-1.4). */
  export interface Titan extends Possession {
    stars: 1 | 2 | 3;
    defence: number;
    arrows_count: boolean;
    banners: ("blue" | "green" | "purple" | "red" | "yellow")[];
  }

  /** A Province (AW-1.4). */
  export interface Province extends Possession {
  }

  /** An action space of the board (AW-1.1). */
  export interface Space extends Entry {
    placement: "free" | "higher" | "surcharge";
    from_round: number;
    cost_options?: Cost[];
    effects: Effect[];
  }

  /** The round track (AW-3.1 to AW-3.6). */
  export interface Rounds {
    count: number;
    reveal_explore: number;
    reveal_populate: number;
    empire_b_from: number;
  }

  /** How many cards lie face up, by the number of players (AW-2.4, AW-2.5). */
  export interface Displays {
    empire: Record<string, number>;
    military: Record<string, number>;
  }

  /** What the player board shows (AW-1.7). */
  export interface Capital {
    icons: Icons;
  }

  /** What a player begins with (AW-2.6, AW-2.7, AW-2.9). */
  export interface Start {
    colours: string[];
    coins: number;
    knowledge: number;
    extra_coins_by_seat: number[];
    citizens: number[];
    citizens_supply: number[];
    empire: string[];
    military: string[];
  }

  export interface Named {
    id: "blue" | "green" | "purple" | "red" | "yellow";
  }

  export interface Variants {
    expansion_plus: ExpansionPlus;
  }

  /** The damage die (AW-1.6). */
  export interface Die {
    count: number;
    faces: ("blank" | "coin" | "titan")[];
    provenance?: string;
    provenance_note?: string;
    provenance_fields?: Record<string, string>;
  }

  export interface Banners {
    vp: number[];
  }

  export interface Famine {
    vp_per_citizen: number;
  }

  /** What joins a city for good: its icons count, and some things happen once when it is gained. */
  export interface Possession extends Entry {
    icons?: Icons;
    on_gain?: Effect[];
  }

  /** A price, paid to the supply. */
  export interface Cost {
    coins?: number;
    knowledge?: number;
  }

  /** What a citizen on the card brings about (AW-4.30). */
  export interface CardAction {
    cost?: Cost;
    effects: Effect[];
  }

  /** What the card does when something happens. */
  export interface Trigger {
    event: "discover_by_left_neighbour" | "discover_by_right_neighbour" | "own_build_action" | "own_first_pass" | "own_new_citizen";
    optional: boolean;
    cost?: Cost;
    discard_self?: boolean;
    effects: Effect[];
  }

  /** A lasting modifier. */
  export interface Static {
    kind: "build_discount";
    coins: number;
  }

  /** Points at the end of the game (AW-10.4). */
  export interface CardScoring {
    kind: "banner_sets" | "banner_table" | "per_coins" | "per_knowledge" | "per_provinces" | "per_titans";
    tribe?: "blue" | "green" | "purple" | "red" | "yellow" | "";
    table?: number[];
    size?: number;
    each?: number;
    vp?: number;
    max?: number;
  }

  /** What all entries share. */
  export interface Entry {
    id: string;
    name: string;
    name_fr?: string;
    effect?: string;
    provenance?: string;
    provenance_note?: string;
    provenance_fields?: Record<string, string>;
  }

  /** What an army does besides fighting whenever it is paid (AW-6.11, AW-6.12, AW-6.17). */
  export interface Use {
    loot?: number;
    spy?: number;
    repair?: number;
  }

  /** What a retired card adds to its army (AW-5.7). */
  export interface Legacy extends Use {
    swords?: number;
    arrows?: number;
  }

  /** One thing that happens: a verb and what it needs to know. */
  export interface Effect {
    verb: "attack_scouted" | "build" | "build_without_cost" | "copy_action" | "explore" | "fire_event" | "gain_citizen" | "gain_coins" | "gain_coins_per" | "gain_knowledge" | "recruit" | "remove_military_coin" | "repair" | "reserve_one" | "round_attack" | "scout_titans" | "take_first_player" | "take_province";
    amount?: number;
    per?: "" | "food";
    swords?: number;
    arrows?: number;
    draw?: number;
    keep?: number;
    count?: number;
    sources?: ("deck_top" | "display" | "reserve")[];
    event?: "" | "discover";
    optional?: boolean;
  }

  /** What a card gives as long as it is undamaged (AW-8.1). */
  export interface Icons {
    food?: number;
    income_coins?: number;
    income_knowledge?: number;
    army_slots?: number;
    swords?: number;
    arrows?: number;
    explore_bonus?: number;
    capacity?: number;
  }

  export interface ExpansionPlus {
    look: number;
  }
}

export declare namespace choices {
  /** Put a citizen on an action space of the board (D1). */
  export interface PlaceCitizen {
    type: "place_citizen";
    space: string;
  }

  /** Put a citizen on an own Empire card (D1). */
  export interface UseCard {
    type: "use_card";
    card: string;
  }

  /** The citizen that goes there (D1). */
  export interface SendCitizen {
    type: "send_citizen";
    citizen: number;
  }

  /** Attack the face-up Titan of a pile (D1, D20). */
  export interface AttackTitan {
    type: "attack_titan";
    titan: string;
  }

  /** Take no more turns this round (D1). */
  export interface PassTurn {
    type: "pass_turn";
  }

  /** Build an Empire card at its cost (D2). */
  export interface BuildCard {
    type: "build_card";
    card: string;
    source: "display" | "reserve";
  }

  /** Discard the Crane to build an Empire card without its cost (D2, D3). */
  export interface BuildWithCrane {
    type: "build_with_crane";
    card: string;
    source: "display" | "reserve";
  }

  /** Take a Military card of the display (D4). */
  export interface RecruitCard {
    type: "recruit_card";
    card: string;
  }

  /** The recruited card starts an army (D5). */
  export interface NewArmy {
    type: "new_army";
  }

  /** The recruited card goes on top of an army, whose active card is retired (D5). */
  export interface RetireArmy {
    type: "retire_army";
    army: number;
    card: string;
  }

  /** One of the prices of an action (D6). */
  export interface PayWith {
    type: "pay_with";
    coins: number;
    knowledge: number;
  }

  /** Take the face-up Province, or keep one of those looked at (D7). */
  export interface TakeProvince {
    type: "take_province";
    province: string;
  }

  /** Look at the top Provinces before taking one (D7). */
  export interface LookAtProvinces {
    type: "look_at_provinces";
  }

  /** Draw from the Empire deck (D8). */
  export interface ExploreDeck {
    type: "explore_deck";
  }

  /** Take an Empire card of the display into the reserve (D8, D16). */
  export interface ReserveCard {
    type: "reserve_card";
    card: string;
  }

  /** Take the unseen top card of the Empire deck into the reserve (D16). */
  export interface ReserveDeckTop {
    type: "reserve_deck_top";
  }

  /** Keep a drawn card in the reserve (D9). */
  export interface KeepCard {
    type: "keep_card";
    card: string;
  }

  /** Send one more army into the attack (D10). */
  export interface PayArmy {
    type: "pay_army";
    army: number;
    card: string;
  }

  /** Carry out the attack with the armies chosen (D10). */
  export interface Strike {
    type: "strike";
  }

  /** Turn a damaged card face up (D11). */
  export interface RepairCard {
    type: "repair_card";
    card: string;
  }

  /** Turn an undamaged card face down (D12). */
  export interface DamageCard {
    type: "damage_card";
    card: string;
  }

  /** Discard an army above the limit (D13). */
  export interface DisbandArmy {
    type: "disband_army";
    army: number;
    card: string;
  }

  /** Take a coin off an active Military card (D14). */
  export interface RemoveCoin {
    type: "remove_coin";
    army: number;
    card: string;
    place: "name" | "picture";
  }

  /** Make use of a card whose moment has come (D15). */
  export interface UseTrigger {
    type: "use_trigger";
    card: string;
  }

  /** Use the action of a card in another city (D17). */
  export interface CopyAction {
    type: "copy_action";
    card: string;
  }

  /** Look at the top of a Titan pile (D18). */
  export interface ScoutPile {
    type: "scout_pile";
    stars: number;
  }

  /** Put a Titan next in the new order (D19). */
  export interface ArrangeTitan {
    type: "arrange_titan";
    titan: string;
  }

  /** These citizens lie on Famine during the next round (D21). */
  export interface Starve {
    type: "starve";
    citizens: number[];
  }

  /** Do without what is offered. */
  export interface Decline {
    type: "decline";
  }

  export type Choice = PlaceCitizen | UseCard | SendCitizen | AttackTitan | PassTurn | BuildCard | BuildWithCrane | RecruitCard | NewArmy | RetireArmy | PayWith | TakeProvince | LookAtProvinces | ExploreDeck | ReserveCard | ReserveDeckTop | KeepCard | PayArmy | Strike | RepairCard | DamageCard | DisbandArmy | RemoveCoin | UseTrigger | CopyAction | ScoutPile | ArrangeTitan | Starve | Decline;
}

export declare namespace reasons {
  /** The space is still covered (AW-3.4, AW-3.5). */
  export interface OpensLater {
    type: "opens_later";
    round: number;
  }

  /** All citizens are placed or on Famine (AW-4.1). */
  export interface NoCitizenLeft {
    type: "no_citizen_left";
  }

  /** A citizen must be higher than all that stand there (AW-4.2). */
  export interface NeedsHigherCitizen {
    type: "needs_higher_citizen";
    beat: number;
  }

  /** There are too few coins. */
  export interface NeedsCoins {
    type: "needs_coins";
    count: number;
    missing: number;
  }

  /** There is too little knowledge. */
  export interface NeedsKnowledge {
    type: "needs_knowledge";
    count: number;
    missing: number;
  }

  /** Neither price of Expand can be paid (AW-4.16). */
  export interface NeedsProvincePrice {
    type: "needs_province_price";
  }

  /** There is no Province left to take (AW-4.6). */
  export interface NoProvinceLeft {
    type: "no_province_left";
  }

  /** There is no Empire card left to explore (AW-4.6). */
  export interface NothingToFind {
    type: "nothing_to_find";
  }

  /** No citizen is left in the supply (AW-4.26). */
  export interface AllCitizensThere {
    type: "all_citizens_there";
  }

  /** There is no capacity for another card (AW-4.12). */
  export interface CityFull {
    type: "city_full";
    capacity: number;
  }

  /** A second copy is never built (AW-4.13). */
  export interface AlreadyBuilt {
    type: "already_built";
  }

  /** No card on offer can be built (AW-4.6). */
  export interface NothingToBuild {
    type: "nothing_to_build";
  }

  /** No card on offer can be paid (AW-4.6). */
  export interface NothingToRecruit {
    type: "nothing_to_recruit";
  }

  /** No slot is free and every army is used (AW-5.5). */
  export interface NoPlaceForArmy {
    type: "no_place_for_army";
  }

  /** A citizen is already on the card (AW-4.31). */
  export interface CardTaken {
    type: "card_taken";
  }

  /** A damaged card does nothing (AW-6.30). */
  export interface CardIsDamaged {
    type: "card_is_damaged";
  }

  /** The action could not be carried out (AW-4.34). */
  export interface NothingToDo {
    type: "nothing_to_do";
  }

  /** All unused armies together do not reach the defence (AW-6.7). */
  export interface AttackTooWeak {
    type: "attack_too_weak";
    missing: number;
  }

  /** Every army is used (AW-6.4). */
  export interface NoArmyReady {
    type: "no_army_ready";
  }

  export type Why = OpensLater | NoCitizenLeft | NeedsHigherCitizen | NeedsCoins | NeedsKnowledge | NeedsProvincePrice | NoProvinceLeft | NothingToFind | AllCitizensThere | CityFull | AlreadyBuilt | NothingToBuild | NothingToRecruit | NoPlaceForArmy | CardTaken | CardIsDamaged | NothingToDo | AttackTooWeak | NoArmyReady;
}

export declare namespace events {
  /** The action of a card in another city was used (AW-8.5). */
  export interface ActionCopied {
    type: "action_copied";
    seat: number;
    card: string;
  }

  /** An army above the limit left the game (AW-5.10). */
  export interface ArmyDisbanded {
    type: "army_disbanded";
    seat: number;
    card: string;
  }

  /** The recruited card started an army (AW-5.3). */
  export interface ArmyFormed {
    type: "army_formed";
    seat: number;
    card: string;
  }

  /** An army was paid for an attack (AW-6.3). */
  export interface ArmyPaid {
    type: "army_paid";
    seat: number;
    card: string;
    coins: number;
  }

  /** An active card became a legacy under the recruited one (AW-5.6). */
  export interface ArmyRetired {
    type: "army_retired";
    seat: number;
    card: string;
    legacy: string;
    coins: number;
  }

  /** The attack is higher for the rest of the round (AW-4.15). */
  export interface AttackRaised {
    type: "attack_raised";
    seat: number;
    swords: number;
    arrows: number;
  }

  /** An Empire card was built (AW-4.14). */
  export interface Built {
    type: "built";
    seat: number;
    card: string;
    source: "display" | "reserve";
  }

  /** An Empire card was turned face down (AW-6.15). */
  export interface CardDamaged {
    type: "card_damaged";
    seat: number;
    card: string;
  }

  /** A damaged Empire card was turned face up. */
  export interface CardRepaired {
    type: "card_repaired";
    seat: number;
    card: string;
  }

  /** An Empire card of the display went to a reserve (AW-4.24). */
  export interface CardReserved {
    type: "card_reserved";
    seat: number;
    card: string;
  }

  /** A citizen went to an own Empire card (AW-4.30). */
  export interface CardUsed {
    type: "card_used";
    seat: number;
    citizen: number;
    card: string;
  }

  /** Empire cards went to the discard pile. */
  export interface CardsDiscarded {
    type: "cards_discarded";
    seat: number;
    cards: string[];
  }

  /** A player explores the Empire deck (AW-4.23); the others learn only how many cards. */
  export interface CardsDrawn {
    type: "cards_drawn";
    seat: number;
    count: number;
    cards: string[];
  }

  /** A new citizen lies on Famine until it is fed (AW-4.27). */
  export interface CitizenGained {
    type: "citizen_gained";
    seat: number;
    citizen: number;
  }

  /** A citizen went to an action space (AW-4.1). */
  export interface CitizenPlaced {
    type: "citizen_placed";
    seat: number;
    citizen: number;
    space: string;
  }

  /** A coin was taken off a Military card (AW-8.4). */
  export interface CoinRemoved {
    type: "coin_removed";
    seat: number;
    card: string;
    place: "name" | "picture";
  }

  /** Coins were taken from the supply. */
  export interface CoinsGained {
    type: "coins_gained";
    seat: number;
    count: number;
  }

  /** Coins were lost to the dice (AW-6.14). */
  export interface CoinsLost {
    type: "coins_lost";
    seat: number;
    count: number;
  }

  /** A card was discarded to build another without its cost (AW-8.8). */
  export interface CraneDiscarded {
    type: "crane_discarded";
    seat: number;
    card: string;
  }

  /** A player did without what was offered. */
  export interface Declined {
    type: "declined";
    seat: number;
  }

  /** The damage dice were rolled (AW-6.13). */
  export interface DiceRolled {
    type: "dice_rolled";
    seat: number;
    titans: number;
    coins: number;
    blanks: number;
  }

  /** A new Empire display (AW-3.7). */
  export interface EmpireDealt {
    type: "empire_dealt";
    cards: string[];
  }

  /** The Empire B deck comes into use (AW-3.6). */
  export interface EmpireDeckChanged {
    type: "empire_deck_changed";
  }

  /** The Empire discard pile became the new deck (AW-3.9). */
  export interface EmpireReshuffled {
    type: "empire_reshuffled";
    count: number;
  }

  /** The game is over (AW-9.7). */
  export interface GameEnded {
    type: "game_ended";
    reason: "six_rounds";
  }

  /** Income at the end of the round (AW-9.2). */
  export interface IncomeTaken {
    type: "income_taken";
    seat: number;
    coins: number;
    knowledge: number;
  }

  /** Knowledge was taken from the supply. */
  export interface KnowledgeGained {
    type: "knowledge_gained";
    seat: number;
    count: number;
  }

  /** Armies brought coins (AW-6.17). */
  export interface Looted {
    type: "looted";
    seat: number;
    count: number;
  }

  /** Military cards were added to the display (AW-3.8). */
  export interface MilitaryDealt {
    type: "military_dealt";
    cards: string[];
  }

  /** A price was paid to the supply. */
  export interface Paid {
    type: "paid";
    seat: number;
    coins: number;
    knowledge: number;
  }

  /** A player takes no more turns this round (AW-7.1). */
  export interface Passed {
    type: "passed";
    seat: number;
  }

  /** The next Province was turned face up. */
  export interface ProvinceRevealed {
    type: "province_revealed";
    province: string;
  }

  /** A Province joined a city (AW-4.16). */
  export interface ProvinceTaken {
    type: "province_taken";
    seat: number;
    province: string;
  }

  /** A player looks at the top Provinces (AW-11.1); the others learn only how many. */
  export interface ProvincesSeen {
    type: "provinces_seen";
    seat: number;
    count: number;
    provinces: string[];
  }

  /** A Military card was taken from the display (AW-4.22). */
  export interface Recruited {
    type: "recruited";
    seat: number;
    card: string;
  }

  /** A round begins; the holder of the First Player tile starts (AW-3.2). */
  export interface RoundBegan {
    type: "round_began";
    round: number;
    seat: number;
  }

  /** A card that only its owner knows went to a reserve (AW-4.23, AW-8.6). */
  export interface SecretReserved {
    type: "secret_reserved";
    seat: number;
    card: string;
  }

  /** An action space of the board can be used from now on (AW-3.4, AW-3.5). */
  export interface SpaceUncovered {
    type: "space_uncovered";
    space: string;
  }

  /** Armies brought knowledge (AW-6.11). */
  export interface Spied {
    type: "spied";
    seat: number;
    count: number;
  }

  /** Citizens without food lie on Famine (AW-9.6). */
  export interface Starved {
    type: "starved";
    seat: number;
    citizens: number[];
  }

  /** The extra coin for a space where others stand (AW-4.3). */
  export interface SurchargePaid {
    type: "surcharge_paid";
    seat: number;
    space: string;
  }

  /** The First Player tile was taken or kept, and turned hand-up (AW-4.19). */
  export interface TileTaken {
    type: "tile_taken";
    seat: number;
  }

  /** A Titan fell and joined the city (AW-6.7). */
  export interface TitanDefeated {
    type: "titan_defeated";
    seat: number;
    titan: string;
    strength: number;
  }

  /** The next Titan of a pile was turned face up (AW-6.10). */
  export interface TitanRevealed {
    type: "titan_revealed";
    titan: string;
  }

  /** A player looks at the top of a Titan pile (AW-8.14); the others learn only which pile. */
  export interface TitansScouted {
    type: "titans_scouted";
    seat: number;
    stars: number;
    titans: string[];
  }

  export type Event = ActionCopied | ArmyDisbanded | ArmyFormed | ArmyPaid | ArmyRetired | AttackRaised | Built | CardDamaged | CardRepaired | CardReserved | CardUsed | CardsDiscarded | CardsDrawn | CitizenGained | CitizenPlaced | CoinRemoved | CoinsGained | CoinsLost | CraneDiscarded | Declined | DiceRolled | EmpireDealt | EmpireDeckChanged | EmpireReshuffled | GameEnded | IncomeTaken | KnowledgeGained | Looted | MilitaryDealt | Paid | Passed | ProvinceRevealed | ProvinceTaken | ProvincesSeen | Recruited | RoundBegan | SecretReserved | SpaceUncovered | Spied | Starved | SurchargePaid | TileTaken | TitanDefeated | TitanRevealed | TitansScouted;
}
