import { addDays, type Day, nightsBetween } from '@app/kernel/local-day';

type Days = { readonly from: Day; readonly to: Day };

/** Steps to both sides. */
const STEPS = 14;

/** As many days in a row before and after some days, the nearest first, the later of two as near first; within first and last. */
export function daysAround({ from, to }: Days, within: { readonly first: Day; readonly last: Day }): Days[] {
  const length = nightsBetween(from, to) + 1;
  return Array.from({ length: STEPS }, (_, near) => [near + 1, -near - 1])
    .flat()
    .map((step) => ({ from: addDays(from, step * length), to: addDays(to, step * length) }))
    .filter((days) => days.to >= within.first && days.from <= within.last)
    .map((days) => ({
      from: days.from < within.first ? within.first : days.from,
      to: days.to > within.last ? within.last : days.to,
    }));
}
