// Calls to the server about people (docs/protocol.md).
import { get, post } from "../api";
import type { Fields, Profile, ProfileHead, Ranking } from "../wire";

export type ShownTo = ProfileHead["shown_to"];
export type Ladder = keyof Ranking["ladders"];

export const calls = {
  profile: (id: string | null) => get<Profile>(id === null ? "/api/me/profile" : `/api/profiles/${id}`),
  changeProfile: (avatar: string | null, shown_to: ShownTo) => post<Fields>("/api/me/profile", { avatar, shown_to }),
  ranking: (game: string) => get<Ranking>(`/api/games/${game}/ranking`),
};
