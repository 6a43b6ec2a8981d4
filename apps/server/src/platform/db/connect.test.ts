import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openPool } from './connect.ts';

test('a connection that breaks is told of, but not once its pool is ended', async () => {
  const database = await testDatabase();
  const errors: string[] = [];
  const pool = openPool(database.url, 1, ({ message }) => errors.push(message));
  const client = await pool.connect();
  client.emit('error', new Error('broke'));
  client.release();
  const ended = pool.end();
  client.emit('error', new Error('the server stops'));
  await ended;
  expect(errors).toEqual(['broke']);
  await database.drop();
});
