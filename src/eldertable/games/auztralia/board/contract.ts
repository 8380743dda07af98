// Made from Python by `eldertable types auztralia --write`; changes belong there: view, odds, content, choices, events.
export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** The table as a seat sees it. `unfit` tells why a hex cannot be chosen now, `tolls` the time that rails of others cost. */
export interface Board {
  map: "east" | "west";
  mode: "cooperative" | "solo" | "standard" | "two_player_variants";
  challenge: "hard" | "insane" | "medium" | "none";
  level: "easy" | "hard" | "insane" | null;
  objective: string | null;
  variants: string[];
  offer: string[];
  shared_rails: boolean;
  phase: string;
  active: number;
  first: number;
  track: number[];
  old_ones: OldOnes;
  tiles: Tile[];
  stacks: number[];
  aside: string[];
  gone: string[];
  deposits: Deposit[];
  farms: Farm[];
  rails: [number, number][][];
  supply: Record<"coal" | "gold" | "iron" | "phosphate", number>;
  units: Record<"airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry", number>;
  display: string[];
  deck: number;
  deck_top: string[];
  dealt: string[];
  dismissed: string[];
  old_one_deck: number;
  old_one_discard: string[];
  revelation_deck: RevelationDeck;
  revelations_to_come: number[];
  revelations_seen: string[];
  box: string | null;
  gift: string | null;
  picked: number[];
  stopped: string[];
  combat: Combat | null;
  unfit: Record<string, string>;
  tolls: Record<string, number>;
  players: Player[];
}

/** The odds that help to decide now, by the policy of withdrawing: of every attack in reach, of a force, or of fighting on. */
export interface Chances {
  policy: "careful" | "stand";
  attacks?: Record<string, Odds>;
  force?: Odds;
  fight?: Odds;
}

/** The Old Ones as a player of their own. */
export interface OldOnes {
  time: number;
  activating: boolean;
  score: OldOnesScore;
  hidden: HiddenWorth;
  next_to_wake: number | null;
}

/** A tile: its face if it shows it, else the level of its back; at the end all faces. */
export interface Tile {
  hex: number;
  up: boolean;
  level: number;
  id?: string;
  type?: "blank" | "cthulhu" | "loyalist" | "mi_go" | "shoggoth" | "temple" | "zombie";
  vp?: number;
  capacity?: number;
  damage?: number;
  marks?: Mark[];
  course?: Course | null;
}

/** Goods that lie in a hex. */
export interface Deposit {
  hex: number;
  kind: "coal" | "gold" | "iron" | "phosphate" | "vp_token";
  count: number;
}

/** Somebody's farm. */
export interface Farm {
  seat: number;
  kind: "cattle" | "corn" | "sheep";
  hex: number;
  ravaged: boolean;
}

/** The revelations to come: how many, and the level of the next one. */
export interface RevelationDeck {
  cards: number;
  level: number | null;
}

/** The fight in progress. */
export interface Combat {
  seat: number;
  hex: number;
  kind: "attack" | "defence" | "kapena";
  force: Record<"airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry", number>;
  damage: Record<"airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry", number>;
  sanity: number;
  used: string[];
  card: string | null;
  cards: number;
  broken: boolean;
  cubes: number;
  fallen: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry" | null;
  next_card: NextCard;
  mustering: Mustering | null;
}

/** What lies in front of a player, the clear network, and the score if the game ended now. */
export interface Player {
  time: number;
  done: boolean;
  hq: number;
  discs: number;
  boxes: Record<string, number>;
  times: Record<string, [number, number]>;
  goods: Record<"coal" | "gold" | "iron" | "phosphate", number>;
  barracks: Record<"airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry", number>;
  ranges: Record<"airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry", number>;
  capacities: Record<"airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry", number>;
  sanity: number;
  cards: string[];
  trophies: string[];
  vp: number;
  port: number | null;
  network: number[];
  parts: Record<string, number>;
  total: number;
}

/** How a fight ends: the chances, and means of what it does and costs. */
export interface Odds {
  win: number;
  defeat: number;
  withdraw: number;
  damage: number;
  cards: number;
  losses: Record<"airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry", number>;
  exact: boolean;
}

/** The Old Ones' score so far; what face-down tiles will count is unknown until the end. */
export interface OldOnesScore {
  face_up: number;
  face_down: number | null;
  ravaged: number;
}

