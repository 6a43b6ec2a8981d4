import { Refusal } from '@app/kernel/assert';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../db/connect.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createRateLimits, subject } from './count-tries.ts';
import { type RateKey, type RateLimits, type RateRule, rateRules } from './rate-limits.ts';

let database: TestDatabase;
let pools: pg.Pool[];
beforeAll(async () => {
  database = await testDatabase();
  pools = [0, 1].map(() => openPool(database.url, 8, () => undefined));
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await database.drop();
});
const processes = (): RateLimits[] => pools.map((pool) => createRateLimits(pool));
const passed = async (tries: Promise<unknown>[]): Promise<number> => {
  const results = await Promise.allSettled(tries);
  for (const one of results) if (one.status === 'rejected' && !(one.reason instanceof Refusal)) throw one.reason;
  return results.filter((one) => one.status === 'fulfilled').length;
};

test('200 simultaneous tries in two processes pass exactly the limit, and the refusal says when to come back', async () => {
  const limits = processes();
  const tries = Array.from(
    { length: 200 },
    (_, i) => limits[i % 2]?.take(rateRules.loginPerAccount, 'ann@example.com') ?? Promise.reject(),
  );
  expect(await passed(tries)).toBe(rateRules.loginPerAccount.tries);
  const refusal = await limits[0]?.take(rateRules.loginPerAccount, 'ann@example.com').catch((error: Refusal) => error);
  expect(refusal).toMatchObject({ key: 'rate.too_many' });
  const seconds = (refusal as Refusal).data?.retryAfter as number;
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
});

test('what is counted in memory is bounded: who came longest ago goes first, whoever goes on coming stays counted', async () => {
  const [limits] = processes();
  const rule: RateRule = rateRules.perAnonymousIp;
  const take = (key: string) => limits?.take(rule, key) ?? Promise.reject();
  await take('first');
  for (let i = 0; i < 100_000; i += 1) {
    await take(`10.${i}`);
    if (i % 50_000 === 0) await take('stays');
  }
  expect(await take('first')).toBe(rule.tries - 1);
  expect(await take('stays')).toBe(rule.tries - 3);
});

test('another person and another rule count apart; a success forgets', async () => {
  const [limits] = processes();
  const rule: RateRule = rateRules.staffLogin;
  const take = (key: string, by = rule) => limits?.take(by, key) ?? Promise.reject();
  expect(await passed(Array.from({ length: 20 }, () => take('sam')))).toBe(rule.tries);
  expect(await passed([take('kim'), take('sam', rateRules.loginPerIp)])).toBe(2);
  await limits?.clear(rule, 'sam');
  expect(await passed([take('sam')])).toBe(1);
});

test('a name that is written like a name and a place takes nothing from either', async () => {
  const [limits] = processes();
  const rule: RateRule = rateRules.staffLogin;
  const take = (key: RateKey) => limits?.take(rule, key) ?? Promise.reject();
  const asText = 'kim%20lee 192.0.2.1';
  expect(await passed(Array.from({ length: 20 }, () => take(asText)))).toBe(rule.tries);
  expect(await passed([take(['kim%20lee', '192.0.2.1']), take(['kim lee', '192.0.2.1']), take('kim%20lee')])).toBe(3);
  const names = [asText, 'kim%20lee', 'kim lee'];
  expect([...((await limits?.spent(rule, names)) ?? [])].map(([name]) => name)).toEqual([asText]);
  await limits?.clearEverywhere(rule, 'kim%20lee');
  expect(await passed([take(asText)])).toBe(0);
  await limits?.clearEverywhere(rule, asText);
  expect(await passed([take(asText)])).toBe(1);
});

test('the coarse limit of a process is exact too', async () => {
  const [limits] = processes();
  const rule: RateRule = rateRules.search;
  expect(await passed(Array.from({ length: 200 }, () => limits?.take(rule, '10.1.1.1') ?? Promise.reject()))).toBe(
    rule.tries,
  );
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::%eth0', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['ann:lee@example.com', 'ann:lee@example.com'],
  ['not::an::address', 'not::an::address'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['0000:0000:0000:0000:0000:ffff:c000:0201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:ff9b::c000:202', '192.0.2.2'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (key, counted) => {
  expect(subject(key)).toBe(counted);
});
