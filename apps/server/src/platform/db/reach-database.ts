import pg from 'pg';
import { knownMigrations } from './migrate.ts';

/** A database that does not answer is said to be away after this; one on a machine with much to do takes a while. */
const ANSWER_WITHIN_MS = 4_000;
const OLDEST_VERSION = 150_000;

/** Where an address leads, without its password. */
export type Target = { readonly place: string; readonly user: string; readonly database: string };

export function targetOf(client: pg.Client): Target {
  const { host, port, user = '', database = '' } = client;
  return { place: host.startsWith('/') ? host : `${host}:${port}`, user, database };
}

/** What a failed connection means, for those who set its address. */
export function reasonOf(error: unknown, { place, user, database }: Target): string {
  const { code = '', message } = error as { code?: string; message: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host of ${place} is not known. Check its name`;
  if (code === 'ECONNREFUSED' || code === 'ENOENT')
    return `nothing listens at ${place}. Check host and port, and whether PostgreSQL runs there`;
  if (code === '28P01' || code === '28000')
    return `${place} refuses the user ${user} (${message}). Check user and password`;
  if (code === '3D000') return `there is no database ${database} at ${place}. Make it, or name another`;
  if (code === '57P03') return `${place} is starting up or recovering. Start again in a moment`;
  if (code === '53300') return `${place} has no connection left (${message}). Allow more, or set DATABASE_POOL lower`;
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')) return `${place} refuses: ${message}`;
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return `${place} cannot be reached from here (${code})`;
  if (code === 'ETIMEDOUT' || /timeout/i.test(message))
    return `no PostgreSQL answered at ${place} within ${ANSWER_WITHIN_MS / 1000} s. Check host and port`;
  if (code === 'ECONNRESET' || /terminated/i.test(message))
    return `what listens at ${place} is no PostgreSQL. Check host and port`;
  return `${place} cannot be used: ${message}`;
}

const standing = `
  SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS called,
    pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS "readOnly",
    has_schema_privilege(current_schema(), 'CREATE') AS "mayMake", to_regclass('kysely_migration') IS NOT NULL AS used`;

type Standing = {
  readonly version: number;
  readonly called: string;
  readonly readOnly: boolean;
  readonly mayMake: boolean | null;
  readonly used: boolean;
};

/** Why a database that answers cannot be the product's, or null. */
async function flawOf(client: pg.Client, { user, place }: Target): Promise<string | null> {
  const [found] = (await client.query<Standing>(standing)).rows as [Standing];
  if (found.version < OLDEST_VERSION)
    return `PostgreSQL ${found.called} at ${place} is too old. It must be 15 or later`;
  if (found.readOnly) return `the database at ${place} is read-only. Name the primary server`;
  if (!found.mayMake) return `the user ${user} may not make tables there. Grant it CREATE on the schema`;
  if (!found.used) return null;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  const known = new Set(knownMigrations());
  const newer = rows.map(({ name }) => name).filter((name) => !known.has(name));
  if (newer.length === 0) return null;
  return `the database is newer than this program, which does not know ${newer.slice(0, 3).join(', ')}. Start the version that it belongs to`;
}

/**
 * Asks a database whether the product can live there. Throws one line, beginning with `setting`, that says what is
 * wrong and what to do: at once, or where nobody answers after four seconds.
 */
export async function refuseUnusable(
  url: string,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR',
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'avela start',
  });
  client.on('error', () => undefined);
  const target = targetOf(client);
  let flaw: string | null;
  try {
    await client.connect();
    flaw = await flawOf(client, target);
  } catch (error) {
    flaw = reasonOf(error, target);
  } finally {
    // One that hangs does not take its leave.
    void client.end().catch(() => undefined);
  }
  if (flaw) throw new Error(`${setting}: ${flaw}.`);
}