/** The least and the most that face-down tiles can count for the Old Ones, by what has not been seen of each level. */
export interface HiddenWorth {
  count: number;
  least: number;
  most: number;
}

/** What a player has done to an Old One. */
export interface Mark {
  seat: number;
  damage: number;
  discs: number;
}

/** Where a revealed Old One is heading: its nearest targets, how far, and its possible next steps. */
export interface Course {
  distance: number;
  targets: number[];
  steps: number[];
}

/** What the next Old One card may do, by the cards not yet discarded: for each outcome the number of cards that bring it. */
export interface NextCard {
  cards: number;
  sanity: number[];
  cubes: number[];
  airship: number[];
  foes: FoeAhead[];
}

/** While a force is assembled: who can reach the hex, who has been asked, and the time it costs so far. */
export interface Mustering {
  able: ("airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry")[];
  asked: ("airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry")[];
  time: number;
}

/** How many of the cards deal an Old One so many hits, and how many of them are fatal. */
export interface FoeAhead {
  tile: string;
  hits: number[];
  fatal: number;
}

export declare namespace content {
  export interface Catalogue {
    map_east: MapFile;
    map_west: MapFile;
    survey_tiles: SurveyFile;
    old_one_tiles: TileFile;
    old_one_cards: OldOneCardFile;
    revelation_cards: RevelationFile;
    personalities: PersonalityFile;
    solo: SoloFile;
    two_player_variants: VariantFile;
    units: UnitFile;
    player_board: BoardFile;
    time_track: TrackFile;
    components: ComponentFile;
    modes: ModeFile;
  }

  /** A map and the rules that hang on it (AZ-2, AZ-13). */
  export interface MapFile extends File {
    id: "east" | "west";
    name: string;
    orientation: "flat_top";
    compass: Record<string, [number, number]>;
    port_min_distance: number;
    ports_may_be_adjacent: boolean;
    solo_optional_survey: number;
    terrains: ("coast" | "desert" | "farmland" | "hills" | "outback")[];
    resources_forbidden_on: ("coast" | "desert" | "farmland" | "hills" | "outback")[];
    old_ones_only_on: ("coast" | "desert" | "farmland" | "hills" | "outback")[];
    resources_not_placed: ("coal" | "gold" | "iron" | "phosphate")[];
    farm_terrain: Record<"cattle" | "corn" | "sheep", ("coast" | "desert" | "farmland" | "hills" | "outback")[]>;
    hex: Hex[];
  }

  export interface SurveyFile extends File {
    tile: SurveyTile[];
  }

  export interface TileFile extends File {
    type: TypeEntry[];
    tile: OldOneTile[];
    challenge_tile: OldOneTile[];
  }

  export interface OldOneCardFile extends File {
    example_combat_order: number[];
    example_movement_order: number[];
    card: OldOneCard[];
  }

  export interface RevelationFile extends File {
    card: Revelation[];
  }

  export interface PersonalityFile extends File {
    personality: Personality[];
  }

  export interface SoloFile extends File {
    start_space: number;
    recruit_refresh_gold: number;
    level: Level[];
    objective: Objective[];
  }

  export interface VariantFile extends File {
    card: VariantCard[];
  }

  export interface UnitFile extends File {
    unit: UnitEntry[];
  }

  /** The player board. */
  export interface BoardFile extends File {
    start: StartGoods;
    retrieve_without_cube_time: number;
    west: WesternSide;
    box: Box[];
  }

  /** The time track (AZ-3). */
  export interface TrackFile extends File {
    last_space: number;
    end_space: number;
    old_one_start: number;
    lit: number[];
    start_space: Record<string, number>;
    coop_start_bonus: number;
    movement_cards_per_step: number;
    reveal_moves: number;
  }

  /** Counts, limits and scoring. */
  export interface ComponentFile extends File {
    per_player: PerPlayer;
    supply: Supply;
    tiles: TileCounts;
    cards: CardCounts;
    scoring: Scoring;
    farm: Named[];
    resource: Named[];
    terrain: Named[];
  }

  export interface ModeFile extends File {
    mode: ModeEntry[];
    challenge: Challenge[];
  }

  /** A content file, with where its facts come from. */
  export interface File {
    provenance: string;
    provenance_note?: string;
  }

  /** A hex of the map (AZ-1.1). */
  export interface Hex {
    n: number;
    q: number;
    r: number;
    col: number;
    row: number;
    terrain: "coast" | "desert" | "farmland" | "hills" | "outback";
    level?: number;
    survey?: boolean;
    port?: string;
    vp_token?: number;
    coastal?: boolean;
  }

