import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const see = { permission: 'system.backups.view' } as const;

export const staffBackupEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listBackups: { method: 'GET', path: '/backups', access: see, summary: 'Backups with counts per state' },
  readBackupStatus: {
    method: 'GET',
    path: '/backups/status',
    access: see,
    summary: 'How the backups stand: the newest proven one, the schedule, the room, and what is wrong',
  },
  beginBackup: {
    method: 'POST',
    path: '/backups',
    access: { permission: 'system.backups.begin' },
    errors: ['backup.under_way'],
    summary: 'Have the worker back the shop up now',
  },
});
