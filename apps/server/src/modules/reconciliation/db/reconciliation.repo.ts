import type { Localized } from '@app/contract/core/locale';
import type { ColumnMapping, Verdict } from '@app/contract/reconciliation/staff-schemas';
import { sql } from 'kysely';
import { json, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import { holdsCode } from '../../../platform/db/patterns.ts';
import { channelsAs } from '../../payments/public.ts';
import { staffAs } from '../../staff/core.ts';
import type { Compared } from '../domain/compare.ts';

const channels = channelsAs('c');
const staff = staffAs('s');

export type ReconciliationRow = {
  readonly id: string;
  readonly channelId: string;
  readonly channelTitle: Localized;
  readonly fileName: string;
  readonly from: string;
  readonly to: string;
  readonly state: 'draft' | 'applied';
  readonly counts: Partial<Record<Verdict, number>>;
  readonly by: string;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
  readonly version: number;
};

const columns = sql`r.id, r.channel_id AS "channelId", ${channels.title} AS "channelTitle", r.file_name AS "fileName",
  r.period_from::text AS "from", r.period_to::text AS "to", r.state, ${staff.name} AS by, r.created_at AS "createdAt",
  r.applied_at AS "appliedAt", r.version,
  (SELECT COALESCE(jsonb_object_agg(k.verdict, k.n), '{}') FROM (SELECT verdict, count(*)::int AS n
    FROM reconciliation_line l WHERE l.reconciliation_id = r.id GROUP BY verdict) AS k) AS counts`;
const from = sql`reconciliation r JOIN ${channels.table} ON ${channels.id} = r.channel_id
  JOIN ${staff.table} ON ${staff.id} = r.by_staff`;

/** One comparison, or null. */
export async function readRow(db: Queryable, id: string): Promise<ReconciliationRow | null> {
  const { rows } = await sql<ReconciliationRow>`SELECT ${columns} FROM ${from} WHERE r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a comparison; null when there is none. */
export async function lockRow(tx: Tx, id: string): Promise<{ state: string; version: number } | null> {
  const { rows } = await sql<{ state: string; version: number }>`
    SELECT state, version FROM reconciliation WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}

type ReconciliationFilter = {
  readonly channel?: string | undefined;
  readonly state?: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A page of comparisons and how many there are. */
export async function listRows(
  db: Queryable,
  wanted: ReconciliationFilter,
): Promise<{ list: ReconciliationRow[]; total: number }> {
  const { channel, state, page, limit } = wanted;
  const matching = sql`${channel ? sql`r.channel_id = ${channel}` : sql`true`}
    AND ${state ? sql`r.state = ${state}` : sql`true`}`;
  const way = wanted.order === 'asc' ? sql`ASC` : sql`DESC`;
  const [counted, found] = await Promise.all([
    sql<{ n: number }>`SELECT count(*)::int AS n FROM reconciliation r WHERE ${matching}`.execute(db),
    sql<ReconciliationRow>`SELECT ${columns} FROM ${from} WHERE ${matching}
      ORDER BY r.created_at ${way}, r.id ${way} LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db),
  ]);
  return { list: found.rows, total: counted.rows[0]?.n ?? 0 };
}

/** The comparison of the same bytes for the same channel, or null. */
export async function sameFile(db: Queryable, channelId: string, fileHash: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM reconciliation WHERE channel_id = ${channelId} AND file_hash = ${fileHash}`.execute(db);
  return rows[0]?.id ?? null;
}

export type NewReconciliation = {
  readonly id: string;
  readonly channelId: string;
  readonly fileName: string;
  readonly fileHash: string;
  readonly from: string;
  readonly to: string;
  readonly mapping: ColumnMapping;
  readonly staffId: string;
};

/** Keeps a comparison with its lines. Gives false when the same file was kept a moment before. */
export async function insertReconciliation(
  tx: Tx,
  made: NewReconciliation,
  lines: readonly Compared[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO reconciliation (id, channel_id, file_name, file_hash, period_from, period_to, mapping, by_staff)
    VALUES (${made.id}, ${made.channelId}, ${made.fileName}, ${made.fileHash}, ${made.from}::date, ${made.to}::date,
      ${json(made.mapping)}, ${made.staffId})
    ON CONFLICT (channel_id, file_hash) DO NOTHING`.execute(tx);
  if (Number(numAffectedRows ?? 0) === 0) return false;
  const rows = lines.map(({ verdict, line, reference, theirAmount, theirUsd, money }) => ({
    verdict,
    line,
    reference: reference.slice(0, 500),
    their_amount: theirAmount.slice(0, 60),
    their_usd: theirUsd,
    our_usd: money?.usd ?? null,
    attempt_id: money?.kind === 'payment' ? money.id : null,
    refund_id: money?.kind === 'refund' ? money.id : null,
    payment_number: money?.payment ?? null,
  }));
  await sql`
    INSERT INTO reconciliation_line (id, reconciliation_id, verdict, line, reference, their_amount, their_usd, our_usd,
      attempt_id, refund_id, payment_number)
    SELECT gen_random_uuid(), ${made.id}, t.*
    FROM jsonb_to_recordset(${json(rows)}::jsonb) AS t (verdict text, line int, reference text, their_amount text,
      their_usd bigint, our_usd bigint, attempt_id uuid, refund_id uuid, payment_number text)`.execute(tx);
  return true;
}

export type LineRow = {
  readonly id: string;
  readonly verdict: Verdict;
  readonly line: number | null;
  readonly reference: string;
  readonly theirAmount: string;
  readonly theirUsd: number | null;
  readonly ourUsd: number | null;
  readonly payment: string | null;
  readonly kind: 'payment' | 'refund' | null;
};

/** A page of the lines of a comparison, in the order of the file, what only we have last. */
export async function listLines(
  db: Queryable,
  of: {
    id: string;
    tab: Verdict | 'all';
    reference?: string | undefined;
    order: 'asc' | 'desc';
    page: number;
    limit: number;
  },
) {
  const searched = of.reference
    ? sql`(${holdsCode(sql`l.reference`, of.reference)} OR ${holdsCode(sql`l.payment_number`, of.reference)})`
    : sql`true`;
  const way = of.order === 'asc' ? sql`ASC NULLS LAST` : sql`DESC NULLS FIRST`;
  const [counted, found] = await Promise.all([
    sql<{ verdict: Verdict; n: number }>`SELECT verdict, count(*)::int AS n FROM reconciliation_line l
      WHERE l.reconciliation_id = ${of.id} AND ${searched} GROUP BY verdict`.execute(db),
    sql<LineRow>`
      SELECT l.id, l.verdict, l.line, l.reference, l.their_amount AS "theirAmount", l.their_usd AS "theirUsd",
        l.our_usd AS "ourUsd", l.payment_number AS payment,
        CASE WHEN l.refund_id IS NOT NULL OR l.their_usd < 0 THEN 'refund'
          WHEN l.attempt_id IS NOT NULL OR l.their_usd >= 0 THEN 'payment' END AS kind
      FROM reconciliation_line l
      WHERE l.reconciliation_id = ${of.id} AND ${searched} AND ${of.tab === 'all' ? sql`true` : sql`l.verdict = ${of.tab}`}
      ORDER BY l.line ${way}, l.id LIMIT ${of.limit} OFFSET ${(of.page - 1) * of.limit}`.execute(db),
  ]);
  return { list: found.rows, counts: counted.rows };
}

/** The money that a comparison matched. */
export async function matchedMoney(tx: Tx, id: string): Promise<readonly { kind: 'payment' | 'refund'; id: string }[]> {
  const { rows } = await sql<{ kind: 'payment' | 'refund'; id: string }>`
    SELECT CASE WHEN refund_id IS NULL THEN 'payment' ELSE 'refund' END AS kind, COALESCE(attempt_id, refund_id) AS id
    FROM reconciliation_line WHERE reconciliation_id = ${id} AND verdict = 'matched' ORDER BY id`.execute(tx);
  return rows;
}

/** Marks a locked draft as applied. */
export async function markApplied(tx: Tx, id: string): Promise<void> {
  await sql`UPDATE reconciliation SET state = 'applied', applied_at = app_now(), version = version + 1
    WHERE id = ${id}`.execute(tx);
}

/** Deletes a locked draft with its lines. */
export async function deleteRow(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM reconciliation WHERE id = ${id}`.execute(tx);
}
