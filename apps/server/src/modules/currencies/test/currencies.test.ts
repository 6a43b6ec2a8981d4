import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { currencyEndpoints } from '@app/contract/currencies/endpoints';
import { staffCurrencyEndpoints as calls } from '@app/contract/currencies/staff-endpoints';
import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { countStaleRates } from '../public.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterEach(async () => {
  expect((await shop.app.verify()).filter((one) => !one.ok && one.slice === 'currencies')).toEqual([]);
});
afterAll(() => shop.close());

const input = { name: { 'en-US': 'Euro', es: 'Euro' }, symbol: '€', enabled: true, isDefault: false, sortWeight: 10 };
const create = (over: object = {}) =>
  shop.call(calls.createCurrency, {
    token,
    raw: { id: 'EUR', decimals: 2, rate: '0.5', source: 'ECB', ...input, ...over },
  });
const one = async (id: string) => (await shop.call(calls.readCurrency, { token, params: { id } })).data;
const save = async (id: string, over: object, version?: number) =>
  shop.call(calls.updateCurrency, {
    token,
    params: { id },
    raw: { ...input, ...over, version: version ?? (await one(id)).version },
  });
const rate = async (id: string, over: object) =>
  shop.call(calls.addRate, {
    token,
    params: { id },
    raw: { rate: '0.55', source: 'ECB', validFrom: null, confirmed: false, version: (await one(id)).version, ...over },
  });
const shown = async (currency: string) =>
  (await shop.call(catalogEndpoints.productList, { currency, query: {} })).data.list[0]?.price;

test('a rate re-prices at once what was kept, to the minor unit', async () => {
  await shop.product({ prices: [1_999], stock: 3 });
  expect((await create()).data).toMatchObject({ rate: '0.5', rateSource: 'ECB', stale: false, version: 1 });
  // Half of 19.99 is rounded to the even neighbour.
  expect(await shown('EUR')).toEqual({ usd: 1_999, amount: 1_000, currency: 'EUR', decimals: 2 });
  expect((await rate('EUR', { rate: '0.55' })).data).toMatchObject({ rate: '0.55', version: 2 });
  expect(await shown('EUR')).toEqual({ usd: 1_999, amount: 1_099, currency: 'EUR', decimals: 2 });
  const rates = (await shop.call(calls.listRates, { token, query: { code: 'EUR' } })).data;
  expect(rates.list.map((row) => [row.rate, row.state])).toEqual([
    ['0.55', 'in_force'],
    ['0.5', 'past'],
  ]);
});

test('a rate that differs much asks to be confirmed; the bound is a parameter', async () => {
  const jump = await rate('EUR', { rate: '0.8' });
  expect(jump).toMatchObject({ code: refusalCode('currency.rate_jump'), data: { percent: 45.5 } });
  expect(jump.msg).toContain('45.5');
  expect((await one('EUR')).rate).toBe('0.55');
  expect((await rate('EUR', { rate: '0.8', confirmed: true })).data.rate).toBe('0.8');
  expect((await rate('EUR', { rate: '0.96' })).code).toBe(200);
});

test('a rate may begin later, is in force from then on, and can be taken back before', async () => {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await rate('EUR', { rate: '1', validFrom: at })).data).toMatchObject({ rate: '0.96', upcoming: 1 });
  expect((await rate('EUR', { rate: '1', validFrom: at })).code).toBe(refusalCode('currency.rate_taken'));
  expect((await rate('EUR', { rate: '1', validFrom: '2020-01-01T00:00:00.000Z' })).code).toBe(
    refusalCode('currency.rate_taken'),
  );
  const remove = async (validFrom: string) =>
    shop.call(calls.removeRate, {
      token,
      params: { id: 'EUR' },
      body: { validFrom, version: (await one('EUR')).version },
    });
  expect((await remove((await one('EUR')).rateSince ?? '')).code).toBe(refusalCode('currency.rate_taken'));
  expect((await remove(at)).data).toMatchObject({ upcoming: 0 });
});

