import type { Locale } from '@app/contract/core/locale';
import type { TravelSubject } from '@app/contract/travel/order-views';
import type { FlightItem, FlightLeg } from '@app/contract/verticals/flights/views';
import { wallTimeIn } from '@app/kernel/zone-time';
import type { Queryable } from '../../../platform/db/connect.ts';
import { changedFlights } from '../db/flight-day.repo.ts';
import { seatsOfOrder } from '../db/flight-seat.repo.ts';
import { asSnapshot, describeFlight } from '../domain/flight-snapshot.ts';
import { retimed, soldTimes } from '../domain/retimed.ts';
import { type FlightNow, isMoved, missed, tripNow } from '../domain/trip-now.ts';

/** What the customer is told of a flight that is not as it was sold. */
function changeOf(flight: FlightNow, released: boolean): FlightLeg['change'] {
  const { booked, sold } = flight;
  const cancelled = booked.change?.state === 'cancelled';
  if (!cancelled && (released || !isMoved(flight))) return undefined;
  return {
    state: cancelled ? 'cancelled' : 'delayed',
    reason: booked.change?.state === 'scheduled' ? null : (booked.change?.reason ?? null),
    soldDeparture: wallTimeIn(booked.fromZone, sold.departsAt),
    soldArrival: wallTimeIn(booked.toZone, sold.arrivesAt),
  };
}

type Of = { readonly orderId: string; readonly snapshot: Record<string, unknown>; readonly lang: Locale };

/** What an order is of as its flights and seats stand now; one that has given its seats back is as it was sold. */
export async function describeFlightNow(db: Queryable, of: Of): Promise<TravelSubject> {
  const subject = await describeTimes(db, of);
  const seats = await seatsOfOrder(db, of.orderId);
  return seats.length === 0 ? subject : { ...subject, item: { ...(subject.item as FlightItem), seats } };
}

/** What an order is of with the times of its flights as they stand now. */
async function describeTimes(db: Queryable, of: Of): Promise<TravelSubject> {
  const changed = await changedFlights(db, of.orderId);
  if (!changed) return describeFlight(of.snapshot, of.lang);
  const snapshot = asSnapshot(of.snapshot);
  const trip = tripNow(changed.flights, soldTimes(snapshot));
  const shown = changed.released
    ? snapshot
    : retimed(
        snapshot,
        trip.map(({ now }) => now),
      );
  const subject = describeFlight(shown as unknown as Record<string, unknown>, of.lang);
  const item = subject.item as FlightItem;
  const late = new Set(changed.released ? [] : missed(trip));
  let at = 0;
  const slices = item.slices.map((slice) => {
    const begins = at;
    at += slice.legs.length;
    return {
      ...slice,
      legs: slice.legs.map((leg, index) => {
        const flight = trip[begins + index];
        const change = flight && changeOf(flight, changed.released);
        return change ? { ...leg, change } : leg;
      }),
      waits: slice.waits.map((wait, index) =>
        late.has(begins + index + 1) ? { ...wait, missed: true as const } : wait,
      ),
    };
  });
  return { ...subject, item: { ...item, slices } };
}
