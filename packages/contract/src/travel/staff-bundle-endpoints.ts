import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './bundle-report-schemas.ts';

export const staffBundleEndpoints = defineStaffEndpoints<typeof shapes>()({
  bundleReport: {
    method: 'GET',
    path: '/bundle-report',
    access: { permission: 'travel.bundle_report.view' },
    scope: 'own_tree',
    summary:
      'How combos were sold and cancelled, what they brought and what was taken off, by combo, kind, day or month',
  },
});
