import type { ProductInput, StaffProduct } from '@app/contract/catalog/staff-schemas';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { afterCommit, inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../platform/db/map-violation.ts';
import type { StaffActor } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { confirmPrices } from '../../settings/public.ts';
import { allCategories } from '../db/category.repo.ts';
import { writeProductPrices } from '../db/leading-price.repo.ts';
import { tagsByCode } from '../db/product-tag.repo.ts';
import {
  insertProduct,
  type ProductToStore,
  removeVariants,
  storeSearch,
  storeVariants,
  takenSkus,
  updateProductRow,
} from '../db/save-product.repo.ts';
import { staffProduct } from '../db/staff-product.repo.ts';
import { applySteps, lockVariants } from '../db/stock.repo.ts';
import { checkProduct } from '../domain/product-rules.ts';

export type ProductEditor = { readonly staff: Pick<StaffActor, 'id' | 'username'>; readonly ip: string };

async function refuseTakenSkus(tx: Tx, input: ProductInput, productId: string): Promise<void> {
  const [taken] = await takenSkus(
    tx,
    input.variants.map((variant) => variant.sku),
    productId,
  );
  if (taken === undefined) return;
  const at = input.variants.findIndex((variant) => variant.sku === taken);
  refuse('product.sku_taken', { fields: { [`variants.${at}.sku`]: 'error.product.sku_taken' } });
}

/** The tags as they are stored: a kept one's name and colour come from the shop, one that is none any more stays a text. */
async function keptTags(tx: Tx, tags: ProductInput['tags']): Promise<ProductInput['tags']> {
  const kept = await tagsByCode(
    tx,
    tags.flatMap((tag) => tag.code ?? []),
  );
  return tags.map(({ code, colour: _colour, ...name }) => {
    const tag = code === undefined ? undefined : kept.get(code);
    return tag ? { ...tag.name, code: tag.code, colour: tag.colour } : name;
  });
}

/** The checked input with its category and variant ids; a variant of another product is refused at its field. */
async function prepare(
  platform: Platform,
  tx: Tx,
  given: { id: string; input: ProductInput; owned: ReadonlySet<string> },
) {
  const { id, owned } = given;
  const input = { ...given.input, tags: await keptTags(tx, given.input.tags) };
  checkProduct(input);
  await refuseTakenSkus(tx, input, id);
  const categories = new Map((await allCategories(tx)).map((category) => [category.id, category]));
  const category = categories.get(input.categoryId) ?? refuseField('categoryId', 'field.invalid');
  const variants = input.variants.map((variant, index) => {
    if (variant.id !== undefined && !owned.has(variant.id)) refuseField(`variants.${index}.id`, 'field.invalid');
    return { ...variant, id: variant.id ?? newId(platform.clock) };
  });
  const above = category.path.flatMap((one) => categories.get(one) ?? []);
  return { product: { id, input, category, variants } satisfies ProductToStore, above };
}

/** Stores the variants: kept ones anew, missing ones off sale, new ones with their pieces through the inventory log. */
async function saveVariants(
  tx: Tx,
  product: ProductToStore,
  given: { owned: ReadonlySet<string>; staffId: string },
): Promise<void> {
  const kept = product.variants.filter((variant) => given.owned.has(variant.id));
  const added = product.variants.filter((variant) => !given.owned.has(variant.id));
  const keptIds = new Set(kept.map((variant) => variant.id));
  await lockVariants(tx, [...given.owned]);
  await removeVariants(
    tx,
    product.id,
    [...given.owned].filter((id) => !keptIds.has(id)),
  );
  await storeVariants(tx, product.id, { kept, added, all: product.variants });
  const stocked = added.filter((variant) => variant.stock > 0);
  if (stocked.length === 0) return;
  const steps = stocked.map((variant) => ({
    variantId: variant.id,
    productId: product.id,
    removed: false,
    onHandBefore: 0,
    reservedBefore: 0,
    onHand: variant.stock,
    reserved: 0,
  }));
  const origin = { kind: 'in', orderId: null, customerId: null, staffId: given.staffId, note: '' } as const;
  await applySteps(tx, steps, { origin, allocation: null });
}

/** After the commit everything that shows the product is read anew. */
async function announce(platform: Platform, tx: Tx, productId: string): Promise<void> {
  await platform.events.emit(tx, 'catalog.product_changed', { productId });
  afterCommit(tx, () => platform.cache.drop(['products', `product:${productId}`]));
}

/** A unique index decides when two staff save the same SKU at the same moment. */
const SKU_TAKEN = { index: 'product_variant_sku', key: 'product.sku_taken' } as const;

/**
 * Creates a product with its variants and their first pieces. Refuses, at the field: `product.duplicate_spec`,
 * `product.sku_taken`, an unknown category and whatever `checkProduct` refuses.
 */
export async function createProduct(platform: Platform, by: ProductEditor, input: ProductInput): Promise<StaffProduct> {
  const id = newId(platform.clock);
  const work = inTransaction(platform.db, async (tx) => {
    const { product, above } = await prepare(platform, tx, { id, input, owned: new Set() });
    await insertProduct(tx, product);
    await saveVariants(tx, product, { owned: new Set(), staffId: by.staff.id });
    await writeProductPrices(tx, id);
    await storeSearch(tx, product, above);
    const after = await staffProduct(tx, id);
    assertThat(after, 'record.not_found');
    await logOperation(tx, by, { action: 'product.create', record: `product/${id}`, before: null, after });
    await announce(platform, tx, id);
    return after;
  });
  return mapUniqueViolation(work, SKU_TAKEN);
}

/**
 * Saves a product as a whole. Refuses like `createProduct`, `record.not_found`, and `record.stale` with `{current}` when
 * it was made on an older version.
 */
export async function updateProduct(
  platform: Platform,
  by: ProductEditor,
  given: { id: string; version: number; input: ProductInput },
): Promise<StaffProduct> {
  const { id, version, input } = given;
  const work = inTransaction(platform.db, async (tx) => {
    const before = await staffProduct(tx, id, true);
    assertThat(before, 'record.not_found');
    assertThat(before.version === version, 'record.stale', { current: before });
    const owned = new Set(before.variants.map((variant) => variant.id));
    const { product, above } = await prepare(platform, tx, { id, input, owned });
    await updateProductRow(tx, product);
    await saveVariants(tx, product, { owned, staffId: by.staff.id });
    await writeProductPrices(tx, id);
    await storeSearch(tx, product, above);
    const after = await staffProduct(tx, id);
    assertThat(after, 'record.not_found');
    await confirmPrices(tx, { before: before.variants, after: input.variants });
    await logOperation(tx, by, { action: 'product.update', record: `product/${id}`, before, after });
    await announce(platform, tx, id);
    return after;
  });
  return mapUniqueViolation(work, SKU_TAKEN);
}
