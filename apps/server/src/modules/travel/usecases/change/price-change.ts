import { assertThat, refuse } from '@app/contract/core/refuse';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { adjustTo } from '../../../pricing/public.ts';
import { readBundle } from '../../db/bundle.repo.ts';
import { type NewChange, paidItemsOf } from '../../db/change.repo.ts';
import { withAdded } from '../../domain/added-price.ts';
import { carriedPolicy } from '../../domain/carried-policy.ts';
import {
  type ChangeForm,
  changeEvent,
  changeFee,
  changeHindrance,
  changeSums,
  lostThatStays,
  policyWithout,
  ruledFee,
  staffChangeHindrance,
} from '../../domain/change.ts';
import { aloneItems, discountItems } from '../../domain/discount-items.ts';
import type { FrozenTravel } from '../../domain/frozen-travel.ts';
import { frozenCurrency, isBooked, type TravelRow } from '../../domain/travel-row.ts';
import { keepTogether } from '../bundle/days-beside.ts';
import { freezeOffer } from '../quote/freeze-offer.ts';
import {
  type AmendOffer,
  amendIn,
  type TravelAmend,
  type TravelOffer,
  type TravelVertical,
} from '../travel-vertical.ts';
import { namedThen } from './named-then.ts';

/** Who changes, what is wanted in which form, and whether staff waive the fee. */
export type WantedChange = {
  readonly form: ChangeForm;
  readonly wanted: Record<string, unknown>;
  /** Who is named with the order from then on; null for those who are named now. */
  readonly guests: readonly GuestInput[] | null;
  readonly byStaff: boolean;
  readonly waivesFee: boolean;
  /** The change by the provider that it is taken instead of: the price stays. */
  readonly providerChangeId?: string | null;
};

/** Keeps what staff had taken off or added to an order before it was paid. */
function keepAdjustment(order: TravelRow, frozen: FrozenTravel): FrozenTravel {
  const adjustment = order.priceLines.find(({ step }) => step === 'adjustment')?.amountUsd ?? 0;
  if (adjustment === 0) return frozen;
  const { pricing, items } = frozen;
  const payableUsd = Math.max(0, pricing.payableUsd + adjustment);
  const weights = items.map((item) => item.priceUsd * item.quantity);
  const adjusted = adjustTo({ lines: pricing.lines, weights, currency: frozen.currency }, payableUsd);
  return {
    ...frozen,
    items: items.map((item, index) => ({ ...item, paidUsd: adjusted.paidUsd[index] ?? 0 })),
    pricing: { ...pricing, lines: adjusted.lines, payableUsd, payableShown: adjusted.payableShown },
  };
}

/** What of an order is not had any more, such as a chosen seat, and comes back with a change. */
const returnedUsd = ({ rule }: AmendOffer): number =>
  rule ? Math.max(0, rule.lost.allUsd - rule.lost.staysUsd - rule.lost.leavesUsd) : 0;

/** What is had for nothing instead of something costs what that did, and as much of it to be cancelled as it would of its own price. */
function keepPrice(order: TravelRow, frozen: FrozenTravel, offered: AmendOffer): FrozenTravel {
  const { pricing, items, currency } = frozen;
  const returned = Math.min(order.payableUsd, returnedUsd(offered));
  const payableUsd = order.payableUsd - returned;
  const weights = items.map((item) => item.priceUsd * item.quantity);
  const kept = adjustTo({ lines: pricing.lines, weights, currency }, payableUsd);
  const points = pricing.points.deductedUsd;
  const [worthUsd, ownUsd] = [payableUsd + points, pricing.payableUsd + points];
  const feeUsd = (usd: number): number =>
    ownUsd === 0 ? 0 : Math.min(worthUsd, Math.round((usd * worthUsd) / ownUsd));
  return {
    ...frozen,
    items: items.map((item, index) => ({ ...item, paidUsd: kept.paidUsd[index] ?? 0 })),
    cancellation: frozen.cancellation.map((step) => ({ ...step, feeUsd: feeUsd(step.feeUsd) })),
    pricing: { ...pricing, lines: kept.lines, payableUsd, payableShown: kept.payableShown },
    // It saves what the other did.
    ...(order.aloneUsd !== null && { aloneUsd: Math.max(worthUsd, order.aloneUsd - returned) }),
  };
}

/** The policy of an order that goes on by the units that are kept. */
const policyBefore = ({ policy }: TravelRow, { rule }: AmendOffer): TravelRow['policy'] =>
  rule ? policyWithout(policy, rule.lost) : policy;

/** Has the policy of before go on beside that of what is booked instead. */
function carryPolicy(order: TravelRow, frozen: FrozenTravel, offered: AmendOffer): FrozenTravel {
  const { rule, exchange } = offered;
  const { payableUsd, points } = frozen.pricing;
  const worthUsd = payableUsd + points.deductedUsd;
  const policies = { before: policyBefore(order, offered), after: frozen.cancellation };
  const beside = rule ? lostThatStays(order.policy, rule.lost) : [];
  return { ...frozen, cancellation: carriedPolicy({ ...policies, exchange, worthUsd, beside }) };
}

/** What a change costs beside its price. */
function feeOf(order: TravelRow, { rule, exchange }: AmendOffer, { pricing }: FrozenTravel): number {
  if (!rule) return changeFee(order, exchange);
  const { payableUsd, points } = pricing;
  return ruledFee(order, { rule, givesUp: exchange, next: { payableUsd, worthUsd: payableUsd + points.deductedUsd } });
}

/** An order and the vertical of its kind. */
type OrderOfVertical = { readonly order: TravelRow; readonly vertical: TravelVertical };

