import { defineSlice } from '../../platform/slice.ts';
import { staffApiKeyRoutes } from './http/staff-api-key.routes.ts';
import { keyAuthenticator } from './usecases/authenticate-key.ts';

export default defineSlice((platform) => {
  const keys = keyAuthenticator(platform);
  const ended = (ids: readonly string[]): void => {
    keys.forget(ids);
    platform.sessionsEnded(ids);
  };
  return {
    name: 'api-keys',
    owns: ['api_key'],
    reads: ['agent', 'merchant', 'staff'],
    endpoints: staffApiKeyRoutes(platform, ended),
    authenticateKey: keys.authenticate,
  };
});