  /** A survey tile: its own hex and the six neighbours (AZ-2.5). */
  export interface SurveyTile {
    id: string;
    number: number;
    red_clip: boolean;
    c?: SurveyPart | null;
    d1?: SurveyPart | null;
    d2?: SurveyPart | null;
    d3?: SurveyPart | null;
    d4?: SurveyPart | null;
    d5?: SurveyPart | null;
    d6?: SurveyPart | null;
  }

  /** A type of Old One (AZ-1.9). */
  export interface TypeEntry extends Named {
    moves: boolean;
    regenerates?: boolean;
  }

  /** An Old One tile (AZ-1.8); `mark` and `spawns` only on the tiles of the challenges (AZ-15). */
  export interface OldOneTile extends Named {
    type: "blank" | "cthulhu" | "loyalist" | "mi_go" | "shoggoth" | "temple" | "zombie";
    level: number;
    vp: number;
    capacity: number;
    mark?: "" | "X" | "XX";
    spawns?: "blank" | "cthulhu" | "loyalist" | "mi_go" | "shoggoth" | "temple" | "zombie" | "";
  }

  /** An Old One card: combat rows, and movement by circles, compass and rotation. */
  export interface OldOneCard {
    id: string;
    number: number;
    compass: 1 | 2 | 3 | 4 | 5 | 6;
    rotation: "anticlockwise" | "clockwise";
    moves: ("blank" | "cthulhu" | "loyalist" | "mi_go" | "shoggoth" | "temple" | "zombie")[];
    cthulhu: Row;
    shoggoth: Row;
    mi_go: Row;
    zombie: Row;
    loyalist: Row;
    temple: Row;
  }

  /** A revelation card (AZ-8.2). */
  export interface Revelation {
    id: string;
    number: number;
    level: 1 | 2 | 3;
    name: string;
    text: string;
    effect: Effect[];
    benefit?: Effect[];
  }

  /** A personality (AZ-9). */
  export interface Personality extends Named {
    number: number;
    number_printed: boolean;
    kind: "end_scoring" | "once_per_combat" | "one_use" | "persistent";
    text: string;
    effect: Effect[];
  }

  /** A difficulty of the solo game (AZ-11.2). */
  export interface Level extends Named {
    gold: number;
    iron: number;
    coal: number;
    vp: number;
    survey_hex_14: boolean;
  }

  /** A solo objective card; `effect` says it in words. */
  export interface Objective {
    id: string;
    number: number;
    name: string;
    effect: string;
    vp: number;
    condition: Condition;
  }

  /** A card with two variants. */
  export interface VariantCard {
    id: string;
    number: number;
    a: Variant;
    b: Variant;
  }

  /** A type of military unit (AZ-1.6). */
  export interface UnitEntry extends Named {
    count: number;
    cost: number;
    max_per_buy: number;
    range: number;
    capacity: number;
    adds_time: boolean;
    airship: boolean;
  }

  export interface StartGoods {
    coal: number;
    iron: number;
    gold: number;
    sanity: number;
  }

  export interface WesternSide {
    rail_cost: RailCost;
  }

  /** An action box of the player board (AZ-1.5). */
  export interface Box {
    id: string;
    action: "attack" | "build_rail" | "buy_military" | "farm" | "import_export" | "mine" | "recruit" | "retrieve";
    name: string;
    time: number | "attack" | "n_farms";
    coal?: number;
    iron?: number;
    rails?: number;
    terrains?: ("coast" | "desert" | "farmland" | "hills" | "outback")[];
    sub_actions?: number;
    max_farms?: number;
    min_time?: number;
  }

  export interface PerPlayer {
    port: number;
    cubes: number;
    discs: number;
    rails: number;
    farms: Record<"cattle" | "corn" | "sheep", number>;
    player_board: number;
    colours: string[];
  }

  export interface Supply {
    coal: number;
    iron: number;
    gold: number;
    phosphate: number;
    sanity: number;
    vp_tokens: number;
    vp_token_split: Record<string, number>;
    old_one_cubes: number;
    old_one_disc: number;
  }

  export interface TileCounts {
    survey: number;
    survey_red_clip: number;
    old_one_level_1: number;
    old_one_level_2: number;
    old_one_level_3: number;
    challenge: number;
  }

