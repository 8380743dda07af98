// What there is to play, and the tables there are.
import { useEffect, useState } from "preact/hooks";
import { covers } from "covers";
import { api } from "../api";
import { loadOutside } from "../outside";
import { problem } from "../problem";
import { loadTexts } from "../texts";
import type { GameInfo, Tables } from "../wire";

const REFRESH = 5000;

/** The games with all their texts; those that are built in are fetched along with the list, not after it. */
async function fetchGames(): Promise<GameInfo[]> {
  const [games] = await Promise.all([api.games(), ...Object.keys(covers).map((game) => loadTexts(game).catch(() => undefined))]);
  const outside = games.some((game) => !covers[game.id]);
  await Promise.all([...games.map((game) => loadTexts(game.id)), outside && loadOutside().catch(() => undefined)]);
  return games;
}

let known: Promise<GameInfo[]> | null = null;

/** The games, fetched once for all parts of the page that ask. */
function gamesOnce(): Promise<GameInfo[]> {
  known ??= fetchGames();
  known.catch(() => (known = null));
  return known;
}

export function useGames() {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    gamesOnce().then(setGames, (reason: unknown) => setError(problem(reason)));
  }, []);
  return { games, error };
}

/** The tables, looked up again every few seconds while the page is visible. */
export function useTables(): Tables | null {
  const [tables, setTables] = useState<Tables | null>(null);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) api.tables().then(setTables, () => undefined);
    };
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

/** The bots that can sit down. */
export function useBots(): string[] {
  const [bots, setBots] = useState<string[]>([]);
  useEffect(() => void api.bots().then((found) => setBots(found.map((bot) => bot.id)), () => undefined), []);
  return bots;
}
