import { discountedPiece } from '@app/contract/travel/discounted-piece';
import { addDays, type Day } from '@app/kernel/local-day';
import { type DepartureTime, type TourFacts, unitUsd, withTax } from '../../tours/public.ts';
import type { FitDeparture } from './combo-fit.ts';

/** A departure with what one adult pays for it in a combo, and alone. */
export type ComboDeparture = FitDeparture & { readonly aloneUsd: number };

/**
 * What one adult pays on departures of a tour, in a combo and alone, tax included; of a tour without such a unit the first one. `atDeals`
 * is what they pay on a day at the deals that run, before tax.
 */
export function comboDepartures(
  tour: Pick<TourFacts, 'units' | 'taxBp'>,
  times: readonly DepartureTime[],
  { offBp, atDeals }: { readonly offBp: number; readonly atDeals: (usd: number, day: Day) => number },
): ComboDeparture[] {
  const unit = tour.units.find(({ key }) => key === 'adult') ?? tour.units[0];
  return times.map(({ priceBp, ...time }) => {
    const usualUsd = unitUsd(unit?.usd ?? 0, priceBp);
    const aloneUsd = atDeals(usualUsd, addDays('1970-01-01', time.day));
    const usd = Math.min(aloneUsd, discountedPiece(usualUsd, offBp));
    return { ...time, usd: withTax(usd, tour.taxBp), aloneUsd: withTax(aloneUsd, tour.taxBp) };
  });
}
