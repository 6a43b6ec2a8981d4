import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'people.merchants.view' } as const;
const edit = { permission: 'people.merchants.edit' } as const;

export const staffMerchantEndpoints = defineStaffEndpoints<typeof shapes>()({
  listMerchants: {
    method: 'GET',
    path: '/merchants',
    access: view,
    scope: 'house',
    summary: 'Merchants with the number of their restaurants and staff, and counts per tab',
  },
  readMerchant: {
    method: 'GET',
    path: '/merchants/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One merchant',
  },
  createMerchant: {
    method: 'POST',
    path: '/merchants',
    access: edit,
    scope: 'house',
    errors: ['merchant.name_taken'],
    summary: 'Add a merchant',
  },
  updateMerchant: {
    method: 'PUT',
    path: '/merchants/:id',
    access: edit,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'merchant.name_taken'],
    summary: 'Save a merchant; disabling it signs its staff out; a stale version is refused',
  },
  merchantChoices: {
    method: 'GET',
    path: '/merchant-choices',
    access: 'staff',
    scope: 'house',
    summary: 'Merchants to choose from by name',
  },
});
