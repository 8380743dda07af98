import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import crown from "icon:game/laurel-crown";
import close from "icon:lucide/x";
import { api } from "../api";
import type { Scene } from "../board";
import { pace } from "../prefs";
import { problem } from "../problem";
import { go } from "../route";
import { argumentsOf, language, say, t } from "../texts";
import { Count } from "../ui/Count";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { Result, LogLine, TableInfo, Typed } from "../wire";
import { moments } from "./moments";

const LINE = 550;

function headline(scene: Scene, result: Result, together: boolean): string {
  if (together && result.scores.length > 1) return t(result.winners.length ? "result-all" : "result-none");
  const names = result.winners.map((seat) => scene.name(seat));
  const [foe] = Object.keys(result.opponents);
  if (!names.length) return foe ? t("result-opponent", { name: scene.thing(foe) }) : t("result-nobody");
  if (names.length > 1) return t("result-shared", { names: new Intl.ListFormat(language.value).format(names) });
  return result.winners[0] === scene.seat ? t("result-you") : t("result-winner", { name: names[0] ?? "" });
}

const sumOf = (parts: Record<string, number>): number => Object.values(parts).reduce((total, points) => total + points, 0);

/** Why those have won who are no players: all must be ahead of them, or one at least, and a tie is theirs. */
function whyLost(result: Result, together: boolean): string | null {
  const lead = Math.max(...Object.values(result.opponents).map(sumOf)) - Math.max(...result.scores);
  if (together && lead <= 0) return t("result-foe-together");
  return lead > 0 ? t("result-foe-lead", { count: lead }) : t("result-foe-equal");
}

/** Why these have won: by so many points, by what decides a tie, or because nothing does. */
function why(scene: Scene, result: Result, together: boolean): string | null {
  const { winners } = result;
  const shared = winners.length > 1 && !together ? t("result-equal") : "";
  if (scene.view.tie_break) return [scene.say(`tie-${scene.view.tie_break}`), shared].filter(Boolean).join(" ");
  if (shared) return shared;
  const [winner] = winners;
  const others = result.scores.filter((_, seat) => seat !== winner);
  if (winner === undefined || winners.length > 1 || !others.length) return null;
  const lead = (result.scores[winner] ?? 0) - Math.max(...others);
  return lead > 0 ? t("result-lead", { count: lead }) : null;
}

