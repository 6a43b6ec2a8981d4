import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import { type Day, weekday } from '@app/kernel/local-day';

/** What of a flight says when and where it flies. */
export type Schedule = Pick<
  FlightInput,
  'fromAirportId' | 'toAirportId' | 'departs' | 'blockMinutes' | 'weekdays' | 'validFrom' | 'validUntil'
>;

const EVERY_DAY = ['fromAirportId', 'toAirportId', 'departs', 'blockMinutes'] as const;

/** Whether a day that flew would fly otherwise, or no more. */
export const isChangedOn = (before: Schedule, after: Schedule, day: Day): boolean =>
  EVERY_DAY.some((field) => before[field] !== after[field]) ||
  !after.weekdays.includes(weekday(day)) ||
  day < after.validFrom ||
  day > after.validUntil;
