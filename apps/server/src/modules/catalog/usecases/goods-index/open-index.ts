import type { AnswerCache } from '../../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { GoodsIndex } from '../../domain/goods-index/goods-index.ts';
import { readIndex, refreshIndex } from './read-index.ts';
import { GOODS_INDEX, PRODUCT } from './tags.ts';

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

/** Goods that changed since they were last read into the index, and since a new one is being made. */
function createChanges() {
  let stale = new Set<string>();
  let meanwhile = new Set<string>();
  return {
    any: (): boolean => stale.size > 0,
    add: (id: string, { made, making }: { made: boolean; making: boolean }): void => {
      if (made) stale.add(id);
      if (making) meanwhile.add(id);
    },
    /** Returns what changed since it was read, and forgets it. */
    take: (): string[] => {
      const ids = [...stale];
      stale.clear();
      return ids;
    },
    putBack: (ids: readonly string[]): void => {
      for (const id of ids) stale.add(id);
    },
    /** A new index is being made: what changes from now on is not in it. */
    making: (): void => {
      meanwhile = new Set();
    },
    /** The new index stands in the place of the old one. */
    made: (): void => {
      stale = meanwhile;
    },
  };
}

type Changes = ReturnType<typeof createChanges>;
type Standing = {
  made: Made | null;
  /** The new index that is being made. */
  making: Promise<GoodsIndex | null> | null;
  tooLarge: boolean;
};

/** Returns what begins to make a new index, in the place of one that is being made; how it stands is written into `standing`. */
function createMaking(platform: Platform, changes: Changes, standing: Standing): () => Promise<GoodsIndex | null> {
  let round = 0;
  return () => {
    round += 1;
    const mine = round;
    changes.making();
    const work: Promise<GoodsIndex | null> = readIndex(platform, () => mine === round)
      .then((index) => {
        // What was read before everything changed is of no use.
        if (mine !== round) return standing.making ?? standing.made?.index ?? null;
        standing.tooLarge = index === null;
        standing.made = index && { index, at: performance.now() };
        changes.made();
        standing.making = null;
        return index;
      })
      .catch((error) => {
        if (mine === round) standing.making = null;
        throw error;
      });
    standing.making = work;
    work.catch((error) => platform.log.warn({ err: error }, 'the index of goods could not be made'));
    return work;
  };
}

function createIndex(platform: Platform): OpenIndex {
  const changes = createChanges();
  const standing: Standing = { made: null, making: null, tooLarge: false };
  const begin = createMaking(platform, changes, standing);
  let refreshing: Promise<void> | null = null;

  platform.cache.onDrop((tags) => {
    if (tags.some((tag) => tag === '*' || tag === GOODS_INDEX)) {
      standing.made = null;
      standing.tooLarge = false;
      if (standing.making) void begin();
      return;
    }
    for (const tag of tags) {
      if (tag.startsWith(PRODUCT))
        changes.add(tag.slice(PRODUCT.length), { made: standing.made !== null, making: standing.making !== null });
    }
  });

  async function refresh(index: GoodsIndex): Promise<void> {
    const ids = changes.take();
    try {
      await refreshIndex(platform, index, ids);
    } catch (error) {
      changes.putBack(ids);
      throw error;
    }
  }

  /** The index with everything in it that was told of before now; null when it has been dropped meanwhile. */
  async function current(): Promise<GoodsIndex | null> {
    // One that is being refreshed may have been asked before what has been told of since.
    for (let turn = 0; turn < 2 && standing.made && (refreshing || changes.any()); turn += 1) {
      if (!refreshing) {
        refreshing = refresh(standing.made.index).finally(() => {
          refreshing = null;
        });
      }
      await refreshing;
    }
    if (!standing.made) return null;
    const { index, at } = standing.made;
    const old = performance.now() - at > FRESH_MS;
    const worn = index.changed > Math.max(MOST_CHANGED, index.count / CHANGED_PART);
    if ((old || worn) && !standing.making) begin().catch(() => undefined);
    return index;
  }

  return {
    ready: async () => {
      if (!standing.made && !standing.making && !standing.tooLarge) begin().catch(() => undefined);
      return current();
    },
    made: async () => {
      for (;;) {
        const index = await current();
        if (index || standing.tooLarge) return index;
        await (standing.making ?? begin());
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
