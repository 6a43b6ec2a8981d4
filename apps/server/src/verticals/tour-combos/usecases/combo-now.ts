import type { TourParty } from '@app/contract/verticals/tours/party';
import { addDays, type Day } from '@app/kernel/local-day';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { departureTimes, fittingTours, type TourFacts, tourScope, toursOnSale } from '../../tours/public.ts';
import { cheapestFit } from '../domain/combo-fit.ts';
import { comboDepartures } from '../domain/combo-price.ts';
import { neededTours, type StoredCombo } from '../domain/stored-combo.ts';

/** Whom combos are priced for before anybody has said who travels. */
export const ONE_ADULT: TourParty = { adults: 1, seniors: 0, childAges: [] };

/** What one adult pays for a combo at the least, what the same departures cost alone, and the day on which they begin. */
export type ComboPrice = { readonly usd: number; readonly aloneUsd: number; readonly nextDay: Day };

export type ComboNow = {
  readonly combo: StoredCombo;
  /** Those of its tours that are on sale. */
  readonly tours: ReadonlyMap<string, TourFacts>;
  /** Null where the tours that are not optional cannot be had together. */
  readonly price: ComboPrice | null;
};

/** How combos stand: which of their tours are on sale, and what they cost on departures that fit together. */
export async function combosNow(
  db: Queryable,
  combos: readonly StoredCombo[],
  { now, deals }: { readonly now: Date; readonly deals: DealsNow },
): Promise<ComboNow[]> {
  const ids = [...new Set(combos.flatMap(({ parts }) => parts.map(({ tourId }) => tourId)))];
  const tours = new Map((await toursOnSale(db, { orIds: ids })).map((tour) => [tour.id, tour]));
  const needed = new Set(combos.flatMap(neededTours));
  const fitting = fittingTours(
    [...tours.values()].filter(({ id }) => needed.has(id)),
    ONE_ADULT,
    now,
  );
  const times = await departureTimes(
    db,
    fitting.map(({ wanted }) => wanted),
  );
  const atDeals = (id: string) => (usd: number, day: Day) =>
    usd - (deals([{ quantity: 1, priceUsd: usd, deal: tourScope(id, day, usd) }])?.offUsd ?? 0);
  return combos.map((combo) => {
    const parts = neededTours(combo).map((id) => {
      const tour = tours.get(id);
      return tour ? comboDepartures(tour, times.get(id) ?? [], { offBp: combo.offBp, atDeals: atDeals(id) }) : [];
    });
    const fit = cheapestFit(parts, combo.windowDays);
    const sum = (of: 'usd' | 'aloneUsd'): number => (fit ?? []).reduce((all, one) => all + one[of], 0);
    const [first] = fit ?? [];
    return {
      combo,
      tours,
      price: first ? { usd: sum('usd'), aloneUsd: sum('aloneUsd'), nextDay: addDays('1970-01-01', first.day) } : null,
    };
  });
}
