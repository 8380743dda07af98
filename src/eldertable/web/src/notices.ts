// How a person is told that a table waits: a sound, the title of the tab, a notification of the browser.
import { signal } from "@preact/signals";
import { t } from "./texts";

export const SWITCHES = ["sound", "title", "notify"] as const;
export type Switch = (typeof SWITCHES)[number];

const KEY = "eldertable.notice.";
const DEFAULTS: Record<Switch, boolean> = { sound: true, title: true, notify: false };

function remembered(name: Switch): boolean {
  const kept = localStorage.getItem(KEY + name);
  return kept === null ? DEFAULTS[name] : kept === "on";
}

export const switches = signal<Record<Switch, boolean>>({ sound: remembered("sound"), title: remembered("title"), notify: remembered("notify") });

export function setSwitch(name: Switch, on: boolean): void {
  if (switches.peek()[name] === on) return;
  localStorage.setItem(KEY + name, on ? "on" : "off");
  switches.value = { ...switches.peek(), [name]: on };
}

/** Notifications need the browser's leave; tells whether they can be shown. */
export async function switchNotifications(on: boolean): Promise<boolean> {
  const allowed = !on || (window.Notification !== undefined && (await Notification.requestPermission()) === "granted");
  if (allowed) setSwitch("notify", on);
  return allowed;
}

// -- sound -------------------------------------------------------------------------------------------------

const NOTES = [
  [587.33, 0],
  [880, 0.14],
] as const;

let speaker: AudioContext | null = null;

/** Two soft notes of a small bell, made on the spot. */
export function ring(): void {
  // Browsers let a page sound only after it was touched once.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    speaker ??= new AudioContext();
    void speaker.resume();
    const begin = speaker.currentTime;
    for (const [pitch, delay] of NOTES) {
      const tone = speaker.createOscillator();
      const loudness = speaker.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, begin + delay);
      loudness.gain.linearRampToValueAtTime(0.12, begin + delay + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, begin + delay + 0.7);
      tone.connect(loudness).connect(speaker.destination);
      tone.start(begin + delay);
      tone.stop(begin + delay + 0.75);
    }
  } catch {
    // A browser without sound stays silent.
  }
}

// -- telling -----------------------------------------------------------------------------------------------

/** What was told last, for those who look from outside. */
function note(): void {
  const told = Number(document.documentElement.dataset["notices"] ?? 0);
  document.documentElement.dataset["notices"] = String(told + 1);
}

/** Tell that it is this person's turn somewhere. */
export function announce(title: string, path: string): void {
  note();
  if (switches.peek().sound) ring();
  if (!switches.peek().notify || !document.hidden || window.Notification?.permission !== "granted") return;
  const notification = new Notification(t("notice-turn"), { body: title, tag: path });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** The title of the tab; a mark in front says that somebody is waited for. */
export function tabTitle(title: string, waiting: number | boolean): void {
  const mark = waiting === true ? "● " : waiting ? `(${waiting}) ` : "";
  document.title = (switches.value.title ? mark : "") + title;
}
