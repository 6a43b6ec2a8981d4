import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '../../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { valueBytes } from '../../../../platform/text/text-bytes.ts';
import { cardsOf } from '../../db/card.repo.ts';
import type { CardRow } from '../../domain/card.ts';
import { GOODS_INDEX, PRODUCT } from './tags.ts';

/** Memory that cards may take in one process; the one shown longest ago goes first. */
const MOST_BYTES = 32 * 1024 * 1024;
/** A process that missed a drop is behind by this much at most, as with remembered answers. */
const TTL_MS = 10 * 60_000;

type CachedCards = { readonly rows: LRUCache<string, CardRow>; drops: number };
const all = new WeakMap<AnswerCache, CachedCards>();

function keptIn({ cache }: Platform): CachedCards {
  const known = all.get(cache);
  if (known) return known;
  const kept: CachedCards = {
    rows: new LRUCache<string, CardRow>({ maxSize: MOST_BYTES, sizeCalculation: valueBytes, ttl: TTL_MS }),
    drops: 0,
  };
  cache.onDrop((tags) => {
    const ids = tags.filter((tag) => tag.startsWith(PRODUCT));
    // Without a product's name every card may be another one: a deal begins or ends.
    const every = tags.includes('*') || tags.includes(GOODS_INDEX) || (ids.length === 0 && tags.includes('products'));
    if (!every && ids.length === 0) return;
    kept.drops += 1;
    if (every) kept.rows.clear();
    for (const tag of ids) kept.rows.delete(tag.slice(PRODUCT.length));
  });
  all.set(cache, kept);
  return kept;
}

/** Cards of the listed among these goods in the order given, from memory where they have not changed. */
export async function keptCardsOf(platform: Platform, ids: readonly string[]): Promise<CardRow[]> {
  const kept = keptIn(platform);
  const found = new Map<string, CardRow>();
  const missing: string[] = [];
  for (const id of ids) {
    const row = kept.rows.get(id);
    if (row) found.set(id, row);
    else missing.push(id);
  }
  if (missing.length > 0) {
    const { drops } = kept;
    for (const row of await cardsOf(platform.db, missing)) {
      found.set(row.id, row);
      // What was read before a change is not kept.
      if (kept.drops === drops) kept.rows.set(row.id, row);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
