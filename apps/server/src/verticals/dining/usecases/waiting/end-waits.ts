import { peopleOf } from '@app/contract/verticals/dining/party';
import { sql } from 'kysely';
import type { ErasePort } from '../../../../modules/accounts/core.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { moveQuarters } from '../../db/booking.repo.ts';
import {
  deleteWaitsOf,
  endedWaits,
  endWait,
  lockWait,
  lockWaitsOf,
  type WaitRow,
  waitedFor,
} from '../../db/wait.repo.ts';
import { dropTables } from '../tags.ts';
import { freed, offerFreed } from './offer-freed.ts';

const BATCH = 100;

/** Lets go of what is held for a locked entry, if it is offered anything. Returns whether it was. */
export async function releaseOffer(platform: Platform, tx: Tx, wait: WaitRow): Promise<boolean> {
  const { offer, restaurantId } = wait;
  if (!offer) return false;
  await moveQuarters(tx, {
    areaId: offer.areaId,
    startsQuarter: offer.quarter,
    quarters: offer.quarters,
    held: -offer.tables,
    taken: 0,
  });
  await sql`UPDATE dining_pace SET covers = covers - ${peopleOf(wait)}::int
    WHERE restaurant_id = ${restaurantId} AND quarter = ${offer.quarter}`.execute(tx);
  dropTables(platform, tx);
  return true;
}

/** Ends one entry whose offer has run out or whose hours are over; what was held is free for the next. */
const endOne = (platform: Platform, id: string): Promise<boolean> =>
  inTransaction(platform.db, async (tx) => {
    const wait = await lockWait(tx, id);
    // Taken or left between the look and the lock.
    const isOver = wait?.state === 'waiting' && wait.endsAt <= platform.clock.now();
    if (!wait || (!isOver && !(wait.state === 'offered' && wait.ranOut))) return false;
    const had = await releaseOffer(platform, tx, wait);
    const to = isOver ? 'over' : 'missed';
    await endWait(tx, id, to);
    await platform.events.emit(tx, 'dining.wait_changed', { waitId: id, restaurantId: wait.restaurantId, to });
    if (had) await freed(platform, tx, wait.restaurantId);
    return true;
  });

/** Ends offers that have run out and entries whose hours are over, of one restaurant or of all. Returns how many. */
export async function endWaits(platform: Platform, restaurantId?: string): Promise<number> {
  let ended = 0;
  for (const id of await endedWaits(platform.db, { limit: BATCH, ...(restaurantId && { restaurantId }) })) {
    if (await endOne(platform, id)) ended += 1;
  }
  return ended;
}

/** Keeps the lists: what has run out ends, and what is free in any way is offered. Returns how many entries changed. */
export async function keepLists(platform: Platform): Promise<number> {
  let changed = await endWaits(platform);
  for (const restaurantId of await waitedFor(platform.db)) changed += await offerFreed(platform, restaurantId);
  return changed;
}

/** Somebody who is erased waits no more; what was held for them is free for the next. */
export const eraseWaits: ErasePort = async (tx, { customerId, platform }) => {
  for (const wait of await lockWaitsOf(tx, customerId)) {
    if (await releaseOffer(platform, tx, wait)) await freed(platform, tx, wait.restaurantId);
  }
  await deleteWaitsOf(tx, customerId);
};
