import { Refusal } from '@app/kernel/assert';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Job, Platform } from '../../../platform/slice.ts';
import { askBeforeClosing } from '../../payments/public.ts';
import { claimDueTopUp, dueTopUps } from '../db/due-top-up.repo.ts';
import { lockTopUp } from '../db/top-up.repo.ts';
import { moveTopUp } from './move-top-up.ts';

const BATCH = 100;

/**
 * Closes one top-up whose time is over, unless its provider has it paid or cannot be asked: failed when its last try
 * failed or its proof was refused, else cancelled.
 */
async function closeDue(platform: Platform, id: string): Promise<number> {
  if (!(await askBeforeClosing(platform, { kind: 'top_up', id }))) return 0;
  return inTransaction(platform.db, async (tx) => {
    const due = await claimDueTopUp(tx, id);
    const topUp = due && (await lockTopUp(tx, id));
    if (!topUp) return 0;
    await moveTopUp(platform, tx, topUp, { event: due.failed ? 'fail' : 'expire', by: 'system' });
    return 1;
  });
}

/** Closes top-ups whose time is over. Gives how many. */
export async function closeDueTopUps(platform: Platform): Promise<number> {
  let closed = 0;
  for (const id of await dueTopUps(platform.db, BATCH)) {
    try {
      closed += await closeDue(platform, id);
    } catch (error) {
      // Paid between the look and the lock.
      if (error instanceof Refusal) continue;
      platform.log.error({ err: error, topUpId: id }, 'a top-up that is due could not be closed');
    }
  }
  return closed;
}

/** Top-ups that run out. */
export const topUpJobs = (platform: Platform): Job[] => [
  { name: 'top_ups.expire', cron: '* * * * *', run: () => closeDueTopUps(platform) },
];
