import { DAY, HOUR, MINUTE } from '@app/kernel/clock';

/** Minutes of a day; 1 Monday to 7 Sunday. */
export type HourSpan = { readonly weekday: number; readonly opens: number; readonly closes: number };

/** When somebody answers, in the shop's own time zone. Closed days are YYYY-MM-DD. */
export type DeskHours = {
  readonly zone: string;
  readonly spans: readonly HourSpan[];
  readonly closedDays: ReadonlySet<string>;
};

export type DeskState = { readonly open: boolean; readonly backAt: Date | null };

/** How far ahead an opening is looked for, in days: hours repeat weekly, closed days are few. */
const HORIZON_DAYS = 120;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** The wall clock of a zone at a moment, as if it were UTC. */
function wallMs(at: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const dayText = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
const weekdayOf = (wall: number): number => new Date(wall).getUTCDay() || 7;
const offsetAt = (at: number, zone: string): number => wallMs(at, zone) - Math.floor(at / 1000) * 1000;

function openAt(at: number, hours: DeskHours): boolean {
  const wall = wallMs(at, hours.zone);
  if (hours.closedDays.has(dayText(wall))) return false;
  const minutes = Math.floor((wall % DAY) / MINUTE);
  const weekday = weekdayOf(wall);
  return hours.spans.some((one) => one.weekday === weekday && one.opens <= minutes && minutes < one.closes);
}

/** The moment between two at which the zone's offset becomes the later one's, to the second. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone);
  let [low, high] = [from, to];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (middle <= low) break;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Moments at which the desk may open on one calendar day: each span under each offset, and the change of offset. */
function candidates(day: number, hours: DeskHours): number[] {
  const weekday = weekdayOf(day);
  const spans = hours.spans.filter((one) => one.weekday === weekday);
  if (spans.length === 0 || hours.closedDays.has(dayText(day))) return [];
  // Zones lie within 14 hours of UTC: these two moments enclose the day wherever it is.
  const [early, late] = [day - 15 * HOUR, day + DAY + 15 * HOUR];
  const offsets = [offsetAt(early, hours.zone), offsetAt(late, hours.zone)] as const;
  const starts = spans.flatMap((one) => offsets.map((offset) => day + one.opens * MINUTE - offset));
  return offsets[0] === offsets[1] ? starts : [...starts, changeBetween(early, late, hours.zone)];
}

/**
 * Whether somebody answers at this moment and, if nobody does, when the desk opens next; null when it does not within
 * four months. Days with a change of clocks are followed to the minute: what is skipped opens right after, what comes
 * twice opens twice.
 */
export function deskAt(now: Date, hours: DeskHours): DeskState {
  const at = now.getTime();
  if (openAt(at, hours)) return { open: true, backAt: null };
  if (hours.spans.length === 0) return { open: false, backAt: null };
  const today = Date.parse(`${dayText(wallMs(at, hours.zone))}T00:00:00Z`);
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const found = candidates(today + ahead * DAY, hours).filter((one) => one > at && openAt(one, hours));
    if (found.length > 0) return { open: false, backAt: new Date(Math.min(...found)) };
  }
  return { open: false, backAt: null };
}
