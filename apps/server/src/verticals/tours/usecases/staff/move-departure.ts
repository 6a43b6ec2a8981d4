import { isDeepStrictEqual } from 'node:util';
import { refuse, refuseField } from '@app/contract/core/refuse';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import type { DepartureMove } from '@app/contract/verticals/tours/staff-input';
import type { StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { weightOf } from '../../../../modules/travel/public.ts';
import { inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { moveDeparture, ordersOn, readDeparture } from '../../db/board.repo.ts';
import { tourById } from '../../db/tour.repo.ts';
import { departureMoments } from '../../domain/departure-moments.ts';
import { movedBy, TOUR_THRESHOLDS } from '../../domain/moved-tour.ts';
import type { StoredTour } from '../../domain/stored-tour.ts';
import { dropTours } from '../tags.ts';
import { changeable, type Versioned } from './departures.ts';

type When = Pick<DepartureMove, 'day' | 'start'>;

/** When a departure would begin, end and be decided. Refuses at its field what has begun by now, or would be decided already. */
async function momentsOf(
  db: Queryable,
  of: { readonly departure: StaffDeparture; readonly when: When; readonly now: Date },
): Promise<{ readonly tour: StoredTour } & ReturnType<typeof departureMoments>> {
  const { departure, when, now } = of;
  const tour = (await tourById(db, departure.tourId)) ?? refuse('record.not_found');
  const moments = departureMoments(tour, { ...when, minPeople: departure.minPeople });
  if (moments.startsAt <= now) refuseField('start', 'field.tour_move_past');
  if (!departure.guaranteed && moments.decidesAt && moments.decidesAt <= now)
    refuseField('day', 'field.tour_move_decided');
  return { tour, ...moments };
}

/**
 * Whom another day or hour of a departure would concern, and whether they would be asked. Refuses record.not_found, tour.cancelled,
 * tour.departed, and as `momentsOf`.
 */
export async function readMove(platform: Platform, by: StaffReadContext, of: When & { readonly id: string }) {
  const { db } = platform;
  const departure = (await readDeparture(db, of.id, by.lang)) ?? refuse('record.not_found');
  if (departure.state === 'cancelled') refuse('tour.cancelled');
  if (departure.state === 'gone') refuse('tour.departed');
  const { startsAt } = await momentsOf(db, { departure, when: of, now: platform.clock.now() });
  const orders = (await ordersOn(db, of.id, by.lang)).filter(({ state }) => isTravelState(state, 'open'));
  const sum = (of: (order: (typeof orders)[number]) => number) => orders.reduce((all, order) => all + of(order), 0);
  const unpaid = orders.filter(({ state }) => isTravelState(state, 'unpaid')).length;
  const was = { day: departure.day, startsAt: new Date(departure.startsAt) };
  return {
    orders: orders.length,
    people: sum(({ units }) => units.reduce((all, { count }) => all + count, 0)),
    paid: orders.length - unpaid,
    unpaid,
    asked: weightOf(movedBy(was, { day: of.day, startsAt }), TOUR_THRESHOLDS) === 'major',
    backUsd: sum(({ paidUsd }) => paidUsd),
  };
}

const TAKEN = 'tour_departure_once';

/** Writes it; refuses at the hour one that another departure of the tour has. */
async function write(tx: Tx, ...of: [id: string, to: Parameters<typeof moveDeparture>[2]]): Promise<void> {
  try {
    await moveDeparture(tx, ...of);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === TAKEN) refuseField('start', 'field.tour_move_taken');
    throw error;
  }
}

/**
 * Moves a departure: from then on it is sold as that, and who is on it follows. Refuses record.not_found, record.stale with
 * `{current}`, tour.cancelled, tour.departed, and at its field what has begun, would be decided already, another has or changes nothing.
 */
export async function moveByStaff(
  platform: Platform,
  by: StaffReadContext,
  { id, version, day, start, meeting }: Versioned & DepartureMove,
): Promise<StaffDeparture> {
  return inTransaction(platform.db, async (tx) => {
    const before = await changeable(tx, { id, version }, by.lang);
    const when = { day, start };
    const { tour, startsAt, endsAt, decidesAt } = await momentsOf(tx, {
      departure: before,
      when,
      now: platform.clock.now(),
    });
    const same = before.day === day && before.start === start && isDeepStrictEqual(meeting, before.meeting);
    if (same) refuseField('start', 'field.tour_move_same');
    const own = isDeepStrictEqual(meeting, tour.meeting) ? null : (meeting as StoredTour['meeting']);
    await write(tx, id, { day, start, startsAt, endsAt, decidesAt, meeting: own });
    const after = (await readDeparture(tx, id, by.lang)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'tour_departure.move', record: `tour_departure/${id}`, before, after });
    await platform.events.emit(tx, 'tour.moved', { departureId: id, version: after.version, wasAt: before.startsAt });
    dropTours(platform, tx);
    return after;
  });
}
