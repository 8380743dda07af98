// How people name days and hours, in any locale.

export const formatIn = (locale: string, time: number | Date, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, how).format(time);

const DAY = 86_400_000;
const HOUR = { hour: "2-digit", minute: "2-digit" } as const;
const DATE = { day: "numeric", month: "long" } as const;

/** Days between two dates of the calendar, whatever the hour. */
const daysBetween = (from: Date, to: Date): number => Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY);

/** A day and an hour; the days around today have names, and this year needs none. */
export function momentIn(locale: string, time: number, now = new Date()): string {
  const then = new Date(time);
  const days = daysBetween(now, then);
  if (Math.abs(days) <= 1) return `${new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day")}, ${formatIn(locale, time, HOUR)}`;
  return then.getFullYear() === now.getFullYear() ? soonIn(locale, time) : formatIn(locale, time, { ...DATE, ...HOUR, year: "numeric" });
}

/** A day and an hour not far away. */
export const soonIn = (locale: string, time: number): string => formatIn(locale, time, { ...DATE, ...HOUR });

/** The day that ends at this moment, if it is midnight where the reader is: nobody says 00:00 of the day after. */
export function endOfDayIn(locale: string, time: number): string | null {
  const then = new Date(time);
  return then.getHours() + then.getMinutes() === 0 ? formatIn(locale, time - 1, DATE) : null;
}
