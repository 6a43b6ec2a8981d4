import { type Locale, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { HotelCard, StayPrice } from '@app/contract/verticals/hotels/views';
import { nightlyAverage } from '../../domain/price-stay.ts';
import type { Candidate, Found } from '../../domain/rank-hotels.ts';

export type Reader = { readonly lang: Locale; readonly price: (usd: number) => Price };

/** Rooms left are told where they are few. */
const FEW = 5;
export const fewLeft = (left: number): number | null => (left <= FEW ? left : null);

/** Pictures that a card leafs through. */
const CARD_PICTURES = 5;

/** A stay's price as it is shown, from cents with and of taxes. */
export const stayPrice = (
  { price }: Reader,
  of: { readonly totalUsd: number; readonly taxUsd: number; readonly nights: number; readonly rooms: number },
): StayPrice => ({
  nightly: price(nightlyAverage(of.totalUsd, of.nights, of.rooms)),
  total: price(of.totalUsd),
  taxes: price(of.taxUsd),
});

/** A hotel as a card; without an offer it has no price. */
export function hotelCard(
  one: Candidate | Found,
  reader: Reader,
  terms: { readonly nights: number; readonly rooms: number; readonly dated: boolean },
): HotelCard {
  const { hotel, city, distance } = one;
  const found = 'best' in one ? one : null;
  return {
    id: hotel.id,
    name: localize(hotel.name, reader.lang),
    stars: hotel.stars,
    city: localize(city.name, reader.lang),
    area: localize(hotel.area, reader.lang),
    cover: hotel.cover,
    pictures: hotel.pictures.slice(0, CARD_PICTURES),
    score: hotel.score === null ? null : hotel.score / 10,
    reviews: hotel.reviews,
    facilities: [...hotel.facilities],
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    distance,
    price: found && stayPrice(reader, { ...found, ...terms }),
    board: found?.best.plan.board ?? null,
    freeCancellation: found?.free ?? false,
    roomsLeft: found && terms.dated ? fewLeft(found.best.left) : null,
  };
}
