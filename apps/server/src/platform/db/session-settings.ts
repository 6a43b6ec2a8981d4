import pg from 'pg';

/** What the product needs of each of its sessions. */
export const SESSION_SETTINGS = {
  TimeZone: 'UTC',
  jit: 'off',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
  lock_timeout: '10s',
} as const;

type Settings = Readonly<Record<string, string>>;

/** Settings as a connection that is the product's alone is opened with them. */
export const startupOptions = (more: Settings = {}): string =>
  Object.entries({ ...SESSION_SETTINGS, ...more })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the settings that a session has otherwise, by their names. */
async function differing(client: pg.Client): Promise<string[]> {
  const names = Object.keys(SESSION_SETTINGS);
  // Not prepared: the connection may be a pooler's.
  const { rows } = await client.query<Record<string, string>>(
    `SELECT ${names.map((name) => `current_setting('${name}') AS "${name}"`).join()}`,
  );
  return Object.entries(SESSION_SETTINGS).flatMap(([name, value]) => (rows[0]?.[name] === value ? [] : [name]));
}

const SETTING = 'avela_session_settings';

/** Prepares statements of one name from two connections, which meet on one session of the server unless the pooler keeps them apart. */
async function refuseNames(url: string): Promise<void> {
  try {
    for (const text of ['SELECT 1', 'SELECT 2'])
      await withClient(url, (client) => client.query({ name: 'avela_pooler_check', text }));
  } catch (error) {
    throw new Error(
      'DATABASE_NAMED_STATEMENTS: the pooler does not know prepared statements by name, which PgBouncer does from version 1.21 on where max_prepared_statements is not 0. Set it to false',
      { cause: error },
    );
  }
}

/**
 * Makes a database ready for connections that a pooler hands on from one call to the next, which take no settings of their own: the role gets
 * what the product needs in this database. `direct` is the server's own address. Throws where connections of the
 * pooler are older than that, or it does not know names of statements as `named` says.
 */
export async function prepareForPooler(of: {
  readonly url: string;
  readonly direct: string;
  readonly named: boolean;
}): Promise<void> {
  await withClient(of.direct, async (client) => {
    // Held by this connection alone, which is no pooler's: two programs may start at once.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [SETTING]);
    const { rows } = await client.query<{ database: string; role: string }>(
      'SELECT quote_ident(current_database()) AS database, quote_ident(current_user) AS role',
    );
    const { database, role } = rows[0] ?? { database: '', role: '' };
    for (const name of await differing(client))
      await client.query(
        `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${SESSION_SETTINGS[name as keyof typeof SESSION_SETTINGS]}'`,
      );
  });
  const wrong = await withClient(of.url, differing);
  if (wrong.length > 0)
    throw new Error(
      `DATABASE_URL: connections of the pooler do not have ${wrong.join(', ')} as the role has now; have it open new ones (RECONNECT in PgBouncer's console)`,
    );
  if (of.named) await refuseNames(of.url);
}
