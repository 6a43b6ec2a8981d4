import type { DeletionBlockerPort, ErasePort } from '../../accounts/public.ts';
import { countOpenTravel, eraseFromTravel } from '../db/erase.repo.ts';

/** Travel orders that are not over keep an account from being deleted. */
export const openTravel: DeletionBlockerPort = async (_platform, db, { customerId }) => {
  const count = await countOpenTravel(db, customerId);
  return count > 0 ? [{ kind: 'bookings', count }] : [];
};

/** What the books keep of somebody's travel names nobody. */
export const eraseTravel: ErasePort = (tx, { customerId }) => eraseFromTravel(tx, customerId);
