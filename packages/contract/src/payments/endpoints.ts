import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const paymentEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  paymentChannels: {
    method: 'GET',
    path: '/payment_channel',
    access: 'public',
    quiet: true,
    summary: 'Payment channels that are open',
  },
  channelInfo: {
    method: 'GET',
    path: '/channel_info',
    access: 'public',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One payment channel',
  },
  cashier: {
    method: 'GET',
    path: '/payment/cashier',
    access: 'optional',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'What is due, until when, and how it can be paid',
  },
  pay: {
    method: 'POST',
    path: '/payment/pay',
    access: 'optional',
    idempotent: true,
    changesWallet: true,
    errors: [
      'record.not_found',
      'payment.channel_closed',
      'payment.not_payable',
      'payment.already_paid',
      'payment.expired',
      'payment.change_expired',
      'wallet.insufficient_balance',
    ],
    summary: 'Pay by a channel: at once from the balance, or on to the hosted page',
  },
  payStatus: {
    method: 'GET',
    path: '/order/pay_status',
    access: 'optional',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'How a payment stands',
  },
});
