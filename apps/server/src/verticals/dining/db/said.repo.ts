import { travelStates } from '@app/contract/travel/travel-order-groups';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import { sqlWords } from '@app/kernel/sql-words';
import { sql } from 'kysely';
import { travelOrdersAs } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { OwnSitting } from '../domain/own-tables.ts';
import { NOTHING_SAID, type Said } from '../domain/said.ts';

const ownOrders = travelOrdersAs('own');
const otherOrders = travelOrdersAs('other');
const orders = travelOrdersAs('o');

const BOOKED = sql.raw(sqlWords(travelStates('booked')));
const AHEAD = sql.raw(`interval '${diningLimits.askHours} hours'`);

/**
 * What the guests of an order said, and which other table there is theirs at that time; `sitting` is the table itself, null once it is given
 * up or over.
 */
export async function saidOf(db: Queryable, orderId: string): Promise<Said & { readonly sitting: OwnSitting | null }> {
  type Row = OwnSitting & {
    minutes: number | null;
    note: string;
    at: Date | null;
    comingAt: Date | null;
    beside: string | null;
    stands: boolean;
  };
  const { rows } = await sql<Row>`
    SELECT b.late_minutes AS minutes, b.late_note AS note, b.late_at AS at, b.coming_at AS "comingAt", (
      SELECT ${otherOrders.id} FROM ${ownOrders.table}
        JOIN ${otherOrders.table} ON ${otherOrders.customerId} = ${ownOrders.customerId}
        AND ${otherOrders.id} <> ${ownOrders.id}
      JOIN dining_booking t ON t.order_id = ${otherOrders.id}
      WHERE ${ownOrders.id} = b.order_id AND t.restaurant_id = b.restaurant_id
        AND ${otherOrders.startsAt} < ${ownOrders.endsAt}
        AND ${ownOrders.startsAt} < ${otherOrders.endsAt} AND ${otherOrders.noShowAt} IS NULL
          AND ${otherOrders.hiddenAt} IS NULL AND b.state <> 'released'
        AND (t.state = 'taken' OR (t.state = 'held' AND t.expires_at > app_now()))
      ORDER BY ${otherOrders.id} LIMIT 1) AS beside,
      ${orders.customerId} AS "customerId", b.restaurant_id AS "restaurantId", ${orders.startsAt} AS "startsAt",
        ${orders.endsAt} AS "endsAt", b.state <> 'released' AND ${orders.endsAt} > app_now() AS stands
    FROM dining_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id WHERE b.order_id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) return { ...NOTHING_SAID, sitting: null };
  const { minutes, note, at, comingAt, beside, stands, ...sitting } = row;
  return {
    late: minutes && at ? { minutes, note, at: at.toISOString() } : null,
    comingAt: comingAt?.toISOString() ?? null,
    beside,
    sitting: stands ? sitting : null,
  };
}

type OwnOrder = { readonly orderId: string; readonly customerId: string };

/** A customer's own order, as `mine`, and whether its guests are expected now: from some hours before to the end of their stay. */
const expectedNow = (of: OwnOrder) => sql`
  SELECT ${orders.id}, ${orders.startsAt}, ${orders.state} IN ${BOOKED} AND ${orders.noShowAt} IS NULL
    AND b.seating = 'expected'
    AND app_now() < ${orders.endsAt} AND app_now() > ${orders.startsAt} - ${AHEAD} AS expected
  FROM ${orders.table} JOIN dining_booking b ON b.order_id = ${orders.id}
  WHERE ${orders.id} = ${of.orderId} AND ${orders.customerId} = ${of.customerId} AND ${orders.hiddenAt} IS NULL`;

/**
 * Writes that the guests of a customer's own order come late, and so that they come. Returns whether they are still expected,
 * null for no such order.
 */
export async function writeLate(
  db: Queryable,
  of: OwnOrder & { readonly minutes: number; readonly note: string },
): Promise<boolean | null> {
  const { rows } = await sql<{ expected: boolean }>`
    WITH mine AS (${expectedNow(of)}),
    written AS (
      UPDATE dining_booking b SET late_minutes = ${of.minutes}, late_note = ${of.note}, late_at = app_now(),
        coming_at = COALESCE(coming_at, app_now())
      FROM mine WHERE b.order_id = mine.id AND mine.expected)
    SELECT expected FROM mine`.execute(db);
  return rows[0]?.expected ?? null;
}

/** Writes that they still come; a second time it changes nothing. Returns as `writeLate`. */
export async function writeComing(db: Queryable, of: OwnOrder): Promise<boolean | null> {
  const { rows } = await sql<{ expected: boolean }>`
    WITH mine AS (${expectedNow(of)}),
    written AS (
      UPDATE dining_booking b SET coming_at = COALESCE(coming_at, app_now())
      FROM mine WHERE b.order_id = mine.id AND mine.expected)
    SELECT expected FROM mine`.execute(db);
  return rows[0]?.expected ?? null;
}

export type ToAsk = { readonly orderId: string; readonly startsQuarter: number };

/**
 * Confirmed tables of the next hours whose guests have not been asked yet nor said anything, the next first. Who was confirmed only
 * within these hours knows.
 */
export async function tablesToAsk(db: Queryable, limit: number): Promise<ToAsk[]> {
  const { rows } = await sql<ToAsk>`
    SELECT b.order_id AS "orderId", b.starts_quarter AS "startsQuarter"
    FROM dining_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.state = 'taken' AND b.asked_at IS NULL AND b.coming_at IS NULL AND b.seating = 'expected'
      AND b.starts_quarter > extract(epoch FROM app_now()) / 900
      AND b.starts_quarter <= extract(epoch FROM app_now() + ${AHEAD}) / 900
      AND ${orders.state} = 'confirmed' AND ${orders.noShowAt} IS NULL
        AND ${orders.confirmedAt} <= ${orders.startsAt} - ${AHEAD}
    ORDER BY b.starts_quarter, b.order_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Notes that guests were asked about the table of an hour. */
export async function markAsked(db: Queryable, { orderId, startsQuarter }: ToAsk): Promise<void> {
  await sql`UPDATE dining_booking SET asked_at = app_now()
    WHERE order_id = ${orderId} AND starts_quarter = ${startsQuarter} AND asked_at IS NULL`.execute(db);
}
