import type { UsableTimes } from '@app/contract/verticals/meals/views';
import { addDays, type Day, weekday } from '@app/kernel/local-day';
import { dayIn, instantOf, wallTimeIn } from '@app/kernel/zone-time';

export type Validity = { readonly from: Day; readonly to: Day; readonly until: Date };

/** How long a piece bought now can be used: to the end of its last day, by the calendar of the set's first restaurant. */
export function validityOf(
  set: { readonly validDays: number; readonly validUntil: Day | null; readonly zone: string },
  now: Date,
): Validity {
  const from = dayIn(set.zone, now);
  const last = addDays(from, set.validDays);
  const to = set.validUntil !== null && set.validUntil < last ? set.validUntil : last;
  return { from, to, until: instantOf(addDays(to, 1), '00:00', set.zone) };
}

/** Why a piece cannot be used at a restaurant at a moment, or null where it can. */
export function hindranceAt(
  rules: { readonly usable: UsableTimes; readonly blackout: readonly string[] },
  zone: string,
  now: Date,
): 'closed_day' | 'closed_hour' | null {
  const wall = wallTimeIn(zone, now);
  const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const { weekdays, from, to } = rules.usable;
  const pastMidnight = to <= from;
  // After midnight it is still the night of the day before.
  const night = pastMidnight && time < to ? addDays(date, -1) : date;
  if (rules.blackout.includes(night.slice(5)) || !weekdays.includes(weekday(night))) return 'closed_day';
  const within = pastMidnight ? time >= from || time < to : time >= from && time < to;
  return within ? null : 'closed_hour';
}
