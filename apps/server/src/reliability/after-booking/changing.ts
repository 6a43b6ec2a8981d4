import { randomUUID } from 'node:crypto';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { MadeChange, TravelChange } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Buyer, Shop } from '../../testing/shop.ts';
import type { Answer } from '../../testing/test-app.ts';
import { bookedCombo, newTrip, payCombo } from '../../verticals/combos/test/fixtures.ts';
import { bookedTable, payTable, plantRestaurant } from '../../verticals/dining/test/fixtures.ts';
import { paidWays } from '../../verticals/flights/test/change.fixtures.ts';
import { dayAhead as flightDay, newRoundTrip, wayOf } from '../../verticals/flights/test/fixtures.ts';
import { bookedStay, nights } from '../../verticals/hotels/test/changes.fixtures.ts';
import { plantHotel } from '../../verticals/hotels/test/fixtures.ts';
import { newDeparture, newTour, paidTour, dayAhead as tourDay } from '../../verticals/tours/test/fixtures.ts';

export const MONEY = 1_000_000;

export const KINDS = ['stay', 'flight', 'tour', 'table', 'part of a combo', 'part of a party'] as const;
export type Kind = (typeof KINDS)[number];

/** A booking that is paid, and the two changes that are wanted of it. */
export type Changing = {
  readonly kind: Kind;
  readonly buyer: Buyer;
  readonly orderId: string;
  readonly bundleId: string | null;
  /** Prices one of them; throws what was refused. */
  price(which: 0 | 1): Promise<TravelChange>;
  make(at: Shop, changeId: string, key?: string): Promise<Answer<MadeChange>>;
  /** What there is of places for it, held or had, on whatever day: of this booking alone. */
  places(): Promise<number>;
  /** What its provider calls off, if it has departures. */
  readonly departure: { readonly flightId: string; readonly day: string } | { readonly departureId: string } | null;
};

type Calls = { readonly quote: typeof hotelEndpoints.quoteStayChange; readonly make: typeof hotelEndpoints.changeStay };
type Booked = Omit<Changing, 'kind' | 'price' | 'make'> & {
  readonly calls: Calls;
  readonly wanted: readonly [object, object];
};
type Scenery = { readonly shop: Shop; readonly staff: string; readonly dear: boolean };

const calls = {
  stay: { quote: hotelEndpoints.quoteStayChange, make: hotelEndpoints.changeStay },
  flight: { quote: flightEndpoints.quoteFlightChange, make: flightEndpoints.changeFlight },
  tour: { quote: tourEndpoints.quoteTourChange, make: tourEndpoints.changeTour },
  table: { quote: diningEndpoints.quoteTableChange, make: diningEndpoints.changeTable },
} as unknown as Record<'stay' | 'flight' | 'tour' | 'table', Calls>;

const countOf = (shop: Shop, query: ReturnType<typeof sql<{ n: number }>>) => async (): Promise<number> =>
  (await query.execute(shop.app.platform.db)).rows[0]?.n ?? -1;

async function stay({ shop, staff, dear }: Scenery): Promise<Booked> {
  const house = await plantHotel(shop, staff, { units: 3 });
  const { orderId, buyer } = await bookedStay(shop, house, { inDays: 20, nights: 2 });
  const count = dear ? 3 : 2;
  return {
    ...{ buyer, orderId, bundleId: null, departure: null, calls: calls.stay },
    wanted: [nights(shop, 30, count), nights(shop, 40, count)],
    places: countOf(
      shop,
      sql`SELECT COALESCE(sum(held + booked), 0)::int AS n FROM hotel_night WHERE room_type_id = ${house.roomTypeId}`,
    ),
  };
}

const seatsOn = (shop: Shop, flightId: string) =>
  countOf(shop, sql`SELECT COALESCE(sum(held + sold), 0)::int AS n FROM flight_seats WHERE flight_id = ${flightId}`);

async function flight({ shop, dear }: Scenery, moving: readonly number[] = []): Promise<Booked> {
  const { out } = await newRoundTrip(shop.app.platform.db);
  const brand = dear ? 'light' : 'flex';
  const day = flightDay(shop, 20);
  const { buyer, orderId } = await paidWays(shop, {
    ways: [[{ flightId: out, day }]],
    adults: moving.length > 0 ? 2 : 1,
    brand,
  });
  const to = (days: number) => ({
    slices: [{ slice: 1, ...wayOf([{ flightId: out, day: flightDay(shop, days) }], brand) }],
    leaving: [],
    moving,
  });
  return {
    ...{ buyer, orderId, bundleId: null, calls: calls.flight, departure: { flightId: out, day } },
    wanted: [to(22), to(24)],
    places: seatsOn(shop, out),
  };
}

