import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './schemas.ts';

/** Calls for a copy of what the shop keeps about a customer. */
export const dataCopyEndpoints = defineEndpoints<typeof shapes>()('storefront', {
  dataCopy: {
    method: 'GET',
    path: '/user/data_copy',
    access: 'customer',
    quiet: true,
    summary: 'The copy of their data that a customer asked for last',
  },
  askDataCopy: {
    method: 'POST',
    path: '/user/data_copy',
    access: 'customer',
    errors: ['account.wrong_password', 'data_copy.too_soon'],
    summary:
      'Have a copy of all data made; a mail says when it is ready. One that is under way is answered as it stands',
  },
  linkDataCopy: {
    method: 'POST',
    path: '/user/data_copy/link',
    access: 'customer',
    errors: ['data_copy.not_ready'],
    summary: 'An address that sends the file for ten minutes; the earlier one ends',
  },
});
