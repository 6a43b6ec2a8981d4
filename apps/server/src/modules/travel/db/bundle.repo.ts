import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueueWrites } from '../../../platform/db/pipeline/queue.ts';
import { staticSql } from '../../../platform/db/static-sql.ts';
import type { TravelRow } from '../domain/travel-row.ts';
import { BOOKED, UNPAID } from './state-groups.ts';
import { travelColumns } from './travel-order.repo.ts';

/** A bundle as stored. */
export type BundleRow = {
  readonly id: string;
  readonly kind: BundleKind;
  readonly number: string;
  readonly customerId: string;
  readonly subjectId: string;
  readonly snapshot: Record<string, unknown>;
  readonly paymentId: string;
  readonly accessKey: string;
  /** US cents that its orders came to when it was placed, and would have cost one by one. */
  readonly totalUsd: number;
  readonly aloneUsd: number;
  /** Basis points that came off every piece of every part. */
  readonly offBp: number;
  readonly hiddenAt: Date | null;
  readonly createdAt: Date;
  readonly now: Date;
};

const columns = sql`b.id, b.kind, b.number, b.customer_id AS "customerId", b.subject_id AS "subjectId", b.snapshot,
  b.payment_id AS "paymentId", b.access_key AS "accessKey", b.total_usd AS "totalUsd", b.alone_usd AS "aloneUsd", b.off_bp AS "offBp",
  b.hidden_at AS "hiddenAt", b.created_at AS "createdAt", app_now() AS now`;