const placesOf = (shop: Shop, tourId: string) =>
  countOf(shop, sql`SELECT COALESCE(sum(held + sold), 0)::int AS n FROM tour_departure WHERE tour_id = ${tourId}`);

async function tour({ shop, dear }: Scenery): Promise<Booked> {
  const { db } = shop.app.platform;
  const planted = await newTour(db);
  const [departureId, one, other] = await Promise.all(
    [30, 33, 35].map((days) => newDeparture(db, planted, { day: tourDay(shop, days) })),
  );
  const buyer = await shop.buyer({ usd: MONEY });
  const { orderId } = await paidTour(shop, buyer.token, departureId ?? '');
  const adults = dear ? 2 : 1;
  return {
    ...{ buyer, orderId, bundleId: null, calls: calls.tour, departure: { departureId: departureId ?? '' } },
    wanted: [
      { departureId: one, adults },
      { departureId: other, adults },
    ],
    places: placesOf(shop, planted.id),
  };
}

async function table({ shop, dear }: Scenery): Promise<Booked> {
  const place = await plantRestaurant(shop.app.platform.db, { depositUsd: 1_000, seats: [1, 8] });
  const buyer = await shop.buyer({ usd: MONEY });
  const { data } = await bookedTable(shop, buyer.token, place);
  await payTable(shop, buyer.token, data.paymentId);
  const { day } = { day: flightDay(shop, 5, 'Europe/Lisbon') };
  // As long as the one before, so that it takes as many quarters of an hour.
  const party = dear ? { adults: 2, menus: [{ id: place.paidMenuId, count: 2 }] } : { adults: 2 };
  return {
    ...{ buyer, orderId: data.orderId, bundleId: null, departure: null, calls: calls.table },
    wanted: [
      { day, time: '13:00', ...party },
      { day, time: '21:00', ...party },
    ],
    places: countOf(
      shop,
      sql`SELECT COALESCE(sum(held + taken), 0)::int AS n FROM dining_quarter WHERE area_id = ${place.areaId}`,
    ),
  };
}

async function comboPart({ shop, dear }: Scenery): Promise<Booked> {
  const { db } = shop.app.platform;
  const trip = await newTrip(shop);
  const priceBp = dear ? 20_000 : 10_000;
  const [one, other] = await Promise.all(
    [3, 4].map((days) => newDeparture(db, trip.tour, { day: addDays(trip.day, days), priceBp })),
  );
  const buyer = await shop.buyer({ usd: MONEY });
  const { bundleId, paymentId } = await bookedCombo(shop, buyer, trip, { with: 'tour' });
  const paid = await payCombo(shop, buyer.token, paymentId);
  if (paid.code !== 200) throw new Error(JSON.stringify(paid.data));
  const query = { id: bundleId };
  const { data } = await shop.call(bundleEndpoints.bundleDetails, { token: buyer.token, query });
  const orderId = data.parts.find(({ slot }) => slot === 'tour')?.order.id ?? '';
  return {
    ...{ buyer, orderId, bundleId, calls: calls.tour, departure: { departureId: trip.departure } },
    wanted: [
      { departureId: one, adults: 1 },
      { departureId: other, adults: 1 },
    ],
    places: placesOf(shop, trip.tour.id),
  };
}

const book: Record<Kind, (given: Scenery) => Promise<Booked>> = {
  stay,
  flight,
  tour,
  table,
  'part of a combo': comboPart,
  'part of a party': (given) => flight(given, [2]),
};

/** Books and pays something of a kind; the changes that are wanted of it cost more where they are to be `dear`, else nothing. */
export async function newChanging(kind: Kind, given: Scenery): Promise<Changing> {
  const { calls: of, wanted, ...booked } = await book[kind](given);
  const { token } = booked.buyer;
  return {
    kind,
    ...booked,
    price: async (which) => {
      const raw = { orderId: booked.orderId, ...wanted[which] };
      const answer = await given.shop.call(of.quote, { token, raw });
      if (answer.code !== 200) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    make: (at, changeId, key = randomUUID()) =>
      at.call(of.make, { token, body: { changeId }, headers: { 'idempotency-key': key } }),
  };
}
