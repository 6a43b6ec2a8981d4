import { type Locale, localize } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { TourSearch } from '@app/contract/verticals/tours/schemas';
import type { TourCard, TourFacets } from '@app/contract/verticals/tours/views';
import { usdRange } from '../../../../modules/catalog/public.ts';
import { currencyRule, priceIn } from '../../../../modules/currencies/public.ts';
import type { StoredTerm } from '../../../../modules/travel-home/public.ts';
import { pageAfter, placeAfter } from '../../../../platform/http/place-in-list.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { findTours } from '../../db/find-tours.repo.ts';
import { isCity } from '../../db/tour.repo.ts';
import type { Candidate, Filters } from '../../domain/filter-tours.ts';
import { filter, ordered } from '../../domain/rank-tours.ts';
import type { TourFacts } from '../../domain/stored-tour.ts';
import { type Facets, facetsOf } from '../../domain/tour-facets.ts';
import { candidatesAmong, toursOnDeals } from './candidates.ts';
import { countLeftOut } from './count-left-out.ts';
import { keptTours } from './kept-tours.ts';
import { type TourReader, termViews, themesOf, tourCards } from './show-tour.ts';

type TourSearchAnswer = {
  list: TourCard[];
  cursor: string | null;
  total: number;
  leftOut: { ages: number; people: number } | null;
  facets: TourFacets | null;
};

/** Tours of a city, of a keyword, or all. */
async function toursIn(platform: Platform, { city, keyword }: TourSearch): Promise<TourFacts[]> {
  if (!keyword) return keptTours(platform, city === undefined ? {} : { cities: [city] });
  const found = await findTours(platform.reads, keyword);
  const tours = await keptTours(platform, { cities: found.cities, orIds: found.tours });
  return city === undefined ? tours : tours.filter(({ cityId }) => cityId === city);
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

function facetsView(
  facets: Facets,
  of: { readonly candidates: readonly Candidate[]; readonly terms: ReadonlyMap<string, StoredTerm> },
  { lang, price }: TourReader,
): TourFacets {
  const { theme, city, free, adult, score, ...rest } = facets;
  const ids = theme.map(({ value }) => value);
  const named = termViews(of.terms, ids, lang);
  const cities = new Map(of.candidates.map(({ tour }) => [tour.cityId, localize(tour.city, lang)]));
  return {
    ...rest,
    freeCancellation: free,
    score: score.map(({ value, count }) => ({ value: value / 10, count })),
    theme: named.map(({ id, name }) => ({
      value: id,
      name,
      count: theme.find(({ value }) => value === id)?.count ?? 0,
    })),
    city: city.map(({ value, count }) => ({ value, name: cities.get(value) ?? '', count })),
    adult: adult && { min: price(adult.min), max: price(adult.max) },
  };
}

/** Tours with a departure that has room for the party, filtered and sorted. Refuses record.not_found for a city that is none. */
export async function searchTours(
  platform: Platform,
  of: { readonly query: TourSearch; readonly lang: Locale; readonly currency: string },
): Promise<TourSearchAnswer> {
  const { query, lang, currency } = of;
  const { adults, seniors, childAges } = query;
  const tours = await toursIn(platform, query);
  // A city that has tours on sale is one that customers see.
  if (query.city !== undefined && tours.length === 0 && !(await isCity(platform.reads, query.city)))
    refuse('record.not_found');
  const after = placeAfter(query.cursor);
  const days = { from: query.from ?? null, to: query.to ?? null };
  const [filters, price, onDeals] = await Promise.all([
    filtersOf(platform, query, currency),
    priceIn(platform, currency),
    toursOnDeals(platform),
  ]);
  const reader: TourReader = { lang, price, now: platform.clock.now(), deals: onDeals.deals };
  const limited = filters.minUsd !== null || filters.maxUsd !== null;
  const asked = { ...days, now: reader.now, onDeals, byDay: limited && query.sort === 'soonest' };
  const party = { adults, seniors, childAges };
  const { language, guaranteed, free } = filters;
  const narrowed = { ...days, language, guaranteed, free };
  const fewer = { filters, narrowed, now: reader.now, onDeals };
  const [candidates, terms, leftOut] = await Promise.all([
    candidatesAmong(platform.reads, tours, { ...asked, party }),
    themesOf(platform.reads, tours),
    after ? null : countLeftOut(platform.reads, { tours, party }, fewer),
  ]);
  const list = ordered(filter(candidates, filters), query.sort);
  const { page, cursor } = pageAfter(list, after, query.limit);
  return {
    list: await tourCards(platform.reads, page, { narrowed, terms, soonest: query.sort === 'soonest' }, reader),
    cursor,
    total: list.length,
    leftOut,
    facets: after ? null : facetsView(facetsOf(candidates, filters), { candidates, terms }, reader),
  };
}
