// What is heard: one setting for the effects and the bell, with a volume; silent while nobody looks, but for the bell.
import { effect, signal } from "@preact/signals";
import { BEDS, lay, schedule, type SoundName } from "./sounds";

const [VOLUME_KEY, ON_KEY, BED_KEY] = ["eldertable.volume", "eldertable.notice.sound", "eldertable.bed"];
const USUAL = 0.6;
/** The same sound twice at once is only louder. */
const APART = 70;

function remembered(): number {
  const kept = Number(localStorage.getItem(VOLUME_KEY) ?? USUAL);
  return kept >= 0 && kept <= 1 ? kept : USUAL;
}

/** How loud everything is, between 0 and 1. */
export const volume = signal(remembered());
/** Whether anything is heard at all, the bell included; `notices` keeps it. */
export const audible = signal(localStorage.getItem(ON_KEY) !== "off");
/** Whether a quiet bed of sound lies under the game. */
export const bedded = signal(localStorage.getItem(BED_KEY) === "on");
/** The game on the table. */
export const gameHeard = signal<string | null>(null);

export function setVolume(wish: number): void {
  volume.value = wish;
  localStorage.setItem(VOLUME_KEY, String(wish));
}

export function setBedded(on: boolean): void {
  bedded.value = on;
  localStorage.setItem(BED_KEY, on ? "on" : "off");
}

let speaker: { context: AudioContext; out: GainNode } | null = null;

/** Where sound goes; null where a browser has none, or before the page was touched once: until then browsers keep it silent. */
function open(): { context: AudioContext; out: GainNode } | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  try {
    if (!speaker) {
      const context = new AudioContext();
      const out = context.createGain();
      out.connect(context.destination);
      speaker = { context, out };
    }
    if (speaker.context.state === "suspended") void speaker.context.resume();
    speaker.out.gain.value = volume.peek();
    return speaker;
  } catch {
    return null;
  }
}

const last = new Map<SoundName, number>();

/** Let something be heard, if the reader wishes to hear things and looks at the page. */
export function play(name: SoundName, evenHidden = false): void {
  if (!audible.peek() || volume.peek() === 0 || (document.hidden && !evenHidden)) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  document.documentElement.dataset["heard"] = name;
  const to = open();
  if (to) schedule(to.context, to.out, name, to.context.currentTime);
}

let end: (() => void) | null = null;

/** The bed follows the table, the settings and the reader's eyes. */
function settleBed(): void {
  const bed = BEDS[gameHeard.peek() ?? ""];
  const wanted = bed && bedded.peek() && audible.peek() && !document.hidden;
  end?.();
  end = null;
  const to = wanted ? open() : null;
  if (to && bed) end = lay(to.context, to.out, bed);
}

effect(() => {
  void [gameHeard.value, bedded.value, audible.value];
  settleBed();
});
effect(() => {
  const loud = volume.value;
  if (speaker) speaker.out.gain.value = loud;
});
document.addEventListener("visibilitychange", settleBed);
addEventListener("pointerdown", settleBed, { once: true });
