import { notifyBuyer } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { markAsked, tablesToAsk } from '../db/said.repo.ts';

const BATCH = 100;

/**
 * Asks guests, by inbox and mail, three hours before their table whether they still come; once for each hour they have it at.
 * Returns how many were asked.
 */
export async function askComing(platform: Platform): Promise<number> {
  let asked = 0;
  for (const table of await tablesToAsk(platform.db, BATCH)) {
    const { orderId, startsQuarter } = table;
    try {
      await notifyBuyer(platform, {
        orderId,
        subject: 'dining_coming',
        template: 'dining_coming',
        key: `dining_coming/${orderId}/${startsQuarter}`,
        values: () => ({}),
      });
      await markAsked(platform.db, table);
      asked += 1;
    } catch (error) {
      platform.log.error({ err: error, orderId }, 'guests could not be asked whether they still come');
    }
  }
  return asked;
}
