import { z } from 'zod';
import { count, moment, pageOf, pageQuery } from '../core/validation.ts';

export const BACKUP_STATES = ['asked', 'running', 'proven', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** What a backup does now. */
const BACKUP_STEPS = ['database', 'uploads', 'proof'] as const;

/** Why staff should look: none was ever proven, the newest proven one is too old, the last one failed, the disk is short. */
const BACKUP_ALARMS = ['never', 'stale', 'failed', 'disk'] as const;
export type BackupAlarm = (typeof BACKUP_ALARMS)[number];

/** What restoring the backup beside the shop has shown. */
const proof = z.object({
  at: moment,
  ok: z.boolean(),
  milliseconds: count,
  invariants: count,
  broken: z.array(z.string()),
  uploads: count,
});

const backupRow = z.object({
  id: z.uuid(),
  /** Its folder's name; empty until it has one. */
  name: z.string(),
  folder: z.string(),
  cause: z.enum(['schedule', 'staff', 'command']),
  by: z.string(),
  state: z.enum(BACKUP_STATES),
  step: z.enum(BACKUP_STEPS).nullable(),
  percent: count,
  kind: z.enum(['cluster', 'rows', 'dump']).nullable(),
  bytes: count.nullable(),
  askedAt: moment,
  begunAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** When it was removed because newer ones took its place. */
  removedAt: moment.nullable(),
  proof: proof.nullable(),
  error: z.string(),
});
export type BackupRow = z.infer<typeof backupRow>;

const status = z.object({
  alarms: z.array(z.enum(BACKUP_ALARMS)),
  newestProvenAt: moment.nullable(),
  /** Hours after which the newest proven backup counts as too old. */
  staleHours: count,
  /** Null: none are made by the clock. */
  everyMinutes: count.nullable(),
  nextAt: moment.nullable(),
  keep: z.object({ recent: count, daily: count, weekly: count }),
  folder: z.string(),
  keysFolder: z.string(),
  /** Of the disk that backups go to; null where this process cannot see it. */
  freeBytes: count.nullable(),
  /** Whether the keys go to a folder of their own. */
  keysApart: z.boolean(),
  running: backupRow.nullable(),
});
export type BackupStatus = z.infer<typeof status>;

export const shapes = {
  listBackups: {
    query: z.object({
      ...pageQuery,
      state: z.enum(BACKUP_STATES, { error: 'field.invalid' }).optional(),
      sort: z.enum(['askedAt'], { error: 'field.invalid' }).optional().default('askedAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(backupRow).extend({ counts: z.record(z.enum(['all', ...BACKUP_STATES]), count) }),
  },
  readBackupStatus: { answer: status },
  beginBackup: { answer: backupRow },
};
