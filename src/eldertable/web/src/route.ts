// Two places: the lobby at / and a table at /table/<id>.
import { signal } from "@preact/signals";

const here = (): string => location.pathname + location.search;

export const route = signal(here());
addEventListener("popstate", () => (route.value = here()));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.value = path;
  scrollTo(0, 0);
}

/** Follow a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function tableId(path: string): string | null {
  return /^\/table\/([^/?]+)/.exec(path)?.[1] ?? null;
}

/** The seat asked for by `?seat=N`, for a person with several seats. */
export function wishedSeat(path: string): string | null {
  return new URLSearchParams(path.split("?")[1] ?? "").get("seat");
}
