import { randomBytes } from 'node:crypto';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import type { Actor } from '@app/kernel/machine';
import { json, type Tx } from '../../../../platform/db/connect.ts';
import { withSavepoint } from '../../../../platform/db/savepoint.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { splitPayment } from '../../../payments/public.ts';
import { dropUnits, returnItemUnits } from '../../../travel-deals/core.ts';
import { changePayments, replaceItems } from '../../db/change.repo.ts';
import { writeGuests } from '../../db/guest.repo.ts';
import { openProviderChange } from '../../db/provider-change.repo.ts';
import { insertSplitOrder, moveChangeTo } from '../../db/split.repo.ts';
import { lockTravelOrder } from '../../db/travel-order.repo.ts';
import { NUMBER_BYTES, travelNumber, VOUCHER_BYTES, voucherCode } from '../../domain/travel-number.ts';
import { isBooked, type TravelRow } from '../../domain/travel-row.ts';
import { payableOfOrder } from '../payable-kind.ts';
import { fire } from '../transition/fire.ts';
import { moveTravelPoints } from '../transition/travel-points.ts';
import type { TravelVertical } from '../travel-vertical.ts';
import { sidesOf } from './split-sides.ts';

export type Splitting = {
  readonly order: TravelRow;
  readonly vertical: TravelVertical;
  /** Positions of the guests who have an order of their own from then on. */
  readonly moves: readonly number[];
  readonly actor: Actor;
  readonly who?: { readonly id: string; readonly name: string } | undefined;
};

/** Points that pay for who moves were spent for their order. */
async function movePoints(
  tx: Tx,
  order: TravelRow,
  to: { readonly id: string; readonly points: number },
): Promise<void> {
  await moveTravelPoints(tx, { ...order, points: to.points }, 'return');
  await moveTravelPoints(tx, { ...order, ...to }, 'spend');
}

/**
 * Gives some of the guests of a locked, paid order an order of their own, which is as theirs was until then: what it is of, their part of
 * price, points and policy, and the money that was paid for it. The others keep theirs. Returns the new order, locked. Refuses
 * order.not_allowed, travel.answer_first, and as the vertical.
 */
export async function splitOrder(platform: Platform, tx: Tx, of: Splitting): Promise<TravelRow> {
  const { order, vertical, moves } = of;
  const split = vertical.amend?.split;
  if (!split || !isBooked(order) || order.noShowAt || order.bundleId !== null)
    return refuse('order.not_allowed', { state: order.state, event: 'split' });
  assertThat((await openProviderChange(tx, order.id)) === null, 'travel.answer_first');
  const { parts, price, policy, pieces } = await sidesOf(tx, of, split);
  const id = newId(platform.clock);
  const payment = await splitPayment(tx, {
    payableKind: payableOfOrder(order.kind),
    payableId: id,
    customerId: order.customerId,
    amountUsd: price.moves.payableUsd,
    expiresAt: null,
    now: order.now,
    sources: [order.paymentId, ...(await changePayments(tx, order.id))],
  });
  const number = travelNumber(order.now, randomBytes(NUMBER_BYTES));
  const code = order.voucherCode === null ? null : voucherCode(randomBytes(VOUCHER_BYTES));
  const { request, snapshot } = parts.moves;
  await insertSplitOrder(tx, {
    ...{ id, from: order.id, number, payment, voucherCode: code, request, snapshot },
    ...{ policy: policy.moves, price: price.moves },
  });
  await replaceItems(tx, id, price.moves.items);
  await replaceItems(tx, order.id, price.stays.items);
  await writeGuests(tx, { orderId: id, guests: parts.moves.guests });
  await writeGuests(tx, { orderId: order.id, guests: parts.stays.guests });
  await movePoints(tx, order, { id, points: price.moves.pointsUsed });
  const gone = await split.take(tx, { orderId: order.id, toId: id, moves });
  if (await returnItemUnits(tx, { orderId: order.id, pieces })) dropUnits(platform, tx);
  const { stays } = price;
  const rest = {
    request: json(parts.stays.request),
    snapshot: json(parts.stays.snapshot),
    policy: json(policy.stays),
    total_usd: stays.totalUsd,
    payable_usd: stays.payableUsd,
    price_lines: json(stays.lines),
    points_used: stays.pointsUsed,
    points_value_usd: stays.pointsValueUsd,
    earn_points: Math.floor(stays.payableUsd / 100),
    reference_numbers: order.references.filter((reference) => !gone.includes(reference)),
  };
  await fire(platform, tx, order, { event: 'split', actor: of.actor, who: of.who, note: number, input: { rest } });
  const apart = await lockTravelOrder(tx, id);
  invariant(apart, `order ${id} was written`);
  return apart;
}

/** Does something with the order that some guests would have, and undoes it with the splitting. Returns what that returned; refuses as `splitOrder`. */
export async function asIfSplit<T>(
  platform: Platform,
  tx: Tx,
  of: Splitting,
  work: (apart: TravelRow) => Promise<T>,
): Promise<T> {
  const done: { value?: T } = {};
  await withSavepoint(tx, async () => {
    done.value = await work(await splitOrder(platform, tx, of));
    return false;
  });
  return done.value as T;
}

/** Splits an order for a change of some of its guests, which is of their own order from then on. Refuses as `splitOrder`. */
export async function splitForChange(
  platform: Platform,
  tx: Tx,
  of: Splitting & { readonly changeId: string },
): Promise<TravelRow> {
  const apart = await splitOrder(platform, tx, of);
  await moveChangeTo(tx, of.changeId, apart);
  return apart;
}
