import type { Endpoint } from '@app/contract/core/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { NOTHING, type Position, UNREACHED } from '../replicas/position.ts';
import { currentReader } from '../replicas/reader.ts';
import type { ReplicaService } from '../replicas/replicas.ts';
import type { Actors } from './call-context.ts';
import { createOwnWrites } from './own-writes.ts';

const config = {
  csrfSecret: 'a-secret-of-this-test',
  publicUrl: null,
  replicas: { lagSeconds: 5 },
} as unknown as Config;
const reading = { method: 'GET', surface: 'storefront' } as unknown as Endpoint;
const writing = { method: 'POST', surface: 'storefront' } as unknown as Endpoint;
const writingGet = { method: 'GET', writes: true, surface: 'backoffice' } as unknown as Endpoint;
const customer = { customer: { id: 'c1' }, staff: null } as unknown as Actors;
const staff = { customer: null, staff: { id: 's1' } } as unknown as Actors;
const stranger: Actors = { customer: null, staff: null };

function served(position: Position, of: Config = config) {
  const news: string[] = [];
  const replicas = {
    any: true,
    readerOf: (hears: readonly string[], at: Position) => ({ hears, position: at, since: 0, waitsUntil: 0 }),
    noteNews: (address: string) => news.push(address),
    position: async () => position,
  } as unknown as ReplicaService;
  const ownWrites = createOwnWrites(replicas, of);
  const call = async <T>(endpoint: Endpoint, actors: Actors, cookie: string | undefined, work: () => Promise<T>) => {
    const headers: Record<string, string> = {};
    const reply = { header: (name: string, value: string) => Object.assign(headers, { [name]: value }) };
    const request = { headers: { cookie }, protocol: 'http' };
    const given = { actors, request: request as unknown as FastifyRequest, reply: reply as unknown as FastifyReply };
    const done = await ownWrites(endpoint, given, work).catch((error: Error) => error.message);
    return { done, cookie: headers['set-cookie'] };
  };
  return { call, news };
}
const who = async () => currentReader();
const cookieValue = (cookie: string | undefined): string => cookie?.split(';', 1)[0] ?? '';

test('a call that changes something has no reader, hands on a position, and its caller is news to themselves', async () => {
  const { call, news } = served(0x16_b374_d848n);
  const { done, cookie } = await call(writing, customer, undefined, who);
  expect(done).toBeUndefined();
  expect(cookie).toMatch(/^written=[\w-]{22}; Path=\/app_index; Max-Age=10; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain('b374d848');
  expect(await call(writingGet, staff, undefined, who)).toEqual({
    done: undefined,
    cookie: expect.stringContaining('Path=/admin_api'),
  });
  expect(news).toEqual(['customer:c1', 'staff:s1']);
});

test('one that is refused may have written all the same', async () => {
  const { call } = served(7n);
  const refused = await call(writing, stranger, undefined, () => Promise.reject(new Error('refused')));
  expect(refused).toEqual({ done: 'refused', cookie: expect.stringContaining('written=') });
});

test('what reads afterwards needs that position; without a cookie nothing, with a foreign one more than any replica has', async () => {
  const { call } = served(0x16_b374_d848n);
  const { cookie } = await call(writing, customer, undefined, who);
  const positionOf = async (sent: string | undefined) =>
    ((await call(reading, customer, sent, who)).done as unknown as { position: Position }).position;
  expect(await positionOf(`other=1; ${cookieValue(cookie)}`)).toBe(0x16_b374_d848n);
  expect(await positionOf(undefined)).toBe(NOTHING);
  expect(await positionOf('written=x')).toBe(UNREACHED);
  expect(await positionOf('written=AAAAAAAAAAAAAAAAAAAAAA')).toBe(UNREACHED);
  const foreign = await served(7n, { ...config, csrfSecret: 'another-secret-of-it' }).call(
    writing,
    customer,
    undefined,
    who,
  );
  expect(await positionOf(cookieValue(foreign.cookie))).toBe(UNREACHED);
  const lost = await served(UNREACHED).call(writing, customer, undefined, who);
  expect(await positionOf(cookieValue(lost.cookie))).toBe(UNREACHED);
});

test('customers and staff hear their own addresses; of strangers nobody knows what they wrote, so they have no reader', async () => {
  const { call } = served(7n);
  expect((await call(reading, customer, undefined, who)).done).toMatchObject({ hears: ['customer:c1', 'everyone'] });
  expect((await call(reading, staff, undefined, who)).done).toMatchObject({ hears: ['staff:s1', 'staff', 'everyone'] });
  expect(await call(reading, stranger, undefined, who)).toEqual({ done: undefined, cookie: undefined });
});
