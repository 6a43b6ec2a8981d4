import { addMs, HOUR } from '@app/kernel/clock';
import { NO_POSTAGE, type PriceInput, priceOrder } from '../../../modules/pricing/public.ts';
import { parameters } from '../../../modules/settings/domain/parameters.ts';
import { discountItems } from '../../../modules/travel/domain/discount-items.ts';
import { frozenPolicy } from '../../../modules/travel/domain/frozen-policy.ts';
import { pricedItem } from '../../../modules/travel/usecases/quote/freeze-offer.ts';
import { currencyOf, levelAt } from '../customer-terms.ts';
import { type DemoDeals, dealtItem } from './deals.ts';
import type { LivingTrip, PlannedTrip } from './trip.ts';
import type { TripStage } from './trip-stage.ts';

const REVIEW_HOURS = parameters['travel.review_hours'].initial;

/** A trip's price for its customer at the level of the day, by the shop's one price pipeline. */
function priced(
  plan: PlannedTrip,
  { spentUsd, deals }: { spentUsd: number; deals: DemoDeals },
): Pick<LivingTrip, 'items' | 'pricing' | 'aloneUsd' | 'policy' | 'currency'> {
  const { offer, bundle } = plan;
  const items = bundle ? discountItems(offer.items, bundle.of) : offer.items;
  const running = deals.at(plan);
  const currency = currencyOf(plan.customer);
  const input: PriceInput = {
    items: items.map((item) => pricedItem(item, running)),
    currency,
    level: levelAt(spentUsd),
    points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 10 },
    coupon: null,
    postage: NO_POSTAGE,
    tax: offer.tax,
  };
  const pricing = priceOrder(input);
  deals.claim(
    plan,
    items.map((item, index) => dealtItem(item, running, pricing.items[index]?.dealId ?? null)),
  );
  const alone = { ...input, items: offer.items.map((item) => pricedItem(item)) };
  const asOffered = priceOrder({ ...alone, level: { name: '', discountBp: 0 } });
  const paid = { usd: pricing.payableUsd, ofUsd: asOffered.payableUsd };
  const aloneUsd = priceOrder(alone).payableUsd;
  return { items, pricing, aloneUsd, currency, policy: frozenPolicy(offer.policy, paid) };
}

/** A trip as it is placed, waiting for the house to look at it. */
export function placeTrip(plan: PlannedTrip, { chance, agents, tally, deals }: TripStage): LivingTrip {
  const { customer, placedAt } = plan;
  return {
    plan,
    ...priced(plan, { spentUsd: tally.spent.get(customer.id) ?? 0, deals }),
    number: `T${placedAt.toISOString().slice(2, 10).replaceAll('-', '')}${chance.code(9)}`,
    paymentId: chance.id(placedAt),
    agent: customer.invitedByAgent === null ? null : (agents[customer.invitedByAgent] ?? null),
    history: [{ at: placedAt, event: 'place', from: null, to: 'pending_review', actor: 'customer', note: '' }],
    state: 'pending_review',
    version: 1,
    expiresAt: addMs(placedAt, REVIEW_HOURS * HOUR),
    autoAt: null,
    paidAt: null,
    confirmBy: null,
    payerId: null,
    confirmedAt: null,
    references: [],
    voucherCode: null,
    verifiedAt: null,
    noShowAt: null,
    completedAt: null,
    cancelledAt: null,
    feeUsd: null,
    refundUsd: null,
    refund: null,
    remark: null,
  };
}
