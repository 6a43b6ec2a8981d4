import { type PriceInput, type Pricing, priceOrder } from '../../modules/pricing/public.ts';
import { orderNotes } from '../content/review-texts.ts';
import { pointsBooking } from './bookings.ts';
import { currencyOf, levelAt } from './customer-terms.ts';
import type { LivingOrder } from './living-order.ts';
import { moveStock } from './move-stock.ts';
import type { OrderStage } from './order-stage.ts';
import type { PlannedOrder } from './plan-orders.ts';

/** As the shop's own rules are. */
const POLICY = {
  coupon: null,
  postage: { by: 'count', firstUnit: 1, firstFeeUsd: 500, nextUnit: 1, nextFeeUsd: 0, freeFromUsd: 6_000 },
  tax: { bp: 0, name: '' },
} as const;
const POINTS = { perUsd: 100, maxPercent: 10 };

/** What an order costs its customer, with a coupon from their purse where that saves something. */
function priced(
  { id, customer, placedAt }: PlannedOrder,
  of: { lines: LivingOrder['lines']; spendable: number },
  { chance, purse, tally }: OrderStage,
): Pricing {
  const { lines, spendable } = of;
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
    currency: currencyOf(customer),
    level: levelAt(tally.spent.get(customer.id) ?? 0),
    points: { spendable, wanted: chance.maybe(0.3), ...POINTS },
    ...POLICY,
  };
  const offered = purse.offer(customer, placedAt);
  const withCoupon = offered && priceOrder({ ...input, coupon: offered.coupon });
  const takes = withCoupon !== null && withCoupon.coupon.savedUsd > 0;
  if (takes) offered?.keep(id);
  return takes ? withCoupon : priceOrder(input);
}

/**
 * An order as it is placed, its points spent and its pieces held. Null when nothing is chosen. The customer has so many points
 * to spend.
 */
export function placeOrder(plan: PlannedOrder, spendable: number, stage: OrderStage): LivingOrder | null {
  const { chance, agents, books, stock } = stage;
  const { customer, placedAt } = plan;
  const lines = stage.choose(placedAt, spendable).map((line) => ({ ...line, id: chance.id(placedAt) }));
  if (lines.length === 0) return null;
  const pricing = priced(plan, { lines, spendable }, stage);
  const order: LivingOrder = {
    plan,
    number: `G${placedAt.toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(9)}`,
    paymentId: chance.id(placedAt),
    address: chance.pick(customer.addresses),
    currency: currencyOf(customer),
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
  const spent = pointsBooking(order, 'points_spent');
  if (spent) books.post(spent, placedAt);
  moveStock(stock, order, { kind: 'hold', at: placedAt });
  return order;
}
