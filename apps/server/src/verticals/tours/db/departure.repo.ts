import type { GuideLanguage } from '@app/contract/verticals/tours/facts';
import { addDays, type Day } from '@app/kernel/local-day';
import { type RawBuilder, sql } from 'kysely';
import type { DealSpans } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { StoredDeparture } from '../domain/stored-tour.ts';

/** Places that are held of a departure `d`: those of orders whose time is over are free, also before a job has released them. */
export const heldNow = sql`(d.held - CASE WHEN d.held = 0 THEN 0 ELSE COALESCE((SELECT sum(l.seats)::int FROM tour_booking l
  WHERE l.departure_id = d.id AND l.state = 'held' AND l.expires_at <= app_now()), 0) END)`;

const columns = sql`d.id, d.tour_id AS "tourId", d.day, d.start, d.language, d.starts_at AS "startsAt", d.ends_at AS "endsAt",
  d.capacity, ${heldNow} AS held, d.sold, d.min_people AS "minPeople", d.decides_at AS "decidesAt", d.price_bp AS "priceBp", d.closed,
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
 * starts after the hour `freeStart` of `freeDay`, by the clock of the tour, or where it is not decided yet whether it takes place.
 */
export type DepartureQuery = {
  readonly tourId: string;
  readonly seats: number;
  readonly opensAfter: string;
  readonly freeDay: Day;
  readonly freeStart: string;
  readonly apart: DaysApart;
};

/** Days of a tour that are looked at apart: each, those that differ in the deals that hold on them, or none. */
export type DaysApart = 'each' | DealSpans | null;

export type Narrowed = {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly language: readonly GuideLanguage[] | null;
  readonly guaranteed: boolean;
  readonly free: boolean;
};

/** The departures of a tour that cost so much in basis points of its units' prices, of some classes of days or of any. */
export type PricedDays = { readonly priceBp: number; readonly dayClasses: readonly number[] | null };

/** What of each tour is looked at; everything of it where there is null. */
type Shown = readonly (PricedDays | null)[];

const anyApart = (wanted: readonly DepartureQuery[]): boolean => wanted.some(({ apart }) => apart !== null);
const anyClasses = (shown: Shown | undefined): boolean => shown?.some((one) => one?.dayClasses) ?? false;

/** Tours wanted, as rows `w`. Columns that none of them needs are left out of the text: each is read, and planned for, with every call. */
function wantedRows(wanted: readonly DepartureQuery[], shown?: Shown): RawBuilder<unknown> {
  const each = <T>(of: (one: DepartureQuery, place: number) => T): T[] => wanted.map(of);
  const lists = [
    sql`${each(({ tourId }) => tourId)}::uuid[]`,
    sql`${each(({ seats }) => Math.max(seats, 1))}::int[]`,
    sql`${each(({ opensAfter }) => opensAfter)}::timestamptz[]`,
    sql`${each(({ freeDay }) => freeDay)}::date[]`,
    sql`${each(({ freeStart }) => freeStart)}::text[]`,
  ];
  const names = [sql`"tourId"`, sql`seats`, sql`"opensAfter"`, sql`"freeDay"`, sql`"freeStart"`];
  const read: RawBuilder<unknown>[] = [];
  if (anyApart(wanted)) {
    const boundsOf = (apart: DaysApart) => (apart === null || apart === 'each' ? apart : apart.bounds.join());
    lists.push(sql`${each(({ apart }) => boundsOf(apart))}::text[]`);
    lists.push(sql`${each(({ apart }) => apart !== null && apart !== 'each' && apart.weekly)}::boolean[]`);
    names.push(sql`apart`, sql`weekly`);
    read.push(sql`string_to_array(nullif(r.apart, 'each'), ',')::date[] AS bounds`);
  }
  if (shown) {
    lists.push(sql`${each((_, place) => shown[place]?.priceBp ?? null)}::int[]`);
    names.push(sql`"priceBp"`);
  }
  if (shown && anyClasses(shown)) {
    lists.push(sql`${each((_, place) => shown[place]?.dayClasses?.join() ?? null)}::text[]`);
    names.push(sql`classes`);
    read.push(sql`string_to_array(r.classes, ',')::int[] AS "dayClasses"`);
  }
  const rows = (alias: RawBuilder<unknown>) => sql`unnest(${sql.join(lists)}) AS ${alias}(${sql.join(names)})`;
  // OFFSET 0 has lists of days read once for a tour: without it they are for each of its departures.
  return read.length === 0 ? rows(sql`w`) : sql`(SELECT r.*, ${sql.join(read)} FROM ${rows(sql`r`)} OFFSET 0) AS w`;
}

/** The weekday of a departure, 1 for Monday to 7 for Sunday: whole days since a Monday, as `extract` takes as long as the rest of a row. */
const isoWeekday = sql`((d.day - date '0001-01-01') % 7 + 1)`;

/** The class of a departure's day: days of one class are not looked at apart. Null where no days of its tour are. */
const dayClass = (wanted: readonly DepartureQuery[]): RawBuilder<unknown> =>
  anyApart(wanted)
    ? sql`CASE WHEN w.apart IS NULL THEN NULL WHEN w.bounds IS NULL THEN d.day - date '1970-01-01'
      ELSE width_bucket(d.day, w.bounds) * 8 + CASE WHEN w.weekly THEN ${isoWeekday} ELSE 0 END END`
    : sql`NULL::int`;

const isFree = sql`((d.day, d.start) > (w."freeDay", w."freeStart") OR (d.guaranteed_at IS NULL AND d.decides_at > app_now()))`;

/** Departures that start before this day cannot be booked any more, wherever they are: local days are at most one behind. */
const opensOn = (wanted: readonly DepartureQuery[]): Day =>
  addDays(wanted.reduce((least, { opensAfter }) => (opensAfter < least ? opensAfter : least), '9999').slice(0, 10), -1);

/**
 * Departures on which a party finds room and which can still be booked. Bounds that are not asked for are left out of the
 * text: a plan made for all values could not look days up.
 */
const bookable = (wanted: readonly DepartureQuery[], of: Pick<Narrowed, 'from' | 'to'>): RawBuilder<unknown> => {
  const opens = opensOn(wanted);
  return sql`
  d.cancelled_at IS NULL AND NOT d.closed AND d.capacity - ${heldNow} - d.sold >= w.seats
  AND d.starts_at > w."opensAfter" AND d.day >= ${of.from && of.from > opens ? of.from : opens}::date
  ${of.to === null ? sql`` : sql`AND d.day <= ${of.to}::date`}`;
};

/** Departures of a tour that answer alike to filters. */
export type DepartureGroup = {
  readonly tourId: string;
  readonly language: GuideLanguage;
  readonly guaranteed: boolean;
  readonly free: boolean;
  readonly soonest: Date;
  readonly priceBp: number;
  /** Weekdays on which they start: the bit at 1 for Monday to the one at 7 for Sunday. */
  readonly weekdays: number;
  /** The class of their days, and one of those; null where days are not looked at apart. */
  readonly dayClass: number | null;
  readonly day: Day | null;
};

/** What tours have to offer to a party: the soonest and the cheapest of each language, guarantee and free cancelling, and of days that are looked at apart. */
export async function departureGroups(
  db: Queryable,
  wanted: readonly DepartureQuery[],
  days: Pick<Narrowed, 'from' | 'to'>,
): Promise<DepartureGroup[]> {
  if (wanted.length === 0) return [];
  // Grouped tour by tour: fewer rows are sorted at a time.
  const { rows } = await sql<DepartureGroup>`
    SELECT w."tourId", f.* FROM ${wantedRows(wanted)}
    CROSS JOIN LATERAL (
      SELECT d.language, d.guaranteed_at IS NOT NULL AS guaranteed, ${isFree} AS free, min(d.starts_at) AS soonest,
        min(d.price_bp) AS "priceBp", bit_or(1 << ${isoWeekday}) AS weekdays,
        ${dayClass(wanted)} AS "dayClass", ${anyApart(wanted) ? sql`CASE WHEN w.apart IS NULL THEN NULL ELSE min(d.day)::text END` : sql`NULL::text`} AS day
      FROM tour_departure d WHERE d.tour_id = w."tourId" AND ${bookable(wanted, days)} GROUP BY 1, 2, 3, 7) f`.execute(
    db,
  );
  return rows;
}

/** Those departures alone, tour by tour. */
const onlyShown = (shown: Shown, wanted: readonly DepartureQuery[]): RawBuilder<unknown> =>
  sql`AND (w."priceBp" IS NULL OR d.price_bp = w."priceBp")
    ${anyClasses(shown) ? sql`AND (w."dayClasses" IS NULL OR ${dayClass(wanted)} = ANY(w."dayClasses"))` : sql``}`;

export type NextDepartures = { readonly next: StoredDeparture; readonly free: boolean; readonly days: readonly Day[] };

/** The soonest departure of each tour among those asked for, and the first three days on which there is one. */
export async function nextDepartures(
  db: Queryable,
  wanted: readonly DepartureQuery[],
  of: Narrowed,
  /** What of each tour is looked at; without it everything. */
  shown?: Shown,
): Promise<Map<string, NextDepartures>> {
  if (wanted.length === 0) return new Map();
  const asked = sql`FROM tour_departure d WHERE d.tour_id = w."tourId" AND ${bookable(wanted, of)}
    ${of.language === null ? sql`` : sql`AND d.language = ANY(${[...of.language]}::text[])`}
    ${of.guaranteed ? sql`AND d.guaranteed_at IS NOT NULL` : sql``} ${of.free ? sql`AND ${isFree}` : sql``}
    ${shown ? onlyShown(shown, wanted) : sql``}`;
  // Both read the index of a tour's days from its first, and stop.
  const { rows } = await sql<StoredDeparture & { free: boolean; days: Day[] }>`
    SELECT f.*, ARRAY(SELECT DISTINCT d.day ${asked} ORDER BY d.day LIMIT 3)::text[] AS days
    FROM ${wantedRows(wanted, shown)}
    CROSS JOIN LATERAL (
      SELECT ${columns}, ${isFree} AS free ${asked} ORDER BY d.day, d.start, d.language LIMIT 1) f`.execute(db);
  return new Map(rows.map(({ free, days, ...next }) => [next.tourId, { next, free, days }]));
}

/** When a tour can be had: its first day as days since 1970, moments as seconds since then, and the lowest price at that time. */
export type DepartureTime = {
  readonly day: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly priceBp: number;
};

/** When each tour departs with room for a party and can still be booked. */
export async function departureTimes(
  db: Queryable,
  wanted: readonly DepartureQuery[],
): Promise<Map<string, DepartureTime[]>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ tourId: string; times: [number, number, number, number][] }>`
    SELECT t.tour_id AS "tourId", jsonb_agg(jsonb_build_array(t.day, t.starts, t.ends, t.price_bp) ORDER BY t.starts) AS times
    FROM (
      SELECT d.tour_id, d.day - date '1970-01-01' AS day, extract(epoch FROM d.starts_at)::bigint AS starts,
        extract(epoch FROM d.ends_at)::bigint AS ends, min(d.price_bp) AS price_bp
      FROM ${wantedRows(wanted)} JOIN tour_departure d ON d.tour_id = w."tourId"
      WHERE ${bookable(wanted, { from: null, to: null })} GROUP BY 1, 2, 3, 4) t
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
    WHERE d.tour_id = ${of.tourId} AND d.cancelled_at IS NULL AND NOT d.closed AND d.capacity - ${heldNow} - d.sold >= ${of.seats}
      AND d.starts_at > app_now() + make_interval(mins => t.cutoff_minutes)
    ORDER BY d.starts_at, d.language LIMIT ${of.limit}`.execute(db);
  return rows;
}
