import { invariant } from '@app/kernel/assert';
import { CompiledQuery, type QueryResult, type RawBuilder } from 'kysely';
import type { Queryable } from './connect.ts';
import { type Compilable, heldConnection } from './pipeline/queue.ts';

export type StaticSql<R> = Compilable & { execute(db: Queryable): Promise<QueryResult<R>> };

type Fragment = RawBuilder<unknown>;

/** A piece of static SQL with values of its own. */
class SqlFragment {
  readonly strings: TemplateStringsArray;
  readonly given: readonly unknown[];
  constructor(strings: TemplateStringsArray, given: readonly unknown[]) {
    this.strings = strings;
    this.given = given;
  }
}

/** A piece to be built into `staticSql`, with values but without pieces of its own. */
export const sqlFragment = (strings: TemplateStringsArray, ...given: readonly unknown[]): SqlFragment =>
  new SqlFragment(strings, given);

type Made = { readonly text: string; readonly given: readonly unknown[] };
/** Texts by the place in the code that asks, with what they were put together from. */
const texts = new WeakMap<TemplateStringsArray, Made>();

const isFragment = (value: unknown): value is Fragment =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value;

function putTogether(db: Queryable, strings: TemplateStringsArray, given: readonly unknown[]): Made {
  let parameters = 0;
  const textOf = (value: unknown): string => {
    if (value instanceof SqlFragment)
      return value.given.reduce<string>(
        (text, own, index) => text + textOf(own) + value.strings[index + 1],
        value.strings[0] ?? '',
      );
    if (!isFragment(value)) {
      parameters += 1;
      return `$${parameters}`;
    }
    const fragment = value.compile(db);
    invariant(fragment.parameters.length === 0, 'a fragment of static SQL has no values of its own');
    return fragment.sql;
  };
  const pieces = given.map((value, index) => textOf(value) + strings[index + 1]);
  return { text: strings[0] + pieces.join(''), given: given.map(shapeOf) };
}

/** What a text depends on of a value: the fragment or the part's own text, and nothing of a plain value. */
const shapeOf = (value: unknown): unknown =>
  value instanceof SqlFragment ? value.strings : isFragment(value) ? value : null;

const parametersOf = (value: unknown): readonly unknown[] => {
  if (value instanceof SqlFragment) return value.given;
  return isFragment(value) ? [] : [value];
};

/**
 * SQL as with Kysely's `sql`, whose text is put together once for each place in the code instead of with every call: for
 * statements that run often. Values become parameters; fragments are built in and must be without values, and the same
 * objects each time; a `sqlFragment` is built in with its values.
 */
export function staticSql<R = unknown>(strings: TemplateStringsArray, ...given: readonly unknown[]): StaticSql<R> {
  const compile = (db: Queryable): CompiledQuery => {
    const known = texts.get(strings);
    const holds = known && given.every((value, index) => shapeOf(value) === known.given[index]);
    const made = holds ? known : putTogether(db, strings, given);
    if (!holds) texts.set(strings, made);
    return CompiledQuery.raw(made.text, given.flatMap(parametersOf));
  };
  // Inside a transaction there is nobody to ask for its connection.
  const execute = (db: Queryable) => (heldConnection(db) ?? db).executeQuery<R>(compile(db));
  return { compile, execute };
}
