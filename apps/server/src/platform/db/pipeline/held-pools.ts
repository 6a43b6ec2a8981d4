import type pg from 'pg';

/** Runs `work`, which has a connection of `pool` to itself until it ends. */
export type Holding = <T>(pool: pg.Pool, work: () => Promise<T>) => Promise<T>;

let holding: Holding = (_pool, work) => work();

/** Has another function run what holds a connection: tests see by it that nothing waits for its own pool. */
export const watchHolding = (by: Holding): void => {
  holding = by;
};

export const whileHolding: Holding = (pool, work) => holding(pool, work);
