import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';

/** Set meals are on sale or not. */
export const MEALS = 'meals';

export const dropMeals = (platform: Platform, tx: Tx): void => afterCommit(tx, () => platform.cache.drop([MEALS]));
