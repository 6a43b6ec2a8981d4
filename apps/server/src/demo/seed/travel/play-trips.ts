import { travelKind } from '@app/contract/travel/kinds';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { invariant } from '@app/kernel/assert';
import { addMs, HOUR, MINUTE } from '@app/kernel/clock';
import { findTransition } from '@app/kernel/machine';
import { NO_POSTAGE, type PriceInput, priceOrder } from '../../../modules/pricing/public.ts';
import { parameters } from '../../../modules/settings/domain/parameters.ts';
import { refundNow, refundOf } from '../../../modules/travel/domain/cancellation.ts';
import { discountItems } from '../../../modules/travel/domain/discount-items.ts';
import { frozenPolicy } from '../../../modules/travel/domain/frozen-policy.ts';
import { autoAt } from '../../../modules/travel/domain/next-by-itself.ts';
import { pricedItem } from '../../../modules/travel/usecases/quote/freeze-offer.ts';
import type { Books } from '../books.ts';
import type { Chance } from '../chance.ts';
import type { SeededAgent } from '../customers.ts';
import { currencyOf, levelAt, type Tally } from '../play-orders.ts';
import { bundleMoney } from './bundles.ts';
import { type DemoDeals, dealtItem } from './deals.ts';
import type { LivingTrip, PlannedTrip, TripStep } from './trip.ts';
import { tripMoney, tripPoints, tripRebate } from './trip-bookings.ts';

/** As the parameters of travel are at first. */
const TIMES = {
  verifyAfterHours: parameters['travel.verify_after_hours'].initial,
  commentDays: parameters['travel.auto_comment_days'].initial,
};
const REVIEW_HOURS = parameters['travel.review_hours'].initial;
/** Of what customers with enough in their wallets pay from there. */
const BY_WALLET = 0.3;

type Stage = {
  readonly chance: Chance;
  readonly books: Books;
  readonly agents: readonly SeededAgent[];
  readonly tally: Tally;
  readonly deals: DemoDeals;
};

