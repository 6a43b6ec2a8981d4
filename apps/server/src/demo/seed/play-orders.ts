import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import type { Actor } from '@app/kernel/machine';
import type { Transfer } from '../../modules/ledger/core.ts';
import { type PriceInput, priceOrder } from '../../modules/pricing/public.ts';
import { currencies, levels } from '../content/money-places.ts';
import { orderNotes } from '../content/review-texts.ts';
import {
  earnedBooking,
  giftBooking,
  keptUsd,
  moneyBooking,
  pointsBooking,
  rebateBooking,
  returnRequestPointsBooking,
  takenBackBookings,
  topUpBooking,
} from './bookings.ts';
import type { Books } from './books.ts';
import type { Chance } from './chance.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { CouponPurse } from './coupon-purse.ts';
import type { SeededAgent, SeededCustomer } from './customers.ts';
import type { LivingOrder } from './living-order.ts';
import { fire } from './order-life.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { followReturnRequest, piecesIn } from './return-requests.ts';
import type { Stockroom } from './stockroom.ts';
import { reviewsOf, reviewWords } from './write-reviews.ts';

export type Rebate = {
  readonly orderId: string;
  readonly orderKind: string;
  readonly agentId: string;
  readonly kind: 'credit' | 'reversal';
  readonly amountUsd: number;
  /** The part that no wallet took or gave. */
  readonly owedUsd: number;
  readonly caseId: string | null;
  readonly at: Date;
};
export type Played = { readonly orders: readonly LivingOrder[] };
/** What orders of every kind add up to while their lives are played. */
export type Tally = {
  /** What completed orders came to, in USD cents, by customer. */
  readonly spent: Map<string, number>;
  readonly rebates: Rebate[];
};

type Stage = {
  readonly chance: Chance;
  readonly books: Books;
  readonly stock: Stockroom;
  readonly agents: readonly SeededAgent[];
  readonly choose: (placedAt: Date, points: number) => ChosenLine[];
  readonly purse: CouponPurse;
  readonly tally: Tally;
  /** What else happens to the books, in the order of time with the orders. */
  readonly also?: readonly { readonly at: Date; readonly run: () => void }[];
  readonly now: Date;
};

/** As the shop's own rules are. */
const POLICY = {
  coupon: null,
  postage: { by: 'count', firstUnit: 1, firstFeeUsd: 500, nextUnit: 1, nextFeeUsd: 0, freeFromUsd: 6_000 },
  tax: { bp: 0, name: '' },
} as const;
const POINTS = { perUsd: 100, maxPercent: 10 };
const UNTIL_ASKED: readonly GoodsOrderEvent[] = ['pay', 'ship', 'confirm_receipt', 'open_review'];
/** What the named customer brings in each time, in USD cents, and others. */
const NAMED_TOP_UP = 80_000;
const LAST_TOP_UP = 500_000;
const TOP_UPS = [10_000, 20_000, 30_000, 50_000, 100_000];

/** The currency that a customer sees prices in. */
export const currencyOf = (customer: SeededCustomer) => {
  const found = currencies.find((one) => one.code === customer.currency);
  return found
    ? { code: found.code, decimals: found.decimals, rate: found.rate }
    : { code: 'USD', decimals: 2, rate: '1' };
};

/** The member level that so much spent has reached, as prices need it. */
export function levelAt(spentUsd: number): PriceInput['level'] {
  const level = levels.findLast((one) => one.thresholdUsd <= spentUsd);
  return { name: level?.name ?? '', discountBp: level?.discountBp ?? 0 };
}