/** Returns how its vertical changes an order. Refuses order.not_allowed, travel.not_changeable, travel.change_too_late. */
function amendOf({ order, vertical }: OrderOfVertical, { form, byStaff, providerChangeId }: WantedChange): TravelAmend {
  const amend = amendIn(vertical, form);
  if (!isBooked(order) || order.noShowAt) refuse('order.not_allowed', { state: order.state, event: changeEvent(form) });
  assertThat(amend, 'travel.not_changeable');
  const { snapshot, now } = order;
  const allowed = form === 'instead' && !providerChangeId && amend.allows?.({ snapshot, now, byStaff });
  const hindrance = (byStaff || providerChangeId || form === 'beside' ? staffChangeHindrance : changeHindrance)(order);
  if (hindrance && !allowed) refuse(hindrance);
  return amend;
}

/** Something else instead of what is booked, with the points that paid it, and the policy of before going on beside that of the new. */
async function priceInstead(
  platform: Platform,
  tx: Tx,
  of: {
    readonly order: TravelRow;
    readonly offered: AmendOffer;
    readonly waivesFee: boolean;
    readonly keepsPrice: boolean;
  },
): Promise<FrozenTravel> {
  const { order, offered } = of;
  const priced = await priceOffer(platform, tx, order, offered);
  const at = of.keepsPrice ? keepPrice(order, priced, offered) : keepAdjustment(order, priced);
  return of.waivesFee ? at : carryPolicy(order, at, offered);
}

/** What is offered instead, by the one pipeline with the points that paid the order: of a part of a bundle at the rate of its bundle. */
async function priceOffer(platform: Platform, tx: Tx, order: TravelRow, { offer }: AmendOffer): Promise<FrozenTravel> {
  const freeze = (items: TravelOffer['items'], usePoints = order.pointsUsed > 0) =>
    freezeOffer(platform, tx, {
      // Deals are for what is bought now: what is taken instead costs what it does without.
      deals: [],
      customerId: order.customerId,
      offer: { ...offer, items },
      currency: frozenCurrency(order),
      usePoints,
      pointsSpent: order.pointsUsed,
      feesOf: offer.items,
    });
  const bundle = order.bundleId === null ? null : await readBundle(tx, order.bundleId);
  if (!bundle) return freeze(offer.items);
  const { offBp } = bundle;
  const alone = await freeze(aloneItems(offer.items, offBp), false);
  return { ...(await freeze(discountItems(offer.items, { offBp }))), aloneUsd: alone.pricing.payableUsd };
}

/** Something more beside what is booked, which stays as it was paid: paid in money, on no deal. */
async function priceBeside(platform: Platform, tx: Tx, order: TravelRow, { offer }: AmendOffer): Promise<FrozenTravel> {
  const { customerId } = order;
  const currency = frozenCurrency(order);
  const added = await freezeOffer(platform, tx, {
    deals: [],
    customerId,
    offer,
    currency,
    usePoints: false,
    pointsSpent: 0,
  });
  const then = withAdded(order, await paidItemsOf(tx, order.id), added);
  return order.aloneUsd === null ? then : { ...then, aloneUsd: order.aloneUsd + added.pricing.payableUsd };
}

/**
 * Prices a change of a paid order by the one pipeline: at the currency and rate it froze, with the points it was paid
 * with, and with the fee of its own policy, which goes on beside that of what is booked instead. Refuses as `amendOf`, travel.too_far_apart, and as the
 * vertical, which checks who is named as well.
 */
export async function priceChange(
  platform: Platform,
  tx: Tx,
  { order, vertical }: OrderOfVertical,
  of: WantedChange,
): Promise<Omit<NewChange, 'id'>> {
  const amend = amendOf({ order, vertical }, of);
  const { request, snapshot } = order;
  const held = { orderId: order.id, request, snapshot };
  // What is taken because the provider changed something is bound by no rule of the customer's own changes.
  const byStaff = of.byStaff || Boolean(of.providerChangeId);
  const offered = await amend.quote(tx, { ...held, wanted: of.wanted, now: order.now, byStaff });
  if (of.form === 'instead' && !byStaff) {
    await keepTogether(platform, tx, { order, from: offered.offer.service.from });
  }
  const guests = await namedThen(tx, { order, amend }, of);
  vertical.checkGuests({ snapshot: offered.offer.snapshot, guests, contact: null });
  const { exchange } = offered;
  const frozen =
    of.form === 'beside'
      ? await priceBeside(platform, tx, order, offered)
      : await priceInstead(platform, tx, {
          order,
          offered,
          waivesFee: of.waivesFee,
          keepsPrice: Boolean(of.providerChangeId),
        });
  const { payableUsd, points } = frozen.pricing;
  const feeUsd = of.waivesFee ? 0 : feeOf(order, offered, frozen);
  return {
    orderId: order.id,
    orderVersion: order.version,
    form: of.form,
    byStaff: of.byStaff,
    waivesFee: of.waivesFee,
    providerChangeId: of.providerChangeId ?? null,
    wanted: of.wanted,
    request: offered.request,
    frozen,
    guests: of.guests,
    before: {
      snapshot,
      service: {
        from: order.serviceFrom,
        to: order.serviceTo,
        zone: order.zone,
        startsAt: order.startsAt.toISOString(),
        endsAt: order.endsAt.toISOString(),
      },
      payableUsd: order.payableUsd,
      priceLines: order.priceLines,
      policy: policyBefore(order, offered),
      exchange,
      ...(offered.stays && { stays: offered.stays }),
    },
    feeUsd,
    ...changeSums(order, { payableUsd, pointsUsed: points.deducted, feeUsd }),
  };
}
