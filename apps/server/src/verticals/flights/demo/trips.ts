import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { hotelCities } from '../../../demo/content/cities/cities.ts';
import type { VerticalTrips } from '../../../demo/content/vertical-demo.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { PlannedDeal } from '../../../demo/seed/travel/planned-deal.ts';
import type { PlannedTrip } from '../../../demo/seed/travel/trip.ts';
import { withWords } from '../../../demo/seed/travel/with-words.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { fareBrands, flightsById } from '../db/flight.repo.ts';
import { readFlightDealKey } from '../domain/flight-deal.ts';
import { departureOn } from '../domain/schedule.ts';
import type { StoredFlight } from '../domain/stored-flight.ts';
import { type Fate, hasRoom, type Sky, type Stage, tripOf, type Wish } from './book-flight.ts';
import { dealFlights } from './deal-flights.ts';
import { alone, PARTIES } from './parties.ts';
import { travellerRemarks } from './traveller-words.ts';
import { writeBookings } from './write-bookings.ts';
import { writeDays } from './write-days.ts';

const OWN_CHANCE = 730;
const DEAL_CHANCE = 735;
const LATELY = 80;
const AHEAD = 45;
/** In how many days the departure is that the airline has cancelled. */
const CALLED_OFF_IN = 6;

/** The flights of the demo with their economy and business prices over the days of its bookings. */
async function openSky(tx: Tx, today: Day, cityIds: ReadonlyMap<string, string>): Promise<Sky> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM flight ORDER BY id`.execute(tx);
  const days = { first: addDays(today, -LATELY - 5), last: addDays(today, AHEAD + 20) };
  const ids = rows.map(({ id }) => id);
  const economy = await flightsById(tx, ids, { cabin: 'economy', ...days });
  const business = await flightsById(tx, ids, { cabin: 'business', ...days });
  return {
    all: [...economy.values(), ...business.values()].filter(({ cabin }) => cabin),
    brands: await fareBrands(tx),
    staysIn: new Set(hotelCities.flatMap(({ key }) => cityIds.get(key) ?? [])),
  };
}

/** Without the routes that are at a deal: who flies there has claimed units of it, and as many are laid down for each as it needs. */
function awayFromDeals(sky: Sky, deals: readonly PlannedDeal[]): Sky {
  const routes = new Set(
    deals.flatMap(({ kind, key }) => {
      const scope = kind === 'flight' ? readFlightDealKey(key) : null;
      return scope ? [`${scope.from} ${scope.to}`] : [];
    }),
  );
  return { ...sky, all: sky.all.filter(({ from, to }) => !routes.has(`${from.cityId} ${to.cityId}`)) };
}

/** What the named customer finds under their travel orders: days from today, hours since it was booked. */
type Named = Pick<Wish, 'fate' | 'party' | 'roundTrip' | 'longStay'> & { inDays: number; hoursAgo: number };
const NAMED: readonly Named[] = [
  { fate: 'told', inDays: -34, hoursAgo: 60 * 24, party: alone, roundTrip: true },
  { fate: 'flown', inDays: -4, hoursAgo: 20 * 24, party: alone, roundTrip: false },
  { fate: 'cancelled', inDays: -9, hoursAgo: 30 * 24, party: { adults: 2, childAges: [], babies: 0 }, roundTrip: true },
  {
    fate: 'flown',
    inDays: 34,
    hoursAgo: 50,
    party: { adults: 2, childAges: [7], babies: 1 },
    roundTrip: true,
    longStay: true,
  },
  { fate: 'expired', inDays: 26, hoursAgo: 40, party: alone, roundTrip: false },
];

function someFate(chance: Chance, inDays: number): Fate {
  const lot = chance.next();
  if (lot < 0.05) return 'given_up';
  if (lot < 0.09) return 'expired';
  if (lot < 0.16) return 'cancelled';
  return inDays < 0 && lot < 0.7 ? 'told' : 'flown';
}

function* wishesOf(travellers: readonly SeededCustomer[], { chance, now, sky }: Stage): Generator<Wish> {
  const today = now.toISOString().slice(0, 10);
  const [named] = travellers;
  for (const { inDays, hoursAgo, ...rest } of named ? NAMED : []) {
    const placedAt = addMs(now, -hoursAgo * HOUR);
    if (named) yield { customer: named, day: addDays(today, inDays), placedAt, cabin: 'economy', ...rest };
  }
  const others = travellers.slice(1);
  for (let inDays = -LATELY; inDays <= AHEAD; inDays += 1) {
    for (let count = chance.whole(0, inDays < 0 ? 2 : 3); count > 0; count -= 1) {
      const placedAt = addMs(now, (Math.min(inDays, 0) - chance.between(1.5, 25)) * DAY);
      const customer = chance.pick(others);
      if (addMs(customer.createdAt, 2 * DAY) > placedAt) continue;
      yield {
        customer,
        day: addDays(today, inDays),
        fate: someFate(chance, inDays),
        party: chance.pick(PARTIES),
        roundTrip: chance.maybe(0.6),
        cabin: chance.maybe(0.12) ? 'business' : 'economy',
        placedAt,
      };
    }
  }
  // Those on a departure that is cancelled: all on one flight.
  const day = addDays(today, CALLED_OFF_IN);
  const cancelled = chance.pick(
    sky.all.filter((flight) => flight.cabin?.cabin === 'economy' && hasRoom(departureOn(flight, day), alone)),
  );
  for (const [daysAgo, party] of [
    [9, alone],
    [5, { adults: 2, childAges: [], babies: 0 }],
    [3, alone],
  ] as const) {
    yield {
      customer: chance.pick(others),
      day,
      fate: 'called_off',
      party,
      roundTrip: false,
      cabin: 'economy',
      placedAt: addMs(now, -daysAgo * DAY),
      on: cancelled,
    };
  }
  // What waits for staff: one within its two hours, one beyond them; and one that waits to be paid.
  for (const [fate, minutes] of [
    ['to_issue', 48],
    ['to_issue', 137],
    ['unpaid', 4],
  ] as const) {
    const placedAt = addMs(now, -minutes * MINUTE);
    yield {
      customer: chance.pick(others),
      day: addDays(today, 12),
      fate,
      party: alone,
      roundTrip: true,
      cabin: 'economy',
      placedAt,
    };
  }
}

/** Flights of the demo's customers, in every state that their days allow, over the last months and the next weeks. */
const planFlights: VerticalTrips = async (tx, { now, seed, travellers, deals, buyers, cityIds }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const sky = awayFromDeals(await openSky(tx, now.toISOString().slice(0, 10), cityIds), deals);
  const stage: Stage = { tx, chance, now, sky, tickets: [], away: new Map() };
  const trips: PlannedTrip[] = [];
  let calledOff: StoredFlight | undefined;
  for (const wish of wishesOf(travellers, stage)) {
    if (wish.fate === 'called_off') calledOff = wish.on;
    const trip = await tripOf(wish, stage);
    if (trip) trips.push(trip);
  }
  const atDeals = { ...stage, chance: createChance(seed + DEAL_CHANCE), buyers };
  trips.push(...(await dealFlights(deals, atDeals, calledOff)));
  return {
    trips: withWords(trips, travellerRemarks),
    write: async (into, living) => {
      await writeBookings(into, living, stage.tickets);
      await writeDays(into, living, { now, newId: () => chance.id(now) });
    },
  };
};
export default planFlights;
