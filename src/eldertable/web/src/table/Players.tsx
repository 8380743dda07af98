import bot from "icon:lucide/bot";
import type { Scene } from "../board";
import { follow } from "../route";
import { t } from "../texts";
import { Count } from "../ui/Count";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { SeatInfo, TableInfo, View } from "../wire";

interface Props {
  scene: Scene;
  table: TableInfo;
  thinking: number | null;
  points: ((view: View, seat: number) => number) | null;
}

function stateOf(seat: SeatInfo, scene: Scene, thinking: number | null): string | null {
  if (thinking === seat.seat) return t("thinking");
  if (scene.view.result) return scene.view.result.winners.includes(seat.seat) ? t("winner") : null;
  if (scene.view.decision?.seat === seat.seat) return seat.seat === scene.seat ? t("your-move") : t("to-move");
  return seat.kind === "person" && !seat.present ? t("away") : null;
}

/** Who sits where, whose move it is, and the points. */
export function Players({ scene, table, thinking, points }: Props) {
  const severalSeats = table.seats.filter((seat) => seat.you).length > 1;
  return (
    <ul class="players" aria-label={t("players")}>
      {table.seats.map((seat) => {
        const state = stateOf(seat, scene, thinking);
        return (
          <li
            key={seat.seat}
            class={`player seat-${seat.seat} ${scene.view.decision?.seat === seat.seat ? "to-move" : ""} ${seat.seat === scene.seat ? "me" : ""}`}
            data-anchor={`player-${seat.seat}`}
          >
            <Mark seat={seat.seat} size={20} />
            <span class="player-name">
              {scene.name(seat.seat)} {seat.kind === "bot" && <Icon of={bot} label={t("is-bot")} />}
              {state && <small class={thinking === seat.seat ? "thinking" : ""}>{state}</small>}
              {severalSeats && seat.you && seat.seat !== scene.seat && (
                <a href={`/table/${table.id}?seat=${seat.seat}`} onClick={follow}>
                  {t("sit-here")}
                </a>
              )}
            </span>
            {points && (
              <span class="player-points" aria-label={t("points", { count: points(scene.view, seat.seat) })}>
                <Count value={points(scene.view, seat.seat)} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
