import { addDays, DAY_MS, type Day, dayOf, numberOf } from './local-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A name that this runtime does not know, such as one stored by a newer one, is read as UTC. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = knowsZone(zone) ? makeFormat(zone) : formatOf('UTC');
  formats.set(zone, made);
  return made;
}

/** Whether this runtime knows a zone by this name. */
export function knowsZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const makeFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

/** How far the clock of a zone is ahead of UTC at an instant of whole seconds, in milliseconds. Asking for it is slow. */
export function readOffset(zone: string, instant: number): number {
  // Written as 2026-12-14, 09:35:00; a year of more figures than four is not.
  const [day, hour] = formatOf(zone).format(instant).split(', ');
  return Date.parse(`${day}T${hour}Z`) - instant;
}

/** Six hours: in so short a time no zone changes its clock twice. */
const SPAN_MS = 21_600_000;
/** Three years of them for each zone. */
const MOST_SPANS = 4_400;
/** By zone and span the offset that holds throughout, null where the clock is changed within it. */
const offsets = new Map<string, Map<number, number | null>>();

function offsetOfSpan(zone: string, span: number): number | null {
  const spans = offsets.get(zone) ?? new Map<number, number | null>();
  const known = spans.get(span);
  if (known !== undefined) return known;
  const first = readOffset(zone, span * SPAN_MS);
  const found = first === readOffset(zone, (span + 1) * SPAN_MS) ? first : null;
  if (spans.size >= MOST_SPANS) spans.clear();
  offsets.set(zone, spans.set(span, found));
  return found;
}

/** Far outside these years, which somebody may type, the offset at their ends is taken. */
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(2200, 0);

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, at: number): number {
  const instant = Math.min(Math.max(at, EARLIEST), LATEST);
  return offsetOfSpan(zone, Math.floor(instant / SPAN_MS)) ?? readOffset(zone, Math.floor(instant / 1_000) * 1_000);
}

/** How far the clock of a zone is ahead of UTC throughout a stretch, in milliseconds; null where it may change within it. */
export function steadyOffset(zone: string, from: number, to: number): number | null {
  if (from < EARLIEST || to > LATEST) return null;
  const first = Math.floor(from / SPAN_MS);
  const offset = offsetOfSpan(zone, first);
  for (let span = first + 1; span <= Math.floor(to / SPAN_MS); span += 1) {
    if (offsetOfSpan(zone, span) !== offset) return null;
  }
  return offset;
}

/** What calendar and clock of a zone show at an instant, that reading taken for UTC. */
const wallAt = (zone: string, instant: number): Date => new Date(instant + offsetAt(zone, instant));

/** The days from 1970 to the date in a zone at an instant. */
export const dayNumberIn = (zone: string, now: Date): number =>
  Math.floor((now.getTime() + offsetAt(zone, now.getTime())) / DAY_MS);

/** The date in a zone at an instant. */
export const dayIn = (zone: string, now: Date): Day => dayOf(dayNumberIn(zone, now));

/** Date and hour that clocks of a zone show at an instant, `2026-12-14T09:35`. */
export const wallTimeIn = (zone: string, at: Date): string => wallAt(zone, at.getTime()).toISOString().slice(0, 16);

/** Milliseconds after midnight by hours as they are written, once read: each minute of a day is one at most. */
const hours = new Map<string, number>();

function readHour(hour: string): number {
  const known = hours.get(hour);
  if (known !== undefined) return known;
  const read = Date.parse(`1970-01-01T${hour}:00Z`);
  if (read >= 0) hours.set(hour, read);
  return read;
}

/**
 * The instant at which clocks of the zone show `hour` (`14:00`) on a day. Of an hour that comes twice the first; of one
 * that is left out the instant as far after the change.
 */
export function instantOf(day: Day, hour: string, zone: string): Date {
  const wanted = numberOf(day) * DAY_MS + readHour(hour);
  // The offsets half a day to both sides are those before and after any change of clocks near the hour.
  const before = wanted - offsetAt(zone, wanted - 43_200_000);
  const after = wanted - offsetAt(zone, wanted + 43_200_000);
  const shows = (instant: number): boolean => instant + offsetAt(zone, instant) === wanted;
  if (before === after && shows(before)) return new Date(before);
  if (shows(before) && shows(after)) return new Date(Math.min(before, after));
  return new Date(shows(after) ? after : before);
}

/** The instant at which a day of a zone begins; `later` days after it. */
export const dayBegins = (day: Day, zone: string, later = 0): Date => instantOf(addDays(day, later), '00:00', zone);
