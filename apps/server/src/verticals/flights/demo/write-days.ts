import type { DepartureReason } from '@app/contract/verticals/flights/departure-days';
import { addMs, DAY } from '@app/kernel/clock';
import type { LivingTrip } from '../../../demo/seed/travel/trip.ts';
import { askAbout, moveService, weightOf } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { tripsOn, writeDay } from '../db/flight-day.repo.ts';
import { FLIGHT_THRESHOLDS } from '../domain/trip-now.ts';
import { bookingOf } from '../usecases/hold-seats.ts';
import { providerNowOf } from '../usecases/provider-now.ts';

const DELAYS: readonly { readonly delayMinutes: number; readonly reason: DepartureReason }[] = [
  { delayMinutes: 45, reason: 'late_aircraft' },
  { delayMinutes: 200, reason: 'technical' },
];

const firstLeg = (trip: LivingTrip) => bookingOf({ orderId: trip.plan.id, snapshot: trip.plan.offer.snapshot }).legs[0];

/** Whether the system has given a booking back, as its departure is cancelled. */
const isCalledOff = ({ state, history }: LivingTrip): boolean =>
  state === 'cancelled' && history.at(-1)?.event === 'cancel_paid' && history.at(-1)?.actor === 'system';

/** Moves a booking to its flights of now, and has its customer be asked about them. */
export async function follow(
  tx: Tx,
  of: { id: string; snapshot: Record<string, unknown>; reason: DepartureReason; now: Date; newId: string },
): Promise<void> {
  const { id: orderId, snapshot, reason, now, newId } = of;
  const found = await providerNowOf(tx, { orderId, snapshot, agreed: snapshot });
  if (!found) return;
  const weight = weightOf(found.extent, FLIGHT_THRESHOLDS);
  const { zone: _zone, ...service } = found.after.service;
  await moveService(tx, orderId, { ...service, disrupted: weight === 'major' });
  if (weight === 'told') return;
  await askAbout(tx, { id: newId, order: { id: orderId, now }, weight, now: found, reason, acceptDays: 7 });
}

/** Writes the departures that are not as scheduled: the one whose bookings are given back, and two of the next that are late. */
export async function writeDays(
  tx: Tx,
  trips: readonly LivingTrip[],
  of: { readonly now: Date; readonly newId: () => string },
): Promise<void> {
  const flights = trips.filter(({ plan }) => plan.kind === 'flight');
  const gone = flights.filter(isCalledOff).map(firstLeg)[0];
  if (gone) await writeDay(tx, { ...gone, state: 'cancelled', delayMinutes: 0, reason: 'weather' });
  const next = flights
    .filter(({ state, plan }) => state === 'confirmed' && plan.offer.service.startsAt > addMs(of.now, DAY))
    .sort((a, b) => a.plan.offer.service.startsAt.getTime() - b.plan.offer.service.startsAt.getTime())
    .flatMap((trip) => firstLeg(trip) ?? []);
  const legs = [...new Map(next.map((leg) => [`${leg.flightId}@${leg.day}`, leg])).values()];
  for (const [index, delay] of DELAYS.entries()) {
    const leg = legs[index];
    if (!leg) continue;
    await writeDay(tx, { ...leg, state: 'delayed', ...delay });
    const late = new Map(flights.map(({ plan }) => [plan.id, plan.offer.snapshot]));
    for (const { id } of await tripsOn(tx, leg)) {
      const snapshot = late.get(id);
      if (snapshot) await follow(tx, { id, snapshot, reason: delay.reason, now: of.now, newId: of.newId() });
    }
  }
}
