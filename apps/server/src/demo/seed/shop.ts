import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { foundBy } from '../../modules/catalog/public.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { categories, pointsCategory } from '../content/categories.ts';
import { type DemoProduct, demoGoods } from '../content/goods.ts';
import { categoryPicture, filmUrl, pictureUrl } from '../content/picture-list.ts';
import { compose, type Text4 } from '../content/wording.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';

export type SeededCategory = {
  readonly id: string;
  readonly path: readonly string[];
  readonly names: readonly Text4[];
};
export type SeededVariant = {
  readonly id: string;
  readonly sku: string;
  readonly productIndex: number;
  readonly priceUsd: number;
  readonly listPriceUsd: number | null;
  readonly points: number | null;
  readonly cover: string;
  readonly options: Text4;
  /** Pieces that shall be for sale when the demo begins. */
  readonly stock: number;
};
export type SeededProduct = {
  readonly id: string;
  readonly product: DemoProduct;
  readonly createdAt: Date;
  readonly variants: readonly SeededVariant[];
};

/** Writes the category tree; gives the leaves and tops by key. */
export async function seedCategories(tx: Tx, chance: Chance, now: Date): Promise<Map<string, SeededCategory>> {
  const made = new Map<string, SeededCategory>();
  const rows: Record<string, unknown>[] = [];
  const created = addMs(now, -430 * DAY);
  const add = (
    key: string,
    given: { name: Text4; image: string; parent: SeededCategory | null; weight: number },
  ): SeededCategory => {
    const id = chance.id(created);
    const path = [...(given.parent?.path ?? []), id];
    const category = { id, path, names: [...(given.parent?.names ?? []), given.name] };
    made.set(key, category);
    rows.push({
      id,
      parent_id: given.parent?.id ?? null,
      path,
      name: given.name,
      image: given.image,
      displayed: true,
      enabled: true,
      sort_weight: given.weight,
      version: 1,
      created_at: created,
    });
    return category;
  };
  for (const [index, top] of [...categories, pointsCategory].entries()) {
    const parent = add(top.key, {
      name: top.name,
      image: pictureUrl(categoryPicture(top.art)),
      parent: null,
      weight: 200 - index * 10,
    });
    for (const [place, leaf] of top.children.entries()) {
      add(leaf.key, {
        name: leaf.name,
        image: pictureUrl(categoryPicture(leaf.art)),
        parent,
        weight: 100 - place * 10,
      });
    }
  }
  await insertRows(tx, 'category', rows);
  return made;
}

const optionsOf = (product: DemoProduct, values: readonly string[]): Text4 =>
  compose((locale) =>
    product.specs
      .flatMap((spec, index) =>
        spec.values.filter((value) => value.id === values[index]).map((value) => value.name[locale]),
      )
      .join(locale === 'zh-cn' ? '，' : ', '),
  );

/** Makes the products with ids and dates, before anything is written. */
export function placeProducts(chance: Chance, now: Date): SeededProduct[] {
  return demoGoods().map((product, productIndex) => {
    const createdAt = addMs(now, -product.ageDays * DAY - chance.whole(1, 20) * HOUR - productIndex * 1_000);
    return {
      id: chance.id(createdAt),
      product,
      createdAt,
      variants: product.variants.map((variant) => ({
        id: chance.id(createdAt),
        sku: variant.sku,
        productIndex,
        priceUsd: variant.priceUsd,
        listPriceUsd: variant.listPriceUsd,
        points: variant.points,
        cover: pictureUrl(variant.picture ?? product.gallery[0] ?? ''),
        options: optionsOf(product, variant.values),
        stock: variant.stock,
      })),
    };
  });
}

export type ProductTotals = { readonly sold: number; readonly ratingSum: number; readonly ratingCount: number };

