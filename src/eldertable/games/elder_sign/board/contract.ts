// Made from Python by `eldertable types elder_sign --write`; changes belong there: view, odds, content, choices, events.
export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** The table; everybody sees the same. */
export interface Board {
  ancient_one: AncientOne | null;
  clock: string;
  midnight_due: boolean;
  day: number;
  turn: number;
  active: number;
  phase: "after_roll" | "ask_mandy" | "before_roll" | "clock" | "discard" | "entrance" | "focus" | "midnight" | "move" | "pick_dice" | "replace" | "setup" | "turn_start";
  mythos: string;
  mythos_faded: boolean;
  lasting_mythos: string[];
  cards: CardView[];
  places: string[];
  other_worlds: string[];
  to_be_gained: string[];
  decks: Record<"adventure" | "ally" | "common" | "mythos" | "other_world" | "spell" | "unique", number>;
  under_decks: Record<"adventure" | "ally" | "common" | "mythos" | "other_world" | "spell" | "unique", string[]>;
  gone: string[];
  arriving: string;
  cup: number;
  dice: Record<"green" | "red" | "yellow", DiceCount>;
  locks: LockView[];
  secured: Secured[];
  attempt: Attempt | null;
  players: Player[];
  entrance: Entrance | null;
  unused_investigators: string[];
  devoured: string[];
  clues: number;
}

/** The chance of the attempt under way, or of each card in play. */
export interface Chances {
  attempt: number | null;
  cards: Record<string, number>;
}

/** The Ancient One, its track and the Elder Signs against it. */
export interface AncientOne {
  id: string;
  elder_signs: number;
  needed: number;
  doom: number;
  track: ("doom" | "monster")[];
  combat_task: string[];
  awake: boolean;
}

/** A card in play with its tasks as they are now, monsters included. */
export interface CardView {
  id: string;
  other_world: boolean;
  ordered: boolean;
  trophy: number;
  tasks: Task[];
  excess: number;
  seats: number[];
}

/** How many dice of a colour can be rolled, and how many are in the game. */
export interface DiceCount {
  supply: number;
  in_game: number;
}

/** A lock, and whether it holds a die or waits for one. */
export interface LockView {
  colour: "green" | "red" | "yellow";
  holder: string;
  holds: boolean;
}

/** Dice kept on a spell. */
export interface Secured {
  spell: string;
  seat: number;
  dice: string[];
}

/** The attempt under way: where every die is. */
export interface Attempt {
  card: string;
  tasks: Task[];
  pool: string[];
  placed: string[];
  discarded: string[];
  focused: string[];
  helpers: Helper[];
  focuses: number;
  rerolls: number;
  yellow_rerolls: number;
  ability_used: boolean;
  doomed: boolean;
  rolls: number;
  rolled: boolean;
  wild: string;
  joined: string[];
  picking: string;
  picked: string[];
}

/** A player's investigator and everything he has. */
export interface Player {
  investigator: string;
  sanity: number;
  stamina: number;
  max_sanity: number;
  max_stamina: number;
  place: string;
  clues: number;
  cards: string[];
  trophies: string[];
  trophy_total: number;
  tired: string[];
}

/** What things cost the active player at the Entrance, and what is there to be had. */
export interface Entrance {
  first_aid: Record<string, number>;
  souvenirs: Record<string, SouvenirOffer>;
}

/** A task: icons, costs, frame, the monster that lies there, the dice on it, and dice that would complete it now. */
export interface Task {
  icons: string[];
  sanity: number;
  stamina: number;
  clock: number;
  frame: "empty" | "full" | "none" | "partial";
  monster: string;
  complete: boolean;
  settled: boolean;
  dice: string[];
  offer: Way | null;
}

/** Somebody who keeps a die for the attempt. */
export interface Helper {
  seat: number;
  die: string;
}

/** What a souvenir costs the active player, and whether it is there to be had. */
export interface SouvenirOffer {
  price: number;
  on_offer: boolean;
}

