// Calls about tournaments (docs/protocol.md).
import { get, post } from "../api";
import type { Face } from "../people/calls";
import { given, newShare, ownShares } from "../shares";
import type { Fields } from "../wire";

export type System = "swiss" | "knockout" | "round_robin";
export type TournamentStatus = "open" | "running" | "finished" | "cancelled";

export interface TournamentHead {
  id: string;
  game: string;
  system: System;
  size: number;
  move_limit: number;
  /** What kind of bot takes the places that stay empty. */
  bot: string | null;
  starts: number;
  status: TournamentStatus;
  round: number;
  rounds: number;
  ended: number | null;
  commitment: string;
}

export interface ListedTournament extends TournamentHead {
  entrants: number;
  yours: boolean;
}

export interface Entrant {
  number: number | null;
  face: Face | null;
  bot: string | null;
  absent: boolean;
  you: boolean;
}

/** A meeting of two; without another one it is a bye. */
export interface Board {
  round: number;
  board: number;
  one: number;
  other: number | null;
  table_id: string | null;
  over: boolean;
  winner: number | null;
}

export interface Standing {
  entrant: number;
  place: number;
  points: number;
  opposition: number;
  beaten: number;
}

export interface Tournament extends TournamentHead {
  host: Face | null;
  hosting: boolean;
  entrants: Entrant[];
  boards: Board[];
  standings: Standing[];
  /** Whether one may still come. */
  late: boolean;
  secret: string | null;
}

export interface TournamentWish {
  game: string;
  system: System;
  size: number;
  move_limit: number;
  starts: number;
  bot: string | null;
}

export interface Tournaments {
  open: ListedTournament[];
  running: ListedTournament[];
  finished: ListedTournament[];
}

export const tournaments = {
  all: () => get<Tournaments>("/api/tournaments"),
  one: (id: string) => get<Tournament>(`/api/tournaments/${id}`),
  create: (wish: TournamentWish) => post<{ id: string }>("/api/tournaments", wish as unknown as Fields),
  /** The server has made its promise; now this browser adds its share to the dice of all games. */
  join: async (id: string) => {
    const share = newShare();
    await post<Fields>(`/api/tournaments/${id}/join`, { share });
    if (!ownShares(id).length) given(share, { id });
  },
  leave: (id: string) => post<Fields>(`/api/tournaments/${id}/leave`, {}),
  begin: (id: string) => post<Fields>(`/api/tournaments/${id}/begin`, {}),
  cancel: (id: string) => post<Fields>(`/api/tournaments/${id}/cancel`, {}),
  ofTable: async (table: string) => (await get<{ tournament: string | null }>(`/api/tables/${table}/tournament`)).tournament,
};
