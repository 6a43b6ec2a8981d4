import type { ErasePort } from '../../accounts/core.ts';
import { lockTopUp, openTopUps } from '../db/top-up.repo.ts';
import { moveTopUp } from './move-top-up.ts';

/** Open top-ups of somebody who leaves are cancelled; those that ended stay, and name nobody. */
export const closeOpen: ErasePort = async (tx, { customerId, platform }) => {
  for (const { id } of await openTopUps(tx, customerId)) {
    const topUp = await lockTopUp(tx, id);
    if (topUp?.state === 'pending') await moveTopUp(platform, tx, topUp, { event: 'cancel', by: 'customer' });
  }
};
