import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffEndpoints = defineStaffEndpoints<typeof shapes>()({
  captcha: { method: 'GET', path: '/captcha', access: 'public', scope: 'self', summary: 'A new image code' },
  login: {
    method: 'POST',
    path: '/login',
    access: 'public',
    scope: 'self',
    errors: ['account.wrong_login', 'auth.disabled', 'staff.wrong_captcha', 'staff.code_needed'],
    summary: 'Sign in with username, password and image code; with an authenticator, the first step',
  },
  secondStep: {
    method: 'POST',
    path: '/login/code',
    access: 'public',
    scope: 'self',
    errors: ['auth.disabled', 'staff.challenge_over', 'staff.wrong_totp'],
    summary: "The second step of a sign-in: the authenticator's code, or a recovery code",
  },
  session: {
    method: 'GET',
    path: '/session',
    access: 'staff',
    scope: 'self',
    byPerson: true,
    summary: 'Who is signed in, with permissions',
  },
  logout: {
    method: 'POST',
    path: '/logout',
    access: 'staff',
    scope: 'self',
    byPerson: true,
    summary: 'Sign out',
  },
  changePassword: {
    method: 'POST',
    path: '/password',
    access: 'staff',
    scope: 'self',
    byPerson: true,
    errors: ['account.wrong_password', 'account.password_inconsistent'],
    summary: 'Change the own password',
  },
  invariants: {
    method: 'GET',
    path: '/invariants',
    access: { permission: 'system.invariants.view' },
    scope: 'house',
    summary: 'Run every invariant',
  },
  readClock: {
    method: 'GET',
    path: '/clock',
    access: { permission: 'system.clock.view' },
    scope: 'house',
    summary: "The product's clock",
  },
  moveClock: {
    method: 'POST',
    path: '/clock',
    access: { permission: 'system.clock.move' },
    scope: 'house',
    errors: ['clock.demo_only'],
    summary: 'Move the clock forward, in demo mode',
  },
});