  export interface CardCounts {
    old_one: number;
    personality: number;
    revelation: number;
    solo_objective: number;
    two_player_variant: number;
  }

  export interface Scoring {
    productive_farm: number;
    phosphate: number;
    ravaged_farm_old_ones: number;
    face_up_tile_factor_old_ones: number;
    face_down_tile_factor_old_ones: number;
  }

  /** An entry with an id and its names in the rulebooks. */
  export interface Named {
    id: string;
    name: string;
    name_fr?: string;
    name_pl?: string;
  }

  /** A mode and the player counts it is for. */
  export interface ModeEntry {
    id: string;
    name: string;
    players: number[];
    maps: ("east" | "west")[];
    levels?: string[];
    objective_card?: boolean;
    draw?: Draw[];
    start_bonus?: number;
    foreign_rail_time?: number;
    gifts?: string[];
    win?: string;
  }

  /** A challenge (AZ-15). */
  export interface Challenge extends Named {
    players: number[];
    spawning_temples: boolean;
    remove_blanks: boolean;
    remove_red_clip_survey: boolean;
  }

  /** What a survey tile puts into one hex. */
  export interface SurveyPart {
    coal?: number;
    iron?: number;
    gold?: number;
    phosphate?: number;
    old_one?: boolean;
  }

  /** The row of a type on an Old One card (AZ-6.6). */
  export interface Row {
    hits: ("airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry")[];
    cube?: number;
    airship?: number;
    sanity?: number;
  }

  /** What a card or variant does: a verb of the vocabulary (content/README.md) and its fields. */
  export interface Effect {
    verb: "assassinate" | "attack_cost" | "combat_damage" | "combat_sanity" | "damage_any_revealed" | "display_size" | "draft_personality" | "early_withdraw" | "farm_defence_damage" | "farm_intercept" | "farm_same_type" | "gain" | "gain_choice" | "gain_unit" | "gain_vp" | "heal_damage" | "mine_bonus" | "movement_cards" | "no_event" | "off_rail_range" | "old_one_start" | "place_farms" | "place_rails" | "port_defence_damage" | "remove_survey" | "remove_temple" | "remove_units" | "restore_farms" | "retrieve_cubes" | "reveal_lowest" | "reveal_tiles" | "sacrifice_for_damage" | "save_unit" | "score_per" | "shared_rails" | "skip_survey" | "spawn_at_temples" | "start_resources" | "start_units" | "take_personality" | "unit_capacity";
    n?: number;
    resource?: "coal" | "gold" | "iron" | "phosphate" | "";
    resources?: ("coal" | "gold" | "iron" | "phosphate")[];
    unit?: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry" | "" | "any";
    value?: number;
    target?: "" | "any_face_down";
    source?: "" | "display";
    moves?: number;
    level?: number;
    fallback?: number;
    bonus?: number;
    except_units?: ("airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry")[];
    except_resources?: string[];
    requires_unit?: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry" | "";
    delta?: number;
    min?: number;
    max?: number;
    coal?: number;
    iron?: number;
    gold?: number;
    time?: number;
    what?: "productive_cattle" | "productive_corn" | "productive_sheep" | "rails" | "tiles_collected" | "";
    per?: number;
    vp?: number;
    space?: number;
    time_per_rail?: number;
    hexes?: number[];
    red_clip?: boolean;
    deal?: number;
    keep?: number;
    lit?: number;
    unlit?: number;
    infantry?: number;
    armoured_car?: number;
    artillery?: number;
    airship?: number;
    armoured_train?: number;
  }

  /** What a solo objective asks for at the end (AZ-11.5). */
  export interface Condition {
    check: "all" | "face_down_tiles_on_map" | "phosphate" | "productive_farms" | "rails_on_map" | "ravaged_farms" | "tiles_collected" | "unit_types_in_barracks";
    farm?: "cattle" | "corn" | "sheep" | "any";
    min?: number;
    max?: number;
    min_capacity?: number;
    west_vp_tokens_min?: number;
    of?: Condition[];
  }

  /** A two-player variant (AZ-12). */
  export interface Variant {
    id: string;
    name: string;
    text: string;
    effect: Effect[];
  }

  export interface RailCost {
    coal: number;
    iron: number;
  }

  export interface Draw {
    cards: number;
    choose: number;
  }
}

export declare namespace choices {
  /** Play for this solo objective (D3). */
  export interface ChooseObjective {
    type: "choose_objective";
    objective: string;
  }

