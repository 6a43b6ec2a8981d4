import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const view = { permission: 'people.users.view' } as const;
const access = { permission: 'people.users.access' } as const;
const edit = { permission: 'people.users.edit' } as const;
const disable = { permission: 'people.users.disable' } as const;

export const staffUserEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listUsers: {
    method: 'GET',
    path: '/users',
    access: view,
    exported: { path: '/user-export', permission: 'people.users.export' },
    summary: 'Customers with counts per state; personal data masked for who may not see it',
  },
  exportUsers: {
    method: 'GET',
    path: '/user-export',
    access: { permission: 'people.users.export' },
    summary: 'The filtered customers by the time of registration, stretch by stretch, for a file',
  },
  userChoices: {
    method: 'GET',
    path: '/user-choices',
    access: view,
    summary: 'Levels and agents to filter customers by',
  },
  readUser: {
    method: 'GET',
    path: '/users/:id',
    access: view,
    errors: ['record.not_found'],
    summary: 'One customer with everything about him that the asker may see',
  },
  createUser: {
    method: 'POST',
    path: '/users',
    access: { permission: 'people.users.create' },
    errors: [
      'account.email_registered',
      'account.nickname_taken',
      'account.nickname_reserved',
      'account.wrong_invite_code',
      'customer.agent_ended',
    ],
    summary: 'Open an account for a customer, who is mailed the way to choose a password',
  },
  updateUser: {
    method: 'PUT',
    path: '/users/:id',
    access: edit,
    errors: [
      'record.not_found',
      'record.stale',
      'customer.erased',
      'account.email_registered',
      'account.nickname_taken',
      'account.nickname_reserved',
    ],
    summary: 'Change who a customer is; another e-mail has to be verified anew and ends every session',
  },
  uploadUserAvatar: {
    method: 'POST',
    path: '/users/:id/avatar',
    access: edit,
    upload: 'picture',
    errors: [
      'record.not_found',
      'customer.erased',
      'upload.wrong_type',
      'upload.too_large',
      'upload.unreadable',
      'upload.too_many_pixels',
    ],
    summary: 'Upload a picture for a customer, to be saved with the next change',
  },
  noteUser: {
    method: 'POST',
    path: '/users/:id/notes',
    access: { permission: 'people.users.note' },
    errors: ['record.not_found', 'customer.erased'],
    summary: 'Write a note about a customer; notes are never changed',
  },
  disableUser: {
    method: 'POST',
    path: '/users/:id/disable',
    access: disable,
    errors: ['record.not_found', 'record.stale', 'record.conflict', 'customer.erased'],
    summary: 'Disable an account: its sessions end at once and nobody signs in to it',
  },
  enableUser: {
    method: 'POST',
    path: '/users/:id/enable',
    access: disable,
    errors: ['record.not_found', 'record.stale', 'record.conflict', 'customer.erased'],
    summary: 'Let a disabled account sign in again',
  },
  setUserLevel: {
    method: 'PUT',
    path: '/users/:id/level',
    access: { permission: 'people.users.level' },
    errors: ['record.not_found', 'record.stale', 'customer.erased'],
    summary: 'Grant a level, or go back to what was spent; a stale version is refused',
  },
  resetUserPassword: {
    method: 'POST',
    path: '/users/:id/reset-password',
    access,
    errors: ['record.not_found', 'record.conflict', 'customer.erased'],
    summary: 'Mail the customer a code to choose a new password',
  },
  endUserDevice: {
    method: 'DELETE',
    path: '/users/:id/devices/:device',
    access,
    errors: ['record.not_found'],
    summary: 'Sign a customer out on one device',
  },
  endUserDevices: {
    method: 'DELETE',
    path: '/users/:id/devices',
    access,
    errors: ['record.not_found', 'customer.erased'],
    summary: 'Sign a customer out everywhere',
  },
});
