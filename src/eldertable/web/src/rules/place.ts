// Where the reader is in the rules while a table is open: the game and the clause, or nowhere.
import { signal } from "@preact/signals";

export interface Place {
  game: string;
  clause: string | null;
}

export const rulesPlace = signal<Place | null>(null);

export function openRules(game: string, clause: string | null = null): void {
  rulesPlace.value = { game, clause };
}