  /** Play with this two-player variant (D2). */
  export interface ChooseVariant {
    type: "choose_variant";
    variant: string;
  }

  /** Put the Port on a port site (D1). */
  export interface PlacePort {
    type: "place_port";
    hex: number;
    site: string;
  }

  /** Keep one of the personalities dealt by Old Friends (D25). */
  export interface KeepFriend {
    type: "keep_friend";
    card: string;
  }

  /** Take the action of a box (D4). */
  export interface TakeAction {
    type: "take_action";
    box: string;
  }

  /** Play a one-use personality (D4, D15). */
  export interface PlayCard {
    type: "play_card";
    card: string;
  }

  /** Lay a rail between two hexes (D5). */
  export interface LayRail {
    type: "lay_rail";
    hex: number;
    other: number;
  }

  /** Let it be enough. */
  export interface Stop {
    type: "stop";
  }

  /** Take all tokens of a kind from a hex (D6). */
  export interface Mine {
    type: "mine";
    hex: number;
    kind: "coal" | "gold" | "iron" | "phosphate" | "vp_token";
  }

  /** Take a personality of the display (D7, D23). */
  export interface TakePersonality {
    type: "take_personality";
    card: string;
  }

  /** Pay 1 gold and look at the top of the deck (D7). */
  export interface LookAtDeck {
    type: "look_at_deck";
  }

  /** Pay 1 gold to replace cards of the display (D7, solo). */
  export interface RefreshDisplay {
    type: "refresh_display";
  }

  /** Send a personality of the display away (D7, solo). */
  export interface DiscardPersonality {
    type: "discard_personality";
    card: string;
  }

  /** Keep one of the cards looked at (D8). */
  export interface KeepLooked {
    type: "keep_looked";
    card: string;
  }

  /** Exchange one of the cards looked at for one of the display (D8). */
  export interface SwapLooked {
    type: "swap_looked";
    card: string;
    other: string;
  }

  /** Choose who receives it (D9). */
  export interface GiveTo {
    type: "give_to";
    seat: number;
  }

  /** Buy units of one type (D10). */
  export interface BuyUnits {
    type: "buy_units";
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
    count: number;
  }

  /** Take 1 coal or iron (D11). */
  export interface Import {
    type: "import";
    kind: "coal" | "gold" | "iron" | "phosphate";
  }

  /** Return 1 coal or iron for 1 gold (D11). */
  export interface Export {
    type: "export";
    kind: "coal" | "gold" | "iron" | "phosphate";
  }

  /** Place a farm (D12). */
  export interface PlaceFarm {
    type: "place_farm";
    farm: "cattle" | "corn" | "sheep";
    hex: number;
  }

  /** Attack the Old Ones in a hex (D13, D21). */
  export interface AttackHex {
    type: "attack_hex";
    hex: number;
  }

  /** Send so many units of a type (D13). */
  export interface SendUnits {
    type: "send_units";
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
    count: number;
  }

  /** Do without the attack (D21). */
  export interface Decline {
    type: "decline";
  }

  /** Withdraw nobody (D16, D17). */
  export interface FightOn {
    type: "fight_on";
  }

  /** Withdraw a part of the force (D16, D17). */
  export interface Withdraw {
    type: "withdraw";
    part: "airships" | "all" | "others";
  }

  /** Use a once-per-combat personality (D15). */
  export interface UseCard {
    type: "use_card";
    card: string;
  }

  /** Use no more cards now (D15). */
  export interface Continue {
    type: "continue";
  }

  /** Put a damage cube on a stack (D18). */
  export interface AssignDamage {
    type: "assign_damage";
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** Let Franz Neumann save the unit (D19). */
  export interface SaveUnit {
    type: "save_unit";
  }

  /** Let the unit go (D19). */
  export interface LoseUnit {
    type: "lose_unit";
  }

  /** Destroy an own unit for General Takanashi (D20). */
  export interface SacrificeUnit {
    type: "sacrifice_unit";
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** Remove a damage cube with Luigi Caprotti (D15). */
  export interface HealUnit {
    type: "heal_unit";
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** Choose the Old One that takes the damage (D15, D20, D23). */
  export interface TargetTile {
    type: "target_tile";
    tile: string;
    hex: number;
  }

  /** Turn up the face-down tile in a hex (D22). */
  export interface RevealTile {
    type: "reveal_tile";
    hex: number;
  }

