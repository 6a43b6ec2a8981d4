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
  /** No variant costs less, in cents: so many pieces make a large payment. */
  readonly leastUsd?: number;
  /** No variant costs more, in cents. */
  readonly mostUsd?: number;
};

/**
 * What no variant costs more than unless a journey wishes for it, in cents: which goods the shop shows first changes from day to
 * day, and a large payment needs a second person, or more than a customer of a journey has.
 */
const MOST_USD = 20_000;

const fits = (detail: ProductDetail, wish: Wish): boolean =>
  (wish.specs === undefined || detail.specs.length === wish.specs) &&
  detail.variants.length >= (wish.variants ?? 1) &&
  detail.variants.every((one) => one.available >= (wish.pieces ?? 3)) &&
  detail.variants.every(({ price }) => price.usd >= (wish.leastUsd ?? 0) && price.usd <= (wish.mostUsd ?? MOST_USD)) &&
  (detail.limit !== null) === (wish.limited ?? false) &&
  detail.dealEndsAt === null;

const detailOf = (product: Product, id: string): Promise<ProductDetail> =>
  ask(product, catalogEndpoints.productDetails, { query: { id } });

/** The goods of a shop in its own order, as far as any journey of this worker has read them. */
type Shelf = { readonly goods: Good[]; cursor: string | null | undefined };
const shelves = new Map<string, Shelf>();

/** The good at this place of the shelf, read on where nobody has been; null behind the last. */
async function goodAt(product: Product, shelf: Shelf, place: number): Promise<Good | null> {
  while (place >= shelf.goods.length && shelf.cursor !== null) {
    const query = { type: 'normal', inStock: '1', ...(shelf.cursor ? { cursor: shelf.cursor } : {}) };
    const page = await ask(product, catalogEndpoints.productList, { query });
    for (const { id, name } of page.list) shelf.goods.push({ id, name, detail: await detailOf(product, id) });
    shelf.cursor = page.cursor ?? null;
  }
  return shelf.goods[place] ?? null;
}

/** Products for money that fit the wish, in the shop's own order; different starts keep journeys apart. */
export async function findGood(product: Product, wish: Wish, start = 0): Promise<Good> {
  const shelf = shelves.get(product.url) ?? { goods: [], cursor: undefined };
  shelves.set(product.url, shelf);
  let seen = 0;
  for (let place = 0; ; place += 1) {
    const good = await goodAt(product, shelf, place);
    if (!good) throw new Error('the demo data holds no such product');
    if (!fits(good.detail, wish)) continue;
    // What others bought meanwhile may be gone: the one that is taken is read again.
    const detail = seen === start ? await detailOf(product, good.id) : null;
    if (detail && fits(detail, wish)) return { ...good, detail };
    if (!detail) seen += 1;
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
