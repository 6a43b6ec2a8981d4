import { totalmem } from 'node:os';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { AnswerCache } from '../../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { goodsCount, goodsFacts, type PopularPlace, popularGoods } from '../../db/goods-index.repo.ts';
import { writeMissingWords } from '../../db/goods-words.ts';
import { IndexBuilder } from '../../domain/goods-index/build.ts';
import { GoodsIndex } from '../../domain/goods-index/goods-index.ts';
import { GOODS_INDEX, PRODUCT } from './tags.ts';

const MB = 1024 * 1024;
/** Memory that the index may take in one process. A shop with more goods is answered by the database alone. */
const MOST_BYTES = Math.min(
  320 * MB,
  Math.max(64 * MB, Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 16),
);
/** About the bytes of one product, to tell beforehand whether all fit. */
const GOODS_BYTES = 700;
const STRETCH = 2_000;
/** So many changed goods may lie beside the index before it is made anew, or a part of all goods that is more. */
const MOST_CHANGED = 500;
const CHANGED_PART = 100;
/** Made anew after this long even so: a process that ended between a commit and telling of it leaves the others behind. */
const FRESH_MS = 10 * 60_000;

/** All goods in memory, exact but for the moment in which a change travels between processes. */
export type OpenIndex = {
  /** The index as of now, once it is there; null while it is being made, and for a shop too large for it. */
  ready(): Promise<GoodsIndex | null>;
  /** The same, waiting until it has been made. */
  made(): Promise<GoodsIndex | null>;
};

type Made = { readonly index: GoodsIndex; readonly at: number };

async function readIndex(platform: Platform, isWanted: () => boolean): Promise<GoodsIndex | null> {
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

function createIndex(platform: Platform): OpenIndex {
  let made: Made | null = null;
  let making: Promise<GoodsIndex | null> | null = null;
  /** Goods changed since they were last read into the index, and since a new one is being made. */
  let stale = new Set<string>();
  let changedMeanwhile = new Set<string>();
  let refreshing: Promise<void> | null = null;
  let tooLarge = false;
  let round = 0;

  const begin = (): Promise<GoodsIndex | null> => {
    round += 1;
    const mine = round;
    changedMeanwhile = new Set();
    const work: Promise<GoodsIndex | null> = readIndex(platform, () => mine === round)
      .then((index) => {
        // What was read before everything changed is of no use.
        if (mine !== round) return making ?? made?.index ?? null;
        tooLarge = index === null;
        made = index && { index, at: performance.now() };
        stale = changedMeanwhile;
        making = null;
        return index;
      })
      .catch((error) => {
        if (mine === round) making = null;
        throw error;
      });
    making = work;
    work.catch((error) => platform.log.warn({ err: error }, 'the index of goods could not be made'));
    return work;
  };

  platform.cache.onDrop((tags) => {
    if (tags.some((tag) => tag === '*' || tag === GOODS_INDEX)) {
      made = null;
      tooLarge = false;
      if (making) void begin();
      return;
    }
    for (const tag of tags) {
      if (!tag.startsWith(PRODUCT)) continue;
      if (made) stale.add(tag.slice(PRODUCT.length));
      if (making) changedMeanwhile.add(tag.slice(PRODUCT.length));
    }
  });

  async function refresh(index: GoodsIndex): Promise<void> {
    const ids = [...stale];
    stale.clear();
    try {
      for (let at = 0; at < ids.length; at += STRETCH) {
        const part = ids.slice(at, at + STRETCH);
        const facts = new Map((await goodsFacts(platform.db, part)).map((one) => [one.id, one]));
        for (const id of part) index.replace(id, facts.get(id) ?? null);
      }
    } catch (error) {
      for (const id of ids) stale.add(id);
      throw error;
    }
  }

  /** The index with everything in it that was told of before now; null when it has been dropped meanwhile. */
  async function current(): Promise<GoodsIndex | null> {
    // One that is being refreshed may have been asked before what has been told of since.
    for (let turn = 0; turn < 2 && made && (refreshing || stale.size > 0); turn += 1) {
      if (!refreshing) {
        refreshing = refresh(made.index).finally(() => {
          refreshing = null;
        });
      }
      await refreshing;
    }
    if (!made) return null;
    const { index, at } = made;
    const old = performance.now() - at > FRESH_MS;
    const worn = index.changed > Math.max(MOST_CHANGED, index.count / CHANGED_PART);
    if ((old || worn) && !making) begin().catch(() => undefined);
    return index;
  }

  return {
    ready: async () => {
      if (!made && !making && !tooLarge) begin().catch(() => undefined);
      return current();
    },
    made: async () => {
      for (;;) {
        const index = await current();
        if (index || tooLarge) return index;
        await (making ?? begin());
      }
    },
  };
}

const indexes = new WeakMap<AnswerCache, OpenIndex>();

/** The index of this process, opened when first asked for. */
export function goodsIndex(platform: Platform): OpenIndex {
  const known = indexes.get(platform.cache);
  if (known) return known;
  const opened = createIndex(platform);
  indexes.set(platform.cache, opened);
  return opened;
}
