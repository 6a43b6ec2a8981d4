import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import { CLOSED, closedFor, type NightsOfPlan } from './plan-nights.ts';

/** How many nights of a plan can be booked from a day on, rising, at most so many, as long as each night is free; none where one cannot arrive. */
export function staysFrom(
  nightOf: NightsOfPlan,
  of: { readonly day: Day; readonly most: number; readonly isFree: (night: Day) => boolean },
): number[] {
  const { day, most, isFree } = of;
  const nights = nightsOf(day, addDays(day, most));
  const end = nights.findIndex((night) => !isFree(night) || (nightOf(night).stops & CLOSED) !== 0);
  const open = end === -1 ? nights : nights.slice(0, end);
  return open.flatMap((night, index) => {
    const checkOut = addDays(night, 1);
    return closedFor(nightOf, { nights: open.slice(0, index + 1), checkOut }) === null ? [index + 1] : [];
  });
}
