import { useEffect, useRef, useState } from "preact/hooks";
import arrow from "icon:lucide/arrow-right";
import trophy from "icon:lucide/trophy";
import { moment } from "../dates";
import { CoverSign } from "../lobby/Cover";
import { gameTitle } from "../lobby/TableList";
import { me } from "../me";
import { FaceLink } from "../people/FaceLink";
import { problem } from "../problem";
import { follow } from "../route";
import { botAmong, botName } from "../seats";
import { given, ownShares } from "../shares";
import { play } from "../sound";
import { stretch } from "../table/Clock";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import type { Board, EntrantInfo, TournamentInfo } from "../wire";
import { tournaments } from "./calls";
import { loadContestWords, tells } from "./words";

const REFRESH = 3000;

function useTournament(id: string) {
  const [tournament, setTournament] = useState<TournamentInfo | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = async () => {
    const found = await tournaments.one(id);
    await loadContestWords([found.game]);
    setTournament(found);
  };
  useEffect(() => {
    load().catch((reason: unknown) => setError(problem(reason)));
    const timer = setInterval(() => void (!document.hidden && load().catch(() => undefined)), REFRESH);
    return () => clearInterval(timer);
  }, [id]);
  return { tournament, error, load };
}

const own = (tournament: TournamentInfo): EntrantInfo | undefined => tournament.entrants.find((each) => each.you);

/** The game that waits for the reader. */
function ownBoard(tournament: TournamentInfo): Board | undefined {
  const number = own(tournament)?.number;
  return number ? tournament.boards.find((board) => !board.over && (board.one === number || board.other === number)) : undefined;
}

function Somebody({ entrant, all }: { entrant: EntrantInfo | undefined; all: readonly EntrantInfo[] }) {
  if (!entrant) return null;
  if (entrant.bot) return <span class="face">{botAmong(entrant.bot, entrant, all)}</span>;
  if (entrant.you && !entrant.face?.id) return <span class="face">{me.value?.name}</span>;
  return <FaceLink face={entrant.face ?? { id: null, name: null, avatar: null }} />;
}

/** One's own game, a click away; a new one is heard. */
function YourGame({ tournament }: { tournament: TournamentInfo }) {
  const board = ownBoard(tournament);
  const known = useRef(board?.table_id);
  useEffect(() => {
    const table = board?.table_id;
    if (table && table !== known.current) play("turn", true);
    known.current = table;
    // The page about the dice of a game looks for what this browser added there.
    const share = ownShares(tournament.id)[0];
    if (table && share && !ownShares(table).length) given(share, { id: table });
  }, [board?.table_id]);
  if (!board?.table_id) return null;
  return (
    <p class="notice your-game" role="status">
      {tells("your-game-waits", { round: board.round })}{" "}
      <a class="button primary" href={`/table/${board.table_id}`} onClick={follow} data-testid="play-board">
        {tells("to-your-game")} <Icon of={arrow} />
      </a>
    </p>
  );
}

/** Taking part, being away and back, and what its host may do. */
function Deeds({ tournament, onDone }: { tournament: TournamentInfo; onDone: () => Promise<void> }) {
  const { busy, error, attempt } = useAttempt();
  const mine = own(tournament);
  const { id, status, hosting } = tournament;
  const may = status === "open" || tournament.late || (status === "running" && mine?.absent);
  const after = (deed: Promise<unknown>) => attempt(() => deed.then(onDone));
  if (status === "finished" || status === "cancelled") return null;
  return (
    <>
      <p class="row">
        {may && (!mine || mine.absent) && me.value?.account && (
          <button class="primary" data-testid="join-tournament" disabled={busy} onClick={() => after(tournaments.join(id))}>
            {tells(mine ? "be-back" : status === "open" ? "take-part" : "come-late")}
          </button>
        )}
        {mine && !mine.absent && (
          <button data-testid="leave-tournament" disabled={busy} onClick={() => after(tournaments.leave(id))}>
            {tells(status === "open" ? "withdraw" : "go-away")}
          </button>
        )}
        {hosting && status === "open" && (
          <>
            <button data-testid="begin-tournament" disabled={busy} onClick={() => after(tournaments.begin(id))}>
              {tells("begin-now")}
            </button>
            <button class="quiet" data-testid="cancel-tournament" disabled={busy} onClick={() => after(tournaments.cancel(id))}>
              {tells("call-off")}
            </button>
          </>
        )}
      </p>
      {!me.value?.account && (
        <p class="aside">
          {tells("needs-account")}{" "}
          <a href="/me" onClick={follow}>
            {tells("to-account")}
          </a>
        </p>
      )}
      {mine?.absent && <p class="aside">{tells("you-are-away")}</p>}
      <Complaint error={error} />
    </>
  );
}

