import type { TravelKind } from '@app/contract/travel/kinds';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { TravelOrderEvent } from '@app/contract/travel/travel-order.machine';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { enqueue } from '../../../platform/db/pipeline/queue.ts';
import type { PricingLine } from '../../pricing/public.ts';
import type { Exchange } from '../domain/carried-policy.ts';
import type { ChangeForm } from '../domain/change.ts';
import { type FrozenTravel, storedItems } from '../domain/frozen-travel.ts';
import type { TravelRow } from '../domain/travel-row.ts';

export type ChangeState = 'quoted' | 'awaiting_payment' | 'done' | 'dropped' | 'expired';

/** What an order was of before a change, its days, price with its lines and policy, and how much of it is given up. */
export type BeforeChange = {
  /** Missing in changes of before 2026-11-29, which were of days alone. */
  readonly snapshot?: Record<string, unknown>;
  readonly service: FrozenTravel['service'];
  readonly payableUsd: number;
  readonly priceLines: readonly PricingLine[];
  readonly policy: TravelRow['policy'];
  readonly exchange: Exchange;
  /** Who stays, by the positions of before, where some of the guests leave. */
  readonly stays?: readonly number[];
};

export type ChangeRow = {
  readonly id: string;
  readonly orderId: string;
  readonly state: ChangeState;
  readonly orderVersion: number;
  readonly form: ChangeForm;
  readonly byStaff: boolean;
  readonly waivesFee: boolean;
  /** The change by the provider that it is taken instead of: at the price that was paid. */
  readonly providerChangeId: string | null;
  readonly wanted: Record<string, unknown>;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenTravel;
  /** Who is named once it is made, where that are others; null also once it is over. */
  readonly guests: readonly GuestInput[] | null;
  readonly before: BeforeChange;
  readonly feeUsd: number;
  readonly dueUsd: number;
  readonly backUsd: number;
  readonly pointsBack: number;
  readonly paymentId: string | null;
  readonly expiresAt: Date;
  readonly expired: boolean;
  readonly at: Date;
};

const columns = sql`c.id, c.order_id AS "orderId", c.state, c.order_version AS "orderVersion", c.form, c.by_staff AS "byStaff",
  c.waives_fee AS "waivesFee", c.provider_change_id AS "providerChangeId", c.wanted, c.request, c.frozen, c.guests, c.before, c.fee_usd AS "feeUsd", c.due_usd AS "dueUsd",
  c.back_usd AS "backUsd", c.points_back AS "pointsBack", c.payment_id AS "paymentId", c.expires_at AS "expiresAt",
  c.expires_at <= app_now() AS expired, COALESCE(c.done_at, c.created_at) AS at`;

export type NewChange = Omit<ChangeRow, 'state' | 'paymentId' | 'expiresAt' | 'expired' | 'at'>;

/** Keeps what a change costs for so many minutes; gives when it ends. */
export async function insertChange(tx: Tx, of: NewChange, minutes: number): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    INSERT INTO travel_change (id, order_id, order_version, form, by_staff, waives_fee, wanted, request, frozen, guests, before, fee_usd,
      due_usd, back_usd, points_back, provider_change_id, expires_at)
    VALUES (${of.id}, ${of.orderId}, ${of.orderVersion}, ${of.form}, ${of.byStaff}, ${of.waivesFee}, ${json(of.wanted)},
      ${json(of.request)}, ${json(of.frozen)}, ${of.guests === null ? null : json(of.guests)}, ${json(of.before)}, ${of.feeUsd}, ${of.dueUsd}, ${of.backUsd},
      ${of.pointsBack}, ${of.providerChangeId}, app_now() + ${minutes}::int * interval '1 minute')
    RETURNING expires_at AS "expiresAt"`.execute(tx);
  return rows[0]?.expiresAt as Date;
}

/** A change, or null. Lock its order first where it is to be moved. */
export async function readChange(db: Queryable, id: string): Promise<ChangeRow | null> {
  const { rows } = await sql<ChangeRow>`SELECT ${columns} FROM travel_change c WHERE c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** What was done with an order in its last steps, each of which made its version one higher. */
export async function lastSteps(db: Queryable, orderId: string, count: number): Promise<TravelOrderEvent[]> {
  const { rows } = await sql<{ event: TravelOrderEvent }>`
    SELECT event FROM travel_order_history WHERE order_id = ${orderId} ORDER BY id DESC LIMIT ${count}`.execute(db);
  return rows.map(({ event }) => event);
}

