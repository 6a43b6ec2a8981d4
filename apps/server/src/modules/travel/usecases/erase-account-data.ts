import { afterCommit } from '../../../platform/db/connect.ts';
import type { DeletionBlockerPort, ErasePort } from '../../accounts/core.ts';
import { countOpenTravel, eraseFromTravel } from '../db/erase.repo.ts';
import { REVIEWS_TAG } from './reviews/read-reviews.ts';

/** Travel orders that are not over keep an account from being deleted. */
export const openTravel: DeletionBlockerPort = async (_platform, db, { customerId }) => {
  const count = await countOpenTravel(db, customerId);
  return count > 0 ? [{ kind: 'bookings', count }] : [];
};

/** What the books keep of somebody's travel names nobody. */
export const eraseTravel: ErasePort = async (tx, { customerId, platform }) => {
  await eraseFromTravel(tx, customerId);
  afterCommit(tx, () => platform.cache.drop([REVIEWS_TAG]));
};
