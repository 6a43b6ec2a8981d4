import { defineEndpoints } from '../../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const orderGroupEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  groupTotal: {
    method: 'GET',
    path: '/order/group_total',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found', 'order.group_not_unpaid'],
    summary: 'What several unpaid orders come to together',
  },
  payTogether: {
    method: 'POST',
    path: '/order/pay_together',
    access: 'customer',
    idempotent: true,
    errors: ['record.not_found', 'order.group_not_unpaid'],
    summary: 'Put unpaid orders together to be paid with one payment',
  },
  callOffGroup: {
    method: 'POST',
    path: '/order/group_cancel',
    access: 'customer',
    idempotent: true,
    errors: ['record.not_found', 'payment.already_paid'],
    summary: 'Call off an unpaid combined payment: each of its orders is to be paid by itself again',
  },
  orderGroup: {
    method: 'GET',
    path: '/order/group',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'Orders that are or were paid together',
  },
});
