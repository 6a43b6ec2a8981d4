import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import { type PriceChange, priceChanges, priceJumps } from '@app/contract/core/price-jumps';
import { Refusal } from '@app/kernel/assert';
import { inTransaction, type Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { parameterNow } from '../../../settings/public.ts';
import { allCategories } from '../../db/category.repo.ts';
import { failRows, lockImport, setImportState } from '../../db/import.repo.ts';
import {
  type ClaimedImport,
  claimImport,
  dropClaim,
  importWaits,
  lockGroup,
  nextGroups,
  ownersOf,
  passGroups,
  renewClaim,
  storeJumps,
  storeNumber,
  takeGroup,
  type WaitingGroup,
} from '../../db/import-work.repo.ts';
import { staffProduct } from '../../db/staff-product.repo.ts';
import { categoryFinder } from '../../domain/import/find-category.ts';
import { settledStyles } from '../../domain/import/number-styles.ts';
import { inputOf, type ReadProduct, readProduct, type Shop } from '../../domain/import/read-product.ts';
import { createProduct, type ProductEditor, updateProduct } from '../save-product.ts';

/** Products looked at between two looks at the clock. */
const AT_ONCE = 25;
const NUMBER_MAX = 60;
/** Milliseconds after which a locked row is tried again. */
const LOCKED_MS = 50;

async function openShop(db: Queryable): Promise<Shop> {
  const all = await allCategories(db);
  return { category: categoryFinder(all), byId: new Map(all.map((category) => [category.id, category])) };
}

type Found = { read: ReadProduct; existing: StaffProduct | null; number: string | null };

/** Reads one product's rows over what the shop has of it, found by its number, else by a SKU. */
async function look(
  db: Queryable,
  of: { claimed: ClaimedImport; group: WaitingGroup; shop: Shop; lock: boolean },
): Promise<Found> {
  const { mapping } = of.claimed;
  const { lines } = of.group;
  const cell = (at: number) => lines.map((line) => line.cells[at]?.trim() ?? '').filter(Boolean);
  const number = cell(mapping.indexOf('number'))[0]?.slice(0, NUMBER_MAX) ?? null;
  const owners = await ownersOf(db, number, cell(mapping.indexOf('sku')));
  const [first] = owners.bySku.values();
  const id = owners.byNumber ?? first ?? null;
  const otherNumber = id !== null && number !== null && (owners.numbers.get(id) ?? number) !== number;
  const elsewhere = new Set([...owners.bySku].flatMap(([sku, owner]) => (owner !== id || otherNumber ? [sku] : [])));
  const existing = id === null ? null : await staffProduct(db, id, of.lock);
  const styles = settledStyles(of.claimed);
  return { read: readProduct({ lines, mapping, styles, existing, elsewhere }, of.shop), existing, number };
}

/** Checks the next products: their rows are good or say what is wrong. Changes no product. Gives how many it looked at. */
async function checkNext(platform: Platform, claimed: ClaimedImport, shop: Shop): Promise<number> {
  return inTransaction(platform.db, async (tx) => {
    const groups = await nextGroups(tx, { id: claimed.id, state: 'waiting', most: AT_ONCE });
    const good: string[] = [];
    const jumps = new Map<number, readonly PriceChange[]>();
    const percent = await parameterNow(tx, 'price.jump_percent');
    for (const group of groups) {
      const { read, existing } = await look(tx, { claimed, group, shop, lock: false });
      if ('flaws' in read) {
        await failRows(tx, claimed.id, read.flaws);
        continue;
      }
      good.push(group.key);
      const changes = priceChanges(existing?.variants, read.input.variants, ({ sku }) => String(sku));
      const own = priceJumps(changes, percent);
      const [first] = group.lines;
      if (own.length > 0 && first) jumps.set(first.row, own);
    }
    await passGroups(tx, claimed.id, good);
    await storeJumps(tx, claimed.id, jumps);
    return groups.length;
  });
}

/** Takes one product: creates it, saves it, or leaves it as it is where nothing differs; its rows go with it or not at all. */
async function takeOne(
  platform: Platform,
  claimed: ClaimedImport,
  of: { group: WaitingGroup; shop: Shop },
): Promise<void> {
  const { group } = of;
  const by: ProductEditor = { staff: { id: claimed.staff_id, username: claimed.who }, ip: claimed.ip };
  await inTransaction(platform.db, async (tx) => {
    if ((await lockGroup(tx, claimed.id, group.key)) === 0) return;
    const { read, existing, number } = await look(tx, { claimed, group, shop: of.shop, lock: true });
    if ('flaws' in read) return failRows(tx, claimed.id, read.flaws);
    const within = { ...platform, db: tx };
    const stored = existing ? await staffProduct(tx, existing.id) : null;
    const same = stored !== null && isDeepStrictEqual(read.input, inputOf(stored));
    const saved = same
      ? stored
      : stored
        ? await updateProduct(within, by, { id: stored.id, version: stored.version, input: read.input })
        : await createProduct(within, by, read.input);
    if (number !== null) await storeNumber(tx, number, saved.id);
    const outcome = same ? 'unchanged' : stored ? 'updated' : 'created';
    await takeGroup(tx, claimed.id, { key: group.key, outcome, productId: saved.id });
  });
}

/** Whether the database or a rule refused this one product: trying it again would bring the same. */
const refusedForGood = (error: unknown): boolean =>
  error instanceof Refusal || /^2[23]/.test(String((error as { code?: unknown }).code));

/** Takes the next products, each in a transaction of its own. Gives how many it looked at. */
async function takeNext(platform: Platform, claimed: ClaimedImport, shop: Shop): Promise<number> {
  const groups = await nextGroups(platform.db, { id: claimed.id, state: 'valid', most: AT_ONCE });
  for (const group of groups) {
    try {
      await takeOne(platform, claimed, { group, shop });
    } catch (error) {
      if (!refusedForGood(error)) throw error;
      const taken = error instanceof Refusal && error.key === 'product.sku_taken';
      const flaw = { column: null, flaw: taken ? ('sku_elsewhere' as const) : ('other' as const), value: '' };
      await failRows(platform.db, claimed.id, new Map(group.lines.map((line) => [line.row, [flaw]])));
    }
  }
  return groups.length;
}

async function finish(platform: Platform, { id, state }: ClaimedImport): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const stored = await lockImport(tx, id);
    if (stored?.state === state) await setImportState(tx, id, state === 'checking' ? 'checked' : 'done');
  });
}

