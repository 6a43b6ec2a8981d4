import { LOCALES, type Localized } from '@app/contract/core/locale';
import type { Category } from '../category-tree.ts';
import { fold } from '../search-tokens.ts';
import type { Read } from './read-cell.ts';

const keyOf = (names: readonly string[]): string => names.map((name) => fold(name).trim()).join('\n');
const inLanguages = (name: Localized): string[] => [...new Set(LOCALES.flatMap((locale) => name[locale] ?? []))];

/**
 * Finds a category by its id, by its path from the top ("Home > Kitchen", in any one language), or by its name alone
 * where only one bears it.
 */
export function categoryFinder(all: readonly Category[]): (cell: string) => Read<Category> {
  const byId = new Map(all.map((category) => [category.id, category]));
  const found = new Map<string, Set<Category>>();
  const note = (names: readonly string[], category: Category) => {
    const key = keyOf(names);
    found.set(key, (found.get(key) ?? new Set()).add(category));
  };
  for (const category of all) {
    for (const name of inLanguages(category.name)) note([name], category);
    const above = category.path.flatMap((id) => byId.get(id) ?? []);
    for (const locale of LOCALES) {
      const names = above.map(({ name }) => name[locale] || name['en-US']);
      if (names.length > 1) note(names, category);
    }
  }
  return (cell) => {
    const own = byId.get(cell.toLowerCase());
    if (own) return { value: own };
    const matches = [...(found.get(keyOf(cell.split(/[>›»/]/))) ?? found.get(keyOf([cell])) ?? [])];
    const [only] = matches;
    if (!only) return { flaw: 'unknown_category' };
    return matches.length > 1 ? { flaw: 'unclear_category' } : { value: only };
  };
}