test('what is no rate, no code and no currency is refused at its field', async () => {
  for (const wrong of ['0', '0.0', '-1', '1e3', '1,5', '', '1.1234567890123', '٣'])
    expect((await rate('EUR', { rate: wrong })).data, wrong).toMatchObject({ fields: { rate: 'field.rate' } });
  expect((await create({ id: 'eu' })).data).toMatchObject({ fields: { id: 'field.currency_code' } });
  expect((await create({ id: 'XAB', decimals: 9 })).data).toMatchObject({ fields: { decimals: 'field.too_big' } });
  expect((await create({ id: 'XAB', symbol: 'x'.repeat(11) })).data).toMatchObject({
    fields: { symbol: 'field.too_long' },
  });
  expect((await create()).code).toBe(refusalCode('currency.taken'));
  expect((await shop.call(calls.readCurrency, { token, params: { id: 'NOP' } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await save('EUR', { decimals: 0 })).code).toBe(refusalCode('input.invalid'));
});

test('the settlement currency stays on and worth itself; there is always one default that is on', async () => {
  const dollar = await one('USD');
  expect(dollar).toMatchObject({ settlement: true, isDefault: true, stale: false });
  expect((await rate('USD', { rate: '1.01' })).code).toBe(refusalCode('currency.settlement'));
  expect((await save('USD', { enabled: false, isDefault: false })).code).toBe(refusalCode('currency.settlement'));
  expect((await save('USD', { isDefault: false })).code).toBe(refusalCode('currency.settlement'));
  expect((await save('EUR', { isDefault: true })).data.isDefault).toBe(true);
  expect((await shop.call(settingsEndpoints.bootstrap, {})).data.default_currency).toBe('EUR');
  expect((await save('EUR', { enabled: false, isDefault: true })).code).toBe(refusalCode('currency.settlement'));
  expect((await save('USD', { isDefault: true, symbol: '$' })).code).toBe(200);
  expect((await one('EUR')).isDefault).toBe(false);
});

test('one that is off is offered no more, and its prices are shown in dollars', async () => {
  expect((await save('EUR', { enabled: false })).code).toBe(200);
  expect((await shop.call(currencyEndpoints.currencies)).data.map((row) => row.code)).toEqual(['USD']);
  expect(await shown('EUR')).toMatchObject({ currency: 'USD' });
  expect((await shop.call(calls.listCurrencies, { token })).data.counts).toEqual({ all: 2, stale: 0, off: 1 });
  await save('EUR', { enabled: true });
});

test('a rate older than the parameter says is stale', async () => {
  await sql`UPDATE currency_rate SET valid_from = valid_from - interval '73 hours' WHERE currency = 'EUR'`.execute(
    shop.app.platform.db,
  );
  const { data } = await shop.call(calls.listCurrencies, { token, query: { stale: '1' } });
  expect(data.list.map((row) => row.id)).toEqual(['EUR']);
  expect(await countStaleRates(shop.app.platform)).toBe(1);
  await rate('EUR', { rate: '0.96' });
  expect(await countStaleRates(shop.app.platform)).toBe(0);
});

test('a stale edit is refused with what stands, also when several enter a rate at one moment', async () => {
  const { version } = await one('EUR');
  const answers = await Promise.all(['0.95', '0.96', '0.97'].map((text) => rate('EUR', { rate: text, version })));
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('record.stale'),
    refusalCode('record.stale'),
  ]);
  const late = await save('EUR', { symbol: 'E' }, version);
  expect(late).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { version: version + 1, symbol: '€' } },
  });
});

test('seeing currencies does not let one change them', async () => {
  const seer = await shop.staff({ permissions: ['system.currencies.view'] });
  expect((await shop.call(calls.listCurrencies, { token: seer })).code).toBe(200);
  const params = { id: 'EUR' };
  const body = { rate: '1', source: 'x', validFrom: null, confirmed: true, version: 1 };
  expect((await shop.call(calls.addRate, { token: seer, params, body })).status).toBe(403);
  expect((await shop.call(calls.addRate, { params, body })).status).toBe(401);
});
