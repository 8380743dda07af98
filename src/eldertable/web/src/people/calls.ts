// Calls to the server about people (docs/protocol.md).
import { get, post } from "../api";
import type { Fields } from "../wire";

export type Mode = "rivals" | "together" | "solo";
export type Ladder = "people" | "everyone";
export type ShownTo = "everybody" | "nobody";

/** Somebody at a glance; without an id for those who do not want to be seen. */
export interface Face {
  id: string | null;
  name: string | null;
  avatar: string | null;
}

export interface Strength {
  rating: number;
  spread: number;
  provisional: boolean;
}

export interface Totals {
  game: string;
  mode: Mode;
  played: number;
  won: number;
  quit: number;
  average: number | null;
  best: number | null;
}

export interface Played {
  number: number;
  table_id: string;
  game: string;
  mode: Mode;
  players: number;
  public: boolean;
  rated: boolean;
  length: number;
  ended: number;
  place: number;
  won: boolean;
  quit: boolean;
  score: number | null;
}

export interface Best {
  game: string;
  mode: Mode;
  category: Record<string, string>;
  players: number;
  played: number;
  won: number;
  merit: number | null;
  measure: string | null;
}

export interface BestOfAll extends Best {
  faces: Face[];
  table_id: string | null;
}

export interface Moment {
  kind: "score" | "length";
  game: string;
  table_id: string;
  value: number;
  ended: number;
}

export interface ProfileHead {
  id: string;
  name: string;
  avatar: string | null;
  account: boolean;
  since: number;
  you: boolean;
  shown_to: ShownTo;
}

export interface OpenProfile extends ProfileHead {
  closed: false;
  totals: Totals[];
  rivals: { face: Face | null; bot: string | null; played: number; won: number }[];
  bests: Best[];
  ratings: (Strength & { game: string; ladder: Ladder; games: number })[];
  steps: { game: string; ladder: Ladder; ended: number; rating: number }[];
  played: Played[];
  streak: { now: number; best: number };
  moments: Moment[];
  shown: number;
}

export type Profile = OpenProfile | (ProfileHead & { closed: true });

export interface Ranking {
  game: string;
  rated: boolean;
  ladders: Record<Ladder, (Strength & { face: Face; games: number })[]>;
  bots: (Strength & { bot: string })[];
  records: BestOfAll[];
}

export const calls = {
  profile: (id: string | null) => get<Profile>(id === null ? "/api/me/profile" : `/api/profiles/${id}`),
  changeProfile: (avatar: string | null, shown_to: ShownTo) => post<Fields>("/api/me/profile", { avatar, shown_to }),
  ranking: (game: string) => get<Ranking>(`/api/games/${game}/ranking`),
};
