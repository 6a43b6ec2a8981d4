import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

/** Customers' calls for passkeys: signing in by one, and the own ones. */
export const passkeyEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  passkeys: {
    method: 'GET',
    path: '/user/passkeys',
    access: 'customer',
    quiet: true,
    summary: "The customer's passkeys",
  },
  beginPasskey: {
    method: 'POST',
    path: '/user/passkeys/begin',
    access: 'customer',
    errors: ['account.wrong_password', 'passkey.too_many', 'passkey.unavailable'],
    summary: 'What a browser makes a new passkey with; by the password, or right after signing in',
  },
  addPasskey: {
    method: 'POST',
    path: '/user/passkeys',
    access: 'customer',
    errors: ['passkey.challenge_over', 'passkey.not_added', 'passkey.known', 'passkey.too_many', 'passkey.unavailable'],
    summary: 'Keep the passkey that the browser made; the customer is told',
  },
  renamePasskey: {
    method: 'POST',
    path: '/user/passkeys/rename',
    access: 'customer',
    errors: ['record.not_found'],
    summary: 'Name a passkey',
  },
  removePasskey: {
    method: 'POST',
    path: '/user/passkeys/remove',
    access: 'customer',
    errors: ['account.wrong_password', 'record.not_found'],
    summary: 'Remove a passkey; the customer is told',
  },
  beginPasskeySignIn: {
    method: 'POST',
    path: '/user/login/passkey/begin',
    access: 'public',
    quiet: true,
    errors: ['passkey.unavailable'],
    summary: 'What a browser signs to sign in by a passkey; the same for everybody',
  },
  signInByPasskey: {
    method: 'POST',
    path: '/user/login/passkey',
    access: 'public',
    errors: ['auth.disabled', 'passkey.challenge_over', 'passkey.refused', 'passkey.unavailable'],
    summary: 'Sign in by what a passkey signed',
  },
});
