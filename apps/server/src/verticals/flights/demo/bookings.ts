import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { VerticalBookings } from '../../../demo/content/vertical-demo.ts';
import { DEMO_CUSTOMER } from '../../../demo/demo-customer.ts';
import type { CustomerCalls } from '../../../demo/seed/customer-calls.ts';
import { daysOut } from '../../../demo/seed/travel/days-out.ts';
import { writtenPhone } from '../../../modules/accounts/core.ts';
import { createTravelQuote, placeTravelOrder } from '../../../modules/travel/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { tripsOn, writeDay } from '../db/flight-day.repo.ts';
import { faresGive } from '../domain/fare.ts';
import type { FoundItinerary } from '../domain/find-itineraries.ts';
import { placesOf } from '../usecases/search/places.ts';
import { readItineraries } from '../usecases/search/read-itineraries.ts';
import { follow } from './write-days.ts';

const spoken = { lang: 'en-US', currency: 'USD' } as const;
const ALONE = { adults: 1, childAges: [], babies: 0 } as const;
/** Days ahead that are tried for each. */
const SPAN = 40;

type Person = {
  id: string;
  nickname: string;
  email: string;
  name: string;
  country: string;
  tel: string;
  walletUsd: number;
};
type Plan = {
  readonly from: string;
  readonly to: string;
  readonly inDays: number;
  /** Changed to the day after, or moved by the airline by so many minutes. */
  readonly becomes: 'changed' | { readonly delayMinutes: number };
};

/** What the named customer of the demo finds among their flights. */
const PLANS: readonly Plan[] = [
  { from: 'LIS', to: 'MAD', inDays: 66, becomes: 'changed' },
  { from: 'LIS', to: 'LHR', inDays: 72, becomes: { delayMinutes: 245 } },
];

async function named(platform: Platform): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    SELECT c.id, c.nickname, c.email, a.name, a.country, a.tel, l.balance::int AS "walletUsd"
    FROM customer c JOIN address a ON a.customer_id = c.id AND a.is_default
    JOIN ledger_account l ON l.owner_id = c.id AND l.code = 'available' WHERE c.email = ${DEMO_CUSTOMER.email}`.execute(
    platform.db,
  );
  return rows[0];
}

/** A way in its cheapest fare that can be changed, as a trip is asked for. */
function wayOf({ legs, fares }: FoundItinerary) {
  const changeable = [...fares].filter(([, fare]) => faresGive(fare.legs.map(({ brand }) => brand)).change.allowed);
  const [cheapest] = changeable.sort(([, a], [, b]) => a.totalUsd - b.totalUsd);
  if (!cheapest) return null;
  const [brand, { totalUsd }] = cheapest;
  const flights = legs.map(({ flight, day }) => ({ flightId: flight.id, day }));
  return { way: { cabin: 'economy', brand, legs: flights }, totalUsd };
}
type Chosen = NonNullable<ReturnType<typeof wayOf>>;

/** A direct way on the first free day of those ahead, and one of the day after. */
async function waysOf(platform: Platform, { from, to, inDays }: Plan, who: Person): Promise<[Chosen, Chosen] | null> {
  const { db, clock } = platform;
  const now = clock.now();
  const [start, end] = await placesOf(db, [from, to], spoken.lang);
  const first = addDays(dayIn(start.zone, now), inDays);
  const out = await daysOut(platform, who.id);
  const asked = {
    from: start,
    to: end,
    cabin: 'economy',
    party: ALONE,
    first,
    last: addDays(first, SPAN),
    now,
  } as const;
  const waysOn = await readItineraries(platform, asked);
  const on = (day: Day): Chosen | null => {
    const direct = waysOn(day).find(({ legs }) => legs.length === 1);
    return direct ? wayOf(direct) : null;
  };
  for (let step = 0; step < SPAN; step += 1) {
    const [day, next] = [addDays(first, step), addDays(first, step + 1)];
    const [chosen, other] = [on(day), on(next)];
    if (chosen && other && !out.some(({ from: gone, to: back }) => gone <= next && back >= day)) return [chosen, other];
  }
  return null;
}

/** A name as passports have it. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Books and pays a way for the customer alone; returns the order. */
async function book(platform: Platform, calls: CustomerCalls, who: Person, { way }: Chosen): Promise<string> {
  const request = { slices: [way], adults: 1, childAges: [], babies: 0, bags: [] };
  const quote = await createTravelQuote(platform, {
    ...{ ...spoken, kind: 'flight', customerId: who.id, usePoints: false },
    request,
  });
  const [givenName = who.name, ...rest] = plain(who.name).split(' ');
  const familyName = rest.join(' ') || givenName;
  const traveller = { givenName, familyName, gender: 'female', nationality: who.country } as const;
  const passengerId = await calls.keepPassenger(who, traveller);
  const { name, country, email } = who;
  const contact = { name, country, phone: writtenPhone(who.tel, country) ?? who.tel, email };
  const customer = { kind: 'customer', id: who.id, sessionId: who.id, nickname: who.nickname } as const;
  const guests = [{ unit: 1, givenName, familyName, ageType: 'adult', age: null, passengerId } as const];
  const { orderId, paymentId } = await inTransaction(platform.db, (tx) =>
    placeTravelOrder(platform, tx, {
      ...{ kind: 'flight', customer, lang: spoken.lang, quoteId: quote.id, contact, guests, wishes: '', arrival: '' },
    }),
  );
  await calls.payFromWallet(who, paymentId);
  return orderId;
}

/** Has the airline move a departure: all who are booked on it are asked. */
async function move(platform: Platform, leg: { flightId: string; day: Day }, delayMinutes: number): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    await writeDay(tx, { ...leg, state: 'delayed', delayMinutes, reason: 'technical' });
    for (const { id } of await tripsOn(tx, leg)) {
      const { rows } = await sql<{ snapshot: Record<string, unknown>; now: Date }>`
        SELECT snapshot, app_now() AS now FROM travel_order WHERE id = ${id}`.execute(tx);
      const [order] = rows;
      if (order) await follow(tx, { id, ...order, reason: 'technical', newId: newId(platform.clock) });
    }
  });
}

/** Flights that the named customer has booked by now: one that was changed once, and one that the airline moved and that waits for an answer. */
const bookFlights: VerticalBookings = async (platform, calls) => {
  for (const plan of PLANS) {
    const who = await named(platform);
    const ways = who && (await waysOf(platform, plan, who));
    if (!who || !ways) continue;
    const [chosen, other] = ways;
    if (who.walletUsd < chosen.totalUsd + other.totalUsd) continue;
    const orderId = await book(platform, calls, who, chosen);
    if (plan.becomes === 'changed') {
      const wanted = { slices: [{ slice: 1, ...other.way }], moving: [], leaving: [] };
      await calls.changeOrder(who, { orderId, kind: 'flight', wanted });
    } else {
      const [leg] = chosen.way.legs;
      if (leg) await move(platform, leg, plan.becomes.delayMinutes);
    }
  }
};
export default bookFlights;
