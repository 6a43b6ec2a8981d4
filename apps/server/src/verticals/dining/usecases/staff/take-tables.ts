import { assertThat, refuse } from '@app/contract/core/refuse';
import type { BLOCK_KINDS, Seating } from '@app/contract/verticals/dining/staff-schemas';
import { addMs, HOUR } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import { parameter } from '../../../../modules/settings/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { PlaceActor, StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { moveQuarters, takeQuarters } from '../../db/booking.repo.ts';
import { insertBlock, liftBlock, lockSeating, writeSeating } from '../../db/day-book.repo.ts';
import { quarterOf, timeOf } from '../../domain/table-times.ts';
import { walkInFlaw } from '../../domain/walk-ins.ts';
import { dropTables } from '../tags.ts';
import { freed } from '../waiting/offer-freed.ts';
import { ownRestaurant } from './own-restaurant.ts';

type TakenTables = {
  readonly kind: (typeof BLOCK_KINDS)[number];
  readonly areaId: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly tables: number;
  readonly people: number;
  readonly note: string;
};

/**
 * Takes tables of a kind for guests who walked in, or because they cannot be used; an hour past midnight is of the night that
 * began on the day. Refuses record.not_found, guests who walked in and for whom these tables have no seats at the field
 * `people`, and dining.tables_in_use where so many are not free all that time.
 */
export async function takeTables(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffContext<PlaceActor>; readonly restaurantId: string; readonly wanted: TakenTables },
): Promise<{ id: string }> {
  const { by, restaurantId, wanted } = given;
  const restaurant = await ownRestaurant(tx, restaurantId, by.staff.merchantId);
  const area = restaurant.areas.find(({ id }) => id === wanted.areaId) ?? refuse('record.not_found');
  const flaw = wanted.kind === 'walk_in' ? walkInFlaw(wanted, area) : null;
  if (flaw) refuse('input.invalid', flaw);
  const known = timeOf({ ...restaurant, stepMinutes: 15 }, wanted.day, wanted.time);
  const after = typeof known === 'string' && known === 'last_seating' && wanted.time < '12:00';
  const date = after ? addDays(wanted.day, 1) : wanted.day;
  const startsAt = typeof known === 'string' ? instantOf(date, wanted.time, restaurant.zone) : known.startsAt;
  const id = newId(platform.clock);
  const { areaId, tables } = wanted;
  const stretch = { areaId, tables, startsQuarter: quarterOf(startsAt), quarters: Math.ceil(wanted.minutes / 15) };
  const taken = await takeQuarters(tx, { ...stretch, as: 'taken' });
  assertThat(taken === stretch.quarters, 'dining.tables_in_use', {
    fields: { tables: 'error.dining.tables_in_use' },
  });
  const block = { id, restaurantId, ...stretch, kind: wanted.kind, people: wanted.people, note: wanted.note };
  await insertBlock(tx, { ...block, madeBy: by.staff.username });
  await logOperation(tx, by, {
    action: 'dining_block.create',
    record: `dining_block/${id}`,
    before: null,
    after: block,
  });
  dropTables(platform, tx);
  return { id };
}

/** Frees tables that staff took. Refuses record.not_found where nothing stands. */
export async function liftTables(
  platform: Platform,
  tx: Tx,
  given: { readonly by: StaffContext<PlaceActor>; readonly id: string },
): Promise<{ id: string }> {
  const block = (await liftBlock(tx, given.id, given.by.staff.merchantId)) ?? refuse('record.not_found');
  await moveQuarters(tx, { ...block, held: 0, taken: -block.tables });
  await freed(platform, tx, block.restaurantId);
  await logOperation(tx, given.by, {
    action: 'dining_block.delete',
    record: `dining_block/${block.id}`,
    before: block,
    after: null,
  });
  dropTables(platform, tx);
  return { id: block.id };
}

/** Notes where the guests of a booking are. Refuses record.not_found, dining.not_expected where they cannot come any more, and dining.not_yet long before their time. */
export async function seatGuests(
  platform: Platform,
  by: StaffContext<PlaceActor>,
  given: { readonly orderId: string; readonly seating: Seating },
): Promise<{ seating: Seating }> {
  const { orderId, seating } = given;
  return inTransaction(platform.db, async (tx) => {
    const before = (await lockSeating(tx, orderId, by.staff.merchantId)) ?? refuse('record.not_found');
    assertThat(before.awaited, 'dining.not_expected');
    const hours = await parameter(platform, 'travel.verify_before_hours');
    const isAhead = platform.clock.now() < addMs(before.startsAt, -hours * HOUR);
    assertThat(seating === 'expected' || !isAhead, 'dining.not_yet', { hours });
    await writeSeating(tx, orderId, seating);
    await logOperation(tx, by, {
      action: 'dining_booking.mark',
      record: `dining_booking/${orderId}`,
      before: { seating: before.seating },
      after: { seating },
    });
    return { seating };
  });
}
