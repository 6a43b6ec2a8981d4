import { bundledPiece } from '@app/contract/travel/bundled-piece';
import { addDays, type Day } from '@app/kernel/local-day';
import { type DepartureTime, type TourFacts, unitUsd, withTax } from '../../tours/public.ts';
import type { FitDeparture } from './combo-fit.ts';

/** A departure with what one adult pays for it in a combo, also at a deal on that, and alone. */
export type ComboDeparture = FitDeparture & {
  readonly dealtUsd: number;
  readonly aloneUsd: number;
  readonly taxBp: number;
};

/**
 * What one adult pays on departures of a tour, in a combo and alone, tax included; of a tour without such a unit the first one. `atDeals`
 * is what they pay on a day at the deals on tours that run, before tax; `dealPercent` is of a deal on the combo.
 */
export function comboDepartures(
  tour: Pick<TourFacts, 'units' | 'taxBp'>,
  times: readonly DepartureTime[],
  {
    offBp,
    atDeals,
    dealPercent = 0,
  }: {
    readonly offBp: number;
    readonly atDeals: (usd: number, day: Day) => number;
    readonly dealPercent?: number | undefined;
  },
): ComboDeparture[] {
  const unit = tour.units.find(({ key }) => key === 'adult') ?? tour.units[0];
  return times.map(({ priceBp, ...time }) => {
    const usualUsd = unitUsd(unit?.usd ?? 0, priceBp);
    const aloneUsd = atDeals(usualUsd, addDays('1970-01-01', time.day));
    const priced = (percent: number): number =>
      withTax(Math.min(aloneUsd, bundledPiece(usualUsd, { offBp, dealPercent: percent })), tour.taxBp);
    const { taxBp } = tour;
    return { ...time, usd: priced(0), dealtUsd: priced(dealPercent), aloneUsd: withTax(aloneUsd, taxBp), taxBp };
  });
}
