import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { SlotRule } from '@app/contract/travel/slot-rules';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { type ComboPick, picksText } from '@app/contract/verticals/combos/picks';
import type { ComboPlan } from '@app/contract/verticals/combos/views';
import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connect.ts';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import { type NewRestaurant, plantRestaurant } from '../../dining/test/fixtures.ts';
import {
  type Airport,
  CONTACT,
  guestOf,
  newAirline,
  newAirport,
  newFlight,
  newPassenger,
  plantBrands,
} from '../../flights/test/fixtures.ts';
import { FLIGHTS } from '../../flights/usecases/tags.ts';
import { type NewHotel, plantHotel } from '../../hotels/test/fixtures.ts';
import { dayAhead, newDeparture, newTour, type PlantedTour } from '../../tours/test/fixtures.ts';
import type { ComboWindows } from '../domain/offered-days.ts';

const LISBON = 'Europe/Lisbon';
const json = (value: unknown) => JSON.stringify(value);
const text = (words: string) => ({ 'en-US': words });

export type SlotGiven = {
  readonly key: string;
  readonly rule: SlotRule;
  readonly dayOffset?: number;
  readonly nights?: number;
  readonly optional?: boolean;
  readonly core?: boolean;
};

/** A combo on sale at ten percent off; five days unless said. */
export async function newCombo(
  db: Db,
  of: {
    readonly cityId: string;
    readonly slots: readonly SlotGiven[];
    readonly days?: number;
    readonly adults?: number;
    readonly offBp?: number;
    /** How many are sold in all; as many as its parts allow unless said. */
    readonly stock?: number;
    readonly online?: boolean;
    readonly sortWeight?: number;
    readonly name?: string;
    readonly windows?: Partial<ComboWindows>;
    readonly themes?: readonly string[];
  },
): Promise<string> {
  const id = randomUUID();
  const days = of.days ?? 5;
  await sql`INSERT INTO combo (id, name, story, city_id, cover, days, nights, adults, children, off_bp, stock, online, sort_weight,
      book_from, book_until, travel_from, travel_until, blackout, themes)
    VALUES (${id}, ${json(text(of.name ?? `Combo ${id}`))}, ${json(text('Some days away'))}, ${of.cityId}, '/files/demo/s-lisbon-7-{w}.webp',
      ${days}, ${days - 1}, ${of.adults ?? 1}, 0, ${of.offBp ?? 1_000}, ${of.stock ?? null}, ${of.online ?? true}, ${of.sortWeight ?? 0},
      ${of.windows?.bookFrom ?? null}, ${of.windows?.bookUntil ?? null}, ${of.windows?.travelFrom ?? null},
      ${of.windows?.travelUntil ?? null}, ${json(of.windows?.blackout ?? [])}, ${[...(of.themes ?? [])]}::uuid[])`.execute(
    db,
  );
  for (const [position, slot] of of.slots.entries()) {
    await sql`INSERT INTO combo_slot (combo_id, key, position, label, day_offset, nights, optional, core, rule)
      VALUES (${id}, ${slot.key}, ${position}, ${json(text(slot.key))}, ${slot.dayOffset ?? 0}, ${slot.nights ?? 0},
        ${slot.optional ?? false}, ${slot.core ?? false}, ${json(slot.rule)})`.execute(db);
  }
  return id;
}

export type Trip = {
  readonly combo: string;
  readonly origin: Airport;
  readonly destination: Airport;
  /** The first day: the overnight flight lands on it in the morning. */
  readonly day: Day;
  readonly flights: { readonly out: string; readonly back: string };
  /** The cheaper one first. */
  readonly hotels: readonly [NewHotel, NewHotel];
  readonly tour: PlantedTour;
  readonly departure: string;
  readonly place: NewRestaurant;
};

/**
 * Five days in a city of its own: flights overnight from New York, four nights in a hotel, dinner on the first evening, and a tour on the third
 * day that is optional unless said. Flights and hotel are core unless said.
 */
export async function newTrip(
  shop: Shop,
  of: {
    readonly seats?: number;
    readonly places?: number;
    readonly units?: number;
    readonly tourOptional?: boolean;
    readonly dinnerOptional?: boolean;
    readonly core?: boolean;
    readonly stock?: number;
    /** When the flight out departs, on the clock of New York; it lands twelve hours later on that of Lisbon. */
    readonly departs?: string;
  } = {},
): Promise<Trip> {
  const { db } = shop.app.platform;
  await plantBrands(db);
  const staff = await shop.staff();
  const origin = await newAirport(db);
  const destination = await newAirport(db, { zone: LISBON, country: 'PT', at: [38.7, -9.1] });
  const airline = await newAirline(db);
  const seats = of.seats ?? 9;
  const out = await newFlight(db, {
    from: origin,
    to: destination,
    airline,
    departs: of.departs ?? '20:00',
    minutes: 420,
    seats,
  });
  const back = await newFlight(db, { from: destination, to: origin, airline, departs: '18:00', minutes: 480, seats });
  shop.app.platform.cache.drop([FLIGHTS]);
  const { cityId } = destination;
  const hotels = [
    await plantHotel(shop, staff, { cityId, baseUsd: 10_000, units: of.units ?? 3, name: 'Casa Um' }),
    await plantHotel(shop, staff, { cityId, baseUsd: 14_000, units: of.units ?? 3, name: 'Casa Dois' }),
  ] as const;
  const tour = await newTour(db, { cityId });
  const day = dayAhead(shop, 30);
  const departure = await newDeparture(db, tour, { day: addDays(day, 2), capacity: of.places ?? 8 });
  const place = await plantRestaurant(db, { cityId, depositUsd: 1_000 });
  const core = of.core ?? true;
  const dinner: SlotRule = { kind: 'dining', cityId, cuisine: 'portuguese', restaurantIds: [], time: '19:30' };
  const combo = await newCombo(db, {
    cityId,
    ...(of.stock === undefined ? {} : { stock: of.stock }),
    slots: [
      { key: 'flight', rule: { kind: 'flight', cityId, cabin: 'economy' }, nights: 4, core },
      { key: 'hotel', rule: { kind: 'hotel', cityId, starsMin: 1, hotelIds: [] }, nights: 4, core },
      { key: 'dinner', rule: dinner, optional: of.dinnerOptional ?? false },
      { key: 'tour', rule: { kind: 'tour', tourIds: [tour.id] }, dayOffset: 2, optional: of.tourOptional ?? true },
    ],
  });
  return { combo, origin, destination, day, flights: { out, back }, hotels, tour, departure, place };
}

