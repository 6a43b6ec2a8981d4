import type { BackupAlarm } from '@app/contract/backups/staff-schemas';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The next backup needs its size once more, and its proof the database as it is unpacked. */
const ROOM_FACTOR = 5;

export type Known = {
  readonly now: Date;
  /** Whether backups are made by the clock. */
  readonly scheduled: boolean;
  /** Since when this shop has been running; a new one has until it is stale for its first backup. */
  readonly since: Date;
  readonly newestProven: { readonly at: Date; readonly bytes: number } | null;
  /** Whether the last one that ended failed. */
  readonly lastFailed: boolean;
  /** Null where it cannot be seen. */
  readonly freeBytes: number | null;
  readonly staleHours: number;
};

const isOlder = (at: Date, { now, staleHours }: Known): boolean => now.getTime() - at.getTime() > staleHours * HOUR_MS;

/** What staff should look at. Without a schedule old backups are no alarm. */
export function backupAlarms(known: Known): BackupAlarm[] {
  const { newestProven, scheduled, lastFailed, freeBytes } = known;
  const never = scheduled && !newestProven && isOlder(known.since, known);
  const stale = scheduled && newestProven !== null && isOlder(newestProven.at, known);
  const disk = freeBytes !== null && newestProven !== null && freeBytes < newestProven.bytes * ROOM_FACTOR;
  const found = { never, stale, failed: lastFailed, disk };
  return (Object.keys(found) as BackupAlarm[]).filter((alarm) => found[alarm]);
}

/** When the next backup is due: so long after the last one began; at once when there was none. */
export function nextDue(lastBegun: Date | null, everyMinutes: number, now: Date): Date {
  return lastBegun ? new Date(lastBegun.getTime() + everyMinutes * MINUTE_MS) : now;
}
