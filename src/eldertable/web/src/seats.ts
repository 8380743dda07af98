import { hasText, t } from "./texts";
import type { SeatInfo } from "./wire";

export function botName(bot: string): string {
  return hasText("shell", `bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The name to show for a seat, whoever sits there. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === "open") return t("seat-open");
  // Where a bot stands in, the seat is still the person's.
  if (seat.name) return seat.name;
  return seat.bot ? t("seat-bot", { level: botName(seat.bot), number: seat.seat + 1 }) : t("seat-number", { number: seat.seat + 1 });
}
