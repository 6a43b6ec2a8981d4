import { usePreferences } from '@app/client/preferences';
import { type Language, tagOf } from '@app/contract/core/locale';
import type { LocalDate } from './local-date.ts';

const styles = {
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// The design guide writes the day before the month: 14 Dec.
const dayFirst = (locale: Language): string => (locale === 'en-US' ? 'en-GB' : tagOf(locale));

// Making a format costs more than a hundred uses of it, and a calendar writes hundreds of days.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Language, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(dayFirst(locale), { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const noon = (date: LocalDate): number => Date.parse(`${date}T12:00:00Z`);

/** A date in words: `day` is 14 Dec, `weekday` Mon 14 Dec, `whole` with year, `month` December 2026. */
export const dateText = (locale: Language, style: keyof typeof styles, date: LocalDate): string =>
  formatOf(locale, style)
    .format(noon(date))
    .replace(',', style === 'weekday' ? '' : ',');

/** Two dates as one text: 14–17 Dec. */
export function rangeText(locale: Language, from: LocalDate, to: LocalDate): string {
  if (!locale.startsWith('zh')) return formatOf(locale, 'day').formatRange(noon(from), noon(to));
  // Chinese ranges come as figures with slashes otherwise.
  const end = from.slice(0, 7) === to.slice(0, 7) ? `${Number(to.slice(8))}日` : dateText(locale, 'day', to);
  return `${dateText(locale, 'day', from)}–${end}`;
}

/** The letters of the weekdays, from the one that weeks begin with (0 for Sunday). */
export function weekdayTexts(locale: Language, first: number): { readonly short: string; readonly long: string }[] {
  const write = (weekday: 'short' | 'narrow' | 'long', day: number) =>
    new Intl.DateTimeFormat(dayFirst(locale), { weekday, timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day, 12));
  const style = locale.startsWith('zh') ? 'narrow' : 'short';
  return Array.from({ length: 7 }, (_, index) => {
    const day = (first + index) % 7;
    return { short: write(style, day), long: write('long', day) };
  });
}

/** Formats calendar dates in the language in use. */
export function useDateText() {
  const locale = usePreferences((state) => state.locale);
  return {
    day: (date: LocalDate) => dateText(locale, 'day', date),
    weekday: (date: LocalDate) => dateText(locale, 'weekday', date),
    whole: (date: LocalDate) => dateText(locale, 'whole', date),
    month: (date: LocalDate) => dateText(locale, 'month', date),
    range: (from: LocalDate, to: LocalDate) => rangeText(locale, from, to),
  };
}
