import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Restaurants, their tables or menus have changed. */
export const DINING = 'dining';
/** Tables were held, taken or let go. */
export const DINING_TABLES = 'dining-tables';

export const dropRestaurants = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([DINING, DINING_TABLES]));

export const dropTables = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop([DINING_TABLES]));
