import type { DealKind } from '@app/contract/deals/deal-facts';
import type { Day } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { SeenStretch } from '../domain/seen-prices.ts';

export type StoredStretch = SeenStretch & { readonly key: string; readonly scope: string };

const columns = sql`s.key, s.scope, s.first_day::text AS "firstDay", s.last_day::text AS "lastDay",
  to_json(s.usual_usd) AS usual, to_json(s.asked_usd) AS asked, to_json(coalesce(s.latest_usd, s.usual_usd)) AS latest`;

/** Whoever writes the log stands in line until its transaction ends. */
export async function lockLog(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('price_seen', 0))`.execute(tx);
}

/** The last stretch of each scope of some keys. */
export async function lastStretches(db: Queryable, keys: readonly string[]): Promise<StoredStretch[]> {
  const { rows } = await sql<StoredStretch>`
    SELECT DISTINCT ON (s.key, s.scope) ${columns} FROM price_seen s WHERE s.key = ANY(${[...keys]}::text[])
    ORDER BY s.key, s.scope, s.first_day DESC`.execute(db);
  return rows;
}

/** The stretches of some keys that reach into days, both included, and those after; each key has days of its own. */
export async function stretchesSince(
  db: Queryable,
  wanted: readonly { readonly key: string; readonly from: Day }[],
): Promise<StoredStretch[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<StoredStretch>`
    SELECT ${columns} FROM price_seen s
    JOIN (SELECT w.key, min(w.day) AS day FROM unnest(${wanted.map(({ key }) => key)}::text[],
      ${wanted.map(({ from }) => from)}::date[]) w(key, day) GROUP BY w.key) w ON w.key = s.key
    WHERE s.last_day >= w.day ORDER BY s.key, s.scope, s.first_day`.execute(db);
  return rows;
}

/** Begins stretches, or writes those that begin on the same day anew. */
export async function writeStretches(tx: Tx, kind: DealKind, stretches: readonly StoredStretch[]): Promise<void> {
  if (stretches.length === 0) return;
  const rows = stretches.map(({ key, scope, firstDay, lastDay, usual, asked, latest }) => ({
    key,
    scope,
    first_day: firstDay,
    last_day: lastDay,
    usual_usd: usual,
    asked_usd: asked,
    latest_usd: latest,
  }));
  await sql`
    INSERT INTO price_seen (key, scope, kind, first_day, last_day, usual_usd, asked_usd, latest_usd)
    SELECT x.key, x.scope, ${kind}, x.first_day, x.last_day, x.usual_usd, x.asked_usd, x.latest_usd
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS x(key text, scope text, first_day date, last_day date, usual_usd bigint[], asked_usd bigint[],
        latest_usd bigint[])
    ON CONFLICT (key, scope, first_day) DO UPDATE SET last_day = excluded.last_day, usual_usd = excluded.usual_usd,
      asked_usd = excluded.asked_usd, latest_usd = excluded.latest_usd`.execute(tx);
}

/** Deletes a batch of what is older than some months, and of months of travel that are over; returns how many rows. */
export async function pruneLog(
  db: Queryable,
  of: { readonly months: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM price_seen WHERE ctid = ANY(ARRAY(SELECT ctid FROM price_seen
      WHERE last_day < (app_now() - make_interval(months => ${of.months}::int))::date
        OR (scope <> '' AND scope < to_char(app_now() - interval '1 day', 'YYYY-MM'))
      LIMIT ${of.limit} FOR UPDATE SKIP LOCKED))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