function keysOf(rows: Record<string, number>[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** Lines appear one after the other; a click shows the rest at once. */
function useLines(empty: boolean[]): { lines: number; all: () => void } {
  const count = empty.length;
  const speed = pace();
  const [lines, setLines] = useState(speed === 0 ? count : 0);
  useEffect(() => {
    if (lines >= count) return;
    const timer = setTimeout(() => setLines(lines + 1), (empty[lines] ? LINE / 5 : LINE) / (speed || 1));
    return () => clearTimeout(timer);
  }, [lines, count]);
  return { lines, all: () => setLines(count) };
}

function Rematch({ table }: { table: TableInfo }) {
  const [error, setError] = useState<string | null>(null);
  const again = () =>
    api.rematch(table.id).then(
      ({ id }) => go(`/table/${id}`),
      (reason: unknown) => setError(problem(reason)),
    );
  return (
    <>
      <button class="primary" data-testid="rematch" onClick={() => void again()}>
        {t(table.rematch ? "rematch-join" : "rematch")}
      </button>
      {error && (
        <span class="bad" role="alert">
          {error}
        </span>
      )}
    </>
  );
}

interface PointsProps {
  scene: Scene;
  result: Result;
  parts: string[];
  /** How many parts have been counted; one more than there are when all is said. */
  lines: number;
}

/** The points of everybody, part by part, and what others scored. */
function Points({ scene, result, parts, lines }: PointsProps) {
  const seats = result.scores.map((_, seat) => seat);
  const opponents = Object.entries(result.opponents);
  const done = lines > parts.length;
  const counted = parts.slice(0, lines);
  const sum = (seat: number) => counted.reduce((total, part) => total + (result.breakdown[seat]?.[part] ?? 0), 0);
  // Who is no player counts too: all that they have, when everything is counted.
  const sums = opponents.map(([who, their]) => ({ who, sum: sumOf(their) }));
  const most = Math.max(1, ...result.scores, ...sums.map(({ sum }) => sum));
  const beaten = done && result.winners.length === 0;
  const won = (seat: number) => done && result.winners.includes(seat);
  return (
    <>
      <ol class="result-bars" aria-hidden>
        {seats.map((seat) => (
          <li key={seat} class={`seat-${seat} ${won(seat) ? "won" : ""}`}>
            <span class="result-name">
              <Mark seat={seat} /> {scene.name(seat)}
            </span>
            <span class="result-bar">
              <span style={{ width: `${(Math.max(0, sum(seat)) / most) * 100}%` }} />
            </span>
            <b>
              {won(seat) && <Icon of={crown} />}
              <Count value={done ? (result.scores[seat] ?? 0) : sum(seat)} />
            </b>
          </li>
        ))}
        {sums.map(({ who, sum: theirs }) => (
          <li key={who} class={`foe ${beaten ? "won" : ""}`} data-testid={`bar-${who}`}>
            <span class="result-name">{scene.thing(who)}</span>
            <span class="result-bar">
              <span style={{ width: `${done ? (Math.max(0, theirs) / most) * 100 : 0}%` }} />
            </span>
            <b>
              {beaten && <Icon of={crown} />}
              <Count value={done ? theirs : 0} />
            </b>
          </li>
        ))}
      </ol>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" class={won(seat) ? "won" : ""}>
                <Mark seat={seat} /> <span>{scene.name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, line) => (
            <tr key={part} class={line < lines ? "" : "to-come"}>
              <th scope="row">{scene.say(`part-${part}`)}</th>
              {seats.map((seat) => (
                <td key={seat}>{result.breakdown[seat]?.[part] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class={done ? "" : "to-come"}>
            <th scope="row">{t("total")}</th>
            {seats.map((seat) => (
              <td key={seat} class={won(seat) ? "won" : ""}>
                {result.scores[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {opponents.map(([who, their]) => (
        <dl key={who} class="opponents">
          <dt>
            {scene.thing(who)} <b>{sumOf(their)}</b>
          </dt>
          {Object.entries(their).map(([part, points]) => (
            <dd key={part}>
              {scene.say(`part-${part}`)} <b>{points}</b>
            </dd>
          ))}
        </dl>
      ))}
    </>
  );
}

interface Props {
  scene: Scene;
  result: Result;
  table: TableInfo;
  log: LogLine[];
  /** What the game shows in place of points. */
  ending?: ComponentType<{ result: Result }> | undefined;
  /** What was to be reached, if the game sets something. */
  goal: string | null;
  /** How memorable an event is, if the game says so. */
  memorable?: ((event: Typed) => number) | undefined;
  onClose: () => void;
}

/** The end of a game is a moment: the points build up part by part, then it is said who has won and why. */
export function ResultSheet({ scene, result, table, log, ending: Ending, goal, memorable, onClose }: Props) {
  const parts = Ending ? [] : keysOf(result.breakdown);
  const { lines, all } = useLines([...parts.map((part) => result.breakdown.every((row) => !row[part])), false]);
  const done = lines > parts.length;
  const lost = result.winners.length === 0 && Object.keys(result.opponents).length > 0;
  const together = Ending !== undefined || table.cooperative;
  const reason = lost && !Ending ? whyLost(result, together) : why(scene, result, together);
  const best = moments(log, memorable);
  const sheet = useRef<HTMLElement>(null);
  // A narrow window has to bring the board forward first.
  useEffect(() => sheet.current?.scrollIntoView({ block: "start" }), []);
  return (
    <section class={`result sheet ${lost && (done || Ending) ? "lost" : ""}`} ref={sheet} data-testid="result" data-done={done ? "" : undefined} aria-labelledby="result-heading" onClick={all}>
      <button class="quiet square close" aria-label={t("see-board")} onClick={onClose} data-testid="close-result">
        <Icon of={close} />
      </button>
      <h2 id="result-heading">{done || Ending ? headline(scene, result, together) : t("result-counting")}</h2>
      <p>{scene.say(`ending-${result.reason}`)}</p>
      {goal && <p data-testid="result-goal">{t("result-goal", { goal })}</p>}
      {done && reason && (
        <p class="result-why" data-testid="result-why">
          {reason}
        </p>
      )}
      <div class="result-scroll" tabIndex={0} role="group" aria-labelledby="result-heading">
        {Ending ? <Ending result={result} /> : <Points scene={scene} result={result} parts={parts} lines={lines} />}
        {done && best.length > 0 && (
          <section class="moments">
            <h3>{t("moments")}</h3>
            <ul>
              {best.map((event, index) => (
                <li key={index}>{say(scene.reader.scope, `event-${event.type}`, argumentsOf(scene.reader, event))}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p class="result-links">
        {scene.seat !== null && table.status === "finished" && <Rematch table={table} />}
        <a href={`/api/tables/${table.id}/record`} download={`eldertable-${table.id}.json`}>
          {t("download-record")}
        </a>
      </p>
    </section>
  );
}
