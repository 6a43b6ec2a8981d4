import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField, unlessRefused } from '@app/contract/core/refuse';
import type { GoodsOrderState } from '@app/contract/orders/goods-order.machine';
import { unpaidInTheWay } from '@app/contract/orders/in-the-way';
import { Refusal } from '@app/kernel/assert';
import type { Tx } from '../../../platform/db/connect.ts';
import { randomOf } from '../../../platform/random.ts';
import type { Platform } from '../../../platform/slice.ts';
import { asCustomer, buyer, lockCustomer } from '../../accounts/core.ts';
import { forSale, pricedItem, removeBought } from '../../cart/public.ts';
import { type HoldRequest, holdStock, lockForHold, type VariantForSale } from '../../catalog/public.ts';
import { bestCoupon, holdCoupon, lockCoupon, usableCoupons } from '../../coupons/public.ts';
import { spendablePoints } from '../../ledger/core.ts';
import { openPayment } from '../../payments/public.ts';
import type { PriceCoupon } from '../../pricing/public.ts';
import { parameter } from '../../settings/public.ts';
import { insertOrder, lockPlacement, type Placement, placedOrder, someAreNotOver } from '../db/place-order.repo.ts';
import type { QuoteRow } from '../db/quote.repo.ts';
import { asksTheSame, couponInUse, type FrozenQuote, quoteView } from '../domain/frozen-quote.ts';
import { NUMBER_BYTES, orderNumber } from '../domain/order-number.ts';
import { pointsEarned } from '../domain/order-row.ts';
import { candidatesOf } from './quote/choose-coupon.ts';
import { checkItems, freeze } from './quote/freeze-quote.ts';
import { moveOrderPoints } from './transition/order-points.ts';
import { transition } from './transition/transition.ts';

export type Submission = {
  readonly customerId: string;
  readonly nickname: string;
  readonly quoteId: string;
  readonly note: string;
  readonly lang: Locale;
  /** Unpaid orders that are cancelled with it, where they stand in its way. */
  readonly insteadOf?: readonly string[];
};
export type Submitted = { orderId: string; number: string; paymentId: string; state: GoodsOrderState };

/**
 * Places the order of a quote in the caller's transaction: stock and coupon held, points moved, payment opened,
 * bought lines out of the cart. A quote placed before returns the same order again; an order of nothing is paid at once.
 * Refuses record.not_found, order.quote_expired, order.unpaid_exists with what stands in the way, order.instead_paid, order.quote_changed with both
 * versions, wallet.insufficient_points, and what cannot be had as createQuote does.
 */
export async function submitOrder(platform: Platform, tx: Tx, submission: Submission): Promise<Submitted> {
  const { customerId, quoteId } = submission;
  const unpaidMinutes = await parameter(platform, 'order.unpaid_minutes');
  await lockCustomer(tx, customerId);
  const placement = (await lockPlacement(tx, { customerId, quoteId, unpaidMinutes })) ?? refuse('record.not_found');
  const { quote } = placement;
  if (quote.orderId) return placedOrder(tx, quote.orderId);
  assertThat(!quote.expired, 'order.quote_expired');
  await makeRoom(platform, tx, { placement, submission });
  const address = quote.frozen.address ?? refuseField('addressId', 'field.required');
  const inUse = couponInUse(quote.frozen);
  if (inUse) await lockCoupon(tx, inUse.id);
  // The variants are locked while their prices are read.
  const locked = await lockForHold(tx, quote.frozen.lines);
  const frozen = { ...(await unchanged(platform, tx, { quote, submission })), address };
  return place(platform, tx, { placement, submission, locked, frozen });
}

/**
 * Overdue orders end now, and so do those that the customer wants this one instead of; one that is still to be paid comes first, unless
 * the shop allows more.
 */
async function makeRoom(
  platform: Platform,
  tx: Tx,
  of: { readonly placement: Placement; readonly submission: Submission },
): Promise<void> {
  const { customerId, nickname, insteadOf = [] } = of.submission;
  const asked = new Set(insteadOf);
  const unpaid = [...of.placement.unpaid].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id: orderId, pastDeadline } of unpaid) {
    const by = asCustomer({ id: customerId, nickname });
    const ending = pastDeadline
      ? ({ event: 'expire', actor: 'system' } as const)
      : ({ event: 'cancel', ...by } as const);
    if (!pastDeadline && !asked.has(orderId)) continue;
    // One that was paid or ended meanwhile is looked at below.
    await unlessRefused('order.not_allowed', () => transition(platform, tx, { orderId, ...ending }));
  }
  if (insteadOf.length > 0)
    assertThat(!(await someAreNotOver(tx, { customerId, ids: insteadOf })), 'order.instead_paid');
  const open = of.placement.unpaid
    .filter((one) => !one.pastDeadline && !asked.has(one.id))
    .map(({ id, paymentId }) => ({ orderId: id, paymentId, inReview: false }));
  const blocked = unpaidInTheWay(open, await parameter(platform, 'order.unpaid_max'));
  if (blocked) refuse('order.unpaid_exists', blocked);
}

