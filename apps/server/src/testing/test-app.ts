import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnswerOf, basePath, type Endpoint, type RequestOf } from '@app/contract/core/endpoint';
import { CONFIRMED, CONFIRMED_HEADER } from '@app/contract/core/price-jumps';
import type { DestinationStream } from 'pino';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import { openLog } from '../platform/open-log.ts';
import type { SliceFactory } from '../platform/slice.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { asAnother } from '../platform/testing/watch-pools.ts';
import { SECRETS_KEY } from './secrets-key.ts';

/** What a test sends: the endpoint's own input, or anything at all to see it refused. */
export type Sent<E> = Partial<RequestOf<E>> & {
  readonly raw?: unknown;
  readonly token?: string;
  readonly lang?: string;
  readonly currency?: string;
  readonly ip?: string;
  readonly headers?: Record<string, string>;
};

export type Answer<T> = {
  readonly status: number;
  readonly code: number;
  readonly data: T;
  readonly msg: string;
  readonly headers: Record<string, unknown>;
};

export type TestApp = {
  readonly app: App;
  readonly databaseUrl: string;
  /** Makes one call through the in-process server. `raw` is sent as the body as it is. */
  call<E extends Endpoint>(endpoint: E, sent?: Sent<E>): Promise<Answer<AnswerOf<E>>>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  readonly env?: Record<string, string>;
  readonly factories?: readonly SliceFactory[];
  /** A second process on the same database; its owner drops it. */
  readonly databaseUrl?: string;
  /** A folder for its files that stays; its owner removes it. */
  readonly dataDir?: string;
  /** Takes the log instead of standard output. */
  readonly logTo?: DestinationStream;
};

/** The whole product in this process over a database of its own: rates unlimited, silent, not in demo mode. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.databaseUrl ? null : await testDatabase();
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'avela-test-')));
  const env = {
    NODE_ENV: 'test',
    DEMO: 'false',
    RATE_LIMITS: 'false',
    DATABASE_POOL: '10',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SECRETS_KEY,
    ...options.env,
  };
  const config = readConfig(env);
  const app = await createApp({
    config,
    databaseUrl,
    log: openLog(config.logLevel, { to: options.logTo, traced: config.tracing !== null }),
    ...(options.factories ? { factories: options.factories } : {}),
  });
  await app.server.ready();

  return {
    app,
    databaseUrl,
    call: async (endpoint, sent = {}) => {
      const given = sent as Sent<Endpoint> & { params?: Record<string, string>; query?: Record<string, string> };
      const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
        encodeURIComponent(given.params?.[name] ?? ''),
      );
      const body = 'raw' in given ? given.raw : given.body;
      const inject = async () =>
        app.server.inject({
          method: endpoint.method,
          url: basePath[endpoint.surface] + path,
          query: { lang: given.lang ?? 'en-US', currency: given.currency ?? 'USD', ...given.query },
          // Tests mean the prices that they send; those about jumps say otherwise.
          headers: {
            ...(endpoint.errors?.includes('price.jump') ? { [CONFIRMED_HEADER]: CONFIRMED } : {}),
            ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
            ...given.headers,
          },
          remoteAddress: given.ip ?? '127.0.0.1',
          ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: (body ?? {}) as object }),
        });
      const response = await asAnother(inject);
      const envelope = response.json() as { code: number; data: never; msg: string };
      return { status: response.statusCode, ...envelope, headers: response.headers };
    },
    close: async () => {
      await app.close();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}
