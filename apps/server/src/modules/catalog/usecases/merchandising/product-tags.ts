import type { ProductTag, productTagInput } from '@app/contract/catalog/merchandising-schemas';
import { assertThat } from '@app/contract/core/refuse';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../../platform/db/map-violation.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { reindexProducts } from '../../db/goods-words.ts';
import { deleteProductTagRow, lockProductTag, retagProducts, storeProductTag } from '../../db/product-tag.repo.ts';
import { storedText } from '../../domain/stored-text.ts';
import type { ProductEditor } from '../save-product.ts';

type Input = z.output<typeof productTagInput>;

/** The products that bear a tag follow its name, code and colour, in lists, pages and searches. */
async function carryOver(platform: Platform, tx: Tx, of: { before: ProductTag; input: Input }): Promise<void> {
  const ids = await retagProducts(tx, of.before.code, { ...of.input, name: storedText(of.input.name) });
  if (ids.length === 0) return;
  await reindexProducts(tx, ids);
  await platform.events.emitAll(
    tx,
    ids.map((productId) => ({ name: 'catalog.product_changed', payload: { productId } })),
  );
  afterCommit(tx, () => platform.cache.drop(['products', ...ids.map((id) => `product:${id}`)]));
}

/**
 * Creates a tag (`seen` null) or saves one; products that bear it follow at once. Refuses `product_tag.code_taken` at the
 * code, `record.not_found`, and `record.stale` with `{current}`.
 */
export async function saveProductTag(
  platform: Platform,
  by: ProductEditor,
  given: { seen: { id: string; version: number } | null; input: Input },
): Promise<ProductTag> {
  const { seen, input } = given;
  const id = seen?.id ?? newId(platform.clock);
  const work = inTransaction(platform.db, async (tx) => {
    const before = seen && (await lockProductTag(tx, seen.id));
    assertThat(!seen || before, 'record.not_found');
    assertThat(!seen || before?.version === seen.version, 'record.stale', { current: before });
    const stored = await storeProductTag(tx, id, { ...input, name: storedText(input.name) });
    if (before) await carryOver(platform, tx, { before, input });
    const after = { ...stored, products: before?.products ?? stored.products };
    const action = seen ? 'product_tag.update' : 'product_tag.create';
    await logOperation(tx, by, { action, record: `product_tag/${id}`, before, after });
    return after;
  });
  return mapUniqueViolation(work, { index: 'product_tag_code', key: 'product_tag.code_taken', field: 'code' });
}

/** Deletes a tag no product bears. Refuses `record.not_found`, and `product_tag.in_use` with how many bear it. */
export async function deleteProductTag(platform: Platform, by: ProductEditor, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockProductTag(tx, id);
    assertThat(before, 'record.not_found');
    assertThat(before.products === 0, 'product_tag.in_use', { count: before.products });
    await deleteProductTagRow(tx, id);
    await logOperation(tx, by, { action: 'product_tag.delete', record: `product_tag/${id}`, before, after: null });
    return null;
  });
}
