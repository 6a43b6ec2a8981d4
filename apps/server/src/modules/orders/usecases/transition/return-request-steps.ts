import { randomBytes } from 'node:crypto';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import {
  AFTER_SALE_REASONS,
  type ReturnRequestKind,
  type ReturnRequestState,
} from '@app/contract/orders/after-sale/reasons';
import { invariant } from '@app/kernel/assert';
import { addMs, DAY } from '@app/kernel/clock';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameter, readIdentity } from '../../../settings/public.ts';
import {
  companyIsOpen,
  insertReturnRequest,
  moveReturnRequest,
  openReturnRequestOf,
  type ReturnRequestPatch,
  refundBasis,
} from '../../db/return-request.repo.ts';
import { NUMBER_BYTES, orderNumber } from '../../domain/order-number.ts';
import { everythingLeft, splitRefund, tooMany } from '../../domain/refund-split.ts';
import type { ReturnAddress } from '../../domain/return-request-row.ts';
import type { Effect, Step } from './step.ts';

/** Moves the return request of a step's order together with it. */
async function follow(
  step: Step,
  patch: ReturnRequestPatch,
  state: ReturnRequestState = step.to as ReturnRequestState,
): Promise<void> {
  const { tx, order } = step;
  const moved = await moveReturnRequest(tx, { orderId: order.id, state, at: order.now }, patch);
  invariant(moved, `order ${order.id} has no open case to ${step.event}`);
}

/**
 * Opens a return request with the pieces asked for, or with all that is left of the order. Refuses after_sale.too_many and a
 * reason that does not belong to its kind.
 */
export const openReturnRequest: Effect = async ({ platform, tx, order, event, to, input }) => {
  const asked = input.afterSale;
  const kind: ReturnRequestKind = event === 'request_return' ? 'return' : 'refund';
  const reasons: readonly string[] = AFTER_SALE_REASONS[kind];
  if (asked && !reasons.includes(asked.reason)) refuseField('reason', 'field.invalid');
  const basis = await refundBasis(tx, order.id);
  const items = asked?.items ?? everythingLeft(basis.lines);
  const over = tooMany(basis.lines, items);
  if (over.length > 0) refuse('after_sale.too_many', { lines: over.map((item) => item.lineId) });
  const days = await parameter(platform, 'order.answer_days');
  await insertReturnRequest(tx, {
    id: asked?.caseId ?? newId(platform.clock),
    number: `A${orderNumber(order.now, randomBytes(NUMBER_BYTES)).slice(1)}`,
    orderId: order.id,
    customerId: order.customerId,
    kind,
    state: to as ReturnRequestState,
    reason: asked?.reason ?? 'staff',
    description: asked?.description ?? '',
    pictures: asked?.pictures ?? [],
    split: splitRefund(basis, items),
    dueAt: asked ? addMs(order.now, days * DAY) : null,
  });
  return {};
};

/**
 * Where goods are sent back to; the shop's own name stands for a name that is not set. Refuses
 * after_sale.no_return_address, so that nothing is sent to nowhere.
 */
async function returnAddress(platform: Platform): Promise<ReturnAddress> {
  const [name, tel, address] = [
    await parameter(platform, 'shop.return_name'),
    await parameter(platform, 'shop.return_phone'),
    await parameter(platform, 'shop.return_address'),
  ];
  assertThat(address !== '', 'after_sale.no_return_address');
  return { name: name || (await readIdentity(platform)).name, tel, address };
}

/** Agrees to a return request, to all of it or to less money. Refuses after_sale.over_cap and after_sale.no_return_address. */
export const approveReturnRequest: Effect = async (step) => {
  const { platform, tx, order, note, input, to } = step;
  const open = await openReturnRequestOf(tx, order.id);
  invariant(open, `order ${order.id} has no open case`);
  const cap = open.goodsUsd + open.postageUsd;
  const approved = input.amountUsd ?? cap;
  assertThat(approved <= cap, 'after_sale.over_cap', { capUsd: cap });
  const back = to === 'return_approved';
  const days = await parameter(platform, 'order.send_back_days');
  await follow(step, {
    approved_usd: approved,
    answer: note,
    due_at: back ? addMs(order.now, days * DAY) : null,
    ...(back ? { return_address: await returnAddress(platform) } : {}),
  });
  return {};
};

/** Ends a return request that staff do not agree to, or whose parcel they refuse. */
export const rejectReturnRequest: Effect = async (step) => {
  await follow(step, { answer: step.note, ended_at: step.order.now, due_at: null });
  return {};
};

/** Writes which parcel brings the goods back. Refuses the field companyId. */
export const recordReturn: Effect = async (step) => {
  const { tx, input, order } = step;
  const parcel = input.returnParcel;
  if (parcel && !(await companyIsOpen(tx, parcel.companyId))) refuseField('companyId', 'field.invalid');
  await follow(step, {
    ...(parcel ? { return_company: parcel.companyId, return_tracking: parcel.trackingNumber } : {}),
    sent_at: order.now,
    due_at: null,
  });
  return {};
};

/** The goods are back; until when they had to be sent counts no more. */
export const receiveReturnRequest: Effect = async (step) => {
  await follow(step, { due_at: null, ...(step.note ? { answer: step.note } : {}) });
  return {};
};

/** The customer keeps the goods after all. */
export const withdrawReturnRequest: Effect = async (step) => {
  await follow(step, { ended_at: step.order.now, due_at: null }, 'withdrawn');
  return {};
};

/** The goods were not sent back in time. */
export const expireReturnRequest: Effect = async (step) => {
  await follow(step, { ended_at: step.order.now, due_at: null }, 'lapsed');
  return {};
};
