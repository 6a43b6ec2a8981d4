import type { Db } from '../db/connect.ts';
import { type ChangeFeed, createChangeFeed } from './change-feed.ts';
import { createMemoryBudget, type MemoryBudget } from './memory-budget.ts';

/**
 * What searches keep in the memory of a process: exact, as each search first asks what was written since (decision 251), and within one
 * budget.
 */
export type SearchMemory = { readonly changes: ChangeFeed; readonly budget: MemoryBudget };

/** Returns the memory of a process over a database, which is asked in statements of its own. */
export const createSearchMemory = (db: Db): SearchMemory => ({
  changes: createChangeFeed(db),
  budget: createMemoryBudget(),
});
