import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { watchHolding } from '../db/pipeline/held-pools.ts';

/** A connection that the running code has to itself, and those that it had before it took this one. */
type Held = { readonly pool: pg.Pool; readonly before: Held | undefined; open: boolean };

const held = new AsyncLocalStorage<Held | undefined>();
const connect = pg.Pool.prototype.connect;

/**
 * Throws where what holds a connection of a pool asks the pool for another one: as many such callers as the pool has
 * connections would wait for one another. The stack says who asks.
 */
function checkFree(pool: pg.Pool): void {
  for (let one = held.getStore(); one; one = one.before)
    if (one.open && one.pool === pool) throw new Error('what holds a connection asks the same pool for another one');
}

watchHolding((pool, work) => {
  const mine: Held = { pool, before: held.getStore(), open: true };
  return held.run(mine, work).finally(() => {
    mine.open = false;
  });
});

pg.Pool.prototype.connect = function watched(this: pg.Pool, ...given: Parameters<typeof connect>) {
  checkFree(this);
  return connect.apply(this, given);
} as typeof connect;

/** Runs `work` as somebody else would, who holds nothing of what the caller holds: for tests that keep a row locked meanwhile. */
export const asAnother = <T>(work: () => T): T => held.run(undefined, work);
