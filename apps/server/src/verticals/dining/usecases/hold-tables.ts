import { assertThat } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import { addMs, MINUTE } from '@app/kernel/clock';
import type { GuestedOrder, HeldOrder } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { withSavepoint } from '../../../platform/db/savepoint.ts';
import type { Platform } from '../../../platform/slice.ts';
import { holdBooking, lockBooking, moveBooking, type TableBooking, takeHeld } from '../db/booking.repo.ts';
import { asRequest } from '../domain/dining-request.ts';
import { asSnapshot, peopleIn } from '../domain/dining-snapshot.ts';
import { instantOfQuarter } from '../domain/table-times.ts';
import { checkOwnTables, flawOfOwnTables } from './own-tables.ts';
import { dropTables } from './tags.ts';
import { freed } from './waiting/offer-freed.ts';
import { takeOffer } from './waiting/wait.ts';

type Holding = GuestedOrder & { readonly expiresAt: Date };

function bookingOf(order: HeldOrder): TableBooking {
  const snapshot = asSnapshot(order.snapshot);
  const { restaurantId, areaId, startsQuarter, quarters, tables } = snapshot;
  return { orderId: order.orderId, restaurantId, areaId, startsQuarter, quarters, tables, covers: peopleIn(snapshot) };
}

/** When, where and how many guests sit, and whose table it is. */
export function sittingOf({ orderId, customerId, snapshot }: Pick<Holding, 'orderId' | 'customerId' | 'snapshot'>) {
  const table = asSnapshot(snapshot);
  const { startsQuarter, stayMinutes, restaurantId } = table;
  const startsAt = instantOfQuarter(startsQuarter);
  const endsAt = addMs(startsAt, stayMinutes * MINUTE);
  return { orderId, customerId, startsAt, endsAt, restaurantId, people: peopleIn(table) };
}

/** Holds tables over the whole stay, then the arrival; returns whether all of it could be had. */
const tryHold = (tx: Tx, order: Holding): Promise<boolean> =>
  holdBooking(tx, { ...bookingOf(order), expiresAt: order.expiresAt });

/**
 * Holds the table, its customer locked by the caller, whose transaction is undone by a refusal: travel.unavailable, and as
 * `checkOwnTables` and `takeOffer`.
 */
export async function holdTable(platform: Platform, tx: Tx, order: Holding): Promise<void> {
  await checkOwnTables(platform, tx, sittingOf(order));
  const { waitId } = asRequest(order.request);
  if (waitId) await takeOffer(platform, tx, { waitId, customerId: order.customerId });
  assertThat(await tryHold(tx, order), 'travel.unavailable');
  dropTables(platform, tx);
}

/**
 * Holds again what a cancelled order held; returns whether all of it could be had beside what its customer has booked since, and does
 * nothing otherwise.
 */
export async function holdTableAgain(platform: Platform, tx: Tx, order: Holding): Promise<boolean> {
  if (await flawOfOwnTables(platform, tx, sittingOf(order))) return false;
  if (!(await withSavepoint(tx, () => tryHold(tx, order)))) return false;
  dropTables(platform, tx);
  return true;
}

/** What was held is taken. */
export async function takeTable(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  invariant(await takeHeld(tx, orderId), `order ${orderId} holds no table`);
  dropTables(platform, tx);
}

/** Lets go of what is held or taken; a second time it does nothing. */
export async function releaseTable(platform: Platform, tx: Tx, orderId: string): Promise<void> {
  const booking = await lockBooking(tx, orderId);
  if (!booking || booking.state === 'released') return;
  await moveBooking(tx, booking, 'released');
  await freed(platform, tx, booking.restaurantId);
  dropTables(platform, tx);
}
