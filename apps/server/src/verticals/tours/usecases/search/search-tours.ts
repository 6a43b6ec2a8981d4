import { type Locale, localize } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { TourSearch } from '@app/contract/verticals/tours/schemas';
import type { TourCard, TourFacets } from '@app/contract/verticals/tours/views';
import { encodeCursor } from '@app/kernel/pagination';
import { usdRange } from '../../../../modules/catalog/public.ts';
import { currencyRule, priceIn } from '../../../../modules/currencies/public.ts';
import { termsNow } from '../../../../modules/travel-home/public.ts';
import { placeAfter } from '../../../../platform/http/place-in-list.ts';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { findTours } from '../../db/find-tours.repo.ts';
import { isCity } from '../../db/tour.repo.ts';
import type { Facets } from '../../domain/count-facets.ts';
import type { Filters } from '../../domain/filter-tours.ts';
import { surveyTours } from '../../domain/survey-tours.ts';
import type { TourTable } from '../../domain/tour-table.ts';
import { surveyDeals, toursOnDeals } from './candidates.ts';
import { type TourReader, termViews, tourCards } from './show-tour.ts';
import { tourMemory } from './tour-memory.ts';

type TourSearchAnswer = {
  list: TourCard[];
  cursor: string | null;
  total: number;
  leftOut: { ages: number; people: number } | null;
  facets: TourFacets | null;
};

/** Where the tours on sale of a city, of a keyword, or all of them stand in the table. */
async function placesIn(
  platform: Platform,
  table: TourTable,
  { city, keyword }: TourSearch,
): Promise<readonly number[]> {
  if (!keyword) return table.inCity(city);
  const found = await findTours(platform.reads, keyword);
  const [cities, tours] = [new Set(found.cities), new Set(found.tours)];
  return table.inCity(city).filter((at) => {
    const tour = table.tours[at];
    return tour !== undefined && (tours.has(tour.id) || cities.has(tour.cityId));
  });
}

const some = <T>(chosen: readonly T[] | undefined): readonly T[] | null =>
  chosen && chosen.length > 0 ? chosen : null;

async function filtersOf(platform: Platform, query: TourSearch, currency: string): Promise<Filters> {
  const range = usdRange({ min: query.priceMin, max: query.priceMax }, await currencyRule(platform, currency));
  if (range.min === null) refuseField('priceMin', 'field.amount');
  if (range.max === null) refuseField('priceMax', 'field.amount');
  return {
    minUsd: range.min ?? null,
    maxUsd: range.max ?? null,
    themes: query.themes ?? [],
    length: some(query.length),
    language: some(query.language),
    difficulty: some(query.difficulty?.map(Number)),
    kind: some(query.kind),
    guaranteed: query.guaranteed ?? false,
    pickup: query.pickup ?? false,
    free: query.freeCancellation ?? false,
    scoreMin: query.scoreMin === undefined ? null : query.scoreMin * 10,
  };
}

/** Facets as they are answered, with the names of themes and cities. */
async function facetsView(
  platform: Platform,
  facets: Facets,
  { lang, price, moment }: TourReader & { readonly moment: CaughtUp },
): Promise<TourFacets> {
  const { theme, city, free, adult, score, ...rest } = facets;
  const ids = theme.map(({ value }) => value);
  const [terms, cities] = await Promise.all([
    termsNow(platform, moment, ids),
    tourMemory(platform).cityNames.of(
      moment,
      city.map(({ value }) => value),
    ),
  ]);
  const nameOf = (id: string): string => {
    const name = cities.get(id);
    return name ? localize(name, lang) : '';
  };
  return {
    ...rest,
    freeCancellation: free,
    score: score.map(({ value, count }) => ({ value: value / 10, count })),
    theme: termViews(terms, ids, lang).map(({ id, name }) => ({
      value: id,
      name,
      count: theme.find(({ value }) => value === id)?.count ?? 0,
    })),
    city: city.map(({ value, count }) => ({ value, name: nameOf(value), count })),
    adult: adult && { min: price(adult.min), max: price(adult.max) },
  };
}

/** Tours with a departure that has room for the party, filtered and sorted. Refuses record.not_found for a city that is none. */
export async function searchTours(
  platform: Platform,
  of: { readonly query: TourSearch; readonly lang: Locale; readonly currency: string },
): Promise<TourSearchAnswer> {
  const { query, lang, currency } = of;
  const { adults, seniors, childAges, sort } = query;
  const memory = tourMemory(platform);
  const moment = await memory.caughtUp();
  const table = await memory.list.at(moment);
  const places = await placesIn(platform, table, query);
  // A city that has tours on sale is one that customers see.
  if (query.city !== undefined && places.length === 0 && !(await isCity(platform.reads, query.city)))
    refuse('record.not_found');
  const after = placeAfter(query.cursor);
  const [filters, price, onDeals, found] = await Promise.all([
    filtersOf(platform, query, currency),
    priceIn(platform, currency),
    toursOnDeals(platform),
    memory.departures.in(moment, table, places),
  ]);
  const reader: TourReader = { lang, price, now: platform.clock.now(), deals: onDeals.deals };
  const limited = filters.minUsd !== null || filters.maxUsd !== null;
  const shared = {
    party: { adults, seniors, childAges },
    filters,
    days: { from: query.from ?? null, to: query.to ?? null },
  };
  const survey = surveyTours(
    { table, places, ...found },
    {
      ...shared,
      now: reader.now,
      sort,
      after,
      limit: query.limit,
      deals: surveyDeals(onDeals),
      byDay: limited && sort === 'soonest',
      counts: after === null,
    },
  );
  const last = survey.more ? survey.page.at(-1) : undefined;
  const [list, facets] = await Promise.all([
    tourCards(platform, survey.page, { ...shared, soonest: sort === 'soonest', moment }, reader),
    survey.facets && facetsView(platform, survey.facets, { ...reader, moment }),
  ]);
  return {
    list,
    cursor: last ? encodeCursor([last.key, last.id]) : null,
    total: survey.total,
    leftOut: survey.leftOut,
    facets,
  };
}
