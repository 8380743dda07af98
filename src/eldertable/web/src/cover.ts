// How a game shows itself before anybody plays: `board/cover.ts` of the game says. A game without one gets a plain sheet.
import type { Language } from "./texts";
import type { IconData } from "./ui/Icon";

export interface CoverData {
  icon: IconData;
  ground: string;
  ink: string;
  /** The table in play, in each language since it is full of words, made by scripts/pictures.py; or a drawing for all of them. */
  picture: string | Readonly<Record<Language, string>>;
  /** How long a game takes, from and to. */
  minutes: readonly [number, number];
  /** 1 light, 2 medium, 3 demanding. */
  weight: 1 | 2 | 3;
  kinds: readonly ("alone" | "together" | "rivals")[];
  /** How many play if somebody wants to play at once, the bots included. */
  now: number;
  /** Options that are meant for bots. */
  forBots?: readonly string[];
}
