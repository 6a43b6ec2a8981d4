import type { DepartureReason } from '@app/contract/verticals/flights/departure-days';
import { addMs, DAY } from '@app/kernel/clock';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import { moveService } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { tripsOn, writeDay } from '../db/flight-day.repo.ts';
import { freesCustomer, serviceOf, tripNow } from '../domain/trip-now.ts';
import { bookingOf } from '../usecases/hold-seats.ts';

const DELAYS: readonly { readonly delayMinutes: number; readonly reason: DepartureReason }[] = [
  { delayMinutes: 45, reason: 'late_aircraft' },
  { delayMinutes: 200, reason: 'technical' },
];

const firstLeg = (trip: LivingTrip) => bookingOf({ orderId: trip.plan.id, snapshot: trip.plan.offer.snapshot }).legs[0];

/** Whether the system has given a booking back, as its departure is cancelled. */
const isCalledOff = ({ state, history }: LivingTrip): boolean =>
  state === 'cancelled' && history.at(-1)?.event === 'cancel_paid' && history.at(-1)?.actor === 'system';

/** Writes the departures that are not as scheduled: the one whose bookings are given back, and two of the next that are late. */
export async function writeDays(tx: Tx, trips: readonly LivingTrip[], now: Date): Promise<void> {
  const flights = trips.filter(({ plan }) => plan.kind === 'flight');
  const gone = flights.filter(isCalledOff).map(firstLeg)[0];
  if (gone) await writeDay(tx, { ...gone, state: 'cancelled', delayMinutes: 0, reason: 'weather' });
  const next = flights
    .filter(({ state, plan }) => state === 'confirmed' && plan.offer.service.startsAt > addMs(now, DAY))
    .sort((a, b) => a.plan.offer.service.startsAt.getTime() - b.plan.offer.service.startsAt.getTime())
    .flatMap((trip) => firstLeg(trip) ?? []);
  const late = [...new Map(next.map((leg) => [`${leg.flightId}@${leg.day}`, leg])).values()];
  for (const [index, delay] of DELAYS.entries()) {
    const leg = late[index];
    if (!leg) continue;
    await writeDay(tx, { ...leg, state: 'delayed', ...delay });
    for (const { id, flights: booked, sold } of await tripsOn(tx, leg)) {
      const trip = tripNow(booked, sold);
      const service = serviceOf(trip);
      if (service) await moveService(tx, id, { ...service, disrupted: freesCustomer(trip) });
    }
  }
}
