import { type Locale, localize } from '@app/contract/core/locale';
import { metresBetween, type Point } from '@app/kernel/distance';
import { cachedValue } from '../../../../platform/cached-value.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CityPoint, cityPoints } from '../../db/trip-orders.repo.ts';
import { CITY_TAG } from './cities.ts';

/** A city, with where it is. */
export type TripCity = { readonly id: string; readonly name: string } & Point;

/** A place farther than this from every city is in none. */
const CITY_METRES = 100_000;

/** Returns the city nearest to a place; null where none is near. */
export function cityOfPlace(place: Point | null, cities: readonly CityPoint[], lang: Locale): TripCity | null {
  if (!place) return null;
  let found: { readonly city: CityPoint; readonly metres: number } | null = null;
  for (const city of cities) {
    const metres = metresBetween(place, city);
    if (metres <= CITY_METRES && (!found || metres < found.metres)) found = { city, metres };
  }
  if (!found) return null;
  const { id, name, latitude, longitude } = found.city;
  return { id, name: localize(name, lang), latitude, longitude };
}

const readCityPoints = cachedValue([CITY_TAG], (platform) => cityPoints(platform.db));

/** Returns a reader of the names of the cities that places are in; of a place that is in none, an empty text. */
export async function cityNamesOfPlaces(
  platform: Platform,
  lang: Locale,
): Promise<(subject: { readonly place: Point | null }) => string> {
  const cities = await readCityPoints(platform);
  return ({ place }) => cityOfPlace(place, cities, lang)?.name ?? '';
}
