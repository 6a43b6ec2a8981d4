import type { UnitCount } from '@app/contract/verticals/tours/party';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import type { StoredDeparture, StoredUnit, TourFacts } from '../domain/stored-tour.ts';
import { unitUsd } from '../domain/tour-items.ts';
import { tourKey } from './deal-tours.ts';

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
  const keys = [tourKey(tour.id)];
  const itemOf = (unit: StoredUnit, quantity: number) => {
    const priceUsd = unitUsd(unit.usd, departure.priceBp);
    return { quantity, priceUsd, deal: { keys, days: [{ day: departure.day, usd: priceUsd }] } };
  };
  const items = counts.map(({ unit, count }) => itemOf(unit, count));
  // What comes off the first of them, off the first two, and so on: what one adds is the difference.
  const offs = [null, ...items.map((_, at) => deals(items.slice(0, at + 1)))];
  const all = offs.at(-1) ?? null;
  const units = tour.units.map((unit) => {
    const at = counts.findIndex((one) => one.unit.key === unit.key);
    // Whoever is not in the party would come last.
    const item = items[at] ?? itemOf(unit, 1);
    const [before, off] = at === -1 ? [all, deals([...items, item])] : [offs[at], offs[at + 1] ?? null];
    const offUsd = ((off?.offUsd ?? 0) - (before?.offUsd ?? 0)) / item.quantity;
    return { unit, wasUsd: item.priceUsd, nowUsd: item.priceUsd - offUsd, off: offUsd > 0 ? off : null };
  });
  return { off: all, units };
}
