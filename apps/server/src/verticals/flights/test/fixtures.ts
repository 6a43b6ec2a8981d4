import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { PassengerInput } from '@app/contract/travel/person-schemas';
import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import { addDays, type Day } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Shop } from '../../../testing/shop.ts';

export const CONTACT = { name: 'Ines Sousa', country: 'US', phone: '202-555-0123', email: 'ines@example.com' };
export const NEW_YORK = 'America/New_York';

const name = (text: string) => JSON.stringify({ 'en-US': text });
const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');

export type Airport = { id: string; code: string; cityId: string; zone: string };
/** Codes of airports: QAA and on, which few real ones have; files that share a process count on. */
const FIRST_CODE = 16 * 676;
let airports = 0;

function nextCode(): string {
  const number = (FIRST_CODE + airports) % 17_576;
  airports += 1;
  return String.fromCharCode(
    ...[Math.floor(number / 676), Math.floor(number / 26) % 26, number % 26].map((at) => 65 + at),
  );
}

/** A city with an airport. */
export async function newAirport(
  db: Db,
  of: {
    zone?: string;
    country?: string;
    at?: [number, number];
    transfer?: number;
    chargeUsd?: number;
    city?: string;
  } = {},
): Promise<Airport> {
  const [id, cityId, code, zone] = [randomUUID(), randomUUID(), nextCode(), of.zone ?? NEW_YORK];
  const [latitude, longitude] = of.at ?? [40, -74];
  await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude, popular)
    VALUES (${cityId}, ${name(of.city ?? `City ${cityId}`)}, ${name('Somewhere')}, ${of.country ?? 'US'}, ${zone}, ${latitude},
      ${longitude}, true)`.execute(db);
  await sql`INSERT INTO airport (id, code, city_id, name, zone, latitude, longitude, transfer_minutes, charge_usd)
    VALUES (${id}, ${code}, ${cityId}, ${name(`Airport ${code}`)}, ${zone}, ${latitude}, ${longitude}, ${of.transfer ?? 60},
      ${of.chargeUsd ?? 1_000})`.execute(db);
  return { id, code, cityId, zone };
}

export type Airline = { id: string; code: string; prefix: string };
let airlines = 0;

/** An airline without fares of its own. */
export async function newAirline(db: Db, of: { returnBp?: number } = {}): Promise<Airline> {
  airlines += 1;
  // Two letters or digits, A1 and on: files that share a process count on.
  const code = (360 + airlines).toString(36).toUpperCase();
  const [id, prefix] = [randomUUID(), String(100 + airlines)];
  await sql`INSERT INTO airline (id, code, ticket_prefix, name, colour, return_bp)
    VALUES (${id}, ${code}, ${prefix}, ${name(`Airline ${code}`)}, '#0055AA', ${of.returnBp ?? 0})`.execute(db);
  return { id, code, prefix };
}

/** Bags that are sold beside those of fares: a piece costs $45, or $60 with a tax of 10 percent. */
export const EXTRA_BAGS = [
  { kind: 'checked', kg: 23, usd: 4_500, taxBp: 0, most: 2 },
  { kind: 'sports', kg: 32, usd: 6_000, taxBp: 1_000, most: 1 },
] as const;

/** Sells bags beside those of every fare, on from now. */
export const sellBags = (db: Db): Promise<unknown> =>
  sql`UPDATE fare_brand SET extra_bags = ${JSON.stringify(EXTRA_BAGS)}::jsonb`.execute(db);

/** Fares of every airline: light loses half at once and all a day before, flex is free until an hour before. */
export async function plantBrands(db: Db): Promise<void> {
  const bags = (pieces: number) => JSON.stringify({ pieces, kg: pieces * 23 });
  for (const cabin of ['economy', 'business']) {
    await sql`INSERT INTO fare_brand (id, cabin, code, name, price_percent, cabin_bag, checked_bag, seat, meal, refund_steps, sort_weight)
      VALUES (${randomUUID()}, ${cabin}, 'light', ${name('Light')}, 100, ${bags(1)}, ${bags(0)}, 'none', false,
          '[{"hoursBefore": 8760, "percent": 50}, {"hoursBefore": 24, "percent": 100}]', 2),
        (${randomUUID()}, ${cabin}, 'flex', ${name('Flex')}, 150, ${bags(1)}, ${bags(1)}, 'free', true,
          '[{"hoursBefore": 1, "percent": 20}]', 1)
      ON CONFLICT DO NOTHING`.execute(db);
  }
}

export type FlightGiven = {
  from: Airport;
  to: Airport;
  airline: Airline;
  departs?: string;
  minutes?: number;
  seats?: number;
  laps?: number;
  baseUsd?: number;
  cabins?: readonly Cabin[];
  /** What flies it, if not the usual. */
  aircraftId?: string;
};
let numbers = 0;

/** A daily flight. */
export async function newFlight(db: Db, of: FlightGiven): Promise<string> {
  numbers += 1;
  const id = randomUUID();
  const aircraft = await sql<{ id: string }>`INSERT INTO aircraft (id, code, name)
    VALUES (${randomUUID()}, '32N', ${name('Narrow 320')})
    ON CONFLICT (code) DO UPDATE SET code = EXCLUDED.code RETURNING id`.execute(db);
  await sql`INSERT INTO flight (id, airline_id, number, from_airport_id, to_airport_id, departs, block_minutes, weekdays, valid,
      aircraft_id, online)
    VALUES (${id}, ${of.airline.id}, ${String(numbers)}, ${of.from.id}, ${of.to.id}, ${of.departs ?? '10:00'}, ${of.minutes ?? 180},
      '{1,2,3,4,5,6,7}', '[2020-01-01,2100-01-01)', ${of.aircraftId ?? aircraft.rows[0]?.id}, true)`.execute(db);
  for (const cabin of of.cabins ?? ['economy']) {
    await sql`INSERT INTO flight_cabin (flight_id, cabin, seats, laps, base_usd, child_percent, baby_percent)
      VALUES (${id}, ${cabin}, ${of.seats ?? 9}, ${of.laps ?? 2}, ${of.baseUsd ?? 10_000}, 75, 10)`.execute(db);
  }
  return id;
}

/** Two places with a flight each way. */
export async function newRoundTrip(db: Db, of: Partial<FlightGiven> = {}) {
  const airline = of.airline ?? (await newAirline(db));
  const from = of.from ?? (await newAirport(db));
  const to = of.to ?? (await newAirport(db, { at: [41.9, -87.6], zone: 'America/Chicago' }));
  const out = await newFlight(db, { ...of, from, to, airline });
  const back = await newFlight(db, { ...of, from: to, to: from, airline, departs: '18:00' });
  return { airline, from, to, out, back };
}
export type RoundTrip = Awaited<ReturnType<typeof newRoundTrip>>;

/** The day so many days after the present one of a zone. */
export const dayAhead = (shop: Pick<Shop, 'app'>, days: number, zone = NEW_YORK): Day =>
  addDays(dayIn(zone, shop.app.platform.clock.now()), days);

export type Person = { givenName: string; familyName: string; passengerId: string };
let people = 0;

/** Keeps a passenger of a buyer with a document that is always long enough. */
export async function newPassenger(shop: Shop, token: string, more: Partial<PassengerInput> = {}): Promise<Person> {
  people += 1;
  const givenName = more.givenName ?? letters(1) + letters(7).toLowerCase();
  const familyName = more.familyName ?? 'Sousa';
  const body = {
    gender: 'female' as const,
    birthDate: '1990-05-05',
    nationality: 'US',
    documentType: 'passport' as const,
    documentNumber: `P${100_000 + people}${letters(3)}`,
    documentValidUntil: '2050-01-01',
    ...more,
    givenName,
    familyName,
  };
  const saved = await shop.call(travelEndpoints.savePassenger, { token, raw: body });
  if (saved.code !== 200) throw new Error(`passenger: ${JSON.stringify(saved.data)}`);
  return { givenName, familyName, passengerId: saved.data.id };
}

export const guestOf = (person: Person, more: object = {}) => ({
  unit: 1,
  ageType: 'adult',
  age: null,
  ...person,
  ...more,
});

type Leg = { flightId: string; day: Day };
export const wayOf = (legs: readonly Leg[], brand = 'flex', cabin: Cabin = 'economy') => ({ cabin, brand, legs });

export const quoteTrip = (shop: Shop, token: string, trip: object) =>
  shop.call(flights.createFlightQuote, { token, raw: { adults: 1, ...trip } });

export const bookTrip = (shop: Shop, token: string, quoteId: string, guests: readonly object[], more: object = {}) =>
  shop.call(flights.bookFlight, {
    token,
    raw: { quoteId, guests, contact: CONTACT, policyAccepted: true, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });

export const payTrip = (shop: Shop, token: string, payment: string) =>
  shop.call(paymentEndpoints.pay, { token, body: { payment, channel: shop.balanceChannel } });

/** Seats of a flight by day and cabin, where any are held or sold. */
export async function seatsOf(db: Db, flightId: string) {
  const { rows } = await sql<{ day: string; cabin: string; held: number; sold: number; laps: number }>`
    SELECT day, cabin, held, sold, laps FROM flight_seats WHERE flight_id = ${flightId} AND held + sold + laps > 0
    ORDER BY day, cabin`.execute(db);
  return rows;
}

/** What a change answers that was made on another version than the present one. */
export const staleOf = (answer: { status: number; data: unknown }) => [
  answer.status,
  (answer.data as { error?: string; current?: { version: number } }).error,
  (answer.data as { current?: { version: number } }).current?.version,
];