function productRow({ id, product, createdAt }: SeededProduct, category: SeededCategory, totals: ProductTotals) {
  const cheapest = product.variants.reduce((least, one) =>
    (one.points ?? one.priceUsd) < (least.points ?? least.priceUsd) ? one : least,
  );
  const images = product.gallery.map((name) => ({ kind: 'image', url: pictureUrl(name) }));
  return {
    id,
    type: product.type,
    category_id: category.id,
    category_path: category.path,
    name: product.name,
    description: product.description,
    detail: product.detail,
    brand: product.brand,
    cover: pictureUrl(product.gallery[0] ?? ''),
    gallery: product.video
      ? [...images.slice(0, 1), { kind: 'video', url: filmUrl(product.video) }, ...images.slice(1)]
      : images,
    detail_images: product.detailPictures.map(pictureUrl),
    tags: product.tags,
    specs: product.specs.map((spec) => ({
      id: spec.id,
      name: spec.name,
      values: spec.values.map((value) => ({
        id: value.id,
        name: value.name,
        image: value.picture && pictureUrl(value.picture),
      })),
    })),
    min_price_usd: cheapest.priceUsd,
    list_price_usd: cheapest.listPriceUsd,
    min_points: cheapest.points,
    sold: totals.sold,
    rating_sum: totals.ratingSum,
    rating_count: totals.ratingCount,
    purchase_limit: product.limit,
    online: true,
    popular: product.popular,
    recommended: product.recommended,
    sort_weight: product.sortWeight,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** Pieces in the house and promised, by variant id. */
export type StockState = ReadonlyMap<string, { readonly onHand: number; readonly reserved: number }>;

/** Writes products, variants and search rows. */
export async function seedProducts(
  tx: Tx,
  products: readonly SeededProduct[],
  given: {
    categories: ReadonlyMap<string, SeededCategory>;
    totals: (product: SeededProduct) => ProductTotals;
    stock: StockState;
  },
): Promise<void> {
  const categoryOf = (product: DemoProduct): SeededCategory => given.categories.get(product.category) as SeededCategory;
  await insertRows(
    tx,
    'product',
    products.map((one) => productRow(one, categoryOf(one.product), given.totals(one))),
  );
  await insertRows(
    tx,
    'product_variant',
    products.flatMap(({ id, product, variants }) =>
      product.variants.map((variant, index) => {
        const seeded = variants[index] as SeededVariant;
        const stock = given.stock.get(seeded.id) ?? { onHand: seeded.stock, reserved: 0 };
        return {
          id: seeded.id,
          product_id: id,
          sku: variant.sku,
          spec_values: variant.values,
          price_usd: variant.priceUsd,
          list_price_usd: variant.listPriceUsd,
          cost_usd: variant.costUsd,
          points: variant.points,
          image: variant.picture && pictureUrl(variant.picture),
          weight_grams: variant.weightGrams,
          on_hand: stock.onHand,
          reserved: stock.reserved,
          sort_weight: 100 - index,
        };
      }),
    ),
  );
  const searched = [];
  for (const { id, product } of products) {
    const category = categoryOf(product);
    const { nameTokens, tokens, words } = await foundBy({
      type: product.type,
      name: product.name,
      description: product.description,
      tags: product.tags,
      brand: product.brand,
      categoryPath: category.path,
      categoryNames: category.names,
    });
    searched.push({ product_id: id, name_tokens: nameTokens, tokens, words });
  }
  await insertRows(tx, 'product_search', searched);
}

/** How many deals run, and how many begin tomorrow. */
const RUNNING = 14;
const COMING = 8;

/** Flash deals: some under way with part of their pieces gone, some for tomorrow. */
export async function seedDeals(
  tx: Tx,
  products: readonly SeededProduct[],
  { chance, now }: { chance: Chance; now: Date },
): Promise<void> {
  const fit = products
    .filter(({ product }) => product.type === 'normal' && product.variants.some((variant) => variant.stock > 20))
    .filter(({ product }) => product.variants[0]?.listPriceUsd === null)
    .sort((a, b) => b.product.sold - a.product.sold);
  const starts = addMs(now, -6 * HOUR);
  const ends = addMs(now, 22 * HOUR);
  const placed = fit
    .slice(0, (RUNNING + COMING) * 3)
    .filter((_, index) => index % 3 === 0)
    .map(({ id, variants }, index) => {
      const running = index < RUNNING;
      const quota = chance.whole(3, 10) * 10;
      const row = {
        id: chance.id(now),
        product_id: id,
        starts_at: running ? starts : ends,
        ends_at: running ? ends : addMs(ends, DAY),
        quota,
        per_customer: index % 2 === 0 ? 2 : null,
        claimed: running ? Math.floor(quota * chance.between(0.15, 0.88)) : 0,
        enabled: true,
        created_at: addMs(now, -DAY),
      };
      return { row, variants, percentOff: chance.pick([15, 20, 25, 30, 40]) };
    });
  await insertRows(
    tx,
    'flash_deal',
    placed.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'flash_deal_item',
    placed.flatMap(({ row, variants, percentOff }) =>
      variants.map((variant) => ({
        deal_id: row.id,
        variant_id: variant.id,
        price_usd: Math.round((variant.priceUsd * (100 - percentOff)) / 100),
        live: `["${row.starts_at.toISOString()}","${row.ends_at.toISOString()}")`,
      })),
    ),
  );
}
