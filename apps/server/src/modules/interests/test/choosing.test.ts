import { randomUUID } from 'node:crypto';
import { interestEndpoints as calls } from '@app/contract/interests/endpoints';
import { staffInterestEndpoints as staff } from '@app/contract/interests/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { addAgent, newcomer } from '../../accounts/test/fixtures.ts';
import { openCatalogShop } from '../../catalog/test/fixtures.ts';

let shop: Awaited<ReturnType<typeof openCatalogShop>>;
let token: string;
const made: Record<string, string> = {};

const text = (name: string) => ({ 'en-US': name, 'zh-cn': `中${name}` });
async function offer(kind: 'style' | 'audience' | 'hobby', name: string, sortWeight = 0, enabled = true) {
  const body = { name: text(name), image: null, enabled, sortWeight };
  const answer =
    kind === 'hobby'
      ? await shop.call(staff.createHobby, { token, body })
      : await shop.call(staff.createPreference, { token, body: { ...body, kind } });
  made[name] = answer.data.id;
  return answer.data.id;
}

beforeAll(async () => {
  shop = await openCatalogShop();
  token = shop.token;
  await addAgent(shop);
  await offer('hobby', 'Reading');
  await offer('hobby', 'Hiking', 9);
  await offer('hobby', 'Smoking', 0, false);
  await offer('style', 'Minimal');
  await offer('audience', 'Children');
});
afterAll(async () => {
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const chosen = (list: readonly { name: string; chosen: boolean }[]) =>
  list.filter((one) => one.chosen).map((one) => one.name);

test("hobbies are offered in the reader's language and order, and kept apart from those of others", async () => {
  const [one, two] = [await newcomer(shop), await newcomer(shop)];
  const ids = [made.Reading ?? ''];
  const twice = await shop.call(calls.saveHobbies, { token: one.token, body: { ids: [...ids, ...ids] } });
  expect(twice).toMatchObject({ code: refusalCode('input.invalid'), data: { fields: { ids: 'field.twice' } } });
  const saved = await shop.call(calls.saveHobbies, { token: one.token, body: { ids }, lang: 'zh-cn' });
  expect(saved.data.map((hobby) => hobby.name)).toEqual(['中Hiking', '中Reading']);
  expect(chosen(saved.data)).toEqual(['中Reading']);
  expect(chosen((await shop.call(calls.hobbyList, { token: two.token })).data)).toEqual([]);
  expect(chosen((await shop.call(calls.hobbyList, { token: one.token })).data)).toEqual(['Reading']);
  await shop.call(calls.saveHobbies, { token: one.token, body: { ids: [] } });
  expect(chosen((await shop.call(calls.hobbyList, { token: one.token })).data)).toEqual([]);
});

test('what is withdrawn, of another kind or unknown is refused, and nothing changes', async () => {
  const { token: mine } = await newcomer(shop);
  await shop.call(calls.saveHobbies, { token: mine, body: { ids: [made.Hiking ?? ''] } });
  for (const id of [made.Smoking, made.Minimal, randomUUID()]) {
    const refused = await shop.call(calls.saveHobbies, { token: mine, body: { ids: [made.Reading ?? '', id ?? ''] } });
    expect(refused.code).toBe(refusalCode('interest.gone'));
  }
  expect(chosen((await shop.call(calls.hobbyList, { token: mine })).data)).toEqual(['Hiking']);
  const wrong = { styles: [made.Children ?? ''], audiences: [], categories: [] };
  expect((await shop.call(calls.savePreferences, { token: mine, body: wrong })).code).toBe(
    refusalCode('interest.gone'),
  );
  const nowhere = { styles: [], audiences: [], categories: [randomUUID()] };
  expect((await shop.call(calls.savePreferences, { token: mine, body: nowhere })).code).toBe(
    refusalCode('interest.gone'),
  );
  expect((await shop.call(calls.saveHobbies, { token: mine, raw: { ids: ['x'] } })).code).toBe(
    refusalCode('input.invalid'),
  );
  expect((await shop.call(calls.saveHobbies, { token: mine, raw: {} })).code).toBe(refusalCode('input.missing'));
  const many = Array.from({ length: 51 }, () => randomUUID());
  expect((await shop.call(calls.saveHobbies, { token: mine, body: { ids: many } })).code).toBe(
    refusalCode('input.invalid'),
  );
});

test('preferences hold styles, people and top categories of the catalog', async () => {
  const { token: mine } = await newcomer(shop);
  const home = await shop.category('Garden');
  await shop.product({ categoryId: home });
  const read = await shop.call(calls.preferences, { token: mine });
  const garden = read.data.categories.find((one) => one.name === 'Garden');
  expect(garden).toMatchObject({ id: home, chosen: false });
  const body = { styles: [made.Minimal ?? ''], audiences: [made.Children ?? ''], categories: [home] };
  const saved = (await shop.call(calls.savePreferences, { token: mine, body })).data;
  expect([saved.styles, saved.audiences, saved.categories].map(chosen)).toEqual([
    ['Minimal'],
    ['Children'],
    ['Garden'],
  ]);
  const again = { ...body, styles: [] };
  expect(chosen((await shop.call(calls.savePreferences, { token: mine, body: again })).data.styles)).toEqual([]);
});

test('two devices saving at once leave one of the two choices, whole', async () => {
  const { token: mine, id } = await newcomer(shop);
  const sets = [[made.Reading ?? ''], [made.Hiking ?? ''], [made.Reading ?? '', made.Hiking ?? '']];
  const answers = await Promise.all(
    [...sets, ...sets].map((ids) => shop.call(calls.saveHobbies, { token: mine, body: { ids } })),
  );
  expect(answers.map((answer) => answer.code)).toEqual([200, 200, 200, 200, 200, 200]);
  const { rows } = await sql<{ id: string }>`
    SELECT interest_id AS id FROM customer_interest WHERE customer_id = ${id}`.execute(shop.db);
  const kept = rows.map((row) => row.id).sort();
  expect(sets.map((set) => [...set].sort())).toContainEqual(kept);
});

test('measurements are empty at first, kept, cleared, bounded, and seen by their owner alone', async () => {
  const [one, two] = [await newcomer(shop), await newcomer(shop)];
  const empty = { units: 'metric' as const, height: null, weight: null, bust: null, waist: null, hips: null };
  expect((await shop.call(calls.size, { token: one.token })).data).toEqual(empty);
  const body = { ...empty, units: 'imperial' as const, height: 1_702, weight: 61_235 };
  expect((await shop.call(calls.saveSize, { token: one.token, body })).data).toEqual(body);
  expect((await shop.call(calls.size, { token: one.token })).data).toEqual(body);
  expect((await shop.call(calls.size, { token: two.token })).data).toEqual(empty);
  expect((await shop.call(calls.saveSize, { token: one.token, body: empty })).data).toEqual(empty);
  for (const [field, value] of [
    ['height', 499],
    ['height', 2_501],
    ['weight', 9_999],
    ['bust', 2_001],
    ['waist', 299],
    ['hips', 2_201],
    ['hips', 900.5],
  ] as const) {
    const refused = await shop.call(calls.saveSize, { token: one.token, raw: { ...empty, [field]: value } });
    expect(refused.data, field).toMatchObject({ fields: { [field]: 'field.measure' } });
  }
  expect((await shop.call(calls.saveSize, { token: one.token, raw: { ...empty, units: 'stone' } })).code).toBe(
    refusalCode('input.invalid'),
  );
});

test('without a token none of it can be read or set', async () => {
  for (const endpoint of [calls.hobbyList, calls.preferences, calls.size]) {
    expect((await shop.call(endpoint)).code).toBe(refusalCode('auth.sign_in_needed'));
  }
  for (const endpoint of [calls.saveHobbies, calls.savePreferences, calls.saveSize]) {
    expect((await shop.call(endpoint, { raw: {} })).code).toBe(refusalCode('auth.sign_in_needed'));
  }
});
