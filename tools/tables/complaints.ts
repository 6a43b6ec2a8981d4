import { FILES_OF_HISTORY, isHistory, LAST_OF_HISTORY, tablesOfOthers } from './history.ts';
import type { SliceTables } from './slices.ts';

/** Tables of others that a slice writes, with the files that do. */
const writtenOfOthers = ({ owns, writtenIn }: SliceTables) => [...writtenIn].filter(([table]) => !owns.includes(table));

/** The tables that a slice reads, each with the files that do, its new migrations among them. */
function readOf({ readIn, migrations }: SliceTables): ReadonlyMap<string, readonly string[]> {
  const read = new Map(readIn);
  for (const [file, use] of migrations) {
    if (isHistory(file)) continue;
    for (const table of use.reads) read.set(table, [...(read.get(table) ?? []), file]);
  }
  return read;
}

function readsAmiss(slice: SliceTables): string[] {
  const { manifest, owns, reads } = slice;
  const read = [...readOf(slice)].filter(([table]) => !owns.includes(table));
  const lacking = read.filter(([table]) => !reads.includes(table));
  const needless = reads.filter((table) => !read.some(([one]) => one === table));
  return [
    ...lacking.map(([table, files]) => `${manifest}: reads lacks '${table}', which ${files.join(', ')} reads`),
    ...needless.map((table) => `${manifest}: reads has '${table}', which nothing of it reads`),
  ];
}

/** What new migrations do to tables of others. */
function migrationsAmiss(slices: readonly SliceTables[]): string[] {
  const ownerOf = (table: string): string => slices.find(({ owns }) => owns.includes(table))?.name ?? '';
  return slices.flatMap((slice) =>
    [...slice.migrations.keys()]
      .filter((file) => !isHistory(file))
      .flatMap((file) =>
        tablesOfOthers(slice, file).changed.map(
          (table) => `${file}: changes ${table}, which ${ownerOf(table)} owns: a migration of ${ownerOf(table)} may`,
        ),
      ),
  );
}

/** Returns a complaint where a migration was added among those of history. */
export function historyAmiss(slices: readonly SliceTables[], files = FILES_OF_HISTORY): string[] {
  const count = slices.flatMap(({ migrations }) => [...migrations.keys()].filter(isHistory)).length;
  return count === files
    ? []
    : [`${count} migrations have a number up to ${LAST_OF_HISTORY}, not ${files}: take a higher one`];
}

/** Files that may read a table of another slice by its name instead of by what the owner exports; the number only falls. */
const FILES_THAT_READ_OTHERS = 56;

/** Returns the files that read tables of other slices by name. */
export const filesThatReadOthers = (slices: readonly SliceTables[]): readonly string[] => {
  const files = slices.flatMap(({ owns, readIn }) =>
    [...readIn].flatMap(([table, where]) => (owns.includes(table) ? [] : where)),
  );
  return [...new Set(files)].sort();
};

/** Returns a complaint where more files than before read tables of other slices by name. */
export function readersAmiss(slices: readonly SliceTables[], most = FILES_THAT_READ_OTHERS): string[] {
  const files = filesThatReadOthers(slices);
  return files.length <= most
    ? []
    : [
        `${files.length} files read tables of other slices by name, more than ${most}: read what the owner exports (decision 313)\n${files.join('\n')}`,
      ];
}

/** Returns what is wrong with who reads and writes which table, a line each. */
export const complaintsOf = (slices: readonly SliceTables[]): string[] => [
  ...slices.flatMap((slice) =>
    writtenOfOthers(slice).map(
      ([table, files]) => `${files.join(', ')}: ${table} belongs to another slice, which alone may write it`,
    ),
  ),
  ...slices.flatMap(readsAmiss),
  ...migrationsAmiss(slices),
];
