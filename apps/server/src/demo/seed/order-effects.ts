import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import type { Transfer } from '../../modules/ledger/core.ts';
import {
  earnedBooking,
  keptUsd,
  moneyBooking,
  pointsBooking,
  rebateBooking,
  returnRequestPointsBooking,
  takenBackBookings,
} from './bookings.ts';
import type { Books } from './books.ts';
import type { LivingOrder, LivingReturnRequest } from './living-order.ts';
import { moveStock } from './move-stock.ts';
import type { OrderStage } from './order-stage.ts';
import { reviewsOf, type reviewWords } from './write-reviews.ts';

/** The stage, and the words of reviews that are left. */
export type Playing = OrderStage & { readonly words: ReturnType<typeof reviewWords> };

const post = (books: Books, transfer: Transfer | null, at: Date): void => {
  if (transfer) books.post(transfer, at);
};

function pay({ stock, books, chance }: Playing, order: LivingOrder, at: Date): void {
  moveStock(stock, order, { kind: 'take', at });
  const { id } = order.plan.customer;
  if (books.balance(id, 'available') >= order.pricing.payableUsd && chance.maybe(0.75)) order.payerId = id;
  post(
    books,
    moneyBooking(order, { kind: 'payment', key: `payment/${order.paymentId}`, usd: order.pricing.payableUsd }),
    at,
  );
}

function giveUp({ stock, books }: Playing, order: LivingOrder, at: Date): void {
  moveStock(stock, order, { kind: 'release', at });
  post(books, pointsBooking(order, 'points_returned'), at);
}

function refund(playing: Playing, order: LivingOrder, at: Date): void {
  const { chance, books } = playing;
  const one = order.cases.at(-1);
  if (!one) return;
  const usd = one.split.amountUsd;
  if (order.completedAt) takeBack(playing, order, { one, usd, at });
  order.refundUsd = (order.refundUsd ?? 0) + usd;
  if (usd > 0) {
    const id = chance.id(at);
    order.refunds.push({ id, caseId: one.id, usd, at });
    post(books, moneyBooking(order, { kind: 'refund', key: `refund/${id}`, usd }), at);
  }
  post(books, returnRequestPointsBooking(order, one), at);
}

/** What a completed order had earned goes back in part: points and rebate as far as they are left. */
function takeBack(
  { books, tally }: Playing,
  order: LivingOrder,
  { one, usd, at }: { one: LivingReturnRequest; usd: number; at: Date },
): void {
  const { id } = order.plan.customer;
  const wallet = order.agent?.userId ? books.balance(order.agent.userId, 'available') : 0;
  const taken = takenBackBookings(order, { caseId: one.id, usd, points: books.balance(id, 'points'), wallet });
  one.earnedBack = taken.earnedBack;
  one.earnedKept = taken.earnedKept;
  one.rebateBackUsd = taken.rebateUsd;
  for (const transfer of taken.transfers) books.post(transfer, at);
  tally.spent.set(id, (tally.spent.get(id) ?? 0) - usd);
  if (!order.agent || taken.rebateUsd === 0) return;
  tally.rebates.push({
    orderId: order.plan.id,
    orderKind: 'goods_order',
    agentId: order.agent.id,
    kind: 'reversal',
    amountUsd: taken.rebateUsd,
    owedUsd: taken.owedUsd,
    caseId: one.id,
    at,
  });
}

function complete({ books, tally }: Playing, order: LivingOrder, at: Date): void {
  const { id: orderId, customer } = order.plan;
  post(books, earnedBooking(order), at);
  tally.spent.set(customer.id, (tally.spent.get(customer.id) ?? 0) + keptUsd(order));
  const rebate = rebateBooking(order);
  if (!rebate || !order.agent) return;
  const { amountUsd } = rebate;
  const owedUsd = order.agent.userId ? 0 : amountUsd;
  const of = { orderId, orderKind: 'goods_order', agentId: order.agent.id };
  tally.rebates.push({ ...of, kind: 'credit', amountUsd, owedUsd, caseId: null, at });
  books.post(rebate.transfer, at);
}

/** Puts the pieces of the open return request back on the shelf. */
function restore({ stock }: Playing, order: LivingOrder, at: Date): void {
  const { id: orderId, customer } = order.plan;
  for (const { lineId, quantity } of order.cases.at(-1)?.split.lines ?? []) {
    const variant = order.lines.find((line) => line.id === lineId)?.variant;
    if (variant) stock.move({ at, variantId: variant.id, kind: 'restore', quantity, orderId, customerId: customer.id });
  }
}

type Effect = (playing: Playing, order: LivingOrder, at: Date) => void;

/** What an event does to books, stockroom and order, beside the step itself. */
export const orderEffects: Partial<Record<GoodsOrderEvent, Effect>> = {
  pay,
  cancel: giveUp,
  expire: giveUp,
  cancel_paid: restore,
  approve_refund: restore,
  receive_return: restore,
  refund,
  refund_part: refund,
  auto_review: complete,
  review: (playing, order, at) => {
    order.reviews = reviewsOf(order, { ...playing, at });
    complete(playing, order, at);
  },
};
