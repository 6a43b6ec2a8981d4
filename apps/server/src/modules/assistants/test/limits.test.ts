import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { assistant, openProfiles, switchBuying } from './fixtures.ts';

let shop: Shop;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop({ RATE_LIMITS: 'true' }), openProfiles()]);
  await switchBuying(shop, true);
});
afterAll(async () => {
  await shop.close();
  await profiles.close();
});

test('2026-04-08: too many calls of one network are refused with 429 and a time, whichever profiles they name', async () => {
  const urls = ['/a.json', '/b.json'].map((path) => assistant(shop, profiles.at(path)));
  const { tries } = rateRules.perAnonymousIp;
  const statuses = new Set<number>();
  for (let call = 0; call < tries; call += 1) statuses.add((await urls[call % 2]?.get('nothing'))?.status ?? 0);
  expect([...statuses]).toEqual([200]);
  const refused = await urls[0]?.get('nothing');
  expect([refused?.status, refused?.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a profile has a limit of its own, wherever its calls come from', async () => {
  const { limits } = shop.app.platform;
  const url = profiles.at('/busy.json');
  for (let call = 0; call < rateRules.perAssistant.tries; call += 1)
    await limits.take(rateRules.perAssistant, ['ucp', url]);
  // From another address of this machine's own network.
  const from = (path: string) =>
    shop.app.server.inject({
      url: '/ucp/checkout-sessions/nothing',
      headers: { 'ucp-agent': `profile="${profiles.at(path)}"` },
      remoteAddress: '::1',
    });
  const answer = await from('/busy.json');
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
  expect((await from('/calm.json')).statusCode).toBe(200);
});
