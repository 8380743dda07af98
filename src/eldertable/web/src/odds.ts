// Exact chances from the server: on request, or always, as this reader prefers.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "./api";
import { route, tableId, wishedSeat } from "./route";
import type { View } from "./wire";

const KEY = "eldertable.odds";

/** Whether the chances are shown all the time. */
const always = signal(localStorage.getItem(KEY) === "always");
const known = signal<{ view: View; odds: unknown } | null>(null);
const asking = signal<View | null>(null);

async function ask(view: View): Promise<void> {
  const table = tableId(route.peek());
  if (table === null || asking.peek() === view || known.peek()?.view === view) return;
  asking.value = view;
  const odds = await api.odds(table, wishedSeat(route.peek())).catch(() => null);
  if (asking.peek() !== view) return;
  known.value = { view, odds };
  asking.value = null;
}

export interface Odds<T> {
  /** What the game knows of the view on the screen; null if nobody asked, or it knows nothing. */
  odds: T | null;
  waiting: boolean;
  always: boolean;
  ask: () => void;
  /** Show them always, or only on request. */
  toggle: () => void;
}

export function useOdds<T>(view: View): Odds<T> {
  const wanted = always.value && view.result === null;
  useEffect(() => {
    if (wanted) void ask(view);
  }, [view, wanted]);
  return {
    odds: known.value?.view === view ? (known.value.odds as T | null) : null,
    waiting: asking.value === view,
    always: always.value,
    ask: () => void ask(view),
    toggle: () => {
      always.value = !always.value;
      localStorage.setItem(KEY, always.value ? "always" : "ask");
      if (always.value) void ask(view);
      else known.value = null;
    },
  };
}
