import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffSecurityEndpoints = defineStaffEndpoints<typeof shapes>()({
  listDeletions: {
    method: 'GET',
    path: '/deletion-requests',
    access: { permission: 'people.deletions.view' },
    scope: 'own_tree',
    summary: 'Requests to delete an account, with counts per state',
  },
});
