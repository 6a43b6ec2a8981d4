import { searchFold } from '@app/kernel/search-fold';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type Db, openDb, openPool } from './connect.ts';
import { holdsText, holdsWords } from './patterns.ts';

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

async function foldedInSql(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    SELECT search_fold(t.text) AS folded FROM unnest(${[...texts]}::text[]) WITH ORDINALITY AS t(text, n) ORDER BY n`.execute(
    db,
  );
  return rows.map(({ folded }) => folded);
}

const TABLE = [
  'Élan Straße',
  'Côte d’Azur',
  'Faaʻa ‘`´ʼ′',
  'Þórsmörk Ísafjörður Tromsø Łódź Đà Nẵng',
  'Gəncə ƏLƏT',
  'Ærø Œuvre İzmir ıŋħŧ',
  'Aix–en‑Provence—−⁃',
  'ＡＢ\u3000ｃ',
  'ΑΘΉΝΑΣ Σ',
  'МОСКВА Ёлка',
  'co\u00adop\u200b\u200e',
  '雷克雅未克',
  '서울',
  'がぎぐ',
  'ŉ ﬁ ½ ①',
];

test('texts are folded in SQL as in the program', async () => {
  expect(await foldedInSql(TABLE)).toEqual(TABLE.map(searchFold));
});

test('when texts of any letters are folded, then SQL and the program agree', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      const storable = some.map((text) => text.replaceAll('\0', ''));
      expect(await foldedInSql(storable)).toEqual(storable.map(searchFold));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["faa'a", 'Faaʻa'],
  ["cote d'azur", 'Côte d’Azur'],
  ['Faaa', 'Faaʻa'],
  ['dazur', "Côte d'Azur"],
  ['azur', 'Côte d’Azur'],
  ['cote dazur', 'Côte d’Azur'],
  ['obrien', 'O’Brien'],
  ['gence', 'Gəncə'],
  ["O'Brien", 'O’Brien'],
  ['O’Brien', "O'Brien"],
  ['thorsmork', 'Þórsmörk'],
  ['isafjordur', 'Ísafjörður'],
  ['lodz', 'Łódź'],
  ['aix-en', 'Aix‑en‑Provence'],
])('"%s" finds "%s"', async (typed, name) => {
  const { rows } = await sql<{ found: boolean }>`SELECT ${holdsText(sql`${name}`, typed)} AS found`.execute(db);
  expect(rows).toEqual([{ found: true }]);
});

test.each(["'", '’', '\u200b'])(
  '%j, which is nothing when folded, finds nothing, and is left out beside other words',
  async (typed) => {
    const { rows } = await sql<{ alone: boolean; name: boolean; beside: boolean }>`SELECT
    ${holdsText(sql`${"O'Brien"}`, typed)} AS alone, ${holdsWords(sql`search_fold(${'rock roll'})`, typed)} AS name,
    ${holdsWords(sql`search_fold(${'rock roll'})`, `rock ${typed} roll`)} AS beside`.execute(db);
    expect(rows).toEqual([{ alone: false, name: false, beside: true }]);
  },
);
