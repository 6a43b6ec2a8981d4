import { randomUUID } from 'node:crypto';
import { staffMerchantEndpoints as calls } from '@app/contract/merchants/staff-endpoints';
import type { MerchantInput } from '@app/contract/merchants/staff-schemas';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { loggedOn } from '../../staff/test/fixtures.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
});
afterAll(() => shop.close());

const inputOf = (change: Partial<MerchantInput> = {}): MerchantInput => ({
  name: `Merchant ${randomUUID().slice(0, 8)}`,
  person: 'Rita',
  phone: '+351 215 550 182',
  email: 'rita@example.com',
  note: 'Calls back.',
  enabled: true,
  ...change,
});
const create = (body: MerchantInput) => shop.call(calls.createMerchant, { token, body });
const update = (id: string, body: MerchantInput & { version: number }) =>
  shop.call(calls.updateMerchant, { token, params: { id }, body });

test('a merchant is added, read, saved and found; each write is logged', async () => {
  const input = inputOf();
  const made = await create(input);
  expect(made.data).toMatchObject({ ...input, restaurants: 0, staff: 0, version: 1 });
  const { id, name } = made.data;
  expect((await shop.call(calls.readMerchant, { token, params: { id } })).data).toEqual(made.data);
  const saved = await update(id, { ...input, person: 'Rui', version: 1 });
  expect(saved.data).toMatchObject({ person: 'Rui', version: 2 });
  const list = await shop.call(calls.listMerchants, { token, query: { name: name.slice(3) } });
  expect(list.data).toMatchObject({ total: 1, list: [{ id, person: 'Rui' }] });
  expect((await shop.call(calls.merchantChoices, { token })).data).toContainEqual({ id, name });
  const logged = await loggedOn(shop, `merchant/${id}`);
  expect(logged.map(({ action }) => action)).toEqual(['merchant.create', 'merchant.update']);
});

test('a name that is taken, what is stale or nowhere, and what is malformed are refused at their field', async () => {
  const input = inputOf();
  const { data } = await create(input);
  const taken = await create({ ...inputOf(), name: input.name.toUpperCase() });
  expect(taken.data).toMatchObject({ error: 'merchant.name_taken', fields: { name: 'error.merchant.name_taken' } });
  const other = await create(inputOf());
  const again = await update(other.data.id, { ...inputOf(), name: input.name, version: 1 });
  expect(again.data).toMatchObject({ error: 'merchant.name_taken' });
  expect((await update(data.id, { ...input, version: 2 })).data).toMatchObject({ error: 'record.stale' });
  expect((await update(randomUUID(), { ...input, version: 1 })).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(calls.readMerchant, { token, params: { id: randomUUID() } })).code).toBe(
    refusalCode('record.not_found'),
  );
  const wrong = await create(inputOf({ name: '', email: 'rita' }));
  expect(wrong.data).toMatchObject({
    fields: { name: 'field.required', email: 'field.email_format' },
  });
});

test('two who add the same name at once: one is refused', async () => {
  const input = inputOf();
  const codes = (await Promise.all([create(input), create(input)])).map(({ code }) => code);
  expect(codes.sort()).toEqual([200, refusalCode('merchant.name_taken')]);
});

test('tabs count who is enabled; names are in their order', async () => {
  await create(inputOf({ name: 'Aa first', enabled: false }));
  const off = await shop.call(calls.listMerchants, { token, query: { enabled: '0', sort: 'name', order: 'asc' } });
  expect(off.data.list[0]).toMatchObject({ name: 'Aa first', enabled: false });
  const { counts } = off.data;
  expect(counts.disabled).toBe(off.data.total);
  expect(counts.all).toBe(counts.enabled + counts.disabled);
});

test('when a merchant is disabled, then its staff are signed out and told so; enabled again, they go on', async () => {
  const input = inputOf();
  const { data } = await create(input);
  const desk = await shop.staff({ merchantId: data.id });
  const session = () => shop.call(staffEndpoints.session, { token: desk });
  expect((await session()).data).toMatchObject({ merchant: input.name });
  expect((await shop.call(calls.listMerchants, { token, query: { name: input.name } })).data.list[0]?.staff).toBe(1);
  await update(data.id, { ...input, enabled: false, version: 1 });
  // Who somebody is stands for under a second (S4).
  await new Promise((done) => setTimeout(done, 1_000));
  expect((await session()).code).toBe(refusalCode('auth.disabled'));
  await update(data.id, { ...input, version: 2 });
  expect((await session()).code).toBe(200);
});

test("a merchant's staff are shown the permissions that they can use alone", async () => {
  const { data } = await create(inputOf());
  const { data: session } = await shop.call(staffEndpoints.session, {
    token: await shop.staff({ merchantId: data.id }),
  });
  expect(session.permissions).toEqual(expect.arrayContaining(['travel.restaurants.view', 'travel.dining_scan.redeem']));
  for (const key of [
    'people.users.view',
    'money.desk.view',
    'people.merchants.view',
    'travel.dining_sets.edit',
  ] as const)
    expect(session.permissions).not.toContain(key);
});
