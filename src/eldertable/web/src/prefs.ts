// What this browser remembers besides the language: light or dark, and whether to move things.
import { effect, signal } from "@preact/signals";

export type Theme = "light" | "dark";

const THEME_KEY = "eldertable.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

function remembered(): Theme {
  const theme = localStorage.getItem(THEME_KEY);
  return theme === "light" || theme === "dark" ? theme : dark.matches ? "dark" : "light";
}

export const theme = signal<Theme>(remembered());

/** The mood of the game on the table; it decides the colours instead of the theme. */
export const mood = signal<string | null>(null);

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});

effect(() => {
  if (mood.value) document.documentElement.dataset["mood"] = mood.value;
  else delete document.documentElement.dataset["mood"];
});

export function toggleTheme(): void {
  theme.value = theme.value === "light" ? "dark" : "light";
  localStorage.setItem(THEME_KEY, theme.value);
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion = (): boolean => calm.matches;
