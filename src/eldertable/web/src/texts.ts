// Texts in the reader's language: Fluent bundles from the server, and the one rule that makes arguments readable (docs/texts.md).
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { api } from "./api";
import type { Fields, Plain } from "./wire";

export const LANGUAGES = ["en", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const LANGUAGE_KEY = "eldertable.language";

function preferred(): Language {
  const wishes = [localStorage.getItem(LANGUAGE_KEY) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export const language = signal<Language>(preferred());
const bundles = signal<ReadonlyMap<string, Loaded>>(new Map());
const wanted = new Set<string>();

interface Loaded {
  bundle: FluentBundle;
  ids: string[];
}

effect(() => {
  document.documentElement.lang = language.value;
});

async function fetchBundle(scope: string, lang: Language): Promise<Loaded> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(await api.texts(scope, lang));
  bundle.addResource(resource);
  return { bundle, ids: resource.body.map((entry) => entry.id) };
}

/** Have the texts of a scope (`shell` or a game) ready in the current language. */
export async function loadTexts(scope: string): Promise<void> {
  wanted.add(scope);
  if (bundles.peek().has(scope)) return;
  const loaded = await fetchBundle(scope, language.peek());
  bundles.value = new Map(bundles.peek()).set(scope, loaded);
}

/** Change the language of everything at once, and remember it. */
export async function switchLanguage(lang: Language): Promise<void> {
  const fresh = await Promise.all([...wanted].map(async (scope) => [scope, await fetchBundle(scope, lang)] as const));
  localStorage.setItem(LANGUAGE_KEY, lang);
  bundles.value = new Map(fresh);
  language.value = lang;
}

export type Args = Record<string, FluentVariable>;

export function hasText(scope: string, id: string): boolean {
  return bundles.value.get(scope)?.bundle.getMessage(id)?.value != null;
}

/** The ids of a scope's messages that begin so, in the order of the file. */
export function textIds(scope: string, prefix: string): string[] {
  return (bundles.value.get(scope)?.ids ?? []).filter((id) => id.startsWith(prefix));
}

/** A French name before which “de” becomes “d’”; a link may stand around it. */
const ELIDES = /^(?:\uE000[^\uE001]*\uE001)?[^\p{L}\p{N}]*(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiouy])/iu;

/** For every name among the arguments, whether a word before it loses its vowel: `elides-<argument>`. */
function withElision(args: Args): Args {
  const names = Object.entries(args).filter(([, value]) => typeof value === "string");
  return { ...args, ...Object.fromEntries(names.map(([field, value]) => [`elides-${field}`, ELIDES.test(value as string) ? "yes" : "no"])) };
}

/** The message; its id where there is none, so that a gap shows. */
export function say(scope: string, id: string, args?: Args): string {
  const bundle = bundles.value.get(scope)?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || pattern == null) {
    if (bundle) console.warn(`There is no text "${id}" in ${scope} (${language.peek()}).`);
    return `??${id}`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args && language.peek() === "fr" ? withElision(args) : args, errors);
  for (const error of errors) console.warn(`Text "${id}" in ${scope}: ${error.message}`);
  return text;
}

/** A message of the frame. */
export const t = (id: string, args?: Args): string => say("shell", id, args);

export interface Reader {
  scope: string;
  name: (seat: number) => string;
  seat: number | null;
}

// Names of things are wrapped in these while a line of the log is formatted, so that they can become links.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];

function isSeat(field: string): boolean {
  return field === "seat" || field.endsWith("_seat");
}

function readable(reader: Reader, value: Plain, linked: boolean): FluentVariable {
  if (typeof value === "string") {
    if (!hasText(reader.scope, `name-${value}`)) return value;
    const name = say(reader.scope, `name-${value}`);
    return linked ? OPEN + value + MIDDLE + name + CLOSE : name;
  }
  if (typeof value === "number") return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => String(readable(reader, item, linked)));
    return new Intl.ListFormat(language.value, { type: "conjunction" }).format(items);
  }
  // Truth values, null and objects: the same words as in Python.
  return JSON.stringify(value);
}

/** Arguments of a message, one for each field, made readable. */
export function argumentsOf(reader: Reader, fields: Fields, linked = false): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === "type") continue;
    if (isSeat(field) && typeof value === "number") {
      args[field] = value < 0 ? say(reader.scope, "name-neutral") : reader.name(value);
      args[`${field}_you`] = value === reader.seat ? "yes" : "no";
      args[`${field}_own`] = value === fields["seat"] ? "yes" : "no";
    } else {
      args[field] = readable(reader, value, linked);
      if (typeof value === "string") args[`${field}_id`] = value;
    }
  }
  return args;
}

export interface Link {
  id: string;
  text: string;
}

/** A message as pieces of text and links to the things it names. */
export function sayLinked(reader: Reader, id: string, fields: Fields): (string | Link)[] {
  const text = say(reader.scope, id, argumentsOf(reader, fields, true));
  return text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).map((piece) => {
    if (!piece.startsWith(OPEN)) return piece;
    const [thing = "", name = ""] = piece.slice(1, -1).split(MIDDLE);
    return { id: thing, text: name };
  });
}
