import { assertThat, refuse } from '@app/contract/core/refuse';
import { hearersOf } from '../../../modules/travel/public.ts';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { type Platform, type Subscriber, subscriber } from '../../../platform/slice.ts';
import { saidOf, writeComing, writeLate } from '../db/said.repo.ts';
import type { Late, Said } from '../domain/said.ts';

type OwnTable = { readonly orderId: string; readonly customerId: string };

/** Writes what guests say, has staff who look at the book hear of it, and returns all they have said. */
const say = (platform: Platform, of: OwnTable, write: (tx: Tx) => Promise<boolean | null>): Promise<Said> =>
  inTransaction(platform.db, async (tx) => {
    assertThat((await write(tx)) ?? refuse('record.not_found'), 'order.not_allowed');
    await platform.events.emit(tx, 'dining.guests_said', { orderId: of.orderId });
    return saidOf(tx, of.orderId);
  });

/**
 * The guests of a customer's own order say that they come late: from three hours before their table's time on, until they
 * have come. Refuses record.not_found, also for another's order, and order.not_allowed.
 */
export async function reportLate(
  platform: Platform,
  of: OwnTable & { readonly minutes: number; readonly note: string },
): Promise<Late> {
  const { late } = await say(platform, of, (tx) => writeLate(tx, of));
  return late ?? refuse('record.not_found');
}

/** They say that they still come, within the same hours. Refuses likewise. */
export async function reportComing(platform: Platform, of: OwnTable): Promise<{ comingAt: string }> {
  const { comingAt } = await say(platform, of, (tx) => writeComing(tx, of));
  return { comingAt: comingAt ?? refuse('record.not_found') };
}

/** Has staff who look at the book of a day hear of what guests say. */
export const saidSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    name: 'dining.push_said',
    event: 'dining.guests_said',
    run: async ({ orderId }) => {
      const hearers = (await hearersOf(platform, [orderId])).get(orderId);
      if (hearers) await platform.realtime.toStaff({ topic: 'dining.said', data: { orderId }, ...hearers });
    },
  });
