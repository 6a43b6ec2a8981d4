import type { CategoryNode, ProductCard } from '@app/contract/catalog/schemas';
import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../platform/slice.ts';
import { categoryCards } from '../db/card.repo.ts';
import { productCard } from '../domain/card.ts';
import { categoryTree } from '../domain/category-tree.ts';
import { countProducts } from './count-products.ts';
import { listProducts } from './list-products.ts';
import { readCategories } from './read-categories.ts';
import { type CardsReader, shownTo } from './show-cards.ts';

/** Goods shown of each subcategory. */
const GOODS_EACH = 6;

export type CategoryGoods = {
  tree: CategoryNode[];
  current: string | null;
  total: number;
  from: ProductCard['price'] | null;
  groups: { category: CategoryNode; total: number; goods: ProductCard[] }[];
};

const none: CategoryGoods = { tree: [], current: null, total: 0, from: null, groups: [] };

/** The lowest price of what a category has for money. */
async function lowestPrice(platform: Platform, category: string, reader: CardsReader) {
  const { list } = await listProducts(platform, { category, type: 'normal', sort: 'price_asc', limit: 1 }, reader);
  return list[0]?.price ?? null;
}

/**
 * The category tree and, of one top category (the first when none is asked for), the most popular goods of each
 * subcategory, with how many there are; of itself when it has none. Refuses `record.not_found` for a top category that shoppers do not see.
 */
export async function readCategoryGoods(
  platform: Platform,
  wanted: CardsReader & { category: string | null },
): Promise<CategoryGoods> {
  const tree = categoryTree(await readCategories(platform), wanted.lang);
  const current = wanted.category ? tree.find((node) => node.id === wanted.category) : tree[0];
  if (!current) return wanted.category ? refuse('record.not_found') : { ...none, tree };
  const shown = await shownTo(platform, wanted);
  const nodes = current.children.length > 0 ? current.children : [current];
  const rows = await categoryCards(platform.db, {
    ids: nodes.map((node) => node.id),
    depth: current.children.length > 0 ? 2 : 1,
    each: GOODS_EACH,
  });
  const goods = Map.groupBy(rows, (row) => row.listed_in);
  const totalOf = async (category: string) => (await countProducts(platform, { category }, wanted)).total;
  const [total, from, ...totals] = await Promise.all([
    totalOf(current.id),
    lowestPrice(platform, current.id, wanted),
    ...nodes.map((node) => totalOf(node.id)),
  ]);
  return {
    tree,
    current: current.id,
    total,
    from,
    groups: nodes.map((category, at) => ({
      category,
      total: totals[at] ?? 0,
      goods: (goods.get(category.id) ?? []).map((row) => productCard(row, shown)),
    })),
  };
}
