import { useEffect, useState } from "preact/hooks";
import bot from "icon:lucide/bot";
import { api } from "../api";
import { CoverSign } from "../lobby/Cover";
import { gameTitle } from "../lobby/TableList";
import { problem } from "../problem";
import { follow } from "../route";
import { botName } from "../seats";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { Message } from "../ui/Message";
import type { Face, GameInfo, Ranking, StrengthInfo } from "../wire";
import { categoryWords, meritWords } from "./bests";
import { calls, type Ladder } from "./calls";
import { FaceLink } from "./FaceLink";
import { loadWords, says } from "./words";

type Rank = StrengthInfo & { face?: Face; bot?: string; games?: number };

function LadderList({ ladder, ranks }: { ladder: Ladder; ranks: Rank[] }) {
  let place = 0;
  return (
    <section class="sheet part" aria-labelledby={`ladder-${ladder}`} data-testid={`ladder-${ladder}`}>
      <h2 id={`ladder-${ladder}`}>{says(`ladder-${ladder}`)}</h2>
      <p class="aside">{says(`ladder-${ladder}-help`)}</p>
      {ranks.length === 0 ? (
        <p class="empty">{says("ladder-empty")}</p>
      ) : (
        <ol class="ladder">
          {ranks.map((rank, index) => (
            <li key={index} class={rank.bot ? "bot" : ""}>
              <span class="ladder-place">{rank.bot ? <Icon of={bot} /> : ++place}</span>
              {rank.face ? <FaceLink face={rank.face} size={36} /> : <span class="face">{botName(rank.bot ?? "")}</span>}
              <b>{rank.rating}</b>
              <small>{rank.games === undefined ? says("rating-measured", { spread: rank.spread }) : says("rating-spread", { spread: rank.spread, games: rank.games })}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Records({ ranking }: { ranking: Ranking }) {
  return (
    <section class="sheet part" aria-labelledby="records" data-testid="records">
      <h2 id="records">{says("records")}</h2>
      <p class="aside">{says("records-help")}</p>
      {ranking.records.length === 0 ? (
        <p class="empty">{says("records-empty")}</p>
      ) : (
        <ul class="records">
          {ranking.records.map((record, index) => (
            <li key={index}>
              <span class="record-what">{categoryWords(record)}</span>
              <b>{meritWords(record)}</b>
              <span class="record-who">
                {record.faces.map((face, at) => (
                  <FaceLink key={at} face={face} />
                ))}
              </span>
              <small>
                {says("record-games", { won: record.won, played: record.played })}{" "}
                {record.table_id && (
                  <a href={`/table/${record.table_id}?at=0`} onClick={follow}>
                    {says("record-see")}
                  </a>
                )}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const byRating = (one: Rank, other: Rank): number => other.rating - one.rating;

function useRanking(wished: string) {
  const [games, setGames] = useState<GameInfo[]>([]);
  const [ranking, setRanking] = useState<Ranking | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const load = async () => {
      const all = await api.games();
      const found = await calls.ranking(wished || (all.find((each) => each.rated)?.id ?? all[0]?.id ?? ""));
      await loadWords(all.map((each) => each.id));
      setGames(all);
      setRanking(found);
    };
    load().catch((reason: unknown) => setError(problem(reason)));
  }, [wished]);
  return { games, ranking, error };
}

/** Who is strongest at a game, and the records of those who play alone or together. */
export function RankingPage({ game: wished }: { game: string }) {
  const { games, ranking, error } = useRanking(wished);
  const game = ranking?.game ?? wished;
  useEffect(() => {
    if (ranking) document.title = `${says("ranking-title")} · ${gameTitle(game)} · Eldertable`;
  });
  if (error) return <Message title={t("ranking-page")} text={error} />;
  return (
    <>
      <Header />
      <main class="profile ranking">
        {!ranking && <div class="spinner" role="status" aria-label={t("loading")} />}
        {ranking && (
          <>
            <h1>{says("ranking-title")}</h1>
            <nav class="ranking-games" aria-label={says("column-game")}>
              {games.map((each) => (
                <a key={each.id} class="button" href={`/ranking/${each.id}`} onClick={follow} aria-current={each.id === game ? "page" : undefined}>
                  <CoverSign game={each.id} /> {gameTitle(each.id)}
                </a>
              ))}
            </nav>
            {ranking.rated && (
              <div class="ladders">
                <LadderList ladder="people" ranks={ranking.ladders.people} />
                <LadderList ladder="everyone" ranks={[...ranking.ladders.everyone, ...ranking.bots].sort(byRating)} />
              </div>
            )}
            {(ranking.records.length > 0 || !ranking.rated) && <Records ranking={ranking} />}
          </>
        )}
      </main>
    </>
  );
}
