import type { ProductCard, ProductDeal } from '@app/contract/catalog/schemas';
import { TAG_COLOURS, type TagColour } from '@app/contract/catalog/tag-colours';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import { DAY } from '@app/kernel/clock';
import type { StoredTag } from '../../../platform/db/json-columns.ts';
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
  /** Whether the variants that can be bought cost differently. */
  price_varies: boolean;
  sold: number;
  rating_sum: number;
  rating_count: number;
  tags: StoredTag[];
  popular: boolean;
  created_at: Date;
  available: number;
  /** The cheapest variant in a running deal: at the deal, otherwise, and in the 30 days before, as far as that is known. */
  deal_price_usd: number | null;
  deal_before_usd: number | null;
  deal_prior_usd: number | null;
  /** The same at the deal. */
  deal_varies: boolean | null;
  ends_at: Date | null;
  quota: number | null;
  claimed: number | null;
  /** Pieces of the deal that one customer may have; null for as many as there are. */
  per_customer: number | null;
};

/** In whose words and money a card speaks, and when. */
export type CardContext = {
  readonly lang: Locale;
  readonly price: (usd: number) => Price;
  readonly lowAt: number;
  readonly now: Date;
};

type TaggedPrices = {
  readonly priceUsd: number;
  readonly listPriceUsd: number | null;
  readonly dealUsd: number | null;
  /** The lowest price of the 30 days before the deal, as far as it is known. */
  readonly priorUsd: number | null;
};

/** The higher price that is shown as the one before: without a deal the list's; at one no more than was asked in the 30 days before it. */
export const beforeUsd = ({ priceUsd, listPriceUsd, dealUsd, priorUsd }: TaggedPrices): number =>
  dealUsd === null ? Math.max(priceUsd, listPriceUsd ?? 0) : Math.min(priceUsd, priorUsd ?? priceUsd);

/** What is asked, and what the price was before; null when it has not come down. */
export function priceTags(
  row: TaggedPrices,
  price: (usd: number) => Price,
): { price: Price; listPrice: Price | null; discountPercent: number | null } {
  const now = Math.min(row.priceUsd, row.dealUsd ?? row.priceUsd);
  const before = beforeUsd(row);
  if (before <= now) return { price: price(now), listPrice: null, discountPercent: null };
  const percent = Math.round(((before - now) * 100) / before);
  return { price: price(now), listPrice: price(before), discountPercent: percent > 0 ? percent : null };
}

/** Average stars with one decimal; 0 without reviews. */
export const averageRating = (row: { rating_sum: number; rating_count: number }): number =>
  row.rating_count === 0 ? 0 : Math.round((row.rating_sum * 10) / row.rating_count) / 10;

/** The prices of the variant that a card speaks of: the one at a deal where that is the cheapest, or where it is asked for. */
function pricesOf(
  row: CardRow,
  deal: 'always' | 'when cheapest',
): Parameters<typeof priceTags>[0] & { readonly varies: boolean } {
  const { deal_price_usd: dealUsd, deal_before_usd: before, deal_prior_usd: priorUsd } = row;
  const speaksOfDeal = dealUsd !== null && before !== null && (deal === 'always' || dealUsd <= row.min_price_usd);
  if (speaksOfDeal) {
    return { priceUsd: before, listPriceUsd: null, dealUsd, priorUsd, varies: row.deal_varies ?? false };
  }
  const { min_price_usd: priceUsd, list_price_usd: list, price_varies: varies } = row;
  return { priceUsd, listPriceUsd: list, dealUsd: null, priorUsd: null, varies };
}

/** The colour of the first tag, where staff keep it with one. */
function tagColour([first]: readonly StoredTag[]): { tagColour?: TagColour } {
  const colour = TAG_COLOURS.find((one) => one === first?.colour);
  return colour ? { tagColour: colour } : {};
}

/** A product as its card in a list. */
export function productCard(
  row: CardRow,
  shown: CardContext,
  deal: 'always' | 'when cheapest' = 'when cheapest',
): ProductCard {
  const prices = pricesOf(row, deal);
  return {
    id: row.id,
    type: row.type,
    name: localize(row.name, shown.lang),
    cover: row.cover,
    ...priceTags(prices, shown.price),
    priceVaries: prices.varies,
    points: row.type === 'points' ? row.min_points : null,
    rating: averageRating(row),
    reviews: row.rating_count,
    sold: row.sold,
    stock: stockLevel(row.available, shown.lowAt),
    tags: row.tags.map((tag) => localize(tag, shown.lang)),
    ...tagColour(row.tags),
    isNew: shown.now.getTime() - row.created_at.getTime() < NEW_FOR_MS,
    isPopular: row.popular,
    createdAt: row.created_at.toISOString(),
  };
}

/** The part of a deal's pieces that is gone, in whole percent; 100 only when all are. */
export const claimedPercent = (claimed: number, quota: number): number => Math.floor((claimed * 100) / quota);

/** A product at a running deal. */
export function dealCard(
  row: CardRow & { ends_at: Date; quota: number; claimed: number },
  shown: CardContext,
): ProductDeal {
  return {
    ...productCard(row, shown, 'always'),
    dealEndsAt: row.ends_at.toISOString(),
    claimedPercent: claimedPercent(row.claimed, row.quota),
  };
}