/** Dice that complete a task together: of the pool, on markers, on spells. */
export interface Way {
  pool: string[];
  held: string[];
  secured: string[];
}

export declare namespace content {
  export interface Catalogue {
    dice: DiceFile;
    components: ComponentFile;
    entrance: EntranceFile;
    adventures: AdventureFile;
    other_worlds: OtherWorldFile;
    monsters: MonsterFile;
    common_items: CommonItemFile;
    unique_items: UniqueItemFile;
    spells: SpellFile;
    allies: AllyFile;
    investigators: InvestigatorFile;
    ancient_ones: AncientOneFile;
    mythos: MythosFile;
  }

  export interface DiceFile {
    die: Die[];
    face: Entry[];
  }

  export interface ComponentFile {
    tokens: Tokens;
    cards: Cards;
    clock: Clock;
    table: Layout;
  }

  export interface EntranceFile {
    place: Entry[];
    first_aid: FirstAidSheet;
    lost_and_found: LostAndFoundSheet;
    souvenirs: SouvenirSheet;
  }

  export interface AdventureFile {
    adventure: Adventure[];
  }

  export interface OtherWorldFile {
    other_world: Adventure[];
  }

  export interface MonsterFile {
    monster: Monster[];
  }

  export interface CommonItemFile {
    common_item: HandCard[];
  }

  export interface UniqueItemFile {
    unique_item: HandCard[];
  }

  export interface SpellFile {
    spell: HandCard[];
  }

  export interface AllyFile {
    ally: HandCard[];
  }

  export interface InvestigatorFile {
    investigator: Investigator[];
  }

  export interface AncientOneFile {
    ancient_one: AncientOne[];
  }

  export interface MythosFile {
    mythos: Mythos[];
  }

  /** A kind of die (ES-1.1). */
  export interface Die extends Entry {
    count: number;
    faces: [string, string, string, string, string, string];
  }

  /** What all entries share. */
  export interface Entry {
    id: string;
    name: string;
    name_fr?: string;
    effect?: string;
    provenance?: string;
    provenance_note?: string;
  }

  /** How many tokens there are (ES-1.6). */
  export interface Tokens {
    clue: number;
    monster: number;
    mask_monster: number;
    doom: number;
    elder_sign: number;
  }

  /** How many cards there are (ES-1.5). */
  export interface Cards {
    investigators: number;
    ancient_ones: number;
    adventures: number;
    other_worlds: number;
    common_items: number;
    unique_items: number;
    spells: number;
    allies: number;
    mythos: number;
  }

  /** The positions of the hand (ES-1.7). */
  export interface Clock {
    positions: string[];
    start: string;
  }

  /** What lies on the table. */
  export interface Layout {
    adventures_in_play: number;
    players_min: number;
    players_max: number;
  }

  export interface FirstAidSheet extends Sheet {
    option: FirstAid[];
  }

  export interface LostAndFoundSheet extends Sheet {
    die: "green" | "red" | "yellow";
    row: FoundRow[];
  }

  export interface SouvenirSheet extends Sheet {
    offer: Offer[];
  }

  /** An Adventure or Other World card (ES-1.5). */
  export interface Adventure extends Entry {
    trophy: number;
    ordered: boolean;
    tasks: Task[];
    lock?: "green" | "red" | "yellow" | "";
    terror?: Effect[];
    terror_text?: string;
    midnight?: Effect[];
    midnight_text?: string;
    penalties?: Effect[];
    rewards?: Effect[];
    other_world?: boolean;
  }

  /** A monster token (ES-1.6). */
  export interface Monster extends Entry {
    trophy: number;
    req: string[];
    mask: boolean;
    cost?: Cost;
    group?: string;
    lock?: "green" | "red" | "yellow" | "";
    midnight?: Effect[];
    midnight_text?: string;
    on_gain?: Effect[];
    on_gain_text?: string;
  }

