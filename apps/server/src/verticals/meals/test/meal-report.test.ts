import {
  MEAL_REPORT_GROUPS,
  type MealFigures,
  type MealReportGroup,
} from '@app/contract/verticals/meals/report-schemas';
import { staffMealEndpoints as desk } from '@app/contract/verticals/meals/staff-endpoints';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersListed } from '../../../testing/behind-figures.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import {
  boughtSet,
  codesOf,
  giveBack,
  itemOf,
  newSet,
  orderedSet,
  plantRestaurant,
  scan,
  tableRefusalOf,
} from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const SUMS = [
  'sold',
  'used',
  'givenBack',
  'expired',
  'usable',
  'soldUsd',
  'usedUsd',
  'givenBackUsd',
  'expiredUsd',
] as const;

test('pieces that were paid are used, given back, expired or usable, however they are grouped; an agent’s staff count their own customers', async () => {
  const { db, clock } = shop.app.platform;
  const [place, other] = [await plantRestaurant(db), await plantRestaurant(db)];
  const lasting = await newSet(db, { places: [place.id, other.id], usd: 3_000 });
  const lost = await newSet(db, {
    places: [place.id],
    usd: 2_000,
    validDays: 2,
    refund: 'none',
    refundAtExpiry: false,
  });
  const below = await shop.buyer({ usd: 500_000, agentId: shop.agentId });
  const buyer = await shop.buyer({ usd: 500_000 });
  const first = await boughtSet(shop, buyer.token, lasting, { count: 4 });
  const [one = '', two = ''] = await codesOf(shop, buyer.token, first);
  await scan(shop, staff, one, place.id);
  await scan(shop, staff, two, other.id);
  const { codes } = await itemOf(shop, buyer.token, first);
  expect((await giveBack(shop, buyer.token, first, [4], codes[3]?.paidUsd ?? 0)).code).toBe(200);
  await boughtSet(shop, below.token, lost, { count: 2 });
  await orderedSet(shop, buyer.token, lost);
  const from = new Date(clock.now().getTime() - 2 * DAY).toISOString().slice(0, 10);
  await clock.move({ ms: 4 * DAY, reset: false });
  await shop.app.runJobs('meals.end_expired');
  const to = clock.now().toISOString().slice(0, 10);

  const read = async (by: MealReportGroup, more: object = {}, token = staff) =>
    (await shop.call(desk.mealReport, { token, query: { from, to, by, ...more } })).data;
  const { rows: paid } = await sql<{ usd: number; lost: number }>`
    SELECT sum(paid_usd + points_value_usd)::int AS usd, (sum(paid_usd) FILTER (WHERE state = 'expired'))::int AS lost
    FROM dining_code`.execute(db);
  for (const by of MEAL_REPORT_GROUPS) {
    const { total, rows } = await read(by);
    expect(total).toMatchObject({ sold: 6, used: 2, givenBack: 1, expired: 2, usable: 1, usedBp: 3_333 });
    expect([total.soldUsd, total.expiredUsd]).toEqual([paid[0]?.usd, paid[0]?.lost]);
    for (const figure of SUMS)
      expect(rows.reduce((sum, row) => sum + (row[figure as keyof MealFigures] as number), 0)).toBe(total[figure]);
  }
  const behind = (subject: string, days = { countedFrom: from, countedTo: to }) =>
    ordersListed(shop, staff, { kind: 'diningcombo', subject, ...days });
  expect((await behind(lasting.id)).ids).toEqual([first]);
  // What was never paid is counted by no day.
  expect(await behind(lost.id)).toMatchObject({ total: 1 });
  expect(await behind(lost.id, { countedFrom: to, countedTo: to })).toMatchObject({ total: 0 });
  const places = (await read('restaurant')).rows;
  expect(places.map(({ id, used }) => [id, used])).toEqual(
    expect.arrayContaining([
      [place.id, 1],
      [other.id, 1],
      ['', 0],
    ]),
  );
  expect((await read('set', { setId: lost.id })).total).toMatchObject({ sold: 2, expired: 2 });
  const agents = await shop.staff({ permissions: ['travel.meal_report.view'], agentId: shop.agentId });
  expect((await read('set', {}, agents)).total).toMatchObject({ sold: 2, used: 0, expired: 2 });
  const years = tableRefusalOf(
    await shop.call(desk.mealReport, { token: staff, query: { from: '2020-01-01', to: '2026-01-01', by: 'day' } }),
  );
  expect(years.field).toBe('to');
  const outsider = await shop.staff({ permissions: ['travel.dining_sets.view'] });
  expect((await shop.call(desk.mealReport, { token: outsider, query: { from, to } })).status).toBe(403);
  const choices = await shop.call(desk.mealSetChoices, { token: outsider, query: { keyword: 'dinner' } });
  expect(choices.data.map(({ id }) => id)).toContain(lost.id);
});
