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

type PartyOn = {
  readonly tour: Pick<TourFacts, 'id' | 'units'>;
  readonly counts: readonly UnitCount<StoredUnit>[];
  readonly departure: Pick<StoredDeparture, 'day' | 'priceBp'>;
};

/** The people of a party on a departure as deals look at them, and whoever is added to them. */
function peopleOn({ tour, counts, departure }: PartyOn) {
  const keys = [tourKey(tour.id)];
  const itemOf = (unit: StoredUnit, quantity: number) => {
    const priceUsd = unitUsd(unit.usd, departure.priceBp);
    return { quantity, priceUsd, deal: { keys, days: [{ day: departure.day, usd: priceUsd }] } };
  };
  return { itemOf, items: counts.map(({ unit, count }) => itemOf(unit, count)) };
}

/** What one person of a unit costs on a departure: deals serve the units of a party in their order, as a quote does. */
function unitOn(
  unit: StoredUnit,
  { counts }: PartyOn,
  { itemOf, items }: ReturnType<typeof peopleOn>,
  deals: DealsNow,
): UnitNow {
  const at = counts.findIndex((one) => one.unit.key === unit.key);
  // Whoever is not in the party would come last.
  const before = at === -1 ? items : items.slice(0, at);
  const item = items[at] ?? itemOf(unit, 1);
  const off = deals([...before, item]);
  const offUsd = off ? (off.offUsd - (deals(before)?.offUsd ?? 0)) / item.quantity : 0;
  return { unit, wasUsd: item.priceUsd, nowUsd: item.priceUsd - offUsd, off: offUsd > 0 ? off : null };
}

/** What the people of a party, and each unit of a tour, cost on a departure at the deals that run. */
export function partyAtDeals(
  asked: PartyOn,
  deals: DealsNow,
): { readonly off: Off; readonly units: readonly UnitNow[] } {
  const people = peopleOn(asked);
  return { off: deals(people.items), units: asked.tour.units.map((unit) => unitOn(unit, asked, people, deals)) };
}

/** What one adult costs on a departure at the deals that run, of a tour without such a unit the first one; null where a tour has no units. */
export function adultAtDeals(asked: PartyOn, deals: DealsNow): UnitNow | null {
  const unit = asked.tour.units.find(({ key }) => key === 'adult') ?? asked.tour.units[0];
  return unit ? unitOn(unit, asked, peopleOn(asked), deals) : null;
}
