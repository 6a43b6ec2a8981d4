import { invariant } from '@app/kernel/assert';
import type { CompiledQuery } from 'kysely';
import type { Statement } from './statements.ts';

/** What is made of a statement's answer. */
export type Heard = {
  /** Takes the rows; must not throw, as the transaction may have been committed with them. */
  readonly rows?: (rows: readonly never[]) => void;
  /** Throws when the rows are not as they must be, which undoes the transaction. */
  readonly check?: (rows: readonly never[]) => void;
  /** Returns the error to throw instead of the database's. */
  readonly error?: (error: unknown) => unknown;
};

/**
 * What waits to be sent. What is `joined` may be put into one statement with its neighbours that are joined likewise: reads whose rows are texts,
 * whole numbers, booleans and JSON alone, or writes that do not depend on one another.
 */
export type Queued = {
  readonly queries: readonly CompiledQuery[];
  readonly heard: Heard;
  readonly joined?: 'reads' | 'writes';
};
/** A statement that is sent, and what hears its answer. */
export type Sent = { readonly statement: Statement; readonly heard: Heard };

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({ text: sql, values: parameters });

const WRITES = /^\s*(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+"?(\w+)"?/i;

/** The table that a statement writes. */
function tableOf({ sql }: CompiledQuery): string {
  const table = WRITES.exec(sql)?.[1];
  invariant(table, `writes no table: ${sql}`);
  return table;
}

/** Texts that were put together, by those that they are of. */
const texts = new Map<string, string>();
const MOST_TEXTS = 2_000;

/** Puts statements together by `put`, their parameters counted on from one to the next. */
function putTogether(
  queries: readonly CompiledQuery[],
  name: string,
  put: (texts: readonly string[]) => string,
): Statement {
  const key = `${name}\n${queries.map(({ sql }) => sql).join('\n;\n')}`;
  let text = texts.get(key);
  if (text === undefined) {
    let before = 0;
    const renumbered = queries.map(({ sql, parameters }) => {
      const first = before;
      before += parameters.length;
      return sql.replace(/\$(\d+)/g, (_all, number: string) => `$${first + Number(number)}`);
    });
    text = put(renumbered);
    if (texts.size < MOST_TEXTS) texts.set(key, text);
  }
  return { text, values: queries.flatMap(({ parameters }) => parameters) };
}

type Row = Record<string, unknown>;

/** What several hear of one answer, each of the rows that are theirs. */
const hearing = (batch: readonly Queued[], rowsOf: (row: Row, index: number) => readonly unknown[]): Heard => ({
  check: ([row]) => {
    for (const [index, { heard }] of batch.entries()) heard.check?.(rowsOf(row ?? {}, index) as readonly never[]);
  },
  rows: ([row]) => {
    for (const [index, { heard }] of batch.entries()) heard.rows?.(rowsOf(row ?? {}, index) as readonly never[]);
  },
  error: (error) => batch.reduce((mapped, { heard }) => heard.error?.(mapped) ?? mapped, error as unknown),
});

function joinedReads(batch: readonly Queued[]): Sent {
  const queries = batch.flatMap((one) => one.queries);
  const statement = putTogether(queries, 'reads', (each) => {
    const columns = each.map((text, at) => `(SELECT COALESCE(json_agg(r${at}), '[]') FROM (${text}) r${at}) AS r${at}`);
    return `SELECT ${columns.join(', ')}`;
  });
  return { statement, heard: hearing(batch, (row, index) => (row[`r${index}`] ?? []) as unknown[]) };
}

/** Rows of which nothing is known but how many they are. */
const manyRows = (count: unknown): Row[] => Array.from({ length: Number(count ?? 0) }, () => ({}));

function joinedWrites(batch: readonly Queued[]): Sent {
  const queries = batch.flatMap((one) => one.queries);
  // Those that are asked how many rows they wrote return one for each; they are the only query of theirs.
  const places = batch.map((_, index) => batch.slice(0, index).reduce((sum, one) => sum + one.queries.length, 0));
  const counted = batch.flatMap(({ heard }, index) => (heard.check || heard.rows ? [places[index] ?? 0] : []));
  const statement = putTogether(queries, `writes ${counted.join(' ')}`, (each) => {
    const counts = counted.map((at) => `(SELECT count(*)::int FROM w${at}) AS c${at}`);
    return `WITH ${each.map((text, at) => `w${at} AS (${text})`).join(', ')} SELECT ${counts.length > 0 ? counts.join(', ') : 1}`;
  });
  return { statement, heard: hearing(batch, (row, index) => manyRows(row[`c${places[index]}`])) };
}

function sentOf(batch: readonly Queued[]): Sent {
  const [first] = batch;
  invariant(first?.queries[0], 'a batch has a statement');
  if (batch.length === 1 && first.queries.length === 1) {
    return { statement: statementOf(first.queries[0]), heard: first.heard };
  }
  return first.joined === 'reads' ? joinedReads(batch) : joinedWrites(batch);
}

/**
 * Returns what waits as it is sent. Neighbours that may be put together are, in their order; a table is written once in a statement, as what is written
 * twice by one is lost.
 */
export function joinQueued(queue: readonly Queued[]): Sent[] {
  const batches: { readonly of: Queued[]; readonly tables: Set<string> }[] = [];
  for (const one of queue) {
    const tables = one.joined === 'writes' ? one.queries.map(tableOf) : [];
    const last = batches.at(-1);
    const fits =
      last && one.joined && last.of[0]?.joined === one.joined && !tables.some((table) => last.tables.has(table));
    if (fits) last.of.push(one);
    const batch = fits ? last : { of: [one], tables: new Set<string>() };
    if (!fits) batches.push(batch);
    for (const table of tables) batch.tables.add(table);
  }
  return batches.map(({ of }) => sentOf(of));
}
