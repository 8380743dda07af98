import { useEffect, useMemo, useState } from "preact/hooks";
import { boards } from "boards";
import { api } from "../api";
import type { BoardModule } from "../board";
import { LiveTable } from "../live";
import { mood } from "../prefs";
import { follow } from "../route";
import { loadTexts, t } from "../texts";
import { Header } from "../ui/Header";
import type { Fields } from "../wire";
import { Frame } from "./Frame";
import { Waiting } from "./Waiting";

export interface GameParts {
  module: BoardModule | null;
  catalogue: Record<string, Fields>;
}

const RETRY = 2000;

async function loadParts(game: string): Promise<GameParts> {
  const [module, catalogue] = await Promise.all([boards[game]?.() ?? null, api.catalogue(game), loadTexts(game)]);
  return { module, catalogue };
}

/** The drawn table, the catalogue and the texts of the game, once it is known which. */
export function useParts(game: string | undefined): GameParts | null {
  const [parts, setParts] = useState<GameParts | null>(null);
  useEffect(() => {
    if (!game) return;
    let sheet: CSSStyleSheet | null = null;
    let current = true;
    let timer = 0;
    const lay = (loaded: GameParts) => {
      if (!current) return;
      if (loaded.module) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(loaded.module.css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      setParts(loaded);
    };
    const attempt = () => void loadParts(game).then(lay, () => (timer = window.setTimeout(attempt, RETRY)));
    attempt();
    return () => {
      current = false;
      clearTimeout(timer);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      mood.value = null;
    };
  }, [game]);
  return parts;
}

export function Message({ title, text, busy }: { title: string; text: string; busy?: boolean }) {
  return (
    <>
      <Header />
      <main class="opening" aria-busy={busy}>
        <h1>{title}</h1>
        {busy && <div class="spinner" />}
        <p>{text}</p>
        <a href="/" onClick={follow}>
          {t("to-lobby")}
        </a>
      </main>
    </>
  );
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
