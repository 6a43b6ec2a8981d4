import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';
import { withClient } from './test-server.ts';

test('when several databases are made at once, then each is migrated and none sees another', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, testDatabase));
  const tables = await Promise.all(
    databases.map(({ url }, index) =>
      withClient(url, async (client) => {
        await client.query(`CREATE TABLE mine_${index} ()`);
        const { rows } = await client.query<{ name: string }>(
          "SELECT table_name AS name FROM information_schema.tables WHERE table_name ~ '^(mine_|kysely_migration$)'",
        );
        return rows.map(({ name }) => name).sort();
      }),
    ),
  );
  expect(tables).toEqual(databases.map((_, index) => ['kysely_migration', `mine_${index}`]));
  await Promise.all(databases.map(({ drop }) => drop()));
  await expect(withClient(databases[0]?.url ?? '', async () => {})).rejects.toThrow('does not exist');
});
