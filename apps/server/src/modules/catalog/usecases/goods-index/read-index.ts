import { totalmem } from 'node:os';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Platform } from '../../../../platform/slice.ts';
import { goodsCount, goodsFacts, type PopularPlace, popularGoods } from '../../db/goods-index.repo.ts';
import { writeMissingWords } from '../../db/goods-words.ts';
import { IndexBuilder } from '../../domain/goods-index/build.ts';
import { GoodsIndex } from '../../domain/goods-index/goods-index.ts';

const MB = 1024 * 1024;
/** Memory that the index may take in one process. A shop with more goods is answered by the database alone. */
const MOST_BYTES = Math.min(
  320 * MB,
  Math.max(64 * MB, Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 16),
);
/** About the bytes of one product, to tell beforehand whether all fit. */
const GOODS_BYTES = 700;
const STRETCH = 2_000;

/** Returns an index of all goods; null where they do not fit, or while it is no longer wanted. */
export async function readIndex(platform: Platform, isWanted: () => boolean): Promise<GoodsIndex | null> {
  const { goods, unwritten } = await goodsCount(platform.db);
  if (goods * GOODS_BYTES > MOST_BYTES) return null;
  if (unwritten) await writeWords(platform);
  const builder = new IndexBuilder();
  for (let after: PopularPlace | null = null; isWanted(); ) {
    const rows = await popularGoods(platform.db, after, STRETCH);
    for (const row of rows) builder.add(row);
    after = rows.at(-1) ?? null;
    if (rows.length < STRETCH) return new GoodsIndex(await builder.build());
    await otherWork();
  }
  return null;
}

/** Writes what goods are found by where it has not been written yet. Several processes may do so at once. */
export async function writeWords(platform: Platform): Promise<number> {
  let total = 0;
  for (
    let done = await writeMissingWords(platform.db, null);
    done;
    done = await writeMissingWords(platform.db, done.last)
  ) {
    total += done.written;
    await otherWork();
  }
  return total;
}

/** Reads these goods into an index anew. */
export async function refreshIndex(platform: Platform, index: GoodsIndex, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += STRETCH) {
    const part = ids.slice(at, at + STRETCH);
    const facts = new Map((await goodsFacts(platform.db, part)).map((one) => [one.id, one]));
    for (const id of part) index.replace(id, facts.get(id) ?? null);
  }
}
