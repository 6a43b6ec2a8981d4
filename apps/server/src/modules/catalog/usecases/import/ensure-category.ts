import type { Platform } from '../../../../platform/slice.ts';
import { allCategories } from '../../db/category.repo.ts';
import { walkTree } from '../../domain/import/place-category.ts';
import { createCategory } from '../save-category.ts';
import type { ProductEditor } from '../save-product.ts';

/** Makes what the shop lacks of a path of categories, from the top. Refuses what `createCategory` refuses. */
export async function ensureCategory(platform: Platform, by: ProductEditor, path: readonly string[]): Promise<void> {
  let parentId: string | null = null;
  for (const depth of path.keys()) {
    const known: { id: string } | undefined = walkTree(await allCategories(platform.db), path.slice(0, depth + 1));
    const input: Parameters<typeof createCategory>[2] = {
      parentId,
      name: { 'en-US': path[depth] ?? '' },
      image: null,
      displayed: true,
      enabled: true,
      sortWeight: 0,
    };
    parentId = known?.id ?? (await createCategory(platform, by, input)).id;
  }
}
