// How a game shows itself before anybody plays: `board/cover.ts` of the game says. A game without one gets a plain sheet.
import { covers } from "covers";
import { Icon, type IconData } from "../ui/Icon";

export interface CoverData {
  icon: IconData;
  ground: string;
  ink: string;
  /** The table in play, made by scripts/pictures.py. */
  picture: string;
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

/** As small as a letter, beside a title. */
export function CoverSign({ game }: { game: string }) {
  const cover = covers[game];
  return (
    <span class="cover-sign" style={cover ? { background: cover.ground, color: cover.ink } : {}} aria-hidden>
      {cover && <Icon of={cover.icon} />}
    </span>
  );
}

/** The picture of the table in play, or the colours of the game where there is none. */
export function CoverPicture({ game, eager }: { game: string; eager?: boolean }) {
  const cover = covers[game];
  return (
    <span class="cover-picture" style={cover ? { background: cover.ground } : {}}>
      {cover && <img src={cover.picture} alt="" width={1152} height={720} loading={eager ? "eager" : "lazy"} decoding={eager ? "auto" : "async"} />}
    </span>
  );
}
