import type { UnitCount } from '@app/contract/verticals/tours/party';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import type { StoredDeparture, StoredUnit, TourFacts } from '../domain/stored-tour.ts';
import { unitUsd } from '../domain/tour-items.ts';
import { tourScope } from './deal-tours.ts';

type Off = ReturnType<DealsNow>;
/** A unit of a tour on a departure: what one person of it costs, with and without deals, before tax. */
export type UnitNow = {
  readonly unit: StoredUnit;
  readonly wasUsd: number;
  readonly nowUsd: number;
  readonly off: Off;
};

/** What the people of a party cost on a departure at the deals that run: deals serve them in the order of the units, as a quote does. */
export function partyAtDeals(
  of: {
    readonly tour: Pick<TourFacts, 'id' | 'units'>;
    readonly counts: readonly UnitCount<StoredUnit>[];
    readonly departure: Pick<StoredDeparture, 'day' | 'priceBp'>;
  },
  deals: DealsNow,
): { readonly off: Off; readonly units: readonly UnitNow[] } {
  const { tour, counts, departure } = of;
  const itemOf = (unit: StoredUnit, quantity: number) => {
    const priceUsd = unitUsd(unit.usd, departure.priceBp);
    return { quantity, priceUsd, deal: tourScope(tour.id, departure.day, priceUsd) };
  };
  const items = counts.map(({ unit, count }) => itemOf(unit, count));
  const units = tour.units.map((unit) => {
    const at = counts.findIndex((one) => one.unit.key === unit.key);
    // Whoever is not in the party would come last.
    const before = at === -1 ? items : items.slice(0, at);
    const item = items[at] ?? itemOf(unit, 1);
    const off = deals([...before, item]);
    const offUsd = ((off?.offUsd ?? 0) - (deals(before)?.offUsd ?? 0)) / item.quantity;
    return { unit, wasUsd: item.priceUsd, nowUsd: item.priceUsd - offUsd, off: offUsd > 0 ? off : null };
  });
  return { off: deals(items), units };
}
