import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const walletEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  moneyLog: {
    method: 'GET',
    path: '/user/money_log',
    access: 'customer',
    quiet: true,
    summary: 'Balance records, of money or of points',
  },
});
