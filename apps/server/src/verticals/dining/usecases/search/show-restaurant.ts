import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { FreeTime, RestaurantCard } from '@app/contract/verticals/dining/views';
import type { Candidate } from '../../domain/rank-restaurants.ts';
import { mostTogether, type Seat } from '../../domain/seating.ts';
import type { ListedRestaurant } from '../../domain/stored-restaurant.ts';

export type RestaurantReader = { readonly lang: Locale; readonly price: (usd: number) => Price };

export const freeTime = (seat: Seat, lang: Locale): FreeTime => ({
  day: seat.time.day,
  time: seat.time.time,
  nextDay: seat.time.nextDay,
  areaId: seat.area.id,
  area: localize(seat.area.name, lang),
  state: seat.few ? 'few' : 'free',
});

/** What card and details both say of a restaurant in a city. */
export const restaurantFacts = (
  restaurant: ListedRestaurant,
  city: { readonly name: Localized },
  { lang, price }: RestaurantReader,
) => ({
  id: restaurant.id,
  name: localize(restaurant.name, lang),
  cuisines: [...restaurant.cuisines],
  priceLevel: restaurant.priceLevel,
  average: restaurant.averageUsd === null ? null : price(restaurant.averageUsd),
  cityId: restaurant.cityId,
  city: localize(city.name, lang),
  area: localize(restaurant.area, lang),
  cover: restaurant.cover,
  pictures: [...restaurant.pictures],
  score: restaurant.score === null ? null : restaurant.score / 10,
  reviews: restaurant.reviews,
  facilities: [...restaurant.facilities],
  latitude: restaurant.latitude,
  longitude: restaurant.longitude,
  confirm: restaurant.confirm,
  mostTogether: mostTogether(restaurant),
});

export function restaurantCard(
  one: Candidate,
  of: Pick<RestaurantCard, 'problem' | 'menu'> & {
    readonly seats: readonly Seat[];
    readonly city: { readonly name: Localized };
  },
  reader: RestaurantReader,
): RestaurantCard {
  const { restaurant, distance, depositUsd, openNow, free } = one;
  return {
    ...restaurantFacts(restaurant, of.city, reader),
    distance,
    deposit: depositUsd > 0 ? reader.price(depositUsd) : null,
    menu: of.menu,
    openNow,
    areas: restaurant.areas.filter(({ online }) => online).map(({ name }) => localize(name, reader.lang)),
    times: of.seats.map((seat) => freeTime(seat, reader.lang)),
    free,
    problem: free ? null : of.problem,
  };
}
