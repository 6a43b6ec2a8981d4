import type { ProductInput, StaffProduct } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { LOCALES } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { takenSkus } from '../db/save-product.repo.ts';
import { staffProduct } from '../db/staff-product.repo.ts';
import { inputOf } from '../domain/import/read-product.ts';
import { createProduct, type ProductEditor } from './save-product.ts';

const SKU_MAX = 40;
/** Copies of one product whose SKUs are tried. */
const COPIES_MAX = 99;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** How a copy is marked in each language. */
const MARKS = { 'en-US': ' (copy)', 'zh-cn': '（副本）', es: ' (copia)', pt: ' (cópia)' } as const;

/** The name with the mark of a copy behind it, cut so that both fit. */
function copyName(name: ProductInput['name']): ProductInput['name'] {
  const marked = LOCALES.flatMap((locale) => {
    const written = name[locale];
    if (!written) return [];
    return [[locale, written.slice(0, limits.productName - MARKS[locale].length) + MARKS[locale]] as const];
  });
  return { ...name, ...Object.fromEntries(marked) };
}

const copySku = (sku: string, copy: number): string => {
  const mark = copy === 1 ? '-COPY' : `-COPY${copy}`;
  return sku.slice(0, SKU_MAX - mark.length) + mark;
};

/** The SKUs of the first copy whose SKUs nobody has. Refuses `product.sku_taken` when there are too many copies. */
async function freeSkus(db: Queryable, skus: readonly string[]): Promise<string[]> {
  for (let copy = 1; copy <= COPIES_MAX; copy += 1) {
    const wanted = skus.map((sku) => copySku(sku, copy));
    const apart = new Set(wanted).size === wanted.length;
    if (apart && (await takenSkus(db, wanted, NOBODY)).length === 0) return wanted;
  }
  return refuse('product.sku_taken');
}

/**
 * Makes a whole copy of a product: texts, pictures, specs, variants with their prices; not listed, without flags and
 * pieces, its SKUs marked. Refuses `record.not_found` and `product.sku_taken`.
 */
export async function duplicateProduct(platform: Platform, by: ProductEditor, id: string): Promise<StaffProduct> {
  return inTransaction(platform.db, async (tx) => {
    // Held until the copy stands: two copies made at once would choose the same SKUs.
    const product = await staffProduct(tx, id, true);
    assertThat(product, 'record.not_found');
    const input = inputOf(product);
    const skus = await freeSkus(
      tx,
      input.variants.map((variant) => variant.sku),
    );
    const variants = input.variants.map(({ id: _id, ...variant }, at) => ({
      ...variant,
      sku: skus[at] ?? variant.sku,
      stock: 0,
    }));
    const copy = { ...input, name: copyName(input.name), variants, online: false, popular: false, recommended: false };
    return createProduct({ ...platform, db: tx }, by, copy);
  });
}
