import type { CategoryNode } from '@app/contract/catalog/schemas';
import { limits } from '@app/contract/core/limits';
import { type Locale, type Localized, localize } from '@app/contract/core/locale';

export type Category = {
  readonly id: string;
  readonly parentId: string | null;
  readonly path: readonly string[];
  readonly name: Localized;
  readonly image: string | null;
  readonly displayed: boolean;
  readonly enabled: boolean;
  readonly sortWeight: number;
};

/** Every category with a way to find one by its id. */
export type Categories = { readonly all: readonly Category[]; readonly byId: ReadonlyMap<string, Category> };

/** Whether a category and everything above it is enabled. */
export const isOpen = (categories: Categories, category: Category): boolean =>
  category.path.every((id) => categories.byId.get(id)?.enabled === true);

/** The categories below a parent that shoppers see, heavier ones first, in a language. */
export function categoryTree(categories: Categories, lang: Locale, parentId: string | null = null): CategoryNode[] {
  return categories.all
    .filter((category) => category.parentId === parentId && category.displayed && category.enabled)
    .map((category) => ({
      id: category.id,
      name: localize(category.name, lang),
      image: category.image,
      children: categoryTree(categories, lang, category.id),
    }));
}

/** Depth-first order, parents before their children, siblings in the order given. */
export function inTreeOrder<T extends { id: string; parentId: string | null }>(rows: readonly T[]): T[] {
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const below = (parentId: string | null): T[] =>
    (byParent.get(parentId) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}

/** How many levels a category and what hangs below it take: 1 for one without children. */
export function height(rows: readonly { id: string; parentId: string | null }[], id: string): number {
  const children = rows.filter((row) => row.parentId === id);
  return 1 + Math.max(0, ...children.map((child) => height(rows, child.id)));
}

/**
 * Whether a category with what hangs below it may stand under a parent (null: at the top): not below itself, and no
 * deeper than the tree may be.
 */
export function mayStandUnder(
  rows: readonly { id: string; parentId: string | null; path: readonly string[] }[],
  category: { id: string | null },
  parent: { id: string; path: readonly string[] } | null,
): boolean {
  if (category.id !== null && parent?.path.includes(category.id)) return false;
  const own = category.id === null ? 1 : height(rows, category.id);
  return (parent?.path.length ?? 0) + own <= limits.categoryDepth;
}
