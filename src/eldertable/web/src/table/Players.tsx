import bot from "icon:lucide/bot";
import hourglass from "icon:lucide/hourglass";
import type { Scene } from "../board";
import { follow } from "../route";
import { t } from "../texts";
import { Count } from "../ui/Count";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { SeatInfo, TableInfo, View } from "../wire";
import { Clock } from "./Clock";

interface Props {
  scene: Scene;
  table: TableInfo;
  thinking: number | null;
  deadline: number | null;
  /** The game is seen again: who is there now does not matter. */
  again: boolean;
  onLook: (seat: number) => void;
  points: ((view: View, seat: number) => number) | null;
}

function stateOf(seat: SeatInfo, scene: Scene, table: TableInfo, thinking: number | null, again: boolean): string | null {
  if (thinking === seat.seat) return t("thinking");
  if (table.winners) return table.winners.includes(seat.seat) ? t("winner") : seat.conceded ? t("gave-up") : null;
  if (seat.conceded) return t("gave-up");
  if (seat.kind === "bot" && seat.name) return t("stands-in");
  if (scene.view.decision?.seat === seat.seat) return seat.seat === scene.seat ? t("your-move") : t("to-move");
  return seat.kind === "person" && !seat.present && !again ? t("away") : null;
}

/** Who sits where, whose move it is, and the points. */
export function Players({ scene, table, thinking, deadline, again, onLook, points }: Props) {
  const severalSeats = table.seats.filter((seat) => seat.you).length > 1;
  return (
    <ul class="players" aria-label={t("players")}>
      {table.seats.map((seat) => {
        const state = stateOf(seat, scene, table, thinking, again);
        return (
          <li
            key={seat.seat}
            class={`player seat-${seat.seat} ${scene.view.decision?.seat === seat.seat ? "to-move" : ""} ${seat.seat === scene.seat ? "me" : ""}`}
            data-anchor={`player-${seat.seat}`}
          >
            <Mark seat={seat.seat} size={20} />
            <span class="player-name">
              {seat.profile ? (
                <a class="player-link" href={`/player/${seat.profile}`} onClick={follow}>
                  {scene.name(seat.seat)}
                </a>
              ) : (
                scene.name(seat.seat)
              )}{" "}
              {seat.kind === "bot" && <Icon of={bot} label={t("is-bot")} />}
              {seat.late > 0 && (
                <span class="late" data-testid={`late-${seat.seat}`}>
                  <Icon of={hourglass} label={t("late", { count: seat.late })} /> {seat.late}
                </span>
              )}
              {state && <small class={thinking === seat.seat ? "thinking" : ""}>{state}</small>}
              {deadline !== null && table.status === "running" && scene.view.decision?.seat === seat.seat && <Clock deadline={deadline} />}
              {severalSeats && seat.you && seat.seat !== scene.seat && (
                <button class="link" data-testid={`look-${seat.seat}`} onClick={() => onLook(seat.seat)}>
                  {t("look-here")}
                </button>
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
