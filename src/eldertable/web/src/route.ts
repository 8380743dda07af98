// Places: the lobby at /, oneself at /me, a table at /table/<id>, seen again at /table/<id>?at=N, its dice at /table/<id>/dice,
// a new table at /new/<game>, how to play at /learn/<game>/<section>/<item>, the letter of the rules at /rules/<game>#<clause>,
// others to play with at /people, tournaments at /tournaments and /tournament/<id>,
// the puzzles of the day at /puzzles and /puzzle/<game>, somebody at /player/<id> (oneself at /player/me), the best of a game at /ranking/<game>.
import { signal } from "@preact/signals";

const here = (): string => location.pathname + location.search + location.hash;

export const route = signal(here());
addEventListener("popstate", () => (route.value = here()));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.value = path;
  if (!path.includes("#")) scrollTo(0, 0);
}

/** Follow a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function tableId(path: string): string | null {
  return /^\/table\/([^/?#]+)/.exec(path)?.[1] ?? null;
}

/** The game whose rules are asked for, and the clause. */
export function rulesRoute(path: string): { game: string; clause: string | null } | null {
  const found = /^\/rules\/([^/?#]+)[^#]*(?:#(.+))?$/.exec(path);
  return found?.[1] ? { game: found[1], clause: found[2] ? decodeURIComponent(found[2]) : null } : null;
}

/** The page of a game's book that is asked for. */
export function learnRoute(path: string): { game: string; section: string; item: string | null; anchor: string | null } | null {
  const found = /^\/learn\/([^/?#]+)(?:\/([a-z]+))?(?:\/([a-z0-9_]+))?[^#]*(?:#(.+))?$/.exec(path);
  return found?.[1] ? { game: found[1], section: found[2] ?? "minutes", item: found[3] ?? null, anchor: found[4] ?? null } : null;
}

/** The game for which a new table is asked for. */
export function newTable(path: string): string | null {
  return /^\/new\/([^/?#]+)/.exec(path)?.[1] ?? null;
}

export const isAccount = (path: string): boolean => /^\/me(?:[?#]|$)/.test(path);

/** Whether others to play with are asked for, and at which game; an empty word for any. */
export function peopleRoute(path: string): string | null {
  const found = /^\/people(?:\/([^/?#]+))?(?:[?#]|$)/.exec(path);
  return found && (found[1] ?? "");
}

/** The person whose profile is asked for; `me` for one's own. */
export function playerRoute(path: string): string | null {
  return /^\/player\/([^/?#]+)/.exec(path)?.[1] ?? null;
}

/** The game whose ranking is asked for; an empty word for any. */
export function rankingRoute(path: string): string | null {
  const found = /^\/ranking(?:\/([^/?#]+))?(?:[?#]|$)/.exec(path);
  return found && (found[1] ?? "");
}

export const isTournaments = (path: string): boolean => /^\/tournaments(?:[?#]|$)/.test(path);

/** The tournament that is asked for. */
export function tournamentRoute(path: string): string | null {
  return /^\/tournament\/([^/?#]+)/.exec(path)?.[1] ?? null;
}

export const isPuzzles = (path: string): boolean => /^\/puzzles(?:[?#]|$)/.test(path);

/** The game whose puzzle is asked for. */
export function puzzleRoute(path: string): string | null {
  return /^\/puzzle\/([^/?#]+)/.exec(path)?.[1] ?? null;
}

/** The table whose dice are to be laid open. */
export function diceTable(path: string): string | null {
  return /^\/table\/([^/?#]+)\/dice/.exec(path)?.[1] ?? null;
}

/** The version of a game to be seen again, by `?at=N`. */
export function replayAt(path: string): number | null {
  const at = parameter(path, "at");
  return at === null ? null : Math.max(0, Number.parseInt(at, 10) || 0);
}

function parameter(path: string, name: string): string | null {
  return new URLSearchParams(path.split("#")[0]?.split("?")[1] ?? "").get(name);
}

/** The seat asked for by `?seat=N`, for a person with several seats. */
export function wishedSeat(path: string): string | null {
  return parameter(path, "seat");
}
