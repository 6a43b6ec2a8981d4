import { CompiledQuery } from 'kysely';
import type { Queryable } from './connect.ts';
import type { Compilable } from './pipeline/queue.ts';

/** What is read by a statement, and what is made of its rows. In its rows are texts, whole numbers, booleans and JSON alone. */
export type Reading<T> = { readonly statement: Compilable; readonly made: (rows: readonly never[]) => T };

/** Texts of readings put together, by their own texts. */
const texts = new Map<string, string>();
const MOST_TEXTS = 500;

function putTogether(statements: readonly CompiledQuery[]): string {
  const name = statements.map(({ sql }) => sql).join('\n;\n');
  const known = texts.get(name);
  if (known !== undefined) return known;
  let before = 0;
  const columns = statements.map(({ sql, parameters }, index) => {
    const first = before;
    before += parameters.length;
    const renumbered = sql.replace(/\$(\d+)/g, (_all, number: string) => `$${first + Number(number)}`);
    return `(SELECT COALESCE(json_agg(r${index}), '[]') FROM (${renumbered}) r${index}) AS r${index}`;
  });
  const text = `SELECT ${columns.join(', ')}`;
  if (texts.size < MOST_TEXTS) texts.set(name, text);
  return text;
}

/**
 * Reads for several slices in one statement, which is one snapshot. Returns by name what is made of each, once it is asked for: that may
 * refuse.
 */
export async function readTogether<T extends Record<string, unknown>>(
  db: Queryable,
  readings: { readonly [K in keyof T]: Reading<T[K]> },
): Promise<{ readonly [K in keyof T]: () => T[K] }> {
  const named = Object.entries<Reading<unknown>>(readings);
  const statements = named.map(([, { statement }]) => statement.compile(db));
  const query = CompiledQuery.raw(
    putTogether(statements),
    statements.flatMap(({ parameters }) => parameters),
  );
  const { rows } = await db.executeQuery<Record<string, readonly never[]>>(query);
  const made = named.map(([name, reading], index) => [name, () => reading.made(rows[0]?.[`r${index}`] ?? [])]);
  return Object.fromEntries(made);
}
