import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const accountEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  login: {
    method: 'POST',
    path: '/user/login',
    access: 'public',
    errors: ['account.wrong_login', 'auth.disabled'],
    summary: 'Sign in with e-mail and password',
  },
  register: {
    method: 'POST',
    path: '/user/register',
    access: 'public',
    errors: [
      'account.email_registered',
      'account.nickname_taken',
      'account.nickname_reserved',
      'account.wrong_invite_code',
      'account.password_inconsistent',
      'account.password_too_common',
    ],
    summary: 'Open an account; grants the sign-up points',
  },
  userInfo: {
    method: 'GET',
    kept: true,
    path: '/user/userInfo',
    access: 'customer',
    quiet: true,
    summary: 'Who is signed in',
  },
  userInfoPost: {
    method: 'POST',
    path: '/user/userInfo',
    access: 'customer',
    quiet: true,
    summary: 'Who is signed in',
  },
  updateUserInfo: {
    method: 'POST',
    path: '/user/update_user_info',
    access: 'customer',
    errors: ['account.nickname_taken', 'account.nickname_reserved'],
    summary: 'Edit the profile',
  },
  keepTimeZone: {
    method: 'POST',
    path: '/user/time_zone',
    access: 'customer',
    quiet: true,
    summary: "Keep the time zone that the customer's times are shown in",
  },
  changePassword: {
    method: 'POST',
    path: '/change_password',
    access: 'customer',
    errors: ['account.wrong_password', 'account.password_inconsistent', 'account.password_too_common'],
    summary: 'Change the password; ends every other session',
  },
  logout: { method: 'POST', path: '/user/logout', access: 'customer', summary: 'Sign out on this device' },
  logoutEverywhere: {
    method: 'POST',
    path: '/user/logout_all',
    access: 'customer',
    summary: 'Sign out on every device',
  },
  addressPage: { method: 'GET', path: '/address/page', access: 'customer', quiet: true, summary: 'Delivery addresses' },
  saveAddress: {
    method: 'POST',
    path: '/address/save',
    access: 'customer',
    errors: ['record.not_found', 'address.too_many'],
    summary: 'Add or change an address',
  },
  deleteAddress: {
    method: 'POST',
    path: '/address/delete',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Remove an address',
  },
});
