import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

export type GroupMember = { readonly orderId: string; readonly paymentId: string; readonly amountUsd: number };
export type Group = {
  readonly id: string;
  readonly customerId: string;
  readonly paymentId: string;
  readonly totalUsd: number;
  readonly createdAt: Date;
  /** In the order of their ids. */
  readonly members: readonly GroupMember[];
};

const columns = sql`g.id, g.customer_id AS "customerId", g.payment_id AS "paymentId", g.total_usd AS "totalUsd",
  g.created_at AS "createdAt",
  (SELECT jsonb_agg(jsonb_build_object('orderId', m.order_id, 'paymentId', o.payment_id, 'amountUsd', m.amount_usd)
      ORDER BY m.order_id)
    FROM order_group_member m JOIN goods_order o ON o.id = m.order_id WHERE m.group_id = g.id) AS members`;

/** A group with its orders, or null. Nothing of it ever changes. */
export async function readGroup(db: Queryable, groupId: string): Promise<Group | null> {
  const { rows } = await sql<Group>`SELECT ${columns} FROM order_group g WHERE g.id = ${groupId}`.execute(db);
  return rows[0] ?? null;
}

/** The payment of a group. */
export async function groupPayment(db: Queryable, groupId: string): Promise<string> {
  const row = await db
    .selectFrom('order_group')
    .select('payment_id')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  return row.payment_id;
}

/** Which of these groups can still be paid. */
export async function openGroups(tx: Tx, groupIds: readonly string[]): Promise<readonly Group[]> {
  if (groupIds.length === 0) return [];
  const { rows } = await sql<Group>`
    SELECT ${columns} FROM order_group g JOIN payment p ON p.id = g.payment_id
    WHERE g.id = ANY(${groupIds}::uuid[]) AND p.state = 'pending' ORDER BY g.id`.execute(tx);
  return rows;
}

/** The group an order is being paid in now, or null. */
export async function openGroupOf(db: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT g.id FROM goods_order o JOIN order_group g ON g.id = o.group_id JOIN payment p ON p.id = g.payment_id
    WHERE o.id = ${orderId} AND o.state = 'pending_payment' AND p.state = 'pending'`.execute(db);
  return rows[0]?.id ?? null;
}

/** Writes a group and puts the locked orders into it. */
export async function insertGroup(
  tx: Tx,
  group: {
    id: string;
    customerId: string;
    paymentId: string;
    totalUsd: number;
    members: readonly { orderId: string; amountUsd: number }[];
  },
): Promise<void> {
  const { members } = group;
  const orderIds = members.map((member) => member.orderId);
  await sql`INSERT INTO order_group (id, customer_id, payment_id, total_usd)
    VALUES (${group.id}, ${group.customerId}, ${group.paymentId}, ${group.totalUsd})`.execute(tx);
  await sql`INSERT INTO order_group_member (group_id, order_id, amount_usd)
    SELECT ${group.id}::uuid, m.order_id, m.amount_usd
    FROM unnest(${orderIds}::uuid[], ${members.map((member) => member.amountUsd)}::bigint[])
      AS m(order_id, amount_usd)`.execute(tx);
  await sql`UPDATE goods_order SET group_id = ${group.id} WHERE id = ANY(${orderIds}::uuid[])`.execute(tx);
}
