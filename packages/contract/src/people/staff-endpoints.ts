import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'people.users.view' } as const;
const access = { permission: 'people.users.access' } as const;
const disable = { permission: 'people.users.disable' } as const;

export const staffUserEndpoints = defineStaffEndpoints<typeof shapes>()({
  listUsers: {
    method: 'GET',
    path: '/users',
    access: view,
    scope: 'own_tree',
    exported: { path: '/user-export', permission: 'people.users.export' },
    summary: 'Customers with counts per state; personal data masked for who may not see it',
  },
  exportUsers: {
    method: 'GET',
    path: '/user-export',
    access: { permission: 'people.users.export' },
    scope: 'own_tree',
    summary: 'The filtered customers by the time of registration, stretch by stretch, for a file',
  },
  userChoices: {
    method: 'GET',
    path: '/user-choices',
    access: view,
    scope: 'own_tree',
    summary: 'Levels and agents to filter customers by',
  },
  readUser: {
    method: 'GET',
    path: '/users/:id',
    access: view,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'One customer with everything about him that the asker may see',
  },
  noteUser: {
    method: 'POST',
    path: '/users/:id/notes',
    access: { permission: 'people.users.note' },
    scope: 'own_tree',
    errors: ['record.not_found', 'customer.erased'],
    summary: 'Write a note about a customer; notes are never changed',
  },
  disableUser: {
    method: 'POST',
    path: '/users/:id/disable',
    access: disable,
    scope: 'own_tree',
    errors: ['record.not_found', 'record.stale', 'record.conflict', 'customer.erased'],
    summary: 'Disable an account: its sessions end at once and nobody signs in to it',
  },
  enableUser: {
    method: 'POST',
    path: '/users/:id/enable',
    access: disable,
    scope: 'own_tree',
    errors: ['record.not_found', 'record.stale', 'record.conflict', 'customer.erased'],
    summary: 'Let a disabled account sign in again',
  },
  setUserLevel: {
    method: 'PUT',
    path: '/users/:id/level',
    access: { permission: 'people.users.level' },
    scope: 'own_tree',
    errors: ['record.not_found', 'record.stale', 'customer.erased'],
    summary: 'Grant a level, or go back to what was spent; a stale version is refused',
  },
  resetUserPassword: {
    method: 'POST',
    path: '/users/:id/reset-password',
    access,
    scope: 'own_tree',
    errors: ['record.not_found', 'record.conflict', 'customer.erased'],
    summary: 'Mail the customer a code to choose a new password',
  },
  endUserDevice: {
    method: 'DELETE',
    path: '/users/:id/devices/:device',
    access,
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'Sign a customer out on one device',
  },
  endUserDevices: {
    method: 'DELETE',
    path: '/users/:id/devices',
    access,
    scope: 'own_tree',
    errors: ['record.not_found', 'customer.erased'],
    summary: 'Sign a customer out everywhere',
  },
});
