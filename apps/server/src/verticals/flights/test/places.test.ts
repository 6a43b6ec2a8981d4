import { flightEndpoints as flights } from '@app/contract/verticals/flights/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCityPinyin } from '../../../modules/travel/public.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { newAirport } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('places are found despite slips of the finger, by pinyin, in every language, without accents and by code', async () => {
  const { db } = shop.app.platform;
  const cities = [
    { name: { 'en-US': 'Shanghai', 'zh-cn': '上海' }, code: 'PVG' },
    { name: { 'en-US': 'Beijing', 'zh-cn': '北京' }, code: 'PEK' },
    { name: { 'en-US': 'Tokyo', 'zh-cn': '东京', es: 'Tokio' }, code: 'NRT', aliases: '東京' },
    { name: { 'en-US': 'São Paulo', 'zh-cn': '圣保罗' }, code: 'GRU' },
  ];
  for (const { name, code, aliases } of cities) {
    const { id, cityId } = await newAirport(db);
    await sql`UPDATE travel_city SET name = ${JSON.stringify(name)}, aliases = ${aliases ?? ''}, pinyin = '' WHERE id = ${cityId}`.execute(
      db,
    );
    await sql`UPDATE airport SET code = ${code} WHERE id = ${id}`.execute(db);
  }
  await fillCityPinyin(db);
  const found = async (keyword: string) =>
    (await shop.call(flights.flightPlaces, { query: { keyword } })).data.map(({ codes }) => codes[0]);
  for (const [typed, code] of [
    ['shanghia', 'PVG'],
    ['beijng', 'PEK'],
    ['NRT', 'NRT'],
    ['nrt', 'NRT'],
    ['dongjing', 'NRT'],
    ['東京', 'NRT'],
    ['东京', 'NRT'],
    ['Tokio', 'NRT'],
    ['sao paulo', 'GRU'],
  ] as const) {
    expect([typed, await found(typed)]).toEqual([typed, [code]]);
  }
  expect(await found('nowhere at all')).toEqual([]);
  // What begins as was typed stands before what only holds it, however popular that is.
  const [inside, begins] = [await newAirport(db), await newAirport(db)];
  for (const [{ cityId }, name, popular] of [
    [inside, 'Barcelona', true],
    [begins, 'London', false],
  ] as const)
    await sql`UPDATE travel_city SET name = ${JSON.stringify({ 'en-US': name })}, popular = ${popular} WHERE id = ${cityId}`.execute(
      db,
    );
  expect(await found('lon')).toEqual([begins.code, inside.code]);
});

test('a word that is a piece of the word for an airport, or of how another country sounds, finds no other place', async () => {
  const { db } = shop.app.platform;
  const named = async (at: { cityId: string; id: string }, city: object, airport: object) => {
    await sql`UPDATE travel_city SET name = ${JSON.stringify(city)}, country = '{"en-US": "New Zealand", "zh-cn": "新西兰"}',
      pinyin = '' WHERE id = ${at.cityId}`.execute(db);
    await sql`UPDATE airport SET name = ${JSON.stringify(airport)} WHERE id = ${at.id}`.execute(db);
  };
  const [porto, faro, auckland] = [await newAirport(db), await newAirport(db), await newAirport(db)];
  await named(porto, { 'en-US': 'Porto' }, { 'en-US': 'Francisco Airport', pt: 'Aeroporto Francisco' });
  await named(faro, { 'en-US': 'Faro' }, { 'en-US': 'Faro Airport', pt: 'Aeroporto de Faro' });
  await named(auckland, { 'en-US': 'Auckland', 'zh-cn': '奥克兰' }, { 'en-US': 'Auckland Airport' });
  await fillCityPinyin(db);
  const found = async (keyword: string) =>
    (await shop.call(flights.flightPlaces, { query: { keyword } })).data.map(({ codes }) => codes[0]);
  expect(await found('Porto')).toEqual([porto.code]);
  expect(await found('Aeroporto de Faro')).toEqual([faro.code]);
  expect(await found('faro airport')).toEqual([faro.code]);
  for (const typed of ['Milan', 'airport', 'Aeroporto', '机场'])
    expect([typed, await found(typed)]).toEqual([typed, []]);
});

test('popular cities of one weight stand as readers of the language sort names, and so do those that are found', async () => {
  const { db } = shop.app.platform;
  const [minsk, algeciras] = [await newAirport(db), await newAirport(db)];
  for (const [{ cityId }, name] of [
    // By code points the second would stand behind the first.
    [minsk, { 'en-US': 'Quay Minsk', 'zh-cn': '明斯克', es: 'Quay Zeta' }],
    [algeciras, { 'en-US': 'Quay Zaragoza', 'zh-cn': '阿尔赫西拉斯', es: 'Quay Ávila' }],
  ] as const)
    await sql`UPDATE travel_city SET name = ${JSON.stringify(name)}, sort_weight = 99 WHERE id = ${cityId}`.execute(db);
  const codes = async (keyword: string, lang: 'en-US' | 'zh-cn' | 'es') =>
    (await shop.call(flights.flightPlaces, { query: { keyword }, lang })).data
      .flatMap((place) => place.codes)
      .filter((code) => [minsk.code, algeciras.code].includes(code));
  expect(await codes('', 'en-US')).toEqual([minsk.code, algeciras.code]);
  expect(await codes('', 'zh-cn')).toEqual([algeciras.code, minsk.code]);
  expect(await codes('quay', 'es')).toEqual([algeciras.code, minsk.code]);
});

test('the cities of a time zone are found by its name of today and by old ones, the most popular first', async () => {
  const { db } = shop.app.platform;
  const [one, two] = [await newAirport(db), await newAirport(db)];
  await sql`UPDATE airport SET zone = 'Asia/Kolkata' WHERE id IN (${one.id}, ${two.id})`.execute(db);
  await sql`UPDATE travel_city SET popular = id = ${two.cityId} WHERE id IN (${one.cityId}, ${two.cityId})`.execute(db);
  const inZone = async (zone: string) =>
    (await shop.call(flights.flightPlaces, { query: { zone } })).data.map(({ value }) => value);
  expect(await inZone('Asia/Kolkata')).toEqual([two.cityId, one.cityId]);
  expect(await inZone('Asia/Calcutta')).toEqual([two.cityId, one.cityId]);
  expect(await inZone('Antarctica/Troll')).toEqual([]);
  expect(await inZone('Europe/Nowhere')).toEqual([]);
  expect((await shop.call(flights.flightPlaces, { query: { zone: 'x'.repeat(500) } })).code).not.toBe(200);
});
