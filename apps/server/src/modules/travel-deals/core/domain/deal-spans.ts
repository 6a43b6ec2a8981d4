import { addDays, type Day } from '@app/kernel/local-day';
import type { DealTerms } from './deal-price.ts';

/**
 * Where days differ in the deals that hold on them: `bounds` are first days of stretches in which the same deals hold, rising, and with
 * `weekly` those depend on the day of the week too.
 */
export type DealSpans = { readonly bounds: readonly Day[]; readonly weekly: boolean };

/** Returns the stretches of days in which the same of some deals hold. */
export function spansOf(deals: readonly Pick<DealTerms, 'travelFrom' | 'travelTo' | 'weekdays'>[]): DealSpans {
  const bounds = deals.flatMap(({ travelFrom, travelTo }) => [
    ...(travelFrom === null ? [] : [travelFrom]),
    ...(travelTo === null ? [] : [addDays(travelTo, 1)]),
  ]);
  return { bounds: [...new Set(bounds)].sort(), weekly: deals.some(({ weekdays }) => new Set(weekdays).size < 7) };
}
