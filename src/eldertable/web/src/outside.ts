// Games of other packages. Their covers are data, their boards modules that the page loads by their address (web/kit/README.md).
import { signal } from "@preact/signals";
import { covers } from "covers";
import kit from "../kit/package.json";
import { get } from "./api";
import type { BoardModule } from "./board";
import type { CoverData } from "./cover";
import { t } from "./texts";
import type { OutsideBoard } from "./wire";

const KIT = Number(kit.version.split(".")[0]);
const known = signal<Record<string, OutsideBoard | undefined>>({});
let asked: Promise<void> | null = null;

/** Fetched once, when a game turns up that the house does not know. */
export function loadOutside(): Promise<void> {
  asked ??= get<Record<string, OutsideBoard>>("/api/boards").then((boards) => void (known.value = boards));
  asked.catch(() => (asked = null));
  return asked;
}

/** The cover of a game; whoever draws it is drawn again once that of an outside game is there. */
export function coverOf(game: string): CoverData | undefined {
  const cover = covers[game] ?? (known.value[game]?.cover as CoverData | undefined);
  if (!cover) void loadOutside().catch(() => undefined);
  return cover;
}

/** A board from outside; or why there is none, for the reader. */
export type OutsideParts = { module: BoardModule; note: null } | { module: null; note: string | null };

export async function loadOutsideBoard(game: string): Promise<OutsideParts> {
  await loadOutside();
  const board = known.value[game];
  if (!board) return { module: null, note: null };
  if (board.kit !== KIT) return { module: null, note: t("board-other-kit", { made: board.kit, here: KIT }) };
  try {
    return { module: (await import(board.script)) as BoardModule, note: null };
  } catch (error) {
    console.error(error);
    return { module: null, note: t("board-broken") };
  }
}
