import { recommendationEndpoints } from '@app/contract/recommendations/endpoints';
import { shapes } from '@app/contract/recommendations/schemas';
import { bindEndpoints } from '../../platform/http/bind.ts';
import { defineSlice } from '../../platform/slice.ts';
import { companionsPort } from '../catalog/public.ts';
import { companionsOf } from './db/recommend.repo.ts';
import { recommend, refreshPairs } from './usecases/recommend.ts';

export default defineSlice((platform) => ({
  name: 'recommendations',
  owns: ['product_pair'],
  reads: [
    'category',
    'customer_category',
    'favourite',
    'goods_order',
    'goods_order_line',
    'product',
    'product_stock',
    'product_view',
  ],
  gives: [companionsPort(companionsOf)],
  endpoints: bindEndpoints(recommendationEndpoints, shapes, {
    forYou: ({ maybeCustomer, lang, currency, query }) =>
      recommend(platform, { customerId: maybeCustomer?.id ?? null, lang, currency, limit: query.limit }),
  }),
  jobs: [{ name: 'recommendations.pairs', cron: '*/20 * * * *', run: () => refreshPairs(platform) }],
}));
