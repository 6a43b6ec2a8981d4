import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { ask, type Product } from './products.ts';

export type Good = { readonly id: string; readonly name: string; readonly detail: ProductDetail };

export type Wish = {
  readonly specs?: number;
  /** At least so many. */
  readonly variants?: number;
  readonly pieces?: number;
  readonly limited?: boolean;
};

/** Products for money that fit the wish, in the shop's own order; different starts keep journeys apart. */
export async function findGood(product: Product, wish: Wish, start = 0): Promise<Good> {
  let seen = 0;
  let cursor: string | undefined;
  for (;;) {
    const query = { type: 'normal', inStock: '1', ...(cursor ? { cursor } : {}) };
    const page = await ask(product, catalogEndpoints.productList, { query });
    for (const card of page.list) {
      const detail = await ask(product, catalogEndpoints.productDetails, { query: { id: card.id } });
      const fits =
        (wish.specs === undefined || detail.specs.length === wish.specs) &&
        detail.variants.length >= (wish.variants ?? 1) &&
        detail.variants.every((one) => one.available >= (wish.pieces ?? 3)) &&
        (detail.limit !== null) === (wish.limited ?? false) &&
        detail.dealEndsAt === null;
      if (!fits) continue;
      if (seen === start) return { id: card.id, name: card.name, detail };
      seen += 1;
    }
    if (!page.cursor) throw new Error('the demo data holds no such product');
    cursor = page.cursor;
  }
}

/** The first variant of a product. */
export function firstVariant(good: Good): ProductDetail['variants'][number] {
  const [variant] = good.detail.variants;
  if (!variant) throw new Error('a product has variants');
  return variant;
}

/** What a customer presses to choose the product's first variant. */
export const valueNames = ({ detail }: Good): string[] =>
  detail.specs.map((spec, index) => {
    const chosen = detail.variants[0]?.values[index];
    return spec.values.find((value) => value.id === chosen)?.name ?? '';
  });