  /** An item, spell or ally. */
  export interface HandCard extends Entry {
    count: number;
    when: "after_any_roll" | "after_roll" | "before_first_roll_other_world" | "before_roll" | "on_gain" | "own_turn" | "passive" | "reaction" | "start_of_any_turn" | "start_of_resolution";
    effects: Effect[];
    trigger?: "" | "own_attempt_failed" | "own_gain_monster" | "own_terror" | "own_turn_lose_stamina";
    limit?: "" | "day" | "roll";
  }

  /** An investigator (ES-1.3). */
  export interface Investigator extends Entry {
    title: string;
    title_fr?: string;
    sanity: number;
    stamina: number;
    start: Start;
    ability: string;
    ability_fr?: string;
    when: "after_any_roll" | "after_roll" | "before_first_roll_other_world" | "before_roll" | "on_gain" | "own_turn" | "passive" | "reaction" | "start_of_any_turn" | "start_of_resolution";
    limit?: "" | "day" | "roll";
    effects: Effect[];
  }

  /** An Ancient One (ES-1.4). */
  export interface AncientOne extends Entry {
    elder_signs: number;
    doom_track: ("doom" | "monster")[];
    combat_task: string[];
    ability: string;
    ability_fr?: string;
    ability_text: string;
    ability_effects: Effect[];
    on_awaken_text?: string;
    on_awaken_effects?: Effect[];
    attack_text: string;
    attack_effects: Effect[];
  }

  /** A Mythos card: an immediate and a continuous effect (ES-12.1). */
  export interface Mythos extends Entry {
    title: string;
    title_fr?: string;
    subtitle: string;
    subtitle_fr?: string;
    immediate_text: string;
    immediate?: Effect[];
    continuous_kind: "lock" | "next_midnight" | "none" | "persistent" | "rule" | "terror";
    continuous_text: string;
    continuous?: Effect[];
    lock?: "green" | "red" | "yellow" | "";
    rule?: "" | "clue_on_resolve" | "elder_sign_price+2" | "no_clue_rerolls" | "no_focus" | "no_regain" | "no_souvenirs" | "no_spells";
    until?: "" | "other_world_resolved";
  }

  /** A part of the Entrance, with where its facts come from. */
  export interface Sheet {
    provenance?: string;
  }

  /** A treatment at the Entrance (ES-9.2). */
  export interface FirstAid {
    id: string;
    cost: number;
    effect: string;
    effects: Effect[];
  }

  /** A row of the Lost and Found table (ES-9.3). */
  export interface FoundRow {
    faces: string[];
    effect: string;
    effects: Effect[];
  }

  /** A souvenir and its price (ES-9.5). */
  export interface Offer {
    what: "ally" | "clue" | "common" | "elder_sign" | "spell" | "unique";
    price: number;
  }

  /** One row of icons on a card (ES-1.10). */
  export interface Task {
    req: string[];
    monster: "empty" | "full" | "none" | "partial";
    covered?: number[];
    cost?: Cost;
  }

  /** One step of what a card does: a verb and its parameters. */
  export interface Effect {
    do: "add_dice" | "add_masks" | "awaken_is_loss" | "change_die" | "choose" | "clue_rerolls" | "defeat_monster" | "devoured" | "discard_dice" | "discard_self" | "doom" | "extra_focus" | "extra_on_gain" | "extra_reward" | "fail_attempt" | "fail_other_world_removes" | "gain" | "gate" | "ignore_mythos_continuous" | "immune_terror" | "lose" | "lose_elder_sign" | "make_wild" | "max_change" | "monster" | "monster_extra_icon" | "multi_task_per_roll" | "no_monsters_on_own_turn" | "on_cast_spell" | "on_devoured" | "on_draw" | "on_fail_with_monster" | "on_use_item" | "pay" | "prevent" | "prevent_penalties" | "prevent_terror" | "price" | "raise_investigation" | "regain" | "regain_split" | "remove_doom" | "reroll" | "secure" | "swap_gain" | "token" | "use_locked_dice";
    what?: "" | "ally" | "clue" | "common" | "elder_sign" | "monster_trophy" | "sanity" | "spell" | "stamina" | "trophy" | "trophy_piece" | "unique";
    n?: number | "all";
    who?: "active" | "all" | "alone" | "choose_investigator";
    per?: "" | "other_world_in_play";
    only_if?: "" | "monsters_in_play>=3" | "other_world_in_play";
    exact?: boolean;
    options?: (string | Effect[])[];
    effects?: Effect[];
    dice?: ("green" | "red" | "yellow")[];
    face?: string;
    from?: string | string[];
    to?: string | string[];
    optional?: boolean;
    then?: "" | "secure";
    scope?: "" | "card";
    name?: "" | "reroll_yellow";
    sanity?: number;
    stamina?: number;
    elder_sign?: number;
    icon?: string;
    deck?: "" | "common" | "unique";
    monster_group?: string;
  }

