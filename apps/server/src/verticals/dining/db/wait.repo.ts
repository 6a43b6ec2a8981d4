import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Seat } from '../domain/seating.ts';

export type WaitState = 'waiting' | 'offered' | 'booked' | 'missed' | 'left' | 'over';
/** What is held for whom it is offered to. */
export type WaitOffer = {
  readonly areaId: string;
  readonly quarter: number;
  readonly quarters: number;
  readonly tables: number;
  readonly time: string;
  readonly until: Date;
};
export type WaitRow = {
  readonly id: string;
  readonly restaurantId: string;
  readonly customerId: string;
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly areaId: string | null;
  readonly state: WaitState;
  readonly endsAt: Date;
  readonly joinedAt: Date;
  /** Whether its offer has run out, by the database's clock. */
  readonly ranOut: boolean;
  readonly offer: WaitOffer | null;
};
type Stored = Omit<WaitRow, 'offer'> & { readonly [K in keyof WaitOffer as `offer_${K}`]: WaitOffer[K] | null };

const columns = sql`w.id, w.restaurant_id AS "restaurantId", w.customer_id AS "customerId", w.day, w.time_from AS "from",
  w.time_to AS "to", w.adults, w.child_ages AS "childAges", w.area_id AS "areaId", w.state, w.ends_at AS "endsAt",
  w.joined_at AS "joinedAt", COALESCE(w.offer_until <= app_now(), false) AS "ranOut", w.offer_area_id AS "offer_areaId",
  w.offer_quarter, w.offer_quarters, w.offer_tables, w.offer_time, w.offer_until`;

function rowOf(stored: Stored): WaitRow {
  const { offer_areaId, offer_quarter, offer_quarters, offer_tables, offer_time, offer_until, ...wait } = stored;
  const offer =
    offer_areaId && offer_quarter !== null && offer_quarters && offer_tables && offer_time && offer_until
      ? {
          areaId: offer_areaId,
          quarter: offer_quarter,
          quarters: offer_quarters,
          tables: offer_tables,
          time: offer_time,
          until: offer_until,
        }
      : null;
  return { ...wait, offer };
}

async function rowsWhere(db: Queryable, rest: RawBuilder<unknown>): Promise<WaitRow[]> {
  const { rows } = await sql<Stored>`SELECT ${columns} FROM dining_wait w ${rest}`.execute(db);
  return rows.map(rowOf);
}

export type NewWait = Pick<WaitRow, 'id' | 'restaurantId' | 'customerId' | 'day' | 'from' | 'to' | 'adults'> &
  Pick<WaitRow, 'childAges' | 'areaId' | 'endsAt'>;

/** Puts somebody on the list of a night. Returns whether they are not on it already. */
export async function insertWait(tx: Tx, of: NewWait): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO dining_wait (id, restaurant_id, customer_id, day, time_from, time_to, adults, child_ages, area_id, ends_at)
    VALUES (${of.id}, ${of.restaurantId}, ${of.customerId}, ${of.day}, ${of.from}, ${of.to}, ${of.adults},
      ${[...of.childAges]}::int[], ${of.areaId}, ${of.endsAt})
    ON CONFLICT (customer_id, restaurant_id, day) WHERE state IN ('waiting', 'offered') DO NOTHING RETURNING 1`.execute(
    tx,
  );
  return rows.length === 1;
}

/** What a customer waits for or is offered, the first night first. */
export const waitsOf = (db: Queryable, customerId: string): Promise<WaitRow[]> =>
  rowsWhere(
    db,
    sql`WHERE w.customer_id = ${customerId} AND w.state IN ('waiting', 'offered') ORDER BY w.day, w.joined_at, w.id`,
  );

/** Who waits for or is offered a table of a night, in the order of the list. */
export const waitsOn = (db: Queryable, of: { readonly restaurantId: string; readonly day: Day }): Promise<WaitRow[]> =>
  rowsWhere(
    db,
    sql`WHERE w.restaurant_id = ${of.restaurantId} AND w.day = ${of.day} AND w.state IN ('waiting', 'offered')
      ORDER BY w.joined_at, w.id`,
  );

export const readWait = async (db: Queryable, id: string): Promise<WaitRow | null> =>
  (await rowsWhere(db, sql`WHERE w.id = ${id}`))[0] ?? null;

/** One entry of a list, locked to the end of the transaction, or null. */
export const lockWait = async (tx: Tx, id: string): Promise<WaitRow | null> =>
  (await rowsWhere(tx, sql`WHERE w.id = ${id} FOR UPDATE`))[0] ?? null;

/** Everybody who waits at a restaurant, in the order of its list, locked in that order: so one process at a time offers its tables. */
export const lockLine = (tx: Tx, restaurantId: string): Promise<WaitRow[]> =>
  rowsWhere(
    tx,
    sql`WHERE w.restaurant_id = ${restaurantId} AND w.state = 'waiting' AND w.ends_at > app_now()
      ORDER BY w.joined_at, w.id FOR UPDATE`,
  );

/** How many of a customer's entries stand. */
export async function countWaits(db: Queryable, customerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM dining_wait
    WHERE customer_id = ${customerId} AND state IN ('waiting', 'offered')`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many of the same night, whose hours meet these, were on the list before. */
export async function aheadOf(db: Queryable, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM dining_wait w JOIN dining_wait o ON o.restaurant_id = w.restaurant_id AND o.day = w.day
    WHERE w.id = ${id} AND o.state = 'waiting' AND (o.joined_at, o.id) < (w.joined_at, w.id)`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Writes what is offered to somebody who waits. */
export async function writeOffer(tx: Tx, id: string, of: { readonly seat: Seat; readonly until: Date }): Promise<void> {
  const { area, quarter, quarters, tables, time } = of.seat;
  await sql`UPDATE dining_wait SET state = 'offered', offer_area_id = ${area.id}, offer_quarter = ${quarter},
    offer_quarters = ${quarters}, offer_tables = ${tables}, offer_time = ${time.time}, offer_until = ${of.until}
    WHERE id = ${id}`.execute(tx);
}

/** An entry stands no more: what was offered is forgotten with it. */
export async function endWait(tx: Tx, id: string, to: Exclude<WaitState, 'waiting' | 'offered'>): Promise<void> {
  await sql`UPDATE dining_wait SET state = ${to}, offer_area_id = NULL, offer_quarter = NULL, offer_quarters = NULL,
    offer_tables = NULL, offer_time = NULL, offer_until = NULL WHERE id = ${id}`.execute(tx);
}

/** Offers that have run out, and entries whose hours are over, by the database's clock. */
export async function endedWaits(
  db: Queryable,
  of: { readonly restaurantId?: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM dining_wait
    WHERE (state = 'offered' AND offer_until <= app_now() OR state = 'waiting' AND ends_at <= app_now())
      ${of.restaurantId ? sql`AND restaurant_id = ${of.restaurantId}` : sql``}
    ORDER BY id LIMIT ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Restaurants at which somebody waits. */
export async function waitedFor(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT restaurant_id AS id FROM dining_wait WHERE state = 'waiting' ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Entries of a customer that is erased, locked in their order. */
export const lockWaitsOf = (tx: Tx, customerId: string): Promise<WaitRow[]> =>
  rowsWhere(tx, sql`WHERE w.customer_id = ${customerId} ORDER BY w.id FOR UPDATE`);

export async function deleteWaitsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`DELETE FROM dining_wait WHERE customer_id = ${customerId}`.execute(tx);
}
