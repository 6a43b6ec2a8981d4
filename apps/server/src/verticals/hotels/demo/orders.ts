import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { sql } from 'kysely';
import { DEMO_CUSTOMER } from '../../../demo/demo-customer.ts';
import { placeTrips, type Traveller, type Trip } from '../../../demo/seed/travel-life.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { addDays } from '../domain/calendar.ts';
import { dayIn } from '../domain/zone-time.ts';

type Stay = {
  readonly state: TravelOrderState;
  /** Days from today to check-in. */
  readonly inDays: number;
  readonly nights: number;
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly number[];
  /** Days that the stay is moved back, once it is over. */
  readonly ago?: number;
};

/** What the named customer of the demo finds under her travel orders: one in every state. */
const stays: readonly Stay[] = [
  { state: 'completed', inDays: 12, nights: 2, rooms: 1, adults: 2, childAges: [], ago: 34 },
  { state: 'pending_comment', inDays: 14, nights: 1, rooms: 1, adults: 2, childAges: [], ago: 17 },
  { state: 'cancelled', inDays: 30, nights: 2, rooms: 1, adults: 2, childAges: [] },
  { state: 'confirmed', inDays: 18, nights: 2, rooms: 1, adults: 2, childAges: [7] },
  { state: 'pending_verification', inDays: 25, nights: 1, rooms: 2, adults: 3, childAges: [4] },
  { state: 'pending_review', inDays: 40, nights: 3, rooms: 1, adults: 2, childAges: [] },
  { state: 'pending_payment', inDays: 21, nights: 3, rooms: 2, adults: 4, childAges: [9] },
];

type Plan = { readonly planId: string; readonly zone: string };

/**
 * Twin rooms on flexible plans of one hotel each, the cheapest first; they have room for a family, and stays may begin, last
 * and end there as they like, whatever day the demo is filled.
 */
async function plansFor(platform: Platform): Promise<Plan[]> {
  const { rows } = await sql<Plan>`
    SELECT DISTINCT ON (min(p.base_usd) OVER (PARTITION BY h.id), h.id) p.id AS "planId", h.zone
    FROM hotel h JOIN hotel_room_type r ON r.hotel_id = h.id AND r.max_children >= 2
      JOIN hotel_plan p ON p.room_type_id = r.id AND p.refundable
    WHERE h.online AND NOT EXISTS (
      SELECT FROM hotel_plan_month m WHERE m.plan_id = p.id AND (1 <> ANY (m.stays) OR 0 <> ANY (m.stops)))
    ORDER BY min(p.base_usd) OVER (PARTITION BY h.id), h.id, p.base_usd LIMIT ${stays.length * 3}`.execute(platform.db);
  return rows;
}

const GUESTS = [
  ['Inês', 'Duarte'],
  ['Miguel', 'Duarte'],
  ['Teresa', 'Lopes'],
  ['André', 'Lopes'],
] as const;

function tripOf(stay: Stay, plan: Plan, now: Date): Trip {
  const checkIn = addDays(dayIn(plan.zone, now), stay.inDays);
  const guests = Array.from({ length: stay.rooms }, (_, room) => {
    const [givenName, familyName] = GUESTS[room % GUESTS.length] ?? GUESTS[0];
    return { unit: room + 1, givenName, familyName, ageType: 'adult' as const, age: null };
  });
  const { rooms, adults, childAges, nights } = stay;
  return {
    kind: 'hotel',
    request: { planId: plan.planId, checkIn, checkOut: addDays(checkIn, nights), rooms, adults, childAges },
    guests,
    wishes: stay.rooms > 1 ? 'Rooms next to each other, please.' : '',
    arrival: '18:30',
    state: stay.state,
    comment: { rating: 5, text: 'Quiet rooms, a kind desk, and the best coffee of the trip.', pictures: [] },
  };
}

/** Puts a stay that is over, with everything that happened to its order, so many days back. */
async function moveBack(platform: Platform, orderId: string, days: number): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const span = sql`${days}::int * interval '1 day'`;
    const booking = sql`SELECT room_type_id, check_in + i AS night, rooms FROM hotel_booking,
      generate_series(0, check_out - check_in - 1) i WHERE order_id = ${orderId}`;
    await sql`UPDATE hotel_night n SET booked = n.booked - b.rooms FROM (${booking}) b
      WHERE n.room_type_id = b.room_type_id AND n.night = b.night`.execute(tx);
    await sql`UPDATE hotel_booking SET check_in = check_in - ${days}::int, check_out = check_out - ${days}::int
      WHERE order_id = ${orderId}`.execute(tx);
    await sql`INSERT INTO hotel_night (room_type_id, night, total, booked)
      SELECT b.room_type_id, b.night, r.units, b.rooms FROM (${booking}) b JOIN hotel_room_type r ON r.id = b.room_type_id
      ON CONFLICT (room_type_id, night) DO UPDATE SET booked = hotel_night.booked + EXCLUDED.booked`.execute(tx);
    await sql`UPDATE travel_order SET service_from = service_from - ${days}::int, service_to = service_to - ${days}::int,
      starts_at = starts_at - ${span}, ends_at = ends_at - ${span} WHERE id = ${orderId}`.execute(tx);
  });
}

/** Hotel orders of the demo's customer in every state, placed and led on through the product's own ways. */
export default async function seedHotelOrders(platform: Platform): Promise<void> {
  const { rows } = await sql<Traveller>`
    SELECT id, nickname, email, 'Inês Duarte' AS name FROM customer WHERE email = ${DEMO_CUSTOMER.email}`.execute(
    platform.db,
  );
  const [who] = rows;
  const plans = await plansFor(platform);
  if (!who || plans.length < stays.length) return;
  const now = platform.clock.now();
  const trips = stays.map((stay, index) => tripOf(stay, plans[index] as Plan, now));
  const orders = await placeTrips(platform, who, trips);
  for (const [index, { ago }] of stays.entries()) {
    const orderId = orders[index];
    if (ago !== undefined && orderId) await moveBack(platform, orderId, ago);
  }
}