  /** What completing a task costs besides the dice (ES-1.11). */
  export interface Cost {
    sanity?: number;
    stamina?: number;
    clock?: number;
  }

  /** What an investigator starts with (ES-2.8, ES-2.9). */
  export interface Start {
    common?: number;
    unique?: number;
    spell?: number;
    clue?: number;
    ally?: string;
    choice?: number;
  }
}

export declare namespace choices {
  /** Whom to face (D1). */
  export interface ChooseAncientOne {
    type: "choose_ancient_one";
    ancient_one: string;
  }

  /** Whom to play (D2). */
  export interface ChooseInvestigator {
    type: "choose_investigator";
    investigator: string;
  }

  /** A deck to draw a starting card from (D3). */
  export interface DrawFrom {
    type: "draw_from";
    deck: "common" | "spell" | "unique";
  }

  /** Whose points are restored (D4, D10). */
  export interface Heal {
    type: "heal";
    target_seat: number;
  }

  /** Go to a card or to the Entrance (D5). */
  export interface MoveTo {
    type: "move_to";
    place: string;
  }

  /** Stay where one is (D5). */
  export interface Stay {
    type: "stay";
  }

  /** A treatment at the Entrance (D6). */
  export interface TakeFirstAid {
    type: "take_first_aid";
    treatment: string;
    points: "both" | "sanity" | "stamina";
  }

  /** Roll a die for what was lost and found (D6). */
  export interface SearchLostAndFound {
    type: "search_lost_and_found";
  }

  /** Buy one thing with trophies (D6). */
  export interface BuySouvenir {
    type: "buy_souvenir";
    what: "ally" | "clue" | "common" | "elder_sign" | "spell" | "unique";
  }

  /** Give a trophy away, the most valuable of a payment first (D7). */
  export interface GiveTrophy {
    type: "give_trophy";
    trophy: string;
  }

  /** Give a card away (D27). */
  export interface LoseCard {
    type: "lose_card";
    card: string;
  }

  /** Give a clue away. */
  export interface PayClue {
    type: "pay_clue";
  }

  /** Roll the pool (D9). */
  export interface Roll {
    type: "roll";
  }

  /** Give the attempt up (ES-6.11). */
  export interface GiveUp {
    type: "give_up";
  }

  /** Stop attacking the Ancient One (ES-20.9). */
  export interface StopAttack {
    type: "stop_attack";
  }

  /** Use an item, cast a spell or ask an ally (D9, D11, D26). */
  export interface UseCard {
    type: "use_card";
    card: string;
  }

  /** Use the own investigator's ability (D9, D11). */
  export interface UseAbility {
    type: "use_ability";
  }

  /** Add a die by the own ability (ES-17.8). */
  export interface AddDie {
    type: "add_die";
    colour: "green" | "red" | "yellow";
  }

  /** Take a secured die to roll it (D9). */
  export interface TakeSecured {
    type: "take_secured";
    spell: string;
    die: string;
  }

  /** Spend a clue to reroll dice (D11). */
  export interface SpendClue {
    type: "spend_clue";
  }

