// The book, its moments and the letter, each fetched once for a language.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { problem } from "../problem";
import { readRules, type Rulebook } from "../rules/document";
import { language, loadTexts } from "../texts";
import type { Book, BookMoment } from "../wire";

const kept = new Map<string, Promise<unknown>>();

/** What was asked for before is not asked for again; a failure is. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = load();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

export const loadMoment = (game: string, record: string, at: number, seat: number): Promise<BookMoment> =>
  once(`${game}/${record}/${at}/${seat}`, () => api.moment(game, record, at, seat));

export const loadLetter = (game: string, lang: string): Promise<Rulebook> => once(`letter/${game}/${lang}`, async () => readRules((await api.rules(game, lang)).text));

/** The book in the reader's language. */
export function useBook(game: string): { book: Book | null; error: string | null } {
  const [book, setBook] = useState<Book | null>(null);
  const [error, setError] = useState<string | null>(null);
  const lang = language.value;
  useEffect(() => {
    let current = true;
    Promise.all([once(`book/${game}/${lang}`, () => api.book(game, lang)), loadTexts(game)]).then(
      ([loaded]) => current && setBook(loaded),
      (reason: unknown) => current && setError(problem(reason)),
    );
    return () => {
      current = false;
    };
  }, [game, lang]);
  return { book, error };
}

/** The numbered clauses in the reader's language, once somebody wants them. */
export function useLetter(game: string, wanted: boolean): Rulebook | null {
  const [letter, setLetter] = useState<Rulebook | null>(null);
  const lang = language.value;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void loadLetter(game, lang).then((loaded) => current && setLetter(loaded));
    return () => {
      current = false;
    };
  }, [game, lang, wanted]);
  return letter;
}
