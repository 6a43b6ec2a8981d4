import { type Locale, localize } from '@app/contract/core/locale';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourCard, TourCity, TourSuggestion } from '@app/contract/verticals/tours/views';
import { addMs, HOUR } from '@app/kernel/clock';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import { termsNow } from '../../../../modules/travel-home/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { suggestTours } from '../../db/find-tours.repo.ts';
import { citiesWithTours } from '../../db/tour.repo.ts';
import { NO_FILTERS } from '../../domain/filter-tours.ts';
import { surveyTours } from '../../domain/survey-tours.ts';
import { surveyDeals, toursOnDeals } from './candidates.ts';
import { type TourReader, termViews, tourCards } from './show-tour.ts';
import { tourMemory } from './tour-memory.ts';

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
  const now = platform.clock.now();
  const memory = tourMemory(platform);
  const moment = await memory.caughtUp();
  const table = await memory.list.at(moment);
  const places = table.inCity(undefined);
  const [listed, cities, price, onDeals] = await Promise.all([
    memory.departures.in(moment, table, places),
    citiesWithTours(platform.reads, CITIES),
    priceIn(platform, of.currency),
    toursOnDeals(platform),
  ]);
  const reader: TourReader = { lang: of.lang, price, now, deals: onDeals.deals };
  const surveyed = { table, places, ...listed };
  const shared = { party: PARTY, days: { from: null, to: null } };
  const asked = { ...shared, now, after: null, limit: CARDS, deals: surveyDeals(onDeals), byDay: false };
  const found = surveyTours(surveyed, { ...asked, filters: NO_FILTERS, sort: 'fresh', counts: true });
  const guaranteed = { ...NO_FILTERS, guaranteed: true };
  const sure = surveyTours(surveyed, { ...asked, filters: guaranteed, sort: 'soonest', counts: false });
  const theme = found.facets?.theme ?? [];
  const ids = theme.map(({ value }) => value);
  const [terms, guaranteedSoon, fresh] = await Promise.all([
    termsNow(platform, moment, ids),
    tourCards(platform, sure.page, { ...shared, filters: guaranteed, soonest: true, moment }, reader),
    tourCards(platform, found.page, { ...shared, filters: NO_FILTERS, soonest: false, moment }, reader),
  ]);
  return {
    themes: termViews(terms, ids, of.lang).map((one) => ({
      ...one,
      count: theme.find(({ value }) => value === one.id)?.count ?? 0,
    })),
    cities: cities.map((city) => {
      const least = found.leastByCity.get(city.id);
      return {
        ...city,
        name: localize(city.name, of.lang),
        country: localize(city.country, of.lang),
        from: least === undefined ? null : price(least),
      };
    }),
    guaranteedSoon,
    fresh,
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
