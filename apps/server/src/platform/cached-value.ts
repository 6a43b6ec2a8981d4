import type { AnswerCache } from './http/answer-cache.ts';
import type { Platform } from './slice.ts';

/** An older value is still returned once, while a new one is read: a process that missed a drop is behind by this much. */
const FRESH_MS = 30_000;

type Slot<T> = { promise: Promise<T>; readAt: number };

/**
 * Returns a reader of a small table cached in memory: it asks `load` once and shares the answer until one of `tags` is
 * dropped. What was read before a drop is never returned after it. A failed load is not cached.
 */
export function cachedValue<T>(
  tags: readonly string[],
  load: (platform: Platform) => Promise<T>,
): (platform: Platform) => Promise<T> {
  const slots = new WeakMap<AnswerCache, Slot<T>>();
  const listening = new WeakSet<AnswerCache>();

  const read = (platform: Platform): Slot<T> => {
    // Whoever asks may hold the pool's last connection in a transaction: what is cached is read over the auxiliary pool.
    const slot: Slot<T> = { promise: load({ ...platform, db: platform.auxiliaryDb }), readAt: performance.now() };
    slot.promise.catch(() => {
      if (slots.get(platform.cache) === slot) slots.delete(platform.cache);
    });
    return slot;
  };

  const refresh = (platform: Platform, before: Slot<T>): void => {
    before.readAt = performance.now();
    const next = read(platform);
    next.promise.then(
      () => {
        if (slots.get(platform.cache) === before) slots.set(platform.cache, next);
      },
      () => {},
    );
  };

  return (platform) => {
    const { cache } = platform;
    if (!listening.has(cache)) {
      listening.add(cache);
      cache.onDrop((dropped) => {
        if (dropped.some((tag) => tag === '*' || tags.includes(tag))) slots.delete(cache);
      });
    }
    const known = slots.get(cache);
    if (known) {
      if (performance.now() - known.readAt > FRESH_MS) refresh(platform, known);
      return known.promise;
    }
    const slot = read(platform);
    slots.set(cache, slot);
    return slot.promise;
  };
}
