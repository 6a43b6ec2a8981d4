import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'trade.logistics.view' } as const;
const edit = { permission: 'trade.logistics.edit' } as const;

export const staffLogisticsEndpoints = defineStaffEndpoints<typeof shapes>()({
  listLogistics: {
    method: 'GET',
    path: '/logistics-companies',
    access: view,
    scope: 'house',
    summary: 'Logistics companies in the order staff choose from, with how many parcels each has carried',
  },
  readLogistics: {
    method: 'GET',
    path: '/logistics-companies/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One logistics company with all its languages',
  },
  createLogistics: {
    method: 'POST',
    path: '/logistics-companies',
    access: edit,
    scope: 'house',
    errors: ['logistics.code_taken'],
    summary: 'Add a logistics company',
  },
  updateLogistics: {
    method: 'PUT',
    path: '/logistics-companies/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'logistics.code_taken'],
    summary: 'Save a logistics company; parcels already sent keep its name; a stale version is refused',
  },
  deleteLogistics: {
    method: 'DELETE',
    path: '/logistics-companies/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'logistics.in_use'],
    summary: 'Delete a logistics company that has carried nothing',
  },
});