  /** Remove the Temple in a hex with everything there (D23). */
  export interface RemoveTemple {
    type: "remove_temple";
    hex: number;
  }

  /** Make a ravaged farm productive again (D23). */
  export interface RestoreFarm {
    type: "restore_farm";
    hex: number;
  }

  /** Take a free unit (D23). */
  export interface TakeUnit {
    type: "take_unit";
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** Take this resource as a benefit (D24). */
  export interface TakeGood {
    type: "take_good";
    kind: "coal" | "gold" | "iron" | "phosphate";
  }

  export type Choice = ChooseObjective | ChooseVariant | PlacePort | KeepFriend | TakeAction | PlayCard | LayRail | Stop | Mine | TakePersonality | LookAtDeck | RefreshDisplay | DiscardPersonality | KeepLooked | SwapLooked | GiveTo | BuyUnits | Import | Export | PlaceFarm | AttackHex | SendUnits | Decline | FightOn | Withdraw | UseCard | Continue | AssignDamage | SaveUnit | LoseUnit | SacrificeUnit | HealUnit | TargetTile | RevealTile | RemoveTemple | RestoreFarm | TakeUnit | TakeGood;
}

export declare namespace reasons {
  /** HQ is empty (AZ-3.5). */
  export interface NoCube {
    type: "no_cube";
  }

  /** The cubes in the box, or the units, cost more gold than there is (AZ-3.6, AZ-5.4.1). */
  export interface NeedsGold {
    type: "needs_gold";
    count: number;
    have: number;
  }

  /** Coal or iron is lacking (AZ-5.1.1). */
  export interface NeedsGood {
    type: "needs_good";
    count: number;
    kind: "coal" | "gold" | "iron" | "phosphate";
  }

  /** All rails lie on the map (AZ-4.8). */
  export interface NoRailsLeft {
    type: "no_rails_left";
  }

  /** No side is free for a rail (AZ-5.1.6). */
  export interface NoRailSite {
    type: "no_rail_site";
  }

  /** Nothing lies in the clear network (AZ-5.2.1). */
  export interface NoDeposit {
    type: "no_deposit";
  }

  /** Display and deck are empty (AZ-5.3.5). */
  export interface NoPersonality {
    type: "no_personality";
  }

  /** Neither the supply nor the player has anything to trade (AZ-5.5). */
  export interface NoTrade {
    type: "no_trade";
  }

  /** No hex of the clear network takes a farm (AZ-5.6). */
  export interface NoFarmSite {
    type: "no_farm_site";
  }

  /** The Barracks are empty (AZ-5.7.1). */
  export interface NoUnits {
    type: "no_units";
  }

  /** No Old One is in range (AZ-5.7.9). */
  export interface NoTarget {
    type: "no_target";
  }

  /** The supply of units is empty (AZ-5.4.2). */
  export interface NoneLeft {
    type: "none_left";
  }

  /** The card would have nothing to work on (AZ-9.3). */
  export interface NoObject {
    type: "no_object";
  }

  /** The card has no use at this moment of the combat, or was used already (AZ-9.4, AZ-9.5). */
  export interface NotInCombat {
    type: "not_in_combat";
  }

  export type Why = NoCube | NeedsGold | NeedsGood | NoRailsLeft | NoRailSite | NoDeposit | NoPersonality | NoTrade | NoFarmSite | NoUnits | NoTarget | NoneLeft | NoObject | NotInCombat;
}

export declare namespace events {
  /** An action was declared, with the gold paid for cubes in its box (AZ-3.5, AZ-3.6). */
  export interface ActionTaken {
    type: "action_taken";
    seat: number;
    box: string;
    gold: number;
  }

  /** A force set out (AZ-5.7). */
  export interface AttackDeclared {
    type: "attack_declared";
    seat: number;
    hex: number;
    units: string[];
  }

  /** A one-use personality was played and left the game (AZ-9.3). */
  export interface CardPlayed {
    type: "card_played";
    seat: number;
    card: string;
  }

  /** An Old One card was turned up. */
  export interface CardTurned {
    type: "card_turned";
    card: string;
    number: number;
  }

  /** A once-per-combat or persistent personality did its work (AZ-9.4). */
  export interface CardUsed {
    type: "card_used";
    seat: number;
    card: string;
  }