  /** The second reroll that a clue gives (ES-17.11). */
  export interface RerollAgain {
    type: "reroll_again";
  }

  /** Reroll the yellow die, as a card has allowed. */
  export interface RerollYellow {
    type: "reroll_yellow";
  }

  /** One more die to reroll, secure or change (D10 to D12). */
  export interface PickDie {
    type: "pick_die";
    die: string;
  }

  /** That is all. */
  export interface Done {
    type: "done";
  }

  /** Complete a task of the card, counted from the top (D13). */
  export interface CompleteTask {
    type: "complete_task";
    task: number;
  }

  /** The dice to complete a task with, where it matters (D13). */
  export interface UseDice {
    type: "use_dice";
    pool: string[];
    held: string[];
    secured: string[];
  }

  /** Declare the roll failed (D13). */
  export interface FailRoll {
    type: "fail_roll";
  }

  /** The die that a failed roll costs (D15). */
  export interface DiscardDie {
    type: "discard_die";
    die: string;
  }

  /** Keep a die on the own marker (D16). */
  export interface Focus {
    type: "focus";
    die: string;
  }

  /** Ask somebody on the same card to keep a die (D16). */
  export interface AskHelp {
    type: "ask_help";
    helper_seat: number;
    die: string;
  }

  /** Keep no die and roll on; with tasks completed: complete no more (D14, D16). */
  export interface RollOn {
    type: "roll_on";
  }

  /** Yes (D17, D19). */
  export interface Accept {
    type: "accept";
  }

  /** No (D4, D12, D17, D19). */
  export interface Decline {
    type: "decline";
  }

  /** One side of an effect that lets one choose (D8, D18, D23). */
  export interface ChooseEffect {
    type: "choose_effect";
    effect: string;
    count: number;
  }

  /** Put the monster on a card: on the frame of a task, or (0) below the last one (D20). */
  export interface PlaceMonster {
    type: "place_monster";
    card: string;
    task: number;
  }

  /** The die that a lock takes, and from where (D21). */
  export interface LockDie {
    type: "lock_die";
    die: string;
    place: "marker" | "pool" | "spell";
  }

  /** What to gain (D22). */
  export interface TakeInstead {
    type: "take_instead";
    what: "clue" | "common" | "spell" | "unique";
  }

  /** The monster that a card defeats. */
  export interface DefeatMonster {
    type: "defeat_monster";
    monster: string;
  }

  /** The card on which all monsters are defeated. */
  export interface DefeatOnCard {
    type: "defeat_on_card";
    card: string;
  }

  /** End the turn by advancing the clock. */
  export interface AdvanceClock {
    type: "advance_clock";
  }

  export type Choice = ChooseAncientOne | ChooseInvestigator | DrawFrom | Heal | MoveTo | Stay | TakeFirstAid | SearchLostAndFound | BuySouvenir | GiveTrophy | LoseCard | PayClue | Roll | GiveUp | StopAttack | UseCard | UseAbility | AddDie | TakeSecured | SpendClue | RerollAgain | RerollYellow | PickDie | Done | CompleteTask | UseDice | FailRoll | DiscardDie | Focus | AskHelp | RollOn | Accept | Decline | ChooseEffect | PlaceMonster | LockDie | TakeInstead | DefeatMonster | DefeatOnCard | AdvanceClock;
}

export declare namespace reasons {
  /** The trophies are worth less than the price (ES-9.5). */
  export interface NeedsTrophies {
    type: "needs_trophies";
    price: number;
    missing: number;
  }

  /** A Mythos card forbids souvenirs (ES-12.1). */
  export interface ShopShut {
    type: "shop_shut";
  }

  /** Elder Signs are not for sale in this game (ES-22.4). */
  export interface NotForSale {
    type: "not_for_sale";
  }

  /** The deck or the supply is empty (L4). */
  export interface NoneLeft {
    type: "none_left";
  }

  /** The card is used before a roll (ES-16.3). */
  export interface BeforeARoll {
    type: "before_a_roll";
  }

