import type { StaffCategory } from '@app/contract/catalog/staff-schemas';

export type CategoryRow = StaffCategory & { below?: CategoryRow[] };

/** Nests the flat list, which is in tree order, and keeps only branches that hold a match when something is searched. */
export function categoryTree(
  all: readonly StaffCategory[],
  matches: (category: StaffCategory) => boolean,
): CategoryRow[] {
  const rows = new Map<string, CategoryRow>(all.map((one) => [one.id, { ...one }]));
  const kept = new Set<string>();
  for (const one of all) {
    for (let at: StaffCategory | undefined = matches(one) ? one : undefined; at; at = rows.get(at.parentId ?? ''))
      kept.add(at.id);
  }
  const top: CategoryRow[] = [];
  for (const one of all) {
    const row = rows.get(one.id);
    if (!row || !kept.has(one.id)) continue;
    const parent = rows.get(one.parentId ?? '');
    if (parent) parent.below = [...(parent.below ?? []), row];
    else top.push(row);
  }
  return top;
}
