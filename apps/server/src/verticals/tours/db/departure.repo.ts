import type { GuideLanguage } from '@app/contract/verticals/tours/facts';
import type { Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredDeparture } from '../domain/stored-tour.ts';

const columns = sql`d.id, d.tour_id AS "tourId", d.day, d.start, d.language, d.starts_at AS "startsAt", d.ends_at AS "endsAt",
  d.capacity, d.held, d.sold, d.min_people AS "minPeople", d.decides_at AS "decidesAt", d.price_bp AS "priceBp", d.closed,
  d.guaranteed_at AS "guaranteedAt", d.cancelled_at AS "cancelledAt", d.guide, d.guide_phone AS "guidePhone"`;

export async function departureById(db: Queryable, id: string): Promise<StoredDeparture | null> {
  const { rows } = await sql<StoredDeparture>`SELECT ${columns} FROM tour_departure d WHERE d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Departures of a tour in a stretch of days: by day, start and language. Those that were cancelled come last of their hour. */
export async function departuresOf(
  db: Queryable,
  of: { readonly tourId: string; readonly from: Day; readonly to: Day },
): Promise<StoredDeparture[]> {
  const { rows } = await sql<StoredDeparture>`
    SELECT ${columns} FROM tour_departure d
    WHERE d.tour_id = ${of.tourId} AND d.day BETWEEN ${of.from}::date AND ${of.to}::date
    ORDER BY d.day, d.start, d.cancelled_at IS NOT NULL, d.language, d.id`.execute(db);
  return rows;
}

/** Departures of some tours in a stretch of days, in no order. */
export async function departuresOfTours(
  db: Queryable,
  of: { readonly tourIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<StoredDeparture[]> {
  const { rows } = await sql<StoredDeparture>`
    SELECT ${columns} FROM tour_departure d
    WHERE d.tour_id = ANY(${[...of.tourIds]}::uuid[]) AND d.day BETWEEN ${of.from}::date AND ${of.to}::date`.execute(
    db,
  );
  return rows;
}

/**
 * A tour and the places a party needs on it. It can be booked while it starts after `opensAfter`; cancelling is free where it
 * starts after the hour `freeStart` of `freeDay`, by the clock of the tour.
 */
export type Wanted = {
  readonly tourId: string;
  readonly seats: number;
  readonly opensAfter: string;
  readonly freeDay: Day;
  readonly freeStart: string;
};

export type Narrowed = {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly language: readonly GuideLanguage[] | null;
  readonly guaranteed: boolean;
  readonly free: boolean;
};

const wantedRows = (wanted: readonly Wanted[]) => sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
  AS w("tourId" uuid, seats int, "opensAfter" timestamptz, "freeDay" date, "freeStart" text)`;

const isFree = sql`(d.day, d.start) > (w."freeDay", w."freeStart")`;

/** Departures on which a party finds room and which can still be booked. */
const bookable = (of: Pick<Narrowed, 'from' | 'to'>): RawBuilder<unknown> => sql`
  d.cancelled_at IS NULL AND NOT d.closed AND d.capacity - d.held - d.sold >= greatest(w.seats, 1)
  AND d.starts_at > w."opensAfter"
  AND (${of.from}::date IS NULL OR d.day >= ${of.from}::date) AND (${of.to}::date IS NULL OR d.day <= ${of.to}::date)`;

/** Departures of a tour that answer alike to filters. */
export type DepartureGroup = {
  readonly tourId: string;
  readonly language: GuideLanguage;
  readonly guaranteed: boolean;
  readonly free: boolean;
  readonly soonest: Date;
  readonly priceBp: number;
};

/** What tours have to offer to a party: the soonest and the cheapest of each language, guarantee and free cancelling. */
export async function departureGroups(
  db: Queryable,
  wanted: readonly Wanted[],
  days: Pick<Narrowed, 'from' | 'to'>,
): Promise<DepartureGroup[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<DepartureGroup>`
    SELECT d.tour_id AS "tourId", d.language, d.guaranteed_at IS NOT NULL AS guaranteed, ${isFree} AS free,
      min(d.starts_at) AS soonest, min(d.price_bp) AS "priceBp"
    FROM ${wantedRows(wanted)} JOIN tour_departure d ON d.tour_id = w."tourId"
    WHERE ${bookable(days)} GROUP BY 1, 2, 3, 4`.execute(db);
  return rows;
}

export type NextDepartures = {
  readonly next: StoredDeparture;
  readonly free: boolean;
  readonly days: readonly Day[];
  readonly weekdays: readonly number[];
};

/** The soonest departure of each tour among those asked for, the days of the next three, and the weekdays of all. */
export async function nextDepartures(
  db: Queryable,
  wanted: readonly Wanted[],
  of: Narrowed,
): Promise<Map<string, NextDepartures>> {
  if (wanted.length === 0) return new Map();
  // Sorted once for each tour: an order inside of the aggregates would sort again for each of them.
  const { rows } = await sql<StoredDeparture & { free: boolean; days: Day[]; weekdays: number[] }>`
    SELECT ${columns}, f.free, f.days, f.weekdays
    FROM ${wantedRows(wanted)}
    CROSS JOIN LATERAL (
      SELECT (array_agg(x.id))[1] AS id, (array_agg(x.free))[1] AS free, (array_agg(DISTINCT x.day))[1:3]::text[] AS days,
        array_agg(DISTINCT extract(isodow FROM x.day)::int) AS weekdays
      FROM (SELECT d.id, d.day, ${isFree} AS free FROM tour_departure d
        WHERE d.tour_id = w."tourId" AND ${bookable(of)}
          AND (${of.language}::text[] IS NULL OR d.language = ANY(${of.language}::text[]))
          AND (NOT ${of.guaranteed}::boolean OR d.guaranteed_at IS NOT NULL) AND (NOT ${of.free}::boolean OR ${isFree})
        ORDER BY d.starts_at, d.language) x) f
    JOIN tour_departure d ON d.id = f.id`.execute(db);
  return new Map(
    rows.map(({ free, days, weekdays, ...next }) => [next.tourId, { next, free, days: [...days].sort(), weekdays }]),
  );
}

/** When a tour can be had: its first day as days since 1970, moments as seconds since then, and the lowest price at that time. */
export type DepartureTime = {
  readonly day: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly priceBp: number;
};

/** When each tour departs with room for a party and can still be booked. */
export async function departureTimes(db: Queryable, wanted: readonly Wanted[]): Promise<Map<string, DepartureTime[]>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ tourId: string; times: [number, number, number, number][] }>`
    SELECT t.tour_id AS "tourId", jsonb_agg(jsonb_build_array(t.day, t.starts, t.ends, t.price_bp) ORDER BY t.starts) AS times
    FROM (
      SELECT d.tour_id, d.day - date '1970-01-01' AS day, extract(epoch FROM d.starts_at)::bigint AS starts,
        extract(epoch FROM d.ends_at)::bigint AS ends, min(d.price_bp) AS price_bp
      FROM ${wantedRows(wanted)} JOIN tour_departure d ON d.tour_id = w."tourId"
      WHERE ${bookable({ from: null, to: null })} GROUP BY 1, 2, 3, 4) t
    GROUP BY 1`.execute(db);
  return new Map(
    rows.map(({ tourId, times }) => [
      tourId,
      times.map(([day, startsAt, endsAt, priceBp]) => ({ day, startsAt, endsAt, priceBp })),
    ]),
  );
}

/** Departures by their ids, in no order. */
export async function departuresByIds(db: Queryable, ids: readonly string[]): Promise<StoredDeparture[]> {
  const { rows } = await sql<StoredDeparture>`
    SELECT ${columns} FROM tour_departure d WHERE d.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Departures of a tour on which a party finds room, the soonest first. */
export async function insteadOf(
  db: Queryable,
  of: { readonly tourId: string; readonly seats: number; readonly limit: number },
): Promise<StoredDeparture[]> {
  const { rows } = await sql<StoredDeparture>`
    SELECT ${columns} FROM tour_departure d JOIN tour t ON t.id = d.tour_id AND t.online
    WHERE d.tour_id = ${of.tourId} AND d.cancelled_at IS NULL AND NOT d.closed AND d.capacity - d.held - d.sold >= ${of.seats}
      AND d.starts_at > app_now() + make_interval(mins => t.cutoff_minutes)
    ORDER BY d.starts_at, d.language LIMIT ${of.limit}`.execute(db);
  return rows;
}
