import type { Day } from '@app/kernel/local-day';
import type { DayPrice } from './day-prices.ts';

/** On how many days a combo can be had, and what is missing on the others. */
export type DaysChecked = {
  readonly days: number;
  readonly had: number;
  /** Days on which it is not offered. */
  readonly closed: number;
  /** Slots that nothing fills, with how many days that is on and the first of them; most days first. */
  readonly missing: readonly { readonly slot: string; readonly days: number; readonly first: Day }[];
};

/**
 * What the prices of days say of a combo that is offered on some of them. A day on which several slots are missing counts for each of
 * them, one on which it is not offered for none.
 */
export function checkDays(prices: readonly DayPrice[], isOffered: (day: Day) => boolean): DaysChecked {
  const offered = prices.filter(({ day }) => isOffered(day));
  const missing = new Map<string, { slot: string; days: number; first: Day }>();
  for (const { day, missing: slots } of offered) {
    for (const slot of slots) {
      const before = missing.get(slot);
      missing.set(slot, { slot, days: (before?.days ?? 0) + 1, first: before?.first ?? day });
    }
  }
  return {
    days: prices.length,
    closed: prices.length - offered.length,
    had: offered.filter((price) => price.missing.length === 0).length,
    missing: [...missing.values()].sort((a, b) => b.days - a.days),
  };
}

/** Of several cities that a combo can be flown from, the one it can be had from on most days; the first of equals, null of none. */
export const bestFrom = <City>(
  checked: readonly { readonly from: City; readonly result: DaysChecked }[],
): { readonly from: City; readonly result: DaysChecked } | null =>
  checked.reduce<{ readonly from: City; readonly result: DaysChecked } | null>(
    (best, one) => (best && best.result.had >= one.result.had ? best : one),
    null,
  );
