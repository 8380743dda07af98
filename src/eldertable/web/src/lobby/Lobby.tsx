import { useEffect, useRef, useState } from "preact/hooks";
import { api, type Tables } from "../api";
import { GuideOffer } from "../guide/GuideOffer";
import { announce, switches, tabTitle } from "../notices";
import { problem } from "../problem";
import { loadTexts, t } from "../texts";
import type { GameInfo } from "../wire";
import { CreateTable } from "./CreateTable";
import { NameField } from "./NameField";
import { TableList, gameTitle } from "./TableList";
import { Upload } from "./Upload";

const REFRESH = 5000;

interface Offer {
  games: GameInfo[];
  bots: string[];
}

/** Everything to offer, with the texts of all games. */
async function fetchOffer(): Promise<Offer> {
  const [games, bots] = await Promise.all([api.games(), api.bots()]);
  await Promise.all(games.map((game) => loadTexts(game.id)));
  return { games, bots: bots.map((bot) => bot.id) };
}

function useOffer() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    fetchOffer().then(setOffer, (reason: unknown) => setError(problem(reason)));
  }, []);
  return { offer, error };
}

/** The tables, looked up again every few seconds while the page is visible. */
function useTables() {
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

export function Lobby() {
  const { offer, error } = useOffer();
  const tables = useTables();
  const waiting = tables?.mine.filter((table) => table.your_turn).map((table) => table.id) ?? [];
  const known = useRef<string[] | null>(null);
  useEffect(() => {
    tabTitle("Eldertable", waiting.length);
    const fresh = known.current && waiting.find((id) => !known.current?.includes(id));
    const table = tables?.mine.find((each) => each.id === fresh);
    if (table) announce(gameTitle(table.game), `/table/${table.id}`);
    if (tables) known.current = waiting;
  }, [tables, switches.value]);
  return (
    <main class="lobby">
      <section class="welcome">
        <h1>{t("lobby-title")}</h1>
        <p>{t("lobby-lead")}</p>
        <NameField />
      </section>
      {error && (
        <p class="notice bad" role="alert">
          {error}
        </p>
      )}
      <div class="lobby-columns">
        <section class="sheet" aria-labelledby="create-heading">
          <h2 id="create-heading">{t("create-title")}</h2>
          {offer ? <CreateTable games={offer.games} bots={offer.bots} /> : !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        </section>
        <div class="lobby-lists">
          {offer && <GuideOffer games={offer.games} />}
          {offer && tables ? (
            <>
              <TableList kind="mine" tables={tables.mine} />
              <TableList kind="open" tables={tables.open} />
              <TableList kind="running" tables={tables.running} />
              <TableList kind="finished" tables={tables.finished}>
                <Upload />
              </TableList>
              {tables.archive.length > 0 && <TableList kind="archive" tables={tables.archive} />}
            </>
          ) : (
            <div class="spinner" role="status" aria-label={t("loading")} />
          )}
        </div>
      </div>
      <footer class="credits">{t("credits")}</footer>
    </main>
  );
}
