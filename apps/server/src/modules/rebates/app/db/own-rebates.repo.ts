import type { RebateState } from '@app/contract/rebates/states';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../../platform/http/place-in-feed.ts';
import { customersAs } from '../../../accounts/core.ts';
import { agentsAs } from '../../../agents/core.ts';
import { expectedUsd, isPending } from './pending.ts';

const agents = agentsAs('a');
const customers = customersAs('c');

/** The agents whose wallet is the customer's, as an array, so that lines are looked up in an index. */
const agentsOf = (customerId: string) => sql`ANY (ARRAY(SELECT ${agents.id} FROM ${agents.table}
  WHERE ${agents.userId} = ${customerId}))`;

export type OwnLine = {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly nickname: string;
  readonly amountUsd: number;
  readonly at: Date;
  /** The moment as PostgreSQL writes it, for the next stretch. */
  readonly place: string;
};

type Stretch<After> = { readonly customerId: string; readonly after: After | null; readonly limit: number };

/** A stretch of the rebates an agent expects, of the newest payments first. */
export async function pendingOf(db: Queryable, of: Stretch<PlaceInFeed>): Promise<OwnLine[]> {
  const place = of.after ? sql`AND (o.paid_at, o.id) < (${of.after.at}::timestamptz, ${of.after.id}::uuid)` : sql``;
  const { rows } = await sql<OwnLine>`
    SELECT o.id, o.id AS "orderId", o.number AS "orderNumber", ${customers.nickname}, ${expectedUsd} AS "amountUsd",
      o.paid_at AS at, o.paid_at::text AS place
    FROM rebate_order o JOIN ${customers.table} ON ${customers.id} = o.customer_id
    WHERE o.agent_id = ${agentsOf(of.customerId)} AND ${isPending} ${place}
    ORDER BY o.paid_at DESC, o.id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** A stretch of an agent's rebates that were credited or taken back, the newest first. */
export async function bookedOf(
  db: Queryable,
  of: Stretch<number> & { readonly kind: 'credit' | 'reversal' },
): Promise<OwnLine[]> {
  const place = of.after === null ? sql`` : sql`AND r.id < ${of.after}`;
  const { rows } = await sql<OwnLine>`
    SELECT r.id::text AS id, r.order_id AS "orderId", o.number AS "orderNumber", ${customers.nickname},
      r.amount_usd AS "amountUsd", r.created_at AS at, '' AS place
    FROM agent_rebate r JOIN rebate_order o ON o.id = r.order_id JOIN ${customers.table} ON ${customers.id} = o.customer_id
    WHERE r.agent_id = ${agentsOf(of.customerId)} AND r.kind = ${of.kind} ${place}
    ORDER BY r.id DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

export type Sum = { readonly count: number; readonly usd: number };
export type OwnSums = Readonly<Record<RebateState, Sum>> & {
  readonly name: string;
  readonly level: number;
  readonly rebateBp: number;
};

/** The agent whose wallet is the customer's, with what their lines sum to; undefined for a customer who is no agent. */
export async function ownSums(db: Queryable, customerId: string): Promise<OwnSums | undefined> {
  const booked = (
    kind: string,
  ) => sql`(SELECT jsonb_build_object('count', count(*), 'usd', COALESCE(sum(amount_usd), 0))
    FROM agent_rebate WHERE agent_id = ${agentsOf(customerId)} AND kind = ${kind})`;
  const { rows } = await sql<OwnSums>`
    SELECT ${agents.name}, ${agents.level}, ${agents.rebateBp} AS "rebateBp", ${booked('credit')} AS settled,
      ${booked('reversal')} AS reversed,
      (SELECT jsonb_build_object('count', count(*), 'usd', COALESCE(sum(${expectedUsd}), 0)) FROM rebate_order o
        WHERE o.agent_id = ${agentsOf(customerId)} AND ${isPending}) AS pending
    FROM ${agents.table} WHERE ${agents.userId} = ${customerId} ORDER BY ${agents.level}, ${agents.id} LIMIT 1`.execute(
    db,
  );
  return rows[0];
}
