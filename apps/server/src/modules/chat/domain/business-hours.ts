import { DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { changeBetween } from '@app/kernel/zone-clock';
import { offsetAt } from '@app/kernel/zone-time';

/** Minutes of a day; 1 Monday to 7 Sunday. */
export type HourSpan = { readonly weekday: number; readonly opens: number; readonly closes: number };

/** When somebody answers, in the shop's own time zone. Closed days are YYYY-MM-DD. */
export type BusinessHours = {
  readonly zone: string;
  readonly spans: readonly HourSpan[];
  readonly closedDays: ReadonlySet<string>;
};

export type BusinessHoursState = { readonly open: boolean; readonly backAt: Date | null };

/** How far ahead an opening is looked for, in days: hours repeat weekly, closed days are few. */
const HORIZON_DAYS = 120;

/** The wall clock of a zone at a moment, as if it were UTC. */
const wallMs = (at: number, zone: string): number => Math.floor(at / 1000) * 1000 + offsetAt(zone, at);

const dayText = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
const weekdayOf = (wall: number): number => new Date(wall).getUTCDay() || 7;

function openAt(at: number, hours: BusinessHours): boolean {
  const wall = wallMs(at, hours.zone);
  if (hours.closedDays.has(dayText(wall))) return false;
  const minutes = Math.floor((wall % DAY) / MINUTE);
  const weekday = weekdayOf(wall);
  return hours.spans.some((one) => one.weekday === weekday && one.opens <= minutes && minutes < one.closes);
}

/** Moments at which the desk may open on one calendar day: each span under each offset, and the change of offset. */
function candidates(day: number, hours: BusinessHours): number[] {
  const weekday = weekdayOf(day);
  const spans = hours.spans.filter((one) => one.weekday === weekday);
  if (spans.length === 0 || hours.closedDays.has(dayText(day))) return [];
  // Zones lie within 14 hours of UTC: these two moments enclose the day wherever it is.
  const [early, late] = [day - 15 * HOUR, day + DAY + 15 * HOUR];
  const offsets = [offsetAt(hours.zone, early), offsetAt(hours.zone, late)] as const;
  const starts = spans.flatMap((one) => offsets.map((offset) => day + one.opens * MINUTE - offset));
  return offsets[0] === offsets[1] ? starts : [...starts, changeBetween(hours.zone, early, late)];
}

/**
 * Whether somebody answers at this moment and, if nobody does, when the desk opens next; null when it does not within
 * four months. Days with a change of clocks are followed to the minute: what is skipped opens right after, what comes
 * twice opens twice.
 */
export function businessHoursAt(now: Date, hours: BusinessHours): BusinessHoursState {
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
