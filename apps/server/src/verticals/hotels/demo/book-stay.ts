import { type Party, roomsOf } from '@app/contract/travel/rooms';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import type { TravelOffer } from '../../../modules/travel/public.ts';
import { closedFor } from '../domain/plan-nights.ts';
import { priceStay } from '../domain/price-stay.ts';
import { fits } from '../domain/room-price.ts';
import { planTerms } from '../domain/stored-hotel.ts';
import { stayOffer } from '../usecases/offer-stay.ts';
import { type Fate, lifeOf } from './stay-life.ts';
import { guestsFor, someParty } from './stay-party.ts';
import type { House, Rooms } from './stay-rooms.ts';

export const LENGTHS = [1, 1, 2, 2, 2, 3, 3, 4, 5] as const;
const SETTLED = 2 * DAY;

export type Wish = {
  readonly house: House;
  readonly checkIn: Day;
  readonly fate: Fate;
  readonly nights?: number;
  readonly party?: Party;
  readonly placedAt?: Date;
  readonly customer?: SeededCustomer;
  readonly wishes?: string;
  readonly flexible?: boolean;
  /** Whether it is booked at what it is offered for. */
  readonly takes?: (offer: TravelOffer) => boolean;
};
export type Stage = {
  readonly chance: Chance;
  readonly now: Date;
  readonly rooms: Rooms;
  readonly travellers: readonly SeededCustomer[];
  /** Days that customers are away. */
  readonly away: Map<string, { from: Day; to: Day }[]>;
};

const isAway = ({ away }: Stage, customer: SeededCustomer, stay: { from: Day; to: Day }): boolean =>
  (away.get(customer.id) ?? []).some(({ from, to }) => from < stay.to && to > stay.from);

/** Somebody who had an account by then and is at home on those days; not the named customer, whose stays are given. */
function guestOf(stage: Stage, stay: { from: Day; to: Day }, placedAt: Date): SeededCustomer | null {
  const { chance, travellers } = stage;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const customer = travellers[chance.whole(1, travellers.length - 1)];
    if (customer && addMs(customer.createdAt, SETTLED) < placedAt && !isAway(stage, customer, stay)) return customer;
  }
  return null;
}

/** When a stay was booked: from a day and a half before it to some weeks, but always before now. */
function bookedAt({ chance, now }: Stage, startsAt: Date): Date {
  const ahead = addMs(startsAt, -(1.5 + chance.next() ** 1.7 * 44) * DAY - chance.between(0, 12) * HOUR);
  return ahead < now ? ahead : addMs(now, -(chance.next() ** 1.1 * 20 * DAY + 0.4 * HOUR));
}

/** What a stay at a house costs on a plan, or null where its rules or its rooms do not allow it. */
function offerOf(wish: Wish, { chance }: Stage) {
  const { house, checkIn, fate } = wish;
  const { hotel } = house;
  const roll = chance.next();
  const room = hotel.roomTypes[wish.party ? 1 : roll < 0.56 ? 0 : roll < 0.87 ? 1 : 2];
  const flexible = wish.flexible || fate === 'cancelled' || chance.maybe(0.7);
  const plan = room?.plans[flexible ? 0 : 1];
  if (!room || !plan) return null;
  const party = wish.party ?? someParty(room, chance);
  const rooms = roomsOf(party);
  const checkOut = addDays(checkIn, wish.nights ?? chance.pick(LENGTHS));
  const nights = nightsOf(checkIn, checkOut);
  const nightOf = house.nightsOf(plan);
  if (!rooms.every((one) => fits(room, one)) || closedFor(nightOf, { nights, checkOut })) return null;
  const calendar = nights.map((night) => nightOf(night).usd);
  const priced = priceStay(calendar, { rooms, terms: planTerms(room, plan), taxBp: hotel.taxBp });
  if (!priced) return null;
  const offer = stayOffer({ hotel, room, plan, stay: { checkIn, checkOut, rooms }, priced, calendarUsd: calendar });
  return { room, nights, party, offer, request: { planId: plan.id, checkIn, checkOut, ...party } };
}

/** Lays down a booking at a house, or returns null where it cannot be had or nobody is there to make it. */
export function bookingOf(wish: Wish, stage: Stage): PlannedTrip | null {
  const { chance, now, travellers } = stage;
  const { fate } = wish;
  const offered = offerOf(wish, stage);
  if (!offered) return null;
  const { room, nights, party, offer, request } = offered;
  if (wish.takes && !wish.takes(offer)) return null;
  const placedAt = wish.placedAt ?? bookedAt(stage, offer.service.startsAt);
  const away = { from: request.checkIn, to: request.checkOut };
  const customer = wish.customer ?? guestOf(stage, away, placedAt);
  if (!customer || isAway(stage, customer, away) || !stage.rooms.take(room, nights, party.rooms)) return null;
  stage.away.set(customer.id, [...(stage.away.get(customer.id) ?? []), away]);
  return {
    id: chance.id(placedAt),
    kind: 'hotel',
    customer,
    offer,
    request,
    guests: guestsFor(party, customer, [chance.pick(travellers)]),
    wishes: wish.wishes ?? '',
    arrival: chance.maybe(0.3) ? `${chance.whole(15, 22)}:00` : '',
    placedAt,
    steps: lifeOf({ offer, placedAt, fate, chance }, now),
  };
}
