import { useEffect, useState } from "preact/hooks";
import crown from "icon:lucide/crown";
import flag from "icon:lucide/flag-triangle-right";
import { get, post } from "../api";
import { endOfDay, soon } from "../dates";
import { CoverSign } from "../lobby/Cover";
import { gameTitle } from "../lobby/TableList";
import { me } from "../me";
import { FaceLink } from "../people/FaceLink";
import { follow, go } from "../route";
import { Icon } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import type { ChallengeInfo, ChallengeRank, ChallengeWeeks, OpenedTable } from "../wire";
import { loadContestWords, tells } from "./words";

function until(time: number): string {
  const day = endOfDay(time);
  return day ? tells("challenge-until-end", { day }) : tells("challenge-until", { time: soon(time) });
}

/** How good a try was, as the game compares them. */
function worthWords(row: ChallengeRank, measure: string): string {
  if (row.value === null) return tells(row.won ? "challenge-won" : "challenge-lost");
  return tells(measure === "turns" ? "challenge-turns" : "challenge-margin", { count: row.value, value: row.value });
}

function Ranking({ challenge }: { challenge: ChallengeInfo }) {
  if (!challenge.ranking.length) return <p class="empty">{tells("challenge-nobody")}</p>;
  return (
    <ol class="ladder" data-testid="challenge-ranking">
      {challenge.ranking.map((row, index) => (
        <li key={index}>
          <span class="ladder-place">{row.place}</span>
          {row.you && !row.face.id ? <span class="face">{me.value?.name}</span> : <FaceLink face={row.face} />}
          <b>
            {row.won && <Icon of={crown} label={tells("challenge-won")} />} {worthWords(row, challenge.measure)}
          </b>
          {row.table_id && (
            <small>
              <a href={`/table/${row.table_id}?at=0`} onClick={follow}>
                {tells("see-game")}
              </a>
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

function ThisWeek({ challenge }: { challenge: ChallengeInfo }) {
  const { busy, error, attempt } = useAttempt();
  const begin = () => attempt(async () => go(`/table/${(await post<OpenedTable>("/api/challenge", {})).id}`));
  return (
    <section class="sheet part" aria-labelledby="challenge" data-testid="challenge">
      <h2 id="challenge">
        <Icon of={flag} /> {tells("challenge")}
      </h2>
      <p>
        <CoverSign game={challenge.game} /> <b>{gameTitle(challenge.game)}</b> · {tells(challenge.players === 1 ? "challenge-alone" : "challenge-bots")} · {until(challenge.ends)}
      </p>
      <p class="aside">{tells("challenge-help")}</p>
      {challenge.may && (
        <button class="primary" data-testid="begin-challenge" disabled={busy} onClick={begin}>
          {tells("challenge-begin")}
        </button>
      )}
      {challenge.yours && (
        <a class="button" href={`/table/${challenge.yours}`} onClick={follow} data-testid="own-challenge">
          {tells("challenge-yours")}
        </a>
      )}
      {!challenge.may && !challenge.yours && <p class="aside">{tells("challenge-accounts")}</p>}
      <Complaint error={error} />
      <Ranking challenge={challenge} />
    </section>
  );
}

/** The same deal for everybody, this week and the last. */
export function Challenge() {
  const [weeks, setWeeks] = useState<ChallengeWeeks | null>(null);
  useEffect(() => {
    const load = async () => {
      const found = await get<ChallengeWeeks>("/api/challenge");
      await loadContestWords([found.now.game, ...(found.last ? [found.last.game] : [])]);
      setWeeks(found);
    };
    load().catch(() => undefined);
  }, []);
  if (!weeks) return null;
  return (
    <>
      <ThisWeek challenge={weeks.now} />
      {weeks.last && (
        <section class="sheet part" aria-labelledby="last-challenge">
          <h2 id="last-challenge">{tells("challenge-last", { game: gameTitle(weeks.last.game) })}</h2>
          <Ranking challenge={weeks.last} />
        </section>
      )}
    </>
  );
}
