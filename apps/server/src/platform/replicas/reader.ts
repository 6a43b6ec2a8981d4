import { AsyncLocalStorage } from 'node:async_hooks';
import type { Position } from './position.ts';

/** Who reads, and how new what they read must be. */
export type Reader = {
  /** Addresses that news of theirs are sent to, their own first. */
  readonly hears: readonly string[];
  /** What they wrote last lies before this position. */
  readonly position: Position;
  /** They see all that was committed before this moment (`performance.now()`). */
  readonly since: number;
  /** Until when a read may wait for a replica to come that far; where that is over, for a short answer alone. */
  readonly waitsUntil: number;
};

const readers = new AsyncLocalStorage<Reader>();

/** Returns who reads in the call that is being answered; undefined in what writes, and wherever none is named. */
export const currentReader = (): Reader | undefined => readers.getStore();

/** Does `work`, whose reads are this reader's. */
export const asReader = <T>(reader: Reader, work: () => Promise<T>): Promise<T> => readers.run(reader, work);
