import {
  AFTER_SALE_REASONS,
  type ReturnRequestKind,
  type ReturnRequestReason,
  type ReturnRequestState,
} from '@app/contract/orders/after-sale/reasons';
import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import { addMs, DAY } from '@app/kernel/clock';
import { everythingLeft, type RefundBasis, type RefundItem, splitRefund } from '../../modules/orders/public.ts';
import { returnRequestNotes } from '../content/return-request-notes.ts';
import { staffAnswers } from '../content/staff-answers.ts';
import type { Chance } from './chance.ts';
import type { LivingOrder, LivingReturnRequest } from './living-order.ts';
import { picturesOf } from './write-reviews.ts';

const ANSWER_DAYS = 2;
const SEND_BACK_DAYS = 10;

const back = (order: LivingOrder, lineId: string): number =>
  order.cases
    .filter((one) => one.state === 'refund_successful')
    .flatMap((one) => one.split.lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, line) => sum + line.quantity, 0);

function basisOf(order: LivingOrder): RefundBasis {
  const { pricing } = order;
  return {
    lines: order.lines.map((line, index) => ({
      id: line.id,
      quantity: line.quantity,
      returned: back(order, line.id),
      paidUsd: pricing.items[index]?.paidUsd ?? 0,
      unitPriceUsd: pricing.items[index]?.unitPriceUsd ?? 0,
      unitPoints: pricing.items[index]?.unitPoints ?? null,
      couponUsd: pricing.items[index]?.couponUsd ?? 0,
    })),
    payableUsd: pricing.payableUsd,
    postageUsd: pricing.lines.find((line) => line.step === 'postage')?.amountUsd ?? 0,
    taxUsd: pricing.lines.find((line) => line.step === 'tax')?.amountUsd ?? 0,
    taxedUsd: pricing.lines.reduce(
      (sum, { step, amountUsd }) => (step === 'tax' || step === 'adjustment' ? sum : sum + amountUsd),
      0,
    ),
    pointsUsed: order.pointsUsed,
    shipped: order.shippedAt !== null,
  };
}

/** Pieces of an order; one of a single piece cannot go back in part. */
export const piecesIn = (order: LivingOrder): number => order.lines.reduce((sum, line) => sum + line.quantity, 0);

/** One piece of the first line. */
const aPart = (order: LivingOrder): RefundItem[] => [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }];

function open(order: LivingOrder, step: { event: GoodsOrderEvent; at: Date }, chance: Chance): LivingReturnRequest {
  const { event, at } = step;
  const kind: ReturnRequestKind = event === 'request_return' ? 'return' : 'refund';
  const byStaff = event === 'cancel_paid';
  const basis = basisOf(order);
  const reason = byStaff ? 'staff' : chance.pick<ReturnRequestReason>([...AFTER_SALE_REASONS[kind]]);
  return {
    id: chance.id(at),
    number: `A${at.toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(9)}`,
    kind,
    reason,
    description: chance.pick(returnRequestNotes[reason])[order.plan.customer.locale],
    pictures: kind === 'return' && order.lines[0] ? picturesOf(order.lines[0], chance.whole(1, 3)) : [],
    split: splitRefund(basis, order.plan.path.part ? aPart(order) : everythingLeft(basis.lines)),
    openedAt: at,
    state: byStaff ? 'refund_approved' : kind === 'refund' ? 'refund_requested' : 'return_requested',
    since: at,
    dueAt: byStaff ? null : addMs(at, ANSWER_DAYS * DAY),
    endedAt: null,
    approvedUsd: null,
    refundedUsd: null,
    answer: '',
    tracking: null,
    sentAt: null,
  };
}

type Change = (one: LivingReturnRequest, given: { at: Date; answer: string; chance: Chance }) => void;

const follow: Partial<Record<GoodsOrderEvent, Change>> = {
  approve_refund: (one, { answer }) => Object.assign(one, { approvedUsd: one.split.amountUsd, answer, dueAt: null }),
  approve_return: (one, { at, answer }) =>
    Object.assign(one, { approvedUsd: one.split.amountUsd, answer, dueAt: addMs(at, SEND_BACK_DAYS * DAY) }),
  reject_refund: (one, { at, answer }) => Object.assign(one, { answer, endedAt: at, dueAt: null }),
  reject_return: (one, { at, answer }) => Object.assign(one, { answer, endedAt: at, dueAt: null }),
  send_back: (one, { at, chance }) => Object.assign(one, { tracking: `RT${chance.code(10)}`, sentAt: at, dueAt: null }),
  receive_return: () => undefined,
  refund: (one, { at }) =>
    Object.assign(one, { approvedUsd: one.split.amountUsd, refundedUsd: one.split.amountUsd, endedAt: at }),
  refund_part: (one, { at }) =>
    Object.assign(one, { approvedUsd: one.split.amountUsd, refundedUsd: one.split.amountUsd, endedAt: at }),
  withdraw: (one, { at }) => Object.assign(one, { endedAt: at, dueAt: null }),
  lapse_return: (one, { at }) => Object.assign(one, { endedAt: at, dueAt: null }),
};

const stateAfter: Partial<Record<GoodsOrderEvent, ReturnRequestState>> = {
  approve_refund: 'refund_approved',
  approve_return: 'return_approved',
  reject_refund: 'refund_rejected',
  reject_return: 'return_rejected',
  send_back: 'return_in_transit',
  receive_return: 'return_completed',
  refund: 'refund_successful',
  refund_part: 'refund_successful',
  withdraw: 'withdrawn',
  lapse_return: 'lapsed',
};

/**
 * Lets an order's return request follow one of its events: opens it, moves it or ends it, as the orders slice does. Returns the request
 * that the event belongs to, or null.
 */
export function followReturnRequest(
  order: LivingOrder,
  step: { event: GoodsOrderEvent; at: Date },
  chance: Chance,
): LivingReturnRequest | null {
  if (step.event === 'request_refund' || step.event === 'request_return' || step.event === 'cancel_paid') {
    const opened = open(order, step, chance);
    order.cases.push(opened);
    return opened;
  }
  const change = follow[step.event];
  const state = stateAfter[step.event];
  const current = order.cases.findLast((one) => one.endedAt === null);
  if (!change || !state || !current) return null;
  const refused = step.event === 'reject_refund' || step.event === 'reject_return';
  const words = staffAnswers[refused ? 'refused' : 'agreed'][order.plan.customer.locale];
  const fit = refused
    ? words.slice(current.kind === 'refund' ? 1 : 0).slice(0, 1)
    : words.slice(0, current.pictures.length > 0 ? 2 : 1);
  const answer = chance.pick(fit);
  change(current, { at: step.at, answer, chance });
  current.state = state;
  current.since = step.at;
  return current;
}
