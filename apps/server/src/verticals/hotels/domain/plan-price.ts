import { type BundleOff, bundledPiece } from '@app/contract/travel/bundled-piece';
import type { RoomParty } from '@app/contract/travel/rooms';
import { type CityFacts, DAYS, stayOf, usdOf } from './city-facts.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE } from './plan-nights.ts';
import { fits, type PlanTerms, partyUsd } from './room-price.ts';
import type { StayOver } from './stay-over.ts';

/** A rule about how stays begin, last and end. */
export type StayRule = 'no_arrival' | 'minimum_stay' | 'no_departure';

/** What a party comes to in a city, worked out once for each kind of room and each set of a plan's terms. */
export type PartyIn = {
  readonly rooms: readonly RoomParty[];
  /** By limits of a room: 1 where everybody fits. */
  readonly fits: Uint8Array;
  /** By terms: cents that the people of all rooms change a night by, and the least that those of one room do. */
  readonly sum: Int32Array;
  readonly least: Int32Array;
};

export function partyIn(city: CityFacts, rooms: readonly RoomParty[]): PartyIn {
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

/** Returns how many rooms of a type are left in every night of a stay. */
export function leastLeft(room: number, { nights }: StayOver): number {
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

export type Asking = { readonly city: CityFacts; readonly party: PartyIn };

/** Returns the rule of a plan that a stay breaks, whatever is left and whatever it costs; null when it breaks none. */
export function brokenRule(plan: number, { first, nights, leave }: StayOver): StayRule | null {
  const base = plan * DAYS;
  const arrival = first.month.nights[base + first.day] ?? 0;
  if ((arrival & NO_ARRIVAL) !== 0) return 'no_arrival';
  if (((leave.month.nights[base + leave.day] ?? 0) & NO_DEPARTURE) !== 0) return 'no_departure';
  return nights.length < stayOf(arrival) ? 'minimum_stay' : null;
}

/** Returns what the calendar asks for each night of a stay under a plan, in cents. */
export const calendarOf = (plan: number, { nights }: StayOver): number[] =>
  nights.map(({ month, day }) => usdOf(month.nights[plan * DAYS + day] ?? 0));

/** Returns cents for the nights of a stay under a plan, all rooms together; 0 where one of them is closed or has no price. */
export function nightsUsd(plan: number, stay: StayOver, { city, party }: Asking): number {
  const base = plan * DAYS;
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { month, day } of stay.nights) {
    const night = month.nights[base + day] ?? 0;
    const usd = usdOf(night);
    if (usd === 0 || (night & CLOSED) !== 0) return 0;
    sum += usd;
    if (usd < least) least = usd;
  }
  const at = city.plans.terms[plan] ?? 0;
  const terms = city.terms[at];
  if (terms && least + (party.least[at] ?? 0) < 1) return carefulUsd(base, stay, { terms, rooms: party.rooms });
  return sum * party.rooms.length + (party.sum[at] ?? 0) * stay.nights.length;
}

/**
 * Returns cents for the nights of a stay under a plan in what is sold together, each room by itself less what comes off there, as it is quoted;
 * 0 where a night is closed or has no price.
 */
export function togetherNightsUsd(plan: number, stay: StayOver, { city, party }: Asking, off: BundleOff): number {
  const terms = city.terms[city.plans.terms[plan] ?? 0];
  if (!terms || nightsUsd(plan, stay, { city, party }) === 0) return 0;
  const base = plan * DAYS;
  return party.rooms.reduce(
    (sum, room) => sum + bundledPiece(carefulUsd(base, stay, { terms, rooms: [room] }), off),
    0,
  );
}
