import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Scene } from "../board";
import type { TableSource } from "../live";
import { go } from "../route";
import { seatName } from "../seats";
import { t } from "../texts";
import { Mark } from "../ui/Mark";
import { Complaint, useAttempt } from "../ui/Working";
import type { GameInfo, TableInfo, View } from "../wire";

interface Props {
  scene: Scene;
  live: TableSource;
  table: TableInfo;
  name: string;
  number: number;
  points: ((view: View, seat: number) => number) | null;
  status: string;
  onPlayOn: () => void;
}

/** The end of a lesson: what one knows now, what is left to discover, how the game stands, and where to go from here. */
export function GuideEnd({ scene, live, table, name, number, points, status, onPlayOn }: Props) {
  const { busy, error, attempt } = useAttempt();
  const [game, setGame] = useState<GameInfo | null>(null);
  useEffect(() => void api.games().then((games) => setGame(games.find((each) => each.id === table.game) ?? null), () => undefined), []);
  const further = game !== null && game.lessons.length > number;
  const stop = () => {
    live.propose("abandon");
    go("/");
  };
  return (
    <div class="guide-end" role="status" data-testid="guide-end">
      <h3>{t("guide-known")}</h3>
      <p>{scene.say(`${name}-known`)}</p>
      <h3>{t("guide-left")}</h3>
      <p>{scene.say(`${name}-left`)}</p>
      <h3>{t("guide-score")}</h3>
      <p class="guide-score" data-testid="guide-score">
        <span>{status}</span>
        {points &&
          table.seats.map((seat) => (
            <span key={seat.seat} class="chip">
              <Mark seat={seat.seat} size={12} /> {seatName(table.seats, seat.seat)} <b>{points(scene.view, seat.seat)}</b>
            </span>
          ))}
      </p>
      <div class="row">
        {further && (
          <button class="primary" disabled={busy} data-testid="guide-further" onClick={() => attempt(async () => go(`/table/${(await api.beginGuide(table.game, number + 1)).id}`))}>
            {t("guide-further")}
          </button>
        )}
        <button class={further ? "" : "primary"} data-testid="guide-play-on" onClick={onPlayOn}>
          {t("guide-play-on")}
        </button>
        <button class="quiet" data-testid="guide-stop" onClick={stop}>
          {t("guide-stop")}
        </button>
      </div>
      <Complaint error={error} />
    </div>
  );
}
