import { COUNTED_TO } from '@app/contract/core/validation';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './connect.ts';

type Counted = { readonly state: string; readonly n: number };

/** What is counted: rows of a table with an index on `state, created_at DESC, id DESC`. States are names of the code. */
type CountedRows = {
  /** The table with what `where` needs beside it, and the alias of its rows. */
  readonly from: RawBuilder<unknown>;
  readonly row: string;
  readonly states: readonly string[];
  readonly where: RawBuilder<unknown>;
  /** Whether `where` may leave few of many rows in a state, so that looking through each state would find them late. */
  readonly narrow: boolean;
};

/** Of each state no more rows than are counted, the newest: the order has them read from the index of states. */
async function perState(db: Queryable, { from, row, states, where }: CountedRows): Promise<Counted[]> {
  const newest = (state: string) => sql`SELECT ${sql.lit(state)} AS state, count(*)::int AS n FROM (
    SELECT FROM ${from} WHERE ${sql.ref(`${row}.state`)} = ${sql.lit(state)} AND ${where}
    ORDER BY ${sql.ref(`${row}.created_at`)} DESC, ${sql.ref(`${row}.id`)} DESC LIMIT ${COUNTED_TO}) hit`;
  const { rows } = await sql<Counted>`${sql.join(states.map(newest), sql` UNION ALL `)}`.execute(db);
  return rows;
}

/** All states in one pass that ends after more rows than are counted. */
async function inOnePass(db: Queryable, { from, row, where }: CountedRows): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT hit.state, count(*)::int AS n
    FROM (SELECT ${sql.ref(`${row}.state`)} FROM ${from} WHERE ${where} LIMIT ${COUNTED_TO + 1}) hit
    GROUP BY hit.state`.execute(db);
  return rows;
}

/**
 * How many rows are in each state: exactly up to COUNTED_TO, which stands for as many and more. Costs what that many
 * rows cost, however many there are.
 */
async function countStates(db: Queryable, of: CountedRows): Promise<ReadonlyMap<string, number>> {
  const few = of.narrow ? await inOnePass(db, of) : null;
  const whole = few !== null && few.reduce((sum, { n }) => sum + n, 0) <= COUNTED_TO;
  const rows = whole ? few : await perState(db, of);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

/** The same for tabs, each of some states. */
export const countTabs = async <T extends string>(
  db: Queryable,
  of: CountedRows,
  tabs: Readonly<Record<T, readonly string[]>>,
): Promise<Record<T, number>> => intoTabs(await countStates(db, of), tabs);

/** What was counted of each state as what is in each tab, COUNTED_TO at most. */
export function intoTabs<T extends string>(
  counted: ReadonlyMap<string, number>,
  tabs: Readonly<Record<T, readonly string[]>>,
): Record<T, number> {
  const sumOf = (states: readonly string[]) => states.reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
  return Object.fromEntries(
    Object.entries<readonly string[]>(tabs).map(([tab, states]) => [tab, Math.min(sumOf(states), COUNTED_TO)]),
  ) as Record<T, number>;
}
