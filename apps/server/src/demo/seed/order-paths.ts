import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import type { Actor } from '@app/kernel/machine';

/** One event of an order's life: who fires it, and how many hours after the one before. */
export type PathStep = readonly [event: GoodsOrderEvent, actor: Actor, least: number, most: number];

export type OrderPath = {
  readonly name: string;
  readonly steps: readonly PathStep[];
  /** Orders of this kind. */
  readonly count: number;
  /** Hours between its last event (or the placing) and now. */
  readonly quiet: readonly [least: number, most: number];
  /** One piece of several goes back, the others stay. */
  readonly part?: true;
  /** The named customer has one of these. */
  readonly named?: true;
};

const DAYS = 24;
const pay: PathStep = ['pay', 'system', 0.02, 0.4];
const ship: PathStep = ['ship', 'admin', 5, 44];
const receive: PathStep = ['confirm_receipt', 'customer', 40, 170];
const open: PathStep = ['open_review', 'system', 0, 0];
const review: PathStep = ['review', 'customer', 4, 90];
/** Delivered and waiting for a review. */
const delivered: readonly PathStep[] = [pay, ship, receive, open];
/** Seven days from receipt at the latest have gone by when it closes. */
const close: PathStep = ['close', 'system', 7 * DAYS, 7 * DAYS + 1];
const cancel: PathStep = ['cancel', 'customer', 0.05, 0.4];
const askRefund: PathStep = ['request_refund', 'customer', 1, 12];
const approveRefund: PathStep = ['approve_refund', 'admin', 1, 20];
const refund: PathStep = ['refund', 'system', 0, 0];
const refundPart: PathStep = ['refund_part', 'system', 0, 0];
const askReturn: PathStep = ['request_return', 'customer', 3, 60];
const approveReturn: PathStep = ['approve_return', 'admin', 1, 24];
const rejectReturn: PathStep = ['reject_return', 'admin', 1, 24];
const sendBack: PathStep = ['send_back', 'customer', 4, 40];
/** Asked for, approved, sent and received; its money is due. */
const broughtBack: readonly PathStep[] = [askReturn, approveReturn, sendBack, ['receive_return', 'admin', 40, 120]];

/** Every way an order of the demo has gone; together they end in every state of the machine. */
export const orderPaths: readonly OrderPath[] = [
  { name: 'closed', count: 720, quiet: [2, 7_400], named: true, steps: [...delivered, review, close] },
  {
    name: 'closed by itself',
    count: 190,
    quiet: [2, 6_800],
    steps: [
      pay,
      ship,
      ['auto_receipt', 'system', 15 * DAYS, 15 * DAYS],
      open,
      ['auto_review', 'system', 15 * DAYS, 15 * DAYS],
      ['close', 'system', 0.1, 0.4],
    ],
  },
  { name: 'completed', count: 66, quiet: [1, 70], named: true, steps: [...delivered, review] },
  { name: 'waiting for a review', count: 52, quiet: [1, 300], named: true, steps: delivered },
  { name: 'received', count: 2, quiet: [0.1, 0.6], steps: [pay, ship, receive] },
  { name: 'on its way', count: 88, quiet: [1, 320], named: true, steps: [pay, ship] },
  { name: 'to be shipped', count: 64, quiet: [0.2, 58], named: true, steps: [pay] },
  { name: 'not paid yet', count: 14, quiet: [0.02, 0.2], steps: [] },
  { name: 'cancelled', count: 58, quiet: [1, 6_000], named: true, steps: [cancel] },
  { name: 'cancelled by staff', count: 8, quiet: [1, 4_000], steps: [['cancel', 'admin', 0.05, 0.4]] },
  { name: 'expired', count: 54, quiet: [1, 6_000], steps: [['expire', 'system', 0.5, 0.52]] },
  {
    name: 'deleted after cancelling',
    count: 10,
    quiet: [1, 3_000],
    steps: [cancel, ['delete', 'customer', 1, 60]],
  },
  {
    name: 'deleted after closing',
    count: 12,
    quiet: [1, 3_000],
    steps: [...delivered, review, close, ['delete', 'customer', 1, 200]],
  },
  {
    name: 'refund asked for',
    count: 9,
    quiet: [1, 40],
    named: true,
    steps: [pay, askRefund],
  },
  {
    name: 'refund approved',
    count: 2,
    quiet: [0.1, 1],
    steps: [pay, askRefund, approveRefund],
  },
  {
    name: 'refund refused',
    count: 2,
    quiet: [0.1, 1],
    steps: [pay, askRefund, ['reject_refund', 'admin', 1, 20]],
  },
  {
    name: 'refunded',
    count: 24,
    quiet: [1, 5_000],
    named: true,
    steps: [pay, askRefund, approveRefund, refund],
  },
  {
    name: 'refunded by staff',
    count: 8,
    quiet: [1, 5_000],
    steps: [pay, ['cancel_paid', 'admin', 2, 20], refund],
  },
  {
    name: 'shipped after a refused refund',
    count: 8,
    quiet: [1, 5_000],
    steps: [
      pay,
      ['request_refund', 'customer', 1, 4],
      ['reject_refund', 'admin', 1, 4],
      ['resume', 'system', 0, 0],
      ship,
      receive,
      open,
      review,
      close,
    ],
  },
  { name: 'return asked for', count: 9, quiet: [1, 40], named: true, steps: [...delivered, askReturn] },
  {
    name: 'return approved',
    count: 7,
    quiet: [1, 60],
    named: true,
    steps: [...delivered, askReturn, approveReturn],
  },
  {
    name: 'return on its way',
    count: 6,
    quiet: [1, 90],
    named: true,
    steps: [...delivered, askReturn, approveReturn, sendBack],
  },
  {
    name: 'return received',
    count: 2,
    quiet: [0.1, 1],
    steps: [...delivered, ...broughtBack],
  },
  {
    name: 'return refused',
    count: 2,
    quiet: [0.1, 1],
    steps: [...delivered, askReturn, rejectReturn],
  },
  {
    name: 'returned and refunded',
    count: 18,
    quiet: [1, 5_000],
    steps: [...delivered, ...broughtBack, refund],
  },
  {
    name: 'part returned',
    count: 8,
    quiet: [1, 90],
    part: true,
    named: true,
    steps: [...delivered, ...broughtBack, refundPart],
  },
  {
    name: 'part returned after completing',
    count: 44,
    quiet: [1, 2_000],
    part: true,
    steps: [...delivered, review, ...broughtBack, refundPart],
  },
  {
    name: 'part refunded before shipping',
    count: 6,
    quiet: [1, 40],
    part: true,
    steps: [pay, askRefund, approveRefund, refundPart],
  },
  {
    name: 'return withdrawn',
    count: 3,
    quiet: [1, 90],
    named: true,
    steps: [...delivered, askReturn, ['withdraw', 'customer', 1, 20]],
  },
  {
    name: 'not sent back in time',
    count: 2,
    quiet: [1, 90],
    steps: [...delivered, askReturn, approveReturn, ['lapse_return', 'system', 240, 240.1]],
  },
  {
    name: 'kept after a refused return',
    count: 5,
    quiet: [1, 2_000],
    named: true,
    steps: [...delivered, askReturn, rejectReturn, ['resume_return', 'system', 0, 0], review, close],
  },
  // Kept beyond their time because a proof of their payment waits (proofs.ts).
  { name: 'paid by transfer', count: 8, quiet: [0.8, 22], steps: [] },
  { name: 'paid by transfer long ago', count: 2, quiet: [26, 32], steps: [] },
];
