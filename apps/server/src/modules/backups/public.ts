import type { Platform } from '../../platform/slice.ts';
import { watchBackups } from './usecases/show-backups.ts';

/** How many things are wrong with the backups. */
export const backupAlarmCount = async (platform: Platform): Promise<number> =>
  (await watchBackups(platform)).alarms.length;
