import { randomBytes } from 'node:crypto';
import { assertThat } from '@app/contract/core/refuse';
import { invariant, Refusal } from '@app/kernel/assert';
import { type HeldOrder, VOUCHER_BYTES, voucherCode } from '../../../modules/travel/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  customerOf,
  endCodes,
  holdPieces,
  insertCodes,
  lockBooking,
  moveBooking,
  movePieces,
  paidOrder,
  writeHeld,
} from '../db/pieces.repo.ts';
import { sharesOf } from '../domain/pieces.ts';
import { asRequest, checkAllowance } from './offer-meal.ts';

type Holding = HeldOrder & { readonly expiresAt: Date };

/** Holds pieces for an order. Refuses meal.per_customer; returns whether there are so many. */
async function tryHold(tx: Tx, order: Holding): Promise<boolean> {
  const { setId, count: pieces } = asRequest(order.request);
  const customerId = await customerOf(tx, order.orderId);
  invariant(customerId, `order ${order.orderId} is nobody's`);
  await checkAllowance(tx, { customerId, setId, count: pieces, beside: order.orderId });
  if (!(await holdPieces(tx, { setId, pieces }))) return false;
  await writeHeld(tx, { orderId: order.orderId, setId, customerId, pieces, expiresAt: order.expiresAt });
  return true;
}

/** Holds the pieces, or refuses meal.per_customer and travel.unavailable: the caller's transaction is then undone. */
export async function holdMeal(tx: Tx, order: Holding): Promise<void> {
  assertThat(await tryHold(tx, order), 'travel.unavailable');
}

/** Holds again what a cancelled order held; returns whether it could be had, and does nothing otherwise. */
export async function holdMealAgain(tx: Tx, order: Holding): Promise<boolean> {
  try {
    return await tryHold(tx, order);
  } catch (error) {
    if (error instanceof Refusal && error.key === 'meal.per_customer') return false;
    throw error;
  }
}

/** What was held is sold: each piece has its code, and its share of what was paid. */
export async function takeMeal(tx: Tx, orderId: string): Promise<void> {
  const booking = await lockBooking(tx, orderId);
  invariant(booking?.state === 'held', `order ${orderId} holds no set meal`);
  const { setId, pieces } = booking;
  await movePieces(tx, setId, { held: -pieces, sold: pieces });
  await moveBooking(tx, orderId, 'taken');
  const order = await paidOrder(tx, orderId);
  const codes = sharesOf(order, pieces).map((share) => ({ ...share, code: voucherCode(randomBytes(VOUCHER_BYTES)) }));
  await insertCodes(tx, { orderId, endsAt: order.endsAt, codes });
}

/** Lets go of what is held, or of the pieces that are usable; a second time it does nothing. */
export async function releaseMeal(tx: Tx, orderId: string): Promise<void> {
  const booking = await lockBooking(tx, orderId);
  if (!booking || booking.state === 'released') return;
  const { setId, pieces, state } = booking;
  const ended = state === 'taken' ? (await endCodes(tx, { orderId, numbers: null, as: 'refunded' })).length : 0;
  await movePieces(tx, setId, { held: state === 'held' ? -pieces : 0, sold: -ended });
  await moveBooking(tx, orderId, 'released');
}
