import { refundPieces, verifyUsed } from '../../../modules/travel/public.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Job, Platform } from '../../../platform/slice.ts';
import {
  codesOf,
  endCodes,
  lockBooking,
  movePieces,
  ordersOver,
  ordersUsed,
  snapshotOfOrder,
} from '../db/pieces.repo.ts';
import { asSnapshot } from '../domain/meal-snapshot.ts';
import { sumOf } from '../domain/pieces.ts';
import { notifyEnding } from './notify-ending.ts';

const BATCH = 100;

/** Ends the usable pieces of an order whose time is over: given back where the set says so, else expired. */
async function endOrder(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform.db, (tx) =>
    refundPieces(platform, tx, {
      orderId,
      actor: 'system',
      note: '',
      mark: async () => {
        const booking = await lockBooking(tx, orderId);
        const { refundAtExpiry } = asSnapshot(await snapshotOfOrder(tx, orderId));
        const ended = await endCodes(tx, { orderId, numbers: null, as: refundAtExpiry ? 'refunded' : 'expired' });
        if (!booking || !refundAtExpiry || ended.length === 0) return null;
        await movePieces(tx, booking.setId, { held: 0, sold: -ended.length });
        const codes = await codesOf(tx, orderId);
        return { part: sumOf(ended), all: codes.every(({ state }) => state === 'refunded') };
      },
    }),
  );
}

/** Ends pieces whose time is over; returns of how many orders. */
export async function endExpired(platform: Platform): Promise<number> {
  let ended = 0;
  for (const orderId of await ordersOver(platform.db, BATCH)) {
    try {
      await endOrder(platform, orderId);
      ended += 1;
    } catch (error) {
      platform.log.error({ err: error, orderId }, 'expired set meals could not be ended');
    }
  }
  return ended;
}

/** Verifies orders of which nothing is left to use; returns how many. */
async function closeUsed(platform: Platform): Promise<number> {
  let closed = 0;
  for (const orderId of await ordersUsed(platform.db, BATCH)) if (await verifyUsed(platform, orderId)) closed += 1;
  return closed;
}

const everyMinute = '* * * * *';

export const mealJobs = (platform: Platform): Job[] => [
  { name: 'meals.end_expired', cron: everyMinute, run: () => endExpired(platform) },
  { name: 'meals.close_used', cron: everyMinute, run: () => closeUsed(platform) },
  { name: 'meals.tell_ending', cron: everyMinute, run: () => notifyEnding(platform) },
];
