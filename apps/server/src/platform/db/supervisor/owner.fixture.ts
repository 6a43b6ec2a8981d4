import pg from 'pg';
import { startDatabase } from './start-database.ts';

// A program that owns a database, for the tests that kill it: writes one row, says so, and waits for SIGTERM.
const [, , dataDir = ''] = process.argv;
const database = await startDatabase({ dataDir, settings: { shared_buffers: '16MB' }, log: () => {} });
const client = new pg.Client({ connectionString: database.url });
client.on('error', () => {});
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS written (at timestamptz NOT NULL DEFAULT now())');
await client.query('INSERT INTO written DEFAULT VALUES');
process.once('SIGTERM', async () => {
  await client.end();
  await database.stop();
  process.exit(0);
});
process.stdout.write(`${JSON.stringify({ adopted: database.adopted })}\n`);