/** A bundle, or null. Check first whose it is. */
export async function readBundle(db: Queryable, id: string): Promise<BundleRow | null> {
  const { rows } = await sql<BundleRow>`SELECT ${columns} FROM travel_bundle b WHERE b.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The bundle that an order is a part of; null for one that stands by itself. */
export async function bundleOfOrder(db: Queryable, orderId: string): Promise<BundleRow | null> {
  const { rows } = await sql<BundleRow>`
    SELECT ${columns} FROM travel_bundle b JOIN travel_order o ON o.bundle_id = b.id WHERE o.id = ${orderId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export type NewBundle = Omit<BundleRow, 'hiddenAt' | 'createdAt' | 'now'>;

/** Writes a bundle together with the next statement. */
export async function insertBundle(tx: Tx, bundle: NewBundle): Promise<void> {
  const statement = staticSql`
    INSERT INTO travel_bundle (id, kind, number, customer_id, subject_id, snapshot, payment_id, access_key, total_usd, alone_usd, off_bp)
    VALUES (${bundle.id}, ${bundle.kind}, ${bundle.number}, ${bundle.customerId}, ${bundle.subjectId},
      ${json(bundle.snapshot)}, ${bundle.paymentId}, ${bundle.accessKey}, ${bundle.totalUsd}, ${bundle.aloneUsd}, ${bundle.offBp})`;
  await enqueueWrites(tx, [statement]);
}

/** The orders of a bundle in the order of their days. */
export async function bundleOrders(db: Queryable, bundleId: string): Promise<TravelRow[]> {
  const { rows } = await sql<TravelRow>`
    SELECT ${travelColumns} FROM travel_order o WHERE o.bundle_id = ${bundleId} ORDER BY o.starts_at, o.id`.execute(db);
  return rows;
}

/** The order of a bundle that begins first; null where it has none. */
export async function firstOfBundle(db: Queryable, bundleId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM travel_order o WHERE o.bundle_id = ${bundleId} ORDER BY o.starts_at, o.id LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The orders of a bundle in the order of their ids, locked to the end of the transaction. Lock their customer first. */
export async function lockBundleOrders(tx: Tx, bundleId: string): Promise<TravelRow[]> {
  const { rows } = await sql<TravelRow>`
    WITH o AS MATERIALIZED (SELECT * FROM travel_order WHERE bundle_id = ${bundleId} ORDER BY id FOR NO KEY UPDATE)
    SELECT ${travelColumns} FROM o ORDER BY o.id`.execute(tx);
  return rows;
}

export type UnpaidBundle = { readonly id: string; readonly paymentId: string; readonly pastDeadline: boolean };

/** The unpaid bundles of one kind of a customer, the oldest first, and the present moment. Call it under their lock. */
export async function unpaidBundles(
  tx: Tx,
  of: { readonly customerId: string; readonly kind: BundleKind; readonly minutes: number },
): Promise<{ now: Date; deadline: Date; unpaid: readonly UnpaidBundle[] }> {
  const { rows } = await sql<{ now: Date; deadline: Date; unpaid: readonly UnpaidBundle[] }>`
    SELECT app_now() AS now, app_now() + ${of.minutes}::int * interval '1 minute' AS deadline,
      (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', b.id, 'paymentId', b.payment_id, 'pastDeadline', u."pastDeadline")
          ORDER BY b.created_at), '[]')
        FROM travel_bundle b CROSS JOIN LATERAL (
          SELECT bool_or(COALESCE(o.expires_at <= app_now(), false)) AS "pastDeadline" FROM travel_order o
          WHERE o.bundle_id = b.id AND o.state IN ${UNPAID} HAVING count(*) > 0) u
        WHERE b.customer_id = ${of.customerId} AND b.kind = ${of.kind}) AS unpaid`.execute(tx);
  return rows[0] as { now: Date; deadline: Date; unpaid: readonly UnpaidBundle[] };
}

/** Unpaid orders of all bundles of one thing, overdue or not. */
export async function ordersOfSubject(
  db: Queryable,
  of: { readonly kind: BundleKind; readonly subjectId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM travel_bundle b JOIN travel_order o ON o.bundle_id = b.id
    WHERE b.kind = ${of.kind} AND b.subject_id = ${of.subjectId} AND o.state IN ${UNPAID}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The days on which the other orders of a bundle begin, those too that changes which wait for their money would have; cancelled ones left out. */
export async function daysOfOthers(
  db: Queryable,
  of: { readonly bundleId: string; readonly orderId: string },
): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    SELECT o.service_from::text AS day FROM travel_order o
    WHERE o.bundle_id = ${of.bundleId} AND o.id <> ${of.orderId} AND o.state <> 'cancelled'
    UNION
    SELECT c.frozen #>> '{service,from}' FROM travel_order o JOIN travel_change c ON c.order_id = o.id
    WHERE o.bundle_id = ${of.bundleId} AND o.id <> ${of.orderId} AND o.state <> 'cancelled'
      AND c.state = 'awaiting_payment' AND c.form = 'instead' ORDER BY day`.execute(db);
  return rows.map(({ day }) => day);
}

/** Whether another order of a bundle is not cancelled. */
export async function hasOthers(
  db: Queryable,
  of: { readonly bundleId: string; readonly orderId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM travel_order WHERE bundle_id = ${of.bundleId} AND id <> ${of.orderId} AND state <> 'cancelled' LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** What else of a bundle is booked is not had as it was sold any more: its customer may cancel all of it without a fee. */
export async function disruptOthers(
  tx: Tx,
  of: { readonly bundleId: string; readonly orderId: string },
): Promise<void> {
  await sql`
    UPDATE travel_order SET disrupted_at = COALESCE(disrupted_at, app_now())
    WHERE bundle_id = ${of.bundleId} AND id <> ${of.orderId}
      AND state IN ${BOOKED}`.execute(tx);
}

/** What a bundle was of whose orders are all cancelled; null while one of them is left. */
export async function endedBundle(tx: Tx, id: string): Promise<Pick<BundleRow, 'kind' | 'subjectId'> | null> {
  const { rows } = await sql<Pick<BundleRow, 'kind' | 'subjectId'>>`
    SELECT b.kind, b.subject_id AS "subjectId" FROM travel_bundle b WHERE b.id = ${id}
      AND NOT EXISTS (SELECT FROM travel_order o WHERE o.bundle_id = b.id AND o.state <> 'cancelled')`.execute(tx);
  return rows[0] ?? null;
}

/** Hides a bundle and its orders from its customer. */
export async function hideBundle(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE travel_bundle SET hidden_at = app_now() WHERE id = ${id}`.execute(tx);
  await sql`UPDATE travel_order SET hidden_at = app_now() WHERE bundle_id = ${id}`.execute(tx);
}

/** The numbers of bundles by their ids. */
export async function bundleNumbers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT id, number FROM travel_bundle WHERE id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Which part of how many an order is, by the order of their days, and its bundle; by order, those that are parts. */
export type PartPlace = {
  readonly orderId: string;
  readonly bundleId: string;
  readonly kind: BundleKind;
  readonly number: string;
  readonly snapshot: Record<string, unknown>;
  readonly paymentId: string;
  readonly part: number;
  readonly of: number;
  /** Whether no other is left. */
  readonly last: boolean;
};

export async function partPlaces(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, PartPlace>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<PartPlace>`
    SELECT p.* FROM (
      SELECT o.id AS "orderId", b.id AS "bundleId", b.kind, b.number, b.snapshot,
        b.payment_id AS "paymentId", row_number() OVER (PARTITION BY b.id ORDER BY o.starts_at, o.id)::int AS part, count(*) OVER (PARTITION BY b.id)::int AS of,
        count(*) FILTER (WHERE o.state <> 'cancelled') OVER (PARTITION BY b.id) = 1 AND o.state <> 'cancelled' AS last
      FROM travel_order o JOIN travel_bundle b ON b.id = o.bundle_id
      WHERE b.id IN (SELECT bundle_id FROM travel_order WHERE id = ANY(${[...orderIds]}::uuid[]))) p
    WHERE p."orderId" = ANY(${[...orderIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.orderId, row]));
}

export type StepAtOnce = { readonly id: string; readonly orderId: string; readonly bundleId: string };

/**
 * The last step of its kind of an order that is a part of a bundle, and those that others of the bundle took with it: in the same
 * transaction, or within so many seconds.
 */
export async function stepsAtOnce(
  db: Queryable,
  of: { readonly orderId: string; readonly event: string; readonly seconds: number },
): Promise<StepAtOnce[]> {
  const { rows } = await sql<StepAtOnce>`
    WITH last AS (SELECT k.id, k.xmin AS tx, k.created_at FROM travel_order_history k
      WHERE k.order_id = ${of.orderId} AND k.event = ${of.event} ORDER BY k.id DESC LIMIT 1)
    SELECT h.id::text AS id, h.order_id AS "orderId", o.bundle_id AS "bundleId"
    FROM last CROSS JOIN travel_order own JOIN travel_order o ON o.bundle_id = own.bundle_id
    JOIN travel_order_history h ON h.order_id = o.id
    WHERE own.id = ${of.orderId} AND h.event = ${of.event}
      AND (h.xmin = last.tx OR abs(EXTRACT(EPOCH FROM h.created_at - last.created_at)) < ${of.seconds}::int)
    ORDER BY h.id`.execute(db);
  return rows;
}
