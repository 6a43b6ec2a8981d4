import { invariant } from '@app/kernel/assert';
import { CompiledQuery, type QueryResult, type RawBuilder } from 'kysely';
import type { Queryable } from './connect.ts';
import type { Compilable } from './in-line.ts';

export type Fixed<R> = Compilable & { execute(db: Queryable): Promise<QueryResult<R>> };

type Fragment = RawBuilder<unknown>;
type Made = { readonly text: string; readonly given: readonly unknown[] };
/** Texts by the place in the code that asks, with what they were put together from. */
const texts = new WeakMap<TemplateStringsArray, Made>();

const isFragment = (value: unknown): value is Fragment =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value;

function putTogether(db: Queryable, strings: TemplateStringsArray, given: readonly unknown[]): Made {
  let parameters = 0;
  const pieces = given.map((value, index) => {
    if (!isFragment(value)) {
      parameters += 1;
      return `$${parameters}${strings[index + 1]}`;
    }
    const fragment = value.compile(db);
    invariant(fragment.parameters.length === 0, 'a fragment of fixed SQL has no values of its own');
    return fragment.sql + strings[index + 1];
  });
  return { text: strings[0] + pieces.join(''), given };
}

/**
 * SQL as with Kysely's `sql`, whose text is put together once for each place in the code instead of with every call: for
 * statements that run often. Values become parameters; fragments are built in and must be without values, and the same
 * objects each time.
 */
export function fixed<R = unknown>(strings: TemplateStringsArray, ...given: readonly unknown[]): Fixed<R> {
  const compile = (db: Queryable): CompiledQuery => {
    const known = texts.get(strings);
    const holds = known && given.every((value, index) => !isFragment(value) || value === known.given[index]);
    const made = holds ? known : putTogether(db, strings, given);
    if (!holds)
      texts.set(strings, { text: made.text, given: given.map((value) => (isFragment(value) ? value : null)) });
    return CompiledQuery.raw(
      made.text,
      given.filter((value) => !isFragment(value)),
    );
  };
  return { compile, execute: (db) => db.executeQuery<R>(compile(db)) };
}
