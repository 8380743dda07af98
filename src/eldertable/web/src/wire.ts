// What travels between browser and server (docs/protocol.md).
import type { Change } from "./patch";

export type Plain = null | boolean | number | string | Plain[] | { [field: string]: Plain };
export type Fields = { [field: string]: Plain };

/** A choice or an event: its type, and its fields. */
export type Typed = Fields & { type: string };

/** A choice that is not possible now, and the reason. */
export interface Blocked {
  choice: Typed;
  why: Typed;
}

export interface Decision {
  seat: number;
  kind: string;
  about: Fields;
  confirm: boolean;
  options?: Typed[];
  blocked?: Blocked[];
}

export interface Result {
  scores: number[];
  breakdown: Record<string, number>[];
  winners: number[];
  reason: string;
  opponents: Record<string, Record<string, number>>;
}

export interface View {
  game: string;
  rules_version: string;
  players: number;
  options: Fields;
  seat: number | null;
  decision: Decision | null;
  result: Result | null;
  /** What decided between players with the same points. */
  tie_break: string | null;
  board: unknown;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  /** Together with a name: the bot stands in for that person. */
  bot: string | null;
  present: boolean;
  you: boolean;
  conceded: boolean;
  /** How often the time ran out here. */
  late: number;
  /** The id of the person's profile. */
  profile?: string | null;
}

export interface Ending {
  how: "conceded" | "abandoned" | "unfinished" | "closed";
  winners: number[];
}

export interface Summary {
  id: string;
  game: string;
  status: "waiting" | "running" | "finished";
  version: number;
  players: number;
  options: Fields;
  seats: SeatInfo[];
  public: boolean;
  updated: number;
  your_turn: boolean;
  turn: number | null;
  undo: "agreed" | "free";
  move_limit: number | null;
  overtime: "bot" | "mark" | null;
  deadline: number | null;
  ending: Ending | null;
  winners: number[] | null;
  problem: "other_rules" | null;
  /** A guided game: which one, and how far it has come. */
  lesson: { number: number; at: number; astray: boolean; strayed: boolean } | null;
  /** What the game counts for. */
  stakes: "none" | "casual" | "rated";
}

export interface Proposal {
  kind: "undo" | "abandon";
  seat: number;
  missing: number[];
  yours: boolean;
  asks_you: boolean;
}

export interface ChatLine {
  id: number;
  room: "table" | "spectators";
  name: string | null;
  seat: number | null;
  you: boolean;
  text: string;
  made: number;
}

export interface TableInfo extends Summary {
  owner: boolean;
  cooperative: boolean;
  parent: string | null;
  rematch: string | null;
  proposal: Proposal | null;
  commitment: string | null;
  seed: string | null;
  /** Who looks without a seat, before the start. */
  watching: string[];
}

export interface Step {
  version: number;
  seat: number | null;
  undo: boolean;
  agreed: boolean;
  /** How many choices were taken back. */
  back: number;
  made: number;
  ending: Ending | null;
  events: Typed[];
  /** What each event changed on the board, for those who look on; after the last one the view says it. */
  boards?: (Change[] | null)[];
}

/** How a question to the others ended. */
export interface Settled {
  outcome: "agreed" | "declined" | "withdrawn" | "outdated" | null;
  kind: Proposal["kind"] | null;
  seat: number | null;
}

interface Fresh {
  version: number;
  view: View | null;
  can_undo: boolean;
  thinking: number | null;
  /** By when the one who is asked should have decided; the `table` message has it in its table. */
  deadline?: number | null;
}

export type ServerMessage =
  | ({ type: "table"; table: TableInfo; seat: number | null; log: Step[] } & Fresh)
  | ({ type: "update"; steps: Step[] } & Fresh)
  | { type: "seats"; seats: SeatInfo[]; watching: string[] }
  | { type: "chat"; lines: ChatLine[]; all: boolean }
  | ({ type: "proposal"; proposal: Proposal | null } & Settled)
  | ({ type: "refused"; error: string; message: string } & (Fresh | { version?: undefined }));

export interface Replay {
  table: TableInfo;
  seat: number | null;
  version: number;
  log: Step[];
}

export interface ChanceInfo {
  commitment: string | null;
  seed: string | null;
  /** The server's own part, told at the end; null where the seed is all there is. */
  secret: string | null;
  /** What the people's browsers added, by seat. */
  shares: Record<string, string>;
  finished: boolean;
  tallies: Record<string, Record<string, number>>;
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[] | { from: number; to: number };
  default: Plain;
  per_seat: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  cooperative: boolean;
  rules_version: string;
  options: GameOption[];
  /** How many steps each guided game has. */
  lessons: number[];
  /** Whether there is a book that teaches it. */
  book: boolean;
  /** Whether tables of this game can be rated. */
  rated: boolean;
  /** The languages it speaks. */
  languages: string[];
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/** A choice, and how good the position was after it for the chooser: its chance to win. */
export interface Judged {
  choice: Typed;
  value: number;
}

/** One decision of a finished game, looked back at. */
export interface Moment {
  number: number;
  seat: number;
  kind: string;
  prospects: number[];
  chosen: Judged;
  best: Judged[];
  loss: number;
}

/** A finished game, looked back at; `versions` tells at which version each decision stood. */
export interface Analysis {
  players: number;
  moments: Moment[];
  versions: number[];
  outcome: number[] | null;
  turning_points: number[];
}
