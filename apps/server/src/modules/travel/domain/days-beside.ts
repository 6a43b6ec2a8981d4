import { addDays, type Day, nightsBetween } from '@app/kernel/local-day';

/** Days of a range, both ends included. */
export type DayRange = { readonly from: Day; readonly to: Day };

/**
 * Returns the days on which a part of a bundle may begin that begins on `own`, where all begin within so many days of one another.
 * Whatever is further away already, as its provider or staff moved it, may stay as far but go no further.
 */
export function daysBeside(own: Day, others: readonly Day[], daysApart: number): DayRange | null {
  const ranges = others.map((day) => {
    const most = Math.max(daysApart, Math.abs(nightsBetween(day, own)));
    return { from: addDays(day, -most), to: addDays(day, most) };
  });
  const from = ranges
    .map((range) => range.from)
    .sort()
    .at(-1);
  const to = ranges.map((range) => range.to).sort()[0];
  return from === undefined || to === undefined ? null : { from, to };
}
