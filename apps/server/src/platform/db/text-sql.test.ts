import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type Db, openDb, openPool } from './connect.ts';
import { arrayText, textSql } from './text-sql.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = openDb(openPool(database.url, 2, () => undefined));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function readBack<T>(list: readonly T[], type: string, written: string): Promise<T[]> {
  const { place, read } = textSql();
  const rows = await read<{ list: T[] }>(
    db,
    `SELECT ${place(written)}::${type}[] AS list WHERE ${place(list.length)} >= 0`,
  );
  return rows[0]?.list ?? [];
}

test('the database reads a list of texts as it was, whatever they hold', async () => {
  const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0') && text.isWellFormed());
  const special = fc.constantFrom('', 'NULL', 'null', '"', '\\', '\\"', '{}', 'a,b', ' ', "'", '$1');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(fc.oneof(texts, special))), async (list) => {
      expect(await readBack(list, 'text', arrayText(list))).toEqual(list);
    }),
    { numRuns: 60 },
  );
});

test('numbers, truths and what is not there are read too', async () => {
  expect(await readBack([3, -1, null], 'int', arrayText([3, -1, null]))).toEqual([3, -1, null]);
  expect(await readBack([true, false, null], 'boolean', arrayText([true, false, null]))).toEqual([true, false, null]);
  expect(await readBack([], 'text', arrayText([]))).toEqual([]);
});

test('a value that was noted once may stand in several places of a text', async () => {
  const { place, read } = textSql();
  const [one, two] = [place(1), place('b')];
  expect(await read(db, `SELECT ${two}::text AS b, ${one}::int + ${one}::int AS sum`)).toEqual([{ b: 'b', sum: 2 }]);
});
