import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import { fullName } from '@app/contract/travel/person-names';
import type { TravelOrderState } from '@app/contract/travel/travel-order.machine';
import { travelStates } from '@app/contract/travel/travel-order-groups';
import type { DepartureEdit } from '@app/contract/verticals/tours/staff-input';
import type { DepartureOrder, StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { sqlWords } from '@app/kernel/sql-words';
import { type RawBuilder, sql } from 'kysely';
import { customersAs } from '../../../modules/accounts/core.ts';
import { citiesAs, IS_OFF, travelGuestsAs, travelOrdersAs } from '../../../modules/travel/public.ts';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { nameOrder } from '../../../platform/db/name-order.ts';
import type { StoredMeeting } from '../domain/stored-tour.ts';
import { heldNow } from './departure.repo.ts';

const guestRows = travelGuestsAs('g');
const orders = travelOrdersAs('o');
const customers = customersAs('c');
const cities = citiesAs('c');
const OPEN = sql.raw(sqlWords(travelStates('open')));

type Row = Omit<StaffDeparture, 'tour' | 'city' | 'startsAt' | 'decidesAt'> & {
  tour: Localized;
  city: Localized;
  startsAt: Date;
  decidesAt: Date | null;
};

/** How many orders of a cancelled departure are not over and meet a condition on the order `o`. */
const calledOff = (which: RawBuilder<unknown>) => sql`
  CASE WHEN d.cancelled_at IS NULL THEN 0 ELSE (SELECT count(*)::int FROM tour_booking b
    JOIN ${orders.table} ON ${orders.id} = b.order_id
    WHERE b.departure_id = d.id AND b.state <> 'released' AND ${orders.state} IN ${OPEN} AND ${which}) END`;

const columns = sql`d.id, d.version, d.tour_id AS "tourId", t.name AS tour, ${cities.name} AS city, d.day, d.start,
  d.language,
  d.starts_at AS "startsAt", d.closed, d.guaranteed_at IS NOT NULL AS guaranteed, d.cancel_reason AS "cancelReason", d.capacity,
  ${heldNow} AS held, d.sold, d.min_people AS "minPeople", d.decides_at AS "decidesAt", d.price_bp::float8 / 100 AS "pricePercent", d.guide,
  d.guide_phone AS "guidePhone", COALESCE(d.meeting, t.meeting) AS meeting,
  CASE WHEN d.cancelled_at IS NOT NULL THEN 'cancelled' WHEN d.starts_at <= app_now() THEN 'gone' WHEN d.closed THEN 'closed'
    WHEN d.guaranteed_at IS NOT NULL THEN 'guaranteed' ELSE 'open' END AS state,
  ${calledOff(sql`NOT ${IS_OFF}`)} AS "toRefund", ${calledOff(IS_OFF)} AS asked`;
const tables = sql`tour_departure d JOIN tour t ON t.id = d.tour_id JOIN ${cities.table} ON ${cities.id} = t.city_id`;

const view = (row: Row, lang: Locale): StaffDeparture => ({
  ...row,
  tour: localize(row.tour, lang),
  city: localize(row.city, lang),
  startsAt: row.startsAt.toISOString(),
  decidesAt: row.decidesAt?.toISOString() ?? null,
});

export async function readDeparture(db: Queryable, id: string, lang: Locale): Promise<StaffDeparture | null> {
  const { rows } = await sql<Row>`SELECT ${columns} FROM ${tables} WHERE d.id = ${id}`.execute(db);
  return rows[0] ? view(rows[0], lang) : null;
}

/** Locks a departure; returns whether there is one. */
export async function lockDeparture(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM tour_departure WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows.length > 0;
}

/** Departures of a day in the order of their hours; without one those that are to be decided, the next decision first. */
export async function listBoard(
  db: Queryable,
  of: {
    readonly day?: string | undefined;
    readonly tourId?: string | undefined;
    readonly booked?: boolean | undefined;
    readonly page: number;
    readonly limit: number;
  },
  lang: Locale,
) {
  const ofTour = of.tourId === undefined ? sql`` : sql`AND d.tour_id = ${of.tourId}`;
  const booked = of.booked ? sql`AND d.sold + ${heldNow} > 0` : sql``;
  const undecided = sql`d.guaranteed_at IS NULL AND d.cancelled_at IS NULL AND d.decides_at IS NOT NULL AND d.sold + ${heldNow} > 0`;
  const [where, order]: [RawBuilder<unknown>, RawBuilder<unknown>] =
    of.day === undefined
      ? [sql`${undecided} ${ofTour} ${booked}`, sql`d.decides_at, d.id`]
      : [sql`d.day = ${of.day}::date ${ofTour} ${booked}`, sql`d.start, t.sort_weight DESC, d.id`];
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY ${order}
    LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}`.execute(db);
  const total = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM tour_departure d WHERE ${where}`.execute(db);
  return { list: rows.map((row) => view(row, lang)), total: total.rows[0]?.count ?? 0, page: of.page, limit: of.limit };
}

