import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import type { Actor } from '@app/kernel/machine';
import { priceOrder } from '../../modules/pricing/public.ts';
import type { Transfer } from '../../modules/wallet/public.ts';
import { currencies, levels } from '../content/money-places.ts';
import { orderNotes, refundReasons } from '../content/review-texts.ts';
import { earnedBooking, giftBooking, moneyBooking, pointsBooking, rebateBooking, topUpBooking } from './bookings.ts';
import type { Books } from './books.ts';
import type { Chance } from './chance.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { SeededAgent, SeededCustomer } from './customers.ts';
import { fire, type LivingOrder } from './order-life.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { Stockroom } from './stockroom.ts';
import { reviewsOf } from './write-reviews.ts';

export type Rebate = {
  readonly orderId: string;
  readonly agentId: string;
  readonly amountUsd: number;
  readonly at: Date;
};
export type Played = {
  readonly orders: readonly LivingOrder[];
  /** What completed orders came to, in USD cents, by customer. */
  readonly spent: ReadonlyMap<string, number>;
  readonly rebates: readonly Rebate[];
};

type Stage = {
  readonly chance: Chance;
  readonly books: Books;
  readonly stock: Stockroom;
  readonly agents: readonly SeededAgent[];
  readonly choose: (placedAt: Date, points: number) => ChosenLine[];
  readonly now: Date;
};

/** As the parameters are at first. */
const POLICY = { postage: { usd: 500, freeFromUsd: 6_000 }, taxBp: 0 };
const POINTS = { perUsd: 100, maxPercent: 10 };
/** What the named customer brings in each time, in USD cents, and others. */
const NAMED_TOP_UP = 80_000;
const LAST_TOP_UP = 150_000;
const TOP_UPS = [10_000, 20_000, 30_000, 50_000, 100_000];

const currencyOf = (customer: SeededCustomer) => {
  const found = currencies.find((one) => one.code === customer.currency);
  return found
    ? { code: found.code, decimals: found.decimals, rate: found.rate }
    : { code: 'USD', decimals: 2, rate: '1' };
};

/** The lives of all orders, played in the order of time over one set of books and one stockroom. */
export function playOrders(plans: readonly PlannedOrder[], customers: readonly SeededCustomer[], stage: Stage): Played {
  const { chance, books, stock, agents, choose, now } = stage;
  const spent = new Map<string, number>();
  const rebates: Rebate[] = [];
  const orders = new Map<string, LivingOrder>();
  const acts: { at: Date; run: () => void }[] = [];
  const post = (transfer: Transfer | null, at: Date): void => {
    if (transfer) books.post(transfer, at);
  };

  function moveStock(order: LivingOrder, kind: 'hold' | 'release' | 'take' | 'restore', at: Date): void {
    const { id: orderId, customer } = order.plan;
    for (const { variant, quantity } of order.lines) {
      stock.move({ at, variantId: variant.id, kind, quantity, orderId, customerId: customer.id });
    }
  }

  /** Points a customer would spend at this moment. The named customer saves hers, so that there are some to spend. */
  function spendablePoints(customer: SeededCustomer, at: Date): number {
    const verified = customer.verifiedAt !== null && customer.verifiedAt < at;
    return verified && customer !== customers[0] ? books.balance(customer.id, 'points') : 0;
  }

  function place(plan: PlannedOrder): void {
    const { customer, placedAt } = plan;
    const spendable = spendablePoints(customer, placedAt);
    const lines = choose(placedAt, spendable).map((line) => ({ ...line, id: chance.id(placedAt) }));
    if (lines.length === 0) return;
    const level = levels.findLast((one) => one.thresholdUsd <= (spent.get(customer.id) ?? 0));
    const currency = currencyOf(customer);
    const pricing = priceOrder({
      items: lines.map(({ variant, quantity }) => ({
        variantId: variant.id,
        quantity,
        listPriceUsd: variant.listPriceUsd,
        priceUsd: variant.priceUsd,
        points: variant.points,
        deal: null,
      })),
      currency,
      level: { name: level?.name['en-US'] ?? '', discountBp: level?.discountBp ?? 0 },
      points: { spendable, wanted: chance.maybe(0.3), ...POINTS },
      ...POLICY,
    });
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
      refundReason: null,
      returnTracking: null,
      payerId: null,
      refundId: null,
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
    post(moneyBooking(order, 'payment', `payment/${order.paymentId}`), at);
  }

  function giveUp(order: LivingOrder, at: Date): void {
    moveStock(order, 'release', at);
    post(pointsBooking(order, 'points_returned'), at);
  }

  function refund(order: LivingOrder, at: Date): void {
    order.refundUsd = order.pricing.payableUsd;
    if (order.refundUsd > 0) order.refundId = chance.id(at);
    post(moneyBooking(order, 'refund', `refund/${order.refundId}`), at);
    post(pointsBooking(order, 'points_returned'), at);
  }

  function complete(order: LivingOrder, at: Date): void {
    const { id: orderId, customer } = order.plan;
    post(earnedBooking(order), at);
    spent.set(customer.id, (spent.get(customer.id) ?? 0) + order.pricing.payableUsd);
    const rebate = rebateBooking(order);
    if (!rebate || !order.agent) return;
    rebates.push({ orderId, agentId: order.agent.id, amountUsd: rebate.amountUsd, at });
    books.post(rebate.transfer, at);
  }

  const restore = (order: LivingOrder, at: Date): void => moveStock(order, 'restore', at);
  const effects: Partial<Record<GoodsOrderEvent, (order: LivingOrder, at: Date) => void>> = {
    pay,
    cancel: giveUp,
    expire: giveUp,
    cancel_paid: restore,
    approve_refund: restore,
    receive_return: restore,
    refund,
    auto_review: complete,
    review: (order, at) => {
      order.reviews = reviewsOf(order, chance, at);
      complete(order, at);
    },
    send_back: (order) => {
      order.returnTracking = `RT${chance.code(10)}`;
    },
  };

  function step(plan: PlannedOrder, given: { event: GoodsOrderEvent; actor: Actor; at: Date }): void {
    const order = orders.get(plan.id);
    if (!order) return;
    const asks = given.event === 'request_refund' || given.event === 'request_return';
    const note = asks ? chance.pick(refundReasons[plan.customer.locale]) : '';
    if (asks) order.refundReason = note;
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
  // After her last order, so that whoever tries the shop as her has something to pay with.
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
  // The sort is stable: what happens at one moment stays in the order of its path.
  acts.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const act of acts) act.run();
  return { orders: [...orders.values()], spent, rebates };
}
