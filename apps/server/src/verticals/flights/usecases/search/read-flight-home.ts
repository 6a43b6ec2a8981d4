import type { AnswerOf } from '@app/contract/core/endpoint';
import type { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { PopularRoute } from '@app/contract/verticals/flights/views';
import { addDays } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { priceIn } from '../../../../modules/currencies/public.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { airportsOf } from '../../db/place.repo.ts';
import { popularRoutes } from '../../db/route.repo.ts';
import type { Reading } from '../reading.ts';
import { placesOf } from './places.ts';
import { lowestMark, lowestPrices } from './read-itineraries.ts';

const ROUTES = 10;
/** Days ahead in which the lowest price is looked for. */
const IN_SIGHT = 45;
const PARTY = { adults: 1, childAges: [], babies: 0 };
/** The zone where a day begins last. */
const LAST_ZONE = 'Etc/GMT+12';

/** The home of flights: popular routes with their lowest price in sight. */
export async function readFlightHome(
  platform: Platform,
  { lang, currency }: Reading,
): Promise<AnswerOf<typeof flightEndpoints.flightHome>> {
  const now = platform.clock.now();
  const [routes, price] = await Promise.all([popularRoutes(platform.reads, ROUTES), priceIn(platform, currency)]);
  const cities = routes.flatMap(({ fromCityId, toCityId }) => [fromCityId, toCityId]);
  const served = new Set((await airportsOf(platform.reads, [...new Set(cities)])).map(({ cityId }) => cityId));
  const popular: PopularRoute[] = [];
  for (const route of routes.filter(({ fromCityId, toCityId }) => served.has(fromCityId) && served.has(toCityId))) {
    const [from, to] = await placesOf(platform.reads, [route.fromCityId, route.toCityId], lang);
    const first = dayIn(from.zone, now);
    const last = addDays(first, IN_SIGHT);
    const days = await lowestPrices(platform, { from, to, cabin: 'economy', party: PARTY, first, last, now });
    const [lowest] = days
      .flatMap(({ date, lowest }) => (lowest ? [{ date, ...lowest }] : []))
      .sort((a, b) => a.usd - b.usd || (a.date < b.date ? -1 : 1));
    popular.push({
      from: from.view,
      to: to.view,
      picture: route.picture ?? to.view.picture,
      lowest: lowest ? { price: price(lowest.usd), deal: lowestMark(lowest, price), day: lowest.date } : null,
    });
  }
  return { popular, today: dayIn(LAST_ZONE, now), daysAhead: flightLimits.daysAhead };
}