  /** A combat is over (AZ-6.19). */
  export interface CombatEnded {
    type: "combat_ended";
    seat: number;
    hex: number;
    kind: "attack" | "defence" | "kapena";
    defeated: boolean;
  }

  /** All cubes of the action boxes went back to HQ (AZ-5.8). */
  export interface CubesRetrieved {
    type: "cubes_retrieved";
    seat: number;
    count: number;
  }

  /** A player looked at the top of the personality deck; others learn only how many (AZ-5.3.3). */
  export interface DeckLooked {
    type: "deck_looked";
    seat: number;
    count: number;
    cards: string[];
  }

  /** The discarded Old One cards became the new pile (AZ-6.29). */
  export interface DeckReshuffled {
    type: "deck_reshuffled";
    count: number;
  }

  /** A player's disc moved on the time track (AZ-3.7). */
  export interface DiscMoved {
    type: "disc_moved";
    seat: number;
    time: number;
    space: number;
  }

  /** A farm was placed (AZ-5.6). */
  export interface FarmPlaced {
    type: "farm_placed";
    seat: number;
    farm: "cattle" | "corn" | "sheep";
    hex: number;
  }

  /** A farm was turned to its ravaged side (AZ-8.15). */
  export interface FarmRavaged {
    type: "farm_ravaged";
    seat: number;
    farm: "cattle" | "corn" | "sheep";
    hex: number;
  }

  /** A farm is productive again. */
  export interface FarmRestored {
    type: "farm_restored";
    seat: number;
    farm: "cattle" | "corn" | "sheep";
    hex: number;
  }

  /** Personalities were dealt by Old Friends; others learn only how many (AZ-12.3). */
  export interface FriendsDealt {
    type: "friends_dealt";
    seat: number;
    count: number;
    cards: string[];
  }

  /** The game is over (AZ-10). */
  export interface GameEnded {
    type: "game_ended";
    reason: "" | "port_lost" | "time_out";
  }

  /** Tokens were taken from the supply. */
  export interface GoodsGained {
    type: "goods_gained";
    seat: number;
    kind: "coal" | "gold" | "iron" | "phosphate";
    count: number;
  }

  /** Tokens were taken from a hex (AZ-5.2.1). */
  export interface Mined {
    type: "mined";
    seat: number;
    hex: number;
    kind: "coal" | "gold" | "iron" | "phosphate" | "vp_token";
    count: number;
  }

  /** The solo objective (AZ-11.5). */
  export interface ObjectiveSet {
    type: "objective_set";
    seat: number;
    objective: string;
  }

  /** An Old One took damage (AZ-6.8). */
  export interface OldOneDamaged {
    type: "old_one_damaged";
    seat: number;
    tile: string;
    hex: number;
    count: number;
  }

  /** An Old One was destroyed by one player, who takes the tile (AZ-6.22). */
  export interface OldOneDestroyed {
    type: "old_one_destroyed";
    seat: number;
    tile: string;
    hex: number;
  }

  /** A Zombie lost all damage (AZ-6.28). */
  export interface OldOneHealed {
    type: "old_one_healed";
    tile: string;
    hex: number;
  }

  /** An Old One moved one hex, towards its nearest target; a spawned one is driven without a target, 0 (AZ-8.10, AZ-15.2). */
  export interface OldOneMoved {
    type: "old_one_moved";
    tile: string;
    origin: number;
    hex: number;
    target: number;
  }

  /** An Old One was destroyed by several players, who share its VP (AZ-6.23). */
  export interface OldOneShared {
    type: "old_one_shared";
    tile: string;
    hex: number;
  }

  /** An Old One stopped on a farm of Kapena Alika's owner (AZ-9.11). */
  export interface OldOneStopped {
    type: "old_one_stopped";
    seat: number;
    tile: string;
    hex: number;
  }

  /** The purple disc moved (AZ-8.1). */
  export interface OldOnesActivated {
    type: "old_ones_activated";
    space: number;
  }

  /** A card of the display left the game. */
  export interface PersonalityGone {
    type: "personality_gone";
    card: string;
  }

  /** A card entered the display. */
  export interface PersonalityShown {
    type: "personality_shown";
    card: string;
  }

  /** A personality joined a player (AZ-5.3). */
  export interface PersonalityTaken {
    type: "personality_taken";
    seat: number;
    card: string;
  }

  /** A Port must be defended (AZ-7.1). */
  export interface PortAttacked {
    type: "port_attacked";
    seat: number;
    hex: number;
  }

