import { randomBytes } from 'node:crypto';
import type { Locale } from '@app/contract/core/locale';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { addShare, endShares } from '../db/trip.repo.ts';
import { sharedTripOf } from './read-trips.ts';

const KEY_BYTES = 24;
type Sharing = { readonly customerId: string; readonly lang: Locale; readonly id: string };

/**
 * Makes the link that shows a trip to others; while there is one, it is that one. Refuses record.not_found, also for a trip of
 * somebody else.
 */
export async function shareTrip(platform: Platform, of: Sharing): Promise<{ key: string }> {
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, of.customerId);
    const { ids: orderIds, keys } = await sharedTripOf(platform, tx, of);
    const [known] = keys;
    if (known) return { key: known };
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await addShare(tx, { key, customerId: of.customerId, orderIds });
    return { key };
  });
}

/** Ends the links of a trip: whoever has one sees nothing any more. Refuses record.not_found. */
export async function unshareTrip(platform: Platform, of: Sharing): Promise<null> {
  const { keys } = await sharedTripOf(platform, platform.db, of);
  await endShares(platform.db, of.customerId, keys);
  return null;
}
