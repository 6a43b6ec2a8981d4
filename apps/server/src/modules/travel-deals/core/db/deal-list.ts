import { DEAL_STATES, type DealState } from '@app/contract/deals/staff-schemas';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import type { FilterPart } from '../../../../platform/db/conditions.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';

type Sql = RawBuilder<unknown>;

/** Days of the shop's zone at some moment of which deals hold, the last one included. */
export type DealDays = { readonly from: string | null; readonly to: string | null; readonly zone: string };

/** Returns the state of the deal in a row, beside `t.now`. */
export const dealState = (row: string): Sql => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`CASE WHEN ${column('ends_at')} <= t.now THEN 'ended' WHEN NOT ${column('enabled')} THEN 'off'
    WHEN ${column('starts_at')} > t.now THEN 'scheduled' WHEN ${column('claimed')} >= ${column('quota')} THEN 'sold_out'
    ELSE 'running' END`;
};

/** Returns the conditions that days put on the deal in a row. */
export const dealOnDays = (row: string, { from, to, zone }: DealDays): FilterPart[] => [
  from && sql`${sql.ref(`${row}.ends_at`)} > ${dayBegins(from, zone)}`,
  to && sql`${sql.ref(`${row}.starts_at`)} < ${dayBegins(to, zone, 1)}`,
];

const ORDERS = { startsAt: 'starts_at', endsAt: 'ends_at', claimed: 'claimed' } as const;

export type DealOrder = {
  readonly by: keyof typeof ORDERS;
  readonly ascending: boolean;
  readonly page: number;
  readonly limit: number;
};

type DealList<Row, Tab extends string> = {
  /** The rows of deals, without conditions, and how one is named in them. */
  readonly rows: RawBuilder<Row>;
  readonly row: string;
  /** What they are counted in: `FROM …` without conditions. */
  readonly from: Sql;
  readonly where: Sql;
  /** What of a deal decides its tab, the tabs there are, and the one that is looked at; null for all. */
  readonly tabOf: Sql;
  readonly tabs: readonly Tab[];
  readonly tab: Tab | null;
  readonly at: DealOrder;
};

/** Returns a page of deals, and how many there are in each tab. */
export async function dealListPage<Row, Tab extends string>(
  db: Queryable,
  { rows, row, from, where, tabOf, tabs, tab, at }: DealList<Row, Tab>,
): Promise<{ rows: Row[]; counts: Record<'all' | Tab, number> }> {
  const only = tab ? sql`AND ${tabOf} = ${tab}` : sql``;
  const direction = at.ascending ? sql`ASC` : sql`DESC`;
  const [list, counted] = await Promise.all([
    sql<Row>`${rows} WHERE ${where} ${only}
      ORDER BY ${sql.ref(`${row}.${ORDERS[at.by]}`)} ${direction}, ${sql.ref(`${row}.id`)} ${direction}
      LIMIT ${at.limit} OFFSET ${(at.page - 1) * at.limit}`.execute(db),
    sql<{ tab: Tab; n: number }>`SELECT ${tabOf} AS tab, count(*)::int AS n ${from} WHERE ${where} GROUP BY 1`.execute(
      db,
    ),
  ]);
  const found = new Map(counted.rows.map((one) => [one.tab, one.n]));
  const all = counted.rows.reduce((sum, one) => sum + one.n, 0);
  return {
    rows: list.rows,
    counts: Object.fromEntries([...tabs.map((one) => [one, found.get(one) ?? 0]), ['all', all]]) as Record<
      'all' | Tab,
      number
    >,
  };
}

/** Returns such a page with the states of deals as tabs. */
export const dealPageByState = <Row>(
  db: Queryable,
  of: Omit<DealList<Row, DealState>, 'tabOf' | 'tabs'>,
): Promise<{ rows: Row[]; counts: Record<'all' | DealState, number> }> =>
  dealListPage(db, { ...of, tabOf: dealState(of.row), tabs: DEAL_STATES });
