import { defineEndpoints } from '../../core/endpoint.ts';
import type { ErrorKey } from '../../core/error-catalogue.ts';
import type { shapes } from './schemas.ts';

const changing: readonly ErrorKey[] = ['record.not_found', 'order.not_allowed'];

export const afterSaleEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  afterSaleForm: {
    method: 'GET',
    path: '/order/after_sale_form',
    access: 'customer',
    quiet: true,
    errors: changing,
    summary: 'What of an order can be refunded or returned now, and for which reasons',
  },
  afterSaleQuote: {
    method: 'POST',
    path: '/order/after_sale_quote',
    access: 'customer',
    quiet: true,
    errors: [...changing, 'after_sale.too_many'],
    summary: 'What would go back for these pieces, by source',
  },
  requestAfterSale: {
    method: 'POST',
    path: '/order/after_sale_request',
    access: 'customer',
    idempotent: true,
    changesWallet: true,
    errors: [...changing, 'after_sale.too_many'],
    summary: 'Ask for a refund before shipping, or to return goods',
  },
  afterSaleDetails: {
    method: 'GET',
    path: '/order/after_sale_details',
    access: 'customer',
    quiet: true,
    errors: ['record.not_found'],
    summary: 'One refund or return with its history and the actions allowed now',
  },
  withdrawAfterSale: {
    method: 'POST',
    path: '/order/after_sale_withdraw',
    access: 'customer',
    idempotent: true,
    errors: changing,
    summary: 'Take back a request that has not been sent back or decided',
  },
  sendBack: {
    method: 'POST',
    path: '/order/send_back',
    access: 'customer',
    idempotent: true,
    errors: changing,
    summary: 'Name the parcel that brings the goods back',
  },
  parcelCompanies: {
    method: 'GET',
    path: '/order/parcel_companies',
    access: 'customer',
    quiet: true,
    summary: 'Companies that bring parcels back',
  },
});
