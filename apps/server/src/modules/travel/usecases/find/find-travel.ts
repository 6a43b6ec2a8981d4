import { type Locale, localize } from '@app/contract/core/locale';
import type { TravelFound } from '@app/contract/travel/find-schemas';
import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { Platform } from '../../../../platform/slice.ts';
import { citiesById, findCityIds } from '../../db/find-cities.repo.ts';
import { placeWords } from '../../domain/place-words.ts';
import { searchProviders } from './search-providers.ts';

/** The kinds in the order in which they are shown. */
const ORDER: readonly TravelOrBundleKind[] = ['hotel', 'flight', 'tour', 'tourcombo', 'combo', 'dining', 'diningcombo'];
/** Cities that are shown with what is in them, and things of each kind. */
const CITIES = 2;
const THINGS = 4;

/**
 * What of travel a text finds: cities with what each kind has there, then things by their own names; nothing for an empty text.
 * Every kind is asked at once.
 */
export async function findTravel(platform: Platform, typed: string, lang: Locale): Promise<TravelFound[]> {
  const words = placeWords(typed);
  if (words.length === 0) return [];
  const db = platform.reads;
  const kinds = searchProviders(platform, ORDER);
  const cityIds = (await findCityIds(db, typed)).slice(0, CITIES);
  const [cities, counted, named] = await Promise.all([
    citiesById(db, cityIds),
    Promise.all(
      kinds.map(({ inCities }) => (cityIds.length === 0 ? new Map<string, number>() : inCities(db, cityIds))),
    ),
    Promise.all(kinds.map((kind) => kind.named(db, { words, limit: THINGS, lang }))),
  ]);
  const inCities = cityIds.flatMap((id) => {
    const city = cities.get(id);
    if (!city) return [];
    return kinds.flatMap(({ kind }, index) => {
      const count = counted[index]?.get(id) ?? 0;
      const { picture } = city;
      const [name, place] = [localize(city.name, lang), localize(city.country, lang)];
      return count === 0 ? [] : [{ kind, what: 'city' as const, id, name, place, picture, count }];
    });
  });
  const things = kinds.flatMap(({ kind }, index) =>
    (named[index] ?? []).map((thing) => ({ kind, what: 'thing' as const, ...thing, count: 1 })),
  );
  return [...inCities, ...things];
}
