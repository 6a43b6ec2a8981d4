import type { RebateState } from '@app/contract/rebates/states';
import { dayBegins } from '@app/kernel/zone-time';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../../platform/db/conditions.ts';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { holdsPlainCode, holdsText } from '../../../../platform/db/patterns.ts';
import { customersAs, type Sought, soughtIds } from '../../../accounts/core.ts';
import { agentsAs, subtreeOf } from '../../../agents/core.ts';
import type { Sum } from './own-rebates.repo.ts';
import { expectedUsd, isPending } from './pending.ts';

const agents = agentsAs('a');
const customers = customersAs('c');

export type RebateFilter = {
  /** Only lines of this agent and those below them; null for all. */
  readonly agentId: string | null;
  readonly agent?: string | undefined;
  readonly number?: string | undefined;
  readonly sought?: Sought | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
};
export type RebatePage = {
  readonly tab: RebateState;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};
export type RebateListRow = {
  readonly id: string;
  readonly agentId: string;
  readonly agentName: string;
  readonly customerId: string;
  readonly nickname: string;
  readonly email: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly rebateBp: number;
  readonly keptUsd: number;
  readonly amountUsd: number;
  readonly at: Date;
};

/** Where each state's lines stand: all of them have an order `o`; those that were booked a line `r`. */
const books: Record<
  RebateState,
  {
    from: RawBuilder<unknown>;
    is: RawBuilder<unknown>;
    at: RawBuilder<unknown>;
    id: RawBuilder<unknown>;
    usd: RawBuilder<unknown>;
  }
> = {
  pending: { from: sql`rebate_order o`, is: isPending, at: sql`o.paid_at`, id: sql`o.id`, usd: expectedUsd },
  settled: booked('credit'),
  reversed: booked('reversal'),
};

function booked(kind: string) {
  return {
    from: sql`agent_rebate r JOIN rebate_order o ON o.id = r.order_id`,
    is: sql`r.kind = ${kind}`,
    at: sql`r.created_at`,
    id: sql`r.id`,
    usd: sql`r.amount_usd`,
  };
}

const conditions = (filter: RebateFilter, at: RawBuilder<unknown>): RawBuilder<unknown> =>
  allOf([
    filter.agentId && sql`o.agent_id IN (${subtreeOf(filter.agentId)})`,
    filter.agent &&
      sql`o.agent_id IN (SELECT ${agents.id} FROM ${agents.table}
      WHERE ${holdsText(agents.name, filter.agent)})`,
    filter.number && holdsPlainCode(sql`o.number`, filter.number),
    filter.sought && sql`o.customer_id IN ${soughtIds(filter.sought)}`,
    filter.from && sql`${at} >= ${dayBegins(filter.from, filter.timeZone)}`,
    filter.to && sql`${at} < ${dayBegins(filter.to, filter.timeZone, 1)}`,
  ]);

/** How many lines match in each state and what they sum to. */
export async function rebateSums(db: Queryable, filter: RebateFilter): Promise<Record<RebateState, Sum>> {
  const sumOf = (state: RebateState) => {
    const { from, is, at, usd } = books[state];
    return sql`(SELECT jsonb_build_object('count', count(*), 'usd', COALESCE(sum(${usd}), 0)) FROM ${from}
      WHERE ${is} AND ${conditions(filter, at)})`;
  };
  const { rows } = await sql<Record<RebateState, Sum>>`
    SELECT ${sumOf('pending')} AS pending, ${sumOf('settled')} AS settled, ${sumOf('reversed')} AS reversed`.execute(
    db,
  );
  return rows[0] as Record<RebateState, Sum>;
}

/** A page of the lines of one state that match, with their agents and customers. */
export async function rebatePage(db: Queryable, filter: RebateFilter, page: RebatePage): Promise<RebateListRow[]> {
  const { from, is, at, id, usd } = books[page.tab];
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<RebateListRow>`
    WITH line AS (
      SELECT ${id}::text AS id, o.id AS order_id, ${usd} AS usd, ${at} AS at, row_number() OVER (ORDER BY ${at} ${way}, ${id} ${way}) AS place
      FROM ${from} WHERE ${is} AND ${conditions(filter, at)}
      ORDER BY ${at} ${way}, ${id} ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}
    )
    SELECT line.id, ${agents.id} AS "agentId", ${agents.name} AS "agentName", ${customers.id} AS "customerId",
      ${customers.nickname}, ${customers.email}, o.id AS "orderId",
      o.number AS "orderNumber", o.agent_rebate_bp AS "rebateBp",
      o.payable_usd - COALESCE(o.refund_usd, 0) AS "keptUsd", line.usd AS "amountUsd", line.at
    FROM line JOIN rebate_order o ON o.id = line.order_id JOIN ${agents.table} ON ${agents.id} = o.agent_id
    JOIN ${customers.table} ON ${customers.id} = o.customer_id ORDER BY line.place`.execute(db);
  return rows;
}
