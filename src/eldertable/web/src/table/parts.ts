// What a game brings to the table: its drawn board, its catalogue, its texts.
import { boards } from "boards";
import { api } from "../api";
import type { BoardModule } from "../board";
import { loadOutsideBoard } from "../outside";
import { loadTexts } from "../texts";
import type { Fields } from "../wire";

export interface GameParts {
  module: BoardModule | null;
  /** Why the board is a plain one, if there is a drawn one that cannot be shown. */
  note: string | null;
  catalogue: Record<string, Fields>;
}

export async function loadParts(game: string): Promise<GameParts> {
  const [board, catalogue] = await Promise.all([loadBoard(game), api.catalogue(game), loadTexts(game)]);
  return { ...board, catalogue };
}

async function loadBoard(game: string): Promise<Pick<GameParts, "module" | "note">> {
  const ours = boards[game];
  return ours ? { module: await ours(), note: null } : loadOutsideBoard(game);
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
