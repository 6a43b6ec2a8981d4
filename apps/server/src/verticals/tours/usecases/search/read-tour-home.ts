import { type Locale, localize } from '@app/contract/core/locale';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourCard, TourCity, TourSuggestion } from '@app/contract/verticals/tours/views';
import { addMs, HOUR } from '@app/kernel/clock';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { suggestTours } from '../../db/find-tours.repo.ts';
import { citiesWithTours } from '../../db/tour.repo.ts';
import { NO_FILTERS } from '../../domain/filter-tours.ts';
import { filter, ordered } from '../../domain/rank-tours.ts';
import { facetsOf } from '../../domain/tour-facets.ts';
import { candidatesAmong, toursOnDeals } from './candidates.ts';
import { keptTours } from './kept-tours.ts';
import { type TourReader, termViews, themesOf, tourCards } from './show-tour.ts';

const CITIES = 12;
const CARDS = 8;
/** Who is priced where nobody has said who travels. */
const PARTY = { adults: 2, seniors: 0, childAges: [] };

type Home = {
  themes: { id: string; name: string; count: number }[];
  cities: TourCity[];
  guaranteedSoon: TourCard[];
  fresh: TourCard[];
  today: string;
  daysAhead: number;
};

/** The home of tours: themes, cities with the lowest price in sight, what is guaranteed soon, and what is new. */
export async function readTourHome(platform: Platform, of: { lang: Locale; currency: string }): Promise<Home> {
  const db = platform.reads;
  const now = platform.clock.now();
  const [tours, cities, price, onDeals] = await Promise.all([
    keptTours(platform),
    citiesWithTours(db, CITIES),
    priceIn(platform, of.currency),
    toursOnDeals(platform),
  ]);
  const reader: TourReader = { lang: of.lang, price, now, deals: onDeals.deals };
  const [candidates, terms] = await Promise.all([
    candidatesAmong(db, tours, { from: null, to: null, party: PARTY, now, onDeals }),
    themesOf(db, tours),
  ]);
  const found = filter(candidates, NO_FILTERS);
  const { theme } = facetsOf(candidates, NO_FILTERS);
  const ids = theme.map(({ value }) => value);
  const narrowed = { from: null, to: null, language: null, guaranteed: false, free: false };
  const sure = ordered(filter(candidates, { ...NO_FILTERS, guaranteed: true }), 'soonest').slice(0, CARDS);
  const fresh = [...found]
    .sort((a, b) => b.fitting.tour.createdAt.getTime() - a.fitting.tour.createdAt.getTime())
    .slice(0, CARDS);
  return {
    themes: termViews(terms, ids, of.lang).map((one) => ({
      ...one,
      count: theme.find(({ value }) => value === one.id)?.count ?? 0,
    })),
    cities: cities.map((city) => {
      const prices = found.filter(({ fitting }) => fitting.tour.cityId === city.id).map(({ adultUsd }) => adultUsd);
      return {
        ...city,
        name: localize(city.name, of.lang),
        country: localize(city.country, of.lang),
        from: prices.length === 0 ? null : price(Math.min(...prices)),
      };
    }),
    guaranteedSoon: await tourCards(
      db,
      sure,
      { narrowed: { ...narrowed, guaranteed: true }, terms, soonest: true },
      reader,
    ),
    fresh: await tourCards(db, fresh, { narrowed, terms }, reader),
    // Where the day begins last it is twelve hours behind.
    today: dayIn('UTC', addMs(now, -12 * HOUR)),
    daysAhead: tourLimits.daysAhead,
  };
}

/** Cities and tours whose names hold the text; nothing for an empty one. */
export async function suggest(platform: Platform, keyword: string, lang: Locale): Promise<TourSuggestion[]> {
  if (keyword === '') return [];
  const found = await suggestTours(platform.reads, keyword, tourLimits.suggestions);
  return found.map((one) => ({ ...one, name: localize(one.name, lang), place: localize(one.place, lang) }));
}
