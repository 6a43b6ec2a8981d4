import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { DealVariant, StaffDeal, shapes } from '@app/contract/deals/staff-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { optionNames, queryTokens } from '../../../catalog/public.ts';
import { readPriors, UNDATED, variantKey } from '../../../price-history/core.ts';
import { parameter } from '../../../settings/public.ts';
import { dealById, dealPage } from '../db/deal.repo.ts';
import { dealProducts, dealVariants } from '../db/deal-product.repo.ts';
import { dealView } from './deal-views.ts';

type Shapes = typeof shapes;

/** A page of deals with how many are in each state. */
export async function listDeals(
  platform: Platform,
  query: z.output<Shapes['listDeals']['query']>,
  lang: Locale,
): Promise<z.output<Shapes['listDeals']['answer']>> {
  const { page, limit } = query;
  const zone = await parameter(platform, 'shop.time_zone');
  const days = { from: query.runsFrom ?? null, to: query.runsTo ?? null, zone };
  const filter = { product: query.product || null, state: query.state ?? null, days };
  const at = { by: query.sort, ascending: query.order === 'asc', page, limit };
  const { rows, counts } = await dealPage(platform.db, filter, at);
  return { list: rows.map((row) => dealView(row, lang)), counts, total: counts[query.state ?? 'all'], page, limit };
}

/** One deal. Refuses record.not_found. */
export const readDeal = async (db: Queryable, id: string, lang: Locale): Promise<StaffDeal> =>
  dealView((await dealById(db, id)) ?? refuse('record.not_found'), lang);

/** Products to put on a deal, by a word of their name or the beginning of a SKU. */
export async function findDealProducts(
  db: Queryable,
  query: z.output<Shapes['dealProducts']['query']>,
  lang: Locale,
): Promise<z.output<Shapes['dealProducts']['answer']>> {
  const { page, limit, word } = query;
  const { rows, total } = await dealProducts(db, { sku: word, tokens: queryTokens(word), page, limit });
  return { list: rows.map((row) => ({ ...row, name: localize(row.name, lang) })), total, page, limit };
}

/** The variants a deal of a product that begins at a moment can hold. Refuses record.not_found for one that is not sold for money. */
export async function listDealVariants(
  db: Queryable,
  of: { readonly productId: string; readonly startsAt: Date; readonly lang: Locale },
): Promise<DealVariant[]> {
  const { startsAt, lang } = of;
  const rows = await dealVariants(db, of.productId);
  assertThat(rows.length > 0, 'record.not_found');
  const priors = await readPriors(
    db,
    rows.map(({ id }) => ({ key: variantKey(id), startsAt })),
  );
  return rows.map(({ specs, specValues, available, ...row }, index) => ({
    ...row,
    priorUsd: Math.min(row.priceUsd, priors[index]?.prices.get(UNDATED) ?? row.priceUsd),
    available: Math.max(0, available),
    options: localize(optionNames(specs, specValues), lang),
  }));
}
