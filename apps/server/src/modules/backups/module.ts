import { defineSlice, subscriber } from '../../platform/slice.ts';
import { backupInvariants } from './domain/invariants.ts';
import { backupRoutes } from './http/backup.routes.ts';
import { createBackupRunner, logAlarms } from './usecases/run-backups.ts';
import { watchBackups } from './usecases/show-backups.ts';

const seconds = (ms: number): number => Math.round(ms / 1_000);

export default defineSlice((platform) => {
  const runner = createBackupRunner(platform);
  return {
    name: 'backups',
    owns: ['backup_run'],
    endpoints: backupRoutes(platform),
    invariants: backupInvariants,
    jobs: [
      { name: 'backups.begin-due', cron: '* * * * *', run: runner.run },
      { name: 'backups.watch', cron: '20 * * * *', run: () => logAlarms(platform) },
    ],
    subscribers: [
      subscriber({ name: 'backups.begin_soon', event: 'backup.asked', run: async () => void (await runner.run()) }),
    ],
    gauges: [
      {
        name: 'backup_newest_proven_age_seconds',
        help: 'Age of the newest proven backup; -1 when there is none',
        read: async () => {
          const { newestAt } = await watchBackups(platform);
          return newestAt ? seconds(Date.now() - newestAt.getTime()) : -1;
        },
      },
      {
        name: 'backup_alarms',
        help: 'How many things are wrong with the backups',
        read: async () => (await watchBackups(platform)).alarms.length,
      },
    ],
    stop: runner.stop,
  };
});
