import { useEffect, useState } from "preact/hooks";
import { api, type Tables } from "../api";
import { GuideOffer } from "../guide/GuideOffer";
import { problem } from "../problem";
import { loadTexts, t } from "../texts";
import type { GameInfo } from "../wire";
import { CreateTable } from "./CreateTable";
import { NameField } from "./NameField";
import { TableList } from "./TableList";

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
  useEffect(() => {
    document.title = "Eldertable";
  });
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
