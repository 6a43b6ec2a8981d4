import type { CategoryNode } from '@app/contract/catalog/schemas';
import type { Locale } from '@app/contract/core/locale';
import { cachedValue } from '../../../platform/cached-value.ts';
import type { Platform } from '../../../platform/slice.ts';
import { allCategories } from '../db/category.repo.ts';
import { type Categories, categoryTree } from '../domain/category-tree.ts';

/** Every category, in memory until one changes. */
export const readCategories: (platform: Platform) => Promise<Categories> = cachedValue(
  ['categories'],
  async (platform: Platform) => {
    const all = await allCategories(platform.db);
    return { all, byId: new Map(all.map((category) => [category.id, category])) };
  },
);

/** The category tree that shoppers see. */
export async function readCategoryTree(platform: Platform, lang: Locale): Promise<CategoryNode[]> {
  return categoryTree(await readCategories(platform), lang);
}
