import { addDays } from '@app/kernel/local-day';

const SORTS = ['recommended', 'price_asc', 'price_desc', 'score', 'distance', 'stars'];
const FILTERS = ['', '&stars=4,5', '&freeCancellation=1', '&board=breakfast', '&facilities=wifi,pool', '&priceMax=250'];
/** Days ahead within which stays begin: people book the next three months. */
export const WITHIN = 90;

/** Returns the address of a search of another city, stay, party, filter and order than the last. */
export function searchFor(cities: readonly string[], today: string, chance: (below: number) => number): string {
  const checkIn = addDays(today, 1 + chance(WITHIN));
  const checkOut = addDays(checkIn, 1 + chance(7));
  const rooms = 1 + chance(2);
  const party = `rooms=${rooms}&adults=${rooms + chance(3)}&childAges=${['', '4', '9'][chance(3)]}`;
  const choice = `sort=${SORTS[chance(SORTS.length)]}${FILTERS[chance(FILTERS.length)]}`;
  return `/app_index/hotel/search?lang=en-US&currency=USD&city=${cities[chance(cities.length)]}&checkIn=${checkIn}&checkOut=${checkOut}&${party}&${choice}`;
}
