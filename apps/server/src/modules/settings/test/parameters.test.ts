import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@app/contract/core/locale';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { staffSettingsEndpoints as calls } from '@app/contract/settings/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { describeParameter, flawOfValue, parameterKeys } from '../domain/describe-parameter.ts';
import { parameter } from '../public.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(() => shop.close());

const one = async (id: string) => (await shop.call(calls.readParameter, { token, params: { id } })).data;
const set = async (id: string, value: unknown, version?: number) =>
  shop.call(calls.setParameter, { token, params: { id }, raw: { value, version: version ?? (await one(id)).version } });
const changes = async (key: string) =>
  (await shop.call(calls.listParameterChanges, { token, query: { key } })).data.list;
const undo = (id: string, version: number) =>
  shop.call(calls.undoParameterChange, { token, params: { id }, body: { version } });

/** Every text of the back office in a language: a slice or vertical brings those of its own parameters. */
async function staffTexts(locale: string): Promise<Record<string, string>> {
  const contract = fileURLToPath(new URL('../../../../../../packages/contract/src', import.meta.url));
  const files = globSync(`**/staff-messages/${locale}.ts`, { cwd: contract });
  const all = await Promise.all(files.map((file) => import(join(contract, file)) as Promise<{ default: object }>));
  return Object.assign({}, ...all.map((one) => one.default));
}

test('every parameter says what it does in every language, and what it may be', async () => {
  for (const locale of LOCALES) {
    const texts = await staffTexts(locale);
    for (const key of parameterKeys) {
      expect(texts[`parameter.${key}`], `${locale} ${key}`).toBeTruthy();
      expect(texts[`parameters.group.${describeParameter(key).group}`], `${locale} group of ${key}`).toBeTruthy();
    }
  }
  expect(describeParameter('order.unpaid_minutes')).toMatchObject({
    type: 'whole',
    unit: 'minutes',
    min: 1,
    max: 1_440,
  });
  expect(describeParameter('points.per_usd')).toMatchObject({ unit: 'points' });
  expect(describeParameter('transfer.minimum_usd')).toMatchObject({ unit: 'usd', initial: 100 });
  expect(describeParameter('shop.return_name')).toMatchObject({ type: 'text', unit: null, min: null, max: 50 });
  expect(describeParameter('chat.auto_assign')).toMatchObject({ type: 'flag' });
  expect(describeParameter('shop.time_zone')).toMatchObject({ type: 'zone' });
});

test('a value is set within its bounds, counts in every process at once, and is kept in the history', async () => {
  const second = await testApp({ databaseUrl: shop.databaseUrl });
  expect(await parameter(second.app.platform, 'order.return_days')).toBe(7);
  expect((await shop.call(settingsEndpoints.config)).data.return_days).toBe(7);
  expect((await set('order.return_days', 10)).data).toMatchObject({ value: 10, initial: 7, version: 1 });
  expect((await shop.call(settingsEndpoints.config)).data.return_days).toBe(10);
  await expect.poll(() => parameter(second.app.platform, 'order.return_days')).toBe(10);
  await second.close();
  expect(await changes('order.return_days')).toMatchObject([{ before: null, after: 10, undoes: null }]);
});

test.each([
  ['order.unpaid_minutes', 0, 'field.too_small'],
  ['order.unpaid_minutes', 1_441, 'field.too_big'],
  ['order.unpaid_minutes', 1.5, 'field.number'],
  ['order.unpaid_minutes', '30', 'field.number'],
  ['order.unpaid_minutes', true, 'field.number'],
  ['shop.return_name', 'x'.repeat(51), 'field.too_long'],
  ['shop.time_zone', 'Mars/Base', 'field.time_zone'],
  ['shop.time_zone', 'AET', 'field.time_zone'],
  ['shop.time_zone', 'IST', 'field.time_zone'],
  ['shop.support_email', 'nobody', 'field.invalid'],
  ['shop.earn_url', 'javascript:alert(1)', 'field.invalid'],
  ['shop.analytics_url', 'https://stats.example/matomo.php', 'field.analytics_url'],
  ['shop.analytics_url', 'http://stats.example/matomo.php?idsite=1', 'field.analytics_url'],
  ['chat.auto_assign', 1, 'field.invalid'],
])('%s refuses %j at the field', async (id, value, flaw) => {
  expect((await set(id, value)).data).toMatchObject({ fields: { value: flaw } });
  expect((await one(id)).version).toBe(0);
});

test('a change is taken back by one of its own; the first one back to the initial value', async () => {
  await set('shop.return_name', 'North gate');
  await set('shop.return_name', 'South gate');
  const [second, first] = await changes('shop.return_name');
  expect((await undo(second?.id ?? '', 2)).data).toMatchObject({ value: 'North gate', version: 3 });
  expect((await undo(second?.id ?? '', 3)).code).toBe(refusalCode('parameter.unchanged'));
  expect(await undo(first?.id ?? '', 2)).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { version: 3 } },
  });
  expect((await undo(first?.id ?? '', 3)).data).toMatchObject({ value: '', version: 4 });
  expect((await changes('shop.return_name')).map((change) => [change.after, change.undoes !== null])).toEqual([
    ['', true],
    ['North gate', true],
    ['South gate', false],
    ['North gate', false],
  ]);
  expect((await undo(shop.agentId, 1)).code).toBe(refusalCode('record.not_found'));
});

test('a stale edit is refused with what stands, also when several set it first at one moment', async () => {
  const answers = await Promise.all([11, 12, 13].map((value) => set('order.quote_minutes', value, 0)));
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('record.stale'),
    refusalCode('record.stale'),
  ]);
  const stands = await one('order.quote_minutes');
  expect(await set('order.quote_minutes', 20, 0)).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { value: stands.value, version: 1 } },
  });
  expect(await changes('order.quote_minutes')).toHaveLength(1);
});

test('parameters are found by key, part, and whether somebody set them', async () => {
  const find = async (query: Record<string, string>) =>
    (await shop.call(calls.listParameters, { token, query })).data.list.map((row) => row.id);
  expect(await find({ word: 'DEDUCTION' })).toEqual(['order.deduction_percent']);
  expect(await find({ group: 'transfer' })).toEqual(['transfer.minimum_usd', 'transfer.maximum_usd']);
  expect(await find({ set: '1', group: 'order' })).toEqual(['order.quote_minutes', 'order.return_days']);
  expect((await shop.call(calls.readParameter, { token, params: { id: 'nobody.reads' } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await shop.call(calls.readParameter, { token, params: { id: 'constructor' } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect(flawOfValue('order.unpaid_max', 3)).toBeNull();
});

test('seeing parameters does not let one set them', async () => {
  const seer = await shop.staff({ permissions: ['system.parameters.view'] });
  expect((await shop.call(calls.listParameters, { token: seer })).code).toBe(200);
  const sent = { params: { id: 'shop.return_name' }, body: { value: 'X', version: 4 } };
  expect((await shop.call(calls.setParameter, { ...sent, token: seer })).status).toBe(403);
  expect((await shop.call(calls.setParameter, sent)).status).toBe(401);
});