/** The change of an order that waits for its money, or null. */
export async function openChangeOf(db: Queryable, orderId: string): Promise<ChangeRow | null> {
  const { rows } = await sql<ChangeRow>`
    SELECT ${columns} FROM travel_change c WHERE c.order_id = ${orderId} AND c.state = 'awaiting_payment'`.execute(db);
  return rows[0] ?? null;
}

/** A change that is held and waits to be paid, in US cents. */
export type UnpaidChange = {
  readonly orderId: string;
  readonly kind: TravelKind;
  readonly paymentId: string;
  readonly dueUsd: number;
  readonly expiresAt: Date;
};

/** Changes of some orders that wait to be paid, the one whose time is over first before others. */
export async function unpaidChangesOf(db: Queryable, orderIds: readonly string[]): Promise<UnpaidChange[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<UnpaidChange>`
    SELECT c.order_id AS "orderId", o.kind, c.payment_id AS "paymentId", c.due_usd AS "dueUsd", c.expires_at AS "expiresAt"
    FROM travel_change c JOIN travel_order o ON o.id = c.order_id
    WHERE c.order_id = ANY(${[...orderIds]}::uuid[]) AND c.state = 'awaiting_payment' AND c.expires_at > app_now()
    ORDER BY c.expires_at, c.id`.execute(db);
  return rows;
}

/** The same of any order of some bundles, each with its bundle. */
export async function unpaidBundleChangesOf(
  db: Queryable,
  bundleIds: readonly string[],
): Promise<(UnpaidChange & { readonly bundleId: string })[]> {
  if (bundleIds.length === 0) return [];
  const { rows } = await sql<UnpaidChange & { readonly bundleId: string }>`
    SELECT c.order_id AS "orderId", o.kind, c.payment_id AS "paymentId", c.due_usd AS "dueUsd", c.expires_at AS "expiresAt",
      o.bundle_id AS "bundleId"
    FROM travel_change c JOIN travel_order o ON o.id = c.order_id
    WHERE o.bundle_id = ANY(${[...bundleIds]}::uuid[]) AND c.state = 'awaiting_payment' AND c.expires_at > app_now()
    ORDER BY c.expires_at, c.id`.execute(db);
  return rows;
}

/** The changes of an order that were more than priced, the oldest first. */
export async function changesOf(db: Queryable, orderId: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT ${columns} FROM travel_change c WHERE c.order_id = ${orderId} AND c.state <> 'quoted'
    ORDER BY c.created_at, c.id`.execute(db);
  return rows;
}

/** The payments of changes that were made of an order, the latest first. */
export async function changePayments(db: Queryable, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT payment_id AS id FROM travel_change
    WHERE order_id = ${orderId} AND state = 'done' AND payment_id IS NOT NULL ORDER BY done_at DESC`.execute(db);
  return rows.map(({ id }) => id);
}

/** Has a change wait for its money. */
export async function awaitMoney(tx: Tx, of: { id: string; paymentId: string; expiresAt: Date }): Promise<void> {
  await sql`UPDATE travel_change SET state = 'awaiting_payment', payment_id = ${of.paymentId}, expires_at = ${of.expiresAt}
    WHERE id = ${of.id}`.execute(tx);
}

/** Has others be named with an order once a change of it is made. */
export async function nameInChange(tx: Tx, id: string, guests: readonly GuestInput[]): Promise<void> {
  await sql`UPDATE travel_change SET guests = ${json(guests)} WHERE id = ${id}`.execute(tx);
}

export async function endChange(tx: Tx, id: string, to: 'done' | 'dropped' | 'expired'): Promise<void> {
  await sql`UPDATE travel_change SET state = ${to}, guests = NULL, done_at = CASE WHEN ${to} = 'done' THEN app_now() END
    WHERE id = ${id}`.execute(tx);
}

/** Moves the end of a change that waits for its money; returns its order and form, or null. */
export async function moveChangeEnd(
  tx: Tx,
  id: string,
  until: Date,
): Promise<Pick<ChangeRow, 'orderId' | 'form'> | null> {
  const { rows } = await sql<Pick<ChangeRow, 'orderId' | 'form'>>`
    UPDATE travel_change SET expires_at = ${until} WHERE id = ${id} AND state = 'awaiting_payment'
    RETURNING order_id AS "orderId", form`.execute(tx);
  return rows[0] ?? null;
}

