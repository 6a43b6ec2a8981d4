import type { RoomParty } from '@app/contract/verticals/hotels/party';
import { type Day, indexInMonth, monthOf, nightsOf } from './calendar.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE } from './plan-nights.ts';
import { fits, type PlanTerms, partyUsd } from './room-price.ts';
import { type CityFacts, DAYS, type MonthOfCity, stayOf, usdOf } from './shelf.ts';

/** A place in the month arrays for one night. */
type NightAt = { readonly month: MonthOfCity; readonly day: number };

/** A stay over a city's months, looked up once for all of its hotels. */
export type StayOver = { readonly first: NightAt; readonly nights: readonly NightAt[]; readonly leave: NightAt };

/** Finds the nights of `[checkIn, checkOut)` in the months. Throws when one is missing, or the stay has none. */
export function stayOver(
  months: ReadonlyMap<Day, MonthOfCity>,
  stay: { readonly checkIn: Day; readonly checkOut: Day },
): StayOver {
  const at = (day: Day): NightAt => {
    const month = months.get(monthOf(day));
    if (!month) throw new Error(`no month of ${day}`);
    return { month, day: indexInMonth(day) };
  };
  const nights = nightsOf(stay.checkIn, stay.checkOut).map(at);
  return { first: at(stay.checkIn), nights, leave: at(stay.checkOut) };
}

/** What a party comes to in a city, worked out once for each kind of room and each set of a plan's terms. */
type PartyIn = {
  readonly rooms: readonly RoomParty[];
  /** By limits of a room: 1 where everybody fits. */
  readonly fits: Uint8Array;
  /** By terms: cents that the people of all rooms change a night by, and the least that those of one room do. */
  readonly sum: Int32Array;
  readonly least: Int32Array;
};

function partyIn(city: CityFacts, rooms: readonly RoomParty[]): PartyIn {
  const sum = new Int32Array(city.terms.length);
  const least = new Int32Array(city.terms.length).fill(2_147_483_647);
  for (const [index, terms] of city.terms.entries()) {
    for (const party of rooms) {
      const usd = partyUsd(terms, party);
      sum[index] = (sum[index] ?? 0) + usd;
      if (usd < (least[index] ?? 0)) least[index] = usd;
    }
  }
  const fit = Uint8Array.from(city.limits, (limits) => Number(rooms.every((party) => fits(limits, party))));
  return { rooms, fits: fit, sum, least };
}

function leastLeft(room: number, { nights }: StayOver): number {
  let left = 255;
  for (const { month, day } of nights) left = Math.min(left, month.left[room * DAYS + day] ?? 0);
  return left;
}

/** The price where a night could be pressed below a cent: each room and night by itself. */
function carefulUsd(base: number, { nights }: StayOver, of: { terms: PlanTerms; rooms: readonly RoomParty[] }): number {
  const changes = of.rooms.map((party) => partyUsd(of.terms, party));
  let usd = 0;
  for (const { month, day } of nights) {
    const night = usdOf(month.nights[base + day] ?? 0);
    for (const change of changes) usd += Math.max(1, night + change);
  }
  return usd;
}

type Asking = { readonly city: CityFacts; readonly party: PartyIn };

/** What the stay costs under a plan, all rooms together; 0 where a stop or an unpriced night stands in the way. */
function planUsd(plan: number, stay: StayOver, { city, party }: Asking): number {
  const base = plan * DAYS;
  const { first, nights, leave } = stay;
  const arrival = first.month.nights[base + first.day] ?? 0;
  if ((arrival & NO_ARRIVAL) !== 0 || nights.length < stayOf(arrival)) return 0;
  if (((leave.month.nights[base + leave.day] ?? 0) & NO_DEPARTURE) !== 0) return 0;
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { month, day } of nights) {
    const night = month.nights[base + day] ?? 0;
    const usd = usdOf(night);
    if (usd === 0 || (night & CLOSED) !== 0) return 0;
    sum += usd;
    if (usd < least) least = usd;
  }
  const at = city.plans.terms[plan] ?? 0;
  const terms = city.terms[at];
  if (terms && least + (party.least[at] ?? 0) < 1) return carefulUsd(base, stay, { terms, rooms: party.rooms });
  return sum * party.rooms.length + (party.sum[at] ?? 0) * nights.length;
}

/**
 * The plans of one hotel that can be booked, from plan `from` to before `to` of the city: `usd[plan - from]` is what the
 * stay costs in cents without taxes, all rooms together, 0 where it cannot be had; `left` are the rooms of its type.
 */
export type Offers = { from: number; to: number; readonly usd: Float64Array; readonly left: Uint8Array };

/** The price desk of one city for one party: `offers` are of the hotel asked for last. */
export type Desk = { readonly offers: Offers; ask(hotel: number): Offers };

/**
 * Opens the desk for some stays: where there are several, a plan costs what its cheapest costs. A plan is offered where
 * enough rooms are left, no stop is in the way and the people fit.
 */
export function openDesk(city: CityFacts, rooms: readonly RoomParty[], stays: readonly StayOver[]): Desk {
  const party = partyIn(city, rooms);
  const asking = { city, party };
  const { hotels, rooms: types } = city;
  const planAt = (room: number): number => types.plans[room] ?? 0;
  let most = 0;
  for (let hotel = 0; hotel < hotels.count; hotel += 1) {
    most = Math.max(most, planAt(hotels.rooms[hotel + 1] ?? 0) - planAt(hotels.rooms[hotel] ?? 0));
  }
  const offers: Offers = { from: 0, to: 0, usd: new Float64Array(most), left: new Uint8Array(most) };
  const askRoom = (room: number, stay: StayOver): void => {
    const left = leastLeft(room, stay);
    if (left < rooms.length) return;
    for (let plan = planAt(room); plan < planAt(room + 1); plan += 1) {
      const usd = planUsd(plan, stay, asking);
      const known = offers.usd[plan - offers.from] ?? 0;
      if (usd === 0 || (known !== 0 && known <= usd)) continue;
      offers.usd[plan - offers.from] = usd;
      offers.left[plan - offers.from] = left;
    }
  };
  return {
    offers,
    ask: (hotel) => {
      const last = hotels.rooms[hotel + 1] ?? 0;
      const first = hotels.rooms[hotel] ?? 0;
      offers.from = planAt(first);
      offers.to = planAt(last);
      offers.usd.fill(0, 0, offers.to - offers.from);
      for (let room = first; room < last; room += 1) {
        if (party.fits[types.limits[room] ?? 0] === 1) for (const stay of stays) askRoom(room, stay);
      }
      return offers;
    },
  };
}
