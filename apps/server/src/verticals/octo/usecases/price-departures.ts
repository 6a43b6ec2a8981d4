import { localize } from '@app/contract/core/locale';
import { seatsOf, type UnitCount } from '@app/contract/verticals/tours/party';
import { createResalePrices } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { chargedItems, type StoredDeparture, type StoredTour, tourTax } from '../../tours/public.ts';
import { type PriceView, priceView } from '../domain/price-view.ts';
import type { AnswerForm, Reseller } from './reseller.ts';

type Counts = readonly UnitCount<StoredTour['units'][number]>[];
type On = Pick<StoredDeparture, 'day' | 'priceBp'>;

/** What people of a tour cost on a departure, for the account of a reseller. */
export type PriceOn = (tour: StoredTour, departure: On, counts: Counts) => PriceView;

const offerOf = (tour: StoredTour, departure: On, counts: Counts) => ({
  items: chargedItems(tour, departure, { counts, seats: seatsOf(counts), pickup: null, extras: [], singleRooms: 0 }),
  tax: tourTax(tour),
});

/** Returns how people are priced now, by the pipeline that orders are priced by, at deals on some tours. */
export async function createPriceOn(
  platform: Platform,
  db: Queryable,
  of: { readonly tours: readonly StoredTour[]; readonly reseller: Reseller; readonly asked: AnswerForm },
): Promise<PriceOn> {
  const { reseller, asked } = of;
  // Deals are on people of a tour, whatever the day.
  const anyDay = { day: '2000-01-01', priceBp: 10_000 };
  const offers = of.tours.map((tour) => offerOf(tour, anyDay, oneOfEach(tour)));
  const prices = await createResalePrices(platform, db, { customerId: reseller.account.id, offers });
  return (tour, departure, counts) => {
    const offer = offerOf(tour, departure, counts);
    const tax = offer.tax.name;
    return priceView(prices(offer), typeof tax === 'string' ? tax : localize(tax, asked.lang));
  };
}

const oneOfEach = (tour: StoredTour): Counts => tour.units.map((unit) => ({ unit, count: 1 }));

/** What one person of each unit of a tour costs on a departure. */
export const unitPricesOn = (priceOn: PriceOn, tour: StoredTour, departure: On) =>
  tour.units.map((unit) => ({ unitId: unit.key, ...priceOn(tour, departure, [{ unit, count: 1 }]) }));
