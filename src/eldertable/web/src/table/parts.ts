// What a game brings to the table: its drawn board, its catalogue, its texts.
import { boards } from "boards";
import { api } from "../api";
import type { BoardModule } from "../board";
import { loadTexts } from "../texts";
import type { Fields } from "../wire";

export interface GameParts {
  module: BoardModule | null;
  catalogue: Record<string, Fields>;
}

export async function loadParts(game: string): Promise<GameParts> {
  const [module, catalogue] = await Promise.all([boards[game]?.() ?? null, api.catalogue(game), loadTexts(game)]);
  return { module, catalogue };
}

/** Give the page the style of a board; what takes it off again. */
export function wear(css: string): () => void {
  const sheet = new CSSStyleSheet();
  // Cut-outs in a book have the mood of their own moment.
  sheet.replaceSync(css.replaceAll(":root[data-mood", ":is(:root, .cut)[data-mood"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
