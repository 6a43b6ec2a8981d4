import { localize } from '@app/contract/core/locale';
import type { Cuisine } from '@app/contract/verticals/dining/facts';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { citiesWithRestaurants, cuisinesOnSale, firstRestaurants } from '../../db/find-restaurants.repo.ts';
import { tonight } from '../../domain/table-times.ts';
import { restaurantsInMemory } from './restaurants-in-memory.ts';
import { cardsOf, lookAt, type Searching, usualTime } from './search-restaurants.ts';

const HOT = 8;
/** Who is shown times where nobody has said who comes. */
const PEOPLE = 2;
/** The zone where a day begins last. */
const LAST_ZONE = 'Etc/GMT+12';

/** The home of restaurants: cities, cuisines, and those people like best, each with its own evening. */
export async function readDiningHome(platform: Platform, given: Searching) {
  const now = platform.clock.now();
  const [cities, cuisines, hot, price, caughtUp] = await Promise.all([
    citiesWithRestaurants(platform.reads),
    cuisinesOnSale(platform.reads),
    firstRestaurants(platform.reads, HOT),
    priceIn(platform, given.currency),
    platform.memory.changes.caughtUp(),
  ]);
  const memory = restaurantsInMemory(platform);
  const [restaurants, taken] = await Promise.all([memory.of(caughtUp, hot), memory.taken(caughtUp, hot)]);
  const cards = [];
  for (const id of hot) {
    const restaurant = restaurants.get(id);
    const city = restaurant && (await memory.city(caughtUp, restaurant.cityId));
    if (!city) continue;
    const day = tonight(restaurant, now);
    const wanted = { day, time: usualTime(restaurant.zone, day, now), people: PEOPLE, now };
    const looked = lookAt(restaurant, taken.get(id), { ...wanted, from: city });
    cards.push(...(await cardsOf(platform, [looked], { ...wanted, city }, { lang: given.lang, price })));
  }
  return {
    cities: cities.map(({ id, name, country, picture, restaurants }) => ({
      id,
      name: localize(name, given.lang),
      country: localize(country, given.lang),
      picture,
      restaurants,
    })),
    cuisines: cuisines as Cuisine[],
    hot: cards,
    today: dayIn(LAST_ZONE, now),
    daysAhead: diningLimits.daysAhead,
  };
}