/** How many of a combo are taken. */
export async function takenOf(db: Db, combo: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`SELECT taken FROM combo WHERE id = ${combo}`.execute(db);
  return rows[0]?.taken ?? -1;
}

/** What orders have of each part of a trip, held or sold: seats of both ways, nights, tables by quarters of an hour, places. */
export async function hadOf(db: Db, trip: Trip): Promise<Record<'seats' | 'nights' | 'quarters' | 'places', number>> {
  const { flights, hotels, place, departure } = trip;
  const { rows } = await sql<Record<'seats' | 'nights' | 'quarters' | 'places', number>>`SELECT
    (SELECT COALESCE(sum(held + sold), 0)::int FROM flight_seats WHERE flight_id IN (${flights.out}, ${flights.back})) AS seats,
    (SELECT COALESCE(sum(held + booked), 0)::int FROM hotel_night
      WHERE room_type_id IN (${hotels[0].roomTypeId}, ${hotels[1].roomTypeId})) AS nights,
    (SELECT COALESCE(sum(held + taken), 0)::int FROM dining_quarter WHERE area_id = ${place.areaId}) AS quarters,
    (SELECT held + sold FROM tour_departure WHERE id = ${departure}) AS places`.execute(db);
  return rows[0] ?? { seats: -1, nights: -1, quarters: -1, places: -1 };
}

type PlanGiven = { readonly picks?: readonly ComboPick[]; readonly with?: string; readonly [more: string]: unknown };

const planQuery = ({ combo, origin, day }: Trip, { picks, ...more }: PlanGiven) => ({
  id: combo,
  day,
  from: origin.cityId,
  adults: '1',
  ...(picks ? { picks: picksText(picks) } : {}),
  ...more,
});

export const planOf = (shop: Shop, trip: Trip, more: PlanGiven = {}) =>
  shop.call(combos.comboPlan, { query: planQuery(trip, more) as never });

export const choicesOf = (shop: Shop, trip: Trip, slot: string, more: PlanGiven = {}) =>
  shop.call(combos.comboChoices, { query: { ...planQuery(trip, more), slot } as never });

/** What fills each slot of a plan. */
export const picksOf = (plan: Pick<ComboPlan, 'parts'>): ComboPick[] =>
  plan.parts.flatMap(({ slot, filled }) => (filled ? [{ slot, key: filled.key }] : []));

type Quoted = Pick<Trip, 'combo' | 'day'> & Partial<Pick<Trip, 'origin'>>;
type Calls = Pick<Shop, 'call'>;

export const quoteCombo = (shop: Calls, token: string, trip: Quoted, picks: readonly ComboPick[], more: object = {}) =>
  shop.call(combos.createComboQuote, {
    token,
    raw: {
      comboId: trip.combo,
      day: trip.day,
      fromCityId: trip.origin?.cityId ?? null,
      rooms: 1,
      adults: 1,
      childAges: [],
      picks,
      ...more,
    },
  });

export const bookQuoted = (shop: Calls, token: string, quoteId: string, guests: readonly object[], more: object = {}) =>
  shop.call(combos.bookCombo, {
    token,
    raw: { quoteId, guests, contact: CONTACT, policyAccepted: true, ...more },
    headers: { 'idempotency-key': randomUUID() },
  });

/** Plans, quotes and books for one person with a passport; returns the bundle. */
export async function bookedCombo(
  shop: Shop,
  buyer: Buyer,
  trip: Trip,
  { usePoints = false, ...more }: PlanGiven & { readonly usePoints?: boolean } = {},
) {
  const plan = await planOf(shop, trip, more);
  const quote = await quoteCombo(shop, buyer.token, trip, picksOf(plan.data), { usePoints });
  if (quote.code !== 200) throw new Error(JSON.stringify(quote.data));
  const placed = await bookQuoted(shop, buyer.token, quote.data.id, [guestOf(await newPassenger(shop, buyer.token))]);
  if (placed.code !== 200) throw new Error(JSON.stringify(placed.data));
  return { ...placed.data, quote: quote.data };
}

export const payCombo = (shop: Shop, token: string, payment: string) =>
  shop.call(paymentEndpoints.pay, { token, body: { payment, channel: shop.balanceChannel } });

export const bundleOf = async (shop: Shop, token: string, id: string) =>
  (await shop.call(bundleEndpoints.bundleDetails, { token, query: { id } })).data;
