import type { Db } from '../db/connect.ts';
import { readChanges } from './change-log.repo.ts';

/** Hears which records of its kind were written; `all` where any may have been. */
export type ChangeListener = (subjects: readonly string[] | 'all') => void;

declare const caughtUp: unique symbol;
/** Stands for a moment: listeners have heard of everything that was committed before it. Each search asks for its own. */
export type CaughtUp = { readonly [caughtUp]: true };

export type ChangeFeed = {
  /** Calls a listener with changes of a kind from now on. */
  listen(kind: string, listener: ChangeListener): void;
  /** Returns once listeners have heard of everything that was committed before this call, in whatever process. */
  caughtUp(): Promise<CaughtUp>;
};

const CAUGHT_UP = {} as CaughtUp;

/** Returns a feed of what is written in a database. All who ask while one statement is under way share the next. */
export function createChangeFeed(db: Db): ChangeFeed {
  const listeners = new Map<string, ChangeListener[]>();
  let snapshot: string | null = null;
  let looking: Promise<unknown> = Promise.resolve();
  let next: Promise<CaughtUp> | null = null;

  const notify = (kind: string, subjects: readonly string[] | 'all'): void => {
    for (const listener of listeners.get(kind) ?? []) listener(subjects);
  };

  async function look(): Promise<CaughtUp> {
    const read = await readChanges(db, snapshot);
    snapshot = read.snapshot;
    if (read.changes === null) for (const kind of listeners.keys()) notify(kind, 'all');
    else if (read.changes.length > 0) {
      for (const [kind, changes] of Map.groupBy(read.changes, ([of]) => of))
        notify(
          kind,
          changes.map(([, subject]) => subject),
        );
    }
    return CAUGHT_UP;
  }

  return {
    listen: (kind, listener) => {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener]);
    },
    caughtUp: () => {
      next ??= looking
        .catch(() => undefined)
        .then(() => {
          next = null;
          const own = look();
          looking = own;
          return own;
        });
      return next;
    },
  };
}
