import type { Platform } from '../../../platform/slice.ts';

/** Drops what is kept of languages, texts or currencies, and has every open client read its start-up anew. */
export function notifyTextsChanged(platform: Platform, tags: readonly string[]): void {
  platform.cache.drop(tags);
  platform.realtime
    .toEveryone({ topic: 'translations', data: {} })
    .catch((error: unknown) => platform.log.warn({ err: error }, 'open clients were not told of new texts'));
}
