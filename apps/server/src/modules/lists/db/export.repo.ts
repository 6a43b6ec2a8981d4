import type { Language } from '@app/contract/core/locale';
import type { ExportColumn, ExportFormat, ExportState } from '@app/contract/lists/staff-schemas';
import { type RawBuilder, sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';
import { staffAs } from '../../staff/core.ts';

const staff = staffAs('s');

export type StoredExport = {
  readonly id: string;
  readonly staffId: string;
  readonly list: string;
  readonly name: string;
  readonly format: ExportFormat;
  readonly state: ExportState;
  readonly rows: number;
  readonly total: number | null;
  readonly bytes: number;
  readonly refusal: string;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  readonly expiresAt: Date | null;
};

/** An export with what to write, as the worker takes it. */
export type TakenExport = StoredExport & {
  readonly query: Record<string, string>;
  readonly columns: ExportColumn[];
  readonly onlyIds: string[] | null;
  /** The agent whose people are to be read; null for everybody. */
  readonly agentId: string | null;
  /** The merchant whose places are to be read; null for every place. */
  readonly merchantId: string | null;
  readonly language: Language;
  /** By whose clock moments are written. */
  readonly timeZone: string;
  readonly tries: number;
};

/** Files are kept so long. */
const KEPT = sql`interval '7 days'`;
/** A process that has been silent for so long has died; another takes its export. */
const LEASE = sql`interval '2 minutes'`;
const MAX_TRIES = 3;
/** How long an address gives the file. */
const LINK = sql`interval '10 minutes'`;

const columns = sql`id, staff_id AS "staffId", list, name, format, state, rows_done AS rows, rows_total AS total,
  bytes::float8 AS bytes, refusal, created_at AS "createdAt", done_at AS "doneAt",
  CASE WHEN state = 'done' THEN done_at + ${KEPT} END AS "expiresAt"`;
const work = sql`${columns}, query, columns, only_ids AS "onlyIds", agent_id AS "agentId", merchant_id AS "merchantId", language, time_zone AS "timeZone", tries`;

/** Exports `e` that somebody may have: their own, and of what they may still see. Staff of the house see everything. */
const ownedBy = (staffId: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`e.staff_id = ${staffId} AND EXISTS (
  SELECT 1 FROM ${staff.table} WHERE ${staff.id} = e.staff_id AND (${staff.agentId} IS NULL OR ${staff.agentId} = e.agent_id)
    AND (${staff.merchantId} IS NULL OR ${staff.merchantId} = e.merchant_id))`;

type NewExport = Pick<
  TakenExport,
  'id' | 'staffId' | 'list' | 'name' | 'format' | 'query' | 'columns' | 'language' | 'timeZone'
> & {
  readonly onlyIds: readonly string[] | null;
};

export async function insertExport(db: Queryable, of: NewExport): Promise<StoredExport> {
  const { rows } = await sql<StoredExport>`
    INSERT INTO list_export (id, staff_id, list, name, format, query, columns, only_ids, language, time_zone, agent_id, merchant_id)
    VALUES (${of.id}, ${of.staffId}, ${of.list}, ${of.name}, ${of.format}, ${json(of.query)}, ${json(of.columns)},
      ${of.onlyIds && json(of.onlyIds)}, ${of.language}, ${of.timeZone}, (SELECT ${staff.agentId} FROM ${staff.table}
        WHERE ${staff.id} = ${of.staffId}),
      (SELECT ${staff.merchantId} FROM ${staff.table} WHERE ${staff.id} = ${of.staffId}))
    RETURNING ${columns}`.execute(db);
  return rows[0] as StoredExport;
}

/** How many of somebody's exports have not ended; holds back others of theirs that begin at the same time. */
export async function countUnended(tx: Queryable, staffId: string): Promise<number> {
  await sql`SELECT 1 FROM ${staff.table} WHERE ${staff.id} = ${staffId} FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM list_export
    WHERE staff_id = ${staffId} AND state IN ('waiting', 'running')`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Somebody's exports, newest first. */
export async function exportsOf(
  db: Queryable,
  staffId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: StoredExport[]; total: number }> {
  const mine = ownedBy(staffId);
  const { rows } = await sql<StoredExport>`SELECT ${columns} FROM list_export e WHERE ${mine}
    ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db);
  const { rows: counted } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM list_export e WHERE ${mine}`.execute(db);
  return { rows, total: counted[0]?.n ?? 0 };
}

/** One export of somebody; null when it is none of theirs. */
export async function exportOf(db: Queryable, staffId: string, id: string): Promise<StoredExport | null> {
  const { rows } = await sql<StoredExport>`SELECT ${columns} FROM list_export e
    WHERE id = ${id} AND ${ownedBy(staffId)}`.execute(db);
  return rows[0] ?? null;
}

/** Ends an export that has not ended; null when it has. */
export async function cancelUnended(db: Queryable, id: string): Promise<StoredExport | null> {
  const { rows } = await sql<StoredExport>`UPDATE list_export SET state = 'cancelled', done_at = app_now()
    WHERE id = ${id} AND state IN ('waiting', 'running') RETURNING ${columns}`.execute(db);
  return rows[0] ?? null;
}

/** Takes the oldest export that waits, or whose process has died. */
export async function takeExport(db: Queryable): Promise<TakenExport | null> {
  const { rows } = await sql<TakenExport>`
    UPDATE list_export SET state = 'running', tries = tries + 1, rows_done = 0,
      lease_until = clock_timestamp() + ${LEASE}
    WHERE id = (SELECT id FROM list_export
      WHERE state = 'waiting' OR (state = 'running' AND lease_until < clock_timestamp() AND tries < ${MAX_TRIES})
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${work}`.execute(db);
  return rows[0] ?? null;
}

/** Ends what was begun so often that it must be the export itself that kills its process. */
export async function failHopeless(db: Queryable): Promise<void> {
  await sql`UPDATE list_export SET state = 'failed', refusal = 'operation.failed', done_at = app_now()
    WHERE state = 'running' AND lease_until < clock_timestamp() AND tries >= ${MAX_TRIES}`.execute(db);
}

/** Which run of which export: another run of it must not be told of this one's progress. */
export type Run = { readonly id: string; readonly tries: number };

/** Says how far a run has come; false when the export is no longer this run's. */
export async function keepRunning(
  db: Queryable,
  run: Run,
  at: { rows: number; total: number | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE list_export
    SET rows_done = ${at.rows}, rows_total = ${at.total}, lease_until = clock_timestamp() + ${LEASE}
    WHERE id = ${run.id} AND state = 'running' AND tries = ${run.tries}`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends a run: done with a file of so many bytes, or refused. False when the export is no longer this run's. */
export async function endRun(
  db: Queryable,
  run: Run,
  end: { rows: number; bytes: number } | { refusal: string },
): Promise<boolean> {
  const set =
    'refusal' in end
      ? sql`state = 'failed', refusal = ${end.refusal}`
      : sql`state = 'done', rows_done = ${end.rows}, rows_total = ${end.rows}, bytes = ${end.bytes}`;
  const { numAffectedRows } = await sql`UPDATE list_export SET ${set}, done_at = app_now()
    WHERE id = ${run.id} AND state = 'running' AND tries = ${run.tries}`.execute(db);
  return numAffectedRows === 1n;
}

/** Gives the file of an export that is done the address of this hash, in place of an earlier one. */
export async function setLink(db: Queryable, id: string, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE list_export
    SET link_hash = ${hash}, link_until = clock_timestamp() + ${LINK}
    WHERE id = ${id} AND state = 'done'`.execute(db);
  return numAffectedRows === 1n;
}

/** The export whose file an address gives now. */
export async function exportByLink(db: Queryable, hash: Buffer): Promise<StoredExport | null> {
  const { rows } = await sql<StoredExport>`SELECT ${columns} FROM list_export e
    WHERE link_hash = ${hash} AND link_until > clock_timestamp() AND state = 'done' AND ${ownedBy(sql`e.staff_id`)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Forgets an export that has ended; false when it has not. */
export async function deleteEnded(db: Queryable, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM list_export
    WHERE id = ${id} AND state NOT IN ('waiting', 'running')`.execute(db);
  return numAffectedRows === 1n;
}

/** Lets exports past their time expire; gives their ids, whose files are to go. */
export async function expireOld(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE list_export SET state = 'expired', link_hash = NULL
    WHERE id = ANY(ARRAY(SELECT id FROM list_export WHERE state = 'done' AND done_at < app_now() - ${KEPT}
      LIMIT 500 FOR UPDATE SKIP LOCKED)) RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}
