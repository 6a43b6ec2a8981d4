import type { DeletionBlockerPort, ErasePort } from '../../accounts/core.ts';
import { countOpen, eraseFromOrders } from '../db/erase.repo.ts';

/** Orders that are not over keep an account from being deleted. */
export const openOrders: DeletionBlockerPort = async (_platform, db, { customerId }) => {
  const count = await countOpen(db, customerId);
  return count > 0 ? [{ kind: 'orders', count }] : [];
};

/** What the books keep of somebody's orders names nobody. */
export const eraseOrders: ErasePort = (tx, { customerId }) => eraseFromOrders(tx, customerId);
