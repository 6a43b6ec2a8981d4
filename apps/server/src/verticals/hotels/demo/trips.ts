import { addMs, HOUR } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import type { VerticalTrips } from '../../../demo/content/vertical-demo.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { bookingOf, type Stage, type Wish } from './book-stay.ts';
import { dealStays } from './deal-stays.ts';
import { guestWords } from './guest-words.ts';
import { type NamedStay, namedStays } from './named-stays.ts';
import { roomPicture } from './pictures.ts';
import { someFate } from './stay-life.ts';
import { BUSY, type House, openRooms, readHouses } from './stay-rooms.ts';
import { staysOfAFlight } from './stays-of-a-flight.ts';
import { writeStays } from './write-stays.ts';

const OWN_CHANCE = 710;
const DEAL_CHANCE = 715;
const FLIGHT_CHANCE = 717;
/** Days of which the shop is busy with travel, and of which bookings are made. */
const LATELY = 95;
const AHEAD = 58;
/** Check-ins of a day: on those that are over, and how fast they thin out on those to come. */
const A_DAY = 6.4;
const THINS_OUT = 32;
/** The days before, from which every house has a few stays that were told of. */
const LONG_AGO = 380;
const TRIES = 8;

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
const planStays: VerticalTrips = async (tx, { now, seed, travellers, deals, buyers, booked }) => {
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
  const atDeals = { ...stage, chance: createChance(seed + DEAL_CHANCE), buyers };
  trips.push(...(await dealStays(houses, deals, atDeals)));
  trips.push(...staysOfAFlight(booked, houses.slice(BUSY), { ...stage, chance: createChance(seed + FLIGHT_CHANCE) }));
  const busy = houses.slice(0, BUSY).map(({ hotel }) => hotel.id);
  return {
    trips: withWords(trips, chance),
    write: (into, living) => writeStays(into, living, { today, busy }),
  };
};
export default planStays;
