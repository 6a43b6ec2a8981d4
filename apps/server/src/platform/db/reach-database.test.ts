import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { withClient } from '../testing/test-server.ts';
import { refuseUnusable } from './reach-database.ts';

let database: TestDatabase;
const servers: Server[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await database.drop();
});

/** Something else than PostgreSQL that listens; returns its port. */
async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const changed = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

const wrong: Record<string, () => Promise<[address: string, line: RegExp]> | [string, RegExp]> = {
  'an unknown host': () => [
    'postgres://u:hidden@no-such-host.invalid:5432/shop',
    /^DATABASE_URL: the host of no-such-host\.invalid:5432 is not known\. /,
  ],
  'a port where nothing listens': () => [
    'postgres://u:hidden@127.0.0.1:1/shop',
    /^DATABASE_URL: nothing listens at 127\.0\.0\.1:1\. /,
  ],
  'a web server': async () => [
    `postgres://u:hidden@127.0.0.1:${await listening(createServer())}/shop`,
    /^DATABASE_URL: what listens at 127\.0\.0\.1:\d+ is no PostgreSQL\. /,
  ],
  'a server that says nothing': async () => [
    `postgres://u:hidden@127.0.0.1:${await listening(createTcpServer())}/shop`,
    /^DATABASE_URL: no PostgreSQL answered at 127\.0\.0\.1:\d+ within 4 s\. /,
  ],
  'a wrong password': () => [
    changed((url) => {
      url.password = 'hidden';
    }),
    /^DATABASE_URL: \S+ refuses the user \w+ \(.+\)\. Check user and password\.$/,
  ],
  'a missing database': () => [
    changed((url) => {
      url.pathname = '/no_such_database';
    }),
    /^DATABASE_URL: there is no database no_such_database at \S+\. /,
  ],
};
test.each(Object.entries(wrong))('%s is said in one line, without the password', async (_name, of) => {
  const [address, line] = await of();
  const begun = performance.now();
  const refusal = await refuseUnusable(address, 'DATABASE_URL').then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  expect(refusal).toMatch(line);
  expect(refusal).not.toMatch(/hidden|\n/);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a database of a newer program, a read-only one and one without the right to make tables are each named', async () => {
  await expect(refuseUnusable(database.url, 'DATABASE_URL')).resolves.toBeUndefined();
  const name = new URL(database.url).pathname.slice(1);
  const after = async (...statements: string[]): Promise<string> => {
    await withClient(database.url, async (client) => {
      await client.query('SET default_transaction_read_only = off');
      for (const statement of statements) await client.query(statement);
    });
    return refuseUnusable(database.url, 'DATA_DIR').then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  };
  expect(await after(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9000-later', '2027-01-01')`)).toMatch(
    /^DATA_DIR: the database is newer than this program, which does not know 9000-later\. /,
  );
  expect(await after(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)).toMatch(
    /^DATA_DIR: the database at \S+ is read-only\. /,
  );
  const closed = await after(
    `ALTER DATABASE ${name} RESET default_transaction_read_only`,
    'CREATE SCHEMA own',
    `ALTER DATABASE ${name} SET search_path = 'pg_catalog'`,
  );
  expect(closed).toMatch(/^DATA_DIR: the user \w+ may not make tables there\. /);
});
