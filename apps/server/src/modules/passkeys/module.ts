import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { personalData } from './db/personal-data.ts';
import { passkeyInvariants } from './domain/invariants.ts';
import { passkeyRoutes } from './http/passkey.routes.ts';
import { staffPasskeyRoutes } from './http/staff-passkey.routes.ts';
import { erasePasskeys } from './usecases/erase-passkeys.ts';

export default defineSlice((platform) => ({
  name: 'passkeys',
  owns: ['passkey', 'passkey_challenge'],
  reads: ['customer', 'staff'],
  gives: [personalDataPort(personalData), erasePort(erasePasskeys)],
  endpoints: [...passkeyRoutes(platform), ...staffPasskeyRoutes(platform)],
  invariants: passkeyInvariants,
}));
