import { type DealKind, isOnBundles } from '@app/contract/deals/deal-facts';
import type { Day } from '@app/kernel/local-day';
import type { Platform } from '../../../../platform/slice.ts';
import { dealSources } from '../../../travel/public.ts';
import { pruneLog } from '../../core/db/seen.repo.ts';
import { logDay, notePrices } from '../../core/usecases/note-prices.ts';
import { goodsSeen, type LogPage, travelSeen } from './seen-now.ts';

/** Months that the log reaches back. */
export const KEPT_MONTHS = 13;
const PRUNED_AT_ONCE = 1_000;
/** Things that are looked at in one go: of goods one query finds their prices, of travel several do each. */
const GOODS_AT_ONCE = 500;
const TRAVEL_AT_ONCE = 20;
/** Of what is put together of several things, each of which is priced by day. */
const BUNDLES_AT_ONCE = 4;

/** How far a kind has been gone through on a day: after which of its things, and whether it is gone through again after that. */
type Round = { day: Day; after: string | null; done: boolean; again: boolean };

type Source = {
  readonly kind: DealKind;
  /** The tag that is dropped when staff change what is asked. */
  readonly tag: string | null;
  page(after: string | null): Promise<LogPage>;
};

const sourcesOf = (platform: Platform): Source[] => [
  {
    kind: 'product',
    // Single products are looked at by the tags of their own.
    tag: null,
    page: async (after) => {
      const { seen, last } = await goodsSeen(platform, { products: null, after, limit: GOODS_AT_ONCE });
      return { kind: 'product', seen, next: last };
    },
  },
  ...dealSources(platform).map(({ deals, tag }): Source => {
    const limit = isOnBundles(deals.kind) ? BUNDLES_AT_ONCE : TRAVEL_AT_ONCE;
    return {
      kind: deals.kind,
      tag,
      page: async (after) => {
        const keys = await deals.keys(platform.db, { after: after ?? '', limit });
        const seen = await travelSeen(platform, deals, keys);
        return { kind: deals.kind, seen, next: keys.length < limit ? null : (keys.at(-1) ?? null) };
      },
    };
  }),
];

const PRODUCT = 'product:';

/** The log of prices, as one process writes it: everything once a day, and again what staff have changed. */
export function createPriceLog(platform: Platform) {
  const rounds = new Map<DealKind, Round>();
  const changed = new Set<string>();
  const tags = new Set<string>();
  let listening = false;

  const listen = (): void => {
    if (listening) return;
    listening = true;
    const known = new Set(sourcesOf(platform).map(({ tag }) => tag));
    platform.cache.onDrop((dropped) => {
      for (const tag of dropped) {
        if (tag.startsWith(PRODUCT)) changed.add(tag.slice(PRODUCT.length));
        else if (known.has(tag)) tags.add(tag);
      }
    });
  };

  async function logChangedGoods(): Promise<void> {
    const products = [...changed].slice(0, GOODS_AT_ONCE);
    for (const id of products) changed.delete(id);
    if (products.length === 0) return;
    let after: string | null = null;
    do {
      const { seen, last } = await goodsSeen(platform, { products, after, limit: GOODS_AT_ONCE });
      await notePrices(platform, 'product', seen);
      after = last;
    } while (after !== null);
  }

  async function goOn({ kind, tag, page }: Source): Promise<void> {
    const day = logDay(platform.clock.now());
    const known = rounds.get(kind);
    const round: Round = known?.day === day ? known : { day, after: null, done: false, again: false };
    rounds.set(kind, round);
    if (tag !== null && tags.delete(tag)) round.again = true;
    if (round.done && !round.again) return;
    if (round.done) Object.assign(round, { after: null, done: false, again: false });
    const { seen, next } = await page(round.after);
    await notePrices(platform, kind, seen);
    round.after = next;
    round.done = next === null;
  }

  return {
    /** Begins to hear what staff change. */
    listen,
    /** Logs the next things of each kind. */
    async tick(): Promise<number> {
      await logChangedGoods();
      for (const source of sourcesOf(platform)) await goOn(source);
      // What is left is looked at the next minute: nothing waits for it, and nothing is run again at once.
      return 0;
    },
    /** Deletes what is too old; returns how many rows. */
    prune: (): Promise<number> => pruneLog(platform.db, { months: KEPT_MONTHS, limit: PRUNED_AT_ONCE }),
  };
}
