import type { Localized } from '@app/contract/core/locale';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { travelStates } from '@app/contract/travel/travel-order-groups';
import { sqlWords } from '@app/kernel/sql-words';
import { sql } from 'kysely';
import { inMerchantScope } from '../../../modules/merchants/core.ts';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { DiningSnapshot } from '../domain/dining-snapshot.ts';
import type { Quarters } from './taken.repo.ts';

const orders = travelOrdersAs('o');

const CONFIRMED = sql.raw(sqlWords(travelStates('confirmed_once')));

export type BookRow = {
  readonly orderId: string;
  readonly customerId: string;
  readonly number: string;
  readonly version: number;
  readonly state: TravelOrderState;
  readonly name: string;
  readonly phone: string;
  readonly snapshot: DiningSnapshot;
  readonly areaId: string;
  readonly tables: number;
  readonly covers: number;
  readonly startsQuarter: number;
  readonly quarters: number;
  readonly seating: 'expected' | 'arrived' | 'seated' | 'left';
  readonly lateMinutes: number | null;
  readonly lateNote: string;
  readonly asked: boolean;
  readonly coming: boolean;
  readonly noShow: boolean;
  readonly wishes: string;
  readonly payableUsd: number;
  readonly held: boolean;
};

/** Bookings of a restaurant that begin between two quarters and have their table, the earliest first. */
export async function bookOf(db: Queryable, restaurantId: string, { from, to }: Quarters): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    SELECT ${orders.id} AS "orderId", ${orders.customerId} AS "customerId", ${orders.number}, ${orders.version},
      ${orders.state}, ${orders.contact} ->> 'name' AS name, ${orders.contact} ->> 'phone' AS phone,
      ${orders.snapshot}, b.area_id AS "areaId", b.tables, b.covers, b.starts_quarter AS "startsQuarter", b.quarters,
        b.seating, b.late_minutes AS "lateMinutes", b.late_note AS "lateNote", b.asked_at IS NOT NULL AS asked,
      b.coming_at IS NOT NULL AS coming, ${orders.noShowAt} IS NOT NULL AS "noShow", ${orders.wishes},
      ${orders.payableUsd} AS "payableUsd", b.state = 'held' AS held
    FROM dining_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.restaurant_id = ${restaurantId} AND b.state IN ('held', 'taken')
      AND b.starts_quarter >= ${from} AND b.starts_quarter < ${to}
      AND NOT (b.state = 'held' AND b.expires_at <= app_now())
    ORDER BY b.starts_quarter, ${orders.number}`.execute(db);
  return rows;
}

export type BlockRow = {
  readonly id: string;
  readonly kind: 'walk_in' | 'block';
  readonly areaId: string;
  readonly startsQuarter: number;
  readonly quarters: number;
  readonly tables: number;
  readonly people: number;
  readonly note: string;
  readonly madeBy: string;
};

/** What staff took of a restaurant's tables that touches two quarters, the earliest first. */
export async function blocksOf(db: Queryable, restaurantId: string, { from, to }: Quarters): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    SELECT id, kind, area_id AS "areaId", starts_quarter AS "startsQuarter", quarters, tables, covers AS people, note,
      made_by AS "madeBy"
    FROM dining_block WHERE restaurant_id = ${restaurantId} AND lifted_at IS NULL
      AND starts_quarter < ${to} AND starts_quarter + quarters > ${from}
    ORDER BY starts_quarter, id`.execute(db);
  return rows;
}

/** Whether what names a `restaurant_id` is at a place of the merchant; null is any. */
const isAtMerchant = (merchantId: string | null) =>
  inMerchantScope(merchantId, (id) => sql`restaurant_id IN (SELECT id FROM restaurant WHERE merchant_id = ${id})`);

export async function insertBlock(
  tx: Tx,
  block: Omit<BlockRow, 'madeBy'> & { readonly restaurantId: string; readonly madeBy: string },
): Promise<void> {
  await sql`INSERT INTO dining_block (id, restaurant_id, area_id, kind, starts_quarter, quarters, tables, covers, note, made_by)
    VALUES (${block.id}, ${block.restaurantId}, ${block.areaId}, ${block.kind}, ${block.startsQuarter}, ${block.quarters},
      ${block.tables}, ${block.people}, ${block.note}, ${block.madeBy})`.execute(tx);
}

/** Lifts a block that stands at a restaurant of the merchant, null being any; returns what it took, or null where there is none. */
export async function liftBlock(
  tx: Tx,
  id: string,
  merchantId: string | null,
): Promise<(BlockRow & { readonly restaurantId: string }) | null> {
  const { rows } = await sql<BlockRow & { restaurantId: string }>`
    UPDATE dining_block SET lifted_at = app_now() WHERE id = ${id} AND lifted_at IS NULL
      AND ${isAtMerchant(merchantId)}
    RETURNING id, kind, area_id AS "areaId", starts_quarter AS "startsQuarter", quarters, tables, covers AS people, note,
      made_by AS "madeBy", restaurant_id AS "restaurantId"`.execute(tx);
  return rows[0] ?? null;
}

export type Seated = {
  readonly seating: BookRow['seating'];
  readonly restaurant: Localized;
  readonly startsAt: Date;
  readonly awaited: boolean;
};

/**
 * Where the guests of an order are at a restaurant of the merchant, null being any, its row held; `awaited` says whether they may
 * come: the table is theirs and they are not noted as missing.
 */
export async function lockSeating(tx: Tx, orderId: string, merchantId: string | null): Promise<Seated | null> {
  const { rows } = await sql<Seated>`
    SELECT b.seating, ${orders.snapshot} -> 'restaurant' AS restaurant, ${orders.startsAt} AS "startsAt",
      ${orders.state} IN ${CONFIRMED} AND ${orders.noShowAt} IS NULL AND b.state = 'taken' AS awaited
    FROM dining_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id WHERE b.order_id = ${orderId}
      AND ${isAtMerchant(merchantId)} FOR UPDATE OF b`.execute(tx);
  return rows[0] ?? null;
}

/** Notes where guests are; the moment of each step stays the first that was noted. */
export async function writeSeating(tx: Tx, orderId: string, seating: BookRow['seating']): Promise<void> {
  const reached = { expected: 0, arrived: 1, seated: 2, left: 3 }[seating];
  const moment = (column: 'arrived_at' | 'seated_at' | 'left_at', step: number) =>
    sql`${sql.id(column)} = ${reached >= step ? sql`COALESCE(${sql.id(column)}, app_now())` : sql`NULL`}`;
  await sql`UPDATE dining_booking SET seating = ${seating}, ${moment('arrived_at', 1)}, ${moment('seated_at', 2)},
    ${moment('left_at', 3)} WHERE order_id = ${orderId}`.execute(tx);
}