  /** The card, or a clue, is used after a roll (ES-16.1, ES-16.3). */
  export interface AfterARoll {
    type: "after_a_roll";
  }

  /** Once per day, and the day is not over (ES-11.7). */
  export interface UsedToday {
    type: "used_today";
  }

  /** A Mythos card forbids spells (ES-12.1). */
  export interface SpellsForbidden {
    type: "spells_forbidden";
  }

  /** It would change nothing now (ES-16.9). */
  export interface NoEffectNow {
    type: "no_effect_now";
  }

  /** There is no clue to spend (ES-16.1). */
  export interface NoClues {
    type: "no_clues";
  }

  /** A Mythos card forbids rerolls by clues (ES-12.1). */
  export interface CluesForbidden {
    type: "clues_forbidden";
  }

  /** The order arrow: a task further up comes first (ES-5.10). */
  export interface OtherTaskFirst {
    type: "other_task_first";
  }

  /** The dice do not satisfy all icons of the task (ES-5.6). */
  export interface DiceDoNotDo {
    type: "dice_do_not_do";
  }

  /** The investigator would not survive the costs of the task (ES-5.9). */
  export interface CostsTooMuch {
    type: "costs_too_much";
  }

  export type Why = NeedsTrophies | ShopShut | NotForSale | NoneLeft | BeforeARoll | AfterARoll | UsedToday | SpellsForbidden | NoEffectNow | NoClues | CluesForbidden | OtherTaskFirst | DiceDoNotDo | CostsTooMuch;
}

export declare namespace events {
  /** An investigator's ability was used. */
  export interface AbilityUsed {
    type: "ability_used";
    seat: number;
    investigator: string;
  }

  /** All tasks of a card are complete (ES-8.1). */
  export interface AdventureResolved {
    type: "adventure_resolved";
    seat: number;
    card: string;
  }

  /** An Adventure card came into play (ES-8.1). */
  export interface AdventureRevealed {
    type: "adventure_revealed";
    card: string;
    place: number;
  }

  /** The Ancient One attacks (ES-20.10). */
  export interface AncientOneAttacked {
    type: "ancient_one_attacked";
    ancient_one: string;
  }

  /** An attempt was broken off (ES-18.4, ES-20.15). */
  export interface AttemptBroken {
    type: "attempt_broken";
    seat: number;
  }

  /** An attempt failed (ES-8.3). */
  export interface AttemptFailed {
    type: "attempt_failed";
    seat: number;
    card: string;
  }

  /** The Ancient One awakens (ES-20.1). */
  export interface Awakened {
    type: "awakened";
    ancient_one: string;
  }

  /** A card was drawn from its deck. */
  export interface CardGained {
    type: "card_gained";
    seat: number;
    card: string;
  }

  /** A card went back under its deck. */
  export interface CardLost {
    type: "card_lost";
    seat: number;
    card: string;
  }

  /** A card left play without being resolved (ES-19.4). */
  export interface CardRemoved {
    type: "card_removed";
    card: string;
  }

  /** An item, spell or ally was used. */
  export interface CardUsed {
    type: "card_used";
    seat: number;
    card: string;
  }

  /** The hand moved on (ES-11.1). */
  export interface ClockAdvanced {
    type: "clock_advanced";
    hour: string;
  }

  /** A clue was spent. */
  export interface ClueSpent {
    type: "clue_spent";
    seat: number;
  }

  /** Clues were gained. */
  export interface CluesGained {
    type: "clues_gained";
    seat: number;
    count: number;
  }

  /** Clues were lost. */
  export interface CluesLost {
    type: "clues_lost";
    seat: number;
    count: number;
  }

  /** Some dice of the roll were rolled again (ES-16.1). */
  export interface DiceRerolled {
    type: "dice_rerolled";
    seat: number;
    before: string[];
    after: string[];
  }

  /** The pool was rolled (ES-6.2). */
  export interface DiceRolled {
    type: "dice_rolled";
    seat: number;
    dice: string[];
  }

