import { defineSlice } from '../../platform/slice.ts';
import { createPriceLog } from './app/usecases/log-prices.ts';

/** What things cost over time: a log of what the shop asked. */
export default defineSlice((platform) => {
  const log = createPriceLog(platform);
  return {
    name: 'price-history',
    owns: ['price_seen'],
    reads: ['flash_deal', 'flash_deal_item', 'product', 'product_variant'],
    jobs: [
      { name: 'price-history.log', cron: '* * * * *', run: log.tick },
      { name: 'price-history.prune', cron: '50 3 * * *', run: log.prune },
    ],
    invariants: [
      {
        name: 'price-history.one_price',
        promise: 'Stretches of the log of one thing in one scope do not overlap.',
        sql: `SELECT a.key, a.scope, a.first_day, b.first_day AS other FROM price_seen a
          JOIN price_seen b ON b.key = a.key AND b.scope = a.scope AND b.first_day > a.first_day AND b.first_day <= a.last_day`,
      },
    ],
    start: async () => log.listen(),
  };
});
