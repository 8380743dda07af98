// What happened since the reader last looked at a table.
import { api } from "./api";
import type { View } from "./wire";

/** More than this nobody wants to watch; the log tells the rest. */
const LONGEST_LOOK_BACK = 75;
const AT_ONCE = 25;

const keyOf = (table: string, seat: number | null): string => `eldertable.seen.${table}.${seat ?? "watching"}`;

/** Note what the reader has seen with open eyes. */
export function noteSeen(table: string, seat: number | null, version: number): void {
  if (!document.hidden) localStorage.setItem(keyOf(table, seat), String(version));
}

/** The version last seen, or null for a table never looked at. */
export function lastSeen(table: string, seat: number | null): number | null {
  const noted = localStorage.getItem(keyOf(table, seat));
  return noted === null ? null : Number(noted);
}

export interface Missed {
  version: number;
  view: View;
}

/** The table as it stood at the last look, and after each step since. */
export async function missedViews(table: string, seat: number | null, since: number, now: number): Promise<Missed[]> {
  const views: Missed[] = [];
  for (let from = Math.max(since, now - LONGEST_LOOK_BACK); from <= now; from += AT_ONCE)
    views.push(...(await api.views(table, seat, from, Math.min(now, from + AT_ONCE - 1))));
  return views;
}
