import { useEffect, useMemo, useState } from "preact/hooks";
import { LiveTable } from "../live";
import { gameTheme, mood } from "../prefs";
import { t } from "../texts";
import { Message } from "../ui/Message";
import { Frame } from "./Frame";
import { loadParts, wear, type GameParts } from "./parts";
import { Waiting } from "./Waiting";

const RETRY = 2000;

/** The drawn table, the catalogue and the texts of the game, once it is known which. */
export function useParts(game: string | undefined): GameParts | null {
  const [parts, setParts] = useState<GameParts | null>(null);
  useEffect(() => {
    if (!game) return;
    let takeOff = () => undefined as void;
    let current = true;
    let timer = 0;
    const lay = (loaded: GameParts) => {
      if (!current) return;
      if (loaded.module) takeOff = wear(loaded.module.css);
      gameTheme.value = loaded.module?.theme ?? null;
      setParts(loaded);
    };
    const attempt = () => void loadParts(game).then(lay, () => (timer = window.setTimeout(attempt, RETRY)));
    attempt();
    return () => {
      current = false;
      clearTimeout(timer);
      takeOff();
      mood.value = null;
      gameTheme.value = null;
    };
  }, [game]);
  return parts;
}

/** A table, whatever its state: on its way, gone, waiting for players, running or finished. */
export function TablePage({ id, wishedSeat }: { id: string; wishedSeat: string | null }) {
  const live = useMemo(() => new LiveTable(id, wishedSeat), []);
  useEffect(() => () => live.close(), []);
  const table = live.table.value;
  const parts = useParts(table?.game);
  if (live.connection.value === "gone") return <Message title={t("gone-title")} text={t("gone-text")} />;
  if (!table || !parts) {
    const lost = live.connection.value === "lost";
    return <Message busy title={t(lost ? "lost-title" : "loading")} text={t(lost ? "lost-text" : "loading-text")} />;
  }
  const shown = live.stage.shown.value;
  if (!shown?.view) return table.problem ? <Message title={t("old-title")} text={t("error-other-rules")} /> : <Waiting table={table} live={live} />;
  return <Frame live={live} table={table} shown={shown} view={shown.view} parts={parts} />;
}
