import type { GoodsOrderEvent } from '@app/contract/orders/goods-order.machine';
import { invariant } from '@app/kernel/assert';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import type { Actor } from '@app/kernel/machine';
import { basisPointsOfDown, money } from '@app/kernel/money';
import { priceOrder } from '../../modules/pricing/public.ts';
import type { TransferKind } from '../../modules/wallet/public.ts';
import { currencies, levels } from '../content/money-places.ts';
import { pictureUrl } from '../content/picture-list.ts';
import { reviewPictures } from '../content/review-pictures.ts';
import { orderNotes, refundReasons, reviewTexts } from '../content/review-texts.ts';
import type { Books } from './books.ts';
import type { Chance } from './chance.ts';
import type { ChosenLine } from './choose-goods.ts';
import type { SeededAgent, SeededCustomer } from './customers.ts';
import { fire, type LivingOrder } from './order-life.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { Stockroom } from './stockroom.ts';

export type Rebate = { readonly orderId: string; readonly agentId: string; readonly amountUsd: number; readonly at: Date };
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
const POINTS_PER_USD = 100;
const DEDUCTION_PERCENT = 10;
const GIFT_POINTS = 100;

/** The lives of all orders, played in the order of time over one set of books and one stockroom. */
export function playOrders(plans: readonly PlannedOrder[], customers: readonly SeededCustomer[], stage: Stage): Played {
  const { chance, books, stock, agents, choose, now } = stage;
  const spent = new Map<string, number>();
  const rebates: Rebate[] = [];
  const orders: LivingOrder[] = [];
  const placed = new Map<string, LivingOrder>();
  const acts: { at: Date; run: () => void }[] = [];
  const verified = new Map(customers.map((customer) => [customer.id, customer.verifiedAt]));

  function gift(customer: SeededCustomer, kind: 'points_sign_up' | 'points_email', at: Date): void {
    const key = `${kind === 'points_sign_up' ? 'points-sign-up' : 'points-email'}/${customer.id}`;
    books.post(
      {
        kind, key, reference: { kind: 'customer', id: customer.id },
        entries: [
          { account: { owner: customer.id, code: 'points' }, amount: GIFT_POINTS },
          { account: { house: 'points_issued', unit: 'points' }, amount: -GIFT_POINTS },
        ],
      },
      at,
    );
  }

  function topUp(customer: SeededCustomer, usd: number, at: Date): void {
    const id = chance.id(at);
    books.post(
      {
        kind: 'top_up', key: `top-up/${id}`, reference: { kind: 'top_up', id },
        entries: [
          { account: { owner: customer.id, code: 'available' }, amount: usd },
          { account: { house: 'top_up_clearing', unit: 'money' }, amount: -usd },
        ],
      },
      at,
    );
  }

  function movePoints(order: LivingOrder, kind: 'points_spent' | 'points_returned', at: Date): void {
    if (order.pointsUsed === 0) return;
    const change = kind === 'points_spent' ? -order.pointsUsed : order.pointsUsed;
    books.post(
      {
        kind, key: `order-points-${kind === 'points_spent' ? 'spend' : 'return'}/${order.plan.id}/${order.version}`,
        reference: { kind: 'goods_order', id: order.plan.id },
        entries: [
          { account: { owner: order.plan.customer.id, code: 'points' }, amount: change },
          { account: { house: 'points_redeemed', unit: 'points' }, amount: -change },
        ],
      },
      at,
    );
  }

  function moveStock(order: LivingOrder, kind: 'hold' | 'release' | 'take' | 'restore', at: Date): void {
    for (const { variant, quantity } of order.lines) {
      stock.move({ at, variantId: variant.id, kind, quantity, orderId: order.plan.id, customerId: order.plan.customer.id });
    }
  }

  function place(plan: PlannedOrder): void {
    const { customer, placedAt } = plan;
    const points = books.balance(customer.id, 'points');
    const spendable = (verified.get(customer.id)?.getTime() ?? Number.POSITIVE_INFINITY) < placedAt.getTime() ? points : 0;
    const lines = choose(placedAt, spendable).map((line) => ({ ...line, id: chance.id(placedAt) }));
    if (lines.length === 0) return;
    const level = levels.findLast((one) => one.thresholdUsd <= (spent.get(customer.id) ?? 0)) ?? levels[0];
    const found = currencies.find((one) => one.code === customer.currency);
    const currency = found
      ? { code: found.code, decimals: found.decimals, rate: found.rate }
      : { code: 'USD', decimals: 2, rate: '1' };
    const pricing = priceOrder({
      items: lines.map(({ variant, quantity }) => ({
        variantId: variant.id, quantity, listPriceUsd: variant.listPriceUsd, priceUsd: variant.priceUsd, points: variant.points, deal: null,
      })),
      currency,
      level: { name: level?.name['en-US'] ?? '', discountBp: level?.discountBp ?? 0 },
      points: { spendable, wanted: chance.maybe(0.3), perUsd: POINTS_PER_USD, maxPercent: DEDUCTION_PERCENT },
      ...POLICY,
    });
    const agent = customer.invitedByAgent === null ? null : (agents[customer.invitedByAgent] ?? null);
    const order: LivingOrder = {
      plan, number: `G${placedAt.toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(9)}`,
      paymentId: chance.id(placedAt), address: chance.pick(customer.addresses), currency, lines, pricing, agent,
      note: chance.maybe(0.08) ? chance.pick(orderNotes[customer.locale]) : '',
      pointsUsed: pricing.points.forGoods + pricing.points.deducted,
      history: [{ at: placedAt, event: 'place', from: null, to: 'pending_payment', actor: 'customer', note: '' }],
      state: 'pending_payment', origin: null, version: 1, autoAt: null, paidAt: null, shippedAt: null, receivedAt: null,
      completedAt: null, refundUsd: null, refundReason: null, returnTracking: null, payerId: null, refundId: null, reviews: [],
    };
    orders.push(order);
    placed.set(plan.id, order);
    movePoints(order, 'points_spent', placedAt);
    moveStock(order, 'hold', placedAt);
  }

  function pay(order: LivingOrder, at: Date): void {
    const { payableUsd } = order.pricing;
    const { id } = order.plan.customer;
    if (books.balance(id, 'available') >= payableUsd && chance.maybe(0.75)) order.payerId = id;
    if (payableUsd === 0) return;
    book(order, { kind: 'payment', key: `payment/${order.paymentId}`, usd: payableUsd, at });
  }

  function book(order: LivingOrder, given: { kind: TransferKind; key: string; usd: number; at: Date }): void {
    const source = order.payerId
      ? ({ owner: order.payerId, code: 'available' } as const)
      : ({ house: 'card_clearing', unit: 'money' } as const);
    const back = given.kind === 'refund';
    books.post(
      {
        kind: given.kind, key: given.key, reference: { kind: 'goods_order', id: order.plan.id },
        entries: [
          { account: source, amount: back ? given.usd : -given.usd },
          { account: { house: back ? 'refunds' : 'sales', unit: 'money' }, amount: back ? -given.usd : given.usd },
        ],
      },
      given.at,
    );
  }

  function refund(order: LivingOrder, at: Date): void {
    order.refundUsd = order.pricing.payableUsd;
    if (order.refundUsd > 0) {
      order.refundId = chance.id(at);
      book(order, { kind: 'refund', key: `refund/${order.refundId}`, usd: order.refundUsd, at });
    }
    movePoints(order, 'points_returned', at);
  }

  function complete(order: LivingOrder, at: Date): void {
    const { id, customer } = order.plan;
    const usd = order.pricing.payableUsd;
    const earned = Math.floor(usd / 100);
    if (earned > 0) {
      books.post(
        {
          kind: 'points_earned', key: `order-earned/${id}`, reference: { kind: 'goods_order', id },
          entries: [
            { account: { house: 'points_issued', unit: 'points' }, amount: -earned },
            { account: { owner: customer.id, code: 'points' }, amount: earned },
          ],
        },
        at,
      );
    }
    spent.set(customer.id, (spent.get(customer.id) ?? 0) + usd);
    const amountUsd = order.agent ? basisPointsOfDown(money(usd), order.agent.rebateBp).minor : 0;
    if (!order.agent || amountUsd === 0) return;
    rebates.push({ orderId: id, agentId: order.agent.id, amountUsd, at });
    books.post(
      {
        kind: 'rebate', key: `rebate/${id}`, reference: { kind: 'goods_order', id },
        entries: [
          { account: { house: 'rebates', unit: 'money' }, amount: -amountUsd },
          {
            account: order.agent.userId ? { owner: order.agent.userId, code: 'available' } : { house: 'rebates_payable', unit: 'money' },
            amount: amountUsd,
          },
        ],
      },
      at,
    );
  }

  function review(order: LivingOrder, at: Date): void {
    const texts = reviewTexts[order.plan.customer.locale];
    for (const { id, product } of order.lines) {
      const draw = chance.next() * 0.75 + product.product.appeal * 0.45;
      const rating = draw > 0.42 ? 5 : draw > 0.3 ? 4 : draw > 0.25 ? 3 : draw > 0.22 ? 2 : 1;
      const pictures = chance.maybe(0.28) ? reviewPictures(product.product).slice(0, chance.whole(1, 3)).map(pictureUrl) : [];
      order.reviews.push({ lineId: id, rating, text: chance.maybe(0.88) ? chance.pick(texts[rating]) : '', pictures, at });
    }
  }

  const effects: Partial<Record<GoodsOrderEvent, (order: LivingOrder, at: Date) => void>> = {
    pay: (order, at) => {
      moveStock(order, 'take', at);
      pay(order, at);
    },
    cancel: (order, at) => {
      moveStock(order, 'release', at);
      movePoints(order, 'points_returned', at);
    },
    expire: (order, at) => {
      moveStock(order, 'release', at);
      movePoints(order, 'points_returned', at);
    },
    cancel_paid: (order, at) => moveStock(order, 'restore', at),
    approve_refund: (order, at) => moveStock(order, 'restore', at),
    receive_return: (order, at) => moveStock(order, 'restore', at),
    refund,
    review: (order, at) => {
      review(order, at);
      complete(order, at);
    },
    auto_review: complete,
    send_back: (order) => {
      order.returnTracking = `RT${chance.code(10)}`;
    },
  };

  function step(plan: PlannedOrder, given: { event: GoodsOrderEvent; actor: Actor; at: Date }): void {
    const order = placed.get(plan.id);
    if (!order) return;
    const asks = given.event === 'request_refund' || given.event === 'request_return';
    const note = asks ? chance.pick(refundReasons[order.plan.customer.locale]) : '';
    if (asks) order.refundReason = note;
    effects[given.event]?.(order, given.at);
    fire(order, { ...given, note });
  }

  for (const [index, customer] of customers.entries()) {
    books.open(customer.id);
    acts.push({ at: customer.createdAt, run: () => gift(customer, 'points_sign_up', customer.createdAt) });
    const { verifiedAt } = customer;
    if (verifiedAt) acts.push({ at: verifiedAt, run: () => gift(customer, 'points_email', verifiedAt) });
    const times = index === 0 ? 4 : chance.pick([0, 1, 1, 2, 3]);
    for (let turn = 0; turn < times; turn += 1) {
      const at = addMs(customer.createdAt, HOUR * 30 + turn * chance.between(8, 60) * DAY);
      const usd = index === 0 ? 80_000 : chance.pick([10_000, 20_000, 30_000, 50_000, 100_000]);
      if (at < now) acts.push({ at, run: () => topUp(customer, usd, at) });
    }
  }
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
  invariant(orders.length > 0, 'the demo has orders');
  return { orders, spent, rebates };
}
