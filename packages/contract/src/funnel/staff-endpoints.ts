import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffFunnelEndpoints = defineStaffEndpoints<typeof shapes>()({
  funnel: {
    method: 'GET',
    path: '/reports/funnel',
    access: { permission: 'reports.funnel.view' },
    scope: 'house',
    summary: 'Views, carts, checkouts and paid orders of some days, by the source of the visit',
  },
});
