import type { Day } from './local-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
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
  formats.set(zone, made);
  return made;
}

type Wall = { readonly day: Day; readonly asUtc: number };

/** What calendar and clock of a zone show at an instant, and that reading taken for UTC, in milliseconds. */
function wallAt(instant: number, zone: string): Wall {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = value;
  const day = `${part.year}-${part.month}-${part.day}`;
  return { day, asUtc: Date.parse(`${day}T${part.hour}:${part.minute}:${part.second}Z`) };
}

/** The last minute each zone was asked about: clocks of zones differ by whole minutes, so a date holds for one. */
const lastAsked = new Map<string, { readonly minute: number; readonly day: Day }>();
const MINUTE_MS = 60_000;

/** The date in a zone at an instant. */
export function dayIn(zone: string, now: Date): Day {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const known = lastAsked.get(zone);
  if (known?.minute === minute) return known.day;
  const { day } = wallAt(minute * MINUTE_MS, zone);
  lastAsked.set(zone, { minute, day });
  return day;
}

/** Answers of `instantOf`, since asking for a zone's clock is slow and searches ask for the same days. */
const instants = new Map<string, number>();
const MOST_INSTANTS = 20_000;

/**
 * The instant at which clocks of the zone show `hour` (`14:00`) on a day. Of an hour that comes twice the first; of one
 * that is left out the instant as far after the change.
 */
export function instantOf(day: Day, hour: string, zone: string): Date {
  const key = `${day} ${hour} ${zone}`;
  const known = instants.get(key) ?? instantAt(day, hour, zone);
  if (instants.size >= MOST_INSTANTS) instants.clear();
  instants.set(key, known);
  return new Date(known);
}

function instantAt(day: Day, hour: string, zone: string): number {
  const wanted = Date.parse(`${day}T${hour}:00Z`);
  const offsetAt = (instant: number): number => wallAt(instant, zone).asUtc - instant;
  // The offsets half a day to both sides are those before and after any change of clocks near the hour.
  const before = wanted - offsetAt(wanted - 43_200_000);
  const after = wanted - offsetAt(wanted + 43_200_000);
  const shows = (instant: number): boolean => wallAt(instant, zone).asUtc === wanted;
  if (shows(before) && shows(after)) return Math.min(before, after);
  return shows(after) ? after : before;
}
