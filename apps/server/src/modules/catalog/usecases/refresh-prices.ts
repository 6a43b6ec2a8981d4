import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { CatalogChange } from '../core/usecases/watch-catalog.ts';
import { writeDuePrices } from '../db/leading-price.repo.ts';

/** Writes the prices of all products of which a variant sold out or came back; returns how many changed. */
export async function refreshPrices(platform: Platform): Promise<number> {
  let total = 0;
  for (;;) {
    const { due, changed } = await inTransaction(platform.db, writeDuePrices);
    if (changed.length > 0) platform.cache.drop(['products', ...changed.map((id) => `product:${id}`)]);
    total += changed.length;
    if (due === 0) return total;
  }
}

/**
 * Writes due prices right after a change that sold a variant out or brought it back. What a process that ended leaves
 * undone is done by the job.
 */
export function createPriceRefresher(platform: Platform): {
  onChange(change: CatalogChange): void;
  stop(): Promise<void>;
} {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await refreshPrices(platform).catch((error) =>
        platform.log.warn({ err: error }, 'prices of products that sold out or came back could not be written yet'),
      );
    } while (again);
    running = null;
  };
  return {
    onChange: ({ stock }) => {
      if (!stock.some(({ turned }) => turned)) return;
      again = true;
      running ??= run();
    },
    stop: async () => {
      await running;
    },
  };
}
