import { addDays, weekday } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { choicesOf, GARBAGE, lowestOf, refusesKeys, requestOf, wantedOf } from '../../../testing/slot-choices.ts';
import { dayAhead, type NewSet, newSet, orderedSet } from './fixtures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const DAY = 5;

const wanted = (sets: readonly Pick<NewSet, 'id'>[], more: object = {}) =>
  wantedOf(shop, {
    rule: { kind: 'diningcombo', setIds: sets.map(({ id }) => id) },
    day: dayAhead(shop, DAY),
    ...more,
  });
const keys = async (of: ReturnType<typeof wanted>, limit?: number) =>
  (await choicesOf(shop, of, limit)).map(({ key }) => key);
const people = (adults: number, ...childAges: number[]) => ({ party: { rooms: 1, adults, childAges } });

test('as many pieces are taken as feed everybody, the cheapest whole first', async () => {
  const [pair, four] = [await newSet(db(), { usd: 5_900 }), await newSet(db(), { usd: 10_000, people: 4 })];
  await newSet(db());
  const bought = async (party: object) =>
    (await choicesOf(shop, wanted([pair, four], party))).map(({ request, usd }) => [request.setId, request.count, usd]);
  expect(await bought(people(2))).toEqual([
    [pair.id, 1, 5_900],
    [four.id, 1, 10_000],
  ]);
  expect(await bought(people(2, 7))).toEqual([
    [four.id, 1, 10_000],
    [pair.id, 2, 11_800],
  ]);
  expect(await keys(wanted([pair, four], people(5)), 1)).toEqual([pair.id]);
});

test('what is sold out, off sale, served nowhere or not enough for all is left out', async () => {
  const scarce = await newSet(db(), { stock: 2, people: 1 });
  expect(await keys(wanted([scarce]))).toEqual([scarce.id]);
  expect((await orderedSet(shop, (await shop.buyer()).token, scarce)).code).toBe(200);
  expect(await keys(wanted([scarce]))).toEqual([]);
  expect(await keys(wanted([scarce], people(1)))).toEqual([scarce.id]);
  expect(await keys(wanted([await newSet(db(), { online: false })]))).toEqual([]);
  const nowhere = await newSet(db());
  await sql`UPDATE restaurant SET online = false WHERE id = ${nowhere.placeIds[0]}`.execute(db());
  expect(await keys(wanted([nowhere]))).toEqual([]);
  const one = await newSet(db(), { perCustomer: 1 });
  expect(await keys(wanted([one], people(3)))).toEqual([]);
  await refusesKeys(shop, wanted([one], people(3)), [one.id]);
});

test('pieces must be usable on the day: within their time, on its weekday, on no day that is left out', async () => {
  const day = dayAhead(shop, DAY);
  const others = [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== weekday(day));
  const [brief, weekly, blacked] = [
    await newSet(db(), { validDays: DAY }),
    await newSet(db(), { usable: { weekdays: others } }),
    await newSet(db(), { blackout: [day.slice(5)] }),
  ];
  const all = [brief, weekly, blacked];
  expect(await keys(wanted(all))).toEqual([brief.id]);
  expect((await keys(wanted(all, { day: addDays(day, 1) }))).toSorted()).toEqual([weekly.id, blacked.id].toSorted());
  await refusesKeys(shop, wanted(all), [weekly.id, blacked.id]);
  await refusesKeys(shop, wanted(all, { day: addDays(day, 1) }), [brief.id]);
  expect(await keys(wanted(all, { day: dayAhead(shop, -1) }))).toEqual([]);
});

test('a key of another set or of none is refused; what is merely sold out is not', async () => {
  const [set, other] = [await newSet(db(), { stock: 0 }), await newSet(db())];
  await refusesKeys(shop, wanted([set]), [other.id, set.placeIds[0] ?? '', ...GARBAGE]);
  expect(await requestOf(shop, wanted([set], people(3)), set.id)).toEqual({ setId: set.id, count: 2 });
});

test('the lowest of each day is that of the cheapest set that can be used then', async () => {
  const day = dayAhead(shop, DAY);
  const [long, brief] = [
    await newSet(db(), { usd: 9_000, validDays: DAY + 20, blackout: [addDays(day, 12).slice(5)] }),
    await newSet(db(), { usd: 4_000, validDays: DAY + 9 }),
  ];
  const lowest = await lowestOf(shop, wanted([long, brief]), 35);
  expect(lowest).toEqual(
    Array.from({ length: 35 }, (_, at) => (at <= 9 ? 4_000 : at === 12 || at > 20 ? null : 9_000)),
  );
});
