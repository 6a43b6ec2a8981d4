import { defineSlice } from '../../platform/slice.ts';
import { oidcRoutes } from './http/oidc.routes.ts';
import { createConnections } from './usecases/connect-provider.ts';

export default defineSlice((platform) => ({
  name: 'oidc',
  owns: ['oidc_attempt', 'oidc_link', 'oidc_provider'],
  reads: ['staff'],
  endpoints: oidcRoutes({ ...platform, connectProvider: createConnections(platform) }),
}));
