import type { Localized } from '@app/contract/core/locale';
import { goodsStates } from '@app/contract/orders/goods-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { PlaceInFeed } from '../../../platform/http/place-in-feed.ts';
import { customersAs } from '../../accounts/core.ts';
import { agentsAs } from '../../agents/core.ts';

const agents = agentsAs('a');
const customers = customersAs('c');

export type LevelRow = {
  readonly id: string;
  readonly identifier: string;
  readonly name: Localized;
  readonly image: string | null;
  readonly thresholdUsd: number;
  readonly discountBp: number;
  readonly benefits: Localized;
  readonly version: number;
  readonly updatedAt: Date;
};

const levelColumns = sql`id, identifier, name, image, threshold_usd AS "thresholdUsd", discount_bp AS "discountBp",
  benefits, version, updated_at AS "updatedAt"`;

/** All member levels, lowest first. */
export async function levelsOf(db: Queryable): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`SELECT ${levelColumns} FROM member_level ORDER BY threshold_usd`.execute(db);
  return rows;
}

export type Spent = { readonly spentUsd: number; readonly standingUsd: number };

/** What a customer has spent in completed orders, and what their level goes by, in USD cents. */
export async function spentOf(db: Queryable, customerId: string): Promise<Spent> {
  const { rows } =
    await sql<Spent>`SELECT ${customers.spentUsd} AS "spentUsd", ${customers.standingUsd} AS "standingUsd"
    FROM ${customers.table} WHERE ${customers.id} = ${customerId}`.execute(db);
  return rows[0] ?? { spentUsd: 0, standingUsd: 0 };
}

/**
 * People registered with a customer's own code, or with that of the agent whose wallet is the customer's. As an array,
 * so that both sides are looked up in an index.
 */
const invitedBy = (customerId: string | RawBuilder<unknown>) => sql`
  (${customers.invitedBy} = ${customerId}
    OR ${customers.agentId} = ANY (ARRAY(SELECT ${agents.id} FROM ${agents.table} WHERE ${agents.userId} = ${customerId})))`;

/**
 * Whether a subordinate counts as valid: they have completed an order, so that sign-ups alone count for nothing. A value of
 * each customer, not EXISTS, which may be joined with all completed orders there are.
 */
const isValid = sql`COALESCE((SELECT true FROM goods_order o WHERE o.customer_id = ${customers.id}
  AND o.completed_at IS NOT NULL
  AND o.state IN ${sql.raw(sqlWords(goodsStates('earned')))} LIMIT 1), false)`;

export type SubordinateRow = {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly joinedAt: string;
  readonly valid: boolean;
};

/** A stretch of a customer's subordinates, newest first. */
export async function subordinatesOf(
  db: Queryable,
  of: { customerId: string; after: PlaceInFeed | null; limit: number },
): Promise<SubordinateRow[]> {
  const place = of.after
    ? sql`AND (${customers.createdAt}, ${customers.id}) < (${of.after.at}::timestamptz, ${of.after.id}::uuid)`
    : sql``;
  const { rows } = await sql<SubordinateRow>`
    SELECT ${customers.id}, ${customers.nickname}, ${customers.avatar}, ${customers.createdAt}::text AS "joinedAt",
      ${isValid} AS valid FROM ${customers.table}
    WHERE ${invitedBy(of.customerId)} ${place} ORDER BY ${customers.createdAt} DESC,
      ${customers.id} DESC LIMIT ${of.limit}`.execute(db);
  return rows;
}

/** How many subordinates a customer has, and how many of them are valid. */
export async function subordinateCounts(db: Queryable, customerId: string): Promise<{ all: number; valid: number }> {
  const { rows } = await sql<{ all: number; valid: number }>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE ${isValid})::int AS valid FROM ${customers.table}
    WHERE ${invitedBy(customerId)}`.execute(db);
  return rows[0] ?? { all: 0, valid: 0 };
}

/** How many valid subordinates the customer `me` has, as an SQL expression. */
export const validSubordinates = sql<number>`
  (SELECT count(*)::int FROM ${customers.table} WHERE ${invitedBy(sql`me.id`)} AND ${isValid})`;
