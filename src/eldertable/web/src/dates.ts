// Days and hours as the reader's language says them. English names the day before the month and counts 24 hours, so that everybody reads the same.
import { language, type Language } from "./texts";

const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr", pl: "pl" };

const format = (time: number | Date, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(LOCALES[language.value], how).format(time);

export const day = (time: number): string => format(time, { dateStyle: "medium" });

export const hour = (time: number): string => format(time, { timeStyle: "short" });

export const moment = (time: number): string => format(time, { dateStyle: "medium", timeStyle: "short" });

/** A day of the calendar, such as 2026-11-17: the same for everybody, wherever they are. */
export const calendarDay = (name: string): string => format(new Date(name), { dateStyle: "long", timeZone: "UTC" });
