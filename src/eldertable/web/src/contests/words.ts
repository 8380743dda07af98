// The words of the pages about tournaments, puzzles and challenges, loaded when one of them is opened.
import { loadWords } from "../people/words";
import { loadTexts, say, type Args } from "../texts";

const SCOPE = "contests";

/** A message of these pages. */
export const tells = (id: string, args?: Args): string => say(SCOPE, id, args);

/** Their texts, those about people, and those of the games they speak of. */
export async function loadContestWords(games: readonly string[]): Promise<void> {
  await Promise.all([loadTexts(SCOPE), loadWords(games)]);
}
