import type { ProviderNow } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { tripOf } from '../db/flight-day.repo.ts';
import { asSnapshot } from '../domain/flight-snapshot.ts';
import { retimed, soldTimes } from '../domain/retimed.ts';
import type { FlightTimes } from '../domain/schedule.ts';
import { extentOf, serviceOf, tripNow } from '../domain/trip-now.ts';

/** What an order's trip is by now, and what its customer agreed to, with its flights read under the order's lock. */
export async function providerNowOf(
  db: Queryable,
  of: {
    readonly orderId: string;
    readonly snapshot: Record<string, unknown>;
    readonly agreed: Record<string, unknown>;
  },
): Promise<ProviderNow | null> {
  const booked = await tripOf(db, of.orderId);
  if (!booked) return null;
  const snapshot = asSnapshot(of.snapshot);
  const agreed = soldTimes(asSnapshot(of.agreed));
  const trip = tripNow(booked.flights, booked.sold, agreed);
  const [was, is] = [serviceOf(trip, 'sold'), serviceOf(trip)];
  const zone = trip[0]?.booked.fromZone;
  if (!was || !is || !zone) return null;
  const shown = (times: readonly FlightTimes[]) => retimed(snapshot, times) as unknown as Record<string, unknown>;
  const off = trip.some(({ booked: flight }) => flight.change?.state === 'cancelled');
  const extent = off ? { ...extentOf(trip), broken: true } : extentOf(trip);
  return {
    before: { snapshot: shown(agreed), service: { ...was, zone } },
    after: { snapshot: shown(trip.map(({ now }) => now)), service: { ...is, zone } },
    extent,
    stands: !extent.broken,
    off,
  };
}
