import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

/** Calls about what things cost over time. */
export const priceEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  usualPrice: {
    method: 'GET',
    path: '/price/usual',
    access: 'public',
    concurrency: 'searches',
    quiet: true,
    summary: 'What something usually costs in a month of travel, by the log of prices; null where too little is known',
  },
  priceAlerts: {
    method: 'GET',
    path: '/price/alerts',
    access: 'customer',
    quiet: true,
    summary: "The customer's price alerts, the latest first",
  },
  addPriceAlert: {
    method: 'POST',
    path: '/price/add_alert',
    access: 'customer',
    errors: ['record.not_found', 'price_alert.too_many', 'price_alert.no_price'],
    summary:
      'Ask to be told once when a price falls, or when a piece of a sold-out deal comes back; the same again begins anew',
  },
  deletePriceAlert: {
    method: 'POST',
    path: '/price/delete_alert',
    access: 'customer',
    errors: ['record.not_found'],
    summary: "Delete one of one's price alerts",
  },
});
