import { hasText, t } from "./texts";
import type { SeatInfo } from "./wire";

export function botName(bot: string): string {
  return hasText("shell", `bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** A bot among others: those of a kind are told apart by numbers, their own or their places in the row; a single one needs none. */
export function botAmong<Somebody extends { bot: string | null }>(bot: string, one: Somebody, all: readonly Somebody[], own?: number | null): string {
  const alike = all.filter((each) => each.bot === bot);
  return alike.length > 1 ? t("seat-bot", { level: botName(bot), number: own ?? alike.indexOf(one) + 1 }) : botName(bot);
}

/** The name to show for a seat, whoever sits there. */
export function seatName(seats: readonly SeatInfo[], at: number): string {
  const seat = seats[at];
  if (!seat || seat.kind === "open") return t("seat-open");
  // Where a bot stands in, the seat is still the person's.
  if (seat.name) return seat.name;
  const nameless = seats.filter((each) => !each.name);
  return seat.bot ? botAmong(seat.bot, seat, nameless, seat.number) : t("seat-number", { number: at + 1 });
}
