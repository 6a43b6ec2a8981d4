import { defineStaffEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

export const staffAfterSaleEndpoints = defineStaffEndpoints<typeof shapes>()({
  listCases: {
    method: 'GET',
    path: '/after-sale',
    access: { permission: 'orders.after_sale.view' },
    scope: 'own_tree',
    summary: 'Refunds and returns, those waiting longest first, with counts per tab',
  },
  refundToWallet: {
    method: 'POST',
    path: '/after-sale/:id/to-wallet',
    access: { permission: 'orders.goods.after_sale' },
    scope: 'own_tree',
    idempotent: true,
    errors: ['record.not_found', 'order.not_allowed'],
    summary: "Put a refund that the provider could not carry out into the customer's wallet",
  },
});
