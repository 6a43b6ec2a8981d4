import { addMs } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { ProductClock } from '../slice.ts';

const REFRESH_MS = 20_000;

/**
 * The one clock: the database's time plus the offset kept there, so that all processes and all SQL agree.
 * This process follows it by its own monotonic clock between refreshes. `onMoved` runs in the process that moved it.
 */
export async function createProductClock(db: Db, onMoved: (offsetMs: number) => Promise<void>) {
  let base = { atMono: performance.now(), time: Date.now(), offset: 0 };

  async function refresh(): Promise<void> {
    const before = performance.now();
    const { rows } = await sql<{ now: Date; offset_ms: number }>`
      SELECT clock_timestamp() AS now, offset_ms FROM product_clock`.execute(db);
    const row = rows[0];
    if (!row) return;
    const after = performance.now();
    base = { atMono: (before + after) / 2, time: row.now.getTime(), offset: row.offset_ms };
  }

  await refresh();
  const timer = setInterval(() => void refresh().catch(() => undefined), REFRESH_MS);
  timer.unref();

  const real = (): Date => addMs(new Date(base.time), Math.round(performance.now() - base.atMono));
  const clock: ProductClock = {
    now: () => addMs(real(), base.offset),
    real,
    offsetMs: () => base.offset,
    move: async ({ ms, reset }) => {
      await sql`UPDATE product_clock SET offset_ms = ${reset ? ms : sql`offset_ms + ${ms}`}`.execute(db);
      await refresh();
      await onMoved(base.offset);
    },
  };
  return { clock, refresh, stop: () => clearInterval(timer) };
}
