import { addDays } from '@app/kernel/local-day';
import { defineSlice } from '../../platform/slice.ts';
import { forgetDays } from './db/funnel.repo.ts';
import { funnelRoutes } from './http/funnel.routes.ts';
import { writeSteps } from './usecases/count-steps.ts';

const WRITTEN_EVERY_MS = 10_000;
/** Reports go back three years. */
const DAYS_KEPT = 1_100;

export default defineSlice((platform) => {
  let stop = async () => {};
  const write = () =>
    writeSteps(platform).catch((error) => platform.log.warn({ err: error }, 'steps of visits could not be counted'));
  return {
    name: 'funnel',
    owns: ['funnel_count', 'funnel_order'],
    reads: ['payment'],
    endpoints: funnelRoutes(platform),
    jobs: [
      {
        name: 'funnel.forget_days',
        cron: '45 3 * * *',
        run: () => forgetDays(platform.db, addDays(platform.clock.now().toISOString().slice(0, 10), -DAYS_KEPT)),
      },
    ],
    start: async () => {
      const timer = setInterval(() => void write(), WRITTEN_EVERY_MS);
      timer.unref();
      stop = async () => {
        clearInterval(timer);
        await write();
      };
    },
    stop: () => stop(),
    invariants: [
      {
        name: 'funnel.orders',
        promise: 'What counts as ordered from a source is the payment of an order, once.',
        sql: `SELECT o.payment_id FROM funnel_order o JOIN payment p ON p.id = o.payment_id
          WHERE p.payable_kind = 'top_up' OR p.payable_kind LIKE '%\\_change'`,
      },
    ],
  };
});
