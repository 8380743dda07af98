// Calls about company: who looks for others, follows, invites, shuns.
import { get, post } from "../api";
import type { Company, Fields, Search, Ties, Wish } from "../wire";

export const company = {
  people: () => get<Company>("/api/people"),
  search: () => get<Search>("/api/seek"),
  seek: (wish: Wish) => post<Search>("/api/seek", wish as unknown as Fields),
  stop: () => post<Fields>("/api/seek/stop", {}),
  ties: (id: string) => get<Ties>(`/api/profiles/${id}/ties`),
  follow: (id: string, on: boolean) => post<Fields>(`/api/profiles/${id}/follow`, { on }),
  shun: (id: string, on: boolean) => post<Fields>(`/api/profiles/${id}/shun`, { on }),
  invite: (table: string, profile: string) => post<Fields>(`/api/tables/${table}/invite`, { profile }),
  report: (id: string, note: string) => post<Fields>(`/api/profiles/${id}/report`, { note }),
  reportLine: (table: string, line: number) => post<Fields>(`/api/tables/${table}/lines/${line}/report`, {}),
  decline: (table: string) => post<Fields>(`/api/tables/${table}/decline`, {}),
};
