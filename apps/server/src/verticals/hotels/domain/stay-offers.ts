import type { RoomParty } from '@app/contract/verticals/hotels/party';
import { type Day, indexInMonth, monthOf, nightsOf } from './calendar.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE } from './plan-nights.ts';
import { fits, partyUsd } from './room-price.ts';
import { DAYS, type HotelFacts, type MonthOfCity, type PlanFacts, type RoomFacts } from './shelf.ts';

/** A place in the month arrays for one night. */
type NightAt = { readonly month: MonthOfCity; readonly day: number };

/** A stay over a city's months, looked up once for all of its hotels. */
export type StayOver = {
  readonly nights: readonly NightAt[];
  readonly leave: NightAt;
  readonly rooms: readonly RoomParty[];
};

/** Finds the nights of `[checkIn, checkOut)` in the months. Throws when one is missing. */
export function stayOver(
  months: ReadonlyMap<Day, MonthOfCity>,
  stay: { readonly checkIn: Day; readonly checkOut: Day; readonly rooms: readonly RoomParty[] },
): StayOver {
  const at = (day: Day): NightAt => {
    const month = months.get(monthOf(day));
    if (!month) throw new Error(`no month of ${day}`);
    return { month, day: indexInMonth(day) };
  };
  return { nights: nightsOf(stay.checkIn, stay.checkOut).map(at), leave: at(stay.checkOut), rooms: stay.rooms };
}

/** One plan that can be booked for the stay: its rooms' price in cents without taxes, and rooms left of its type. */
export type Offer = { readonly plan: PlanFacts; readonly listUsd: number; readonly left: number };

function leastLeft({ index }: RoomFacts, { nights }: StayOver): number {
  let left = 65_535;
  for (const { month, day } of nights) left = Math.min(left, month.left[index * DAYS + day] ?? 0);
  return left;
}

/** What the stay costs under a plan, all rooms together; null where a stop or an unpriced night stands in the way. */
function planUsd(plan: PlanFacts, { nights, leave, rooms }: StayOver): number | null {
  const base = plan.index * DAYS;
  const [first] = nights;
  if (!first) return null;
  const arrival = first.month.stops[base + first.day] ?? 0;
  const departure = leave.month.stops[base + leave.day] ?? 0;
  if ((arrival & NO_ARRIVAL) !== 0 || (departure & NO_DEPARTURE) !== 0) return null;
  if (nights.length < (first.month.stays[base + first.day] ?? 1)) return null;
  let usd = 0;
  for (const party of rooms) {
    const change = partyUsd(plan, party);
    for (const { month, day } of nights) {
      const night = month.prices[base + day] ?? 0;
      if (night === 0 || ((month.stops[base + day] ?? 0) & CLOSED) !== 0) return null;
      usd += Math.max(1, night + change);
    }
  }
  return usd;
}

/** Every plan of a hotel that can be booked for the stay: enough rooms left, no stop in the way, room for the people. */
export function offersOf(hotel: HotelFacts, stay: StayOver): Offer[] {
  const offers: Offer[] = [];
  for (const room of hotel.rooms) {
    const left = leastLeft(room, stay);
    if (left < stay.rooms.length || !stay.rooms.every((party) => fits(room, party))) continue;
    for (const plan of room.plans) {
      const listUsd = planUsd(plan, stay);
      if (listUsd !== null) offers.push({ plan, listUsd, left });
    }
  }
  return offers;
}
