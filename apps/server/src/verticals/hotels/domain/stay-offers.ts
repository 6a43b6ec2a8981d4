import type { BundleOff } from '@app/contract/travel/bundled-piece';
import type { RoomParty } from '@app/contract/travel/rooms';
import type { CityFacts } from './city-facts.ts';
import { brokenRule, leastLeft, nightsUsd, partyIn, togetherNightsUsd } from './plan-price.ts';
import type { StayOver } from './stay-over.ts';

/**
 * The plans of one hotel that can be booked, from plan `from` to before `to` of the city: `usd[plan - from]` is what the
 * stay costs in cents without taxes, all rooms together and at the deals that run, 0 where it cannot be had; `left` are
 * the rooms of its type. `deals` are by plan, of those that cost less by one.
 */
export type Offers = {
  from: number;
  to: number;
  readonly usd: Float64Array;
  readonly left: Uint8Array;
  readonly deals: Map<number, OfferDeal>;
};

/** What deals take off a stay, in cents without taxes, and when the first of them ends. */
export type StayOff = { readonly offUsd: number; readonly endsAt: Date };
export type OfferDeal = { readonly off: StayOff; readonly usualUsd: number };

/** A plan of a city for a stay, to be looked at for deals. */
export type PlanAsked = {
  readonly hotel: number;
  readonly room: number;
  readonly plan: number;
  readonly stay: StayOver;
};
/** The hotels of a city that deals run on, by their places, and what those take off a plan there. */
export type DealsIn = { readonly hotels: ReadonlySet<number>; offOf(asked: PlanAsked): StayOff | null };
export const NO_DEALS: DealsIn = { hotels: new Set(), offOf: () => null };

/** The price desk of one city for one party: `offers` are of the hotel asked for last. */
export type Desk = { readonly offers: Offers; ask(hotel: number): Offers };

/**
 * Opens the desk for some stays: where there are several, a plan costs what its cheapest costs. A plan is offered where
 * enough rooms are left, no stop is in the way and the people fit. `off` comes off each room where the stay is sold together with other things.
 */
export function openDesk(
  city: CityFacts,
  asked: {
    readonly rooms: readonly RoomParty[];
    readonly stays: readonly StayOver[];
    readonly deals: DealsIn;
    readonly off?: BundleOff | undefined;
  },
): Desk {
  const { rooms, stays, deals, off: together } = asked;
  const party = partyIn(city, rooms);
  const asking = { city, party };
  const priceOf = (plan: number, stay: StayOver): number =>
    together ? togetherNightsUsd(plan, stay, asking, together) : nightsUsd(plan, stay, asking);
  const { hotels, rooms: types } = city;
  const planAt = (room: number): number => types.plans[room] ?? 0;
  let most = 0;
  for (let hotel = 0; hotel < hotels.count; hotel += 1) {
    most = Math.max(most, planAt(hotels.rooms[hotel + 1] ?? 0) - planAt(hotels.rooms[hotel] ?? 0));
  }
  const offers: Offers = {
    from: 0,
    to: 0,
    usd: new Float64Array(most),
    left: new Uint8Array(most),
    deals: new Map(),
  };
  const put = (plan: number, left: number, usualUsd: number, off: StayOff | null): void => {
    const usd = usualUsd - (off?.offUsd ?? 0);
    const known = offers.usd[plan - offers.from] ?? 0;
    if (known !== 0 && known <= usd) return;
    offers.usd[plan - offers.from] = usd;
    offers.left[plan - offers.from] = left;
    if (off) offers.deals.set(plan, { off, usualUsd });
    else offers.deals.delete(plan);
  };
  const askRoom = (hotel: number, room: number, stay: StayOver): void => {
    const left = leastLeft(room, stay);
    if (left < rooms.length) return;
    const dealt = deals.hotels.has(hotel);
    for (let plan = planAt(room); plan < planAt(room + 1); plan += 1) {
      const usualUsd = brokenRule(plan, stay) === null ? priceOf(plan, stay) : 0;
      if (usualUsd === 0) continue;
      put(plan, left, usualUsd, dealt ? deals.offOf({ hotel, room, plan, stay }) : null);
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
      offers.deals.clear();
      for (let room = first; room < last; room += 1) {
        if (party.fits[types.limits[room] ?? 0] === 1) for (const stay of stays) askRoom(hotel, room, stay);
      }
      return offers;
    },
  };
}
