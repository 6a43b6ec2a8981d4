import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const settingsEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  bootstrap: {
    method: 'GET',
    path: '/common/bootstrap',
    access: 'public',
    quiet: true,
    summary: 'System configuration for start-up',
  },
  config: { method: 'GET', path: '/common/config', access: 'public', quiet: true, summary: 'Common configuration' },
  areas: {
    method: 'GET',
    path: '/common/areas',
    access: 'public',
    quiet: true,
    summary: "China's provinces, cities and districts with their six-digit codes",
  },
  upload: {
    method: 'POST',
    path: '/common/upload',
    access: 'customer',
    upload: 'picture',
    quiet: true,
    errors: ['upload.wrong_type', 'upload.too_large', 'upload.unreadable', 'upload.too_many_pixels'],
    summary: 'Upload one picture; the answer is its address',
  },
});
