// The guide at a practice table: says what to do and why, points at it, goes on when it is done, and does not mind other ways.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import close from "icon:lucide/x";
import { api } from "../api";
import type { Scene } from "../board";
import type { TableSource } from "../live";
import { pace } from "../prefs";
import { narrow } from "../sizes";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import { bringIntoSight } from "../ui/PanZoom";
import type { Typed } from "../wire";
import { fitsStep, nextStep, proposes, type GuideStep } from "./script";

interface Progress {
  at: number;
  astray: boolean;
}

const keyOf = (table: string): string => `eldertable.guide.${table}`;

function remembered(table: string): Progress {
  try {
    const { at, astray } = JSON.parse(localStorage.getItem(keyOf(table)) ?? "") as Progress;
    return { at: Number(at) || 0, astray: Boolean(astray) };
  } catch {
    return { at: 0, astray: false };
  }
}

/** Light up what a step proposes, wherever it is on the page. */
function usePointer(selectors: string[]): void {
  const wanted = selectors.join(", ");
  useLayoutEffect(() => {
    if (!wanted) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${wanted}) { outline: 3px dashed var(--accent); outline-offset: 4px; animation: guided 1.4s ease-in-out infinite; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [wanted]);
}

/** How long the part of the table that holds a thing may take to come up. */
const COMING_UP = 300;

/** Bring what a step proposes into sight: on a small screen most of the table lies beyond the edge. */
function useSight(selectors: string[], step: string | undefined): void {
  useEffect(() => {
    if (!narrow.matches || !selectors.length) return;
    const timer = setTimeout(() => {
      const thing = [...document.querySelectorAll(selectors.join(", "))].find((each) => each.getClientRects().length > 0);
      if (thing) bringIntoSight(thing, pace() > 0 ? "smooth" : "auto");
    }, COMING_UP);
    return () => clearTimeout(timer);
  }, [step]);
}

interface Props {
  scene: Scene;
  live: TableSource;
  table: string;
  /** The choice that is proposed now, so that the part of the table can come up in which it is. */
  onPropose: (choice: Typed) => void;
}

export function Guide({ scene, live, table, onPropose }: Props) {
  const [steps, setSteps] = useState<GuideStep[]>([]);
  const [progress, setProgress] = useState(() => remembered(table));
  const [closed, setClosed] = useState(false);
  const told = useRef<{ number: number; version: number } | null>(null);
  useEffect(() => {
    api.guide(scene.view.game).then(
      (guide) => setSteps(guide.steps),
      () => setClosed(true),
    );
  }, []);
  const move = (next: Progress) => {
    localStorage.setItem(keyOf(table), JSON.stringify(next));
    setProgress(next);
  };

  const { decision } = scene.view;
  const mine = decision !== null && decision.seat === scene.seat;
  const number = mine && scene.options.length ? nextStep(steps, progress.at, decision.kind, scene.options, progress.astray) : null;
  const step = number === null ? null : (steps[number] ?? null);
  const version = live.stage.shown.value?.version ?? 0;
  if (step && number !== null && proposes(step)) told.current = { number, version };

  // A choice was made at the step that was told: the proposed one, or another.
  const chosen = live.chosen.value;
  useEffect(() => {
    const last = told.current;
    const lastStep = last && steps[last.number];
    if (!chosen || !last || !lastStep || chosen.version !== last.version) return;
    told.current = null;
    move({ at: last.number + 1, astray: !fitsStep(lastStep, chosen.choice) });
  }, [chosen]);

  const proposals = step && proposes(step) ? scene.options.flatMap((choice, index) => (fitsStep(step, choice) ? [index] : [])) : [];
  const meant = [
    ...proposals.map((index) => `:is(.area-board, .area-mat, .area-others, .prompt) [data-choice="${index}"]`),
    ...(step?.show ? [`[data-anchor~="${CSS.escape(step.show)}"]`] : []),
  ];
  usePointer(meant);
  useSight(meant, step?.id);
  const proposed = proposals[0];
  useEffect(() => {
    const choice = proposed === undefined ? undefined : scene.options[proposed];
    if (choice) onPropose(choice);
  }, [step?.id]);

  if (closed || !steps.length || scene.view.result || progress.at >= steps.length) return null;
  return (
    <section class="guide" data-testid="guide" aria-label={t("guide")}>
      <header>
        <h2>{t("guide")}</h2>
        <small aria-hidden>
          {Math.min((number ?? progress.at) + 1, steps.length)}/{steps.length}
        </small>
        <button class="quiet" aria-label={t("guide-close")} data-testid="guide-close" onClick={() => setClosed(true)}>
          <Icon of={close} />
        </button>
      </header>
      <div role="status">
        {progress.astray && step && <p class="guide-aside">{t("guide-own-way")}</p>}
        <p data-testid="guide-text" data-step={step?.id}>
          {step ? scene.say(`guide-${step.id}`) : t(mine ? "guide-silent" : "guide-wait")}
        </p>
      </div>
      {step && number !== null && !proposes(step) && (
        <button class="primary" data-testid="guide-next" onClick={() => move({ at: number + 1, astray: false })}>
          {t(number + 1 === steps.length ? "guide-end" : "guide-next")}
        </button>
      )}
    </section>
  );
}
