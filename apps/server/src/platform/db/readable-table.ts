import { invariant } from '@app/kernel/assert';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './schema.gen.ts';

type TableName = keyof Database & string;
type Columns<T extends TableName> = Readonly<Record<string, keyof Database[T] & string>>;

/** A table in a statement of another slice: the table itself and the columns that may be read, as pieces of SQL. */
export type ReadableTable<T extends TableName, C extends Columns<T>> = {
  readonly [K in keyof C]: RawBuilder<Selectable<Database[T]>[C[K] & keyof Selectable<Database[T]>]>;
} & { readonly table: RawBuilder<unknown> };

const IDENTIFIER = /^[a-z_]+$/;

/**
 * Declares what of a table other slices may read. The owner exports the function that this returns from its door; a reader
 * calls it once, at the head of a file, with the name that the table has in its statements:
 *
 *     const cities = citiesAs('c');
 *     sql`SELECT ${cities.name} FROM hotel h JOIN ${cities.table} ON ${cities.id} = h.city_id`
 *
 * The statement is sent as if names had been written by hand. Names of columns are thus in the owner's slice alone.
 */
export const readableTable =
  <const T extends TableName, const C extends Columns<T>>(table: T, columns: C) =>
  (alias: string): ReadableTable<T, C> => {
    invariant(IDENTIFIER.test(alias), 'a table in a statement has a plain name');
    const read = Object.entries(columns).map(([name, column]) => [name, sql.raw(`${alias}.${column}`)]);
    return { ...Object.fromEntries(read), table: sql.raw(`${table} ${alias}`) };
  };
