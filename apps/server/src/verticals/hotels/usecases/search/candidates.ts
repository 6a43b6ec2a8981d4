import { roomsOf } from '@app/contract/travel/rooms';
import { metresBetween, type Point } from '@app/kernel/distance';
import { addDays, type Day, monthsBetween } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { type CityFacts, hotelAt } from '../../domain/city-facts.ts';
import type { Candidates } from '../../domain/rank-hotels.ts';
import { firstNight } from '../../domain/stay-dates.ts';
import { NO_DEALS, openDesk } from '../../domain/stay-offers.ts';
import { stayOver } from '../../domain/stay-over.ts';
import type { CityCache } from './city-cache.ts';
import { dealsIn, type HotelsOnDeals } from './hotels-on-deals.ts';

/** Days from today that are in sight where no dates are given. */
export const DAYS_IN_SIGHT = 30;

export type PartyAsked = { readonly rooms: number; readonly adults: number; readonly childAges: readonly number[] };
export type Stay = { readonly checkIn: Day; readonly checkOut: Day };
export type CandidatesQuery = {
  readonly party: PartyAsked;
  /** Null: the cheapest single night in sight. */
  readonly stay: Stay | null;
  readonly now: Date;
  /** Null: what plans cost without deals. */
  readonly deals: HotelsOnDeals | null;
};

function staysAsked(asked: CandidatesQuery, city: CityFacts): Stay[] {
  if (asked.stay) return [asked.stay];
  const today = dayIn(city.zone, asked.now);
  return Array.from({ length: DAYS_IN_SIGHT }, (_, day) => ({
    checkIn: addDays(today, day),
    checkOut: addDays(today, day + 1),
  }));
}

/** The months a search of a city reads. */
export const monthsAsked = (stays: readonly Stay[]): Day[] => {
  const last = stays.at(-1);
  return stays[0] && last ? monthsBetween(stays[0].checkIn, last.checkOut) : [];
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
  const cached = await cityCache.city(of.cityId, []);
  if (!cached) return null;
  const stays = staysAsked(asked, cached.city);
  const full = await cityCache.city(of.cityId, monthsAsked(stays));
  if (!full) return null;
  const { city, months } = full;
  const over = stays.map((stay) => stayOver(months, stay));
  const from = of.from;
  const rooms = roomsOf(asked.party);
  const { latitude, longitude, fromCentre } = city.hotels;
  return {
    city,
    desk: openDesk(city, { rooms, stays: over, deals: asked.deals ? dealsIn(city, rooms, asked.deals) : NO_DEALS }),
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
