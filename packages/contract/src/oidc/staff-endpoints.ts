import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

/** Refusals of every talk with a provider. */
const talk: readonly ErrorKey[] = ['oidc.unavailable', 'oidc.unreachable', 'oidc.unreadable', 'oidc.sealed'];
/** Refusals of what a provider sent a browser back with. */
const wayBack: readonly ErrorKey[] = [...talk, 'oidc.attempt_over', 'oidc.denied', 'oidc.refused', 'oidc.clock'];
const view = { permission: 'control.oidc.view' } as const;
const edit = { permission: 'control.oidc.edit' } as const;

/** Staff's calls for signing in by providers (OpenID Connect): signing in, the own links, those of others, and the providers. */
export const oidcEndpoints = defineStaffEndpoints<typeof shapes>()({
  oidcChoices: {
    method: 'GET',
    path: '/login/oidc',
    access: 'public',
    scope: 'self',
    summary: 'The providers that staff may sign in by, and where they send browsers back to',
  },
  beginOidcSignIn: {
    method: 'POST',
    path: '/login/oidc/begin',
    access: 'public',
    scope: 'self',
    errors: talk,
    summary: 'Begin a sign-in by a provider: its page for this browser, for ten minutes and one try',
  },
  signInByOidc: {
    method: 'POST',
    path: '/login/oidc',
    access: 'public',
    scope: 'self',
    errors: [...wayBack, 'oidc.not_linked', 'auth.disabled', 'staff.code_needed'],
    summary: 'Sign in by what a provider sent the browser back with, in the place of name, password and image code',
  },
  ownOidcLinks: {
    method: 'GET',
    path: '/oidc-links',
    access: 'staff',
    scope: 'self',
    byPerson: true,
    summary: 'The own accounts at providers',
  },
  beginOidcLink: {
    method: 'POST',
    path: '/oidc-links/begin',
    access: 'staff',
    scope: 'self',
    byPerson: true,
    errors: [...talk, 'account.wrong_password', 'staff.wrong_totp'],
    summary: 'Begin linking an account at a provider; by the password, and the code of an authenticator that is bound',
  },
  addOidcLink: {
    method: 'POST',
    path: '/oidc-links',
    access: 'staff',
    scope: 'self',
    byPerson: true,
    errors: [...wayBack, 'oidc.linked_elsewhere'],
    summary: 'Link the account that a provider sent the browser back with',
  },
  removeOidcLink: {
    method: 'POST',
    path: '/oidc-links/:id/remove',
    access: 'staff',
    scope: 'self',
    byPerson: true,
    errors: ['account.wrong_password', 'record.not_found'],
    summary: 'Unlink an own account at a provider',
  },
  listOidcLinksOf: {
    method: 'GET',
    path: '/administrators/:id/oidc-links',
    access: { permission: 'control.administrators.view' },
    scope: 'own_tree',
    errors: ['record.not_found'],
    summary: 'The accounts of an administrator at providers',
  },
  expectOidcLink: {
    method: 'POST',
    path: '/administrators/:id/oidc-links',
    access: { permission: 'control.administrators.security' },
    scope: 'own_tree',
    byPerson: true,
    errors: [
      'record.not_found',
      'staff.beyond_own_rights',
      'staff.not_yourself',
      'oidc.linked_elsewhere',
      'oidc.linked_already',
    ],
    summary: 'Link the account with this verified e-mail to an administrator, once they first sign in by it',
  },
  removeOidcLinkOf: {
    method: 'POST',
    path: '/administrators/:id/oidc-links/:linkId/remove',
    access: { permission: 'control.administrators.security' },
    scope: 'own_tree',
    byPerson: true,
    errors: ['record.not_found', 'staff.beyond_own_rights'],
    summary: 'Unlink an account of an administrator',
  },
  listOidcProviders: {
    method: 'GET',
    path: '/oidc-providers',
    access: view,
    scope: 'house',
    summary: 'Providers that staff may sign in by, newest first',
  },
  readOidcProvider: {
    method: 'GET',
    path: '/oidc-providers/:id',
    access: view,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'One provider',
  },
  createOidcProvider: {
    method: 'POST',
    path: '/oidc-providers',
    access: edit,
    scope: 'house',
    byPerson: true,
    errors: ['oidc.too_many'],
    summary: 'Set up a provider',
  },
  updateOidcProvider: {
    method: 'PUT',
    path: '/oidc-providers/:id',
    access: edit,
    scope: 'house',
    byPerson: true,
    errors: ['record.not_found', 'record.stale', 'oidc.unlinks'],
    summary: 'Save a provider; another issuer or claim unlinks every account, which the caller has to say',
  },
  deleteOidcProvider: {
    method: 'DELETE',
    path: '/oidc-providers/:id',
    access: edit,
    scope: 'house',
    byPerson: true,
    errors: ['record.not_found'],
    summary: 'Delete a provider with its links',
  },
  testOidcIssuer: {
    method: 'POST',
    path: '/oidc-providers/test',
    access: edit,
    scope: 'house',
    byPerson: true,
    summary: 'Read what a provider says of itself, and say what is wrong with it',
  },
});
