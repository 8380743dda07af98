import { useEffect, useState } from "preact/hooks";
import trophy from "icon:lucide/trophy";
import { moment } from "../dates";
import { CoverSign } from "../lobby/Cover";
import { useGames } from "../lobby/offer";
import { gameTitle } from "../lobby/TableList";
import { problem } from "../problem";
import { follow } from "../route";
import { stretch } from "../table/Clock";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Complaint } from "../ui/Working";
import type { ListedTournament, TournamentLists } from "../wire";
import { tournaments } from "./calls";
import { NewTournament } from "./NewTournament";
import { loadContestWords, tells } from "./words";

const REFRESH = 10_000;

function useTournaments() {
  const [found, setFound] = useState<TournamentLists | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const load = () =>
      Promise.all([tournaments.all(), loadContestWords([])]).then(
        ([all]) => setFound(all),
        (reason: unknown) => setError(problem(reason)),
      );
    void load();
    const timer = setInterval(() => void (!document.hidden && load()), REFRESH);
    return () => clearInterval(timer);
  }, []);
  return { found, error };
}

/** When it begins, how far it is, or when it ended. */
export function stateWords(tournament: ListedTournament): string {
  if (tournament.status === "open") return tells("begins-at", { time: moment(tournament.starts) });
  if (tournament.status === "running") return tells("round-of", { round: tournament.round, rounds: tournament.rounds });
  return tells("ended-at", { time: moment(tournament.ended ?? tournament.starts) });
}

function Listed({ tournament }: { tournament: ListedTournament }) {
  return (
    <a class="table-link" href={`/tournament/${tournament.id}`} onClick={follow} data-tournament={tournament.id}>
      <span class="table-title">
        <CoverSign game={tournament.game} /> {gameTitle(tournament.game)}
        <small>{tells(`system-${tournament.system}`)}</small>
      </span>
      <span class="table-state">{stateWords(tournament)}</span>
      <span class="chips">
        <span class="chip">{tells("entered", { count: tournament.entrants, size: tournament.size })}</span>
        <span class="chip">{tells("a-move", { time: stretch(tournament.move_limit) })}</span>
        {tournament.yours && <span class="chip turn">{tells(tournament.status === "finished" ? "yours-over" : "yours")}</span>}
      </span>
    </a>
  );
}

function List({ kind, found }: { kind: keyof TournamentLists; found: ListedTournament[] }) {
  if (!found.length && kind !== "open") return null;
  return (
    <section class="sheet part" aria-labelledby={`tournaments-${kind}`} data-testid={`tournaments-${kind}`}>
      <h2 id={`tournaments-${kind}`}>{tells(`list-${kind}`)}</h2>
      {found.length ? (
        <ul class="tables">
          {found.map((each) => (
            <li key={each.id}>
              <Listed tournament={each} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="empty">{tells("none-open")}</p>
      )}
    </section>
  );
}

/** All tournaments, and a new one. */
export function TournamentsPage() {
  const { games, error: noGames } = useGames();
  const { found, error } = useTournaments();
  useEffect(() => {
    if (found) document.title = `${tells("tournaments")} · Eldertable`;
  });
  return (
    <>
      <Header />
      <main class="profile tournaments">
        <Complaint error={error ?? noGames} />
        {!(found && games) && !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        {found && games && (
          <>
            <h1>
              <Icon of={trophy} /> {tells("tournaments")}
            </h1>
            <List kind="open" found={found.open} />
            <List kind="running" found={found.running} />
            <details class="sheet options" data-testid="announce-form">
              <summary>{tells("announce-new")}</summary>
              <NewTournament games={games} />
            </details>
            <List kind="finished" found={found.finished} />
          </>
        )}
        <p>
          <a href="/" onClick={follow}>
            {t("to-lobby")}
          </a>
        </p>
      </main>
    </>
  );
}
