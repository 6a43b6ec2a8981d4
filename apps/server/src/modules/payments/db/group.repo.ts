import type { PaidTogether } from '@app/contract/payments/paid-together';
import type { PaymentState } from '@app/contract/payments/payment.machine';
import type { PayableKind } from '@app/contract/payments/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';

/** One of the payments that are paid together. */
export type GroupMember = {
  readonly paymentId: string;
  readonly kind: PayableKind;
  readonly payableId: string;
  /** What it cost when it was put into the group, in US cents. */
  readonly amountUsd: number;
  /** Paid with this group's money. */
  readonly paidHere: boolean;
};

export type Group = {
  readonly id: string;
  readonly customerId: string;
  readonly paymentId: string;
  /** In US cents. */
  readonly totalUsd: number;
  readonly createdAt: Date;
  /** The oldest first. */
  readonly members: readonly GroupMember[];
};

const columns = sql`g.id, g.customer_id AS "customerId", g.payment_id AS "paymentId", g.total_usd AS "totalUsd",
  g.created_at AS "createdAt",
  (SELECT jsonb_agg(jsonb_build_object('paymentId', m.payment_id, 'kind', p.payable_kind, 'payableId', p.payable_id,
      'amountUsd', m.amount_usd, 'paidHere', COALESCE(p.paid_through = g.payment_id, false)) ORDER BY p.created_at, p.id)
    FROM order_group_member m JOIN payment p ON p.id = m.payment_id WHERE m.group_id = g.id) AS members`;

/** A group with its payments, or null. Nothing of it ever changes. */
export async function readGroup(db: Queryable, groupId: string): Promise<Group | null> {
  const { rows } = await sql<Group>`SELECT ${columns} FROM order_group g WHERE g.id = ${groupId}`.execute(db);
  return rows[0] ?? null;
}

/** A group with how its payment stands. Money in US cents. */
export type GroupStanding = Group & {
  readonly number: string;
  readonly state: PaymentState;
  readonly expired: boolean;
  /** What was paid with it in the end, less than its total where some of it could not be had any more. */
  readonly paidUsd: number;
  readonly creditedUsd: number;
  readonly expiresAt: Date | null;
  /** A proof of it waits for its verdict. */
  readonly proofWaits: boolean;
};

