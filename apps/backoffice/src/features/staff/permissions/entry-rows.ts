import type { PermissionEntry } from '@app/contract/staff/control/staff-schemas';

/** `children` is left out at the leaves, so that a table draws nothing to open there. */
export type EntryRow = PermissionEntry & { children?: EntryRow[] };

type Words = (entry: PermissionEntry) => string;

/** The registry nested; with a search only entries that match, and what they stand in. */
export function entryRows(entries: readonly PermissionEntry[], search: string, wordsOf: Words): EntryRow[] {
  const wanted = search.trim().toLowerCase();
  const fits = (entry: PermissionEntry) => wordsOf(entry).toLowerCase().includes(wanted);
  const below = (parent: string | null): EntryRow[] =>
    entries
      .filter((entry) => entry.parent === parent)
      .flatMap((entry) => {
        const children = below(entry.id);
        if (wanted && children.length === 0 && !fits(entry)) return [];
        return [children.length > 0 ? { ...entry, children } : entry];
      });
  return below(null);
}
