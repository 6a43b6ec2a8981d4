import { afterCommit, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** Anything but nights of hotels has changed: facts, prices, stops. */
export const dropHotels = (platform: Platform, tx: Tx): void => afterCommit(tx, () => platform.cache.drop(['hotels']));
