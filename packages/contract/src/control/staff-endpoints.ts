import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const log = { permission: 'control.log.view' } as const;
const roles = { permission: 'control.roles.view' } as const;
const editRoles = { permission: 'control.roles.edit' } as const;
const people = { permission: 'control.administrators.view' } as const;
const editPeople = { permission: 'control.administrators.edit' } as const;
const security = { permission: 'control.administrators.security' } as const;

export const controlEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listOperations: {
    method: 'GET',
    path: '/operation-log',
    access: log,
    summary: 'What staff did, newest first; by person, right, action, record, outcome and day',
  },
  readOperation: {
    method: 'GET',
    path: '/operation-log/:id',
    access: log,
    errors: ['record.not_found'],
    summary: 'One entry of the operation log, with what it changed',
  },
  listStaffNames: { method: 'GET', path: '/staff-names', access: log, summary: 'Whose operations can be looked for' },
  listRoles: { method: 'GET', path: '/roles', access: roles, summary: 'Roles by name' },
  readRole: { method: 'GET', path: '/roles/:id', access: roles, errors: ['record.not_found'], summary: 'One role' },
  createRole: {
    method: 'POST',
    path: '/roles',
    access: editRoles,
    errors: ['role.name_taken', 'staff.beyond_own_rights'],
    summary: 'Make a role of rights one holds oneself',
  },
  updateRole: {
    method: 'PUT',
    path: '/roles/:id',
    access: editRoles,
    errors: [
      'record.not_found',
      'record.stale',
      'role.name_taken',
      'role.super_fixed',
      'staff.beyond_own_rights',
      'staff.not_yourself',
    ],
    summary: 'Save a role; a stale one is refused',
  },
  setRoleFlags: {
    method: 'POST',
    path: '/roles/flags',
    access: editRoles,
    errors: ['record.not_found', 'role.super_fixed', 'staff.beyond_own_rights', 'staff.not_yourself'],
    summary: 'Enable or disable roles; disabling one ends the sessions of all who have it',
  },
  deleteRole: {
    method: 'DELETE',
    path: '/roles/:id',
    access: editRoles,
    errors: ['record.not_found', 'role.in_use', 'role.super_fixed', 'staff.beyond_own_rights'],
    summary: 'Delete a role that nobody has',
  },
  listAdministrators: {
    method: 'GET',
    path: '/administrators',
    access: people,
    summary: 'Administrators, newest first; those of an agent see their own branch',
  },
  readAdministrator: {
    method: 'GET',
    path: '/administrators/:id',
    access: people,
    errors: ['record.not_found'],
    summary: 'One administrator',
  },
  administratorChoices: {
    method: 'GET',
    path: '/administrator-choices',
    access: people,
    summary: 'Roles, agents and superiors that an administrator can be given',
  },
  createAdministrator: {
    method: 'POST',
    path: '/administrators',
    access: editPeople,
    errors: ['staff.username_taken', 'staff.beyond_own_rights'],
    summary: 'Make an administrator; the first sign-in asks for a new password',
  },
  updateAdministrator: {
    method: 'PUT',
    path: '/administrators/:id',
    access: editPeople,
    errors: [
      'record.not_found',
      'record.stale',
      'staff.beyond_own_rights',
      'staff.last_super',
      'staff.not_yourself',
      'staff.superior_circle',
    ],
    summary: 'Save an administrator; a stale edit is refused',
  },
  setAdministratorState: {
    method: 'POST',
    path: '/administrators/:id/state',
    access: editPeople,
    errors: ['record.not_found', 'record.stale', 'staff.beyond_own_rights', 'staff.last_super', 'staff.not_yourself'],
    summary: 'Enable or disable an administrator; disabling ends every session at once',
  },
  resetPassword: {
    method: 'POST',
    path: '/administrators/:id/password',
    access: security,
    errors: ['record.not_found', 'staff.beyond_own_rights', 'staff.not_yourself'],
    summary: 'Give a new password, told once and to be changed at the next sign-in; ends every session',
  },
  clearAuthenticator: {
    method: 'POST',
    path: '/administrators/:id/authenticator/clear',
    access: security,
    errors: ['record.not_found', 'staff.beyond_own_rights'],
    summary: 'Clear the authenticator, so that the next sign-in asks for none',
  },
  unlockAdministrator: {
    method: 'POST',
    path: '/administrators/:id/unlock',
    access: security,
    errors: ['record.not_found', 'staff.beyond_own_rights'],
    summary: 'Lift the lockout after too many wrong sign-ins',
  },
  listDevices: {
    method: 'GET',
    path: '/administrators/:id/sessions',
    access: people,
    errors: ['record.not_found'],
    summary: 'Open sessions of an administrator, newest first',
  },
  endDevices: {
    method: 'POST',
    path: '/administrators/:id/sessions/end',
    access: security,
    errors: ['record.not_found', 'staff.beyond_own_rights'],
    summary: 'End one session of an administrator, or all of them',
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/authenticator/begin',
    access: 'staff',
    errors: ['account.wrong_password'],
    summary: 'A new secret for the own authenticator; nothing is bound until a code of it is confirmed',
  },
  bindAuthenticator: {
    method: 'POST',
    path: '/authenticator',
    access: 'staff',
    errors: ['staff.wrong_totp', 'staff.authenticator_not_begun'],
    summary: 'Bind the own authenticator by a code of the secret begun last',
  },
  listPermissions: {
    method: 'GET',
    path: '/permissions',
    access: { permission: 'control.permissions.view' },
    summary: 'Every permission of the registry, with the calls it opens and its texts',
  },
  savePermissionTexts: {
    method: 'PUT',
    path: '/permissions/:key',
    access: { permission: 'control.permissions.edit' },
    errors: ['record.stale'],
    summary: 'Say what a permission is called; a stale edit is refused',
  },
  permissionNames: {
    method: 'GET',
    path: '/permission-names',
    access: 'staff',
    summary: 'Names of permissions that replace the shipped ones',
  },
});
