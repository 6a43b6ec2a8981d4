import type { ProductCard, ProductDeal } from '@app/contract/catalog/schemas';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { DAY } from '@app/kernel/clock';
import { dealPrice } from '../../pricing/public.ts';
import { stockLevel } from './stock-level.ts';

/** For how long a product counts as new. */
export const NEW_FOR_MS = 30 * DAY;

/** A product as lists read it from the database. */
export type CardRow = {
  id: string;
  type: 'normal' | 'points';
  name: Localized;
  cover: string;
  min_price_usd: number;
  list_price_usd: number | null;
  min_points: number | null;
  sold: number;
  rating_sum: number;
  rating_count: number;
  tags: Localized[];
  popular: boolean;
  created_at: Date;
  available: number;
  discount_bp: number | null;
  ends_at: Date | null;
  quota: number | null;
  claimed: number | null;
};

/** In whose words and money a card speaks, and when. */
export type Shown = {
  readonly lang: Locale;
  readonly price: (usd: number) => Price;
  readonly lowAt: number;
  readonly now: Date;
};

/** What a price was before: the deal's or the list's higher one; null when it has not come down. */
export function priceTags(
  row: { priceUsd: number; listPriceUsd: number | null; discountBp: number | null },
  price: (usd: number) => Price,
): { price: Price; listPrice: Price | null; discountPercent: number | null } {
  const now = row.discountBp === null ? row.priceUsd : dealPrice(row.priceUsd, row.discountBp);
  const before = Math.max(row.priceUsd, row.listPriceUsd ?? 0);
  if (before <= now) return { price: price(now), listPrice: null, discountPercent: null };
  const percent = Math.round(((before - now) * 100) / before);
  return { price: price(now), listPrice: price(before), discountPercent: percent > 0 ? percent : null };
}

/** Average stars with one decimal; 0 without reviews. */
export const averageRating = (row: { rating_sum: number; rating_count: number }): number =>
  row.rating_count === 0 ? 0 : Math.round((row.rating_sum * 10) / row.rating_count) / 10;

/** A product as its card in a list. */
export function productCard(row: CardRow, shown: Shown): ProductCard {
  return {
    id: row.id,
    type: row.type,
    name: localize(row.name, shown.lang),
    cover: row.cover,
    ...priceTags(
      { priceUsd: row.min_price_usd, listPriceUsd: row.list_price_usd, discountBp: row.discount_bp },
      shown.price,
    ),
    points: row.type === 'points' ? row.min_points : null,
    rating: averageRating(row),
    reviews: row.rating_count,
    sold: row.sold,
    stock: stockLevel(row.available, shown.lowAt),
    tags: row.tags.map((tag) => localize(tag, shown.lang)),
    isNew: shown.now.getTime() - row.created_at.getTime() < NEW_FOR_MS,
    isPopular: row.popular,
    createdAt: row.created_at.toISOString(),
  };
}

/** The part of a deal's pieces that is gone, in whole percent; 100 only when all are. */
export const claimedPercent = (claimed: number, quota: number): number => Math.floor((claimed * 100) / quota);

/** A product at a running deal. */
export function dealCard(row: CardRow & { ends_at: Date; quota: number; claimed: number }, shown: Shown): ProductDeal {
  return {
    ...productCard(row, shown),
    dealEndsAt: row.ends_at.toISOString(),
    claimedPercent: claimedPercent(row.claimed, row.quota),
  };
}
