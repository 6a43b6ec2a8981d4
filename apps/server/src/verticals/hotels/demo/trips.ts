import { type Party, roomsOf } from '@app/contract/verticals/hotels/party';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import type { PlannedTravel } from '../../../demo/content/vertical-demos.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { closedFor } from '../domain/plan-nights.ts';
import { priceStay } from '../domain/price-stay.ts';
import { fits } from '../domain/room-price.ts';
import { planTerms } from '../domain/stored-hotel.ts';
import { stayOffer } from '../usecases/offer-stay.ts';
import { guestWords } from './guest-words.ts';
import { type NamedStay, namedStays } from './named-stays.ts';
import { roomPicture } from './pictures.ts';
import { type Fate, lifeOf, someFate } from './stay-life.ts';
import { guestsFor, someParty } from './stay-party.ts';
import { BUSY, type House, openRooms, type Rooms, readHouses } from './stay-rooms.ts';
import { writeStays } from './write-stays.ts';

const OWN_CHANCE = 710;
/** Days of which the shop is busy with travel, and of which bookings are made. */
const LATELY = 95;
const AHEAD = 58;
/** Check-ins of a day: on those that are over, and how fast they thin out on those to come. */
const A_DAY = 6.4;
const THINS_OUT = 32;
/** The days before, from which every house has a few stays that were told of. */
const LONG_AGO = 380;
const LENGTHS = [1, 1, 2, 2, 2, 3, 3, 4, 5] as const;
const SETTLED = 2 * DAY;
const TRIES = 8;

type Wish = {
  readonly house: House;
  readonly checkIn: Day;
  readonly fate: Fate;
  readonly nights?: number;
  readonly party?: Party;
  readonly placedAt?: Date;
  readonly customer?: SeededCustomer;
  readonly wishes?: string;
  readonly flexible?: boolean;
};
type Stage = {
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
  const offer = stayOffer({ hotel, room, plan, stay: { checkIn, checkOut, rooms }, priced });
  return { room, nights, party, offer, request: { planId: plan.id, checkIn, checkOut, ...party } };
}

/** Lays down a booking at a house, or gives null where it cannot be had or nobody is there to make it. */
function bookingOf(wish: Wish, stage: Stage): PlannedTrip | null {
  const { chance, now, travellers } = stage;
  const { fate } = wish;
  const offered = offerOf(wish, stage);
  if (!offered) return null;
  const { room, nights, party, offer, request } = offered;
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

/** The named customer's stay; what staff have still to look at stops before they do. */
function namedTrip(stay: NamedStay, houses: readonly House[], stage: Stage): PlannedTrip | null {
  const { now, travellers } = stage;
  const { fate, inDays, nights, party, wishes = '' } = stay;
  const placedAt = addMs(now, -stay.bookedHoursAgo * HOUR);
  for (const house of houses) {
    const checkIn = addDays(dayIn(house.hotel.zone, now), inDays);
    const wish = { house, checkIn, fate, nights, party, wishes, placedAt, flexible: true };
    const trip = bookingOf({ ...wish, ...(travellers[0] ? { customer: travellers[0] } : {}) }, stage);
    if (!trip) continue;
    const until = stay.waits === 'review' ? 'review' : stay.waits === 'confirmation' ? 'confirm' : null;
    const end = trip.steps.findIndex(({ event }) => event === until);
    return end === -1 ? trip : { ...trip, steps: trip.steps.slice(0, end) };
  }
  return null;
}

/** A house, those that are booked most oftener. */
function someHouse(houses: readonly House[], chance: Chance): House {
  const all = houses.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance.next() * all;
  for (const house of houses) {
    left -= house.weight;
    if (left < 0) return house;
  }
  return houses[0] as House;
}

function* wishesOf(houses: readonly House[], { chance, now }: Stage): Generator<() => Wish> {
  const today = (house: House): Day => dayIn(house.hotel.zone, now);
  for (const house of houses) {
    for (let count = chance.whole(2, 5); count > 0; count -= 1)
      yield () => ({ house, checkIn: addDays(today(house), -chance.whole(LATELY + 5, LONG_AGO)), fate: 'told' });
  }
  for (let day = -LATELY; day <= AHEAD; day += 1) {
    const wanted = A_DAY * (day <= 1 ? chance.between(0.7, 1.3) : Math.exp(-day / THINS_OUT));
    const count = Math.floor(wanted) + (chance.maybe(wanted % 1) ? 1 : 0);
    const fate = someFate(chance);
    for (let turn = 0; turn < count; turn += 1) {
      const own = turn === 0 ? fate : someFate(chance);
      yield () => {
        const house = someHouse(houses, chance);
        return { house, checkIn: addDays(today(house), day), fate: own };
      };
    }
  }
}

/** Gives every comment its words in the order in which they are read: nobody says what somebody said before. */
function withWords(trips: readonly PlannedTrip[], chance: Chance): PlannedTrip[] {
  const say = guestWords();
  const comments = trips
    .flatMap((trip) => trip.steps.map((step) => ({ trip, step })))
    .filter(({ step }) => step.remark)
    .sort((a, b) => a.step.at.getTime() - b.step.at.getTime());
  const said = new Map(
    comments.map(({ trip, step }) => {
      const rating = step.remark?.rating ?? 5;
      const pictures = chance.maybe(0.15) ? [pictureUrl(roomPicture(chance.whole(0, 11)))] : [];
      return [trip.id, { rating, text: chance.maybe(0.92) ? say(trip.customer.locale, rating) : '', pictures }];
    }),
  );
  return trips.map((trip) => ({
    ...trip,
    steps: trip.steps.map((step) => (step.remark ? { ...step, remark: said.get(trip.id) ?? step.remark } : step)),
  }));
}

/**
 * Stays of the demo's customers: a few at every house over the year before, many over the last three months, and those
 * that are booked for the next two, in every state that their days allow.
 */
export default async function planStays(
  tx: Tx,
  { now, seed, travellers }: { now: Date; seed: number; travellers: readonly SeededCustomer[] },
): Promise<PlannedTravel> {
  const chance = createChance(seed + OWN_CHANCE);
  const today = now.toISOString().slice(0, 10);
  const houses = await readHouses(tx, today);
  const stage: Stage = { chance, now, rooms: await openRooms(tx), travellers, away: new Map() };
  const trips: PlannedTrip[] = [];
  for (const [index, stay] of namedStays.entries()) {
    const trip = namedTrip(stay, houses.slice(index * 2 + BUSY), stage);
    if (trip) trips.push(trip);
  }
  for (const wish of wishesOf(houses, stage)) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const trip = bookingOf(wish(), stage);
      if (!trip) continue;
      trips.push(trip);
      break;
    }
  }
  const busy = houses.slice(0, BUSY).map(({ hotel }) => hotel.id);
  return {
    trips: withWords(trips, chance),
    write: (into, living) => writeStays(into, living, { today, busy }),
  };
}