/** Prices the quote again with what is so now. Refuses order.quote_changed with what was shown and what is. */
async function unchanged(
  platform: Platform,
  tx: Tx,
  of: { quote: QuoteRow; submission: Submission },
): Promise<FrozenQuote> {
  const { frozen } = of.quote;
  const { points } = frozen.pricing;
  const variants = await forSale(
    tx,
    frozen.lines.map((line) => line.variantId),
    of.submission.customerId,
  );
  checkItems(frozen.lines, variants);
  const spends = points.forGoods > 0 || frozen.policy.points.wanted;
  const spendable = spends ? await spendableOf(tx, of.submission.customerId) : frozen.policy.points.spendable;
  assertThat(points.forGoods <= spendable, 'wallet.insufficient_points');
  const priced = { ...frozen.policy, points: { ...frozen.policy.points, spendable } };
  const policy = { ...priced, coupon: await couponNow(tx, of, { ...priced, variants }) };
  const now = freeze(platform, { ...frozen, items: frozen.lines, variants, policy });
  if (!asksTheSame(frozen, now)) refuse('order.quote_changed', versions(of, now));
  return now;
}

/** The quote's coupon as it is now; where that is gone or its time over, the best of the others. */
async function couponNow(
  tx: Tx,
  of: { quote: QuoteRow; submission: Submission },
  policy: FrozenQuote['policy'] & { variants: ReadonlyMap<string, VariantForSale> },
): Promise<PriceCoupon | null> {
  const { frozen } = of.quote;
  if (!couponInUse(frozen)) return null;
  const { customerId } = of.submission;
  const ids = frozen.lines.map((line) => line.variantId);
  const candidates = candidatesOf(await usableCoupons(tx, customerId, ids));
  const same = candidates.find(({ coupon, begun }) => begun && coupon.id === frozen.policy.coupon?.id);
  if (same) return { ...same.coupon, name: frozen.policy.coupon?.name ?? same.coupon.name };
  const items = frozen.lines.flatMap((line) => {
    const variant = policy.variants.get(line.variantId);
    return variant ? [pricedItem(variant, line.quantity)] : [];
  });
  return bestCoupon({ ...policy, items, currency: frozen.currency }, candidates);
}

async function spendableOf(tx: Tx, customerId: string): Promise<number> {
  const { emailVerified } = await buyer(tx, customerId);
  return spendablePoints(tx, { id: customerId, emailVerified });
}

const versions = (of: { quote: QuoteRow; submission: Submission }, now: FrozenQuote) => ({
  before: quoteView(of.quote, of.submission.lang),
  after: quoteView({ ...of.quote, frozen: now }, of.submission.lang),
});

async function place(
  platform: Platform,
  tx: Tx,
  of: {
    placement: Placement;
    submission: Submission;
    locked: NonNullable<HoldRequest['locked']>;
    frozen: FrozenQuote & { address: NonNullable<FrozenQuote['address']> };
  },
): Promise<Submitted> {
  const { placement, submission, frozen } = of;
  const { customerId } = submission;
  const { pricing } = frozen;
  // A quote becomes one order at most: they share their id.
  const orderId = submission.quoteId;
  const number = orderNumber(placement.now, randomOf(NUMBER_BYTES));
  const free = pricing.payableUsd === 0;
  const expiresAt = placement.deadline;
  const { locked } = of;
  await holdStock(tx, { orderId, customerId, expiresAt, lines: frozen.lines, locked }).catch(async (error: unknown) => {
    // Somebody took the last pieces of a deal between the pricing and the holding: show what it costs without.
    if (!(error instanceof Refusal) || error.key !== 'order.quote_changed') throw error;
    await unchanged(platform, tx, { quote: placement.quote, submission });
    throw error;
  });
  const payment = await openPayment(tx, {
    payableKind: 'goods_order',
    payableId: orderId,
    customerId,
    amountUsd: pricing.payableUsd,
    expiresAt,
    now: placement.now,
  });
  const coupon = couponInUse(frozen);
  if (coupon) await holdCoupon(tx, { id: coupon.id, customerId, orderId, savedUsd: pricing.coupon.savedUsd });
  await insertOrder(tx, {
    id: orderId,
    number,
    customerId,
    customerName: submission.nickname,
    paymentId: payment.id,
    frozen,
    note: submission.note,
    earnPoints: pointsEarned(pricing.payableUsd),
    expiresAt,
  });
  const pointsUsed = pricing.points.forGoods + pricing.points.deducted;
  await moveOrderPoints(tx, { id: orderId, customerId, pointsUsed, version: 1 }, 'spend');
  if (placement.quote.fromCart)
    await removeBought(
      tx,
      customerId,
      frozen.lines.map((line) => line.variantId),
    );
  await platform.events.emit(tx, 'order.placed', { orderId, customerId });
  const state = free ? await transition(platform, tx, { orderId, event: 'pay', actor: 'system' }) : 'pending_payment';
  return { orderId, number, paymentId: payment.id, state };
}
