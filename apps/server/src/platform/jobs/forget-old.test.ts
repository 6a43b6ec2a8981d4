import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ factories: [] });
});
afterAll(() => app.close());

test('keys and delivered events go when their time is over; what waits to be delivered never does', async () => {
  const { db } = app.app.platform;
  for (const days of [1, 13, 15, 400]) {
    await sql`INSERT INTO idempotency_key (owner, route, key, body_hash, answer, created_at)
      VALUES ('ann', 'r', ${`days-ago-${days}`}, '\\x00', '', app_now() - ${days} * interval '1 day')`.execute(db);
    await sql`INSERT INTO outbox_event (name, payload, created_at, delivered_at)
      VALUES ('a', ${JSON.stringify({ days })}, app_now() - ${days} * interval '1 day', app_now()),
             ('a', ${JSON.stringify({ days, waits: true })}, app_now() - ${days} * interval '1 day', NULL)`.execute(db);
  }
  expect(await app.app.runJobs('platform.forget-old')).toBe(3);
  const { rows: keys } = await sql<{ key: string }>`SELECT key FROM idempotency_key ORDER BY created_at DESC`.execute(
    db,
  );
  expect(keys.map(({ key }) => key)).toEqual(['days-ago-1', 'days-ago-13']);
  const { rows: events } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM outbox_event WHERE payload ? 'waits'`.execute(db);
  expect(events[0]?.n).toBe(4);
});
