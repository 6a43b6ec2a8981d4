import { sql } from 'kysely';
import { insertRows } from '../../../demo/seed/bulk.ts';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { BookingState } from '../db/seats.repo.ts';
import { aboard, bookingOf } from '../usecases/hold-seats.ts';
import { writeSeatsGiven } from './write-seats.ts';

export type DemoTicket = {
  readonly orderId: string;
  readonly guest: number;
  readonly airlineId: string;
  readonly number: string;
  readonly recordLocator: string;
  readonly issuedAt: Date;
};

function bookingState({ state }: LivingTrip): BookingState {
  if (state === 'cancelled') return 'released';
  return state === 'pending_review' || state === 'pending_payment' ? 'held' : 'taken';
}

/** Seats of each departure, as the bookings on it say; one of which little was left gets as many more. */
const countSeats = (tx: Tx) =>
  sql`
  INSERT INTO flight_seats (flight_id, cabin, day, total, lap_max, held, sold, laps)
  SELECT l.flight_id, l.cabin, l.day, max(c.seats), max(c.laps), COALESCE(sum(b.seats) FILTER (WHERE b.state = 'held'), 0),
    COALESCE(sum(b.seats) FILTER (WHERE b.state = 'taken'), 0), sum(b.laps)
  FROM flight_booking b JOIN flight_booking_leg l ON l.order_id = b.order_id
  JOIN flight_cabin c ON c.flight_id = l.flight_id AND c.cabin = l.cabin
  WHERE b.state <> 'released' GROUP BY 1, 2, 3
  ON CONFLICT (flight_id, cabin, day) DO UPDATE SET held = EXCLUDED.held, sold = EXCLUDED.sold, laps = EXCLUDED.laps,
    total = flight_seats.total + EXCLUDED.held + EXCLUDED.sold, lap_max = flight_seats.lap_max + EXCLUDED.laps`.execute(
    tx,
  );

/** Writes what hangs on flights in their own tables: seats, travellers and tickets. */
export async function writeBookings(
  tx: Tx,
  trips: readonly LivingTrip[],
  tickets: readonly DemoTicket[],
): Promise<void> {
  const flights = trips
    .filter(({ plan }) => plan.kind === 'flight')
    .map((trip) => ({
      trip,
      state: bookingState(trip),
      booking: bookingOf({ orderId: trip.plan.id, snapshot: trip.plan.offer.snapshot }),
    }));
  await insertRows(
    tx,
    'flight_booking',
    flights.map(({ trip, state, booking: { orderId, seats, laps } }) => ({
      order_id: orderId,
      seats,
      laps,
      state,
      expires_at: state === 'held' ? trip.expiresAt : null,
    })),
  );
  await insertRows(
    tx,
    'flight_booking_leg',
    flights.flatMap(({ booking }) =>
      booking.legs.map((leg, index) => ({
        order_id: booking.orderId,
        position: index + 1,
        slice: leg.slice,
        flight_id: leg.flightId,
        cabin: leg.cabin,
        day: leg.day,
        brand: leg.brand,
      })),
    ),
  );
  await insertRows(
    tx,
    'flight_traveller',
    flights.flatMap(({ trip, state, booking }) =>
      aboard(trip.plan.guests).flatMap(({ guest, docHash }) =>
        booking.legs.map(({ flightId, day }) => ({
          order_id: booking.orderId,
          guest,
          flight_id: flightId,
          day,
          doc_hash: `\\x${docHash}`,
          state,
        })),
      ),
    ),
  );
  const ended = new Map(flights.map(({ trip }) => [trip.plan.id, trip.cancelledAt]));
  await insertRows(
    tx,
    'flight_ticket',
    tickets.map((ticket) => ({
      number: ticket.number,
      order_id: ticket.orderId,
      guest: ticket.guest,
      airline_id: ticket.airlineId,
      record_locator: ticket.recordLocator,
      issued_at: ticket.issuedAt,
      void_at: ended.get(ticket.orderId) ?? null,
    })),
  );
  await countSeats(tx);
  const living = new Set(tickets.map(({ orderId }) => orderId));
  await writeSeatsGiven(
    tx,
    flights.filter(({ state, trip }) => state === 'taken' && living.has(trip.plan.id)),
  );
}
