// What this browser adds to the chance of a game: numbers of its own, which it remembers so that it can look for them afterwards.
const KEPT = "shares";
const MOST_KEPT = 200;
/** Under this name it keeps what it added while it looked for opponents, until it knows the table. */
export const SEEKING = "seeking";

/** 32 random bytes in hexadecimal. */
export function newShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Remember what was added where. */
export function given<T extends { id: string }>(share: string, table: T): T & { share: string } {
  const all = { ...kept(), [table.id]: [...(kept()[table.id] ?? []), share] };
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST_KEPT))));
  } catch {
    // A browser that keeps nothing can still play.
  }
  return { ...table, share };
}

/** What this browser added to a table. */
export const ownShares = (table: string): string[] => kept()[table] ?? [];
