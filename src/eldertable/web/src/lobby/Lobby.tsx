import { useEffect, useRef } from "preact/hooks";
import arrow from "icon:lucide/arrow-right";
import { announce, switches, tabTitle } from "../notices";
import { LobbyPeople } from "../people/LobbyPeople";
import { follow } from "../route";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import type { Summary, Tables } from "../wire";
import { CoverSign } from "./Cover";
import { GameCard } from "./GameCard";
import { NameField } from "./NameField";
import { useGames, useTables } from "./offer";
import { TableList, gameTitle } from "./TableList";
import { Upload } from "./Upload";

/** Tells, once, of every table that has begun to wait for the reader. */
function useTurns(tables: Tables | null): Summary[] {
  const waiting = tables?.mine.filter((table) => table.your_turn) ?? [];
  const known = useRef<string[] | null>(null);
  useEffect(() => {
    tabTitle("Eldertable", waiting.length);
    const fresh = known.current && waiting.find(({ id }) => !known.current?.includes(id));
    if (fresh) announce(gameTitle(fresh.game), `/table/${fresh.id}`);
    if (tables) known.current = waiting.map(({ id }) => id);
  }, [tables, switches.value]);
  return waiting;
}

/** The tables that wait for the reader, a click away. */
function Turns({ tables }: { tables: Summary[] }) {
  if (!tables.length) return null;
  return (
    <nav class="turns" aria-label={t("turns")} data-testid="turns">
      <b>{t("turns")}</b>
      {tables.slice(0, 4).map((table) => (
        <a key={table.id} class="button" href={`/table/${table.id}`} onClick={follow}>
          <CoverSign game={table.game} /> {gameTitle(table.game)} <Icon of={arrow} />
        </a>
      ))}
    </nav>
  );
}

/** One's games that ended while one was away: they wait to be looked at. */
function Ended({ tables }: { tables: Tables }) {
  const ended = tables.finished.filter(({ id }) => tables.unseen.includes(id));
  if (!ended.length) return null;
  return (
    <nav class="turns calm" aria-label={t("ended-unseen")} data-testid="ended-unseen">
      <b>{t("ended-unseen")}</b>
      {ended.slice(0, 4).map((table) => (
        <a key={table.id} class="button" href={`/table/${table.id}`} onClick={follow}>
          <CoverSign game={table.game} /> {gameTitle(table.game)} <Icon of={arrow} />
        </a>
      ))}
    </nav>
  );
}

/** The front page: four tables to sit down at, one's own tables, and those of others. */
export function Lobby() {
  const { games, error } = useGames();
  const tables = useTables();
  const waiting = useTurns(games && tables);
  const quiet = tables !== null && tables.open.length + tables.running.length === 0;
  return (
    <main class="lobby">
      <section class="welcome">
        <div>
          <h1>{t("lobby-title")}</h1>
          <p>{t("lobby-lead")}</p>
        </div>
        <NameField />
      </section>
      {error && (
        <p class="notice bad" role="alert">
          {error}
        </p>
      )}
      {games && <Turns tables={waiting} />}
      {games && tables && <Ended tables={tables} />}
      <section class="games" aria-label={t("games")} aria-busy={!games}>
        {games ? games.map((game) => <GameCard key={game.id} game={game} tables={tables?.mine ?? []} />) : !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        {games?.length === 0 && <p class="empty">{t("no-games")}</p>}
      </section>
      {games && <LobbyPeople />}
      {games && tables && (
        <>
          <TableList kind="mine" tables={tables.mine} />
          <TableList kind="open" tables={tables.open} />
          <TableList kind="running" tables={tables.running} />
          {quiet && <p class="empty">{t("tables-quiet")}</p>}
          <div class="lobby-past">
            <TableList kind="finished" tables={tables.finished} />
            <TableList kind="archive" tables={tables.archive} />
          </div>
          <Upload />
        </>
      )}
      <footer class="credits">{t("credits")}</footer>
    </main>
  );
}
