import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePath, type Endpoint } from '@app/contract/core/endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { sql } from 'kysely';
import { type Buyer, openShop, type Shop } from '../testing/shop.ts';
import { end, type ProductProcess, startProductProcess } from './product-process.ts';

export type Answer = { code: number; data: Record<string, string>; text: string; replayed: boolean };

export type Sent = {
  readonly token?: string;
  readonly body?: object;
  readonly id?: string;
  readonly key?: string;
  /** The answer is not waited for longer than this; what the program does goes on. */
  readonly cutAfterMs?: number;
};

export type Item = { variantId: string; quantity: number };

/** Two real programs on one database; the test's own process has a third instance, for what no call can do. */
export type TwoPrograms = {
  readonly shop: Shop;
  /** Makes one call over HTTP at the first or, for odd numbers, the second program. */
  at(index: number, endpoint: Endpoint, sent: Sent): Promise<Answer>;
  quote(index: number, buyer: Buyer, items: readonly Item[]): Promise<string>;
  submit(index: number, buyer: Buyer, quoteId: string, how?: Sent): Promise<Answer>;
  pay(index: number, buyer: Buyer, paymentId: string, how?: Sent): Promise<Answer>;
  /** A placed order, to be paid. */
  order(index: number, buyer: Buyer, items: readonly Item[]): Promise<{ orderId: string; paymentId: string }>;
  /** The first number of a query. */
  count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number>;
  close(): Promise<void>;
};

const POOL = '16';
/** For the programs to begin and to end, on a machine that is busy with other things. */
export const START_MS = 120_000;

/** Starts both programs; each customer may have `unpaidMax` orders to be paid at a time. */
export async function openTwoPrograms(unpaidMax: number): Promise<TwoPrograms> {
  const shop = await openShop({ DEMO: 'true', DATABASE_POOL: POOL });
  const { db, cache } = shop.app.platform;
  await sql`INSERT INTO parameter (key, value) VALUES ('order.unpaid_max', ${String(unpaidMax)}::jsonb)`.execute(db);
  cache.drop(['parameters', '*']);
  const dataDir = await mkdtemp(join(tmpdir(), 'avela-two-'));
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: dataDir, DATABASE_POOL: POOL };
  const programs = await Promise.all([0, 1].map(() => startProductProcess(env)));

  const at: TwoPrograms['at'] = async (index, endpoint, sent) => {
    const { address } = programs[index % 2] as ProductProcess;
    const path = basePath[endpoint.surface] + endpoint.path.replace(':id', sent.id ?? '');
    const response = await fetch(`${address}${path}?lang=en-US&currency=USD`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.key ? { 'idempotency-key': sent.key } : {}),
      },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(sent.body ?? {}) }),
      signal: AbortSignal.timeout(sent.cutAfterMs ?? 30_000),
    });
    const text = await response.text();
    const replayed = response.headers.get('idempotent-replayed') === 'true';
    return { ...(JSON.parse(text) as { code: number; data: Record<string, string> }), text, replayed };
  };
  const quote: TwoPrograms['quote'] = async (index, { token }, items) => {
    const answer = await at(index, orderEndpoints.createQuote, { token, body: { source: 'items', items } });
    if (answer.code !== 200) throw new Error(`no quote: ${answer.text}`);
    return answer.data.id ?? '';
  };
  const submit: TwoPrograms['submit'] = (index, { token }, quoteId, how = {}) =>
    at(index, orderEndpoints.submitOrder, { token, body: { quoteId }, ...how });

  return {
    shop,
    at,
    quote,
    submit,
    pay: (index, { token }, payment, how = {}) =>
      at(index, paymentEndpoints.pay, { token, body: { payment, channel: shop.balanceChannel }, ...how }),
    order: async (index, buyer, items) => {
      const answer = await submit(index, buyer, await quote(index, buyer, items));
      if (answer.code !== 200) throw new Error(`no order: ${answer.text}`);
      return answer.data as { orderId: string; paymentId: string };
    },
    count: async (query) => (await query.execute(db)).rows[0]?.n ?? -1,
    close: async () => {
      for (const program of programs) await end(program, 'SIGTERM');
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs work for every item, so many at a time. */
export async function eachOf<T>(items: readonly T[], atOnce: number, work: (item: T, index: number) => Promise<void>) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
