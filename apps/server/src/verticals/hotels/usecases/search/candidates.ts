import type { BundleOff } from '@app/contract/travel/bundled-piece';
import { roomsOf } from '@app/contract/travel/rooms';
import { metresBetween, type Point } from '@app/kernel/distance';
import { addDays, type Day, monthsBetween } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import type { CaughtUp } from '../../../../platform/search-memory/change-feed.ts';
import { type CityFacts, hotelAt } from '../../domain/city-facts.ts';
import { DAYS_IN_SIGHT, nightsInSight } from '../../domain/nights-in-sight.ts';
import type { Candidates } from '../../domain/rank-hotels.ts';
import { firstNight } from '../../domain/stay-dates.ts';
import { NO_DEALS, openDesk } from '../../domain/stay-offers.ts';
import { stayOver } from '../../domain/stay-over.ts';
import type { CityCache } from './city-cache.ts';
import { dealsIn, type HotelsOnDeals } from './hotels-on-deals.ts';

export type PartyAsked = { readonly rooms: number; readonly adults: number; readonly childAges: readonly number[] };
export type Stay = { readonly checkIn: Day; readonly checkOut: Day };
export type CandidatesQuery = {
  readonly party: PartyAsked;
  /** Null: the cheapest single night in sight. */
  readonly stay: Stay | null;
  readonly now: Date;
  /** Null: what plans cost without deals. */
  readonly deals: HotelsOnDeals | null;
  /** What comes off each room where the stay is sold together with other things. */
  readonly off?: BundleOff;
  /** The moment that hotels are as of, or later; now without it. */
  readonly at?: CaughtUp;
};

/**
 * Hotels of a city with a desk that prices them, or null where there is no such city. Where `from` is given, distances
 * are from there. Hotels whose own day of check-in is over are left out.
 */
export async function candidatesIn(
  cityCache: CityCache,
  asked: CandidatesQuery,
  of: { readonly cityId: string; readonly only: ReadonlySet<string> | 'all'; readonly from: Point | null },
): Promise<Candidates | null> {
  const cached = await cityCache.city(of.cityId, [], asked.at);
  if (!cached) return null;
  const today = dayIn(cached.city.zone, asked.now);
  const { checkIn, checkOut } = asked.stay ?? { checkIn: today, checkOut: addDays(today, DAYS_IN_SIGHT) };
  const full = await cityCache.city(of.cityId, monthsBetween(checkIn, checkOut), asked.at);
  if (!full) return null;
  const { city, months } = full;
  const stays = asked.stay ? [stayOver(months, asked.stay)] : nightsInSight(city, months, today);
  const from = of.from;
  const rooms = roomsOf(asked.party);
  const { latitude, longitude, fromCentre } = city.hotels;
  return {
    city,
    desk: openDesk(city, {
      rooms,
      stays,
      deals: asked.deals ? dealsIn(city, rooms, asked.deals) : NO_DEALS,
      off: asked.off,
    }),
    hotels: hotelsAsked(city, asked, of.only),
    distance: (hotel) =>
      from
        ? metresBetween(from, { latitude: latitude[hotel] ?? 0, longitude: longitude[hotel] ?? 0 })
        : (fromCentre[hotel] ?? 0),
  };
}

function hotelsAsked(city: CityFacts, { stay, now }: CandidatesQuery, only: ReadonlySet<string> | 'all'): number[] {
  const begun = city.arrivals.map(({ zone }) => stay !== null && stay.checkIn < firstNight(zone, now));
  const places =
    only === 'all'
      ? Array.from({ length: city.hotels.count }, (_, hotel) => hotel)
      : [...only].map((id) => hotelAt(city, id)).filter((hotel) => hotel !== -1);
  return places.filter((hotel) => !begun[city.hotels.arrival[hotel] ?? 0]);
}
