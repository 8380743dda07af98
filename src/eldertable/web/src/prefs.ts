// Small wishes of this browser: light or dark, and how fast things move.
import { computed, effect, signal } from "@preact/signals";

export type Theme = "light" | "dark";

const THEME_KEY = "eldertable.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

function remembered(): Theme | null {
  const theme = localStorage.getItem(THEME_KEY);
  return theme === "light" || theme === "dark" ? theme : null;
}

/** What the reader has chosen; null leaves it to the game, then to the system. */
export const chosenTheme = signal<Theme | null>(remembered());

/** The colours that the game on the table opens in, if it has a preference. */
export const gameTheme = signal<Theme | null>(null);

export const theme = computed<Theme>(() => chosenTheme.value ?? gameTheme.value ?? (dark.matches ? "dark" : "light"));

/** The mood of the game on the table; together with the theme it decides the colours. */
export const mood = signal<string | null>(null);

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});

effect(() => {
  if (mood.value) document.documentElement.dataset["mood"] = mood.value;
  else delete document.documentElement.dataset["mood"];
});

export function chooseTheme(wish: Theme): void {
  chosenTheme.value = wish;
  localStorage.setItem(THEME_KEY, wish);
}

// -- motion ------------------------------------------------------------------------------------------

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED_KEY = "eldertable.speed";
const PACES: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2.2, off: 0 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const wished = localStorage.getItem(SPEED_KEY) as Speed | null;

/** How fast things move; null leaves it to the system. */
export const speed = signal<Speed | null>(wished && SPEEDS.includes(wished) ? wished : null);

export function chooseSpeed(wish: Speed): void {
  speed.value = wish;
  localStorage.setItem(SPEED_KEY, wish);
}

/** What is in force: the reader's own wish, else what the system asks for. */
export function currentSpeed(): Speed {
  return speed.value ?? (calm.matches ? "off" : "normal");
}

/** How many times faster than normal; 0 is no motion at all. */
export const pace = (): number => PACES[currentSpeed()];

export const reducedMotion = (): boolean => pace() === 0;

effect(() => {
  document.documentElement.dataset["motion"] = pace() === 0 ? "off" : "on";
});
