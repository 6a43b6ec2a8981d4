import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const securityEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  security: {
    method: 'GET',
    path: '/user/security',
    access: 'customer',
    quiet: true,
    summary: 'E-mail, phone and what waits for a code or to be deleted',
  },
  sendEmailCode: {
    method: 'POST',
    path: '/user/email_code',
    access: 'customer',
    errors: ['account.email_verified', 'account.code_expired'],
    summary: 'Send the code that verifies the e-mail, or the one for a new e-mail again',
  },
  verifyEmail: {
    method: 'POST',
    path: '/user/email_verify',
    access: 'customer',
    errors: ['account.wrong_code', 'account.code_expired', 'account.code_spent', 'account.email_verified'],
    summary: 'Verify the e-mail by its code; grants the points once a person',
  },
  changeEmail: {
    method: 'POST',
    path: '/user/email_change',
    access: 'customer',
    errors: ['account.wrong_password', 'account.email_registered', 'account.email_same'],
    summary: 'Ask for another e-mail; the code goes to the new one',
  },
  confirmEmail: {
    method: 'POST',
    path: '/user/email_confirm',
    access: 'customer',
    errors: ['account.wrong_code', 'account.code_expired', 'account.code_spent', 'account.email_registered'],
    summary: 'Take the new e-mail by its code; the old one is told',
  },
  savePhone: { method: 'POST', path: '/user/phone', access: 'customer', summary: 'Set the phone number' },
  removePhone: { method: 'POST', path: '/user/phone_remove', access: 'customer', summary: 'Remove the phone number' },
  forgotPassword: {
    method: 'POST',
    path: '/user/forgot_password',
    access: 'public',
    summary: 'Send a code for a new password; answers the same whoever has the e-mail',
  },
  resetPassword: {
    method: 'POST',
    path: '/user/reset_password',
    access: 'public',
    errors: ['account.wrong_code', 'account.password_inconsistent', 'account.password_too_common'],
    summary: 'Set a new password by the code; ends every session',
  },
  devices: { method: 'GET', path: '/user/devices', access: 'customer', quiet: true, summary: 'Where one is signed in' },
  endDevice: {
    method: 'POST',
    path: '/user/devices/end',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Sign another device out',
  },
  deletion: {
    method: 'GET',
    path: '/user/deletion',
    access: 'customer',
    quiet: true,
    summary: 'Whether the account is to be deleted, and what stands in the way',
  },
  requestDeletion: {
    method: 'POST',
    path: '/user/deletion_request',
    access: 'customer',
    errors: ['account.wrong_password', 'account.deletion_blocked', 'account.deletion_waiting'],
    summary: 'Have the account deleted after the days for a change of mind',
  },
  withdrawDeletion: {
    method: 'POST',
    path: '/user/deletion_withdraw',
    access: 'customer',
    errors: ['account.no_deletion'],
    summary: 'Keep the account after all',
  },
});