type OrderOn = DepartureOrder & { readonly state: TravelOrderState };
type OrderRow = Omit<OrderOn, 'pickup' | 'extras' | 'guests'> & {
  guests: { givenName: string; familyName: string; age: number | null }[];
  pickup: Localized | null;
  extras: { name: Localized; count: number }[];
};

/** Orders with places on a departure, in the order of their names. */
export async function ordersOn(db: Queryable, departureId: string, lang: Locale): Promise<OrderOn[]> {
  const { rows } = await sql<OrderRow>`
    SELECT ${orders.id}, ${orders.number}, ${orders.state}, ${customers.nickname} AS customer,
      ${orders.contactName} AS contact, ${orders.contactPhone} AS phone,
      b.seats, ${orders.snapshot} -> 'units' AS units, ${orders.snapshot} -> 'pickup' -> 'name' AS pickup,
        ${orders.snapshot} -> 'extras' AS extras, ${orders.wishes},
      COALESCE((SELECT jsonb_agg(
          jsonb_build_object('givenName', ${guestRows.givenName}, 'familyName', ${guestRows.familyName}, 'age',
            ${guestRows.age}) ORDER BY ${guestRows.position})
        FROM ${guestRows.table} WHERE ${guestRows.orderId} = ${orders.id}), '[]') AS guests,
      CASE WHEN ${orders.paidAt} IS NULL THEN 0 ELSE ${orders.payableUsd} END AS "paidUsd"
    FROM tour_booking b JOIN ${orders.table} ON ${orders.id} = b.order_id
      JOIN ${customers.table} ON ${customers.id} = ${orders.customerId}
    WHERE b.departure_id = ${departureId} AND b.state <> 'released' ORDER BY ${nameOrder(orders.contactName)},
      ${orders.id}`.execute(db);
  return rows.map((row) => ({
    ...row,
    guests: row.guests.map((guest) => fullName(guest) + (guest.age === null ? '' : ` (${guest.age})`)),
    pickup: row.pickup ? localize(row.pickup, lang) : '',
    extras: row.extras.map(({ name, count }) => ({ name: localize(name, lang), count })),
  }));
}

/** Saves a departure's places, guide and sale. */
export async function editDeparture(tx: Tx, id: string, edit: DepartureEdit): Promise<void> {
  await sql`
    UPDATE tour_departure SET capacity = ${edit.capacity}, closed = ${edit.closed}, guide = ${edit.guide},
      guide_phone = ${edit.guidePhone}, version = version + 1 WHERE id = ${id}`.execute(tx);
}

/** Moves a departure to another day, hour or place. */
export async function moveDeparture(
  tx: Tx,
  id: string,
  of: {
    readonly day: string;
    readonly start: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly decidesAt: Date | null;
    readonly meeting: StoredMeeting | null;
  },
): Promise<void> {
  await sql`
    UPDATE tour_departure SET day = ${of.day}::date, start = ${of.start}, starts_at = ${of.startsAt}, ends_at = ${of.endsAt},
      decides_at = CASE WHEN guaranteed_at IS NULL THEN ${of.decidesAt}::timestamptz ELSE decides_at END,
      meeting = ${of.meeting === null ? null : json(of.meeting)}, moved_at = app_now(), version = version + 1
    WHERE id = ${id}`.execute(tx);
}

export async function guaranteeDeparture(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE tour_departure SET guaranteed_at = COALESCE(guaranteed_at, app_now()), version = version + 1
    WHERE id = ${id}`.execute(tx);
}

export async function cancelDeparture(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE tour_departure SET cancelled_at = app_now(), cancel_reason = 'staff', version = version + 1
    WHERE id = ${id}`.execute(tx);
}

export type NewDeparture = {
  readonly id: string;
  readonly day: string;
  readonly start: string;
  readonly language: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly decidesAt: Date | null;
};

/** Adds departures, those there are already left out; returns the ids of those that are new. */
export async function insertDepartures(
  tx: Tx,
  of: { readonly tourId: string; readonly capacity: number; readonly minPeople: number; readonly priceBp: number },
  rows: readonly NewDeparture[],
): Promise<string[]> {
  const written = await sql<{ id: string }>`
    INSERT INTO tour_departure (id, tour_id, day, start, language, starts_at, ends_at, capacity, min_people, decides_at, price_bp,
      guaranteed_at)
    SELECT r.id, ${of.tourId}::uuid, r.day, r.start, r.language, r."startsAt", r."endsAt", ${of.capacity}, ${of.minPeople},
      r."decidesAt", ${of.priceBp}, CASE WHEN ${of.minPeople}::int = 0 THEN app_now() END
    FROM jsonb_to_recordset(${json(rows)}::jsonb) AS r(id uuid, day date, start text, language text, "startsAt" timestamptz,
      "endsAt" timestamptz, "decidesAt" timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx);
  return written.rows.map(({ id }) => id);
}
