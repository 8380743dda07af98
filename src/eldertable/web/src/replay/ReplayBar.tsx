import { useEffect, useRef, useState } from "preact/hooks";
import first from "icon:lucide/skip-back";
import last from "icon:lucide/skip-forward";
import link from "icon:lucide/link";
import next from "icon:lucide/chevron-right";
import pause from "icon:lucide/pause";
import play from "icon:lucide/play";
import previous from "icon:lucide/chevron-left";
import split from "icon:lucide/split";
import { api } from "../api";
import { go as goTo } from "../route";
import { seatName } from "../seats";
import { t } from "../texts";
import { Icon, type IconData } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import type { TableInfo } from "../wire";
import type { ReplayTable } from "./replay";

const PAUSE = 700;
const BOT = "normal";
const TYPING = "input:not([type=range]), select, textarea";

const address = (table: string, at: number, seat: number | null): string => `/table/${table}?at=${at}${seat === null ? "" : `&seat=${seat}`}`;

function Button({ icon, name, label, disabled, onClick }: { icon: IconData; name: string; label: string; disabled?: boolean; onClick: () => void }) {
  return (
    <button class="square" aria-label={label} data-testid={name} disabled={disabled} onClick={onClick}>
      <Icon of={icon} />
    </button>
  );
}

/** From which seats the game can be looked at. */
function seatsToSee(table: TableInfo): number[] {
  return table.seats.filter((seat) => table.status === "finished" || seat.you).map((seat) => seat.seat);
}

/** Scrub through a game: slider, steps, play, keys, a link to the position, and playing on from there. */
export function ReplayBar({ replay, words }: { replay: ReplayTable; words: string }) {
  const [playing, setPlaying] = useState(false);
  const [copied, setCopied] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const at = replay.at.value;
  const table = replay.table.value;
  const show = useRef(replay.go.bind(replay));
  const jump = (version: number) => {
    setPlaying(false);
    void show.current(version);
  };

  useEffect(() => {
    history.replaceState(null, "", address(table.id, at, replay.seat));
    setCopied(false);
  }, [at]);
  useEffect(() => {
    if (!playing || !replay.settled.value) return;
    if (at >= replay.last) return setPlaying(false);
    const timer = setTimeout(() => void show.current(at + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, at, replay.settled.value]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches?.(TYPING)) return;
      const here = replay.at.peek();
      const actions: Record<string, () => void> = {
        ArrowLeft: () => jump(here - 1),
        ArrowRight: () => jump(here + 1),
        PageUp: () => jump(here - 10),
        PageDown: () => jump(here + 10),
        Home: () => jump(0),
        End: () => jump(replay.last),
        " ": () => setPlaying((now) => !now),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      action();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);

  const decider = replay.stage.shown.value?.view?.decision?.seat ?? null;
  const seat = replay.seat ?? decider;
  const share = () => void navigator.clipboard?.writeText(location.origin + address(table.id, at, replay.seat)).then(() => setCopied(true));
  return (
    <section class="prompt replay-bar" aria-label={t("replay")}>
      <div class="prompt-words" data-prompt>
        <p data-testid="prompt" role="status">
          {words}
        </p>
        <Complaint error={error} />
      </div>
      <label class="replay-seat">
        <span class="sr-only">{t("replay-as")}</span>
        <select
          data-testid="replay-seat"
          value={replay.seat ?? ""}
          onChange={(event) => goTo(address(table.id, at, event.currentTarget.value === "" ? null : Number(event.currentTarget.value)))}
        >
          <option value="">{t("replay-spectator")}</option>
          {seatsToSee(table).map((each) => (
            <option key={each} value={each}>
              {seatName(table.seats, each)}
            </option>
          ))}
        </select>
      </label>
      <div class="replay-controls">
        <div class="replay-steps">
          <Button icon={first} name="replay-first" label={t("replay-first")} disabled={at === 0} onClick={() => jump(0)} />
          <Button icon={previous} name="replay-back" label={t("replay-back")} disabled={at === 0} onClick={() => jump(at - 1)} />
          <Button
            icon={playing ? pause : play}
            name="replay-play"
            label={t(playing ? "replay-pause" : "replay-play")}
            disabled={at >= replay.last}
            onClick={() => setPlaying(!playing)}
          />
          <Button icon={next} name="replay-next" label={t("replay-next")} disabled={at >= replay.last} onClick={() => jump(at + 1)} />
          <Button icon={last} name="replay-last" label={t("replay-last")} disabled={at >= replay.last} onClick={() => jump(replay.last)} />
        </div>
        <input
          type="range"
          min={0}
          max={replay.last}
          value={at}
          aria-label={t("replay-position")}
          aria-valuetext={t("replay-at", { at, last: replay.last })}
          data-testid="replay-slider"
          onInput={(event) => jump(event.currentTarget.valueAsNumber)}
        />
        <output data-testid="replay-at">{t("replay-at", { at, last: replay.last })}</output>
        <div class="replay-tools">
          <button class="quiet" title={t("replay-share")} data-testid="replay-share" onClick={share}>
            <Icon of={link} /> <span>{t(copied ? "copied" : "replay-share")}</span>
          </button>
          {table.status === "finished" && seat !== null && decider !== null && (
            <button
              class="quiet"
              title={t("replay-fork")}
              data-testid="replay-fork"
              disabled={busy}
              onClick={() => attempt(async () => goTo(`/table/${(await api.fork(table.id, at, seat, BOT)).id}`))}
            >
              <Icon of={split} /> <span>{t("replay-fork")}</span>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
