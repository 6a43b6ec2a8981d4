import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import { readableTable } from './readable-table.ts';
import type { Database } from './schema.gen.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const textOf = (statement: RawBuilder<unknown>): string => statement.compile(db).sql;
const citiesAs = readableTable('travel_city', { id: 'id', isShown: 'enabled' });

test('a table and its columns are sent as if they were written by hand', () => {
  const cities = citiesAs('c');
  expect(
    textOf(sql`SELECT 1 FROM hotel h JOIN ${cities.table} ON ${cities.id} = h.city_id AND ${cities.isShown}`),
  ).toBe('SELECT 1 FROM hotel h JOIN travel_city c ON c.id = h.city_id AND c.enabled');
});

test('one table stands twice in a statement under two names', () => {
  const [from, to] = [citiesAs('a'), citiesAs('b')];
  expect(textOf(sql`${from.table}, ${to.table} WHERE ${from.id} <> ${to.id}`)).toBe(
    'travel_city a, travel_city b WHERE a.id <> b.id',
  );
});

test('a name that is no plain word is refused', () => {
  expect(() => citiesAs('c; DROP')).toThrow('a table in a statement has a plain name');
});
