import { SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { Platform } from '../../../platform/slice.ts';

/** Looked at again at least this often: a deal written by another way than this code is noticed. */
const LOOK_EVERY_MS = 30 * SECOND;

type Next = { wait_ms: number | null };

/** Milliseconds until the next moment a deal begins or ends, by the database's clock; null when none will. */
async function untilNextChange(platform: Platform): Promise<number | null> {
  const { rows } = await sql<Next>`
    SELECT (extract(epoch FROM least(
      (SELECT min(starts_at) FROM flash_deal WHERE starts_at > now.at),
      (SELECT min(ends_at) FROM flash_deal WHERE ends_at > now.at)) - now.at) * 1000)::float8 AS wait_ms
    FROM (SELECT app_now() AS at) now`.execute(platform.db);
  return rows[0]?.wait_ms ?? null;
}

/**
 * Prices change at the moment a deal begins or ends though nobody writes anything: answers remembered until then are
 * dropped right after that moment, in this process (every process has a timer of its own). The wait is measured by the
 * database's clock; an answer begun before the moment is not kept, because its tag is dropped while it is made.
 */
export function startDealTimer(platform: Platform): { stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let round = 0;

  async function arm(): Promise<void> {
    round += 1;
    const mine = round;
    const wait = await untilNextChange(platform).catch(() => null);
    if (stopped || mine !== round) return;
    if (timer) clearTimeout(timer);
    const due = wait !== null && wait <= LOOK_EVERY_MS;
    // A millisecond more, because timers and clocks round.
    timer = setTimeout(
      () => {
        if (due) platform.cache.dropHere(['products', 'deals']);
        void arm();
      },
      due ? Math.ceil(wait) + 1 : LOOK_EVERY_MS,
    );
    timer.unref();
  }

  platform.cache.onDrop((tags) => {
    // New deals, or a moved clock.
    if (!stopped && (tags.includes('deal-times') || tags.includes('*'))) void arm();
  });
  void arm();
  return {
    stop: () => {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