  /** A Port stands (AZ-7.5). */
  export interface PortHeld {
    type: "port_held";
    seat: number;
    hex: number;
  }

  /** A Port is lost (AZ-7.4). */
  export interface PortLost {
    type: "port_lost";
    seat: number;
    hex: number;
  }

  /** A Port stands on its site (AZ-2.21). */
  export interface PortPlaced {
    type: "port_placed";
    seat: number;
    hex: number;
    site: string;
  }

  /** A rail connects two hexes (AZ-4.1). */
  export interface RailLaid {
    type: "rail_laid";
    seat: number;
    hex: number;
    other: number;
  }

  /** A revelation card was turned up (AZ-8.2). */
  export interface RevelationDrawn {
    type: "revelation_drawn";
    card: string;
  }

  /** Sanity was lost (AZ-6.13). */
  export interface SanityLost {
    type: "sanity_lost";
    seat: number;
    count: number;
    left: number;
  }

  /** A survey tile was resolved on its hex (AZ-2.5). */
  export interface Surveyed {
    type: "surveyed";
    hex: number;
    number: number;
  }

  /** A tile came into play face up (AZ-8.6, AZ-15.2). */
  export interface TilePlaced {
    type: "tile_placed";
    tile: string;
    hex: number;
  }

  /** A tile left the game: a Blank, or by Desta Danger. */
  export interface TileRemoved {
    type: "tile_removed";
    tile: string;
    hex: number;
  }

  /** A face-down tile was turned up. */
  export interface TileRevealed {
    type: "tile_revealed";
    tile: string;
    hex: number;
  }

  /** A sub-action of Import/Export, with who receives what it yields (AZ-5.5, AZ-14.4). */
  export interface Traded {
    type: "traded";
    seat: number;
    kind: "coal" | "gold" | "iron" | "phosphate";
    exported: boolean;
    recipient_seat: number;
  }

  /** A stack took a damage cube (AZ-6.9, AZ-6.10). */
  export interface UnitDamaged {
    type: "unit_damaged";
    seat: number;
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** A damage cube was removed from a stack. */
  export interface UnitHealed {
    type: "unit_healed";
    seat: number;
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** A unit was destroyed (AZ-6.12, AZ-6.20). */
  export interface UnitLost {
    type: "unit_lost";
    seat: number;
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** A destroyed unit went to the Barracks instead (AZ-9.14). */
  export interface UnitSaved {
    type: "unit_saved";
    seat: number;
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** A free unit joined the Barracks. */
  export interface UnitTaken {
    type: "unit_taken";
    seat: number;
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
  }

  /** Units were bought (AZ-5.4). */
  export interface UnitsBought {
    type: "units_bought";
    seat: number;
    unit: "airship" | "armoured_car" | "armoured_train" | "artillery" | "infantry";
    count: number;
    gold: number;
  }

  /** A variant is in force (AZ-12.1). */
  export interface VariantChosen {
    type: "variant_chosen";
    seat: number;
    variant: string;
  }

  /** Variant cards were drawn; these variants are on offer (AZ-12.1). */
  export interface VariantsDrawn {
    type: "variants_drawn";
    variants: string[];
  }

  /** VP tokens were taken. */
  export interface VictoryPointsGained {
    type: "victory_points_gained";
    seat: number;
    count: number;
  }

  /** Units left the combat (AZ-6.5). */
  export interface Withdrawn {
    type: "withdrawn";
    seat: number;
    part: "airships" | "all" | "others";
  }

  export type Event = ActionTaken | AttackDeclared | CardPlayed | CardTurned | CardUsed | CombatEnded | CubesRetrieved | DeckLooked | DeckReshuffled | DiscMoved | FarmPlaced | FarmRavaged | FarmRestored | FriendsDealt | GameEnded | GoodsGained | Mined | ObjectiveSet | OldOneDamaged | OldOneDestroyed | OldOneHealed | OldOneMoved | OldOneShared | OldOneStopped | OldOnesActivated | PersonalityGone | PersonalityShown | PersonalityTaken | PortAttacked | PortHeld | PortLost | PortPlaced | RailLaid | RevelationDrawn | SanityLost | Surveyed | TilePlaced | TileRemoved | TileRevealed | Traded | UnitDamaged | UnitHealed | UnitLost | UnitSaved | UnitTaken | UnitsBought | VariantChosen | VariantsDrawn | VictoryPointsGained | Withdrawn;
}
