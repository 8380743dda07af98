// What travels between browser and server (docs/protocol.md).

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
  board: unknown;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  bot: string | null;
  present: boolean;
  you: boolean;
}

export interface Summary {
  id: string;
  game: string;
  status: "waiting" | "running" | "finished";
  players: number;
  seats: SeatInfo[];
  public: boolean;
  updated: number;
  your_turn: boolean;
}

export interface TableInfo extends Summary {
  commitment: string | null;
  seed: string | null;
  problem: "other_rules" | null;
}

export interface Step {
  version: number;
  seat: number | null;
  undo: boolean;
  events: Typed[];
}

interface Fresh {
  version: number;
  view: View | null;
  can_undo: boolean;
  thinking: number | null;
}

export type ServerMessage =
  | ({ type: "table"; table: TableInfo; seat: number | null; log: Step[] } & Fresh)
  | ({ type: "update"; steps: Step[] } & Fresh)
  | { type: "seats"; seats: SeatInfo[] }
  | ({ type: "refused"; error: string; message: string } & Fresh);

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
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
}
