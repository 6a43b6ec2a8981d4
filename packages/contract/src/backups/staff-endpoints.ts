import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const see = { permission: 'system.backups.view' } as const;

export const staffBackupEndpoints = defineStaffEndpoints<typeof shapes>()({
  listBackups: {
    method: 'GET',
    path: '/backups',
    access: see,
    scope: 'house',
    summary: 'Backups with counts per state',
  },
  readBackupStatus: {
    method: 'GET',
    path: '/backups/status',
    access: see,
    scope: 'house',
    summary: 'How the backups stand: the newest proven one, the schedule, the room, and what is wrong',
  },
  beginBackup: {
    method: 'POST',
    path: '/backups',
    access: { permission: 'system.backups.begin' },
    scope: 'house',
    errors: ['backup.under_way'],
    summary: 'Have the worker back the shop up now',
  },
});
