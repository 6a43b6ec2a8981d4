import type { DataCopy } from '@app/contract/data-copies/schemas';

/** Where addresses of files begin. */
export const COPY_LINKS = '/files/c/';

const DAY_MS = 24 * 60 * 60 * 1000;

type Copy = {
  readonly state: DataCopy['state'];
  readonly doneAt: Date | null;
  readonly expiresAt: Date | null;
};

/** Returns the state of a copy now: one past its time has expired, also before its file is removed. */
export const stateNow = ({ state, expiresAt }: Copy, now: Date): DataCopy['state'] =>
  state === 'done' && expiresAt !== null && expiresAt <= now ? 'expired' : state;

/** Returns from when another copy can be asked for: a day after one was made; null for at once, as after one that failed. */
export const askableFrom = ({ state, doneAt }: Copy): Date | null =>
  (state === 'done' || state === 'expired') && doneAt ? new Date(doneAt.getTime() + DAY_MS) : null;