  /** A die joined the pool (ES-16.7). */
  export interface DieAdded {
    type: "die_added";
    seat: number;
    die: string;
  }

  /** A die was turned to another face. */
  export interface DieChanged {
    type: "die_changed";
    seat: number;
    before: string;
    after: string;
  }

  /** A die left the pool until the end of the phase (ES-7.7). */
  export interface DieDiscarded {
    type: "die_discarded";
    seat: number;
    die: string;
  }

  /** A die was put on the own marker (ES-7.9). */
  export interface DieFocused {
    type: "die_focused";
    seat: number;
    die: string;
  }

  /** A lock left play (ES-15.5). */
  export interface DieFreed {
    type: "die_freed";
    card: string;
    colour: "green" | "red" | "yellow";
  }

  /** A lock came into play; it holds a die of its colour, or waits for one (ES-15.1, ES-15.4). */
  export interface DieLocked {
    type: "die_locked";
    card: string;
    colour: "green" | "red" | "yellow";
  }

  /** A spell keeps a die (ES-16.20). */
  export interface DieSecured {
    type: "die_secured";
    seat: number;
    spell: string;
    die: string;
  }

  /** The doom track holds so many tokens now (ES-13.1). */
  export interface DoomAdded {
    type: "doom_added";
    doom: number;
    track: number;
  }

  /** The doom track holds so many tokens now (ES-13.6). */
  export interface DoomRemoved {
    type: "doom_removed";
    doom: number;
    track: number;
  }

  /** There are so many Elder Signs now (ES-8.4). */
  export interface ElderSignGained {
    type: "elder_sign_gained";
    elder_signs: number;
    needed: number;
  }

  /** There are so many Elder Signs now. */
  export interface ElderSignLost {
    type: "elder_sign_lost";
    elder_signs: number;
    needed: number;
  }

  /** First aid was taken (ES-9.2). */
  export interface FirstAidTaken {
    type: "first_aid_taken";
    seat: number;
  }

  /** The game is over (ES-21). */
  export interface GameEnded {
    type: "game_ended";
    reason: "" | "banished" | "destroyed" | "devoured" | "sealed";
  }

  /** An Other World card came into play (ES-19.1). */
  export interface GateOpened {
    type: "gate_opened";
    card: string;
  }

  /** A player gave up or stopped attacking (ES-6.11, ES-20.9). */
  export interface GaveUp {
    type: "gave_up";
    seat: number;
  }

  /** A player asks another for assistance (ES-7.10). */
  export interface HelpAsked {
    type: "help_asked";
    seat: number;
    helper_seat: number;
  }

  /** A die was put on a helper's marker (ES-7.10). */
  export interface HelpGiven {
    type: "help_given";
    helper_seat: number;
    die: string;
  }

  /** A request was refused (ES-7.11). */
  export interface HelpRefused {
    type: "help_refused";
    helper_seat: number;
  }

  /** An investigator was devoured (ES-18.3). */
  export interface InvestigatorDevoured {
    type: "investigator_devoured";
    seat: number;
    investigator: string;
  }

  /** An investigator comes to the Entrance (ES-2.8, ES-18.5). */
  export interface InvestigatorEntered {
    type: "investigator_entered";
    seat: number;
    investigator: string;
  }

  /** The die of the Lost and Found (ES-9.3). */
  export interface LostAndFoundRolled {
    type: "lost_and_found_rolled";
    seat: number;
    die: string;
  }

  /** A maximum is now this number. */
  export interface MaximumChanged {
    type: "maximum_changed";
    seat: number;
    points: "sanity" | "stamina";
    count: number;
  }

  /** An effect of midnight happens (ES-11.4). */
  export interface MidnightEffect {
    type: "midnight_effect";
    card: string;
  }

  /** Midnight is resolved (ES-11.3). */
  export interface MidnightStruck {
    type: "midnight_struck";
    day: number;
  }

