import type { OfferItem, TravelOffer } from '../../../modules/travel/public.ts';
import type { StoredDeparture, StoredTour } from '../domain/stored-tour.ts';
import { type Chosen, tourItems } from '../domain/tour-items.ts';
import { taxWords } from '../domain/tour-words.ts';
import { tourScope } from './deal-tours.ts';

/** What is charged for what was chosen on a departure, and what deals it can have. */
export const chargedItems = (
  tour: Pick<StoredTour, 'id' | 'singleUsd'>,
  departure: Pick<StoredDeparture, 'day' | 'priceBp'>,
  chosen: Chosen,
): OfferItem[] =>
  tourItems(chosen, { priceBp: departure.priceBp, singleUsd: tour.singleUsd }).map((item) =>
    // A deal is on people, not on what they take along.
    item.key.startsWith('unit/') ? { ...item, deal: tourScope(tour.id, departure.day, item.priceUsd) } : item,
  );

/** The tax that comes onto what a tour costs. */
export const tourTax = ({ taxBp }: Pick<StoredTour, 'taxBp'>): TravelOffer['tax'] => ({
  bp: taxBp,
  name: taxBp > 0 ? taxWords : '',
});
