import type { AddressView } from '@app/contract/accounts/address-schema';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { CurrencyRule } from '@app/kernel/money';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { flushQueue } from '../../../../platform/db/pipeline/queue.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { buyerQueued } from '../../../accounts/core.ts';
import { checkAmount, pricedItem, pricePolicy } from '../../../cart/public.ts';
import { type VariantForSale, variantsForSaleJoined } from '../../../catalog/public.ts';
import { usableQueued } from '../../../coupons/public.ts';
import { pointsQueued } from '../../../ledger/core.ts';
import { type PriceInput, priceOrder } from '../../../pricing/public.ts';
import type { FrozenQuote } from '../../domain/frozen-quote.ts';
import { type CouponChoice, candidatesOf, chooseCoupon } from './choose-coupon.ts';

export type Item = { readonly variantId: string; readonly quantity: number };

/** One line per variant, in the order first named. */
export function mergeItems(items: readonly Item[]): Item[] {
  const merged = new Map<string, number>();
  for (const item of items) merged.set(item.variantId, (merged.get(item.variantId) ?? 0) + item.quantity);
  return [...merged].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** Refuses items that cannot be had: record.not_found, product.offline, stock.out, stock.insufficient, order.over_limit. */
export function checkItems(items: readonly Item[], variants: ReadonlyMap<string, VariantForSale>): void {
  const perProduct = new Map<string, number>();
  for (const item of items) {
    const variant = variants.get(item.variantId) ?? refuse('record.not_found');
    const elsewhere = perProduct.get(variant.productId) ?? 0;
    checkAmount(variant, item.quantity, elsewhere);
    perProduct.set(variant.productId, elsewhere + item.quantity);
  }
}

/** Prices items by the pipeline and freezes what was shown. */
export function freeze(
  platform: Platform,
  of: {
    items: readonly Item[];
    variants: ReadonlyMap<string, VariantForSale>;
    currency: CurrencyRule;
    policy: Omit<PriceInput, 'items' | 'currency'>;
    address: AddressView | null;
    pointsBalance: number;
    agent: FrozenQuote['agent'];
    lockedReason: string | null;
    couponWish: FrozenQuote['couponWish'];
    couponsUsable: number;
  },
): FrozenQuote {
  const chosen = of.items.map((item) => ({
    item,
    variant: of.variants.get(item.variantId) ?? refuse('record.not_found'),
  }));
  const items = chosen.map(({ item, variant }) => pricedItem(variant, item.quantity));
  const { items: priced, ...pricing } = priceOrder({ ...of.policy, items, currency: of.currency });
  const lines = chosen.map(({ variant }, index) => {
    const line = priced[index];
    assertThat(line, 'operation.failed');
    return {
      id: newId(platform.clock),
      productId: variant.productId,
      variantId: variant.variantId,
      name: variant.name,
      options: variant.options,
      cover: variant.cover,
      quantity: line.quantity,
      unitPriceUsd: line.unitPriceUsd,
      unitPoints: line.unitPoints,
      paidUsd: line.paidUsd,
      dealId: line.dealId,
      dealOffUsd: line.dealOffUsd,
      couponUsd: line.couponUsd,
    };
  });
  const { code, decimals, rate } = of.currency;
  const short = pricing.points.forGoods > of.policy.points.spendable;
  return {
    currency: { code, decimals, rate },
    policy: of.policy,
    address: of.address,
    lines,
    pricing,
    pointsBalance: of.pointsBalance,
    couponWish: of.couponWish,
    couponsUsable: of.couponsUsable,
    agent: of.agent,
    lockedReason: of.lockedReason ?? (short ? 'error.wallet.insufficient_points' : null),
  };
}

/** Reads everything a quote depends on, in one round trip, and freezes it. Refuses as `checkItems`, `chooseCoupon` and the address. */
export async function freezeNow(
  platform: Platform,
  db: Queryable,
  of: {
    customerId: string;
    items: readonly Item[];
    variants?: ReadonlyMap<string, VariantForSale>;
    currency: CurrencyRule;
    /** Gives the address, or refuses, once a statement has followed. */
    address: () => AddressView | null;
    usePoints: boolean;
    coupon: CouponChoice;
  },
): Promise<FrozenQuote> {
  const ids = of.items.map((item) => item.variantId);
  const readBuyer = await buyerQueued(db, of.customerId);
  const readPoints = await pointsQueued(db, of.customerId);
  const readCoupons = await usableQueued(db, of.customerId, ids);
  const readVariants = of.variants ? null : await variantsForSaleJoined(db, ids, of.customerId);
  await flushQueue(db);
  const variants = of.variants ?? readVariants?.() ?? new Map<string, VariantForSale>();
  const [who, points, address] = [readBuyer(), readPoints(), of.address()];
  checkItems(of.items, variants);
  const spendable = points.spendable(who.emailVerified);
  const policy = await pricePolicy(platform, {
    buyer: who,
    points: { spendable, wanted: of.usePoints },
    place: address,
  });
  const items = of.items.flatMap((item) => {
    const variant = variants.get(item.variantId);
    return variant ? [pricedItem(variant, item.quantity)] : [];
  });
  const chosen = chooseCoupon({ ...policy, items, currency: of.currency }, of.coupon, candidatesOf(readCoupons()));
  const lockedReason = points.balance > 0 && spendable === 0 ? 'error.wallet.points_locked' : null;
  const agent = who.agentId ? { id: who.agentId, rebateBp: who.agentRebateBp } : null;
  return freeze(platform, {
    ...of,
    address,
    variants,
    policy: { ...policy, coupon: chosen.coupon },
    pointsBalance: points.balance,
    agent,
    lockedReason,
    couponWish: chosen.wish,
    couponsUsable: chosen.usable,
  });
}
