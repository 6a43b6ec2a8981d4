import { CompiledQuery } from 'kysely';
import type { Queryable } from './connect.ts';

/** Notes a value of a statement; returns what stands for it in the text, which may stand there more than once. */
export type Place = (value: unknown) => string;

/**
 * A statement whose text is put together as plain text, with its values: for what is asked with every search and is made of many pieces,
 * which Kysely's `sql` would visit one by one each time.
 */
export function textSql(): { readonly place: Place; read<T>(db: Queryable, text: string): Promise<T[]> } {
  const values: unknown[] = [];
  return {
    place: (value) => `$${values.push(value)}`,
    read: async <T>(db: Queryable, text: string) => (await db.executeQuery<T>(CompiledQuery.raw(text, values))).rows,
  };
}

const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;

/** A list as PostgreSQL reads arrays from text: several times as fast as node-postgres writes one. */
export const arrayText = (list: readonly (string | number | boolean | null)[]): string =>
  `{${list.map((one) => (one === null ? 'NULL' : typeof one === 'string' ? quoted(one) : String(one))).join()}}`;
