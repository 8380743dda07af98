// The guide at a practice table: says what to do and why, points at it, goes on when it is done, does not mind other ways, and ends.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import fold from "icon:lucide/chevron-down";
import unfold from "icon:lucide/graduation-cap";
import { api } from "../api";
import type { Scene } from "../board";
import type { TableSource } from "../live";
import { pace } from "../prefs";
import { narrow, touch } from "../sizes";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import { bringIntoSight } from "../ui/PanZoom";
import type { Fields, GuideStep, TableInfo, Typed, View } from "../wire";
import { GuideEnd } from "./GuideEnd";
import { NAMES } from "./names";
import { factsOf, fitsStep, nextStep, proposes, type Progress } from "./script";

/** What is meant is marked along its own outline, a drawing too: a rectangle would lie on its neighbours. */
const OUTLINE = "outline: 4px dashed var(--ink); outline-offset: 2px; z-index: 5; animation: guided 1.4s ease-in-out infinite;";
const SHADOWS = ["2px 0", "-2px 0", "0 2px", "0 -2px"].map((offset) => `drop-shadow(${offset} 0 var(--accent))`).join(" ");
const DRAWN = `outline: none; filter: ${SHADOWS}; animation: guided-drawn 1.4s ease-in-out infinite;`;

/** Light up what a step proposes, wherever it is on the page. */
function usePointer(selectors: string[]): void {
  const wanted = selectors.join(", ");
  useLayoutEffect(() => {
    if (!wanted) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${wanted}) { ${OUTLINE} } svg :is(${wanted}) { ${DRAWN} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [wanted]);
}

/** Let the frame leave as much room as the guide takes, so that it covers nothing. */
function useRoom(panel: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const frame = panel.current?.closest<HTMLElement>(".frame");
    if (!frame || !panel.current) return;
    const observer = new ResizeObserver(([entry]) => entry && frame.style.setProperty("--guide", `${(entry.target as HTMLElement).offsetHeight}px`));
    observer.observe(panel.current);
    return () => {
      observer.disconnect();
      frame.style.removeProperty("--guide");
    };
  });
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
  table: TableInfo;
  points: ((view: View, seat: number) => number) | null;
  status: string;
  /** The choice that is proposed now, so that the part of the table can come up in which it is. */
  onPropose: (choice: Typed) => void;
}

export function Guide({ scene, live, table, points, status, onPropose }: Props) {
  const number = table.lesson?.number ?? 1;
  const name = NAMES[number - 1] ?? "guide";
  const [steps, setSteps] = useState<GuideStep[]>([]);
  const [progress, setProgress] = useState<Progress>(() => table.lesson ?? { at: 0, astray: false, strayed: false });
  const [folded, setFolded] = useState(false);
  const told = useRef<{ number: number; version: number } | null>(null);
  const panel = useRef<HTMLElement>(null);
  useRoom(panel);
  useEffect(() => void api.guide(scene.view.game, number).then((guide) => setSteps(guide.steps), () => undefined), []);
  const move = (next: Progress) => {
    setProgress(next);
    // Where one is kept from saying it, the lesson goes on here all the same.
    api.noteLesson(table.id, next).catch(() => undefined);
  };

  const { decision } = scene.view;
  const mine = decision !== null && decision.seat === scene.seat;
  const at = mine && scene.options.length ? nextStep(steps, progress, decision.kind, scene.options) : null;
  const step = at === null ? null : (steps[at] ?? null);
  const version = live.stage.shown.value?.version ?? 0;
  if (step && at !== null && proposes(step)) told.current = { number: at, version };

  // A choice was made at the step that was told: the proposed one, or another.
  const chosen = live.chosen.value;
  useEffect(() => {
    const last = told.current;
    const lastStep = last && steps[last.number];
    if (!chosen || !last || !lastStep || chosen.version !== last.version) return;
    told.current = null;
    const astray = !fitsStep(lastStep, chosen.choice);
    move({ at: last.number + 1, astray, strayed: progress.strayed || astray });
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

  if (!steps.length || scene.view.result || progress.at > steps.length) return null;
  const title = t(number === 1 ? "guide" : "guide-lesson", { lesson: number === 1 ? "" : scene.say(`${name}-title`) });
  if (folded)
    return (
      <section class="guide folded" ref={panel} aria-label={title}>
        <button data-testid="guide-open" onClick={() => setFolded(false)}>
          <Icon of={unfold} /> {t("guide-open")}
        </button>
      </section>
    );
  const over = progress.at >= steps.length;
  return (
    <section class={`guide ${over ? "over-now" : ""}`} ref={panel} data-testid="guide" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <small aria-hidden>
          {Math.min((at ?? progress.at) + 1, steps.length)}/{steps.length}
        </small>
        <button class="quiet" aria-label={t("guide-close")} data-testid="guide-close" onClick={() => setFolded(true)}>
          <Icon of={fold} />
        </button>
      </header>
      {over ? (
        <GuideEnd scene={scene} live={live} table={table} name={name} number={number} points={points} status={status} onPlayOn={() => move({ ...progress, at: steps.length + 1 })} />
      ) : (
        <div role="status">
          {progress.astray && step && <p class="guide-aside">{t("guide-own-way")}</p>}
          <p data-testid="guide-text" data-step={step?.id}>
            {step ? scene.tell(`${name}-${step.id}`, { ...factsOf(scene.view.board as Fields), touch: touch.matches }) : t(mine ? "guide-silent" : "guide-wait")}
          </p>
        </div>
      )}
      {step && at !== null && !proposes(step) && (
        <button class="primary" data-testid="guide-next" onClick={() => move({ ...progress, at: at + 1, astray: false })}>
          {t("guide-next")}
        </button>
      )}
    </section>
  );
}
