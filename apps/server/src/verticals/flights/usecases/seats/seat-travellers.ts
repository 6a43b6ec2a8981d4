import { cabinOfMap, spotsOf } from '@app/contract/verticals/flights/seat-map';
import { invariant } from '@app/kernel/assert';
import type { BookedGuest } from '../../../../modules/travel/public.ts';
import type { Tx } from '../../../../platform/db/connect.ts';
import { lockDepartures, seatsOfOrder, writeSeats, writeStandby } from '../../db/flight-seat.repo.ts';
import { aircraftOf, occupiedSeats } from '../../db/seat-map.repo.ts';
import { assignSeats, type Unseated } from '../../domain/assign-seats.ts';

/** Those of an order who need a seat, by their position from 1. */
export const seatedGuests = (guests: readonly Pick<BookedGuest, 'ageType' | 'infantOf'>[]): Unseated[] => {
  const holders = new Set(guests.map(({ infantOf }) => infantOf));
  return guests.flatMap(({ ageType }, at) =>
    ageType === 'baby'
      ? []
      : [
          {
            guest: at + 1,
            type: ageType === 'child' ? ('child' as const) : ('adult' as const),
            holdsBaby: holders.has(at + 1),
          },
        ],
  );
};

/**
 * Assigns a seat to every traveller of an order who has none on a flight whose map has one left, and writes for how many there was
 * none. What is counted of its departures is locked first, so that no one else is assigned the same.
 */
export async function seatTravellers(
  tx: Tx,
  order: { readonly orderId: string; readonly guests: readonly Pick<BookedGuest, 'ageType' | 'infantOf'>[] },
): Promise<void> {
  const { orderId } = order;
  const legs = await lockDepartures(tx, orderId);
  const aircraft = await aircraftOf(
    tx,
    legs.map(({ flightId }) => flightId),
    true,
  );
  const [occupied, own] = [await occupiedSeats(tx, legs), await seatsOfOrder(tx, orderId)];
  const all = seatedGuests(order.guests);
  const given = legs.map(({ leg, flightId, day, cabin }) => {
    const map = cabinOfMap(aircraft.get(flightId)?.seatMap, cabin);
    const gone = new Set(
      occupied.filter((one) => one.flightId === flightId && one.day === day).map(({ seat }) => seat),
    );
    const spots = map ? spotsOf(map) : [];
    const chosen = new Map(own.filter((one) => one.leg === leg).map(({ guest, seat }) => [guest, seat]));
    const unseated = all.filter(({ guest }) => !chosen.has(guest));
    const seated = all.flatMap(({ guest, type }) => {
      const spot = spots.find(({ seat }) => seat === chosen.get(guest));
      return spot ? [{ type, spot }] : [];
    });
    const seats = assignSeats(
      unseated,
      spots.filter(({ seat }) => !gone.has(seat)),
      seated,
    );
    return {
      leg,
      seats: [...seats].map(([guest, seat]) => ({ leg, guest, seat })),
      standby: unseated.length - seats.size,
    };
  });
  const seats = given.flatMap((one) => one.seats);
  const lost = await writeSeats(tx, { orderId, state: 'taken', chosen: false, seats });
  invariant(lost === null, `a seat of order ${orderId} was free and is taken`);
  await writeStandby(tx, orderId, given);
}
