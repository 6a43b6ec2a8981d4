import type { Queryable } from '../../db/connect.ts';
import { namesOf } from '../stored-names.ts';
import type { Storage } from './storage.ts';

const BATCH = 5_000;
const SHOWN = 20;

/** Records of uploads, and their files that are not there. */
export type CheckedFiles = {
  readonly records: number;
  readonly files: number;
  readonly missing: number;
  /** Names of the first of those. */
  readonly shown: readonly string[];
  /** Files without a record: of uploads that broke off, or of another shop in the same place. */
  readonly unnamed: number;
};

/** Compares the records of uploads with the files that there are. */
export async function checkFiles(db: Queryable, storage: Storage): Promise<CheckedFiles> {
  const found = new Set<string>();
  for await (const { name, bytes } of storage.list()) if (/^[up]\//.test(name) && bytes > 0) found.add(name);
  const counts = { records: 0, files: 0, missing: 0 };
  const shown: string[] = [];
  let named = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db
      .selectFrom('stored_file')
      .select(['id', 'url', 'purpose'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const name of rows.flatMap(namesOf)) {
      counts.files += 1;
      if (found.has(name)) named += 1;
      else {
        counts.missing += 1;
        if (shown.length < SHOWN) shown.push(name);
      }
    }
    counts.records += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return { ...counts, shown, unnamed: found.size - named };
  }
}

/** What was found, for people. */
export function filesFound({ records, files, missing, shown, unnamed }: CheckedFiles): string {
  const rest = missing > shown.length ? ` and ${missing - shown.length} more` : '';
  const gone = missing > 0 ? `; MISSING ${missing}: ${shown.join(', ')}${rest}` : '';
  const more = unnamed > 0 ? `; ${unnamed} files have no record` : '';
  return `${files - missing} of ${files} files of ${records} uploads are there${gone}${more}`;
}