/** A trip's price for its customer at the level of the day, by the shop's one price pipeline. */
function priced(
  plan: PlannedTrip,
  { spentUsd, deals }: { spentUsd: number; deals: DemoDeals },
): Pick<LivingTrip, 'items' | 'pricing' | 'aloneUsd' | 'policy' | 'currency'> {
  const { offer, bundle } = plan;
  const items = bundle ? discountItems(offer.items, bundle.of.offBp) : offer.items;
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

/**
 * The lives of all trips as acts on the demo's books, to be played in the order of time with everything else that moves
 * money. Each step goes by the machine of travel orders and gives back what the rules of cancelling say.
 */
export function playTrips(plans: readonly PlannedTrip[], { chance, books, agents, tally, deals }: Stage) {
  const living = new Map<string, LivingTrip>();

  function place(plan: PlannedTrip): void {
    const { customer, placedAt } = plan;
    living.set(plan.id, {
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
    });
  }

  function pay(trip: LivingTrip, at: Date): void {
    const { id } = trip.plan.customer;
    const { payableUsd } = trip.pricing;
    const { bundle } = trip.plan;
    if (!bundle && books.balance(id, 'available') >= payableUsd && chance.maybe(BY_WALLET)) trip.payerId = id;
    const transfer = tripMoney(trip, { kind: 'payment', key: `payment/${trip.paymentId}`, usd: payableUsd });
    if (transfer) books.post(transfer, at);
    trip.paidAt = at;
    const together = bundle ? [...living.values()].filter((one) => one.plan.bundle?.of.id === bundle.of.id) : [];
    if (bundle && together.every(({ paidAt }) => paidAt !== null)) books.post(bundleMoney(bundle.of, together), at);
    const { confirming } = trip.plan;
    trip.confirmBy = confirming ? (confirming.promisedBy ?? addMs(at, confirming.promisedMinutes * MINUTE)) : null;
    trip.expiresAt = null;
  }

  function giveBack(trip: LivingTrip, { at, note = '', refundShare }: TripStep): void {
    const { offer } = trip.plan;
    const { payableUsd } = trip.pricing;
    const judged = {
      ...trip,
      ...offer.service,
      payableUsd,
      pointsUsed: 0,
      pointsValueUsd: 0,
      disruptedAt: null,
      now: at,
    };
    const { refundUsd, feeUsd } =
      refundShare === undefined ? refundNow(judged) : refundOf(judged, Math.round(payableUsd * refundShare));
    trip.refundUsd = refundUsd;
    trip.feeUsd = feeUsd;
    trip.cancelledAt = at;
    deals.release(trip.plan);
    if (refundUsd === 0) return;
    const id = chance.id(at);
    trip.refund = { id, key: `travel-refund/${trip.plan.id}/${trip.version}`, usd: refundUsd, note, at };
    const transfer = tripMoney(trip, { kind: 'refund', key: `refund/${id}`, usd: refundUsd, note });
    if (transfer) books.post(transfer, at);
  }

  function complete(trip: LivingTrip, at: Date): void {
    const { id: orderId, kind, customer } = trip.plan;
    const earned = tripPoints(trip);
    if (earned) books.post(earned, at);
    tally.spent.set(customer.id, (tally.spent.get(customer.id) ?? 0) + trip.pricing.payableUsd);
    trip.completedAt = at;
    const rebate = tripRebate(trip);
    if (!rebate) return;
    const { amountUsd, agentId, owedUsd, transfer } = rebate;
    const orderKind = `${kind}_order`;
    tally.rebates.push({ orderId, orderKind, agentId, kind: 'credit', amountUsd, owedUsd, caseId: null, at });
    books.post(transfer, at);
  }

  const giveUp = (trip: LivingTrip, { at }: TripStep): void => {
    trip.cancelledAt = at;
    trip.expiresAt = null;
    deals.release(trip.plan);
  };
  const effects: Partial<Record<TripStep['event'], (trip: LivingTrip, step: TripStep) => void>> = {
    review: (trip, { at }) => {
      trip.expiresAt = addMs(at, travelKind(trip.plan.kind).unpaidMinutes * MINUTE);
    },
    pay: (trip, { at }) => pay(trip, at),
    cancel: giveUp,
    expire: giveUp,
    confirm: (trip, { at, references }) => {
      trip.confirmedAt = at;
      trip.references = references ?? [`RES-${chance.code(6)}`];
      trip.voucherCode = chance.code(10);
    },
    cancel_paid: giveBack,
    no_show: (trip, { at }) => {
      trip.noShowAt = at;
    },
    verify: (trip, { at }) => {
      trip.verifiedAt = at;
    },
    comment: (trip, { at, remark }) => {
      trip.remark = remark ? { ...remark, at } : null;
      complete(trip, at);
    },
    auto_comment: (trip, { at }) => complete(trip, at),
  };

  function step(plan: PlannedTrip, given: TripStep): void {
    const trip = living.get(plan.id);
    invariant(trip, 'a trip is placed before its steps');
    const { event, actor, at, note = '' } = given;
    const rule = findTransition(travelOrderMachine, { state: trip.state, event, actor });
    invariant(rule && rule.to !== 'origin', `${event} is not allowed in ${trip.state}`);
    effects[event]?.(trip, given);
    trip.history.push({ at, event, from: trip.state, to: rule.to, actor, note });
    trip.state = rule.to;
    trip.version += 1;
    const { endsAt } = plan.offer.service;
    const times = { ...TIMES, confirmMinutes: plan.confirming?.minutes ?? null };
    trip.autoAt = autoAt(rule.to, { endsAt, paidAt: trip.paidAt, verifiedAt: trip.verifiedAt, now: at }, times);
  }

  const acts = plans.flatMap((plan) => [
    { at: plan.placedAt, run: () => place(plan) },
    ...plan.steps.map((given) => ({ at: given.at, run: () => step(plan, given) })),
  ]);
  return { acts, trips: (): LivingTrip[] => [...living.values()] };
}
