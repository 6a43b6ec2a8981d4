import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { newId } from '../../../platform/auth/tokens.ts';
import { readDirectly } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { askForBackup, backupFacts, endInterrupted, openBackup } from '../db/backup.repo.ts';
import { nextDue } from '../domain/backup-alarms.ts';
import { keepOf, watchBackups } from './show-backups.ts';

const program = fileURLToPath(new URL('../../../../dist/backup.js', import.meta.url));

export type BackupRunner = {
  /** Starts what is due or asked for, and does not wait for it. Returns 0: there is never more to do at once. */
  run(): Promise<number>;
  /** Ends the program that is at work; it cleans up after itself. */
  stop(): Promise<void>;
};

/**
 * Makes backups in a program of its own: neither its work nor its end touches the shop's process. `npm run backup` is the
 * same program, so that there is one way to make a backup.
 */
export function createBackupRunner(platform: Platform): BackupRunner {
  let child: ChildProcess | null = null;

  async function start(id: string, cause: 'schedule' | 'staff'): Promise<void> {
    const { recent, daily, weekly } = await keepOf(platform);
    const options = ['--run', id, '--cause', cause, '--keep', `${recent},${daily},${weekly}`];
    const { dataDir, databaseUrl, backupDir, backupKeysDir } = readDirectly(platform.config);
    // What this process runs with, whatever the environment has become since.
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DATABASE_DIRECT_URL: '',
      BACKUP_DIR: backupDir,
      BACKUP_KEYS_DIR: backupKeysDir ?? '',
    };
    const begun = spawn(process.execPath, [program, ...options], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child = begun;
    let complaint = '';
    begun.stderr.on('data', (data) => {
      complaint = `${complaint}${String(data)}`.slice(-2_000);
    });
    begun.once('error', (error) => platform.log.error({ err: error }, 'a backup did not begin'));
    begun.once('close', (code) => {
      child = null;
      if (code !== 0) platform.log.error({ complaint: complaint.trim() }, 'a backup failed');
    });
  }

  /** Asks for one by the clock of the machine when it is time. */
  async function askWhenDue(): Promise<void> {
    if (!platform.config.scheduledBackups) return;
    const { lastBegun } = await backupFacts(platform.db);
    const every = await parameter(platform, 'backup.every_minutes');
    if (nextDue(lastBegun, every, new Date()) > new Date()) return;
    const { backupDir: folder } = platform.config;
    await askForBackup(platform.db, { id: newId(), cause: 'schedule', staffId: null, folder });
  }

  return {
    run: async () => {
      if (child) return 0;
      await inTransaction(platform.db, endInterrupted);
      let open = await openBackup(platform.db);
      if (!open) {
        await askWhenDue();
        open = await openBackup(platform.db);
      }
      if (open?.state === 'asked' && open.cause !== 'command') await start(open.id, open.cause);
      return 0;
    },
    stop: async () => {
      if (!child) return;
      const over = once(child, 'close');
      child.kill('SIGTERM');
      await over;
    },
  };
}

/** Says in the log what is wrong with the backups, where whoever watches the machine reads it. */
export async function logAlarms(platform: Platform): Promise<number> {
  const { alarms, newestAt } = await watchBackups(platform);
  if (alarms.length > 0) platform.log.error({ alarms, newestAt }, 'the backups need attention');
  return 0;
}
