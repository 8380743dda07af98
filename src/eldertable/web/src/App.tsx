import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Lobby } from "./lobby/Lobby";
import { loadMe } from "./me";
import {
  diceTable, isAccount, isPuzzles, isTournaments, learnRoute, newTable, peopleRoute, playerRoute, puzzleRoute, rankingRoute, replayAt, route, rulesRoute, tableId, tournamentRoute, wishedSeat,
} from "./route";
import { rulesPlace } from "./rules/place";
import { TablePage } from "./table/TablePage";
import { loadTexts } from "./texts";
import { Header } from "./ui/Header";
import { TipLayer } from "./ui/Explain";
import { later } from "./ui/Later";

const LearnPage = later(() => import("./learn/LearnPage").then((part) => part.LearnPage));
const RulesPage = later(() => import("./rules/RulesPage").then((part) => part.RulesPage));
const RulesSheet = later(() => import("./rules/RulesPage").then((part) => part.RulesSheet));

const NewTablePage = later(() => import("./lobby/NewTable").then((part) => part.NewTablePage));
const AccountPage = later(() => import("./account/AccountPage").then((part) => part.AccountPage));
const ReplayPage = later(() => import("./replay/ReplayPage").then((part) => part.ReplayPage));
const ProfilePage = later(() => import("./people/ProfilePage").then((part) => part.ProfilePage));
const PeoplePage = later(() => import("./people/PeoplePage").then((part) => part.PeoplePage));
const RankingPage = later(() => import("./people/RankingPage").then((part) => part.RankingPage));
const TournamentsPage = later(() => import("./contests/TournamentsPage").then((part) => part.TournamentsPage));
const TournamentPage = later(() => import("./contests/TournamentPage").then((part) => part.TournamentPage));
const PuzzlesPage = later(() => import("./contests/PuzzlesPage").then((part) => part.PuzzlesPage));
const PuzzlePage = later(() => import("./contests/PuzzlePage").then((part) => part.PuzzlePage));
const DicePage = later(() => import("./dice/DicePage").then((part) => part.DicePage));

const ready = signal(false);
const RETRY = 2000;
/** An answer that takes longer is as good as none: on the road connections hang. */
const PATIENCE = 15_000;

async function start(): Promise<void> {
  const late = new Promise((_, refuse) => setTimeout(refuse, PATIENCE));
  await Promise.race([Promise.all([loadTexts("shell"), loadMe()]), late]);
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

/** The page that an address asks for. */
function Place({ path }: { path: string }) {
  const dice = diceTable(path);
  if (dice) return <DicePage key={path} id={dice} />;
  const table = tableId(path);
  const at = replayAt(path);
  const seat = wishedSeat(path);
  if (table && at !== null) return <ReplayPage key={path} id={table} at={at} seat={seat === null || seat === "" ? null : Number(seat)} />;
  if (table) return <TablePage key={path} id={table} wishedSeat={seat} />;
  const learn = learnRoute(path);
  if (learn) return <LearnPage key={learn.game} place={learn} />;
  const rules = rulesRoute(path);
  if (rules) return <RulesPage game={rules.game} clause={rules.clause} />;
  const fresh = newTable(path);
  if (fresh) return <NewTablePage key={path} game={fresh} />;
  if (isAccount(path)) return <AccountPage />;
  const player = playerRoute(path);
  if (player) return <ProfilePage key={path} id={player === "me" ? null : player} />;
  const people = peopleRoute(path);
  if (people !== null) return <PeoplePage key={path} game={people || null} />;
  const ranking = rankingRoute(path);
  if (ranking !== null) return <RankingPage key={path} game={ranking} />;
  if (isTournaments(path)) return <TournamentsPage />;
  const tournament = tournamentRoute(path);
  if (tournament) return <TournamentPage key={path} id={tournament} />;
  if (isPuzzles(path)) return <PuzzlesPage />;
  const puzzle = puzzleRoute(path);
  if (puzzle) return <PuzzlePage key={path} game={puzzle} />;
  return (
    <>
      <Header />
      <Lobby />
    </>
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
  return (
    <>
      <Place path={route.value} />
      {rulesPlace.value && <RulesSheet />}
      <TipLayer />
    </>
  );
}
