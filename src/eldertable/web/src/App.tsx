import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Lobby } from "./lobby/Lobby";
import { loadMe } from "./me";
import { route, rulesRoute, tableId, wishedSeat } from "./route";
import { rulesPlace } from "./rules/place";
import { TablePage } from "./table/TablePage";
import { loadTexts } from "./texts";
import { Header } from "./ui/Header";
import { TipLayer } from "./ui/Explain";
import { later } from "./ui/Later";

const RulesPage = later(() => import("./rules/RulesPage").then((part) => part.RulesPage));
const RulesSheet = later(() => import("./rules/RulesPage").then((part) => part.RulesSheet));

const ready = signal(false);
const RETRY = 2000;

async function start(): Promise<void> {
  await Promise.all([loadTexts("shell"), loadMe()]);
  ready.value = true;
}

/** The page before its texts are there: no words, since there are none yet. */
function Opening({ failed }: { failed: boolean }) {
  return (
    <main class="opening" aria-busy={!failed}>
      <h1 class="wordmark">Eldertable</h1>
      {failed ? <p>The server does not answer · Le serveur ne répond pas · Serwer nie odpowiada</p> : <div class="spinner" />}
    </main>
  );
}

export function App() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let timer = 0;
    const attempt = () =>
      void start().then(
        () => setFailed(false),
        () => {
          setFailed(true);
          timer = window.setTimeout(attempt, RETRY);
        },
      );
    attempt();
    return () => clearTimeout(timer);
  }, []);
  if (!ready.value) return <Opening failed={failed} />;
  const path = route.value;
  const table = tableId(path);
  const rules = rulesRoute(path);
  return (
    <>
      {table ? (
        <TablePage key={path} id={table} wishedSeat={wishedSeat(path)} />
      ) : rules ? (
        <RulesPage game={rules.game} clause={rules.clause} />
      ) : (
        <>
          <Header />
          <Lobby />
        </>
      )}
      {rulesPlace.value && <RulesSheet />}
      <TipLayer />
    </>
  );
}
