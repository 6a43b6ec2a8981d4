import { knowsZone } from '@app/kernel/zone-time';
import { type Language, tagOf } from './locale.ts';
import { zoneToday } from './time-zone.ts';

/** A calendar date without zone, `YYYY-MM-DD`. */
type LocalDate = string;

/** Who reads a time: the language it is written in and the zone (IANA) whose clocks it shows. */
export type TimeReader = { readonly locale: Language; readonly timeZone: string };

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const styles = {
  day: { day: 'numeric', month: 'short' },
  dayOfYear: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayOfYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  whole: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  monthShort: { month: 'short' },
  weekdayName: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayLetter: { weekday: 'narrow' },
  clock,
  second: { ...clock, second: '2-digit' },
  zoneName: { timeZoneName: 'longGeneric' },
  offset: { timeZoneName: 'shortOffset' },
  fullOffset: { timeZoneName: 'longOffset' },
  figures: {
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Style = keyof typeof styles;

// Making a format costs more than a hundred uses of it; a server writes in the zones of all its customers.
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 400;

// The design guide writes English days day first: 14 Dec.
const dayFirst = (locale: Language): string => (locale === 'en-US' ? 'en-GB' : tagOf(locale));

/** An old browser may not know a zone that the shop knows: UTC then, which `zoneText` says. */
const knownZone = (timeZone: string): string => (knowsZone(timeZone) ? timeZone : 'UTC');

function formatOf({ locale, timeZone }: TimeReader, style: Style): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const made = new Intl.DateTimeFormat(dayFirst(locale), { ...styles[style], timeZone: knownZone(timeZone) });
  formats.set(key, made);
  return made;
}

const isChinese = (locale: Language): boolean => locale.startsWith('zh');

const write = (reader: TimeReader, style: Style, at: Date | number): string => formatOf(reader, style).format(at);

/** A weekday stands before its day without a comma: Mon 14 Dec. */
const writeWeekday = (reader: TimeReader, style: Style, at: number): string =>
  write(reader, style, at).replace(',', '');

function partsOf(timeZone: string, at: Date | number): Record<string, string> {
  const parts = formatOf({ locale: 'en-US', timeZone }, 'figures').formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** The date that it is in a zone at a moment. */
export function dateIn(timeZone: string, at: Date | number): LocalDate {
  const { year, month, day } = partsOf(timeZone, at);
  return `${year?.padStart(4, '0')}-${month}-${day}`;
}

const yearIn = (timeZone: string, at: Date | number): string => dateIn(timeZone, at).slice(0, 4);

/** The day of a moment: 14 Dec; with its year when it is not the one of `now`. */
export function dayText(reader: TimeReader, at: Date | number, now: Date | number = Date.now()): string {
  const thisYear = yearIn(reader.timeZone, at) === yearIn(reader.timeZone, now);
  return write(reader, thisYear ? 'day' : 'dayOfYear', at);
}

/** The time of day of a moment, of 24 hours: 14:33. */
export const clockText = (reader: TimeReader, at: Date | number): string => write(reader, 'clock', at);

const comma = (locale: Language): string => (isChinese(locale) ? ' ' : ', ');

/** Day and time of day of a moment: 14 Dec, 14:33; with its year when it is not the one of `now`. */
export const minuteText = (reader: TimeReader, at: Date | number, now: Date | number = Date.now()): string =>
  `${dayText(reader, at, now)}${comma(reader.locale)}${clockText(reader, at)}`;

/** A date of local clocks, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`: its day, and its hour where it has one. */
export function wallText(locale: Language, wall: string, now: Date | number = Date.now()): string {
  const reader = { locale, timeZone: 'UTC' };
  const hour = wall.slice(11, 16);
  return hour
    ? minuteText(reader, new Date(`${wall.slice(0, 10)}T${hour}:00Z`), now)
    : dayText(reader, noon(wall), now);
}

/** Day, year and second of a moment. */
export const secondText = (reader: TimeReader, at: Date | number): string =>
  `${write(reader, 'dayOfYear', at)}${comma(reader.locale)}${write(reader, 'second', at)}`;

/** The name of a month, 1 to 12, alone. */
export const monthName = (locale: Language, month: number, style: 'monthName' | 'monthShort' = 'monthName'): string =>
  write({ locale, timeZone: 'UTC' }, style, Date.UTC(2024, month - 1, 15));

const noon = (date: LocalDate): number => Date.parse(`${date}T12:00:00Z`);

/**
 * A calendar date in words: `day` is 14 Dec and `weekday` Mon 14 Dec, both with the year when it is not `thisYear`;
 * `long` is 14 December 2026, `whole` has its weekday too, `month` is December 2026.
 */
export function dateText(
  locale: Language,
  style: 'day' | 'weekday' | 'long' | 'whole' | 'month',
  date: LocalDate,
  thisYear: number = new Date().getFullYear(),
): string {
  const reader = { locale, timeZone: 'UTC' };
  const other = Number(date.slice(0, 4)) !== thisYear;
  if (style === 'weekday') return writeWeekday(reader, other ? 'weekdayOfYear' : 'weekday', noon(date));
  return write(reader, style === 'day' && other ? 'dayOfYear' : style, noon(date));
}

/** What stands between the ends of a range. Languages that staff added take what Intl knows of them. */
const TO: { readonly [language: string]: string } = { 'en-US': ' to ', 'zh-cn': '至', es: ' al ', pt: ' a ' };

/** Two calendar dates as one text: 14 to 17 Dec, 30 Dec to 2 Jan. */
export function rangeText(
  locale: Language,
  from: LocalDate,
  to: LocalDate,
  thisYear: number = new Date().getFullYear(),
): string {
  const until = dateText(locale, 'day', to, thisYear);
  if (from === to) return until;
  const between = TO[locale];
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  if (between === undefined) return formatOf({ locale, timeZone: 'UTC' }, 'day').formatRange(noon(from), noon(to));
  if (!sameMonth) return `${dateText(locale, 'day', from, thisYear)}${between}${until}`;
  // In Chinese the month comes first, elsewhere last.
  if (isChinese(locale)) return `${dateText(locale, 'day', from, thisYear)}${between}${Number(to.slice(8))}日`;
  return `${Number(from.slice(8))}${between}${until}`;
}

/** The names of the weekdays, from the one that weeks begin with (0 for Sunday). */
export function weekdayTexts(locale: Language, first: number): { readonly short: string; readonly long: string }[] {
  const reader = { locale, timeZone: 'UTC' };
  const short = isChinese(locale) ? 'weekdayLetter' : 'weekdayShort';
  return Array.from({ length: 7 }, (_, index) => {
    const sunday = Date.UTC(2023, 0, 1 + ((first + index) % 7), 12);
    return { short: write(reader, short, sunday), long: write(reader, 'weekdayName', sunday) };
  });
}

const partOf = (reader: TimeReader, style: Style, at: Date | number): string =>
  formatOf(reader, style)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** How far the clocks of a zone are from Greenwich at a moment: GMT+8. */
export const offsetText = (timeZone: string, at: Date | number): string =>
  partOf({ locale: 'en-US', timeZone }, 'offset', at).replace('-', '−');

/** The place a zone is called after, as the IANA database spells it: Shanghai. */
export const zonePlace = (timeZone: string): string =>
  (zoneToday(timeZone).split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/**
 * A zone as its reader knows it. Places have English names only, so other languages name the time itself: Shanghai, but
 * 中国标准时间.
 */
export function zoneName({ locale, timeZone }: TimeReader, at: Date | number): string {
  const named = locale === 'en-US' ? '' : partOf({ locale, timeZone }, 'zoneName', at);
  const name = named && !/^(GMT|UTC)/.test(named) ? named : zonePlace(timeZone);
  return name.charAt(0).toLocaleUpperCase(tagOf(locale)) + name.slice(1);
}

/** The same with its distance from Greenwich at a moment: Shanghai (GMT+8). */
export function zoneText(reader: TimeReader, at: Date | number): string {
  const name = zoneName(reader, at);
  if (name === 'UTC') return name;
  const offset = offsetText(reader.timeZone, at);
  return isChinese(reader.locale) ? `${name}（${offset}）` : `${name} (${offset})`;
}

/** A moment as machines read it, on the clocks of a zone and with their offset: 2026-12-14 14:33:05+08:00. */
export function stampText(timeZone: string, at: Date | number): string {
  const { hour, minute, second } = partsOf(timeZone, at);
  const offset = partOf({ locale: 'en-US', timeZone }, 'fullOffset', at).replace('GMT', '') || '+00:00';
  return `${dateIn(timeZone, at)} ${hour}:${minute}:${second}${offset}`;
}