/** Locks the order of a change together with the next statement. */
export const lockChangedOrderQueued = (tx: Tx, id: string): Promise<void> =>
  enqueue(
    tx,
    sql`SELECT 1 FROM travel_order WHERE id = (SELECT order_id FROM travel_change WHERE id = ${id}) FOR NO KEY UPDATE`,
  );

/** Changes that were not paid in time, the longest waiting first. */
export async function changesPastDeadline(
  db: Queryable,
  limit: number,
): Promise<{ id: string; orderId: string; kind: TravelKind }[]> {
  const { rows } = await sql<{ id: string; orderId: string; kind: TravelKind }>`
    SELECT c.id, c.order_id AS "orderId", o.kind FROM travel_change c JOIN travel_order o ON o.id = c.order_id
    WHERE c.state = 'awaiting_payment' AND c.expires_at <= app_now() ORDER BY c.expires_at LIMIT ${limit}`.execute(db);
  return rows;
}

/** Removes prices of changes that were never made and ended a day ago; gives how many. */
export async function pruneChangeQuotes(db: Queryable): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM travel_change WHERE id = ANY(ARRAY(
      SELECT id FROM travel_change WHERE state = 'quoted' AND expires_at < app_now() - interval '1 day'
      ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The items of an order as they are from a change on. */
export async function replaceItems(tx: Tx, orderId: string, items: FrozenTravel['items']): Promise<void> {
  await sql`DELETE FROM travel_order_item WHERE order_id = ${orderId}`.execute(tx);
  await sql`
    INSERT INTO travel_order_item (order_id, position, key, label, quantity, unit_price_usd, list_price_usd, paid_usd, tax_bp, deal_keys, deal_days)
    SELECT ${orderId}::uuid, i.position, i.key, i.label, i.quantity, i."priceUsd", i."listPriceUsd", i."paidUsd", i."taxBp", i."dealKeys", i."dealDays"
    FROM jsonb_to_recordset(${json(storedItems(items))}::jsonb)
      AS i(position int, key text, label jsonb, quantity int, "priceUsd" bigint, "listPriceUsd" bigint, "paidUsd" bigint,
        "taxBp" int, "dealKeys" text[], "dealDays" jsonb)`.execute(tx);
}

/** The items of an order as it was paid. */
export async function paidItemsOf(db: Queryable, orderId: string): Promise<FrozenTravel['items']> {
  const { rows } = await sql<FrozenTravel['items'][number]>`
    SELECT key, label, quantity, unit_price_usd::int AS "priceUsd", list_price_usd::int AS "listPriceUsd", paid_usd::int AS "paidUsd"
    FROM travel_order_item WHERE order_id = ${orderId} ORDER BY position`.execute(db);
  return rows;
}

/** Items beside those that an order has: of others with the same key nothing is written. */
export async function addItems(tx: Tx, orderId: string, items: FrozenTravel['items']): Promise<void> {
  await sql`
    INSERT INTO travel_order_item (order_id, position, key, label, quantity, unit_price_usd, list_price_usd, paid_usd, tax_bp)
    SELECT ${orderId}::uuid, (SELECT max(position) FROM travel_order_item WHERE order_id = ${orderId}) + row_number() OVER (ORDER BY i.position),
      i.key, i.label, i.quantity, i."priceUsd", i."listPriceUsd", i."paidUsd", i."taxBp"
    FROM jsonb_to_recordset(${json(storedItems(items))}::jsonb)
      AS i(position int, key text, label jsonb, quantity int, "priceUsd" bigint, "listPriceUsd" bigint, "paidUsd" bigint, "taxBp" int)
    WHERE NOT EXISTS (SELECT FROM travel_order_item k WHERE k.order_id = ${orderId} AND k.key = i.key)`.execute(tx);
}

/** The order behind an id: its own, or that of a change of it. */
export async function orderBehind(db: Queryable, id: string): Promise<string> {
  const { rows } = await sql<{ orderId: string }>`
    SELECT order_id AS "orderId" FROM travel_change WHERE id = ${id}`.execute(db);
  return rows[0]?.orderId ?? id;
}

/** The numbers of the orders of changes, by the changes' ids. */
export async function changeNumbers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT c.id, o.number FROM travel_change c JOIN travel_order o ON o.id = c.order_id
    WHERE c.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
