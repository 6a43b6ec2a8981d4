import type { Cart, CartLine } from '@app/contract/cart/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import type { Queryable } from '../../../platform/db/connect.ts';
import { onOneConnection } from '../../../platform/db/pipeline/queue.ts';
import type { Platform } from '../../../platform/slice.ts';
import { addressQueued, buyer } from '../../accounts/core.ts';
import { beforeUsd, type VariantForSale } from '../../catalog/public.ts';
import { currencyRule, type ShownCurrency } from '../../currencies/public.ts';
import {
  type PricedItem,
  type PriceInput,
  type Pricing,
  priceOrder,
  toPrice,
  toPriceLines,
  unitPrice,
} from '../../pricing/public.ts';
import type { CartRow } from '../db/cart.repo.ts';
import { type Judgement, judgeLines, STATE_ORDER } from '../domain/line-states.ts';
import { cartForSaleQueued, pricedItem } from './for-sale.ts';
import { pricePolicy } from './price-policy.ts';

export type CartOwner = { customerId: string; lang: Locale; currency: string };

/** The cart of a customer, priced now by the one pipeline over the selected lines that can be bought. One round trip. */
export async function readCart(platform: Platform, db: Queryable, owner: CartOwner): Promise<Cart> {
  const currency = await currencyRule(platform, owner.currency);
  const { rows, variants, who, address } = await onOneConnection(db, async (one) => {
    const cart = await cartForSaleQueued(one, owner.customerId);
    const readAddress = await addressQueued(one, owner.customerId, null);
    return { who: await buyer(one, owner.customerId), address: readAddress(), ...cart() };
  });
  const policy = await pricePolicy(platform, {
    buyer: who,
    points: { spendable: 0, wanted: false },
    place: address,
  });
  return drawCart({ rows, variants, policy, currency, lang: owner.lang });
}

/** Lines of anybody's cart, newest first, with what they are judged and priced by. */
export type CartOnTable = {
  readonly rows: readonly CartRow[];
  readonly variants: ReadonlyMap<string, VariantForSale>;
  readonly policy: Omit<PriceInput, 'items' | 'currency'>;
  readonly currency: ShownCurrency;
  readonly lang: Locale;
};

/** The cart as shown: each line judged, the selected ones that can be bought priced together. Pure. */
export function drawCart({ rows, variants, policy, currency, lang }: CartOnTable): Cart {
  const judged = judgeLines([...rows].reverse().map(toJudged), (id) => variants.get(id));
  const bought = rows.filter((row) => row.selected && judged.get(row.id)?.state === 'ok').reverse();
  const items = bought.flatMap((row) => itemOf(row, variants) ?? []);
  const pricing = items.length > 0 ? priceOrder({ ...policy, items, currency }) : null;
  const lines = rows.flatMap((row) => lineOf(row, { variants, judged, pricing, currency, lang }) ?? []);
  return {
    lines: lines.sort((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state)),
    count: pieces(lines.filter((line) => line.state === 'ok')),
    selectedCount: pieces(bought),
    priceLines: pricing ? toPriceLines(pricing.lines, currency, lang) : [],
    payable: toPrice(pricing?.payableUsd ?? 0, currency),
    pointsForGoods: pricing?.points.forGoods ?? 0,
    savedPostage: pricing?.savedPostageUsd ? toPrice(pricing.savedPostageUsd, currency) : null,
    toFreePostage: pricing?.toFreePostageUsd ? toPrice(pricing.toFreePostageUsd, currency) : null,
  };
}

export const toJudged = (row: Pick<CartRow, 'id' | 'variant_id' | 'quantity' | 'selected'>) => ({
  id: row.id,
  variantId: row.variant_id,
  quantity: row.quantity,
  selected: row.selected,
});

const pieces = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

function itemOf(row: CartRow, variants: ReadonlyMap<string, VariantForSale>): PricedItem | null {
  const variant = variants.get(row.variant_id);
  return variant ? pricedItem(variant, row.quantity) : null;
}

type Around = {
  variants: ReadonlyMap<string, VariantForSale>;
  judged: ReadonlyMap<string, Judgement>;
  pricing: Pricing | null;
  currency: ShownCurrency;
  lang: Locale;
};

function lineOf(row: CartRow, around: Around): CartLine | null {
  const variant = around.variants.get(row.variant_id);
  const judgement = around.judged.get(row.id);
  if (!variant || !judgement) return null;
  const priced = around.pricing?.items.find((item) => item.variantId === row.variant_id);
  const now = priced?.unitPriceUsd ?? unitPrice(pricedItem(variant, row.quantity));
  const dealUsd = now < variant.priceUsd ? now : null;
  const before = beforeUsd({ ...variant, dealUsd, priorUsd: variant.deal?.priorUsd ?? null });
  const shown = (usd: number) => toPrice(usd, around.currency);
  return {
    id: row.id,
    productId: variant.productId,
    variantId: row.variant_id,
    name: localize(variant.name, around.lang),
    options: localize(variant.options, around.lang),
    cover: variant.cover,
    price: shown(now),
    listPrice: variant.type !== 'points' && before > now ? shown(before) : null,
    points: variant.type === 'points' ? variant.points : null,
    priceBefore: row.price_usd_when_added === now ? null : shown(row.price_usd_when_added),
    quantity: row.quantity,
    max: judgement.max,
    limit: variant.limit,
    selected: row.selected,
    state: judgement.state,
    categoryId: variant.categoryId,
  };
}
