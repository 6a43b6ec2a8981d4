import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb, openPool } from '../../../platform/db/connect.ts';
import { databaseOfLocale, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { fillCityPinyin, findCityIds } from '../public.ts';

const CITIES: Readonly<Record<string, { en: string; zh: string; country: string; aliases?: string }>> = {
  reykjavik: { en: 'Reykjavík', zh: '雷克雅未克', country: '冰岛' },
  lisbon: { en: 'Lisbon', zh: '里斯本', country: '葡萄牙', aliases: 'Lissabon' },
  auckland: { en: 'Auckland', zh: '奥克兰', country: '新西兰' },
  paris: { en: 'Paris', zh: '巴黎', country: '法国' },
  marrakesh: { en: 'Marrakesh', zh: '马拉喀什', country: '摩洛哥' },
  fanshi: { en: 'Fanshi', zh: '繁峙', country: '中国' },
};
const names = Object.keys(CITIES);

// Letters of Chinese have trigrams in the second of them, and none in the first, which is that of the product's own database.
describe.each(['C', 'C.UTF-8'] as const)('in a database of the locale %s', (locale) => {
  let database: TestDatabase;
  let db: ReturnType<typeof openDb>;
  beforeAll(async () => {
    database = await databaseOfLocale(locale);
    db = openDb(openPool(database.url, 2, () => undefined));
    for (const [at, { en, zh, country, aliases }] of Object.values(CITIES).entries()) {
      await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude, enabled, aliases)
        VALUES (${`00000000-0000-4000-8000-00000000000${at}`}, ${JSON.stringify({ 'en-US': en, 'zh-cn': zh })}::jsonb,
          ${JSON.stringify({ 'en-US': country })}::jsonb, 'PT', 'UTC', 0, 0, true, ${aliases ?? ''})`.execute(db);
    }
    await fillCityPinyin(db);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  const found = async (typed: string) => (await findCityIds(db, typed)).map((id) => names[Number(id.slice(-1))]);

  test.each([
    ['雷克雅末克', 'reykjavik'],
    ['雷克未雅克', 'reykjavik'],
    ['里斯木', 'lisbon'],
    ['里斯本机场', 'lisbon'],
    ['巴里', 'paris'],
    ['lissabon', 'lisbon'],
    ['lisbno', 'lisbon'],
    ['reykjawik', 'reykjavik'],
    ['fanshi', 'fanshi'],
    ['fanzhi', 'fanshi'],
  ])('%s finds %s', async (typed, city) => {
    expect(await found(typed)).toEqual([city]);
  });

  test('what is like none finds none', async () => {
    for (const typed of ['Milan', '马拉加', 'xxxxxxxx', 'airport', '机场'])
      expect([typed, await found(typed)]).toEqual([typed, []]);
  });
});
