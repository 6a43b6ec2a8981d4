import { roomsOf } from '@app/contract/verticals/hotels/party';
import { addDays, type Day, monthsBetween } from '../../domain/calendar.ts';
import { metresBetween, type Point } from '../../domain/distance.ts';
import type { Candidate } from '../../domain/rank-hotels.ts';
import type { CityFacts, HotelFacts, MonthOfCity } from '../../domain/shelf.ts';
import { type Offer, offersOf, type StayOver, stayOver } from '../../domain/stay-offers.ts';
import { dayIn } from '../../domain/zone-time.ts';
import type { Shelves } from './shelves.ts';

/** Days from today that are in sight where no dates are given. */
export const DAYS_IN_SIGHT = 30;

export type PartyAsked = { readonly rooms: number; readonly adults: number; readonly childAges: readonly number[] };
export type Stay = { readonly checkIn: Day; readonly checkOut: Day };
export type Asked = {
  readonly party: PartyAsked;
  /** Null: the cheapest single night in sight. */
  readonly stay: Stay | null;
  readonly now: Date;
};

/** The cheapest of every plan over several stays; rooms left are of no stay in particular. */
function cheapestOver(hotel: HotelFacts, stays: readonly StayOver[]): Offer[] {
  const best = new Map<string, Offer>();
  for (const stay of stays) {
    for (const offer of offersOf(hotel, stay)) {
      const known = best.get(offer.plan.id);
      if (!known || offer.listUsd < known.listUsd) best.set(offer.plan.id, offer);
    }
  }
  return [...best.values()];
}

function staysAsked(asked: Asked, city: CityFacts): Stay[] {
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
 * Hotels of a city with what can be booked in them. Where `from` is given, distances are from there. Hotels whose own
 * day of check-in is over are left out.
 */
export async function candidatesIn(
  shelves: Shelves,
  asked: Asked,
  of: { readonly cityId: string; readonly only: ReadonlySet<string> | 'all'; readonly from: Point | null },
): Promise<Candidate[]> {
  const shelf = await shelves.city(of.cityId, []);
  if (!shelf) return [];
  const stays = staysAsked(asked, shelf.city);
  const full = await shelves.city(of.cityId, monthsAsked(stays));
  if (!full) return [];
  return pricedHotels(full, asked, { ...of, stays });
}

function pricedHotels(
  { city, months }: { city: CityFacts; months: ReadonlyMap<Day, MonthOfCity> },
  asked: Asked,
  of: { readonly only: ReadonlySet<string> | 'all'; readonly from: Point | null; readonly stays: readonly Stay[] },
): Candidate[] {
  const rooms = roomsOf(asked.party);
  const over = of.stays.map((stay) => stayOver(months, { ...stay, rooms }));
  const [first] = over;
  if (!first) return [];
  const today = new Map<string, Day>();
  const begun = (zone: string): boolean => {
    const day = today.get(zone) ?? dayIn(zone, asked.now);
    today.set(zone, day);
    return asked.stay !== null && asked.stay.checkIn < day;
  };
  const { only } = of;
  return city.hotels
    .filter((hotel) => (only === 'all' || only.has(hotel.id)) && !begun(hotel.zone))
    .map((hotel) => ({
      hotel,
      city,
      offers: asked.stay ? offersOf(hotel, first) : cheapestOver(hotel, over),
      distance: of.from ? metresBetween(of.from, hotel) : hotel.fromCentre,
    }));
}