/**
 * Works on the oldest import that waits, to its end or until `stopped` says so. Any number of processes may do this: each
 * import is one's at a time, and one that dies is taken up by another half a minute later, where it was left. Gives how
 * many products it looked at.
 */
export async function runImport(platform: Platform, stopped: () => boolean): Promise<number> {
  const claimed = await claimImport(platform.db);
  if (!claimed) return 0;
  const next = claimed.state === 'checking' ? checkNext : takeNext;
  const shop = await openShop(platform.db);
  let looked = 0;
  try {
    while (!stopped()) {
      const now = await next(platform, claimed, shop);
      looked += now;
      if (now === 0) {
        await finish(platform, claimed);
        return looked + 1;
      }
      await renewClaim(platform.db, claimed.id);
    }
  } catch (error) {
    await dropClaim(platform.db, claimed.id);
    throw error;
  }
  await dropClaim(platform.db, claimed.id);
  return looked;
}

/** Begins work at once when there is some, without waiting for the next tick of the job; one import at a time. */
export function createImportRunner(platform: Platform): { kick(): void; stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  const work = async (): Promise<void> => {
    try {
      do {
        again = false;
        while (!stopped && (await runImport(platform, () => stopped)) > 0);
        // The row of one is locked, such as by a second call to start it: the lock ends in a moment.
        if (!stopped && (await importWaits(platform.db))) {
          again = true;
          await setTimeout(LOCKED_MS);
        }
      } while (again && !stopped);
    } catch (error) {
      platform.log.warn({ err: error }, 'an import stopped; the job takes it up again');
    } finally {
      // At once with the last look at `again`: a kick finds work under way or begins it.
      running = null;
    }
  };
  return {
    kick: () => {
      again = true;
      if (!running && !stopped) running = work();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
