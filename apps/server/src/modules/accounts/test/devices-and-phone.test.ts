import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { addAgent, newcomer, PASSWORD } from './fixtures.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await addAgent(shop);
});
afterAll(() => shop.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

async function onTwoDevices() {
  const person = await newcomer(shop);
  const answer = await shop.call(accountEndpoints.login, {
    body: { email: person.email, password: PASSWORD },
    headers: { 'user-agent': IPHONE },
    ip: '203.0.113.4',
  });
  return { ...person, phone: answer.data.token.token };
}
const devices = (token: string) => shop.call(securityEndpoints.devices, { token });
const end = (token: string, id: string) => shop.call(securityEndpoints.endDevice, { token, body: { id } });
const codeOf = async (token: string) => (await shop.call(accountEndpoints.userInfo, { token })).code;

test('devices are named, this one first', async () => {
  const { token, phone } = await onTwoDevices();
  const { data } = await devices(phone);
  expect(data.map((one) => one.current)).toEqual([true, false]);
  expect(data[0]).toMatchObject({ kind: 'phone', browser: 'Safari', system: 'iOS', ip: '203.0.113.4' });
  expect((await devices(token)).data[0]).toMatchObject({ current: true, kind: 'unknown' });
});

test('signing one device out ends it alone, with 2011', async () => {
  const { token, phone } = await onTwoDevices();
  const other = (await devices(token)).data.find((one) => !one.current);
  expect((await end(token, other?.id ?? '')).code).toBe(200);
  expect(await codeOf(phone)).toBe(refusalCode('auth.session_ended'));
  expect(await codeOf(token)).toBe(200);
  expect((await devices(token)).data).toHaveLength(1);
  expect((await end(token, other?.id ?? '')).code).toBe(refusalCode('record.not_found'));
});

test("somebody else's device is a device that does not exist", async () => {
  const ann = await onTwoDevices();
  const bob = await newcomer(shop);
  const [annsDevice] = (await devices(ann.token)).data;
  const foreign = await end(bob.token, annsDevice?.id ?? '');
  const unknown = await end(bob.token, randomUUID());
  expect(foreign).toMatchObject({ code: refusalCode('record.not_found') });
  expect(JSON.stringify([foreign.data, foreign.msg])).toBe(JSON.stringify([unknown.data, unknown.msg]));
  expect(await codeOf(ann.token)).toBe(200);
});

test.each([
  ['CN', '+86 138 0013 8000', '13800138000'],
  ['CN', '010-12345678', '010-12345678'],
  ['US', '(202) 555-0123', '+12025550123'],
  ['US', '+44 20 7946 0958', '+442079460958'],
])('a phone number of %s written %s is kept as %s', async (country, typed, kept) => {
  const { token } = await newcomer(shop);
  const answer = await shop.call(securityEndpoints.savePhone, { token, body: { country, tel: typed } });
  expect(answer.data).toEqual({ country, tel: kept });
  const state = await shop.call(securityEndpoints.security, { token });
  expect(state.data.phone).toEqual({ country, tel: kept });
  await shop.call(securityEndpoints.removePhone, { token });
  expect((await shop.call(securityEndpoints.security, { token })).data.phone).toBeNull();
});

test.each([
  ['CN', '2380013800', 'tel', 'field.address_tel'],
  ['CN', '13800138', 'tel', 'field.address_tel'],
  ['US', '123', 'tel', 'field.address_tel'],
  ['US', '', 'tel', 'field.address_tel'],
  ['XX', '2025550123', 'country', 'field.invalid'],
  ['usa', '2025550123', 'country', 'field.invalid'],
])('in %s the number %s is refused at %s', async (country, tel, field, key) => {
  const { token } = await newcomer(shop);
  const answer = await shop.call(securityEndpoints.savePhone, { token, body: { country, tel } });
  expect(answer).toMatchObject({ code: refusalCode('input.invalid'), data: { fields: { [field]: key } } });
});
