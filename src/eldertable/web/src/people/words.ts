// The words of the pages about people, loaded when one of them is opened.
import { loadTexts, say, type Args } from "../texts";

export const SCOPE = "people";

/** A message of these pages. */
export const says = (id: string, args?: Args): string => say(SCOPE, id, args);

/** Their texts, and those of the games they speak of. */
export async function loadWords(games: readonly string[]): Promise<void> {
  await Promise.all([SCOPE, ...games].map((scope) => loadTexts(scope)));
}
