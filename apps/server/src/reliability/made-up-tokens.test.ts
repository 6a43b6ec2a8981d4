import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import type { Endpoint } from '@app/contract/core/endpoint';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateRules } from '../platform/http/rate-limits.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'true' });
});
afterAll(() => shop.close());

const { tries } = rateRules.perAnonymousIp;
const BEYOND = 20;
const madeUp = () => randomBytes(32).toString('base64url');

test.each([
  ['the shop', accountEndpoints.userInfo, '198.51.100.1'],
  ['a call that needs no token', cartEndpoints.cartList, '198.51.100.2'],
  ['the back office', staffEndpoints.session, '198.51.100.3'],
] as [string, Endpoint, string][])(
  'tokens that are nobody’s count for their address, at %s',
  async (_at, endpoint, ip) => {
    const ask = (token: string, at = ip) => shop.call(endpoint, { token, ip: at });
    const answers = await Promise.all(Array.from({ length: tries + BEYOND }, () => ask(madeUp())));
    expect(answers.filter(({ code }) => code === refusalCode('rate.too_many'))).toHaveLength(BEYOND);
    expect(answers.filter(({ code }) => code === refusalCode('auth.token_mismatch'))).toHaveLength(tries);
    // Neither is another address refused, nor who is signed in at this one.
    expect((await ask(madeUp(), '198.51.100.9')).code).toBe(refusalCode('auth.token_mismatch'));
    const token = endpoint === staffEndpoints.session ? await shop.staff() : (await shop.buyer()).token;
    expect((await ask(token)).code).toBe(200);
  },
);

test('whoever is signed in has calls of their own, wherever they are made', async () => {
  const { token } = await shop.buyer();
  const ask = (at: number) => shop.call(accountEndpoints.userInfo, { token, ip: `203.0.113.${at % 50}` });
  const answers = await Promise.all(Array.from({ length: rateRules.perToken.tries + 5 }, (_, at) => ask(at)));
  expect(answers.filter(({ code }) => code === refusalCode('rate.too_many'))).toHaveLength(5);
});

/** What a socket is closed with that shows this token. */
async function closedWith(token: string, surface: string, ip: string): Promise<string> {
  const socket = await shop.app.server.injectWS('/realtime', { socket: { remoteAddress: ip } } as never);
  const closed = once(socket, 'close') as Promise<[code: number, why: Buffer]>;
  socket.send(JSON.stringify({ token, surface }));
  const [code, why] = await closed;
  return `${code} ${why}`;
}

test.each([
  ['customer', accountEndpoints.userInfo, '198.51.100.21'],
  ['visitor', accountEndpoints.userInfo, '198.51.100.22'],
  ['backoffice', staffEndpoints.session, '198.51.100.23'],
] as [string, Endpoint, string][])('they count at the socket of a %s too', async (surface, endpoint, ip) => {
  const said = await Promise.all(Array.from({ length: tries + BEYOND }, () => closedWith(madeUp(), surface, ip)));
  expect(said.filter((one) => one === '1013 too many')).toHaveLength(BEYOND);
  expect(said.filter((one) => one === '1008 sign in first')).toHaveLength(tries);
  expect((await shop.call(endpoint, { token: madeUp(), ip })).code).toBe(refusalCode('rate.too_many'));
});
