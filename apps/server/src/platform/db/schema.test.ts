import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openDb, openPool } from './connect.ts';
import { generateTypes, schemaFile } from './generate-types.ts';

test('when the migrations change, then the generated table types are generated again', async () => {
  const database = await testDatabase();
  const db = openDb(openPool(database.url, 1, () => undefined));
  try {
    expect(readFileSync(schemaFile, 'utf8')).toBe(await generateTypes(db));
  } finally {
    await db.destroy();
    await database.drop();
  }
});
