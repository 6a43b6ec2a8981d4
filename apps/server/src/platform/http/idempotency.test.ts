import { defineEndpoints } from '@app/contract/core/endpoint';
import { refuse } from '@app/contract/core/refuse';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalCode } from '../../testing/refusal-code.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { defineSlice } from '../slice.ts';
import { bindEndpoints, type Call, type CustomerActor } from './bind.ts';

const shapes = {
  give: {
    body: z.strictObject({ usd: z.int(), how: z.enum(['well', 'refused', 'broken', 'alone']) }),
    answer: z.object({ id: z.int(), at: z.number() }),
  },
  lend: {
    body: z.strictObject({ usd: z.int(), how: z.enum(['well', 'refused', 'broken', 'alone']) }),
    answer: z.object({ id: z.int(), at: z.number() }),
  },
};
const rule = {
  method: 'POST',
  access: 'customer',
  idempotent: true,
  errors: ['wallet.insufficient_balance'],
  summary: 'Test',
} as const;
const calls = defineEndpoints<typeof shapes>()('storefront', {
  give: { ...rule, path: '/test/give' },
  lend: { ...rule, path: '/test/lend' },
});

async function effect(call: Call<(typeof shapes)['give']>): Promise<{ id: number; at: number }> {
  const { rows } = await sql<{
    id: number;
  }>`INSERT INTO effect (owner, usd) VALUES (${call.customer.id}, ${call.body.usd}) RETURNING id`.execute(call.tx);
  if (call.body.how === 'alone') await sql`INSERT INTO only_one (n) VALUES (${call.body.usd})`.execute(call.tx);
  if (call.body.how === 'refused') refuse('wallet.insufficient_balance');
  if (call.body.how === 'broken') throw new Error('the disk is full');
  return { id: rows[0]?.id ?? 0, at: performance.now() };
}
const people: Record<string, CustomerActor> = Object.fromEntries(
  ['ann', 'ben'].map((id) => [id.padEnd(30, '-'), { kind: 'customer', id, sessionId: id, nickname: id } as const]),
);
const slice = defineSlice(() => ({
  name: 'test',
  endpoints: bindEndpoints(calls, shapes, { give: effect, lend: effect }),
  authenticateCustomer: async (token) => people[token] ?? 'auth.token_mismatch',
}));

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await testApp({ factories: [slice], env: { LOG_LEVEL: 'silent' } });
  two = await testApp({ factories: [slice], databaseUrl: one.databaseUrl });
  await sql`CREATE TABLE effect (id int GENERATED ALWAYS AS IDENTITY, owner text, usd int)`.execute(
    one.app.platform.db,
  );
  await sql`CREATE TABLE only_one (n int PRIMARY KEY)`.execute(one.app.platform.db);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

let last = 0;
const newKey = (): string => {
  last += 1;
  return `key-number-${last}`;
};
type Sent = { key?: string; who?: string; path?: string; body?: object; app?: TestApp };
async function send({ key, who = 'ann', path = 'give', body = { usd: 5, how: 'well' }, app = one }: Sent) {
  const response = await app.app.server.inject({
    method: 'POST',
    url: `/app_index/test/${path}`,
    headers: {
      authorization: `Bearer ${who.padEnd(30, '-')}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: body,
  });
  return {
    text: response.body,
    code: (response.json() as { code: number }).code,
    replayed: response.headers['idempotent-replayed'],
  };
}
const effects = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM effect`.execute(one.app.platform.db);
  return rows[0]?.n ?? -1;
};
const made = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await effects();
  await work();
  return (await effects()) - before;
};

test('the same call again is answered byte for byte as the first time, says so, and does nothing', async () => {
  const key = newKey();
  const first = await send({ key });
  expect([first.code, first.replayed]).toEqual([200, undefined]);
  expect(
    await made(async () => {
      for (const app of [one, two]) expect(await send({ key, app })).toEqual({ ...first, replayed: 'true' });
    }),
  ).toBe(0);
});

test('the same key with another body is refused without an effect', async () => {
  const key = newKey();
  await send({ key });
  expect(
    await made(async () =>
      expect((await send({ key, body: { usd: 6, how: 'well' } })).code).toBe(refusalCode('idempotency.other_body')),
    ),
  ).toBe(0);
  expect((await send({ key })).replayed).toBe('true');
});

test('a key belongs to one person and one route', async () => {
  const key = newKey();
  expect(
    await made(async () => {
      for (const other of [{}, { who: 'ben' }, { path: 'lend' }, { who: 'ben', path: 'lend' }])
        expect((await send({ key, ...other })).replayed).toBeUndefined();
    }),
  ).toBe(4);
});

test('fifty at once in two processes have one effect and one answer', async () => {
  for (let round = 0; round < 5; round += 1) {
    const key = newKey();
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const done = await made(async () => {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, i) => send({ key, app: i % 2 ? one : two })))));
    });
    expect(done).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === undefined)).toHaveLength(1);
  }
});

test('a call that fails by what the first one did is given its answer; with a key of its own it fails', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [key, body] = [newKey(), { usd: round, how: 'alone' }];
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    const done = await made(async () => {
      answers.push(
        ...(await Promise.all(Array.from({ length: 20 }, (_, i) => send({ key, body, app: i % 2 ? one : two })))),
      );
    });
    expect(done).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect(
      await made(async () => expect((await send({ key: newKey(), body })).code).toBe(refusalCode('operation.failed'))),
    ).toBe(0);
  }
});

test('a refusal, a failure and bad input leave neither effect nor key: the same key may be used again', async () => {
  for (const [body, code] of [
    [{ usd: 5, how: 'refused' }, refusalCode('wallet.insufficient_balance')],
    [{ usd: 5, how: 'broken' }, 5000],
    [{ usd: 'x', how: 'well' }, 4000],
  ] as const) {
    const key = newKey();
    expect(await made(async () => expect((await send({ key, body })).code).toBe(code))).toBe(0);
    expect(await made(() => send({ key }))).toBe(1);
  }
});

test('without a key every call counts', async () => {
  expect(await made(() => Promise.all([send({}), send({}), send({})]))).toBe(3);
});

test.each(['', 'short', 'x'.repeat(129), 'with space', "quote'1234", 'a,b,c,d,e,f'])(
  'the key %j is a bad parameter',
  async (key) => {
    expect(await made(async () => expect((await send({ key })).code).toBe(refusalCode('input.invalid')))).toBe(0);
  },
);

test('an answer is still there a day later by the clock', async () => {
  const key = newKey();
  const first = await send({ key });
  await one.app.platform.clock.move({ ms: 24 * 3_600_000 - 60_000, reset: false });
  await one.app.runJobs();
  expect(await send({ key })).toEqual({ ...first, replayed: 'true' });
});
