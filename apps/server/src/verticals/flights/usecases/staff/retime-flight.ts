import { refuse, refuseField } from '@app/contract/core/refuse';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import type { Day } from '@app/kernel/local-day';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { zonesOf } from '../../db/board.repo.ts';
import { changesOn, keepFlown, tripsOn, writeDay } from '../../db/flight-day.repo.ts';
import { bookedDays } from '../../db/staff-flight.repo.ts';
import { timesOn } from '../../domain/schedule.ts';
import { freesCustomer, tripNow } from '../../domain/trip-now.ts';

type Hours = Pick<FlightInput, 'departs' | 'blockMinutes'>;

/** When a flight departs on a day by some hours, with the delay that is announced for it. */
const departureAt = (
  hours: Hours,
  of: { readonly day: Day; readonly delayMinutes: number; readonly fromZone: string },
): Date =>
  timesOn({ ...hours, from: { zone: of.fromZone }, to: { zone: of.fromZone } }, of.day, of.delayMinutes).departsAt;

/**
 * Has booked departures to come fly at the hours that a flight is saved with: their orders follow, as after an announcement. A delay
 * that is announced stays beside the new hour. Refuses at its field an hour that is past on one of those days.
 */
export async function retimeBooked(
  platform: Platform,
  tx: Tx,
  of: { readonly flightId: string; readonly before: Hours; readonly after: Hours; readonly days: readonly Day[] },
): Promise<void> {
  const { flightId, before, after, days } = of;
  const now = platform.clock.now();
  const [first] = days;
  await keepFlown(tx, { flightId, ...before, before: first ?? now.toISOString().slice(0, 10) });
  const { fromZone } = (await zonesOf(tx, flightId)) ?? refuse('record.not_found');
  const changes = await changesOn(tx, flightId, days);
  for (const day of days) {
    const change = changes.get(day);
    if (change?.state === 'cancelled') continue;
    const { state, delayMinutes } = change ?? { state: 'scheduled' as const, delayMinutes: 0 };
    const departsAt = departureAt(after, { day, delayMinutes, fromZone });
    if (departsAt <= now) refuseField('departs', 'field.flight_delay_past');
    await writeDay(tx, { flightId, day, state, delayMinutes, reason: 'operations' });
    await platform.events.emit(tx, 'flight.day_changed', {
      flightId,
      day,
      version: (change?.version ?? 0) + 1,
      state,
      reason: 'operations',
      wasAt: departureAt(before, { day, delayMinutes, fromZone }).toISOString(),
      departsAt: departsAt.toISOString(),
    });
  }
}

/** Whom other hours of a flight would concern: booked departures to come, their orders, and those whose customers could leave for nothing. */
export async function readRetiming(platform: Platform, of: Hours & { readonly flightId: string }) {
  const { db } = platform;
  const { flightId, departs, blockMinutes } = of;
  (await zonesOf(db, flightId)) ?? refuse('record.not_found');
  const days = (await bookedDays(db, flightId, platform.clock.now())).map(({ day }) => day);
  const orders = new Map<string, { readonly paid: boolean; readonly free: boolean; readonly travellers: number }>();
  for (const day of days) {
    for (const { id, flights, sold, state, travellers } of await tripsOn(db, { flightId, day })) {
      const retimed = flights.map((flight) =>
        flight.flightId === flightId && days.includes(flight.day)
          ? {
              ...flight,
              departs,
              blockMinutes,
              change: flight.change ?? { state: 'scheduled' as const, delayMinutes: 0, reason: 'operations' as const },
            }
          : flight,
      );
      const free = freesCustomer(tripNow(retimed, sold));
      orders.set(id, { paid: isTravelState(state, 'booked'), free, travellers });
    }
  }
  const all = [...orders.values()];
  return {
    departures: days.length,
    orders: all.length,
    travellers: all.reduce((sum, one) => sum + one.travellers, 0),
    paid: all.filter(({ paid }) => paid).length,
    freeToCancel: all.filter(({ free }) => free).length,
  };
}
