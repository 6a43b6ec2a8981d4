import type { Platform } from '../../../../platform/slice.ts';
import { type CardFacts, readCards } from '../../db/city-facts.repo.ts';
import { type CityFacts, idAt } from '../../domain/city-facts.ts';
import type { CachedCities } from './cached-cities.ts';
import type { CachedCity } from './cached-city.ts';

/** Cached cards of a city, and about how many bytes each takes. */
const MOST_CARDS = 400;
const CARD_BYTES = 2_500;

/** Keeps cards with their city, the ones read first going first. */
function keepCards(cities: CachedCities, cached: CachedCity, read: ReadonlyMap<number, CardFacts>): void {
  const before = cached.cards.size;
  for (const [hotel, card] of read) cached.cards.set(hotel, card);
  for (const hotel of cached.cards.keys()) {
    if (cached.cards.size <= MOST_CARDS) break;
    cached.cards.delete(hotel);
  }
  cities.grow(cached, (cached.cards.size - before) * CARD_BYTES);
}

/** Returns how it is found what cards show of hotels of a city, by their places in it; those that are not in memory are read. */
export const createCardsOf =
  (platform: Platform, cities: CachedCities) =>
  async (city: CityFacts, hotels: readonly number[]): Promise<ReadonlyMap<number, CardFacts>> => {
    const cached = cities.of(city);
    const kept = cached?.cards ?? new Map<number, CardFacts>();
    const missing = hotels.filter((hotel) => !kept.has(hotel));
    const wanted = new Map(missing.map((hotel) => [idAt(city.hotels.ids, hotel), hotel]));
    const read = new Map<number, CardFacts>();
    if (wanted.size > 0) {
      for (const card of await readCards(platform.auxiliaryDb, [...wanted.keys()]))
        read.set(wanted.get(card.id) ?? 0, card);
    }
    const cards = new Map<number, CardFacts>();
    for (const hotel of hotels) {
      const card = kept.get(hotel) ?? read.get(hotel);
      if (card) cards.set(hotel, card);
    }
    if (cached) keepCards(cities, cached, read);
    return cards;
  };
