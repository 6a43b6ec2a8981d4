import type { AnswerOf } from '@app/contract/core/endpoint';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { roomsOf } from '@app/contract/travel/rooms';
import type { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { addDays, type Day, monthsBetween, nightsOf } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { hotelAt } from '../domain/city-facts.ts';
import { nightlyAverage, taxOf } from '../domain/price-stay.ts';
import { openCalendar } from '../domain/stay-calendar.ts';
import { firstNight } from '../domain/stay-dates.ts';
import type { PartyAsked } from './search/candidates.ts';
import type { CityCache } from './search/city-cache.ts';
import { dealsIn, hotelsOnDeals } from './search/hotels-on-deals.ts';

type PriceCalendarQuery = PartyAsked & {
  readonly city?: string | undefined;
  readonly hotel?: string | undefined;
  readonly from: Day;
  readonly to: Day;
  /** The day on which a stay would begin: the answer says on which days it could end. Needs `hotel`. */
  readonly arrival?: Day | undefined;
};

/**
 * Returns for each night of a range the lowest price of a room, with taxes, at the deals that run, and whether and for how long a stay may begin
 * with it, and of stays from a day of arrival on where they may end and what they cost; price null where nothing is to be had. Refuses record.not_found.
 */
export async function readPriceCalendar(
  platform: Platform,
  cityCache: CityCache,
  { wanted, currency }: { readonly wanted: PriceCalendarQuery; readonly currency: string },
): Promise<AnswerOf<typeof hotelEndpoints.hotelCalendar>> {
  const { hotel: hotelId, arrival } = wanted;
  const asked = hotelId === undefined ? null : await readHotel(platform.db, hotelId);
  assertThat(hotelId === undefined || asked?.online, 'record.not_found');
  const cityId = asked?.cityId ?? wanted.city ?? '';
  const lastDeparture = arrival ? addDays(arrival, hotelLimits.nights) : wanted.to;
  const first = arrival && arrival < wanted.from ? arrival : wanted.from;
  const last = lastDeparture > wanted.to ? lastDeparture : wanted.to;
  const cached = (await cityCache.city(cityId, monthsBetween(first, addDays(last, 1)))) ?? refuse('record.not_found');
  const { city, months } = cached;
  const hotels = hotelId === undefined ? [...city.hotels.stars.keys()] : [hotelAt(city, hotelId)];
  const rooms = roomsOf(wanted);
  const calendar = openCalendar(city, rooms, dealsIn(city, rooms, await hotelsOnDeals(platform)));
  const today = firstNight(asked?.zone ?? city.zone, platform.clock.now());
  const price = await priceIn(platform, currency);

  const nightOf = (date: Day) => {
    const states = date < today ? [] : hotels.map((hotel) => ({ hotel, ...calendar.night(hotel, months, date) }));
    const sold = states.filter(({ usd }) => usd > 0);
    const begin = sold.filter((state) => state.arrival);
    const nightly = sold.map(({ hotel, usd, dealUsd }) => {
      const listUsd = Math.min(usd, dealUsd ?? usd);
      return nightlyAverage(listUsd + taxOf(listUsd, city.hotels.taxBp[hotel] ?? 0), 1, rooms.length);
    });
    return {
      date,
      price: nightly.length > 0 ? price(Math.min(...nightly)) : null,
      arrival: begin.length > 0,
      minimumStay: begin.length > 0 ? Math.min(...begin.map(({ minimumStay }) => minimumStay)) : 1,
    };
  };
  const totalOf = (hotel: number, stay: { checkIn: Day; checkOut: Day }) => {
    const usd = stay.checkIn < today ? null : calendar.lowest(hotel, months, stay);
    return usd === null ? null : price(usd + taxOf(usd, city.hotels.taxBp[hotel] ?? 0));
  };
  const [only] = hotels;
  const departures =
    arrival === undefined || hotelId === undefined || only === undefined
      ? null
      : nightsOf(addDays(arrival, 1), addDays(lastDeparture, 1)).map((date) => ({
          date,
          problem: calendar.problemOf(only, months, { checkIn: arrival, checkOut: date }),
          total: totalOf(only, { checkIn: arrival, checkOut: date }),
        }));
  return { days: nightsOf(wanted.from, addDays(wanted.to, 1)).map(nightOf), departures };
}
