// The view of this game (view.py) and its catalogue (content/*.toml).
import { useScene, type Scene, type Typed } from "@table";

export type Terrain = "coast" | "hills" | "outback" | "farmland" | "desert";
export type Unit = "infantry" | "armoured_car" | "artillery" | "airship" | "armoured_train";
export type Good = "coal" | "iron" | "gold" | "phosphate";
export type Kind = Good | "vp_token";
export type Farming = "sheep" | "cattle" | "corn";
export type OldOneType = "cthulhu" | "shoggoth" | "mi_go" | "zombie" | "loyalist" | "temple" | "blank";

/** Where a revealed Old One is heading. */
export interface Course {
  distance: number;
  targets: number[];
  steps: number[];
}

export interface Tile {
  hex: number;
  up: boolean;
  level: number;
  id?: string;
  type?: OldOneType;
  vp?: number;
  capacity?: number;
  damage?: number;
  marks?: { seat: number; damage: number; discs: number }[];
  course?: Course | null;
}

export interface Farm {
  seat: number;
  kind: Farming;
  hex: number;
  ravaged: boolean;
}

export interface Deposit {
  hex: number;
  kind: Kind;
  count: number;
}

export interface NextCard {
  cards: number;
  sanity: number[];
  cubes: number[];
  airship: number[];
  foes: { tile: string; hits: number[]; fatal: number }[];
}

export interface Combat {
  seat: number;
  hex: number;
  kind: "attack" | "kapena" | "defence";
  force: Record<Unit, number>;
  damage: Record<Unit, number>;
  sanity: number;
  used: string[];
  card: string | null;
  cards: number;
  broken: boolean;
  cubes: number;
  fallen: Unit | null;
  next_card: NextCard;
  mustering: { able: Unit[]; asked: Unit[]; time: number } | null;
}

export interface Player {
  time: number;
  done: boolean;
  hq: number;
  discs: number;
  boxes: Record<string, number>;
  times: Record<string, [number, number]>;
  goods: Record<Good, number>;
  barracks: Record<Unit, number>;
  ranges: Record<Unit, number>;
  capacities: Record<Unit, number>;
  sanity: number;
  cards: string[];
  trophies: string[];
  vp: number;
  port: number | null;
  network: number[];
  parts: Record<string, number>;
  total: number;
}

export interface Board {
  map: "east" | "west";
  mode: "standard" | "solo" | "two_player_variants" | "cooperative";
  challenge: "none" | "medium" | "hard" | "insane";
  level: string | null;
  objective: string | null;
  variants: string[];
  offer: string[];
  shared_rails: boolean;
  phase: string;
  active: number;
  first: number;
  track: number[];
  old_ones: {
    time: number;
    activating: boolean;
    score: { face_up: number; face_down: number | null; ravaged: number };
    hidden: { count: number; least: number; most: number };
    next_to_wake: number | null;
  };
  tiles: Tile[];
  stacks: number[];
  gone: string[];
  deposits: Deposit[];
  farms: Farm[];
  rails: [number, number][][];
  supply: Record<Good, number>;
  units: Record<Unit, number>;
  display: string[];
  deck: number;
  deck_top: string[];
  dealt: string[];
  dismissed: string[];
  old_one_deck: number;
  old_one_discard: string[];
  revelation_deck: { cards: number; level: number | null };
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

interface Sourced {
  provenance?: string;
  provenance_note?: string;
}

export interface Place {
  n: number;
  col: number;
  row: number;
  terrain: Terrain;
  level?: number;
  port?: string;
  survey?: boolean;
  coastal?: boolean;
  vp_token?: number;
}

export interface MapFile extends Sourced {
  hex: Place[];
}

export interface Effect {
  verb: string;
  n?: number;
  resource?: Kind;
  resources?: Kind[];
  unit?: Unit | "any";
  value?: number;
  bonus?: number;
  delta?: number;
  max?: number;
  requires_unit?: Unit;
  what?: string;
  per?: number;
  vp?: number;
  moves?: number;
}

export interface Personality {
  id: string;
  number: number;
  kind: "one_use" | "persistent" | "once_per_combat" | "end_scoring";
  effect: Effect[];
}

export interface Row {
  hits?: Unit[];
  cube?: number;
  airship?: number;
  sanity?: number;
}

export type OldOneCard = { id: string; number: number; compass: number; rotation: "clockwise" | "anticlockwise"; moves: OldOneType[] } & Partial<
  Record<OldOneType, Row>
>;

export interface UnitEntry {
  id: Unit;
  count: number;
  cost: number;
  max_per_buy: number;
  range: number;
  capacity: number;
}

export interface BoxEntry {
  id: string;
  action: string;
  time: number | string;
  coal?: number;
  iron?: number;
}

export interface TileEntry {
  id: string;
  type: OldOneType;
  level: number;
  vp: number;
  capacity: number;
}

export interface Catalogue {
  map_east: MapFile;
  map_west: MapFile;
  units: Sourced & { unit: UnitEntry[] };
  player_board: Sourced & { box: BoxEntry[]; start: { sanity: number } };
  time_track: Sourced & { last_space: number; end_space: number; old_one_start: number; lit: number[] };
  personalities: Sourced & { personality: Personality[] };
  old_one_cards: Sourced & { card: OldOneCard[] };
  old_one_tiles: Sourced & { tile: TileEntry[]; challenge_tile: (TileEntry & { mark: "X" | "XX" })[] };
  revelation_cards: Sourced & { card: { id: string; level: number; effect: Effect[]; benefit?: Effect[] }[] };
  components: Sourced & { per_player: { rails: number; farms: Record<Farming, number> } };
  solo: Sourced;
  two_player_variants: Sourced;
}

export type Table = Scene<Board, Catalogue>;

export const useTable = (): Table => useScene<Board, Catalogue>();

export const UNITS: Unit[] = ["infantry", "armoured_car", "artillery", "airship", "armoured_train"];
export const GOODS: Good[] = ["coal", "iron", "gold", "phosphate"];
/** The owner of the purple disc. */
export const OLD_ONES = -1;

const DOUBTS = ["designed", "recalled", "public", "rulebook"];

/** Where the values of a file come from: the least certain of the sources it names. */
export function source(file: Sourced | undefined): string {
  const words = (file?.provenance ?? "").startsWith("mixed") ? `${file?.provenance} ${file?.provenance_note}`.toLowerCase() : (file?.provenance ?? "");
  return DOUBTS.find((each) => words.includes(each)) ?? "rulebook";
}

export const mapFile = (table: Table): MapFile => table.catalogue[`map_${table.board.map}`];

export function placeOf(table: Table, n: number): Place | undefined {
  return mapFile(table).hex.find((place) => place.n === n);
}

export const personality = (table: Table, id: string): Personality | undefined =>
  table.catalogue.personalities.personality.find((card) => card.id === id);

export const oldOneCard = (table: Table, id: string): OldOneCard | undefined => table.catalogue.old_one_cards.card.find((card) => card.id === id);

export const unitEntry = (table: Table, id: Unit): UnitEntry | undefined => table.catalogue.units.unit.find((unit) => unit.id === id);

/** The reader's own player, if there is one. */
export const own = (table: Table): Player | undefined => (table.seat === null ? undefined : table.board.players[table.seat]);

export const isType =
  (...types: string[]) =>
  (choice: Typed): boolean =>
    types.includes(choice.type);

/** What the Old Ones have for certain. */
export const knownScore = ({ old_ones: foe }: Board): number => foe.score.face_up + foe.score.ravaged + (foe.score.face_down ?? 0);