/** A group as it stands, or null. Check first whose it is. */
export async function groupStanding(db: Queryable, groupId: string): Promise<GroupStanding | null> {
  const { rows } = await sql<GroupStanding>`
    SELECT ${columns}, w.number, w.state, COALESCE(w.state = 'pending' AND w.expires_at <= app_now(), false) AS expired,
      CASE WHEN w.paid_at IS NULL THEN 0 ELSE w.amount_usd END AS "paidUsd",
      w.credited_late_usd AS "creditedUsd", w.expires_at AS "expiresAt",
      w.state = 'pending' AND EXISTS (SELECT FROM payment_proof r WHERE r.payment_id = w.id AND r.state = 'submitted') AS "proofWaits"
    FROM order_group g JOIN payment w ON w.id = g.payment_id WHERE g.id = ${groupId}`.execute(db);
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

/**
 * Returns which payments of a group have more time by themselves than it would add: those that end later than it, or never, and those
 * whose own proof waits for its verdict.
 */
export async function endLater(tx: Tx, groupId: string, until: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM order_group_member m JOIN payment p ON p.id = m.payment_id
      JOIN order_group g ON g.id = m.group_id JOIN payment w ON w.id = g.payment_id
    WHERE g.id = ${groupId} AND (p.expires_at IS NULL OR p.expires_at >= ${until} AND (p.expires_at > w.expires_at
      OR EXISTS (SELECT FROM payment_proof r WHERE r.payment_id = p.id AND r.state = 'submitted')))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a proof of the open payment of a group waits for its verdict. */
export async function groupWaitsForVerdict(db: Queryable, groupId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM order_group g JOIN payment w ON w.id = g.payment_id JOIN payment_proof r ON r.payment_id = w.id
    WHERE g.id = ${groupId} AND w.state = 'pending' AND r.state = 'submitted'`.execute(db);
  return rows.length > 0;
}

/** The newest group a payment was put into, or null. */
export async function newestGroupOf(db: Queryable, paymentId: string): Promise<string | null> {
  const row = await db.selectFrom('payment').select('group_id').where('id', '=', paymentId).executeTakeFirst();
  return row?.group_id ?? null;
}

/** Which of these groups can still be paid. */
export async function openGroups(tx: Tx, groupIds: readonly string[]): Promise<readonly Group[]> {
  if (groupIds.length === 0) return [];
  const { rows } = await sql<Group>`
    SELECT ${columns} FROM order_group g JOIN payment w ON w.id = g.payment_id
    WHERE g.id = ANY(${groupIds}::uuid[]) AND w.state = 'pending' ORDER BY g.id`.execute(tx);
  return rows;
}

/** The group in which something is being paid now, or null. */
export async function openGroupOf(
  db: Queryable,
  payable: { readonly kind: string; readonly id: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT g.id FROM payment p JOIN order_group g ON g.id = p.group_id JOIN payment w ON w.id = g.payment_id
    WHERE p.payable_kind = ${payable.kind} AND p.payable_id = ${payable.id} AND p.state = 'pending' AND w.state = 'pending'`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/**
 * SQL of the group in which the payment with this id is being paid now, as `{ id, paymentId, others }` of which the last counts the
 * other orders in it; null where there is none.
 */
export const groupBesideSql = (paymentId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (SELECT jsonb_build_object('id', g.id, 'paymentId', g.payment_id,
      'others', (SELECT count(*) - 1 FROM order_group_member m WHERE m.group_id = g.id))
    FROM payment p JOIN order_group g ON g.id = p.group_id JOIN payment gp ON gp.id = g.payment_id
    WHERE p.id = ${paymentId} AND p.state = 'pending' AND gp.state = 'pending' AND COALESCE(gp.expires_at > app_now(), true))`;

/** SQL of whether a proof of the open payment with this id, or of the group in which it is being paid now, waits for its verdict. */
export const proofWaitsSql = (paymentId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  EXISTS (SELECT FROM payment p
    LEFT JOIN (order_group g JOIN payment gp ON gp.id = g.payment_id AND gp.state = 'pending') ON g.id = p.group_id
    JOIN payment_proof r ON r.payment_id IN (p.id, gp.id) AND r.state = 'submitted'
    WHERE p.id = ${paymentId} AND p.state = 'pending')`;

/** What stands beside an open payment. */
export type BesidePayment = {
  /** The group in which it is being paid now. */
  readonly group: PaidTogether | null;
  /** A proof of it, or of that group's payment, waits for its verdict. */
  readonly proofWaits: boolean;
};

export const NOTHING_BESIDE: BesidePayment = { group: null, proofWaits: false };

/** What stands beside each of these payments, by their ids; those beside which nothing does are left out. */
export async function besidePayments(
  db: Queryable,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, BesidePayment>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<BesidePayment & { id: string }>`
    SELECT own.id, ${groupBesideSql(sql`own.id`)} AS "group", ${proofWaitsSql(sql`own.id`)} AS "proofWaits"
    FROM unnest(${[...paymentIds]}::uuid[]) AS own(id)`.execute(db);
  return new Map(
    rows.flatMap(({ id, ...beside }) => (beside.group || beside.proofWaits ? [[id, beside] as const] : [])),
  );
}

/** What stands beside a payment. */
export const besidePayment = async (db: Queryable, paymentId: string): Promise<BesidePayment> =>
  (await besidePayments(db, [paymentId])).get(paymentId) ?? NOTHING_BESIDE;

/** Writes a group and puts payments into it; what they are for must be locked. */
export async function insertGroup(
  tx: Tx,
  group: {
    id: string;
    customerId: string;
    paymentId: string;
    totalUsd: number;
    members: readonly { paymentId: string; amountUsd: number }[];
  },
): Promise<void> {
  const { members } = group;
  const paymentIds = members.map((member) => member.paymentId);
  await sql`INSERT INTO order_group (id, customer_id, payment_id, total_usd)
    VALUES (${group.id}, ${group.customerId}, ${group.paymentId}, ${group.totalUsd})`.execute(tx);
  await sql`INSERT INTO order_group_member (group_id, payment_id, amount_usd)
    SELECT ${group.id}::uuid, m.payment_id, m.amount_usd
    FROM unnest(${paymentIds}::uuid[], ${members.map((member) => member.amountUsd)}::bigint[])
      AS m(payment_id, amount_usd)`.execute(tx);
  await sql`UPDATE payment SET group_id = ${group.id} WHERE id = ANY(${paymentIds}::uuid[])`.execute(tx);
}

/** What of a customer can be paid together. */
export type TogetherRow = {
  readonly paymentId: string;
  readonly kind: PayableKind;
  readonly payableId: string;
  readonly amountUsd: number;
  readonly expiresAt: Date | null;
  /** Unpaid and in time, by its payment alone. */
  readonly open: boolean;
  /** A proof of it, or of the group in which it is being paid now, waits for its verdict. */
  readonly proofWaits: boolean;
  readonly groupId: string | null;
  readonly now: Date;
};

/** The payments of what a customer has of these kinds under these ids. */
export async function paymentsTogether(
  db: Queryable,
  of: { readonly customerId: string; readonly kinds: readonly string[]; readonly payableIds: readonly string[] },
): Promise<readonly TogetherRow[]> {
  const { rows } = await sql<TogetherRow>`
    SELECT id AS "paymentId", payable_kind AS kind, payable_id AS "payableId", amount_usd AS "amountUsd",
      expires_at AS "expiresAt", state = 'pending' AND COALESCE(expires_at > app_now(), true) AS open,
      ${proofWaitsSql(sql`payment.id`)} AS "proofWaits", group_id AS "groupId", app_now() AS now
    FROM payment WHERE payable_kind = ANY(${[...of.kinds]}::text[]) AND payable_id = ANY(${[...of.payableIds]}::uuid[])
      AND customer_id = ${of.customerId} ORDER BY payable_kind, payable_id`.execute(db);
  return rows;
}

/** The numbers of groups' payments, by the groups' ids. */
export async function groupNumbers(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT g.id, p.number FROM order_group g JOIN payment p ON p.id = g.payment_id
    WHERE g.id = ANY(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.number]));
}
