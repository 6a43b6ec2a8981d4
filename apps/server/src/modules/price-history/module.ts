import { priceAlertLimits } from '@app/contract/price-history/limits';
import { defineSlice } from '../../platform/slice.ts';
import { erasePort, personalDataPort } from '../accounts/core.ts';
import { eraseAlerts } from './app/db/alert.repo.ts';
import { personalData } from './app/db/personal-data.ts';
import { priceRoutes } from './app/http/price.routes.ts';
import { createPriceLog } from './app/usecases/log-prices.ts';
import { alertJobs } from './app/usecases/notify-alerts.ts';

/** What things cost over time: a log of what the shop asked. */
export default defineSlice((platform) => {
  const log = createPriceLog(platform);
  return {
    name: 'price-history',
    owns: ['price_alert', 'price_seen'],
    reads: ['customer', 'flash_deal'],
    gives: [personalDataPort(personalData), erasePort((tx, { customerId }) => eraseAlerts(tx, customerId))],
    endpoints: priceRoutes(platform),
    jobs: [
      { name: 'price-history.log', cron: '* * * * *', run: log.tick },
      { name: 'price-history.prune', cron: '50 3 * * *', run: log.prune },
      ...alertJobs(platform),
    ],
    invariants: [
      {
        name: 'price-history.alerts_limit',
        promise: `A customer has at most ${priceAlertLimits.alerts} price alerts that are not told.`,
        sql: `SELECT customer_id, count(*) FROM price_alert WHERE notified_at IS NULL
          GROUP BY customer_id HAVING count(*) > ${priceAlertLimits.alerts}`,
      },
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
