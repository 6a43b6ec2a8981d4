import { realpathSync, statSync } from 'node:fs';
import pg from 'pg';

// Shared by every process that uses the database, for as long as it does; any number, used for nothing else.
const ownersLock = 7_240_311;
const setupLock = 7_240_312;

/** Names and password that the supervisor made the database with. */
export type Credentials = { password: string; database: string };

/** The supervisor's own connection: it marks this process as an owner and is the first to learn of a dead server. */
export type Keeper = {
  /** Resolves when the connection ends, however it ends. */
  lost: Promise<void>;
  /** Gives up ownership; true when no other process owns the database, and none can until the connection closes. */
  wasLastOwner(): Promise<boolean>;
  close(): Promise<void>;
};

/** The process named in our folder serves another one: the folder was copied or moved while its server ran. */
export class WrongFolder extends Error {}

/** A server that can be connected to: a socket's folder or an address, and the port. */
export type Listener = { host: string; port: number };

/** The address of the application's database, or of the superuser's, for any PostgreSQL client. */
export function addressOf({ host, port }: Listener, role: 'application' | 'superuser', names: Credentials): string {
  const name = role === 'superuser' ? 'postgres' : names.database;
  // An address must name a host even when a socket is used; the parameter wins in every driver.
  const [hostName, socket] = host.startsWith('/') ? ['localhost', `?host=${encodeURIComponent(host)}`] : [host, ''];
  return `postgresql://${name}:${encodeURIComponent(names.password)}@${hostName}:${port}/${name}${socket}`;
}

/**
 * Connects to the server, makes sure it serves `dataDir`, makes the application's role and database at the first time
 * and takes a share of ownership. Passes on the driver's error when the server does not answer (yet).
 */
export async function connectKeeper(listener: Listener, dataDir: string, names: Credentials): Promise<Keeper> {
  const client = new pg.Client({
    ...listener,
    user: 'postgres',
    password: names.password,
    database: 'postgres',
    application_name: 'avela supervisor',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  try {
    await client.connect();
    await refuseOtherFolder(client, dataDir);
    await makeDatabase(client, names);
    await client.query('SELECT pg_advisory_lock_shared($1)', [ownersLock]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  // The supervisor alone does not keep the program running; missing in the driver's types.
  const hold = client as unknown as { ref(): void; unref(): void };
  hold.unref();
  return {
    lost,
    wasLastOwner: async () => {
      hold.ref();
      await client.query('SELECT pg_advisory_unlock_shared($1)', [ownersLock]);
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS last', [ownersLock]);
      return rows[0]?.last === true;
    },
    close: () => {
      hold.ref();
      return client.end().catch(() => {});
    },
  };
}

async function refuseOtherFolder(client: pg.Client, dataDir: string): Promise<void> {
  const { rows } = await client.query('SHOW data_directory');
  const served = String(rows[0]?.data_directory);
  const found = statSync(served, { throwIfNoEntry: false });
  const ours = statSync(realpathSync(dataDir));
  if (found?.ino === ours.ino && found.dev === ours.dev) return;
  throw new WrongFolder(`A running database serves ${served}, but ${dataDir} names its process: stop that one first.`);
}

async function makeDatabase(client: pg.Client, { database, password }: Credentials): Promise<void> {
  const exists = async () =>
    (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])).rowCount !== 0;
  if (await exists()) return;
  // Two processes may start at once; CREATE DATABASE cannot run in a transaction, so the lock is the session's.
  await client.query('SELECT pg_advisory_lock($1)', [setupLock]);
  try {
    if (await exists()) return;
    const role = client.escapeIdentifier(database);
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [database]);
    // No superuser: what the application can do ends at its own database.
    if (rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
    await client.query(`CREATE DATABASE ${role} OWNER ${role} TEMPLATE template0`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [setupLock]);
  }
}
