import { staffBackupEndpoints } from '@app/contract/backups/staff-endpoints';
import { shapes } from '@app/contract/backups/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { beginBackup } from '../usecases/begin-backup.ts';
import { listBackups, readBackupStatus } from '../usecases/show-backups.ts';

/** Backups: what there is, how they stand, and making one now. */
export const backupRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffBackupEndpoints, shapes, {
    listBackups: ({ query }) => listBackups(platform, query),
    readBackupStatus: () => readBackupStatus(platform),
    beginBackup: ({ staff, ip }) => beginBackup(platform, { staff, ip }),
  });
