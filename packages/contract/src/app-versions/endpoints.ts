import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const appVersionEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  appVersion: {
    method: 'GET',
    path: '/common/app_version',
    access: 'public',
    quiet: true,
    summary: 'The newest published version above the one that asks, and whether it must be taken',
  },
});
