import type { ProductCard, ProductDeal } from '@app/contract/catalog/schemas';
import type { Locale } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import { priceIn } from '../../currencies/public.ts';
import { parameter } from '../../settings/public.ts';
import { type CardFlag, cardsOf, dealCards, flaggedCards, keptCards } from '../db/card.repo.ts';
import { type CardContext, dealCard, productCard } from '../domain/card.ts';

export type CardsReader = { readonly lang: Locale; readonly currency: string };

/** In whose words and money cards are to speak, as of now. */
export async function shownTo(platform: Platform, reader: CardsReader): Promise<CardContext> {
  const [price, lowAt] = await Promise.all([
    priceIn(platform, reader.currency),
    parameter(platform, 'catalog.low_stock_at'),
  ]);
  return { lang: reader.lang, price, lowAt, now: platform.clock.now() };
}

export type CardsWanted = CardsReader & { readonly limit: number } & (
    | { readonly ids: readonly string[] }
    | { readonly flag: CardFlag }
  );

/** Cards of given products (the listed among them, in the order given) or the first ones with a flag. */
export async function productCards(platform: Platform, wanted: CardsWanted): Promise<ProductCard[]> {
  const shown = await shownTo(platform, wanted);
  const rows =
    'ids' in wanted
      ? await cardsOf(platform.db, wanted.ids.slice(0, wanted.limit))
      : await flaggedCards(platform.db, wanted.flag, wanted.limit);
  return rows.map((row) => productCard(row, shown));
}

/** Cards of given products in the order given, also of those off sale, which say so; unknown ids are left out. */
export async function keptProducts(
  platform: Platform,
  wanted: CardsReader & { readonly ids: readonly string[] },
): Promise<(ProductCard & { online: boolean })[]> {
  const shown = await shownTo(platform, wanted);
  const rows = await keptCards(platform.db, wanted.ids);
  return rows.map((row) => ({ ...productCard(row, shown), online: row.online }));
}

/** Products at a deal that runs now and has pieces left, the first to end first. */
export async function activeDeals(
  platform: Platform,
  wanted: CardsReader & { readonly limit: number },
): Promise<ProductDeal[]> {
  const shown = await shownTo(platform, wanted);
  return (await dealCards(platform.db, wanted.limit)).map((row) => dealCard(row, shown));
}
