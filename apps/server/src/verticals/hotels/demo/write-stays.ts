import { addDays, type Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { insertRows } from '../../../demo/seed/bulk.ts';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { asSnapshot } from '../domain/hotel-snapshot.ts';
import { writeFeeds } from './feeds.ts';

/** Nights of the past that are written whole. */
const PAST_DAYS = 125;
const AHEAD_DAYS = 60;

function bookingState({ state }: LivingTrip): 'held' | 'taken' | 'released' {
  if (state === 'cancelled') return 'released';
  return state === 'pending_review' || state === 'pending_payment' ? 'held' : 'taken';
}

/** Rooms held and sold in each night, as the bookings over it say. */
const countNights = (tx: Tx) =>
  sql`
  INSERT INTO hotel_night (room_type_id, night, total, held, booked)
  SELECT b.room_type_id, b.check_in + i, max(r.units), COALESCE(sum(b.rooms) FILTER (WHERE b.state = 'held'), 0),
    COALESCE(sum(b.rooms) FILTER (WHERE b.state = 'taken'), 0)
  FROM hotel_booking b JOIN hotel_room_type r ON r.id = b.room_type_id, generate_series(0, b.check_out - b.check_in - 1) i
  WHERE b.state <> 'released' GROUP BY 1, 2
  ON CONFLICT (room_type_id, night) DO UPDATE SET held = EXCLUDED.held, booked = EXCLUDED.booked`.execute(tx);

/**
 * Houses give the shop so many rooms to sell and take back in time what was not asked for. Of nights that are over it
 * has kept little more than it sold, of tonight every house leaves it a double room, and of nights to come the houses that
 * are booked most leave it a few.
 */
async function giveBackUnsold(tx: Tx, today: Day, busy: readonly string[]): Promise<void> {
  // A number from 0 to 24 of a room type and night, the same whenever it is asked for.
  const lot = sql`abs(hashtext(r.id::text || d::text)::bigint) % 25`;
  const past = sql`generate_series(${addDays(today, -PAST_DAYS)}::date, ${addDays(today, -1)}::date, interval '1 day') d`;
  await sql`
    INSERT INTO hotel_night (room_type_id, night, total)
    SELECT r.id, d::date, CASE WHEN ${lot} = 0 THEN 1 ELSE 0 END FROM hotel_room_type r, ${past}
    ON CONFLICT (room_type_id, night) DO UPDATE SET total = LEAST(hotel_night.total,
      hotel_night.booked + hotel_night.held + CASE WHEN hotel_night.booked > 1 THEN 1 ELSE 0 END)`.execute(tx);
  await sql`
    INSERT INTO hotel_night (room_type_id, night, total)
    SELECT r.id, ${today}::date, CASE WHEN r.max_children = 1 THEN 1 ELSE 0 END FROM hotel_room_type r
    ON CONFLICT (room_type_id, night) DO UPDATE SET total = LEAST(hotel_night.total,
      hotel_night.booked + hotel_night.held + EXCLUDED.total)`.execute(tx);
  const ahead = sql`generate_series(${addDays(today, 1)}::date, ${addDays(today, AHEAD_DAYS)}::date, interval '1 day') d`;
  await sql`
    INSERT INTO hotel_night (room_type_id, night, total)
    SELECT r.id, d::date, CASE WHEN r.max_children = 1 THEN 2 ELSE 1 END
    FROM hotel_room_type r, ${ahead} WHERE r.hotel_id = ANY(${[...busy]}::uuid[])
    ON CONFLICT (room_type_id, night) DO UPDATE SET total = LEAST(hotel_night.total,
      hotel_night.booked + hotel_night.held + 1)`.execute(tx);
}

/**
 * Writes what hangs on stays in the tables of hotels: bookings and their nights, and nights that other sites sell.
 * `busy` are the hotels that are booked most.
 */
export async function writeStays(
  tx: Tx,
  trips: readonly LivingTrip[],
  { today, busy }: { today: Day; busy: readonly string[] },
): Promise<void> {
  const stays = trips
    .filter(({ plan }) => plan.kind === 'hotel')
    .map((trip) => ({ trip, snapshot: asSnapshot(trip.plan.offer.snapshot) }));
  await insertRows(
    tx,
    'hotel_booking',
    stays.map(({ trip, snapshot }) => ({
      order_id: trip.plan.id,
      hotel_id: snapshot.hotelId,
      room_type_id: snapshot.roomTypeId,
      plan_id: snapshot.planId,
      check_in: snapshot.checkIn,
      check_out: snapshot.checkOut,
      rooms: snapshot.rooms.length,
      nightly_usd: snapshot.nightlyUsd,
      state: bookingState(trip),
      expires_at: bookingState(trip) === 'held' ? trip.expiresAt : null,
    })),
  );
  await countNights(tx);
  await giveBackUnsold(tx, today, busy);
  await writeFeeds(tx, today);
}
