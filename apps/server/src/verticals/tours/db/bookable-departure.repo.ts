import type { GuideLanguage } from '@app/contract/verticals/tours/facts';
import { addDays, type Day } from '@app/kernel/local-day';
import type { DealSpans } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { arrayText, type Place, textSql } from '../../../platform/db/text-sql.ts';
import type { StoredDeparture } from '../domain/stored-tour.ts';
import { DEPARTURE, HELD_NOW } from './departure.repo.ts';

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

const anyApart = (wanted: readonly DepartureQuery[]): boolean => wanted.some(({ apart }) => apart !== null);
const boundsText = (apart: DaysApart): string | null =>
  apart === null || apart === 'each' ? apart : apart.bounds.join();

type Column = {
  readonly name: string;
  readonly type: string;
  readonly list: readonly (string | number | boolean | null)[];
};
type Columns = { readonly columns: readonly Column[]; readonly read: readonly string[] };

/** Columns of the days that are looked at apart: left out where none are, as each is read with every call. */
function apartColumns(wanted: readonly DepartureQuery[]): Columns {
  if (!anyApart(wanted)) return { columns: [], read: [] };
  const weekly = ({ apart }: DepartureQuery): boolean => apart !== null && apart !== 'each' && apart.weekly;
  return {
    columns: [
      { name: 'apart', type: 'text', list: wanted.map(({ apart }) => boundsText(apart)) },
      { name: 'weekly', type: 'boolean', list: wanted.map(weekly) },
    ],
    read: [`string_to_array(nullif(r.apart, 'each'), ',')::date[] AS bounds`],
  };
}

function shownColumns(shown: readonly PricedDays[] | null): Columns {
  if (!shown) return { columns: [], read: [] };
  const priceBp: Column = { name: '"priceBp"', type: 'int', list: shown.map((one) => one.priceBp) };
  if (!shown.some(({ dayClasses }) => dayClasses)) return { columns: [priceBp], read: [] };
  const classes = shown.map(({ dayClasses }) => dayClasses?.join() ?? null);
  return {
    columns: [priceBp, { name: 'classes', type: 'text', list: classes }],
    read: [`string_to_array(r.classes, ',')::int[] AS "dayClasses"`],
  };
}

/** Tours wanted, and what of each is looked at, as rows `w`. */
function wantedRows(
  place: Place,
  wanted: readonly DepartureQuery[],
  shown: readonly PricedDays[] | null = null,
): string {
  const more = [apartColumns(wanted), shownColumns(shown)];
  const columns: Column[] = [
    { name: '"tourId"', type: 'uuid', list: wanted.map(({ tourId }) => tourId) },
    { name: 'seats', type: 'int', list: wanted.map(({ seats }) => Math.max(seats, 1)) },
    { name: '"opensAfter"', type: 'timestamptz', list: wanted.map(({ opensAfter }) => opensAfter) },
    { name: '"freeDay"', type: 'date', list: wanted.map(({ freeDay }) => freeDay) },
    { name: '"freeStart"', type: 'text', list: wanted.map(({ freeStart }) => freeStart) },
    ...more.flatMap((one) => one.columns),
  ];
  const read = more.flatMap((one) => one.read);
  const lists = columns.map(({ type, list }) => `${place(arrayText(list))}::${type}[]`);
  const rows = (alias: string) => `unnest(${lists.join()}) AS ${alias}(${columns.map(({ name }) => name).join()})`;
  // OFFSET 0 has lists of days read once for a tour: without it they are for each of its departures.
  return read.length === 0 ? rows('w') : `(SELECT r.*, ${read.join()} FROM ${rows('r')} OFFSET 0) AS w`;
}

/** The weekday of a departure, 1 for Monday to 7 for Sunday: whole days since a Monday, as `extract` takes as long as all else of a row. */
const ISO_WEEKDAY = `((d.day - date '0001-01-01') % 7 + 1)`;

/** The class of a departure's day: days of one class are not looked at apart. Null where no days of its tour are. */
const DAY_CLASS = `CASE WHEN w.apart IS NULL THEN NULL WHEN w.bounds IS NULL THEN d.day - date '1970-01-01'
  ELSE width_bucket(d.day, w.bounds) * 8 + CASE WHEN w.weekly THEN ${ISO_WEEKDAY} ELSE 0 END END`;

const IS_FREE = `((d.day, d.start) > (w."freeDay", w."freeStart") OR (d.guaranteed_at IS NULL AND d.decides_at > app_now()))`;

/** Departures that start before this day cannot be booked any more, wherever they are: local days are at most one behind. */
const opensOn = (wanted: readonly DepartureQuery[]): Day =>
  addDays(wanted.reduce((least, { opensAfter }) => (opensAfter < least ? opensAfter : least), '9999').slice(0, 10), -1);

/**
 * Departures of a tour `w` on which its party finds room and which can still be booked. Bounds that are not asked for are left out of the
 * text: a plan made for all values could not look days up.
 */
