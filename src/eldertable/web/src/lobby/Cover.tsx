// How a game shows itself before anybody plays.
import { coverOf } from "../outside";
import { language } from "../texts";
import { Icon } from "../ui/Icon";

/** As small as a letter, beside a title. */
export function CoverSign({ game }: { game: string }) {
  const cover = coverOf(game);
  return (
    <span class="cover-sign" style={cover ? { background: cover.ground, color: cover.ink } : {}} aria-hidden>
      {cover && <Icon of={cover.icon} />}
    </span>
  );
}

/** The picture of the table in play, or the colours of the game where there is none. */
export function CoverPicture({ game, eager }: { game: string; eager?: boolean }) {
  const cover = coverOf(game);
  const picture = typeof cover?.picture === "object" ? cover.picture[language.value] : cover?.picture;
  return (
    <span class="cover-picture" style={cover ? { background: cover.ground } : {}}>
      {picture && <img src={picture} alt="" width={1152} height={720} loading={eager ? "eager" : "lazy"} decoding={eager ? "auto" : "async"} />}
    </span>
  );
}
