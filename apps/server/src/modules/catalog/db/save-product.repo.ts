import type { ProductInput } from '@app/contract/catalog/staff-schemas';
import { sql } from 'kysely';
import { cleanLocalizedHtml } from '../../../platform/clean-html.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { Category } from '../domain/category-tree.ts';
import { storedText } from '../domain/stored-text.ts';
import { foundBy } from './goods-words.ts';

export type VariantInput = ProductInput['variants'][number] & { id: string };
/** A checked product to be stored: its category, and an id for each variant. */
export type ProductToStore = {
  readonly id: string;
  readonly input: ProductInput;
  readonly category: Category;
  readonly variants: readonly VariantInput[];
};

/** What is written of the product itself; its prices follow from its variants (`leading-price.repo.ts`). */
function columnsOf({ input, category }: ProductToStore) {
  return {
    type: input.type,
    category_id: category.id,
    category_path: [...category.path],
    name: json(storedText(input.name)),
    description: json(storedText(input.description)),
    detail: json(cleanLocalizedHtml(storedText(input.detail))),
    brand: input.brand,
    cover: input.cover,
    gallery: json(input.gallery),
    detail_images: json(input.detailImages),
    tags: json(
      input.tags.map(({ code, colour, ...name }) => ({ ...storedText(name), ...(code ? { code, colour } : {}) })),
    ),
    specs: json(
      input.specs.map((spec) => ({
        id: spec.id,
        name: storedText(spec.name),
        values: spec.values.map((value) => ({ ...value, name: storedText(value.name) })),
      })),
    ),
    purchase_limit: input.limit,
    online: input.online,
    popular: input.popular,
    recommended: input.recommended,
    sort_weight: input.sortWeight,
  };
}

/** Writes a new product's own row and its empty stock sums. */
export async function insertProduct(tx: Tx, product: ProductToStore): Promise<void> {
  await tx
    .insertInto('product')
    .values({ id: product.id, min_price_usd: 0, ...columnsOf(product) })
    .execute();
  await tx.insertInto('product_stock').values({ product_id: product.id }).execute();
}

/** Writes a locked product's own row anew, one version on. */
export async function updateProductRow(tx: Tx, product: ProductToStore): Promise<void> {
  await tx
    .updateTable('product')
    .set((eb) => ({ ...columnsOf(product), version: eb('version', '+', 1), updated_at: sql`app_now()` }))
    .where('id', '=', product.id)
    .execute();
}

/** The SKUs among these that a variant of another product has. */
export async function takenSkus(db: Queryable, skus: readonly string[], productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_variant')
    .select('sku')
    .where('sku', 'in', skus)
    .where('removed_at', 'is', null)
    .where('product_id', '<>', productId)
    .execute();
  return rows.map((row) => row.sku);
}

/** Takes variants off sale; their rows stay for the orders and the log that name them. */
export async function removeVariants(tx: Tx, productId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    WITH removed AS (
      UPDATE product_variant SET removed_at = app_now() WHERE id = ANY(${ids}::uuid[]) RETURNING on_hand, reserved
    ), gone AS (SELECT sum(on_hand) AS on_hand, sum(reserved) AS reserved FROM removed)
    UPDATE product_stock s SET on_hand = s.on_hand - gone.on_hand, reserved = s.reserved - gone.reserved
    FROM gone WHERE s.product_id = ${productId}`.execute(tx);
}

const variantRows = (variants: readonly VariantInput[]) =>
  json(variants.map(({ stock: _stock, ...variant }, place) => ({ ...variant, place })));

/** Writes kept variants anew and adds new ones, without pieces: those come by a stock movement. */
export async function storeVariants(
  tx: Tx,
  productId: string,
  given: { kept: readonly VariantInput[]; added: readonly VariantInput[]; all: readonly VariantInput[] },
): Promise<void> {
  // Out of one another's way first: two variants may have swapped SKU or values.
  await sql`UPDATE product_variant SET sku = id::text, spec_values = ARRAY[id::text]
    WHERE id = ANY(${given.kept.map((variant) => variant.id)}::uuid[])`.execute(tx);
  const columns = sql`(id uuid, sku text, "values" jsonb, "priceUsd" bigint, "listPriceUsd" bigint, "costUsd" bigint,
    points bigint, image text, "weightGrams" int, place int)`;
  await sql`
    INSERT INTO product_variant (id, product_id, sku, spec_values, price_usd, list_price_usd, cost_usd, points, image,
      weight_grams, sort_weight)
    SELECT r.id, ${productId}::uuid, r.sku, ARRAY(SELECT jsonb_array_elements_text(r."values")), r."priceUsd",
      r."listPriceUsd", r."costUsd", r.points, r.image, r."weightGrams", r.place
    FROM jsonb_to_recordset(${variantRows(given.all)}::jsonb) AS r${columns}
    ON CONFLICT (id) DO UPDATE SET sku = excluded.sku, spec_values = excluded.spec_values, price_usd = excluded.price_usd,
      list_price_usd = excluded.list_price_usd, cost_usd = excluded.cost_usd, points = excluded.points,
      image = excluded.image, weight_grams = excluded.weight_grams, sort_weight = excluded.sort_weight`.execute(tx);
}

/** Writes what searches find the product by. A new one joins the tier its popularity belongs to. */
export async function storeSearch(tx: Tx, product: ProductToStore, above: readonly Category[]): Promise<void> {
  const { nameTokens, tokens, words } = await foundBy({
    type: product.input.type,
    name: storedText(product.input.name),
    description: storedText(product.input.description),
    tags: product.input.tags.map(storedText),
    brand: product.input.brand,
    categoryPath: product.category.path,
    categoryNames: above.map((category) => category.name),
  });
  await sql`
    INSERT INTO product_search (product_id, name_tokens, tokens, words, tier)
    SELECT p.id, ${nameTokens}::text[], ${tokens}::text[], ${words},
      (SELECT t.tier FROM search_tier t WHERE t.from_popularity <= p.popularity ORDER BY t.tier LIMIT 1)
    FROM product p WHERE p.id = ${product.id}
    ON CONFLICT (product_id) DO UPDATE SET name_tokens = excluded.name_tokens, tokens = excluded.tokens,
      words = excluded.words`.execute(tx);
}
