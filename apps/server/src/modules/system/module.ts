import { defineSlice } from '../../platform/slice.ts';
import { systemRoutes } from './http/system.routes.ts';

export default defineSlice((platform) => ({
  name: 'system',
  reads: [
    'article',
    'category',
    'logistics_company',
    'outbox_event',
    'parameter',
    'payment_channel',
    'postage_rule',
    'product',
  ],
  endpoints: systemRoutes(platform),
}));
