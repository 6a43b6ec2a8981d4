import { type Locale, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { PurchaseDetail, PurchaseRow, shapes } from '@app/contract/purchases/staff-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { optionNames, queryTokens } from '../../catalog/public.ts';
import { parameter } from '../../settings/public.ts';
import {
  type PurchaseLineRow,
  type PurchaseSummary,
  purchasableVariants,
  purchaseById,
  purchasePage,
} from '../db/purchase.repo.ts';

type Shapes = typeof shapes;

const rowOf = ({ at, takenBackAt, takenBackBy, takenBackNote, ...row }: PurchaseSummary): PurchaseRow => ({
  ...row,
  at: at.toISOString(),
  takenBack: takenBackAt && {
    at: takenBackAt.toISOString(),
    staff: takenBackBy ?? '',
    note: takenBackNote ?? '',
  },
});

/** What a variant is called: its product and the chosen values. */
const named = ({ name, specs, specValues }: Pick<PurchaseLineRow, 'name' | 'specs' | 'specValues'>, lang: Locale) => ({
  product: localize(name, lang),
  options: localize(optionNames(specs, specValues), lang),
});

/** A page of purchases from suppliers, the newest first. */
export async function listPurchases(
  platform: Platform,
  query: z.output<Shapes['listPurchases']['query']>,
): Promise<z.output<Shapes['listPurchases']['answer']>> {
  const { page, limit } = query;
  const zone = await parameter(platform, 'shop.time_zone');
  const filter = {
    number: query.number || null,
    supplier: query.supplier || null,
    sku: query.sku || null,
    state: query.state ?? null,
    days: { from: query.from ?? null, to: query.to ?? null, zone },
  };
  const { rows, total } = await purchasePage(platform.db, filter, { page, limit });
  return { list: rows.map(rowOf), total, page, limit };
}

/** One purchase with its lines. Refuses record.not_found. */
export async function readPurchase(
  db: Queryable,
  of: { id: string; lang: Locale; lock?: boolean },
): Promise<PurchaseDetail> {
  const { lines, ...summary } = (await purchaseById(db, of.id, of.lock)) ?? refuse('record.not_found');
  return {
    ...rowOf(summary),
    lines: lines.map((line) => ({
      variantId: line.variantId,
      sku: line.sku,
      image: line.image,
      quantity: line.quantity,
      costUsd: line.costUsd,
      sumUsd: line.quantity * line.costUsd,
      ...named(line, of.lang),
    })),
  };
}

/** Variants that can come in, by a word of their product's name or the beginning of their SKU. */
export async function findPurchasable(
  db: Queryable,
  query: z.output<Shapes['purchaseVariants']['query']>,
  lang: Locale,
): Promise<z.output<Shapes['purchaseVariants']['answer']>> {
  const { page, limit, word } = query;
  const { rows, total } = await purchasableVariants(db, { sku: word, tokens: queryTokens(word), page, limit });
  const list = rows.map(({ id, sku, image, costUsd, onHand, ...row }) => ({
    id,
    sku,
    image,
    costUsd,
    onHand,
    ...named(row, lang),
  }));
  return { list, total, page, limit };
}
