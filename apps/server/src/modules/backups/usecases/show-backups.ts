import { dirname, resolve } from 'node:path';
import type { BackupAlarm, BackupStatus, shapes } from '@app/contract/backups/staff-schemas';
import type { z } from 'zod';
import { freeBytes } from '../../../backup/durable.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { type BackupFacts, backupFacts, backupsPage, countBackups, openBackup } from '../db/backup.repo.ts';
import { backupAlarms, nextDue } from '../domain/backup-alarms.ts';

/** A page of backups with counts per state. */
export async function listBackups(platform: Platform, query: z.output<(typeof shapes)['listBackups']['query']>) {
  const { state, order, page, limit } = query;
  const [list, counts] = await Promise.all([
    backupsPage(platform.db, { state }, { order, page, limit }),
    countBackups(platform.db),
  ]);
  return { list, total: counts[state ?? 'all'], page, limit, counts };
}

/** Bytes free where backups go, or where their folder will be made; null where this machine cannot see it. */
async function roomFor(folder: string): Promise<number | null> {
  for (const place of [folder, dirname(resolve(folder))]) {
    const found = await freeBytes(place).catch(() => null);
    if (found !== null) return found;
  }
  return null;
}

async function alarmsOf(platform: Platform, facts: BackupFacts, room: number | null): Promise<BackupAlarm[]> {
  const { newestAt, newestBytes, lastFailed, since } = facts;
  return backupAlarms({
    now: new Date(),
    scheduled: platform.config.scheduledBackups,
    since,
    newestProven: newestAt ? { at: newestAt, bytes: newestBytes ?? 0 } : null,
    lastFailed,
    freeBytes: room,
    staleHours: await parameter(platform, 'backup.stale_hours'),
  });
}

/** What is wrong with the backups, and since when the newest proven one is. */
export async function watchBackups(platform: Platform): Promise<{ alarms: BackupAlarm[]; newestAt: Date | null }> {
  const facts = await backupFacts(platform.db);
  const room = await roomFor(platform.config.backupDir);
  return { alarms: await alarmsOf(platform, facts, room), newestAt: facts.newestAt };
}

/** How the backups stand. */
export async function readBackupStatus(platform: Platform): Promise<BackupStatus> {
  const { config, db } = platform;
  const [facts, running, room, everyMinutes, staleHours, keep] = await Promise.all([
    backupFacts(db),
    openBackup(db),
    roomFor(config.backupDir),
    parameter(platform, 'backup.every_minutes'),
    parameter(platform, 'backup.stale_hours'),
    keepOf(platform),
  ]);
  return {
    alarms: await alarmsOf(platform, facts, room),
    newestProvenAt: facts.newestAt?.toISOString() ?? null,
    staleHours,
    everyMinutes: config.scheduledBackups ? everyMinutes : null,
    nextAt: config.scheduledBackups ? nextDue(facts.lastBegun, everyMinutes, new Date()).toISOString() : null,
    keep,
    folder: resolve(config.backupDir),
    keysFolder: resolve(config.backupKeysDir ?? config.backupDir),
    freeBytes: room,
    keysApart: config.backupKeysDir !== null,
    running,
  };
}

/** How many backups stay. */
export async function keepOf(platform: Platform): Promise<BackupStatus['keep']> {
  const [recent, daily, weekly] = await Promise.all([
    parameter(platform, 'backup.keep_recent'),
    parameter(platform, 'backup.keep_daily'),
    parameter(platform, 'backup.keep_weekly'),
  ]);
  return { recent, daily, weekly };
}