function Standings({ tournament }: { tournament: TournamentInfo }) {
  const swiss = tournament.system !== "knockout";
  return (
    <section class="sheet part" aria-labelledby="standings" data-testid="standings">
      <h2 id="standings">{tells(tournament.status === "finished" ? "final-standings" : "standings")}</h2>
      <div class="wide" role="region" tabIndex={0} aria-labelledby="standings">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {tells("column-place")}
              </th>
              <th scope="col">{tells("column-who")}</th>
              <th scope="col" class="number">
                {tells(swiss ? "column-points" : "column-rounds")}
              </th>
              {swiss && (
                <th scope="col" class="number" title={tells("column-opposition-help")}>
                  {tells("column-opposition")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {tournament.standings.map((each) => {
              const entrant = tournament.entrants.find(({ number }) => number === each.entrant);
              return (
                <tr key={each.entrant} class={entrant?.you ? "you" : ""}>
                  <td class="number">{each.place}</td>
                  <th scope="row">
                    <Somebody all={tournament.entrants} entrant={entrant} /> {entrant?.absent && tournament.status === "running" && <small>{tells("away")}</small>}
                  </th>
                  <td class="number">{halves(each.points)}</td>
                  {swiss && <td class="number">{halves(each.opposition)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {swiss && <p class="aside">{tells("column-opposition-help")}</p>}
    </section>
  );
}

/** Points as they are written at tournaments: 2½. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

function Score({ board, side }: { board: Board; side: number }) {
  if (!board.over || board.other === null) return null;
  return <b class="board-score">{board.winner === null ? "½" : board.winner === side ? 1 : 0}</b>;
}

function Meeting({ tournament, board }: { tournament: TournamentInfo; board: Board }) {
  const entrant = (number: number) => tournament.entrants.find((each) => each.number === number);
  return (
    <li class="board">
      <span class="board-side">
        <Somebody all={tournament.entrants} entrant={entrant(board.one)} /> <Score board={board} side={board.one} />
      </span>
      {board.other === null ? (
        <span class="board-side aside">{tells(tournament.system === "knockout" ? "bye-knockout" : "bye")}</span>
      ) : (
        <span class="board-side">
          <Somebody all={tournament.entrants} entrant={entrant(board.other)} /> <Score board={board} side={board.other} />
        </span>
      )}
      {board.table_id && (
        <a href={board.over ? `/table/${board.table_id}?at=0` : `/table/${board.table_id}`} onClick={follow}>
          {tells(board.over ? "see-game" : "watch-game")}
        </a>
      )}
    </li>
  );
}

function Rounds({ tournament }: { tournament: TournamentInfo }) {
  const numbers = [...new Set(tournament.boards.map((board) => board.round))].reverse();
  return (
    <>
      {numbers.map((number) => (
        <section key={number} class="sheet part" aria-labelledby={`round-${number}`} data-testid={`round-${number}`}>
          <h2 id={`round-${number}`}>{tells("round-of", { round: number, rounds: tournament.rounds })}</h2>
          <ul class="boards">
            {tournament.boards
              .filter((board) => board.round === number)
              .map((board) => (
                <Meeting key={board.board} tournament={tournament} board={board} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Entrants({ tournament }: { tournament: TournamentInfo }) {
  return (
    <section class="sheet part" aria-labelledby="entrants" data-testid="entrants">
      <h2 id="entrants">{tells("entered", { count: tournament.entrants.length, size: tournament.size })}</h2>
      {tournament.entrants.length === 0 && <p class="empty">{tells("nobody-yet")}</p>}
      <ul class="rivals">
        {tournament.entrants.map((entrant, index) => (
          <li key={index}>
            <Somebody all={tournament.entrants} entrant={entrant} />
          </li>
        ))}
      </ul>
      {tournament.bot && <p class="aside">{tells("bots-fill", { level: botName(tournament.bot) })}</p>}
    </section>
  );
}

function Dice({ tournament }: { tournament: TournamentInfo }) {
  return (
    <details class="sheet options">
      <summary>{tells("dice")}</summary>
      <p>{tells("dice-help")}</p>
      <dl class="keys-shown">
        <dt>{tells("dice-promise")}</dt>
        <dd>
          <code>{tournament.commitment}</code>
        </dd>
        {tournament.secret && (
          <>
            <dt>{tells("dice-secret")}</dt>
            <dd>
              <code>{tournament.secret}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

function Lead({ tournament }: { tournament: TournamentInfo }) {
  const { status, starts, ended, round, rounds } = tournament;
  const state =
    status === "open"
      ? tells("begins-at", { time: moment(starts) })
      : status === "cancelled"
        ? tells("cancelled")
        : status === "running"
          ? round ? tells("round-of", { round, rounds }) : tells("pairing-now")
          : tells("ended-at", { time: moment(ended ?? starts) });
  return (
    <ul class="facts">
      <li data-testid="tournament-state">{state}</li>
      <li>{tells(`system-${tournament.system}`)}</li>
      <li>{tells("a-move", { time: stretch(tournament.move_limit) })}</li>
      <li>{tells("all-rated")}</li>
    </ul>
  );
}

/** The winner, as soon as there is one. */
function Winner({ tournament }: { tournament: TournamentInfo }) {
  const best = tournament.standings.filter((each) => each.place === 1);
  if (tournament.status !== "finished" || !best.length) return null;
  return (
    <p class="winner" data-testid="tournament-winner">
      <Icon of={trophy} label={tells("winner")} />
      {best.map((each) => (
        <Somebody key={each.entrant} all={tournament.entrants} entrant={tournament.entrants.find(({ number }) => number === each.entrant)} />
      ))}
    </p>
  );
}

/** One tournament: taking part, games round by round, standings. */
export function TournamentPage({ id }: { id: string }) {
  const { tournament, error, load } = useTournament(id);
  useEffect(() => {
    if (tournament) document.title = `${tells("tournament-of", { game: gameTitle(tournament.game) })} · Eldertable`;
  });
  return (
    <>
      <Header />
      <main class="profile tournaments">
        <Complaint error={error} />
        {!tournament && !error && <div class="spinner" role="status" aria-label={t("loading")} />}
        {tournament && (
          <>
            <div>
              <h1>
                <CoverSign game={tournament.game} /> {tells("tournament-of", { game: gameTitle(tournament.game) })}
              </h1>
              {tournament.host && (
                <p class="aside hosted">
                  {tells("hosted-by")} <FaceLink face={tournament.host} />
                </p>
              )}
            </div>
            <Lead tournament={tournament} />
            <Winner tournament={tournament} />
            <YourGame tournament={tournament} />
            <Deeds tournament={tournament} onDone={load} />
            {tournament.standings.length ? <Standings tournament={tournament} /> : <Entrants tournament={tournament} />}
            <Rounds tournament={tournament} />
            <Dice tournament={tournament} />
          </>
        )}
        <p>
          <a href="/tournaments" onClick={follow}>
            {t("tournaments-page")}
          </a>
        </p>
      </main>
    </>
  );
}
