import { limits } from '@app/contract/core/limits';
import type { Category } from '../category-tree.ts';
import { fold } from '../search-tokens.ts';
import type { Group, ImportLine } from './group-cells.ts';
import type { Read } from './read-cell.ts';

/** Where a product stands: in a category of the shop, or in one that is to be made, by its names from the top. */
export type Place = { readonly category: Category } | { readonly path: readonly string[] };

/** The id that stands for a category which is to be made. */
export const TO_BE_MADE = '00000000-0000-4000-8000-000000000000';

export type PlaceRules = {
  readonly category: (cell: string) => Read<Category>;
  readonly all: readonly Category[];
  readonly settings: { readonly makeCategories: boolean; readonly categoryId: string | null };
};

const key = (name: string): string => fold(name).trim();

/** Returns the names of a path from the top, as many as the tree is deep. */
export const pathNames = (cell: string): string[] =>
  cell
    .split(/[>›»]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Returns the category at the end of a path of names from the top, in whatever languages; undefined where one is missing. */
export function walkTree(all: readonly Category[], names: readonly string[]): Category | undefined {
  let here: Category | undefined;
  for (const name of names) {
    const parentId: string | null = here?.id ?? null;
    here = all.find(
      (one) => one.parentId === parentId && Object.values(one.name).some((own) => own && key(own) === key(name)),
    );
    if (!here) return undefined;
  }
  return here;
}

/** Where a cell puts its product; a path that the shop lacks becomes new categories, where that is wanted. */
export function placeOf(group: Group, line: ImportLine, rules: PlaceRules): Place | undefined {
  const cell = group.text(line, 'category');
  const found = rules.category(cell);
  if ('value' in found) return { category: found.value };
  const names = pathNames(cell);
  const kept = names.slice(0, limits.categoryDepth);
  if (found.flaw === 'unknown_category' && rules.settings.makeCategories && names.length > 0) {
    if (kept.length < names.length) group.note(line, 'category', 'category_cut', kept.join(' > '));
    const own = walkTree(rules.all, kept);
    if (own) return { category: own };
    if (kept.every((name) => [...name].length <= limits.categoryName)) {
      group.note(line, 'category', 'new_category', kept.join(' > '));
      return { path: kept };
    }
  }
  group.complain(line, 'category', found.flaw);
  return undefined;
}

/** The category of a product of which the file says none. */
export const placeOtherwise = (rules: PlaceRules): Place | undefined => {
  const own = rules.all.find(({ id }) => id === rules.settings.categoryId);
  return own && { category: own };
};
