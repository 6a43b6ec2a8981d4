import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

export const currencyEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  currencies: { method: 'GET', path: '/currency', access: 'public', summary: 'Currencies to choose from' },
  changeCurrency: {
    method: 'POST',
    path: '/user/currency/change',
    access: 'customer',
    errors: ['record.not_found'],
    summary: "Keep the customer's display currency",
  },
});