function bookable(place: Place, wanted: readonly DepartureQuery[], of: Pick<Narrowed, 'from' | 'to'>): string {
  const opens = opensOn(wanted);
  return `d.tour_id = w."tourId" AND d.cancelled_at IS NULL AND NOT d.closed AND d.capacity - ${HELD_NOW} - d.sold >= w.seats
    AND d.starts_at > w."opensAfter" AND d.day >= ${place(of.from && of.from > opens ? of.from : opens)}::date
    ${of.to === null ? '' : `AND d.day <= ${place(of.to)}::date`}`;
}

/** The same of those asked for alone. */
const narrowed = (place: Place, wanted: readonly DepartureQuery[], of: Narrowed): string =>
  `${bookable(place, wanted, of)}
    ${of.language === null ? '' : `AND d.language = ANY(${place(arrayText(of.language))}::text[])`}
    ${of.guaranteed ? 'AND d.guaranteed_at IS NOT NULL' : ''} ${of.free ? `AND ${IS_FREE}` : ''}`;

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
  const { place, read } = textSql();
  const apart = anyApart(wanted)
    ? `${DAY_CLASS} AS "dayClass", CASE WHEN w.apart IS NULL THEN NULL ELSE min(d.day)::text END AS day`
    : 'NULL::int AS "dayClass", NULL::text AS day';
  // Grouped tour by tour: fewer rows are sorted at a time.
  return read(
    db,
    `SELECT w."tourId", f.* FROM ${wantedRows(place, wanted)}
    CROSS JOIN LATERAL (
      SELECT d.language, d.guaranteed_at IS NOT NULL AS guaranteed, ${IS_FREE} AS free, min(d.starts_at) AS soonest,
        min(d.price_bp) AS "priceBp", bit_or(1 << ${ISO_WEEKDAY}) AS weekdays, ${apart}
      FROM tour_departure d WHERE ${bookable(place, wanted, days)} GROUP BY 1, 2, 3, 7) f`,
  );
}

/** The tours that have a departure among those asked for. */
export async function bookableTours(
  db: Queryable,
  wanted: readonly DepartureQuery[],
  of: Narrowed,
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const { place, read } = textSql();
  const rows = await read<{ tourId: string }>(
    db,
    `SELECT w."tourId" FROM ${wantedRows(place, wanted)}
    CROSS JOIN LATERAL (SELECT FROM tour_departure d WHERE ${narrowed(place, wanted, of)} LIMIT 1) f`,
  );
  return new Set(rows.map(({ tourId }) => tourId));
}

/** Of a tour, those of a price and of some days alone. */
const onlyShown = (shown: readonly PricedDays[]): string =>
  `AND d.price_bp = w."priceBp"
    ${shown.some(({ dayClasses }) => dayClasses) ? `AND (w."dayClasses" IS NULL OR ${DAY_CLASS} = ANY(w."dayClasses"))` : ''}`;

export type NextDepartures = { readonly next: StoredDeparture; readonly free: boolean; readonly days: readonly Day[] };

/** The soonest departure of each tour among those asked for, and the first three days on which there is one. */
export async function nextDepartures(
  db: Queryable,
  wanted: readonly DepartureQuery[],
  of: Narrowed,
  /** What of each tour is looked at; without it everything. */
  shown: readonly PricedDays[] | null = null,
): Promise<Map<string, NextDepartures>> {
  if (wanted.length === 0) return new Map();
  const { place, read } = textSql();
  const asked = `FROM tour_departure d WHERE ${narrowed(place, wanted, of)} ${shown ? onlyShown(shown) : ''}`;
  // Both read the index of a tour's days from its first, and stop; the days from the departure that was found.
  const rows = await read<StoredDeparture & { free: boolean; days: Day[] }>(
    db,
    `SELECT f.*, ARRAY(SELECT DISTINCT d.day ${asked} AND d.day >= f.day ORDER BY d.day LIMIT 3)::text[] AS days
    FROM ${wantedRows(place, wanted, shown)}
    CROSS JOIN LATERAL (
      SELECT ${DEPARTURE}, ${IS_FREE} AS free ${asked} ORDER BY d.day, d.start, d.language LIMIT 1) f`,
  );
  return new Map(rows.map((next) => [next.tourId, { next, free: next.free, days: next.days }]));
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
  const { place, read } = textSql();
  const rows = await read<{ tourId: string; times: [number, number, number, number][] }>(
    db,
    `SELECT t.tour_id AS "tourId", jsonb_agg(jsonb_build_array(t.day, t.starts, t.ends, t.price_bp) ORDER BY t.starts) AS times
    FROM (
      SELECT d.tour_id, d.day - date '1970-01-01' AS day, extract(epoch FROM d.starts_at)::bigint AS starts,
        extract(epoch FROM d.ends_at)::bigint AS ends, min(d.price_bp) AS price_bp
      FROM ${wantedRows(place, wanted)} JOIN tour_departure d ON ${bookable(place, wanted, { from: null, to: null })}
      GROUP BY 1, 2, 3, 4) t
    GROUP BY 1`,
  );
  return new Map(
    rows.map(({ tourId, times }) => [
      tourId,
      times.map(([day, startsAt, endsAt, priceBp]) => ({ day, startsAt, endsAt, priceBp })),
    ]),
  );
}
