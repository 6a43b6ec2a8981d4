import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import { type Day, weekday } from '@app/kernel/local-day';

/** What of a flight says when and where it flies. */
export type Schedule = Pick<
  FlightInput,
  'fromAirportId' | 'toAirportId' | 'departs' | 'blockMinutes' | 'weekdays' | 'validFrom' | 'validUntil'
>;

const PLACES = ['fromAirportId', 'toAirportId'] as const;

/** Whether a day that flew would fly no more, or between other places. */
export const isGoneOn = (before: Schedule, after: Schedule, day: Day): boolean =>
  PLACES.some((field) => before[field] !== after[field]) ||
  !after.weekdays.includes(weekday(day)) ||
  day < after.validFrom ||
  day > after.validUntil;

/** Whether what flies is at other hours. */
export const isRetimed = (before: Schedule, after: Schedule): boolean =>
  before.departs !== after.departs || before.blockMinutes !== after.blockMinutes;
