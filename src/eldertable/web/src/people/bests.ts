// Records alone and together, in words.
import { hasText, say } from "../texts";
import type { BestInfo } from "../wire";
import { says } from "./words";

/** A value of a category: an option's, or the name of whom one stands against. */
function valueWords(game: string, name: string, value: string): string {
  const id = name === "opponent" ? `name-${value}` : `value-${name}-${value}`;
  return hasText(game, id) ? say(game, id) : value;
}

/** With which games this one is compared. */
export function categoryWords(best: BestInfo): string {
  const parts = Object.entries(best.category).map(([name, value]) => valueWords(best.game, name, value));
  return [...parts, says(best.mode === "solo" ? "mode-solo" : "players-count", { count: best.players })].join(" · ");
}

/** The best that was reached. */
export function meritWords(best: BestInfo): string {
  if (best.merit === null) return "–";
  return best.measure === "margin" ? says("merit-margin", { count: best.merit, sign: best.merit > 0 ? "+" : "" }) : says("merit-turns", { count: best.merit });
}
