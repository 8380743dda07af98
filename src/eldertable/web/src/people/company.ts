// Calls about company: who looks for others, follows, invites, shuns.
import { get, post, promised } from "../api";
import { given, newShare, SEEKING } from "../shares";
import type { Company, Fields, Search, Ties, Wish } from "../wire";

export const company = {
  people: () => get<Company>("/api/people"),
  search: () => get<Search>("/api/seek"),
  /** The promise comes first, then the share; where it was given is known when others are found. */
  seek: async (wish: Wish) => {
    const { nonce } = await promised();
    const { share } = given(newShare(), { id: SEEKING });
    return post<Search>("/api/seek", { ...wish, share, promise: nonce });
  },
  stop: () => post<Fields>("/api/seek/stop", {}),
  ties: (id: string) => get<Ties>(`/api/profiles/${id}/ties`),
  follow: (id: string, on: boolean) => post<Fields>(`/api/profiles/${id}/follow`, { on }),
  shun: (id: string, on: boolean) => post<Fields>(`/api/profiles/${id}/shun`, { on }),
  invite: (table: string, profile: string) => post<Fields>(`/api/tables/${table}/invite`, { profile }),
  report: (id: string, note: string) => post<Fields>(`/api/profiles/${id}/report`, { note }),
  reportLine: (table: string, line: number) => post<Fields>(`/api/tables/${table}/lines/${line}/report`, {}),
  decline: (table: string) => post<Fields>(`/api/tables/${table}/decline`, {}),
};
