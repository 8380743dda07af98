// Three places: the lobby at /, a table at /table/<id>, the rules of a game at /rules/<game>#<clause>.
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

/** The seat asked for by `?seat=N`, for a person with several seats. */
export function wishedSeat(path: string): string | null {
  return new URLSearchParams(path.split("#")[0]?.split("?")[1] ?? "").get("seat");
}