/** The lives of all orders, played in the order of time over one set of books and one stockroom. */
export function playOrders(plans: readonly PlannedOrder[], customers: readonly SeededCustomer[], stage: Stage): Played {
  const { chance, books, stock, agents, choose, purse, now } = stage;
  const { spent, rebates } = stage.tally;
  const orders = new Map<string, LivingOrder>();
  const acts: { at: Date; run: () => void }[] = [];
  const post = (transfer: Transfer | null, at: Date): void => {
    if (transfer) books.post(transfer, at);
  };

  function moveStock(order: LivingOrder, kind: 'hold' | 'release' | 'take', at: Date): void {
    const { id: orderId, customer } = order.plan;
    for (const { variant, quantity } of order.lines) {
      stock.move({ at, variantId: variant.id, kind, quantity, orderId, customerId: customer.id });
    }
  }

  /** Points a customer would spend at this moment. The named customer saves theirs, so that there are some to spend. */
  function spendablePoints(customer: SeededCustomer, at: Date): number {
    const verified = customer.verifiedAt !== null && customer.verifiedAt < at;
    return verified && customer !== customers[0] ? books.balance(customer.id, 'points') : 0;
  }

  function place(plan: PlannedOrder): void {
    const { customer, placedAt } = plan;
    const spendable = spendablePoints(customer, placedAt);
    const lines = choose(placedAt, spendable).map((line) => ({ ...line, id: chance.id(placedAt) }));
    if (lines.length === 0) return;
    const currency = currencyOf(customer);
    const input: PriceInput = {
      items: lines.map(({ variant, quantity }) => ({
        variantId: variant.id,
        quantity,
        listPriceUsd: variant.listPriceUsd,
        priceUsd: variant.priceUsd,
        points: variant.points,
        deal: null,
        weightGrams: 0,
      })),
      currency,
      level: levelAt(spent.get(customer.id) ?? 0),
      points: { spendable, wanted: chance.maybe(0.3), ...POINTS },
      ...POLICY,
    };
    const offered = purse.offer(customer, placedAt);
    const withCoupon = offered && priceOrder({ ...input, coupon: offered.coupon });
    const takes = withCoupon !== null && withCoupon.coupon.savedUsd > 0;
    if (takes) offered?.keep(plan.id);
    const pricing = takes ? withCoupon : priceOrder(input);
    const order: LivingOrder = {
      plan,
      number: `G${placedAt.toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(9)}`,
      paymentId: chance.id(placedAt),
      address: chance.pick(customer.addresses),
      currency,
      lines,
      pricing,
      agent: customer.invitedByAgent === null ? null : (agents[customer.invitedByAgent] ?? null),
      note: chance.maybe(0.08) ? chance.pick(orderNotes[customer.locale]) : '',
      pointsUsed: pricing.points.forGoods + pricing.points.deducted,
      history: [{ at: placedAt, event: 'place', from: null, to: 'pending_payment', actor: 'customer', note: '' }],
      state: 'pending_payment',
      origin: null,
      version: 1,
      autoAt: null,
      paidAt: null,
      shippedAt: null,
      receivedAt: null,
      completedAt: null,
      refundUsd: null,
      cases: [],
      payerId: null,
      refunds: [],
      reviews: [],
    };
    orders.set(plan.id, order);
    post(pointsBooking(order, 'points_spent'), placedAt);
    moveStock(order, 'hold', placedAt);
  }

  function pay(order: LivingOrder, at: Date): void {
    moveStock(order, 'take', at);
    const { id } = order.plan.customer;
    if (books.balance(id, 'available') >= order.pricing.payableUsd && chance.maybe(0.75)) order.payerId = id;
    post(
      moneyBooking(order, { kind: 'payment', key: `payment/${order.paymentId}`, usd: order.pricing.payableUsd }),
      at,
    );
  }

  function giveUp(order: LivingOrder, at: Date): void {
    moveStock(order, 'release', at);
    post(pointsBooking(order, 'points_returned'), at);
  }

  function refund(order: LivingOrder, at: Date): void {
    const one = order.cases.at(-1);
    if (!one) return;
    const usd = one.split.amountUsd;
    if (order.completedAt) takeBack(order, { caseId: one.id, usd }, at);
    order.refundUsd = (order.refundUsd ?? 0) + usd;
    if (usd > 0) {
      const id = chance.id(at);
      order.refunds.push({ id, caseId: one.id, usd, at });
      post(moneyBooking(order, { kind: 'refund', key: `refund/${id}`, usd }), at);
    }
    post(returnRequestPointsBooking(order, one), at);
  }

  /** What a completed order had earned goes back in part: points and rebate as far as they are left. */
  function takeBack(order: LivingOrder, back: { caseId: string; usd: number }, at: Date): void {
    const one = order.cases.at(-1);
    if (!one) return;
    const { id } = order.plan.customer;
    const wallet = order.agent?.userId ? books.balance(order.agent.userId, 'available') : 0;
    const taken = takenBackBookings(order, { ...back, points: books.balance(id, 'points'), wallet });
    one.earnedBack = taken.earnedBack;
    one.earnedKept = taken.earnedKept;
    one.rebateBackUsd = taken.rebateUsd;
    for (const transfer of taken.transfers) books.post(transfer, at);
    spent.set(id, (spent.get(id) ?? 0) - back.usd);
    if (!order.agent || taken.rebateUsd === 0) return;
    rebates.push({
      orderId: order.plan.id,
      orderKind: 'goods_order',
      agentId: order.agent.id,
      kind: 'reversal',
      amountUsd: taken.rebateUsd,
      owedUsd: taken.owedUsd,
      caseId: back.caseId,
      at,
    });
  }

  function complete(order: LivingOrder, at: Date): void {
    const { id: orderId, customer } = order.plan;
    post(earnedBooking(order), at);
    spent.set(customer.id, (spent.get(customer.id) ?? 0) + keptUsd(order));
    const rebate = rebateBooking(order);
    if (!rebate || !order.agent) return;
    const { amountUsd } = rebate;
    const owedUsd = order.agent.userId ? 0 : amountUsd;
    const of = { orderId, orderKind: 'goods_order', agentId: order.agent.id };
    rebates.push({ ...of, kind: 'credit', amountUsd, owedUsd, caseId: null, at });
    books.post(rebate.transfer, at);
  }

  /** Puts the pieces of the open return request back on the shelf. */
  function restore(order: LivingOrder, at: Date): void {
    const { id: orderId, customer } = order.plan;
    for (const { lineId, quantity } of order.cases.at(-1)?.split.lines ?? []) {
      const variant = order.lines.find((line) => line.id === lineId)?.variant;
      if (variant)
        stock.move({ at, variantId: variant.id, kind: 'restore', quantity, orderId, customerId: customer.id });
    }
  }
  const words = reviewWords();
  const effects: Partial<Record<GoodsOrderEvent, (order: LivingOrder, at: Date) => void>> = {
    pay,
    cancel: giveUp,
    expire: giveUp,
    cancel_paid: restore,
    approve_refund: restore,
    receive_return: restore,
    refund,
    refund_part: refund,
    auto_review: complete,
    review: (order, at) => {
      order.reviews = reviewsOf(order, { chance, words, at });
      complete(order, at);
    },
  };

  function step(plan: PlannedOrder, given: { event: GoodsOrderEvent; actor: Actor; at: Date }): void {
    const order = orders.get(plan.id);
    if (!order) return;
    // One piece has no part: such an order stays as it was when it would have been asked for.
    if (plan.path.part && order.paidAt && piecesIn(order) < 2 && !UNTIL_ASKED.includes(given.event)) return;
    const one = followReturnRequest(order, given, chance);
    const asks = given.event === 'request_refund' || given.event === 'request_return';
    const decides = given.actor === 'admin' && given.event !== 'receive_return';
    const note = asks ? (one?.description ?? '') : decides ? (one?.answer ?? '') : '';
    effects[given.event]?.(order, given.at);
    fire(order, { ...given, note });
  }

  function join(customer: SeededCustomer, named: boolean): void {
    const { createdAt, verifiedAt } = customer;
    books.open(customer.id);
    acts.push({ at: createdAt, run: () => books.post(giftBooking(customer, 'points_sign_up'), createdAt) });
    if (verifiedAt)
      acts.push({ at: verifiedAt, run: () => books.post(giftBooking(customer, 'points_email'), verifiedAt) });
    const times = named ? 4 : chance.pick([0, 1, 1, 2, 3]);
    for (let turn = 0; turn < times; turn += 1) {
      const at = addMs(createdAt, 30 * HOUR + turn * chance.between(8, 60) * DAY);
      const usd = named ? NAMED_TOP_UP : chance.pick(TOP_UPS);
      if (at < now) acts.push({ at, run: () => books.post(topUpBooking(customer, usd, chance.id(at)), at) });
    }
  }

  for (const customer of customers) join(customer, customer === customers[0]);
  const [named] = customers;
  // After the last order, so that whoever tries the shop as this customer has something to pay with.
  const lately = addMs(now, -2 * MINUTE);
  if (named)
    acts.push({ at: lately, run: () => books.post(topUpBooking(named, LAST_TOP_UP, chance.id(lately)), lately) });
  for (const plan of plans) {
    acts.push({ at: plan.placedAt, run: () => place(plan) });
    for (const [index, [event, actor]] of plan.path.steps.entries()) {
      const at = plan.at[index] as Date;
      acts.push({ at, run: () => step(plan, { event, actor, at }) });
    }
  }
  acts.push(...(stage.also ?? []));
  // The sort is stable: what happens at one moment stays in the order of its path.
  acts.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const act of acts) act.run();
  return { orders: [...orders.values()] };
}