  /** A monster was drawn from the cup (ES-14.1). */
  export interface MonsterAppeared {
    type: "monster_appeared";
    monster: string;
  }

  /** A card defeated a monster (ES-14.17). */
  export interface MonsterDefeated {
    type: "monster_defeated";
    seat: number;
    monster: string;
  }

  /** A monster became a trophy (ES-14.15). */
  export interface MonsterGained {
    type: "monster_gained";
    seat: number;
    monster: string;
  }

  /** A monster was put on a card (ES-14.3, ES-14.6). */
  export interface MonsterPlaced {
    type: "monster_placed";
    monster: string;
    card: string;
    task: number;
  }

  /** A marker moved (ES-4.1). */
  export interface Moved {
    type: "moved";
    seat: number;
    place: string;
  }

  /** A new Mythos card (ES-11.6). */
  export interface MythosDrawn {
    type: "mythos_drawn";
    card: string;
  }

  /** A lasting Mythos card ended. */
  export interface MythosEnded {
    type: "mythos_ended";
    card: string;
  }

  /** A card took the place of the penalties. */
  export interface PenaltiesPrevented {
    type: "penalties_prevented";
    seat: number;
    card: string;
  }

  /** A player gets no new investigator (ES-18.7, ES-18.8). */
  export interface PlayerOut {
    type: "player_out";
    seat: number;
  }

  /** Sanity or Stamina was lost (ES-18.1). */
  export interface PointsLost {
    type: "points_lost";
    seat: number;
    points: "sanity" | "stamina";
    count: number;
  }

  /** Sanity or Stamina was regained (ES-18.1). */
  export interface PointsRegained {
    type: "points_regained";
    seat: number;
    points: "sanity" | "stamina";
    count: number;
  }

  /** No task was completed (ES-7.1). */
  export interface RollFailed {
    type: "roll_failed";
    seat: number;
  }

  /** A secured die was taken to be rolled (ES-16.23). */
  export interface SecuredTaken {
    type: "secured_taken";
    seat: number;
    spell: string;
    die: string;
  }

  /** A souvenir was bought (ES-9.5). */
  export interface SouvenirBought {
    type: "souvenir_bought";
    seat: number;
    what: string;
    price: number;
  }

  /** Dice were placed on a task (ES-6.5). */
  export interface TaskCompleted {
    type: "task_completed";
    seat: number;
    task: number;
    dice: string[];
  }

  /** A Terror effect happens (ES-7.2). */
  export interface TerrorStruck {
    type: "terror_struck";
    seat: number;
    card: string;
  }

  /** Trophies were paid or lost (ES-10.1). */
  export interface TrophiesGiven {
    type: "trophies_given";
    seat: number;
    trophies: string[];
  }

  /** A player's turn begins (ES-3.1). */
  export interface TurnBegan {
    type: "turn_began";
    seat: number;
  }

  export type Event = AbilityUsed | AdventureResolved | AdventureRevealed | AncientOneAttacked | AttemptBroken | AttemptFailed | Awakened | CardGained | CardLost | CardRemoved | CardUsed | ClockAdvanced | ClueSpent | CluesGained | CluesLost | DiceRerolled | DiceRolled | DieAdded | DieChanged | DieDiscarded | DieFocused | DieFreed | DieLocked | DieSecured | DoomAdded | DoomRemoved | ElderSignGained | ElderSignLost | FirstAidTaken | GameEnded | GateOpened | GaveUp | HelpAsked | HelpGiven | HelpRefused | InvestigatorDevoured | InvestigatorEntered | LostAndFoundRolled | MaximumChanged | MidnightEffect | MidnightStruck | MonsterAppeared | MonsterDefeated | MonsterGained | MonsterPlaced | Moved | MythosDrawn | MythosEnded | PenaltiesPrevented | PlayerOut | PointsLost | PointsRegained | RollFailed | SecuredTaken | SouvenirBought | TaskCompleted | TerrorStruck | TrophiesGiven | TurnBegan;
}
