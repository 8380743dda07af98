// Who sits at this browser, and what that person likes.
import { computed, effect, signal } from "@preact/signals";
import { api } from "./api";
import type { Me, SettingValue } from "./wire";
import { SPEEDS, chooseSpeed, chooseTheme, chosenTheme, speed, type Speed } from "./prefs";
import { SWITCHES, setSwitch, switches } from "./notices";
import { LANGUAGES, language, switchLanguage, type Language } from "./texts";

export const me = signal<Me | null>(null);

type Settings = Record<string, SettingValue>;

/** What this browser would keep. */
const settings = computed<Settings>(() => ({
  language: language.value,
  ...(chosenTheme.value ? { theme: chosenTheme.value } : {}),
  ...(speed.value ? { speed: speed.value } : {}),
  ...switches.value,
}));

/** Let this browser be as the person likes it. */
async function apply(wishes: Settings): Promise<void> {
  const lang = wishes["language"] as Language;
  if (LANGUAGES.includes(lang) && lang !== language.peek()) await switchLanguage(lang);
  if ((wishes["theme"] === "light" || wishes["theme"] === "dark") && wishes["theme"] !== chosenTheme.peek()) chooseTheme(wishes["theme"]);
  if (SPEEDS.includes(wishes["speed"] as Speed)) chooseSpeed(wishes["speed"] as Speed);
  for (const name of SWITCHES) if (typeof wishes[name] === "boolean") setSwitch(name, wishes[name]);
}

/** Be this person from now on; the settings of an account go before those of the browser. */
async function become(person: Me): Promise<void> {
  if (person.account) await apply(person.settings);
  me.value = person;
}

export const loadMe = async (): Promise<void> => become(await api.me());
export const rename = async (name: string): Promise<void> => void (me.value = await api.rename(name));
export const signUp = async (name: string, password: string): Promise<void> => become(await api.signUp(name, password));
export const signIn = async (name: string, password: string): Promise<void> => become(await api.signIn(name, password));
export const changePassword = async (old: string, fresh: string): Promise<void> => become(await api.changePassword(old, fresh));

export async function signOut(): Promise<void> {
  await api.signOut();
  await loadMe();
}

export const recover = async (name: string, code: string, password: string): Promise<void> => become(await api.recover(name, code, password));

/** Be forgotten; guests have no password. */
export async function deleteAccount(password: string, chat: boolean): Promise<void> {
  await api.deleteAccount(password, chat);
  await loadMe();
}

export async function setWebhook(url: string | null): Promise<void> {
  const { webhook } = await api.setWebhook(url);
  if (me.value) me.value = { ...me.value, webhook };
}

const SOON = 400;
let timer = 0;

// The server keeps what changes here where it matters elsewhere: on other devices, and for messages to a webhook.
effect(() => {
  const wished = settings.value;
  const person = me.value;
  if (!person || !(person.account || person.webhook)) return;
  if (JSON.stringify(person.settings) === JSON.stringify(wished)) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    api.saveSettings(wished).then(
      () => me.value?.id === person.id && (me.value = { ...me.value, settings: wished }),
      () => undefined,
    );
  }, SOON);
});
