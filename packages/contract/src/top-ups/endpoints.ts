import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const topUpEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  recharge: {
    method: 'POST',
    path: '/recharge',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: ['record.not_found', 'payment.channel_closed', 'top_up.unpaid_exists'],
    summary: 'Begin a top-up of the wallet; it is paid at the cashier or, offline, with a voucher',
  },
  rechargeList: {
    method: 'GET',
    path: '/recharge/list',
    access: 'customer',
    quiet: true,
    summary: 'The customer’s top-ups, newest first',
  },
  rechargeDetails: {
    method: 'GET',
    path: '/recharge/details',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One top-up with what happened to it',
  },
  cancelRecharge: {
    method: 'POST',
    path: '/recharge/cancel',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: ['record.not_found', 'top_up.not_allowed'],
    summary: 'Cancel a top-up that is not paid',
  },
});
