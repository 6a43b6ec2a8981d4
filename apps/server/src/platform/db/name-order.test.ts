import { LOCALES } from '@app/contract/core/locale';
import { inNameOrder } from '@app/contract/core/name-order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOfLocale, type TestDatabase } from '../testing/test-database.ts';
import { openDb, openPool } from './connect.ts';
import { nameOrder } from './name-order.ts';

const NAMES = [
  'Zeta',
  'Ñandú',
  'Ocho',
  'Álava',
  'Nuez',
  'Avila',
  '秘鲁',
  '比利时',
  '马来西亚',
  '长沙',
  '重庆',
  '丹麦',
  '郑州',
];

describe.each(['C', 'C.UTF-8'] as const)('in a database of the locale %s', (locale) => {
  let database: TestDatabase;
  let db: ReturnType<typeof openDb>;
  beforeAll(async () => {
    database = await databaseOfLocale(locale);
    db = openDb(openPool(database.url, 1, () => undefined));
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  const sorted = async (lang: Parameters<typeof nameOrder>[1], names: readonly string[]) => {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM unnest(${[...names]}::text[]) name ORDER BY ${nameOrder(sql`name`, lang)}`.execute(db);
    return rows.map(({ name }) => name);
  };

  test.each(LOCALES)('names are in the order in which a reader of %s sorts them', async (lang) => {
    // Names of one script, in which Node.js and PostgreSQL have the same rules.
    for (const names of [
      NAMES.filter((name) => name < '一'),
      ...(lang === 'zh-cn' ? [NAMES.filter((name) => name >= '一')] : []),
    ])
      expect(await sorted(lang, names)).toEqual(inNameOrder(lang, names, (name) => name));
  });

  test('names in no language stand by letters, then by pinyin', async () => {
    expect(await sorted('any', ['秘鲁', 'Zeta', '比利时', 'Álava', '马来西亚'])).toEqual([
      'Álava',
      'Zeta',
      '比利时',
      '秘鲁',
      '马来西亚',
    ]);
  });
});
