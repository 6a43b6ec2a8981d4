import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { fieldsOf } from '../../../testing/refusal-of.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { addressOf } from '../core.ts';
import { addAgent, newcomer } from './fixtures.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await addAgent(shop);
});
afterAll(() => shop.close());

const us = {
  name: 'Ana Lima',
  country: 'US',
  tel: '(415) 555-2671',
  province: 'California',
  city: 'San Francisco',
  postalCode: '94103',
  addressDetail: '1 Market Street',
};
const china = {
  name: '王芳',
  country: 'CN',
  tel: '+86 138 0013 8000',
  province: '广东省',
  city: '深圳市',
  county: '南山区',
  areaCode: '440305',
  addressDetail: '科技园 1 号',
};
const save = (token: string, raw: Record<string, unknown>) => shop.call(accountEndpoints.saveAddress, { token, raw });
const page = async (token: string) => (await shop.call(accountEndpoints.addressPage, { token })).data;
test('the first address is the default, another takes it over, deleting it promotes the newest', async () => {
  const { token, id } = await newcomer(shop);
  const first = (await save(token, us)).data;
  expect(first).toMatchObject({ isDefault: true, tel: '+14155552671', areaCode: '', county: '' });
  const second = (await save(token, china)).data;
  expect(second).toMatchObject({ isDefault: false, tel: '13800138000', areaCode: '440305' });
  const third = (await save(token, { ...us, name: 'Third', isDefault: true })).data;
  expect((await page(token)).list.map((a) => [a.name, a.isDefault])).toEqual([
    ['Third', true],
    ['王芳', false],
    ['Ana Lima', false],
  ]);
  await shop.call(accountEndpoints.deleteAddress, { token, body: { id: third.id } });
  expect((await addressOf(shop.app.platform.db, id, null))?.id).toBe(second.id);
  const changed = (await save(token, { ...us, id: first.id, name: 'Ana Maria' })).data;
  expect(changed).toMatchObject({ id: first.id, name: 'Ana Maria', isDefault: false });
  expect((await page(token)).total).toBe(2);
});

test('twenty addresses are kept, also when the last ones come at once', async () => {
  const { token } = await newcomer(shop);
  const answers = await Promise.all(Array.from({ length: 26 }, (_, i) => save(token, { ...us, name: `Nr ${i}` })));
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(20);
  const refused = answers.filter((answer) => answer.code === refusalCode('address.too_many'));
  expect(refused).toHaveLength(6);
  expect(refused[0]?.msg).toContain('20');
  const { list } = await page(token);
  expect(list.filter((address) => address.isDefault)).toHaveLength(1);
});

test("another's address does not exist", async () => {
  const owner = await newcomer(shop);
  const thief = await newcomer(shop);
  const { id } = (await save(owner.token, us)).data;
  const nowhere = '0197a000-0000-7000-8000-00000000dead';
  for (const [theirs, missing] of [
    [await save(thief.token, { ...us, id }), await save(thief.token, { ...us, id: nowhere })],
    [
      await shop.call(accountEndpoints.deleteAddress, { token: thief.token, body: { id } }),
      await shop.call(accountEndpoints.deleteAddress, { token: thief.token, body: { id: nowhere } }),
    ],
  ] as const) {
    expect(theirs.code).toBe(refusalCode('record.not_found'));
    expect([theirs.code, theirs.data, theirs.msg]).toEqual([missing.code, missing.data, missing.msg]);
  }
  expect((await page(owner.token)).list[0]).toMatchObject({ id, name: 'Ana Lima' });
  expect((await page(thief.token)).total).toBe(0);
  expect(await addressOf(shop.app.platform.db, thief.id, id)).toBeNull();
});

test.each([
  ['tel', { tel: '123' }],
  ['tel', { tel: '+86 138 0013 800' }],
  ['areaCode', { areaCode: '440399' }],
  ['areaCode', { areaCode: '440300' }],
  ['areaCode', { areaCode: '' }],
  ['areaCode', { county: '福田区' }],
  ['areaCode', { city: '广州市' }],
  ['areaCode', { province: '湖南省' }],
  ['province', { province: '<script>' }],
  ['postalCode', { postalCode: '51800' }],
  ['name', { name: ' ' }],
  ['addressDetail', { addressDetail: 'x'.repeat(201) }],
])('in China %s is refused for %j', async (field, change) => {
  const { token } = await newcomer(shop);
  const answer = await save(token, { ...china, ...change });
  expect(answer.code).toBe(refusalCode('input.invalid'));
  expect(Object.keys(fieldsOf(answer) ?? {})).toContain(field);
});

test.each([
  ['tel', { tel: '555' }],
  ['tel', { tel: '+1 000 000 0000' }],
  ['province', { province: '' }],
  ['postalCode', { postalCode: '9410' }],
  ['postalCode', { postalCode: '' }],
  ['country', { country: 'ZZ' }],
  ['country', { country: 'usa' }],
  ['areaCode', { areaCode: '44' }],
  ['customer_id', { customer_id: '0197a000-0000-7000-8000-00000000dead' }],
])('abroad %s is refused for %j', async (field, change) => {
  const { token } = await newcomer(shop);
  const answer = await save(token, { ...us, ...change });
  expect(answer.code).toBe(refusalCode('input.invalid'));
  expect(Object.keys(fieldsOf(answer) ?? {})).toContain(field);
});

test('every address call needs a sign-in', async () => {
  for (const endpoint of [accountEndpoints.addressPage, accountEndpoints.saveAddress, accountEndpoints.deleteAddress]) {
    expect((await shop.call(endpoint)).code).toBe(refusalCode('auth.sign_in_needed'));
  }
});
