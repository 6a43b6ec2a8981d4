import { pieceLessOff } from '@app/contract/travel/less-off';
import type { DepartureTime } from '../db/departure.repo.ts';
import type { FitDeparture } from './combo-fit.ts';
import { adultUsd, withTax } from './rank-tours.ts';
import type { TourFacts } from './stored-tour.ts';
import { unitUsd } from './tour-items.ts';

/** A departure with what one adult pays for it in a combo, and alone. */
export type ComboDeparture = FitDeparture & { readonly aloneUsd: number };

/** What one adult pays on departures of a tour, in a combo and alone, tax included; of a tour without such a unit the first one. */
export function comboDepartures(
  tour: Pick<TourFacts, 'units' | 'taxBp'>,
  times: readonly DepartureTime[],
  offBp: number,
): ComboDeparture[] {
  const unit = tour.units.find(({ key }) => key === 'adult') ?? tour.units[0];
  return times.map(({ priceBp, ...time }) => ({
    ...time,
    usd: withTax(pieceLessOff(unitUsd(unit?.usd ?? 0, priceBp), offBp), tour.taxBp),
    aloneUsd: adultUsd(tour, priceBp),
  }));
}
