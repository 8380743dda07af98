import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { useScene } from "../board";
import { language, t } from "../texts";
import { Mark } from "../ui/Mark";
import { Complaint, useAttempt } from "../ui/Working";
import type { GameAnalysis, Moment } from "../wire";
import type { ReplayTable } from "./replay";

const POLL = 1000;
const WIDTH = 300;
const HEIGHT = 120;

const percent = (share: number): string => new Intl.NumberFormat(language.value, { style: "percent" }).format(share);

type Progress = { done: number; total: number };

/** The analysis of a game: asked for, waited for, or there. */
function useAnalysis(table: string) {
  const [analysis, setAnalysis] = useState<GameAnalysis | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [known, setKnown] = useState(false);
  const look = async () => {
    const found = await api.analysis(table);
    setKnown(true);
    setAnalysis(found.analysis);
    setProgress(found.status === "running" ? { done: found.done ?? 0, total: found.total ?? 0 } : null);
  };
  useEffect(() => void look().catch(() => setKnown(true)), []);
  useEffect(() => {
    if (!progress) return;
    const timer = setTimeout(() => void look().catch(() => setProgress({ ...progress })), POLL);
    return () => clearTimeout(timer);
  }, [progress]);
  const begin = async () => {
    await api.analyse(table);
    setProgress({ done: 0, total: 0 });
  };
  return { analysis, progress, known, begin };
}

/** Everybody's chances over time; a click goes to the moment. */
function Course({ analysis, replay }: { analysis: GameAnalysis; replay: ReplayTable }) {
  const scene = useScene();
  const x = (version: number) => (version / Math.max(1, replay.last)) * WIDTH;
  const y = (share: number) => HEIGHT - share * HEIGHT;
  const together = replay.table.value.cooperative;
  const seats = together ? [0] : Array.from({ length: analysis.players }, (_, seat) => seat);
  const line = (seat: number) => {
    const points = analysis.moments.map((moment) => `${x(analysis.versions[moment.number] ?? 0).toFixed(1)},${y(moment.prospects[seat] ?? 0).toFixed(1)}`);
    if (analysis.outcome) points.push(`${WIDTH},${y(analysis.outcome[seat] ?? 0).toFixed(1)}`);
    return points.join(" ");
  };
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    void replay.go(Math.round(((event.clientX - box.left) / box.width) * replay.last));
  };
  return (
    <figure class="course">
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={t("analysis-course")} onClick={jump}>
        <line class="course-grid" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {seats.map((seat) => (
          <polyline key={seat} class={`course-line seat-${seat}`} points={line(seat)} stroke-dasharray={seat % 2 ? "5 3" : undefined} />
        ))}
        <line class="course-now" x1={x(replay.at.value)} x2={x(replay.at.value)} y1="-4" y2={HEIGHT + 4} />
      </svg>
      <figcaption>
        {together
          ? t("analysis-together")
          : seats.map((seat) => (
              <span key={seat}>
                <Mark seat={seat} /> {scene.name(seat)}
              </span>
            ))}
      </figcaption>
    </figure>
  );
}

/** What was chosen at a decision, and what would have been best. */
function Here({ moment }: { moment: Moment }) {
  const scene = useScene();
  const chosen = JSON.stringify(moment.chosen.choice);
  const best = moment.best.some((each) => JSON.stringify(each.choice) === chosen) ? moment.best : [...moment.best, moment.chosen];
  return (
    <ol class="advice" data-testid="analysis-here">
      {best.map((each) => (
        <li key={JSON.stringify(each.choice)} class={JSON.stringify(each.choice) === chosen ? "made" : ""}>
          <span>{scene.describe(each.choice)}</span> <b>{percent(each.value)}</b>
          {JSON.stringify(each.choice) === chosen && <em> {t("analysis-chosen")}</em>}
        </li>
      ))}
    </ol>
  );
}

/** Beside the replay of a finished game: everybody's chances, the best choices, and where most was lost. */
export function LookBack({ replay }: { replay: ReplayTable }) {
  const scene = useScene();
  const table = replay.table.value;
  const { analysis, progress, known, begin } = useAnalysis(table.id);
  const { busy, error, attempt } = useAttempt();
  if (!known) return null;
  if (!analysis) {
    return (
      <div class="look-back">
        <p>{t("analysis-lead")}</p>
        {progress ? (
          <label>
            {t("analysis-running", { done: progress.done, total: progress.total })}
            <progress max={progress.total || 1} value={progress.done} data-testid="analysis-progress" />
          </label>
        ) : (
          <button class="primary" disabled={busy} data-testid="analyse" onClick={() => attempt(begin)}>
            {t("analysis-start")}
          </button>
        )}
        <Complaint error={error} />
      </div>
    );
  }
  const moments = new Map(analysis.moments.map((moment) => [moment.number, moment]));
  const here = analysis.moments.find((moment) => analysis.versions[moment.number] === replay.at.value);
  const worst = analysis.turning_points.map((number) => moments.get(number)).filter((moment): moment is Moment => moment !== undefined);
  return (
    <div class="look-back" data-testid="analysis">
      <Course analysis={analysis} replay={replay} />
      <h3>{t("analysis-here")}</h3>
      {here ? <Here moment={here} /> : <p class="aside">{t("analysis-nothing-here")}</p>}
      <p class="aside" data-testid="analysis-why">
        {t("analysis-why")}
      </p>
      <h3>{t("analysis-turning-points")}</h3>
      {worst.length === 0 && <p class="aside">{t("analysis-no-turning-points")}</p>}
      <ul class="turning-points">
        {worst.map((moment) => (
          <li key={moment.number}>
            <button class="quiet" data-testid="turning-point" onClick={() => void replay.go(analysis.versions[moment.number] ?? 0)}>
              <Mark seat={moment.seat} />{" "}
              {t("analysis-loss", {
                name: scene.name(moment.seat),
                chosen: scene.describe(moment.chosen.choice),
                best: moment.best[0] ? scene.describe(moment.best[0].choice) : "",
                loss: Math.round(100 * moment.loss),
              })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
