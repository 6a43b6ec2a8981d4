import { dateText } from '@app/contract/core/time-words';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import { notifyBuyer } from '../../../modules/travel/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { markNotified, ordersEnding } from '../db/pieces.repo.ts';

const BATCH = 100;
/** The last days first: whoever is told of tomorrow needs no word of next week. */
const DAYS = [...mealLimits.notifyDaysBefore].sort((a, b) => a - b);

/** Tells customers of pieces that are not used and end in a week, and again on the day before; returns how many were told. */
export async function notifyEnding(platform: Platform): Promise<number> {
  let notice = 0;
  const year = platform.clock.now().getUTCFullYear();
  for (const days of DAYS) {
    for (const { orderId, pieces, lastDay } of await ordersEnding(platform.db, { days, limit: BATCH })) {
      try {
        await notifyBuyer(platform, {
          orderId,
          subject: 'meal_ending',
          template: 'meal_ending',
          key: `meal_ending/${orderId}/${days}`,
          values: (locale) => ({ pieces: String(pieces), until: dateText(locale, 'weekday', lastDay, year) }),
        });
        await markNotified(platform.db, { orderId, days });
        notice += 1;
      } catch (error) {
        platform.log.error({ err: error, orderId }, 'a customer could not be told of set meals that end');
      }
    }
  }
  return notice;
}
