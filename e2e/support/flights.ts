import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { PassengerInput } from '@app/contract/travel/person-schemas';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import { sql } from 'kysely';
import type { Customer } from './customers.ts';
import { ask, onDatabase, type Product } from './products.ts';

const DAY_MS = 86_400_000;

/** A city by a part of its name, as `from` and `to` take it. */
export async function placeNamed(product: Product, keyword: string): Promise<string> {
  const [place] = await ask(product, flightEndpoints.flightPlaces, { query: { keyword } });
  if (!place) throw new Error(`nothing flies to ${keyword}`);
  return place.value;
}

/** A day so many days from now by the product's clock. */
export async function flightDayIn(product: Product, days: number): Promise<string> {
  const { today } = await ask(product, flightEndpoints.flightHome);
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Keeps a traveller whose passport outlives every trip of the demo. */
export const keepTraveller = (product: Product, { token }: Customer, body: Partial<PassengerInput> = {}) =>
  ask(product, travelEndpoints.savePassenger, {
    token,
    body: {
      givenName: 'Ines',
      familyName: 'Duarte',
      gender: 'female',
      birthDate: '1994-04-03',
      nationality: 'PT',
      documentType: 'passport',
      documentNumber: `PT${Date.now() % 10_000_000}`,
      documentValidUntil: '2040-01-01',
      ...body,
    },
  });

/** The cheapest flight of a day with its first fare. */
export type FoundFlight = {
  readonly key: string;
  readonly brand: string;
  /** Both places as `from` and `to` take them. */
  readonly from: string;
  readonly to: string;
  readonly day: string;
  /** Of the first flight. */
  readonly number: string;
};

/** The cheapest flight of a day with so many stops; null where none flies. */
async function flightOf(product: Product, way: Pick<FoundFlight, 'from' | 'to' | 'day'>, stops: number) {
  const { list } = await ask(product, flightEndpoints.flightSearch, { query: { ...way, sort: 'cheapest' } });
  return list.find(({ waits }) => waits.length === stops) ?? null;
}

/** Finds the cheapest flight so many days from now, or of the first day after that on which one flies; from Lisbon to London, and direct, where nothing else is said. */
export async function findFlight(
  product: Product,
  wanted: { readonly from?: string; readonly to?: string; readonly days: number; readonly stops?: number },
): Promise<FoundFlight> {
  const from = await placeNamed(product, wanted.from ?? 'lisbon');
  const to = await placeNamed(product, wanted.to ?? 'london');
  // Not every way is flown on every weekday.
  for (let later = 0; later < 7; later += 1) {
    const day = await flightDayIn(product, wanted.days + later);
    const card = await flightOf(product, { from, to, day }, wanted.stops ?? 0);
    if (!card) continue;
    const { fares } = await ask(product, flightEndpoints.flightDetails, { query: { out: card.key } });
    return { key: card.key, brand: fares[0]?.brands[0] ?? '', from, to, day, number: card.legs[0]?.number ?? '' };
  }
  throw new Error('no such flight that week');
}

/** Quotes the flights for a party in economy. */
export const quoteFlight = (
  product: Product,
  { token }: Customer,
  flights: readonly FoundFlight[],
  party: { readonly adults: number; readonly babies?: number } = { adults: 1 },
) =>
  ask(product, flightEndpoints.createFlightQuote, {
    token,
    body: {
      slices: flights.map(({ key, brand }) => ({
        cabin: 'economy' as const,
        brand,
        legs: readSliceKey(key)?.slice() ?? [],
      })),
      ...party,
    },
  });

/** Books a flight for one saved traveller, or so many adults, unpaid; the cheapest so many days from now where only that is said. */
export async function bookFlight(
  product: Product,
  customer: Customer,
  which: FoundFlight | number,
  { adults }: { readonly adults: number } = { adults: 1 },
) {
  const { token } = customer;
  const kept = [];
  for (let at = 0; at < adults; at += 1) {
    const more =
      at === 0 ? {} : { givenName: `Ines${'abcdefgh'[at] ?? ''}`, documentNumber: `PX${at}${Date.now() % 1_000_000}` };
    kept.push(await keepTraveller(product, customer, more));
  }
  const flight = typeof which === 'number' ? await findFlight(product, { days: which }) : which;
  const quote = await quoteFlight(product, customer, [flight], { adults });
  const placed = await ask(product, flightEndpoints.bookFlight, {
    token,
    body: {
      quoteId: quote.id,
      guests: kept.map(({ id, givenName, familyName }) => ({ unit: 1, givenName, familyName, passengerId: id })),
      contact: { name: 'Ines Duarte', country: 'PT', phone: '912345678', email: 'ines@example.com' },
      policyAccepted: true,
    },
  });
  return { ...placed, number: placed.number, flight: flight.number, day: flight.day };
}

/** Has the fares of a booking be changed for so much, whatever their airlines say; those of other bookings stay as they are. */
export const changeableFor = (product: Product, { orderId }: { readonly orderId: string }, feeUsd: number) =>
  onDatabase(product, (db) =>
    sql`UPDATE travel_order o SET snapshot = jsonb_set(o.snapshot, '{slices}', (
        SELECT jsonb_agg(jsonb_set(s.slice, '{fare,change}', ${JSON.stringify({ allowed: true, feeUsd, untilMinutes: 120 })}::jsonb) ORDER BY s.at)
          FROM jsonb_array_elements(o.snapshot -> 'slices') WITH ORDINALITY AS s (slice, at)))
      WHERE id = ${orderId}`.execute(db),
  );

/** Leaves so many free seats in economy on the first flight of a way. */
export const leaveSeats = (product: Product, { key, day }: FoundFlight, free: number): Promise<unknown> =>
  onDatabase(product, (db) =>
    sql`
      INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max) VALUES (${readSliceKey(key)?.[0]?.flightId}, 'economy', ${day}, ${free}, 1)
      ON CONFLICT (flight_id, cabin, day) DO UPDATE SET total = flight_seats.held + flight_seats.sold + ${free}`.execute(
      db,
    ),
  );
