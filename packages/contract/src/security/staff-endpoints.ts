import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffSecurityEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listDeletions: {
    method: 'GET',
    path: '/deletion-requests',
    access: { permission: 'people.deletions.view' },
    summary: 'Requests to delete an account, with counts per state',
  },
});
