import { type Day, indexInMonth, monthOf } from '@app/kernel/local-day';
import type { DayChange, OwnDays } from './stored-flight.ts';

/** Days of a flight as rows say them. */
export type DayRows = {
  /** By the first day of the month, where they differ: null is the cabin's, 0 is not for sale. */
  readonly months: Readonly<Record<Day, readonly (number | null)[]>>;
  /** Seats and laps left by day, where anything was held or sold. */
  readonly left: Readonly<Record<Day, readonly [seats: number, laps: number]>>;
  /** What became of days that are not as scheduled. */
  readonly changes: Readonly<Record<Day, DayChange>>;
};

/** Days of a flight by their rows. */
export const ownDays = ({ months = {}, left = {}, changes = {} }: Partial<DayRows>): OwnDays => ({
  priceOn: (day) => months[monthOf(day)]?.[indexInMonth(day)] ?? null,
  leftOn: (day) => left[day] ?? null,
  changeOn: (day) => changes[day] ?? null,
});
