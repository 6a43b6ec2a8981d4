import type { BackupRow, BackupState } from '@app/contract/backups/staff-schemas';
import { sql } from 'kysely';
import { BACKUP_LOCK } from '../../../backup/lock.ts';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import { staffAs } from '../../staff/core.ts';

const staff = staffAs('s');

type Stored = Omit<BackupRow, 'askedAt' | 'begunAt' | 'endedAt' | 'removedAt'> & {
  readonly askedAt: Date;
  readonly begunAt: Date | null;
  readonly endedAt: Date | null;
  readonly removedAt: Date | null;
};

const columns = sql`b.id, b.name, b.folder, b.cause, coalesce(${staff.username}, '') AS by, b.state, b.step, b.percent,
  b.kind, b.bytes, b.asked_at AS "askedAt", b.begun_at AS "begunAt", b.ended_at AS "endedAt", b.removed_at AS "removedAt",
  b.proof, b.error`;
const from = sql`FROM backup_run b LEFT JOIN ${staff.table} ON ${staff.id} = b.staff_id`;

const shown = ({ askedAt, begunAt, endedAt, removedAt, ...rest }: Stored): BackupRow => ({
  ...rest,
  askedAt: askedAt.toISOString(),
  begunAt: begunAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
  removedAt: removedAt?.toISOString() ?? null,
});

type Filter = { readonly state?: BackupState | undefined };

/** A page of backups by the moment they were asked for. */
export async function backupsPage(
  db: Queryable,
  { state }: Filter,
  page: { order: 'asc' | 'desc'; page: number; limit: number },
): Promise<BackupRow[]> {
  const way = page.order === 'asc' ? sql`ASC` : sql`DESC`;
  const of = state ? sql`WHERE b.state = ${state}` : sql``;
  const { rows } = await sql<Stored>`SELECT ${columns} ${from} ${of}
    ORDER BY b.asked_at ${way}, b.id ${way} LIMIT ${page.limit} OFFSET ${(page.page - 1) * page.limit}`.execute(db);
  return rows.map(shown);
}

export async function countBackups(db: Queryable): Promise<Record<BackupState | 'all', number>> {
  const { rows } = await sql<{ state: BackupState; n: number }>`
    SELECT state, count(*)::int AS n FROM backup_run GROUP BY 1`.execute(db);
  const of = new Map(rows.map(({ state, n }) => [state, n]));
  const each = (state: BackupState) => of.get(state) ?? 0;
  const counts = { asked: each('asked'), running: each('running'), proven: each('proven'), failed: each('failed') };
  return { all: rows.reduce((sum, { n }) => sum + n, 0), ...counts };
}

/** The one that runs or waits to run. */
export async function openBackup(db: Queryable): Promise<BackupRow | null> {
  const { rows } = await sql<Stored>`SELECT ${columns} ${from} WHERE b.state IN ('asked', 'running')
    ORDER BY b.state DESC LIMIT 1`.execute(db);
  return rows[0] ? shown(rows[0]) : null;
}

/** After this the program of an asked backup is taken to have died before it began. */
const FORGOTTEN_AFTER = '10 minutes';

/** Ends the record of backups whose program is gone: nobody holds the lock, or it never began. */
export async function endInterrupted(tx: Tx): Promise<void> {
  await sql`UPDATE backup_run SET state = 'failed', ended_at = now(), error = 'It did not begin.'
    WHERE state = 'asked' AND asked_at < now() - ${FORGOTTEN_AFTER}::interval`.execute(tx);
  const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_xact_lock(${BACKUP_LOCK}) AS free`.execute(tx);
  if (!rows[0]?.free) return;
  await sql`UPDATE backup_run SET state = 'failed', ended_at = now(), error = 'It was interrupted.'
    WHERE state = 'running'`.execute(tx);
}

/** Asks for a backup; null when one waits already. */
export async function askForBackup(
  db: Queryable,
  asked: { id: string; cause: 'schedule' | 'staff'; staffId: string | null; folder: string },
): Promise<BackupRow | null> {
  const { numAffectedRows } = await sql`INSERT INTO backup_run (id, cause, staff_id, state, folder)
    VALUES (${asked.id}, ${asked.cause}, ${asked.staffId}, 'asked', ${asked.folder}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
  if (numAffectedRows !== 1n) return null;
  const { rows } = await sql<Stored>`SELECT ${columns} ${from} WHERE b.id = ${asked.id}`.execute(db);
  return rows[0] ? shown(rows[0]) : null;
}

/** What the alarms and the schedule go by. */
export type BackupFacts = {
  readonly newestAt: Date | null;
  readonly newestBytes: number | null;
  readonly lastFailed: boolean;
  readonly lastBegun: Date | null;
  readonly since: Date;
};

export async function backupFacts(db: Queryable): Promise<BackupFacts> {
  const { rows } = await sql<BackupFacts>`
    SELECT n.begun_at AS "newestAt", n.bytes AS "newestBytes", coalesce(l.state = 'failed', false) AS "lastFailed",
           (SELECT max(coalesce(begun_at, asked_at)) FROM backup_run WHERE cause <> 'command' OR state = 'proven')
             AS "lastBegun",
           (SELECT min(${staff.createdAt}) FROM ${staff.table}) AS since
      FROM (SELECT 1) AS one
      LEFT JOIN LATERAL (SELECT begun_at, bytes FROM backup_run WHERE state = 'proven' AND removed_at IS NULL
                          ORDER BY begun_at DESC LIMIT 1) n ON true
      LEFT JOIN LATERAL (SELECT state FROM backup_run WHERE ended_at IS NOT NULL
                          ORDER BY ended_at DESC LIMIT 1) l ON true`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('no facts of backups');
  return { ...facts, since: facts.since ?? new Date() };
}
