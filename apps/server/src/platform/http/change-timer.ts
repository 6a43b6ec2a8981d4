import { SECOND } from '@app/kernel/clock';
import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../slice.ts';

/** Looked at again at least this often: a moment written by another way than this code is noticed. */
const LOOK_EVERY_MS = 30 * SECOND;

export type TimedChange = {
  /** SQL for the next moment after `now.at` at which something changes by itself; null when nothing will. */
  readonly next: RawBuilder<unknown>;
  /** Tags of the answers that moment makes old. */
  readonly tags: readonly string[];
  /** A drop of this tag says that the moments themselves have changed. */
  readonly armedBy: string;
};

/** Milliseconds until the next change, by the database's clock; null when none will come. */
async function untilNextChange(platform: Platform, change: TimedChange): Promise<number | null> {
  const { rows } = await sql<{ wait_ms: number | null }>`
    SELECT (extract(epoch FROM ${change.next} - now.at) * 1000)::float8 AS wait_ms
    FROM (SELECT app_now() AS at) now`.execute(platform.db);
  return rows[0]?.wait_ms ?? null;
}

/**
 * What is shown changes at some moments though nobody writes anything: answers remembered until then are dropped right
 * after such a moment, in this process (every process has a timer of its own). The wait is measured by the database's
 * clock; an answer begun before the moment is not kept, because its tag is dropped while it is made.
 */
export function startChangeTimer(platform: Platform, change: TimedChange): { stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let round = 0;

  async function arm(): Promise<void> {
    round += 1;
    const mine = round;
    const wait = await untilNextChange(platform, change).catch(() => null);
    if (stopped || mine !== round) return;
    if (timer) clearTimeout(timer);
    const due = wait !== null && wait <= LOOK_EVERY_MS;
    // A millisecond more, because timers and clocks round.
    timer = setTimeout(
      () => {
        if (due) platform.cache.dropHere([...change.tags]);
        void arm();
      },
      due ? Math.ceil(wait) + 1 : LOOK_EVERY_MS,
    );
    timer.unref();
  }

  platform.cache.onDrop((tags) => {
    // New moments, or a moved clock.
    if (!stopped && (tags.includes(change.armedBy) || tags.includes('*'))) void arm();
  });
  void arm();
  return {
    stop: () => {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
