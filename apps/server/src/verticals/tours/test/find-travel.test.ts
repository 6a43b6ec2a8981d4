import { findEndpoints } from '@app/contract/travel/find-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { newCombo } from '../../tour-combos/test/fixtures.ts';
import { newTour } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const find = async (keyword: string, lang?: 'zh-CN') =>
  (await shop.call(findEndpoints.findTravel, { query: { keyword }, ...(lang && { lang }) })).data;
const shown = (found: Awaited<ReturnType<typeof find>>) => found.map(({ kind, what, name }) => [kind, what, name]);

test('a word finds a city with what each kind has there, and things by their own names', async () => {
  const { db } = shop.app.platform;
  const first = await newTour(db, { name: 'Under the vines' });
  const second = await newTour(db, { name: 'Above the vines', cityId: first.cityId });
  await newCombo(db, { tours: [{ tour: first }, { tour: second }] });
  await sql`UPDATE travel_city SET name = '{"en-US": "Vila Oporta", "zh-cn": "奥波塔"}' WHERE id = ${first.cityId}`.execute(
    db,
  );

  const city = await find('oporta');
  expect(city.filter(({ what }) => what === 'city').map(({ kind, id, count }) => [kind, id, count])).toEqual([
    ['tour', first.cityId, 2],
    ['tourcombo', first.cityId, 1],
  ]);
  expect(shown(await find('奥波塔', 'zh-CN'))).toContainEqual(['tour', 'city', '奥波塔']);
  const vines = await find('vines');
  expect(new Set(vines.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
  expect(vines[0]).toMatchObject({ kind: 'tour', what: 'thing', place: 'Vila Oporta', count: 1 });
  expect(await find('above vines')).toHaveLength(1);
});

test('what is not on sale is not found, nor anything by a word that names nothing or by none', async () => {
  const { db } = shop.app.platform;
  const tour = await newTour(db, { name: 'Zigguratwalk' });
  expect(await find('zigguratwalk')).toHaveLength(1);
  await sql`UPDATE tour SET online = false WHERE id = ${tour.id}`.execute(db);
  expect(await find('zigguratwalk')).toEqual([]);
  expect(await find('qqqqxyzzy')).toEqual([]);
  expect(await find('')).toEqual([]);
  expect(await find('   ')).toEqual([]);
});

test('one letter again and again is like no city, though the initials of one begin with it', async () => {
  const { db } = shop.app.platform;
  const { cityId } = await newTour(db, { name: 'Round the sky tower' });
  await sql`UPDATE travel_city SET pinyin = 'aokelan akl xinxilan xxl' WHERE id = ${cityId}`.execute(db);
  expect(shown(await find('xinxilam')).map(([, what]) => what)).toEqual(['city']);
  expect(await find('x'.repeat(50))).toEqual([]);
});

test('a word that is too long is refused at its field', async () => {
  const { code, data } = await shop.call(findEndpoints.findTravel, { query: { keyword: 'x'.repeat(51) } });
  expect(code).not.toBe(200);
  expect(data).toHaveProperty('fields.keyword');
});
