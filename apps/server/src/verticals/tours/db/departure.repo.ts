import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredDeparture } from '../domain/stored-tour.ts';

/**
 * Places that are held of a departure `d`: those of orders and of changes whose time is over are free, also before a job has
 * released them.
 */
export const HELD_NOW = `(d.held - CASE WHEN d.held = 0 THEN 0 ELSE COALESCE((SELECT sum(l.seats)::int FROM tour_booking l
  WHERE l.departure_id = d.id AND l.state = 'held' AND l.expires_at <= app_now()), 0)
  + COALESCE((SELECT sum(l.held)::int FROM tour_change l WHERE l.departure_id = d.id AND l.expires_at <= app_now()), 0) END)`;
export const heldNow = sql.raw<number>(HELD_NOW);

/** A departure `d` as it is stored. */
export const DEPARTURE = `d.id, d.tour_id AS "tourId", d.day, d.start, d.language, d.starts_at AS "startsAt", d.ends_at AS "endsAt",
  d.capacity, ${HELD_NOW} AS held, d.sold, d.min_people AS "minPeople", d.decides_at AS "decidesAt", d.price_bp AS "priceBp", d.closed,
  d.guaranteed_at AS "guaranteedAt", d.cancelled_at AS "cancelledAt", d.guide, d.guide_phone AS "guidePhone", d.meeting`;
const columns = sql.raw(DEPARTURE);

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

/** Departures by their ids, in no order. */
export async function departuresByIds(db: Queryable, ids: readonly string[]): Promise<StoredDeparture[]> {
  const { rows } = await sql<StoredDeparture>`
    SELECT ${columns} FROM tour_departure d WHERE d.id = ANY(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Departures of a tour on which a party finds room: the soonest first, or those like one, by its language, then nearest to its day. */
export async function insteadOf(
  db: Queryable,
  of: {
    readonly tourId: string;
    readonly seats: number;
    readonly limit: number;
    readonly like?: Pick<StoredDeparture, 'day' | 'language'>;
  },
): Promise<StoredDeparture[]> {
  const { like } = of;
  const alike = like ? sql`d.language <> ${like.language}, abs(d.day - ${like.day}::date),` : sql``;
  const { rows } = await sql<StoredDeparture>`
    SELECT ${columns} FROM tour_departure d JOIN tour t ON t.id = d.tour_id AND t.online
    WHERE d.tour_id = ${of.tourId} AND d.cancelled_at IS NULL AND NOT d.closed AND d.capacity - ${heldNow} - d.sold >= ${of.seats}
      AND d.starts_at > app_now() + make_interval(mins => t.cutoff_minutes)
    ORDER BY ${alike} d.starts_at, d.language, d.id LIMIT ${of.limit}`.execute(db);
  return rows;
}
