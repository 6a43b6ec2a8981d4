import { cabinOfMap, spotsOf } from '@app/contract/verticals/flights/seat-map';
import { insertRows } from '../../../demo/seed/bulk.ts';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { writeStandby } from '../db/flight-seat.repo.ts';
import { aircraftOf } from '../db/seat-map.repo.ts';
import type { SeatBooking } from '../db/seats.repo.ts';
import { assignSeats } from '../domain/assign-seats.ts';
import { seatedGuests } from '../usecases/seats/seat-travellers.ts';

export type Ticketed = { readonly trip: LivingTrip; readonly booking: SeatBooking };

/** Writes the seats that travellers were given with their tickets, booking after booking. */
export async function writeSeatsGiven(tx: Tx, ticketed: readonly Ticketed[]): Promise<void> {
  const aircraft = await aircraftOf(
    tx,
    ticketed.flatMap(({ booking }) => booking.legs.map(({ flightId }) => flightId)),
  );
  const occupied = new Map<string, Set<string>>();
  const rows: Record<string, unknown>[] = [];
  for (const { trip, booking } of ticketed) {
    const unseated = seatedGuests(trip.plan.guests);
    const standby = booking.legs.map(({ flightId, day, cabin }, index) => {
      const leg = index + 1;
      const gone = occupied.get(`${flightId}@${day}`) ?? new Set();
      occupied.set(`${flightId}@${day}`, gone);
      const map = cabinOfMap(aircraft.get(flightId)?.seatMap, cabin);
      const seats = assignSeats(unseated, map ? spotsOf(map).filter(({ seat }) => !gone.has(seat)) : []);
      for (const [guest, seat] of seats) {
        gone.add(seat);
        const where = { flight_id: flightId, day, seat, order_id: booking.orderId, position: leg, guest };
        rows.push({ ...where, chosen: false, state: 'taken' });
      }
      return { leg, standby: unseated.length - seats.size };
    });
    await writeStandby(tx, booking.orderId, standby);
  }
  await insertRows(tx, 'flight_seat', rows);
}
