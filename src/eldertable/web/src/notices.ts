// How a person is told that a table waits: the bell, the title of the tab, a notification of the browser.
import { signal } from "@preact/signals";
import { audible, play } from "./sound";
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
  if (name === "sound") audible.value = on;
}

/** Notifications need the browser's leave; tells whether they can be shown. */
export async function switchNotifications(on: boolean): Promise<boolean> {
  const allowed = !on || (window.Notification !== undefined && (await Notification.requestPermission()) === "granted");
  if (allowed) setSwitch("notify", on);
  return allowed;
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
  play("turn", true);
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
