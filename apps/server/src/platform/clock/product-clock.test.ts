import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await testApp({ factories: [] });
  two = await testApp({ factories: [], databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
const clockOf = (app: TestApp) => app.app.platform.clock;
const inDatabase = async (): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(one.app.platform.db);
  return rows[0]?.now.getTime() ?? 0;
};
const agreed = (): Promise<void> =>
  expect.poll(() => clockOf(two).offsetMs() - clockOf(one).offsetMs(), { timeout: 5_000, interval: 5 }).toBe(0);

test('both processes and the database agree about the time, before and after it is moved', async () => {
  for (const by of [
    { ms: 25 * HOUR, reset: false },
    { ms: HOUR, reset: false },
    { ms: 2 * HOUR, reset: true },
  ]) {
    const before = by.reset ? 0 : clockOf(one).offsetMs();
    await clockOf(one).move(by);
    expect(clockOf(one).offsetMs()).toBe(before + by.ms);
    await agreed();
    const now = await inDatabase();
    expect(Math.abs(clockOf(one).now().getTime() - now)).toBeLessThan(100);
    expect(Math.abs(clockOf(two).now().getTime() - now)).toBeLessThan(100);
  }
});

test('it never goes backwards between refreshes', async () => {
  let last = 0;
  for (let i = 0; i < 2_000; i += 1) {
    const now = clockOf(one).now().getTime();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});

test('two processes that move it at once lose neither move', async () => {
  await clockOf(one).move({ ms: 0, reset: true });
  await Promise.all([one, two].map((app) => clockOf(app).move({ ms: HOUR, reset: false })));
  const { rows } = await sql<{ offset_ms: number }>`SELECT offset_ms FROM product_clock`.execute(one.app.platform.db);
  expect(rows[0]?.offset_ms).toBe(2 * HOUR);
  await agreed();
});
