// Calls about tournaments (docs/protocol.md).
import { get, post } from "../api";
import { given, newShare, ownShares } from "../shares";
import type { Fields, AnnouncedTournament, TournamentHead, TournamentInfo, TournamentLists, TournamentOfTable, TournamentWish } from "../wire";

export type System = TournamentHead["system"];

export const tournaments = {
  all: () => get<TournamentLists>("/api/tournaments"),
  one: (id: string) => get<TournamentInfo>(`/api/tournaments/${id}`),
  create: (wish: TournamentWish) => post<AnnouncedTournament>("/api/tournaments", wish as unknown as Fields),
  /** The server has made its promise; now this browser adds its share to the dice of all games. */
  join: async (id: string) => {
    const share = newShare();
    await post<Fields>(`/api/tournaments/${id}/join`, { share });
    if (!ownShares(id).length) given(share, { id });
  },
  leave: (id: string) => post<Fields>(`/api/tournaments/${id}/leave`, {}),
  begin: (id: string) => post<Fields>(`/api/tournaments/${id}/begin`, {}),
  cancel: (id: string) => post<Fields>(`/api/tournaments/${id}/cancel`, {}),
  ofTable: async (table: string) => (await get<TournamentOfTable>(`/api/tables/${table}/tournament`)).tournament,
};
