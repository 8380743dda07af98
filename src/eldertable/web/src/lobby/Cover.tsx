// The cover of a game: its sign on its colours. A game without one gets a plain sheet.
import { covers } from "covers";
import { Icon } from "../ui/Icon";

const colours = (game: string): Record<string, string> => {
  const cover = covers[game];
  return cover ? { background: cover.ground, color: cover.ink } : {};
};

/** As large as a tile, with the title on it. */
export function Cover({ game, title }: { game: string; title: string }) {
  const cover = covers[game];
  return (
    <span class="cover" style={colours(game)}>
      {cover && <Icon of={cover.icon} />}
      <b>{title}</b>
    </span>
  );
}

/** As small as a letter, beside a title. */
export function CoverSign({ game }: { game: string }) {
  const cover = covers[game];
  return (
    <span class="cover-sign" style={colours(game)} aria-hidden>
      {cover && <Icon of={cover.icon} />}
    </span>
  );
}
