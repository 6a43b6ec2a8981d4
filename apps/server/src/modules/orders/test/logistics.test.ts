import { randomUUID } from 'node:crypto';
import { staffLogisticsEndpoints as calls } from '@app/contract/orders/logistics/staff-endpoints';
import { isTrackingTemplate, type LogisticsInput } from '@app/contract/orders/logistics/staff-schemas';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, orderOf, payOf, readOf, type Shop, shipOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  buyer = await shop.buyer({ usd: 100_000 });
});
afterAll(() => shop.close());

const inputOf = (change: Partial<LogisticsInput> = {}): LogisticsInput => ({
  name: { 'en-US': 'Blue Van', 'zh-cn': '蓝车', es: 'Furgón Azul', pt: 'Furgão Azul' },
  code: `van-${randomUUID().slice(0, 8)}`,
  trackingUrl: 'https://blue.example/t?n={number}',
  sortWeight: 10,
  enabled: true,
  ...change,
});
const create = (input: object) => shop.call(calls.createLogistics, { token: staff, raw: input });
const update = (id: string, body: object) =>
  shop.call(calls.updateLogistics, { token: staff, params: { id }, raw: body });
const remove = (id: string) => shop.call(calls.deleteLogistics, { token: staff, params: { id } });

test('a tracking address is https and holds the number once, behind its host', () => {
  const good = ['https://a.example/{number}', 'https://a.example/?n={number}&x=1', 'https://a.example/#/{number}'];
  const bad = [
    'http://a.example/{number}',
    'https://a.example/',
    'https://{number}.example/',
    'https://a.example{number}/',
    'https://a.example/{number}/{number}',
    'javascript:alert({number})',
    'https://me@a.example/{number}',
    '//a.example/{number}',
  ];
  expect(good.filter((url) => !isTrackingTemplate(url))).toEqual([]);
  expect(bad.filter(isTrackingTemplate)).toEqual([]);
});

test('parcels keep the name their company had; what is switched off cannot be shipped with any more', async () => {
  const one = (await create(inputOf())).data;
  expect(one).toMatchObject({ parcels: 0, version: 1 });
  const sent = async (companyId: string) => {
    const { variantIds } = await shop.product({ prices: [2_000], stock: 5 });
    const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
    await payOf(shop, buyer, paymentId);
    return { orderId, answer: await shipOf({ ...shop, companyId }, staff, orderId, ['TR 9']) };
  };
  const { orderId } = await sent(one.id);
  const saved = await update(one.id, {
    ...one,
    ...inputOf({ code: one.code, name: { 'en-US': 'Red Van' }, enabled: false }),
    version: 1,
    id: undefined,
    parcels: undefined,
    updatedAt: undefined,
  });
  expect(saved.data).toMatchObject({ name: { 'en-US': 'Red Van' }, version: 2, parcels: 1 });
  expect((await readOf(shop, buyer, orderId)).shipments).toMatchObject([
    { company: 'Blue Van', trackingUrl: 'https://blue.example/t?n=TR%209' },
  ]);
  const seen = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params: { id: orderId }, lang: 'zh-cn' });
  expect(seen.data.shipments[0]?.company).toBe('蓝车');
  expect((await sent(one.id)).answer.data).toMatchObject({ fields: { companyId: 'field.invalid' } });
  const choices = (await shop.call(staffOrderEndpoints.logisticsCompanies, { token: staff })).data;
  expect(choices.map((company) => company.id)).not.toContain(one.id);
  expect((await remove(one.id)).code).toBe(refusalCode('logistics.in_use'));
});

test('companies are listed in their order, searched, saved once a version, and deleted unused', async () => {
  const first = (await create(inputOf({ sortWeight: 9_000 }))).data;
  const list = async (query: object) => (await shop.call(calls.listLogistics, { token: staff, query })).data.list;
  expect((await list({}))[0]?.id).toBe(first.id);
  expect((await list({ code: first.code, name: 'furgón' })).map((row) => row.id)).toEqual([first.id]);
  expect(await list({ code: first.code, enabled: '0' })).toEqual([]);
  const body = { ...inputOf({ code: first.code }), version: 1 };
  const answers = await Promise.all([update(first.id, body), update(first.id, body)]);
  expect(answers.map((answer) => answer.code).sort()).toEqual([200, refusalCode('record.stale')]);
  expect(answers.find((answer) => answer.code === refusalCode('record.stale'))?.data).toMatchObject({
    current: { version: 2 },
  });
  expect(await create(inputOf({ code: first.code }))).toMatchObject({
    code: refusalCode('logistics.code_taken'),
    data: { fields: { code: 'error.logistics.code_taken' } },
  });
  const other = (await create(inputOf())).data;
  expect((await update(other.id, { ...inputOf({ code: first.code }), version: 1 })).code).toBe(
    refusalCode('logistics.code_taken'),
  );
  expect((await remove(other.id)).code).toBe(200);
  for (const answer of [
    await remove(other.id),
    await update(other.id, { ...inputOf(), version: 1 }),
    await shop.call(calls.readLogistics, { token: staff, params: { id: other.id } }),
  ])
    expect(answer.status).toBe(404);
});

test('what is wrong is refused at its field, and whoever may only look changes nothing', async () => {
  const cases: [object, string, string][] = [
    [{ name: { 'en-US': '' } }, 'name.en-US', 'field.required'],
    [{ code: 'a b' }, 'code', 'field.logistics_code'],
    [{ code: 'x'.repeat(31) }, 'code', 'field.too_long'],
    [{ trackingUrl: 'https://{number}.example/' }, 'trackingUrl', 'field.tracking_template'],
    [{ sortWeight: -1 }, 'sortWeight', 'field.too_small'],
  ];
  for (const [change, field, key] of cases) {
    expect((await create({ ...inputOf(), ...change })).data, field).toMatchObject({ fields: { [field]: key } });
  }
  const seer = await shop.staff({ permissions: ['trade.logistics.view'] });
  const params = { id: shop.companyId };
  expect((await shop.call(calls.readLogistics, { token: seer, params })).code).toBe(200);
  expect((await shop.call(calls.listLogistics, { token: await shop.staff({ permissions: [] }) })).status).toBe(403);
  for (const token of [seer, undefined]) {
    const with_ = token ? { token } : {};
    const status = token ? 403 : 401;
    expect((await shop.call(calls.createLogistics, { ...with_, body: inputOf() })).status).toBe(status);
    expect(
      (await shop.call(calls.updateLogistics, { ...with_, params, body: { ...inputOf(), version: 1 } })).status,
    ).toBe(status);
    expect((await shop.call(calls.deleteLogistics, { ...with_, params })).status).toBe(status);
  }
});
