/** A calendar date without zone, `YYYY-MM-DD`. Texts of this form sort as dates do. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const FORM = /^\d{4}-\d{2}-\d{2}$/;

const toUtc = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): LocalDate => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a date of the calendar: `2026-02-30` is none. */
export const isLocalDate = (text: string | undefined): text is LocalDate =>
  text !== undefined && FORM.test(text) && !Number.isNaN(toUtc(text)) && fromUtc(toUtc(text)) === text;

/** The date so many days later, or earlier for a negative count. */
export const addDays = (date: LocalDate, days: number): LocalDate => fromUtc(toUtc(date) + days * DAY_MS);

/** Days from one date to a later one: the nights of a stay. Negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS);

/** Every date of the half-open range, at most 1,000 of them. */
export function datesFrom(from: LocalDate, to: LocalDate): LocalDate[] {
  const count = Math.min(Math.max(daysBetween(from, to), 0), 1_000);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** A month of a calendar, `YYYY-MM`, with its dates and the empty cells before the first (0 to 6). */
export type Month = { readonly month: string; readonly lead: number; readonly days: readonly LocalDate[] };

const monthAfter = (first: LocalDate): LocalDate => `${addDays(first, 31).slice(0, 7)}-01`;

/**
 * The months that hold the dates from `min` to `max`, both included. `firstWeekday` is the column that weeks begin
 * with: 0 for Sunday, 1 for Monday.
 */
export function monthsFrom(min: LocalDate, max: LocalDate, firstWeekday: number): Month[] {
  const months: Month[] = [];
  for (let first = `${min.slice(0, 7)}-01`; first <= max; first = monthAfter(first)) {
    const weekday = new Date(toUtc(first)).getUTCDay();
    months.push({
      month: first.slice(0, 7),
      lead: (weekday - firstWeekday + 7) % 7,
      days: datesFrom(first, monthAfter(first)),
    });
  }
  return months;
}

/** Languages whose calendars begin the week with Sunday. */
const SUNDAY_FIRST = new Set(['en-US', 'pt']);

/** 0 for Sunday, 1 for Monday, as a language's calendars are drawn. */
export const firstWeekdayOf = (locale: string): number => (SUNDAY_FIRST.has(locale) ? 0 : 1);
