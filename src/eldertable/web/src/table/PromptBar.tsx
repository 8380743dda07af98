import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import list from "icon:lucide/list";
import undo from "icon:lucide/undo-2";
import { api } from "../api";
import type { Scene } from "../board";
import type { Refusal } from "../live";
import { sentence } from "../problem";
import { t } from "../texts";
import { Icon } from "../ui/Icon";
import type { TableInfo, Typed } from "../wire";
import { AfterGame, endingWords } from "./AfterGame";

interface Props {
  scene: Scene;
  asked: string | null;
  /** What is going on; null when nothing is. */
  happening: string | null;
  canUndo: boolean;
  busy: boolean;
  refusal: Refusal | null;
  /** A choice is on its way, and nobody knows yet whether it is saved. */
  unsaved: boolean;
  placed: (choice: Typed) => boolean;
  apart: Readonly<Record<string, string | null>>;
  table: TableInfo;
  onUndo: () => void;
  onMoves: () => void;
  onLook: (seat: number) => void;
  hint: ComponentChildren;
  /** Opens the result; null while it is open or not there. */
  onResult: (() => void) | null;
}

function promptText({ scene, asked, happening, table }: Props): string {
  if (table.problem) return sentence(table.problem, "");
  if (happening !== null) return happening;
  if (scene.view.result) return scene.say(`ending-${scene.view.result.reason}`);
  if (table.ending) return endingWords(table, (seat) => scene.name(seat));
  return asked ?? "";
}

const LONG = 60;
const LONGER = 80;
const DENSITIES = ["0", "1", "2"];

/** The choices stand as far apart as the bar has room for, also when the window changes or the letters come late. */
function useDensity(bar: RefObject<HTMLElement | null>, choices: string): void {
  const fit = () => {
    const box = bar.current?.querySelector(".prompt-choices");
    if (!bar.current || !box) return;
    for (const density of DENSITIES) {
      bar.current.dataset["dense"] = density;
      if (box.scrollHeight <= box.clientHeight) break;
    }
  };
  useLayoutEffect(fit, [choices]);
  useEffect(() => {
    void document.fonts.ready.then(fit);
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
}

/** The heart of the frame: who is asked what for, and the choices that have no place on the board. */
export function PromptBar(props: Props) {
  const { scene, canUndo, busy, refusal, placed, apart, table } = props;
  const decision = scene.view.decision;
  const mine = table.status === "running" && decision !== null && decision.seat === scene.seat;
  const running = table.status === "running";
  const elsewhere = running && decision && !mine ? table.seats[decision.seat] : undefined;
  const own = running && scene.seat !== null ? table.seats[scene.seat] : undefined;
  const replaced = own?.you && own.kind === "bot" ? own : null;
  const loose = scene.options.map((choice, index) => ({ choice, index })).filter(({ choice }) => !placed(choice));
  const words = promptText(props);
  const bar = useRef<HTMLElement>(null);
  useDensity(bar, `${words} ${loose.map(({ choice }) => scene.describe(choice)).join()}`);
  return (
    <section ref={bar} class={`prompt ${mine ? "mine" : ""}`} aria-label={t("prompt")} aria-busy={busy}>
      <div class="prompt-words" tabIndex={-1} data-prompt>
        <p data-testid="prompt" role={props.happening === null ? "status" : undefined} class={`${props.happening === null ? "" : "happening"} ${words.length > LONGER ? "longer" : words.length > LONG ? "long" : ""}`}>
          {words}
        </p>
        {scene.seat === null && running && <p class="aside">{t("watching")}</p>}
        {replaced && (
          <p class="aside" role="status" data-testid="handed-over">
            {t(replaced.conceded ? "you-gave-up" : "bot-plays-for-you")}
          </p>
        )}
        {props.unsaved && (
          <p class="aside unsaved" role="status" data-testid="unsaved">
            {t("not-saved-yet")}
          </p>
        )}
        {refusal && (
          <p class="aside bad" role="alert" data-testid="refusal">
            {sentence(refusal.code, refusal.message)}
          </p>
        )}
      </div>
      <div class="prompt-choices">
        {loose.map(({ choice, index }) => (
          <button
            key={JSON.stringify(choice)}
            class={choice.type in apart ? "apart" : "primary"}
            data-choice={index}
            data-type={choice.type}
            onClick={() => scene.act(index)}
          >
            {scene.describe(choice)}
          </button>
        ))}
        {elsewhere?.you && elsewhere.kind === "person" && (
          <button class="primary" onClick={() => props.onLook(elsewhere.seat)} data-testid="take-seat">
            {t("take-seat", { number: elsewhere.seat + 1 })}
          </button>
        )}
        {replaced && !replaced.conceded && (
          <button class="primary" onClick={() => void api.comeBack(table.id, replaced.seat)} data-testid="play-myself">
            {t("come-back")}
          </button>
        )}
        {table.status === "finished" && <AfterGame table={table} rematch={!scene.view.result || props.onResult !== null} />}
        {props.onResult && (
          <button class="primary" onClick={props.onResult} data-testid="show-result">
            {t("show-result")}
          </button>
        )}
      </div>
      <div class="prompt-tools">
        {props.hint}
        {mine && (
          <button class="quiet wide-only" onClick={props.onMoves} aria-keyshortcuts="M">
            <Icon of={list} /> {t("all-moves")}
          </button>
        )}
        {scene.seat !== null && running && (
          <button class="quiet" data-testid="undo" disabled={!canUndo} onClick={props.onUndo} aria-keyshortcuts="Z">
            <Icon of={undo} /> <span>{t("undo")}</span>
          </button>
        )}
      </div>
    </section>
  );
}
