import type { Locale } from '@app/contract/core/locale';
import { localize } from '@app/contract/core/locale';
import { MOST_ALTERNATIVES, type SearchAlternatives } from '@app/contract/travel/search-alternatives';
import { metresBetween } from '@app/kernel/distance';
import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../platform/slice.ts';
import { searchCities } from '../db/city.repo.ts';

/** Most days, and cities, that are searched for those that have something. */
const MOST_DAYS = 30;
const MOST_CITIES = 12;
const KILOMETRE = 1_000;

/** A search on other days; null for any. */
export type OnDays<Q> = { readonly from: Day | null; readonly to: Day | null; readonly query: Q };

type Searched<Q> = {
  readonly query: Q;
  readonly cityId: string | undefined;
  readonly lang: Locale;
  /** What takes each filter away. */
  readonly filters: Readonly<Record<string, Partial<Q>>>;
  /** The search on other days, the nearest first. */
  readonly days: (query: Q) => readonly OnDays<Q>[];
  /** The search in more rooms, the fewest first; for what has rooms. */
  readonly rooms?: (query: Q) => readonly { readonly rooms: number; readonly query: Q }[];
  readonly inCity: (query: Q, cityId: string) => Q;
  /** How much a search finds. */
  readonly total: (query: Q) => Promise<number>;
};

/** The first few of several searches that find something, with how much. */
async function finding<T, Q>(
  searches: readonly (T & { readonly query: Q })[],
  total: (query: Q) => Promise<number>,
): Promise<(T & { readonly count: number })[]> {
  const found: (T & { readonly count: number })[] = [];
  for (const { query, ...rest } of searches) {
    if (found.length === MOST_ALTERNATIVES) break;
    const count = await total(query);
    if (count > 0) found.push({ ...(rest as unknown as T), count });
  }
  return found;
}

/** Other cities to travel to: the nearest first, popular ones where no city is searched. */
async function otherCities(platform: Platform, cityId: string | undefined, lang: Locale) {
  const cities = await searchCities(platform.reads, { keyword: undefined, popular: undefined, lang });
  const here = cities.find(({ id }) => id === cityId);
  return cities
    .filter(({ id }) => id !== cityId)
    .map((city) => ({
      id: city.id,
      name: localize(city.name, lang),
      kilometres: here ? Math.round(metresBetween(here, city) / KILOMETRE) : null,
    }))
    .sort((a, b) => (a.kilometres ?? 0) - (b.kilometres ?? 0))
    .slice(0, MOST_CITIES);
}

/** Where a search that found nothing has something: every offer is a search that was made, with what it found. */
export async function findAlternatives<Q extends object>(
  platform: Platform,
  of: Searched<Q>,
): Promise<SearchAlternatives> {
  const { query, filters, total } = of;
  const plain: Q = Object.assign({ ...query }, ...Object.values(filters));
  const all = await total(plain);
  const inForce = Object.entries(filters).filter(([, lifted]) =>
    Object.keys(lifted).some((name) => (query as Record<string, unknown>)[name] !== undefined),
  );
  const without: { filter: string; count: number }[] = [];
  for (const [filter, lifted] of all > 0 ? inForce : []) {
    const count = await total({ ...query, ...lifted });
    if (count > 0) without.push({ filter, count });
  }
  const base = all > 0 ? query : plain;
  const cities = await otherCities(platform, of.cityId, of.lang);
  return {
    all,
    filters: without.sort((a, b) => b.count - a.count),
    days: await finding(of.days(base).slice(0, MOST_DAYS), total),
    rooms: (await finding(of.rooms?.(base) ?? [], total)).slice(0, 1),
    cities: await finding(
      cities.map((city) => ({ ...city, query: of.inCity(base, city.id) })),
      total,
    ),
  };
}
