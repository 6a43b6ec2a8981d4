import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { isTravelState } from '@app/contract/travel/travel-order-groups';
import type { DepartureEdit, DepartureRule } from '@app/contract/verticals/tours/staff-input';
import type { StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  cancelDeparture,
  editDeparture,
  guaranteeDeparture,
  insertDepartures,
  lockDeparture,
  ordersOn,
  readDeparture,
} from '../../db/board.repo.ts';
import { tourById } from '../../db/tour.repo.ts';
import { departuresOfRule } from '../../domain/rule-departures.ts';
import { dropTours } from '../tags.ts';

/**
 * Adds departures of a tour by one rule; returns how many are new, and how many were passed over: past, decided by now, or
 * there already. Refuses record.not_found, and a minimum on a tour that decides nothing at `minPeople`.
 */
export async function addDepartures(
  platform: Platform,
  by: StaffReadContext,
  { tourId, ...rule }: DepartureRule & { readonly tourId: string },
): Promise<{ made: number; passed: number }> {
  return inTransaction(platform.db, async (tx) => {
    const tour = (await tourById(tx, tourId)) ?? refuse('record.not_found');
    if (rule.minPeople > 0 && tour.goDays === 0) refuseField('minPeople', 'field.tour_go_days');
    await confirmPrices(tx, { before: { pricePercent: 100 }, after: rule });
    const { planned, passed } = departuresOfRule(tour, rule, platform.clock.now());
    const { capacity, minPeople, pricePercent } = rule;
    const made = await insertDepartures(
      tx,
      { tourId, capacity, minPeople, priceBp: pricePercent * 100 },
      planned.map((one) => ({ id: newId(platform.clock), ...one })),
    );
    const after = { ...rule, made: made.length };
    await logOperation(tx, by, { action: 'tour_departure.add', record: `tour/${tourId}`, before: null, after });
    dropTours(platform, tx);
    return { made: made.length, passed: passed + planned.length - made.length };
  });
}

export type Versioned = { readonly id: string; readonly version: number };

/** A departure that can still be changed, locked. Refuses record.not_found, record.stale with `{current}`, tour.cancelled and tour.departed. */
export async function changeable(tx: Tx, { id, version }: Versioned, lang: Locale): Promise<StaffDeparture> {
  assertThat(await lockDeparture(tx, id), 'record.not_found');
  const before = (await readDeparture(tx, id, lang)) ?? refuse('record.not_found');
  assertThat(before.version === version, 'record.stale', { current: before });
  assertThat(before.state !== 'cancelled', 'tour.cancelled');
  assertThat(before.state !== 'gone', 'tour.departed');
  return before;
}

/** Writes a change of a departure with its operation. */
async function change(
  platform: Platform,
  by: StaffReadContext,
  of: Versioned & { readonly action: 'edit' | 'decide' | 'cancel' },
  write: (tx: Tx, before: StaffDeparture) => Promise<void>,
): Promise<StaffDeparture> {
  return inTransaction(platform.db, async (tx) => {
    const before = await changeable(tx, of, by.lang);
    await write(tx, before);
    const after = (await readDeparture(tx, of.id, by.lang)) ?? refuse('record.not_found');
    const [action, record] = [`tour_departure.${of.action}`, `tour_departure/${of.id}`];
    await logOperation(tx, by, { action, record, before, after });
    // What is decided is followed by its orders.
    if (of.action !== 'edit') await platform.events.emit(tx, 'tour.settled', { departureId: of.id });
    dropTours(platform, tx);
    return after;
  });
}

/** Saves places, guide and sale of a departure. Refuses as `changeable`, and tour.seats_in_use below what is held and sold. */
export const saveDeparture = (
  platform: Platform,
  by: StaffReadContext,
  { id, version, edit }: Versioned & { readonly edit: DepartureEdit },
): Promise<StaffDeparture> =>
  change(platform, by, { id, version, action: 'edit' }, async (tx, { held, sold, minPeople }) => {
    if (edit.capacity < minPeople) refuseField('capacity', 'field.too_small');
    if (edit.capacity < held + sold) {
      refuse('tour.seats_in_use', { fields: { capacity: 'error.tour.seats_in_use' } });
    }
    await editDeparture(tx, id, edit);
  });

/** Guarantees a departure now; its waiting orders are confirmed. Refuses as `changeable`. */
export const guaranteeNow = (platform: Platform, by: StaffReadContext, of: Versioned): Promise<StaffDeparture> =>
  change(platform, by, { ...of, action: 'decide' }, (tx) => guaranteeDeparture(tx, of.id));

/** Cancels a departure for good; all its orders are given back after this, one by one. Refuses as `changeable`. */
export const cancelByStaff = (platform: Platform, by: StaffReadContext, of: Versioned): Promise<StaffDeparture> =>
  change(platform, by, { ...of, action: 'cancel' }, (tx) => cancelDeparture(tx, of.id));

/** Who travels on a departure, and what its cancellation would give back. Refuses record.not_found. */
export async function readPeople(platform: Platform, id: string, lang: Locale) {
  const departure = (await readDeparture(platform.db, id, lang)) ?? refuse('record.not_found');
  const orders = await ordersOn(platform.db, id, lang);
  const sum = (of: (order: (typeof orders)[number]) => number) => orders.reduce((all, order) => all + of(order), 0);
  const unpaid = orders.filter(({ state }) => isTravelState(state, 'unpaid')).length;
  return {
    departure,
    orders,
    people: sum(({ units }) => units.reduce((all, { count }) => all + count, 0)),
    paid: orders.length - unpaid,
    unpaid,
    backUsd: sum(({ paidUsd }) => paidUsd),
  };
}
