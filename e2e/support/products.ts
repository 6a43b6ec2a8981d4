import { randomUUID } from 'node:crypto';
import { type AnswerOf, basePath, type Endpoint, type RequestOf } from '@app/contract/core/endpoint';
import { CONFIRMED, CONFIRMED_HEADER } from '@app/contract/core/price-jumps';
import { sql } from 'kysely';
import { type Db, openDb, openPool } from '../../apps/server/src/platform/db/connect.ts';

/** A running product: where it listens, and its database. */
export type Product = { readonly url: string; readonly database: string };

/** A setting of the environment that journeys are given. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: journeys are run by playwright.config.ts`);
  return value;
}

/** The product that journeys share. */
export const sharedProduct = (): Product => ({ url: setting('SHOP_URL'), database: setting('SHOP_DATABASE') });

/** The product whose clock is moved. */
export const clockProduct = (): Product => ({ url: setting('CLOCK_URL'), database: setting('CLOCK_DATABASE') });

/** Runs `work` on the product's database with a connection of its own. */
export async function onDatabase<T>(product: Product, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(openPool(product.database, 1, () => undefined));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Runs `work` while no other worker runs its own with the same product. */
export const alone = (product: Product, work: (product: Product) => Promise<void>): Promise<void> =>
  onDatabase(product, (db) =>
    db.connection().execute(async (one) => {
      // A journey may hold the lock for minutes, longer than the limits of a statement.
      for (const limit of ['lock_timeout', 'statement_timeout']) await sql.raw(`SET ${limit} = 0`).execute(one);
      await sql`SELECT pg_advisory_lock(7240320)`.execute(one);
      await work(product);
    }),
  );

export type Sent<E extends Endpoint> = {
  readonly body?: RequestOf<E>['body'];
  readonly query?: Readonly<Record<string, string | number>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly lang?: string;
};

export type Answered<E extends Endpoint> = { status: number; code: number; msg: string; data: AnswerOf<E> };

/** Makes one call as a client would; gives the envelope whatever it says. */
export async function send<E extends Endpoint>(
  product: Product,
  endpoint: E,
  sent: Sent<E> = {},
): Promise<Answered<E>> {
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => sent.params?.[name] ?? '');
  const query = new URLSearchParams({ lang: sent.lang ?? 'en-US', currency: 'USD' });
  for (const [name, value] of Object.entries(sent.query ?? {})) query.set(name, String(value));
  const answer = await fetch(`${product.url}${basePath[endpoint.surface]}${path}?${query}`, {
    method: endpoint.method,
    headers: {
      'Client-Type': 'AppIndex',
      ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(sent.token ? { Authorization: `Bearer ${sent.token}` } : {}),
      ...(endpoint.errors?.includes('price.jump') ? { [CONFIRMED_HEADER]: CONFIRMED } : {}),
      ...(endpoint.idempotent ? { 'Idempotency-Key': randomUUID() } : {}),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Answered<E>, 'status'>) };
}

/** Makes one call that must succeed; gives its data. */
export async function ask<E extends Endpoint>(product: Product, endpoint: E, sent: Sent<E> = {}): Promise<AnswerOf<E>> {
  const answer = await send(product, endpoint, sent);
  if (answer.code !== 200 && answer.code !== 1) throw new Error(`${endpoint.path}: ${answer.code} ${answer.msg}`);
  return answer.data;
}
