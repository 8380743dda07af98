// Days and hours as the reader's language says them. English names the day before the month and counts 24 hours, so that everybody reads the same.
import { endOfDayIn, formatIn, momentIn, soonIn } from "./calendar";
import { language, type Language } from "./texts";

const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", pl: "pl" };

const locale = (): string => LOCALES[language.value];
const format = (time: number | Date, how: Intl.DateTimeFormatOptions): string => formatIn(locale(), time, how);

export const day = (time: number): string => format(time, { dateStyle: "medium" });

export const hour = (time: number): string => format(time, { timeStyle: "short" });

/** The days around today by their names. */
export const moment = (time: number): string => momentIn(locale(), time);

/** For a sentence that says until when. */
export const soon = (time: number): string => soonIn(locale(), time);

/** The day that ends at this moment, if one does. */
export const endOfDay = (time: number): string | null => endOfDayIn(locale(), time);

/** A day of the calendar, such as 2026-11-17: the same for everybody, wherever they are. */
export const calendarDay = (name: string): string => format(new Date(name), { dateStyle: "long", timeZone: "UTC" });
