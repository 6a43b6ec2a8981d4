import { sql } from 'kysely';
import { insertRows } from '../../../demo/seed/bulk.ts';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { asSnapshot } from '../domain/tour-snapshot.ts';

function bookingState({ state }: LivingTrip): 'held' | 'taken' | 'released' {
  if (state === 'cancelled') return 'released';
  return state === 'pending_review' || state === 'pending_payment' ? 'held' : 'taken';
}

/** Writes the places of the demo's bookings, and the guarantee of departures that enough have paid for. */
export async function writeBookings(tx: Tx, trips: readonly LivingTrip[]): Promise<void> {
  const rows = trips
    .filter(({ plan }) => plan.kind === 'tour')
    .map((trip) => {
      const { departureId, seats } = asSnapshot(trip.plan.offer.snapshot);
      const state = bookingState(trip);
      const expiresAt = state === 'held' ? trip.expiresAt : null;
      return { order_id: trip.plan.id, departure_id: departureId, seats, state, expires_at: expiresAt };
    });
  await insertRows(tx, 'tour_booking', rows);
  await sql`
    UPDATE tour_departure d SET held = b.held, sold = b.sold, guaranteed_at = CASE
      WHEN d.guaranteed_at IS NULL AND d.cancelled_at IS NULL AND b.sold >= d.min_people THEN b.enough_at ELSE d.guaranteed_at END
    FROM (
      SELECT departure_id, COALESCE(sum(seats) FILTER (WHERE state = 'held'), 0) AS held,
        COALESCE(sum(seats) FILTER (WHERE state = 'taken'), 0) AS sold,
        min(paid_at) FILTER (WHERE state = 'taken' AND paid >= min_people) AS enough_at
      FROM (
        SELECT b.*, o.paid_at, t.min_people, sum(b.seats) FILTER (WHERE b.state = 'taken')
          OVER (PARTITION BY b.departure_id ORDER BY o.paid_at, o.id) AS paid
        FROM tour_booking b JOIN travel_order o ON o.id = b.order_id JOIN tour_departure t ON t.id = b.departure_id
        WHERE b.state <> 'released') one
      GROUP BY 1) b
    WHERE b.departure_id = d.id`.execute(tx);
  // Guides of what departs in the next days.
  await sql`
    UPDATE tour_departure SET guide = (ARRAY['Marta Lopes', 'Kenji Mori', 'Ana Ruiz', 'Tom Hale', 'Li Na'])[1 + abs(hashtext(id::text)) % 5],
      guide_phone = '+351 912 000 ' || lpad((abs(hashtext(id::text)) % 1000)::text, 3, '0')
    WHERE day BETWEEN app_now()::date - 1 AND app_now()::date + 7`.execute(tx);
}
