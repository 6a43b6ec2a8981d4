import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { createApp } from '../app.ts';
import { PROGRAM_STATEMENT_TIMEOUT } from '../boot/invariants.ts';
import { type Config, readDirectly } from '../platform/config/config.ts';
import { migrate } from '../platform/db/migrate.ts';

const POOL = 4;
/** Tables whose records are counted, to say what a backup holds. */
const COUNTED = { customers: 'customer', orders: 'goods_order', travelOrders: 'travel_order', payments: 'payment' };
const BATCH = 10_000;

export type Restored = {
  readonly invariants: number;
  /** Names of those that do not hold. */
  readonly broken: string[];
  readonly counts: Record<string, number>;
  /** Uploads that the database names and that are not among `uploads`. */
  readonly missingUploads: string[];
};

/**
 * Opens the product on a restored database as a start would, in its own folder, and asks every invariant. Brings the
 * database to this build's schema. Throws when the product does not open.
 */
export async function checkRestored(of: {
  readonly config: Config;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** Whether there is a file of the upload with this id. */
  readonly hasUpload: (id: string) => boolean;
}): Promise<Restored> {
  await migrate(of.databaseUrl);
  const config: Config = {
    ...readDirectly(of.config),
    dataDir: of.dataDir,
    // What it looks at is the database; nothing of it is to reach the bucket.
    files: { s3: null, publicUrl: null },
    databaseUrl: null,
    databasePool: POOL,
    role: 'worker',
  };
  // Its server is stopped in a moment: that connections break then is no news.
  const log = of.log.child({}, { level: 'error' });
  const app = await createApp({ config, databaseUrl: of.databaseUrl, log });
  try {
    const results = await app.verify({ longest: PROGRAM_STATEMENT_TIMEOUT });
    const broken = results.filter(({ ok }) => !ok).map(({ slice, name }) => `${slice}.${name}`);
    const facts = await readFacts(of.databaseUrl, of.hasUpload);
    return { invariants: results.length, broken, ...facts };
  } finally {
    await app.close();
  }
}

async function readFacts(
  url: string,
  hasUpload: (id: string) => boolean,
): Promise<Pick<Restored, 'counts' | 'missingUploads'>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const counts: Record<string, number> = {};
    for (const [name, table] of Object.entries(COUNTED)) {
      counts[name] = Number((await client.query(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);
    }
    const missingUploads: string[] = [];
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await client.query<{ id: string }>(
        'SELECT id FROM stored_file WHERE id > $1 ORDER BY id LIMIT $2',
        [after, BATCH],
      );
      missingUploads.push(...rows.map(({ id }) => id).filter((id) => !hasUpload(id)));
      if (rows.length < BATCH) return { counts, missingUploads };
      after = rows.at(-1)?.id ?? after;
    }
  } finally {
    await client.end();
  }
}
