import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import type { Affected, DepartureReason, DepartureState } from '@app/contract/verticals/flights/departure-days';
import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { addMs, MINUTE } from '@app/kernel/clock';
import { inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { readDeparture, zonesOf } from '../../db/board.repo.ts';
import { type DepartureRef, lockFlight, tripsOn, writeDay } from '../../db/flight-day.repo.ts';
import { type DelayAsked, minutesOfDelay } from '../../domain/departure-change.ts';
import { localTimes } from '../../domain/schedule.ts';
import { freesCustomer, missed, tripNow, withDelay } from '../../domain/trip-now.ts';
import { dropFlights } from '../tags.ts';

const scheduledAt = ({ departsAt, delayMinutes }: Departure): Date =>
  addMs(new Date(departsAt), -delayMinutes * MINUTE);

/** A departure as it would be with a delay. Refuses as `minutesOfDelay`. */
async function delayed(db: Queryable, departure: Departure, of: { asked: DelayAsked; now: Date }) {
  const { fromZone, toZone, blockMinutes } = (await zonesOf(db, departure.flightId)) ?? refuse('record.not_found');
  const scheduled = scheduledAt(departure);
  const minutes = minutesOfDelay(of.asked, { scheduledAt: scheduled, zone: fromZone, now: of.now });
  const departsAt = addMs(scheduled, minutes * MINUTE);
  const arrivesAt = addMs(departsAt, blockMinutes * MINUTE);
  return { ...localTimes({ departsAt, arrivesAt, fromZone, toZone }), minutes, departsAt };
}

const isDelay = ({ delayMinutes, localDeparture }: DelayAsked): boolean =>
  delayMinutes !== undefined || localDeparture !== undefined;

/**
 * Who a delay would concern, or without one the cancellation: sums over all orders, and a page of them. Nothing is saved.
 * Refuses record.not_found, and as `minutesOfDelay`.
 */
export async function readAffected(
  platform: Platform,
  of: DepartureRef & DelayAsked & { readonly page: number; readonly limit: number; readonly lang: Locale },
): Promise<Affected> {
  const { db } = platform;
  const departure = (await readDeparture(db, of, of.lang)) ?? refuse('record.not_found');
  const times = isDelay(of) ? await delayed(db, departure, { asked: of, now: platform.clock.now() }) : null;
  const all = (await tripsOn(db, of)).map(({ flights, sold, ...order }) => {
    if (!times) return { ...order, missesConnection: false, free: false };
    const trip = tripNow(withDelay(flights, { ...of, delayMinutes: times.minutes }), sold);
    return { ...order, missesConnection: missed(trip).length > 0, free: freesCustomer(trip) };
  });
  const count = (which: (order: (typeof all)[number]) => boolean) => all.filter(which).length;
  const sum = (what: (order: (typeof all)[number]) => number) => all.reduce((total, order) => total + what(order), 0);
  const paid = count(({ paidUsd, state }) => paidUsd > 0 || isTravelState(state, 'booked'));
  const first = (of.page - 1) * of.limit;
  return {
    list: all.slice(first, first + of.limit).map(({ free: _free, points: _points, ...order }) => order),
    total: all.length,
    page: of.page,
    limit: of.limit,
    travellers: sum(({ travellers }) => travellers),
    unpaid: all.length - paid,
    paid,
    backUsd: sum(({ paidUsd }) => paidUsd),
    backPoints: sum(({ points }) => points),
    missesConnection: count(({ missesConnection }) => missesConnection),
    freeToCancel: count(({ free }) => free),
    localDeparture: times?.localDeparture ?? departure.localDeparture,
    localArrival: times?.localArrival ?? departure.localArrival,
    departsAt: times?.departsAt.toISOString() ?? departure.departsAt,
  };
}

/** The departure before its change, locked. Refuses record.not_found, record.stale with `{current}`, flight.day_cancelled and flight.departed. */
async function changeable(tx: Tx, of: DepartureRef & { readonly version: number }, lang: Locale): Promise<Departure> {
  assertThat(await lockFlight(tx, of.flightId), 'record.not_found');
  const before = (await readDeparture(tx, of, lang)) ?? refuse('record.not_found');
  assertThat(before.version === of.version, 'record.stale', { current: before });
  assertThat(before.state !== 'cancelled', 'flight.day_cancelled');
  assertThat(!before.departed, 'flight.departed');
  return before;
}

type Change = {
  readonly state: DepartureState;
  readonly delayMinutes: number;
  readonly reason: DepartureReason;
  readonly action: 'flight_departure.delay' | 'flight_departure.cancel';
};

/** Writes a change of a departure with its operation, and has what follows done after it. */
async function write(
  platform: Platform,
  tx: Tx,
  by: StaffReadContext,
  before: Departure,
  change: Change,
): Promise<Departure> {
  const { flightId, day, departsAt: wasAt } = before;
  await writeDay(tx, { flightId, day, ...change });
  const after = (await readDeparture(tx, before, by.lang)) ?? refuse('record.not_found');
  await logOperation(tx, by, { action: change.action, record: `flight_departure/${before.id}`, before, after });
  const { version, departsAt } = after;
  await platform.events.emit(tx, 'flight.day_changed', {
    flightId,
    day,
    version,
    state: change.state,
    // Nothing is the reason of a departure that is as scheduled again.
    reason: change.state === 'scheduled' ? null : change.reason,
    wasAt,
    departsAt,
  });
  dropFlights(platform, tx);
  return after;
}

export type Announced = DepartureRef & { readonly version: number; readonly reason: DepartureReason };

/**
 * Announces another time of a departure: from then on it is shown and sold by it, and the customers of its orders are told.
 * Without minutes it is as scheduled again. Refuses record.not_found, record.stale, flight.day_cancelled, flight.departed, and
 * the delay at its field.
 */
export async function delayDeparture(
  platform: Platform,
  by: StaffReadContext,
  of: Announced & DelayAsked,
): Promise<Departure> {
  return inTransaction(platform.db, async (tx) => {
    const before = await changeable(tx, of, by.lang);
    const { minutes } = await delayed(tx, before, { asked: of, now: platform.clock.now() });
    const field = of.localDeparture === undefined ? 'delayMinutes' : 'localDeparture';
    if (minutes === before.delayMinutes) refuseField(field, 'field.flight_delay_same');
    const state = minutes === 0 ? 'scheduled' : 'delayed';
    return write(platform, tx, by, before, {
      state,
      delayMinutes: minutes,
      reason: of.reason,
      action: 'flight_departure.delay',
    });
  });
}

/**
 * Cancels a departure for good: it is not sold any more, and all its orders are given back after this, one by one. Refuses
 * record.not_found, record.stale, flight.day_cancelled and flight.departed.
 */
export async function cancelDeparture(platform: Platform, by: StaffReadContext, of: Announced): Promise<Departure> {
  return inTransaction(platform.db, async (tx) => {
    const before = await changeable(tx, of, by.lang);
    const { delayMinutes } = before;
    return write(platform, tx, by, before, {
      state: 'cancelled',
      delayMinutes,
      reason: of.reason,
      action: 'flight_departure.cancel',
    });
  });
}
